#pragma once

#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Objects.h"

#include <vector>

// 6.2 The events that may wait for an answer, each in its own words.
namespace triptych::altered {

WaitingMove waiting(const Motion&, Cause, Seat who);
WaitingGain waiting(Index, const Grant&);

Modifiers modifiersOf(const Table&, const WaitingMove&);
Modifiers modifiersOf(const Table&, const WaitingGain&);
Modifiers modifiersOf(const Table&, const WaitingResupply&);
Modifiers modifiersOf(const Table&, const WaitingDraw&);
Modifiers modifiersOf(const Table&, const WaitingAdvance&);

/// What it would happen to; noIndex: nothing on the table.
Index subjectOf(const WaitingMove&);
Index subjectOf(const WaitingGain&);
Index subjectOf(const WaitingResupply&);
Index subjectOf(const WaitingDraw&);
Index subjectOf(const WaitingAdvance&);

/// What has happened all the same when something else is done instead of it.
void noteReplaced(const Table&, const WaitingMove&);
void noteReplaced(const Table&, const WaitingGain&);
void noteReplaced(const Table&, const WaitingResupply&);
void noteReplaced(const Table&, const WaitingDraw&);
void noteReplaced(const Table&, const WaitingAdvance&);

/// 6.2.d, 6.2.g "You may remove 2 boosts from me to ... instead", where this goes at once with the other: that is
/// asked while it is still there. What nothing replaces is taken out of `going` and waits for the answers.
void holdBack(const Table&, std::vector<Motion>& going, const std::vector<WaitingMove>& events);
/// Whether a step only waits for that, nothing being chosen for it.
bool isHeldBack(const ChooseModifier<WaitingMove>&);
/// All that waited for the same answers goes at once.
void letGo(const Table&, const WaitingMove& first);

/// It happens after all, as nothing replaces it any more.
void happens(const Table&, const WaitingMove&, Seat);
void happens(const Table&, const WaitingGain&, Seat who);
void happens(const Table&, const WaitingResupply&, Seat);
void happens(const Table&, const WaitingDraw&, Seat);
void happens(const Table&, const WaitingAdvance&, Seat);

} // namespace triptych::altered
