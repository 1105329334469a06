#include "seize/Threats.h"

#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Turn.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

namespace {

/// What one enemy could hit: from where it stands, and after a walk.
struct Striker
{
    Index who = noIndex;
    TileSet standing = 0;
    TileSet walking = 0;
};

TileSet struck(const Table& t, Index i)
{
    // S-TURN-ATTACK, S-STATUS-FROST-3: whether it attacks at all.
    if (!hasStandardAttack(t, i) || !canAttackAtAll(t, i))
        return 0;
    return strikeTiles(t, i, AttackStat::Melee) | strikeTiles(t, i, AttackStat::Ranged);
}

Striker strikerOf(const Table& t, Index i)
{
    Striker striker { i, struck(t, i), 0 };
    if (!mayMove(t, i))
        return striker;
    eachTile(reachableTiles(t, i, movementLeft(t, i)), [&](Tile tile) {
        State there = t.state;
        relocate(there, i, tile);
        mercenary(there, i).walked = 1;
        mercenary(there, i).steps = 1; // "moves or attacks"
        striker.walking |= struck({ there, t.cards }, i);
    });
    return striker;
}

} // namespace

std::vector<Threat> threatsTo(const Table& t, const Ground& ground, Seat viewer)
{
    std::vector<Striker> strikers;
    for (Seat p = 0; p < t.state.seats; ++p) {
        if (!t.state.players[p].alive || areAllied(t.state, p, viewer))
            continue;
        State copy = t.state;
        const Table ahead { copy, t.cards };
        foreseeTurn(ahead, p);
        for (const Index i : cardsIn(copy, p, Zone::Battlefield))
            strikers.push_back(strikerOf(ahead, i));
    }
    std::vector<Threat> threats;
    eachTile(boardOf(t.state), [&](Tile tile) {
        Threat threat { tileName(tile), false, {} };
        for (const Striker& striker : strikers) {
            if (!((striker.standing | striker.walking) & bitOf(tile)))
                continue;
            threat.standing |= (striker.standing & bitOf(tile)) != 0;
            threat.by.push_back(nameOf(t.state, ground, viewer, striker.who));
        }
        if (!threat.by.empty())
            threats.push_back(std::move(threat));
    });
    return threats;
}

} // namespace triptych::seize
