#include "altered/rules/Objects.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Waiting.h"
#include "core/flow/Shuffling.h"

#include <algorithm>

namespace triptych::altered {

bool isVisible(const State& s, Seat viewer, Index i)
{
    if (viewer >= maxPlayers)
        return true;
    return !isHiddenZone(zoneOf(s, i)) || ((s.objects[i].knownTo >> viewer) & 1);
}

void reveal(const Table& t, Index i, Seat who)
{
    t.state.objects[i].knownTo = 3;
    t.tell({ Event::Kind::Revealed, who, i });
    Deed deed { Deed::What::Revealed };
    if (!t.state.acting.empty() && t.state.acting.back().number > 0) // "the die's result"
        deed.number = static_cast<std::uint8_t>(t.state.acting.back().number);
    deed.object = i;
    deed.player = who;
    occur(t, deed);
}

void noteGift(const Table& t, Seat receiver)
{
    const State& s = t.state;
    if (s.stage != Stage::Afternoon || s.turn == receiver)
        return;
    Deed deed { Deed::What::Gift };
    deed.player = s.turn;
    occur(t, deed);
}

namespace {

std::uint8_t seenBy(const State& s, Index i)
{
    return static_cast<std::uint8_t>(isHiddenZone(zoneOf(s, i)) ? s.objects[i].knownTo : 0xFF);
}

/// 1.4.3 A card goes to its owner's zone, whoever moves it; v4 5.2.3.a a Landmark that is played to the
/// zone of who plays it.
Seat zoneSeatFor(const State& s, const Motion& m, Cause cause)
{
    const Object& o = s.objects[m.object];
    const bool shared = m.to == Zone::Limbo || isExpeditionZone(m.to);
    if (shared || (m.to == Zone::Landmark && cause == Cause::Play))
        return m.seat == noSeat ? Seat { o.controller } : m.seat;
    return o.owner;
}

/// 2.5.j-k Which counters survive.
void keepCounters(Object& o, Zone from, Zone to, bool seasoned)
{
    const bool visible = !isHiddenZone(to) && to != Zone::Discard && to != Zone::Gone;
    const bool outOfPlay = isPlayZone(from);
    if (!visible || outOfPlay) {
        o.counters = 0;
        o.counterKind = 0;
        if (!(seasoned && to == Zone::Reserve)) // 7.4.6
            o.boosts = 0;
    }
}

void becomeKnown(Object& o, Zone from, Zone to)
{
    const auto ownerBit = static_cast<std::uint8_t>(1u << o.owner);
    if (to == Zone::Hand)
        o.knownTo = (isHiddenZone(from) ? o.knownTo | ownerBit : 3) & 3;
    else if (to == Zone::Deck)
        o.knownTo = (isHiddenZone(from) ? o.knownTo : 3) & 3;
    else if (to == Zone::Mana)
        o.knownTo = ownerBit & 3; // 3.2.9.d
    else
        o.knownTo = 3;
}

/// What a passive ability says of a card that leaves play, of what goes away in the same step too: asked before any of
/// them is moved.
struct Leaving
{
    bool seasoned = false;
    bool fleeting = false;
};
Leaving leavingOf(const Table& t, const Motion& m)
{
    if (!isExpeditionZone(zoneOf(t.state, m.object)))
        return {};
    return { m.to == Zone::Reserve && has(t, m.object, Keyword::Seasoned),
        m.to == Zone::Discard && isStatus(t, m.object, Status::Fleeting) };
}

/// One card in its new zone, as a new object.
Deed place(const Table& t, const Motion& m, Cause cause, Seat who, const Leaving& leaving)
{
    State& s = t.state;
    Object& o = s.objects[m.object];
    Deed deed { Deed::What::Moved };
    deed.object = m.object;
    deed.was = refOf(s, m.object);
    deed.player = who;
    deed.from = zoneOf(s, m.object);
    deed.to = m.to;
    deed.before = isPlayZone(deed.from) ? Seat { o.controller } : zoneSeat(s, m.object);
    deed.sacrificed = cause == Cause::Sacrifice;
    // 1.3.2.f What is Fleeting is discarded instead of going to the Reserve.
    deed.discarded = cause == Cause::Discard || cause == Cause::Sacrifice
        || (cause == Cause::Rest && m.to == Zone::Discard)
        || (cause == Cause::Move && m.to == Zone::Discard && leaving.fleeting);

    Event event { Event::Kind::Moved, who, m.object };
    event.from = deed.from;
    event.fromSeat = zoneSeat(s, m.object);
    event.place = static_cast<std::uint8_t>(s.zones.positionOf(m.object) + 1);
    const std::uint8_t seenBefore = seenBy(s, m.object);

    const Seat seat = zoneSeatFor(s, m, cause);
    // RULING "a token made in Reserve": only into play it goes from there.
    const bool ceases = o.is(Object::Token) && !isPlayZone(m.to)
        && (isPlayZone(deed.from) || (m.to != Zone::Reserve && m.to != Zone::Limbo));
    // v4 2.1.e, v1 2.1.d A token ceases to exist, with or without having joined the new zone.
    if (ceases && !t.policy().tokensArrive)
        deed.to = Zone::Gone;
    const Zone to = ceases ? Zone::Gone : m.to;
    keepCounters(o, deed.from, to, leaving.seasoned);
    becomeKnown(o, deed.from, to);
    ++o.era;
    o.statuses = 0;
    o.set(Object::Diverted, false);
    o.lately = 0;
    if (m.exhausted)
        o.set(Status::Exhausted, true);
    if (m.fleeting)
        o.set(Status::Fleeting, true);
    o.controller = (isPlayZone(to) || to == Zone::Limbo ? seat : Seat { o.owner }) & 1;
    o.set(Object::FaceDown, to == Zone::Mana);
    if (!isPlayZone(to) && to != Zone::Limbo) {
        o.set(Object::FromReserve, false);
        o.set(Object::FromHand, false);
        o.set(Object::Scouted, false);
    }
    o.timestamp = ++s.timestamps;
    if (m.top)
        s.zones.putFirst(m.object, zoneIndex(seat, to));
    else
        s.zones.putLast(m.object, zoneIndex(to == Zone::Gone ? Seat { 0 } : seat, to));
    noteWorking(t, m.object);
    if (isPlayZone(to) && !isPlayZone(deed.from))
        enterAsSaid(t, m.object, true); // the event sees it so

    event.to = to;
    event.toSeat = seat;
    event.seenBy = static_cast<std::uint8_t>(seenBefore | seenBy(s, m.object));
    if (to == Zone::Gone)
        event.kind = Event::Kind::Ceased;
    else if (cause == Cause::Sacrifice)
        event.kind = Event::Kind::Sacrificed;
    else if (cause == Cause::Discard)
        event.kind = Event::Kind::Discarded;
    else if (cause == Cause::Draw)
        event.kind = Event::Kind::Drawn;
    else if (cause == Cause::Resupply)
        event.kind = Event::Kind::Resupplied;
    t.tell(event);
    return deed;
}

/// What an effect moved it still finds (2.1.e), but asks as it was (2.1.h).
void followMoved(State& s, Index i, Ref was)
{
    if (s.acting.empty())
        return;
    for (Acting& acting : s.acting) // 2.1.c what has been drawn since is none of "the rest"
        for (std::size_t k = acting.rest.size(); k-- > 0;)
            if (acting.rest.begin()[k] == i)
                acting.rest.erase(k);
    const Zone to = zoneOf(s, i);
    const bool enters = isPlayZone(to) || to == Zone::Limbo;
    if (enters || memoryOf(s, was))
        for (Acting& acting : s.acting)
            acting.it.note(i, !enters);
    Acting& acting = s.acting.back();
    if (acting.source == was)
        acting.source = refOf(s, i);
    if (acting.subject == was)
        acting.subject = refOf(s, i);
}

} // namespace

namespace {

/// 2.1.h Of more than can be remembered those are forgotten first that have no Reaction of their own.
void rememberAll(const Table& t, const std::vector<Motion>& motions)
{
    const State& s = t.state;
    const bool crowd = motions.size() > s.memories.capacity();
    for (const bool listening : { false, true })
        for (const Motion& m : motions) {
            const Zone from = zoneOf(s, m.object);
            const bool seen = isPlayZone(from) || from == Zone::Reserve
                || (from == Zone::Limbo && !isPlayZone(m.to)); // what enters is asked as it is
            if (seen && (!crowd || s.listeners.has(m.object)) == listening)
                rememberLeaving(t, m.object);
        }
}

/// 2.4.6.d What is Fleeting does not reach Reserve from the Expedition zone. 6.2.i Once in the same event: where "put it
/// in its owner's Reserve instead" takes the place of that, it goes there.
bool isDiverted(const Table& t, const Motion& m)
{
    State& s = t.state;
    Object& o = s.objects[m.object];
    const bool instead = std::ranges::any_of(s.acting, [&](const Acting& acting) {
        return acting.kind == Acting::Kind::Rule && acting.subject.object == m.object;
    });
    if (!instead)
        o.set(Object::Diverted, false); // of an event before this
    if (m.to != Zone::Reserve || o.is(Object::Diverted) || !inExpedition(s, m.object)
        || !isStatus(t, m.object, Status::Fleeting))
        return false;
    o.set(Object::Diverted, true);
    return true;
}

} // namespace

void moveAll(const Table& t, std::vector<Motion> motions, Cause why, Seat mover)
{
    State& s = t.state;
    // 7.3.25 What is in play is sacrificed by its controller; what goes at once with it is discarded.
    const auto causeOf = [&](const Motion& m) {
        return why == Cause::Sacrifice && !inPlay(s, m.object) ? Cause::Discard : why;
    };
    const auto doerOf = [&](const Motion& m) {
        return causeOf(m) == Cause::Sacrifice ? Seat { s.objects[m.object].controller }
            : m.by != noSeat                  ? m.by
                                              : mover;
    };
    for (Motion& m : motions)
        if (isDiverted(t, m))
            m.to = Zone::Discard;
    // 2.2.15 The player with initiative orders first: own objects get the lower timestamps.
    if (motions.size() > 1)
        std::stable_sort(motions.begin(), motions.end(), [&](const Motion& x, const Motion& y) {
            return (s.objects[x.object].owner == initiative(s))
                > (s.objects[y.object].owner == initiative(s));
        });
    if (motions.size() > 1) { // 6.2.d What one of them pays for another is asked before any goes.
        std::vector<WaitingMove> events;
        for (const Motion& m : motions)
            events.push_back(waiting(m, causeOf(m), doerOf(m)));
        holdBack(t, motions, events);
    }
    // 1.4.5.a They decide first, too: what is put on the agenda last comes first.
    for (std::size_t k = motions.size(); k-- > 0;)
        if (const Motion& m = motions[k];
            zoneOf(s, m.object) == Zone::Gone || replacesMove(t, m, causeOf(m), doerOf(m)))
            motions.erase(motions.begin() + static_cast<std::ptrdiff_t>(k));
    if (motions.empty())
        return;
    ObjectSet before = s.listeners;
    if (t.cards.losesAbilities()) // what has lost them hears nothing of its own leaving either
        for (const Motion& m : motions)
            if (isPlayZone(zoneOf(s, m.object)) && hasLostAbilities(t, m.object))
                before.remove(m.object);
    rememberAll(t, motions);
    std::vector<Deed> deeds;
    deeds.reserve(motions.size() + 1);
    std::vector<Leaving> leaving;
    std::vector<GivenAbilities> given;
    leaving.reserve(motions.size());
    for (const Motion& m : motions) {
        leaving.push_back(leavingOf(t, m));
        if (t.cards.grantsAbilities())
            given.push_back(
                isPlayZone(zoneOf(s, m.object)) ? givenAsItLeaves(t, m.object) : GivenAbilities {});
    }
    for (std::size_t k = 0; k < motions.size(); ++k) {
        const Motion& m = motions[k];
        const Ref was = refOf(s, m.object);
        deeds.push_back(place(t, m, causeOf(m), doerOf(m), leaving[k]));
        if (!given.empty())
            deeds.back().given = given[k];
        followMoved(s, m.object, was);
        if (why == Cause::Play) {
            // 7.5.10 A card is played at the moment it leaves Limbo after resolution.
            Deed played = deeds.back();
            played.what = Deed::What::Played;
            played.first = m.played ? m.fromReserve : s.objects[m.object].is(Object::FromReserve);
            played.fromHand = m.played ? m.fromHand : s.objects[m.object].is(Object::FromHand);
            deeds.push_back(played);
        }
    }
    if (why == Cause::Draw) {
        Deed drew { Deed::What::Drew };
        drew.player = mover;
        drew.number = static_cast<std::uint8_t>(motions.size());
        deeds.push_back(drew);
    }
    occur(t, deeds, &before);
}

void moveOne(const Table& t, const Motion& m, Cause cause, Seat who)
{
    moveAll(t, { m }, cause, who);
}

void discardAll(const Table& t, const std::vector<Index>& list, Seat who)
{
    std::vector<Motion> motions;
    for (const Index i : list)
        motions.push_back({ i, Zone::Discard });
    moveAll(t, std::move(motions), Cause::Discard, who);
}

void sacrificeAll(const Table& t, const std::vector<Index>& list, Seat who)
{
    std::vector<Motion> motions;
    for (const Index i : list)
        if (inPlay(t.state, i))
            motions.push_back({ i, Zone::Discard });
    moveAll(t, std::move(motions), Cause::Sacrifice, who);
}

// --- Within the Expedition zone

namespace {

void relocate(const Table& t, Index i, Seat seat, Zone to, Deed::What what, Seat who)
{
    State& s = t.state;
    Deed deed { what };
    deed.object = i;
    deed.player = who;
    deed.before = s.objects[i].controller;
    deed.from = zoneOf(s, i);
    deed.to = to;
    s.objects[i].controller = seat & 1;
    s.zones.putLast(i, zoneIndex(seat, to));
    enterAsSaid(t, i, false);
    Event event { what == Deed::What::Switched ? Event::Kind::Moved : Event::Kind::ControlChanged,
        who, i };
    event.from = deed.from;
    event.fromSeat = deed.before;
    event.to = to;
    event.toSeat = seat;
    t.tell(event);
    occur(t, deed);
}

} // namespace

void switchExpedition(const Table& t, Index i, Seat who)
{
    const State& s = t.state;
    if (inExpedition(s, i))
        relocate(t, i, s.objects[i].controller, expeditionZone(1 - kindOf(s, i)),
            Deed::What::Switched, who);
}

void defect(const Table& t, Index i, Seat who)
{
    const State& s = t.state;
    if (inExpedition(s, i))
        relocate(t, i, otherSeat(s.objects[i].controller), zoneOf(s, i), Deed::What::Defected, who);
}

void takeControl(const Table& t, Index i, Seat to)
{
    const State& s = t.state;
    if (inPlay(s, i) && s.objects[i].controller != to)
        relocate(t, i, to, zoneOf(s, i), Deed::What::Defected, to);
}

} // namespace triptych::altered
