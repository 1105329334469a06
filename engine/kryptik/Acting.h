#pragma once

#include "core/InlineVector.h"
#include "kryptik/Object.h"
#include "kryptik/tree/Words.h"

#include <array>
#include <cstdint>

// What is under way in a match: what lies on the effect pile or waits to be put there, and the attack. What is asked for
// it is in Asks.h, what is still to be done in Steps.h.
namespace triptych::kryptik {

/// 8.4 What waits on the effect pile.
struct PileItem
{
    enum class Kind : std::uint8_t {
        None,
        Citizen,
        SpellEffect,
        Active,
        Triggered,
        Delayed,
        YearChoice,
        YearAbility
    };
    Kind kind = Kind::None;
    Seat controller = noSeat;
    std::uint16_t card = 0;   ///< Whose text it is.
    std::uint8_t ability = 0; ///< Which paragraph, 0-based; yearAbility for the 11 year ability.
    std::uint8_t serial = 0;  ///< Its name among the waiting; unique on the pile.
    Ref source {};
    Ref subject {}; ///< What the trigger was about ("it", "that citizen").
    Ref object {};  ///< The other one of it: whom it blocked, dealt damage to, ...
    /// Of the citizen sacrificed for the cost, as it was then; or else of what has last left the island.
    std::uint8_t paidAttack = 0;
    std::uint8_t paidDefense = 0;
    std::uint8_t paidCost = 0;
    std::uint8_t forYear : 1 = 0;  ///< 8.1.2 it was cast for its 11 year cost
    std::uint8_t building : 1 = 0; ///< Still being announced.
    std::uint8_t copied : 1 = 0;   ///< A copy of a spell: no card, and nothing that was cast.
    std::uint8_t paidMore : 1 = 0; ///< 8.1 what was offered besides its soul cost was paid
    std::uint8_t abolishAfter : 1
        = 0;                          ///< Its card goes to the abolished zone, not to a limbo pile.
    std::uint8_t paidFigures : 1 = 0; ///< A citizen was sacrificed for it: those above are its own.
    std::uint8_t goneBefore : 1
        = 0; ///< Its source was on the island and has left before it resolves.
    std::uint8_t movedSource : 1 = 0; ///< It has itself moved its source, which is found there.
    Seat other = noSeat;      ///< "that player"; or the opponent chosen when it went on the pile.
    std::uint8_t x = 0;       ///< 8.1.1 the X paid
    std::uint8_t mode = 0;    ///< Which of "choose one", 0-based.
    std::uint8_t howMuch = 0; ///< The damage that triggered it: "that many".
    std::array<std::uint8_t, maxSlots>
        slotEnd {}; ///< targets of slot s: [slotEnd[s-1], slotEnd[s])
    InlineVector<Ref, maxTargets> targets {};
    std::uint8_t slots : 6 = 0;        ///< Filled slots.
    std::uint8_t fromLimbo : 1 = 0;    ///< It was cast from a limbo pile; only where a text asks.
    std::uint8_t onlyResolved : 1 = 0; ///< With abolishAfter: not if it is countered.
    std::uint16_t node = 0xFFFF;       ///< Of a Delayed: which effect.
    bool operator==(const PileItem&) const = default;
};
inline constexpr std::uint8_t yearAbility = 0xFE;

/// 9.3 A triggered ability that waits to be put on the pile.
struct Waiting
{
    Ref source {};
    Ref subject {};
    Ref object {}; ///< The other one of it.
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    Seat other = noSeat;
    std::uint8_t howMuch = 0;    ///< The damage that was dealt.
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger.
    InlineVector<Ref, 2> targets {};
    std::uint8_t delayed = 0; ///< A delayed trigger: `node` is its effect.
    bool operator==(const Waiting&) const = default;
};

/// 4.4.2 The commanded attack.
struct Attack
{
    Ref attacker {};
    InlineVector<Ref, 2> targets {}; ///< 11 year cards; empty when the player is attacked
    Seat defender = noSeat;
    std::uint8_t blocked = 0; ///< 4.4.3 sticky
    std::uint8_t hitsPlayer = 0;
    bool operator==(const Attack&) const = default;
};

/// A casting, activation or trigger on its way to the pile. Its items are the last `items` of the
/// pile, marked `building`.
struct Announcement
{
    enum class Stage : std::uint8_t { None, Costs, X, Modes, Opponent, Targets, Order, Pay };
    /// Instead: for what a text says instead of the soul cost. Again: of what lies on the pile already, for targets.
    /// Limbo: for what its text says it is cast for from a limbo pile.
    enum class How : std::uint8_t { Normal, ElevenYear, Free, Instead, Again, Limbo };
    Stage stage = Stage::None;
    How how = How::Normal;
    Seat player = noSeat;
    std::uint8_t items = 0;
    std::uint8_t at = 0; ///< Which cost item, item or slot is being asked for.
    std::uint8_t slot = 0;
    std::uint8_t priority = 0; ///< Priority passes on afterwards (8.3.2).
    std::uint8_t asked
        = 0; ///< Whether it is to be cast for something else: 1 asked, 2 known; 3, 4 of what is besides.
    std::uint8_t backTo = 0;                  ///< With Again: its place on the pile.
    InlineVector<Ref, maxCostPicks> costs {}; ///< Picked to pay with, in order of the cost items.
        ///< With Again, which is not paid for: what is not to be aimed at.
    bool operator==(const Announcement&) const = default;
};

} // namespace triptych::kryptik
