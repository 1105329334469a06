#include "altered/effects/Reading.h"

namespace triptych::altered {

View viewOf(const State& s)
{
    View v;
    if (s.acting.empty())
        return v;
    const Acting& a = s.acting.back();
    v.you = a.controller;
    v.me = a.source;
    v.was = a.was;
    v.subject = a.subject;
    v.acting = &a;
    v.doer = a.doer;
    v.x = a.x;
    return v;
}

View viewOf(const State& s, Index i)
{
    View v;
    v.you = s.objects[i].controller;
    v.me = refOf(s, i);
    v.was = v.me;
    return v;
}

Known knownOf(const State& s, Ref r)
{
    Known known;
    if (r.object >= maxObjects)
        return known;
    if (!isCurrent(s, r))
        for (std::size_t k = s.memories.size(); k-- > 0;)
            if (s.memories[k].who == r) {
                const Memory& m = s.memories[k];
                known.statuses = m.statuses;
                known.boosts = m.boosts;
                known.counters = m.counters;
                known.spot = m.spot;
                known.controller = m.controller;
                known.memory = &m;
                return known;
            }
    const Object& o = s.objects[r.object];
    known.statuses = o.statuses;
    known.boosts = o.boosts;
    known.counters = o.counters;
    known.spot = spotOf(s, r.object);
    known.controller = o.controller;
    known.current = isCurrent(s, r);
    return known;
}

const Memory* lastMemory(const State& s, Index i)
{
    for (std::size_t k = s.memories.size(); k-- > 0;)
        if (s.memories[k].who.object == i)
            return &s.memories[k];
    return nullptr;
}

Index itOf(const View& v)
{
    if (v.acting && !v.acting->it.empty())
        return v.acting->it.front();
    return v.subject.object;
}

Ref itRef(const State& s, const View& v)
{
    const Index it = itOf(v);
    if (it >= maxObjects)
        return { it, 0xFF };
    if (v.subject.object == it)
        return v.subject;
    return refOf(s, it);
}

Ref itAsItWas(const State& s, const View& v)
{
    const Ref it = itRef(s, v);
    if (it.object < maxObjects && !isPlaySpot(spotOf(s, it.object)))
        if (const Memory* memory = lastMemory(s, it.object))
            return memory->who;
    return it;
}

// --- Players

Seats seatsOf(const Board& b, const Who& who, const View& v)
{
    const State& s = b.state;
    Seats seats;
    switch (who.kind) {
    case Who::Kind::You:
        seats.push_back(v.you);
        break;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
    case Who::Kind::TargetOpponent:
        seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::Anyone:
    case Who::Kind::EachPlayer: {
        const Seat begins = who.startingWithYou ? v.you : initiative(s);
        seats.push_back(begins);
        seats.push_back(otherSeat(begins));
        break;
    }
    case Who::Kind::TargetPlayer:
    case Who::Kind::ThatPlayer:
        if (v.doer != noSeat)
            seats.push_back(v.doer);
        else if (v.acting && v.acting->thatPlayer != noSeat)
            seats.push_back(v.acting->thatPlayer);
        else
            seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::ItsOwner:
    case Who::Kind::ItsController: {
        const Ref r = who.me ? v.me : itAsItWas(s, v);
        if (r.object >= maxObjects)
            seats.push_back(isExpedition(r.object) ? seatOfExpedition(r.object) : v.you);
        else
            seats.push_back(who.kind == Who::Kind::ItsOwner ? Seat { s.objects[r.object].owner }
                                                            : knownOf(s, r).controller);
        break;
    }
    }
    return seats;
}

bool isWho(const Board& b, const Who& who, Seat p, const View& v)
{
    return seatsOf(b, who, v).contains(p);
}

} // namespace triptych::altered
