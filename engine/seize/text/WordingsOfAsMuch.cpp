#include "seize/text/Wordings.h"

#include <array>

// How much of something: "as many ... as" is "equal to".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofAsMuch {
    // So much, or so much more if something is so
    Wording { "^ armor {n} , or {n} if {*} .", "armor {1} . armor {2} instead if {3} ." },
    Wording { "^ magic armor {n} , or {n} if {*} .",
        "magic armor {1} . magic armor {2} instead if {3} ." },
    Wording { "^ regen {n} , or {n} if {*} .", "regen {1} . regen {2} instead if {3} ." },
    // Whose bounty is not lost
    Wording { "you do not lose loot for {,} destroyed this turn",
        "{1} cost you no loot when they are destroyed this turn" },
    Wording { "you lose no loot for {,} destroyed this turn",
        "{1} cost you no loot when they are destroyed this turn" },
    // As much as the deed before it did
    Wording { "| deal {*} damage to {*} . {*} heals as much health as that mercenary lost .",
        "deal {1} damage to {2} . {3} heals that much ." },
    Wording { "| deal {*} damage to {*} . {*} heals as much health as it lost .",
        "deal {1} damage to {2} . {3} heals that much ." },
    Wording { "| deal {*} damage to {*} . {*} heals as much health as they lost .",
        "deal {1} damage to {2} . {3} heals that much ." },
    Wording { "heals as much health as damage dealt this way", "heals that much" },
    Wording { "heals as much as the damage dealt this way", "heals that much" },
    Wording { "draw as many cards .", "draw that many ." },
    Wording { "lose as much loot .", "lose that much loot ." },
    Wording { "gain as much loot .", "gain that much loot ." },
    // As many as there are of something
    Wording { "as many {w} counters on {,} as", "{1} counters on {2} equal to" },
    Wording { "as many {w} counters to {,} as", "{1} counters to {2} equal to" },
    Wording {
        "as many cards as you control {*} .", "cards equal to the number of {1} you control ." },
    Wording { "as many cards as {!you} {!there} {!they} {!are}", "cards equal to" },
    Wording { "as much loot as", "loot equal to" },
    Wording { "equal to damage dealt", "equal to the damage dealt" },
    Wording { "equal to there are {*} .", "equal to the number of {1} ." },
    Wording { "equal to you control {*} .", "equal to the number of {1} you control ." },
    Wording { "equal to you have {*} in {*} .", "equal to the number of {1} in {2} ." },
    Wording { "equal to you have {*} on {*} .", "equal to the number of {1} on {2} ." },
    Wording { "equal to it has {w} counters", "equal to the number of {1} counters on it" },
};

} // namespace

std::span<const Wording> wordingsOfAsMuch()
{
    return ofAsMuch;
}

} // namespace triptych::seize
