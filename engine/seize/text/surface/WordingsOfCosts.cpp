#include "seize/text/surface/Wordings.h"

#include <array>

// What active abilities and cards cost.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCosts {
    // Whom cards cost more or less
    Wording { "| cards cost (your_opponents/an_opponent/opponents) {n} {w}",
        "opponents' ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost (your_opponents/an_opponent/opponents) {n} {w}",
        "opponents' {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost (your_opponents/an_opponent/opponents) {n} {w}",
        "opponents' {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost you {n} {w}", "your ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost you {n} {w}", "your {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost you {n} {w}", "your {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost (each_player/players) {n} {w}", "all ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost (each_player/players) {n} {w}",
        "all {1} cards cost {2} {3}" },
    Wording {
        "| {w} {w} cards cost (each_player/players) {n} {w}", "all {1} {2} cards cost {3} {4}" },
    Wording { "active ( {n} ) : as an additional cost , {,} .", "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) : as an additional cost to "
              "(activate_this_ability/use_this_ability/activate_this/use_this) , {,} .",
        "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) , sacrifice {,} :", "active ( {1} treasures , destroy {2} ) :" },
    Wording {
        "active ( {n} ) , {destroy/exhaust/remove} {,} :", "active ( {1} treasures , {2} {3} ) :" },
    Wording {
        "active ( {n} ) : (destroy_this_treasure/destroy_this_mercenary/discard_this_treasure) :",
        "active ( {1} treasures , destroy this ) :" },
    Wording { "active ( {n} ) : exhaust this (mercenary/treasure) :",
        "active ( {1} treasures , exhaust this ) :" },
    Wording { "active ( {n} ) , {discard/lose} {*} :", "active ( {1} treasures , {2} {3} ) :" },
    Wording { "{w} cards you play cost", "your {1} cards cost" },
    Wording { "(instants_you_play/your_instants) cost", "your instant cards cost" },
    Wording { "instants (your/) opponents play cost", "opponents' instant cards cost" },
    Wording { "(attacks_you_play/your_attacks) cost", "your attack cards cost" },
    Wording { "(your_opponents'_attacks/attacks_opponents_play/opponents'_attacks) cost",
        "opponents' attack cards cost" },
    Wording { "{attacks=opponents'_attack/events=opponents'_event} your opponents play cost",
        "{1} cards cost" },
    Wording { "(events_you_play/your_events) cost", "your event cards cost" },
    Wording { "(your_opponents'_events/events_opponents_play/opponents'_events) cost",
        "opponents' event cards cost" },
    Wording { "active ( {n} ) , unequip this {w} :", "active ( {1} treasures , unequip this ) :" },
    Wording { "active ( {n} ) and {*} :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ exhaust :", "active ( exhaust this ) :" },
    Wording { "active ( {n} ) , once per turn :", "active ( {1} treasures , once per turn ) :" },
    Wording { "active ( {n} ) , exhaust :", "active ( {1} treasures , exhaust this ) :" },
    Wording { "active ( {n} ) (:/-/,)", "active ( {1} treasures ) :" },
    Wording { "^ active {n} :", "active ( {1} treasures ) :" },
    Wording { "active ( {n} , {*} ) :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ active : once per turn , exhaust this mercenary :",
        "active ( exhaust this , once per turn ) :" },
    Wording { "^ active : {exhaust/discard/lose/spend/destroy} {*} :", "active ( {1} {2} ) :" },
    Wording { "^ active : pay {*} :", "active ( lose {1} ) :" },
    Wording { "^ (active_:/) sacrifice {*} :", "active ( destroy {1} ) :" },
    Wording { "^ active ( sacrifice {*} ) :", "active ( destroy {1} ) :" },
    // Two things that are paid, joined in whatever way
    Wording { "^ pay {n} (and/,/,_and) "
              "{exhaust/discard/lose/destroy/sacrifice/return/unequip/spend/remove} {*} :",
        "active ( {1} treasures , {2} {3} ) :" },
    Wording { "^ {exhaust/destroy/sacrifice} {,} (and/,/,_and) pay {n} :",
        "active ( {3} treasures , {1} {2} ) :" },
    Wording { "^ {exhaust/discard/destroy/sacrifice/return/unequip} {,} (and/,_and) "
              "{exhaust/discard/lose/destroy/sacrifice/return/unequip/spend/remove} {*} :",
        "active ( {1} {2} , {3} {4} ) :" },
    Wording { "^ exhaust {*} :", "active ( exhaust {1} ) :" },
    Wording { "^ (destroy_this/sacrifice) :", "active ( destroy this ) :" },
    Wording { "^ destroy this {w} :", "active ( destroy this ) :" },
    Wording { "^ (lose/pay) {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ pay {n} (treasure/treasures) :", "active ( {1} treasures ) :" },
    Wording {
        "^ active : deal {n} {w} damage to this mercenary :", "active ( take {1} {2} damage ) :" },
    Wording { "^ active : put {n} {w} counters on this mercenary :", "active ( gain {1} {2} ) :" },
    Wording { "active ( take {n} damage {,/)}", "active ( take {1} physical damage {2}" },
    Wording { "^ active , {*} :", "active ( {1} ) :" },
    Wording { "active ( {*} ) (:_once_per_turn_,/,_once_per_turn_:)",
        "active ( {1} , once per turn ) :" },
    Wording { "active ( {*} ; once per turn ) :", "active ( {1} , once per turn ) :" },
};

} // namespace

std::span<const text::Wording> wordingsOfCosts()
{
    return ofCosts;
}

} // namespace triptych::seize
