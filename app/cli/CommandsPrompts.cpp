#include "cli/Command.h"
#include "cli/Headless.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "match/Answer.h"
#include "match/Asking.h"
#include "match/LetPass.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace triptych::cli {

namespace {

using nlohmann::ordered_json;

/// What a person at seat p1 would have been asked, and how much of it for nothing.
struct Tally
{
    std::size_t games = 0, unfinished = 0;
    std::size_t prompts = 0;
    std::size_t forced = 0; ///< Only one answer, or answers that differ by the copy of a card only.
    std::size_t idle = 0;   ///< Passed, though nobody had done anything since the last pass.
    std::size_t ownTurns = 0, otherTurns = 0;
    std::size_t ownPrompts = 0;
    std::vector<std::size_t> passes; ///< In each turn of somebody else.
    std::size_t mostPasses = 0;
    std::vector<std::string>
        worst; ///< What was answered in the turn with most passes: "p2: cast ...".

    std::size_t pointless() const { return forced + idle; }
};

/// Answers that read alike once every thing is named by its card.
bool areCopies(const std::vector<std::string>& lines, const ordered_json& observation)
{
    std::set<std::string> sorts;
    for (const std::string& line : lines) {
        std::string words;
        for (std::size_t from = 0; from <= line.size();) {
            const std::size_t end = std::min(line.find(' ', from), line.size());
            const std::string word = line.substr(from, end - from);
            const auto found = observation["objects"].find(word);
            words += ' '
                + (found == observation["objects"].end() ? word : found->value("card", word));
            from = end + 1;
        }
        sorts.insert(words);
    }
    return sorts.size() == 1;
}

/// Where it is asked and about what: "main, activation lamp!1".
std::string occasionOf(const ordered_json& observation)
{
    std::string text = match::pipOf(observation);
    const ordered_json& waiting = match::waitingIn(observation);
    if (!waiting.empty())
        text += ", " + waiting.back().value("kind", std::string()) + ' '
            + waiting.back().value("item", std::string());
    return text;
}

/// One match in which the agent of p1 is asked only what a person with these wishes would be.
class Sitting
{
public:
    Sitting(Match& match, const match::Asking& asking, const match::AskingHabits& habits,
        bool patient, Tally& tally)
        : m_match(match)
        , m_patient(patient)
        , m_asking(asking)
        , m_habits(habits)
        , m_tally(tally)
    {
    }

    void play(const Agents& agents)
    {
        constexpr std::size_t mostAnswers = 20'000;
        std::size_t answers = 0;
        while (m_match.decision() && ++answers < mostAnswers) {
            const PlayerId seat = m_match.decision()->player;
            if (seat == PlayerId { 0 })
                answerOwn(*agents[0]);
            else
                answerOther(agents[seat.value]->choose(m_match, seat));
        }
        endTurn();
        ++m_tally.games;
        m_tally.unfinished += m_match.decision() ? 1u : 0u;
    }

private:
    void answerOther(std::size_t option)
    {
        const std::string line = m_match.line(option);
        if (line != "pass")
            m_happened = true;
        m_told.push_back(fmt::format("p{}: {}", m_match.decision()->player.value + 1, line));
        m_match.answer(option);
    }

    void answerOwn(ai::Agent& agent)
    {
        const PlayerId self { 0 };
        const ordered_json observation = m_match.observe(self);
        followTurn(observation);
        m_letPass.follow(observation);
        const auto unasked = match::automaticAnswer(m_match, self, m_asking, m_habits,
            { m_match.decision()->picked > 0, m_shown, m_letPass.covers(self, observation) },
            observation);
        std::string line;
        if (unasked) {
            line = *unasked;
        } else {
            const std::vector<std::string> lines = match::legalLines(m_match);
            const bool waits = m_patient && !m_own && std::ranges::count(lines, "pass") > 0;
            line = waits ? "pass" : lines[agent.choose(m_match, self)];
            count(lines, line, observation);
            m_letPass.note(self, observation, line);
        }
        if (line != "pass")
            m_happened = true;
        m_told.push_back(
            fmt::format("p1 ({}): {}", unasked ? "unasked" : occasionOf(observation), line));
        match::answer(m_match, self, line);
    }

    void count(const std::vector<std::string>& lines, const std::string& line,
        const ordered_json& observation)
    {
        m_shown = true;
        ++m_tally.prompts;
        if (m_own)
            ++m_tally.ownPrompts;
        const bool passes = line == "pass";
        if (match::forcedOption(m_match) || areCopies(lines, observation))
            ++m_tally.forced;
        else if (passes && !m_own && !m_happened)
            ++m_tally.idle;
        if (passes && !m_own)
            ++m_passes;
        if (passes)
            m_happened = false;
    }

    void followTurn(const ordered_json& observation)
    {
        const std::string turn = match::turnOf(observation);
        if (turn == m_turn)
            return;
        endTurn();
        m_turn = turn;
        m_own = observation.value("active", std::string()) == "p1";
        m_shown = false;
        m_happened = true;
    }
    void endTurn()
    {
        if (m_turn.empty())
            return;
        ++(m_own ? m_tally.ownTurns : m_tally.otherTurns);
        if (!m_own) {
            m_tally.passes.push_back(m_passes);
            if (m_passes > m_tally.mostPasses) {
                m_tally.mostPasses = m_passes;
                m_tally.worst = m_told;
            }
        }
        m_passes = 0;
        m_told.clear();
    }

    Match& m_match;
    bool m_patient;
    const match::Asking& m_asking;
    const match::AskingHabits& m_habits;
    Tally& m_tally;
    match::LetPass m_letPass;
    std::string m_turn;
    bool m_own = false;
    bool m_shown = false;
    bool m_happened = true;
    std::size_t m_passes = 0;
    std::vector<std::string> m_told; ///< What was answered in this turn, by whom.
};

ordered_json summary(const Tally& tally)
{
    std::vector<std::size_t> passes = tally.passes;
    std::sort(passes.begin(), passes.end());
    std::size_t sum = 0;
    std::size_t within = 0;
    for (const std::size_t each : passes) {
        sum += each;
        within += each <= 3 ? 1u : 0u;
    }
    const auto share = [](std::size_t part, std::size_t whole) {
        return whole == 0
            ? 0.0
            : std::round(1000.0 * static_cast<double>(part) / static_cast<double>(whole)) / 1000.0;
    };
    return { { "games", tally.games }, { "unfinished", tally.unfinished },
        { "prompts", tally.prompts }, { "forced", tally.forced }, { "idle", tally.idle },
        { "pointless_share", share(tally.pointless(), tally.prompts) },
        { "prompts_per_own_turn", share(tally.ownPrompts, tally.ownTurns) },
        { "passes_per_other_turn", share(sum, passes.size()) },
        { "passes_within_3", share(within, passes.size()) }, { "most_passes", tally.mostPasses },
        { "worst_turn", tally.worst } };
}

int countPrompts(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const auto library = libraryOf(game, arguments);
    Setup setup = setupOf(game, *library, arguments);
    std::vector<std::string> names(setup.decks.size(), "ai:easy");
    for (const auto& [seat, name] : arguments.bySeat("--seat"))
        names[seat] = name;
    makeAgents(names, 0); // Says at once when one is unknown.
    match::Asking asking = match::usualAsking(game.id());
    if (arguments.has("--each-step"))
        asking.eachStep = asking.triggers = asking.holding = true;
    Tally tally;
    Random seeds(setup.seed);
    const std::uint64_t games = arguments.number("--games", 10, 1, 100'000);
    for (std::uint64_t k = 0; k < games; ++k) {
        setup.seed = seeds.fork();
        Opened opened = game.open(library, setup);
        if (!opened.match)
            throw UnusableInput { opened.problems };
        Sitting(*opened.match, asking, match::askingHabits(game.id()), arguments.has("--patient"),
            tally)
            .play(makeAgents(names, setup.seed));
    }
    const ordered_json json = summary(tally);
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(json));
    else
        for (const auto& [key, value] : json.items())
            fmt::print("{:<24} {}\n", key, value.dump());
    return tally.unfinished == 0 ? Success : DoesNotHold;
}

} // namespace

Command promptsCommand()
{
    return { "prompts", "--game GAME",
        "how often a person at seat p1 is asked, and how often for nothing: an agent plays for "
        "them",
        { gameOption, rulesetOption, optionOption, seatOption, deckOption, cardsOption, seedOption,
            { "--games", "N", "how many games; 10 if not given" },
            { "--patient", "",
                "passes whatever is asked in the turns of others: the most that one may be asked" },
            { "--each-step", "",
                "asks in every step in which something can be done, and before own deeds resolve" },
            jsonOption },
        countPrompts };
}

} // namespace triptych::cli
