#include "altered/rules/Reactions.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/History.h"
#include "altered/rules/HistoryKept.h"
#include "altered/rules/Passives.h"
#include "altered/rules/Triggers.h"
#include "altered/rules/Uses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

using Trigger = Happening::Event;

/// "Both of your Expeditions move forward": in one event (6.3.f). RULING "during the same Dusk": or the second of them in
/// a later event of that Dusk; what has just happened is remembered already.
bool hearsOfAll(const Table& t, const Happening& h, const Viewpoint& v, std::span<const Deed> deeds)
{
    Things all;
    expeditionsOf(t, *h.expedition, v, all);
    const auto now = [&](Index expedition) {
        return std::ranges::count_if(deeds,
            [&](const Deed& d) { return d.object == expedition && Hearing(t, d, v).hears(h); });
    };
    if (h.window != Happening::Window::SameDusk)
        return std::ranges::all_of(all, [&](Index each) { return now(each) > 0; });
    const auto inAll = [&](Index expedition) {
        return std::ranges::count_if(t.state.past, [&](const Past& past) {
            return isMoveOf(past, expedition) && isInPast(t, past, h, v);
        });
    };
    return std::ranges::all_of(all, [&](Index each) { return inAll(each) > 0; })
        && std::ranges::any_of(all, [&](Index each) { return inAll(each) == now(each); });
}

/// RULING "one or more of your Expeditions moves forward": once, about one of those for which is so what is asked.
const Deed* suitedBest(const Table& t, const Happening& h, const Viewpoint& v,
    const Ability& ability, std::span<const Deed> deeds)
{
    const Deed* first = nullptr;
    const auto* asks = ability.effect ? std::get_if<If>(&ability.effect->node) : nullptr;
    for (const Deed& d : deeds) {
        const Hearing hearing(t, d, v);
        if (!hearing.hears(h))
            continue;
        if (!first)
            first = &d;
        if (asks && holds(t, asks->condition, hearing.view()) != asks->unless)
            return &d;
    }
    return first;
}

bool isSwitch(const Deed& d)
{
    return d.what == Deed::What::Switched || d.what == Deed::What::Defected;
}
/// "When I leave an Expedition - ... in it": where it was, and not where it is now.
bool leavesBySwitching(const Happening& h, const Deed& d)
{
    return h.event == Trigger::Leaves && h.expedition && isSwitch(d) && h.subject
        && std::holds_alternative<This>(h.subject->node);
}

/// 6.3.f Which deeds of an event have activated an ability: what its Reaction waits for twice over, "is discarded or
/// sacrificed", happens once. Symbols are not alternatives, but a Reaction each.
class Heard
{
public:
    explicit Heard(const Ability& ability)
        : m_several(ability.triggers.size() > 1)
    {
    }
    bool has(const Happening& h, const Deed& d) const
    {
        return m_several && !iconOf(h) && std::ranges::find(m_deeds, &d) != m_deeds.end();
    }
    void add(const Deed& d)
    {
        if (m_several)
            m_deeds.push_back(&d);
    }

private:
    std::vector<const Deed*> m_deeds;
    bool m_several;
};

/// What of an ability a whole event activates.
void listen(const Table& t, const Listener& who, const Ability& ability, std::uint8_t number,
    std::uint16_t node, std::span<const Deed> deeds, std::uint64_t events, unsigned triggers = ~0u)
{
    if (!(events))
        return;
    Viewpoint v;
    v.you = who.controller;
    v.me = refOf(t.state, who.source);
    v.was = who.was;
    Heard heard(ability);
    for (std::size_t which = 0; which < ability.triggers.size(); ++which) {
        const Happening& h = ability.triggers[which];
        if (!((triggers >> std::min<std::size_t>(which, 15)) & 1))
            continue;
        if (h.expedition && h.expedition->kind == Expedition::Kind::BothOf
            && !hearsOfAll(t, h, v, deeds))
            continue;
        const Deed* best
            = h.together && h.expedition ? suitedBest(t, h, v, ability, deeds) : nullptr;
        // "One or more": "that many" are all of them.
        const bool all = h.together && isOnceAnEvent(h) && h.event != Trigger::Spends;
        const auto hears = [&](const Deed& d) { return Hearing(t, d, v).hears(h); };
        const auto many = all ? std::ranges::count_if(deeds, hears) : 0;
        if (isOnceAnEvent(h) && std::ranges::any_of(deeds, [&](const Deed& d) {
                return heard.has(h, d) && hears(d);
            }))
            continue; // "one or more are discarded or sacrificed"
        for (const Deed& d : deeds) {
            const Hearing hearing(t, d, v);
            if (!hearing.hears(h) || (best && best != &d) || heard.has(h, d))
                continue;
            Viewpoint asked = hearing.view();
            asked.heard = true;
            if (ability.triggerIf && !holds(t, *ability.triggerIf, asked))
                continue;
            const std::uint8_t counted = countedAs(number, node);
            if (isTooLate(t.state, who.was, counted, ability.firstEach)
                || hasTriggered(t.state, who.was, counted, ability.oncePer))
                continue;
            if (const Icons icon = iconOf(h); icon && cantActivate(t, who.source, icon))
                continue;
            const int times = (ability.firstEach == Duration::None ? hearing.times(h) : 1)
                * (ability.forEach ? valueOf(t, *ability.forEach, hearing.view()) : 1);
            const Seat player = hearing.told(h);
            About about { hearing.view().subject, hearing.view().subjectWas };
            if (leavesBySwitching(h, d)) // "it" is the Expedition, and this card "me"
                about.now = { expeditionLeft(d), 0xFF };
            heard.add(d);
            Listener told = who; // 2.1.f only what the trigger speaks of is found again
            told.follows = d.object == who.source
                || (isOnceAnEvent(h) && std::ranges::any_of(deeds, [&](const Deed& other) {
                       return other.object == who.source && hears(other);
                   }));
            const bool ofOne = h.event == Trigger::Draws && !h.together; // each card by itself
            const int thatMany = all ? static_cast<int>(many) : ofOne ? 1 : int { d.number };
            for (int k = 0; k < times; ++k)
                activate(t, told, number, about, player, thatMany, node);
            countTrigger(t.state, who.was, counted, ability);
            if (isOnceAnEvent(h))
                break;
        }
    }
}

/// v4 6.3.d "When I go to Reserve from the Expedition zone" is no self-move there.
bool looksBack(const Table& t, const Ability& ability)
{
    if (!t.policy().reserveIsNoSelfMove)
        return false;
    for (const Happening& h : ability.triggers)
        if (h.event == Trigger::GoesTo && h.zone == Zone::Reserve && h.from.size() == 1
            && h.from.front().zone == Zone::Expedition)
            return true;
    return false;
}

const Deed* moveOf(std::span<const Deed> deeds, Index i)
{
    for (const Deed& d : deeds)
        if (d.object == i && d.what == Deed::What::Moved)
            return &d;
    return nullptr;
}

/// Its own moving: whoever exists after the event (6.3.c).
void selfMoves(
    const Table& t, std::span<const Deed> deeds, std::uint64_t events, const ObjectSet& before)
{
    for (std::size_t k = 0; k < deeds.size(); ++k) {
        const Deed& d = deeds[k];
        if (d.object >= maxObjects || !(t.facts(d.object).selfEvents & events)
            || (d.what != Deed::What::Moved && d.what != Deed::What::Played && !isSwitch(d)))
            continue;
        if (isHiddenZone(zoneOf(t.state, d.object)))
            continue;
        const bool seen = std::any_of(deeds.begin(), deeds.begin() + static_cast<std::ptrdiff_t>(k),
            [&](const Deed& other) { return other.object == d.object; });
        if (seen)
            continue; // its other deeds of this event are looked at together
        const Facts& facts = t.facts(d.object);
        std::vector<Deed> own;
        for (const Deed& each : deeds)
            if (each.object == d.object)
                own.push_back(each);
        const bool leftPlay = d.what == Deed::What::Moved && isPlayZone(d.from);
        for (const std::uint8_t number : facts.reactions) {
            const Ability& ability = t.card(d.object).abilities[number];
            const AbilityFacts& prepared = facts.abilities[number];
            if (!prepared.selfMove || (leftPlay && looksBack(t, ability)))
                continue;
            if (t.cards.losesAbilities() // of what has left play, as it was there
                && (leftPlay ? !before.has(d.object)
                             : hasLostAbilities(t, d.object, iconsOfAbility(ability))))
                continue;
            const Listener who { d.object, leftPlay ? d.was : refOf(t.state, d.object),
                t.state.objects[d.object].controller };
            listen(t, who, ability, number, 0xFFFF, own, prepared.events & events,
                prepared.ownMoves ? prepared.ownMoves : ~0u);
        }
    }
}

/// 6.3.e What has left hears that with what it had been given there.
void givenAsTheyLeft(const Table& t, std::span<const Deed> deeds, std::uint64_t events)
{
    for (const Deed& d : deeds) {
        if (!d.given.front())
            continue;
        std::vector<Deed> own;
        for (const Deed& each : deeds)
            if (each.object == d.object)
                own.push_back(each);
        for (const Ability* ability : d.given)
            if (ability)
                listen(t, { d.object, d.was, d.before }, *ability, grantedReaction,
                    ability->effect->id, own, events);
    }
}

void grantedReactions(const Table& t, std::span<const Deed> deeds, std::uint64_t events)
{
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const Zone zone : { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition,
                 Zone::Landmark, Zone::Reserve })
            for (const Index i : cardsIn(t.state, p, zone))
                eachGrant(
                    t, i, isGivenReaction, [&](const Table&, const Grant& grant, const Viewpoint&) {
                        const Listener who { i, refOf(t.state, i), t.state.objects[i].controller };
                        listen(t, who, *grant.ability, grantedReaction, grant.ability->effect->id,
                            deeds, events);
                    });
}

/// The deeds of an event that a "next time" has waited for: the first, or with "each time" every one.
std::vector<const Deed*> awaited(const Table& t, const LastingEffect& o, const NextTime& waits,
    Viewpoint& v, std::span<const Deed> deeds)
{
    std::vector<const Deed*> heard;
    Happening h = waits.happening;
    if (waitsThere(h)) { // in the Expedition that was named
        h.expedition->kind = Expedition::Kind::PlayedIn;
        v.place = o.who.object;
    }
    const auto isIt = [&](const Deed& d) {
        return d.object < maxObjects ? d.was == o.who || refOf(t.state, d.object) == o.who
                                     : d.object == o.who.object;
    };
    const bool once = !waits.every || isOnceAnEvent(h);
    for (const Deed& d : deeds)
        if ((heard.empty() || !once) && (!waitsForIt(h) || isIt(d)) && Hearing(t, d, v).hears(h))
            heard.push_back(&d);
    return heard;
}

/// 2.2.14 "The next time ...": a Reaction of the one event that it waits for, which uses it up; "each time": of all.
void nextTimes(const Table& t, std::span<const Deed> deeds, std::uint64_t events)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size();) {
        const LastingEffect o = s.lasting[k];
        const auto* waits = std::get_if<NextTime>(&t.cards.effect(o.node).node);
        std::vector<const Deed*> all;
        Viewpoint v;
        v.you = o.controller;
        v.me = o.source;
        v.was = o.source;
        // "The next time ... this Afternoon", said at Noon: not yet.
        const bool early = s.stage < Stage::Afternoon
            && static_cast<Duration>(o.until) == Duration::ThisAfternoon;
        if (waits && !early && (events & mark(waits->happening.event)))
            all = awaited(t, o, *waits, v, deeds);
        if (all.empty() || waits->every)
            ++k;
        else
            s.lasting.erase(k);
        for (const Deed* heard : all) {
            const Hearing hearing(t, *heard, v);
            Emblem e;
            e.source = e.was = o.source;
            e.subject = hearing.view().subject;
            e.subjectWas = hearing.view().subjectWas.era;
            e.card = o.card;
            e.node = waits->effect->id;
            e.ability = nextTimeReaction;
            e.controller = o.controller;
            e.number = heard->number;
            e.player = hearing.told(waits->happening);
            for (int n = waits->every ? hearing.times(waits->happening) : 1; n > 0; --n) {
                e.serial = ++s.serials;
                s.emblems.push_back(e);
            }
        }
    }
}

} // namespace

void occur(const Table& t, std::span<const Deed> deeds, const ObjectSet* before)
{
    State& s = t.state;
    if (t.step) { // told when all of the step has been done
        t.step->deeds.insert(t.step->deeds.end(), deeds.begin(), deeds.end());
        (before ? *before : s.listeners).each([&](Index i) { t.step->listeners.add(i); });
        return;
    }
    std::uint64_t events = 0;
    for (const Deed& d : deeds) {
        events |= eventsOf(d);
        if (s.historyEvents != 0)
            remember(t, d);
        if (t.cards.asksLately())
            noteLately(s, d);
    }
    const ObjectSet listeners = before ? *before : s.listeners;
    listeners.each([&](Index i) {
        const Facts& facts = t.facts(i);
        const std::uint64_t heard = facts.events | facts.supportEvents;
        if (!(heard & events))
            return;
        const Deed* own = moveOf(deeds, i);
        const Ref was = own && own->was.object != noIndex ? own->was : refOf(s, i);
        const Known known = knownOf(t, was);
        const Zone zone = known.zone;
        for (const std::uint8_t number : facts.reactions) {
            const AbilityFacts& prepared = facts.abilities[number];
            const Ability& ability = t.card(i).abilities[number];
            const bool ofOwn = prepared.selfMove && !looksBack(t, ability);
            if (!(prepared.events & events) || (ofOwn && !prepared.ownMoves))
                continue;
            if (ability.support != (zone == Zone::Reserve)
                || (ability.completed && !s.objects[i].is(Status::Completed))
                || (zone == Zone::Hero && isIgnored(t, i))
                || (!own && hasLostAbilities(t, i, iconsOfAbility(ability))))
                continue;
            listen(t, { i, was, known.controller }, ability, number, 0xFFFF, deeds,
                prepared.events & events, ofOwn ? ~unsigned { prepared.ownMoves } : ~0u);
        }
    });
    selfMoves(t, deeds, events, listeners);
    if (t.cards.grantsAbilities()) {
        givenAsTheyLeft(t, deeds, events);
        grantedReactions(t, deeds, events);
    }
    if (t.cards.waitsForNextTimes() && !s.lasting.empty())
        nextTimes(t, deeds, events);
    if (!t.cards.grantsGigantic())
        return;
    // What has just arrived has joined both Expeditions by that.
    for (const Deed& d : deeds)
        if (d.what == Deed::What::Moved && isExpeditionZone(d.to) && d.object < maxObjects)
            s.objects[d.object].set(Object::InBoth, isGigantic(t, d.object));
    if (const std::vector<Deed> changed = noteGigantic(t); !changed.empty())
        occur(t, changed);
}

void occur(const Table& t, const Deed& d, const ObjectSet* before)
{
    occur(t, std::span(&d, 1), before); // most events are one deed: no list is made of it
}

} // namespace triptych::altered
