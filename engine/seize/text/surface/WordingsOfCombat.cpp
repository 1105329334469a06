#include "seize/text/surface/Wordings.h"

#include <array>

// What is said in a fight: whom damage is dealt to, and how much of what would come.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCombat {
    // What the first of a turn may do
    Wording { "each turn may move {n} additional (tile/tiles) .",
        "each turn gains {1} movement this turn ." },
    // Who stood beside somebody that has left
    Wording { "that (was/were) adjacent to", "adjacent to" },
    // What an attack is answered with
    Wording {
        "play (this/) only when {,} is attacked by", "play this only if {1} is being attacked by" },
    Wording { "play only when {,} declares a {w} attack against {,} .",
        "play this only if {3} is being attacked with a {2} attack by {1} ." },
    Wording { "play only when {,} declares an attack against {,} .",
        "play this only if {2} is being attacked by {1} ." },
    Wording {
        "play only when {,} attacks {,} .", "play this only if {2} is being attacked by {1} ." },
    Wording { "play only in response to an attack by {,} .",
        "play this only if a mercenary is being attacked by {1} ." },
    // Damage, counters and Fog in other words
    Wording { "| prevent all damage that would be dealt by {,} this turn .",
        "{1} deals no damage this turn ." },
    Wording { "| {bleed/burn} damage is doubled for {,} .", "{1} deals double damage to {2} ." },
    Wording { "| replace all {w} counters on {,} with that many {w} counters .",
        "remove all {1} counters from {2} . put that many {3} counters on it ." },
    Wording { "(gains/gets) {n} {w} counters . if it already had any ,",
        "gains {1} {2} counters . if it already had {2} ," },
    Wording { "| remove all fog .", "remove fog from each fogged tile ." },
    Wording { "move fog from target tile to an adjacent tile",
        "remove fog from target fogged tile . place fog on a tile adjacent to it" },
    Wording { "(can/may) attack twice this turn", "may attack 1 additional time this turn" },
    // What somebody has not done, and how far it went
    Wording { "neither moved nor attacked", "did not move or attack" },
    Wording { "neither attacked nor moved", "did not attack or move" },
    Wording { "the number of tiles moved .", "the number of tiles moved this way ." },
    Wording { "it is no longer exhausted", "ready it" },
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
