#include "kryptik/tree/Effect.h"

#include "kryptik/tree/Ability.h"

namespace triptych::kryptik {

SUM_TYPE_IS(Effect::Node, Node)

namespace {

bool areAlike(const std::shared_ptr<const Ability>& a, const std::shared_ptr<const Ability>& b)
{
    return a == b || (a && b && *a == *b);
}

} // namespace

bool Grant::operator==(const Grant& o) const
{
    return what == o.what && areAlike(ability, o.ability) && duration == o.duration && has == o.has;
}
bool CastFromLimbo::operator==(const CastFromLimbo& o) const
{
    return yearCost == o.yearCost && besides == o.besides && abolished == o.abolished
        && leaves == o.leaves && whenResolved == o.whenResolved
        && (cost == o.cost || (cost && o.cost && *cost == *o.cost));
}

bool CastFor::operator==(const CastFor& o) const
{
    return besides == o.besides && (cost == o.cost || (cost && o.cost && *cost == *o.cost));
}
bool Watch::operator==(const Watch& o) const
{
    return areAlike(ability, o.ability);
}

bool Effect::Node::operator==(const Node& o) const
{
    return static_cast<const variant&>(*this) == static_cast<const variant&>(o);
}

} // namespace triptych::kryptik
