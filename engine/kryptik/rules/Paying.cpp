#include "kryptik/rules/Paying.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"

#include <algorithm>
#include <vector>

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
    return a.kind == b.kind || (takesFrom(a.kind, Zone::Island) && takesFrom(b.kind, Zone::Island))
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

PileItem& itemAt(State& s, std::size_t number)
{
    return s.pile[s.pile.size() - s.announcement.items + number];
}

/// 8.1.3 of an ability, 8.1.4 of a card. A card has at most one paragraph of additional costs.
Bill billOf(const Table& t)
{
    State& s = t.state;
    static const Cost nothing;
    const PileItem& item = itemAt(s, 0);
    switch (item.kind) {
    case PileItem::Kind::Citizen:
    case PileItem::Kind::SpellEffect: {
        const Facts& facts = t.cards.facts(item.card);
        if (s.announcement.how == Announcement::How::Instead)
            return { &facts.insteadCost, noIndex, item.source.object };
        if (s.announcement.how == Announcement::How::Limbo)
            return { &facts.limboCost, noIndex, item.source.object };
        if (facts.additional.empty())
            return { &nothing, noIndex, item.source.object };
        return { &t.cards.card(item.card).abilities[facts.additional.front()].cost, noIndex,
            item.source.object };
    }
    case PileItem::Kind::Active:
    case PileItem::Kind::Triggered:
        return { &t.cards.ability(item.card, item.ability).cost, item.source.object, noIndex };
    case PileItem::Kind::None:
    case PileItem::Kind::Delayed:
    case PileItem::Kind::YearChoice:
    case PileItem::Kind::YearAbility:
        break;
    }
    return { &nothing, noIndex, noIndex };
}

bool isCasting(const PileItem& item)
{
    return item.kind == PileItem::Kind::Citizen || item.kind == PileItem::Kind::SpellEffect;
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

StoneNeed soulCostOf(const Table& t)
{
    const PileItem& item = itemAt(t.state, 0);
    StoneNeed need;
    if (isCasting(item)) {
        switch (t.state.announcement.how) {
        case Announcement::How::Normal:
        case Announcement::How::ElevenYear:
            need = castingNeed(t, item.source.object, t.state.announcement.player,
                t.state.announcement.how == Announcement::How::ElevenYear);
            break;
        case Announcement::How::Instead:
            need = t.facts(item.source.object).insteadStones;
            break;
        case Announcement::How::Limbo:
            need = t.facts(item.source.object).limboStones;
            break;
        case Announcement::How::Free:
        case Announcement::How::Again:
            break;
        }
        if (item.paidMore)
            need = together(need, t.facts(item.source.object).moreStones);
        return need;
    }
    if (item.kind == PileItem::Kind::Active)
        return activationNeed(t, t.cards.abilityFacts(item.card, item.ability).stones,
            item.source.object, item.controller);
    if (item.kind == PileItem::Kind::Triggered)
        return t.cards.abilityFacts(item.card, item.ability).stones;
    return need;
}

const AbilityFacts* factsOf(const Table& t, const PileItem& item)
{
    if (item.kind == PileItem::Kind::Citizen || item.kind == PileItem::Kind::Delayed)
        return nullptr;
    return &t.cards.abilityFacts(item.card, item.ability);
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

namespace {

void payItem(const Table& t, const CostItem& item, const Bill& bill, Seat p, std::size_t& next)
{
    State& s = t.state;
    std::vector<Index> picked;
    const int many = item.byX ? int { itemAt(s, 0).x } : item.count;
    if (isPick(item.kind))
        for (int n = 0; n < many && next < s.announcement.costs.size(); ++n)
            picked.push_back(s.announcement.costs[next++].object);
    const Index self[] { bill.self };
    switch (item.kind) {
    case CostItem::Kind::Stones:
        break; // with the soul cost
    case CostItem::Kind::EngageThis:
        engage(t, bill.self);
        break;
    case CostItem::Kind::EngageCitizen:
        for (const Index i : picked)
            engage(t, i);
        break;
    case CostItem::Kind::SacrificeThis:
        sacrifice(t, self);
        break;
    case CostItem::Kind::Sacrifice:
        sacrifice(t, picked);
        break;
    case CostItem::Kind::Discard:
        discard(t, p, picked);
        break;
    case CostItem::Kind::DiscardHand: {
        std::vector<Index> hand;
        for (const Index i : cardsIn(s, p, Zone::Hand))
            hand.push_back(i);
        discard(t, p, hand);
        break;
    }
    case CostItem::Kind::Return:
        for (const Index i : picked) {
            occur(t, Trigger::Event::LeavesTheIsland, i, p);
            moveTo(t, i, s.objects[i].owner, Zone::Hand);
        }
        break;
    case CostItem::Kind::Bottom:
        for (const Index i : picked)
            moveTo(t, i, p, Zone::Deck, Spot::Last);
        break;
    case CostItem::Kind::Move:
        for (const Index i : picked)
            moveTo(
                t, i, p, item.to, item.to == Zone::Deck && item.onTop ? Spot::First : Spot::Last);
        break;
    case CostItem::Kind::Reveal:
        for (const Index i : picked)
            reveal(t, p, i);
        break;
    case CostItem::Kind::Plunder:
        plunder(t, p, picked);
        break;
    case CostItem::Kind::DetachFromThis:
        for (const Index i : picked)
            detach(t, i);
        break;
    case CostItem::Kind::DestroyYear:
        destroyYearCards(t, picked);
        break;
    case CostItem::Kind::OneOf: // where it was picked from says which of them is paid
        for (const CostItem& option : item.options)
            if (!picked.empty() && zoneOf(s, picked.front()) == zoneOfCost(option)) {
                std::size_t own = next - picked.size();
                payItem(t, option, bill, p, own);
                break;
            }
        break;
    case CostItem::Kind::AbolishThis:
        abolish(t, self);
        break;
    case CostItem::Kind::DiscardThis:
        discard(t, p, self);
        break;
    case CostItem::Kind::RemoveCounters:
        takeCounters(t, bill.self, item.counter, item.count);
        break;
    case CostItem::Kind::ReturnThis:
        occur(t, Trigger::Event::LeavesTheIsland, bill.self, p);
        moveTo(t, bill.self, s.objects[bill.self].owner, Zone::Hand);
        break;
    }
}

} // namespace

namespace {

/// "the sacrificed citizen's attack": as it is before it goes.
void noteSacrifice(const Table& t, const Cost& cost, const Bill& bill)
{
    State& s = t.state;
    std::size_t next = 0;
    for (const CostItem& item : cost) {
        Index gone = item.kind == CostItem::Kind::SacrificeThis ? bill.self : noIndex;
        if (item.kind == CostItem::Kind::Sacrifice && item.count == 1 && !item.byX
            && next < s.announcement.costs.size())
            gone = s.announcement.costs[next].object;
        if (isPick(item.kind))
            next += static_cast<std::size_t>(item.count);
        if (gone == noIndex)
            continue;
        const Stats stats = statsOf(t, gone);
        for (std::size_t k = 0; k < s.announcement.items; ++k) {
            PileItem& paid = itemAt(s, k);
            paid.paidAttack = static_cast<std::uint8_t>(std::min(255, stats.attack));
            paid.paidDefense = static_cast<std::uint8_t>(std::min(255, stats.defense));
            paid.paidCost = t.facts(gone).cost.total;
        }
    }
}

} // namespace

/// 8.1 Everything is paid at once and outside the pile.
void payAll(const Table& t)
{
    State& s = t.state;
    const Seat p = s.announcement.player;
    pay(t, p, soulCostOf(t), itemAt(s, 0).x);
    const Bill bill = billOf(t);
    if (isCasting(itemAt(s, 0)) && s.announcement.how != Announcement::How::Instead
        && s.announcement.how != Announcement::How::Limbo)
        for (const std::uint8_t number : t.cards.facts(itemAt(s, 0).card).additional)
            pay(t, p, t.cards.facts(itemAt(s, 0).card).abilities[number].stones, 0);
    std::size_t next = 0;
    noteSacrifice(t, *bill.cost, bill);
    for (const CostItem& item : *bill.cost)
        payItem(t, item, bill, p, next);
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
