#include "app/match/Forecast.h"

#include "match/Answer.h"

#include <algorithm>

using triptych::PlayerId;

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
        if (copy->turn() != match.turn() || (copy->decision()->player == seat && copy->isResting()))
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

Snapshot::Forecast forecast::of(
    const triptych::Match& match, PlayerId seat, const std::string& line)
{
    Snapshot::Forecast result;
    std::vector<Trial> trials;
    for (std::uint64_t k = 1; k <= copies; ++k)
        trials.push_back(tried(match, seat, line, k));
    const auto all = [&trials](auto&& holds) { return std::ranges::all_of(trials, holds); };
    // What happens in every copy, in the order of the first.
    for (const nlohmann::ordered_json& event : trials.front().events) {
        if (all([&](const Trial& trial) { return std::ranges::count(trial.events, event) > 0; }))
            result.events.push_back(event);
        else
            result.open = true;
    }
    result.open |= !all([](const Trial& trial) { return !trial.open; });
    result.wins = all([](const Trial& trial) { return trial.over && trial.won; });
    result.loses = all([](const Trial& trial) { return trial.over && !trial.won; });
    return result;
}

bool forecast::addOne(Snapshot& told, const triptych::Match& match)
{
    if (told.forecasts.size() >= mostLines)
        return false;
    for (const std::string& line : triptych::match::legalLines(match))
        if (!told.forecasts.contains(line)) {
            told.forecasts.emplace(line, of(match, match.decision()->player, line));
            return true;
        }
    return false;
}
