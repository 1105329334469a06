#pragma once

#include "core/InlineVector.h"
#include "seize/Object.h"
#include "seize/tree/Words.h"

#include <array>
#include <cstdint>

// What is under way in a match: what waits on the stack or to come there, and what is being announced. What is asked for
// it is in Asks.h, what is still to be done in Steps.h.
namespace triptych::seize {

/// S-STACK-1 What waits on the stack.
struct StackItem
{
    enum class Kind : std::uint8_t {
        None,
        Mercenary, ///< being hired or summoned
        Ability,
        Attack,
        Step,
        Plunder,
        Spot,
        Activation,
        Trigger
    };
    std::uint16_t card = 0;      ///< Whose text it is.
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    Kind kind = Kind::None;
    Seat controller = noSeat;
    std::uint8_t ability = 0; ///< Which paragraph, 0-based, or `wholeCard` (CardSet.h).
    std::uint8_t serial = 0;  ///< Its name among the waiting; unique on the stack.
    Ref source {};            ///< The card played, the mercenary that acts, the host of an ability.
    Ref user {};              ///< Who uses an ability card, or attacked (of a trigger); whom a Spot
                              ///< uncovers; the treasure that comes with a mercenary.
    Ref subject {};           ///< What the trigger was about.
    Ref object {}; ///< Of a trigger: who was attacked. Of what answers something: the other one.
    Seat other = noSeat; ///< The player a trigger is about.
    Tile tile = noTile;  ///< Where a mercenary or a step goes; where the mercenary of a trigger
                         ///< stood when it happened.
    std::uint8_t how
        = 0; ///< Of an Attack: AttackStat; of a card: whether its user was hidden, what it paid.
    std::uint8_t amount = 0;   ///< "that much"
    std::uint8_t mode = 0;     ///< Which of "choose one", 0-based.
    std::uint8_t building = 0; ///< Still being declared.
    std::uint8_t slots = 0;    ///< Filled slots.
    /// Targets of slot s: [slotEnd[s-1], slotEnd[s]).
    std::array<std::uint8_t, maxSlots> slotEnd {};
    InlineVector<Ref, maxTargets> targets {};
    static constexpr std::uint8_t wasHidden = 1;
    static constexpr std::uint8_t paidBesides = 2;
    bool hidden() const { return kind == Kind::Ability && (how & wasHidden) != 0; }
    /// The additional cost that may be paid or not was paid.
    bool paidExtra() const { return kind == Kind::Ability && (how & paidBesides) != 0; }
    bool operator==(const StackItem&) const = default;
};
enum class AttackStat : std::uint8_t { Melee, Ranged };
/// Of the trigger of a Delayed: its effect is StackItem::node.
inline constexpr std::uint8_t delayedMark = 0xFD;

/// A triggered ability that waits to be put on the stack.
struct Waiting
{
    Ref source {};
    Ref subject {}; ///< "it": the mercenary attacked, upstaged, destroyed, ...
    Ref attacker {};
    Ref attacked {};
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Seat controller : 2 = 0;
    Tile tile : 6 = nowhere; ///< Where its mercenary stood when it happened.
    Seat other = noSeat;
    std::uint8_t amount = 0;     ///< "that much"
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    static constexpr Tile nowhere = noTile & 63;
    bool operator==(const Waiting&) const = default;
};

/// What is known of it on the stack before it is there.
inline StackItem triggered(const Waiting& w)
{
    StackItem item;
    item.kind = StackItem::Kind::Trigger;
    item.card = w.card;
    item.ability = w.ability;
    item.source = w.source;
    return item;
}

/// "Play this only when an ally is destroyed": that it was, as a card of this player tells it. So until the
/// next thing resolves or the phase is over; of what waits on the stack, as long as it does.
struct Opening
{
    std::uint16_t card = 0;  ///< Whose text waits for it.
    std::uint8_t amount = 0; ///< "that much"; or what waits on the stack, by its number there
    Seat who : 4 = 0;        ///< Who may play it.
    Seat other : 4 = 0;      ///< As of a Waiting; beyond the last seat it is nobody.
    Ref subject {};          ///< Whom it happened to or who did it, as the text tells it,
    Ref object {};           ///< and the other one.
    bool operator==(const Opening&) const = default;
};

/// Something on its way to the stack. Its item is the last of the stack, marked `building`.
struct Announcement
{
    /// Extra comes before them all, where something may be paid besides or not.
    /// Toll behind the targets, which it is for.
    enum class Stage : std::uint8_t { None, Payment, Costs, Mode, Targets, Done, Extra, Toll };
    Stage stage = Stage::None;
    Seat player = noSeat;
    std::uint8_t slot = 0;
    std::uint8_t cost = 0;                ///< Treasures to exhaust (S-TREAS-COST).
    InlineVector<Index, 31> treasures {}; ///< Picked to pay with.
    InlineVector<Index, 15> discards {};
    bool operator==(const Announcement&) const = default;
};

} // namespace triptych::seize
