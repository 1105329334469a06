#include "seize/rules/Plunder.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Coins.h"
#include "seize/rules/Damage.h"
#include "seize/rules/History.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"

#include <algorithm>

namespace triptych::seize {

Seat victimOf(const Table& t, Index i)
{
    const State& s = t.state;
    const auto isFoe = [&](Seat p) {
        return p != noSeat && s.players[p].alive && !areAllied(s, p, s.objects[i].controller);
    };
    const Tile tile = mercenary(s, i).tile;
    if (const Seat p = hallSeat(s, tile); isFoe(p))
        return p;
    const TileSet here = bitOf(tile);
    const TileSet near = has(t, i, Modifier::Kind::PlundersNear) ? neighbours(here) : TileSet { 0 };
    const TileSet far = has(t, i, Modifier::Kind::PlundersFar) ? here : TileSet { 0 };
    // RULING "from tiles adjacent to an opponent's Guild Hall": where it lies beside two, of the first seat.
    for (Seat p = 0; p < s.seats && (near | far) != 0; ++p)
        if (isFoe(p) && ((near & guildHallOf(p)) != 0 || (far & sideOf(p)) != 0))
            return p;
    return noSeat;
}

namespace {

/// S-ACT-PLUNDER Once a turn, and as often more as a text allows.
bool mayPlunder(const Table& t, Seat p)
{
    return t.state.players[p].plundered < 1 + allowed(t, p, Allowance::Kind::Plunders);
}

/// RULING "may plunder after attacking": its own attacks of this phase do not stop it, any other exhaustion does.
bool plundersAfter(const Table& t, Index i)
{
    return has(t, i, Modifier::Kind::PlundersAfter) && foreignExhaust(mercenary(t.state, i)) <= 0;
}

} // namespace

bool canPlunder(const Table& t, Index i)
{
    const State& s = t.state;
    return !formatOf(s).arena // S-FMT-ARENA-NOPLUNDER
        && mayPlunder(t, s.objects[i].controller)
        && (hasStandardAttack(t, i) || plundersAfter(t, i))
        // S-STATUS-EXHAUST-1 who has used an Attack ability, too
        && (mercenary(s, i).exhaust == 0 || plundersAfter(t, i)) && victimOf(t, i) != noSeat
        && !has(t, i, Modifier::Kind::NoPlunder);
}

void plunderOptions(const Table& t, Seat p, Options& out)
{
    if (!mayPlunder(t, p))
        return;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield))
        if (canPlunder(t, i))
            out.push_back(option(Verb::Plunder, i));
}

void run(const Table& t, DeclarePlunder step)
{
    State& s = t.state;
    const Index i = step.plunderer;
    const Seat p = s.objects[i].controller;
    ++s.players[p].plundered; // S-ACT-PLUNDER once a turn, also when it fails
    // RULING "may attack after plundering": its attack is not spent by it, and what it is exhausted by so does not
    // stop it.
    const bool attacksAfter = has(t, i, Modifier::Kind::AttacksAfter);
    mercenary(s, i).set(
        Mercenary::Attacked, mercenary(s, i).is(Mercenary::Attacked) || !attacksAfter);
    mercenary(s, i).set(Mercenary::HasPlundered, true);
    notePlunder(s, i);
    if (!has(t, i, Modifier::Kind::FreePlunder)) {
        const bool ready = mercenary(s, i).exhaust == 0;
        applyStatus(t, i, Status::Exhaust, 1, p); // S-TURN-PLUNDER like an attack
        if (attacksAfter && ready)
            mercenary(s, i).set(Mercenary::OwnExhaust, mercenary(s, i).exhaust > 0);
    }
    if (!seesThrough(t, i)) {
        t.tell({ Event::Kind::Missed, p, i });
        return;
    }
    push(s, itemOf(s, StackItem::Kind::Plunder, i));
    acted(s, p);
}

void resolvePlunder(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const Index i = item.source.object;
    const Seat victim = onBattlefield(s, item.source) ? victimOf(t, i) : noSeat;
    if (victim == noSeat) {
        tellOfItem(t, Event::Kind::Fizzled, item);
        return;
    }
    // RULING "plunders double": of its bounty; what it takes more besides is added to that.
    const int amount = std::max(0,
        doubled(bountyOf(t, i), bonusOf(t, i, Modifier::Kind::PlundersDouble))
            + bonusOf(t, i, Modifier::Kind::PlundersMore));
    Event event { Event::Kind::Plundered, item.controller, i };
    event.amount = static_cast<std::int16_t>(amount);
    event.toSeat = victim;
    t.tell(event);
    loseBounty(t, victim, amount, item.controller);
    Happening happening { Trigger::Event::Plunders, i };
    happening.who = item.controller;
    happening.amount = amount;
    happening.victim = victim;
    occur(t, happening);
}

} // namespace triptych::seize
