#include "app/match/EngineWorker.h"

#include "match/Answer.h"

#include <QTimer>

#include <algorithm>
#include <exception>

using triptych::PlayerId;

// What would come of an answer: tried on copies of the match, in which all that the person asked does
// not know is dealt anew. So no forecast can tell more than they know.

namespace {

constexpr std::size_t mostLines = 40;
constexpr int mostAnswers = 16; ///< Until nothing waits any more.
constexpr int copies = 2;       ///< What differs between them is open.

struct Trial
{
    std::vector<nlohmann::ordered_json> events;
    bool over = false;
    bool won = false;
    bool open = false; ///< Somebody has to choose before it is done.
};

bool isQuiet(const nlohmann::ordered_json& observation)
{
    for (const char* name : { "pile", "stack", "reactions", "limbo" })
        if (const auto found = observation.find(name);
            found != observation.end() && found->is_array() && !found->empty())
            return false;
    return !observation.value("busy", false) && !observation.contains("combat");
}

Trial tried(
    const triptych::Match& match, PlayerId seat, const std::string& line, std::uint64_t seed)
{
    Trial trial;
    triptych::Random random(seed);
    const std::unique_ptr<triptych::Match> copy = match.determinized(seat, random);
    copy->recordEvents(true);
    copy->forgetEvents();
    if (triptych::match::answer(*copy, seat, line)) {
        trial.open = true; // it depends on what is not known
        return trial;
    }
    // Nobody does anything of their own accord until nothing waits any more.
    for (int k = 0; k < mostAnswers && copy->decision(); ++k) {
        // Looking at the whole table costs more than an answer: only where it may have come to rest.
        if (copy->turn() != match.turn()
            || (copy->decision()->player == seat && isQuiet(copy->observe(seat))))
            break;
        const std::vector<std::string> lines = triptych::match::legalLines(*copy);
        const bool passes = std::ranges::count(lines, "pass") > 0;
        if (!passes && copy->decision()->player == seat && !triptych::match::forcedOption(*copy)) {
            trial.open = true; // one's own choice comes first: it has its own forecast
            break;
        }
        copy->answer(triptych::match::defaultOption(*copy));
    }
    for (const auto& event : copy->events(seat))
        trial.events.emplace_back(event);
    if (const auto outcome = copy->outcome()) {
        trial.over = true;
        trial.won = std::ranges::count(outcome->winners, seat) > 0;
    }
    return trial;
}

} // namespace

Snapshot::Forecast EngineWorker::forecastOf(PlayerId seat, const std::string& line) const
{
    Snapshot::Forecast forecast;
    std::vector<Trial> trials;
    for (std::uint64_t k = 1; k <= copies; ++k)
        trials.push_back(tried(*m_match, seat, line, k));
    const auto all = [&trials](auto&& holds) { return std::ranges::all_of(trials, holds); };
    // What happens in every copy, in the order of the first.
    for (const nlohmann::ordered_json& event : trials.front().events) {
        if (all([&](const Trial& trial) { return std::ranges::count(trial.events, event) > 0; }))
            forecast.events.push_back(event);
        else
            forecast.open = true;
    }
    forecast.open |= !all([](const Trial& trial) { return !trial.open; });
    forecast.wins = all([](const Trial& trial) { return trial.over && trial.won; });
    forecast.loses = all([](const Trial& trial) { return trial.over && !trial.won; });
    return forecast;
}

/// After the question is on its way, an answer at a time: nobody waits for this, and whoever answers
/// meanwhile is heard first.
void EngineWorker::forecastSoon(std::shared_ptr<Snapshot> told)
{
    if (!m_job || m_job->follow || !m_job->forecasts)
        return;
    if (!told) {
        told = std::make_shared<Snapshot>();
        told->serial = m_serial;
    }
    QTimer::singleShot(0, this, [this, match = m_job->match, told] {
        if (!m_match || m_state != State::Asking || m_job->match != match
            || m_serial != told->serial || isLeft())
            return;
        const std::size_t before = told->forecasts.size();
        try {
            forecast(*told);
        } catch (const std::exception&) {
            return; // A forecast that fails is none; the question stands.
        }
        if (told->forecasts.size() > before)
            forecastSoon(told);
        else if (before > 0)
            send(std::move(*told));
    });
}

/// One more answer, as long as there are any.
void EngineWorker::forecast(Snapshot& told) const
{
    const std::vector<std::string> lines = triptych::match::legalLines(*m_match);
    for (const std::string& line : lines) {
        if (told.forecasts.size() >= mostLines || told.forecasts.contains(line))
            continue;
        told.forecasts.emplace(line, forecastOf(m_match->decision()->player, line));
        return;
    }
}
