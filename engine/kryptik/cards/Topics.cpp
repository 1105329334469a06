#include "kryptik/cards/Topics.h"

#include "kryptik/cards/CardSet.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

Topics topicsOfLeaf(const Effect& leaf)
{
    if (const auto* modify = std::get_if<Modify>(&leaf.node))
        return modify->defense < 0 ? topic::stats | topic::lessDefense : topic::stats;
    if (std::holds_alternative<Gain>(leaf.node))
        return topic::keywords;
    if (const auto* lose = std::get_if<Lose>(&leaf.node))
        return lose->keywords.empty() ? topic::keywords | topic::losingAll : topic::keywords;
    if (const auto* allow = std::get_if<Allow>(&leaf.node))
        return allow->deed == Allow::Deed::AttackOrBlock
            ? topic::of(Allow::Deed::Attack) | topic::of(Allow::Deed::Block)
            : topic::of(allow->deed);
    if (const auto* soul = std::get_if<MoreSoul>(&leaf.node); soul && soul->amount == 0)
        return topic::energyColours;
    if (std::holds_alternative<Forbid>(leaf.node) || std::holds_alternative<HandSize>(leaf.node)
        || std::holds_alternative<MoreSoul>(leaf.node) || std::holds_alternative<Skip>(leaf.node)
        || std::holds_alternative<Increase>(leaf.node)
        || std::holds_alternative<DrawPhase>(leaf.node))
        return topic::players;
    if (std::holds_alternative<Triggering>(leaf.node))
        return topic::triggering;
    if (std::holds_alternative<BecomeCopy>(leaf.node))
        return topic::copying;
    if (std::holds_alternative<YearFate>(leaf.node))
        return topic::yearFates;
    if (std::holds_alternative<BecomeFaction>(leaf.node))
        return topic::factions;
    if (std::holds_alternative<ChooseFaction>(leaf.node))
        return topic::choosing;
    if (std::holds_alternative<ChooseName>(leaf.node))
        return topic::naming;
    if (std::holds_alternative<Redirect>(leaf.node))
        return topic::damage;
    if (std::holds_alternative<Toll>(leaf.node))
        return topic::tolls;
    if (std::holds_alternative<NoLimbo>(leaf.node))
        return topic::limbo;
    if (std::holds_alternative<CastFor>(leaf.node))
        return topic::otherCost;
    if (std::holds_alternative<Grant>(leaf.node))
        return topic::grants;
    if (const auto* from = std::get_if<CastFrom>(&leaf.node))
        return from->zone == Zone::Deck ? topic::castingFrom | topic::tops : topic::castingFrom;
    if (std::holds_alternative<SeeTop>(leaf.node))
        return topic::tops;
    if (std::holds_alternative<Lessen>(leaf.node) || std::holds_alternative<MoreDamage>(leaf.node))
        return topic::damage;
    if (const auto* cost = std::get_if<CostChange>(&leaf.node))
        return cost->ofThis     ? topic::ownCost
            : cost->ofAbilities ? topic::abilityCosts
                                : topic::costs;
    if (std::holds_alternative<EntersEngaged>(leaf.node)
        || std::holds_alternative<EntersWith>(leaf.node))
        return topic::entering;
    if (std::holds_alternative<Instead>(leaf.node))
        return topic::dying;
    if (std::holds_alternative<SetStats>(leaf.node))
        return topic::ownStats | topic::stats | topic::lessDefense;
    if (std::holds_alternative<CastFromLimbo>(leaf.node))
        return topic::fromLimbo;
    if (const auto* sure = std::get_if<NotCountered>(&leaf.node))
        return sure->of ? topic::sureCasting : topic::uncounterable;
    if (const auto* only = std::get_if<CastOnly>(&leaf.node))
        return only->of ? topic::castingTimes : topic::castOnly;
    return 0;
}

} // namespace

Topics topicsOf(const Effect& passive)
{
    Topics topics = 0;
    walk(passive, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            topics |= topicsOfLeaf(part);
    });
    return topics;
}

/// "they control", "their hand": of the player whom a trigger is about.
bool isTheirs(const Filter& filter)
{
    return filter.controller == Side::They;
}

bool isTheirs(const Amount& amount)
{
    return amount.whose == Side::They
        || (amount.of && (isTheirs(amount.of->filter) || amount.of->place.whose == Side::They));
}

bool isTheirs(const Condition& condition)
{
    return condition.place.whose == Side::They || isTheirs(condition.filter);
}

bool isTheirs(const Thing& thing)
{
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.place.whose; })
                return each.place.whose == Side::They;
            else if constexpr (requires { each.spec.place.whose; })
                return each.spec.place.whose == Side::They;
            else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>, TopOfDeck>)
                return each.whose == Side::They;
            else
                return false;
        },
        thing);
}

bool addsOnlyEnergy(const Effect& effect)
{
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return std::ranges::all_of(sequence->parts, addsOnlyEnergy);
    if (const auto* choose = std::get_if<Choose>(&effect.node))
        return std::ranges::all_of(choose->modes, addsOnlyEnergy);
    return std::holds_alternative<AddEnergy>(effect.node);
}

} // namespace triptych::kryptik
