#include "cli/Command.h"
#include "cli/Headless.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "match/Answer.h"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>

namespace triptych::cli {

namespace {

using nlohmann::ordered_json;

/// The protocol for programs that play (triptych-play/1): a JSON object a line, out and in.
class Protocol
{
public:
    Protocol(Match& match, std::vector<std::string> seats, std::uint64_t seed)
        : m_match(match)
        , m_seats(std::move(seats))
    {
        for (std::size_t i = 0; i < m_seats.size(); ++i)
            m_agents.push_back(
                isBot(i) ? nullptr : std::move(makeAgents({ m_seats[i] }, seed + i).front()));
        m_match.recordEvents(true);
    }

    int run()
    {
        while (const Decision* decision = m_match.decision()) {
            const std::size_t seat = decision->player.value;
            if (!isBot(seat)) {
                m_match.answer(m_agents[seat]->choose(m_match, decision->player));
                continue;
            }
            sayEvents();
            sayDecision(*decision);
            if (!readAnswer())
                return DoesNotHold;
            ++m_serial;
        }
        sayEvents();
        ordered_json winners = ordered_json::array();
        const Outcome outcome = *m_match.outcome();
        for (const PlayerId winner : outcome.winners)
            winners.push_back(triptych::seatName(winner));
        say({ { "type", "over" }, { "winners", winners } });
        return Success;
    }

    static void say(const ordered_json& message)
    {
        fmt::print("{}\n", printed(message));
        std::fflush(stdout);
    }

private:
    bool isBot(std::size_t seat) const { return m_seats[seat] == "bot"; }

    void sayEvents()
    {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            const PlayerId viewer { static_cast<std::uint8_t>(seat) };
            if (isBot(seat))
                for (const auto& event : m_match.events(viewer))
                    say({ { "type", "event" }, { "viewer", triptych::seatName(viewer) },
                        { "event", event } });
        }
        m_match.forgetEvents();
    }

    void sayDecision(const Decision& decision)
    {
        ordered_json asked { { "type", "decision" }, { "serial", m_serial },
            { "seat", triptych::seatName(decision.player) }, { "prompt", decision.prompt },
            { "rule", decision.rule }, { "legal", match::legalLines(m_match) } };
        for (std::uint8_t seat = 0; seat < m_seats.size(); ++seat)
            if ((decision.claimants >> seat) & 1)
                asked["claimants"].push_back(triptych::seatName(PlayerId { seat }));
        asked["observation"] = m_match.observe(decision.player);
        say(asked);
    }

    // Reads lines until one is a legal answer. False: the input has ended.
    bool readAnswer()
    {
        std::string line;
        while (std::getline(std::cin, line)) {
            if (line.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            if (const auto problem = give(line))
                say({ { "type", "error" }, { "serial", m_serial }, { "text", problem->text } });
            else
                return true;
        }
        say({ { "type", "error" }, { "serial", m_serial },
            { "text", "The input has ended before the match was over." } });
        return false;
    }

    std::optional<Problem> give(const std::string& line)
    {
        PlayerId seat = m_match.decision()->player;
        std::string text = line;
        if (line[line.find_first_not_of(" \t")] == '{') {
            const JsonText json = parseJson(line, "answer");
            if (json.problem)
                return json.problem;
            if (json.value.contains("serial") && json.value["serial"] != m_serial)
                return Problem { "answer",
                    fmt::format("The answer is for another question; the serial number now is {}.",
                        m_serial) };
            text = textOf(json.value, "answer");
            if (text.empty())
                return Problem { "answer",
                    "The field \"answer\" must be a line, such as {\"answer\":\"pass\"}." };
            seat = match::speakerNamed(textOf(json.value, "seat")).value_or(seat);
        }
        seat = match::readStatement(text).seat.value_or(seat);
        if (seat.value < m_seats.size() && !isBot(seat.value))
            return Problem { "answer",
                fmt::format("{} is not played by you.", triptych::seatName(seat)) };
        return match::answer(m_match, seat, text, match::Extent::Offered);
    }

    Match& m_match;
    std::vector<std::string> m_seats;
    Agents m_agents;
    std::size_t m_serial = 1;
};

int playProtocol(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const auto library = libraryOf(game, arguments);
    const Setup setup = setupOf(game, *library, arguments);
    std::vector<std::string> seats(setup.decks.size(), "bot");
    for (const auto& [seat, name] : arguments.bySeat("--seat"))
        seats[seat] = name;
    Opened opened = game.open(library, setup);
    if (!opened.match)
        throw UnusableInput { std::move(opened.problems) };
    Protocol protocol(*opened.match, seats, setup.seed);
    Protocol::say({ { "type", "match" }, { "format", "triptych-play/1" }, { "game", game.id() },
        { "ruleset", setup.ruleset }, { "seed", setup.seed }, { "seats", seats } });
    return protocol.run();
}

} // namespace

Command playCommand()
{
    return { "play", "--seat p2=greedy",
        "the protocol for bots: prints events and decisions as JSON lines, reads answers "
        "({\"answer\":\"pass\"} or pass) for every seat that is a bot",
        { gameOption, rulesetOption, optionOption,
            { "--seat", "pN=AGENT", "who plays a seat; \"bot\", you, if not given" }, deckOption,
            cardsOption, seedOption },
        playProtocol };
}

} // namespace triptych::cli
