#pragma once

#include "seize/text/GrammarDeeds.h"
#include "seize/text/GrammarInstructions.h"

#include <algorithm>
#include <utility>
#include <vector>

// What is said of mercenaries whether it is told now (GrammarStatements.cpp) or is so for as long as a card works
// (GrammarStatics.cpp): their figures, their attacks and the damage they take.
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
/// "this mercenary's melee is equal to the number of cards in your hand"
template <typename Whose>
struct isEqual : seq<Whose, statOf, word<"is", "becomes", "is always">, equalTo>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier modifier;
        modifier.kind = Modifier::Kind::Becomes;
        modifier.stat = found.take<Stat>();
        made.modifiers.push_back(modifier);
        made.times = found.take<EqualTo>().amount;
        const bool plain = made.times->kind == Amount::Kind::EqualTo && made.times->plus == 0
            && made.times->most < 0;
        return plain ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
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
        Gain made;
        made.what = found.take<Thing>();
        const auto kept = figureThatStays(found);
        if (!kept)
            return std::nullopt;
        made.modifiers.push_back(*kept);
        made.duration = found.take<Duration>(Duration::Always);
        return effect(std::move(made));
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
        Gain made;
        made.what = found.take<Thing>();
        Modifier survives;
        survives.kind = Modifier::Kind::Survives;
        survives.number = found.take<int>();
        made.modifiers.push_back(survives);
        made.duration = found.take<Duration>(Duration::Always);
        return survives.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
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
/// "damage that would be dealt to it this turn is dealt to this instead"
struct toThisInstead
    : seq<any<word<"is dealt to", "will be dealt to">>, any<thisCard, bearer>, word<"instead">>
{
};
struct thatWouldHurt : word<"damage that would be dealt to", "all damage that would be dealt to",
                           "any damage that would be dealt to", "damage dealt to">
{
};
inline Effect coveredBy(Thing whom, Duration duration)
{
    Gain made;
    made.what = std::move(whom);
    Modifier covered;
    covered.kind = Modifier::Kind::Covered;
    made.modifiers.push_back(covered);
    made.duration = duration;
    return effect(std::move(made));
}
/// "Magic damage dealt to": of which kind, and how it is dealt
struct whichOf : any<damageKind, means<How::Melee, "melee">, means<How::Ranged, "ranged">,
                     means<How::Attack, "attack">>
{
};
template <Literal... Words>
struct damageThat
    : seq<maybe<word<"all of the", "all the", "all", "any", "the">>, maybe<whichOf>, word<Words...>>
{
};
struct hurting : damageThat<"damage that would be dealt to", "damage dealt to">
{
};
struct dealing : damageThat<"damage dealt by", "damage that would be dealt by">
{
};
/// Whose damage, and where it comes from or goes to: "damage dealt to this by Mages", "damage this deals to
/// burning mercenaries with melee attacks", "the damage of its melee attacks"
template <typename Whose>
struct harmTo : seq<hurting, Whose, maybe<any<fromWhat, fromWhom>>>
{
};
template <typename Whose, typename Own, typename Aside = seq<>>
struct harmBy
    : seq<any<seq<any<dealing, damageThat<"damage of", "damage from">>, theirAttacks<Own, Whose>>,
              seq<dealing, Whose>,
              seq<damageThat<"damage">, Whose, word<"deals", "deal", "would deal">>>,
          many<any<withAttacks, fromWhat, toWhom>>, Aside>
{
};
/// "Armor or Defense": what damage passes
struct protection : any<deed<Modifier::Kind::PassesMagicArmor, "magic armor">,
                        deed<Modifier::Kind::PassesArmor, "armor">,
                        deed<Modifier::Kind::PassesDefense, "defense">>
{
};
struct protections : seq<protection, many<word<", and", ", or", ",", "and", "or">, protection>>
{
};
/// "... is True damage": what is dealt becomes of that kind.
struct isOfType : seq<word<"is always", "is dealt as", "is", "becomes", "counts as">, damageKind,
                      maybe<word<"damage instead", "damage">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::DealsType;
        made.type = found.take<DamageType>();
        return made;
    }
};
/// "damage that would be dealt to it is reduced by 1": it takes 1 less. "... is prevented": it takes none.
struct alteredBy
    : any<means<Flag::All, "is prevented", "is reduced to 0", "is negated">,
          means<Flag::Twice, "is doubled">, isOfType,
          seq<word<"ignores", "can not be reduced by", "is not reduced by", "is unaffected by">,
              protections>,
          seq<any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count,
              maybe<toAMinimum>>,
          seq<means<Flag::LessLetter, "is halved">, maybe<upOrDown>>>
{
};
/// What it becomes or passes is said of such damage alone. Nothing where that has no words.
inline bool sayOfDamage(std::vector<Modifier>& become, const Modifier& said)
{
    for (Modifier& modifier : become) {
        modifier.blow = said.blow;
        modifier.against = said.against;
        const bool type = modifier.kind == Modifier::Kind::DealsType;
        const How how = modifier.blow.how;
        const bool ability = how == How::Ability || how == How::Card;
        if (how == How::Bleed || how == How::Burn || (ability && !type))
            return false; // of attacks alone armor is asked
        if (modifier.blow.type && (!type || modifier.against))
            return false; // of which kind it was is asked of all that is dealt
        if (type && how == How::Melee && modifier.blow.type == DamageType::Physical)
            modifier.blow.type.reset(); // which melee attacks deal, as goes without saying
    }
    return true;
}
inline std::optional<Effect> altersDamage(Found& found, Modifier::Kind kind)
{
    Gain made;
    made.what = found.take<Thing>();
    std::vector<Modifier> become = found.takeAll<Modifier>();
    const bool taken = kind == Modifier::Kind::Takes;
    const bool up = found.says(Flag::Fully);
    const bool all = found.says(Flag::All);
    const bool half = found.says(Flag::LessLetter);
    const bool twice = found.says(Flag::Twice);
    const bool least = found.says(Flag::AtLeast);
    Modifier modifier = aboutDamage(kind, found);
    if (least && !(taken && modifier.atLeastOne))
        return std::nullopt; // only what is taken less has a least
    if (found.has<How>() || found.has<DamageType>() || found.has<Filter>())
        return std::nullopt; // said twice
    if ((all || !become.empty()) && all != taken)
        return std::
            nullopt; // Who takes it is saved, whoever deals it; of what kind it is, who deals it says.
    if (half) {
        modifier.kind = taken ? Modifier::Kind::TakesHalf : Modifier::Kind::DealsHalf;
        modifier.roundedUp = up;
    }
    if (twice)
        modifier.kind = taken ? Modifier::Kind::TakesDouble : Modifier::Kind::DealsDouble;
    if (all)
        modifier.kind = Modifier::Kind::TakesNone;
    if (!sayOfDamage(become, modifier))
        return std::nullopt;
    if (become.empty())
        become.push_back(std::move(modifier));
    made.modifiers = std::move(become);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    return found.has<Duration>() ? std::nullopt : std::optional(effect(std::move(made)));
}
template <typename Harm, Modifier::Kind kind, typename Tail>
struct damageAltered : seq<Harm, alteredBy, Tail>
{
    static std::optional<Effect> build(Found& found) { return altersDamage(found, kind); }
};
/// "Armor does not reduce the damage of its melee attacks": they ignore it
template <typename Harm, typename Tail>
struct damageUnreduced : seq<protections,
                             word<"does not reduce", "do not reduce", "can not reduce",
                                 "does not apply to", "does not protect against">,
                             Harm, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        return altersDamage(found, Modifier::Kind::Deals);
    }
};
/// "prevent all Magic damage that would be dealt to this mercenary", always
template <typename Whose>
struct damagePrevented : seq<word<"prevent">, hurting, Whose>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier none;
        none.kind = Modifier::Kind::TakesNone;
        none.blow.type = found.takeIfAny<DamageType>();
        none.blow.how = found.take<How>(How::Any);
        made.modifiers.push_back(none);
        made.duration = Duration::Always;
        return effect(std::move(made));
    }
};

} // namespace triptych::seize::grammar
