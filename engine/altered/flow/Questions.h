#pragma once

#include "altered/Options.h"
#include "altered/Table.h"
#include "core/flow/Question.h"

#include <string_view>

// What the one who is asked may answer, and what an answer changes.
namespace triptych::altered {

/// The card whose words ask: none where the day itself does.
enum class Asker : std::uint8_t { WhatActs, Nobody };
/// The row of a question: what it is called, what may be answered, and what an
/// answer does.
const Question<Table, Ask, Asker>& questionOf(const Asked&);

void answerOption(const Table&,
    const Option&); ///< Orbs may be swapped whatever is asked (3.2.9.e).
std::string_view promptOf(const Asked&);
/// The card whose words ask, noIndex where the day itself does: what is being
/// carried out, or what may replace an event (6.2.d).
Index causeOf(const State&);
bool isAskedByTheDay(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

} // namespace triptych::altered
