#include "seize/text/GrammarBranches.h"
#include "seize/text/GrammarPersons.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <bit>

// When, whether and by whose word something is done.
namespace triptych::seize::grammar {

namespace {

bool isOfSeveral(const Who& who)
{
    return who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
}
bool isToldToThem(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind == Who::Kind::ThatPlayer;
            else
                return false;
        },
        effect.node);
}

} // namespace

/// "unless <somebody does that>": who does it is in the deed.
std::optional<Effect> unless(Effect price, Effect effect)
{
    Unless made;
    bool told = false;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { made.who = e.who; }) {
                made.who = e.who;
                told = true;
            }
        },
        price.node);
    if (!told)
        return std::nullopt;
    // "Target opponent discards 1 unless they lose 2 loot": they are whom the effect is told to, and are
    // asked before it happens.
    if (made.who.kind == Who::Kind::ThatPlayer)
        std::visit(
            [&](const auto& e) {
                if constexpr (requires { made.who = e.who; })
                    if (e.who.kind == Who::Kind::Target || e.who.kind == Who::Kind::Opponent
                        || isOfSeveral(e.who)) {
                        made.who = e.who;
                        told = false;
                    }
            },
            effect.node);
    if (!told)
        tellWho(effect, { Who::Kind::ThatPlayer });
    tellWho(price, { Who::Kind::ThatPlayer });
    // Of several each is asked, and it is done to each: what is done to nobody of them would be done often.
    if (isOfSeveral(made.who) && !isToldToThem(effect))
        return std::nullopt;
    made.price.push_back(std::move(price));
    made.effect.push_back(std::move(effect));
    return Effect { std::move(made) };
}

namespace {

using Joint = Sequence::Joint;

/// "you may discard 1 to gain 2 loot" is "you may discard 1. If you do, gain 2 loot".
struct mayPay : seq<word<"you may">, any<playerDeed, order>,
                    any<seq<word<"to have">, statement>, seq<word<"to", "in order to">, sentence>>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts { Effect { May { { found.take<Effect>() } } } };
        Condition done;
        done.kind = Condition::Kind::YouDo;
        parts.push_back({ IfSo { done, { found.take<Effect>() }, {} } });
        return joined(std::move(parts), { Joint::Stop });
    }
};
/// "you may have target mercenary gain Armor 1 this turn"
struct mayHave : seq<word<"you may have">, statement>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
struct may : seq<word<"you may">, sentence>
{
    static Effect build(Found& found) { return { May { { found.take<Effect>() } } }; }
};
/// "that player may draw 1", "each player may discard 1 and draw 1": what they do is done by them.
struct othersMay
    : seq<any<playersOfStanding, another>, word<"may">, playerBase, many<joint, playerBase>>
{
    static std::optional<Effect> build(Found& found)
    {
        May made;
        made.who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        for (Effect& deed : deeds) {
            if (deeds.size() > 1 && std::holds_alternative<Sequence>(deed.node))
                return std::nullopt; // who was chosen is done something to
            tellWho(deed, { Who::Kind::ThatPlayer });
        }
        made.effect.push_back(joined(std::move(deeds), found.takeAll<Joint>()));
        return Effect { std::move(made) };
    }
};
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
struct forEachFirst : seq<perEach, comma, instruction>
{
    static std::optional<Effect> build(Found& found)
    {
        const PerEach each = found.take<PerEach>();
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
/// A condition asks for one thing; what says more would be printed as less.
bool isOneProperty(const Filter& filter)
{
    const Filter plain;
    int said = 0;
    said += filter.condition != plain.condition;
    said += static_cast<int>(filter.also.size());
    said += filter.bound.has_value();
    said += filter.carries;
    said += filter.place != plain.place;
    said += !(filter.range == plain.range);
    said += !filter.className.empty() && !filter.notClass && filter.orClass.empty();
    const bool known = filter.also.empty() || filter.also.front().lacks;
    return said == 1 && known && filter.either.empty() && !filter.notClass && filter.orClass.empty()
        && !filter.extreme && !filter.versus && !filter.namesake
        && (!filter.bound || (!filter.bound->than && !filter.bound->treasures));
}
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
        if (chosen.what.count != 1 || chosen.what.upTo || !isOneProperty(asked.filter))
            return std::nullopt;
        if (!asked.filter.also.empty()) {
            asked.kind = Condition::Kind::ThingIsNot;
            asked.filter.condition = asked.filter.also.front().is;
            asked.filter.also.clear();
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
/// "otherwise, draw 1": of the condition, the offer or the coin before it (joinedUp below).
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
/// "its controller loses 1 loot or exhausts it": that player may do the one, or else the other happens.
struct otherDeed : any<playerThird, seq<word<"exhausts">, means<Thing::Kind::It, "it">>,
                       seq<word<"exhausts">, means<Thing::Kind::That, "that mercenary">>>
{
};
struct eitherOr : seq<another, maybe<word<"must either", "either">>, playerThird,
                      word<"or else", ", or", "or">, otherDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() == 2)
            tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        if (const auto kind = found.takeIfAny<Thing::Kind>()) {
            Apply exhaust;
            exhaust.doses.push_back({ Status::Exhaust, fixed(1) });
            exhaust.what.kind = *kind;
            deeds.push_back(Effect { std::move(exhaust) });
        }
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
struct numberedDeed
    : any<means<Flag::Destroy, "deal">, means<Flag::Fully, "heal">, means<Flag::Own, "draw">,
          means<Flag::Several, "place", "apply", "put", "give", "inflict">>
{
};
struct insteadNumber : seq<numberedDeed, fixedNumber, maybe<damageKind>,
                           maybe<word<"damage", "cards", "card">>, insteadWord>
{
};
struct insteadIf
    : any<seq<word<"if">, condition, comma, insteadNumber, maybe<word<"and">, sentence>>,
          seq<word<"if">, condition, comma, insteadWord, maybe<comma>, sentence>,
          seq<word<"if">, condition, comma, sentence, insteadWord>,
          seq<means<Flag::Less, "unless">, condition, comma, insteadWord, maybe<comma>, sentence>>
{
    static Effect build(Found& found)
    {
        Instead made;
        made.condition = found.take<Condition>();
        made.condition.before = false; // "if it was damaged": what comes instead is asked first
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
        ForEach made;
        made.who = found.take<Filter>();
        made.effect.push_back(found.take<Effect>());
        return { std::move(made) };
    }
};
/// "unless that player discards 1, draw 2"
struct unlessPaid : seq<word<"unless">, playerDeed, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect price = found.take<Effect>();
        return unless(std::move(price), found.take<Effect>());
    }
};
struct delayed : seq<later, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};
/// "that player must lose 2 loot or discard 1"
struct theyMust
    : seq<another, word<"must", "has to", "have to">, playerBase, word<"or else", "or">, playerBase>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Effect> deeds = found.takeAll<Effect>();
        if (deeds.size() != 2)
            return std::nullopt;
        tellWho(deeds.front(), who);
        tellWho(deeds.back(), { Who::Kind::ThatPlayer });
        return unless(std::move(deeds.front()), std::move(deeds.back()));
    }
};
struct anyBranch : any<decision, forEachInTurn, theyMust, eitherOr, forEachOfThose, forEachFirst,
                       forEachFlip, mayPay, mayHave, may, othersMay, insteadIf, ifTarget, ifSo,
                       ifRolled, onNumbers, elseDo, unlessPaid, modes, delayed>
{
};

} // namespace

bool branch::read(Input& in, Reading& reading)
{
    return text::read<anyBranch>(in, reading);
}

} // namespace triptych::seize::grammar
