#include "seize/rules/AttackAbilities.h"

#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/LineOfSight.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Targeting.h"

namespace triptych::seize {

TileSet reachOf(const Table& t, const Reach& reach, Index user)
{
    const State& s = t.state;
    // RULING: an attack that says no distance reaches whoever a blow or a shot of its user would.
    if (reach.own)
        return attackTiles(t, user, AttackStat::Melee) | attackTiles(t, user, AttackStat::Ranged);
    if (!reach.melee && reach.distance == 0)
        return 0;
    const bool blind = reach.noLos || hasFor(t, user, Modifier::Kind::IgnoresLos, How::Attack);
    const int from = reach.melee ? 1 : 2;
    const int to = reach.distance > 0 ? reach.distance + 1 : 1;
    return rayTiles(s, mercenary(s, user).tile, 0xFF, from, to, blind ? 0 : blockersFor(t, user));
}

bool needsEnemyBeside(const Reach& reach)
{
    return reach.area == Reach::Area::Adjacent && reach.distance == 0;
}

TileSet enemiesBeside(const Table& t, Seat p, Tile tile)
{
    const State& s = t.state;
    TileSet found = 0;
    eachTile(neighbours(bitOf(tile)) & occupied(s), [&](Tile beside) {
        if (!areAllied(s, s.objects[s.board[beside]].controller, p))
            found |= bitOf(beside);
    });
    return found;
}

bool isKeptFromAim(const Table& t, Index i, const Viewpoint& v, bool cardsAlone)
{
    const State& s = t.state;
    if (!isSpokenOf(s, Modifier::Kind::NotTargeted))
        return false;
    const bool foe = !areAllied(s, s.objects[i].controller, v.you);
    const Facts* card = v.self != noIndex ? &t.facts(v.self) : nullptr;
    const bool ability = card && card->type == CardType::Ability;
    bool kept = false;
    eachModifier(t, i, setOf(Modifier::Kind::NotTargeted), [&](const Modifier& m, int, Index) {
        const bool any = m.cards == CardFilter::Kind::Card;
        const bool meant = any ? !cardsAlone
                               : ability
                && (m.cards == CardFilter::Kind::Ability || card->ability == AbilityType::Instant);
        kept = kept || (meant && (foe || !m.byFoes));
    });
    return kept;
}

TileSet aimable(const Table& t, const Reach& reach, const Viewpoint& v, Made made)
{
    const State& s = t.state;
    TileSet tiles = attackable(t, v.anchor, How::Attack, reachOf(t, reach, v.anchor), made);
    if (!reach.only && !isSpokenOf(s, Modifier::Kind::NotTargeted))
        return tiles;
    TileSet kept = 0;
    eachTile(tiles, [&](Tile at) {
        const bool meant = !reach.only || matches(t, s.board[at], *reach.only, v);
        if (meant && !isKeptFromAim(t, s.board[at], v, true)) // RULING: an attack is no target
            kept |= bitOf(at);
    });
    return kept;
}

decltype(State::attacked) attackedBy(const Table& t, const StackItem& item)
{
    const State& s = t.state;
    decltype(State::attacked) attacked;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    if (!ability.reach || !onBattlefield(s, item.user))
        return attacked;
    const Reach& reach = *ability.reach;
    const auto addTiles = [&](TileSet tiles) {
        eachTile(tiles, [&](Tile tile) {
            const Ref r = refOf(s, s.board[tile]);
            if (!attacked.contains(r))
                attacked.push_back(r);
        });
    };
    const Tile from = mercenary(s, item.user.object).tile;
    if (needsEnemyBeside(reach)) {
        addTiles(enemiesBeside(t, item.controller, from));
        return attacked;
    }
    if (item.targets.empty())
        return attacked;
    const Ref target = item.targets.front();
    if (isTile(target)) { // the tile, and who is on it
        attacked.push_back(target);
        addTiles(bitOf(tileOf(target)) & occupied(s));
        return attacked;
    }
    for (const Ref& r : targetsOf(t, item, 0)) // one, or as many as it says
        if (onBattlefield(s, r) && !attacked.contains(r))
            attacked.push_back(r);
    if (!onBattlefield(s, target))
        return attacked;
    const Tile at = mercenary(s, target.object).tile;
    if (reach.area == Reach::Area::Adjacent) {
        addTiles(enemiesBeside(t, item.controller, at));
    } else if (reach.area == Reach::Area::Line) {
        // Everybody on that line as far as it reaches; the first of them hides nobody.
        const Heading heading = headingBetween(from, at);
        if (heading != noHeading)
            addTiles(rayTiles(s, from, static_cast<std::uint8_t>(1u << heading),
                         reach.melee ? 1 : 2, reach.distance > 0 ? reach.distance + 1 : 1,
                         s.options.pillarsBlockLos ? s.pillars : 0)
                & occupied(s));
    }
    return attacked;
}

} // namespace triptych::seize
