#include "altered/cards/Topics.h"

namespace triptych::altered {

namespace {

Topics askedBy(const Filter&);
Topics askedBy(const Quantity&);

/// What is in which Expedition hangs on what is Gigantic (7.4.4.b).
Topics askedBy(const Expedition& e)
{
    return about(Keyword::Gigantic) | (e.in ? aboutTerrains : 0);
}

Topics askedBy(Stat stat)
{
    switch (stat) {
    case Stat::HandCost:
    case Stat::ReserveCost:
        return 0;
    case Stat::BaseCost:
        return about(Status::Fleeting); // v4 2.2.9.b
    case Stat::Statistic:
    case Stat::EveryStatistic:
        break;
    }
    return aboutStatistics;
}

Topics askedBy(const Amount& amount)
{
    return amount.of ? askedBy(*amount.of) : 0;
}

Topics askedBy(const Thing& thing)
{
    return std::visit(
        [](const auto& node) {
            if constexpr (requires { node.filter; })
                return askedBy(node.filter);
            else
                return Topics { 0 };
        },
        thing.node);
}

Topics askedBy(const Trait& trait)
{
    using Kind = Trait::Kind;
    Topics topics = askedBy(trait.amount);
    switch (trait.kind) {
    case Kind::Status:
        for (const Status status : trait.statuses)
            topics |= about(status);
        break;
    case Kind::Keyword:
        topics |= about(trait.keyword);
        break;
    case Kind::InExpedition:
        topics |= askedBy(trait.expedition);
        break;
    case Kind::InTerrain:
        topics |= about(Keyword::Gigantic) | aboutTerrains;
        break;
    case Kind::Facing:
        topics |= about(Keyword::Gigantic);
        break;
    case Kind::Number:
    case Kind::Total:
    case Kind::Highest:
        topics |= askedBy(trait.stat);
        break;
    case Kind::OwnStatistics:
        topics |= askedBy(Stat::Statistic);
        break;
    case Kind::Different:
    case Kind::Shares:
        if (trait.alike == Alike::Stat)
            topics |= askedBy(trait.stat);
        if (trait.alike == Alike::Subtype)
            topics |= aboutSubtypes;
        if (trait.alike == Alike::Expedition)
            topics |= about(Keyword::Gigantic);
        if (trait.with)
            topics |= askedBy(*trait.with);
        break;
    case Kind::HasAbility:
        topics |= aboutAbilities;
        break;
    case Kind::Subtype:
        topics |= aboutSubtypes;
        break;
    case Kind::Other:
    case Kind::Token:
    case Kind::Controlled:
    case Kind::Owned:
    case Kind::InZone:
    case Kind::BaseZero:
    case Kind::Counters:
    case Kind::Played:
    case Kind::Window:
    case Kind::FromThese:
    case Kind::Named:
    case Kind::Lately:
        break; // what is printed, where it lies, whose it is
    }
    return topics;
}

Topics askedBy(const Filter& filter)
{
    Topics topics = 0;
    for (const Noun& noun : filter.nouns)
        if (noun.kind == Noun::Kind::Subtype)
            topics |= aboutSubtypes;
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list)
            topics |= askedBy(trait);
    return filter.orElse ? topics | askedBy(*filter.orElse) : topics;
}

Topics askedBy(const Quantity& quantity)
{
    using Kind = Quantity::Kind;
    Topics topics = askedBy(quantity.filter);
    if (quantity.thing)
        topics |= askedBy(*quantity.thing);
    for (const auto* part : { &quantity.one, &quantity.other })
        if (*part)
            topics |= askedBy(**part);
    if (quantity.kind == Kind::Expeditions)
        topics |= askedBy(quantity.expedition);
    if (quantity.kind == Kind::TerrainsOf)
        topics |= aboutTerrains;
    if (quantity.kind == Kind::Distinct && quantity.alike == Alike::Subtype)
        topics |= aboutSubtypes;
    if (quantity.kind == Kind::Distinct && quantity.alike == Alike::Stat)
        topics |= askedBy(quantity.stat);
    if (quantity.kind == Kind::Value || quantity.kind == Kind::Highest)
        topics |= askedBy(quantity.stat);
    return topics;
}

Topics askedBy(const Condition& condition)
{
    Topics topics = askedBy(condition.filter) | askedBy(condition.number);
    for (const Filter& filter : condition.filters)
        topics |= askedBy(filter);
    for (const Condition& part : condition.parts)
        topics |= askedBy(part);
    if (condition.thing)
        topics |= askedBy(*condition.thing);
    if (condition.quantity)
        topics |= askedBy(*condition.quantity);
    if (condition.expedition)
        topics |= askedBy(*condition.expedition);
    if (condition.happening && condition.happening->expedition)
        topics |= askedBy(*condition.happening->expedition);
    if (condition.terrains || condition.kind == Condition::Kind::BaseZeroThere)
        topics |= about(Keyword::Gigantic) | aboutTerrains;
    return topics;
}

Topics changedBy(const std::vector<Grant>& grants)
{
    Topics topics = 0;
    for (const Grant& grant : grants) {
        if (grant.kind == Grant::Kind::Status)
            topics |= about(grant.status);
        if (grant.kind == Grant::Kind::Keyword)
            topics |= about(grant.keyword);
        if (grant.kind == Grant::Kind::Statistics)
            topics |= aboutStatistics;
        if (grant.kind == Grant::Kind::Subtypes)
            topics |= aboutSubtypes;
        if (grant.kind == Grant::Kind::Abilities) {
            topics |= aboutAbilities;
            for (int k = 0; grant.icons == 0 && k < keywordCount; ++k)
                topics |= about(static_cast<Keyword>(k));
        }
    }
    return topics;
}

} // namespace

Topics askedBy(const Ability& ability)
{
    Topics topics = ability.condition ? askedBy(*ability.condition) : 0;
    if (!ability.statement)
        return topics;
    if (const auto* are = std::get_if<Are>(&*ability.statement)) {
        topics |= askedBy(are->what);
        for (const Grant& grant : are->grants)
            topics |= askedBy(grant.amount)
                | (grant.of ? askedBy(*grant.of) | aboutSubtypes : Topics { 0 });
    } else if (const auto* highest = std::get_if<StatisticsAre>(&*ability.statement)) {
        topics |= askedBy(highest->of) | (highest->to ? askedBy(*highest->to) : 0)
            | (highest->times != 0 ? aboutStatistics : Topics { 0 });
    } else if (const auto* base = std::get_if<BaseStatisticsAre>(&*ability.statement)) {
        topics |= askedBy(base->of);
    } else if (const auto* terrains = std::get_if<TerrainsAre>(&*ability.statement)) {
        for (const Region& region : terrains->regions)
            if (region.kind != Region::Kind::All)
                topics |= askedBy(region.expedition);
            else if (region.in != 0)
                topics |= aboutTerrains;
    }
    return topics;
}

Topics changedBy(const Statement& statement)
{
    if (const auto* are = std::get_if<Are>(&statement))
        return changedBy(are->grants);
    if (std::holds_alternative<StatisticsAre>(statement)
        || std::holds_alternative<BaseStatisticsAre>(statement))
        return aboutStatistics;
    if (std::holds_alternative<TerrainsAre>(statement))
        return aboutTerrains;
    return 0;
}

Topics changedBy(const Gain& gain)
{
    return changedBy(gain.grants);
}

} // namespace triptych::altered
