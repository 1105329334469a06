#include "kryptik/rules/Costs.h"

#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// Where what pays for an item is picked.
enum class PickedFrom : std::uint8_t {
    Nowhere, ///< Nothing is.
    Island,
    Hand,
    Limbo,
    ElevenYearRow,
    ThisCard, ///< What is attached to it.
    ItsZone,  ///< Which the item names.
    OneOf     ///< Wherever one of its options is.
};

PickedFrom pickedFrom(CostItem::Kind kind)
{
    switch (kind) {
    case CostItem::Kind::EngageCitizen:
    case CostItem::Kind::Sacrifice:
    case CostItem::Kind::Return:
    case CostItem::Kind::CounterOf:
        return PickedFrom::Island;
    case CostItem::Kind::Discard:
    case CostItem::Kind::Bottom:
    case CostItem::Kind::Reveal:
        return PickedFrom::Hand;
    case CostItem::Kind::Plunder:
        return PickedFrom::Limbo;
    case CostItem::Kind::DestroyYear:
        return PickedFrom::ElevenYearRow;
    case CostItem::Kind::DetachFromThis:
        return PickedFrom::ThisCard;
    case CostItem::Kind::Move:
        return PickedFrom::ItsZone;
    case CostItem::Kind::OneOf:
        return PickedFrom::OneOf;
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
    return PickedFrom::Nowhere;
}

bool contains(const Cost& cost, CostItem::Kind kind)
{
    return std::ranges::any_of(cost, [&](const CostItem& item) { return item.kind == kind; });
}

} // namespace

bool isPick(CostItem::Kind kind)
{
    return pickedFrom(kind) != PickedFrom::Nowhere;
}

void costCandidates(const Table& t, const Cost& cost, const CostItem& item, Index self, Seat p,
    Index beingCast, ObjectList& found)
{
    const State& s = t.state;
    const Viewpoint v { p, self, 0 };
    const auto from = [&](Zone zone, auto&& fits) {
        for (const Index i : cardsIn(s, p, zone))
            if (i != beingCast && matches(t, i, item.filter, v) && fits(i))
                found.push_back(i);
    };
    // The card itself may be gone already, for another item of the same cost.
    const auto isSpentBy
        = [&](Index i, CostItem::Kind kind) { return i == self && contains(cost, kind); };
    const auto canPayOnIsland = [&](Index i) {
        using Kind = CostItem::Kind;
        if (item.kind == Kind::CounterOf)
            return countersOn(s, refOf(s, i), item.counter) > 0;
        if (item.kind == Kind::EngageCitizen)
            return !s.objects[i].is(Object::Engaged) && !isHeldByWeary(t, i)
                && !isSpentBy(i, Kind::EngageThis);
        if ((item.kind == Kind::Return && isForbidden(t, i, Allow::Deed::BeReturned))
            || (item.kind == Kind::Sacrifice && isForbidden(t, i, Allow::Deed::BeSacrificed)))
            return false; // 10.2
        return !isSpentBy(i, Kind::SacrificeThis)
            && !(item.kind == Kind::Return && isSpentBy(i, Kind::AbolishThis));
    };
    switch (pickedFrom(item.kind)) {
    case PickedFrom::Island:
        from(Zone::Island, canPayOnIsland);
        break;
    case PickedFrom::Hand:
    case PickedFrom::Limbo:
    case PickedFrom::ItsZone:
        from(zoneOfCost(item), [](Index) { return true; });
        break;
    case PickedFrom::ElevenYearRow: // unseen, so whatever they are (6.2)
        if (areYearsSafe(t, p))
            break; // 10.2
        for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
            found.push_back(i);
        break;
    case PickedFrom::ThisCard:
        for (Seat owner = 0; owner < s.seats; ++owner)
            for (const Index i : cardsIn(s, owner, Zone::Attached))
                if (s.objects[i].host == self)
                    found.push_back(i);
        break;
    case PickedFrom::OneOf:
        for (const CostItem& option : item.options)
            costCandidates(t, cost, option, self, p, beingCast, found);
        break;
    case PickedFrom::Nowhere:
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
        using Deed = Allow::Deed;
        const auto canNot = [&](CostItem::Kind kind, Deed deed) { // 10.2
            return item.kind == kind && onIsland(t.state, self) && isForbidden(t, self, deed);
        };
        if (canNot(CostItem::Kind::SacrificeThis, Deed::BeSacrificed)
            || canNot(CostItem::Kind::AbolishThis, Deed::BeAbolished)
            || canNot(CostItem::Kind::ReturnThis, Deed::BeReturned))
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
        ObjectList found;
        costCandidates(t, cost, item, self, p, beingCast, found);
        if (static_cast<int>(found.size()) < needed)
            return false;
    }
    return true;
}

namespace {

/// With so much more generic energy, or less.
StoneNeed changed(StoneNeed need, int change)
{
    if (change != 0) {
        need.generic = static_cast<std::uint8_t>(std::clamp(need.generic + change, 0, 120));
        need.total = static_cast<std::uint8_t>(need.generic + need.coloured);
    }
    return need;
}

} // namespace

StoneNeed castingNeed(const Table& t, Index card, Seat p, bool yearCost)
{
    const Facts& facts = t.facts(card);
    return changed(
        yearCost ? genericNeed(facts.yearCost) : facts.cost, costChangeOf(t, card, p, yearCost));
}

StoneNeed activationNeed(const Table& t, const StoneNeed& printed, Index source, Seat p)
{
    return changed(printed, activationChangeOf(t, source, p));
}

Zone zoneOfCost(const CostItem& item)
{
    switch (pickedFrom(item.kind)) {
    case PickedFrom::Island:
        return Zone::Island;
    case PickedFrom::Hand:
        return Zone::Hand;
    case PickedFrom::Limbo:
        return Zone::Limbo;
    case PickedFrom::ElevenYearRow:
        return Zone::ElevenYearRow;
    case PickedFrom::ThisCard:
        return Zone::Attached;
    case PickedFrom::ItsZone:
        return item.from;
    case PickedFrom::Nowhere:
    case PickedFrom::OneOf:
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
