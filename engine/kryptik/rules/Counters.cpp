#include "kryptik/rules/Counters.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Exceptions.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

bool isOfKind(const LastingEffect& m, const CounterKind& kind)
{
    return m.kind == LastingEffect::Kind::Counters
        && (kind.any
            || (m.attack == kind.attack && m.defense == kind.defense && m.about == kind.number));
}

CounterKind kindOf(const LastingEffect& m)
{
    CounterKind kind;
    kind.attack = m.attack;
    kind.defense = m.defense;
    kind.number = m.about;
    return kind;
}

void add(const Table& t, Index i, const CounterKind& kind, int number)
{
    State& s = t.state;
    constexpr int most = 250;
    s.dirty = s.somethingChanged = 1;
    for (LastingEffect& m : s.lasting)
        if (m.who == refOf(s, i) && isOfKind(m, kind)) {
            m.what = static_cast<std::uint8_t>(std::min(most, m.what + number));
            return;
        }
    LastingEffect m;
    m.who = refOf(s, i);
    m.kind = LastingEffect::Kind::Counters;
    m.attack = static_cast<std::int8_t>(std::clamp(kind.attack, -100, 100));
    m.defense = static_cast<std::int8_t>(std::clamp(kind.defense, -100, 100));
    m.what = static_cast<std::uint8_t>(std::min(most, number));
    m.about = kind.number;
    s.lasting.push_back(m);
}

} // namespace

int countersOn(const State& s, Ref r, const CounterKind& kind)
{
    int sum = 0;
    for (const LastingEffect& m : s.lasting)
        if (m.who == r && isOfKind(m, kind))
            sum += m.what;
    return sum;
}

void putCounters(const Table& t, Index i, const CounterKind& kind, int number)
{
    number = countersInstead(t, i, kind, number);
    if (number <= 0 || !onIsland(t.state, i))
        return;
    AsTheyWere before(t, { i });
    add(t, i, kind, number);
    t.tell({ Event::Kind::StatsChanged, t.state.objects[i].controller, i });
    Way way;
    way.counter = &kind;
    way.doer = t.state.resolving.kind == PileItem::Kind::None
        ? Seat { t.state.objects[i].controller }
        : t.state.resolving.controller;
    Counterpart nobody;
    nobody.before = &before;
    occur(t, Trigger::Event::GetsCounters, i, t.state.objects[i].controller, Trigger::Object::Any,
        way, nobody);
}

int takeCounters(const Table& t, Index i, const CounterKind& kind, int number)
{
    State& s = t.state;
    int taken = 0;
    for (std::size_t k = 0; k < s.lasting.size() && taken < number;) {
        LastingEffect& m = s.lasting[k];
        if (m.who != refOf(s, i) || !isOfKind(m, kind)) {
            ++k;
            continue;
        }
        const int now = std::min<int>(m.what, number - taken);
        taken += now;
        m.what = static_cast<std::uint8_t>(m.what - now);
        if (m.what == 0)
            s.lasting.erase(k);
        else
            ++k;
    }
    if (taken > 0) {
        s.dirty = 1;
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    }
    return taken;
}

void moveCounters(const Table& t, Ref from, Index to, const CounterKind& kind, int number)
{
    State& s = t.state;
    if (!onIsland(s, to) || from == refOf(s, to))
        return;
    const auto lasting = s.lasting; // what is put changes the list
    for (const LastingEffect& m : lasting) {
        if (m.who != from || !isOfKind(m, kind) || number <= 0)
            continue;
        const int many = std::min<int>(m.what, number);
        number -= many;
        const CounterKind one = kindOf(m);
        if (isCurrent(s, from))
            takeCounters(t, from.object, one, many);
        putCounters(t, to, one, many);
    }
}

} // namespace triptych::kryptik
