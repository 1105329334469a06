#include "altered/rules/Meaning.h"

#include <algorithm>

// Whom a word means, and as of when: what is there, and what has gone as it last was (2.1.f, 2.1.h).
namespace triptych::altered {

const Memory* memoryOf(const State& s, Ref r)
{
    for (std::size_t k = s.memories.size(); k-- > 0;)
        if (s.memories[k].who == r)
            return &s.memories[k];
    return nullptr;
}

namespace {

/// What was last known of what a card was before it moved; null when nothing.
const Memory* lastMemory(const State& s, Index i)
{
    for (std::size_t k = s.memories.size(); k-- > 0;)
        if (s.memories[k].who.object == i)
            return &s.memories[k];
    return nullptr;
}

Known remembered(const Table& t, const Memory& m)
{
    Known known;
    known.as = Known::As::Was;
    known.object = m.who.object;
    known.facts = &t.cards.facts(m.card);
    known.memory = &m;
    known.statuses = m.statuses;
    known.boosts = m.boosts;
    known.counterKind = m.counterKind;
    known.counters = m.counters;
    known.zone = m.zone;
    known.controller = m.controller;
    known.owner = m.owner;
    known.fromReserve = m.fromReserve;
    known.fromHand = m.fromHand;
    known.lately = m.lately;
    known.given = m.given.all();
    return known;
}

} // namespace

Known knownOf(const Table& t, Ref r)
{
    const State& s = t.state;
    Known known;
    if (r.object >= maxObjects)
        return known;
    if (!isCurrent(s, r))
        if (const Memory* memory = memoryOf(s, r))
            return remembered(t, *memory);
    const Object& o = s.objects[r.object];
    known.object = r.object;
    known.facts = &t.cards.facts(o.card);
    known.statuses = o.statuses;
    known.zone = zoneOf(s, r.object);
    keep(o, known);
    if (t.cards.grantsSubtypes())
        known.given = givenSubtypes(t, r.object);
    return known;
}

Known knownOf(const Table& t, const Past& past)
{
    Known known;
    known.as = Known::As::Print;
    known.facts = &t.cards.facts(past.card);
    known.zone = Zone::Limbo; // as it was while it was played
    known.controller = past.player;
    const bool other = past.event == static_cast<std::uint8_t>(Happening::Event::Plays)
        && (past.icons & fromTheOther);
    known.owner = other ? otherSeat(past.player) : Seat { past.player };
    known.fromReserve = (past.icons & iconReserve) != 0;
    known.fromHand = (past.icons & iconHand) != 0;
    return known;
}

bool isTokenAmongCards(const Table& t, Index i, const Filter& f, const Viewpoint& v)
{
    const bool cards = std::ranges::any_of(
        f.nouns, [](const Noun& noun) { return noun.kind == Noun::Kind::Card; });
    const Known known = cards ? knownOf(t, itAsItWas(t.state, v, i)) : Known {};
    return known.facts && known.facts->token;
}

bool hasLeft(const State& s, Ref was, Ref now)
{
    if (was == now || !memoryOf(s, was))
        return false;
    const Memory* since = isCurrent(s, now) ? nullptr : memoryOf(s, now);
    const Zone zone = since ? since->zone : isCurrent(s, now) ? zoneOf(s, now.object) : Zone::Gone;
    return !isPlayZone(zone) && zone != Zone::Limbo;
}

Index itOf(const Viewpoint& v)
{
    if (v.acting && !v.acting->it.empty())
        return v.acting->it.front();
    return v.acting && v.acting->none ? noIndex : v.subject.object;
}

Ref itRef(const State& s, const Viewpoint& v)
{
    const Index it = itOf(v);
    if (it >= maxObjects)
        return { it, 0xFF };
    if (v.subject.object == it)
        return v.subject;
    return refOf(s, it);
}

Ref itAsItWas(const State& s, const Viewpoint& v, Index oneOfThem)
{
    if (oneOfThem < maxObjects && v.acting && v.acting->it.hasLeft(oneOfThem))
        if (const Memory* memory = lastMemory(s, oneOfThem))
            return memory->who;
    return thingRef(s, oneOfThem);
}

Ref itAsItWas(const State& s, const Viewpoint& v)
{
    if (v.acting && !v.acting->it.empty())
        return itAsItWas(s, v, v.acting->it.front());
    if (v.acting && v.acting->none)
        return {};
    if (v.subject.object < maxObjects && hasLeft(s, v.subjectWas, v.subject))
        return v.subjectWas;
    return v.subject;
}

} // namespace triptych::altered
