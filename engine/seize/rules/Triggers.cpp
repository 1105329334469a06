#include "seize/rules/Triggers.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/AsItWas.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/WhoseTurn.h"

#include <algorithm>

namespace triptych::seize {
namespace {

using When = Trigger::Event;

/// What "it" is of a trigger: whom it happened to, seen from the one who speaks.
Ref subjectOf(const Table& t, const Trigger& trigger, Index source, const Happening& h)
{
    const State& s = t.state;
    const Viewpoint v = viewpointOf(t, source);
    const bool own = trigger.subject.kind != Thing::Kind::Some && h.subject == v.anchor;
    const bool toAnother = isAboutAMercenary(trigger) && trigger.event != When::Equips
        && trigger.event != When::Unequips;
    const Index spoken = own && toAnother && h.object != noIndex ? h.object : h.subject;
    return spoken == noIndex ? Ref {} : refOf(s, spoken);
}

/// RULING "for the second time each turn": of the times that this was there for. Each is a use of its own.
bool isNth(State& s, Ref source, std::uint8_t ability, int nth)
{
    int times = 1;
    for (const Use& use : s.used)
        times += use.source == source && use.ability == ability && use.nth > 0;
    if (times <= nth)
        s.used.push_back({ source, ability, static_cast<std::uint8_t>(times) });
    return times == nth;
}

} // namespace

void tellWho(const Table& t, const Trigger& trigger, const Happening& h, Waiting& w)
{
    const bool hits = h.event == When::Attacks || h.event == When::Declares
        || h.event == When::DealsDamage || h.event == When::Destroys || h.event == When::Upstages;
    const auto refTo = [&](Index i) { return i == noIndex ? Ref {} : refOf(t.state, i); };
    w.attacker = refTo(hits ? h.subject : h.object);
    w.attacked = refTo(hits ? h.object : h.subject);
    // RULING "is dealt damage, ... the attacker": what an ability deals nobody has attacked with.
    const bool hurt = h.event == When::IsDealtDamage || h.event == When::SpendsDefense;
    if (hurt && !trigger.object && !isOfAnAttack(h.how))
        w.attacker = Ref {};
    w.other = h.who;
    // RULING "is destroyed by an opponent, that player ...": whose doing it is, also with an Instant.
    if (const Seat by = doerOf(t, h); trigger.doer == Trigger::Doer::Foe && by != noSeat)
        w.other = by;
    w.amount = static_cast<std::uint8_t>(std::clamp(h.amount, 0, 255));
}

namespace {

/// RULING "a card": who acquires several is heard once for each of them.
/// Of a shared turn, for "that player" each of those whose turn it is.
void waitFor(const Table& t, Waiting w, const Trigger& trigger, const Effect& effect,
    const Happening& h, bool once)
{
    State& s = t.state;
    const int times = trigger.eachCard && !once ? std::max(1, h.amount) : 1;
    if (trigger.eachCard)
        w.amount = 1;
    const Seats those = thoseOf(t, trigger, effect, w.controller, w.other);
    for (int n = 0; n < times; ++n)
        for (const Seat p : those) {
            w.other = p;
            s.waiting.push_back(w);
        }
}

/// "That player": who is plundered, where one's own side plunders, and whose Guild Hall it is.
void tellWhose(const Table& t, const Trigger& trigger, const Happening& h, Waiting& w)
{
    const State& s = t.state;
    const auto isHall = [&](const std::optional<Filter>& where) {
        return where && where->place == Filter::Place::EnemyGuildHall;
    };
    Seat whose = noSeat;
    if (h.event == When::Plunders && areAllied(s, s.objects[h.subject].controller, w.controller))
        whose = victimOf(t, h.subject);
    // "Deals damage to a mercenary in an opponent's Guild Hall, that player ..."
    if (isHall(trigger.object) && h.object != noIndex && onBattlefield(s, h.object))
        if (const Seat hall = hallSeat(s, mercenary(s, h.object).tile); hall != noSeat)
            whose = hall;
    // "Enters an opponent's Guild Hall, that player ..."
    const bool comes = trigger.event == When::EndsMove
        || ((trigger.event == When::Moves || trigger.event == When::Arrives) && !trigger.leaves);
    if (isHall(trigger.into) && comes)
        if (const Seat hall = hallSeat(s, h.tile); hall != noSeat)
            whose = hall;
    if (whose != noSeat)
        w.other = whose;
}

} // namespace

void triggerAbilities(const Table& t, const Happening& h)
{
    State& s = t.state;
    const std::uint64_t mask = std::uint64_t { 1 } << static_cast<unsigned>(h.event);
    s.listeners.each([&](Index source) {
        if (!(t.facts(source).triggers & mask) || isBlank(t, source))
            return;
        for (const std::uint8_t number : t.facts(source).triggered) {
            const Ability& ability = t.card(source).abilities[number];
            if (ability.trigger->event != h.event || !worksHere(t, source, ability)
                || !hears(t, *ability.trigger, viewpointOf(t, source), h)
                || isSpent(s, refOf(s, source), number, ability))
                continue;
            if (ability.condition) { // "whenever this attacks while ...": as it happens
                // RULING "attacks while stealthed": as it began to; of all else, as it is now.
                const bool attacks = h.event == When::Attacks || h.event == When::Declares;
                const AsItWas before(t, h.subject, attacks ? h.was : nullptr);
                Viewpoint v = viewpointOf(t, source);
                v.subject = subjectOf(t, *ability.trigger, source, h);
                if (!holds(t, *ability.condition, v))
                    continue;
            }
            if (ability.trigger->nth > 1 && !ability.trigger->ofCards
                && !isNth(s, refOf(s, source), number, ability.trigger->nth))
                continue;
            noteUse(s, refOf(s, source), number, ability);
            Waiting w;
            w.source = refOf(s, source);
            w.subject = subjectOf(t, *ability.trigger, source, h);
            tellWho(t, *ability.trigger, h, w);
            if (const Index anchor = viewpointOf(t, source).anchor; anchor != noIndex)
                w.tile = mercenary(s, anchor).tile & 63;
            w.card = s.objects[source].card;
            w.ability = number;
            w.controller = s.objects[source].controller & 3;
            tellWhose(t, *ability.trigger, h, w);
            waitFor(t, w, *ability.trigger, *ability.effect, h, ability.oncePerTurn);
        }
    });
}

namespace {

/// "At the end of your next turn" is not that of the turn in which it was said.
bool isDue(const Table& t, const Watch& watch, const DelayedEffect& d)
{
    if (watch.trigger.who.kind == Who::Kind::ItsController
        && (!isCurrent(t.state, d.subject)
            || !hasTurn(t.state, t.state.objects[d.subject.object].controller)))
        return false;
    if (watch.trigger.who.kind == Who::Kind::ThatPlayer
        && (!isSeat(d.subject) || !hasTurn(t.state, seatOf(d.subject))))
        return false;
    if (watch.trigger.event == When::EndOfPhase)
        return d.skipped != notThisPhase;
    return watch.trigger.event != When::EndOfTurn || watch.trigger.its || d.skipped != 0;
}

} // namespace

void raiseWatches(const Table& t, const Happening& h)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.delayed.size();) {
        const DelayedEffect d = s.delayed[k];
        const Effect& node = t.cards.effect(d.node);
        const auto* watch = d.when == watchMark ? std::get_if<Watch>(&node.node) : nullptr;
        if (!watch || watch->trigger.event != h.event) {
            ++k;
            continue;
        }
        Viewpoint v = d.source.object < s.objectCount && isCurrent(s, d.source)
            ? viewpointOf(t, d.source.object)
            : Viewpoint {};
        v.you = d.controller;
        v.self = d.source.object;
        v.subject = d.subject;
        if (!isDue(t, *watch, d) || !hears(t, watch->trigger, v, h)) {
            ++k;
            continue;
        }
        Waiting w;
        w.source = d.source;
        w.card = d.card;
        w.ability = delayedMark;
        w.controller = d.controller & 3;
        w.node = watch->effect.front().id;
        tellWho(t, watch->trigger, h, w);
        tellWhose(t, watch->trigger, h, w);
        const bool own = watch->trigger.subject.kind == Thing::Kind::This
            || watch->trigger.subject.kind == Thing::Kind::Bearer;
        if (watch->about.kind != Referent::Kind::Open || h.subject == noIndex) // or its one target
            w.subject = d.subject;
        else
            w.subject = refOf(s, own && h.object != noIndex ? h.object : h.subject);
        waitFor(t, w, watch->trigger, watch->effect.front(), h, watch->once);
        if (watch->once)
            s.delayed.erase(k);
        else
            ++k;
    }
}

} // namespace triptych::seize
