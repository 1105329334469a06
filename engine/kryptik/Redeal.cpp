#include "kryptik/Redeal.h"

#include "kryptik/rules/Island.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat owner = 0; owner < s.seats; ++owner) {
        std::vector<Index> unknown; // as they lie: zone by zone, and in each of them in order
        std::vector<std::uint16_t> cards;
        unknown.reserve(s.objectCount);
        cards.reserve(s.objectCount);
        for (int zone = 0; zone < zoneCount; ++zone) // 5: what is hidden is in the owner's zones
            if (isHidden(static_cast<Zone>(zone)))
                for (const Index i : cardsIn(s, owner, static_cast<Zone>(zone)))
                    if (!isVisible(s, viewer, i)) {
                        unknown.push_back(i);
                        cards.push_back(s.objects[i].card);
                    }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    s.random = Random(random.fork());
}

} // namespace triptych::kryptik
