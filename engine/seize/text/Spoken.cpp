#include "seize/text/Spoken.h"

namespace triptych::seize {

bool isPlural(const Thing& thing)
{
    switch (thing.kind) {
    case Thing::Kind::It:
        return thing.plural;
    case Thing::Kind::Target:
    case Thing::Kind::Some:
        return thing.count != 1;
    default:
        return false;
    }
}

bool isSaidAfter(const Unless& unless)
{
    return unless.who.kind == Who::Kind::ItsController || unless.who.kind == Who::Kind::ItsOwner;
}

} // namespace triptych::seize
