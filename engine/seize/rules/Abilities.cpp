#include "seize/rules/Abilities.h"

#include "core/flow/TriggerQueue.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Triggers.h"

#include <algorithm>

namespace triptych::seize {

void noteUse(State& s, Ref source, std::uint8_t ability)
{
    s.used.push_back({ source, ability, 0 });
}

bool isSpent(const State& s, Ref source, std::uint8_t number, const Ability& ability)
{
    // RULING "once per game": of this card, wherever it has been since.
    if (ability.oncePerGame && s.used.contains({ { source.object, 0 }, number, forGood }))
        return true;
    const int most = ability.oncePerTurn ? 1 : ability.perTurn;
    return most > 0 && std::count_if(s.used.begin(), s.used.end(), [&](const Use& use) {
        return use.source == source && use.ability == number && use.nth == 0;
    }) >= most;
}

void noteUse(State& s, Ref source, std::uint8_t number, const Ability& ability)
{
    if (ability.oncePerGame)
        s.used.push_back({ { source.object, 0 }, number, forGood });
    if (ability.oncePerTurn || ability.perTurn > 0)
        s.used.push_back({ source, number, 0 });
}

namespace {

/// What was left for later comes, for whoever left it.
Waiting waitingOf(const DelayedEffect& d)
{
    Waiting w;
    w.source = d.source;
    w.card = d.card;
    w.ability = delayedMark;
    w.controller = d.controller & 3;
    return w;
}

} // namespace

void raiseDelayed(const Table& t, Delayed::When when)
{
    State& s = t.state;
    const auto isDue = [&](const DelayedEffect& d) {
        return d.when == static_cast<std::uint8_t>(when)
            && (when == Delayed::When::EndOfTurn || (d.skipped && hasTurn(s, d.controller)));
    };
    takeDue(s.delayed, isDue, [&](const DelayedEffect& d) {
        Waiting w = waitingOf(d);
        w.subject = d.subject;
        w.node = d.node;
        s.waiting.push_back(w);
    });
}

namespace {

/// A trap is sprung by who comes onto its tile.
void springTraps(const Table& t, Index i)
{
    State& s = t.state;
    const auto isSprung = [&](const DelayedEffect& d) {
        if (d.when != trapMark || !onBattlefield(s, i) || tileOf(d.subject) != mercenary(s, i).tile)
            return false;
        Viewpoint v;
        v.you = d.controller;
        v.self = d.source.object;
        return matches(t, i, std::get<Trap>(t.cards.effect(d.node).node).who, v);
    };
    takeDue(s.delayed, isSprung, [&](const DelayedEffect& d) {
        Waiting w = waitingOf(d);
        w.subject = refOf(s, i);
        w.tile = tileOf(d.subject) & 63;
        w.node = std::get<Trap>(t.cards.effect(d.node).node).effect.front().id;
        s.waiting.push_back(w);
    });
}

} // namespace

void comeOnto(const Table& t, Index i, Tile from)
{
    if (onBattlefield(t.state, i)) {
        Happening happening { Trigger::Event::Arrives, i };
        happening.who = t.state.objects[i].controller;
        happening.tile = mercenary(t.state, i).tile;
        happening.from = from;
        occur(t, happening);
    }
    springTraps(t, i);
}

void raiseOwn(const Table& t, Index card, Trigger::Event event, Index bearer)
{
    State& s = t.state;
    Happening happening { event };
    happening.who = s.objects[card].controller;
    for (const std::uint8_t number : t.facts(card).triggered) {
        const Ability& ability = t.card(card).abilities[number];
        if (ability.trigger->event != event
            || !isTimelyAndDoneBy(t, *ability.trigger, viewpointOf(t, card), happening)
            || isSpent(s, refOf(s, card), number, ability))
            continue;
        if (ability.condition && !holds(t, *ability.condition, viewpointOf(t, card)))
            continue; // "when you equip this while ..."
        noteUse(s, refOf(s, card), number, ability);
        Waiting w;
        w.source = refOf(s, card);
        if (bearer != noIndex)
            w.subject = refOf(s, bearer);
        w.card = s.objects[card].card;
        w.ability = number;
        w.controller = s.objects[card].controller & 3;
        w.other = w.controller;
        if (const Seat by = doerOf(t, happening);
            ability.trigger->doer == Trigger::Doer::Foe && by != noSeat)
            w.other = by;
        s.waiting.push_back(w);
    }
}

void leaveMarks(const Table& t, Index card, int count)
{
    State& s = t.state;
    const bool had = marksOn(s, card) > 0;
    setMarks(s, card, count);
    if (had && marksOn(s, card) == 0 && !isBlank(t, card))
        raiseOwn(t, card, Trigger::Event::LosesMarks);
}

namespace {

bool isAlike(const Waiting& one, const Waiting& other)
{
    return one.card == other.card && one.ability == other.ability && one.source == other.source
        && one.subject == other.subject;
}

StackItem itemOf(const Waiting& w)
{
    StackItem item = triggered(w);
    item.controller = w.controller;
    item.subject = w.subject;
    item.user = w.attacker;
    item.object = w.attacked;
    item.other = w.other;
    item.amount = w.amount;
    item.node = w.node;
    item.tile = w.tile == Waiting::nowhere ? noTile : Tile { w.tile };
    return item;
}

} // namespace

void run(const Table& t, PutTriggers step)
{
    State& s = t.state;
    for (std::uint8_t left = step.left; left > 0 && !s.waiting.empty() && !s.stack.full(); --left) {
        const StackItem item = itemOf(s.waiting.front());
        s.waiting.erase(0);
        if (item.ability != delayedMark) {
            // One that needs a target and finds none does not come onto the stack.
            const Ability& ability = t.cards.ability(item.card, item.ability);
            const AbilityFacts& facts = t.cards.abilityFacts(item.card, item.ability);
            if (!hasTargets(t, ability, facts, viewpointOf(t, item)))
                continue;
        }
        s.agenda.push(PutTriggers { step.player, static_cast<std::uint8_t>(left - 1) });
        beginTriggered(t, item);
        return;
    }
}

void run(const Table& t, GatherTriggers)
{
    const State& s = t.state;
    InlineVector<Seat, maxPlayers> inOrder; // from the turn player on
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        inOrder.push_back(p);
    gatherTriggers<PutTriggers, ArrangeTriggers>(t, inOrder, isAlike, Ask::TriggerOrder);
}

void run(const Table& t, ArrangeTriggers)
{
    arrangeAsPicked(t.state.waiting, t.state.picks);
}

void answerTriggerOrder(const Table& t, const Option& o)
{
    pickNextPlace(t, o);
}

} // namespace triptych::seize
