#include "support/race/Match.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <vector>

namespace triptych::race {

double worthFor(const Table& t, Seat p)
{
    return 0.9 * (scoreOf(t, p) - scoreOf(t, otherSeat(p))) / goal;
}

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat p = 0; p < seatCount; ++p) {
        // In an order that does not depend on where they lie now.
        std::vector<Index> unknown;
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.objects[i].owner == p && !isVisible(s, viewer, i))
                unknown.push_back(i);
        random.shuffle(unknown);
        std::vector<Zone> places;
        for (const Zone zone : { Zone::Deck, Zone::Hand })
            for (const Index i : cardsIn(s, p, zone))
                if (!isVisible(s, viewer, i))
                    places.push_back(zone);
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.zones.putLast(unknown[k], zoneIndex(p, places[k]));
    }
    s.random = Random(random.fork());
}

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, sizeof s);
}

std::string brokenLaw(const State& s, const CardSet&)
{
    for (Index i = 0; i < s.objectCount; ++i) {
        if (s.zones.zoneOf(i) == s.zones.none)
            return fmt::format("object {} is in no zone", i);
        if (zoneSeat(s, i) != s.objects[i].owner)
            return fmt::format("object {} lies in somebody else's zone", i);
        if (zoneOf(s, i) == Zone::Pile && i != playedCard(s))
            return fmt::format("object {} waits beside what was played", i);
    }
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    return {};
}

} // namespace triptych::race
