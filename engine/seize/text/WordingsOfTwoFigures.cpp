#include "seize/text/Wordings.h"

#include <array>

// Two figures on a treasure, of which a condition says which holds: "+1 damage. If it is damaged, +2 instead."
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofTwoFigures {
    Wording { "^ +1 melee damage . +2 instead if {*} .",
        "unless {1} , the bearer has +1 melee damage . as long as {1} , the bearer has +2 melee "
        "damage ." },
    Wording { "^ +1 {melee_damage/ranged_damage/damage/movement} . if {*} , {+2/+3} instead .",
        "unless {2} , the bearer has +1 {1} . as long as {2} , the bearer has {3} {1} ." },
    Wording { "^ +2 {melee_damage/ranged_damage/damage/movement} . if {*} , {+3/+4} instead .",
        "unless {2} , the bearer has +2 {1} . as long as {2} , the bearer has {3} {1} ." },
    Wording { "| {w} {melee_damage/ranged_damage/damage/melee/ranged/move/movement/health} . if "
              "{*} , {w} instead .",
        "unless {3} , {1} {2} . as long as {3} , {4} {2} ." },
    Wording { "| equipped mercenary has {w} {n} . it has {w} {n} instead while {*} .",
        "unless {5} , the bearer has {1} {2} . as long as {5} , the bearer has {3} {4} ." },
    Wording { "| equipped mercenary has {w} {w} . it has {w} instead while {*} .",
        "unless {4} , the bearer has {1} {2} . as long as {4} , the bearer has {3} {2} ." },
    Wording { "heal equipped mercenary {n} . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
    Wording { "heal {n} health to equipped mercenary . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfTwoFigures()
{
    return ofTwoFigures;
}

} // namespace triptych::seize
