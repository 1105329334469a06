#include "cli/Mutation.h"

#include "cli/CardMutants.h"

#include "ai/GreedyAgent.h"
#include "core/JsonText.h"
#include "match/Scenario.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::cli {

namespace {

/// A text box, and the scenarios in whose cards it stands.
struct Box
{
    struct Place
    {
        std::size_t scenario = 0;
        std::size_t card = 0;
    };
    std::string field;
    nlohmann::json card; ///< The first that has it.
    std::vector<Place> places;
};

bool holds(const Game& game, const std::shared_ptr<const cards::Library>& library,
    const nlohmann::json& file)
{
    ai::GreedyAgent agent(1);
    return match::runScenario(game, library, file, [&](const Match& match, PlayerId seat) {
        return agent.choose(match, seat);
    }).passed;
}

/// Cards that say the same are one: what a scenario of one of them notices is noticed.
std::map<std::string, Box> boxesOf(
    const std::vector<ScenarioText>& scenarios, const std::vector<std::string>& fields)
{
    std::map<std::string, Box> boxes;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const nlohmann::json& file = scenarios[i].file;
        const auto cards = file.find("cards");
        if (cards == file.end() || !cards->is_array())
            continue;
        for (std::size_t k = 0; k < cards->size(); ++k)
            for (const std::string& field : fields) {
                const nlohmann::json& card = (*cards)[k];
                const std::string text
                    = card.is_object() ? textOf(card, field.c_str()) : std::string();
                if (text.empty())
                    continue;
                const std::string key = fmt::format(
                    "{}|{}|{}|{}", textOf(card, "type"), textOf(card, "ability"), field, text);
                Box& box = boxes[key];
                if (box.places.empty())
                    box = { field, card, {} };
                box.places.push_back({ i, k });
            }
    }
    return boxes;
}

} // namespace

double MutationScore::share() const
{
    return all.mutants == 0 ? 1.0
                            : static_cast<double>(all.killed) / static_cast<double>(all.mutants);
}

std::size_t MutationScore::noticedKinds() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(kinds, [](const auto& kind) { return kind.second.killed > 0; }));
}

MutationScore scoreMutants(const Game& game, const std::shared_ptr<const cards::Library>& library,
    const std::vector<ScenarioText>& given, std::size_t every)
{
    MutationScore score;
    std::vector<ScenarioText> scenarios;
    for (const ScenarioText& each : given)
        if (holds(game, library, each.file))
            scenarios.push_back(each);
        else
            score.failing.push_back({ each.path, "This scenario does not hold as it is." });
    score.scenarios = scenarios.size();
    std::size_t number = 0;
    for (const auto& [key, box] : boxesOf(scenarios, mutableFields(game))) {
        ++score.texts;
        for (const text::Mutant& mutant : mutantsOf(game, box.card, box.field)) {
            if (number++ % every != 0)
                continue;
            const bool killed = std::ranges::any_of(box.places, [&](const Box::Place& place) {
                nlohmann::json changed = scenarios[place.scenario].file;
                changed["cards"][place.card][box.field] = mutant.text;
                return !holds(game, library, changed);
            });
            for (MutationScore::Rate* rate : { &score.all, &score.productions[mutant.production],
                     &score.kinds[{ mutant.production, mutant.change }] }) {
                ++rate->mutants;
                rate->killed += killed;
            }
            if (!killed)
                score.survivors.push_back({ scenarios[box.places.front().scenario].path,
                    textOf(box.card, "name"), mutant.production, mutant.change, mutant.text });
        }
    }
    return score;
}

namespace {

nlohmann::ordered_json told(const Problems& problems)
{
    auto all = nlohmann::ordered_json::array();
    for (const Problem& problem : problems)
        all.push_back({ { "place", problem.place }, { "text", problem.text } });
    return all;
}

double percent(const MutationScore::Rate& rate)
{
    return 100.0 * static_cast<double>(rate.killed) / static_cast<double>(rate.mutants);
}

} // namespace

std::string describe(const MutationScore& score, bool withSurvivors)
{
    std::string all;
    if (withSurvivors)
        for (const auto& each : score.survivors)
            all += fmt::format("{} ({})\n    {}: {}\n    {}\n", each.card, each.scenario,
                each.production, each.change, each.text);
    for (const auto& [name, rate] : score.productions)
        all += fmt::format(
            "{:>6} of {:>5}  {:5.1f} %  {}\n", rate.killed, rate.mutants, percent(rate), name);
    for (const auto& [kind, rate] : score.kinds)
        if (rate.killed == 0)
            all += fmt::format(
                "noticed in none of {:>4}  {}: {}\n", rate.mutants, kind.first, kind.second);
    all += fmt::format("{} of {} kinds of changes are noticed somewhere, {:.1f} %\n",
        score.noticedKinds(), score.kinds.size(),
        percent({ score.kinds.size(), score.noticedKinds() }));
    return all
        + fmt::format("{} of {} changes are noticed, {:.1f} % ({} texts of {} scenarios)\n",
            score.all.killed, score.all.mutants, 100.0 * score.share(), score.texts,
            score.scenarios);
}

nlohmann::ordered_json toJson(const MutationScore& score)
{
    nlohmann::ordered_json json { { "mutants", score.all.mutants }, { "killed", score.all.killed },
        { "share", score.share() }, { "kinds", score.kinds.size() },
        { "kinds_noticed", score.noticedKinds() }, { "texts", score.texts },
        { "scenarios", score.scenarios }, { "productions", nlohmann::ordered_json::object() },
        { "survivors", nlohmann::ordered_json::array() }, { "failing", told(score.failing) } };
    for (const auto& [name, rate] : score.productions)
        json["productions"][name] = { { "mutants", rate.mutants }, { "killed", rate.killed } };
    for (const auto& each : score.survivors)
        json["survivors"].push_back({ { "scenario", each.scenario }, { "card", each.card },
            { "production", each.production }, { "change", each.change }, { "text", each.text } });
    return json;
}

} // namespace triptych::cli
