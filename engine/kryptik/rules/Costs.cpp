#include "kryptik/rules/Costs.h"

#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"

#include <algorithm>

namespace triptych::kryptik {

bool isPick(CostItem::Kind kind)
{
    switch (kind) {
    case CostItem::Kind::EngageCitizen:
    case CostItem::Kind::Sacrifice:
    case CostItem::Kind::Discard:
    case CostItem::Kind::Plunder:
    case CostItem::Kind::DetachFromThis:
    case CostItem::Kind::DestroyYear:
    case CostItem::Kind::OneOf:
    case CostItem::Kind::Return:
    case CostItem::Kind::Bottom:
    case CostItem::Kind::Reveal:
    case CostItem::Kind::Move:
    case CostItem::Kind::CounterOf:
        return true;
    case CostItem::Kind::Stones:
    case CostItem::Kind::EngageThis:
    case CostItem::Kind::SacrificeThis:
    case CostItem::Kind::AbolishThis:
    case CostItem::Kind::ReturnThis:
    case CostItem::Kind::DiscardHand:
    case CostItem::Kind::RemoveCounters:
    case CostItem::Kind::DiscardThis:
        break;
    }
    return false;
}

namespace {

bool contains(const Cost& cost, CostItem::Kind kind)
{
    return std::ranges::any_of(cost, [&](const CostItem& item) { return item.kind == kind; });
}

} // namespace

void costCandidates(const Table& t, const Cost& cost, const CostItem& item, Index self, Seat p,
    Index beingCast, InlineVector<Index, maxObjects>& found)
{
    const State& s = t.state;
    const Viewpoint v { p, self, 0 };
    const auto from = [&](Zone zone, auto&& fits) {
        for (const Index i : cardsIn(s, p, zone))
            if (i != beingCast && matches(t, i, item.filter, v) && fits(i))
                found.push_back(i);
    };
    const auto any = [](Index) { return true; };
    switch (item.kind) {
    case CostItem::Kind::EngageCitizen:
        from(Zone::Island, [&](Index i) {
            return !s.objects[i].is(Object::Engaged) && !isHeldByWeary(t, i)
                && !(i == self && contains(cost, CostItem::Kind::EngageThis));
        });
        break;
    case CostItem::Kind::Sacrifice:
        from(Zone::Island,
            [&](Index i) { return !(i == self && contains(cost, CostItem::Kind::SacrificeThis)); });
        break;
    case CostItem::Kind::Return:
        from(Zone::Island, [&](Index i) {
            return !(i == self
                && (contains(cost, CostItem::Kind::SacrificeThis)
                    || contains(cost, CostItem::Kind::AbolishThis)));
        });
        break;
    case CostItem::Kind::Discard:
    case CostItem::Kind::Bottom:
    case CostItem::Kind::Reveal:
        from(Zone::Hand, any);
        break;
    case CostItem::Kind::Plunder:
        from(Zone::Limbo, any);
        break;
    case CostItem::Kind::Move:
        from(item.from, any);
        break;
    case CostItem::Kind::CounterOf:
        from(Zone::Island, [&](Index i) { return countersOn(s, refOf(s, i), item.counter) > 0; });
        break;
    case CostItem::Kind::DetachFromThis:
        for (Seat owner = 0; owner < s.seats; ++owner)
            for (const Index i : cardsIn(s, owner, Zone::Attached))
                if (s.objects[i].host == self)
                    found.push_back(i);
        break;
    case CostItem::Kind::DestroyYear: // unseen, so whatever they are (6.2)
        for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
            found.push_back(i);
        break;
    case CostItem::Kind::OneOf:
        for (const CostItem& option : item.options)
            costCandidates(t, cost, option, self, p, beingCast, found);
        break;
    case CostItem::Kind::Stones:
    case CostItem::Kind::EngageThis:
    case CostItem::Kind::SacrificeThis:
    case CostItem::Kind::AbolishThis:
    case CostItem::Kind::ReturnThis:
    case CostItem::Kind::DiscardHand:
    case CostItem::Kind::RemoveCounters:
    case CostItem::Kind::DiscardThis:
        break;
    }
}

namespace {

/// What goes away from where it is picked can not go away twice.
bool takesFrom(CostItem::Kind kind, Zone zone)
{
    return zone == Zone::Island
        ? kind == CostItem::Kind::Sacrifice || kind == CostItem::Kind::Return
        : kind == CostItem::Kind::Discard || kind == CostItem::Kind::Bottom;
}

bool competes(const CostItem& a, const CostItem& b)
{
    using Kind = CostItem::Kind;
    if (a.kind == Kind::Move || b.kind == Kind::Move) {
        const CostItem& moved = a.kind == Kind::Move ? a : b;
        const CostItem& other = a.kind == Kind::Move ? b : a;
        return other.kind == Kind::Move ? other.from == moved.from
            : moved.from == Zone::Limbo ? other.kind == Kind::Plunder
                                        : takesFrom(other.kind, moved.from);
    }
    const auto apart = [](const CostItem& counter, const CostItem& other) {
        return counter.kind == Kind::CounterOf && takesFrom(other.kind, Zone::Island);
    };
    return a.kind == b.kind || apart(a, b) || apart(b, a)
        || (takesFrom(a.kind, Zone::Island) && takesFrom(b.kind, Zone::Island))
        || (takesFrom(a.kind, Zone::Hand) && takesFrom(b.kind, Zone::Hand));
}

/// "Discard a card or sacrifice a citizen": what else is discarded can not pay for it too.
bool isAmong(const CostItem& other, const CostItem& item)
{
    return std::ranges::any_of(
        item.options, [&](const CostItem& option) { return competes(option, other); });
}

bool mayShare(const CostItem& a, const CostItem& b)
{
    return competes(a, b) || isAmong(a, b) || isAmong(b, a);
}

} // namespace

bool canPayItems(const Table& t, const Cost& cost, Index self, Seat p, Index beingCast)
{
    for (const CostItem& item : cost) {
        if (item.kind == CostItem::Kind::EngageThis
            && (t.state.objects[self].is(Object::Engaged) || isHeldByWeary(t, self)))
            return false;
        if (item.kind == CostItem::Kind::RemoveCounters
            && countersOn(t.state, refOf(t.state, self), item.counter) < item.count)
            return false;
        if (!isPick(item.kind) || item.byX)
            continue;
        int needed = 0;
        for (const CostItem& other : cost)
            if ((competes(other, item) || isAmong(other, item)) && !other.byX)
                needed += other.count;
        InlineVector<Index, maxObjects> found;
        costCandidates(t, cost, item, self, p, beingCast, found);
        if (static_cast<int>(found.size()) < needed)
            return false;
    }
    return true;
}

StoneNeed castingNeed(const Table& t, Index card, Seat p, bool yearCost)
{
    const Facts& facts = t.facts(card);
    StoneNeed need = yearCost ? genericNeed(facts.yearCost) : facts.cost;
    if (const int change = costChangeOf(t, card, p, yearCost); change != 0) {
        need.generic = static_cast<std::uint8_t>(std::clamp(need.generic + change, 0, 120));
        need.total = static_cast<std::uint8_t>(need.generic + need.coloured);
    }
    return need;
}

StoneNeed activationNeed(const Table& t, const StoneNeed& printed, Index source, Seat p)
{
    StoneNeed need = printed;
    if (const int change = activationChangeOf(t, source, p); change != 0) {
        need.generic = static_cast<std::uint8_t>(std::clamp(need.generic + change, 0, 120));
        need.total = static_cast<std::uint8_t>(need.generic + need.coloured);
    }
    return need;
}

Zone zoneOfCost(const CostItem& item)
{
    switch (item.kind) {
    case CostItem::Kind::Move:
        return item.from;
    case CostItem::Kind::EngageCitizen:
    case CostItem::Kind::Sacrifice:
    case CostItem::Kind::Return:
        return Zone::Island;
    case CostItem::Kind::Discard:
    case CostItem::Kind::Bottom:
    case CostItem::Kind::Reveal:
        return Zone::Hand;
    case CostItem::Kind::Plunder:
        return Zone::Limbo;
    case CostItem::Kind::DetachFromThis:
        return Zone::Attached;
    case CostItem::Kind::DestroyYear:
        return Zone::ElevenYearRow;
    case CostItem::Kind::CounterOf:
        return Zone::Island;
    case CostItem::Kind::Stones:
    case CostItem::Kind::EngageThis:
    case CostItem::Kind::SacrificeThis:
    case CostItem::Kind::AbolishThis:
    case CostItem::Kind::ReturnThis:
    case CostItem::Kind::OneOf:
    case CostItem::Kind::DiscardHand:
    case CostItem::Kind::RemoveCounters:
    case CostItem::Kind::DiscardThis:
        break;
    }
    return Zone::Gone;
}

bool isSpentOn(const State& s, const Cost& cost, Index i)
{
    std::size_t next = 0;
    for (std::size_t k = 0; k < s.announcement.at; ++k) {
        if (!isPick(cost[k].kind))
            continue;
        for (int n = 0; n < cost[k].count && next < s.announcement.costs.size(); ++n, ++next)
            if (mayShare(cost[k], cost[s.announcement.at])
                && s.announcement.costs[next].object == i)
                return true;
    }
    return false;
}

} // namespace triptych::kryptik
