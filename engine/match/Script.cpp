#include "match/Script.h"

#include "core/JsonText.h"
#include "match/Answer.h"
#include "match/Asking.h"
#include "match/Expectation.h"
#include "match/Words.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::match {

namespace {

// Far more than any helper needs; a match that asks for ever is a fault to be shown.
constexpr std::size_t mostScriptAnswers = 20000;

// What waits (NOTATION section 3). Last = next to resolve.
std::vector<std::string> waitingItems(const nlohmann::ordered_json& observation)
{
    std::vector<std::string> items;
    for (const auto& item : waitingIn(observation))
        items.push_back(item.is_object() ? item.value("item", std::string()) : printed(item));
    return items;
}

bool isBusy(const nlohmann::ordered_json& observation)
{
    const auto busy = observation.find("busy");
    return busy != observation.end() && busy->is_boolean() && busy->get<bool>();
}

bool isWord(std::string_view text, std::string_view word)
{
    return text.substr(0, word.size()) == word
        && (text.size() == word.size() || text[word.size()] == ' ');
}

std::string rest(const std::string& line, std::size_t from)
{
    const std::size_t start = line.find_first_not_of(' ', from);
    return start == std::string::npos ? std::string() : line.substr(start);
}

} // namespace

Script::Script(Match& match, const std::vector<TurnPhase>& phases, const Thinker& thinker)
    : m_match(match)
    , m_phases(phases)
    , m_thinker(thinker)
{
}

std::string Script::run(const nlohmann::json& entry)
{
    if (entry.is_object())
        return unmet(entry.contains("expect") ? entry["expect"] : entry, m_match);
    if (!entry.is_string())
        return "A script line must be a text such as \"p1: pass\".";
    const std::string text = rest(entry.get<std::string>(), 0);
    if (isWord(normal(text), "expect")) {
        const JsonText expectation = parseJson(rest(text, 6), "expect");
        return expectation.problem ? expectation.problem->text : unmet(expectation.value, m_match);
    }
    const std::string line = normal(text);
    if (const Statement statement = readStatement(line); statement.seat)
        return give(*statement.seat, statement.line);
    if (isWord(line, "refuse"))
        return refuse(rest(line, 6));
    m_begun = nullptr;
    if (isWord(line, "until"))
        return until(rest(line, 5));
    if (isWord(line, "resolve") && (rest(line, 7).empty() || rest(line, 7) == "1"))
        return resolve(rest(line, 7).empty());
    if (isWord(line, "await"))
        return await(rest(line, 5));
    if (isWord(line, "auto"))
        return think(rest(line, 4));
    return fmt::format(
        "\"{}\" is not a script line; write \"p1: answer\", until, resolve, await, auto, "
        "expect or refuse.",
        line);
}

bool Script::accept(PlayerId seat, const std::string& line)
{
    const std::unique_ptr<Match> before = m_match.clone();
    if (!accepts(m_match, seat, line, Extent::Whole, Naming::Judge))
        return false;
    rememberBegun(*before, seat, line);
    ++m_answers;
    return true;
}

void Script::rememberBegun(const Match& before, PlayerId seat, const std::string& line)
{
    m_begun = before.clone();
    m_begunBy = seat;
    m_begunVerb = wordsOf(line).front();
    if (!accepts(*m_begun, seat, line, Extent::Begun, Naming::Judge)
        || m_begun->hash() == m_match.hash())
        m_begun = nullptr;
}

// The line answers nothing that is asked now, but may be another pick of the question before it.
bool Script::goOn(PlayerId seat, const std::string& line)
{
    if (!m_begun || seat != m_begunBy || !isWord(line, m_begunVerb))
        return false;
    const std::unique_ptr<Match> before = m_begun->clone();
    const std::unique_ptr<Match> after = m_begun->clone();
    if (!accepts(*after, seat, line, Extent::Whole, Naming::Judge))
        return false;
    m_match.copyFrom(*after);
    rememberBegun(*before, seat, line);
    ++m_answers;
    return true;
}

void Script::answer(std::size_t option)
{
    m_match.answer(option);
    ++m_answers;
}

void Script::answerByDefault()
{
    answer(defaultOption(m_match));
}

std::string Script::tooLong(const std::string& what) const
{
    return fmt::format(
        "{} was not reached in {} answers; {}", what, mostScriptAnswers, describePending(m_match));
}

std::string Script::give(PlayerId seat, const std::string& line)
{
    const std::unique_ptr<Match> before = m_match.clone();
    for (std::size_t unasked = 0; unasked < mostScriptAnswers; ++unasked) {
        if (accept(seat, line) || (unasked == 0 && goOn(seat, line)))
            return {};
        // A decision with one legal answer may be answered unasked, just before such a line; the
        // judge waits for nobody.
        const auto only
            = seat != judge && m_match.decision() ? forcedOption(m_match) : std::nullopt;
        if (!only) {
            const auto now = match::answer(m_match, seat, line, Extent::Whole, Naming::Judge);
            const std::string why = now ? now->text : std::string();
            return unasked == 0 ? why
                                : fmt::format("{} Before {} answers were given unasked: {}", why,
                                    unasked, describePending(*before));
        }
        answer(*only);
    }
    return tooLong(line);
}

std::string Script::until(const std::string& text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    Awaited awaited;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "of" && i + 1 < words.size() && seatNamed(words[i + 1]))
            awaited.active = words[++i];
        else if (awaited.phase.empty())
            awaited.phase = words[i];
        else if (awaited.step.empty())
            awaited.step = words[i];
        else
            return fmt::format(
                "\"{}\" is not understood; write \"until combat attacker of p1\".", text);
    }
    const auto phase = std::find_if(m_phases.begin(), m_phases.end(),
        [&](const TurnPhase& each) { return each.name == awaited.phase; });
    if (awaited.phase.empty() || (!m_phases.empty() && phase == m_phases.end()))
        return fmt::format("\"{}\" is not a phase of this game.", awaited.phase);
    if (phase != m_phases.end() && !awaited.step.empty()
        && std::find(phase->steps.begin(), phase->steps.end(), awaited.step) == phase->steps.end())
        return fmt::format(
            "\"{}\" is not a step of the phase \"{}\".", awaited.step, awaited.phase);

    Moment before = momentOf(m_match.observe(judge));
    for (std::size_t i = 0; i < mostScriptAnswers && m_match.decision(); ++i) {
        const Moment now = momentOf(m_match.observe(judge));
        if (awaited.is(now) || goneBy(awaited, before, now, m_phases))
            return {};
        before = now;
        answerByDefault();
    }
    return m_match.decision() ? tooLong("until " + text) : std::string();
}

std::string Script::resolve(bool all)
{
    const Moment start = momentOf(m_match.observe(judge));
    std::optional<std::vector<std::string>> atFirst;
    for (std::size_t i = 0; i < mostScriptAnswers && m_match.decision(); ++i) {
        const auto observation = m_match.observe(judge);
        const std::vector<std::string> waiting = waitingItems(observation);
        const bool busy = isBusy(observation);
        if (momentOf(observation) != start || (!busy && waiting.empty()))
            return {};
        // `resolve 1`: first whatever is half done begins to wait, then what is next to resolve does.
        if (!all && !busy) {
            if (!atFirst)
                atFirst = waiting;
            else if (waiting.size() < atFirst->size()
                || waiting[atFirst->size() - 1] != atFirst->back())
                return {};
        }
        answerByDefault();
    }
    return m_match.decision() ? tooLong("resolve") : std::string();
}

std::string Script::await(const std::string& text)
{
    const Statement statement = readStatement(text);
    if (!statement.seat)
        return fmt::format("\"await {}\" must name a seat: \"await p1: pass\".", text);
    for (std::size_t i = 0; i < mostScriptAnswers; ++i) {
        if (accept(*statement.seat, statement.line))
            return {};
        if (!m_match.decision())
            return fmt::format("The match ended before \"{}\" became legal.", text);
        answerByDefault();
    }
    return tooLong(text);
}

std::string Script::think(const std::string& text)
{
    const std::optional<PlayerId> seat = seatNamed(text);
    if (!seat)
        return fmt::format("\"auto {}\" must name a seat: \"auto p1\".", text);
    for (std::size_t i = 0; i < mostScriptAnswers && m_match.decision(); ++i) {
        if (m_match.decision()->player == *seat) {
            answer(m_thinker(m_match, *seat));
            return {};
        }
        answerByDefault();
    }
    return m_match.decision() ? tooLong("auto " + text) : std::string();
}

std::string Script::refuse(const std::string& text)
{
    const Statement statement = readStatement(text);
    if (!statement.seat)
        return fmt::format("\"refuse {}\" must name a seat: \"refuse p1: pass\".", text);
    const std::unique_ptr<Match> tried = m_match.clone();
    const std::uint64_t before = tried->hash();
    if (accepts(*tried, *statement.seat, statement.line, Extent::Whole, Naming::Judge))
        return fmt::format(
            "\"{}\" should be refused, but it is legal: {}", text, describePending(m_match));
    if (tried->hash() != before)
        return fmt::format("\"{}\" was refused, but it changed the match.", text);
    return {};
}

} // namespace triptych::match
