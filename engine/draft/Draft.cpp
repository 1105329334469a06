#include "draft/Draft.h"

#include "core/Random.h"

#include <algorithm>

namespace triptych::draft {

Draft::Draft(const cards::BoosterOpener& opener, const Plan& plan)
    : m_plan(plan)
{
    m_plan.seats = std::clamp(plan.seats, fewestSeats, mostSeats);
    m_hands.resize(m_plan.seats);
    m_pools.resize(m_plan.seats);
    m_picked.assign(m_plan.seats, false);
    // All are opened at once, so that what lies in a booster does not depend on what was picked.
    Random random(m_plan.seed);
    m_unopened.resize(m_plan.boosters);
    for (auto& round : m_unopened)
        for (std::size_t seat = 0; seat < m_plan.seats; ++seat)
            round.push_back(opener.open(random, m_plan.packSize));
    if (m_plan.manner == Manner::Sealed) {
        for (const auto& round : m_unopened)
            for (std::size_t seat = 0; seat < m_plan.seats; ++seat)
                m_pools[seat].insert(m_pools[seat].end(), round[seat].begin(), round[seat].end());
        m_round = m_plan.boosters;
        return;
    }
    openNext();
}

/// Puts the boosters of this round into the hands; empty ones are passed over.
void Draft::openNext()
{
    for (m_pick = 0; !over(); ++m_round) {
        m_hands = m_unopened[m_round];
        if (!m_hands.front().empty())
            return;
    }
    m_hands.assign(m_plan.seats, {});
}

bool Draft::mayPick(std::size_t seat) const
{
    return seat < m_hands.size() && !over() && !m_picked[seat] && !m_hands[seat].empty();
}

View Draft::view(std::size_t seat) const
{
    View view { m_round, m_pick, {}, {} };
    if (seat >= seats())
        return view;
    if (mayPick(seat))
        view.pack = m_hands[seat];
    view.pool = m_pools[seat];
    return view;
}

std::size_t Draft::passesTo(std::size_t seat) const
{
    return (seat + (m_round % 2 == 0 ? 1 : seats() - 1)) % seats();
}

bool Draft::take(std::size_t seat, std::size_t place)
{
    if (!mayPick(seat) || place >= m_hands[seat].size())
        return false;
    Cards& hand = m_hands[seat];
    const auto taken = hand.begin() + static_cast<std::ptrdiff_t>(place);
    m_pools[seat].push_back(*taken);
    m_picks.push_back({ seat, place, *taken });
    hand.erase(taken);
    m_picked[seat] = true;
    if (std::find(m_picked.begin(), m_picked.end(), false) == m_picked.end())
        passOn();
    return true;
}

void Draft::passOn()
{
    m_picked.assign(seats(), false);
    ++m_pick;
    if (m_hands.front().empty()) { // all are of one size
        ++m_round;
        openNext();
        return;
    }
    std::vector<Cards> passed(seats());
    for (std::size_t seat = 0; seat < seats(); ++seat)
        passed[passesTo(seat)] = std::move(m_hands[seat]);
    m_hands = std::move(passed);
}

} // namespace triptych::draft
