#include "seize/effects/Resolve.h"

#include "core/Overloaded.h"
#include "seize/effects/Choices.h"
#include "seize/effects/Damage.h"
#include "seize/effects/Decks.h"
#include "seize/effects/Delays.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Moves.h"
#include "seize/effects/PlayerByPlayer.h"
#include "seize/effects/Possible.h"
#include "seize/effects/Retargeting.h"
#include "seize/effects/Skipped.h"
#include "seize/effects/Staging.h"
#include "seize/effects/Statuses.h"
#include "seize/effects/Strikes.h"
#include "seize/effects/Treasures.h"
#include "seize/effects/WithoutChoice.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Coins.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/TurnOrder.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

namespace {

void child(State& s, const Effect& effect)
{
    s.agenda.push(DoEffect { effect.id });
}

void fog(const Table& t, const Fog& e)
{
    eachTile(tiles(t, e.where) & ~t.state.pillars,
        [&](Tile tile) { e.remove ? liftFog(t, tile) : placeFog(t, tile); });
    if (e.where.filter.noun == Filter::Noun::Tile)
        speakOfTiles(t, e.where); // "and on a tile adjacent to it"
}

/// Mercenary by mercenary: "it" is each of them.
void forEach(const Table& t, EffectId effect, const ForEach& e)
{
    Thing all;
    all.kind = Thing::Kind::Each;
    all.filter = e.who;
    pushForEachThing<ForEach>(t.state.agenda, effect, mercenaries(t, all));
}

/// RULING: what a player cannot do or pay they are not asked for.
void unless(const Table& t, EffectId effect, const Unless& e)
{
    State& s = t.state;
    const Seats asked = players(t, e.who);
    if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
        pushForEach<Unless>(s.agenda, effect, asked); // each of them by themselves
        return;
    }
    const Seat p = asked.size() == 1 ? asked.front() : noSeat;
    if (p != noSeat && e.who.kind != Who::Kind::You)
        s.thatPlayer = p;
    if (p == noSeat || !isPossible(t, e.price.front())) {
        child(s, e.effect.front());
        return;
    }
    s.agenda.push(Picked<Unless> { effect, p });
    ask(t, { Ask::May, p, 1, 1, effect });
}

void counterTargets(const Table& t, const Counter& e)
{
    State& s = t.state;
    if (e.that) { // what set this off, as long as it waits
        const StackItem* attack = attackSpokenOf(t);
        const std::uint8_t serial = attack ? attack->serial : s.resolving.amount;
        if (const StackItem* item = itemOf(s, serial))
            s.thatPlayer = item->controller;
        counterItem(t, serial);
        return;
    }
    for (const Ref& r : targetsOf(t, s.resolving, e.slot)) {
        if (!isItem(r))
            continue;
        // "The attacker" of what was countered is who attacked, "its controller" whose it was.
        if (const StackItem* item = itemOf(s, r.object)) {
            s.thatPlayer = item->controller;
            if (item->kind == StackItem::Kind::Attack || item->kind == StackItem::Kind::Step
                || item->kind == StackItem::Kind::Plunder)
                s.resolving.subject = item->source;
            else if ((item->kind == StackItem::Kind::Ability
                         || item->kind == StackItem::Kind::Activation)
                && item->user != Ref {})
                s.resolving.subject = item->user;
        }
        // "Target move" is all that is left of its way, which waits step by step (S-STACK-3).
        const Ref mover = e.what == Counter::What::Move ? s.resolving.subject : Ref {};
        counterItem(t, r.object);
        for (std::size_t k = s.stack.size(); mover != Ref {} && k-- > 0;)
            if (s.stack[k].kind == StackItem::Kind::Step && s.stack[k].source == mover)
                counterItem(t, s.stack[k].serial);
    }
}

void eachPlayer(const Table& t, const Who& who, auto&& act)
{
    const Seats list = players(t, who);
    const bool you = who.kind == Who::Kind::You; // never "that player": whoever was named before is
    const Seat before = t.state.thatPlayer;
    for (const Seat p : list) {
        if (!you)
            t.state.thatPlayer = p; // "their" within what each of them does
        if (!t.state.over)
            act(p);
    }
    if (list.size() != 1 || who.kind == Who::Kind::You) // "that player" is never you
        t.state.thatPlayer = before;
}

/// "If this is in an opponent's Guild Hall, that player ...": whose it is.
void speakOfHall(const Table& t, const Condition& condition)
{
    State& s = t.state;
    if (condition.kind != Condition::Kind::ThingIs || condition.unless
        || condition.filter.place != Filter::Place::EnemyGuildHall || condition.filter.elsewhere)
        return;
    const Index i = spokenOf(t, condition.of, condition.referent, viewpoint(t));
    if (i == noIndex)
        return;
    if (const Seat p = hallSeat(s, mercenary(s, i).tile); p != noSeat)
        s.thatPlayer = p;
}

void flip(const Table& t, const FlipCoin& e)
{
    const bool won = tossCoin(t, t.state.resolving.controller, viewpoint(t).anchor);
    const std::vector<Effect>& side = won ? e.win : e.lose;
    if (!won && !e.win.empty())
        speakOfSkipped(t, e.win.front());
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

void run(const Table& t, ForThing<ForEach> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing))
        return;
    s.it.clear();
    s.it.push_back(refOf(s, step.thing));
    child(s, nodeOf<ForEach>(t, step.effect).effect.front());
}

void run(const Table& t, ForPlayer<Unless> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Unless>(t, step.effect);
    s.thatPlayer = step.player;
    if (!isPossible(t, e.price.front())) {
        child(s, e.effect.front());
        return;
    }
    s.agenda.push(Picked<Unless> { step.effect, step.player });
    ask(t, { Ask::May, step.player, 1, 1, step.effect });
}

void run(const Table& t, Picked<Unless> step)
{
    const auto& e = nodeOf<Unless>(t, step.effect);
    if (e.who.kind != Who::Kind::You)
        t.state.thatPlayer = step.player;
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
            [&](const Deal& e) { deal(t, id, e); },
            [&](const Divide& e) { divide(t, id, e); },
            [&](const Heal& e) { healThem(t, e); },
            [&](const Mend& e) { toEachInTurn(t, id, e); },
            [&](const Cleanse& e) { toEachInTurn(t, id, e); },
            [&](const Apply& e) { apply(t, e); },
            [&](const Remove& e) { removeFrom(t, id, e); },
            [&](const Fog& e) { fog(t, e); },
            [&](const Gain& e) { gain(t, id, e); },
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
            [&](const GainMovement& e) { gainMovement(t, e); },
            [&](const Destroy& e) { destroyThem(t, id, e); },
            [&](const Exit& e) {
                Mercenaries all;
                toEach(t, e.what, [&](Index i) { all.push_back(i); });
                exitTogether(t, all);
            },
            [&](const ReturnToHand& e) {
                if (e.played) {
                    s.cardGoes = static_cast<std::uint8_t>(static_cast<int>(e.goal) + 1);
                    return;
                }
                const Mercenaries gone = e.gone ? departed(t, e.what) : Mercenaries {};
                Mercenaries all;
                toEach(t, e.what, [&](Index i) {
                    if (e.withTreasures)
                        for (const Index treasure : treasuresOf(s, i))
                            moveTo(t, treasure, Zone::Hand);
                    all.push_back(i);
                });
                for (const Index i : gone)
                    all.push_back(i);
                putBack(t, all, e.goal);
            },
            [&](const Prevent& e) { prevent(t, e); },
            [&](const LoseHealth& e) { loseHealth(t, e); },
            [&](const Handle& e) { handle(t, id, e); },
            [&](const HandOver& e) { handOver(t, e); },
            [&](const Strip& e) { strip(t, id, e); },
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
                    if (list.size() == 1 && e.who.kind != Who::Kind::You)
                        s.thatPlayer = list.front();
                    s.theNumber = 0;
                    pushForEach<LoseLoot>(s.agenda, id, list);
                    return;
                }
                int lost = 0;
                const int spoken = s.theNumber;
                eachPlayer(t, e.who, [&](Seat p) {
                    s.theNumber = small(spoken);
                    const int before = s.players[p].vault;
                    if (e.pays)
                        payLoot(t, p, amountOf(t, e.amount));
                    else
                        loseLoot(t, p, amountOf(t, e.amount));
                    lost += before - s.players[p].vault; // "lost this way": what was lost indeed
                });
                s.theNumber = small(lost);
            },
            [&](const GainLoot& e) {
                eachPlayer(t, e.who, [&](Seat p) { gainLoot(t, p, amountOf(t, e.amount)); });
            },
            [&](const Look& e) { look(t, id, e); },
            [&](const LookAtHand& e) {
                s.shown.clear();
                eachPlayer(t, e.whose, [&](Seat p) { seeHand(t, e, p); });
            },
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
                    doInPlaceOf(t, e.effect.front(), e.otherwise.front());
            },
            [&](const Instead& e) {
                speakOfTold(t, e.base.front());
                if (holds(t, e.condition, viewpoint(t)))
                    doInPlaceOf(t, e.base.front(), e.other.front());
                else
                    child(s, e.base.front());
            },
            [&](const Unless& e) { unless(t, id, e); },
            [&](const Trap& e) { setTrap(t, id, e); },
            [&](const Watch& e) { watchFor(t, id, e); },
            [&](const Duel& e) { duel(t, e); },
            [&](const AlterAttack& e) { alterAttack(t, e); },
            [&](const Mark& e) { mark(t, e); },
            [&](const Show& e) {
                const Seats list = players(t, e.who);
                if (list.size() == 1 && e.who.kind != Who::Kind::You)
                    s.thatPlayer = list.front();
                pushForEach<Show>(s.agenda, id, list);
            },
            [&](const Flips& e) {
                int won = 0;
                constexpr int most = 20; // nobody tosses for ever
                for (int n = 0; n < (e.count == Flips::untilLost ? most : e.count); ++n) {
                    const bool win = tossCoin(t, s.resolving.controller, viewpoint(t).anchor);
                    won += win;
                    if (!win && e.count == Flips::untilLost)
                        break;
                }
                s.theNumber = s.won = small(won);
            },
            [&](const Turns& e) { alterTurns(t, e); },
            [&](const Retarget& e) { retarget(t, id, e); },
            [&](const RollDie&) {
                s.theNumber = s.rolled = small(rollDie(t, s.resolving.controller));
            },
            [&](const Choose& e) {
                child(s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
            },
            [&](const FlipCoin& e) { flip(t, e); },
            [&](const Delayed& e) { turnIntoTrigger(t, e); },
        },
        effect.node);
}

} // namespace triptych::seize
