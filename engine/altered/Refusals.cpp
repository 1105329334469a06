#include "altered/Refusals.h"

#include "altered/Options.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"

#include <algorithm>
#include <vector>

namespace triptych::altered {

namespace {

/// What the cheapest way to play it costs now; the places that its type allows are asked about.
int leastCost(const Table& t, Index i, Seat p)
{
    const Facts& facts = t.facts(i);
    const bool joins
        = facts.type == CardType::Character || facts.type == CardType::ExpeditionPermanent;
    std::vector<std::uint8_t> ways = joins ? std::vector<std::uint8_t> { toHero, toCompanion }
                                           : std::vector<std::uint8_t> { toNowhere };
    if (facts.scout >= 0 && zoneOf(t.state, i) == Zone::Hand) // 7.4.5
        for (std::size_t k = 0, count = ways.size(); k < count; ++k)
            ways.push_back(ways[k] | withScout);
    int least = 0x7FFF;
    for (const std::uint8_t way : ways)
        least = std::min(least, costOf(t, i, p, way));
    return least;
}

} // namespace

std::vector<Refusal> refusalsOf(const Table& t, const Ground& ground, Seat p)
{
    std::vector<Refusal> found;
    const State& s = t.state;
    if (s.asked.player != p || s.asked.what != Ask::Turn)
        return found;
    const int mana = readyMana(s, p);
    for (const Zone zone : { Zone::Hand, Zone::Reserve })
        for (const Index i : cardsIn(s, p, zone)) {
            Options ways;
            playOptionsOf(t, i, p, {}, ways);
            if (!ways.empty())
                continue;
            Refusal refusal { nameOf(s, ground, p, i), "forbidden", "5.1.2", 0, 0 };
            const int cost = leastCost(t, i, p);
            if (zone == Zone::Reserve && s.objects[i].is(Status::Exhausted))
                refusal = { refusal.thing, "exhausted", "2.4.5.d", 0, 0 };
            else if (cost > mana)
                refusal = { refusal.thing, "energy", "5.1.2.h", cost, mana };
            found.push_back(std::move(refusal));
        }
    return found;
}

} // namespace triptych::altered
