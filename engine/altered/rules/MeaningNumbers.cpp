#include "altered/rules/Meaning.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/History.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

namespace triptych::altered {

bool isCompared(int value, Compare how, int with)
{
    switch (how) {
    case Compare::Exactly:
        return value == with;
    case Compare::AtMost:
        return value <= with;
    case Compare::AtLeast:
        return value >= with;
    case Compare::Less:
        return value < with;
    case Compare::More:
        return value > with;
    case Compare::Even:
        return value % 2 == 0;
    case Compare::Odd:
        return value % 2 != 0;
    case Compare::OrNext:
        return value == with || value == with + 1;
    }
    return false;
}

int countersOf(const Known& known, const Counter& counter)
{
    switch (counter.kind) {
    case Counter::Kind::Boost:
        return known.boosts;
    case Counter::Kind::Named:
        return known.counterKind == counter.number ? known.counters : 0;
    case Counter::Kind::Any:
        return known.boosts + known.counters;
    }
    return 0;
}

int baseCostOf(const Table& t, const Known& known)
{
    const bool fleeting = known.as == Known::As::Now ? isStatus(t, known.object, Status::Fleeting)
                                                     : known.is(Status::Fleeting);
    const bool reserve = fleeting || known.zone == Zone::Reserve
        || ((known.zone == Zone::Limbo || known.asPlayed) && known.fromReserve);
    return reserve ? known.facts->reserveCost : known.facts->handCost;
}

bool areAlike(
    const Table& t, const Known& one, const Known& other, Alike alike, Stat stat, Terrains terrains)
{
    if (!one.facts || !other.facts)
        return false;
    switch (alike) {
    case Alike::Stat:
        return statOf(t, one, stat, terrains) == statOf(t, other, stat, terrains);
    case Alike::Subtype:
        return (subtypesOf(one) & subtypesOf(other)) != 0;
    case Alike::Type:
        return one.facts->type == other.facts->type;
    case Alike::Name:
        return one.facts->name == other.facts->name;
    case Alike::Expedition: {
        Things here;
        Things there;
        expeditionsOfObject(t, one, here);
        expeditionsOfObject(t, other, there);
        return std::ranges::any_of(here, [&](Index e) { return there.contains(e); });
    }
    case Alike::Controller:
        return one.controller == other.controller;
    }
    return false;
}

int statOf(const Table& t, const Known& known, Stat stat, Terrains terrains)
{
    if (!known.facts)
        return 0; // 1.1.6.d a missing number is 0
    switch (stat) {
    case Stat::HandCost:
        return known.facts->handCost;
    case Stat::ReserveCost:
        return known.facts->reserveCost;
    case Stat::BaseCost:
        return baseCostOf(t, known);
    case Stat::Statistic:
    case Stat::EveryStatistic: {
        Statistics now {};
        if (known.as == Known::As::Now)
            now = statisticsOf(t, known.object);
        else
            std::ranges::copy(
                known.memory ? known.memory->statistics : known.facts->statistics, now.begin());
        int sum = 0;
        for (std::size_t k = 0; k < terrainCount; ++k)
            if (terrains & (1u << k))
                sum += now[k];
        return sum;
    }
    }
    return 0;
}

/// "your Hero": of those only what is controlled by who says it
static void collectYours(const Table& t, const Each& each, const Viewpoint& v, Things& list)
{
    collect(t, each.filter, v, list);
    for (std::size_t k = list.size(); each.yours && k-- > 0;)
        if (t.state.objects[list[k]].controller != v.you)
            list.erase(k);
}

Ref refOfThing(const Table& t, const Thing& thing, const Viewpoint& v)
{
    const State& s = t.state;
    if (std::holds_alternative<This>(thing.node))
        return hasLeft(s, v.was, v.me) ? v.was : v.me;
    Things list;
    if (const auto* some = std::get_if<Some>(&thing.node))
        collect(t, some->filter, v, list);
    else if (const auto* each = std::get_if<Each>(&thing.node))
        collectYours(t, *each, v, list);
    else
        return itAsItWas(s, v);
    return list.empty() ? Ref {} : refOf(s, list.front());
}

namespace {

/// The highest of what is measured of one thing, or the lowest: a cost, or one of several statistics.
std::optional<int> extreme(const Table& t, const Quantity& q, const Known& known)
{
    std::optional<int> found;
    const bool statistic = q.stat == Stat::Statistic || q.stat == Stat::EveryStatistic;
    for (int k = 0; k < terrainCount; ++k) {
        const auto terrain = static_cast<Terrains>(1 << k);
        if (statistic && q.terrains && !(q.terrains & terrain))
            continue;
        const int value = statOf(t, known, q.stat, terrain);
        found = found ? q.lowest ? std::min(*found, value) : std::max(*found, value) : value;
    }
    return found;
}

/// "different subtypes among Permanents you control"
int countDistinct(const Table& t, const Quantity& q, const Things& list)
{
    std::vector<Known> seen;
    std::uint64_t subtypes = 0;
    for (const Index i : list) {
        const Known known = knownOf(t, refOf(t.state, i));
        subtypes |= subtypesOf(known);
        if (std::ranges::none_of(seen, [&](const Known& other) {
                return areAlike(t, known, other, q.alike, q.stat, q.terrains);
            }))
            seen.push_back(known);
    }
    return q.alike == Alike::Subtype ? std::popcount(subtypes) : static_cast<int>(seen.size());
}

int countThings(const Table& t, const Filter& f, const Viewpoint& v)
{
    Things list;
    collect(t, f, v, list);
    return countApart(t, f, list);
}

/// "Different results", "even results", of the last roll.
int countResults(const Acting& of, Faces faces)
{
    int n = 0;
    for (int shows = 1; shows <= 6; ++shows) {
        const int dice = diceShowing(of, shows);
        n += faces == 0 ? static_cast<int>(dice > 0) : ((faces >> (shows - 1)) & 1) * dice;
    }
    return n;
}

/// "The lowest result" of the last roll; of no die it is nothing.
int extremeResult(const Acting& of, bool lowest)
{
    int found = 0;
    for (int shows = 1; shows <= 6; ++shows)
        if (diceShowing(of, shows) > 0 && (found == 0 || !lowest))
            found = shows;
    return found;
}

} // namespace

int valueOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    const State& s = t.state;
    switch (q.kind) {
    case Quantity::Kind::Things: {
        if (q.thing) {
            if (const auto* whole = std::get_if<Whole>(&q.thing->node)) {
                int n = 0;
                for (const Place& place : whole->places)
                    for (Seat p = 0; p < maxPlayers; ++p)
                        if (isWho(t, place.whose, p, v) && !isSeveral(place.zone))
                            n += static_cast<int>(countIn(s, p, place.zone));
                return n;
            }
            if (std::holds_alternative<It>(q.thing->node))
                return v.acting ? static_cast<int>(v.acting->it.size()) : 0;
        }
        return countThings(t, q.filter, v);
    }
    case Quantity::Kind::ZeroStats: {
        Things list;
        collect(t, q.filter, v, list);
        int n = 0;
        for (const Index i : list)
            for (const std::int8_t stat : t.facts(i).statistics)
                n += stat == 0;
        return n;
    }
    case Quantity::Kind::Counters: {
        const Ref r = refOfThing(t, q.thing ? *q.thing : Thing { This {} }, v);
        return countersOf(knownOf(t, r), q.counter);
    }
    case Quantity::Kind::Expeditions: {
        Things list;
        expeditionsOf(t, q.expedition, v, list);
        return static_cast<int>(list.size());
    }
    case Quantity::Kind::Regions: {
        const auto& markers = s.players[v.you].markers;
        return std::max(0, std::abs(markers[1].region - markers[0].region) - 1);
    }
    case Quantity::Kind::Visible: {
        int n = 0;
        for (int region = 0; region < regionCount; ++region)
            n += isRevealed(s, region)
                && (q.terrains == 0 || isAnyOf(terrainsAt(t, region), q.terrains));
        return n;
    }
    case Quantity::Kind::Total:
    case Quantity::Kind::CountersAmong: {
        Things list;
        collect(t, q.filter, v, list);
        int sum = 0;
        for (const Index i : list) {
            const Known known = knownOf(t, refOf(s, i));
            sum += q.kind == Quantity::Kind::Total ? statOf(t, known, q.stat, q.terrains)
                                                   : countersOf(known, q.counter);
        }
        return sum;
    }
    case Quantity::Kind::X:
        return v.x;
    case Quantity::Kind::Result:
        return v.acting ? v.acting->number : 0;
    case Quantity::Kind::Done:
        if (!v.acting || (q.filter.nouns.empty() && !v.acting->stepDone))
            return 0; // of what nobody wanted to do the number is still that of the step before
        if (q.filter.nouns.empty())
            return v.acting->count;
        if (isAnyCard(q.filter)) // of what was drawn, say, only the number is known
            return v.acting->count
                - static_cast<int>(std::ranges::count_if(
                    v.acting->it, [&](Index i) { return isTokenAmongCards(t, i, q.filter, v); }));
        return static_cast<int>(std::ranges::count_if(v.acting->it, [&](Index i) {
            return !isTokenAmongCards(t, i, q.filter, v)
                && matchesAnywhere(t, itAsItWas(s, v, i), q.filter, v);
        }));
    case Quantity::Kind::Value: {
        if (!q.thing)
            return 0;
        const Known known = knownOf(t, refOfThing(t, *q.thing, v));
        return q.stat == Stat::EveryStatistic ? extreme(t, q, known).value_or(0)
                                              : statOf(t, known, q.stat, q.terrains);
    }
    case Quantity::Kind::Highest: {
        Things list;
        collect(t, q.filter, v, list);
        std::optional<int> found;
        for (const Index i : list)
            if (const auto of = extreme(t, q, knownOf(t, refOf(s, i))))
                found = found ? q.lowest ? std::min(*found, *of) : std::max(*found, *of) : *of;
        return found.value_or(0);
    }
    case Quantity::Kind::Happened:
        return q.happening ? timesHappened(t, *q.happening, v) : 0;
    case Quantity::Kind::Distinct: {
        Things list;
        collect(t, q.filter, v, list);
        return countDistinct(t, q, list);
    }
    case Quantity::Kind::TerrainsOf: {
        Things list;
        expeditionsOf(t, q.expedition, v, list);
        Terrains all = 0;
        for (const Index e : list)
            all = static_cast<Terrains>(
                all | terrainsOf(t, seatOfExpedition(e), kindOfExpedition(e)));
        return std::popcount(unsigned { all });
    }
    case Quantity::Kind::PlayersWho: // what each was asked is known of each
        return !v.acting           ? 0
            : v.acting->doers != 0 ? std::popcount(unsigned { v.acting->doers })
                                   : int { v.acting->count };
    case Quantity::Kind::Results:
        return v.acting ? countResults(*v.acting, q.faces) : 0;
    case Quantity::Kind::ExtremeResult:
        return v.acting ? extremeResult(*v.acting, q.lowest) : 0;
    case Quantity::Kind::Difference:
        return q.one && q.other ? std::abs(valueOf(t, *q.one, v) - valueOf(t, *q.other, v)) : 0;
    case Quantity::Kind::Both:
        return (q.one ? valueOf(t, *q.one, v) : 0) + (q.other ? valueOf(t, *q.other, v) : 0);
    case Quantity::Kind::Chosen: // it is kept where X is, and no text has both (text/binding/Bound)
        return v.x;
    case Quantity::Kind::Distance: {
        Things list;
        expeditionsOf(t, q.expedition, v, list);
        return list.empty()
            ? 0
            : distanceOf(s, seatOfExpedition(list.front()), kindOfExpedition(list.front()));
    }
    case Quantity::Kind::Sum: {
        Things list;
        expeditionsOf(t, q.expedition, v, list);
        int sum = 0;
        for (const Index e : list) {
            const auto sums = sumsOf(t, seatOfExpedition(e), kindOfExpedition(e));
            for (std::size_t k = 0; k < sums.size(); ++k)
                if (q.terrains & (1u << k))
                    sum += sums[k];
        }
        return sum;
    }
    }
    return 0;
}

/// Half of it, rounded as it says (1.1.6).
static int halved(int value, int up)
{
    return up > 0 ? (value + 1) / 2 : value / 2;
}

int atMost(const Amount& a, int value)
{
    return a.most ? std::clamp<int>(value, -a.most, a.most) : value;
}

int valueOf(const Table& t, const Amount& a, const Viewpoint& v)
{
    if (a.most) {
        Amount all = a;
        all.most = 0;
        return atMost(a, valueOf(t, all, v));
    }
    if (a.half != 0) {
        Amount whole = a;
        whole.half = 0;
        return halved(valueOf(t, whole, v), a.half);
    }
    if (a.times > 1) {
        Amount once = a;
        once.times = 1;
        return a.times * valueOf(t, once, v);
    }
    switch (a.kind) {
    case Amount::Kind::Fixed:
        return a.number;
    case Amount::Kind::X:
        return v.x + a.number;
    case Amount::Kind::Per:
        return a.of ? a.number * (valueOf(t, *a.of, v) / std::max<int>(1, a.every)) : 0;
    case Amount::Kind::Of:
        return a.of ? valueOf(t, *a.of, v) + a.number : a.number;
    case Amount::Kind::ThatMany:
        return (v.acting ? v.acting->count : 0) + a.number;
    case Amount::Kind::All:
    case Amount::Kind::AnyNumber:
        return 99;
    }
    return 0;
}

} // namespace triptych::altered
