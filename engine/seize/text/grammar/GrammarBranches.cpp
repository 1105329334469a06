#include "seize/text/grammar/GrammarBranches.h"

// When and whether something is done, and for each of whom. Whose word is asked first is in GrammarOffers.cpp.
namespace triptych::seize::grammar {
namespace {

using Joint = Sequence::Joint;

/// "For each mercenary you control, gain 1 loot": as often as it counts.
bool asOften(Effect& effect, const Amount& each)
{
    const auto scaled = [&](Amount& amount) {
        if (amount.kind != Amount::Kind::Fixed)
            return false;
        const int number = amount.number;
        amount = each;
        amount.number = number;
        return true;
    };
    return std::visit(
        [&](auto& e) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(e)>, AlterAttack>)
                if (e.modifier.kind != Modifier::Kind::Deals
                    || e.modifier.number == Modifier::noneLeft)
                    return false;
            if constexpr (requires { e.times; }) {
                if (e.times || each.kind != Amount::Kind::PerCounted)
                    return false;
                e.times = each;
                return true;
            } else if constexpr (requires { e.doses; }) {
                return e.doses.size() == 1 && isCounted(e.doses.front().status)
                    && scaled(e.doses.front().count);
            } else if constexpr (requires { e.amount.kind; }) {
                return scaled(e.amount);
            } else if constexpr (requires { e.count.kind; }) {
                return scaled(e.count);
            }
            return false;
        },
        effect.node);
}
/// "For each ally, draw 1, up to 3": the limit stands last.
struct forEachFirst : seq<perEach, comma, instruction, maybe<noMoreThan>>
{
    static std::optional<Effect> build(Found& found)
    {
        PerEach each = found.take<PerEach>();
        if (const auto most = found.takeIfAny<AtTheMost>()) {
            if (each.amount.kind != Amount::Kind::PerCounted || each.amount.most >= 0)
                return std::nullopt;
            each.amount.most = most->number;
        }
        Effect made = found.take<Effect>();
        return asOften(made, each.amount) ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct ifSo
    : any<seq<word<"if">, condition, maybe<comma>, pegtl::not_at<word<"instead">>, sentence>,
          seq<means<Flag::Less, "unless">, condition, maybe<comma>, sentence>>
{
    static Effect build(Found& found)
    {
        IfSo made { found.take<Condition>(), { found.take<Effect>() }, {} };
        if (found.says(Flag::Less))
            made.condition.unless = !made.condition.unless;
        tellThose(made.effect.front(), made.condition);
        return { std::move(made) };
    }
};
/// "5 or 6", "6", "1 or 2", "1": the ends of the die
struct endOfDie
    : any<means<6, "6">, means<5, "5 or 6", "5 - 6", "5-6">, means<4, "4 , 5 or 6", "4 - 6", "4-6">>
{
    static Condition build(Found& found)
    {
        Condition rolled;
        rolled.kind = Condition::Kind::Rolled;
        rolled.number = found.take<int>();
        return rolled;
    }
};
struct startOfDie
    : any<means<3, "1 , 2 or 3", "1 - 3", "1-3">, means<2, "1 or 2", "1 - 2", "1-2">, means<1, "1">>
{
    static Condition build(Found& found)
    {
        Condition rolled = endOfDie::build(found);
        rolled.atLeast = false;
        return rolled;
    }
};
/// "if target mercenary is exhausted, destroy it": it is chosen as a target, and asked about as this resolves
struct ifTarget : seq<word<"if">, pegtl::at<word<"target", "another target">>, thing, whatIsSaid,
                      maybe<comma>, pegtl::not_at<word<"instead">>, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Select chosen;
        chosen.what = found.take<Thing>();
        Condition asked;
        asked.kind = Condition::Kind::ThingIs;
        asked.of = Thing::Kind::It;
        asked.filter = found.take<Filter>();
        if (chosen.what.count != 1 || chosen.what.upTo)
            return std::nullopt;
        if (const auto also = asked.filter.also; also.size() == 1 && also.front().lacks) {
            Filter only; // "without Burn" and nothing else: "is not burning"
            only.also = also;
            if (asked.filter == only) {
                asked.kind = Condition::Kind::ThingIsNot;
                asked.filter = {};
                asked.filter.condition = also.front().is;
            }
        }
        Effect deed = found.take<Effect>();
        tellThose(deed, asked);
        std::vector<Effect> parts { Effect { std::move(chosen) },
            Effect { IfSo { std::move(asked), { std::move(deed) }, {} } } };
        return joined(std::move(parts), { Joint::Stop });
    }
};
struct onNumbers
    : seq<word<"on a roll of", "on a", "on an", "on">, any<endOfDie, startOfDie>, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { IfSo { found.take<Condition>(), { found.take<Effect>() }, {} } };
    }
};
/// "on a 4 or more, draw 2": of the die before it
struct ifRolled : seq<word<"on a", "on an", "on">, count, any<orLess, orMore>, comma, sentence>
{
    static Effect build(Found& found)
    {
        Condition rolled;
        rolled.kind = Condition::Kind::Rolled;
        rolled.number = found.take<int>();
        rolled.atLeast = !found.says(Flag::AtMost);
        return { IfSo { std::move(rolled), { found.take<Effect>() }, {} } };
    }
};
/// "otherwise, draw 1": of the condition, the offer or the coin before it (`joinedUp`).
struct elseDo : seq<otherwise, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        IfSo made;
        made.condition.kind = Condition::Kind::YouDoNot;
        made.otherwise.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
/// "If it is in your Guild Hall, instead heal it 3": of each of those before it
struct insteadOfIt : seq<word<"if">, condition, comma, insteadWord, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        Instead made;
        made.condition = found.take<Condition>();
        made.other.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
struct elseOfIt : seq<otherwise, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        IfSo made;
        made.otherwise.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
/// "for each adjacent enemy mercenary in turn, ..."
struct forEachInTurn : seq<word<"for each">, mercenaryPhrase, word<"in turn">, comma, sentence,
                           maybe<stop, any<insteadOfIt, elseOfIt>>>
{
    static std::optional<Effect> build(Found& found)
    {
        ForEach made;
        made.who = found.take<Filter>();
        Effect first = found.take<Effect>();
        if (found.has<Effect>()) { // "heal it 1. If it is damaged, instead heal it 2"
            Effect other = found.take<Effect>();
            if (auto* instead = std::get_if<Instead>(&other.node)) {
                instead->base.push_back(std::move(first));
                first = std::move(other);
            } else if (auto* asked = std::get_if<IfSo>(&first.node);
                       asked && asked->otherwise.empty()) {
                asked->otherwise = std::move(std::get<IfSo>(other.node).otherwise);
            } else {
                return std::nullopt;
            }
        }
        made.effect.push_back(std::move(first));
        return Effect { std::move(made) };
    }
};
struct numberedDeed
    : any<means<Flag::Destroy, "deal">, means<Flag::Fully, "heal">, means<Flag::Own, "draw">,
          means<Flag::Several, "place", "apply", "put", "give", "inflict">>
{
};
/// What is not done may be named behind it: "instead of healing it"
struct insteadSaid : any<insteadOfDoing, insteadWord>
{
};
struct insteadNumber : seq<numberedDeed, fixedNumber, maybe<damageKind>,
                           maybe<word<"damage", "cards", "card">>, insteadSaid>
{
};
struct byDoubling : seq<>
{
    static Amount build(Found&) { return twiceThat::build(); }
};
/// "deal twice that much instead", "double that damage": the number before it, twice
struct insteadTwice
    : any<seq<numberedDeed, twiceThat, asMuchAsBefore, insteadSaid>,
          seq<means<Flag::Destroy, "it takes", "it is dealt", "they take">, twiceThat,
              asMuchAsBefore, insteadSaid>,
          seq<means<Flag::Destroy, "double that damage", "double the damage", "double this damage",
                  "that damage is doubled", "the damage is doubled", "this damage is doubled">,
              byDoubling, maybe<insteadWord>>>
{
};
struct insteadIf
    : any<seq<word<"if">, condition, comma, any<insteadNumber, insteadTwice>,
              maybe<word<"and">, sentence>>,
          seq<word<"if">, condition, comma, insteadSaid, maybe<comma>, sentence>,
          seq<word<"if">, condition, comma, sentence, insteadSaid>,
          seq<means<Flag::Less, "unless">, condition, comma, insteadWord, maybe<comma>, sentence>>
{
    static Effect build(Found& found)
    {
        Instead made;
        made.condition = found.take<Condition>();
        made.condition.before = false; // "if it was damaged": what comes instead is asked first
        if (const auto skipped = found.takeIfAny<Skipped>())
            made.skipped = static_cast<std::uint8_t>(static_cast<unsigned>(*skipped) + 1);
        if (found.says(Flag::Less))
            made.condition.unless = !made.condition.unless;
        if (!found.has<Amount>()) {
            made.other.push_back(found.take<Effect>());
        } else { // a number alone: the rest is as it was said before
            Who number = onlyANumber();
            const NumberOf deed = found.says(Flag::Destroy) ? NumberOf::Deal
                : found.says(Flag::Fully)                   ? NumberOf::Heal
                : found.says(Flag::Own)                     ? NumberOf::Draw
                                                            : NumberOf::Apply;
            const auto type = found.takeIfAny<DamageType>();
            number.referent.slot = static_cast<std::uint8_t>(
                (static_cast<unsigned>(deed) << 4) | (type ? static_cast<unsigned>(*type) + 1 : 0));
            Effect instead { Draw { number, found.take<Amount>() } };
            if (found.has<Effect>()) { // "deal 4 instead and exhaust it"
                std::vector<Effect> parts;
                parts.push_back(std::move(instead));
                parts.push_back(found.take<Effect>());
                instead = joined(std::move(parts), { Sequence::Joint::And });
            }
            made.other.push_back(std::move(instead));
        }
        return { std::move(made) };
    }
};
/// "for each enemy mercenary, flip a coin. If you lose, exhaust it": one after the other
struct forEachFlip
    : seq<word<"for each">, mercenaryPhrase, comma,
          pegtl::at<word<"flip a coin", "toss a coin", "you may", "if", "its controller">>, branch>
{
    static Effect build(Found& found)
    {
        return { ForEach { found.take<Filter>(), { found.take<Effect>() } } };
    }
};
struct delayed : seq<later, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};
struct anyBranch
    : any<decision, forEachInTurn, mustEither, forEachOfThose, forEachFirst, forEachFlip, offer,
          insteadIf, ifTarget, ifSo, ifRolled, onNumbers, elseDo, unlessPaid, modes, delayed>
{
};

} // namespace

bool branch::read(Input& in, Reading& reading)
{
    return text::read<anyBranch>(in, reading);
}

} // namespace triptych::seize::grammar
