#include "seize/rules/Movement.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Ways.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// S-STATUS-EXHAUST-1 RULING "may move after attacking": not exhausted by anything but its own attack.
bool isTooTired(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    return m.exhaust > 0
        && !(m.exhaust == 1 && m.tiredByAttack && has(t, i, Modifier::Kind::MovesAfter));
}

} // namespace

bool mayMove(const Table& t, Index i)
{
    // S-STATUS-EXHAUST-1, S-STATUS-FROST
    return !isTooTired(t, i) && movementLeft(t, i) > 0;
}

namespace {

TileSet oneStep(TileSet from, std::uint8_t headings)
{
    TileSet to = 0;
    eachHeading(headings, [&](Heading h) { to |= shifted(from, h); });
    return to;
}

/// What it may pass: S-MERC-J never through others, unless it says so. Never onto them.
TileSet passable(const Table& t, Index i)
{
    const TileSet empty = emptyTiles(t.state);
    TileSet ground = empty;
    if (isSpokenOf(t.state, Modifier::Kind::MovesThrough))
        eachMercenary(t.state, [&](Index other) {
            if (hasFor(t, i, Modifier::Kind::MovesThrough, How::Any, DamageType::Physical, other))
                ground |= bitOf(mercenary(t.state, other).tile);
        });
    return ground & ~barredTo(t, i);
}
/// Where it may stand: what is empty, and not closed to it.
TileSet enterable(const Table& t, Index i)
{
    return emptyTiles(t.state) & ~barredTo(t, i);
}

/// Tiles by what it takes to get there: 0, 1, 2 ... movement.
using Fronts = std::array<TileSet, 16>;

/// Calls visit(extra, from, to) for the steps out of `tiles` that cost so much more than 1.
template <typename F>
void eachToll(const Tolls& tolls, TileSet tiles, F&& visit)
{
    for (std::size_t out = 0; out < (tolls.any ? Tolls::kinds : 1); ++out)
        for (std::size_t in = 0; in < (tolls.any ? Tolls::kinds : 1); ++in)
            visit(out + in, tiles & tolls.leaving[out], tolls.entering[in]);
}

/// How a way goes on from `start` through `through`, and ends on `onto`.
Fronts frontsFrom(
    TileSet start, TileSet through, TileSet onto, std::uint8_t ways, const Tolls& tolls)
{
    Fronts fronts {};
    fronts[0] = start;
    TileSet seen = 0;
    for (std::size_t cost = 0; cost + 1 < fronts.size(); ++cost) {
        fronts[cost] &= ~seen;
        seen |= fronts[cost];
        const TileSet on = cost == 0 ? start : fronts[cost] & through;
        if (on == 0 && !tolls.any)
            break;
        if (on != 0)
            eachToll(tolls, on, [&](std::size_t extra, TileSet from, TileSet to) {
                if (cost + 1 + extra < fronts.size())
                    fronts[cost + 1 + extra] |= oneStep(from, ways) & to & (through | onto);
            });
    }
    fronts.back() &= ~seen;
    return fronts;
}
TileSet within(const Fronts& fronts, int left)
{
    TileSet reached = 0;
    for (std::size_t cost = 1; cost < fronts.size() && static_cast<int>(cost) <= left; ++cost)
        reached |= fronts[cost];
    return reached;
}

} // namespace

TileSet reachableTiles(const Table& t, Index i, int left)
{
    const TileSet ground = passable(t, i);
    const std::uint8_t ways = moveHeadings(t, i);
    const TileSet start = bitOf(mercenary(t.state, i).tile);
    if (const Tolls tolls = tollsOf(t, i); tolls.any)
        return within(frontsFrom(start, ground, 0, ways, tolls), left) & enterable(t, i);
    TileSet reached = start;
    for (; left > 0; --left)
        reached |= oneStep(reached, ways) & ground;
    return reached & enterable(t, i);
}

namespace {

/// The movement from one tile to the next it can stand on: one step, or more over mercenaries between
/// them; 0 when there is no such way.
int stepsTo(const Table& t, Index i, Tile from, Tile to)
{
    const TileSet over = passable(t, i) & occupied(t.state) & ~bitOf(to);
    const Fronts fronts
        = frontsFrom(bitOf(from), over, bitOf(to), moveHeadings(t, i), tollsOf(t, i));
    for (std::size_t cost = 1; cost < fronts.size(); ++cost)
        if (fronts[cost] & bitOf(to))
            return static_cast<int>(cost);
    return 0;
}

} // namespace

void moveOptions(const Table& t, Seat p, Options& out)
{
    const State& s = t.state;
    if (!hasRoom(s, 3))
        return;
    for (const Index i : cardsIn(s, p, Zone::Battlefield)) {
        // As mayMove says; a step is an item of the stack (S-STACK-3).
        const int left
            = isTooTired(t, i) ? 0 : std::min(movementLeft(t, i), static_cast<int>(stackRoom(s)));
        if (left == 0)
            continue;
        offerTiles(reachableTiles(t, i, left), out,
            [&](Tile tile) { return tileOption(Verb::Move, i, tile); });
        // S-STATUS-STEALTH-4 An adjacent enemy may spend movement to uncover it.
        const TileSet beside = neighbours(bitOf(mercenary(s, i).tile));
        eachTile(beside & occupied(s) & ~s.standing[p], [&](Tile tile) {
            const Index other = s.board[tile];
            if (suffers(t, other, Status::Stealth) && !areAllied(s, s.objects[other].controller, p)
                && !has(t, other, Modifier::Kind::NotSpotted))
                out.push_back(pairOption(Verb::Spot, i, other));
        });
    }
}

namespace {

/// The tiles of a cheapest way, the last of them `to`. The earlier of two ways by heading.
InlineVector<Tile, 15> shortestWay(const Table& t, Index i, Tile to)
{
    const TileSet empty = enterable(t, i);
    const TileSet ground = passable(t, i);
    const std::uint8_t ways = moveHeadings(t, i);
    const auto back = static_cast<std::uint8_t>((ways << 4) | (ways >> 4));
    // Fronts of equal cost, counted from where it goes; so what is left there is entered here.
    InlineVector<Tile, 15> way;
    const Tolls tolls = tollsOf(t, i);
    const Tolls backwards { tolls.entering, tolls.leaving, tolls.any };
    const TileSet start = bitOf(mercenary(t.state, i).tile);
    const Fronts fronts = frontsFrom(bitOf(to), ground, start, back, backwards);
    std::size_t left = 0;
    while (left + 1 < fronts.size() && !(fronts[left] & start))
        ++left;
    Tile at = mercenary(t.state, i).tile;
    const auto goOn = [&] {
        for (Heading h = 0; h < 8; ++h) {
            const Tile next = ways & (1u << h) ? stepFrom(t.state, at, h) : noTile;
            if (next == noTile)
                continue;
            std::size_t cost = 0;
            eachToll(tolls, bitOf(at), [&](std::size_t extra, TileSet from, TileSet into) {
                if (from != 0 && (into & bitOf(next)))
                    cost = 1 + extra;
            });
            if (cost == 0 || cost > left || !(fronts[left - cost] & bitOf(next)))
                continue;
            at = next;
            left -= cost;
            if (empty & bitOf(at)) // over others without a stop
                way.push_back(at);
            return true;
        }
        return false;
    };
    while (left > 0 && goOn()) { }
    return way;
}

/// Where the way so far may go on to.
TileSet furtherTiles(const Table& t, Index i)
{
    const State& s = t.state;
    if (s.picks.full() || !hasRoom(s, s.picks.size() + 1))
        return 0;
    int left = movementLeft(t, i);
    Tile at = mercenary(s, i).tile;
    for (const Index tile : s.picks) {
        left -= std::max(1, stepsTo(t, i, at, static_cast<Tile>(tile)));
        at = static_cast<Tile>(tile);
    }
    // It has left where it stood, so that tile is free again.
    const TileSet free = (emptyTiles(s) | bitOf(mercenary(s, i).tile)) & ~barredTo(t, i);
    const TileSet over = passable(t, i) & ~free & occupied(s);
    return within(frontsFrom(bitOf(at), over, free, moveHeadings(t, i), tollsOf(t, i)), left)
        & free;
}

} // namespace

void beginMove(const Table& t, Index i, Tile to)
{
    State& s = t.state;
    s.picks.clear();
    for (const Tile tile : shortestWay(t, i, to))
        s.picks.push_back(tile);
    const bool further = s.picks.size() == 1 && furtherTiles(t, i) != 0;
    if (further)
        s.agenda.push(Walk { i });
    else
        s.agenda.push(DeclareMove { i });
}

void run(const Table& t, Walk step)
{
    State& s = t.state;
    const Index i = step.walker;
    if (furtherTiles(t, i) == 0)
        run(t, DeclareMove { i });
    else // The picks are the way so far, so they are kept.
        s.asked = { Ask::Walk, s.objects[i].controller, 1, 1, noEffectAsks, OfMercenary { i } };
}

void run(const Table& t, DeclareMove step)
{
    State& s = t.state;
    const Index i = step.walker;
    // S-STACK-3 All at once, the first step on top.
    for (std::size_t k = s.picks.size(); k-- > 0;) {
        StackItem item = itemOf(s, StackItem::Kind::Step, i);
        item.tile = s.picks[k];
        push(s, item);
    }
    acted(s, s.objects[i].controller);
}

void walkOptions(const Table& t, Options& out)
{
    offerTiles(furtherTiles(t, t.state.asked.remembered<OfMercenary>().mercenary), out,
        [](Tile tile) { return tileOption(Verb::Move, tile); });
    out.push_back(noneOf(Verb::Move));
}

void answerWalk(const Table& t, const Option& o)
{
    State& s = t.state;
    const Index walker = s.asked.remembered<OfMercenary>().mercenary;
    answered(t);
    if (isNone(o)) {
        s.agenda.push(DeclareMove { walker });
    } else {
        s.picks.push_back(tileOf(o));
        s.agenda.push(Walk { walker });
    }
}

namespace {

/// S-STACK-3 A step that has become impossible cancels the rest of that way.
void cancelSteps(State& s, Ref walker)
{
    for (std::size_t k = s.stack.size(); k-- > 0;)
        if (s.stack[k].kind == StackItem::Kind::Step && s.stack[k].source == walker)
            s.stack.erase(k);
}

/// The movement that the step takes, 0 when it is not possible any more.
int costOfStep(const Table& t, Index i, Tile to)
{
    if (!mayMove(t, i) || !(enterable(t, i) & bitOf(to)))
        return 0;
    const int steps = stepsTo(t, i, mercenary(t.state, i).tile, to);
    return steps <= movementLeft(t, i) ? steps : 0;
}

} // namespace

void resolveStep(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const Index i = item.source.object;
    const int cost = onBattlefield(s, item.source) ? costOfStep(t, i, item.tile) : 0;
    if (cost == 0) {
        tellOfItem(t, Event::Kind::Fizzled, item);
        cancelSteps(s, item.source);
        return;
    }
    const Mercenary before = mercenary(s, i);
    spendMovement(s, i, cost);
    // RULING "moved this turn": has made a step; movement that is spent otherwise is none.
    if (mercenary(s, i).walked < 127)
        ++mercenary(s, i).walked;
    const Tile from = mercenary(s, i).tile;
    relocate(s, i, item.tile);
    t.tell(eventOn(item.tile, Event::Kind::Stepped, item.controller, i));
    Happening happening { Trigger::Event::Moves, i };
    happening.who = item.controller;
    happening.tile = item.tile;
    happening.from = from;
    happening.was = &before;
    occur(t, happening);
    comeOnto(t, i, from);
    s.dirty = 1;
    // RULING "ends its movement": the last step of the way that was declared.
    const bool goesOn = std::any_of(s.stack.begin(), s.stack.end(), [&](const StackItem& other) {
        return other.kind == StackItem::Kind::Step && other.source == item.source;
    });
    if (goesOn)
        return;
    Happening ends { Trigger::Event::EndsMove, i };
    ends.who = item.controller;
    ends.tile = item.tile;
    occur(t, ends);
}

void beginSpot(const Table& t, Index spotter, Index stealthed)
{
    State& s = t.state;
    spendMovement(s, spotter, 1);
    StackItem item = itemOf(s, StackItem::Kind::Spot, spotter);
    item.user = refOf(s, stealthed);
    push(s, item);
    acted(s, item.controller);
}

void resolveSpot(const Table& t, const StackItem& item)
{
    State& s = t.state;
    if (!onBattlefield(s, item.source) || !onBattlefield(s, item.user)
        || distanceBetween(
               mercenary(s, item.source.object).tile, mercenary(s, item.user.object).tile)
            != 1) {
        tellOfItem(t, Event::Kind::Fizzled, item);
        return;
    }
    clearStatus(t, item.user.object, Status::Stealth);
    t.tell({ Event::Kind::Spotted, item.controller, item.user.object, item.source.object });
}

} // namespace triptych::seize
