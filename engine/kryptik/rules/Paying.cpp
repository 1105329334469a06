#include "kryptik/rules/Paying.h"

#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Triggers.h"

#include <algorithm>
#include <span>
#include <vector>

namespace triptych::kryptik {

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
    case PileItem::Kind::YearAbility:
        return { &t.cards.ability(item.card, item.ability).cost, noIndex, item.source.object };
    case PileItem::Kind::None:
    case PileItem::Kind::Delayed:
    case PileItem::Kind::YearChoice:
        break;
    }
    return { &nothing, noIndex, noIndex };
}

bool isCasting(const PileItem& item)
{
    return item.kind == PileItem::Kind::Citizen || item.kind == PileItem::Kind::SpellEffect;
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
    if (item.kind == PileItem::Kind::Triggered || item.kind == PileItem::Kind::YearAbility)
        return t.cards.abilityFacts(item.card, item.ability).stones;
    return need;
}

namespace {

/// Whether something asks what is aimed at before it says what that costs.
bool arePricedByAims(const Table& t)
{
    return !t.state.pile.full() && costsDependOnAims(t);
}

PileItem itemOf(const State& s, PileItem::Kind kind, Index source, Seat p)
{
    PileItem item;
    item.kind = kind;
    item.controller = p;
    item.card = s.objects[source].card;
    item.source = refOf(s, source);
    item.building = 1;
    return item;
}

/// As if it lay on the pile already, aimed at one thing.
template <typename Pays>
bool canPayAimed(
    const Table& t, PileItem item, std::span<const AbilityFacts* const> texts, const Pays& pays)
{
    State& s = t.state;
    const Viewpoint v = viewpointOf(item);
    bool must = false;
    for (const AbilityFacts* facts : texts)
        for (const Slot& slot : facts->slots) {
            must = must
                || (slot.mode == Slot::anyMode && slot.fork == Slot::noFork
                    && (!slot.spec.upTo || slot.spec.one) && !slot.spec.byX);
            const bool paid = someTarget(t, slot, v, [&](Ref r) {
                item.targets.clear();
                item.targets.push_back(r);
                s.pile.push_back(item);
                const bool so = pays();
                s.pile.pop_back();
                return so;
            });
            if (paid)
                return true;
        }
    return !must && pays();
}

} // namespace

bool canPayToCast(const Table& t, Index card, Seat p, bool yearCost, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    if (!yearCost && costsWhatIsPrinted(t) && !(facts.topics & topic::ownCost))
        return canPay(purse, facts.cost);
    const auto pays = [&] { return canPay(purse, castingNeed(t, card, p, yearCost)); };
    const auto aims = [&](std::uint8_t number) { return !facts.abilities[number].slots.empty(); };
    if (std::ranges::none_of(facts.effects, aims) || !arePricedByAims(t))
        return pays();
    std::vector<const AbilityFacts*> texts;
    for (const std::uint8_t number : facts.effects)
        texts.push_back(&facts.abilities[number]);
    return canPayAimed(t, itemOf(t.state, PileItem::Kind::SpellEffect, card, p), texts, pays);
}

bool canPayToActivate(
    const Table& t, Index citizen, Seat p, const AbilityFacts& facts, const Purse& purse)
{
    if (costsWhatIsPrinted(t))
        return canPay(purse, facts.stones);
    const auto pays = [&] { return canPay(purse, activationNeed(t, facts.stones, citizen, p)); };
    if (facts.slots.empty() || !arePricedByAims(t))
        return pays();
    const AbilityFacts* const text[] { &facts };
    return canPayAimed(t, itemOf(t.state, PileItem::Kind::Active, citizen, p), text, pays);
}

bool canPayNow(const Table& t)
{
    const StoneNeed need = soulCostOf(t);
    const Purse purse = purseOf(t, t.state.announcement.player);
    return canPay(purse, need) && (need.xs == 0 || greatestX(purse, need) >= itemAt(t.state, 0).x);
}

const AbilityFacts* factsOf(const Table& t, const PileItem& item)
{
    if (item.kind == PileItem::Kind::Citizen || item.kind == PileItem::Kind::Delayed)
        return nullptr;
    return &t.cards.abilityFacts(item.card, item.ability);
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
        tellLeaving(t, picked, Zone::Hand);
        for (const Index i : picked)
            moveTo(t, i, s.objects[i].owner, Zone::Hand);
        break;
    case CostItem::Kind::Bottom:
        tellLeaving(t, picked, Zone::Deck);
        for (const Index i : picked)
            moveTo(t, i, p, Zone::Deck, ZoneEnd::Last);
        break;
    case CostItem::Kind::Move:
        tellLeaving(t, picked, item.to);
        for (const Index i : picked)
            moveTo(t, i, p, item.to,
                item.to == Zone::Deck && item.onTop ? ZoneEnd::First : ZoneEnd::Last);
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
        destroyYearCards(t, picked, Forbid::Deed::LoseYears);
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
    case CostItem::Kind::CounterOf:
        for (const Index i : picked)
            takeCounters(t, i, item.counter, 1);
        break;
    case CostItem::Kind::ReturnThis:
        tellLeaving(t, self, Zone::Hand);
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
            paid.paidFigures = 1;
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

} // namespace triptych::kryptik
