#include "seize/rules/Plunder.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/History.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"

#include <algorithm>

namespace triptych::seize {

Seat victimOf(const State& s, Index i)
{
    const Seat p = hallSeat(s, mercenary(s, i).tile);
    const bool opponent
        = p != noSeat && s.players[p].alive && !areAllied(s, p, s.objects[i].controller);
    return opponent ? p : noSeat;
}

namespace {

/// S-ACT-PLUNDER Once a turn, and as often more as a text allows.
bool mayPlunder(const Table& t, Seat p)
{
    return t.state.players[p].plundered < 1 + allowed(t, p, Allowance::Kind::Plunders);
}

} // namespace

bool canPlunder(const Table& t, Index i)
{
    const State& s = t.state;
    return !formatOf(s).arena // S-FMT-ARENA-NOPLUNDER
        && mayPlunder(t, s.objects[i].controller) && hasStandardAttack(t, i)
        && mercenary(s, i).exhaust == 0 // S-STATUS-EXHAUST-1 who has used an Attack ability, too
        && victimOf(s, i) != noSeat && !has(t, i, Modifier::Kind::NoPlunder);
}

void plunderOptions(const Table& t, Seat p, Options& out)
{
    if (!mayPlunder(t, p))
        return;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield))
        if (canPlunder(t, i))
            out.push_back(option(Verb::Plunder, i));
}

void beginPlunder(const Table& t, Index i)
{
    State& s = t.state;
    const Seat p = s.objects[i].controller;
    ++s.players[p].plundered; // S-ACT-PLUNDER once a turn, also when it fails
    mercenary(s, i).set(Mercenary::Attacked, true);
    mercenary(s, i).set(Mercenary::HasPlundered, true);
    notePlunder(s, i);
    if (!has(t, i, Modifier::Kind::FreePlunder))
        applyStatus(t, i, Status::Exhaust, 1, p); // S-TURN-PLUNDER like an attack
    if (!seesThrough(t, i)) {
        t.tell({ Event::Kind::Missed, p, i });
        return;
    }
    StackItem item;
    item.kind = StackItem::Kind::Plunder;
    item.controller = p;
    item.card = s.objects[i].card;
    item.source = refOf(s, i);
    push(s, item);
    acted(s, p);
}

void resolvePlunder(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const Index i = item.source.object;
    const Seat victim = onBattlefield(s, item.source) ? victimOf(s, i) : noSeat;
    if (victim == noSeat) {
        tellOfItem(t, Event::Kind::Fizzled, item);
        return;
    }
    // RULING "plunders double": of its bounty; what it takes more besides is added to that.
    const int amount = std::max(0,
        bountyOf(t, i) * (has(t, i, Modifier::Kind::PlundersDouble) ? 2 : 1)
            + bonusOf(t, i, Modifier::Kind::PlundersMore));
    Event event { Event::Kind::Plundered, item.controller, i };
    event.amount = static_cast<std::int16_t>(amount);
    event.toSeat = victim;
    t.tell(event);
    loseBounty(t, victim, amount, item.controller);
    Happening happening { Trigger::Event::Plunders, i };
    happening.who = item.controller;
    happening.amount = amount;
    occur(t, happening);
}

} // namespace triptych::seize
