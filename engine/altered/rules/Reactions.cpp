#include "altered/rules/Reactions.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"

#include <algorithm>

namespace triptych::altered {

namespace {

using Event = Happening::Event;
constexpr int mostUses = 100; // 1.4.6

constexpr std::uint64_t mark(Event e)
{
    return std::uint64_t { 1 } << static_cast<unsigned>(e);
}

/// Which triggers an atomic action may satisfy.
std::uint64_t eventsOf(const Deed& d)
{
    switch (d.what) {
    case Deed::What::Moved:
        return mark(Event::IconJoin) | mark(Event::Joins) | mark(Event::Leaves)
            | mark(Event::GoesTo) | mark(Event::IsSacrificed) | mark(Event::Sacrifices)
            | mark(Event::Discards) | mark(Event::Creates);
    case Deed::What::Played:
        return mark(Event::IconHand) | mark(Event::IconReserve) | mark(Event::Plays);
    case Deed::What::PhaseBegan:
        return mark(Event::AtPhase);
    case Deed::What::GainedCounters:
    case Deed::What::GainedStatus:
        return mark(Event::Gains);
    case Deed::What::LostCounters:
    case Deed::What::LostStatus:
        return mark(Event::Loses);
    case Deed::What::Drew:
        return mark(Event::Draws);
    case Deed::What::Resupplied:
        return mark(Event::Resupplies);
    case Deed::What::Rolled:
        return mark(Event::Rolls);
    case Deed::What::Exhausted:
        return mark(Event::Exhausts);
    case Deed::What::Readied:
        return mark(Event::Readies);
    case Deed::What::Revealed:
        return mark(Event::Reveals);
    case Deed::What::MovedForward:
        return mark(Event::MovesForward);
    case Deed::What::FailedToMove:
        return mark(Event::FailsToMove);
    case Deed::What::MovedBackward:
        return mark(Event::MovesBackward);
    case Deed::What::Passed:
        return mark(Event::Passes);
    case Deed::What::Activated:
        return mark(Event::Activates);
    case Deed::What::Gift:
        return mark(Event::MakesGift) | mark(Event::GetsGift);
    case Deed::What::Ascended:
        return mark(Event::Ascends);
    case Deed::What::Spent:
        return mark(Event::Spends);
    case Deed::What::Switched:
        return mark(Event::SwitchesExpeditions) | mark(Event::Joins) | mark(Event::Leaves);
    case Deed::What::Defected:
        return mark(Event::Defects) | mark(Event::Joins) | mark(Event::Leaves);
    case Deed::What::Completed:
        return 0;
    }
    return 0;
}

bool isInWindow(const State& s, Happening::Window window, Seat you)
{
    using Window = Happening::Window;
    switch (window) {
    case Window::Afternoon:
    case Window::ThisAfternoon:
        return s.stage == Stage::Afternoon;
    case Window::Dusk:
        return s.stage == Stage::Dusk;
    case Window::Night:
        return s.stage == Stage::Night;
    case Window::Morning:
        return s.stage == Stage::Morning;
    case Window::YourTurn:
        return s.stage == Stage::Afternoon && s.turn == you;
    default:
        return true;
    }
}

/// One trigger against one atomic action, for one listener.
class Hearing
{
public:
    Hearing(const Board& b, const Deed& d, View v)
        : m_b(b)
        , m_d(d)
        , m_v(v)
    {
        if (d.object < maxObjects)
            m_v.subject = refOf(b.state, d.object);
        else if (d.object != noIndex)
            m_v.subject = { d.object, 0xFF };
    }

    bool hears(const Happening& h) const
    {
        const State& s = m_b.state;
        if (!(eventsOf(m_d) & mark(h.event)) || !isInWindow(s, h.window, m_v.you))
            return false;
        switch (h.event) {
        case Event::IconJoin:
            return isMe() && isPlaySpot(m_d.to) && !isPlaySpot(m_d.from);
        case Event::IconHand:
            return isMe() && !m_d.first;
        case Event::IconReserve:
            return isMe() && m_d.first; // of Played: from Reserve
        case Event::AtPhase:
            return stageOf(h.phase) == s.stage;
        case Event::Plays:
            return isWho(m_b, h.who, m_d.player, m_v) && isSubject(h, now());
        case Event::Joins:
            return joins(h) && isSubject(h, now());
        case Event::Leaves:
            return leaves(h) && isSubject(h, before());
        case Event::GoesTo:
            return goesTo(h) && isSubject(h, isPlaySpot(m_d.from) ? before() : now());
        case Event::IsSacrificed:
            return m_d.sacrificed && isSubject(h, before());
        case Event::Sacrifices:
            return m_d.sacrificed && isWho(m_b, h.who, m_d.player, m_v) && isSubject(h, before());
        case Event::Discards:
            return m_d.discarded && isWho(m_b, h.who, m_d.player, m_v) && isSubject(h, before());
        case Event::Creates:
            return m_d.created && isWho(m_b, h.who, m_d.player, m_v) && isSubject(h, now());
        case Event::Gains:
            return gains(h) && isSubject(h, now());
        case Event::Loses:
            return loses(h) && isSubject(h, now());
        case Event::Draws:
        case Event::Rolls:
            return isWho(m_b, h.who, m_d.player, m_v) && m_d.number >= wanted(h);
        case Event::Resupplies:
        case Event::Reveals:
        case Event::Spends:
            return isWho(m_b, h.who, m_d.player, m_v);
        case Event::Passes:
            return isWho(m_b, h.who, m_d.player, m_v) && (!h.first || m_d.first)
                && (!h.afterOpponents || s.players[otherSeat(m_d.player)].passed);
        case Event::Activates:
            return isWho(m_b, h.who, m_d.player, m_v) && (!h.icons || (h.icons & m_d.icons));
        case Event::MakesGift:
            return isWho(m_b, h.who, m_d.player, m_v);
        case Event::GetsGift:
            return isWho(m_b, h.who, otherSeat(m_d.player), m_v);
        case Event::Exhausts:
        case Event::Readies:
            return (h.who.kind == Who::Kind::You ? m_d.player == m_v.you
                                                 : isWho(m_b, h.who, m_d.player, m_v))
                && isSubject(h, now());
        case Event::MovesForward:
            return isMovedExpedition(h) && (!h.dueTo || (m_d.number & h.dueTo))
                && (!h.dueToAscend || m_d.dueToAscend);
        case Event::FailsToMove:
        case Event::MovesBackward:
        case Event::Ascends:
            return isMovedExpedition(h);
        case Event::SwitchesExpeditions:
        case Event::Defects:
            return isSubject(h, now());
        }
        return false;
    }

    const View& view() const { return m_v; }

private:
    bool isMe() const { return m_d.object == m_v.me.object; }
    Ref now() const { return refOf(m_b.state, m_d.object); }
    Ref before() const { return m_d.was.object == noIndex ? now() : m_d.was; }
    int wanted(const Happening& h) const { return std::max(1, valueOf(m_b, h.amount, m_v)); }

    bool isSubject(const Happening& h, Ref r) const
    {
        if (!h.subject)
            return true;
        if (std::holds_alternative<This>(h.subject->node))
            return isMe();
        if (m_d.object >= maxObjects)
            return false;
        if (const auto* each = std::get_if<Each>(&h.subject->node))
            return matchesAnywhere(m_b, r, each->filter, m_v);
        if (const auto* some = std::get_if<Some>(&h.subject->node))
            return matchesAnywhere(m_b, r, some->filter, m_v);
        return true;
    }
    /// 7.5.8 Not there before the event, there after.
    bool joins(const Happening& h) const
    {
        const bool moved = m_d.what == Deed::What::Moved;
        if (h.expedition) {
            Things list;
            expeditionsOf(m_b, *h.expedition, m_v, list);
            Things here;
            expeditionsOfObject(m_b, now(), here);
            const bool there = std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
            if (moved)
                return (there && !isExpeditionSpot(m_d.from))
                    || (h.orLandmarks && m_d.to == Spot::Landmark
                        && isWho(m_b, h.expedition->whose, spotSeat(m_b.state, m_d.object), m_v));
            // 7.4.4.i What is in both Expeditions neither joins nor leaves by switching.
            if (!there)
                return false;
            if (m_d.what == Deed::What::Defected)
                return true;
            const Index left
                = expeditionThing(m_d.before, m_d.from == Spot::HeroExpedition ? 0 : 1);
            return here.size() == 1 && !list.contains(left);
        }
        return moved && m_d.to == Spot::Landmark && m_d.from != Spot::Landmark;
    }
    bool leaves(const Happening& h) const
    {
        const bool moved = m_d.what == Deed::What::Moved;
        if (h.reserveLeft && !h.expedition && h.zone == Zone::Reserve)
            return moved && m_d.from == Spot::Reserve && m_d.to != Spot::Reserve
                && isWho(m_b, h.who, m_d.before, m_v);
        if (h.expedition) {
            Things list;
            expeditionsOf(m_b, *h.expedition, m_v, list);
            if (!isExpeditionSpot(m_d.from))
                return false;
            const Index left
                = expeditionThing(m_d.before, m_d.from == Spot::HeroExpedition ? 0 : 1);
            if (moved && (m_d.was.object != noIndex)) {
                Things there;
                expeditionsOfObject(m_b, m_d.was, there);
                return std::ranges::any_of(there, [&](Index e) { return list.contains(e); });
            }
            Things here;
            expeditionsOfObject(m_b, now(), here);
            return list.contains(left)
                && std::ranges::none_of(here, [&](Index e) { return list.contains(e); });
        }
        if (!moved)
            return false;
        if (h.zone == Zone::Landmark)
            return m_d.from == Spot::Landmark && m_d.to != Spot::Landmark;
        if (h.zone == Zone::Play)
            return isPlaySpot(m_d.from) && !isPlaySpot(m_d.to);
        return isExpeditionSpot(m_d.from) && !isExpeditionSpot(m_d.to);
    }
    bool isFrom(const Place& place) const
    {
        const bool zone = place.zone == Zone::Play ? isPlaySpot(m_d.from)
            : place.zone == Zone::Expedition       ? isExpeditionSpot(m_d.from)
            : place.zone == Zone::Hand             ? m_d.from == Spot::Hand
            : place.zone == Zone::Deck             ? m_d.from == Spot::Deck
            : place.zone == Zone::Reserve          ? m_d.from == Spot::Reserve
            : place.zone == Zone::Landmark         ? m_d.from == Spot::Landmark
            : place.zone == Zone::Mana             ? m_d.from == Spot::Mana
                                                   : m_d.from == Spot::Discard;
        return zone && isWho(m_b, place.whose, m_d.before, m_v);
    }
    bool goesTo(const Happening& h) const
    {
        const Spot to = h.zone == Zone::Reserve ? Spot::Reserve
            : h.zone == Zone::Discard           ? Spot::Discard
            : h.zone == Zone::Hand              ? Spot::Hand
            : h.zone == Zone::Mana              ? Spot::Mana
            : h.zone == Zone::Deck              ? Spot::Deck
                                                : Spot::Landmark;
        if (m_d.to != to || m_d.from == to
            || !isWho(m_b, h.who, spotSeat(m_b.state, m_d.object), m_v))
            return false;
        return h.from.empty()
            || std::ranges::any_of(h.from, [&](const Place& place) { return isFrom(place); });
    }
    bool isKind(const Counter& c) const
    {
        if (c.kind == Counter::Kind::Named)
            return m_d.counterKind != 0 && c.number == m_d.counterKind;
        return c.kind == Counter::Kind::Any || m_d.counterKind == 0;
    }
    bool gains(const Happening& h) const
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
    bool loses(const Happening& h) const
    {
        if (h.gainsStatus)
            return m_d.what == Deed::What::LostStatus && m_d.status == h.status;
        return m_d.what == Deed::What::LostCounters && isKind(h.counter);
    }
    bool isMovedExpedition(const Happening& h) const
    {
        if (!h.expedition)
            return true;
        Things list;
        expeditionsOf(m_b, *h.expedition, m_v, list);
        return list.contains(m_d.object);
    }

    const Board& m_b;
    const Deed& m_d;
    View m_v;
};

/// The same trigger again in the same event: "one or more" fires once (6.3.f).
bool isOnceAnEvent(const Happening& h)
{
    return h.word == Happening::Word::OneOrMore && h.event != Event::Gains
        && h.event != Event::Draws && h.event != Event::Rolls;
}

Icons iconOf(const Happening& h)
{
    return h.event == Event::IconJoin   ? iconJoin
        : h.event == Event::IconHand    ? iconHand
        : h.event == Event::IconReserve ? iconReserve
                                        : Icons { 0 };
}

struct Listener
{
    Index source = noIndex;
    Ref was {};
    Seat controller = noSeat;
};

/// What of an ability a whole event activates.
void listen(const Board& b, const Listener& who, const Ability& ability, std::uint8_t number,
    std::uint16_t node, const std::vector<Deed>& deeds, std::uint64_t events)
{
    if (!(events))
        return;
    View v;
    v.you = who.controller;
    v.me = refOf(b.state, who.source);
    v.was = who.was;
    for (const Happening& h : ability.triggers) {
        for (const Deed& d : deeds) {
            const Hearing hearing(b, d, v);
            if (!hearing.hears(h))
                continue;
            if (ability.triggerIf && !holds(b, *ability.triggerIf, hearing.view()))
                continue;
            if (const Icons icon = iconOf(h); icon && cantActivate(b, who.source, icon))
                continue;
            const int times = ability.forEach ? valueOf(b, *ability.forEach, hearing.view()) : 1;
            const Seat player = d.player;
            for (int k = 0; k < times; ++k)
                activate(
                    b, who.source, who.was, number, hearing.view().subject, player, d.number, node);
            if (isOnceAnEvent(h))
                break;
        }
    }
}

/// v4 6.3.d "When I go to Reserve from the Expedition zone" is no self-move there.
bool looksBack(const Board& b, const Ability& ability)
{
    if (!b.policy().reserveIsNoSelfMove)
        return false;
    for (const Happening& h : ability.triggers)
        if (h.event == Event::GoesTo && h.zone == Zone::Reserve && h.from.size() == 1
            && h.from.front().zone == Zone::Expedition)
            return true;
    return false;
}

const Deed* moveOf(const std::vector<Deed>& deeds, Index i)
{
    for (const Deed& d : deeds)
        if (d.object == i && d.what == Deed::What::Moved)
            return &d;
    return nullptr;
}

/// Its own moving: whoever exists after the event (6.3.c).
void selfMoves(const Board& b, const std::vector<Deed>& deeds, std::uint64_t events)
{
    for (std::size_t k = 0; k < deeds.size(); ++k) {
        const Deed& d = deeds[k];
        if (d.object >= maxObjects || !(b.facts(d.object).selfEvents & events)
            || (d.what != Deed::What::Moved && d.what != Deed::What::Played))
            continue;
        if (isHiddenSpot(spotOf(b.state, d.object)))
            continue;
        const bool seen = std::any_of(deeds.begin(), deeds.begin() + static_cast<std::ptrdiff_t>(k),
            [&](const Deed& other) { return other.object == d.object; });
        if (seen)
            continue; // its other deeds of this event are looked at together
        const Facts& facts = b.facts(d.object);
        std::vector<Deed> own;
        for (const Deed& each : deeds)
            if (each.object == d.object)
                own.push_back(each);
        const bool leftPlay = d.what == Deed::What::Moved && isPlaySpot(d.from);
        for (const std::uint8_t number : facts.reactions) {
            const Ability& ability = b.card(d.object).abilities[number];
            const AbilityFacts& prepared = facts.abilities[number];
            if (!prepared.selfMove || (leftPlay && looksBack(b, ability)))
                continue;
            const Listener who { d.object, leftPlay ? d.was : refOf(b.state, d.object),
                b.state.objects[d.object].controller };
            listen(b, who, ability, number, 0xFFFF, own, prepared.events & events);
        }
    }
}

void grantedReactions(const Board& b, const std::vector<Deed>& deeds, std::uint64_t events)
{
    const auto hearGrant = [&](const Grant& grant, Index i) {
        if (grant.kind != Grant::Kind::Ability || !grant.ability || !grant.ability->effect
            || grant.ability->kind != Ability::Kind::Reaction)
            return;
        const Listener who { i, refOf(b.state, i), b.state.objects[i].controller };
        listen(b, who, *grant.ability, grantedReaction, grant.ability->effect->id, deeds, events);
    };
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const Spot spot : { Spot::Hero, Spot::HeroExpedition, Spot::CompanionExpedition,
                 Spot::Landmark, Spot::Reserve })
            for (const Index i : cardsIn(b.state, p, spot)) {
                said<Are>(b, [&](const Are& are, const Ability&, const View& v) {
                    if (speaksOf(b.deeper(), are.what, i, v))
                        for (const Grant& grant : are.grants)
                            hearGrant(grant, i);
                });
                for (const Ongoing& o : b.state.ongoing)
                    if (o.who == refOf(b.state, i))
                        if (const auto* gain = std::get_if<Gain>(&b.cards.effect(o.node).node))
                            for (const Grant& grant : gain->grants)
                                hearGrant(grant, i);
            }
}

void remember(const Board& b, const Deed& d)
{
    State& s = b.state;
    Past past;
    past.player = d.player;
    past.turn = 1;
    past.icons = d.icons;
    past.card = d.object < maxObjects ? s.objects[d.object].card : std::uint16_t { 0 };
    const auto keep = [&](Event e) {
        if (!(b.cards.historyEvents() & mark(e)))
            return;
        past.event = static_cast<std::uint8_t>(e);
        if (s.past.full())
            s.past.erase(0);
        s.past.push_back(past);
    };
    switch (d.what) {
    case Deed::What::Played:
        keep(Event::Plays);
        break;
    case Deed::What::Activated:
        keep(Event::Activates);
        break;
    case Deed::What::Moved:
        if (d.sacrificed)
            keep(Event::Sacrifices);
        if (d.discarded)
            keep(Event::Discards);
        if (d.created)
            keep(Event::Creates);
        break;
    case Deed::What::Drew:
        keep(Event::Draws);
        break;
    case Deed::What::Resupplied:
        keep(Event::Resupplies);
        break;
    case Deed::What::Rolled:
        keep(Event::Rolls);
        break;
    case Deed::What::Gift:
        keep(Event::MakesGift);
        break;
    case Deed::What::Passed:
        keep(Event::Passes);
        break;
    default:
        break;
    }
}

} // namespace

bool mayUse(const State& s, Ref r, std::uint8_t ability)
{
    for (const Use& use : s.uses)
        if (use.who == r && use.ability == ability)
            return use.times < mostUses;
    return true;
}

bool countUse(State& s, Ref r, std::uint8_t ability)
{
    Use* least = nullptr;
    for (Use& use : s.uses) {
        if (use.who == r && use.ability == ability) {
            if (use.times >= mostUses)
                return false;
            ++use.times;
            return true;
        }
        if (!least || use.times < least->times)
            least = &use;
    }
    const Use fresh { r, ability, 1 };
    // RULING "crowded table": the counts of what was used least make room.
    if (s.uses.full())
        *least = fresh;
    else
        s.uses.push_back(fresh);
    return true;
}

void activate(const Board& b, Index source, Ref was, std::uint8_t ability, Ref subject, Seat player,
    int number, std::uint16_t node)
{
    State& s = b.state;
    if (s.emblems.full() || !countUse(s, was, ability))
        return; // 1.4.6.c, RULING "crowded table"
    Emblem e;
    e.source = refOf(s, source);
    e.was = was;
    e.subject = subject;
    e.card = s.objects[source].card;
    e.node = node;
    e.ability = ability;
    const Known known = knownOf(s, was);
    e.controller = known.memory ? known.controller : Seat { s.objects[source].controller };
    e.number = static_cast<std::uint8_t>(std::clamp(number, 0, 255));
    e.serial = ++s.serials;
    e.player = player;
    s.emblems.push_back(e);
    altered::Event event { altered::Event::Kind::Triggered, e.controller, source };
    event.amount = ability;
    b.tell(event);
}

void activateIcons(const Board& b, Index i, Icons icons)
{
    const Facts& facts = b.facts(i);
    for (const std::uint8_t number : facts.reactions) {
        const Ability& ability = b.card(i).abilities[number];
        for (const Happening& h : ability.triggers)
            if (const Icons icon = iconOf(h); (icon & icons) && !cantActivate(b, i, icon)) {
                activate(b, i, refOf(b.state, i), number, refOf(b.state, i),
                    b.state.objects[i].controller, 0);
                break;
            }
    }
}

void happen(const Board& b, const std::vector<Deed>& deeds, const ObjectSet* before)
{
    State& s = b.state;
    std::uint64_t events = 0;
    for (const Deed& d : deeds) {
        events |= eventsOf(d);
        if (b.cards.historyEvents())
            remember(b, d);
    }
    const ObjectSet listeners = before ? *before : s.listeners;
    eachOf(listeners, [&](Index i) {
        const Facts& facts = b.facts(i);
        const std::uint64_t heard = facts.events | facts.supportEvents;
        if (!(heard & events))
            return;
        const Deed* own = moveOf(deeds, i);
        const Ref was = own && own->was.object != noIndex ? own->was : refOf(s, i);
        const Known known = knownOf(s, was);
        const Spot spot = known.spot;
        for (const std::uint8_t number : facts.reactions) {
            const AbilityFacts& prepared = facts.abilities[number];
            const Ability& ability = b.card(i).abilities[number];
            if (!(prepared.events & events) || (prepared.selfMove && !looksBack(b, ability)))
                continue;
            if (ability.support != (spot == Spot::Reserve)
                || (ability.completed && !s.objects[i].spare)
                || (spot == Spot::Hero && isIgnored(b, i)))
                continue;
            listen(b, { i, was, known.controller }, ability, number, 0xFFFF, deeds,
                prepared.events & events);
        }
    });
    selfMoves(b, deeds, events);
    if (b.cards.grantsAbilities())
        grantedReactions(b, deeds, events);
}

void happen(const Board& b, const Deed& d)
{
    happen(b, std::vector<Deed> { d });
}

// --- 4.4 Playing them

bool reactionsWait(const State& s)
{
    return !s.emblems.empty();
}

void askForReaction(const Board& b)
{
    State& s = b.state;
    // 4.4.b The player with initiative plays all of theirs first.
    const Seat first = initiative(s);
    for (const Seat p : { first, otherSeat(first) })
        for (const Emblem& e : s.emblems)
            if (e.controller == p) {
                ask(b, { Ask::React, p, 1, 1, 0xFFFF, 0, 0 });
                return;
            }
}

Among amongOfSource(const State& s, const Emblem& emblem)
{
    Among among { 1, 0 };
    bool passed = false;
    for (const Emblem& other : s.emblems) {
        if (other.controller != emblem.controller || other.source.object != emblem.source.object)
            continue;
        ++among.count;
        passed = passed || other.serial == emblem.serial;
        among.place += !passed;
    }
    return among;
}

void reactionOptions(const Board& b, Options& out)
{
    for (const Emblem& e : b.state.emblems)
        if (e.controller == b.state.asked.player)
            out.push_back(option(Verb::React, e.source.object, 0, e.serial));
}

void answerReaction(const Board& b, const Option& o)
{
    State& s = b.state;
    for (std::size_t k = 0; k < s.emblems.size(); ++k) {
        const Emblem e = s.emblems[k];
        if (e.serial != o.number)
            continue;
        s.emblems.erase(k);
        answered(b);
        beginReaction(b, e);
        return;
    }
}

} // namespace triptych::altered
