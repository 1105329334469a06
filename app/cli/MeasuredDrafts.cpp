#include "cli/MeasuredDrafts.h"

#include "core/JsonFields.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace triptych::cli {

namespace {

constexpr std::string_view measureFormat = "triptych-draft-measure/1";

/// Beyond which of a t distribution with so many degrees of freedom one in forty lies.
double quantile(double freedom)
{
    return 1.959964 + 2.372 / freedom + 2.823 / (freedom * freedom);
}

auto settingsOf(const MeasuredDrafts& measured)
{
    return std::tie(measured.game, measured.ruleset, measured.booster, measured.against,
        measured.level, measured.seed, measured.games, measured.packs);
}

std::uint64_t numberOf(const JsonFields& fields, const char* name)
{
    constexpr std::int64_t most = 1'000'000'000'000;
    if (const auto number = fields.number(name, 0, most))
        return static_cast<std::uint64_t>(*number);
    if (!fields.given(name))
        fields.complain(name, "is missing");
    return 0;
}

} // namespace

match::Tally MeasuredDrafts::total() const
{
    match::Tally sum;
    for (const auto& [number, tally] : drafts)
        sum.add(tally);
    return sum;
}

std::pair<double, double> MeasuredDrafts::interval() const
{
    const match::Tally all = total();
    if (drafts.size() < 3)
        return match::intervalOf(all);
    // The variance of a ratio: how far each draft is from what the share leads one to expect.
    double sum = 0;
    for (const auto& [number, tally] : drafts) {
        const double off
            = static_cast<double>(tally.wins) - all.share() * static_cast<double>(tally.games);
        sum += off * off;
    }
    const auto count = static_cast<double>(drafts.size());
    const double error = std::sqrt(sum * count / (count - 1))
        / static_cast<double>(std::max<std::uint64_t>(1, all.games));
    const double half = quantile(count - 1) * error;
    return { std::max(0.0, all.share() - half), std::min(1.0, all.share() + half) };
}

nlohmann::ordered_json toJson(const MeasuredDrafts& measured)
{
    const match::Tally all = measured.total();
    const auto [low, high] = measured.interval();
    nlohmann::ordered_json json { { "format", measureFormat }, { "game", measured.game },
        { "ruleset", measured.ruleset }, { "booster", measured.booster },
        { "against", measured.against }, { "level", measured.level }, { "seed", measured.seed },
        { "games_of_a_pair", measured.games }, { "packs", measured.packs }, { "games", all.games },
        { "wins", all.wins }, { "draws", all.draws }, { "share", all.share() },
        { "interval", { low, high } }, { "drafts", nlohmann::ordered_json::array() } };
    for (const auto& [number, tally] : measured.drafts)
        json["drafts"].push_back({ { "number", number }, { "games", tally.games },
            { "wins", tally.wins }, { "draws", tally.draws } });
    return json;
}

ParsedDrafts parseDrafts(const nlohmann::json& file, std::string_view name)
{
    ParsedDrafts parsed;
    const std::string place(name);
    if (auto wrong = checkFormat(file, measureFormat, name)) {
        parsed.problems.push_back(std::move(*wrong));
        return parsed;
    }
    MeasuredDrafts& measured = parsed.measured;
    const JsonFields fields(file, place, parsed.problems);
    measured.game = fields.text("game");
    measured.ruleset = fields.text("ruleset");
    measured.booster = fields.text("booster");
    measured.against = fields.text("against");
    measured.level = fields.text("level");
    measured.seed = numberOf(fields, "seed");
    measured.games = numberOf(fields, "games_of_a_pair");
    if (const nlohmann::json* const packs = fields.given("packs"); packs && packs->is_array())
        for (const nlohmann::json& pack : *packs)
            if (pack.is_string())
                measured.packs.push_back(pack.get<std::string>());
    const nlohmann::json* const drafts = fields.given("drafts");
    if (!drafts || !drafts->is_array()) {
        parsed.problems.push_back({ place, "The field \"drafts\" must be a list of drafts." });
        return parsed;
    }
    for (const nlohmann::json& each : *drafts) {
        const JsonFields draft(each, place + ", a draft", parsed.problems);
        if (!each.is_object())
            continue; // JsonFields has told it
        match::Tally tally;
        tally.games = numberOf(draft, "games");
        tally.wins = numberOf(draft, "wins");
        tally.draws = numberOf(draft, "draws");
        const std::uint64_t number = numberOf(draft, "number");
        if (tally.wins > tally.games || tally.draws > tally.games - tally.wins)
            parsed.problems.push_back(
                { place, fmt::format("Draft {} has more won games than games.", number) });
        if (!measured.drafts.emplace(number, tally).second)
            parsed.problems.push_back({ place, fmt::format("Draft {} is there twice.", number) });
    }
    return parsed;
}

Problems merge(MeasuredDrafts& sum, const MeasuredDrafts& other, std::string_view name)
{
    if (settingsOf(sum) != settingsOf(other))
        return { { std::string(name),
            "This is another measurement: of another game, booster, seed, level or opponent, or "
            "with "
            "other card packs." } };
    for (const auto& [number, tally] : other.drafts)
        if (sum.drafts.contains(number))
            return { { std::string(name),
                fmt::format("Draft {} has been counted already.", number) } };
    sum.drafts.insert(other.drafts.begin(), other.drafts.end());
    return {};
}

} // namespace triptych::cli
