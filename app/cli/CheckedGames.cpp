#include "cli/CheckedGames.h"

#include "ai/GreedyAgent.h"
#include "ai/RandomAgent.h"
#include "cli/Files.h"
#include "match/Journal.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <optional>
#include <set>
#include <stdexcept>

namespace triptych::cli {

namespace {

/// More than this and nobody can tell the game from one without an end: a rule of each game ends it
/// long before.
constexpr std::size_t mostAnswers = 300'000;
/// Every so many games somebody plays who looks where a move leads; that takes a thousand times as long.
constexpr std::uint64_t greedyGames = 1000;

} // namespace

/// One game, from its seed to its end or its first fault.
class CheckedTable::OneGame
{
public:
    OneGame(const CheckedTable& table, std::uint64_t seed)
        : m_random(seed)
        , m_randomAgent(seed)
        , m_greedyAgent(seed)
        , m_isGreedy(seed % greedyGames == 0)
    {
        m_setup.ruleset = table.m_ruleset.id;
        m_setup.seed = seed;
        for (std::size_t seat = 0; seat < table.m_seats; ++seat)
            m_setup.decks.push_back(table.m_decks.make(m_random));
        Opened opened = table.m_game.open(table.m_library, m_setup);
        m_match = std::move(opened.match);
        if (!m_match)
            m_fault = "It does not open: "
                + (opened.problems.empty() ? "" : opened.problems.front().text);
    }

    /// Until its end, or until so many answers are given. `before` is called with each answer.
    template <typename F>
    void play(std::size_t most, F&& before)
    {
        if (!m_match)
            return;
        try {
            m_fault = m_match->broken();
            while (m_fault.empty() && m_answers < most && m_match->decision())
                answerOne(before);
            if (m_fault.empty() && !m_match->decision() && !m_match->outcome())
                m_fault = "It ends without an outcome.";
        } catch (const std::exception& error) {
            m_fault = fmt::format("It stops: {}", error.what());
        }
    }

    const Setup& setup() const { return m_setup; }
    const Match* match() const { return m_match.get(); }
    const std::string& fault() const { return m_fault; }
    std::size_t answers() const { return m_answers; }
    std::size_t choices() const { return m_choices; }
    const std::map<std::string_view, Fullness>& rooms() const { return m_rooms; }

private:
    template <typename F>
    void answerOne(F&& before)
    {
        const Decision& decision = *m_match->decision();
        m_fault = faultOf(decision);
        if (!m_fault.empty())
            return;
        m_choices += decision.options.size() > 1;
        const PlayerId seat = decision.player;
        const std::size_t option = m_isGreedy ? m_greedyAgent.choose(*m_match, seat)
                                              : m_randomAgent.choose(*m_match, seat);
        before(*m_match, seat, option);
        m_match->answer(option);
        ++m_answers;
        m_fault = m_match->broken();
        lookAtRooms();
        if (m_answers == mostAnswers && m_fault.empty())
            m_fault = "It does not end.";
    }

    std::string faultOf(const Decision& decision) const
    {
        if (m_match->outcome())
            return "It asks although it is over.";
        if (decision.options.empty())
            return "A decision has no options.";
        if (decision.player.value >= m_match->seats())
            return "Nobody is asked.";
        if (decision.prompt.empty() || decision.rule.empty())
            return "A decision names no prompt or no rule.";
        return {};
    }

    void lookAtRooms()
    {
        m_match->rooms(m_found);
        for (const Room& room : m_found) {
            Fullness& known = m_rooms[room.name];
            known.most = std::max(known.most, room.used);
            known.places = room.most;
            known.full = known.full || room.used == room.most;
            known.overrun = known.overrun || room.overrun;
        }
    }

    Setup m_setup;
    Random m_random;
    std::unique_ptr<Match> m_match;
    ai::RandomAgent m_randomAgent;
    ai::GreedyAgent m_greedyAgent;
    bool m_isGreedy;
    std::string m_fault;
    std::size_t m_answers = 0;
    std::size_t m_choices = 0;
    std::vector<Room> m_found;
    std::map<std::string_view, Fullness> m_rooms;
};

CheckedTable::CheckedTable(const Game& game, std::shared_ptr<const cards::Library> library,
    const Ruleset& ruleset, std::size_t seats, const RandomDecks& decks)
    : m_game(game)
    , m_library(std::move(library))
    , m_ruleset(ruleset)
    , m_seats(seats)
    , m_decks(decks)
{
}

Checked CheckedTable::nothingYet() const
{
    Checked made;
    made.game = m_game.id();
    made.ruleset = m_ruleset.id;
    made.seats = m_seats;
    return made;
}

void CheckedTable::play(std::uint64_t seed, Checked& into) const
{
    OneGame game(*this, seed);
    game.play(mostAnswers, [](const Match&, PlayerId, std::size_t) {});
    ++into.games;
    into.answers += game.answers();
    into.choices += game.choices();
    Longest length { game.answers(), 0, seed };
    if (const Match* match = game.match()) {
        length.turns = match->turn();
        into.turns += static_cast<std::size_t>(length.turns);
        if (const auto outcome = match->outcome()) {
            into.draws += outcome->winners.empty();
            ++into.endings[match->observe(judge).value("ended_by", std::string("unnamed"))];
        }
    }
    if (length.answers > into.byAnswers.answers)
        into.byAnswers = length;
    if (length.turns > into.byTurns.turns)
        into.byTurns = length;
    for (const auto& [name, room] : game.rooms()) {
        Fullness found = room;
        found.seed = room.full > 0 || room.overrun > 0 ? seed : 0;
        into.rooms[std::string(name)].add(found);
    }
    if (!game.fault().empty())
        into.fault(game.fault(), seed, game.answers());
}

Problems CheckedTable::writeJournal(const std::filesystem::path& folder, Fault& fault) const
{
    OneGame game(*this, fault.seed);
    if (!game.match())
        return {}; // a game that does not open has none
    match::JournalWriter writer;
    std::string text = writer.begin({ std::string(m_game.id()), game.setup(),
        m_library->packHashes(), std::vector<match::Seat>(m_seats, { "", "random" }) });
    std::optional<std::pair<PlayerId, std::string>> given;
    const auto write = [&](const Match& match) {
        if (given)
            text += writer.answered(given->first, given->second, match);
        given.reset();
    };
    game.play(fault.answers, [&](const Match& match, PlayerId seat, std::size_t option) {
        write(match);
        given.emplace(seat, match.line(option));
    });
    write(*game.match());
    const auto path = folder
        / fmt::format(
            "fault-{}-{}-{}-seats-seed-{}.jsonl", m_game.id(), m_ruleset.id, m_seats, fault.seed);
    if (auto problem = writeFile(path, text))
        return { std::move(*problem) };
    fault.journal = path.string();
    return {};
}

} // namespace triptych::cli
