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
static void removeAll(const Table& t, EffectId effect, const Remove& e, std::optional<int> number)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    const Viewpoint v = viewpointOf(s);
    if (e.among) { // each pick is one counter
        int taken = 0;
        noteDone(t, {}, false);
        for (const Index i : list)
            taken += removeCounters(t, i, e.counter, 1, e.spends, doerOf(s));
        s.acting.back().stepDone = taken > 0 || e.upTo || e.count.kind == Amount::Kind::AnyNumber;
        s.acting.back().count = static_cast<std::uint8_t>(std::min(taken, 255));
        return;
    }
    int count = e.choosesX ? 99 : valueOf(t, e.count, v);
    // "any number of", "X of my": as many as are said, of those that are there.
    const bool upTo = e.upTo || e.choosesX || e.count.kind == Amount::Kind::AnyNumber;
    if (upTo && !number && !list.empty() && list.front() < maxObjects) {
        const int there = countersOn(t, list.front(), e.counter);
        s.agenda.push(Picked<Remove> { effect, doerOf(s) });
        ask(t,
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
    noteDone(t, e.from, unspoken ? Things {} : list, false);
    for (const Index i : list) {
        const bool all = e.count.kind == Amount::Kind::All;
        if (i >= maxObjects || (spends && !all && countersOn(t, i, e.counter) < count))
            continue; // 7.3.27 as a cost it needs that many
        removed += removeCounters(t, i, e.counter, count, spends, doerOf(s));
    }
    s.acting.back().stepDone = removed > 0 || (upTo && count == 0 && !list.empty());
    if (e.choosesX)
        s.acting.back().x = static_cast<std::int8_t>(std::min(removed, 99));
    s.acting.back().count = static_cast<std::uint8_t>(std::min(removed, 255));
}

void removeFrom(const Table& t, EffectId effect, const Remove& e)
{
    atOnce(t, true, [&](const Table& together) { removeAll(together, effect, e, std::nullopt); });
}

void run(const Table& t, Picked<Remove> step)
{
    const int number = t.state.picks.empty() ? 0 : t.state.picks.front();
    atOnce(t, true, [&](const Table& together) {
        removeAll(together, step.effect, nodeOf<Remove>(t, step.effect), number);
    });
}

void distribute(const Table& t, const Distribute& e)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    noteDone(t, list, !list.empty());
    // Each pick is one counter; the same thing may be picked again.
    Things done;
    atOnce(t, list.size() > 1, [&](const Table& together) {
        for (const Index i : list) {
            if (done.contains(i))
                continue;
            done.push_back(i);
            const auto n = std::ranges::count(list, i);
            addCounters(together, i, e.counter, static_cast<int>(n), 0, doerOf(s));
        }
    });
}

/// `number`: how many, where that is said as it is done.
static void moveSome(
    const Table& t, EffectId effect, const MoveCounters& e, std::optional<int> number)
{
    State& s = t.state;
    Things from = s.phrases[0];
    const Things to = s.phrases[1];
    for (std::size_t k = from.size(); k-- > 0;) // what lies on it already is not moved to it
        if (from[k] >= maxObjects || to.empty() || from[k] == to.front())
            from.erase(k);
    if (from.empty() || to.front() >= maxObjects) {
        noteDone(t, {}, false);
        return;
    }
    int count = valueOf(t, e.count, viewpointOf(s));
    if (e.upTo || e.count.kind == Amount::Kind::AnyNumber) {
        const int there = std::clamp(countersOn(t, from.front(), e.counter), 0, 99);
        if (!number) {
            s.agenda.push(Picked<MoveCounters> { effect, doerOf(s) });
            ask(t,
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
    noteDone(t, e.to, to, false);
    int moved = 0; // 6.1.e from each of several
    for (const Index i : from)
        moved += removeCounters(t, i, counter, count, false, who);
    addCounters(t, to.front(), counter, moved, 0, who);
    s.acting[own].stepDone = moved > 0;
    s.acting[own].count = static_cast<std::uint8_t>(std::min(moved, 255));
}

void moveCounters(const Table& t, EffectId effect, const MoveCounters& e)
{
    atOnce(t, true, [&](const Table& together) { moveSome(together, effect, e, std::nullopt); });
}

void run(const Table& t, Picked<MoveCounters> step)
{
    const int number = t.state.picks.empty() ? 0 : t.state.picks.front();
    atOnce(t, true, [&](const Table& together) {
        moveSome(together, step.effect, nodeOf<MoveCounters>(t, step.effect), number);
    });
}

/// 7.3.8 The difference is gained by the one and lost by the other; equal numbers: nothing.
void exchangeBoosts(const Table& t, const ExchangeBoosts& e)
{
    State& s = t.state;
    const Acting& acting = s.acting.back();
    const It* of = std::get_if<It>(&e.of.node);
    Things pair;
    if (of && of->kind == It::Kind::WeBoth && isCurrent(s, acting.source))
        pair.push_back(acting.source.object);
    for (const Index i : acting.it)
        if (i < maxObjects)
            pair.push_back(i);
    if (pair.size() < 2 || pair[0] == pair[1]) {
        noteDone(t, {}, false);
        return;
    }
    const int one = s.objects[pair[0]].boosts;
    const int other = s.objects[pair[1]].boosts;
    const Index more = one > other ? pair[0] : pair[1];
    const Index less = one > other ? pair[1] : pair[0];
    const int difference = std::abs(one - other);
    const Seat who = doerOf(s);
    noteDone(t, pair, difference > 0);
    removeCounters(t, more, {}, difference, false, who);
    addCounters(t, less, {}, difference, 0, who);
}

/// "The number of counters": of each kind there is.
static bool doubleOn(const Table& t, Index i, const Counter& counter, Seat who)
{
    if (counter.kind != Counter::Kind::Any)
        return addCounters(t, i, counter, countersOn(t, i, counter), 0, who) > 0;
    const Object there = t.state.objects[i]; // as it was before any is doubled
    bool any = addCounters(t, i, {}, there.boosts, 0, who) > 0;
    if (there.counters > 0) {
        const Counter named { Counter::Kind::Named, t.cards.counterName(there.counterKind),
            there.counterKind };
        any = addCounters(t, i, named, there.counters, 0, who) > 0 || any;
    }
    return any;
}

void doubleBoosts(const Table& t, const DoubleBoosts& e)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(t, e.on, list, false);
    atOnce(t, list.size() > 1, [&](const Table& together) {
        for (const Index i : list)
            if (i < maxObjects)
                any = doubleOn(together, i, e.counter, who) || any;
    });
    s.acting[own].stepDone = any; // 7.3.6 doubling 0 is impossible
}

/// `named`: the named counters and not the boosts of one that has both.
static void augmentEach(const Table& t, bool named)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    s.picks.clear();
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(t, list, false);
    atOnce(t, list.size() > 1, [&](const Table& together) {
        for (const Index i : list)
            if (i < maxObjects && together.facts(i).type != CardType::Hero)
                any = augment(together, i, !named && s.objects[i].boosts > 0, who) || any;
    });
    s.acting[own].stepDone = any;
}

/// 7.3.3 Of several kinds on one object one is chosen: option 1 is boosts.
void augmentAll(const Table& t, EffectId effect)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    const auto both = [&](Index i) {
        return i < maxObjects && s.objects[i].boosts > 0 && s.objects[i].counters > 0;
    };
    if (list.size() == 1 && both(list.front())) {
        s.agenda.push(Picked<Augment> { effect, doerOf(s) });
        ask(t, { Ask::Mode, doerOf(s), 1, 1, effect });
        return;
    }
    augmentEach(t, false);
}

void run(const Table& t, Picked<Augment>)
{
    augmentEach(t, !t.state.picks.empty() && t.state.picks.front() == 1);
}

} // namespace triptych::altered
