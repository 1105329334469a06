#include "ai/Playout.h"

#include <numeric>
#include <utility>

namespace triptych::ai {

namespace {

// An option must be worth more than this to be preferred to one that was tried before it.
constexpr double noticeable = 1e-6;

} // namespace

double Playout::play(
    Match& match, PlayerId self, int untilTurn, std::size_t allowance, Random random)
{
    if (!m_scratch)
        m_scratch = match.clone();
    const std::size_t end = m_work + allowance;
    for (std::size_t i = 0; i < m_limits.length && match.decision(); ++i) {
        if (match.turn() >= untilTurn)
            break;
        match.answer(
            m_work < end ? pick(match, random) : m_habits.restingOption(match).value_or(0));
        ++m_work;
    }
    return match.evaluate(self);
}

std::size_t Playout::pick(const Match& match, Random& random)
{
    const std::size_t count = match.decision()->options.size();
    if (count == 1)
        return 0;
    const PlayerId owner = match.decision()->player;
    const std::optional<std::size_t> resting = m_habits.restingOption(match);
    std::size_t choice = resting.value_or(count);
    double best = resting ? look(match, *resting, owner) : -2.0;
    // Which of many options are tried is by chance; over several playouts all of them are.
    m_order.resize(count);
    std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
    std::size_t tried = 0;
    for (std::size_t i = 0; i < count && tried < m_limits.breadth; ++i) {
        std::swap(m_order[i], m_order[i + random.below(static_cast<std::uint32_t>(count - i))]);
        if (resting && m_order[i] == *resting)
            continue;
        ++tried;
        const double worth = look(match, m_order[i], owner);
        if (worth > best + noticeable) {
            best = worth;
            choice = m_order[i];
        }
    }
    return choice;
}

double Playout::look(const Match& from, std::size_t option, PlayerId owner)
{
    Match& match = *m_scratch;
    match.copyFrom(from);
    match.answer(option);
    ++m_work;
    std::size_t passes = 0;
    for (std::size_t i = 0; i < m_limits.answers && match.decision(); ++i) {
        if (match.decision()->player == owner && m_habits.isPriority(match)
            && passes++ == m_limits.priorities)
            break;
        match.answer(m_habits.restingOption(match).value_or(0));
        ++m_work;
    }
    return match.evaluate(owner);
}

} // namespace triptych::ai
