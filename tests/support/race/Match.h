#pragma once

#include "core/RunningMatch.h"
#include "support/race/Rules.h"

// What core/RunningMatch asks of a game, beside isEndless, endCrowded, leaveMatch (Rules.h) and
// eachRoom (State.h). A viewer is a seat; any number past the last seat is the judge.
namespace triptych::race {

/// What stays the same all through a match.
using Ground = cards::Ground<CardSet>;

// Flow: what is asked, and what comes when nobody is asked
/// The card that asks.
enum class Asker : std::uint8_t { Nobody, Played };
/// What a question is called, what may be answered, and what an answer does.
const Question<Table, Ask, Asker>& questionOf(const Asked&);
Index causeOf(const State&);            ///< The card that asks, or noIndex.
std::uint8_t pickedSoFar(const State&); ///< Decision::picked
/// Runs the agenda until somebody is asked or the match is over.
void advance(const Table&);
bool isAtRest(const State&); ///< Nothing waits and nothing is half done.

// Observation: what a viewer may know, and how it is said (NOTATION sections 1 to 4)
std::string_view zoneName(Zone);
bool isVisible(const State&, Seat viewer, Index);
/// The line for an option of what is being asked.
std::string lineOf(const State&, const Ground&, const Option&);
nlohmann::ordered_json observation(const Table&, const Ground&, Seat viewer);
nlohmann::ordered_json eventJson(const State&, const Ground&, const Event&, Seat viewer);

// Laws: what keeps a match honest
double worthFor(const Table&, Seat); ///< -1 lost ... +1 won.
/// Deals again what the viewer cannot know, future chance included.
void dealUnknown(const Table&, Seat viewer, Random&);
std::uint64_t hashOf(const State&);
std::string brokenLaw(const State&, const CardSet&); ///< What is wrong, or "".

/// A running match: a State that moves only when its decision is answered.
class RaceMatch final : public RunningMatch<RaceMatch, Table, Ground>
{
public:
    using RunningMatch::RunningMatch;

    std::size_t seats() const override { return seatCount; }
    int turn() const override { return state().turn; }
};

} // namespace triptych::race
