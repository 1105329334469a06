#include "match/TrialResult.h"

#include "core/JsonText.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace triptych::match {

namespace {

constexpr std::string_view resultFormat = "triptych-trial/1";
constexpr std::uint64_t mostCounted = 1'000'000'000'000; // More is no sum of games.
using Json = nlohmann::ordered_json;

} // namespace

void Tally::add(const Tally& other)
{
    games += other.games;
    wins += other.wins;
    draws += other.draws;
}

std::pair<double, double> intervalOf(const Tally& tally)
{
    if (tally.games == 0)
        return { 0.0, 1.0 };
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(tally.games);
    const double share = tally.share();
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half
        = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return { std::max(0.0, middle - half), std::min(1.0, middle + half) };
}

std::pair<double, double> intervalOfDifference(const Tally& with, const Tally& without)
{
    if (with.games == 0 || without.games == 0)
        return { -1.0, 1.0 };
    const auto [low, high] = intervalOf(with);
    const auto [otherLow, otherHigh] = intervalOf(without);
    const double difference = with.share() - without.share();
    return { difference - std::hypot(with.share() - low, otherHigh - without.share()),
        difference + std::hypot(high - with.share(), without.share() - otherLow) };
}

Tally TrialResult::total() const
{
    Tally sum;
    for (const Pairing& pairing : pairings) {
        sum.add(pairing.starting);
        sum.add(pairing.second);
    }
    return sum;
}

// --- As JSON

namespace {

Json toJson(const Tally& tally)
{
    const auto [low, high] = intervalOf(tally);
    return { { "games", tally.games }, { "wins", tally.wins }, { "draws", tally.draws },
        { "share", tally.share() }, { "interval", { low, high } } };
}

Json toJson(const Pairing& pairing)
{
    Tally both = pairing.starting;
    both.add(pairing.second);
    Json json { { "deck", pairing.deck }, { "level", pairing.level }, { "all", toJson(both) },
        { "starting", toJson(pairing.starting) }, { "second", toJson(pairing.second) },
        { "endings", Json::object() }, { "turns", pairing.turns },
        { "unfinished", pairing.unfinished } };
    for (const auto& [how, count] : pairing.endings)
        json["endings"][how] = count;
    return json;
}

/// With minus without: what drawing or playing the card goes together with.
Json differenceOf(const Tally& with, const Tally& without)
{
    const auto [low, high] = intervalOfDifference(with, without);
    return { { "with", toJson(with) }, { "without", toJson(without) },
        { "difference",
            with.games == 0 || without.games == 0 ? Json(nullptr)
                                                  : Json(with.share() - without.share()) },
        { "interval", { low, high } } };
}

/// Reads what toJson wrote, and says what is not as it should be.
class ResultReader
{
public:
    ResultReader(std::string_view name, Problems& problems)
        : m_name(name)
        , m_problems(problems)
    {
    }

    std::uint64_t number(const nlohmann::json& object, const char* key)
    {
        const auto found = object.is_object() ? object.find(key) : object.end();
        if (object.is_object() && found != object.end() && found->is_number_unsigned()
            && found->get<std::uint64_t>() <= mostCounted)
            return found->get<std::uint64_t>();
        complain(fmt::format("The field \"{}\" must be a whole number.", key));
        return 0;
    }
    const nlohmann::json& member(const nlohmann::json& object, const char* key)
    {
        static const nlohmann::json none;
        const auto found = object.is_object() ? object.find(key) : object.end();
        if (object.is_object() && found != object.end())
            return *found;
        complain(fmt::format("The field \"{}\" is missing.", key));
        return none;
    }
    Tally tally(const nlohmann::json& object)
    {
        const Tally read { number(object, "games"), number(object, "wins"),
            number(object, "draws") };
        if (read.wins + read.draws > read.games)
            complain("More games were won and drawn than were played.");
        return read;
    }
    void complain(std::string text)
    {
        if (m_problems.size() < 10) // One is enough to know that it is no such file.
            m_problems.push_back({ m_name, std::move(text) });
    }

private:
    std::string m_name;
    Problems& m_problems;
};

Pairing readPairing(const nlohmann::json& json, ResultReader& reader)
{
    Pairing pairing;
    if (!json.is_object()) {
        reader.complain("An entry of \"pairings\" is no object.");
        return pairing;
    }
    pairing.deck = textOf(json, "deck");
    pairing.level = textOf(json, "level");
    pairing.starting = reader.tally(reader.member(json, "starting"));
    pairing.second = reader.tally(reader.member(json, "second"));
    pairing.turns = reader.number(json, "turns");
    pairing.unfinished = reader.number(json, "unfinished");
    if (const nlohmann::json& endings = reader.member(json, "endings"); endings.is_object())
        for (const auto& [how, count] : endings.items())
            pairing.endings[how] = reader.number(endings, how.c_str());
    return pairing;
}

void readNumbers(const nlohmann::json& json, ResultReader& reader, TrialResult& result)
{
    if (!json.is_array())
        reader.complain("The field \"numbers\" must be a list.");
    for (std::size_t k = 0; json.is_array() && k < json.size(); ++k) {
        const nlohmann::json& range = json[k];
        const bool usable = range.is_array() && range.size() == 2 && range[0].is_number_unsigned()
            && range[1].is_number_unsigned() && range[0] < range[1];
        const std::uint64_t before = result.numbers.empty() ? 0 : result.numbers.back().second;
        if (usable && (result.numbers.empty() || range[0].get<std::uint64_t>() >= before))
            result.numbers.emplace_back(
                range[0].get<std::uint64_t>(), range[1].get<std::uint64_t>());
        else
            reader.complain(
                "An entry of \"numbers\" must be two numbers, the first and the one past "
                "the last, in order.");
    }
}

} // namespace

Json toJson(const TrialResult& result)
{
    Json json { { "format", resultFormat }, { "game", result.game }, { "ruleset", result.ruleset },
        { "deck", result.deck }, { "level", result.level }, { "packs", result.packs },
        { "decks", fmt::format("{:016x}", result.decks) }, { "numbers", Json::array() },
        { "all", toJson(result.total()) }, { "pairings", Json::array() },
        { "cards", Json::object() } };
    for (const auto& [from, to] : result.numbers)
        json["numbers"].push_back({ from, to });
    for (const Pairing& pairing : result.pairings)
        json["pairings"].push_back(toJson(pairing));
    for (const auto& [name, card] : result.cards)
        json["cards"][name] = { { "drawn", differenceOf(card.drawn, card.undrawn) },
            { "played", differenceOf(card.played, card.unplayed) } };
    return json;
}

ParsedTrial parseTrial(const nlohmann::json& json, std::string_view name)
{
    ParsedTrial parsed;
    if (auto wrong = checkFormat(json, resultFormat, name)) {
        parsed.problems.push_back(std::move(*wrong));
        return parsed;
    }
    ResultReader reader(name, parsed.problems);
    TrialResult& result = parsed.result;
    result.game = textOf(json, "game");
    result.ruleset = textOf(json, "ruleset");
    result.deck = textOf(json, "deck");
    result.level = textOf(json, "level");
    const std::string decks = textOf(json, "decks");
    result.decks = std::strtoull(decks.c_str(), nullptr, 16);
    for (const nlohmann::json& hash : reader.member(json, "packs"))
        result.packs.push_back(hash.is_string() ? hash.get<std::string>() : "");
    readNumbers(reader.member(json, "numbers"), reader, result);
    for (const nlohmann::json& pairing : reader.member(json, "pairings"))
        result.pairings.push_back(readPairing(pairing, reader));
    const nlohmann::json& cards = reader.member(json, "cards");
    if (cards.is_object())
        for (const auto& [card, tallies] : cards.items()) {
            const nlohmann::json& drawn = reader.member(tallies, "drawn");
            const nlohmann::json& played = reader.member(tallies, "played");
            result.cards[card] = { reader.tally(reader.member(drawn, "with")),
                reader.tally(reader.member(drawn, "without")),
                reader.tally(reader.member(played, "with")),
                reader.tally(reader.member(played, "without")) };
        }
    return parsed;
}

// --- Adding up

namespace {

Problem otherTrial(std::string_view name, std::string_view what)
{
    return { std::string(name),
        fmt::format("This is the result of another trial: its {} differs. Merge only parts of one "
                    "and the same.",
            what) };
}

void add(Pairing& to, const Pairing& from)
{
    to.starting.add(from.starting);
    to.second.add(from.second);
    to.turns += from.turns;
    to.unfinished += from.unfinished;
    for (const auto& [how, count] : from.endings)
        to.endings[how] += count;
}

} // namespace

Problems merge(TrialResult& to, const TrialResult& other, std::string_view name)
{
    const std::pair<bool, std::string_view> equal[]
        = { { to.game == other.game, "game" }, { to.ruleset == other.ruleset, "ruleset" },
              { to.deck == other.deck && to.decks == other.decks, "decks" },
              { to.level == other.level, "level" }, { to.packs == other.packs, "card packs" },
              { std::ranges::equal(to.pairings, other.pairings,
                    [](const Pairing& a, const Pairing& b) {
                        return a.deck == b.deck && a.level == b.level;
                    }),
                  "opponents" } };
    for (const auto& [same, what] : equal)
        if (!same)
            return { otherTrial(name, what) };
    auto numbers = to.numbers;
    numbers.insert(numbers.end(), other.numbers.begin(), other.numbers.end());
    std::ranges::sort(numbers);
    for (std::size_t k = 1; k < numbers.size(); ++k)
        if (numbers[k].first < numbers[k - 1].second)
            return { { std::string(name),
                fmt::format("Game {} was already counted. Merge each part only once.",
                    numbers[k].first) } };
    to.numbers.clear();
    for (const auto& range : numbers)
        if (!to.numbers.empty() && to.numbers.back().second == range.first)
            to.numbers.back().second = range.second;
        else
            to.numbers.push_back(range);
    for (std::size_t k = 0; k < to.pairings.size(); ++k)
        add(to.pairings[k], other.pairings[k]);
    for (const auto& [card, tallies] : other.cards) {
        CardTally& sum = to.cards[card];
        sum.drawn.add(tallies.drawn);
        sum.undrawn.add(tallies.undrawn);
        sum.played.add(tallies.played);
        sum.unplayed.add(tallies.unplayed);
    }
    return {};
}

} // namespace triptych::match
