#include "cli/Command.h"
#include "cli/Loading.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/Statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace triptych::cli {

namespace {

constexpr int turns = 8;

nlohmann::ordered_json statisticsJson(const decks::DeckStatistics& all)
{
    auto counts = nlohmann::ordered_json::object();
    for (const decks::Counted& counted : all.counts)
        for (const auto& [value, count] : counted.shares)
            counts[counted.field][value] = count;
    auto averages = nlohmann::ordered_json::object();
    for (const auto& average : all.averages)
        averages[average.field] = { { "average", average.value }, { "cards", average.cards } };
    return { { "cards", all.cards }, { "unknown", all.unknown }, { "curve", all.curve },
        { "without_cost", all.withoutCost }, { "average_cost", all.averageCost },
        { "counts", counts }, { "averages", averages } };
}

/// The chance to have drawn at least one of one, two and three copies, turn by turn.
nlohmann::ordered_json chancesOf(const decks::DeckRules& rules, int cards, bool starts)
{
    auto rows = nlohmann::ordered_json::array();
    for (int turn = 0; turn <= turns; ++turn) {
        const int seen = decks::cardsSeen(rules.draw, turn, starts);
        auto row = nlohmann::ordered_json { { "turn", turn }, { "seen", seen },
            { "chances", nlohmann::ordered_json::array() } };
        for (int copies = 1; copies <= 4; ++copies)
            row["chances"].push_back(decks::chanceOfAtLeast(1, copies, seen, cards));
        rows.push_back(std::move(row));
    }
    return rows;
}

nlohmann::ordered_json turnsJson(const std::vector<decks::PlayedTurn>& played)
{
    auto rows = nlohmann::ordered_json::array();
    for (std::size_t k = 0; k < played.size(); ++k)
        rows.push_back(
            { { "turn", k + 1 }, { "resources", played[k].resources }, { "spent", played[k].spent },
                { "cards", played[k].cards }, { "hand", played[k].hand } });
    return rows;
}

void print(const nlohmann::ordered_json& all, const std::vector<std::string>& hand)
{
    fmt::print("{} cards, average cost {:.2f}", all["cards"].get<int>(),
        all["average_cost"].get<double>());
    if (all["without_cost"] != 0)
        fmt::print(", {} without a cost", all["without_cost"].get<int>());
    if (all["unknown"] != 0)
        fmt::print(", {} in no pack", all["unknown"].get<int>());
    fmt::print("\n\ncost   cards\n");
    for (std::size_t cost = 0; cost < all["curve"].size(); ++cost) {
        const int count = all["curve"][cost].get<int>();
        fmt::print(
            "{:>4} {:>6}  {}\n", cost, count, std::string(static_cast<std::size_t>(count), '#'));
    }
    for (const auto& [field, shares] : all["counts"].items()) {
        fmt::print("\nby {}:", field);
        for (const auto& [value, count] : shares.items())
            fmt::print("  {} {}", value, count.get<int>());
    }
    fmt::print("\n\nturn   seen   at least one of 1      2      3      4 copies\n");
    for (const auto& row : all["chances"]) {
        fmt::print("{:>4} {:>6}                ", row["turn"].get<int>(), row["seen"].get<int>());
        for (const auto& chance : row["chances"])
            fmt::print("{:6.1f}%", 100.0 * chance.get<double>());
        fmt::print("\n");
    }
    fmt::print("\nturn  to pay with   spent   cards   left in hand (nobody opposite, {} games)\n",
        all["games"].get<int>());
    for (const auto& row : all["turns"])
        fmt::print("{:>4} {:>12.2f} {:>7.2f} {:>7.2f} {:>14.2f}\n", row["turn"].get<int>(),
            row["resources"].get<double>(), row["spent"].get<double>(), row["cards"].get<double>(),
            row["hand"].get<double>());
    fmt::print("\nan opening hand: {}\n", fmt::join(hand, ", "));
}

int deckStats(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        throw Misuse { "Name one deck file." };
    decks::DeckList deck = deckOfFile(arguments.files().front());
    const Game& game = gameOf(arguments, deck);
    const cards::CardIndex index(game, libraryOf(game, arguments));
    decks::placeHero(deck, index.library());
    const std::string written = deck.ruleset.empty() ? game.rulesets().front().id : deck.ruleset;
    const std::string ruleset = arguments.value("--ruleset").value_or(written);
    const decks::DeckRules rules
        = game.deckRules(ruleset, choicesOf(rulesetNamed(game, ruleset), arguments));
    const int games = static_cast<int>(arguments.number("--games", 2000, 1, 1'000'000));
    const std::uint64_t seed = arguments.number("--seed", 1);
    const bool starts = !arguments.has("--second");
    nlohmann::ordered_json all = statisticsJson(decks::statisticsOf(index, deck, rules));
    all["chances"] = chancesOf(rules, all["cards"].get<int>(), starts);
    all["games"] = games;
    all["turns"] = turnsJson(decks::playAlone(index, deck, rules, turns, games, seed, starts));
    const std::vector<std::string> hand = decks::sampleHand(deck, rules.draw, seed);
    all["hand"] = hand;
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(all));
    else
        print(all, hand);
    return Success;
}

} // namespace

Command deckStatsCommand()
{
    return { "deck stats", "FILE",
        "tells what a deck is made of, what is drawn when, and what its costs let it play",
        { gameOption, rulesetOption, optionOption, cardsOption, seedOption,
            { "--games", "N", "how many games of the deck by itself; 2000 if not given" },
            { "--second", "", "as the seat that does not start" }, jsonOption },
        deckStats };
}

} // namespace triptych::cli
