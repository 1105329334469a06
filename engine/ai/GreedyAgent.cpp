#include "ai/GreedyAgent.h"

#include <algorithm>

namespace triptych::ai {

namespace {

constexpr std::size_t shortLookAnswers = 16;
constexpr std::size_t shortLookPriorities = 2;
// An active option must be worth more than this to be preferred to keeping quiet; it also
// swallows the last bits of floating point.
constexpr double worthwhile = 1e-6;

} // namespace

GreedyAgent::GreedyAgent(std::uint64_t seed, GreedyLimits limits)
    : m_limits(limits)
    , m_random(seed)
{
}

std::size_t GreedyAgent::choose(const Match& match, PlayerId self)
{
    std::vector<double> values;
    return choose(match, self, values);
}

std::size_t GreedyAgent::choose(const Match& match, PlayerId self, std::vector<double>& values)
{
    const std::size_t count = match.decision()->options.size();
    // Forked for each choice, so that how much was thought before does not show in this one.
    Random random(m_random.fork());
    if (count == 1)
        return 0;
    if (m_limits.blunders > 0 && random.below(100) < m_limits.blunders)
        return random.below(static_cast<std::uint32_t>(count));

    // Each option may cost the same, so that none is judged by a shallower look than another.
    m_allowance = m_limits.work / (m_limits.samples * count);
    values.assign(count, 0.0);
    std::unique_ptr<Match> scratch;
    const Look look { self, m_limits.priorities, m_limits.answers, true };
    for (std::size_t sample = 0; sample < m_limits.samples; ++sample) {
        // Every option is tried on the same deal, so that luck does not tell them apart.
        const std::unique_ptr<Match> deal = match.determinized(self, random);
        deal->recordEvents(false);
        if (!scratch)
            scratch = deal->clone();
        if (!m_scratch)
            m_scratch = deal->clone();
        for (std::size_t option = 0; option < count; ++option) {
            m_work = 0;
            values[option] += tryOption(*deal, option, *scratch, look);
        }
    }
    const std::size_t choice = best(match, values);
    for (double& value : values)
        value /= static_cast<double>(m_limits.samples);
    return choice;
}

double GreedyAgent::tryOption(
    const Match& from, std::size_t option, Match& scratch, const Look& look)
{
    scratch.copyFrom(from);
    scratch.answer(option);
    ++m_work;
    playOn(scratch, look);
    return scratch.evaluate(look.owner);
}

void GreedyAgent::playOn(Match& match, const Look& look)
{
    std::size_t passes = 0;
    for (std::size_t i = 0; i < look.answers && match.decision(); ++i) {
        const bool own = match.decision()->player == look.owner && m_habits.isPriority(match);
        if (own && passes++ == look.priorities)
            return;
        match.answer(answerFor(match, look));
        ++m_work;
    }
}

std::size_t GreedyAgent::answerFor(const Match& match, const Look& look)
{
    const std::optional<std::size_t> resting = m_habits.restingOption(match);
    const std::size_t count = match.decision()->options.size();
    const bool passes = resting && m_habits.of(match, *resting) == Manner::Pass;
    if (count == 1 || passes || !look.asks || m_work >= m_allowance)
        return resting.value_or(0);
    const Look shorter { match.decision()->player, shortLookPriorities, shortLookAnswers, false };
    std::vector<double> values(count);
    for (std::size_t option = 0; option < count; ++option)
        values[option] = tryOption(match, option, *m_scratch, shorter);
    const auto top = std::max_element(values.begin(), values.end());
    if (resting && values[*resting] + worthwhile >= *top)
        return *resting;
    return static_cast<std::size_t>(top - values.begin());
}

std::size_t GreedyAgent::best(const Match& match, const std::vector<double>& values)
{
    const double top = *std::max_element(values.begin(), values.end());
    const std::optional<std::size_t> resting = m_habits.restingOption(match);
    if (resting && values[*resting] + worthwhile >= top)
        return *resting;
    // Of equals one at random, by the seed: otherwise the left-most card would always be picked.
    std::vector<std::size_t> equals;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] + worthwhile >= top)
            equals.push_back(i);
    return equals[m_random.below(static_cast<std::uint32_t>(equals.size()))];
}

} // namespace triptych::ai
