#include "seize/Evaluation.h"

#include "core/BestRival.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <cmath>

namespace triptych::seize {

namespace {

/// S-FMT-GM-GOAL Whoever's Guild Master falls is out: in play it is a second vault, open to every
/// opponent's turn, and the less is left in it, the more each point of health weighs.
double dangerTo(const State& s, Index master, double health)
{
    constexpr double safe = 10;
    const double missing = std::clamp((safe - health) / safe, 0.0, 1.0);
    int opponents = 0;
    for (Seat p = 0; p < s.seats; ++p)
        opponents += s.players[p].alive && !areAllied(s, p, s.objects[master].controller);
    return opponents * (3.0 + 15 * missing * missing);
}

double worthOf(const Table& t, Index i)
{
    const State& s = t.state;
    const Facts& facts = t.facts(i);
    const Mercenary& m = mercenary(s, i);
    const double health = healthOf(t, i);
    double worth = 1.0 + 0.28 * std::max(0.0, health) + 0.12 * defenseOf(t, i);
    if (facts.hasMelee)
        worth += 0.3 * meleeOf(t, i);
    if (facts.shot != Shot::None)
        worth += 0.45 * rangedOf(t, i);
    worth += 0.15 * moveOf(t, i) + 0.3 * armorOf(t, i);
    worth -= 0.3 * m.bleed + 0.25 * m.poison + 0.3 * m.burn + 0.15 * m.frost + 0.5 * m.exhaust;
    if (m.is(Mercenary::Blind))
        worth -= 0.5;
    if (m.is(Mercenary::Stealth))
        worth += 0.6;
    if (formatOf(s).guildMaster && s.objects[i].is(Object::GuildMaster))
        worth -= dangerTo(s, i, health);
    // On its way to an opponent's Guild Hall, where it could plunder.
    const int row = rowOf(m.tile);
    const int ahead = looksUp(s.objects[i].controller) ? row : 5 - row;
    if (!formatOf(s).arena)
        worth += 0.12 * ahead + (ahead == 5 ? 0.25 * bountyOf(t, i) : 0.0);
    return worth;
}

/// How near a mercenary is to striking somebody: the harm it could do from where it stands, else the
/// way that it has still to go.
double threatOf(const Table& t, Index i)
{
    const State& s = t.state;
    double harm = 0;
    if (attackTiles(t, i, AttackStat::Melee) != 0)
        harm = meleeOf(t, i);
    if (attackTiles(t, i, AttackStat::Ranged) != 0)
        harm = std::max<double>(harm, rangedOf(t, i));
    if (harm > 0)
        return 0.3 * harm;
    const Tile tile = mercenary(s, i).tile;
    const Seat p = s.objects[i].controller;
    int nearest = 0;
    eachMercenary(s, [&](Index other) {
        if (areAllied(s, s.objects[other].controller, p))
            return;
        const int distance = distanceBetween(tile, mercenary(s, other).tile);
        nearest = nearest == 0 ? distance : std::min(nearest, distance);
    });
    return -0.15 * nearest;
}

/// What a side has, in units of about one point of loot.
double worthOfSide(const Table& t, Seat p)
{
    const State& s = t.state;
    double sum = 0;
    for (Seat q = 0; q < s.seats; ++q) {
        if (!areAllied(s, p, q) || !s.players[q].alive)
            continue;
        if (formatOf(s).vault > 0)
            sum += 0.5 * s.players[q].vault + (s.players[q].vault < 6 ? -2.0 : 0.0);
        for (const Index i : cardsIn(s, q, Zone::Battlefield))
            sum += worthOf(t, i);
        const auto hand = static_cast<double>(countIn(s, q, Zone::Hand));
        sum += 0.35 * std::min(hand, 9.0);
        sum += 0.4 * static_cast<double>(std::min<std::size_t>(countIn(s, q, Zone::Warchest), 8));
        sum += 0.5 * static_cast<double>(countIn(s, q, Zone::Equipped));
        sum += 0.8 * static_cast<double>(countIn(s, q, Zone::Events));
        const auto deck = static_cast<double>(countIn(s, q, Zone::Deck));
        if (deck < 8 && !formatOf(s).arena)
            sum -= 0.6 * (8 - deck);
    }
    return sum;
}

} // namespace

double worthFor(const Table& t, Seat p)
{
    const State& s = t.state;
    const double best = bestRival(
        s, [&](Seat other) { return !areAllied(s, p, other); },
        [&](Seat other) { return worthOfSide(t, other); });
    // Where nobody plunders, two that wait for each other wait for ever. So whoever looks is pleased
    // to close in, and the enemies' doing so does not weigh against it.
    double pressing = 0;
    if (formatOf(s).arena)
        eachMercenary(s, [&](Index i) {
            if (areAllied(s, s.objects[i].controller, p))
                pressing += threatOf(t, i);
        });
    return 0.98 * std::tanh((worthOfSide(t, p) + pressing - best) / 14);
}

} // namespace triptych::seize
