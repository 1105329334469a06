#include "seize/effects/Damage.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Staging.h"
#include "seize/effects/WithoutChoice.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/tree/Walk.h"

namespace triptych::seize {

namespace {

/// "Deal 1 damage to it. If you do": damage of which nothing is left was not dealt.
void noteDealt(const Table& t, EffectId effect, const Mercenaries& list, int lost)
{
    if (lost == 0 && !t.state.destroyed) // Lethal damage destroys, and takes no health
        noteFallen(t, effect, list, 0, false);
}

} // namespace

void deal(const Table& t, EffectId effect, const Deal& e)
{
    State& s = t.state;
    Index dealer = viewpoint(t).anchor;
    if (e.by) {
        const Mercenaries by = mercenaries(t, *e.by);
        if (by.empty()) { // RULING: who has left deals nothing
            cameToNothing(t, effect);
            return;
        }
        dealer = by.front();
    }
    s.destroyed = 0;
    s.excess = 0;
    int lost = 0;
    Mercenaries struck;
    const bool ambush = strikesFromStealth(s, dealer);
    toEach(t, e.what, e.numbered ? e.amount : fixed(0), [&](Index i, int amount) {
        struck.push_back(i);
        lost += dealDamage(t, i,
            { amount, e.type, dealer, s.resolving.controller,
                e.by ? How::Ability : howOf(t, s.resolving), e.ignoresArmor, e.ignoresDefense,
                ambush, e.unreduced, e.unprevented });
    });
    s.theNumber = small(lost);
    noteDealt(t, effect, struck, lost);
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
    toEach(t, e.what, e.amount, [&](Index i, int amount) { loseHealth(t, i, amount); });
    s.dirty = 1;
}

void healThem(const Table& t, const Heal& e)
{
    int healed = 0;
    const Seat by = t.state.resolving.controller;
    if (e.way == Heal::Way::Become) { // RULING: it is neither healed nor damaged by that
        toEach(t, e.what, e.amount, [&](Index i, int amount) { setHealth(t, i, amount); });
        return;
    }
    toEach(t, e.what, e.amount,
        [&](Index i, int amount) { healed += heal(t, i, healingOf(t, i, e, amount), by); });
    t.state.theNumber = small(healed);
}

void run(const Table& t, Picked<Divide> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Divide>(t, step.effect);
    const auto picked = s.picks;
    const Index anchor = viewpoint(t).anchor;
    s.destroyed = 0;
    int lost = 0;
    const bool ambush = strikesFromStealth(s, anchor);
    for (const Index i : mercenaries(t, e.what)) {
        int share = 0;
        for (const Index pick : picked)
            share += pick == i;
        if (e.status) {
            applyStatus(t, i, *e.status, share, s.resolving.controller);
            continue;
        }
        lost += dealDamage(t, i,
            { share, e.type, anchor, s.resolving.controller, howOf(t, s.resolving), false, false,
                ambush });
    }
    s.theNumber = small(lost);
}

} // namespace triptych::seize
