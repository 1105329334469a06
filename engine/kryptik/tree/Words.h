#pragma once

#include <cstdint>

// The closed word lists of Kryptik's printed language. Each enumerator is one printed word.
namespace triptych::kryptik {

/// In alphabetical order, in which they are told. What is said of each: text/printing/Keywords.h.
enum class Keyword : std::uint8_t {
    Eager,
    Focused,
    Ravenous,
    Sidestep,
    Steadfast,
    Tenacious,
    Toxic
};
inline constexpr Keyword lastKeyword = Keyword::Toxic;
inline constexpr int keywordCount = static_cast<int>(lastKeyword) + 1;
using KeywordSet = std::uint8_t; ///< Bit n stands for Keyword n.
constexpr KeywordSet bit(Keyword k)
{
    return static_cast<KeywordSet>(1u << static_cast<unsigned>(k));
}

/// 8.1.1.1 The four colours, one bit each; a colourless soul box is no colour at all.
using Colours = std::uint8_t;
inline constexpr Colours white = 1, blue = 2, black = 4, green = 8;
inline constexpr int colourCount = 4;

/// 5 Zones. `Pile` holds cards being cast, `Revealed` an 11 year card between its destruction and
/// the choice (6.1), `Attached` cards under a citizen (5.3.1), `Gone` the cards of a player who
/// left a game of three or more (3.1).
enum class Zone : std::uint8_t {
    Hand,
    Deck,
    Island,
    ElevenYearRow,
    SoulRow,
    Limbo,
    Abolished,
    Attached,
    Pile,
    Revealed,
    Gone
};
inline constexpr int zoneCount = 11;

enum class CardType : std::uint8_t { Citizen, Spell };

/// 7.1.1 Factions are data: the number of a name in the card set; 0 is "no faction".
using Faction = std::uint8_t;

} // namespace triptych::kryptik
