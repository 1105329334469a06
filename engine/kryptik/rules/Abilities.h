#pragma once

#include <functional>

#include "core/Decision.h"
#include "kryptik/Table.h"
#include "kryptik/rules/Characteristics.h"

// 9 Abilities: noticing what triggers (9.3), and bringing it to the pile.
namespace triptych::kryptik {

/// From which zone to which a card went.
struct Way
{
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    bool forYear = false;                 ///< Of what is cast: for its 11 year cost.
    const CounterKind* counter = nullptr; ///< Of counters that are put on it.
};
/// The other card of what happened between two. With `again` only for those who ask which it was: of
/// the several damaged or blocking at once, every one after the first.
struct Counterpart
{
    Index card = noIndex;
    bool again = false;
    Ref onPile {};       ///< Of what aims at it: the spell or activation on the pile, not its card.
    int amount = 0;      ///< Of damage: how much.
    int inAll = 0;       ///< Of damage to several at once: how much to all of them, with the first.
    bool combat = false; ///< Of damage.
};
/// Something happened that abilities may wait for. `subject` is the card it happened to, `who`
/// the player; whichever does not apply is noIndex/noSeat. Call before a card leaves the island.
void occur(const Table&, Trigger::Event, Index subject, Seat who,
    Trigger::Object = Trigger::Object::Any, const Way& = {}, const Counterpart& = {});
/// Calls visit(number) for each ability that a citizen was given (CardSet::ability), in order.
void grantedTo(const Table&, Index, const std::function<void(std::uint16_t)>& visit);
/// "This triggers only once each turn": kept where Solo is, by the object that it is.
SoloUse onceMark(const State&, Index source, std::uint8_t ability);

/// 6.1 The choice about a destroyed 11 year card waits like a trigger.
void awaitYearChoice(const Table&, Index revealed);
/// "At the start of your next turn, ...": moves what is due to the waiting triggers.
/// With ThisLeaves: what `left` has left behind, before it is gone.
void raiseDelayed(const Table&, Delayed::When, Index left = noIndex);

/// 8.4 Puts waiting triggers on the pile: the active player's first, then clockwise, each player's
/// own in the order they choose. Returns false when nobody has one waiting.
void run(const Table&, GatherTriggers);
void run(const Table&, ArrangeTriggers);
void run(const Table&, PutTriggers);
void answerTriggerOrder(const Table&, const Option&);
void answerMayTrigger(const Table&, const Option&);

inline constexpr std::uint8_t yearChoiceMark = 0xFD; ///< Waiting::ability of an 11 year choice
inline constexpr std::uint8_t delayedMark = 0xFC;    ///< ... of a delayed effect

} // namespace triptych::kryptik
