#include "draft/Building.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace triptych::draft {

decks::DeckList listOf(const cards::Library& library, const Taste& taste,
    std::vector<std::size_t> cards, std::string game, std::string ruleset, std::string name)
{
    decks::DeckList list;
    list.game = std::move(game);
    list.ruleset = std::move(ruleset);
    list.name = std::move(name);
    taste.sort(cards);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] == cards[i - 1]) {
            ++list.main.back().count;
            continue;
        }
        const nlohmann::ordered_json& card = library.printed(cards[i]);
        std::string called = textOf(card, "name");
        if (library.find(called) != cards[i]) // another card has that name
            called = textOf(card, "id");
        list.main.push_back({ std::move(called), 1 });
    }
    decks::placeHero(list, library);
    return list;
}

std::vector<std::size_t> suggestDeck(const Game& game, const cards::Library& library,
    const std::string& ruleset, const Taste& taste, std::vector<std::size_t> pool)
{
    for (;;) {
        std::vector<std::size_t> deck = taste.build(pool);
        const Problems problems = game.check(
            library, listOf(library, taste, deck, std::string(game.id()), ruleset, ""), ruleset);
        // The first card that the rules complain of goes, one copy at a time.
        auto refused = pool.end();
        for (const Problem& problem : problems) {
            const std::size_t card
                = problem.card.empty() ? cards::Library::npos : library.find(problem.card);
            if (std::find(deck.begin(), deck.end(), card) != deck.end())
                refused = std::find(pool.begin(), pool.end(), card);
            if (refused != pool.end())
                break;
        }
        if (refused == pool.end())
            return deck;
        pool.erase(refused);
    }
}

std::vector<std::size_t> completeDeck(const Game& game, const cards::Library& library,
    const std::string& ruleset, const Taste& taste, const std::vector<std::size_t>& deck,
    const std::vector<std::size_t>& pool)
{
    const auto isLegal = [&](const std::vector<std::size_t>& cards) {
        return game
            .check(library, listOf(library, taste, cards, std::string(game.id()), ruleset, ""),
                ruleset)
            .empty();
    };
    if (isLegal(deck))
        return deck;
    const auto size = static_cast<std::size_t>(taste.rules().deckSize);
    std::vector<std::size_t> suggested = suggestDeck(game, library, ruleset, taste, pool);
    std::vector<std::size_t> completed(
        deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(std::min(size, deck.size())));
    std::vector<std::size_t> missing = suggested;
    for (const std::size_t card : completed)
        if (const auto found = std::find(missing.begin(), missing.end(), card);
            found != missing.end())
            missing.erase(found);
    for (const std::size_t card : missing)
        if (completed.size() < size)
            completed.push_back(card);
    return isLegal(completed) ? completed : suggested;
}

Problems faultsOf(const cards::BoosterOpener& opener, const DraftRules& rules, const Plan& plan)
{
    Problems problems = opener.problems();
    const std::size_t fewest = plan.manner == Manner::Sealed ? fewestSeats : fewestSeats + 1;
    if (plan.seats < fewest || plan.seats > mostSeats)
        problems.push_back({ "draft",
            fmt::format("{} is for {} to {} seats, not for {}.",
                plan.manner == Manner::Sealed ? "Opening packs" : "Passing packs round", fewest,
                mostSeats, plan.seats) });
    if (plan.boosters * plan.packSize < static_cast<std::size_t>(rules.deckSize))
        problems.push_back({ "draft",
            fmt::format("{} packs of {} cards are too few for a deck of {}; take more or larger "
                        "packs.",
                plan.boosters, plan.packSize, rules.deckSize) });
    return problems;
}

std::vector<const Ruleset*> draftRulesets(const Game& game)
{
    std::vector<const Ruleset*> found;
    for (const Ruleset& ruleset : game.rulesets())
        if (ruleset.draft.boosters > 0)
            found.push_back(&ruleset);
    return found;
}

std::string rulesetOfDecks(const Ruleset& ruleset)
{
    return ruleset.draft.deckRuleset.empty() ? ruleset.id : std::string(ruleset.draft.deckRuleset);
}

Plan planOf(const DraftRules& rules, const cards::Booster& booster)
{
    Plan plan;
    plan.boosters = static_cast<std::size_t>(rules.boosters);
    plan.packSize = static_cast<std::size_t>(rules.packSize > 0 ? rules.packSize : booster.size);
    return plan;
}

} // namespace triptych::draft
