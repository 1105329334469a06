#include "cli/Checks.h"

#include "cli/Loading.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::cli {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* format = "triptych-check/1";

void takeLonger(Longest& longest, const Longest& other, auto measure)
{
    if (measure(other) > measure(longest))
        longest = other;
}

std::size_t answersOf(const Longest& longest)
{
    return longest.answers;
}

int turnsOf(const Longest& longest)
{
    return longest.turns;
}

ordered_json longestJson(const Longest& longest)
{
    return { { "answers", longest.answers }, { "turns", longest.turns }, { "seed", longest.seed } };
}

Longest longestOf(const json& from)
{
    return { from.at("answers").get<std::size_t>(), from.at("turns").get<int>(),
        from.at("seed").get<std::uint64_t>() };
}

ordered_json tableJson(const Checked& of)
{
    ordered_json json { { "game", of.game }, { "ruleset", of.ruleset }, { "seats", of.seats },
        { "games", of.games }, { "answers", of.answers }, { "choices", of.choices },
        { "turns", of.turns }, { "draws", of.draws }, { "faulty_games", of.faultyGames() },
        { "endings", of.endings }, { "most_answers", longestJson(of.byAnswers) },
        { "most_turns", longestJson(of.byTurns) }, { "rooms", ordered_json::object() },
        { "faults", ordered_json::array() } };
    for (const auto& [name, room] : of.rooms)
        json["rooms"][name] = { { "most", room.most }, { "places", room.places },
            { "full", room.full }, { "overrun", room.overrun }, { "seed", room.seed } };
    for (const Fault& fault : of.faults)
        json["faults"].push_back({ { "law", fault.law }, { "games", fault.games },
            { "seed", fault.seed }, { "answers", fault.answers }, { "journal", fault.journal } });
    return json;
}

Checked checkedOf(const json& from)
{
    Checked made;
    from.at("game").get_to(made.game);
    from.at("ruleset").get_to(made.ruleset);
    from.at("seats").get_to(made.seats);
    from.at("games").get_to(made.games);
    from.at("answers").get_to(made.answers);
    from.at("choices").get_to(made.choices);
    from.at("turns").get_to(made.turns);
    from.at("draws").get_to(made.draws);
    from.at("endings").get_to(made.endings);
    made.byAnswers = longestOf(from.at("most_answers"));
    made.byTurns = longestOf(from.at("most_turns"));
    for (const auto& [name, room] : from.at("rooms").items())
        made.rooms[name] = { room.at("most").get<std::size_t>(),
            room.at("places").get<std::size_t>(), room.at("full").get<std::size_t>(),
            room.at("overrun").get<std::size_t>(), room.at("seed").get<std::uint64_t>() };
    for (const json& fault : from.at("faults"))
        made.faults.push_back({ fault.at("law").get<std::string>(),
            fault.at("games").get<std::size_t>(), fault.at("seed").get<std::uint64_t>(),
            fault.at("answers").get<std::size_t>(), fault.at("journal").get<std::string>() });
    return made;
}

std::size_t sum(const std::vector<Checked>& tables, auto part)
{
    std::size_t all = 0;
    for (const Checked& each : tables)
        all += part(each);
    return all;
}

} // namespace

// --- Adding up

void Fullness::add(const Fullness& other)
{
    const bool worse = other.overrun > 0 ? overrun == 0 : other.full > 0 && full + overrun == 0;
    seed = worse ? other.seed : seed;
    most = std::max(most, other.most);
    places = std::max(places, other.places);
    full += other.full;
    overrun += other.overrun;
}

std::size_t Checked::faultyGames() const
{
    std::size_t all = 0;
    for (const Fault& each : faults)
        all += each.games;
    return all;
}

void Checked::fault(std::string law, std::uint64_t seed, std::size_t after)
{
    const auto known = std::ranges::find(faults, law, &Fault::law);
    if (known != faults.end())
        ++known->games;
    else
        faults.push_back({ std::move(law), 1, seed, after, {} });
}

void Checked::add(const Checked& other)
{
    games += other.games;
    answers += other.answers;
    choices += other.choices;
    turns += other.turns;
    draws += other.draws;
    for (const auto& [name, count] : other.endings)
        endings[name] += count;
    takeLonger(byAnswers, other.byAnswers, answersOf);
    takeLonger(byTurns, other.byTurns, turnsOf);
    for (const auto& [name, room] : other.rooms)
        rooms[name].add(room);
    for (const Fault& each : other.faults) {
        const auto known = std::ranges::find(faults, each.law, &Fault::law);
        if (known == faults.end())
            faults.push_back(each);
        else
            known->games += each.games;
    }
}

std::size_t CheckReport::games() const
{
    return sum(tables, [](const Checked& each) { return each.games; });
}

std::size_t CheckReport::faultyGames() const
{
    return sum(tables, [](const Checked& each) { return each.faultyGames(); });
}

std::size_t CheckReport::crowdedGames() const
{
    return sum(tables, [](const Checked& each) {
        const auto crowded = each.endings.find("crowded");
        return crowded == each.endings.end() ? std::size_t { 0 } : crowded->second;
    });
}

Problems CheckReport::add(const CheckReport& other, std::string_view name)
{
    const auto refuse = [&](std::string text) {
        return Problems { { std::string(name), std::move(text) } };
    };
    if (seeds.empty())
        cards = other.cards;
    if (cards != other.cards)
        return refuse("Its games were played with other cards than those before it; results are "
                      "added up only where they are the same.");
    for (const SeedRange& theirs : other.seeds)
        for (const SeedRange& mine : seeds)
            if (theirs.first < mine.first + mine.count && mine.first < theirs.first + theirs.count)
                return refuse(
                    fmt::format("Its seeds {} to {} meet {} to {} of those before it; each "
                                "game counts once.",
                        theirs.first, theirs.first + theirs.count - 1, mine.first,
                        mine.first + mine.count - 1));
    seeds.insert(seeds.end(), other.seeds.begin(), other.seeds.end());
    for (const Checked& each : other.tables) {
        const auto same
            = std::ranges::find_if(tables, [&](const Checked& t) { return t.isOf(each); });
        if (same == tables.end())
            tables.push_back(each);
        else
            same->add(each);
    }
    return {};
}

// --- Written and read

nlohmann::ordered_json toJson(const CheckReport& report)
{
    ordered_json made { { "format", format }, { "cards", report.cards },
        { "seeds", ordered_json::array() }, { "games", report.games() },
        { "answers", sum(report.tables, [](const Checked& each) { return each.answers; }) },
        { "faulty_games", report.faultyGames() }, { "crowded_games", report.crowdedGames() },
        { "tables", ordered_json::array() } };
    for (const SeedRange& range : report.seeds)
        made["seeds"].push_back({ { "first", range.first }, { "count", range.count } });
    for (const Checked& each : report.tables)
        made["tables"].push_back(tableJson(each));
    return made;
}

CheckReport checkReportOf(const json& from, const std::string& name)
try {
    if (!from.is_object() || from.value("format", "") != format)
        throw UnusableInput { { { name,
            fmt::format(
                "This is no result of match --check: \"format\" must be \"{}\".", format) } } };
    CheckReport report;
    from.at("cards").get_to(report.cards);
    for (const json& range : from.at("seeds"))
        report.seeds.push_back(
            { range.at("first").get<std::uint64_t>(), range.at("count").get<std::uint64_t>() });
    for (const json& each : from.at("tables"))
        report.tables.push_back(checkedOf(each));
    return report;
} catch (const json::exception& error) {
    throw UnusableInput {
        { { name, fmt::format("This result of match --check is damaged ({}).", error.what()) } }
    };
}

// --- For people

std::string describe(const CheckReport& report)
{
    std::string text;
    for (const Checked& each : report.tables) {
        text += fmt::format(
            "{} {}, {} seats: {} games, {} answers ({} choices), {} draws, {} faulty\n", each.game,
            each.ruleset, each.seats, each.games, each.answers, each.choices, each.draws,
            each.faultyGames());
        text += "    ended by";
        for (const auto& [name, count] : each.endings)
            text += fmt::format(" {} {}", name, count);
        text += fmt::format("\n    longest: {} answers (seed {}), {} turns (seed {})\n    fullest:",
            each.byAnswers.answers, each.byAnswers.seed, each.byTurns.turns, each.byTurns.seed);
        for (const auto& [name, room] : each.rooms)
            text += fmt::format(" {} {}/{}", name, room.most, room.places);
        text += '\n';
        for (const auto& [name, room] : each.rooms)
            if (room.full > 0 || room.overrun > 0)
                text += fmt::format(
                    "    {} was full in {} games, and overrun in {}; first seed {}\n", name,
                    room.full, room.overrun, room.seed);
        for (const Fault& fault : each.faults)
            text += fmt::format("    FAULT in {} games, first seed {} after {} answers: {}{}\n",
                fault.games, fault.seed, fault.answers, fault.law,
                fault.journal.empty() ? "" : "\n        journal: " + fault.journal);
    }
    text += fmt::format("{} games, {} faulty, {} ended because the table was crowded\n",
        report.games(), report.faultyGames(), report.crowdedGames());
    return text;
}

} // namespace triptych::cli
