#pragma once

#include "seize/text/GrammarDeeds.h"
#include "seize/text/GrammarInstructions.h"

#include <utility>
#include <vector>

// What is said of mercenaries whether it is told now (GrammarStatements.cpp) or is so for as long as a card works
// (GrammarStatics.cpp): their figures, their attacks, the damage they take, and what is done instead of a destruction.
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
/// "the bounty of enemy mercenaries", "enemy mercenaries' bounties"
template <typename Whose, typename Of>
struct statOfThem
    : any<seq<Whose, statOf>, seq<maybe<word<"the">>, statOf, word<"of">, pegtl::not_at<count>, Of>>
{
};
template <typename Whose, typename Of, typename Tail>
struct statistically : seq<statOfThem<Whose, Of>, changedBy, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const Stat stat = found.take<Stat>();
        Modifier modifier;
        modifier.kind = kindOf(stat);
        modifier.number = found.take<int>(1);
        if (found.says(Flag::Less))
            modifier.number = -modifier.number;
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
        made.modifiers.push_back(modifier);
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
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
          maybe<word<"to use", "to activate">>, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier price;
        price.kind = Modifier::Kind::ActiveCost;
        price.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        made.modifiers.push_back(price);
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.duration = found.take<Duration>(Duration::Always);
        return price.number != 0 ? std::optional(effect(std::move(made))) : std::nullopt;
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
/// Of those whose attacks are spoken of.
template <typename Whose, typename Thing>
struct theirAttacks : any<seq<Whose, attackNoun>, seq<attackNoun, word<"made by", "by">, Thing>>
{
};
inline Effect attacksGainOf(Found& found)
{
    Gain made = std::get<Gain>(found.take<Effect>().node);
    made.what = found.take<Thing>();
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    sayOfAttacks(made, found.take<How>());
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
struct damageThat : seq<maybe<word<"all", "any">>, maybe<whichOf>, word<Words...>>
{
};
struct hurting : damageThat<"damage that would be dealt to", "damage dealt to">
{
};
struct dealing : damageThat<"damage dealt by", "damage that would be dealt by">
{
};
/// "damage that would be dealt to it is reduced by 1": it takes 1 less. "... is prevented": it takes none.
struct alteredBy
    : any<means<Flag::All, "is prevented", "is reduced to 0", "is negated">,
          seq<any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count>,
          seq<means<Flag::LessLetter, "is halved">,
              maybe<any<means<Flag::Fully, ", rounded up", "rounded up">,
                  word<", rounded down", "rounded down">>>>>
{
};
inline std::optional<Effect> altersDamage(Found& found, Modifier::Kind kind)
{
    Gain made;
    made.what = found.take<Thing>();
    Modifier modifier;
    modifier.kind = kind;
    modifier.blow.type = found.takeIfAny<DamageType>();
    modifier.blow.how = found.take<How>(How::Any);
    modifier.against = found.takeIfAny<Filter>();
    if (found.has<How>() || found.has<DamageType>())
        return std::nullopt; // said twice
    modifier.number = found.take<int>(1);
    if (found.says(Flag::Less))
        modifier.number = -modifier.number;
    if (found.says(Flag::LessLetter)) {
        modifier.kind
            = kind == Modifier::Kind::Takes ? Modifier::Kind::TakesHalf : Modifier::Kind::DealsHalf;
        modifier.roundedUp = found.says(Flag::Fully);
    }
    if (found.says(Flag::All)) {
        if (kind != Modifier::Kind::Takes)
            return std::nullopt; // Who takes it is saved, whoever deals it.
        modifier.kind = Modifier::Kind::TakesNone;
    }
    made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
template <typename Words, typename Whose, Modifier::Kind kind, typename Tail>
struct damageAltered : seq<Words, Whose, maybe<any<fromWhat, fromWhom>>, alteredBy, Tail>
{
    static std::optional<Effect> build(Found& found) { return altersDamage(found, kind); }
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
/// "4 or more Magic damage from attacks"
struct harm
    : seq<maybe<count, word<"or more">>, maybe<word<"any">>, maybe<damageKind>, word<"damage">,
          maybe<word<"from", "by">,
              any<seq<maybe<word<"a", "an">>, attackNoun>, ofCounters,
                  seq<maybe<word<"a", "an">>,
                      any<means<How::Card, "ability cards", "ability card">,
                          means<How::Ability, "abilities", "ability">>>>>>
{
};
struct aKindOfStatus : any<means<Trigger::Ailing::Magical, "a magical status effect",
                               "a magical status", "any magical status">,
                           means<Trigger::Ailing::Physical, "a physical status effect",
                               "a physical status", "any physical status">,
                           means<Trigger::Ailing::Any, "a status effect", "a status",
                               "any status effect", "any status">>
{
};
/// "would be destroyed", "would be dealt damage", "would be silenced", "would gain a status": an unfinished
/// Rescue, as an Effect
/// "by an opponent", "by an enemy mercenary": whose doing it would be
struct whoseWould
    : seq<word<"by", "from">,
          any<means<Trigger::Doer::Foe, "an opponent's card or ability", "an opponent's ability",
                  "an opponent's effect", "an opponent's card", "opponents' cards", "an opponent",
                  "opponents", "your opponent", "the opponent", "an enemy effect", "enemy effects">,
              means<Trigger::Doer::You, "your own cards", "your own abilities", "you">, somebody>>
{
};
struct befallsIt
    : any<word<"would be destroyed", "would die", "would be killed", "would be defeated">,
          seq<means<Rescue::Fate::Hurt, "would be dealt", "would take", "would suffer",
                  "would receive">,
              harm>,
          seq<means<Rescue::Fate::Afflicted, "would gain", "would be given", "would receive",
                  "would get">,
              any<aKindOfStatus, seq<means<Flag::Several, "a", "an">, status, counterWord>,
                  seq<maybe<any<word<"a", "an", "one or more", "any">>>, status,
                      maybe<counterWord>>>>,
          seq<means<Rescue::Fate::Afflicted, "would gain", "would be given", "would get">,
              means<Trigger::Ailing::Counters, "a counter", "one or more counters", "any counters",
                  "counters">>,
          means<Rescue::Fate::Healed, "would be healed", "would heal", "would regain health">,
          seq<means<Rescue::Fate::Afflicted, "would be", "would become">, suffersStatus>>
{
};
struct wouldBe : seq<befallsIt, maybe<whoseWould>>
{
    static std::optional<Effect> build(Found& found)
    {
        Rescue made;
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        if (auto whom = found.takeIfAny<Thing>())
            made.by = std::move(whom->filter);
        made.fate = found.take<Rescue::Fate>(Rescue::Fate::Destroyed);
        made.least = found.take<int>(1);
        made.blow.type = found.takeIfAny<DamageType>();
        made.blow.how = found.take<How>(How::Any);
        made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
        made.status = found.take<Status>(Status::Exhaust);
        made.each = found.says(Flag::Several);
        // By whom a status comes is told by sides; by which mercenary only of damage.
        if (made.by && made.fate != Rescue::Fate::Hurt && made.fate != Rescue::Fate::Destroyed)
            return std::nullopt;
        return Effect { std::move(made) };
    }
};
// What is done instead of a destruction.
struct itExits : seq<thing, word<"exits", "exit">>
{
    static Effect build(Found& found) { return effect(Exit { found.take<Thing>() }); }
};
/// "that mercenary has 1 health instead"
struct hasHealth : seq<thing, word<"has", "is left with", "stays at", "is left at", "remains at">,
                       fixedNumber, word<"health">>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::Set;
        made.amount = found.take<Amount>();
        return effect(std::move(made));
    }
};
/// "set its health to 1"
struct setsHealth : any<seq<word<"set">, possessor, word<"health to">, fixedNumber>,
                        seq<possessor, word<"health becomes", "health is set to">, fixedNumber>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::Set;
        made.amount = found.take<Amount>();
        return effect(std::move(made));
    }
};
/// "... and is exhausted": of whom the deed before it is
struct isExhaustedToo : word<"is exhausted", "becomes exhausted">
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ Status::Exhaust, fixed(1) });
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
/// "it loses 1 health", "this mercenary is silenced": said of one
struct isDoneToIt : seq<thing, predicate>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        Effect made = found.take<Effect>();
        return tellWhom(made, std::move(whom)) ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// Who would deal it.
struct itsDealer : means<Thing::Kind::Attacker, "that mercenary", "that enemy mercenary",
                       "that enemy", "its source", "the source of that damage">
{
};
/// "deal that damage to this", "that damage is dealt to the attacker": of a Rescue from damage
struct damageElsewhere
    : any<seq<word<"deal that damage to", "deal all of that damage to", "deal all that damage to",
                  "deal it to", "deal the damage to">,
              any<thisCard, bearer, attacker, itsDealer>>,
          seq<word<"that damage is dealt to", "all of that damage is dealt to",
                  "all that damage is dealt to", "the damage is dealt to", "it is dealt to">,
              any<thisCard, bearer, attacker, itsDealer>>,
          seq<any<thisCard, bearer, attacker, itsDealer>,
              word<"takes that damage", "takes the damage", "takes it", "is dealt that damage",
                  "takes all of that damage", "takes all that damage">>>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.same = true;
        made.what.kind = found.take<Thing::Kind>();
        return effect(std::move(made));
    }
};
/// "prevent it", "prevent all but 1 of that damage", "it is not": of what would happen
struct ofThatDamage
    : any<word<"of that damage", "of the damage", "of it", "of this damage", "damage", "of those">>
{
};
struct toAHalf
    : any<means<Flag::Fully, ", rounded up", "rounded up">, word<", rounded down", "rounded down">>
{
};
struct preventsIt
    : any<seq<word<"prevent all but">, count,
              means<Flag::AtMost, "of that damage", "of the damage", "of it", "damage">>,
          seq<word<"prevent half">, maybe<word<"of">>, maybe<word<"that", "the">>,
              means<Flag::Less, "damage", "it">, maybe<toAHalf>>,
          means<Flag::All, "prevent all of that damage", "prevent all that damage",
              "prevent all of it", "prevent that damage", "prevent the damage",
              "prevent this damage", "prevent that", "prevent it", "that damage is prevented",
              "that is prevented", "it is prevented", "the damage is prevented">,
          seq<word<"prevent">, count, ofThatDamage>,
          seq<means<Flag::AtMost, "reduce that damage to", "that damage is reduced to",
                  "reduce the damage to", "reduce it to", "the damage is reduced to",
                  "it is reduced to">,
              count>,
          seq<word<"it takes only", "it is dealt only", "it only takes", "it is only dealt">, count,
              maybe<word<"of that">>, means<Flag::AtMost, "damage">>>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.way = Prevent::Way::OfIt;
        if (found.says(Flag::AtMost))
            made.way = Prevent::Way::AllBut;
        if (found.says(Flag::Less))
            made.way = Prevent::Way::Half;
        made.roundedUp = found.says(Flag::Fully);
        made.amount = fixed(found.take<int>(1));
        if (found.says(Flag::All))
            made.amount = { Amount::Kind::All, 1, {}, {} };
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
struct savedDeed : any<preventsIt, damageElsewhere, isExhaustedToo, setsHealth, playerDeed, order,
                       itExits, hasHealth, isDoneToIt>
{
};
struct savedDeeds : seq<savedDeed, many<joint, savedDeed>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct savedInstead : any<seq<savedDeed, insteadWord, many<joint, savedDeed>>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};

} // namespace triptych::seize::grammar
