#include "seize/rules/Stack.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <utility>

namespace triptych::seize {

void openWindow(State& s)
{
    s.window = 1;
    s.holder = s.active; // S-PRIO the turn player first
    s.turned = 0;
    s.passes = 0;
}

namespace {

/// The living teammate who has priority together with this seat (p1 and p3, p2 and p4), or noSeat.
Seat partnerOf(const State& s, Seat p)
{
    const auto mate = static_cast<Seat>((p + 2) % maxPlayers);
    return formatOf(s).sharedTurn && mate < s.seats && s.players[mate].alive ? mate : noSeat;
}

/// Of a team that has priority together the earlier seat is asked first, unless the later claims it.
bool comesFirst(const State& s, Seat p)
{
    return (p < 2) != (s.turned != 0);
}

Seat nextHolder(const State& s, Seat p)
{
    if (!formatOf(s).sharedTurn)
        return nextSeat(s, p);
    // S-FMT-ARENA-SHARED Teams have priority in turn, and both teammates before the other team.
    const Seat mate = partnerOf(s, p);
    if (mate != noSeat && comesFirst(s, p))
        return mate;
    for (Seat q = 0; q < s.seats; ++q)
        if (s.players[q].alive && !areAllied(s, q, p))
            return q;
    return p;
}

} // namespace

void passOn(State& s)
{
    const Seat from = s.holder;
    s.holder = nextHolder(s, from);
    if (!areAllied(s, from, s.holder))
        s.turned = 0;
}

void acted(State& s, Seat p)
{
    // S-PRIO The actor does not keep priority, and everybody has to pass anew.
    s.passes = 0;
    s.holder = p;
    passOn(s);
    while (formatOf(s).sharedTurn && areAllied(s, s.holder, p) && s.holder != p)
        passOn(s); // the other team may answer first
}

std::uint8_t claimantsOf(const State& s)
{
    if (s.asked.what != Ask::Priority)
        return 0;
    const Seat mate = partnerOf(s, s.asked.player);
    return static_cast<std::uint8_t>(mate == noSeat ? 0 : 1u << mate);
}

bool mateHasPassed(const State& s)
{
    // Whoever comes second is only asked once the first of the team has let things be.
    return claimantsOf(s) != 0 && !comesFirst(s, s.asked.player);
}

void claimPriority(const Table& t, Seat p)
{
    State& s = t.state;
    // RULING S-FMT-ARENA-SHARED: their order is turned; who has passed already takes that back.
    if (comesFirst(s, s.holder))
        s.turned = !s.turned;
    else if (s.passes > 0)
        --s.passes;
    s.holder = p;
    answered(t);
    t.tell({ Event::Kind::Claimed, p });
}

std::size_t stackRoom(const State& s)
{
    return s.stack.capacity() - s.stack.size();
}

bool hasRoom(const State& s, std::size_t items)
{
    return items <= stackRoom(s);
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

void priorityOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Seat p = s.holder;
    const bool acts = hasTurn(s, p) && s.stack.empty() && !s.ending;
    // RULING "must attack each turn if able": its player does not let the phase go by before it has.
    if (!acts || s.phase != Phase::Attack || !mustStillAttack(t, p))
        out.push_back(option(Verb::Pass));
    if (acts) {
        switch (s.phase) {
        case Phase::Rally:
            warchestOptions(t, p, out);
            hiringOptions(t, p, out);
            for (const Index i : cardsIn(s, p, Zone::Battlefield))
                if (canExit(t, i))
                    out.push_back(option(Verb::Exit, i));
            break;
        case Phase::FirstMovement:
        case Phase::SecondMovement:
            moveOptions(t, p, out);
            break;
        case Phase::Attack:
            attackOptions(t, p, out);
            plunderOptions(t, p, out);
            break;
        case Phase::Beginning:
        case Phase::Draw:
        case Phase::Acquire:
        case Phase::End:
            break;
        }
    }
    playingOptions(t, p, out);
}

void answerPriority(const Table& t, const Option& o)
{
    State& s = t.state;
    const Seat p = s.holder;
    answered(t);
    // What is no action on the stack keeps priority (S-STACK-1), but all have to pass anew.
    if (verbOf(o) != Verb::Pass)
        s.passes = 0;
    switch (verbOf(o)) {
    case Verb::Pass:
        t.tell({ Event::Kind::Passed, p });
        if (++s.passes < living(s)) {
            passOn(s);
        } else if (s.stack.empty()) {
            s.window = 0;
        } else {
            resolveTop(t);
        }
        break;
    case Verb::Treasure:
        playTreasure(t, indexOf(o), o.detail == faceDownDetail);
        break;
    case Verb::Hire:
    case Verb::Summon:
        beginHire(t, indexOf(o), tileOf(o), withOf(o));
        break;
    case Verb::Equip:
        noteEquip(s, indexOf(o));
        equip(t, indexOf(o), otherOf(o));
        break;
    case Verb::Unequip:
        s.players[p].unequipped = 1;
        unequip(t, otherOf(o));
        break;
    case Verb::Exit:
        exit(t, indexOf(o));
        break;
    case Verb::Move:
        beginMove(t, indexOf(o), tileOf(o));
        break;
    case Verb::Spot:
        beginSpot(t, indexOf(o), otherOf(o));
        break;
    case Verb::Melee:
        beginAttack(t, indexOf(o), AttackStat::Melee);
        break;
    case Verb::Ranged:
        beginAttack(t, indexOf(o), AttackStat::Ranged);
        break;
    case Verb::Plunder:
        beginPlunder(t, indexOf(o));
        break;
    case Verb::Ability:
        beginPlay(t, indexOf(o), p, otherOf(o));
        break;
    case Verb::Activate:
        beginActivation(t, indexOf(o), o.detail);
        break;
    case Verb::Yes:
    case Verb::No:
    case Verb::Mode:
    case Verb::First:
    case Verb::Choose:
    case Verb::Target:
    case Verb::Order:
    case Verb::Acquire:
    case Verb::Pillar:
        break;
    }
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
    s.did = 0;
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
        s.did = item.paidExtra() ? State::Done : State::NotDone;
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
        discardFromStack(t, item);
        return;
    }
    speakAnew(t, item);
    tellOfItem(t, Event::Kind::Resolved, item);
    s.agenda.push(FinishResolving {});
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
    if (item.kind == StackItem::Kind::Ability && t.cards.ability(item.card, item.ability).reach
        && onBattlefield(t.state, item.user))
        endNextAttack(t, item.user.object, How::Attack);
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
        discardFromStack(t, item);
        return;
    }
}

} // namespace triptych::seize
