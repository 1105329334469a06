#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

#include <string_view>
#include <vector>

// Who is asked what, and what is done when nobody is: the loop that drives a match.
namespace triptych::altered {

/// Asks, unless nothing can be answered. Whether somebody is now being asked.
bool ask(const Table&, const Asked&);
void answered(const Table&);

void listOptions(const Table&, Options&);
void answerOption(const Table&, const Option&);
std::string_view promptOf(const Asked&);
std::string_view ruleOf(const Asked&);
/// The card whose words ask, noIndex where the day itself does: what is being carried out, or what may
/// replace an event (6.2.d).
Index causeOf(const State&);
std::uint8_t pickedSoFar(const State&); ///< Decision::picked

/// Which effects have been carried out, by Effect::id: for tools that ask how much was tried.
using EffectsSeen = std::vector<bool>;

/// Runs until somebody is asked or the match is over; notes in `seen`, if there is one, what ran.
void advance(const Table&, EffectsSeen* seen = nullptr);

// What begins something to be carried out
Acting& beginActing(const Table&, Acting::Kind, Index source, std::uint8_t ability, Seat);
void beginReaction(const Table&, const Emblem&);
void pushEffect(State&, const Effect&);
/// A frame that has to wait comes up again, at this stage of its own, when what is put on top is done.
void endActing(State&); ///< What was being carried out last has been.
void resumeAt(State&, Frame, std::uint8_t stage);
/// 6.2 An ability of an object that replaces something: its effect comes next.
bool beginRule(const Table&, Index source, const Effect&, Index subject);

} // namespace triptych::altered
