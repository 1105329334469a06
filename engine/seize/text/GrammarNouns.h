#pragma once

#include "seize/text/Reading.h"

// Nouns: which mercenaries, tiles, cards and players. Compiled in GrammarNouns.cpp
// and GrammarThings.cpp.
namespace triptych::seize::grammar {

// ---------------------------------------------------------------- Phrases compiled there

/// "damaged allied Warrior mercenary within Distance 2" -> Filter
struct described : elsewhere<described>
{
    static bool read(Input&, Reading&);
};
/// The same, of several -> Filter
struct describedPlural : elsewhere<describedPlural>
{
    static bool read(Input&, Reading&);
};
/// "allied Warrior mercenary", "allied Warrior mercenaries", "your Warrior mercenaries" -> Filter
struct mercenaryPhrase : elsewhere<mercenaryPhrase>
{
    static bool read(Input&, Reading&);
};
struct mercenariesPhrase : elsewhere<mercenariesPhrase>
{
    static bool read(Input&, Reading&);
};
struct yourPhrase : elsewhere<yourPhrase>
{
    static bool read(Input&, Reading&);
};
/// "empty tile within Distance 2", "adjacent tiles" -> Filter
struct tilePhrase : elsewhere<tilePhrase>
{
    static bool read(Input&, Reading&);
};
struct tilesPhrase : elsewhere<tilesPhrase>
{
    static bool read(Input&, Reading&);
};
/// "enemy mercenary's tile" -> Filter
struct mercenarysTile : elsewhere<mercenarysTile>
{
    static bool read(Input&, Reading&);
};
/// "this", "it", "target mercenary", "each enemy mercenary", "an allied mercenary" -> Thing
struct thing : elsewhere<thing>
{
    static bool read(Input&, Reading&);
};
/// "target empty tile", "its tile", "the attacked tile" -> Thing
struct tiles : elsewhere<tiles>
{
    static bool read(Input&, Reading&);
};
/// "your Warrior mercenaries", "enemy mercenaries in your Guild Hall" -> Thing
struct everyone : elsewhere<everyone>
{
    static bool read(Input&, Reading&);
};
/// "a mercenary", "another allied mercenary", "one of your Mage mercenaries" -> Thing
struct somebody : elsewhere<somebody>
{
    static bool read(Input&, Reading&);
};
/// "a Mage ability card", "an Instant" -> CardFilter
struct cardKind : elsewhere<cardKind>
{
    static bool read(Input&, Reading&);
};
/// "adjacent to it", "within Distance 2", "in the same column" -> Range
struct range : elsewhere<range>
{
    static bool read(Input&, Reading&);
};
/// "Warrior" before a noun -> ClassName
struct className : elsewhere<className>
{
    static bool read(Input&, Reading&);
};
/// "Warrior" at the end of "is a Warrior" -> ClassName
struct bareClass : elsewhere<bareClass>
{
    static bool read(Input&, Reading&);
};

// ---------------------------------------------------------------- Words

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

struct statistic : any<means<Stat::Health, "health">, means<Stat::Melee, "melee">,
                       means<Stat::Ranged, "ranged">, means<Stat::Move, "move", "movement">,
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
/// "3 or less health", "health 3 or less"
struct bound
    : any<seq<count, any<orLess, orMore>, statistic>, seq<statistic, count, any<orLess, orMore>>>
{
    static Bound build(Found& found)
    {
        return { found.take<Stat>(), found.says(Flag::AtLeast), found.take<int>() };
    }
};

struct place
    : any<means<Filter::Place::YourGuildHall, "in your guild hall", "on your guild hall tiles",
              "on your guild hall">,
          means<Filter::Place::EnemyGuildHall, "in an opponent's guild hall",
              "in the opponent's guild hall", "in your opponent's guild hall",
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
              "on the enemy side">>
{
    static constexpr std::string_view expected = "a place (in your Guild Hall, on your side, ...)";
};

/// One of the cards that an effect can only mean one of -> Thing::Kind
struct thisCard
    : means<Thing::Kind::This, "this mercenary", "this treasure", "this event", "this card", "this">
{
};
struct bearer : means<Thing::Kind::Bearer, "the bearer", "its bearer">
{
};
struct attacked
    : means<Thing::Kind::Attacked, "the attacked mercenary", "the attacked mercenaries",
          "each attacked mercenary", "all attacked mercenaries", "the attacked enemy mercenary",
          "the attacked enemies", "the defending mercenary", "the defender">
{
};
struct attacker
    : means<Thing::Kind::Attacker, "the attacking mercenary", "the attacker", "the user">
{
};
struct it : means<Thing::Kind::It, "it", "that mercenary">
{
};
/// The one that a number or a condition is about.
struct single : any<thisCard, bearer, attacked, attacker, it>
{
    static constexpr std::string_view expected
        = "this, it, the bearer, the attacker or the attacked mercenary";
};

// ---------------------------------------------------------------- Who

template <Who::Kind kind, Literal... Words>
using whoIs = means<Who { kind }, Words...>;
inline constexpr Who targetOpponent { Who::Kind::Target, true };

/// Anyone but you, with a verb in the third person.
struct another
    : any<whoIs<Who::Kind::EachOpponent, "each opponent">,
          whoIs<Who::Kind::EachPlayer, "each player">, means<targetOpponent, "target opponent">,
          whoIs<Who::Kind::Target, "target player">,
          whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "the opponent">,
          whoIs<Who::Kind::ThatPlayer, "that player", "that opponent">,
          whoIs<Who::Kind::ItsController, "its controller", "that mercenary's controller">,
          whoIs<Who::Kind::ItsOwner, "its owner", "that mercenary's owner">>
{
    static constexpr std::string_view expected = "a player";
};
struct severalPlayers
    : any<whoIs<Who::Kind::EachOpponent, "your opponents", "all opponents", "opponents">,
          whoIs<Who::Kind::EachPlayer, "all players", "players">>
{
};
/// "target opponent's", "your"
struct playersOwn
    : any<whoIs<Who::Kind::You, "your">,
          whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'", "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          means<targetOpponent, "target opponent's">,
          whoIs<Who::Kind::Target, "target player's", "a", "any", "target">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "the opponent's">,
          whoIs<Who::Kind::ThatPlayer, "that player's", "that opponent's", "their">,
          whoIs<Who::Kind::ItsController, "its controller's">,
          whoIs<Who::Kind::ItsOwner, "its owner's">>
{
    static constexpr std::string_view expected
        = "whose (your, an opponent's, target player's, ...)";
};

// ---------------------------------------------------------------- Zones

struct warchest : means<Zone::Warchest, "warchest">
{
};
struct discardPile : means<Zone::Discard, "discard pile", "discard">
{
};
struct hand : means<Zone::Hand, "hand">
{
};

} // namespace triptych::seize::grammar
