#pragma once

#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

#include <algorithm>
#include <utility>
#include <vector>

// What is said of mercenaries whether it is told now (GrammarStatements.cpp) or is so for as long as a card works
// (GrammarStatics.cpp): their figures and their attacks; GrammarHarm.h has the damage they deal and take.
namespace triptych::seize::grammar {

// Predicates: what is said of a mercenary that was named before them. `saidOf` names it.

/// "its bounty is reduced by 1", "target mercenary's melee becomes 3 this turn"
struct statOf
    : any<means<Stat::Health, "maximum health", "health">,
          means<Stat::Melee, "melee attack", "melee damage", "melee">,
          means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
          means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty", "bounties">>
{
};
struct changedBy
    : any<seq<isWord, means<Flag::More, "increased by", "raised by">, count>,
          seq<isWord, means<Flag::Less, "reduced by", "decreased by", "lowered by">, count>,
          seq<means<Flag::Own, "becomes", "become", "is set to", "is reduced to", "counts as",
                  "is increased to", "is considered">,
              count>,
          seq<isWord, count,
              any<means<Flag::More, "higher", "more", "greater">,
                  means<Flag::Less, "lower", "less">>>,
          seq<means<Flag::Own, "is", "are">, count, pegtl::not_at<word<"or">>>,
          means<Flag::LessLetter, "is doubled", "are doubled", "is double">,
          means<Flag::Twice, "counts as double when plundering", "counts double when plundering",
              "is doubled when plundering", "counts as double when it plunders",
              "counts double when it plunders", "counts as double for plundering">>
{
};
inline Modifier::Kind kindOf(Stat stat)
{
    switch (stat) {
    case Stat::Health:
        return Modifier::Kind::Health;
    case Stat::Melee:
        return Modifier::Kind::Melee;
    case Stat::Ranged:
        return Modifier::Kind::Ranged;
    case Stat::Move:
        return Modifier::Kind::Move;
    case Stat::Bounty:
    case Stat::Stars:
    case Stat::Steps:
    case Stat::Cost:
        break;
    }
    return Modifier::Kind::Bounty;
}
/// "its melee and move": several figures of one
struct figures : seq<statOf, many<word<", and", ",", "and">, maybe<word<"its", "their">>, statOf>>
{
};
/// "the bounty of enemy mercenaries", "enemy mercenaries' bounties"
template <typename Whose, typename Of>
struct statOfThem : any<seq<Whose, figures>,
                        seq<maybe<word<"the">>, figures, word<"of">, pegtl::not_at<count>, Of>>
{
};
/// "this mercenary's melee is equal to the number of cards in your hand", "target mercenary's melee becomes equal to its
/// move this turn"
struct equalsIt
    : any<seq<word<"is", "are", "becomes", "become", "is always", "is set to be">, equalTo>,
          seq<word<"becomes the same as", "is the same as", "equals">, aQuantity>>
{
};
template <typename Whose, typename Of, typename Tail, bool told = false>
struct isEqual
    : any<seq<statOfThem<Whose, Of>, equalsIt, Tail>,
          seq<word<"set">, statOfThem<Whose, Of>, word<"to">, any<seq<aQuantity>, equalTo>, Tail>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        for (const Stat stat : found.takeAll<Stat>()) {
            if (told && stat == Stat::Health)
                return std::nullopt; // health is set, and no maximum
            Modifier modifier;
            modifier.kind = Modifier::Kind::Becomes;
            modifier.stat = stat;
            made.modifiers.push_back(modifier);
        }
        made.times = found.take<EqualTo>().amount;
        made.duration = found.take<Duration>(Duration::Always);
        const bool plain = made.times->kind == Amount::Kind::EqualTo && made.times->plus == 0
            && made.times->most < 0;
        return plain ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "reduce its melee by 1", of whatever has such a figure; health is lost, and not reduced so.
template <typename Whose, typename Of>
struct orderedChange : seq<any<means<Flag::More, "increase", "raise">,
                               means<Flag::Less, "reduce", "lower", "decrease">>,
                           statOfThem<Whose, Of>, means<Flag::Letter, "by">, count>
{
};
template <typename Whose, typename Of, typename Tail>
struct statistically : seq<any<seq<statOfThem<Whose, Of>, changedBy>, orderedChange<Whose, Of>>,
                           maybe<toAMinimum>, Tail, maybe<toAMinimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const std::vector<Stat> stats = found.takeAll<Stat>();
        const bool ordered = found.says(Flag::Letter);
        const bool ofHealth = std::find(stats.begin(), stats.end(), Stat::Health) != stats.end();
        if (ofHealth && (ordered || stats.size() > 1))
            return std::nullopt;
        const Stat stat = stats.front();
        Modifier modifier;
        modifier.kind = kindOf(stat);
        modifier.number = found.take<int>(1);
        const bool less = found.says(Flag::Less);
        if (less)
            modifier.number = -modifier.number;
        modifier.atLeastOne = found.says(Flag::AtLeast);
        if (modifier.atLeastOne && (!less || stat == Stat::Health))
            return std::nullopt; // only a figure that falls has a least
        if (found.says(Flag::Own)) {
            modifier.kind = Modifier::Kind::Becomes;
            modifier.stat = stat;
        }
        if (found.says(Flag::LessLetter)) {
            if (stat == Stat::Health || stat == Stat::Stars)
                return std::nullopt;
            modifier.kind = Modifier::Kind::Doubled;
            modifier.stat = stat;
            modifier.number = 1;
        }
        if (found.says(Flag::Twice)) {
            if (stat != Stat::Bounty)
                return std::nullopt;
            modifier.kind = Modifier::Kind::PlundersDouble;
            modifier.number = 1;
        }
        if (modifier.kind == Modifier::Kind::PlundersDouble && stats.size() > 1)
            return std::nullopt;
        made.modifiers.push_back(modifier);
        for (std::size_t i = 1; i < stats.size(); ++i) {
            if (modifier.kind == kindOf(stat))
                made.modifiers.emplace_back(modifier).kind = kindOf(stats[i]);
            else
                made.modifiers.emplace_back(modifier).stat = stats[i];
        }
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.duration = found.take<Duration>(Duration::Always);
        return effect(std::move(made));
    }
};
/// Given to whom was told, for as long as is said.
inline Effect given(const Modifier& modifier, Found& found)
{
    Gain made;
    made.what = found.take<Thing>();
    made.modifiers.push_back(modifier);
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
/// "its melee cannot be reduced", "Frost does not reduce the movement of allied Mages"
template <typename Whose, typename Of, typename Tail>
struct figureUnreduced
    : any<seq<statOfThem<Whose, Of>, notReduced, pegtl::not_at<word<"below", "to">>, maybe<byFrost>,
              Tail>,
          seq<means<Status::Frost, "frost counters", "frost">,
              word<"does not reduce", "do not reduce">, statOfThem<Whose, Of>, Tail>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto kept = figureThatStays(found);
        return kept ? std::optional(given(*kept, found)) : std::nullopt;
    }
};
/// "the active abilities of allied Mages cost 1 less", "your mercenaries' active abilities cost 1 more"
template <typename Whose, typename Of, typename Tail>
struct activesCost
    : seq<any<seq<maybe<word<"the">>, word<"active abilities of", "abilities of">, Of>,
              seq<Whose, word<"active abilities", "abilities">>>,
          word<"cost", "costs">, count, maybe<treasureWord>,
          any<means<Flag::Less, "less", "fewer">, means<Flag::More, "more">>, maybe<treasureWord>,
          maybe<word<"to use", "to activate">>, maybe<toAMinimum>, Tail, maybe<toAMinimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const auto price = priceOfActives(found);
        if (!price)
            return std::nullopt;
        made.modifiers.push_back(*price);
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.duration = found.take<Duration>(Duration::Always);
        return effect(std::move(made));
    }
};
/// "this mercenary's health cannot be reduced below 1"
template <typename Whose, typename Tail>
struct healthKept : seq<Whose,
                        word<"health can not be reduced below", "health can not drop below",
                            "health can not fall below">,
                        count, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto survives = numbered(Modifier::Kind::Survives, found);
        return survives ? std::optional(given(*survives, found)) : std::nullopt;
    }
};
/// "target ally's Defense cannot be used up this turn"
template <typename Whose, typename Tail>
struct defenseKept : seq<Whose,
                         word<"defense can not be used up", "defense is not used up",
                             "defense can not be spent", "defense is not spent">,
                         maybe<word<"by", "against">, damageKind, word<"damage">>, Tail>
{
    static Effect build(Found& found)
    {
        Modifier keeps = ofKind<Modifier>(Modifier::Kind::KeepsDefense);
        keeps.blow.type = found.takeIfAny<DamageType>();
        return given(keeps, found);
    }
};
struct anyTail : many<any<perEach, duration>>
{
};
struct eachTail : maybe<perEach>
{
};
struct noTail : seq<>
{
};
/// "your", "opposing" attacks: those of mercenaries of that side
struct attacksOfSide : any<means<Side::Yours, "your">,
                           means<Side::Enemy, "opponents'", "your opponents'", "opposing", "enemy">,
                           means<Side::Allied, "allied">>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::Each;
        made.filter.side = found.take<Side>();
        return made;
    }
};
/// Of those whose attacks are spoken of.
template <typename Whose, typename Thing>
struct theirAttacks
    : any<seq<Whose, attackNoun>, seq<attacksOfSide, attackNoun>,
          seq<maybe<word<"all the", "all", "the">>, attackNoun, word<"made by", "by", "of">, Thing>>
{
};
inline std::optional<Effect> attacksGainOf(Found& found)
{
    Gain made = std::get<Gain>(found.take<Effect>().node);
    made.what = found.take<Thing>();
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    if (!sayOfAttacks(made, found.take<How>()))
        return std::nullopt;
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}

} // namespace triptych::seize::grammar
