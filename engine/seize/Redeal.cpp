#include "seize/Redeal.h"

#include "seize/rules/Zones.h"

#include <algorithm>
#include <vector>

namespace triptych::seize {

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat owner = 0; owner < s.seats; ++owner) {
        std::vector<Index> unknown;
        std::vector<std::uint16_t> cards;
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.objects[i].owner == owner && !isVisible(s, viewer, i)) {
                unknown.push_back(i);
                cards.push_back(s.objects[i].card);
            }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        // What lies face down in a warchest is a mercenary (S-RALLY-FACEDOWN), so it is dealt first.
        std::ranges::sort(unknown, {}, [&](Index i) {
            return std::tuple { zoneOf(s, i) != Zone::Warchest, s.zones.zoneOf(i),
                s.zones.positionOf(i) };
        });
        std::stable_partition(cards.begin(), cards.end(),
            [&](std::uint16_t card) { return t.cards.facts(card).type == CardType::Mercenary; });
        const auto faceDown = static_cast<std::size_t>(std::ranges::count_if(
            unknown, [&](Index i) { return zoneOf(s, i) == Zone::Warchest; }));
        std::vector<std::uint16_t> rest(
            cards.begin() + static_cast<std::ptrdiff_t>(faceDown), cards.end());
        random.shuffle(rest);
        std::ranges::copy(rest, cards.begin() + static_cast<std::ptrdiff_t>(faceDown));
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    s.random = Random(random.fork());
    s.coinsLeft = 0; // what a scenario has fixed is unknown as well
    s.coins = 0;
    s.diceLeft = 0;
    s.dice = {};
}

} // namespace triptych::seize
