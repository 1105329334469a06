#include "altered/rules/Statuses.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

namespace triptych::altered {

bool mayBear(const State& s, Index i)
{
    return i < maxObjects && factsOf(zoneOf(s, i)).bearing;
}

namespace {

void tellOf(const Table& t, Event::Kind kind, Index i, Seat who, int amount)
{
    Event event { kind, who, i };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
}

void happened(const Table& t, Deed::What what, Index i, Seat who, Status status)
{
    Deed deed { what };
    deed.object = i;
    deed.was = refOf(t.state, i);
    deed.player = who;
    deed.before = t.state.objects[i].controller;
    deed.status = status;
    occur(t, deed);
}

/// 2.2.2 What kinds of object a status makes sense for.
bool suits(const Table& t, Index i, Status status)
{
    if (status != Status::Fleeting)
        return true;
    const CardType type = t.facts(i).type;
    if (type == CardType::ExpeditionPermanent)
        return t.policy().permanentsCanFleet;
    return type != CardType::Landmark && type != CardType::Hero; // 2.4.6.b
}

} // namespace

bool gainStatus(const Table& t, Index i, Status status, Seat who)
{
    State& s = t.state;
    if (!mayBear(s, i) || !suits(t, i, status))
        return false;
    Object& o = s.objects[i];
    const bool again = o.is(status) && mayGainAgain(t, i, status); // 2.4.1.g
    Grant grant;
    grant.kind = Grant::Kind::Status;
    grant.status = status;
    if ((o.is(status) && !again) || cantGain(t, i, grant) || replacesGain(t, i, grant, who))
        return false;
    o.set(status, true);
    if (status == Status::Exhausted)
        noteWorking(t, i);
    tellOf(t, Event::Kind::StatusGained, i, who, static_cast<int>(status));
    happened(t, Deed::What::GainedStatus, i, who, status);
    return true;
}

bool loseStatus(const Table& t, Index i, Status status, Seat who)
{
    State& s = t.state;
    if (i >= maxObjects || !s.objects[i].is(status) || status == Status::Boosted)
        return false;
    Grant lost;
    lost.kind = Grant::Kind::Status;
    lost.status = status;
    if (cantLose(t, i, lost))
        return false;
    s.objects[i].set(status, false);
    if (status == Status::Exhausted)
        noteWorking(t, i);
    tellOf(t, Event::Kind::StatusLost, i, who, static_cast<int>(status));
    happened(t, Deed::What::LostStatus, i, who, status);
    return true;
}

bool exhaust(const Table& t, Index i, Seat who)
{
    Grant grant;
    grant.kind = Grant::Kind::Status;
    grant.status = Status::Exhausted;
    if (!mayBear(t.state, i) || t.state.objects[i].is(Status::Exhausted) || cantGain(t, i, grant)
        || cantBe(t, i, CantBe::Fate::Exhausted, who))
        return false;
    // What is exhausted still sees it happen (6.3.e).
    const ObjectSet before = t.state.listeners;
    t.state.objects[i].set(Status::Exhausted, true);
    noteWorking(t, i);
    tellOf(t, Event::Kind::StatusGained, i, who, static_cast<int>(Status::Exhausted));
    Deed deed { Deed::What::Exhausted };
    deed.object = i;
    deed.from = zoneOf(t.state, i);
    deed.was = refOf(t.state, i);
    deed.player = who;
    occur(t, deed, &before);
    return true;
}

bool ready(const Table& t, Index i, Seat who)
{
    if (i >= maxObjects || !t.state.objects[i].is(Status::Exhausted)
        || cantBe(t, i, CantBe::Fate::Readied, who))
        return false;
    t.state.objects[i].set(Status::Exhausted, false);
    noteWorking(t, i);
    tellOf(t, Event::Kind::StatusLost, i, who, static_cast<int>(Status::Exhausted));
    happened(t, Deed::What::Readied, i, who, Status::Exhausted);
    return true;
}

bool ascend(const Table& t, Index expedition, Seat who)
{
    Marker& marker = t.state.players[seatOfExpedition(expedition)]
                         .markers[static_cast<std::size_t>(kindOfExpedition(expedition))];
    Deed deed { Deed::What::Ascended };
    deed.object = expedition;
    deed.player = who;
    if (replacesAscension(t, expedition, marker.ascended != 0))
        return false;
    if (marker.ascended) { // v4 7.3.3.a, 2.4.1.f: it is only attempted (v4 7.5.3)
        deed.what = Deed::What::Attempted;
        occur(t, deed);
        return false;
    }
    marker.ascended = 1;
    Event event { Event::Kind::Ascended, who };
    event.other = expedition;
    t.tell(event);
    occur(t, deed);
    return true;
}

bool descend(const Table& t, Index expedition)
{
    Marker& marker = t.state.players[seatOfExpedition(expedition)]
                         .markers[static_cast<std::size_t>(kindOfExpedition(expedition))];
    const bool was = marker.ascended != 0;
    marker.ascended = 0;
    return was;
}

int countersOn(const Table& t, Index i, const Counter& counter)
{
    const Object& o = t.state.objects[i];
    switch (counter.kind) {
    case Counter::Kind::Boost:
        return o.boosts;
    case Counter::Kind::Named:
        return o.counterKind == counter.number ? o.counters : 0;
    case Counter::Kind::Any:
        return o.boosts + o.counters;
    }
    return 0;
}

int addCounters(const Table& t, Index i, const Counter& counter, int count, int max, Seat who)
{
    State& s = t.state;
    // 2.5 What is gained has a kind: "a counter" alone is only asked for, or taken.
    const bool kindless = counter.kind == Counter::Kind::Any
        || (counter.kind == Counter::Kind::Named && (counter.number == 0 || counter.number > 0xFF));
    if (count <= 0 || kindless || !mayBear(s, i))
        return 0;
    Grant grant;
    grant.kind = Grant::Kind::Counters;
    grant.counter = counter;
    grant.amount = fixed(count);
    if (cantGain(t, i, grant) || replacesGain(t, i, grant, who))
        return 0;
    Object& o = s.objects[i];
    const bool boosts = counter.kind == Counter::Kind::Boost;
    if (!boosts && o.counterKind != 0 && o.counterKind != counter.number && o.counters > 0)
        return 0; // RULING "two kinds of named counters"
    const int had = boosts ? o.boosts : o.counterKind == counter.number ? o.counters : 0;
    int added = std::min(count, 250 - had);
    if (max > 0)
        added = std::clamp(max - had, 0, added);
    if (added <= 0)
        return 0;
    if (boosts) {
        o.boosts = static_cast<std::uint8_t>(had + added);
    } else {
        o.counterKind = static_cast<std::uint8_t>(counter.number);
        o.counters = static_cast<std::uint8_t>(had + added);
    }
    Event event { Event::Kind::CountersGained, who, i };
    event.amount = static_cast<std::int16_t>(added);
    event.place = boosts ? std::uint8_t { 0 } : o.counterKind;
    t.tell(event);
    Deed deed { Deed::What::GainedCounters };
    deed.object = i;
    deed.was = refOf(s, i);
    deed.player = who;
    deed.before = o.controller;
    deed.number = static_cast<std::uint8_t>(added);
    deed.had = static_cast<std::uint8_t>(had);
    deed.counterKind = boosts ? std::uint8_t { 0 } : o.counterKind;
    occur(t, deed);
    return added;
}

int removeCounters(const Table& t, Index i, const Counter& counter, int count, bool spent, Seat who)
{
    State& s = t.state;
    if (i >= maxObjects || count <= 0)
        return 0;
    Object& o = s.objects[i];
    const std::uint8_t kindBefore = o.counterKind;
    const int boostsBefore = o.boosts;
    int left = count;
    int removed = 0;
    const auto take = [&](std::uint8_t& from, std::uint8_t kind) {
        const int taken = std::min<int>(left, from);
        Grant lost;
        if (kind != 0)
            lost.counter = { Counter::Kind::Named, {}, kind };
        if (taken == 0 || cantLose(t, i, lost))
            return;
        from = static_cast<std::uint8_t>(from - taken);
        left -= taken;
        removed += taken;
        Event event { Event::Kind::CountersLost, who, i };
        event.amount = static_cast<std::int16_t>(taken);
        event.place = kind;
        t.tell(event);
        Deed deed { Deed::What::LostCounters };
        deed.object = i;
        deed.was = refOf(s, i);
        deed.player = who;
        deed.number = static_cast<std::uint8_t>(taken);
        deed.counterKind = kind;
        occur(t, deed);
    };
    if (counter.kind != Counter::Kind::Boost
        && (counter.kind == Counter::Kind::Any || o.counterKind == counter.number))
        take(o.counters, o.counterKind);
    if (counter.kind != Counter::Kind::Named)
        take(o.boosts, 0);
    if (o.counters == 0)
        o.counterKind = 0;
    if (spent && removed > 0) {
        Deed deed { Deed::What::Spent };
        deed.object = i;
        deed.player = who;
        deed.number = static_cast<std::uint8_t>(removed);
        deed.had = static_cast<std::uint8_t>(boostsBefore - o.boosts); // of Spent: the boosts
        deed.counterKind = kindBefore;
        occur(t, deed);
    }
    return removed;
}

bool augment(const Table& t, Index i, bool boosts, Seat who)
{
    const Object& o = t.state.objects[i];
    Counter counter;
    if (boosts) {
        if (o.boosts == 0)
            return false;
    } else {
        if (o.counters == 0)
            return false;
        counter.kind = Counter::Kind::Named;
        counter.number = o.counterKind;
    }
    return addCounters(t, i, counter, 1, 0, who) > 0;
}

} // namespace triptych::altered
