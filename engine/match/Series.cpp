#include "match/Series.h"

#include "core/Random.h"
#include "match/Answer.h"

#include <algorithm>
#include <map>

namespace triptych::match {

namespace {

using Counts = std::map<std::string, int>;

Counts counted(const std::vector<decks::Entry>& entries, Counts counts = {})
{
    for (const decks::Entry& entry : entries)
        counts[entry.card] += entry.count;
    return counts;
}

int cardsIn(const std::vector<decks::Entry>& entries)
{
    int cards = 0;
    for (const decks::Entry& entry : entries)
        cards += entry.count;
    return cards;
}

} // namespace

Series::Series(std::size_t games, Setup first)
    : m_games(std::max<std::size_t>(games, 1))
    , m_first(std::move(first))
    , m_setup(m_first)
    , m_registered(m_first.decks)
    , m_wins(m_first.decks.size())
{
}

void Series::record(const Outcome& outcome)
{
    ++m_played;
    for (const PlayerId winner : outcome.winners)
        ++m_wins[winner.value];
    m_outcomes.push_back(outcome);
    m_setup.seed = Random(m_setup.seed).fork();
    m_setup.first = m_first.first;
    m_setup.firstChosenBy = m_first.firstChosenBy;
    if (outcome.winners.empty())
        return;
    for (std::uint8_t seat = 0; seat < m_wins.size(); ++seat) {
        if (std::count(outcome.winners.begin(), outcome.winners.end(), PlayerId { seat }) > 0)
            continue;
        m_setup.first = noPlayer;
        m_setup.firstChosenBy = PlayerId { seat };
        return;
    }
}

std::optional<PlayerId> Series::winner() const
{
    for (std::uint8_t seat = 0; seat < m_wins.size(); ++seat)
        if (static_cast<std::size_t>(m_wins[seat]) * 2 > m_games)
            return PlayerId { seat };
    return m_timeUp ? leader() : std::nullopt;
}

std::optional<PlayerId> Series::leader() const
{
    const auto most = std::max_element(m_wins.begin(), m_wins.end());
    if (most == m_wins.end() || *most == 0)
        return std::nullopt;
    const PlayerId first { static_cast<std::uint8_t>(most - m_wins.begin()) };
    const auto won = [](const Outcome& outcome, PlayerId seat) {
        return std::count(outcome.winners.begin(), outcome.winners.end(), seat) > 0;
    };
    // As many wins of another seat are a draw, unless they are the same wins: teammates'.
    for (std::uint8_t seat = 0; seat < m_wins.size(); ++seat)
        for (const Outcome& outcome : m_outcomes)
            if (m_wins[seat] == *most && won(outcome, { seat }) != won(outcome, first))
                return std::nullopt;
    return first;
}

Problems Series::exchange(
    const Game& game, const cards::Library& library, PlayerId seat, const decks::DeckList& deck)
{
    const decks::DeckList& before = m_registered[seat.value];
    const std::string place = seatName(seat);
    Problems problems;
    if (counted(deck.side, counted(deck.main)) != counted(before.side, counted(before.main)))
        problems.push_back({ place,
            "Deck and side deck must hold the same cards as at the start of the match; cards may "
            "only "
            "change places between them." });
    else if (cardsIn(deck.main) != cardsIn(before.main))
        problems.push_back({ place,
            "Cards are exchanged one for one, so the deck must stay as large as it was." });
    if (problems.empty())
        problems = game.check(library, deck, m_first.ruleset, {}, m_first.options);
    if (problems.empty())
        m_setup.decks[seat.value] = deck;
    return problems;
}

} // namespace triptych::match
