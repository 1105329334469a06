#include "seize/effects/Statuses.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

void apply(const Table& t, const Apply& e)
{
    const Mercenaries list = mercenaries(t, e.what);
    std::vector<Numbers> doses;
    for (const Apply::Dose& dose : e.doses)
        doses.push_back(amountsOf(t, isCounted(dose.status) ? dose.count : fixed(1), e.what, list));
    speakOf(t.state, e.what, list);
    State& s = t.state;
    const std::uint8_t done = s.stepDone;
    bool any
        = list.empty(); // "If you do": where something else came instead of all of it, it was not done
    for (std::size_t k = 0; k < list.size(); ++k)
        for (std::size_t d = 0; d < doses.size() && onBattlefield(s, list[k]); ++d) {
            s.stepDone = done;
            applyStatus(t, list[k], e.doses[d].status, doses[d][k], s.resolving.controller);
            any = any || s.stepDone == done;
        }
    s.stepDone = any ? done : std::uint8_t { State::NotDone };
}

namespace {

/// S-MEND One ailment of choice with all its counters, or all.
void tellTreated(const Table& t, Index i, bool physical, const Mercenary& before)
{
    Happening happening { physical ? Trigger::Event::IsMended : Trigger::Event::IsCleansed, i };
    happening.who = t.state.objects[i].controller;
    happening.was = &before;
    occur(t, happening);
}

template <class Verb>
void mend(const Table& t, ForThing<Verb> step, bool physical)
{
    State& s = t.state;
    const Index i = step.thing;
    const Modifier::Kind banned
        = physical ? Modifier::Kind::NotMended : Modifier::Kind::NotCleansed;
    if (!onBattlefield(s, i) || has(t, i, banned))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    const Mercenary before = mercenary(s, i);
    if (nodeOf<Verb>(t, step.effect).all || ailments.size() < 2) {
        for (const std::uint8_t ailment : ailments) {
            cure(t, i, ailment);
            ++s.theNumber; // "for each status removed this way"
        }
        if (!ailments.empty()) // RULING: nobody is mended who had nothing to be mended of
            tellTreated(t, i, physical, before);
        return;
    }
    s.agenda.push(PickedForThing<Verb> { step.effect, i });
    ask(t, { Ask::Status, s.resolving.controller, 1, 1, step.effect, Mended { i, physical } });
}

void mendPicked(const Table& t, Index i, bool physical)
{
    State& s = t.state;
    if (!onBattlefield(s, i))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    const std::size_t number = s.picks.empty() ? 0 : s.picks.front() - 1u;
    if (number < ailments.size()) {
        const Mercenary before = mercenary(s, i);
        cure(t, i, ailments[number]);
        ++s.theNumber;
        tellTreated(t, i, physical, before);
    }
}

} // namespace

void run(const Table& t, ForThing<Mend> step)
{
    mend(t, step, true);
}

void run(const Table& t, PickedForThing<Mend> step)
{
    mendPicked(t, step.thing, true);
}

void run(const Table& t, ForThing<Cleanse> step)
{
    mend(t, step, false);
}

void run(const Table& t, PickedForThing<Cleanse> step)
{
    mendPicked(t, step.thing, false);
}

namespace {

/// Which counters, one after the other.
void askCounters(const Table& t, EffectId effect, Index i, const auto& e)
{
    State& s = t.state;
    const Amount& count = e.count;
    const bool upTo = e.upTo;
    int there = 0;
    for (int k = 0; k < countedStatusCount; ++k)
        if (isAmong(e.among, static_cast<Status>(k)))
            there += countOf(mercenary(s, i), static_cast<Status>(k));
    const int n = count.kind == Amount::Kind::All ? there : amountOf(t, count);
    const std::uint8_t most = clamped(std::min(n, there), s.picks.capacity());
    ask(t,
        { Ask::Counters, s.resolving.controller, upTo ? std::uint8_t { 0 } : most, most, effect,
            OfMercenary { i } });
}
/// Of the picks: how many counters of this status.
int pickedOf(const auto& picks, Status status)
{
    int n = 0;
    for (const Index pick : picks)
        n += pick == static_cast<int>(status) + 1;
    return n;
}

/// How many really go: what it cannot lose stays.
int shed(const Table& t, Index i, Status status, int counters)
{
    const int before = countOf(mercenary(t.state, i), status);
    removeStatus(t, i, status, counters);
    return before - countOf(mercenary(t.state, i), status);
}

} // namespace

void removeFrom(const Table& t, EffectId effect, const Remove& e)
{
    if (e.upTo || (e.every && e.count.kind != Amount::Kind::All)) {
        t.state.theNumber = 0;
        toEachInTurn(t, effect, e);
        return;
    }
    int removed = 0;
    toEach(t, e.what, e.count, [&](Index i, int n) {
        for (int k = 0; k < (e.every ? countedStatusCount : 1); ++k) {
            const auto status = e.every ? static_cast<Status>(k) : e.status;
            if (isAmong(e.among, status))
                removed += shed(t, i, status, n);
        }
        if (e.also)
            removed += shed(t, i, *e.also, 255);
    });
    t.state.theNumber = small(removed);
    const bool single = e.what.kind != Thing::Kind::Each && e.what.count == 1 && !e.what.plural;
    const int wanted
        = single && e.count.kind == Amount::Kind::Fixed ? std::max(1, e.count.number) : 1;
    if (removed < wanted) // "remove 2 Poison from it. If you do": one of them is not done
        cameToNothing(t, effect);
}

void run(const Table& t, ForThing<Remove> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Remove>(t, step.effect);
    const Index i = step.thing;
    if (!onBattlefield(s, i))
        return;
    s.picks.clear();
    s.agenda.push(PickedForThing<Remove> { step.effect, i });
    if (e.every) {
        askCounters(t, step.effect, i, e);
        return;
    }
    const int there = countOf(mercenary(s, i), e.status);
    askHowMany(t, s.resolving.controller, step.effect,
        e.count.kind == Amount::Kind::All ? there : std::min(there, amountOf(t, e.count)));
}

void run(const Table& t, PickedForThing<Remove> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Remove>(t, step.effect);
    const auto picked = s.picks;
    if (!onBattlefield(s, step.thing))
        return;
    int removed = 0;
    if (!e.every) {
        removed = shed(t, step.thing, e.status, howMany(s));
    } else {
        for (int k = 0; k < countedStatusCount; ++k) {
            const int n = pickedOf(picked, static_cast<Status>(k));
            if (n > 0)
                removed += shed(t, step.thing, static_cast<Status>(k), n);
        }
    }
    s.theNumber = static_cast<std::uint8_t>(s.theNumber + removed);
}

namespace {

/// The two of them, where the first may have been chosen before the second.
Mercenaries bothOf(const Table& t, const Transfer& e)
{
    Thing it;
    it.kind = Thing::Kind::It;
    const bool both = e.what.kind == Thing::Kind::Some && e.with.kind == Thing::Kind::Some;
    const Mercenaries from = mercenaries(t, both ? it : e.what);
    const Mercenaries to = mercenaries(t, e.with);
    Mercenaries two;
    if (!from.empty() && !to.empty() && from.front() != to.front()) {
        two.push_back(from.front());
        two.push_back(to.front());
    }
    return two;
}

} // namespace

void transfer(const Table& t, EffectId effect, const Transfer& e)
{
    State& s = t.state;
    const Mercenaries two = bothOf(t, e);
    s.theNumber = 0;
    if (two.empty()) {
        cameToNothing(t, effect);
        return;
    }
    const bool asked = e.upTo || (!e.status && e.count.kind != Amount::Kind::All);
    if (!asked) {
        int moved = 0;
        for (int k = 0; k < countedStatusCount; ++k) {
            const auto status = static_cast<Status>(k);
            if ((e.status && *e.status != status && e.also != status) || !isAmong(e.among, status)
                || isImmune(t, two[1], status, s.resolving.controller))
                continue;
            const int before = countOf(mercenary(s, two[0]), status);
            removeStatus(t, two[0], status,
                e.count.kind == Amount::Kind::All ? before : amountOf(t, e.count));
            const int gone = before - countOf(mercenary(s, two[0]), status);
            applyStatus(t, two[1], status, gone, s.resolving.controller);
            moved += gone;
        }
        s.theNumber = static_cast<std::uint8_t>(moved);
        if (moved < (e.count.kind == Amount::Kind::Fixed ? std::max(1, e.count.number) : 1))
            cameToNothing(t, effect);
        return;
    }
    // What was picked before is asked for anew: it must still be known when the answer is there.
    s.it.clear();
    s.it.push_back(refOf(s, two[0]));
    s.it.push_back(refOf(s, two[1]));
    s.picks.clear();
    s.agenda.push(Picked<Transfer> { effect, s.resolving.controller });
    if (e.status)
        askHowMany(t, s.resolving.controller, effect,
            e.count.kind == Amount::Kind::All
                ? countOf(mercenary(s, two[0]), *e.status)
                : std::min(countOf(mercenary(s, two[0]), *e.status), amountOf(t, e.count)));
    else
        askCounters(t, effect, two[0], e);
}

void run(const Table& t, Picked<Transfer> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Transfer>(t, step.effect);
    const auto picked = s.picks;
    if (s.it.size() != 2 || !onBattlefield(s, s.it[0]) || !onBattlefield(s, s.it[1]))
        return;
    const Index from = s.it[0].object;
    const Index to = s.it[1].object;
    int moved = 0;
    for (int k = 0; k < countedStatusCount; ++k) {
        const auto status = static_cast<Status>(k);
        if (isImmune(t, to, status, s.resolving.controller)) // it stays where it is
            continue;
        const int n = e.status ? (*e.status == status ? howMany(s) : 0) : pickedOf(picked, status);
        const int before = countOf(mercenary(s, from), status);
        removeStatus(t, from, status, n);
        const int gone = before - countOf(mercenary(s, from), status);
        applyStatus(t, to, status, gone, s.resolving.controller);
        moved += gone;
    }
    s.theNumber = static_cast<std::uint8_t>(moved);
    if (moved == 0)
        cameToNothing(t, step.effect);
}

} // namespace triptych::seize
