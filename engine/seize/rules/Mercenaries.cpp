#include "seize/rules/Mercenaries.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Ways.h"
#include "seize/rules/Zones.h"

#include <bit>

namespace triptych::seize {

bool hasRoomForOne(const State& s, Seat p)
{
    return !formatOf(s).arena && mercenariesOf(s, p) < mostInPlay;
}

namespace {

Tile behind(const State& s, Index i, Seat by)
{
    return stepFrom(s, mercenary(s, i).tile, headingOf(Arrow::F, by));
}

} // namespace

bool canBeUpstaged(const Table& t, Index i, Seat by)
{
    const State& s = t.state;
    if (areAllied(s, s.objects[i].controller, by) || has(t, i, Modifier::Kind::NotUpstaged)
        || staysThere(t, i, Shift::Upstaged, by)) // S-RALLY-UPSTAGE-1 it is pushed
        return false;
    // S-RALLY-UPSTAGE-2 Only onto a free tile; a pillar is none.
    const Tile tile = behind(s, i, by);
    return tile != noTile && (emptyTiles(s) & bitOf(tile)) && !isClosedTo(t, i, tile);
}

TileSet hiringTiles(const Table& t, Seat p)
{
    const State& s = t.state;
    TileSet tiles = backRowsOf(p) & emptyTiles(s); // S-RALLY-BACK8
    eachTile(backRowsOf(p) & occupied(s) & ~s.standing[p], [&](Tile tile) {
        if (canBeUpstaged(t, s.board[tile], p))
            tiles |= bitOf(tile);
    });
    return tiles;
}

TileSet hiringTiles(const Table& t, Seat p, Index card)
{
    return openTo(t, card, p, hiringTiles(t, p) | deployTiles(t, card, p));
}

namespace {

/// What is asked of who is not in play yet is asked as if it stood on the first of the tiles.
template <typename F>
void asIfThere(const Table& t, Index i, Seat controller, TileSet tiles, F&& look)
{
    if (tiles == 0)
        return;
    State there = t.state;
    const Table probe { there, t.cards };
    enterBattlefield(probe, i, controller, static_cast<Tile>(std::countr_zero(tiles)));
    look(probe);
}

/// "Only a rogue can equip this": of who is to come with it, too.
bool mayComeWith(const Table& t, Index i, Seat p, Index treasure)
{
    bool may = true;
    if (t.facts(treasure).fits || isSpokenOf(t.state, Modifier::Kind::NoEquip)
        || t.facts(i).grants.has(Modifier::Kind::NoEquip))
        asIfThere(t, i, p, guildHallOf(p) & emptyTiles(t.state),
            [&](const Table& probe) { may = mayCarry(probe, i, treasure); });
    return may;
}

} // namespace

void hiringOptions(const Table& t, Seat p, Options& out)
{
    const State& s = t.state;
    if (!hasRoomForOne(s, p) || !hasRoom(s))
        return;
    const TileSet tiles = hiringTiles(t, p);
    const auto offer = [&](Verb verb, Index i) {
        offerTiles(openTo(t, i, p, tiles | deployTiles(t, i, p)), out,
            [&](Tile tile) { return tileOption(verb, i, tile); });
        const TileSet fort = openTo(t, i, p, tiles & guildHallOf(p));
        // S-RALLY-FORT One treasure from hand may come with it.
        if (allowed(t, p, Allowance::Kind::NoEquip) > 0)
            return;
        eachUsed(t, p, Zone::Hand, UsedAsTreasure, [&](Index with) {
            if (mayComeWith(t, i, p, with))
                offerTiles(fort, out, [&](Tile tile) { return tileOption(verb, i, tile, with); });
        });
    };
    eachUsed(t, p, Zone::Hand, UsedAsMercenary, [&](Index i) {
        if (mayPlay(t, p, i))
            offer(Verb::Hire, i);
    });
    for (const Index i : cardsIn(s, p, Zone::Quarters)) // S-FMT-GM-PLAY
        if (mayPlay(t, p, i))
            offer(Verb::Summon, i);
}

void beginHire(const Table& t, Index i, Tile tile, Index with)
{
    State& s = t.state;
    const Seat p = s.objects[i].owner;
    moveTo(t, i, Zone::Stack);
    StackItem item = itemOf(s, StackItem::Kind::Mercenary, i);
    item.controller = p;
    item.tile = tile;
    if (with != noIndex) {
        moveTo(t, with, Zone::Stack);
        item.user = refOf(s, with);
    }
    push(s, item);
    t.tell(eventOn(tile, Event::Kind::Hired, p, i));
    Happening happening { Trigger::Event::Plays, i };
    happening.who = p;
    occur(t, happening);
    acted(s, p);
}

namespace {

void backToWhereItCameFrom(const Table& t, const StackItem& item)
{
    State& s = t.state;
    tellOfItem(t, Event::Kind::Fizzled, item);
    discardFromStack(t, item);
    if (isCurrent(s, item.user))
        moveTo(t, item.user.object, Zone::Hand);
}

void tellUpstaging(const Table& t, Index i, Index enemy)
{
    Happening upstages { Trigger::Event::Upstages, i, enemy };
    upstages.who = t.state.objects[i].controller;
    occur(t, upstages);
}

void putInto(const Table& t, const StackItem& item, Tile tile)
{
    State& s = t.state;
    const Seat p = item.controller;
    const Index i = item.source.object;
    const Index enemy = whoIsOn(s, tile);
    if (enemy != noIndex)
        upstage(t, enemy, p);
    putInPlay(t, i, p, tile);
    if (isCurrent(s, item.user)) {
        const bool fits
            = t.facts(item.user.object).fits == nullptr || mayCarry(t, i, item.user.object);
        if (fits && (guildHallOf(p) & bitOf(tile))) {
            mercenary(s, i).set(Mercenary::HasEquipped, true); // its equip of the turn
            equip(t, i, item.user.object);
        } else {
            moveTo(t, item.user.object, Zone::Hand);
        }
    }
    if (enemy != noIndex)
        tellUpstaging(t, i, enemy);
    tellEntering(t, i, true);
}

} // namespace

void playOnto(const Table& t, Index i, Seat p, Tile tile)
{
    const Index enemy = whoIsOn(t.state, tile);
    if (enemy != noIndex)
        upstage(t, enemy, p);
    putInPlay(t, i, p, tile);
    Happening happening { Trigger::Event::Plays, i };
    happening.who = p;
    occur(t, happening);
    if (enemy != noIndex)
        tellUpstaging(t, i, enemy);
}

void putInPlay(const Table& t, Index i, Seat p, Tile tile)
{
    enterBattlefield(t, i, p, tile);
    t.tell(eventOn(tile, Event::Kind::Entered, p, i));
}

void tellEntering(const Table& t, Index i, bool played)
{
    if (!onBattlefield(t.state, i))
        return;
    Happening happening { Trigger::Event::Enters, i };
    happening.who = t.state.objects[i].controller;
    happening.played = played;
    occur(t, happening);
    comeOnto(t, i, noTile);
}

bool isClosedTo(const Table& t, Index i, Tile tile)
{
    return (barredTo(t, i, Barred::FromAll) & bitOf(tile)) != 0;
}

TileSet openTo(const Table& t, Index i, Seat controller, TileSet tiles)
{
    if (tiles == 0 || !isSpokenOf(t.state, Modifier::Kind::NoEntry))
        return tiles;
    if (onBattlefield(t.state, i))
        return tiles & ~barredTo(t, i, Barred::FromAll);
    const TileSet empty = emptyTiles(t.state);
    asIfThere(t, i, controller, (tiles & empty) != 0 ? tiles & empty : empty,
        [&](const Table& probe) { tiles &= ~barredTo(probe, i, Barred::FromAll); });
    return tiles;
}

void run(const Table& t, Arrive)
{
    State& s = t.state;
    const StackItem item = s.resolving;
    if (!isCurrent(s, item.source))
        return;
    const TileSet tiles = hasRoomForOne(s, item.controller)
        ? hiringTiles(t, item.controller, item.source.object)
        : 0;
    if (tiles & bitOf(item.tile)) {
        putInto(t, item, item.tile);
    } else if (tiles != 0) {
        // S-RALLY-UPSTAGE-2 The tile has been taken meanwhile: another legal one.
        s.agenda.push(ArriveElsewhere {});
        ask(t, { Ask::Arrive, item.controller, 1, 1 });
    } else {
        backToWhereItCameFrom(t, item);
    }
}

void run(const Table& t, ArriveElsewhere)
{
    const StackItem item = t.state.resolving;
    if (!isCurrent(t.state, item.source))
        return;
    if (t.state.picks.empty())
        backToWhereItCameFrom(t, item);
    else
        putInto(t, item, t.state.picks.front());
}

void arriveOptions(const Table& t, Options& out)
{
    offerTiles(hiringTiles(t, t.state.asked.player, t.state.resolving.source.object), out,
        [](Tile tile) { return tileOption(Verb::Choose, tile); });
}

bool shove(const Table& t, Index i, Tile to)
{
    State& s = t.state;
    if (to == noTile || !(emptyTiles(s) & bitOf(to)) || isClosedTo(t, i, to))
        return false;
    const Tile from = mercenary(s, i).tile;
    relocate(s, i, to);
    t.tell(eventOn(to, Event::Kind::Pushed, s.objects[i].controller, i));
    comeOnto(t, i, from);
    s.dirty = 1;
    return true;
}

void upstage(const Table& t, Index i, Seat by)
{
    State& s = t.state;
    if (!canBeUpstaged(t, i, by))
        return;
    const Tile to = behind(s, i, by);
    const Mercenary before = mercenary(s, i);
    relocate(s, i, to); // S-RALLY-UPSTAGE-1 it is not movement
    t.tell(eventOn(to, Event::Kind::Upstaged, s.objects[i].controller, i));
    for (const auto what : { Trigger::Event::IsUpstaged, Trigger::Event::IsPushed }) {
        Happening happening { what, i };
        happening.who = s.objects[i].controller;
        happening.by = by;
        happening.was = &before;
        occur(t, happening);
    }
    comeOnto(t, i, before.tile);
}

} // namespace triptych::seize
