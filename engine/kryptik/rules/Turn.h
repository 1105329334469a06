#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 4 Phases: 4.1 Disengage, 4.2 Draw, 4.3 1st Phase, 4.5 2nd Phase, 4.6 End of Turn. Combat (4.4)
// has a file of its own.
namespace triptych::kryptik {

void beginFirstTurn(const Table&);
void beginNextTurn(const Table&);
/// The current step is over: begins the next one.
void nextStep(const Table&);
void beginStep(const Table&, Phase, Step = Step::None);

// Turn-based actions that ask
void run(const Table&, DrawForTurn);
void run(const Table&, PayForEmptyDeck);
void run(const Table&, CheckHandLimit);
void run(const Table&, DiscardToLimit);

/// What passes with the turn, all at the same instant (4.6, 4.4.4.3, 8.2.2).
void endUntilEndOfTurn(const Table&);

} // namespace triptych::kryptik
