#include "seize/text/surface/Wordings.h"

#include <array>

// How much of something: "as many ... as" is "equal to".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofAsMuch {
    // So much, or so much more if something is so
    Wording {
        "the same amount of {pure/true/magic/physical/lethal} damage", "that much {1} damage" },
    Wording { "the same amount of {damage/loot/health}", "that much {1}" },
    Wording {
        "^ {magic_armor/armor/regen} {n} , or {n} if {*} .", "{1} {2} . {1} {3} instead if {4} ." },
    // Whose bounty is not lost
    Wording { "you (do_not_lose/lose_no) loot for {,} destroyed this turn",
        "{1} cost you no loot when they are destroyed this turn" },
    // As much as the deed before it did
    Wording {
        "| deal {*} damage to {*} . {*} heals as much health as (that_mercenary/it/they) lost .",
        "deal {1} damage to {2} . {3} heals that much ." },
    Wording { "heals as much (health_as/as_the) damage dealt this way", "heals that much" },
    Wording { "draw as many cards .", "draw that many ." },
    Wording { "{lose/gain} as much loot .", "{1} that much loot ." },
    // As many as there are of something
    Wording { "as many {w} {counters_on/counters_to} {,} as", "{1} {2} {3} equal to" },
    Wording {
        "as many cards as you control {*} .", "cards equal to the number of {1} you control ." },
    Wording { "as many cards as {!you} {!there} {!they} {!are}", "cards equal to" },
    Wording { "as much loot as", "loot equal to" },
    Wording { "equal to damage dealt", "equal to the damage dealt" },
    Wording { "{gains/gain/gets/get/has/have} that much {armor/magic_armor/fortify/regen/defense}",
        "{1} {2} equal to that amount" },
    Wording { "{gains/gain/gets/get/has/have} that much "
              "{melee_damage/melee/ranged_damage/ranged/bounty}",
        "{1} additional {2} equal to that amount" },
    Wording { "equal to there are {*} .", "equal to the number of {1} ." },
    Wording { "equal to you control {*} .", "equal to the number of {1} you control ." },
    Wording { "equal to you have {*} {in/on} {*} .", "equal to the number of {1} {2} {3} ." },
    Wording { "equal to it has {w} counters", "equal to the number of {1} counters on it" },
};

} // namespace

std::span<const Wording> wordingsOfAsMuch()
{
    return ofAsMuch;
}

} // namespace triptych::seize
