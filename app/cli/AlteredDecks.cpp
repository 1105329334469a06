#include "cli/AlteredDecks.h"

#include "altered/cards/Published.h"
#include "altered/cards/ReadCard.h"
#include "core/JsonText.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace triptych::cli {

namespace {

/// A card that a deck may hold, or a Hero.
struct Pick
{
    std::string id;
    std::string name;
    altered::Faction faction = altered::Faction::Neutral;
    int most = 3; ///< of that name
    bool rare = false;
    bool special = false; ///< Unique or Exalted: few of them.
};

struct Picks
{
    std::vector<Pick> heroes;
    std::vector<Pick> cards;
};

Picks picksOf(const std::vector<cards::PackText>& packs)
{
    Picks found;
    std::set<std::string> ids;
    for (const cards::PackText& pack : packs) {
        Problems problems; // were told when the cards were loaded
        const JsonText json = parseJson(altered::asPack(pack, problems).text, pack.name);
        const auto list = json.value.is_object() ? json.value.find("cards") : json.value.end();
        if (list == json.value.end() || !list->is_array())
            continue;
        for (const nlohmann::json& each : *list) {
            const altered::Card card = altered::readCard(each, "", "");
            if (!card.problems.empty() || card.token || card.type == altered::CardType::Mana
                || !ids.insert(card.id).second)
                continue;
            const bool special
                = card.rarity == altered::Rarity::Unique || card.rarity == altered::Rarity::Exalted;
            (card.type == altered::CardType::Hero ? found.heroes : found.cards)
                .push_back({ card.id, card.name, card.faction, std::min(3, card.limit.value_or(3)),
                    card.rarity == altered::Rarity::Rare, special });
        }
    }
    return found;
}

const Pick& oneOf(const std::vector<Pick>& list, Random& random)
{
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

decks::DeckList deckOf(const Picks& from, const std::string& ruleset, Random& random)
{
    constexpr int size = 39, mostRares = 15, mostSpecial = 3, attempts = 2000;
    decks::DeckList deck;
    deck.game = "altered";
    deck.ruleset = ruleset;
    deck.name = "Random";
    const Pick& hero = oneOf(from.heroes, random);
    deck.hero = hero.id;
    std::map<std::string, int> counts, names;
    int rares = 0, special = 0, count = 0;
    for (int attempt = 0; attempt < attempts && count < size; ++attempt) {
        const Pick& card = oneOf(from.cards, random);
        const bool fits = card.faction == hero.faction || card.faction == altered::Faction::Neutral;
        if (!fits || names[card.name] >= card.most || (card.rare && rares == mostRares)
            || (card.special && special == mostSpecial))
            continue;
        ++names[card.name];
        ++counts[card.id];
        rares += card.rare;
        special += card.special;
        ++count;
    }
    for (const auto& [card, copies] : counts)
        deck.main.push_back({ card, copies });
    return deck;
}

} // namespace

MakeDeck alteredDecks(const std::vector<cards::PackText>& packs, const std::string& ruleset)
{
    const auto from = std::make_shared<const Picks>(picksOf(packs));
    if (from->heroes.empty() || from->cards.empty())
        return {};
    return [from, ruleset](Random& random) { return deckOf(*from, ruleset, random); };
}

} // namespace triptych::cli
