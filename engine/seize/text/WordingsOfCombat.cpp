#include "seize/text/Wordings.h"

#include <array>

// Who is meant in a fight: the first of a turn that something happens to, and whom attacks are aimed at.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCombat {
    // The first of a turn
    Wording { "| the first {a} dealt damage", "the first {1} that is dealt damage" },
    Wording { "| the first {a} damaged by", "the first {1} that is dealt damage by" },
    Wording { "| the first {a} to be dealt damage", "the first {1} that is dealt damage" },
    Wording { "| the first {a} to take damage", "the first {1} that is dealt damage" },
    Wording { "| the first {a} attacked", "the first {1} that is attacked" },
    Wording { "| the first {a} to be attacked", "the first {1} that is attacked" },
    Wording { "| the first {a} destroyed", "the first {1} that is destroyed" },
    Wording { "| the first {a} healed", "the first {1} that is healed" },
    Wording { "| the first {a} to enter", "the first {1} that enters" },
    Wording { "| the first {a} to attack", "the first {1} that attacks" },
    Wording { "| the first {a} to move", "the first {1} that moves" },
    Wording { "each turn may move {n} additional tile .", "each turn gains {1} movement this turn ." },
    Wording {
        "each turn may move {n} additional tiles .", "each turn gains {1} movement this turn ." },
    // Whom damage is dealt to
    Wording { "damage to targets", "damage to mercenaries" },
    Wording { "damage against targets", "damage against mercenaries" },
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
