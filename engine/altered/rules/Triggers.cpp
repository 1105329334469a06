#include "altered/rules/Triggers.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/History.h"
#include "altered/rules/MeaningTraits.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <bit>

namespace triptych::altered {

using Trigger = Happening::Event;

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

Hearing::Hearing(const Table& t, const Deed& d, const Viewpoint& v)
    : m_table(t)
    , m_d(d)
    , m_v(v)
{
    if (d.object < maxObjects)
        m_v.subject = refOf(t.state, d.object);
    else if (d.object != noIndex)
        m_v.subject = { d.object, 0xFF };
    m_v.subjectWas = d.was.object == noIndex ? m_v.subject : d.was;
}

bool Hearing::hears(const Happening& h) const
{
    // "for the second time each Day"; a counter has a number of its own, and what is played is asked below
    const bool counted = h.ordinal && h.event != Trigger::Gains && h.event != Trigger::Plays
        && h.event != Trigger::Draws;
    return hearsOf(h) && (!counted || isTheNth(h));
}

bool Hearing::hearsOf(const Happening& h) const
{
    const State& s = m_table.state;
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
        return isWho(m_table, h.who, m_d.player, m_v) && isPlayed(h) && isPlayedFrom(h.from)
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
        return m_d.sacrificed && isWho(m_table, h.who, m_d.player, m_v) && wasSubject(h, before());
    case Trigger::Discards:
        return m_d.discarded && isBy(h.who) && isFromOneOf(h.from) && wasSubject(h, before());
    case Trigger::Creates:
        return m_d.created && isWho(m_table, h.who, m_d.player, m_v) && isSubject(h, now());
    case Trigger::Gains:
        return gains(h) && isSubject(h, now());
    case Trigger::Loses:
        return loses(h) && isSubject(h, now());
    case Trigger::Rolls:
        return isWho(m_table, h.who, m_d.player, m_v) && times(h) > 0;
    case Trigger::Draws:
        return isWho(m_table, h.who, m_d.player, m_v)
            && (h.ordinal ? isTheNthCard(h) : m_d.number >= wanted(h));
    case Trigger::Resupplies:
    case Trigger::Reveals:
        return isWho(m_table, h.who, m_d.player, m_v);
    case Trigger::Spends:
        return isWho(m_table, h.who, m_d.player, m_v)
            && spentOf(m_d, h.counter) >= std::max(1, wanted(h));
    case Trigger::Passes:
        return isWho(m_table, h.who, m_d.player, m_v) && (!h.first || m_d.first)
            && (!h.afterOpponents || s.players[otherSeat(m_d.player)].passed);
    case Trigger::Activates:
        return isWho(m_table, h.who, m_d.player, m_v) && (!h.icons || (h.icons & m_d.icons))
            && (!h.subject
                || isSubject(h, hasLeft(m_table.state, before(), now()) ? before() : now()));
    case Trigger::MakesGift:
        return isWho(m_table, h.who, m_d.player, m_v);
    case Trigger::GetsGift:
        return isWho(m_table, h.who, otherSeat(m_d.player), m_v);
    case Trigger::Exhausts:
    case Trigger::Readies:
    case Trigger::Completes:
        return isBy(h.who) && isSubject(h, now());
    case Trigger::Targets:
        return isBy(h.who) && isSubject(h, now()) && (!h.bySpell || m_d.first)
            && (!h.byAbility || !m_d.first);
    case Trigger::Sabotages:
        return isBy(h.who) && wasSubject(h, before());
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
/// "You draw a card": once for each card of a draw, as each of them is drawn (6.1.e).
int Hearing::times(const Happening& h) const
{
    if (h.event == Trigger::Draws && !h.together && !h.ordinal)
        return m_d.number;
    if (h.event != Trigger::Rolls || h.least == 0)
        return 1;
    int n = 0;
    for (std::uint64_t dice = m_d.dice; dice != 0; dice >>= 4) {
        const int shows = static_cast<int>(dice & 15);
        n += shows >= h.least && (h.most == 0 || shows <= h.most);
    }
    return n;
}

namespace {

struct NamesOpponent : AnyPart<NamesOpponent>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        return who.kind == Who::Kind::Opponent || who.kind == Who::Kind::EachOpponent
            || in<Who>(who);
    }
    static bool in(const std::vector<Place>& places)
    {
        return std::ranges::any_of(places, [](const Place& place) { return in(place.whose); });
    }
    static bool in(const Trait& trait) { return in(trait.places) || in<Trait>(trait); }
    static bool in(const Happening& h)
    {
        return in(h.from) || (h.by && in(*h.by)) || in<Happening>(h);
    }
};

} // namespace

Seat Hearing::told(const Happening& h) const
{
    return NamesOpponent::in(h) ? otherSeat(m_v.you) : m_d.player;
}

/// "I'm exhausted": whoever did it, a rule too.
bool Hearing::isBy(const Who& who) const
{
    return who.kind == Who::Kind::Anyone || isWho(m_table, who, m_d.player, m_v);
}

/// "by an opponent": whoever's effect or cost it was; a rule's is nobody's.
bool Hearing::isMadeTo(const Happening& h) const
{
    return !h.by || (m_d.player != noSeat && isWho(m_table, *h.by, m_d.player, m_v));
}

/// 7.5.3 It lacked the status before the event and has it after, or it has come with it.
bool Hearing::becomes(const Happening& h) const
{
    if (m_d.what == Deed::What::Moved)
        return isPlayZone(m_d.to) && !isPlayZone(m_d.from)
            && isStatus(m_table, m_d.object, h.status);
    if (m_d.what == Deed::What::Exhausted)
        return h.status == Status::Exhausted;
    return m_d.what == Deed::What::Completed ? h.status == Status::Completed : gains(h);
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
    playing.m_v.player = m_d.player;
    // A Spell is played as it leaves Limbo (7.5.10): it is the one that lay there.
    return playing.isSubject(h, hasLeft(m_table.state, before(), now()) ? before() : now());
}

/// "A Character is played from Reserve"
bool Hearing::isPlayedFrom(const std::vector<Place>& from) const
{
    const auto isFrom = [&](const Place& place) {
        const bool there = place.zone == Zone::Hand ? m_d.fromHand
            : place.zone == Zone::Reserve           ? m_d.first
                                                    : !m_d.fromHand && !m_d.first;
        // 1.4.3 What lies in a Reserve is of whose Reserve it is, whoever plays it (v4 5.1.2.c).
        const Seat owner = m_d.object < maxObjects
            ? Seat { m_table.state.objects[m_d.object].owner }
            : m_d.player;
        return there
            && (place.whose.kind == Who::Kind::ThatPlayer
                    ? owner == m_d.player
                    : isWho(m_table, place.whose, owner, m_v));
    };
    return from.empty() || std::ranges::any_of(from, isFrom);
}

/// "your second Character each turn": with this one, which is remembered already, it is so many.
bool Hearing::isTheNth(const Happening& h) const
{
    return timesHappened(m_table, h, m_v) == wanted(h);
}

/// "Your second card each turn": one of those that were drawn just now.
bool Hearing::isTheNthCard(const Happening& h) const
{
    const int drawn = timesHappened(m_table, h, m_v);
    return drawn >= wanted(h) && drawn - m_d.number < wanted(h);
}

/// "A Character", of what can be done to a card anywhere: one in play, unless it is said where.
bool Hearing::isWhereItLies(const Happening& h, const Known& known, const Filter& f) const
{
    if (h.event == Trigger::Discards)
        return !h.from.empty() || isPlayZone(m_d.from) || mayBeOutOfPlay(known, f);
    const bool anywhere = h.event == Trigger::Gains || h.event == Trigger::Loses
        || h.event == Trigger::Becomes || h.event == Trigger::Exhausts
        || h.event == Trigger::Readies || h.event == Trigger::Targets;
    if (h.event == Trigger::Sabotages) // only cards in Reserves are
        return true;
    // All else happens in one zone only, or says from where and where to.
    return !anywhere || inPlay(m_table.state, m_d.object) || mayBeOutOfPlay(known, f);
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
    Known known = knownOf(m_table, r);
    // 6.3.e "a Character you control defects": its controller is the one before the event.
    const bool goesAway = h.event == Trigger::Defects || h.event == Trigger::Leaves;
    if (goesAway && m_d.what == Deed::What::Defected)
        known.controller = m_d.before;
    Viewpoint v = m_v;
    if (!h.passive && h.who.kind == Who::Kind::Anyone && m_d.player < maxPlayers)
        v.doer = m_d.player; // "a player discards a card from their hand": theirs who does it
    const auto isOfIt = [&](const auto& of) {
        return anyAlternative(of.filter, [&](const Filter& one) {
            return isWhereItLies(h, known, one) && matchesItself(m_table, known, one, v);
        }) && (!of.yours || known.controller == m_v.you);
    };
    if (const auto* each = std::get_if<Each>(&h.subject->node))
        return isOfIt(*each);
    if (const auto* some = std::get_if<Some>(&h.subject->node))
        return isOfIt(*some);
    return true;
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

} // namespace triptych::altered
