#include "kryptik/rules/Island.h"

#include "core/flow/Shuffling.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Winning.h"

#include <vector>

namespace triptych::kryptik {

bool isHidden(Zone zone)
{
    return zone == Zone::Hand || zone == Zone::Deck || zone == Zone::ElevenYearRow;
}

bool isVisible(const State& s, Seat viewer, Index i)
{
    const Zone zone = zoneOf(s, i);
    if (viewer >= maxPlayers || !isHidden(zone) || s.objects[i].is(Object::FaceUp))
        return true;
    if (zone == Zone::Hand && s.objects[i].owner == viewer)
        return true;
    return ((s.objects[i].knownTo >> viewer) & 1) != 0;
}

void leaveCombat(State& s, Index i)
{
    s.objects[i].block = 0;
}

namespace {

/// 5.3.1b What lay under a citizen that leaves goes to its owner's limbo pile.
void dropAttached(const Table& t, Index host)
{
    State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        for (Index i = s.zones.first(zoneIndex(p, Zone::Attached)); i != noIndex;) {
            const Index next = s.zones.next(i);
            if (s.objects[i].host == host) {
                moveTo(t, i, s.objects[i].owner, Zone::Limbo);
                s.objects[i].host = host; // what dies with it can still be found
            }
            i = next;
        }
}

std::uint8_t knowledge(const State& s, Index i, Zone to)
{
    constexpr std::uint8_t everyone = 0xF;
    const Zone from = zoneOf(s, i);
    if (!isHidden(from) || !isHidden(to))
        return everyone;
    const std::uint8_t before = s.objects[i].knownTo;
    const auto owner = static_cast<std::uint8_t>(1u << s.objects[i].owner);
    return from == Zone::Hand ? static_cast<std::uint8_t>(before | owner) : before;
}

std::uint8_t viewersOf(const State& s, Index i)
{
    std::uint8_t seen = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        if (isVisible(s, p, i))
            seen |= static_cast<std::uint8_t>(1u << p);
    return seen;
}

void endAttached(State& s, Index i)
{
    for (std::size_t k = 0; k < s.lasting.size();) {
        if (s.lasting[k].endOfTurn == LastingEffect::Attached && s.lasting[k].about == i
            && s.lasting[k].kind != LastingEffect::Kind::Control) // it goes back: endWhatWasHere
            s.lasting.erase(k);
        else
            ++k;
    }
}

/// 8.4 What is moved off the effect pile has nothing left there that could resolve, but for what resolves already.
void leavePile(const Table& t, Index i)
{
    State& s = t.state;
    const Ref card = refOf(s, i);
    if (s.resolving.kind != PileItem::Kind::None && s.resolving.source == card)
        return;
    for (std::size_t k = s.pile.size(); k-- > 0;) {
        const PileItem& item = s.pile[k];
        const bool cast
            = item.kind == PileItem::Kind::SpellEffect || item.kind == PileItem::Kind::Citizen;
        if (!cast || item.source != card || item.copied || item.building)
            continue;
        t.tell({ Event::Kind::Removed, item.controller, i });
        s.pile.erase(k);
    }
}

/// "For as long as this is on the island", "... as you control this": over, also where it comes back at once. What it
/// leads to is done by endWhatWasHere.
void endWhileHere(State& s, Index i)
{
    for (LastingEffect& m : s.lasting)
        if (m.about == i
            && (m.endOfTurn == LastingEffect::Stays
                || (m.endOfTurn >= LastingEffect::Here0 && m.endOfTurn < LastingEffect::So0)))
            m.about = noIndex;
}

/// By whose doing a card moves: of who tells it, or is told to; what nothing tells is its owner's.
Seat doerOf(const State& s, Index i)
{
    return s.resolving.kind == PileItem::Kind::None ? s.objects[i].owner : s.resolving.controller;
}

} // namespace

bool speaks(const State& s, Index i, const Facts& facts)
{
    return !facts.passives.empty()
        && (onIsland(s, i) || (facts.worksAttached && zoneOf(s, i) == Zone::Attached));
}

bool listens(const State& s, Index i, const Facts& facts)
{
    return facts.triggers != 0
        && (onIsland(s, i) || (facts.worksInLimbo && zoneOf(s, i) == Zone::Limbo));
}

std::uint64_t printedOn(const State& s, const CardSet& cards)
{
    std::uint64_t printed = 0;
    for (Index i = 0; i < s.objectCount; ++i)
        printed |= cards.facts(s.objects[i].card).topics;
    return printed;
}
std::uint64_t spokenBy(const State& s, const CardSet& cards)
{
    std::uint64_t spoken = 0;
    s.speakers.each([&](Index i) { spoken |= cards.facts(s.objects[i].card).topics; });
    return spoken;
}
std::uint64_t awaitedBy(const State& s, const CardSet& cards)
{
    std::uint64_t awaited = 0;
    s.listeners.each([&](Index i) { awaited |= cards.facts(s.objects[i].card).triggers; });
    return awaited;
}

void noteOnIsland(const Table& t, Index i)
{
    State& s = t.state;
    const auto keep = [&](ObjectSet& set, bool member) {
        if (member)
            set.add(i);
        else
            set.remove(i);
    };
    const bool spoke = s.speakers.has(i);
    const bool listened = s.listeners.has(i);
    keep(s.speakers, speaks(s, i, t.facts(i)));
    keep(s.listeners, listens(s, i, t.facts(i)));
    if (spoke || s.speakers.has(i))
        s.spoken = spokenBy(s, t.cards);
    if (listened || s.listeners.has(i))
        s.awaited = awaitedBy(s, t.cards);
}

void moveTo(const Table& t, Index i, Seat seat, Zone zone, ZoneEnd end)
{
    State& s = t.state;
    Object& o = s.objects[i];
    const Zone from = zoneOf(s, i);
    const Seat fromSeat = zoneSeat(s, i);
    s.somethingChanged = 1;
    if (zone != Zone::Island)
        seat = o.owner; // 5: a personal zone is always the owner's
    if (zone == Zone::Limbo && isKeptFromLimbo(t, i))
        zone = Zone::Abolished;
    if (from == Zone::Island && zone != Zone::Island && zone != Zone::Gone
        && takesLeaveOtherwise(t, i))
        zone = Zone::Abolished;
    Event event { Event::Kind::Moved, seat, i };
    event.from = from;
    event.fromSeat = fromSeat;
    event.to = zone;
    event.toSeat = seat;
    if (t.events) {
        event.seenBy = viewersOf(s, i);
        event.place = static_cast<std::uint8_t>(s.zones.positionOf(i) + 1);
    }
    if (from == Zone::Island && zone != Zone::Island && t.cards.asksOfHistory())
        noteHistory(t, i);
    if (from == Zone::Island) {
        endCopies(t, i); // what it was when it left is what it is elsewhere
        if (zone != Zone::Attached)
            dropAttached(t, i);
        leaveCombat(s, i);
        raiseDelayed(t, Delayed::When::ThisLeaves, i);
        endWhileHere(s, i);
    }
    if (from == Zone::Limbo) { // once it goes on, nothing fell with it any more
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index other : cardsIn(s, p, Zone::Limbo))
                if (s.objects[other].host == i)
                    s.objects[other].host = noIndex;
    }
    if (from == Zone::Pile && zone != Zone::Pile && zone != Zone::Gone)
        leavePile(t, i);
    if (from == Zone::Island || from == Zone::Attached)
        s.dirty = 1;
    if (from == Zone::Attached) // 5.3.1 what it gave lasts as long as it is attached
        endAttached(s, i);
    const bool resolves
        = s.resolving.kind != PileItem::Kind::None && s.resolving.kind != PileItem::Kind::Citizen;
    if (resolves && i == s.resolving.source.object && thisCard(s) == i)
        s.resolving.movedSource = 1;
    s.it.remove(i); // a new object; whoever moves it may speak of it again
    const std::uint8_t known = knowledge(s, i, zone);
    o.knownTo = known & 0xF;
    ++o.era;
    o.flags = 0;
    o.noAttack = 0;
    o.damage = 0;
    o.host = noIndex;
    o.controller = seat & 3;
    if (end == ZoneEnd::First)
        s.zones.putFirst(i, zoneIndex(seat, zone));
    else
        s.zones.putLast(i, zoneIndex(seat, zone));
    if (from == Zone::Island || zone == Zone::Island || t.facts(i).worksInLimbo
        || t.facts(i).worksAttached)
        noteOnIsland(t, i);
    if (zone == Zone::SoulRow && from != zone && doerOf(s, i) == o.owner) {
        Player& who = s.players[o.owner];
        who.soulsPut = (who.soulsPut < 7 ? who.soulsPut + 1u : 7u) & 7u;
    }
    s.dirty = 1;
    if (t.events && zone != Zone::Gone) // who leaves the game takes their cards along unshown
        event.seenBy |= viewersOf(s, i);
    t.tell(event);
    if (from != zone && zone != Zone::Gone
        && (!s.listeners.empty() || t.cards.hasFirsts() || t.facts(i).hearsOfItself)) {
        Way way { from, zone };
        way.doer = doerOf(s, i);
        if (from == Zone::Island) // see tellWhereTheyGo
            way.toldTo = Way::ToldTo::Elsewhere;
        occur(t, Trigger::Event::LeavesZone, i, o.owner, Trigger::Object::Any, way);
        if (zone != Zone::Island) // there it depends on how it arrives: rules/Control
            occur(t, Trigger::Event::IsPutInto, i, o.owner, Trigger::Object::Any, way);
    }
}

void shuffleDeck(const Table& t, Seat p)
{
    State& s = t.state;
    shuffleZone(s, p, Zone::Deck);
    s.dirty = 1; // who always sees the top sees another card now
    t.tell({ Event::Kind::Shuffled, p });
    occur(t, Trigger::Event::Shuffles, noIndex, p);
    occur(t, Trigger::Event::YouShuffle, noIndex, p);
    occur(t, Trigger::Event::OpponentShuffles, noIndex, p);
}

void tellWhereTheyGo(const Table& t, std::span<const Index> cards, Zone zone)
{
    const State& s = t.state;
    if (s.listeners.empty() && !t.cards.hasGrants())
        return; // who hears of itself is a listener here
    for (const Index i : cards) {
        if (!onIsland(s, i))
            continue;
        const bool otherwise
            = (zone == Zone::Limbo && isKeptFromLimbo(t, i)) || leavesOtherwise(t, i);
        Way way { Zone::Island, otherwise ? Zone::Abolished : zone };
        way.toldTo = Way::ToldTo::Island;
        way.doer = doerOf(s, i);
        const Seat owner = s.objects[i].owner;
        occur(t, Trigger::Event::LeavesZone, i, owner, Trigger::Object::Any, way);
        occur(t, Trigger::Event::IsPutInto, i, owner, Trigger::Object::Any, way);
    }
}

void tellLeaving(const Table& t, std::span<const Index> cards, Zone zone)
{
    for (const Index i : cards)
        if (onIsland(t.state, i))
            occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    tellWhereTheyGo(t, cards, zone);
}

void abolish(const Table& t, std::span<const Index> cards)
{
    tellLeaving(t, cards, Zone::Abolished);
    for (const Index i : cards)
        moveTo(t, i, t.state.objects[i].owner, Zone::Abolished);
}

void plunder(const Table& t, Seat p, std::span<const Index> cards)
{
    abolish(t, cards);
    if (cards.empty())
        return;
    Counterpart all;
    all.amount = static_cast<int>(cards.size());
    for (std::size_t k = 0; k < cards.size(); ++k) {
        all.again = k > 0;
        occur(t, Trigger::Event::YouPlunder, noIndex, p, Trigger::Object::Any, {}, all);
        occur(t, Trigger::Event::OpponentPlunders, noIndex, p, Trigger::Object::Any, {}, all);
    }
}

void attach(const Table& t, Index i, Index host)
{
    State& s = t.state;
    if (i == host)
        return;
    // 5.3.1c: what lies under a citizen goes with it, flat.
    std::vector<Index> together { i };
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index other : cardsIn(s, p, Zone::Attached))
            if (s.objects[other].host == i)
                together.push_back(other);
    tellLeaving(t, std::span(&i, 1), Zone::Attached);
    for (const Index each : together) {
        moveTo(t, each, s.objects[each].owner, Zone::Attached);
        s.objects[each].host = host;
        t.tell({ Event::Kind::Attached, s.objects[each].owner, each, host });
    }
    Way way { Zone::Gone, Zone::Attached };
    way.doer = doerOf(s, i);
    for (const Index each : together)
        occur(t, Trigger::Event::IsAttached, each, s.objects[each].owner, Trigger::Object::Citizen,
            way, { host });
}

void detach(const Table& t, Index i)
{
    moveTo(t, i, t.state.objects[i].owner, Zone::Limbo);
}

namespace {

/// It is turned, or grows weary; what waits for that asks how it lay before.
void tellTurning(
    const Table& t, Index i, Object::Flag flag, bool on, Event::Kind told, Trigger::Event happens)
{
    State& s = t.state;
    Object& o = s.objects[i];
    if (o.is(flag) == on)
        return;
    s.somethingChanged = 1;
    const auto turned = [&] {
        o.set(flag, on);
        t.tell({ told, o.controller, i });
    };
    if (!onIsland(s, i)) {
        turned();
        return;
    }
    AsTheyWere before(t, { i }, bitOf(happens));
    turned();
    Counterpart nobody;
    nobody.before = &before;
    occur(t, happens, i, o.controller, Trigger::Object::Any, {}, nobody);
}

} // namespace

void engage(const Table& t, Index i)
{
    if (!t.state.objects[i].is(Object::Engaged))
        t.state.dirty = 1;
    tellTurning(t, i, Object::Engaged, true, Event::Kind::Engaged, Trigger::Event::BecomesEngaged);
}

void disengage(const Table& t, Index i)
{
    if (t.state.objects[i].is(Object::Engaged))
        t.state.dirty = 1;
    tellTurning(
        t, i, Object::Engaged, false, Event::Kind::Disengaged, Trigger::Event::BecomesDisengaged);
}

void makeWeary(const Table& t, Index i)
{
    tellTurning(t, i, Object::Weary, true, Event::Kind::Weary, Trigger::Event::BecomesWeary);
}

} // namespace triptych::kryptik
