#include "altered/rules/Triggers.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/History.h"

#include <algorithm>
#include <bit>

namespace triptych::altered {

using Trigger = Happening::Event;

std::uint64_t eventsOf(const Deed& d)
{
    switch (d.what) {
    case Deed::What::Moved:
        return mark(Trigger::Becomes) | mark(Trigger::IconJoin) | mark(Trigger::Joins)
            | mark(Trigger::Leaves) | mark(Trigger::GoesTo) | mark(Trigger::IsSacrificed)
            | mark(Trigger::Sacrifices) | mark(Trigger::Discards) | mark(Trigger::Creates);
    case Deed::What::Played:
        return mark(Trigger::IconHand) | mark(Trigger::IconReserve) | mark(Trigger::Plays);
    case Deed::What::PhaseBegan:
        return mark(Trigger::AtPhase);
    case Deed::What::GainedCounters:
    case Deed::What::GainedStatus:
        return mark(Trigger::Gains) | mark(Trigger::Becomes);
    case Deed::What::LostCounters:
    case Deed::What::LostStatus:
        return mark(Trigger::Loses);
    case Deed::What::Drew:
        return mark(Trigger::Draws);
    case Deed::What::Resupplied:
        return mark(Trigger::Resupplies);
    case Deed::What::Rolled:
        return mark(Trigger::Rolls);
    case Deed::What::Exhausted:
        return mark(Trigger::Exhausts) | mark(Trigger::Becomes);
    case Deed::What::Readied:
        return mark(Trigger::Readies);
    case Deed::What::Revealed:
        return mark(Trigger::Reveals);
    case Deed::What::MovedForward:
        return mark(Trigger::MovesForward) | (d.contact ? mark(Trigger::Becomes) : 0);
    case Deed::What::FailedToMove:
        return mark(Trigger::FailsToMove);
    case Deed::What::MovedBackward:
        return mark(Trigger::MovesBackward) | (d.contact ? mark(Trigger::Becomes) : 0);
    case Deed::What::Passed:
        return mark(Trigger::Passes);
    case Deed::What::Activated:
        return mark(Trigger::Activates);
    case Deed::What::Gift:
        return mark(Trigger::MakesGift) | mark(Trigger::GetsGift);
    case Deed::What::Ascended:
        return mark(Trigger::Ascends);
    case Deed::What::Spent:
        return mark(Trigger::Spends);
    case Deed::What::Switched:
        return mark(Trigger::SwitchesExpeditions) | mark(Trigger::Joins) | mark(Trigger::Leaves);
    case Deed::What::Defected:
        return mark(Trigger::Defects) | mark(Trigger::Joins) | mark(Trigger::Leaves);
    case Deed::What::BecameGigantic:
        return mark(Trigger::Joins);
    case Deed::What::CeasedGigantic:
        return mark(Trigger::Leaves);
    case Deed::What::Sacrificed:
        return mark(Trigger::IsSacrificed) | mark(Trigger::Sacrifices);
    case Deed::What::Completed:
        return mark(Trigger::Completes) | mark(Trigger::Becomes);
    case Deed::What::Targeted:
        return mark(Trigger::Targets);
    case Deed::What::Attempted:
        return mark(Trigger::Ascends) | mark(Trigger::MovesForward);
    }
    return 0;
}

namespace {

/// How many of those counters were spent: of Spent it is kept how many `had` been boosts.
int spentOf(const Deed& d, const Counter& c)
{
    if (c.kind == Counter::Kind::Any)
        return d.number;
    if (c.kind == Counter::Kind::Boost)
        return d.had;
    return d.counterKind == c.number ? d.number - d.had : 0;
}

} // namespace

Hearing::Hearing(const Table& b, const Deed& d, const Viewpoint& v)
    : m_b(b)
    , m_d(d)
    , m_v(v)
{
    if (d.object < maxObjects)
        m_v.subject = refOf(b.state, d.object);
    else if (d.object != noIndex)
        m_v.subject = { d.object, 0xFF };
    m_v.subjectWas = d.was.object == noIndex ? m_v.subject : d.was;
}

bool Hearing::hears(const Happening& h) const
{
    // "for the second time each Day"; a counter has a number of its own, and what is played is asked below
    const bool counted = h.ordinal && h.event != Trigger::Gains && h.event != Trigger::Plays;
    return hearsOf(h) && (!counted || isTheNth(h));
}

bool Hearing::hearsOf(const Happening& h) const
{
    const State& s = m_b.state;
    if (!(eventsOf(m_d) & mark(h.event)) || !isInWindow(s, h, m_v)
        || h.attempt != (m_d.what == Deed::What::Attempted))
        return false;
    switch (h.event) {
    case Trigger::IconJoin:
        return isMe() && isPlayZone(m_d.to) && !isPlayZone(m_d.from);
    case Trigger::IconHand:
        return isMe() && m_d.fromHand;
    case Trigger::IconReserve:
        return isMe() && m_d.first; // of Played: from Reserve
    case Trigger::AtPhase:
        return stageOf(h.phase) == s.stage;
    case Trigger::Plays:
        return isWho(m_b, h.who, m_d.player, m_v) && isPlayed(h) && isPlayedFrom(h.from)
            && (!h.ordinal || isTheNth(h));
    case Trigger::Joins:
        return joins(h) && isSubject(h, now());
    case Trigger::Leaves:
        return leaves(h) && isMadeTo(h) && isSubject(h, before());
    case Trigger::GoesTo:
        return goesTo(h) && isMadeTo(h) && isSubject(h, isPlayZone(m_d.from) ? before() : now());
    case Trigger::IsSacrificed:
        return m_d.sacrificed && isSubject(h, before());
    case Trigger::Sacrifices:
        return m_d.sacrificed && isWho(m_b, h.who, m_d.player, m_v) && wasSubject(h, before());
    case Trigger::Discards:
        return m_d.discarded && isBy(h.who) && isFromOneOf(h.from) && wasSubject(h, before());
    case Trigger::Creates:
        return m_d.created && isWho(m_b, h.who, m_d.player, m_v) && isSubject(h, now());
    case Trigger::Gains:
        return gains(h) && isSubject(h, now());
    case Trigger::Loses:
        return loses(h) && isSubject(h, now());
    case Trigger::Rolls:
        return isWho(m_b, h.who, m_d.player, m_v) && times(h) > 0;
    case Trigger::Draws:
        return isWho(m_b, h.who, m_d.player, m_v) && m_d.number >= wanted(h);
    case Trigger::Resupplies:
    case Trigger::Reveals:
        return isWho(m_b, h.who, m_d.player, m_v);
    case Trigger::Spends:
        return isWho(m_b, h.who, m_d.player, m_v)
            && spentOf(m_d, h.counter) >= std::max(1, wanted(h));
    case Trigger::Passes:
        return isWho(m_b, h.who, m_d.player, m_v) && (!h.first || m_d.first)
            && (!h.afterOpponents || s.players[otherSeat(m_d.player)].passed);
    case Trigger::Activates:
        return isWho(m_b, h.who, m_d.player, m_v) && (!h.icons || (h.icons & m_d.icons))
            && (!h.subject || isSubject(h, hasLeft(m_b.state, before(), now()) ? before() : now()));
    case Trigger::MakesGift:
        return isWho(m_b, h.who, m_d.player, m_v);
    case Trigger::GetsGift:
        return isWho(m_b, h.who, otherSeat(m_d.player), m_v);
    case Trigger::Exhausts:
    case Trigger::Readies:
    case Trigger::Completes:
        return isBy(h.who) && isSubject(h, now());
    case Trigger::Targets:
        return isBy(h.who) && isSubject(h, now()) && (!h.bySpell || m_d.first);
    case Trigger::Becomes:
        return h.expedition ? comesInContact(h) : becomes(h) && isSubject(h, now());
    case Trigger::MovesForward:
        return isMovedExpedition(h) && (!h.dueTo || (m_d.number & h.dueTo))
            && std::popcount(m_d.number & 7u) >= h.least && (!h.dueToAscend || m_d.dueToAscend)
            && (!h.attempt || m_d.first);
    case Trigger::FailsToMove:
    case Trigger::MovesBackward:
        return isMovedExpedition(h);
    case Trigger::Ascends:
        return isMovedExpedition(h) && !m_d.first;
    case Trigger::SwitchesExpeditions:
    case Trigger::Defects:
        return isSubject(h, now());
    }
    return false;
}

/// "You roll a 6+ on a die": once for each die that shows it. RULING: as rolled, and of those that count.
int Hearing::times(const Happening& h) const
{
    if (h.event != Trigger::Rolls || h.least == 0)
        return 1;
    int n = 0;
    for (std::uint64_t dice = m_d.dice; dice != 0; dice >>= 4) {
        const int shows = static_cast<int>(dice & 15);
        n += shows >= h.least && (h.most == 0 || shows <= h.most);
    }
    return n;
}

/// "I'm exhausted": whoever did it, a rule too.
bool Hearing::isBy(const Who& who) const
{
    return who.kind == Who::Kind::Anyone || isWho(m_b, who, m_d.player, m_v);
}

/// "by an opponent": whoever's effect or cost it was; a rule's is nobody's.
bool Hearing::isMadeTo(const Happening& h) const
{
    return !h.by || (m_d.player != noSeat && isWho(m_b, *h.by, m_d.player, m_v));
}

bool Hearing::isFromOneOf(const std::vector<Place>& from) const
{
    return from.empty()
        || std::ranges::any_of(from, [&](const Place& place) { return isFrom(place); });
}

/// 7.5.3 It lacked the status before the event and has it after, or it has come with it.
bool Hearing::becomes(const Happening& h) const
{
    if (m_d.what == Deed::What::Moved)
        return isPlayZone(m_d.to) && !isPlayZone(m_d.from) && isStatus(m_b, m_d.object, h.status);
    if (m_d.what == Deed::What::Exhausted)
        return h.status == Status::Exhausted;
    return m_d.what == Deed::What::Completed ? h.status == Status::Completed : gains(h);
}

/// "My Expedition becomes [In Contact]": whichever of the two has moved.
bool Hearing::comesInContact(const Happening& h) const
{
    Things list;
    expeditionsOf(m_b, *h.expedition, m_v, list);
    return std::ranges::any_of(list, [&](Index each) {
        return (m_d.contact >> (2 * seatOfExpedition(each) + kindOfExpedition(each))) & 1;
    });
}

bool Hearing::wasSubject(const Happening& h, Ref r) const
{
    Hearing before = *this;
    before.m_v.moved = m_d.object;
    before.m_v.movedFrom = m_d.from;
    before.m_v.movedBefore = m_d.before;
    return before.isSubject(h, r);
}

bool Hearing::isPlayed(const Happening& h) const
{
    Hearing playing = *this;
    playing.m_v.playing = true;
    // A Spell is played as it leaves Limbo (7.5.10): it is the one that lay there.
    return playing.isSubject(h, hasLeft(m_b.state, before(), now()) ? before() : now());
}

/// "A Character is played from Reserve"
bool Hearing::isPlayedFrom(const std::vector<Place>& from) const
{
    const auto isFrom = [&](const Place& place) {
        const bool there = place.zone == Zone::Hand ? m_d.fromHand
            : place.zone == Zone::Reserve           ? m_d.first
                                                    : !m_d.fromHand && !m_d.first;
        return there && isWho(m_b, place.whose, m_d.player, m_v);
    };
    return from.empty() || std::ranges::any_of(from, isFrom);
}

/// "your second Character each turn": with this one, which is remembered already, it is so many.
bool Hearing::isTheNth(const Happening& h) const
{
    return timesHappened(m_b, h, m_v) == wanted(h);
}

bool Hearing::isSubject(const Happening& h, Ref r) const
{
    if (!h.subject)
        return true;
    if (std::holds_alternative<This>(h.subject->node))
        return isMe();
    if (m_d.object >= maxObjects)
        return false;
    if (r.object >= maxObjects)
        return !std::holds_alternative<Each>(h.subject->node)
            && !std::holds_alternative<Some>(h.subject->node);
    Known known = knownOf(m_b, r);
    // 6.3.e "a Character you control defects": its controller is the one before the event.
    const bool goesAway = h.event == Trigger::Defects || h.event == Trigger::Leaves;
    if (goesAway && m_d.what == Deed::What::Defected)
        known.controller = m_d.before;
    const auto isOfIt = [&](const auto& of) {
        return matchesAnywhere(m_b, known, of.filter, m_v)
            && (!of.yours || known.controller == m_v.you);
    };
    if (const auto* each = std::get_if<Each>(&h.subject->node))
        return isOfIt(*each);
    if (const auto* some = std::get_if<Some>(&h.subject->node))
        return isOfIt(*some);
    return true;
}

/// 7.4.4.n-o The other Expedition is joined or left; the one where the card lies is neither.
bool Hearing::isOtherExpedition(const Happening& h) const
{
    if (!h.expedition)
        return false;
    Things list;
    expeditionsOf(m_b, *h.expedition, m_v, list);
    const int kind = m_d.from == Zone::HeroExpedition ? 0 : 1;
    return list.contains(expeditionThing(m_d.before, 1 - kind))
        && !list.contains(expeditionThing(m_d.before, kind));
}

namespace {

/// "An Expedition", "one of your Expeditions", and not "your Expeditions": who switches leaves one of them and
/// joins another (7.3.28).
bool isOfOneExpedition(const Happening& h)
{
    using Kind = Expedition::Kind;
    return h.expedition->kind == Kind::An || h.expedition->kind == Kind::OneOf;
}

} // namespace

Index expeditionLeft(const Deed& d)
{
    return expeditionThing(d.before, d.from == Zone::HeroExpedition ? 0 : 1);
}

bool Hearing::joins(const Happening& h) const
{
    const bool moved = m_d.what == Deed::What::Moved;
    if (m_d.what == Deed::What::BecameGigantic)
        return isOtherExpedition(h);
    if (h.expedition) {
        Things list;
        expeditionsOf(m_b, *h.expedition, m_v, list);
        Things here;
        expeditionsOfObject(m_b, now(), here);
        const bool there = std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        if (moved)
            return (there && !isExpeditionZone(m_d.from))
                || (h.orLandmarks && m_d.to == Zone::Landmark
                    && isWho(m_b, h.expedition->whose, zoneSeat(m_b.state, m_d.object), m_v));
        // 7.4.4.i What is in both Expeditions neither joins nor leaves by switching.
        if (!there)
            return false;
        if (m_d.what == Deed::What::Defected)
            return true;
        return here.size() == 1 && (isOfOneExpedition(h) || !list.contains(expeditionLeft(m_d)));
    }
    return moved && m_d.to == Zone::Landmark && m_d.from != Zone::Landmark;
}

bool Hearing::leaves(const Happening& h) const
{
    const bool moved = m_d.what == Deed::What::Moved;
    if (m_d.what == Deed::What::CeasedGigantic)
        return isOtherExpedition(h);
    if (h.reserveLeft && !h.expedition && !isSeveral(h.zone))
        return moved && m_d.from == h.zone && m_d.to != h.zone
            && isWho(m_b, h.who, m_d.before, m_v);
    if (h.expedition) {
        Things list;
        expeditionsOf(m_b, *h.expedition, m_v, list);
        if (!isExpeditionZone(m_d.from))
            return false;
        const Index left = expeditionLeft(m_d);
        if (moved && (m_d.was.object != noIndex)) {
            Things there;
            expeditionsOfObject(m_b, m_d.was, there);
            return std::ranges::any_of(there, [&](Index e) { return list.contains(e); });
        }
        Things here;
        expeditionsOfObject(m_b, now(), here);
        if (isMe() && h.expedition->kind == Expedition::Kind::Mine) // it was mine until now
            return !here.contains(left);
        if (isOfOneExpedition(h))
            return list.contains(left) && !here.contains(left);
        return list.contains(left)
            && std::ranges::none_of(here, [&](Index e) { return list.contains(e); });
    }
    if (!moved)
        return false;
    const Zone left = h.zone == Zone::Play ? h.zone : Zone::Expedition;
    return isWithin(m_d.from, left) && !isWithin(m_d.to, left);
}

bool Hearing::isFrom(const Place& place) const
{
    return isWithin(m_d.from, place.zone) && isWho(m_b, place.whose, m_d.before, m_v);
}

bool Hearing::goesTo(const Happening& h) const
{
    const Zone to = h.zone;
    if (m_d.to != to || m_d.from == to || !isWho(m_b, h.who, zoneSeat(m_b.state, m_d.object), m_v))
        return false;
    return isFromOneOf(h.from);
}

bool Hearing::isKind(const Counter& c) const
{
    if (c.kind == Counter::Kind::Named)
        return m_d.counterKind != 0 && c.number == m_d.counterKind;
    return c.kind == Counter::Kind::Any || m_d.counterKind == 0;
}

bool Hearing::gains(const Happening& h) const
{
    if (h.gainsStatus)
        return (m_d.what == Deed::What::GainedStatus && m_d.status == h.status)
            || (h.status == Status::Boosted && m_d.what == Deed::What::GainedCounters
                && m_d.counterKind == 0 && m_d.had == 0);
    if (m_d.what != Deed::What::GainedCounters || !isKind(h.counter))
        return false;
    const int amount = wanted(h);
    if (h.ordinal)
        return m_d.had < amount && m_d.had + m_d.number >= amount;
    return m_d.number >= amount;
}

bool Hearing::loses(const Happening& h) const
{
    if (h.gainsStatus)
        return m_d.what == Deed::What::LostStatus && m_d.status == h.status;
    return m_d.what == Deed::What::LostCounters && isKind(h.counter) && m_d.number >= wanted(h);
}

bool Hearing::isMovedExpedition(const Happening& h) const
{
    if (!h.expedition)
        return true;
    Things list;
    expeditionsOf(m_b, *h.expedition, m_v, list);
    return list.contains(m_d.object);
}

bool waitsForIt(const Happening& h)
{
    return h.subject && std::holds_alternative<It>(h.subject->node);
}

bool waitsThere(const Happening& h)
{
    using Kind = Expedition::Kind;
    const bool named = h.expedition
        && (h.expedition->kind == Kind::That || h.expedition->kind == Kind::Its
            || h.expedition->kind == Kind::FacingIt);
    return named && !waitsForIt(h);
}

bool isOnceAnEvent(const Happening& h)
{
    const bool both = h.expedition && h.expedition->kind == Expedition::Kind::BothOf;
    const bool counted = h.ordinal && h.event != Trigger::Plays; // several at once are told once
    return (both || h.together || counted) && h.event != Trigger::Gains && h.event != Trigger::Draws
        && h.event != Trigger::Rolls;
}

Icons iconOf(const Happening& h)
{
    return h.event == Trigger::IconJoin   ? iconJoin
        : h.event == Trigger::IconHand    ? iconHand
        : h.event == Trigger::IconReserve ? iconReserve
                                          : Icons { 0 };
}

} // namespace triptych::altered
