#pragma once

#include "seize/Table.h"

// "Play this only when an ally is destroyed": for how long that can be answered. What opens it: Triggers.h.
namespace triptych::seize {

/// The last thing that such a card of this player may be played in answer to now; nothing where there is none.
const Opening* openingFor(const Table&, std::uint16_t card, Seat);
/// Something resolves: what has happened before it is not answered any more, nor what has left the stack.
void closeOpenings(const Table&);
/// "Cannot be countered", by its own text or by what is always so.
bool isKept(const Table&, const StackItem&);
/// "Opponents cannot respond to this": whether something waits to which this player cannot.
bool mayNotAnswer(const Table&, Seat);
/// Whether this is a card that was played in answer to something, and who attacked whom there.
bool answersSomething(const Table&, const StackItem&);
Ref attackerOf(const Trigger&, Ref subject, Ref object);
Ref attackedOf(const Trigger&, Ref subject, Ref object);
Ref attackedIn(const Table&, const StackItem&); ///< The same of whatever waits on the stack.

} // namespace triptych::seize
