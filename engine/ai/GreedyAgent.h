#pragma once

#include "ai/Agent.h"
#include "ai/Habits.h"
#include "core/Random.h"

#include <vector>

namespace triptych::ai {

/// How hard a greedy agent thinks. All limits are counts, so that a choice is repeatable.
struct GreedyLimits
{
    std::size_t samples = 2;    ///< Deals of the hidden cards that every option is tried on.
    std::size_t priorities = 8; ///< How often the player itself passes before the look ends.
    std::size_t answers = 120;  ///< Answers of one look ahead.
    std::size_t work = 12000; ///< Answers of a whole choice; beyond it no question is looked into.
    std::uint32_t blunders = 0; ///< In a hundred choices, how many are made at random.
};

/// Tries every option on a few deals of the hidden cards, plays on a little while everybody keeps
/// quiet, and takes the option after which its seat stands best.
///
/// On the way, whoever may pass passes; any other question (a target, a blocker) is answered by
/// one shorter look of the same kind, from the view of whoever is asked.
class GreedyAgent : public Agent
{
public:
    explicit GreedyAgent(std::uint64_t seed, GreedyLimits limits = {});

    std::size_t choose(const Match&, PlayerId self) override;
    /// ... and what each option is worth, unless the choice was made without a look.
    std::size_t choose(const Match&, PlayerId self, std::vector<double>& values);

private:
    // A look ahead ends after so many passes of the player whose look it is.
    struct Look
    {
        PlayerId owner;
        std::size_t priorities;
        std::size_t answers;
        bool asks; ///< Are other questions answered by a shorter look, or as quietly as possible?
    };

    void playOn(Match&, const Look&);
    std::size_t answerFor(const Match&, const Look&);
    double tryOption(const Match& from, std::size_t option, Match& scratch, const Look&);
    std::size_t best(const Match&, const std::vector<double>& values);

    GreedyLimits m_limits;
    Random m_random;
    Habits m_habits;
    std::unique_ptr<Match> m_scratch; ///< For the shorter looks.
    std::size_t m_work = 0;           ///< Answers given for the option that is tried.
    std::size_t m_allowance = 0;      ///< How many it may cost before looks become plain.
};

} // namespace triptych::ai
