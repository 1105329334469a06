#include "seize/effects/Resolve.h"

#include "core/Overloaded.h"
#include "seize/effects/Choices.h"
#include "seize/effects/Deeds.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

namespace {

void child(State& s, const Effect& effect)
{
    s.agenda.push(DoEffect { effect.id });
}

void deal(const Table& t, const Deal& e)
{
    State& s = t.state;
    const int amount = e.numbered ? amountOf(t, e.amount) : 0;
    Index dealer = viewpoint(t).anchor;
    if (e.by) {
        const Mercenaries by = mercenaries(t, *e.by);
        if (by.empty()) // RULING: who has left deals nothing
            return;
        dealer = by.front();
    }
    s.destroyed = 0;
    s.excess = 0;
    int lost = 0;
    toEach(t, e.what, [&](Index i) {
        lost += dealDamage(t, i,
            { amount, e.type, dealer, s.resolving.controller,
                e.by ? How::Ability : howOf(t, s.resolving), e.ignoresArmor, e.ignoresDefense });
    });
    s.theNumber = small(lost);
}

void divide(const Table& t, EffectId effect, const Divide& e)
{
    State& s = t.state;
    if (mercenaries(t, e.what).empty())
        return;
    s.agenda.push(Picked<Divide> { effect, s.resolving.controller });
    const std::uint8_t points = clamped(e.amount, s.picks.capacity());
    ask(t,
        { Ask::Choose, s.resolving.controller, points, points, effect,
            ChosenAmong { ChosenAmong::What::Damage } });
}

void loseHealth(const Table& t, const LoseHealth& e)
{
    State& s = t.state;
    const int amount = amountOf(t, e.amount);
    toEach(t, e.what, [&](Index i) { loseHealth(t, i, amount); });
    s.dirty = 1;
}

void healThem(const Table& t, const Heal& e)
{
    const int amount = e.amount.kind == Amount::Kind::All ? 255 : amountOf(t, e.amount);
    int healed = 0;
    const Seat by = t.state.resolving.controller;
    toEach(t, e.what, [&](Index i) { healed += heal(t, i, healingOf(t, i, e, amount), by); });
    t.state.theNumber = small(healed);
}

void apply(const Table& t, const Apply& e)
{
    toEach(t, e.what, [&](Index i) {
        for (const Apply::Dose& dose : e.doses)
            applyStatus(t, i, dose.status, isCounted(dose.status) ? amountOf(t, dose.count) : 1,
                t.state.resolving.controller);
    });
}

void removeFrom(const Table& t, EffectId effect, const Remove& e)
{
    if (e.upTo || (e.every && e.count.kind != Amount::Kind::All)) {
        t.state.theNumber = 0;
        toEachInTurn(t, effect, e);
        return;
    }
    const int n = e.count.kind == Amount::Kind::All ? 255 : amountOf(t, e.count);
    int removed = 0;
    toEach(t, e.what, [&](Index i) {
        for (int k = 0; k < (e.every ? countedStatusCount : 1); ++k) {
            const auto status = e.every ? static_cast<Status>(k) : e.status;
            removed += std::min(n, countOf(mercenary(t.state, i), status));
            removeStatus(t, i, status, n);
        }
        if (e.also) {
            removed += countOf(mercenary(t.state, i), *e.also);
            clearStatus(t, i, *e.also);
        }
    });
    t.state.theNumber = small(removed);
}

void fog(const Table& t, const Fog& e)
{
    eachTile(tiles(t, e.where) & ~t.state.pillars,
        [&](Tile tile) { e.remove ? liftFog(t, tile) : placeFog(t, tile); });
}

void turnIntoTrigger(const Table& t, const Delayed& e)
{
    State& s = t.state;
    DelayedEffect d;
    d.node = e.effect.front().id;
    d.card = s.resolving.card;
    d.source = s.resolving.source;
    d.subject = {};
    if (e.about.kind != Referent::Kind::Open)
        if (const Spoken captured = spoken(t, e.about, viewpoint(t)); !captured.empty())
            d.subject = captured.front();
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            if (part.kind == Thing::Kind::Target)
                for (const Ref& r : targetsOf(t, s.resolving, part.slot))
                    d.subject = r;
    });
    d.controller = s.resolving.controller;
    d.ability = s.resolving.ability;
    d.when = static_cast<std::uint8_t>(e.when);
    s.delayed.push_back(d);
}

/// "The next time it would be destroyed this turn, instead ..."
void guard(const Table& t, EffectId effect, const Rescue& e)
{
    State& s = t.state;
    if (!e.once)
        return; // works by being in play (rules/Damage)
    toEach(t, e.what, [&](Index i) {
        DelayedEffect d;
        d.node = effect;
        d.card = s.resolving.card;
        d.source = s.resolving.source;
        d.subject = refOf(s, i);
        d.controller = s.resolving.controller;
        d.ability = s.resolving.ability;
        d.when = rescueMark;
        s.delayed.push_back(d);
    });
}

/// Mercenary by mercenary: "it" is each of them.
void forEach(const Table& t, EffectId effect, const ForEach& e)
{
    Thing all;
    all.kind = Thing::Kind::Each;
    all.filter = e.who;
    pushForEachThing<ForEach>(t.state.agenda, effect, mercenaries(t, all));
}

void setTrap(const Table& t, EffectId effect, const Trap& e)
{
    State& s = t.state;
    eachTile(tiles(t, e.where) & ~s.pillars, [&](Tile tile) {
        DelayedEffect d;
        d.node = effect;
        d.card = s.resolving.card;
        d.source = s.resolving.source;
        d.subject = tileRef(tile);
        d.controller = s.resolving.controller;
        d.ability = s.resolving.ability;
        d.when = trapMark;
        s.delayed.push_back(d);
    });
}

/// "This turn, whenever an allied mercenary attacks, ...": about each one that is named.
void watchFor(const Table& t, EffectId effect, const Watch& e)
{
    State& s = t.state;
    DelayedEffect d;
    d.node = effect;
    d.card = s.resolving.card;
    d.source = s.resolving.source;
    d.subject = {};
    d.controller = s.resolving.controller;
    d.ability = s.resolving.ability;
    d.when = watchMark;
    const Thing& subject = e.trigger.subject;
    if (subject.kind == Thing::Kind::Target || subject.kind == Thing::Kind::It) {
        for (const Index i : mercenaries(t, subject)) {
            d.subject = refOf(s, i);
            s.delayed.push_back(d);
        }
        return;
    }
    if (e.trigger.who.kind == Who::Kind::ThatPlayer) {
        if (s.thatPlayer == noSeat)
            return;
        d.subject = seatRef(s.thatPlayer);
    } else if (e.about.kind != Referent::Kind::Open) {
        if (const Spoken captured = spoken(t, e.about, viewpoint(t)); !captured.empty())
            d.subject = captured.front();
    }
    s.delayed.push_back(d);
}

/// RULING: what was chosen by one of several is done before the next is asked.
void handleEach(const Table& t, const Handle& e, const auto& chosen)
{
    State& s = t.state;
    for (const Index i : chosen) {
        const bool equipped = zoneOf(s, i) == Zone::Equipped;
        if (zoneOf(s, i) == Zone::Discard) { // only back into the hand or the Warchest
            if (e.deed == Handle::Deed::Return || e.deed == Handle::Deed::Unequip)
                moveTo(t, i, e.deed == Handle::Deed::Return ? Zone::Hand : Zone::Warchest);
            continue;
        }
        const bool kept = equipped && !canBeStripped(t, s.objects[i].host);
        switch (e.deed) {
        case Handle::Deed::Destroy:
            if (!kept)
                ruin(t, i);
            break;
        case Handle::Deed::Exhaust:
            exhaustTreasure(t, i);
            break;
        case Handle::Deed::Ready:
            readyTreasure(t, i);
            break;
        case Handle::Deed::Unequip:
            if (equipped && !kept)
                unequip(t, i);
            if (e.exhausted && zoneOf(s, i) == Zone::Warchest)
                exhaustTreasure(t, i);
            break;
        case Handle::Deed::Return:
            if (!kept)
                moveTo(t, i, Zone::Hand);
            break;
        }
    }
}

void handle(const Table& t, EffectId effect, const Handle& e)
{
    if (e.who.kind != Who::Kind::You) {
        const Seats list = players(t, e.who);
        if (list.size() == 1)
            t.state.thatPlayer = list.front();
        pushForEach<Handle>(t.state.agenda, effect, list);
        return;
    }
    handleEach(t, e, goods(t, e.goods));
}

void handOver(const Table& t, const HandOver& e)
{
    State& s = t.state;
    const Mercenaries bearers = mercenaries(t, e.what);
    for (const Index i : goods(t, e.goods)) {
        if (bearers.empty() || !isLoose(t, i) || !mayCarry(t, bearers.front(), i))
            continue;
        if (zoneOf(s, i) == Zone::Equipped
            && (s.objects[i].host == bearers.front() || !canBeStripped(t, s.objects[i].host)))
            continue;
        equip(t, bearers.front(), i);
    }
}

/// RULING: what a player cannot do or pay they are not asked for.
void unless(const Table& t, EffectId effect, const Unless& e)
{
    State& s = t.state;
    const Seats asked = players(t, e.who);
    const Seat p = asked.size() == 1 ? asked.front() : noSeat;
    if (p != noSeat)
        s.thatPlayer = p;
    if (p == noSeat || !isPossible(t, e.price.front())) {
        child(s, e.effect.front());
        return;
    }
    s.agenda.push(Picked<Unless> { effect, p });
    ask(t, { Ask::May, p, 1, 1, effect });
}

void moveThem(const Table& t, EffectId effect, const MoveTiles& e)
{
    if (!e.way || e.upTo) {
        toEachInTurn(t, effect, e);
        return;
    }
    toEach(t, e.what, [&](Index i) { moveStraight(t, i, *e.way, e.count); });
}

void counterTargets(const Table& t, const Counter& e)
{
    State& s = t.state;
    if (e.that) { // what set this off, as long as it waits
        if (const StackItem* item = attackSpokenOf(t))
            counterItem(t, item->serial);
        else
            counterItem(t, s.resolving.amount);
        return;
    }
    for (const Ref& r : targetsOf(t, s.resolving, e.slot)) {
        if (!isItem(r))
            continue;
        // "The attacker" of what was countered is who attacked.
        if (const StackItem* item = itemOf(s, r.object)) {
            if (item->kind == StackItem::Kind::Attack)
                s.resolving.subject = item->source;
            else if (item->kind == StackItem::Kind::Ability && item->user != Ref {})
                s.resolving.subject = item->user;
        }
        counterItem(t, r.object);
    }
}

void eachPlayer(const Table& t, const Who& who, auto&& act)
{
    const Seats list = players(t, who);
    const Seat before = t.state.thatPlayer;
    for (const Seat p : list) {
        t.state.thatPlayer = p; // "their" within what each of them does
        if (!t.state.over)
            act(p);
    }
    if (list.size() != 1)
        t.state.thatPlayer = before;
}

void lookAtHand(const Table& t, const LookAtHand& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    s.shown.clear();
    eachPlayer(t, e.whose, [&](Seat p) {
        for (const Index i : cardsIn(s, p, Zone::Hand)) {
            noteShown(s, i);
            noteShown(s, i);
            s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
            Event event { Event::Kind::Looked, you, i };
            event.seenBy = static_cast<std::uint8_t>((1u << you) | (1u << p));
            t.tell(event);
        }
    });
}

/// "If this is in an opponent's Guild Hall, that player ...": whose it is.
void speakOfHall(const Table& t, const Condition& condition)
{
    State& s = t.state;
    if (condition.kind != Condition::Kind::ThingIs || condition.unless
        || condition.filter.place != Filter::Place::EnemyGuildHall)
        return;
    const Index i = spokenOf(t, condition.of, condition.referent, viewpoint(t));
    if (i == noIndex)
        return;
    if (const Seat p = hallSeat(s, mercenary(s, i).tile); p != noSeat)
        s.thatPlayer = p;
}

void flip(const Table& t, const FlipCoin& e)
{
    const bool won = tossCoin(t, t.state.resolving.controller);
    const std::vector<Effect>& side = won ? e.win : e.lose;
    if (!side.empty())
        child(t.state, side.front());
}

} // namespace

void run(const Table& t, DoRest step)
{
    const auto& parts = nodeOf<Sequence>(t, step.effect).parts;
    if (step.next >= parts.size())
        return;
    if (step.next + 1u < parts.size())
        t.state.agenda.push(DoRest { step.effect, static_cast<std::uint8_t>(step.next + 1) });
    child(t.state, parts[step.next]);
}

void run(const Table& t, Picked<Divide> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Divide>(t, step.effect);
    const auto picked = s.picks;
    const Index anchor = viewpoint(t).anchor;
    s.destroyed = 0;
    int lost = 0;
    for (const Index i : mercenaries(t, e.what)) {
        int share = 0;
        for (const Index pick : picked)
            share += pick == i;
        lost += dealDamage(
            t, i, { share, e.type, anchor, s.resolving.controller, howOf(t, s.resolving) });
    }
    s.theNumber = small(lost);
}

void run(const Table& t, ForThing<ForEach> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing))
        return;
    s.it.clear();
    s.it.push_back(refOf(s, step.thing));
    child(s, nodeOf<ForEach>(t, step.effect).effect.front());
}

void run(const Table& t, Picked<Handle> step)
{
    const auto picked = t.state.picks;
    handleEach(t, nodeOf<Handle>(t, step.effect), picked);
}

void run(const Table& t, Picked<Unless> step)
{
    const auto& e = nodeOf<Unless>(t, step.effect);
    child(t.state, t.state.picks.empty() ? e.effect.front() : e.price.front());
}

void run(const Table& t, DoEffect step)
{
    State& s = t.state;
    const EffectId id = step.effect;
    const Effect& effect = t.cards.effect(id);
    if (chooseFirst(t, step, effect)) // a phrase in it must be chosen before it can be done
        return;
    std::visit(
        Overloaded {
            [&](const Deal& e) { deal(t, e); },
            [&](const Divide& e) { divide(t, id, e); },
            [&](const Heal& e) { healThem(t, e); },
            [&](const Mend& e) { toEachInTurn(t, id, e); },
            [&](const Cleanse& e) { toEachInTurn(t, id, e); },
            [&](const Apply& e) { apply(t, e); },
            [&](const Remove& e) { removeFrom(t, id, e); },
            [&](const Fog& e) { fog(t, e); },
            [&](const Gain& e) { gain(t, e); },
            [&](const Reapply& e) {
                toEach(t, e.what,
                    [&](Index i) { e.spent ? spendDefense(t, i) : reapplyDefense(t, i); });
            },
            [&](const MoveTiles& e) { moveThem(t, id, e); },
            [&](const MoveTo& e) { moveToTile(t, e); },
            [&](const Push& e) { pushThem(t, id, e); },
            [&](const Swap& e) { swapThem(t, e); },
            [&](const Upstage& e) {
                toEach(t, e.what, [&](Index i) { upstage(t, i, s.resolving.controller); });
            },
            [&](const Ready& e) { toEach(t, e.what, [&](Index i) { ready(t, i); }); },
            [&](const AttackAgain& e) {
                toEach(t, e.what, [&](Index i) {
                    ready(t, i);
                    mercenary(s, i).set(Mercenary::Attacked, false);
                });
            },
            [&](const GainMovement& e) {
                const int n = amountOf(t, e.count);
                toEach(t, e.what, [&](Index i) {
                    mercenary(s, i).extraSteps = small(mercenary(s, i).extraSteps + n);
                });
            },
            [&](const Destroy& e) {
                s.destroyed = 0;
                const Index anchor = viewpoint(t).anchor;
                int gone = 0;
                toEach(t, e.what, [&](Index i) {
                    destroy(t, i, anchor, s.resolving.controller, e.free);
                    gone += !onBattlefield(s, i);
                });
                s.theNumber = small(gone);
            },
            [&](const Exit& e) { toEach(t, e.what, [&](Index i) { exit(t, i); }); },
            [&](const ReturnToHand& e) {
                toEach(t, e.what, [&](Index i) {
                    if (e.withTreasures)
                        for (const Index treasure : treasuresOf(s, i))
                            moveTo(t, treasure, Zone::Hand);
                    putBack(t, i, e.goal);
                });
            },
            [&](const Prevent& e) { prevent(t, e); },
            [&](const LoseHealth& e) { loseHealth(t, e); },
            [&](const Handle& e) { handle(t, id, e); },
            [&](const HandOver& e) { handOver(t, e); },
            [&](const Strip& e) {
                s.theNumber = 0; // "for each treasure unequipped this way"
                toEachInTurn(t, id, e);
            },
            [&](const Equip& e) { toEachInTurn(t, id, e); },
            [&](const TurnTreasures& e) { turnTreasures(t, id, e); },
            [&](const Draw& e) {
                eachPlayer(t, e.who, [&](Seat p) {
                    const int n = amountOf(t, e.count);
                    draw(t, p,
                        e.until ? std::max(0, n - static_cast<int>(countIn(s, p, Zone::Hand))) : n);
                });
            },
            [&](const Discard& e) { eachDiscards(t, id, e); },
            [&](const Mill& e) {
                s.shown.clear();
                eachPlayer(t, e.who, [&](Seat p) {
                    const int n = amountOf(t, e.count);
                    int left = n;
                    for (const Index i : cardsIn(s, p, Zone::Deck)) {
                        if (left-- <= 0)
                            break;
                        noteShown(s, i);
                    }
                    mill(t, p, n);
                });
            },
            [&](const LoseLoot& e) {
                if (e.upTo) {
                    const Seats list = players(t, e.who);
                    if (list.size() == 1)
                        s.thatPlayer = list.front();
                    s.theNumber = 0;
                    pushForEach<LoseLoot>(s.agenda, id, list);
                    return;
                }
                int lost = 0;
                const int spoken = s.theNumber;
                eachPlayer(t, e.who, [&](Seat p) {
                    s.theNumber = small(spoken);
                    lost = amountOf(t, e.amount);
                    loseLoot(t, p, lost);
                });
                s.theNumber = small(lost);
            },
            [&](const GainLoot& e) {
                eachPlayer(t, e.who, [&](Seat p) { gainLoot(t, p, amountOf(t, e.amount)); });
            },
            [&](const Look& e) { look(t, id, e); },
            [&](const LookAtHand& e) { lookAtHand(t, e); },
            [&](const PickFromHand& e) { pickFromHand(t, id, e); },
            [&](const Select& e) {
                if (isOfSeveral(effect))
                    eachSelects(t, id, e);
                else if (e.what.filter.noun == Filter::Noun::Tile)
                    speakOfTiles(t, e.what);
                else
                    speakOf(s, e.what, mercenaries(t, e.what));
            },
            [&](const Fetch& e) { fetch(t, id, e); },
            [&](const Counter& e) { counterTargets(t, e); },
            [&](const Allowance& e) { allow(t, id, e); },
            [&](const Rescue& e) { guard(t, id, e); },
            [&](const Fits&) {}, // works by being there (rules/Warchest)
            [&](const Transfer& e) { transfer(t, id, e); },
            [&](const Strike& e) { toEachInTurn(t, id, e); },
            [&](const ForEach& e) { forEach(t, id, e); },
            [&](const Sequence&) { s.agenda.push(DoRest { id }); },
            [&](const May& e) { may(t, id, e); },
            [&](const IfSo& e) {
                if (holds(t, e.condition, viewpoint(t))) {
                    speakOfHall(t, e.condition);
                    child(s, e.effect.front());
                } else if (!e.otherwise.empty())
                    child(s, e.otherwise.front());
            },
            [&](const Instead& e) {
                child(s, holds(t, e.condition, viewpoint(t)) ? e.other.front() : e.base.front());
            },
            [&](const Unless& e) { unless(t, id, e); },
            [&](const Trap& e) { setTrap(t, id, e); },
            [&](const Watch& e) { watchFor(t, id, e); },
            [&](const Duel& e) { duel(t, e); },
            [&](const AlterAttack& e) { alterAttack(t, e); },
            [&](const Mark& e) { mark(t, e); },
            [&](const Show& e) {
                const Seats list = players(t, e.who);
                if (list.size() == 1)
                    s.thatPlayer = list.front();
                pushForEach<Show>(s.agenda, id, list);
            },
            [&](const Flips& e) {
                int won = 0;
                constexpr int most = 20; // nobody tosses for ever
                for (int n = 0; n < (e.count == Flips::untilLost ? most : e.count); ++n) {
                    const bool win = tossCoin(t, s.resolving.controller);
                    won += win;
                    if (!win && e.count == Flips::untilLost)
                        break;
                }
                s.theNumber = small(won);
            },
            [&](const RollDie&) { s.theNumber = small(rollDie(t, s.resolving.controller)); },
            [&](const Choose& e) {
                child(s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
            },
            [&](const FlipCoin& e) { flip(t, e); },
            [&](const Delayed& e) { turnIntoTrigger(t, e); },
        },
        effect.node);
}

} // namespace triptych::seize
