#include "kryptik/effects/Figures.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Lasting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

KeywordSet setOf(const std::vector<Keyword>& keywords)
{
    KeywordSet set = 0;
    for (const Keyword k : keywords)
        set |= bit(k);
    return set;
}

} // namespace

void modify(const Table& t, const Modify& e)
{
    if (e.times && !countsThisWay(*e.times))
        speakOf(t.state, things(t, e.what)); // "where X is its attack"
    const int times = e.times ? wanted(t, *e.times) : 1;
    const int x = t.state.resolving.x;
    const auto part = [&](int printed, bool byX, bool minus) {
        const int value = byX ? (minus ? -x : x) : printed;
        return static_cast<std::int8_t>(std::clamp(value * times, -100, 100));
    };
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Stats);
    m.attack = part(e.attack, e.attackByX, e.attackMinus);
    m.defense = part(e.defense, e.defenseByX, e.defenseMinus);
    giveTo(t, e.what, m);
}

void gain(const Table& t, const Gain& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Gain);
    m.what = setOf(e.keywords);
    giveTo(t, e.what, m);
}

void lose(const Table& t, const Lose& e)
{
    LastingEffect m = lastingFor(t.state, e.duration,
        e.barred                 ? LastingEffect::Kind::Barred
            : e.keywords.empty() ? LastingEffect::Kind::LoseAll
                                 : LastingEffect::Kind::Lose);
    m.what = setOf(e.keywords);
    giveTo(t, e.what, m);
}

namespace {

/// "Its attack becomes 0 [equal to its defense]": that much in all, with what changes it, such as its counters.
void makeEqual(const Table& t, Index i, const LastingEffect& said)
{
    LastingEffect* base = nullptr;
    for (LastingEffect& m : t.state.lasting)
        if (m.who == refOf(t.state, i) && m.kind == said.kind && m.what == said.what)
            base = &m; // the last of them holds
    if (!base)
        return;
    constexpr int plenty = 100; // so that nothing takes it below zero
    std::int8_t& figure = said.what & 1 ? base->attack : base->defense;
    figure = plenty;
    const Stats changed = statsOf(t, i);
    const int changes = (said.what & 1 ? changed.attack : changed.defense) - plenty;
    figure = static_cast<std::int8_t>(
        std::clamp((said.what & 1 ? said.attack : said.defense) - changes, -100, 100));
}

} // namespace

void become(const Table& t, const Become& e)
{
    if (!countsThisWay(e.amount))
        speakOf(t.state, things(t, e.what)); // "becomes its defense"
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Base);
    const auto number = [&](const Amount& amount) {
        return static_cast<std::int8_t>(std::min(100, wanted(t, amount)));
    };
    m.what = static_cast<std::uint8_t>((e.attack ? 1 : 0) | (e.defense ? 2 : 0));
    m.attack = number(e.amount);
    m.defense = number(e.otherDefense.value_or(e.amount));
    const std::vector<Index> them = things(t, e.what); // as they are before
    giveTo(t, e.what, m);
    if (e.attack != e.defense) // RULING 10: of one of them, what it is in all
        for (const Index i : them)
            makeEqual(t, i, m);
}

void switchStats(const Table& t, const Switch& e)
{
    giveTo(t, e.what, lastingFor(t.state, e.duration, LastingEffect::Kind::Switch));
}

void redirect(const Table& t, const Redirect& e, EffectId id)
{
    State& s = t.state;
    const std::vector<Index> from = things(t, e.from);
    const std::vector<Index> to = things(t, e.to);
    if (to.empty() || !onIsland(s, to.front()))
        return;
    LastingEffect all = lastingFor(s, Duration::EndOfTurn, LastingEffect::Kind::Redirect);
    const Each* group = groupOf(e.from, all);
    if (group && !group->filter.other && group->filter.controller != Side::They) {
        all.who = seatRef(s.resolving.controller);
        all.attack = static_cast<std::int8_t>(to.front());
        all.defense = static_cast<std::int8_t>(s.objects[to.front()].era);
        all.what = static_cast<std::uint8_t>(id >> 8);
        all.about = static_cast<std::uint8_t>(id & 0xFF);
        addLasting(s, all);
        speakOf(s, to);
        return;
    }
    for (const Index i : from) {
        if (!onIsland(s, i) || i == to.front())
            continue;
        LastingEffect m = lastingFor(s, Duration::EndOfTurn, LastingEffect::Kind::Redirect);
        m.who = refOf(s, i);
        m.attack = static_cast<std::int8_t>(to.front());
        m.defense = static_cast<std::int8_t>(s.objects[to.front()].era);
        addLasting(s, m);
    }
    speakOf(s, to);
}

void preventAll(const Table& t, const PreventAll& e)
{
    LastingEffect m = lastingFor(t.state, Duration::EndOfTurn, LastingEffect::Kind::Prevent);
    m.what = e.combat ? 1 : 0;
    addLasting(t.state, m);
}

void preventNext(const Table& t, const PreventNext& e)
{
    LastingEffect m = lastingFor(t.state, Duration::EndOfTurn, LastingEffect::Kind::PreventNext);
    m.attack = static_cast<std::int8_t>(std::min(100, wanted(t, e.amount)));
    m.what = e.amount.kind == Amount::Kind::All; // whatever is dealt next
    if (m.attack > 0 && !e.who)
        giveTo(t, e.what, m);
    if (m.attack > 0) // "to any target" may be a player
        for (const Seat p : e.who ? players(t, *e.who) : playersAmong(t, e.what)) {
            m.who = seatRef(p);
            addLasting(t.state, m);
        }
}

void moreDamage(const Table& t, const MoreDamage& e, EffectId id)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::More);
    m.what = static_cast<std::uint8_t>((e.to ? 1 : 0) | (e.combat ? 2 : 0));
    m.attack = static_cast<std::int8_t>(e.times);
    m.defense = static_cast<std::int8_t>(e.plus);
    sayOf(t, e.what, m, id);
}

} // namespace triptych::kryptik
