#pragma once

#include "core/Objects.h"
#include "kryptik/Limits.h"
#include "kryptik/Steps.h"

#include <array>
#include <cstdint>

// What a match is about: cards wherever they are, players, and how each of them is referred to. Plain data.
namespace triptych::kryptik {

using triptych::Ref;

struct Object
{
    enum Flag : std::uint8_t {
        Engaged = 1,
        Weary = 2,
        Attacked = 4,       ///< 4.4.2 this combat phase
        FaceUp = 8,         ///< of a card in the 11 year row that was revealed
        LethalTouched = 16, ///< glossary Toxic: has taken a lethal point
        DealtDamage = 32,   ///< this turn
        CastForYear = 64,   ///< 8.1.2 it came from being cast for its 11 year cost
        NoBlock = 128,      ///< Until end of turn, by what has resolved.
        // Of a card where nothing else could be meant by it:
        Entered = FaceUp, ///< on the island: this turn
        Died = Attacked,  ///< in a limbo pile: it died this turn
        Silenced = Weary, ///< destroyed in an 11 year row: its ability is not used
        Uncast = Attacked ///< likewise: it is not cast
    };
    std::uint16_t card = 0;
    std::uint8_t owner : 2 = 0;
    std::uint8_t controller : 2 = 0;
    std::uint8_t knownTo : 4 = 0; ///< Bit per seat: who has seen this card where it lies hidden.
    std::uint8_t flags = 0;
    std::uint8_t damage = 0;
    std::uint8_t era = 0;
    Index host = noIndex;       ///< 5.3.1 under which citizen; in limbo, with which it fell there
    std::uint8_t block : 7 = 0; ///< 4.4.3 place in the line of blockers, 1-based; 0: not blocking
    /// Until end of turn, by what has resolved. This and NoBlock are kept here, and not among what lasts, as they may
    /// be said of every citizen there is.
    std::uint8_t noAttack : 1 = 0;

    bool is(Flag f) const { return (flags & f) != 0; }
    void set(Flag f, bool on) { flags = static_cast<std::uint8_t>(on ? flags | f : flags & ~f); }
    bool operator==(const Object&) const = default;
};

struct Player
{
    std::array<std::uint8_t, 5> soulPile {}; ///< 8.2.2 white blue black green colourless
    std::uint8_t alive : 1 = 1;
    std::uint8_t damaged : 1 = 0; ///< 3.1.2 dealt damage with an empty row, not yet swept
    // This turn
    std::uint8_t plundered : 1 = 0; ///< Ever so often.
    std::uint8_t probed : 1 = 0;
    std::uint8_t searched : 1 = 0;
    std::uint8_t soulsPut : 3 = 0; ///< Cards this player put into their soul row, in whatever way.
    std::uint8_t soulPlaced : 4 = 0; ///< 5.5
    std::uint8_t entered : 4 = 0;    ///< Citizens, under this player's control.
    std::uint8_t activated : 4 = 0;  ///< Active abilities.
    std::uint8_t yearsUsed : 4 = 0;  ///< 11 year abilities.
    std::uint8_t spellsCast = 0;
    std::uint8_t citizensCast = 0;
    std::uint8_t citizensDied = 0; ///< Under this player's control.
    std::uint8_t drawn = 0;        ///< Cards.
    std::uint8_t attacks : 4 = 0;  ///< These as far as 15: no text asks for more.
    std::uint8_t discarded : 4 = 0;
    std::uint8_t yearsLost : 4 = 0;
    std::uint8_t sacrificed : 4 = 0; ///< Citizens.
    bool operator==(const Player&) const = default;
};

/// What a player has done this turn, once more.
constexpr std::uint8_t onceMore(std::uint8_t times)
{
    return static_cast<std::uint8_t>((times < 15 ? times + 1 : times) & 15);
}

/// How targets that are no objects are kept in a Ref: seats, and pile items by serial.
inline Ref seatRef(Seat s)
{
    return { static_cast<Index>(0xF0 + s), 0xFE };
}
inline bool isSeat(Ref r)
{
    return r.era == 0xFE && r.object >= 0xF0 && r.object < 0xF0 + maxPlayers;
}
inline Seat seatOf(Ref r)
{
    return static_cast<Seat>(r.object - 0xF0);
}
inline Ref itemRef(std::uint8_t serial)
{
    return { serial, 0xFF };
}
inline bool isItem(Ref r)
{
    return r.era == 0xFF;
}

/// What a citizen was that has left the island, for what triggered on that: kept in a Ref as well.
inline constexpr int mostFigures = 0xEF; ///< So that it is like no seat.
inline Ref figuresRef(int attack, int defense)
{
    const auto kept = [](int figure) {
        return static_cast<std::uint8_t>(figure < mostFigures ? figure : mostFigures);
    };
    return { static_cast<Index>(kept(attack)), kept(defense) };
}

using ObjectSet = triptych::ObjectSet<maxObjects>;
using ObjectList = PassingVector<Index, maxObjects>;

} // namespace triptych::kryptik
