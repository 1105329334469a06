#include "kryptik/rules/AimingByX.h"

#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Costs.h"
#include "kryptik/rules/Paying.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// "Sacrifice any number of citizens": X is at most as many as there are.
int mostByItems(const Table& t, const Cost& cost, Index self, Seat p, Index beingCast)
{
    int most = 0;
    for (const CostItem& item : cost) {
        if (!isPick(item.kind) || !item.byX)
            continue;
        ObjectList found;
        costCandidates(t, cost, item, self, p, beingCast, found);
        most = std::max(most, static_cast<int>(found.size()));
    }
    return most;
}

int mostXOf(const Table& t, const Ability& ability, const Viewpoint& v)
{
    return ability.mostX ? std::max(0, valueOf(t, *ability.mostX, v)) : 99;
}

/// Of a card that is not on its way yet: where it is counted itself, one less is there when X is announced.
int mostXBeforehand(const Table& t, const Ability& ability, const Viewpoint& v)
{
    const auto& most = ability.mostX;
    const bool counted = most && most->of && most->of->place.zone == zoneOf(t.state, v.self);
    const int itself = counted ? std::max(1, most->number) * int { most->made.times } : 0;
    return std::max(0, mostXOf(t, ability, v) - itself);
}

int mostToCast(const Table& t, Index card, Seat p, Announcement::How how, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    int most = 0;
    switch (how) {
    case Announcement::How::Normal:
        if (mayCastInstead(t, card, p, purse))
            most = greatestX(purse, facts.insteadStones);
        [[fallthrough]];
    case Announcement::How::ElevenYear:
        most = std::max(
            most, greatestX(purse, castingNeed(t, card, p, how == Announcement::How::ElevenYear)));
        break;
    case Announcement::How::Limbo:
        most = greatestX(purse, facts.limboStones);
        break;
    case Announcement::How::Instead:
    case Announcement::How::Free:
    case Announcement::How::Again:
        break;
    }
    for (const std::uint8_t number : facts.additional)
        most
            = std::max(most, mostByItems(t, t.card(card).abilities[number].cost, noIndex, p, card));
    for (const std::uint8_t number : facts.effects)
        most = std::min(most, mostXBeforehand(t, t.card(card).abilities[number], { p, card, 0 }));
    return most;
}

} // namespace

bool castingHasTargets(
    const Table& t, Index card, Seat p, Announcement::How how, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    Viewpoint v { p, card, 0 };
    const auto aims = [&] {
        return std::ranges::all_of(
            facts.effects, [&](std::uint8_t e) { return hasTargets(t, facts.abilities[e], v); });
    };
    if (aims())
        return true;
    if (std::ranges::none_of(
            facts.effects, [&](std::uint8_t e) { return facts.abilities[e].aimsByX; }))
        return false;
    for (const int most = mostToCast(t, card, p, how, purse); v.x < most;) {
        ++v.x;
        if (aims())
            return true;
    }
    return false;
}

bool activationHasTargets(const Table& t, Index citizen, Seat p, const Ability& ability,
    const AbilityFacts& facts, const Purse& purse)
{
    Viewpoint v = viewpointOfAbility(p, citizen);
    if (hasTargets(t, facts, v))
        return true;
    if (!facts.aimsByX)
        return false;
    const int most = std::min(mostXOf(t, ability, v),
        std::max(greatestX(purse, activationNeed(t, facts.stones, citizen, p)),
            mostByItems(t, ability.cost, citizen, p, noIndex)));
    while (v.x < most) {
        ++v.x;
        if (hasTargets(t, facts, v))
            return true;
    }
    return false;
}

int mostXSaid(const Table& t)
{
    int most = 99;
    for (std::size_t at = 0; at < t.state.announcement.items; ++at) {
        const PileItem& item = itemAt(t.state, at);
        if (factsOf(t, item))
            most = std::min(
                most, mostXOf(t, t.cards.ability(item.card, item.ability), viewpointOf(item)));
    }
    return most;
}

bool hasTargetsWithX(const Table& t, int x)
{
    State& s = t.state;
    for (std::size_t at = 0; at < s.announcement.items; ++at) {
        const PileItem& item = itemAt(s, at);
        const AbilityFacts* facts = factsOf(t, item);
        if (!facts || !facts->aimsByX)
            continue;
        Viewpoint v = viewpointOf(item);
        v.x = x;
        if (!hasTargets(t, *facts, v))
            return false;
    }
    return true;
}

} // namespace triptych::kryptik
