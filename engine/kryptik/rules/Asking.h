#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

#include <string_view>

// The one place where somebody is asked. What is asked lies in the state; what may be answered is
// computed from it; an answer changes the state and lets the agenda go on.
namespace triptych::kryptik {

/// Asks, unless there is nothing to answer or the player has left. A question that only "none"
/// answers is asked all the same; whoever drives the match may answer it unasked (NOTATION 2).
/// Picks start anew. Returns whether somebody is asked now.
bool ask(const Table&, const Asked&);
/// The question is settled; the picks stay for the frame that asked.
void answered(const Table&);

void listOptions(const Table&, Options&);
void answerOption(const Table&, const Option&);

std::string_view promptOf(const Asked&);
std::string_view ruleOf(const Asked&);
/// The card that asks, or noIndex.
Index causeOf(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

/// Runs the agenda until somebody is asked or the match is over.
void advance(const Table&);

} // namespace triptych::kryptik
