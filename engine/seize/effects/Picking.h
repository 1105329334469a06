#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// What may be picked while an effect resolves.
namespace triptych::seize {

void mayOptions(const Table&, Options&);
void answerMay(const Table&, const Option&);
void chooseOptions(const Table&, Options&);
void discardOptions(const Table&, Options&);
void opponentOptions(const Table&, Options&);
void numberOptions(const Table&, Options&);
void countersOptions(const Table&, Options&);
void statusOptions(const Table&, Options&);
void stepsOptions(const Table&, Options&);

} // namespace triptych::seize
