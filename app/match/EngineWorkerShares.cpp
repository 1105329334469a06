#include "app/match/EngineWorker.h"

#include <QTimer>

#include <algorithm>
#include <exception>

using triptych::PlayerId;

// How the match went: from the beginning of each turn it is played to its end many times over, once it
// is over. While it is played nothing of this is looked at, and what no seat could know is dealt anew.

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

void EngineWorker::noteTurn()
{
    const int turn = m_match->turn();
    if (!m_job->forecasts || (!m_turns.empty() && m_turns.back().turn >= turn))
        return;
    if (m_turns.size() >= mostTurns)
        m_turns.erase(m_turns.begin());
    m_turns.push_back({ turn, m_match->clone() });
    m_turns.back().match->recordEvents(false);
}

Snapshot::Share EngineWorker::shareOf(int turn, const triptych::Match& match)
{
    Snapshot::Share share { turn, std::vector<double>(match.seats(), 0.0) };
    triptych::Random random(static_cast<std::uint64_t>(turn) + 1);
    for (std::size_t game = 0; game < games; ++game) {
        // What one seat does not know is dealt anew, and each seat is that one in turn.
        const PlayerId seat { static_cast<std::uint8_t>(game % match.seats()) };
        const auto copy = match.determinized(seat, random);
        if (const auto outcome = playedOut(*copy, random))
            for (const PlayerId winner : outcome->winners)
                share.ofSeats[winner.value]
                    += 1.0 / static_cast<double>(games * outcome->winners.size());
    }
    return share;
}

/// A turn at a time: whoever goes on to another match does not wait for this.
void EngineWorker::sharesSoon(std::shared_ptr<Snapshot> told, std::size_t turn)
{
    QTimer::singleShot(0, this, [this, match = m_job->match, told, turn] {
        if (!m_match || m_state != State::Over || m_job->match != match || isLeft())
            return;
        try {
            if (turn < m_turns.size()) {
                told->shares.push_back(shareOf(m_turns[turn].turn, *m_turns[turn].match));
                sharesSoon(told, turn + 1);
            } else if (told->shares.size() > 1) {
                send(std::move(*told));
            }
        } catch (const std::exception&) {
            return; // The end is told already; without this it only says less.
        }
    });
}
