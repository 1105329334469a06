#include "seize/text/grammar/GrammarBranches.h"
#include "seize/text/printing/Said.h"

#include "seize/tree/Walk.h"
#include "text/Joining.h"

#include <algorithm>

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::seize::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

/// "Destroy target mercenary if its bounty is 3 or more": the target is chosen first, and then asked about.
std::optional<Effect> asksAboutTarget(Effect& effect, const Condition& condition)
{
    const bool asks = ((condition.kind == Condition::Kind::ThingIs
                           || condition.kind == Condition::Kind::ThingIsNot)
                          && (condition.of == Thing::Kind::It || condition.of == Thing::Kind::That))
        || (condition.kind == Condition::Kind::Compares && condition.left->quantity
            && condition.left->quantity->of == Thing::Kind::It);
    if (!asks || condition.before)
        return std::nullopt;
    return std::visit(
        [](auto& e) -> std::optional<Effect> {
            if constexpr (requires { e.what.filter; }) {
                if (e.what.kind == Thing::Kind::Target && e.what.count == 1 && !e.what.upTo
                    && e.what.line == Thing::Line::None
                    && e.what.filter.noun == Filter::Noun::Mercenary)
                    return selected(e.what);
            }
            return std::nullopt;
        },
        effect.node);
}
/// "Deal 1 damage to the attacker if it is adjacent": whom the deed has just named.
void askOfNamed(const Effect& effect, Condition& condition)
{
    for (Condition& part : condition.parts)
        askOfNamed(effect, part);
    using Kind = Condition::Kind;
    if ((condition.kind != Kind::ThingIs && condition.kind != Kind::ThingIsNot)
        || condition.of != Thing::Kind::It || condition.before)
        return;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; }) {
                const Thing::Kind named = e.what.kind;
                const Filter& asked = condition.filter;
                // Of which class this card is, whose, and that it is not near itself, nobody has to ask.
                const bool ofOwn = asked.className.empty() && asked.side == Side::Any
                    && asked.range.kind == Range::Kind::Anywhere;
                if (named == Thing::Kind::Attacker || named == Thing::Kind::Attacked)
                    condition.of = named;
                else if ((named == Thing::Kind::This || named == Thing::Kind::Bearer) && ofOwn)
                    condition.referent.slot = saidBehindOwn;
            }
        },
        effect.node);
}
/// "... to it and each enemy adjacent to it": what was said before is done to them too.
struct endsHere : pegtl::at<any<stop, comma, semicolon, word<"and", "then", "or", "if", "unless">>>
{
};
struct toThemToo : seq<maybe<word<"to", "on", "from">>, thing, endsHere>
{
    static Effect build(Found& found)
    {
        Rescue alike; // a place for the deed before it (`alikeBefore`), with another object
        alike.what = found.take<Thing>();
        return { std::move(alike) };
    }
};
/// "draw 1 if you control a Mage mercenary", "draw 1 at the start of your next turn"
/// "..., or 4 if it is a Warlock": the same with another number.
struct itDoubled : word<", doubled", "doubled">
{
    static Amount build() { return twiceThat::build(); }
};
struct orNumber : seq<any<seq<word<", or", "or">,
                              any<seq<twiceThat, maybe<asMuchAsBefore>>,
                                  seq<fixedNumber, maybe<damageKind>,
                                      maybe<word<"damage", "cards", "card", "loot", "health">>>>>,
                          itDoubled>,
                      maybe<insteadWord>, word<"if">, condition, maybe<insteadWord>>
{
};
struct qualified
    : seq<instruction,
          maybe<any<seq<word<"if">, condition>, seq<means<Flag::Less, "unless">, condition>,
              seq<word<"unless">, playerDeed>, later, nextTrigger, orNumber,
              seq<means<Flag::EitherOr, "or">, any<instruction, toThemToo, seq<goods, endsHere>>>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (found.says(Flag::EitherOr)) { // "exhaust target enemy or an adjacent one"
            std::optional<Effect> other;
            if (found.has<Goods>())
                other = doneTo(effect, found.take<Goods>());
            else
                other = found.take<Effect>();
            if (const auto* alike = other ? std::get_if<Rescue>(&other->node) : nullptr;
                alike && alike->effect.empty())
                other = doneTo(effect, Thing(alike->what));
            return other ? eitherOf(std::move(effect), std::move(*other)) : std::nullopt;
        }
        if (found.has<Amount>()) {
            Effect other = effect;
            const auto* deal = std::get_if<Deal>(&effect.node);
            const auto type = found.takeIfAny<DamageType>();
            const auto number = numberFor(effect, found.take<Amount>());
            if ((type && (!deal || deal->type != *type)) || !number || !withNumber(other, *number))
                return std::nullopt;
            return Effect { Instead {
                { std::move(effect) }, found.take<Condition>(), { std::move(other) } } };
        }
        if (found.has<Effect>())
            return unless(found.take<Effect>(), std::move(effect));
        if (found.says(Flag::Less) && found.has<Condition>()) {
            Condition condition = found.take<Condition>();
            condition.unless = !condition.unless;
            askOfNamed(effect, condition);
            return Effect { IfSo { std::move(condition), { std::move(effect) }, {} } };
        }
        if (auto condition = found.takeIfAny<Condition>()) {
            askOfNamed(effect, *condition);
            if (auto chosen = asksAboutTarget(effect, *condition)) {
                std::vector<Effect> parts { std::move(*chosen),
                    Effect { IfSo { std::move(*condition), { std::move(effect) }, {} } } };
                return joined(std::move(parts), { Joint::Stop });
            }
            return Effect { IfSo { std::move(*condition), { std::move(effect) }, {} } };
        }
        if (auto when = found.takeIfAny<Trigger>()) {
            Watch later;
            later.trigger = std::move(*when);
            later.duration = Duration::Always;
            later.once = true;
            later.effect.push_back(std::move(effect));
            return Effect { std::move(later) };
        }
        if (const auto when = found.takeIfAny<Delayed::When>()) {
            // "... gets +1 melee, then is exhausted at the end of the turn": the last of them is.
            auto* several = std::get_if<Sequence>(&effect.node);
            if (several && several->joints.back() != Joint::Then)
                return std::nullopt;
            if (several) {
                Effect last = std::move(several->parts.back());
                several->parts.back() = Effect { Delayed { *when, { std::move(last) } } };
                return effect;
            }
            return Effect { Delayed { *when, { std::move(effect) } } };
        }
        return effect;
    }
};
/// "either draw 1 or gain 2 loot"
struct eitherDeed : seq<word<"either">, instruction, word<", or", "or">, instruction>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect one = found.take<Effect>();
        return eitherOf(std::move(one), found.take<Effect>());
    }
};
struct link : any<branch, watch, trapLaid, eitherDeed, qualified>
{
};
/// "Then", "After that," at the beginning of a sentence say no more than that it is the next.
struct leading : seq<word<"then", "after that", "afterwards", "afterward", "in addition",
                         "additionally", "next", "and then">,
                     maybe<comma>>
{
};
bool alikeBefore(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* alike = std::get_if<Rescue>(&parts[i].node);
        if (!alike || !alike->effect.empty())
            continue;
        if (i == 0)
            return false;
        Thing whom = alike->what;
        Effect again = lastIn(parts[i - 1]);
        if (!tellWhom(again, std::move(whom)))
            return false;
        parts[i] = std::move(again);
    }
    return true;
}
/// How long what a part says lasts, in the order in which it is said.
void durationsOf(Effect& effect, std::vector<Duration*>& all)
{
    if (auto* gain = std::get_if<Gain>(&effect.node))
        all.push_back(&gain->duration);
    else if (auto* allowance = std::get_if<Allowance>(&effect.node))
        all.push_back(&allowance->duration);
    else if (auto* so = std::get_if<IfSo>(&effect.node))
        for (Effect& part : so->effect) // none of "if you do not"
            durationsOf(part, all);
    else if (auto* several = std::get_if<Sequence>(&effect.node))
        for (Effect& part : several->parts)
            durationsOf(part, all);
}
/// Of one like of another; "until its controller's next turn" is of one only, and so is "for its next attack".
bool endsForAll(Duration duration)
{
    return duration == Duration::ThisTurn || duration == Duration::UntilYourNextTurn
        || duration == Duration::ThroughYourTurn || duration == Duration::ThroughYourNextTurn
        || duration == Duration::DuringYourNextTurn || duration == Duration::ThroughThisPhase
        || duration == Duration::ThroughAttackPhase || duration == Duration::ThroughNextAttackPhase
        || duration == Duration::WhileInPlay;
}
/// Only of mercenaries something is said without saying how long.
void lastSoLong(Effect& part, Duration duration)
{
    if (auto* gain = std::get_if<Gain>(&part.node); gain && gain->duration == Duration::Always)
        gain->duration = duration;
    if (auto* so = std::get_if<IfSo>(&part.node))
        for (Effect& each : so->effect)
            lastSoLong(each, duration);
    if (auto* several = std::get_if<Sequence>(&part.node))
        for (Effect& each : several->parts)
            lastSoLong(each, duration);
}
/// "Until your next turn, target enemy mercenary cannot move and target allied mercenary gains Armor 1", "allied
/// mercenaries get +1 melee and enemy mercenaries get -1 melee this turn": how long is said once, in front or at the
/// end, of all in the sentence that does not say so itself.
void lastAlike(std::vector<Effect>& parts, bool inFront)
{
    const auto said = [](Effect& part) {
        std::vector<Duration*> all;
        durationsOf(part, all);
        std::vector<Duration> own;
        for (const Duration* each : all)
            if (*each != Duration::Always)
                own.push_back(*each);
        return own;
    };
    if (inFront)
        if (const auto first = said(parts.front()); !first.empty() && endsForAll(first.front()))
            for (std::size_t i = 1; i < parts.size(); ++i)
                if (said(parts[i]).empty())
                    lastSoLong(parts[i], first.front());
    Duration until = Duration::Always;
    for (std::size_t i = parts.size(); i-- > 0;) {
        if (const auto own = said(parts[i]); !own.empty())
            until = endsForAll(own.back()) ? own.back() : Duration::Always;
        else if (until != Duration::Always)
            lastSoLong(parts[i], until);
    }
}
/// "This turn, ...": said before the first of several.
struct timeInFront : seq<pegtl::at<seq<duration, comma>>>
{
    static Flag build(Found&) { return Flag::Until; }
};
/// "... and takes 1 True damage", behind damage that somebody is told to deal: said of that one
struct saidOfDealerToo : seq<predicate>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        Thing dealer;
        dealer.kind = Thing::Kind::It;
        dealer.referent.slot = saidOfDealer;
        return tellWhom(made, dealer) ? std::optional(std::move(made)) : std::nullopt;
    }
};
bool isOfDealer(const Thing& thing)
{
    return thing.kind == Thing::Kind::It && thing.referent.slot == saidOfDealer;
}
/// Whether a part that goes on about who deals damage stands behind such damage; of what is dealt by whom the part
/// before it is told of, it is that one's deed.
bool goesOnOf(const Effect& before, Effect& part)
{
    auto* dealt = std::get_if<Deal>(&part.node);
    const bool deals = dealt && dealt->by && isOfDealer(*dealt->by);
    const bool said = std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; })
                return !deals && isOfDealer(e.what);
            else
                return false;
        },
        part.node);
    if (!deals && !said)
        return true;
    return std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if (isOfDealer(e.what))
                    return true;
                if constexpr (requires { e.own; })
                    return e.own || e.by.has_value();
                if (!deals || e.what.plural || e.what.count != 1)
                    return false;
                dealt->by = e.what;
                again(*dealt->by);
                return true;
            } else {
                return false;
            }
        },
        before.node);
}
struct chain : seq<maybe<leading>, maybe<timeInFront>, link,
                   many<joint, any<link, toThemToo, dealsOn, saidOfDealerToo>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool inFront = found.says(Flag::Until);
        std::vector<Effect> parts = found.takeAll<Effect>();
        if (!alikeBefore(parts))
            return std::nullopt;
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!goesOnOf(lastIn(parts[i - 1]), parts[i]))
                return std::nullopt;
        lastAlike(parts, inFront);
        auto joints = found.takeAll<Joint>();
        if (parts.size() == 2 && oneBlow(parts, 1))
            joints.resize(parts.size() - 1);
        if (parts.size() == 2) { // "apply 1 Burn to it, and if it was burning, silence it"
            if (!askedBefore(parts, 1) || !asTheyWere(parts, 1))
                return std::nullopt;
            joints.resize(parts.size() - 1);
        }
        return joined(std::move(parts), std::move(joints));
    }
};
/// "2 additional damage" is of the kind of the damage before it, and to the same.
bool alikeDamage(std::vector<Effect>& parts)
{
    std::optional<Deal> last;
    bool known = true;
    for (Effect& part : parts)
        walk(part, [&](auto& each) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>, Effect>)
                if (auto* deal = std::get_if<Deal>(&each.node)) {
                    if (deal->alike && !last) {
                        known = known && deal->amountFirst; // "2 more Magic damage"
                        deal->alike = deal->amountFirst = false;
                    } else if (deal->alike) {
                        deal->type = deal->amountFirst ? deal->type : last->type;
                        if (!deal->numbered) {
                            deal->what = last->what;
                            again(deal->what);
                        }
                        deal->numbered = true;
                        deal->alike = deal->amountFirst = false;
                    }
                    last = *deal;
                }
        });
    return known;
}
struct stops : seq<sentence, many<stop, any<toPreventIt, sentence>>, stop>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (std::size_t i = 1; i < parts.size();)
            i += oneBlow(parts, i) || intoLater(parts, i) ? 0u : 1u;
        if (!alikeDamage(parts))
            return std::nullopt;
        if (!joinedUp(parts) || std::ranges::any_of(parts, speaksOfThose))
            return std::nullopt;
        aimedFromChosen(parts);
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Joint>(joints, Joint::Stop));
    }
};

} // namespace

bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<stops>(in, reading);
}

} // namespace triptych::seize::grammar
