#include "seize/rules/Zones.h"

#include "core/flow/Shuffling.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/History.h"
#include "seize/rules/Winning.h"

#include <vector>

namespace triptych::seize {

bool isVisible(const State& s, Seat viewer, Index i)
{
    if (viewer >= s.seats)
        return true;
    const Object& o = s.objects[i];
    const bool known = (o.knownTo >> viewer) & 1;
    switch (zoneOf(s, i)) {
    case Zone::Hand:
        return known || o.owner == viewer || ((s.openHands >> o.owner) & 1) != 0;
    case Zone::Deck:
        return known
            || (((o.owner == viewer && ((s.seenTops >> viewer) & 1) != 0)
                    || ((s.openTops >> o.owner) & 1) != 0)
                && s.zones.first(zoneIndex(o.owner, Zone::Deck)) == i);
    case Zone::Warchest: // S-RALLY-FACEDOWN its owner may look
        return known || !o.is(Object::FaceDown) || o.owner == viewer;
    case Zone::Discard:
    case Zone::Battlefield:
    case Zone::Quarters:
    case Zone::Events:
    case Zone::Equipped:
    case Zone::Stack:
    case Zone::Gone:
        break;
    }
    return true;
}

std::uint8_t viewersOf(const State& s, Index i)
{
    std::uint8_t viewers = 0;
    for (Seat p = 0; p < s.seats; ++p)
        viewers = static_cast<std::uint8_t>(viewers | (isVisible(s, p, i) << p));
    return viewers;
}

ObjectList treasuresLeftBy(const State& s, Index departed)
{
    ObjectList list;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Discard))
            if (s.objects[i].host == departed)
                list.push_back(i);
    return list;
}

ObjectList treasuresOf(const State& s, Index bearer)
{
    ObjectList list;
    for (const Index i : cardsIn(s, s.objects[bearer].controller, Zone::Equipped))
        if (s.objects[i].host == bearer)
            list.push_back(i);
    return list;
}

std::size_t mercenariesOf(const State& s, Seat p)
{
    return countIn(s, p, Zone::Battlefield);
}

namespace {

void leaveTile(State& s, Index i)
{
    Mercenary& m = mercenary(s, i);
    s.board[m.tile] = noIndex;
    s.standing[s.objects[i].controller] &= ~bitOf(m.tile);
}

void stand(State& s, Index i, Tile tile)
{
    mercenary(s, i).tile = tile;
    s.dirty = s.dirty || isSpokenOf(s, Modifier::Kind::NoStealth); // see uncover
    s.board[tile] = i;
    s.standing[s.objects[i].controller] |= bitOf(tile);
}

void tellMove(
    const Table& t, Index i, Zone from, Seat fromSeat, std::uint8_t seenBefore, std::uint8_t place)
{
    if (!t.events)
        return;
    const State& s = t.state;
    Event event { Event::Kind::Moved, s.objects[i].owner, i };
    event.from = from;
    event.to = zoneOf(s, i);
    event.fromSeat = fromSeat;
    event.toSeat = zoneSeat(s, i);
    event.place = place;
    event.seenBy = seenBefore;
    if (event.to != Zone::Gone) // who leaves the game takes their cards along unshown
        event.seenBy = static_cast<std::uint8_t>(seenBefore | viewersOf(s, i));
    t.tell(event);
}

/// RULING "once each turn" of a treasure: it is the same one, equipped by another or laid down.
void keepUses(State& s, Ref before, Ref now)
{
    for (Use& use : s.used)
        if (use.source == before && use.nth < refusedMark)
            use.source = now;
}

bool isForTreasures(Zone zone)
{
    return zone == Zone::Warchest || zone == Zone::Equipped;
}

/// What a card was in its last zone does not follow it to the next.
void becomeNew(State& s, Index i, Zone from, Zone to)
{
    Object& o = s.objects[i];
    const Ref before = refOf(s, i);
    o.era = static_cast<std::uint8_t>((o.era + 1) % eras);
    if (isForTreasures(from) && isForTreasures(to))
        keepUses(s, before, refOf(s, i));
    o.host = noIndex;
    o.flags &= static_cast<std::uint8_t>(~(Object::Exhausted | Object::FaceDown | Object::Held));
    // What a treasure was marked with stays with it as it is equipped and laid down again.
    if (to != Zone::Warchest && to != Zone::Equipped)
        setMarks(s, i, 0);
    const bool hidden = to == Zone::Hand || to == Zone::Deck || to == Zone::Warchest;
    if (!hidden)
        o.knownTo = 0;
    else if (to == Zone::Deck)
        o.knownTo = 0;
}

void leaveBattlefield(const Table& t, Index i)
{
    State& s = t.state;
    noteDeparture(t, i); // before its treasures go
    // S-DMG-DESTROY, S-RALLY-EXIT: its treasures go to their owners' discards.
    for (const Index treasure : treasuresOf(s, i)) {
        moveTo(t, treasure, Zone::Discard);
        s.objects[treasure].host = i; // "a treasure that was equipped to it"
    }
    leaveTile(s, i);
    mercenary(s, i) = {};
    s.players[s.objects[i].controller].fallen |= aMercenary;
    s.dirty = 1;
}

/// What was gained "while equipped" ends with the treasure that has just left its bearer.
void endWhileEquipped(State& s, Index treasure, Index bearer)
{
    const bool carries = !treasuresOf(s, bearer).empty();
    for (std::size_t k = s.lasting.size(); k-- > 0;) {
        const LastingEffect& l = s.lasting[k];
        if (l.until == Duration::WhileEquipped
            && (l.treasure == treasure
                || (l.treasure == anyTreasure && l.who.object == bearer && !carries)))
            s.lasting.erase(k);
    }
}

/// And what was to last for as long as the card is in play, or was said of the damage to it.
void endWhileInPlay(State& s, Index source)
{
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if ((s.lasting[k].until == Duration::WhileInPlay && s.lasting[k].treasure == source)
            || (s.lasting[k].what == grantMark
                && static_cast<Index>(s.lasting[k].amount) == source))
            s.lasting.erase(k);
}

} // namespace

void moveTo(const Table& t, Index i, Zone to, ZoneEnd end, Face face)
{
    State& s = t.state;
    Object& o = s.objects[i];
    const Zone from = zoneOf(s, i);
    const Seat fromSeat = zoneSeat(s, i);
    const std::uint8_t seen = t.events ? viewersOf(s, i) : std::uint8_t { 0 };
    const auto place
        = t.events ? static_cast<std::uint8_t>(s.zones.positionOf(i) + 1) : std::uint8_t { 0 };
    if (from == Zone::Battlefield)
        leaveBattlefield(t, i);
    const Index bearer = from == Zone::Equipped ? Index { o.host } : noIndex;
    if (end == ZoneEnd::First)
        s.zones.putFirst(i, zoneIndex(o.owner, to));
    else
        s.zones.putLast(i, zoneIndex(o.owner, to));
    o.controller = o.owner;
    becomeNew(s, i, from, to);
    // S-RALLY-FACEDOWN A mercenary card is a treasure face down only, whatever puts it there.
    o.set(Object::FaceDown,
        face == Face::Down || (to == Zone::Warchest && t.facts(i).type == CardType::Mercenary));
    if (bearer != noIndex)
        endWhileEquipped(s, i, bearer);
    if (from == Zone::Battlefield || from == Zone::Events)
        endWhileInPlay(s, i);
    if (const Facts& facts = t.facts(i); isHeard(facts, from) || isHeard(facts, to)) {
        noteInPlay(t, i);
        s.dirty = 1;
    }
    tellMove(t, i, from, fromSeat, seen, place);
}

void enterBattlefield(const Table& t, Index i, Seat controller, Tile tile)
{
    State& s = t.state;
    const Zone from = zoneOf(s, i);
    const Seat fromSeat = zoneSeat(s, i);
    const std::uint8_t seen = t.events ? viewersOf(s, i) : std::uint8_t { 0 };
    const auto position
        = t.events ? static_cast<std::uint8_t>(s.zones.positionOf(i) + 1) : std::uint8_t { 0 };
    s.zones.putLast(i, zoneIndex(controller, Zone::Battlefield));
    becomeNew(s, i, from, Zone::Battlefield);
    s.objects[i].controller = controller & 3;
    MercenaryIndex place = 0;
    while (place + 1 < maxMercenaries && s.mercenaries[place].object != noIndex)
        ++place;
    s.objects[i].host = place;
    for (const Index treasure : treasuresLeftBy(s, i)) // as it was before
        s.objects[treasure].host = noIndex;
    s.mercenaries[place] = {};
    s.mercenaries[place].object = i;
    stand(s, i, tile);
    noteInPlay(t, i);
    s.dirty = 1;
    tellMove(t, i, from, fromSeat, seen, position);
}

void relocate(State& s, Index i, Tile tile)
{
    leaveTile(s, i);
    stand(s, i, tile);
}

void exchange(State& s, Index a, Index b)
{
    const Tile first = mercenary(s, a).tile;
    const Tile second = mercenary(s, b).tile;
    leaveTile(s, a);
    leaveTile(s, b);
    stand(s, a, second);
    stand(s, b, first);
}

void hang(const Table& t, Index treasure, Index bearer)
{
    State& s = t.state;
    const Zone from = zoneOf(s, treasure);
    const Seat fromSeat = zoneSeat(s, treasure);
    const std::uint8_t seen = t.events ? viewersOf(s, treasure) : std::uint8_t { 0 };
    const auto place = t.events ? static_cast<std::uint8_t>(s.zones.positionOf(treasure) + 1)
                                : std::uint8_t { 0 };
    const Seat controller = s.objects[bearer].controller;
    s.zones.putLast(treasure, zoneIndex(controller, Zone::Equipped));
    becomeNew(s, treasure, from, Zone::Equipped);
    s.objects[treasure].controller = controller & 3;
    s.objects[treasure].host = bearer;
    noteInPlay(t, treasure);
    s.dirty = 1;
    tellMove(t, treasure, from, fromSeat, seen, place);
}

void noteInPlay(const Table& t, Index i)
{
    State& s = t.state;
    const Facts& facts = t.facts(i);
    const bool here = isHeard(facts, zoneOf(s, i));
    if (facts.statics.empty() && facts.triggers == 0)
        return;
    if (here) {
        if (!facts.statics.empty())
            s.speakers.add(i);
        if (facts.triggers != 0)
            s.listeners.add(i);
        s.grants |= facts.grants;
        s.rescues |= facts.rescues;
        s.allowances |= facts.allowances;
        s.awaited |= facts.triggers;
        return;
    }
    s.speakers.remove(i);
    s.listeners.remove(i);
    s.grants = {};
    s.rescues = 0;
    s.allowances = 0;
    s.awaited = 0;
    s.speakers.each([&](Index speaker) {
        s.grants |= t.facts(speaker).grants;
        s.rescues |= t.facts(speaker).rescues;
        s.allowances |= t.facts(speaker).allowances;
    });
    s.listeners.each([&](Index listener) { s.awaited |= t.facts(listener).triggers; });
}

void shuffleDeck(const Table& t, Seat p)
{
    shuffleZone(t.state, p, Zone::Deck,
        [](Object& o) { o.era = static_cast<std::uint8_t>((o.era + 1) % eras); });
    t.tell({ Event::Kind::Shuffled, p });
}

} // namespace triptych::seize
