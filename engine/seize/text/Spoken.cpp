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

} // namespace triptych::seize
