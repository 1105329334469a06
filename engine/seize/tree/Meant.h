#pragma once

#include "seize/tree/Nouns.h"

namespace triptych::seize {

/// How a text comes to whom it means.
enum class Meant : std::uint8_t {
    Own,      ///< this card or its bearer
    Fighting, ///< the attacker, the attacked
    Before,   ///< "it", "that enemy", "that Mage": who was named before
    Chosen,   ///< "target ...", "a mercenary"
    All       ///< "each ...", those damaged this way
};

constexpr Meant meantBy(Thing::Kind kind)
{
    switch (kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        break;
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
        return Meant::Fighting;
    case Thing::Kind::It:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        return Meant::Before;
    case Thing::Kind::Target:
    case Thing::Kind::Some:
        return Meant::Chosen;
    case Thing::Kind::Each:
    case Thing::Kind::ThisWay:
        return Meant::All;
    }
    return Meant::Own;
}

} // namespace triptych::seize
