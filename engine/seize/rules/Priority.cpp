#include "seize/rules/Priority.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Stack.h"
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
        s.agenda.push(DeclarePlunder { indexOf(o) });
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

} // namespace triptych::seize
