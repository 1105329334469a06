#include "altered/rules/Characteristics.h"
#include "altered/rules/Passives.h"

#include <algorithm>
#include <optional>
#include <utility>

// 2.2.10, 2.3 What the statistics of an object are now.
namespace triptych::altered {

namespace {

bool isOfStatistics(const Grant& grant)
{
    return grant.kind == Grant::Kind::Statistics;
}

/// Whether anything now changes a statistic, working or not: mostly nothing does.
bool areStatisticsChanged(const Table& t)
{
    bool any = false;
    for (const LastingEffect& o : t.state.lasting) {
        if (const Gain* gain = lastingGain(t, o))
            any = any || std::ranges::any_of(gain->grants, isOfStatistics);
        else if (const Ability* stated = statedFor(t, o))
            any = any || std::holds_alternative<StatisticsAre>(*stated->statement)
                || std::holds_alternative<BaseStatisticsAre>(*stated->statement);
    }
    if (t.cards.changesStatistics() && !any) {
        constexpr std::uint64_t ofStatistics
            = (1u << statementIndex<StatisticsAre>()) | (1u << statementIndex<BaseStatisticsAre>());
        any = (t.state.spoken & ofStatistics) || isGranted(t, isOfStatistics);
    }
    return any;
}

void addTo(Statistics& sum, Terrains terrains, int by)
{
    for (std::size_t k = 0; k < sum.size(); ++k)
        if (terrains & (1u << k))
            sum[k] += by;
}

Statistics changedBase(const BaseStatisticsAre& e, Statistics base)
{
    if (e.how == BaseStatisticsAre::How::Swapped) {
        std::optional<std::size_t> first;
        for (std::size_t k = 0; k < base.size(); ++k)
            if (e.terrains & (1u << k)) {
                if (first)
                    std::swap(base[*first], base[k]);
                first = k;
            }
        return base;
    }
    for (std::size_t k = 0; k < base.size(); ++k)
        if ((e.terrains & (1u << k)) && (e.how == BaseStatisticsAre::How::To || base[k] == 0))
            base[k] = e.values[k];
    return base;
}

/// RULING "doubled": with its boosts, and what was added before.
void multiply(const StatisticsAre& e, Statistics& sum, Statistics& base)
{
    for (std::size_t k = 0; k < sum.size(); ++k)
        if (e.terrains & (1u << k)) {
            Statistics::value_type& of = e.base ? base[k] : sum[k];
            const int more = of * (e.times - 1);
            sum[k] += more;
            if (e.base)
                base[k] += more;
        }
}

/// 2.3 What one passive ability, or one that lasts, makes of the statistics of an object.
/// RULING "equal to": what is equal to a number is so with its boosts; what comes after is added to it.
void changeStatistics(const PassiveTurn& turn, Index i, Statistics& sum, Statistics& base)
{
    const State& s = turn.then.state;
    if (const Gain* gain = turn.gain()) {
        if (turn.lasting().who == refOf(s, i))
            for (const Grant& grant : gain->grants)
                if (isOfStatistics(grant))
                    addTo(sum, grant.terrains, valueOf(turn.then, grant.amount, viewpointOf(s, i)));
        return;
    }
    const Statement& statement = *turn.ability().statement;
    if (const auto* are = std::get_if<Are>(&statement)) {
        if (std::ranges::none_of(are->grants, isOfStatistics))
            return;
        if (const std::optional<Viewpoint> view = speaksNow(turn, are->what, i))
            for (const Grant& grant : are->grants)
                if (isOfStatistics(grant))
                    addTo(sum, grant.terrains,
                        valueOf(turn.then, grant.amount, viewOfEach(s, are->what, i, *view)));
    } else if (const auto* e = std::get_if<StatisticsAre>(&statement)) {
        const std::optional<Viewpoint> view = speaksNow(turn, e->of, i);
        if (!view)
            return;
        if (e->times != 0) {
            multiply(*e, sum, base);
            return;
        }
        const int equal = e->to ? valueOf(turn.then, *e->to, viewOfEach(s, e->of, i, *view))
            : e->number >= 0    ? e->number
                                : *std::ranges::max_element(sum);
        for (std::size_t k = 0; k < sum.size(); ++k)
            if (e->terrains & (1u << k)) {
                sum[k] = e->base ? sum[k] + equal - base[k] : equal;
                if (e->base)
                    base[k] = equal;
            }
    } else if (const auto* other = std::get_if<BaseStatisticsAre>(&statement)) {
        if (!speaksNow(turn, other->of, i))
            return;
        const Statistics now = changedBase(*other, base);
        for (std::size_t k = 0; k < sum.size(); ++k)
            sum[k] += now[k] - base[k]; // boosts, and what was added, stay on it
        base = now;
    }
}

} // namespace

Statistics statisticsOf(const Table& t, Index i)
{
    const Facts& facts = t.facts(i);
    Statistics sum {};
    if (facts.type != CardType::Character)
        return sum;                               // 2.2.10
    const int boosts = t.state.objects[i].boosts; // 2.5.1
    for (std::size_t k = 0; k < sum.size(); ++k)
        sum[k] = facts.statistics[k] + boosts;
    Statistics base {};
    std::ranges::copy(facts.statistics, base.begin());
    if (inPlay(t.state, i) && areStatisticsChanged(t))
        eachPassive(t, [&](const PassiveTurn& turn) { changeStatistics(turn, i, sum, base); });
    return sum;
}

} // namespace triptych::altered
