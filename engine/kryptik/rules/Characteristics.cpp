#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>
#include <utility>

namespace triptych::kryptik {
namespace asked {

bool lostByModifier(const State& s, Index i)
{
    for (const LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::LoseAll && m.who == refOf(s, i))
            return true;
    return false;
}

namespace {

/// The abilities given to it by what has resolved and not lost since; first of them that all were lost, if they were.
std::vector<LastingEffect> givenOrLost(const State& s, Ref r)
{
    std::vector<LastingEffect> all;
    for (const LastingEffect& m : s.lasting) {
        if (m.who != r)
            continue;
        if (m.kind == LastingEffect::Kind::LoseAll)
            all.assign(1, m);
        else if (m.kind == LastingEffect::Kind::Grant)
            all.push_back(m);
    }
    return all;
}

} // namespace

bool speaksOf(const Table& t, const Thing& thing, Index i, const Viewpoint& v, int depth)
{
    if (std::holds_alternative<This>(thing) || std::holds_alternative<It>(thing))
        return i == v.self;
    if (const auto* each = std::get_if<Each>(&thing))
        return isIn(t, i, each->place, v) && matchesAt(t, i, each->filter, v, depth);
    return false;
}

/// 7.1 Everything is added up first, and only the result is not below zero (K-7.1c). Of what has left the island `r` is
/// what it was there: by what has resolved. RULING 9.2: passive abilities come first, and then what has resolved, in its
/// order, so that what was switched is added to as it is then.
Stats statsAs(const Table& t, Index i, Ref r, int depth)
{
    Stats base { t.facts(i).attack, t.facts(i).defense };
    Stats more {};
    if (t.facts(i).topics & topic::ownStats)
        passivesOn(t, i, topic::ownStats, depth,
            [&](const Effect& effect, const auto&, const Viewpoint& v) {
                const auto* set = std::get_if<SetStats>(&effect.node);
                if (!set || v.self != i)
                    return;
                const int value = valueAt(t, set->amount, v, depth + 1);
                base.attack = set->attack ? value : base.attack;
                base.defense = set->defense ? value : base.defense;
            });
    passivesOn(t, i, topic::stats, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* modify = std::get_if<Modify>(&effect.node);
            if (!modify || !about(modify->what))
                return;
            const int times = modify->times ? valueAt(t, *modify->times, v, depth + 1) : 1;
            more.attack += times * modify->attack;
            more.defense += times * modify->defense;
        });
    for (const LastingEffect& m : t.state.lasting) {
        if (m.who != r)
            continue;
        if (m.kind == LastingEffect::Kind::Base) { // "becomes 4/4": instead of what is printed
            base.attack = m.what & 1 ? m.attack : base.attack;
            base.defense = m.what & 2 ? m.defense : base.defense;
        } else if (m.kind == LastingEffect::Kind::Stats) {
            more.attack += m.attack;
            more.defense += m.defense;
        } else if (m.kind == LastingEffect::Kind::Counters) {
            more.attack += m.attack * m.what;
            more.defense += m.defense * m.what;
        } else if (m.kind == LastingEffect::Kind::Switch) {
            std::swap(base.attack, base.defense);
            std::swap(more.attack, more.defense);
        }
    }
    return { std::max(0, base.attack + more.attack), std::max(0, base.defense + more.defense) };
}

Stats statsAt(const Table& t, Index i, int depth)
{
    return statsAs(t, i, refOf(t.state, i), depth);
}

bool isAskedBefore(const State& s, Index i, const Filter& f)
{
    return (f.condition == Filter::Condition::ThisWay || f.condition == Filter::Condition::HasDied)
        && zoneOf(s, i) != Zone::Island && s.objects[i].era > 0;
}
Ref beforeIt(const State& s, Index i)
{
    return { i, static_cast<std::uint8_t>(s.objects[i].era - 1) };
}

int statOf(const Table& t, Index i, Bound::Stat stat, int depth, bool before)
{
    const bool here = onIsland(t.state, i);
    if (before && !here && stat != Bound::Stat::SoulCost) {
        const Stats then = statsAs(t, i, beforeIt(t.state, i), depth + 1);
        return stat == Bound::Stat::Attack ? then.attack : then.defense;
    }
    switch (stat) {
    case Bound::Stat::Attack:
        return here ? statsAt(t, i, depth + 1).attack : t.facts(i).attack;
    case Bound::Stat::Defense:
        return here ? statsAt(t, i, depth + 1).defense : t.facts(i).defense;
    case Bound::Stat::SoulCost:
        break;
    }
    return t.facts(i).cost.total;
}

bool keepsAt(const Table& t, Index i, int depth)
{
    if (lostByModifier(t.state, i))
        return false;
    bool keeps = true;
    passivesOn(t, i, topic::losingAll, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* lose = std::get_if<Lose>(&effect.node);
            if (lose && lose->keywords.empty() && about(lose->what))
                keeps = false;
        });
    return keeps;
}

KeywordSet keywordsAs(const Table& t, Index i, Ref r, int depth)
{
    KeywordSet given = 0;
    KeywordSet taken = 0;
    KeywordSet barred = 0; // 10.2 What it can not have, nothing gives it.
    bool keeps = true;     // what has resolved is asked below
    passivesOn(t, i, topic::keywords, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            if (const auto* gain = std::get_if<Gain>(&effect.node); gain && about(gain->what)) {
                for (const Keyword k : gain->keywords)
                    given |= bit(k);
            } else if (const auto* lose = std::get_if<Lose>(&effect.node);
                       lose && about(lose->what)) {
                keeps = keeps && !lose->keywords.empty();
                for (const Keyword k : lose->keywords)
                    (lose->barred ? barred : taken) |= bit(k);
            }
        });
    KeywordSet set = static_cast<KeywordSet>(((keeps ? t.facts(i).keywords : 0) | given) & ~taken);
    // RULING: what has resolved counts in the order it resolved, after the passive abilities.
    for (const LastingEffect& m : t.state.lasting) {
        if (m.who != r)
            continue;
        if (m.kind == LastingEffect::Kind::Gain)
            set |= m.what;
        else if (m.kind == LastingEffect::Kind::Lose)
            set = static_cast<KeywordSet>(set & ~m.what);
        else if (m.kind == LastingEffect::Kind::LoseAll)
            set = 0;
        else if (m.kind == LastingEffect::Kind::Barred)
            barred |= m.what;
    }
    return static_cast<KeywordSet>(set & ~barred);
}

KeywordSet keywordsAt(const Table& t, Index i, int depth)
{
    return keywordsAs(t, i, refOf(t.state, i), depth);
}

/// RULING 9.2: as with keywords, what is given after all abilities were lost is had, and passive abilities come first.
void eachGrantAt(
    const Table& t, Index i, int depth, const std::function<void(std::uint16_t)>& visit)
{
    const std::vector<LastingEffect> resolved = givenOrLost(t.state, refOf(t.state, i));
    const bool lost = !resolved.empty() && resolved.front().kind == LastingEffect::Kind::LoseAll;
    if (!lost)
        passivesOn(t, i, topic::grants, depth,
            [&](const Effect& effect, const auto& about, const Viewpoint&) {
                const auto* grant = std::get_if<Grant>(&effect.node);
                if (grant && about(grant->what))
                    visit(grant->number);
            });
    for (const LastingEffect& m : resolved)
        if (m.kind == LastingEffect::Kind::Grant)
            visit(m.node());
}

} // namespace asked

using namespace asked;

Stats statsOf(const Table& t, Index i)
{
    return statsAt(t, i, 0);
}
int attackOf(const Table& t, Index i)
{
    return statsAt(t, i, 0).attack;
}
int defenseOf(const Table& t, Index i)
{
    return statsAt(t, i, 0).defense;
}
bool isDefenseLowered(const Table& t)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Switch || m.kind == LastingEffect::Kind::Base
            || ((m.kind == LastingEffect::Kind::Stats || m.kind == LastingEffect::Kind::Counters)
                && m.defense < 0))
            return true;
    return (t.state.spoken & topic::lessDefense) != 0;
}
KeywordSet keywordsOf(const Table& t, Index i)
{
    return keywordsAt(t, i, 0);
}
bool has(const Table& t, Index i, Keyword k)
{
    return (keywordsAt(t, i, 0) & bit(k)) != 0;
}
bool keepsAbilities(const Table& t, Index i)
{
    return keepsAt(t, i, 0);
}

bool entersEngaged(const Table& t, Index i)
{
    bool engaged = false;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* enters = std::get_if<EntersEngaged>(&effect.node);
            engaged = engaged || (enters && about(enters->what));
        });
    return engaged;
}

std::vector<EnteringCounters> countersOnEntering(const Table& t, Index i)
{
    std::vector<EnteringCounters> with;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* enters = std::get_if<EntersWith>(&effect.node);
            if (!enters || !about(enters->what))
                return;
            const PileItem& cast = t.state.resolving;
            const bool isX = enters->times && enters->times->kind == Amount::Kind::X;
            const int x
                = cast.kind == PileItem::Kind::Citizen && cast.source.object == i ? cast.x : 0;
            const int times = isX ? x : enters->times ? valueAt(t, *enters->times, v, 1) : 1;
            if (times > 0)
                with.push_back({ enters->kind, enters->count * times });
        });
    return with;
}

void eachGrantOf(const Table& t, Index i, const std::function<void(std::uint16_t)>& visit)
{
    eachGrantAt(t, i, 0, visit);
}

int count(const Table& t, const Filter& f, const Place& place, const Viewpoint& v)
{
    return countAt(t, f, place, v, 0);
}
bool holds(const Table& t, const Condition& c, const Viewpoint& v)
{
    return holdsAt(t, c, v, 0);
}

int valueOf(const Table& t, const Amount& amount, const Viewpoint& v)
{
    return valueAt(t, amount, v, 0);
}

} // namespace triptych::kryptik
