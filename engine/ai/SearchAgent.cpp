#include "ai/SearchAgent.h"

#include <algorithm>
#include <cmath>

namespace triptych::ai {

namespace {

constexpr std::size_t fewestDeals = 4; // Before that no option is dropped.
constexpr double certain = 2.0;        // Standard errors behind the leader that drop an option.

/// By how much one is better than the other over the same deals, and how sure that is.
struct Lead
{
    double mean;
    double error;
};

Lead leadOf(const std::vector<double>& one, const std::vector<double>& other)
{
    const auto n = static_cast<double>(one.size());
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const double difference = one[i] - other[i];
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / n;
    const double variance = n > 1 ? std::max(0.0, squares - n * mean * mean) / (n - 1) : 1.0;
    return { mean, std::sqrt(variance / n) };
}

double sumOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum;
}

} // namespace

SearchAgent::SearchAgent(std::uint64_t seed, SearchLimits limits)
    : m_limits(limits)
    , m_random(seed)
    , m_greedy(m_random.fork(), limits.look)
    , m_playout(limits.playout)
{
}

std::size_t SearchAgent::choose(const Match& match, PlayerId self)
{
    Random random(m_random.fork());
    if (match.decision()->options.size() == 1)
        return 0;
    std::vector<double> values;
    const std::size_t preferred = m_greedy.choose(match, self, values);
    auto candidates = promising(preferred, values);
    if (candidates.size() == 1)
        return preferred;
    return playOut(match, self, std::move(candidates), random);
}

const SearchAgent::Candidate& SearchAgent::leaderOf(const std::vector<Candidate>& candidates)
{
    // Of equals the first, which is what the first look preferred.
    return *std::ranges::max_element(
        candidates, {}, [](const Candidate& each) { return sumOf(each.values); });
}

void SearchAgent::dropBeaten(std::vector<Candidate>& candidates)
{
    const std::vector<double> best = leaderOf(candidates).values;
    std::erase_if(candidates, [&](const Candidate& each) {
        const Lead lead = leadOf(best, each.values);
        return lead.mean > 0 && lead.mean > certain * lead.error;
    });
}

std::vector<SearchAgent::Candidate> SearchAgent::promising(
    std::size_t preferred, const std::vector<double>& values) const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (i != preferred && values[i] >= values[preferred] - m_limits.margin)
            order.push_back(i);
    std::ranges::stable_sort(order, [&](auto a, auto b) { return values[a] > values[b]; });
    std::vector<Candidate> candidates { { preferred } };
    for (const std::size_t option : order)
        if (candidates.size() < m_limits.width)
            candidates.push_back({ option });
    return candidates;
}

std::size_t SearchAgent::playOut(
    const Match& match, PlayerId self, std::vector<Candidate> candidates, Random& random)
{
    const std::size_t preferred = candidates.front().option;
    const std::size_t end = m_playout.work() + m_limits.work;
    const int untilTurn = match.turn() + m_limits.playout.turns;
    for (std::size_t deal = 0; deal < m_limits.deals && candidates.size() > 1; ++deal) {
        if (m_playout.work() >= end || isStopped())
            break;
        const std::unique_ptr<Match> dealt = match.determinized(self, random);
        dealt->recordEvents(false);
        playDeal(*dealt, self, untilTurn, candidates, random.fork());
        if (deal + 1 >= fewestDeals)
            dropBeaten(candidates);
    }
    const Candidate& best = leaderOf(candidates);
    const Candidate& first = candidates.front();
    if (best.option == first.option || first.option != preferred)
        return best.option;
    const Lead lead = leadOf(best.values, first.values);
    return lead.mean > m_limits.doubt * lead.error ? best.option : preferred;
}

void SearchAgent::playDeal(const Match& deal, PlayerId self, int untilTurn,
    std::vector<Candidate>& candidates, std::uint64_t seed)
{
    if (!m_scratch)
        m_scratch = deal.clone();
    // All of a deal together never cost more than what the whole choice may.
    const std::size_t allowance = m_limits.work / candidates.size();
    for (Candidate& each : candidates) {
        m_scratch->copyFrom(deal);
        m_scratch->answer(each.option);
        // The same seed for all, so that luck does not tell them apart.
        each.values.push_back(m_playout.play(*m_scratch, self, untilTurn, allowance, Random(seed)));
    }
}

} // namespace triptych::ai
