#include "seize/rules/Stack.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/AttackAbilities.h"
#include "seize/rules/AttackEvents.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Zones.h"

#include <utility>

namespace triptych::seize {

std::size_t stackRoom(const State& s)
{
    return s.stack.capacity() - s.stack.size();
}

bool hasRoom(const State& s, std::size_t items)
{
    return items <= stackRoom(s);
}

StackItem itemOf(const State& s, StackItem::Kind kind, Index source)
{
    StackItem item;
    item.kind = kind;
    item.controller = s.objects[source].controller;
    item.card = s.objects[source].card;
    item.source = refOf(s, source);
    return item;
}

StackItem& push(State& s, StackItem item)
{
    item.serial = ++s.serials;
    s.stack.push_back(item);
    return s.stack.back();
}

void tellOfItem(const Table& t, Event::Kind kind, const StackItem& item)
{
    Event event { kind, item.controller, item.source.object };
    if (t.events && event.object != noIndex)
        event.seenBy = viewersOf(t.state, event.object);
    t.tell(event);
}

StackItem* itemOf(State& s, std::uint8_t serial)
{
    for (StackItem& item : s.stack)
        if (item.serial == serial)
            return &item;
    return nullptr;
}

namespace {

void speakAnew(const Table& t, const StackItem& item)
{
    State& s = t.state;
    s.resolving = item;
    s.it.clear();
    s.attacked.clear();
    s.hurt.clear();
    s.shown.clear();
    s.excess = s.won = s.rolled = 0;
    s.fit = 0;
    if (item.subject != Ref {})
        s.it.push_back(item.subject);
    if (const Ref attacked = attackedIn(t, item); attacked != Ref {})
        s.attacked.push_back(attacked);
    s.theNumber = item.amount;
    s.thatPlayer = item.other;
    s.opponent = noSeat;
    s.stepDone = 0;
    s.destroyed = 0;
    s.cardGoes = 0;
}

void resolveText(const Table& t, const StackItem& item)
{
    State& s = t.state;
    if (item.ability == delayedMark) {
        s.agenda.push(DoEffect { item.node });
        return;
    }
    const Ability& ability = t.cards.ability(item.card, item.ability);
    if (ability.optional) // "if you do", until something else may be done or not
        s.stepDone = item.paidExtra() ? State::Done : State::NotDone;
    for (std::uint8_t number = 0; number < item.slots; ++number) {
        const auto legal = targetsOf(t, item, number);
        for (std::size_t k = number == 0 ? 0 : item.slotEnd[number - 1u]; k < item.slotEnd[number];
             ++k)
            if (legal.contains(item.targets[k]))
                s.fit = static_cast<std::uint8_t>(s.fit | (1u << k));
    }
    if (ability.reach) {
        s.attacked = attackedBy(t, item);
        if (onBattlefield(s, item.user))
            beginBlow(s, item.user.object, How::Attack);
        for (const Ref& r : s.attacked) {
            if (isTile(r))
                continue;
            tellOfAttack(t, item.user.object, r.object, How::Attack);
        }
    }
    if (ability.effect)
        s.agenda.push(DoEffect { ability.effect->id });
}

} // namespace

void resolveTop(const Table& t)
{
    State& s = t.state;
    const StackItem item = s.stack.back();
    s.stack.pop_back();
    closeOpenings(t);
    s.holder = s.active; // S-PRIO then the turn player again
    s.turned = 0;
    s.passes = 0;
    if (!keepsTargets(t, item)) { // S-STACK-5
        tellOfItem(t, Event::Kind::Fizzled, item);
        endNextAttack(t, item);
        discardFromStack(t, item);
        return;
    }
    speakAnew(t, item);
    tellOfItem(t, Event::Kind::Resolved, item);
    s.agenda.push(FinishResolving {});
    s.agenda.push(CarryOut {});
}

void run(const Table& t, CarryOut)
{
    State& s = t.state;
    const StackItem item = s.resolving;
    switch (item.kind) {
    case StackItem::Kind::None:
        break;
    case StackItem::Kind::Mercenary:
        s.agenda.push(Arrive {});
        break;
    case StackItem::Kind::Attack:
        resolveAttack(t, item);
        break;
    case StackItem::Kind::Step:
        resolveStep(t, item);
        break;
    case StackItem::Kind::Plunder:
        resolvePlunder(t, item);
        break;
    case StackItem::Kind::Spot:
        resolveSpot(t, item);
        break;
    case StackItem::Kind::Ability:
        if (t.cards.facts(item.card).ability == AbilityType::Event) {
            if (isCurrent(s, item.source)) {
                moveTo(t, item.source.object, Zone::Events); // S-ABIL-EVENT-STAY
                raiseOwn(t, item.source.object, Trigger::Event::IsPlayed);
            }
            break;
        }
        resolveText(t, item);
        break;
    case StackItem::Kind::Activation:
    case StackItem::Kind::Trigger:
        resolveText(t, item);
        break;
    }
}

void run(const Table& t, FinishResolving)
{
    const StackItem item = t.state.resolving;
    if (item.kind == StackItem::Kind::Ability)
        endNextAttack(t, item);
    tellOfOutlived(t, item);
    t.state.resolving = {};
    t.state.it.clear();
    t.state.attacked.clear();
    t.state.hurt.clear();
    t.state.shown.clear();
    t.state.excess = t.state.won = t.state.rolled = 0;
    t.state.fit = 0;
    const int goes = std::exchange(t.state.cardGoes, std::uint8_t { 0 });
    const Index card = item.source.object;
    // "Return this card to your hand": of one that is played, and not where it has left already.
    if (goes > 0 && item.kind == StackItem::Kind::Ability && isCurrent(t.state, item.source)
        && zoneOf(t.state, card) == Zone::Stack)
        putBack(t, card, static_cast<ReturnToHand::Goal>(goes - 1));
    else
        discardFromStack(t, item); // S-STACK-1 leaves as the last step of resolving
}

void discardFromStack(const Table& t, const StackItem& item)
{
    State& s = t.state;
    if (!isCurrent(s, item.source) || zoneOf(s, item.source.object) != Zone::Stack)
        return;
    const Index i = item.source.object;
    if (item.kind == StackItem::Kind::Mercenary)
        returnToHand(t, i);
    else
        moveTo(t, i, Zone::Discard);
}

void counterItem(const Table& t, std::uint8_t serial)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.stack.size(); ++k) {
        if (s.stack[k].serial != serial || isKept(t, s.stack[k]))
            continue;
        const StackItem item = s.stack[k];
        s.stack.erase(k);
        tellOfItem(t, Event::Kind::Countered, item);
        endNextAttack(t, item);
        discardFromStack(t, item);
        return;
    }
}

} // namespace triptych::seize
