#include "seize/text/Bind.h"
#include "seize/text/GrammarBranches.h"

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

// ---------------------------------------------------------------- What belongs to what was said before

bool isSameDeed(const Who& said, const Effect& before)
{
    switch (static_cast<NumberOf>(said.referent.slot >> 4)) {
    case NumberOf::Deal: {
        const auto* deal = std::get_if<Deal>(&before.node);
        const auto kind = static_cast<std::uint8_t>(said.referent.slot & 0xF);
        return deal && (kind == 0 || static_cast<DamageType>(kind - 1) == deal->type);
    }
    case NumberOf::Heal:
        return std::holds_alternative<Heal>(before.node);
    case NumberOf::Draw:
        return std::holds_alternative<Draw>(before.node);
    case NumberOf::Apply:
        break;
    }
    return std::holds_alternative<Apply>(before.node);
}

Effect& lastIn(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.back();
    return effect;
}

/// The same deed with another number, done to the same.
bool withNumber(Effect& effect, const Amount& number)
{
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.kind; }) {
                again(e.what);
            }
            if constexpr (requires { e.amount.kind; }) {
                e.amount = number;
                return true;
            } else if constexpr (requires { e.count.kind; }) {
                e.count = number;
                return true;
            } else if constexpr (requires { e.doses; }) {
                e.doses.front().count = number;
                return e.doses.size() == 1;
            }
            return false;
        },
        effect.node);
}

/// The same deed once more, to the same; nothing where it names more than whom it is done to.
std::optional<Effect> saidAgain(Effect effect)
{
    const bool plain = std::visit(
        [](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if constexpr (requires { e.with; })
                    return false;
                else if constexpr (requires { e.where; })
                    return false;
                else if constexpr (requires { e.goods; })
                    return false;
                else {
                    again(e.what);
                    return true;
                }
            }
            return false;
        },
        effect.node);
    return plain ? std::optional(std::move(effect)) : std::nullopt;
}

/// "Mend target mercenary. If it was poisoned, heal it 2": asked before anything is done, so the one
/// or the other is.
bool askedBefore(std::vector<Effect>& parts, std::size_t i)
{
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    if (!asked || !asked->condition.before || !asked->otherwise.empty())
        return true;
    if (i != 1) // nobody knows which of several deeds made it so
        return false;
    auto both = saidAgain(parts[0]);
    if (!both)
        return false;
    // Whom one chooses is chosen first, and then asked about.
    std::optional<Effect> chosen;
    const bool known = std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                if (e.what.kind == Thing::Kind::Some && !e.what.random && e.what.count == 1
                    && e.what.filter.noun == Filter::Noun::Mercenary) {
                    Select select;
                    select.what = e.what;
                    again(e.what);
                    chosen = Effect { std::move(select) };
                }
                return e.what.kind != Thing::Kind::Each && e.what.kind != Thing::Kind::Some
                    && e.what.count == 1 && !e.what.plural && e.what.line == Thing::Line::None;
            }
            return false;
        },
        parts[0].node);
    if (!known)
        return false;
    Instead made;
    made.condition = std::move(asked->condition);
    made.condition.before = false;
    std::vector<Effect> deeds { std::move(*both), std::move(asked->effect.front()) };
    made.other.push_back(joined(std::move(deeds), { Joint::And }));
    made.base.push_back(std::move(parts[0]));
    parts[1] = Effect { std::move(made) };
    if (chosen)
        parts[0] = std::move(*chosen);
    else
        parts.erase(parts.begin());
    return true;
}

bool asksWhetherDone(const Effect& effect)
{
    const auto* asked = std::get_if<IfSo>(&effect.node);
    return asked && !asked->effect.empty()
        && (asked->condition.kind == Condition::Kind::YouDo
            || asked->condition.kind == Condition::Kind::YouDoNot);
}
/// "Discard a card and lose 2 loot. If you do": of the last deed alone it would be asked.
bool paysTwice(const Effect& before)
{
    const auto* sequence = std::get_if<Sequence>(&before.node);
    if (!sequence)
        return false;
    const auto pays = [](const Effect& effect) {
        return std::holds_alternative<Discard>(effect.node)
            || std::holds_alternative<LoseLoot>(effect.node)
            || std::holds_alternative<Show>(effect.node)
            || std::holds_alternative<TurnTreasures>(effect.node);
    };
    return std::ranges::count_if(sequence->parts, pays) > 1
        && std::ranges::all_of(
            sequence->joints, [](Sequence::Joint joint) { return joint == Sequence::Joint::And; });
}
/// "Destroy a treasure you control. If you do, draw 2": what was told, and whether it could be done.
void mustBefore(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0 || !asksWhetherDone(parts[i]) || paysTwice(parts[i - 1]))
        return;
    for (std::size_t k = 0; k + 1 < i; ++k)
        if (std::holds_alternative<May>(parts[k].node))
            return;
    Effect& told = lastIn(parts[i - 1]);
    if (std::holds_alternative<Fog>(told.node)) // nobody knows whether there was any
        return;
    const bool deed = std::visit(
        [](const auto& e) {
            return !requires
            {
                e.effect;
            }
            &&!requires
            {
                e.parts;
            }
            &&!requires
            {
                e.modes;
            }
            &&!requires
            {
                e.win;
            }
            &&!requires
            {
                e.base;
            };
        },
        told.node);
    if (!deed)
        return;
    May must;
    must.must = true;
    must.effect.push_back(std::move(told));
    told = Effect { std::move(must) };
}

/// "Push it. If it can not be pushed, deal 1 damage to it instead": not asked before the push, but what is done
/// when it came to nothing.
bool followsFailure(const Instead& instead, const Effect& before, const Effect& other)
{
    using Kind = Condition::Kind;
    const Kind kind = instead.condition.kind;
    return instead.condition.unless && other.node.index() != before.node.index()
        && (kind == Kind::WasPushed || kind == Kind::ThisWay || kind == Kind::ItWasDestroyed);
}

/// "Each player may discard 1. If they do not, they lose 2 loot": each of them does the one or the other.
bool eachDoesOne(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0)
        return false;
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    auto* offer = std::get_if<May>(&lastIn(parts[i - 1]).node);
    if (!asked || !offer || offer->must || asked->condition.kind != Condition::Kind::YouDoNot
        || asked->effect.empty() || !asked->otherwise.empty()
        || (offer->who.kind != Who::Kind::EachOpponent && offer->who.kind != Who::Kind::EachPlayer))
        return false;
    const bool theirs = std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind == Who::Kind::ThatPlayer;
            else
                return false;
        },
        asked->effect.front().node);
    if (!theirs)
        return false;
    Unless made;
    made.who = offer->who;
    made.price = std::move(offer->effect);
    made.effect = std::move(asked->effect);
    tellWho(made.effect.front(), { Who::Kind::ThatPlayer });
    lastIn(parts[i - 1]) = Effect { std::move(made) };
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}

/// "otherwise" and "instead" take up the sentence before them.
bool joinedUp(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (eachDoesOne(parts, i) || intoForEach(parts, i)) {
            --i;
            continue;
        }
        if (!askedBefore(parts, i))
            return false;
        if (i >= parts.size())
            break;
        mustBefore(parts, i);
        if (auto* instead = std::get_if<Instead>(&parts[i].node);
            instead && instead->base.empty()) {
            if (i == 0)
                return false;
            Effect before = lastIn(parts[i - 1]);
            auto* several = std::get_if<Sequence>(&instead->other.front().node);
            Effect& other = several ? several->parts.front() : instead->other.front();
            const auto* number = std::get_if<Draw>(&other.node);
            if (number && number->who.slot == numberAlone) {
                const Draw said = *number;
                other = before;
                if (!isSameDeed(said.who, before) || !withNumber(other, said.count))
                    return false;
            } else if (followsFailure(*instead, before, other)) {
                Instead failed = std::move(*instead);
                parts[i].node = IfSo { std::move(failed.condition), std::move(failed.other), {} };
                continue;
            } else if (std::holds_alternative<Sequence>(parts[i - 1].node)
                && other.node.index() != before.node.index()) {
                return false; // of several things said before, which is not done?
            }
            instead->base.push_back(std::move(before));
            Effect whole = std::move(parts[i]);
            lastIn(parts[i - 1]) = std::move(whole);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
            continue;
        }
        auto* other = std::get_if<IfSo>(&parts[i].node);
        if (!other || !other->effect.empty())
            continue;
        if (i == 0)
            return false;
        Effect& before = lastIn(parts[i - 1]);
        if (auto* condition = std::get_if<IfSo>(&before.node)) {
            if (!condition->otherwise.empty())
                return false;
            condition->otherwise = std::move(other->otherwise);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
        } else if (std::holds_alternative<May>(before.node)) {
            other->effect = std::move(other->otherwise); // "if you do not"
            other->otherwise.clear();
        } else {
            return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------- Sentences

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
                    && e.what.filter.noun == Filter::Noun::Mercenary) {
                    Select chosen;
                    chosen.what = e.what;
                    again(e.what);
                    return Effect { std::move(chosen) };
                }
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
/// "draw 1 if you control a Mage mercenary", "draw 1 at the start of your next turn"
/// "..., or 4 if it is a Warlock": the same with another number.
struct orNumber : seq<word<", or", "or">, fixedNumber, maybe<damageKind>,
                      maybe<word<"damage", "cards", "card", "loot", "health">>, maybe<insteadWord>,
                      word<"if">, condition, maybe<insteadWord>>
{
};
struct qualified
    : seq<instruction,
          maybe<any<seq<word<"if">, condition>, seq<means<Flag::Less, "unless">, condition>,
              seq<word<"unless">, playerDeed>, later, nextTrigger, orNumber,
              seq<means<Flag::EitherOr, "or">, instruction>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (found.says(Flag::EitherOr))
            return eitherOf(std::move(effect), found.take<Effect>());
        if (found.has<Amount>()) {
            Effect other = effect;
            const auto* deal = std::get_if<Deal>(&effect.node);
            const auto type = found.takeIfAny<DamageType>();
            if ((type && (!deal || deal->type != *type))
                || !withNumber(other, found.take<Amount>()))
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
struct chain : seq<maybe<leading>, link, many<joint, any<link, toThemToo>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        if (!alikeBefore(parts))
            return std::nullopt;
        auto joints = found.takeAll<Joint>();
        if (parts.size() == 2) { // "apply 1 Burn to it, and if it was burning, silence it"
            if (!askedBefore(parts, 1))
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
                        known = false;
                    } else if (deal->alike) {
                        deal->type = last->type;
                        if (!deal->numbered) {
                            deal->what = last->what;
                            again(deal->what);
                        }
                        deal->numbered = true;
                        deal->alike = false;
                    }
                    last = *deal;
                }
        });
    return known;
}
struct stops : seq<sentence, many<stop, sentence>, stop>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
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
