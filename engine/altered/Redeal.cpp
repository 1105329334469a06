#include "altered/Redeal.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Objects.h"

#include <algorithm>
#include <vector>

namespace triptych::altered {

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat owner = 0; owner < maxPlayers; ++owner) {
        std::vector<Index> unknown;
        std::vector<std::uint16_t> cards;
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.objects[i].owner == owner && zoneOf(s, i) != Zone::Gone
                && !isVisible(s, viewer, i)) {
                unknown.push_back(i);
                cards.push_back(s.objects[i].card);
            }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        std::ranges::sort(unknown, {}, [&](Index i) {
            return std::pair { s.zones.zoneOf(i), s.zones.positionOf(i) };
        });
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    // What lies face-down in the Adventure is dealt anew as well.
    std::vector<int> hidden;
    std::vector<Terrains> fronts;
    for (int card = 0; card < 3; ++card)
        if (!isRevealed(s, 2 * card + 1)) {
            hidden.push_back(2 * card + 1);
            const Terrains near = s.adventure.terrains[static_cast<std::size_t>(2 * card + 1)];
            const Terrains far = s.adventure.terrains[static_cast<std::size_t>(2 * card + 2)];
            fronts.push_back(std::min(near, far));
        }
    std::ranges::sort(fronts);
    random.shuffle(fronts);
    constexpr Terrains all = forest | mountain | ocean;
    for (std::size_t k = 0; k < hidden.size(); ++k) {
        Terrains near = fronts[k];
        auto far = static_cast<Terrains>(all & ~near);
        if (random.below(2) == 1)
            std::swap(near, far);
        s.adventure.terrains[static_cast<std::size_t>(hidden[k])] = near;
        s.adventure.terrains[static_cast<std::size_t>(hidden[k]) + 1] = far;
    }
    s.random = Random(random.fork());
}

} // namespace triptych::altered
