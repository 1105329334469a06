#pragma once

#include "core/flow/Question.h"
#include "kryptik/Options.h"
#include "kryptik/Table.h"

// What the one who is asked may answer, and what an answer changes.
namespace triptych::kryptik {

/// The card that asks.
enum class Asker : std::uint8_t { Item, Trigger, Attacker, Overlord, Nobody };
/// The row of a question: what it is called, what may be answered, and what an
/// answer does.
const Question<Table, Ask, Asker>& questionOf(const Asked&);

/// The card that asks, or noIndex.
Index causeOf(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

} // namespace triptych::kryptik
