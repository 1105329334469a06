#include "altered/effects/Verbs.h"

#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

// Counters that lie somewhere already: removed and spent, moved, exchanged, doubled, distributed.
namespace triptych::altered {

/// `number`: how many, where that is said as it is done.
static void removeAll(const Table& b, EffectId effect, const Remove& e, std::optional<int> number)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const Viewpoint v = viewpointOf(s);
    if (e.among) { // each pick is one counter
        int taken = 0;
        noteDone(b, {}, false);
        for (const Index i : list)
            taken += removeCounters(b, i, e.counter, 1, e.spends, doerOf(s));
        s.acting.back().stepDone = taken > 0 || e.count.kind == Amount::Kind::AnyNumber;
        s.acting.back().count = static_cast<std::uint8_t>(std::min(taken, 255));
        return;
    }
    int count = e.choosesX ? 99 : valueOf(b, e.count, v);
    // "any number of", "X of my": as many as are said, of those that are there.
    const bool upTo = e.upTo || e.choosesX || e.count.kind == Amount::Kind::AnyNumber;
    if (upTo && !number && !list.empty() && list.front() < maxObjects) {
        const int there = countersOn(b, list.front(), e.counter);
        s.agenda.push(Picked<Remove> { effect, doerOf(s) });
        ask(b,
            { Ask::Number, doerOf(s), 0,
                static_cast<std::uint8_t>(std::clamp(std::min(count, there), 0, 99)), effect });
        return;
    }
    if (upTo)
        count = number.value_or(0);
    s.picks.clear();
    int removed = 0;
    const bool spends = e.spends;
    // RULING: who pays with a counter has not spoken of what it lay on: "it" stays what the trigger named.
    const bool unspoken = spends && s.acting.back().kind == Acting::Kind::Reaction;
    noteDone(b, e.from, unspoken ? Things {} : list, false);
    for (const Index i : list) {
        const bool all = e.count.kind == Amount::Kind::All;
        if (i >= maxObjects || (spends && !all && countersOn(b, i, e.counter) < count))
            continue; // 7.3.27 as a cost it needs that many
        removed += removeCounters(b, i, e.counter, count, spends, doerOf(s));
    }
    s.acting.back().stepDone = removed > 0 || (upTo && count == 0 && !list.empty());
    if (e.choosesX)
        s.acting.back().x = static_cast<std::int8_t>(std::min(removed, 99));
    s.acting.back().count = static_cast<std::uint8_t>(std::min(removed, 255));
}

void removeFrom(const Table& b, EffectId effect, const Remove& e)
{
    atOnce(b, true, [&](const Table& t) { removeAll(t, effect, e, std::nullopt); });
}

void run(const Table& b, Picked<Remove> step)
{
    const int number = b.state.picks.empty() ? 0 : b.state.picks.front();
    atOnce(b, true,
        [&](const Table& t) { removeAll(t, step.effect, nodeOf<Remove>(b, step.effect), number); });
}

void distribute(const Table& b, const Distribute& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    noteDone(b, list, !list.empty());
    // Each pick is one counter; the same thing may be picked again.
    Things done;
    atOnce(b, list.size() > 1, [&](const Table& t) {
        for (const Index i : list) {
            if (done.contains(i))
                continue;
            done.push_back(i);
            const auto n = std::ranges::count(list, i);
            addCounters(t, i, e.counter, static_cast<int>(n), 0, doerOf(s));
        }
    });
}

/// `number`: how many, where that is said as it is done.
static void moveSome(
    const Table& b, EffectId effect, const MoveCounters& e, std::optional<int> number)
{
    State& s = b.state;
    Things from = s.phrases[0];
    const Things to = s.phrases[1];
    for (std::size_t k = from.size(); k-- > 0;) // what lies on it already is not moved to it
        if (from[k] >= maxObjects || to.empty() || from[k] == to.front())
            from.erase(k);
    if (from.empty() || to.front() >= maxObjects) {
        noteDone(b, {}, false);
        return;
    }
    int count = valueOf(b, e.count, viewpointOf(s));
    if (e.upTo || e.count.kind == Amount::Kind::AnyNumber) {
        const int there = std::clamp(countersOn(b, from.front(), e.counter), 0, 99);
        if (!number) {
            s.agenda.push(Picked<MoveCounters> { effect, doerOf(s) });
            ask(b,
                { Ask::Number, doerOf(s), 0, static_cast<std::uint8_t>(std::min(count, there)),
                    effect });
            return;
        }
        count = *number;
    }
    s.picks.clear();
    Counter counter = e.counter;
    if (counter.kind == Counter::Kind::Any)
        counter.kind = Counter::Kind::Boost;
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    const Seat who = doerOf(s);
    noteDone(b, e.to, to, false);
    int moved = 0; // 6.1.e from each of several
    for (const Index i : from)
        moved += removeCounters(b, i, counter, count, false, who);
    addCounters(b, to.front(), counter, moved, 0, who);
    s.acting[own].stepDone = moved > 0;
    s.acting[own].count = static_cast<std::uint8_t>(std::min(moved, 255));
}

void moveCounters(const Table& b, EffectId effect, const MoveCounters& e)
{
    atOnce(b, true, [&](const Table& t) { moveSome(t, effect, e, std::nullopt); });
}

void run(const Table& b, Picked<MoveCounters> step)
{
    const int number = b.state.picks.empty() ? 0 : b.state.picks.front();
    atOnce(b, true, [&](const Table& t) {
        moveSome(t, step.effect, nodeOf<MoveCounters>(b, step.effect), number);
    });
}

/// 7.3.8 The difference is gained by the one and lost by the other; equal numbers: nothing.
void exchangeBoosts(const Table& b)
{
    State& s = b.state;
    const Acting& acting = s.acting.back();
    Things pair;
    for (const Index i : acting.it)
        if (i < maxObjects)
            pair.push_back(i);
    if (pair.size() < 2) {
        noteDone(b, {}, false);
        return;
    }
    const int one = s.objects[pair[0]].boosts;
    const int other = s.objects[pair[1]].boosts;
    const Index more = one > other ? pair[0] : pair[1];
    const Index less = one > other ? pair[1] : pair[0];
    const int difference = std::abs(one - other);
    const Seat who = doerOf(s);
    noteDone(b, pair, difference > 0);
    removeCounters(b, more, {}, difference, false, who);
    addCounters(b, less, {}, difference, 0, who);
}

/// "The number of counters": of each kind there is.
static bool doubleOn(const Table& b, Index i, const Counter& counter, Seat who)
{
    if (counter.kind != Counter::Kind::Any)
        return addCounters(b, i, counter, countersOn(b, i, counter), 0, who) > 0;
    const Object there = b.state.objects[i]; // as it was before any is doubled
    bool any = addCounters(b, i, {}, there.boosts, 0, who) > 0;
    if (there.counters > 0) {
        const Counter named { Counter::Kind::Named, b.cards.counterName(there.counterKind),
            there.counterKind };
        any = addCounters(b, i, named, there.counters, 0, who) > 0 || any;
    }
    return any;
}

void doubleBoosts(const Table& b, const DoubleBoosts& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(b, e.on, list, false);
    atOnce(b, list.size() > 1, [&](const Table& t) {
        for (const Index i : list)
            if (i < maxObjects)
                any = doubleOn(t, i, e.counter, who) || any;
    });
    s.acting[own].stepDone = any; // 7.3.6 doubling 0 is impossible
}

/// `named`: the named counters and not the boosts of one that has both.
static void augmentEach(const Table& b, bool named)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    s.picks.clear();
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(b, list, false);
    atOnce(b, list.size() > 1, [&](const Table& t) {
        for (const Index i : list)
            if (i < maxObjects && t.facts(i).type != CardType::Hero)
                any = augment(t, i, !named && s.objects[i].boosts > 0, who) || any;
    });
    s.acting[own].stepDone = any;
}

/// 7.3.3 Of several kinds on one object one is chosen: option 1 is boosts.
void augmentAll(const Table& b, EffectId effect)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const auto both = [&](Index i) {
        return i < maxObjects && s.objects[i].boosts > 0 && s.objects[i].counters > 0;
    };
    if (list.size() == 1 && both(list.front())) {
        s.agenda.push(Picked<Augment> { effect, doerOf(s) });
        ask(b, { Ask::Mode, doerOf(s), 1, 1, effect });
        return;
    }
    augmentEach(b, false);
}

void run(const Table& b, Picked<Augment>)
{
    augmentEach(b, !b.state.picks.empty() && b.state.picks.front() == 1);
}

} // namespace triptych::altered
