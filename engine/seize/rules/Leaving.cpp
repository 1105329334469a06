#include "seize/rules/Leaving.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

bool canExit(const Table& t, Index i)
{
    const State& s = t.state;
    const Seat p = s.objects[i].controller;
    return !formatOf(s).arena // S-FMT-ARENA-NOENTER
        && ((guildHallOf(p) & bitOf(mercenary(s, i).tile)) != 0
            || has(t, i, Modifier::Kind::ExitsAnywhere))
        && !s.objects[i].is(Object::GuildMaster) // S-FMT-GM-NOEXIT
        && !has(t, i, Modifier::Kind::NoExit);
}

void tellLeaving(const Table& t, Index i)
{
    if (!onBattlefield(t.state, i))
        return;
    Happening happening { Trigger::Event::Leaves, i };
    happening.who = t.state.objects[i].controller;
    occur(t, happening);
}

void exit(const Table& t, Index i)
{
    Mercenaries one;
    one.push_back(i);
    exitTogether(t, one);
}

void exitTogether(const Table& t, const Mercenaries& list)
{
    State& s = t.state;
    Mercenaries leaving;
    for (const Index i : list)
        if (!s.objects[i].is(Object::GuildMaster) && !formatOf(s).arena
            && !has(t, i, Modifier::Kind::NoExit)) // RULING "cannot exit": by no text either
            leaving.push_back(i);
    for (const Index i : leaving) {
        t.tell({ Event::Kind::Exited, s.objects[i].controller, i });
        Happening happening { Trigger::Event::Exits, i };
        happening.who = s.objects[i].controller;
        occur(t, happening);
        tellLeaving(t, i);
    }
    Mercenaries toHand; // as all of them are still there
    for (const Index i : leaving)
        if (onBattlefield(s, i) && has(t, i, Modifier::Kind::ExitsToHand))
            toHand.push_back(i);
    for (const Index i : leaving)
        if (onBattlefield(s, i) && has(t, i, Modifier::Kind::LaysDown))
            for (const Index treasure : treasuresOf(s, i))
                moveTo(t, treasure, Zone::Warchest);
    for (const Index i : leaving) // nothing is lost by it: it is not destroyed
        moveTo(t, i, toHand.contains(i) ? Zone::Hand : Zone::Discard);
}

namespace {

/// A Guild Master goes back to its quarters from wherever.
bool goesToHand(const State& s, Index i, ReturnToHand::Goal goal)
{
    return goal == ReturnToHand::Goal::Hand || s.objects[i].is(Object::GuildMaster);
}

} // namespace

void putBack(const Table& t, const Mercenaries& all, ReturnToHand::Goal goal)
{
    State& s = t.state;
    Mercenaries list;
    for (const Index i : all)
        if (!onBattlefield(s, i) || !goesToHand(s, i, goal)
            || !has(t, i, Modifier::Kind::NotReturned))
            list.push_back(i);
    for (const Index i : list) {
        tellLeaving(t, i);
        if (!onBattlefield(s, i) || !goesToHand(s, i, goal))
            continue;
        Happening happening { Trigger::Event::ReturnsToHand, i };
        happening.who = s.objects[i].controller;
        occur(t, happening);
    }
    for (const Index i : list) {
        if (goesToHand(s, i, goal)) {
            moveTo(t, i, s.objects[i].is(Object::GuildMaster) ? Zone::Quarters : Zone::Hand);
            continue;
        }
        const Seat owner = s.objects[i].owner;
        moveTo(t, i, Zone::Deck, goal == ReturnToHand::Goal::Top ? ZoneEnd::First : ZoneEnd::Last);
        if (goal == ReturnToHand::Goal::Deck)
            shuffleDeck(t, owner);
    }
}

void putBack(const Table& t, Index i, ReturnToHand::Goal goal)
{
    Mercenaries one;
    one.push_back(i);
    putBack(t, one, goal);
}

void returnToHand(const Table& t, Index i)
{
    putBack(t, i, ReturnToHand::Goal::Hand);
}

} // namespace triptych::seize
