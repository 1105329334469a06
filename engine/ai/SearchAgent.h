#pragma once

#include "ai/GreedyAgent.h"
#include "ai/Playout.h"

#include <vector>

namespace triptych::ai {

/// How hard a searching agent thinks. All limits are counts, so that a choice is repeatable.
struct SearchLimits
{
    GreedyLimits look {}; ///< Of the first look, which orders the options.
    PlayoutLimits playout {};
    std::size_t work = 30000; ///< Answers of all playouts of a choice.
    std::size_t deals = 32;   ///< Deals of the hidden cards, at most.
    std::size_t width = 8;    ///< Options that are played out, at most.
    double margin = 0.2;      ///< An option that looks so much worse than the best is not.
    double doubt = 0.5;       ///< Standard errors by which a better option must be better.
};

/// Looks ahead like the greedy agent, and then plays the promising options out: on deal after deal
/// of the hidden cards every one of them is played on for some turns by sensible players. What falls
/// behind for certain is dropped, so that the rest is told apart the better. What the first look
/// preferred is only left for something that has proved better.
class SearchAgent : public Agent
{
public:
    explicit SearchAgent(std::uint64_t seed, SearchLimits limits = {});

    std::size_t choose(const Match&, PlayerId self) override;

private:
    /// An option, and what each playout of it brought: one a deal.
    struct Candidate
    {
        std::size_t option;
        std::vector<double> values {};
    };

    static const Candidate& leaderOf(const std::vector<Candidate>&);
    /// What is behind the leader for certain goes.
    static void dropBeaten(std::vector<Candidate>&);
    /// The preferred option first, then the others that may be better.
    std::vector<Candidate> promising(std::size_t preferred, const std::vector<double>&) const;
    std::size_t playOut(const Match&, PlayerId self, std::vector<Candidate>, Random&);
    void playDeal(const Match& deal, PlayerId self, int untilTurn, std::vector<Candidate>&,
        std::uint64_t seed);

    SearchLimits m_limits;
    Random m_random;
    GreedyAgent m_greedy;
    Playout m_playout;
    std::unique_ptr<Match> m_scratch;
};

} // namespace triptych::ai
