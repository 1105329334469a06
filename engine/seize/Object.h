#pragma once

#include "core/Objects.h"
#include "seize/Grid.h"
#include "seize/Limits.h"

#include <array>
#include <cstdint>

// What a match is about: cards in their zones, mercenaries on the battlefield, players, and how each
// of them is referred to. Plain data.
namespace triptych::seize {

using namespace numbers;
using MercenaryIndex = std::uint8_t; ///< In State::mercenaries.

using triptych::Ref;
inline constexpr std::uint8_t eras = 0xF0; ///< Above them are the marks of seats and tiles.

struct Object
{
    enum Flag : std::uint8_t {
        Exhausted = 1, ///< S-TREAS-COST of a card in a warchest
        FaceDown = 2,  ///< S-RALLY-FACEDOWN
        GuildMaster = 4,
        Champion = 8,
        Held = 16 ///< A treasure that does not ready the next time it would at the start of a turn.
    };
    std::uint16_t card = 0;
    std::uint8_t owner : 2 = 0;
    std::uint8_t controller : 2 = 0;
    std::uint8_t knownTo : 4 = 0; ///< Bit per seat: who has seen this card where it lies hidden.
    std::uint8_t flags = 0;
    std::uint8_t era = 0;
    /// On the battlefield: its MercenaryIndex. Equipped: the bearer's index. In a discard: of who has left with it.
    std::uint8_t host = noIndex;

    bool is(Flag f) const { return (flags & f) != 0; }
    void set(Flag f, bool on) { flags = static_cast<std::uint8_t>(on ? flags | f : flags & ~f); }
    bool operator==(const Object&) const = default;
};

enum class PastDeed : std::uint8_t;

/// What a mercenary did and what befell it in one turn: a bit for each.
struct PastDeeds
{
    static constexpr int room = 24;
    std::array<std::uint8_t, room / 8> bits {};

    void add(PastDeed deed)
    {
        const auto k = static_cast<std::size_t>(deed);
        bits[k / 8] = static_cast<std::uint8_t>(bits[k / 8] | (1u << (k % 8)));
    }
    bool has(PastDeed deed) const
    {
        const auto k = static_cast<std::size_t>(deed);
        return ((bits[k / 8] >> (k % 8)) & 1) != 0;
    }
    bool operator==(const PastDeeds&) const = default;
};

/// A mercenary on the battlefield: what the printed card does not say of it.
struct Mercenary
{
    enum Flag : std::uint16_t {
        Blind = 1,         ///< S-STATUS-BLIND-1
        BlindFresh = 2,    ///< came in an End Phase, so it stays for that one (S-STATUS-BLIND-2)
        Silence = 4,       ///< S-STATUS-SILENCE
        SilenceFresh = 8,  ///< likewise
        Stealth = 16,      ///< S-STATUS-STEALTH-1
        Ambush = 32,       ///< S-STATUS-STEALTH-3 the next damage it deals is True
        Attacked = 64,     ///< S-TURN-ATTACK its one standard attack is spent
        HasEquipped = 128, ///< S-RALLY-EQUIP its one treasure of this turn
        Struck = 512,      ///< damage has been dealt to it this turn, whatever was left of it
        Hurt = 1024,       ///< it has lost health by damage this turn
        Again = 2048,      ///< one of its additional attacks of this turn is spent
        AgainTwice = 4096,
        HasPlundered = 8192, ///< this turn, whether it succeeded or not
        OwnExhaust = 256,    ///< S-ABIL-ATTACK one counter comes from its own attack of this phase
        HitInMelee = 0x4000, ///< How `hitBy` did it; both of an Attack ability.
        HitByShot = 0x8000
    };
    Index object = noIndex;
    Tile tile = noTile;
    std::uint8_t damage = 0;      ///< Health is the maximum less this.
    std::int8_t spentDefense = 0; ///< S-RED-DEFENSE used up, of what it has in all.
    std::uint8_t exhaust = 0;
    std::uint8_t bleed = 0;
    std::uint8_t poison = 0;
    std::uint8_t frost = 0;
    std::uint8_t burn = 0;
    std::uint8_t acted = 0; ///< S-STATUS-BURN-4 burn counters that have done their work
    std::uint8_t chill = 0; ///< S-STATUS-FROST the reduction that holds for the rest of the turn
    std::uint8_t steps = 0; ///< S-ACT-MOVE movement spent this turn
    std::uint8_t extraSteps = 0; ///< Movement gained for this turn
    Index hitBy = noIndex;       ///< Who dealt it damage last; for whoever destroys it.
    std::uint16_t flags = 0;
    /// "Would be destroyed, you may instead ...": it waits for the answer, or the answer was no.
    enum Doom : std::uint8_t { Safe, Condemned, CondemnedFree, GivenUp, GivenUpFree };
    std::uint8_t doom : 5 = Safe;
    std::uint8_t tiredByAttack : 1 = 0; ///< One counter comes from its own attack of this turn.
    std::uint8_t bled : 1 = 0;          ///< The last damage to it came from its Bleed counters,
    std::uint8_t burned : 1 = 0;        ///< or from its Burn counters.
    std::uint8_t walked : 7 = 0;        ///< Steps of its own moves this turn, 127 at the most.
    std::uint8_t takenAbility : 1 = 0;  ///< An Attack ability has struck it this turn.
    /// Attacks of this turn: the first of a kind has begun, or another one after it; and what has struck it.
    enum Blows : std::uint8_t {
        Begun = 1,
        Over = 2,
        MeleeBegun = 4,
        MeleeOver = 8,
        ShotBegun = 16,
        ShotOver = 32,
        TakenMelee = 64,
        TakenShot = 128
    };
    std::uint8_t blows = 0;
    /// What it did and what befell it, this turn and in the four before.
    std::array<PastDeeds, 5> deeds {};

    bool is(Flag f) const { return (flags & f) != 0; }
    void set(Flag f, bool on) { flags = static_cast<std::uint16_t>(on ? flags | f : flags & ~f); }
    bool operator==(const Mercenary&) const = default;
};

struct Player
{
    std::int8_t vault = 0;
    std::uint8_t alive = 1;
    std::uint8_t plundered = 0;      ///< S-ACT-PLUNDER this turn
    std::uint8_t treasurePlayed = 0; ///< S-TREAS-2 this turn
    std::uint8_t unequipped = 0;     ///< S-RALLY-UNEQUIP this turn: no more equipping
    std::uint8_t acquired = 0;       ///< S-TURN-ACQUIRE this turn
    std::uint8_t fallen = 0;         ///< S-FMT-ARENA-GOAL a mercenary has left; to be looked at
    std::uint8_t dice = 0;           ///< S-PRE-FIRST
    bool operator==(const Player&) const = default;
};

/// How targets that are no objects are kept in a Ref.
inline Ref seatRef(Seat s)
{
    return { s, 0xFE };
}
inline bool isSeat(Ref r)
{
    return r.era == 0xFE;
}
inline Seat seatOf(Ref r)
{
    return r.object;
}
inline Ref tileRef(Tile tile)
{
    return { tile, 0xFD };
}
inline bool isTile(Ref r)
{
    return r.era == 0xFD;
}
inline Tile tileOf(Ref r)
{
    return r.object;
}
/// Of a stack item, by its serial.
inline Ref itemRef(std::uint8_t serial)
{
    return { serial, 0xFF };
}
inline bool isItem(Ref r)
{
    return r.era == 0xFF;
}

} // namespace triptych::seize
