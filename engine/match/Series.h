#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"

#include <optional>
#include <vector>

namespace triptych::match {

/// A match of several games, "best of three": scores, who starts, and the exchange of cards
/// between deck and side deck. The loser of a game says who starts the next one; after a draw it
/// is settled as at the first.
class Series
{
public:
    /// `games`: 1, 3 or 5; who wins more than half of them wins. The setup is that of game one.
    Series(std::size_t games, Setup first);

    /// The next game to be played. Valid until the series is over.
    const Setup& next() const { return m_setup; }
    void record(const Outcome&);

    /// Time is up for the round: no further game is begun, and more games won than anybody else win.
    void callTime() { m_timeUp = true; }
    bool timeUp() const { return m_timeUp; }

    bool over() const { return m_timeUp || winner().has_value() || m_played >= mostGames(); }
    /// Of a team the first seat.
    std::optional<PlayerId> winner() const;
    const std::vector<int>& wins() const { return m_wins; } ///< One a seat.
    std::size_t played() const { return m_played; }         ///< Drawn games included.

    /// A seat's deck for the games to come. Refused, with nothing changed, unless the deck and side
    /// deck hold the same cards as before, the deck as many as before, and the game finds it legal.
    Problems exchange(const Game&, const cards::Library&, PlayerId, const decks::DeckList&);

private:
    // Drawn games are played again, but nobody has to draw for ever.
    std::size_t mostGames() const { return m_games * 2; }
    std::optional<PlayerId> leader() const;

    std::size_t m_games;
    std::size_t m_played = 0;
    Setup m_first;
    Setup m_setup;
    std::vector<decks::DeckList> m_registered; ///< As brought to the first game.
    std::vector<int> m_wins;
    std::vector<Outcome> m_outcomes;
    bool m_timeUp = false;
};

} // namespace triptych::match
