#include "kryptik/rules/Abilities.h"

#include "core/flow/TriggerQueue.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/SoulEnergy.h"

#include <vector>

namespace triptych::kryptik {

void awaitYearChoice(const Table& t, Index revealed, Ref destroyer)
{
    Waiting w;
    w.source = refOf(t.state, revealed);
    w.subject = w.source;
    w.card = t.state.objects[revealed].card;
    w.object = destroyer;
    w.ability = yearChoiceMark;
    w.controller = t.state.objects[revealed].owner;
    t.state.waiting.push_back(w);
}

void raiseDelayed(const Table& t, Delayed::When when, Index left)
{
    State& s = t.state;
    using When = Delayed::When;
    const bool yours = when == When::StartOfYourNextTurn || when == When::EndOfYourNextTurn
        || when == When::YourNextCombat || when == When::YourNextSecond;
    // Of what it is about: who controls that by then. Of what has left there is nothing to wait for.
    const auto isItsTurn = [&](const DelayedEffect& d) {
        return !isCurrent(s, d.subject) || s.objects[d.subject.object].controller == s.active;
    };
    const auto isDue = [&](const DelayedEffect& d) {
        return d.when == static_cast<std::uint8_t>(when) && s.turn >= d.notBefore
            && (!yours || d.controller == s.active)
            && (when != Delayed::When::StartOfItsNextTurn || isItsTurn(d))
            && (when != Delayed::When::ThisLeaves || d.source == refOf(s, left));
    };
    takeDue(s.delayed, isDue, [&](const DelayedEffect& d) {
        Waiting w;
        w.source = d.source;
        w.subject = d.subject;
        w.card = d.card;
        w.ability = d.ability;
        w.controller = d.controller;
        if (d.they != 0)
            w.other = static_cast<Seat>(d.they - 1);
        w.node = d.node;
        w.targets = d.targets;
        w.delayed = 1;
        s.waiting.push_back(w);
    });
}

namespace {

bool isAlike(const Waiting& a, const Waiting& b)
{
    return a.card == b.card && a.ability == b.ability && a.ability != yearChoiceMark && !a.delayed
        && !b.delayed && a.source == b.source && a.subject == b.subject;
}

/// 5.6, 10.3 "You may put this from your limbo pile ...": of what lies in another's nothing could be done.
bool isOutOfReach(const Table& t, const Waiting& w, const Effect& effect)
{
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return !sequence->parts.empty() && isOutOfReach(t, w, sequence->parts.front());
    const auto* move = std::get_if<Move>(&effect.node);
    const auto* me = move ? std::get_if<This>(&move->what) : nullptr;
    return me && me->inYours && t.state.objects[w.source.object].owner != w.controller;
}

bool canBePut(const Table& t, const Waiting& w)
{
    if (w.ability == yearChoiceMark || w.delayed)
        return true;
    const Ability& ability = t.cards.ability(w.card, w.ability);
    const AbilityFacts& facts = t.cards.abilityFacts(w.card, w.ability);
    if (ability.solo && t.state.solo.contains({ t.cards.nameOf(w.card), w.ability, w.controller }))
        return false;
    if (isDoneSoOften(t, w.source, w.card, w.ability))
        return false;
    if (ability.may && ability.effect && isOutOfReach(t, w, *ability.effect))
        return false;
    const bool here = isCurrent(t.state, w.source) && onIsland(t.state, w.source);
    for (const CostItem& item : ability.cost)
        if (item.kind != CostItem::Kind::Stones && !here && item.kind != CostItem::Kind::Discard
            && item.kind != CostItem::Kind::Plunder && item.kind != CostItem::Kind::Sacrifice
            && item.kind != CostItem::Kind::DestroyYear
            && item.kind != CostItem::Kind::EngageCitizen && item.kind != CostItem::Kind::Return
            && item.kind != CostItem::Kind::Bottom && item.kind != CostItem::Kind::Reveal
            && item.kind != CostItem::Kind::DiscardHand && item.kind != CostItem::Kind::Move)
            return false;
    if (ability.shortTime && !ability.cost.empty()
        && !isShortTime(t.state, w.controller, *ability.shortTime))
        return false; // nobody pays for what could not be used
    if (facts.hasStones && !canPay(purseOf(t, w.controller), facts.stones))
        return false;
    Viewpoint aiming = viewpointOfAbility(w.controller, w.source.object);
    aiming.they = w.other;
    aiming.x = paidFor(t.state, w.source);
    return canPayItems(t, ability.cost, w.source.object, w.controller, noIndex)
        && hasTargets(t, facts, aiming);
}

void putYearChoice(const Table& t, const Waiting& w)
{
    State& s = t.state;
    PileItem item;
    item.kind = PileItem::Kind::YearChoice;
    item.controller = w.controller;
    item.card = w.card;
    item.ability = yearAbility;
    item.source = w.source;
    item.object = w.object;
    item.serial = ++s.serials;
    s.pile.push_back(item);
    s.passes = 0;
}

} // namespace

void run(const Table& t, PutTriggers step)
{
    State& s = t.state;
    const Seat p = step.player;
    for (std::uint8_t left = step.left; left > 0 && !s.waiting.empty() && !s.pile.full(); --left) {
        const Waiting w = s.waiting.front();
        if (!canBePut(t, w)) {
            s.waiting.erase(0);
            continue;
        }
        s.agenda.push(PutTriggers { p, static_cast<std::uint8_t>(left - 1) });
        if (w.ability == yearChoiceMark) {
            s.waiting.erase(0);
            putYearChoice(t, w);
            return;
        }
        const bool asks = !w.delayed
            && (t.cards.ability(w.card, w.ability).may
                || !t.cards.ability(w.card, w.ability).cost.empty());
        if (asks && ask(t, { Ask::MayTrigger, p, 1, 1 }))
            return; // 9.3: decided when it would go on the pile
        s.waiting.erase(0);
        if (!asks)
            beginTriggered(t, w);
        return;
    }
}

void run(const Table& t, GatherTriggers)
{
    const State& s = t.state;
    std::vector<Seat> inOrder; // 8.4 from the turn player on
    for (Seat n = 0; n < s.seats; ++n)
        inOrder.push_back(static_cast<Seat>((s.active + n) % s.seats));
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

void answerMayTrigger(const Table& t, const Option& o)
{
    const Waiting w = t.state.waiting.front();
    t.state.waiting.erase(0);
    answered(t);
    if (verbOf(o) != Verb::Yes)
        return;
    noteDone(t, w.source, w.card, w.ability);
    beginTriggered(t, w);
}

} // namespace triptych::kryptik
