#include "seize/text/Wordings.h"

#include <array>

// Who is meant in a fight: the first of a turn that something happens to, and whom attacks are aimed at.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCombat {
    // The first of a turn
    Wording { "| the first {!time} {a} {dealt_damage/attacked/destroyed/healed}",
        "the first {1} that is {2}" },
    Wording { "| the first {!time} {a} damaged by", "the first {1} that is dealt damage by" },
    Wording { "(to_be/that_is) that is", "that is" },
    Wording { "| the first {!time} {a} to take damage", "the first {1} that is dealt damage" },
    Wording { "| the first {!time} {a} to {enter=enters/attack=attacks/move=moves}",
        "the first {1} that {2}" },
    Wording { "each turn may move {n} additional (tile/tiles) .",
        "each turn gains {1} movement this turn ." },
    // Whom damage is dealt to
    Wording { "damage {to/against} targets", "damage {1} mercenaries" },
    // Twice as many of what would come
    Wording { "would gain {w} , it gains twice that many instead",
        "would gain {1} , it gains twice that many {1} counters instead" },
    Wording { "would gain one or more {w} counters , it gains twice that many instead",
        "would gain {1} , it gains twice that many {1} counters instead" },
    // How much a treasure heals
    Wording { "heal equipped mercenary {n} . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
    Wording { "heal {n} health to equipped mercenary . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfCombat()
{
    return ofCombat;
}

} // namespace triptych::seize
