#pragma once

#include "seize/text/grammar/Reading.h"

// The words around a noun: numbers, statuses, figures, what somebody did, places.
namespace triptych::seize::grammar {

/// A number up to 99; more is a slip of the pen.
struct count : digits
{
    static constexpr std::string_view expected = "a number";
    static std::optional<int> build(std::string_view text)
    {
        const int value = number(text).value;
        return value <= 99 ? std::optional(value) : std::nullopt;
    }
};
/// Not zero: of targets, tiles and distances.
struct someCount : digits
{
    static constexpr std::string_view expected = "a number";
    static std::optional<int> build(std::string_view text)
    {
        const int value = number(text).value;
        return value >= 1 && value <= 99 ? std::optional(value) : std::nullopt;
    }
};
/// "a", "an", "one", "2"
struct article : any<means<1, "a", "an">, someCount>
{
};

struct other : means<Flag::Other, "another", "other">
{
};
struct upTo : means<Flag::UpTo, "up to">
{
};
struct orLess : means<Flag::AtMost, "or less", "or fewer", "or lower">
{
};
struct orMore : means<Flag::AtLeast, "or more", "or greater", "or higher">
{
};
struct cards : word<"cards", "card">
{
};

/// Of "with 1 or more ranged attacks in all directions" the attack is a deed.
struct notAVerb : pegtl::not_at<word<"in all directions", "in any direction", "diagonally">>
{
};
struct statistic
    : any<means<Stat::Health, "remaining health", "current health", "health">,
          seq<means<Stat::Melee, "melee attack">, notAVerb>,
          means<Stat::Melee, "melee damage", "melee">,
          seq<means<Stat::Ranged, "ranged attack">, notAVerb>,
          means<Stat::Ranged, "ranged damage", "ranged">, means<Stat::Move, "movement", "move">,
          means<Stat::Bounty, "bounty">, means<Stat::Stars, "stars", "star">>
{
    static constexpr std::string_view expected = "health, melee, ranged, move, bounty or stars";
};

struct countedStatus : any<means<Status::Exhaust, "exhaust">, means<Status::Bleed, "bleed">,
                           means<Status::Poison, "poison">, means<Status::Frost, "frost">,
                           means<Status::Burn, "burn">>
{
};
struct plainStatus : any<means<Status::Blind, "blind">, means<Status::Silence, "silence">,
                         means<Status::Stealth, "stealth">>
{
};
struct status : any<countedStatus, plainStatus>
{
    static constexpr std::string_view expected
        = "a status (Exhaust, Bleed, Poison, Frost, Burn, Blind, Silence, Stealth)";
};

/// "exhausted", "burning": a mercenary with that status.
struct suffering : any<means<Filter::Condition::Exhausted, "exhausted">,
                       means<Filter::Condition::Bleeding, "bleeding">,
                       means<Filter::Condition::Poisoned, "poisoned">,
                       means<Filter::Condition::Frozen, "frozen", "frosted">,
                       means<Filter::Condition::Burning, "burning", "burned">,
                       means<Filter::Condition::Blinded, "blinded">,
                       means<Filter::Condition::Silenced, "silenced">,
                       means<Filter::Condition::Stealthed, "stealthed">>
{
};
struct mercenaryState : any<suffering, means<Filter::Condition::Ready, "ready", "unexhausted">,
                            means<Filter::Condition::Damaged, "damaged", "wounded">,
                            means<Filter::Condition::Undamaged, "undamaged", "unwounded">,
                            means<Filter::Condition::Equipped, "equipped">,
                            means<Filter::Condition::Unequipped, "unequipped">,
                            means<Filter::Condition::Fogged, "fogged">>
{
    static constexpr std::string_view expected
        = "a state (exhausted, ready, damaged, equipped, burning, ...)";
};
/// "with Burn" is "burning".
struct withStatus
    : any<means<Filter::Condition::Exhausted, "exhaust">,
          means<Filter::Condition::Bleeding, "bleed">, means<Filter::Condition::Poisoned, "poison">,
          means<Filter::Condition::Frozen, "frost">, means<Filter::Condition::Burning, "burn">,
          means<Filter::Condition::Blinded, "blind">, means<Filter::Condition::Silenced, "silence">,
          means<Filter::Condition::Stealthed, "stealth">>
{
    static constexpr std::string_view expected = "a status (Exhaust, Bleed, Blind, ...)";
};
/// "with Armor": with any of it, not "with Armor 2"
struct guarded : seq<any<means<Filter::Condition::HasMagicArmor, "magic armor", "magic armour">,
                         means<Filter::Condition::HasArmor, "armor", "armour">,
                         means<Filter::Condition::HasDefense, "defense">>,
                     pegtl::not_at<digits>>
{
};
struct onIt : word<"on it", "on them", "on this">
{
};
struct counterWord : word<"counters", "counter">
{
};
/// "2 or more Burn counters", "2 or more counters": of that status, or of all that have counters
struct withCounters
    : any<seq<countedStatus, maybe<counterWord>, maybe<onIt>>,
          seq<means<Flag::EveryCounter, "status counters", "counters", "counter">, maybe<onIt>>>
{
};
/// "a counter": one at least
struct anyCounter : seq<word<"a counter", "a status counter", "any counters", "counters",
                            "any counter", "one or more counters", "any status counters">,
                        maybe<onIt>>
{
    static Bound build()
    {
        Bound made;
        made.anyCounters = made.atLeast = true;
        return made;
    }
};
struct atLeast : means<Flag::AtLeast, "at least">
{
};
struct atMost : means<Flag::AtMost, "at most">
{
};
struct moreThan : means<Flag::More, "more than">
{
};
struct lessThan : means<Flag::Less, "less than", "fewer than">
{
};
struct ofWhat : any<statistic, withCounters>
{
};
/// "with bounty 1", "with 1 bounty": neither more nor less.
struct justSo : any<seq<statistic, count>, seq<count, statistic>>
{
    static Bound build(Found& found)
    {
        Bound made;
        made.exactly = true;
        made.number = found.take<int>();
        made.stat = found.take<Stat>();
        return made;
    }
};
/// "3 or less health", "health 3 or less", "less than 4 health", "2 or more Burn counters"
struct bound
    : any<seq<count, any<orLess, orMore>, ofWhat>, seq<count, ofWhat, any<orLess, orMore>>,
          seq<maybe<word<"a", "an">>, statistic, maybe<word<"of">>, count, any<orLess, orMore>>,
          seq<any<atLeast, atMost, moreThan, lessThan, means<Flag::Own, "exactly">>, count, ofWhat>,
          seq<maybe<word<"a", "an">>, statistic,
              means<Flag::Own, "of exactly", "exactly", "of", "equal to">, count>,
          justSo, anyCounter>
{
    static std::optional<Bound> build(Found& found)
    {
        if (found.has<Bound>())
            return found.take<Bound>();
        Bound made;
        made.anyCounters = found.says(Flag::EveryCounter);
        made.exactly = found.says(Flag::Own);
        made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        made.number = found.take<int>();
        if (found.says(Flag::More))
            ++made.number;
        if (found.says(Flag::Less))
            --made.number;
        made.counters = found.takeIfAny<Status>();
        made.stat = found.take<Stat>(Stat::Health);
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
/// "two or more treasures", "two or more treasures equipped"
struct treasuresOnIt
    : seq<any<seq<count, any<orLess, orMore>>,
              seq<any<atLeast, atMost, moreThan, lessThan, means<Flag::Own, "exactly">>, count>>,
          word<"equipped treasures", "treasures", "treasure">,
          maybe<word<"equipped to it", "equipped", "on it">>>
{
    static std::optional<Bound> build(Found& found)
    {
        auto made = bound::build(found);
        if (made)
            made->treasures = true;
        return made;
    }
};
/// "that moved 2 or more tiles this turn"
struct tilesWord : word<"tiles", "tile", "spaces", "space">
{
};
struct howFar : any<seq<count, any<orLess, orMore>, tilesWord>,
                    seq<any<atLeast, atMost, moreThan, lessThan>, count, tilesWord>>
{
    static Bound build(Found& found)
    {
        Bound made;
        made.stat = Stat::Steps;
        made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        made.number = found.take<int>() + (found.says(Flag::More) ? 1 : 0)
            - (found.says(Flag::Less) ? 1 : 0);
        return made;
    }
};
struct movedSoFar
    : seq<word<"that moved", "that has moved", "that have moved">, howFar, word<"this turn">>
{
};
/// Behind "has" and "with"
struct lessOrMoreThanHalf
    : any<means<Filter::Condition::BelowHalf, "less than half health",
              "less than half of its health", "less than half its health",
              "less than half of their health", "less than half their health">,
          means<Filter::Condition::AboveHalf, "more than half health", "more than half its health",
              "more than half of its health", "more than half their health">>
{
};
struct halfOrLess
    : means<Filter::Condition::HalfOrLess, "half health or less", "half its health or less",
          "half their health or less", "half of its health or less", "half of their health or less",
          "half or less health", "half or less of its health", "half or less of their health">
{
};
/// Behind the noun: "below half health", "that attacked this turn".
struct furtherState
    : any<means<Filter::Condition::AboveHalf, "above half health", "above half its health">,
          means<Filter::Condition::BelowHalf, "below half health", "below half its health",
              "below half of its health", "under half health">,
          seq<word<"with">, any<lessOrMoreThanHalf, halfOrLess>>,
          means<Filter::Condition::HalfOrLess, "at half health or less", "at or below half health",
              "at half health or below", "at or under half health", "at half health or lower",
              "at half its health or less", "at half of its health or less",
              "at or below half its health", "at or below half of its health",
              "at half their health or less", "at half of their health or less">,
          means<Filter::Condition::Undamaged, "at full health", "with full health">,
          means<Filter::Condition::HasAttacked, "that attacked this turn",
              "that has attacked this turn", "that have attacked this turn">,
          means<Filter::Condition::HasMoved, "that moved this turn", "that has moved this turn",
              "that have moved this turn">,
          means<Filter::Condition::WasHurt, "that was dealt damage this turn",
              "that has been dealt damage this turn", "that were dealt damage this turn",
              "damaged this turn", "that took damage this turn">,
          means<Filter::Condition::HasPlundered, "that plundered this turn",
              "that has plundered this turn", "that have plundered this turn">,
          means<Filter::Condition::NotAttacked, "that has not attacked this turn",
              "that did not attack this turn", "that have not attacked this turn">,
          means<Filter::Condition::NotMoved, "that has not moved this turn",
              "that did not move this turn", "that have not moved this turn">,
          means<Filter::Condition::HasRanged, "with a ranged attack", "with ranged attacks">>
{
    static constexpr std::string_view expected
        = "a state (below half health, that attacked this turn, ...)";
};
/// "it attacked this turn", "this has not moved this turn"
struct didIt
    : any<means<Filter::Condition::HasAttacked, "attacked this turn", "has attacked this turn",
              "has already attacked this turn">,
          means<Filter::Condition::HasMoved, "moved this turn", "has moved this turn">,
          means<Filter::Condition::HasPlundered, "plundered this turn", "has plundered this turn">,
          means<Filter::Condition::WasHurt, "was dealt damage this turn",
              "has been dealt damage this turn", "took damage this turn", "was damaged this turn",
              "was already damaged this turn", "has been damaged this turn",
              "was already dealt damage this turn", "has taken damage this turn">>
{
};
struct didNot
    : any<means<Filter::Condition::HasAttacked, "did not attack this turn",
              "has not attacked this turn">,
          means<Filter::Condition::HasMoved, "did not move this turn", "has not moved this turn">,
          means<Filter::Condition::HasPlundered, "did not plunder this turn",
              "has not plundered this turn">,
          means<Filter::Condition::WasHurt, "was not dealt damage this turn",
              "has not been dealt damage this turn", "did not take damage this turn">>
{
};
/// "status", "magical status effects": one of the kind, whichever
struct ailingWord
    : any<means<Filter::Condition::AilingMagically, "magical status effects",
              "magical status effect", "magical statuses", "magical status">,
          means<Filter::Condition::AilingPhysically, "physical status effects",
              "physical status effect", "physical statuses", "physical status">,
          means<Filter::Condition::Ailing, "status effects", "status effect", "statuses", "status">>
{
};
struct aKindOfTreasure : any<means<CardFilter::Kind::Weapon, "a weapon", "weapon", "weapons">,
                             means<CardFilter::Kind::Equipment, "an equipment", "equipment">,
                             means<CardFilter::Kind::Relic, "a relic", "relic", "relics">>
{
};
struct onItself : word<"equipped to it", "equipped to them", "equipped">
{
};
/// "a Weapon", "a Weapon or a Relic equipped": what somebody carries, or with "no" does not
template <bool none>
struct wornKinds
    : seq<aKindOfTreasure, maybe<word<"or", "nor", "and/or">, aKindOfTreasure>, maybe<onItself>>
{
    static std::optional<Carried> build(Found& found)
    {
        Carried made;
        made.kind = found.take<CardFilter::Kind>();
        made.orKind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.lacks = none;
        return made.kind == made.orKind ? std::nullopt : std::optional(made);
    }
};
struct wornKind : wornKinds<false>
{
};
struct noWornKind : wornKinds<true>
{
};
struct bearingWord : word<"equipped with", "carrying", "bearing", "wielding">
{
};
/// "equipped with a Weapon", "with a Relic equipped", "with no treasures"
struct carrying : any<seq<means<Filter::Condition::Unequipped, "with no treasures",
                              "with no treasure", "without any treasures", "without treasures",
                              "without a treasure", "without any treasure">,
                          maybe<onItself>>,
                      seq<means<Filter::Condition::Equipped, "with a treasure", "with treasures",
                              "with any treasure", "with any treasures">,
                          onItself>,
                      means<Filter::Condition::Equipped, "with a treasure",
                          "equipped with a treasure", "carrying a treasure">,
                      seq<bearingWord, wornKind>, seq<word<"with">, wornKind>>
{
};
/// What is so of who carries it, in a filter.
inline void carry(Filter& filter, const Carried& said)
{
    filter.carries = true;
    filter.carried = static_cast<std::uint8_t>(said.kind);
    filter.orCarried = static_cast<std::uint8_t>(said.orKind);
    filter.lacksCarried = said.lacks;
}

struct place
    : any<means<Filter::Place::YourGuildHall, "in your guild hall", "on your guild hall tiles",
              "on your guild hall">,
          means<Filter::Place::EnemyGuildHall, "in an opponent's guild hall",
              "in the opponent's guild hall", "in your opponent's guild hall",
              "in an opposing guild hall", "in the opposing guild hall",
              "in opponents' guild halls", "in enemy guild halls", "in your opponents' guild halls",
              "in the enemy guild hall", "in an enemy guild hall",
              "on an opponent's guild hall tiles", "on the opponent's guild hall tiles",
              "on enemy guild hall tiles", "on an opponent's guild hall",
              "on the opponent's guild hall">,
          means<Filter::Place::AnyGuildHall, "in a guild hall", "in any guild hall",
              "in guild halls", "on guild hall tiles", "on a guild hall tile",
              "on any guild hall tile">,
          means<Filter::Place::YourSide, "on your side of the battlefield", "on your side">,
          means<Filter::Place::EnemySide, "on an opponent's side of the battlefield",
              "on an opponent's side", "on the opponent's side", "on your opponent's side",
              "on the enemy side">,
          means<Filter::Place::YourFront, "in your front row", "on your front row">,
          means<Filter::Place::EnemyFront, "in an opponent's front row",
              "in the opponent's front row", "in your opponent's front row",
              "in the enemy front row">,
          means<Filter::Place::YourMiddle, "in your middle row", "on your middle row",
              "in the middle row of your side">,
          means<Filter::Place::EnemyMiddle, "in an opponent's middle row",
              "in the opponent's middle row", "in your opponent's middle row",
              "in the enemy middle row", "in the middle row of an opponent's side">,
          means<Filter::Place::OwnGuildHall, "in its controller's guild hall",
              "in their controller's guild hall", "in their controllers' guild halls",
              "in their own guild hall", "in its own guild hall", "in their own guild halls">,
          means<Filter::Place::NoGuildHall, "outside of a guild hall", "outside guild halls",
              "outside a guild hall", "outside of guild halls", "outside any guild hall",
              "outside of any guild hall", "not in a guild hall", "not in any guild hall",
              "on tiles outside guild halls">,
          means<Filter::Place::TheirGuildHall, "in that player's guild hall",
              "in that opponent's guild hall", "in their guild hall">>
{
    static constexpr std::string_view expected = "a place (in your Guild Hall, on your side, ...)";
};

} // namespace triptych::seize::grammar
