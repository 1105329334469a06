#include "app/match/TurnShares.h"

using triptych::PlayerId;

namespace {

constexpr std::size_t games = 48;     ///< From the beginning of each turn.
constexpr std::size_t mostTurns = 80; ///< The last ones, of a match that takes longer.
constexpr int longestGame = 6000;     ///< Of a game; one that takes longer is nobody's.

/// To the end by chance; nobody when it does not come to one.
std::optional<triptych::Outcome> playedOut(triptych::Match& match, triptych::Random& random)
{
    for (int answers = 0; match.decision() && answers < longestGame; ++answers)
        match.answer(random.below(static_cast<std::uint32_t>(match.decision()->options.size())));
    return match.outcome();
}

} // namespace

void TurnShares::note(const triptych::Match& match)
{
    if (!m_turns.empty() && m_turns.back().turn >= match.turn())
        return;
    if (m_turns.size() >= mostTurns)
        m_turns.erase(m_turns.begin());
    m_turns.push_back({ match.turn(), match.clone() });
    m_turns.back().match->recordEvents(false);
}

void TurnShares::goBackTo(int turn)
{
    while (!m_turns.empty() && m_turns.back().turn > turn)
        m_turns.pop_back();
}

Snapshot::Share TurnShares::share(std::size_t index) const
{
    const auto& [turn, match] = m_turns[index];
    Snapshot::Share share { turn, std::vector<double>(match->seats(), 0.0) };
    triptych::Random random(static_cast<std::uint64_t>(turn) + 1);
    for (std::size_t game = 0; game < games; ++game) {
        // What one seat does not know is dealt anew, and each seat is that one in turn.
        const PlayerId seat { static_cast<std::uint8_t>(game % match->seats()) };
        const auto copy = match->determinized(seat, random);
        if (const auto outcome = playedOut(*copy, random))
            for (const PlayerId winner : outcome->winners)
                share.ofSeats[winner.value]
                    += 1.0 / static_cast<double>(games * outcome->winners.size());
    }
    return share;
}
