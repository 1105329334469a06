#pragma once

#include "core/Match.h"
#include "core/Problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Answers in the notation (NOTATION section 2): lines of lower-case words, given by a seat.

namespace triptych::match {

/// How much one line says.
enum class Extent {
    /// A line that is offered is that one pick; a question of several picks stays open. For the
    /// table and for journals, which write down one pick a line.
    Pick,
    /// The line is the whole answer: after its last pick the question is ended. Where it cannot be
    /// ended yet, the line is refused: it names one blocker where it takes two. For scenarios.
    Whole,
    /// The same, but a question that cannot be ended yet stays open and is asked on, so that every
    /// line that is offered may be given back as it stands. For bots and people who type.
    Offered,
    /// The picks that are named and no more: the question stays open.
    Begun,
};

/// Who may name what.
enum class Naming {
    Seat,  ///< The answering seat knows only what its own observation names.
    Judge, ///< Handles of face-down cards are understood as well: scenarios have them.
};

/// Applies a line for a seat, whole or not at all. The problem says why it was refused and which
/// lines would do; then nothing has changed. Capitals and extra blanks do not matter, and the line
/// may begin with the seat: "p1: attack maw". Whoever may claim the question may answer it as if it
/// were theirs. The judge may call "time".
std::optional<Problem> answer(
    Match&, PlayerId seat, std::string_view line, Extent = Extent::Pick, Naming = Naming::Seat);

/// The same without an explanation, which costs much more than the answer: was it accepted?
bool accepts(Match&, PlayerId seat, std::string_view line, Extent, Naming);

/// The lines of the pending decision, in order. Empty when the match is over.
std::vector<std::string> legalLines(const Match&);

/// "p2 is asked command-blockers (rule 4.4.3). Legal: block maw, block none, concede."
std::string describePending(const Match&);

/// "p1: attack maw" in its two parts; the seat is missing when the line does not begin with one.
struct Statement
{
    std::optional<PlayerId> seat;
    std::string line; ///< In normal form: lower case, single blanks.
};
Statement readStatement(std::string_view);

std::optional<PlayerId> seatNamed(std::string_view); ///< "p1" .. "p4"
/// Whoever gives lines: a seat, or "judge", whose only line is "time".
std::optional<PlayerId> speakerNamed(std::string_view);

/// The answer of somebody who does nothing of their own accord: pass, no, none, what its game has for that, or else
/// the first that is offered.
std::size_t defaultOption(const Match&);
/// The only answer there is besides those that only give or turn means (AskingHabits); such a decision may be answered
/// unasked. Missing when there is a choice.
std::optional<std::size_t> forcedOption(const Match&);

/// The line of an option, unless it does nothing but spend what nothing has asked for. Then what
/// somebody says who does nothing.
std::string unlessIdle(const Match&, std::size_t option);

} // namespace triptych::match
