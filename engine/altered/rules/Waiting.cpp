#include "altered/rules/Waiting.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

Motion motionOf(const WaitingMove& event)
{
    Motion m { event.object, event.to };
    m.top = event.top != 0;
    m.exhausted = event.exhausted != 0;
    return m;
}

Grant grantOf(const WaitingGain& event)
{
    Grant gained;
    switch (event.kind) {
    case WaitingGain::Kind::Status:
        gained.kind = Grant::Kind::Status;
        gained.status = static_cast<Status>(event.number);
        break;
    case WaitingGain::Kind::Boost:
        break;
    case WaitingGain::Kind::Named:
        gained.counter.kind = Counter::Kind::Named;
        gained.counter.number = event.number;
        break;
    }
    return gained;
}

/// 7.3.25 It is sacrificed even where something else is done instead of the discard.
void noteSacrifice(const Table& t, Index i, Seat who)
{
    Deed deed { Deed::What::Sacrificed };
    deed.object = i;
    deed.was = refOf(t.state, i);
    deed.player = who;
    deed.before = t.state.objects[i].controller;
    deed.from = zoneOf(t.state, i);
    deed.to = Zone::Discard;
    deed.sacrificed = true;
    occur(t, deed);
}

/// 4.2.4.i Of an Expedition that does something else instead of moving in Progress.
void noteFailure(const Table& t, Index expedition, std::uint8_t dueTo)
{
    if (dueTo == 0)
        return;
    Deed deed { Deed::What::FailedToMove };
    deed.object = expedition;
    deed.player = seatOfExpedition(expedition);
    occur(t, deed);
}

} // namespace

WaitingMove waiting(const Motion& m, Cause cause, Seat who)
{
    return { m.object, m.to, cause, who, m.top, m.exhausted };
}

WaitingGain waiting(Index i, const Grant& gained)
{
    using Kind = WaitingGain::Kind;
    if (gained.kind == Grant::Kind::Status)
        return { i, Kind::Status, static_cast<std::uint8_t>(gained.status), 0 };
    const auto count = static_cast<std::uint8_t>(std::clamp(gained.amount.number, 0, 250));
    if (gained.counter.kind == Counter::Kind::Named)
        return { i, Kind::Named, static_cast<std::uint8_t>(gained.counter.number), count };
    return { i, Kind::Boost, 0, count };
}

Modifiers modifiersOf(const Table& t, const WaitingMove& event)
{
    return moveModifiers(t, motionOf(event), event.cause, event.mover, false);
}
Modifiers modifiersOf(const Table& t, const WaitingGain& event)
{
    return gainModifiers(t, event.object, grantOf(event), false);
}
Modifiers modifiersOf(const Table& t, const WaitingResupply& event)
{
    return resupplyModifiers(t, event.player, false);
}
Modifiers modifiersOf(const Table& t, const WaitingDraw& event)
{
    return drawModifiers(t, event.player, event.whole != 0);
}
Modifiers modifiersOf(const Table& t, const WaitingAdvance& event)
{
    return event.back != 0 ? retreatModifiers(t, event.expedition)
                           : advanceModifiers(t, event.expedition, event.dueTo);
}

Index subjectOf(const WaitingMove& event)
{
    return event.object;
}
Index subjectOf(const WaitingGain& event)
{
    return event.object;
}
Index subjectOf(const WaitingResupply&)
{
    return noIndex;
}
Index subjectOf(const WaitingDraw&)
{
    return noIndex;
}
Index subjectOf(const WaitingAdvance& event)
{
    return event.expedition;
}

// What has happened all the same when something else is done instead of an event

void noteReplaced(const Table& t, const WaitingMove& event)
{
    if (event.cause == Cause::Sacrifice)
        noteSacrifice(t, event.object, event.mover);
}
void noteReplaced(const Table&, const WaitingGain&)
{
}
void noteReplaced(const Table&, const WaitingResupply&)
{
}
void noteReplaced(const Table&, const WaitingDraw&)
{
}
void noteReplaced(const Table& t, const WaitingAdvance& event)
{
    noteFailure(t, event.expedition, event.dueTo);
}

namespace {

/// Whether what is offered could not be done any more once who offers it has gone: it pays with its own.
bool isPaidByItself(const Table& t, const Modifier& offered, const WaitingMove& event)
{
    if (!offered.may || offered.source >= maxObjects)
        return false;
    Viewpoint gone = viewpointOf(t.state, offered.source);
    gone.subject = refOf(t.state, event.object);
    ++gone.me.era;
    return !isPossible(t, t.cards.effect(offered.effect), gone);
}

} // namespace

void holdBack(const Table& t, std::vector<Motion>& going, const std::vector<WaitingMove>& events)
{
    State& s = t.state;
    ObjectSet paying;
    std::vector<bool> held(events.size());
    for (std::size_t k = 0; k < events.size(); ++k) {
        const Modifiers found = modifiersOf(t, events[k]);
        const Zone to = events[k].to; // a deck is put in order when all have reached it
        held[k] = found.empty() && inPlay(s, events[k].object) && !isPlayZone(to)
            && to != Zone::Deck && to != Zone::Limbo;
        for (const Modifier& offered : found)
            if (offered.source != events[k].object
                && std::ranges::any_of(
                    events, [&](const WaitingMove& e) { return e.object == offered.source; })
                && isPaidByItself(t, offered, events[k]))
                paying.add(offered.source);
    }
    if (paying.empty())
        return;
    for (std::size_t k = events.size(); k-- > 0;)
        if (held[k]) {
            s.agenda.push(ChooseModifier<WaitingMove> { events[k], noSeat });
            going.erase(going.begin() + static_cast<std::ptrdiff_t>(k));
        }
    // Who has initiative is asked first, and of what is theirs, for that which pays last: it may be gone then.
    const auto place = [&](const Motion& m) {
        return 2 * (s.objects[m.object].owner != initiative(s)) + paying.has(m.object);
    };
    std::ranges::stable_sort(going, {}, place);
}

bool isHeldBack(const ChooseModifier<WaitingMove>& step)
{
    return step.chooser == noSeat;
}

void letGo(const Table& t, const WaitingMove& first)
{
    State& s = t.state;
    std::vector<Motion> going;
    const auto take = [&](const WaitingMove& event) {
        if (!inPlay(s, event.object))
            return; // it was what was paid
        going.push_back(motionOf(event));
        going.back().by = event.mover;
    };
    take(first);
    for (auto next = s.agenda.next<ChooseModifier<WaitingMove>>(); next && isHeldBack(*next);
         next = s.agenda.next<ChooseModifier<WaitingMove>>()) {
        s.agenda.pop();
        take(next->event);
    }
    moveAll(t, std::move(going), first.cause, first.mover);
}

// What was to be replaced happens after all, as nothing replaces it any more.
void happens(const Table& t, const WaitingMove& event, Seat)
{
    moveOne(t, motionOf(event), event.cause, event.mover);
}
void happens(const Table& t, const WaitingGain& event, Seat who)
{
    if (event.kind == WaitingGain::Kind::Status)
        gainStatus(t, event.object, static_cast<Status>(event.number), who);
    else
        addCounters(t, event.object, grantOf(event).counter, event.count, 0, who);
}
void happens(const Table&, const WaitingResupply&, Seat)
{
}
void happens(const Table& t, const WaitingDraw& event, Seat)
{
    drawAsItIs(t, event.player, event.cards);
}
void happens(const Table&, const WaitingAdvance&, Seat)
{
}

} // namespace triptych::altered
