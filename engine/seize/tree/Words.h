#pragma once

#include <cstdint>

// The closed word lists of Seize's printed language. Each enumerator is one printed word.
namespace triptych::seize {

/// Classes are data: the number of a name in the card set; 0 is generic, "no class".
using Class = std::uint8_t;

enum class CardType : std::uint8_t { Mercenary, Treasure, Ability };
enum class AbilityType : std::uint8_t { Instant, Attack, Event };
enum class TreasureType : std::uint8_t { Weapon, Equipment, Relic };
enum class Hands : std::uint8_t { None, One, Two, Off, Dual }; ///< Of a weapon.
enum class Shot : std::uint8_t { None, Crossbow, Staff };      ///< Physical, magic (S-MERC-H).

/// S-DMG: the five kinds of damage.
enum class DamageType : std::uint8_t { Physical, Magic, True, Pure, Lethal };

/// How damage is dealt: by the blow of a mercenary's melee or by its shot, by any attack (these and
/// Attack abilities), by anything that is no attack, by the counters of a status, by an ability card, or in
/// whatever way.
enum class How : std::uint8_t { Any, Melee, Ranged, Attack, Ability, Bleed, Burn, Card };
constexpr bool isOfAnAttack(How how)
{
    return how == How::Melee || how == How::Ranged || how == How::Attack;
}

/// The statuses that lie on a mercenary; Fog lies on a tile. The first five are counted.
enum class Status : std::uint8_t { Exhaust, Bleed, Poison, Frost, Burn, Blind, Silence, Stealth };
inline constexpr int statusCount = 8;
inline constexpr int countedStatusCount = 5;
constexpr bool isCounted(Status s)
{
    return static_cast<int>(s) < countedStatusCount;
}
/// Several counted statuses, a bit each; none says whichever it is.
using Statuses = std::uint8_t;
constexpr bool isAmong(Statuses several, Status s)
{
    return several == 0 || ((several >> static_cast<unsigned>(s)) & 1u) != 0;
}
/// S-MEND, S-CLEANSE: what Mend takes away; Cleanse takes the others, and the Fog of its tile.
constexpr bool isPhysical(Status s)
{
    return s == Status::Exhaust || s == Status::Bleed || s == Status::Blind || s == Status::Poison;
}

/// Directions as the controller sees the battlefield, one bit each; forward is away from the own
/// Guild Hall.
using Arrows = std::uint8_t;
enum class Arrow : std::uint8_t { F, FR, R, BR, B, BL, L, FL }; ///< Clockwise.
inline constexpr int arrowCount = 8;
constexpr Arrows bit(Arrow a)
{
    return static_cast<Arrows>(1u << static_cast<unsigned>(a));
}
inline constexpr Arrows straightArrows = 0b0101'0101; ///< "+"
inline constexpr Arrows diagonalArrows = 0b1010'1010; ///< "x"
inline constexpr Arrows allArrows = 0xFF;             ///< "*"

/// S-TURN-0 The eight phases.
enum class Phase : std::uint8_t {
    Beginning,
    Draw,
    Acquire,
    Rally,
    FirstMovement,
    Attack,
    SecondMovement,
    End
};

/// The zones that a text can name.
/// S-SETUP-AREAS Where a card can be. `Stack` holds cards on their way into play, `Equipped` the
/// treasures that mercenaries carry, `Gone` the cards of a player who left a match of several. A text
/// names the first five; what is put onto the battlefield comes to an empty tile of one's Guild Hall.
enum class Zone : std::uint8_t {
    Hand,
    Deck,
    Discard,
    Warchest,
    Battlefield,
    Quarters,
    Events,
    Equipped,
    Stack,
    Gone
};
inline constexpr int zoneCount = 10;

/// For how long something is so.
enum class Duration : std::uint8_t {
    Always, ///< "": a static for as long as it works, an instruction for as long as it is in play
    ThisTurn,
    UntilYourNextTurn,
    WhileEquipped,
    NextAttack,          ///< "for its next attack"
    ThroughYourNextTurn, ///< "until the end of your next turn"
    ThroughItsNextTurn,  ///< "until the end of its controller's next turn"
    ThroughYourTurn,     ///< "until the end of your turn": this one, or else the next
    NextAttackThisTurn,  ///< "for its next attack this turn"
    UntilItsNextTurn,    ///< "until its controller's next turn"
    DuringYourNextTurn,  ///< "during your next turn": not before it
    DuringItsNextTurn,   ///< "during its controller's next turn": likewise
    ThroughThisPhase,    ///< "until the end of this phase"
    ThroughAttackPhase, ///< "until the end of the Attack Phase": the one that goes on, or else the next
    ThroughNextAttackPhase, ///< "until the end of the next Attack Phase": not of the one that goes on
    WhileInPlay,            ///< "for as long as this is in play": a mercenary or an Event
    ThisAttack ///< Of an attack that an effect makes (Strike::manner): never said by itself.
};
inline constexpr int durationCount = static_cast<int>(Duration::WhileInPlay) + 1;

} // namespace triptych::seize
