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
    Wording { "^ +1 melee damage . if {*} , +2 instead .",
        "unless {1} , the bearer has +1 melee damage . as long as {1} , the bearer has +2 melee "
        "damage ." },
    Wording { "^ +1 ranged damage . if {*} , +2 instead .",
        "unless {1} , the bearer has +1 ranged damage . as long as {1} , the bearer has +2 ranged "
        "damage ." },
    Wording { "^ +1 damage . if {*} , +2 instead .",
        "unless {1} , the bearer has +1 damage . as long as {1} , the bearer has +2 damage ." },
    Wording { "^ +1 movement . if {*} , +2 instead .",
        "unless {1} , the bearer has +1 movement . as long as {1} , the bearer has +2 movement ." },
    Wording { "^ +1 melee damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +1 melee damage . as long as {1} , the bearer has +3 melee "
        "damage ." },
    Wording { "^ +1 ranged damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +1 ranged damage . as long as {1} , the bearer has +3 ranged "
        "damage ." },
    Wording { "^ +1 damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +1 damage . as long as {1} , the bearer has +3 damage ." },
    Wording { "^ +1 movement . if {*} , +3 instead .",
        "unless {1} , the bearer has +1 movement . as long as {1} , the bearer has +3 movement ." },
    Wording { "^ +2 melee damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +2 melee damage . as long as {1} , the bearer has +3 melee "
        "damage ." },
    Wording { "^ +2 ranged damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +2 ranged damage . as long as {1} , the bearer has +3 ranged "
        "damage ." },
    Wording { "^ +2 damage . if {*} , +3 instead .",
        "unless {1} , the bearer has +2 damage . as long as {1} , the bearer has +3 damage ." },
    Wording { "^ +2 movement . if {*} , +3 instead .",
        "unless {1} , the bearer has +2 movement . as long as {1} , the bearer has +3 movement ." },
    Wording { "^ +2 melee damage . if {*} , +4 instead .",
        "unless {1} , the bearer has +2 melee damage . as long as {1} , the bearer has +4 melee "
        "damage ." },
    Wording { "^ +2 ranged damage . if {*} , +4 instead .",
        "unless {1} , the bearer has +2 ranged damage . as long as {1} , the bearer has +4 ranged "
        "damage ." },
    Wording { "^ +2 damage . if {*} , +4 instead .",
        "unless {1} , the bearer has +2 damage . as long as {1} , the bearer has +4 damage ." },
    Wording { "^ +2 movement . if {*} , +4 instead .",
        "unless {1} , the bearer has +2 movement . as long as {1} , the bearer has +4 movement ." },
    Wording { "| {w} melee damage . if {*} , {w} instead .",
        "unless {2} , {1} melee damage . as long as {2} , {3} melee damage ." },
    Wording { "| {w} ranged damage . if {*} , {w} instead .",
        "unless {2} , {1} ranged damage . as long as {2} , {3} ranged damage ." },
    Wording { "| {w} damage . if {*} , {w} instead .",
        "unless {2} , {1} damage . as long as {2} , {3} damage ." },
    Wording { "| {w} melee . if {*} , {w} instead .",
        "unless {2} , {1} melee . as long as {2} , {3} melee ." },
    Wording { "| {w} ranged . if {*} , {w} instead .",
        "unless {2} , {1} ranged . as long as {2} , {3} ranged ." },
    Wording { "| {w} move . if {*} , {w} instead .",
        "unless {2} , {1} move . as long as {2} , {3} move ." },
    Wording { "| {w} movement . if {*} , {w} instead .",
        "unless {2} , {1} movement . as long as {2} , {3} movement ." },
    Wording { "| {w} health . if {*} , {w} instead .",
        "unless {2} , {1} health . as long as {2} , {3} health ." },
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
