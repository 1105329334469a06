#pragma once

#include "core/InlineVector.h"
#include "kryptik/Object.h"

#include <cstdint>

// 10.1 What stays of something that has resolved: for a time, until a later moment, or for the rest of the turn.
// Rules over it are in effects/Lasting and rules/.
namespace triptych::kryptik {

/// A continuous effect of something that has resolved.
struct LastingEffect
{
    enum class Kind : std::uint8_t {
        None,
        Stats,
        Gain,
        Lose,
        LoseAll,
        Can,
        CanNot,
        Control,
        BlockedBy,   ///< "can not be blocked by ...": `node` is the effect that says so
        Switch,      ///< attack and defense are each other's
        PreventNext, ///< `attack` more damage to it
        Forbid,      ///< of a player: `what` is a Forbid::Deed
        Prevent,     ///< of everybody: `what` 1 is combat damage, 0 all
        Instead,     ///< of its death: `what` is an Instead::Fate
        Base, ///< `attack`, `defense` instead of what is printed: `what` 1 one, 2 other, 3 both
        Redirect, ///< damage to it is dealt to `redirected()` instead; of a seat: to all that the effect of number
        ///< `what`, `about` speaks of
        Grant, ///< of a citizen or a seat: it has the ability of number `node()`
        Cost,  ///< of a seat: the effect `node()` says what casting costs; `what` 1: the next only,
               ///< which is the next after the `about` of its kind that were cast this turn
        Watch, ///< the seat `what` has the ability of number `node()`, about `who`
        MoreSoul, ///< of a seat: `attack` more cards into the soul row
        Counters, ///< `what` of them, each of `attack` and `defense`, of the name of number `about`
        Skip, ///< of a seat: the next Skip::Part `what` of a turn after the one of number `node()`;
              ///< with NextTurnEnd that of its next turn, which it is with EndOfTurn
        Extra, ///< of a seat: `what` is an Extra::Part, or `combatAfterSecond`
        More, ///< of damage: `what` & 1 dealt to it, and not by it, & 2 combat damage; `attack` times, `defense` more
        Met,  ///< it blocked `redirected()`; only where a text asks
        Hurt, ///< it was dealt damage by `redirected()`; likewise; `what` 1 in combat
        Faction, ///< it is of the faction `what`, with `attack` besides its own
        Chosen,  ///< for it the faction `what` was chosen
        Copy,    ///< it is a copy; what is printed on it is the card `node()`
        MayCast, ///< the seat `what` may cast it from where it lies, with `attack` for free
        Paid,    ///< it was cast for an X of `what`, and with `attack` more was paid for it
        Toll, ///< the Toll::Deed `defense` (with `rowAlone`; at the seat `what`) for `attack` energy; 0: not at all
        ForbidSome, ///< of a seat: the effect `node()` says what it can not cast
        Named, ///< for it the name of number `node()` was chosen; of a seat: it can not cast that
        CastFrom, ///< of a seat: the effect `node()` says what it may cast from where
        Barred,   ///< it can not have the keywords `what`
        Rule, ///< of a seat: the effect `node()` is so of all it speaks of, also of those that come later, as if
        ///< the card `what` said so on the island; or of "they", who are the seat `what`, from `firstSeat`
        Again,        ///< 4.4.2 it attacked `attack` times more in this combat phase
        DoneThisTurn, ///< what it did this turn while the seat `attack` controlled it, `what` and `defense` of rules/Beforehand.h;
        ///< only where a text asks, of one that has left the island or could not be asked any more
        Ahead,     ///< a Forbid that begins with the next turn of the seat `about`
        AheadSome, ///< a ForbidSome, likewise
        Cast,  ///< it was cast this turn by the seat `what`; only where a text asks of what kind
        Spared ///< so much of the first damage to it this turn was prevented, `what`
    };
    static constexpr std::uint8_t combatAfterSecond
        = 0xFF; ///< The one that is going on was added there.
    /// Here0 and the three after it: while the seat of that number controls the card `about`.
    enum Until : std::uint8_t {
        Always,
        EndOfTurn,
        NextTurn,
        NextDisengage,
        Attached,
        NextTurnEnd,
        EndOfCombat, ///< of this turn
        Stays,       ///< while the card `about` is on the island
        Here0,
        Engaged0 = Here0 + 4, ///< likewise, while that card is engaged
        So0 = Engaged0 + 4    ///< while the condition of the effect `node()` holds for that seat
    };
    static constexpr std::uint8_t firstSeat
        = 0xF0; ///< Of a Rule: whom "they" are, and no object has such a number.
    static constexpr std::uint8_t anyDefender = 0xFE; ///< Of a Toll: whomever it attacks.
    static constexpr std::uint8_t rowAlone = 4;       ///< Likewise: not the player, who has no row.
    /// As what it is `about`, before it is known: what it is given to, or who controls that then.
    static constexpr std::uint8_t itself = 0xFF;
    Ref who {};
    Kind kind = Kind::None;
    std::int8_t attack = 0;
    std::int8_t defense = 0;
    std::uint8_t what = 0; ///< KeywordSet, Allow::Deed, or for Control the seat it goes back to.
    std::uint8_t endOfTurn = 0; ///< Until
    std::uint8_t about = 0; ///< Of NextTurn the seat whose, of Attached and Stays the card that is.
    bool operator==(const LastingEffect&) const = default;

    /// With Redirect, to whom; with Met and Hurt the other one.
    Ref redirected() const
    {
        return { static_cast<Index>(attack), static_cast<std::uint8_t>(defense) };
    }
    /// With BlockedBy, Grant, Cost, Skip, Copy, ForbidSome, AheadSome, Named, CastFrom, Rule and of Control, kept where a change of
    /// statistics is.
    std::uint16_t node() const
    {
        return static_cast<std::uint16_t>(
            (static_cast<std::uint8_t>(attack) << 8) | static_cast<std::uint8_t>(defense));
    }
};

/// "At the start of your next turn, ..."
struct DelayedEffect
{
    std::uint16_t node = 0xFFFF;
    std::uint16_t card = 0;
    Ref source {};
    Ref subject {};
    Seat controller = noSeat;
    std::uint8_t when : 5 = 0;   ///< Delayed::When
    std::uint8_t they : 3 = 0;   ///< "That player" of what was said before it: 1 and their seat.
    std::uint16_t notBefore = 0; ///< Turn number.
    std::uint8_t ability = 0;
    InlineVector<Ref, maxTargetsLater> targets {}; ///< 8.5 declared when the card was cast
    bool operator==(const DelayedEffect&) const = default;
};

/// glossary Solo: used this turn.
struct SoloUse
{
    std::uint16_t name = 0xFFFF;
    std::uint8_t ability = 0;
    Seat player = noSeat;
    bool operator==(const SoloUse&) const = default;
};

} // namespace triptych::kryptik
