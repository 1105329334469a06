#include "match/Trial.h"

#include "cards/Library.h"
#include "cards/Naming.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/DeckRules.h"
#include "decks/Seating.h"
#include "match/Words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace triptych::match {

namespace {

constexpr std::size_t mostTrialAnswers = 200'000;
constexpr PlayerId self { 0 };

std::size_t seatsOf(const Trial& trial)
{
    for (const Ruleset& ruleset : trial.game.rulesets())
        if (ruleset.id == trial.ruleset)
            return ruleset.minSeats;
    return 2;
}

/// Against each opponent in turn; when all had theirs, the other side starts.
std::size_t opponentOf(const Trial& trial, std::uint64_t number)
{
    return number % trial.opponents.size();
}
bool startsIn(const Trial& trial, std::uint64_t number)
{
    return (number / trial.opponents.size()) % 2 == 0;
}

Setup setupOf(const Trial& trial, std::uint64_t number)
{
    Setup setup;
    setup.ruleset = trial.ruleset;
    setup.options = trial.options;
    setup.seed = Random(number + 1).fork();
    setup.first = startsIn(trial, number) ? self : PlayerId { 1 };
    setup.decks.assign(seatsOf(trial), trial.opponents[opponentOf(trial, number)].deck);
    setup.decks.front() = trial.deck;
    return setup;
}

/// What the deck under test drew and played, watched from its seat.
class Watch
{
public:
    explicit Watch(const Trial& trial)
        : m_verbs(trial.game.deckRules(trial.ruleset, trial.options).playVerbs)
    {
        for (const decks::Entry& entry : trial.deck.main)
            if (const std::size_t card = trial.library->find(entry.card);
                card != cards::Library::npos) {
                const std::string name = textOf(trial.library->printed(card), "name");
                m_names[cards::slugOf(name)] = name;
            }
    }

    /// "cast maw#2"
    void answered(const std::string& line)
    {
        const std::vector<std::string_view> words = wordsOf(line);
        if (words.size() < 2 || std::ranges::find(m_verbs, words[0]) == m_verbs.end())
            return;
        const std::string_view handle = words[1].substr(0, words[1].find('#'));
        if (const auto name = m_names.find(std::string(handle)); name != m_names.end()) {
            m_played.insert(name->second);
            m_drawn.insert(name->second);
        }
    }
    void look(const Match& match)
    {
        const nlohmann::ordered_json seen = match.observe(self);
        try {
            const auto& hand = seen.at("players").at(seatName(self)).at("zones").at("hand");
            for (const auto& handle : hand) {
                const std::string whole = handle.get<std::string>();
                const auto name = m_names.find(whole.substr(0, whole.find('#')));
                if (name != m_names.end())
                    m_drawn.insert(name->second);
            }
        } catch (const nlohmann::json::exception&) {
            return; // A game without hands: nothing is drawn.
        }
    }
    std::vector<std::string> drawn() const { return { m_drawn.begin(), m_drawn.end() }; }
    std::vector<std::string> played() const { return { m_played.begin(), m_played.end() }; }

private:
    std::vector<std::string_view> m_verbs;
    std::map<std::string, std::string> m_names; ///< By slug.
    std::set<std::string> m_drawn, m_played;
};

std::vector<Thinker> thinkersOf(
    const Trial& trial, std::uint64_t number, std::size_t seats, const ThinkerMaker& make)
{
    std::vector<Thinker> thinkers;
    Random seeds(number + 1);
    for (std::size_t seat = 0; seat < seats; ++seat)
        thinkers.push_back(
            make(seat == 0 ? trial.level : trial.opponents[opponentOf(trial, number)].level,
                seeds.fork()));
    return thinkers;
}

/// The names of a deck's cards, each once.
std::set<std::string> namesOf(const Trial& trial)
{
    std::set<std::string> names;
    for (const decks::Entry& entry : trial.deck.main)
        if (const std::size_t card = trial.library->find(entry.card); card != cards::Library::npos)
            names.insert(textOf(trial.library->printed(card), "name"));
    return names;
}

} // namespace

Problems faultsOf(const Trial& trial)
{
    if (trial.opponents.empty())
        return { { "trial", "There is no deck to play against; choose at least one." } };
    Problems problems;
    for (std::size_t k = 0; k < trial.opponents.size(); ++k)
        for (const Problem& problem :
            decks::seatingFaults(trial.game, *trial.library, setupOf(trial, k)))
            if (std::ranges::find(problems, problem) == problems.end())
                problems.push_back(problem);
    return problems;
}

std::unique_ptr<TrialGame> playGame(const Trial& trial, std::uint64_t number,
    const ThinkerMaker& make, const std::function<bool()>& isCancelled)
{
    auto played = std::make_unique<TrialGame>();
    played->opponent = opponentOf(trial, number);
    played->starts = startsIn(trial, number);
    const Opened opened = trial.game.open(trial.library, setupOf(trial, number));
    if (!opened.match)
        return played;
    Match& match = *opened.match;
    const std::vector<Thinker> thinkers = thinkersOf(trial, number, match.seats(), make);
    Watch watch(trial);
    int turn = -1;
    for (std::size_t answers = 0; const Decision* decision = match.decision(); ++answers) {
        if (answers == mostTrialAnswers)
            return played;
        if (isCancelled && isCancelled())
            return nullptr;
        if (match.turn() != turn) {
            turn = match.turn();
            watch.look(match);
        }
        const PlayerId seat = decision->player;
        const std::size_t option = thinkers[seat.value](match, seat);
        if (isCancelled && isCancelled()) // What a thinker says that was stopped is not repeatable.
            return nullptr;
        if (seat == self)
            watch.answered(match.line(option));
        match.answer(option);
    }
    played->finished = true;
    played->turns = match.turn();
    if (const auto outcome = match.outcome()) {
        played->won = std::ranges::find(outcome->winners, self) != outcome->winners.end();
        played->drawn = outcome->winners.empty();
    }
    const nlohmann::ordered_json end = match.observe(judge);
    played->ending = textOf(end, "ended_by");
    played->drawnCards = watch.drawn();
    played->playedCards = watch.played();
    return played;
}

TrialResult emptyResult(const Trial& trial)
{
    TrialResult result { std::string(trial.game.id()), trial.ruleset, trial.deck.name, trial.level,
        trial.library->packHashes() };
    std::string lists = printed(decks::toJson(trial.deck));
    for (const auto& [option, isOn] : trial.options)
        lists += option + (isOn ? "+" : "-");
    for (const Trial::Opponent& opponent : trial.opponents) {
        lists += printed(decks::toJson(opponent.deck));
        Pairing pairing;
        pairing.deck = opponent.deck.name;
        pairing.level = opponent.level;
        result.pairings.push_back(std::move(pairing));
    }
    result.decks = std::strtoull(cards::hashOf(lists).c_str(), nullptr, 16);
    for (const std::string& name : namesOf(trial))
        result.cards[name];
    return result;
}

void add(TrialResult& result, const Trial&, std::uint64_t number, const TrialGame& game)
{
    TrialResult one = result;
    one.numbers = { { number, number + 1 } };
    for (Pairing& pairing : one.pairings)
        pairing = { pairing.deck, pairing.level, {}, {}, {}, 0, 0 }; // Its game comes below.
    Pairing& pairing = one.pairings[game.opponent];
    const Tally tally { 1, game.won ? 1u : 0u, game.drawn ? 1u : 0u };
    if (game.finished) {
        (game.starts ? pairing.starting : pairing.second) = tally;
        pairing.endings[game.ending.empty() ? "unknown" : game.ending] = 1;
        pairing.turns = static_cast<std::uint64_t>(std::max(0, game.turns));
    } else {
        pairing.unfinished = 1;
    }
    for (auto& [name, card] : one.cards) {
        card = {};
        if (!game.finished)
            continue;
        const auto isIn = [&](const std::vector<std::string>& names) {
            return std::ranges::binary_search(names, name);
        };
        (isIn(game.drawnCards) ? card.drawn : card.undrawn) = tally;
        (isIn(game.playedCards) ? card.played : card.unplayed) = tally;
    }
    merge(result, one, "game");
}

TrialResult run(const Trial& trial, std::uint64_t first, std::uint64_t games,
    const ThinkerMaker& make, const std::function<bool(const TrialResult&)>& goOn)
{
    TrialResult result = emptyResult(trial);
    for (std::uint64_t number = first; number < first + games; ++number) {
        const auto game = playGame(trial, number, make);
        add(result, trial, number, *game);
        if (goOn && !goOn(result))
            break;
    }
    return result;
}

} // namespace triptych::match
