#include "kryptik/rules/Control.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Triggers.h"

namespace triptych::kryptik {

bool hasOverlordOfName(const Table& t, Seat p, Index i, Index given)
{
    for (const Index other : cardsIn(t.state, p, Zone::Island))
        if (other != i && other != given && t.facts(other).overlord
            && t.facts(other).name == t.facts(i).name)
            return true;
    return false;
}

namespace {

/// 7.1.2c Before control of a second overlord of one name is gained, one of the two goes.
bool mustSettle(const Table& t, Index i, Seat p, ControlChange change, Index given = noIndex)
{
    if (!t.facts(i).overlord || !hasOverlordOfName(t, p, i, given))
        return false;
    t.state.agenda.push(AskOverlords { i, p, change });
    return true;
}

void takeControl(const Table& t, Index i, Seat p)
{
    State& s = t.state;
    if (t.cards.asksOfHistory())
        noteHistory(t, i);
    AsTheyWere before(t, { i });
    if (s.attack.attacker == refOf(s, i))
        s.attack.attacker = {};
    leaveCombat(s, i);
    s.zones.putLast(i, zoneIndex(p, Zone::Island));
    s.objects[i].controller = p & 3;
    s.dirty = s.somethingChanged = 1;
    t.tell({ Event::Kind::ControlGained, p, i });
    Counterpart nobody;
    nobody.before = &before;
    occur(t, Trigger::Event::ChangesSides, i, p, Trigger::Object::Any, {}, nobody);
    // K-7.1e: also when it comes back. RULING: it becomes weary of whoever gains it, though it was weary there.
    s.objects[i].set(Object::Weary, false);
    makeWeary(t, i);
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
    way.doer = t.state.resolving.kind == PileItem::Kind::None ? p : t.state.resolving.controller;
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
    if (enters && entersEngaged(t, i)) // glossary Put: what is put there does not enter
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

namespace {

bool isOfControl(const LastingEffect& m, Ref citizen)
{
    return m.kind == LastingEffect::Kind::Control && m.who == citizen;
}

/// The last that keeps control of it for a time: who controls it does so by that.
const LastingEffect* lastOfControl(const State& s, Ref citizen)
{
    const LastingEffect* last = nullptr;
    for (const LastingEffect& m : s.lasting)
        if (isOfControl(m, citizen))
            last = &m;
    return last;
}

bool isAsLong(const LastingEffect& a, const LastingEffect& b)
{
    return a.endOfTurn == b.endOfTurn && a.about == b.about && a.node() == b.node();
}

/// What is gained for good goes back to nobody, whatever ends that was said before.
void forgetWhoseItWas(State& s, Ref citizen)
{
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if (isOfControl(s.lasting[k], citizen))
            s.lasting.erase(k);
}

} // namespace

void gainControl(const Table& t, Index i, Seat p, ControlChange change)
{
    if (change == ControlChange::ForGood)
        forgetWhoseItWas(t.state, refOf(t.state, i));
    if (t.state.objects[i].controller != p && !mustSettle(t, i, p, change))
        takeControl(t, i, p);
}

void exchangeControl(const Table& t, Index one, Index other)
{
    const Seat first = t.state.objects[one].controller;
    const Seat second = t.state.objects[other].controller;
    if (first == second)
        return;
    const auto forGood = ControlChange::ForGood;
    for (const Index i : { one, other })
        forgetWhoseItWas(t.state, refOf(t.state, i));
    const bool firstWaits = mustSettle(t, one, second, forGood, other);
    const bool secondWaits = mustSettle(t, other, first, forGood, one);
    if (!firstWaits)
        takeControl(t, one, second);
    if (!secondWaits)
        takeControl(t, other, first);
}

bool mayExchange(const Table& t, Index one, Index other, Seat p)
{
    const auto keepsAnother = [&](Index given, Index gained) {
        return t.state.objects[given].controller == p && t.state.objects[gained].controller != p
            && t.facts(gained).overlord && hasOverlordOfName(t, p, gained, given);
    };
    return !keepsAnother(one, other) && !keepsAnother(other, one);
}

void gainControlFor(const Table& t, Index i, Seat p, LastingEffect time)
{
    State& s = t.state;
    time.kind = LastingEffect::Kind::Control;
    time.who = refOf(s, i);
    time.what = s.objects[i].controller;
    // What one controls for a time already is kept by whichever of the two lasts longer.
    const LastingEffect* last = lastOfControl(s, time.who);
    if (time.what != p || (last && !isAsLong(*last, time)))
        s.lasting.push_back(time);
    gainControl(t, i, p, ControlChange::ForAWhile);
}

bool isTakenOver(State& s, const LastingEffect& over, std::size_t from)
{
    for (std::size_t k = from; k < s.lasting.size(); ++k)
        if (isOfControl(s.lasting[k], over.who)) {
            s.lasting[k].what = over.what;
            return true;
        }
    return false;
}

void goBack(const Table& t, const LastingEffect& over)
{
    const State& s = t.state;
    if (!onIsland(s, over.who))
        return;
    const Index i = over.who.object;
    const Seat to = s.players[over.what].alive ? over.what : Seat { s.objects[i].owner };
    gainControl(t, i, to, ControlChange::ForAWhile);
}

namespace {

void changeControl(const Table& t, Index i, Seat p, ControlChange change)
{
    switch (change) {
    case ControlChange::Puts:
    case ControlChange::Enters:
        land(t, i, p, change == ControlChange::Enters);
        break;
    case ControlChange::ForAWhile:
    case ControlChange::ForGood:
        takeControl(t, i, p);
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
