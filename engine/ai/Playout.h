#pragma once

#include "ai/Habits.h"
#include "core/Match.h"
#include "core/Random.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace triptych::ai {

/// How a match is played on in thought. All limits are counts, so that a choice is repeatable.
struct PlayoutLimits
{
    int turns = 2;              ///< Ends when so many turns more have begun.
    std::size_t length = 160;   ///< Answers after which it ends in any case.
    std::size_t breadth = 6;    ///< Options of a question that are tried besides the resting one.
    std::size_t priorities = 3; ///< How often whoever tries an option passes before it is judged.
    std::size_t answers = 24;   ///< Answers after which it is judged in any case.
};

/// Plays a match on as sensible players would, every seat for itself: of a few options each takes the
/// one after which it stands best when everybody keeps quiet for a moment.
class Playout
{
public:
    explicit Playout(PlayoutLimits limits)
        : m_limits(limits)
    {
    }

    /// What the match is worth to `self` a few turns later. Beyond `allowance` answers, looks and all,
    /// it is played on as quietly as possible.
    double play(Match&, PlayerId self, int untilTurn, std::size_t allowance, Random);

    const PlayoutLimits& limits() const { return m_limits; }
    /// Answers given since the beginning, looks and all.
    std::size_t work() const { return m_work; }

private:
    std::size_t pick(const Match&, Random&);
    double look(const Match&, std::size_t option, PlayerId owner);

    PlayoutLimits m_limits;
    Habits m_habits;
    std::unique_ptr<Match> m_scratch;
    std::vector<std::size_t> m_order; ///< Options in the order in which they are tried.
    std::size_t m_work = 0;
};

} // namespace triptych::ai
