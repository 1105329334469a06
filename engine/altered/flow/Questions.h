#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

#include <string_view>

// What the one who is asked may answer, and what an answer changes.
namespace triptych::altered {

void listOptions(const Table&, Options&);
void answerOption(const Table&, const Option&);
std::string_view promptOf(const Asked&);
std::string_view ruleOf(const Asked&);
/// The card whose words ask, noIndex where the day itself does: what is being carried out, or what may
/// replace an event (6.2.d).
Index causeOf(const State&);
bool isAskedByTheDay(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

} // namespace triptych::altered
