#include "altered/Evaluation.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"

#include <algorithm>
#include <cmath>

namespace triptych::altered {

namespace {

/// How far an expedition has got, and how it stands against the one that faces it.
double outlook(const Table& t, Seat p, int kind)
{
    const auto mine = sumsOf(t, p, kind);
    const auto theirs = sumsOf(t, otherSeat(p), kind);
    Terrains terrains = terrainsOf(t, p, kind);
    double best = 0;
    for (std::size_t k = 0; k < mine.size(); ++k)
        if (terrains & (1u << k)) {
            const double lead = mine[k] - theirs[k];
            best = std::max(best, mine[k] > 0 ? 1 / (1 + std::exp(-1.2 * (lead - 0.5))) : 0.0);
        }
    return best;
}

/// What a seat has, in units of about one region.
double worth(const Table& t, Seat p)
{
    const State& s = t.state;
    double sum = 0;
    if (!s.adventure.arena) {
        const double distance = totalDistance(s, p);
        sum += 1.15 * distance + (distance >= 6 ? 0.4 : 0.0);
    }
    const bool counts = s.stage != Stage::Night && s.stage != Stage::Morning;
    for (const int kind : { 0, 1 }) {
        if (counts)
            sum += 0.9 * outlook(t, p, kind);
        for (const Index i : cardsIn(s, p, expeditionZone(kind))) {
            const Object& o = s.objects[i];
            if (o.is(Status::Anchored) || o.is(Status::Asleep) || has(t, i, Keyword::Eternal))
                sum += 0.5;
            if (!isCharacter(t, i))
                sum += 0.4;
            else if (!counts || o.is(Status::Fleeting))
                sum += 0.05;
        }
    }
    sum += 0.55 * static_cast<double>(countIn(s, p, Zone::Landmark));
    const auto hand = static_cast<double>(countIn(s, p, Zone::Hand));
    sum += 0.4 * std::min(hand, 6.0);
    double reserve = 0;
    for (const Index i : cardsIn(s, p, Zone::Reserve))
        reserve += 0.28 + 0.06 * s.objects[i].boosts;
    sum += std::min(reserve, 0.9);
    const auto orbs = static_cast<double>(countIn(s, p, Zone::Mana));
    sum += orbs <= 7 ? 0.5 * orbs : 3.5 + 0.15 * (orbs - 7);
    sum += 0.04 * readyMana(s, p);
    return sum;
}

} // namespace

double worthFor(const Table& t, Seat p)
{
    return 0.98 * std::tanh((worth(t, p) - worth(t, otherSeat(p))) / 5);
}

} // namespace triptych::altered
