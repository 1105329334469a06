#include "kryptik/tree/Effect.h"

namespace triptych::kryptik {

SUM_TYPE_IS(Effect::Node, Node)

bool Effect::Node::operator==(const Node& o) const
{
    return static_cast<const variant&>(*this) == static_cast<const variant&>(o);
}

} // namespace triptych::kryptik
