#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

#include <string_view>

// What the one who is asked may answer, and what an answer changes.
namespace triptych::kryptik {

void listOptions(const Table&, Options&);
void answerOption(const Table&, const Option&);

std::string_view promptOf(const Asked&);
std::string_view ruleOf(const Asked&);
/// The card that asks, or noIndex.
Index causeOf(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

} // namespace triptych::kryptik
