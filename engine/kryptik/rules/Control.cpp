#include "kryptik/rules/Control.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Island.h"

namespace triptych::kryptik {

bool hasOverlordOfName(const Table& t, Seat p, Index i)
{
    for (const Index other : cardsIn(t.state, p, Zone::Island))
        if (other != i && t.facts(other).overlord && t.facts(other).name == t.facts(i).name)
            return true;
    return false;
}

namespace {

/// 7.1.2c Before control of a second overlord of one name is gained, one of the two goes.
bool mustSettle(const Table& t, Index i, Seat p, ControlChange change)
{
    if (!t.facts(i).overlord || !hasOverlordOfName(t, p, i))
        return false;
    t.state.agenda.push(AskOverlords { i, p, change });
    return true;
}

void takeControl(const Table& t, Index i, Seat p, bool untilEndOfTurn)
{
    State& s = t.state;
    if (untilEndOfTurn)
        s.lasting.push_back(
            { refOf(s, i), LastingEffect::Kind::Control, 0, 0, s.objects[i].controller, 1, 0 });
    if (t.cards.asksOfDeeds())
        noteDeeds(t, i);
    if (s.attack.attacker == refOf(s, i))
        s.attack.attacker = {};
    leaveCombat(s, i);
    s.zones.putLast(i, zoneIndex(p, Zone::Island));
    s.objects[i].controller = p & 3;
    s.dirty = 1;
    t.tell({ Event::Kind::ControlGained, p, i });
    makeWeary(t, i); // K-7.1e: also when it comes back
}

} // namespace

void landAs(const Table& t, Index i, Seat p, bool enters, Index copied)
{
    const BecomeCopy* as = copied == noIndex ? nullptr : copyOnEntering(t, i);
    // Put there engaged while it was still asked as whose copy: so it is.
    const bool engaged = copyOnEntering(t, i) && zoneOf(t.state, i) != Zone::SoulRow
        && t.state.objects[i].is(Object::Engaged);
    Way way { zoneOf(t.state, i), Zone::Island };
    way.enters = enters;
    moveTo(t, i, p, Zone::Island);
    if (way.from != Zone::Island) // glossary Put, Return
        occur(t, Trigger::Event::IsPutInto, i, t.state.objects[i].owner, Trigger::Object::Any, way);
    if (engaged)
        t.state.objects[i].set(Object::Engaged, true);
    if (as) {
        becomeCopy(t, i, copied, {});
        if (as->number != 0) {
            LastingEffect also;
            also.kind = LastingEffect::Kind::Faction;
            also.who = refOf(t.state, i);
            also.what = as->number;
            also.attack = 1;
            t.state.lasting.push_back(also);
        }
    }
    if (entersEngaged(t, i))
        t.state.objects[i].set(Object::Engaged, true);
    for (const EnteringCounters& with : countersOnEntering(t, i))
        putCounters(t, i, with.kind, with.number);
    makeWeary(t, i);
    if (t.facts(i).topics & topic::choosing)
        t.state.agenda.push(ChooseFactionFor { i });
    if (t.facts(i).topics & topic::naming)
        t.state.agenda.push(ChooseNameFor { i });
    noteCasting(t.state, i);
    if (enters) {
        t.state.objects[i].set(Object::Entered, true);
        t.tell({ Event::Kind::Entered, p, i });
        occur(t, Trigger::Event::Enters, i, p);
    }
}

namespace {

void land(const Table& t, Index i, Seat p, bool enters)
{
    if (copyOnEntering(t, i)) {
        const std::uint8_t how = enters ? 1 : 0;
        t.state.agenda.push(EnterAsCopy { i, p, how });
    } else {
        landAs(t, i, p, enters, noIndex);
    }
}

} // namespace

void arrive(const Table& t, Index i, Seat p, Arrival arrival)
{
    if (!mustSettle(
            t, i, p, arrival == Arrival::Enters ? ControlChange::Enters : ControlChange::Puts))
        land(t, i, p, arrival == Arrival::Enters);
}

void gainControl(const Table& t, Index i, Seat p, bool untilEndOfTurn)
{
    if (t.state.objects[i].controller == p)
        return;
    if (!mustSettle(t, i, p, untilEndOfTurn ? ControlChange::ForTheTurn : ControlChange::ForGood))
        takeControl(t, i, p, untilEndOfTurn);
}

namespace {

void changeControl(const Table& t, Index i, Seat p, ControlChange change)
{
    switch (change) {
    case ControlChange::Puts:
    case ControlChange::Enters:
        land(t, i, p, change == ControlChange::Enters);
        break;
    case ControlChange::ForTheTurn:
    case ControlChange::ForGood:
        takeControl(t, i, p, change == ControlChange::ForTheTurn);
        break;
    }
}

} // namespace

void run(const Table& t, AskOverlords step)
{
    State& s = t.state;
    const auto [newcomer, p, change] = step;
    for (const Index other : cardsIn(s, p, Zone::Island))
        if (other != newcomer && t.facts(other).overlord
            && t.facts(other).name == t.facts(newcomer).name) {
            s.agenda.push(SettleOverlords { newcomer, p, change });
            ask(t, { Ask::Overlord, p, 1, 1, noEffectAsks, TwoOverlords { newcomer, other } });
            return;
        }
    changeControl(t, newcomer, p, change); // the other one has left meanwhile
}

void run(const Table& t, SettleOverlords step)
{
    if (t.state.picks.empty())
        return;
    const Index gone[] { t.state.picks.front() };
    abolish(t, gone);
    if (gone[0] != step.newcomer) // which never arrives otherwise
        changeControl(t, step.newcomer, step.player, step.change);
}

} // namespace triptych::kryptik
