#include "seize/effects/Moves.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Staging.h"
#include "seize/effects/WithoutChoice.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Immunity.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <cstdlib>

namespace triptych::seize {

void gainMovement(const Table& t, const GainMovement& e)
{
    State& s = t.state;
    if (e.lost) {
        toEach(t, e.what, [&](Index i) { spendMovement(s, i, movementLeft(t, i)); });
        return;
    }
    toEach(t, e.what, e.count, [&](Index i, int n) {
        mercenary(s, i).extraSteps = small(mercenary(s, i).extraSteps + n);
    });
}

bool canBePushed(const Table& t, Index i)
{
    return !staysThere(t, i, Shift::Pushed, t.state.resolving.controller);
}
bool canBeMoved(const Table& t, Index i)
{
    return !staysThere(t, i, Shift::Moved, t.state.resolving.controller);
}
bool canBeSwapped(const Table& t, Index i)
{
    return !staysThere(t, i, Shift::Swapped, t.state.resolving.controller);
}

bool canBeTaken(const Table& t, Index treasure, Loss loss)
{
    return !keepsTreasure(t, treasure, t.state.resolving.controller, loss);
}
bool canBeStripped(const Table& t, Index i, const Strip& e)
{
    const auto carried = treasuresOf(t.state, i);
    return std::ranges::any_of(carried, [&](Index treasure) {
        return canBeTaken(t, treasure, e.destroy ? Loss::Destroyed : Loss::Otherwise);
    });
}

namespace {

/// The heading that leads away from a tile; off the eight lines, the nearest of them.
Heading headingAwayFrom(Tile from, Tile tile)
{
    int columns = columnOf(tile) - columnOf(from);
    int rows = rowOf(tile) - rowOf(from);
    if (std::abs(columns) >= 2 * std::abs(rows))
        rows = 0;
    else if (std::abs(rows) >= 2 * std::abs(columns))
        columns = 0;
    return headingToward(columns, rows);
}

/// Along one of the eight lines: how many tiles it has gone.
int tilesApart(Tile from, Tile to)
{
    return std::max(std::abs(columnOf(to) - columnOf(from)), std::abs(rowOf(to) - rowOf(from)));
}

/// How many tiles it goes to come there: the fewest that lead there.
int stepsTo(const Table& t, Index i, Tile to, const MoveTiles& e)
{
    if (e.way || e.straight)
        return tilesApart(mercenary(t.state, i).tile, to);
    for (int n = 1; n < e.count; ++n)
        if ((tilesInSteps(t, i, n, true) & bitOf(to)) != 0)
            return n;
    return e.count;
}

void shoveAlong(const Table& t, Index i, Heading heading, int count)
{
    for (; count > 0; --count)
        if (!shove(t, i, stepFrom(t.state, mercenary(t.state, i).tile, heading)))
            return; // it stops before whatever is in its way
}

} // namespace

namespace {

void tellOfPush(const Table& t, Index i, const Mercenary& before)
{
    Happening happening { Trigger::Event::IsPushed, i };
    happening.who = t.state.objects[i].controller;
    happening.was = &before;
    occur(t, happening);
}

/// Which way it is pushed or pulled; noHeading where it is none.
Heading headingOfPush(const Table& t, const Push& e, Tile from, Index i)
{
    const State& s = t.state;
    Heading heading = from == noTile || from == mercenary(s, i).tile
        ? headingOf(Arrow::F, s.resolving.controller)
        : headingAwayFrom(from, mercenary(s, i).tile);
    if (e.home)
        heading = headingOf(Arrow::B, s.objects[i].controller);
    if (heading == noHeading)
        return noHeading;
    return e.pull ? static_cast<Heading>((heading + 4) & 7) : heading;
}

/// From where it is pushed away, or drawn near; false where whoever that is is not known.
bool findOrigin(const Table& t, const Push& e, Tile& from)
{
    from = origin(t);
    if (!e.from)
        return true;
    TileSet there = tiles(t, *e.from);
    if (there == 0 && !e.pull) // RULING: away from where it stood; who has left draws nobody near
        there = placesOfNamed(t, e.from->kind, e.from->referent, viewpoint(t));
    if (there == 0)
        return false;
    from = static_cast<Tile>(std::countr_zero(there));
    return true;
}

/// As far as the way is free: every tile of it, or the last of so many.
TileSet wayAlong(const Table& t, Index i, Heading heading, int count, bool upTo)
{
    const TileSet empty = openTo(t, i, t.state.objects[i].controller, emptyTiles(t.state));
    const TileSet start = bitOf(mercenary(t.state, i).tile);
    TileSet at = start;
    TileSet all = 0;
    for (int step = 0; step < count; ++step) {
        const TileSet next = shifted(at, heading) & boardOf(t.state) & empty;
        if (next == 0)
            return upTo ? all : at & ~start; // it stops before whatever is in its way
        at = next;
        all |= next;
    }
    return upTo ? all : at;
}

} // namespace

TileSet tilesOf(const Table& t, Index i, const Push& e)
{
    Tile from = noTile;
    if (!findOrigin(t, e, from))
        return 0;
    const Heading heading = headingOfPush(t, e, from, i);
    return heading == noHeading ? 0 : wayAlong(t, i, heading, e.count, true);
}

TileSet tilesOf(const Table& t, Index i, const MoveTiles& e)
{
    if (e.way)
        return wayAlong(t, i, headingOf(*e.way, t.state.resolving.controller), e.count, e.upTo);
    if (!e.straight)
        return tilesInSteps(t, i, e.count, e.upTo);
    TileSet all = 0;
    for (Heading h = 0; h < 8; ++h)
        all |= wayAlong(t, i, h, e.count, e.upTo);
    return all;
}

void pushThem(const Table& t, EffectId effect, const Push& e)
{
    State& s = t.state;
    const Mercenaries list = mercenaries(t, e.what);
    if (e.upTo) { // how far is asked, of one after the other
        speakOf(s, e.what, list);
        s.theNumber = 0;
        pushForEachThing<Push>(s.agenda, effect, list);
        return;
    }
    Tile from = origin(t);
    if (!findOrigin(t, e, from))
        return;
    speakOf(s, e.what, list);
    int moved = 0;
    int tiles = 0;
    for (const Index i : list) {
        if (!canBePushed(t, i))
            continue;
        const Heading heading = headingOfPush(t, e, from, i);
        if (heading == noHeading)
            continue;
        const Mercenary before = mercenary(s, i);
        shoveAlong(t, i, heading, e.count);
        if (!onBattlefield(s, i) || mercenary(s, i).tile == before.tile)
            continue;
        ++moved;
        tiles += tilesApart(before.tile, mercenary(s, i).tile);
        tellOfPush(t, i, before);
    }
    s.theNumber = static_cast<std::uint8_t>(e.far ? tiles : moved); // "if it moved this way"
    if (moved == 0)
        cameToNothing(t, effect);
}

namespace {

/// Two phrases chosen on resolution: the first is what was spoken of, the second is in the picks.
Mercenaries firstOfTwo(const Table& t, const Thing& first, const Thing& second)
{
    if (first.kind != Thing::Kind::Some || second.kind != Thing::Kind::Some)
        return mercenaries(t, first);
    Thing it;
    it.kind = Thing::Kind::It;
    return mercenaries(t, it);
}

} // namespace

namespace {

/// What may be taken from the one goes to the other, as far as that one may carry it.
void exchangeTreasures(const Table& t, Index one, Index other)
{
    const auto ofOne = treasuresOf(t.state, one);
    const auto ofOther = treasuresOf(t.state, other);
    const auto give = [&](const auto& treasures, Index to) {
        for (const Index treasure : treasures)
            if (canBeTaken(t, treasure, Loss::Otherwise) && mayCarry(t, to, treasure))
                equip(t, to, treasure);
    };
    give(ofOne, other);
    give(ofOther, one);
}

} // namespace

namespace {

/// RULING: neither is healed or damaged by it, and nobody has more than its own health at the most.
void exchangeHealth(const Table& t, Index one, Index other)
{
    const int first = healthOf(t, one);
    const int second = healthOf(t, other);
    setHealth(t, one, second);
    setHealth(t, other, first);
}

} // namespace

void swapThem(const Table& t, const Swap& e)
{
    State& s = t.state;
    const Mercenaries first = firstOfTwo(t, e.what, e.with);
    const Mercenaries others = mercenaries(t, e.with);
    Mercenaries two;
    for (const Mercenaries& some : { first, others })
        for (const Index i : some)
            if (two.size() < 2)
                two.push_back(i);
    speakOf(s, e.what, first);
    speakOf(s, e.with, others);
    if (e.treasures || e.health) {
        if (two.size() == 2 && two[0] != two[1])
            e.health ? exchangeHealth(t, two[0], two[1]) : exchangeTreasures(t, two[0], two[1]);
        return;
    }
    if (two.size() < 2 || two[0] == two[1] || !canBeSwapped(t, two[0]) || !canBeSwapped(t, two[1])
        || isClosedTo(t, two[0], mercenary(s, two[1]).tile)
        || isClosedTo(t, two[1], mercenary(s, two[0]).tile))
        return;
    exchange(s, two[0], two[1]);
    t.tell({ Event::Kind::Swapped, s.resolving.controller, two[0], two[1] });
    const Tile one = mercenary(s, two[0]).tile;
    const Tile other = mercenary(s, two[1]).tile;
    comeOnto(t, two[0], other);
    comeOnto(t, two[1], one);
    s.dirty = 1;
}

void moveToTile(const Table& t, const MoveTo& e)
{
    const Mercenaries list = firstOfTwo(t, e.what, e.where);
    const TileSet where = e.where.filter.noun == Filter::Noun::Mercenary
        ? tilesLeftBy(t, e.where) & emptyTiles(t.state)
        : tiles(t, e.where);
    if (e.gone && where != 0)
        if (const Mercenaries gone = departed(t, e.what); !gone.empty())
            comeBack(t, gone.front(), static_cast<Tile>(std::countr_zero(where)));
    if (list.empty() || where == 0 || !canBeMoved(t, list.front()))
        return;
    shove(t, list.front(), static_cast<Tile>(std::countr_zero(where)));
    speakOf(t.state, e.what, list);
}

void moveStraight(const Table& t, Index i, Arrow way, int count)
{
    if (canBeMoved(t, i))
        shoveAlong(t, i, headingOf(way, t.state.resolving.controller), count);
}

TileSet tilesInSteps(const Table& t, Index i, int count, bool upTo)
{
    const TileSet empty = openTo(t, i, t.state.objects[i].controller, emptyTiles(t.state));
    const TileSet start = bitOf(mercenary(t.state, i).tile);
    TileSet reached = start;
    TileSet last = 0;
    for (int step = 0; step < count; ++step) {
        const TileSet next = neighbours(reached) & empty & ~reached;
        if (next == 0)
            break;
        last = next;
        reached |= next;
    }
    return upTo ? reached & ~start : last;
}

void run(const Table& t, ForThing<Push> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing) || !canBePushed(t, step.thing))
        return;
    s.picks.clear();
    s.agenda.push(PickedForThing<Push> { step.effect, step.thing });
    ask(t, { Ask::Steps, s.resolving.controller, 0, 1, step.effect, OfMercenary { step.thing } });
}

void run(const Table& t, PickedForThing<Push> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing) || s.picks.empty())
        return;
    const Mercenary before = mercenary(s, step.thing);
    if (shove(t, step.thing, s.picks.front()))
        tellOfPush(t, step.thing, before); // "up to 2 tiles" is a push like any other
    if (nodeOf<Push>(t, step.effect).far)
        s.theNumber = small(tilesApart(before.tile, s.picks.front()));
    else
        ++s.theNumber; // "if it moved this way"
}
void run(const Table& t, ForThing<MoveTiles> step)
{
    State& s = t.state;
    s.picks.clear();
    const Index i = step.thing;
    if (!onBattlefield(s, i) || !canBeMoved(t, i))
        return;
    const std::uint8_t least = nodeOf<MoveTiles>(t, step.effect).upTo ? 0 : 1;
    s.agenda.push(PickedForThing<MoveTiles> { step.effect, i });
    ask(t, { Ask::Steps, s.resolving.controller, least, 1, step.effect, OfMercenary { i } });
}

void run(const Table& t, PickedForThing<MoveTiles> step)
{
    State& s = t.state;
    const auto& e = nodeOf<MoveTiles>(t, step.effect);
    if (e.far)
        s.theNumber = 0;
    if (!onBattlefield(s, step.thing) || s.picks.empty())
        return;
    if (e.far)
        s.theNumber = small(stepsTo(t, step.thing, s.picks.front(), e));
    shove(t, step.thing, s.picks.front());
}
void moveThem(const Table& t, EffectId effect, const MoveTiles& e)
{
    if (e.far)
        t.state.theNumber = 0;
    if (!e.way || e.upTo) {
        toEachInTurn(t, effect, e);
        return;
    }
    toEach(t, e.what, [&](Index i) {
        const Tile stood = mercenary(t.state, i).tile;
        moveStraight(t, i, *e.way, e.count);
        if (e.far && onBattlefield(t.state, i))
            t.state.theNumber = small(tilesApart(stood, mercenary(t.state, i).tile));
    });
}

} // namespace triptych::seize
