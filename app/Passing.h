#pragma once

#include <set>
#include <string>

/// How much a person wants to be asked.
struct Passing
{
    bool automatic = true;            ///< Answer what has only one answer.
    bool fullControl = false;         ///< Ask everything, whatever the rest says.
    std::set<std::string> ownStops;   ///< Pips ("combat.attacker") to stop at in own turns.
    std::set<std::string> otherStops; ///< ... in other seats' turns.

    bool operator==(const Passing&) const = default;
};
