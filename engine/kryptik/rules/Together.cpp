#include "kryptik/rules/Together.h"

#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

using namespace asked;

namespace {

/// 5.3 On the island it is who controls it, in any other zone whose zone it is.
Seat whose(const State& s, Index i)
{
    return onIsland(s, i) ? Seat { s.objects[i].controller } : zoneSeat(s, i);
}

bool shareFaction(const Table& t, Index one, Index other)
{
    return std::ranges::any_of(
        factionsOf(t, one, 0), [&](Faction faction) { return isOfFaction(t, other, faction, 0); });
}

bool fit(const Table& t, Alike alike, Index one, Index other)
{
    switch (alike) {
    case Alike::Any:
        break;
    case Alike::OnePlayers:
        return whose(t.state, one) == whose(t.state, other);
    case Alike::OtherPlayers:
        return whose(t.state, one) != whose(t.state, other);
    case Alike::OneName:
        return t.facts(one).name == t.facts(other).name;
    case Alike::OtherNames:
        return t.facts(one).name != t.facts(other).name;
    case Alike::OneFaction:
        return shareFaction(t, one, other);
    case Alike::OtherFactions:
        return !shareFaction(t, one, other);
    case Alike::OneCost:
        return t.facts(one).cost.total == t.facts(other).cost.total;
    case Alike::OtherCosts:
        return t.facts(one).cost.total != t.facts(other).cost.total;
    }
    return true;
}

} // namespace

bool goesWith(const Table& t, Alike alike, Index i, std::span<const Index> chosen)
{
    return alike == Alike::Any
        || std::ranges::all_of(chosen, [&](Index other) { return fit(t, alike, i, other); });
}

int mostTogether(const Table& t, Alike alike, std::span<const Index> these,
    std::span<const Index> chosen, int most)
{
    if (most <= 0)
        return 0;
    if (alike == Alike::Any)
        return std::min<int>(most, static_cast<int>(these.size()));
    int best = 0;
    std::vector<Index> with(chosen.begin(), chosen.end());
    for (std::size_t k = 0; k < these.size() && best < most; ++k) {
        if (static_cast<int>(these.size() - k) <= best)
            break;
        if (!goesWith(t, alike, these[k], with))
            continue;
        with.push_back(these[k]);
        best = std::max(best, 1 + mostTogether(t, alike, these.subspan(k + 1), with, most - 1));
        with.pop_back();
    }
    return best;
}

bool keepsTotal(
    const Table& t, const std::optional<Bound>& total, Index i, std::span<const Index> chosen)
{
    if (!total)
        return true;
    int sum = statOf(t, i, total->stat, 0);
    for (const Index other : chosen)
        sum += statOf(t, other, total->stat, 0);
    return sum <= total->amount.number;
}

} // namespace triptych::kryptik
