#pragma once

#include "core/Rows.h"

#include <cstdint>
#include <string_view>

// The closed word lists of Altered's printed language. Open lists (sub-types, names of counters and
// of tokens) are data: the tree keeps their words, and the card set numbers them.
namespace triptych::altered {

/// 3.2 Where a card can lie: in the zones of a seat, and in Limbo. A text also names zones that are
/// several of them, which come last.
enum class Zone : std::uint8_t {
    Hand,
    Deck,
    Discard,
    Hero,
    Landmark,
    Mana,
    Reserve,
    HeroExpedition,
    CompanionExpedition,
    Limbo,      ///< Shared; kept with the seat that plays the card.
    Gone,       ///< A token that ceased to exist (2.1.d), free to be used again.
    Expedition, ///< Of a text: either Expedition.
    Play        ///< Of a text: either Expedition, and the Landmarks.
};
inline constexpr std::size_t zoneCount = 11; ///< Those that a card can lie in.

/// What is so of a zone, whatever lies in it.
struct ZoneFacts
{
    Zone zone;
    std::string_view name; ///< In observations, scenarios and options.
    bool ofSeats;          ///< Each seat has one, which everybody sees as such.
    bool bearing;          ///< 2.4 What lies there can bear statuses and counters.
};
/// Those of seats in the order in which handles are numbered.
inline constexpr ZoneFacts zoneFacts[] {
    { Zone::Hand, "hand", true, false },
    { Zone::Deck, "deck", true, false },
    { Zone::Discard, "discard", true, false },
    { Zone::Hero, "hero", true, true },
    { Zone::Landmark, "landmark", true, true },
    { Zone::Mana, "mana", true, true },
    { Zone::Reserve, "reserve", true, true },
    { Zone::HeroExpedition, "expedition_hero", true, true },
    { Zone::CompanionExpedition, "expedition_companion", true, true },
    { Zone::Limbo, "limbo", false, true },
    { Zone::Gone, "gone", false, false },
    { Zone::Expedition, "expedition", false, true },
    { Zone::Play, "play", false, true },
};
static_assert(isARowEach(zoneFacts, &ZoneFacts::zone, Zone::Play));
constexpr const ZoneFacts& factsOf(Zone zone)
{
    return zoneFacts[static_cast<std::size_t>(zone)];
}
/// Whether a text's word for a zone means several.
constexpr bool isSeveral(Zone zone)
{
    return zone == Zone::Expedition || zone == Zone::Play;
}

/// 2.2.1, 2.2.3 `Mana` is a card that can only be a Mana Orb (limited play).
enum class CardType : std::uint8_t { Hero, Character, Spell, Landmark, ExpeditionPermanent, Mana };
enum class Faction : std::uint8_t { Axiom, Bravos, Lyra, Muna, Ordis, Yzmir, Neutral };
inline constexpr int factionCount = 7;
enum class Rarity : std::uint8_t { None, Common, Rare, Unique, Exalted }; ///< 2.2.5

/// 2.2.2.k The terrains of regions, and the statistics named after them: one bit each.
using Terrains = std::uint8_t;
inline constexpr Terrains forest = 1, mountain = 2, ocean = 4;
/// Only asked: "in a single-terrain region".
inline constexpr Terrains singleTerrain = 8;
constexpr bool isAnyOf(Terrains here, Terrains asked)
{
    const bool single = here != 0 && (here & (here - 1)) == 0;
    return asked == singleTerrain ? single : (here & asked) != 0;
}
inline constexpr int terrainCount = 3;

/// 2.4.1 Ascended is an Expedition's (v4 2.4.3); Boosted is having a boost counter (2.4.4). Completed is a
/// Feat's: never gained by that name, but by completing it.
enum class Status : std::uint8_t {
    Anchored,
    Asleep,
    Boosted,
    Exhausted,
    Fleeting,
    Ascended,
    Completed
};
inline constexpr int statusCount = 7;
using StatusSet = std::uint8_t; ///< Bit n stands for Status n.
constexpr StatusSet bit(Status s)
{
    return static_cast<StatusSet>(1u << static_cast<unsigned>(s));
}

/// 7.4 Keyword abilities; Fleeting printed on a Spell (2.4.6.b) is one of them. Scout and Tough have a number.
enum class Keyword : std::uint8_t {
    Cooldown,
    Defender,
    Eternal,
    Fleeting,
    Gigantic,
    Scout,
    Seasoned,
    Tough
};
inline constexpr int keywordCount = 8;

/// 7.1 The symbols of abilities: {J} {H} {R} {T} {D} {I}; one bit each where several are named.
using Icons = std::uint8_t;
inline constexpr Icons iconJoin = 1, iconHand = 2, iconReserve = 4, iconExhaust = 8,
                       iconSupport = 16, iconInfinite = 32;

enum class Phase : std::uint8_t { Morning, Noon, Afternoon, Dusk, Night };

/// How long: 2.2.14.
enum class Duration : std::uint8_t {
    None,
    ThisTurn,
    ThisAfternoon,
    ThisDay,
    Permanently,
    UntilYourTurn, ///< until the next turn of who says it begins
    ThisDusk,
    NextMorning, ///< until the next Noon begins
    UntilNight,
    UntilRest,    ///< until the first that is done at Night (4.2.5.b)
    TheirNextTurn ///< of an opponent of who says it: begins and ends with the turn
};

/// What dice show, a bit each: 1 in the lowest.
using Faces = std::uint8_t;
inline constexpr Faces evenFaces = 0x2A, oddFaces = 0x15, allFaces = 0x3F;
constexpr Faces facesBetween(int least, int most)
{
    Faces faces = 0;
    for (int shows = least < 1 ? 1 : least; shows <= most && shows <= 6; ++shows)
        faces = static_cast<Faces>(faces | (1u << (shows - 1)));
    return faces;
}

/// "3", "3 or less", "3 or more", "less than", "more than", and of a number by itself "even", "odd"; OrNext is "3 or 4"
enum class Compare : std::uint8_t { Exactly, AtMost, AtLeast, Less, More, Even, Odd, OrNext };

/// In what things are alike, or differ: "shares a type with ...", "for each different subtype among ..."
enum class Alike : std::uint8_t {
    Stat, ///< a cost or a statistic
    Subtype,
    Type, ///< Character, Spell, Landmark Permanent, Expedition Permanent
    Name,
    Expedition, ///< "in different Expeditions"
    Controller
};

} // namespace triptych::altered
