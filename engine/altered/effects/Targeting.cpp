#include "altered/effects/Targeting.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <optional>

namespace triptych::altered {

namespace {

/// What the card costs whose modes or targets are being declared.
std::optional<int> costOfDeclared(const State& s)
{
    if (const auto modes = s.agenda.next<ModesDeclared>())
        return modes->cost;
    if (const auto target = s.agenda.next<TargetDeclared>())
        return target->cost;
    return std::nullopt;
}

int manaForTough(const Table& t)
{
    const State& s = t.state;
    const int ready = readyMana(s, s.acting.back().controller);
    const std::optional<int> cost = costOfDeclared(s);
    return cost ? ready - s.acting.back().tax - *cost : ready;
}

} // namespace

void pickTarget(const Table& t, Index i)
{
    State& s = t.state;
    if (i < maxObjects && t.cards.hearsOfTargets()) {
        Deed named { Deed::What::Targeted };
        named.object = i;
        named.player = s.asked.player;
        named.first = s.acting.back().kind == Acting::Kind::Spell;
        occur(t, named);
    }
    const int tough = toughCost(t, i);
    if (tough == 0)
        return;
    Acting& acting = s.acting.back();
    acting.toughPaid.push_back(i);
    if (costOfDeclared(s))
        acting.tax = static_cast<std::uint8_t>(acting.tax + tough);
    else
        payMana(t, acting.controller, tough);
}

void targetOptions(const Table& t, const Things& list, const Filter* filter, const Viewpoint& v,
    Again again, Options& out)
{
    const State& s = t.state;
    const int mana = manaForTough(t);
    bool allTough = true;
    Things picked;
    for (const Index i : s.picks)
        picked.push_back(i);
    for (const Index i : list) {
        if (again == Again::Never
            && (s.picks.contains(i) || (filter && !fitsTogether(t, *filter, v, picked, i))))
            continue;
        const int tough = toughCost(t, i);
        if (tough > mana)
            continue;
        allTough = allTough && tough > 0;
        out.push_back(option(Verb::Target, i));
    }
    // 7.4.7.d Nobody is forced to pay for a Tough target, not even where there is no other.
    const bool unpaid
        = !t.policy().toughIsACost || s.acting.back().kind == Acting::Kind::Reaction; // v1 5.5.d
    const bool declines = allTough && unpaid;
    const bool enough = again == Again::Divided ? s.asked.min == 0 && s.picks.empty()
                                                : s.picks.size() >= s.asked.min;
    if (!out.empty() && (enough || declines) && (s.asked.min < s.asked.max || declines))
        out.push_back(noneOf(Verb::Target));
}

bool mayBeNobody(const Thing& among)
{
    if (const auto* target = std::get_if<Target>(&among.node))
        return target->upTo || target->count.kind == Amount::Kind::AnyNumber;
    const auto* some = std::get_if<Some>(&among.node);
    return some && some->upTo;
}

void keepToNumber(const Table& t, const Amount& count, bool upTo, const Viewpoint& v, Things& list)
{
    const State& s = t.state;
    if (count.kind == Amount::Kind::AnyNumber || count.kind == Amount::Kind::All)
        return;
    Things picked;
    for (const Index i : s.picks)
        if (!picked.contains(i))
            picked.push_back(i);
    const int more = valueOf(t, count, v) - static_cast<int>(picked.size());
    const int left = int { s.asked.max } - static_cast<int>(s.picks.size());
    const auto isPicked = [&](Index i) { return picked.contains(i); };
    const bool one = more > 0 && !upTo
        && left <= more; // RULING each of "two target Characters" has one of them
    if ((more > 0 && !one) || std::ranges::all_of(list, isPicked))
        return;
    for (std::size_t k = list.size(); k-- > 0;)
        if (isPicked(list[k]) == one)
            list.erase(k);
}

void keepToNumber(const Table& t, const Thing& among, const Viewpoint& v, Things& list)
{
    if (const auto* target = std::get_if<Target>(&among.node))
        keepToNumber(t, target->count, target->upTo, v, list);
    else if (const auto* some = std::get_if<Some>(&among.node))
        keepToNumber(t, some->count, some->upTo, v, list);
}

} // namespace triptych::altered
