#include "seize/text/Wordings.h"

#include <array>

// What active abilities and cards cost.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCosts {
    // Whom cards cost more or less
    Wording { "| cards cost opponents {n} {w}", "opponents' ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost opponents {n} {w}",
        "opponents' {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost opponents {n} {w}", "opponents' {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost your opponents {n} {w}", "opponents' ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost your opponents {n} {w}",
        "opponents' {1} cards cost {2} {3}" },
    Wording {
        "| {w} {w} cards cost your opponents {n} {w}", "opponents' {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost an opponent {n} {w}", "opponents' ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost an opponent {n} {w}",
        "opponents' {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost an opponent {n} {w}", "opponents' {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost you {n} {w}", "your ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost you {n} {w}", "your {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost you {n} {w}", "your {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost each player {n} {w}", "all ability cards cost {1} {2}" },
    Wording {
        "| {!first} {!next} {w} cards cost each player {n} {w}", "all {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost each player {n} {w}", "all {1} {2} cards cost {3} {4}" },
    Wording { "| cards cost players {n} {w}", "all ability cards cost {1} {2}" },
    Wording { "| {!first} {!next} {w} cards cost players {n} {w}", "all {1} cards cost {2} {3}" },
    Wording { "| {w} {w} cards cost players {n} {w}", "all {1} {2} cards cost {3} {4}" },
    Wording { "active ( {n} ) : as an additional cost , {,} .", "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) : as an additional cost to activate this , {,} .",
        "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) : as an additional cost to activate this ability , {,} .",
        "active ( {1} ) , {2} :" },
    Wording {
        "active ( {n} ) : as an additional cost to use this , {,} .", "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) : as an additional cost to use this ability , {,} .",
        "active ( {1} ) , {2} :" },
    Wording { "active ( {n} ) , sacrifice {,} :", "active ( {1} treasures , destroy {2} ) :" },
    Wording { "active ( {n} ) , destroy {,} :", "active ( {1} treasures , destroy {2} ) :" },
    Wording { "active ( {n} ) , exhaust {,} :", "active ( {1} treasures , exhaust {2} ) :" },
    Wording { "active ( {n} ) , remove {,} :", "active ( {1} treasures , remove {2} ) :" },
    Wording {
        "active ( {n} ) : destroy this treasure :", "active ( {1} treasures , destroy this ) :" },
    Wording {
        "active ( {n} ) : destroy this mercenary :", "active ( {1} treasures , destroy this ) :" },
    Wording {
        "active ( {n} ) : discard this treasure :", "active ( {1} treasures , destroy this ) :" },
    Wording {
        "active ( {n} ) : exhaust this mercenary :", "active ( {1} treasures , exhaust this ) :" },
    Wording {
        "active ( {n} ) : exhaust this treasure :", "active ( {1} treasures , exhaust this ) :" },
    Wording { "active ( {n} ) , discard {*} :", "active ( {1} treasures , discard {2} ) :" },
    Wording { "active ( {n} ) , lose {*} :", "active ( {1} treasures , lose {2} ) :" },
    Wording { "{w} cards you play cost", "your {1} cards cost" },
    Wording { "instants you play cost", "your instant cards cost" },
    Wording { "instants your opponents play cost", "opponents' instant cards cost" },
    Wording { "instants opponents play cost", "opponents' instant cards cost" },
    Wording { "your instants cost", "your instant cards cost" },
    Wording { "attacks you play cost", "your attack cards cost" },
    Wording { "your opponents' attacks cost", "opponents' attack cards cost" },
    Wording { "opponents' attacks cost", "opponents' attack cards cost" },
    Wording { "attacks your opponents play cost", "opponents' attack cards cost" },
    Wording { "attacks opponents play cost", "opponents' attack cards cost" },
    Wording { "your attacks cost", "your attack cards cost" },
    Wording { "events you play cost", "your event cards cost" },
    Wording { "your opponents' events cost", "opponents' event cards cost" },
    Wording { "opponents' events cost", "opponents' event cards cost" },
    Wording { "events your opponents play cost", "opponents' event cards cost" },
    Wording { "events opponents play cost", "opponents' event cards cost" },
    Wording { "your events cost", "your event cards cost" },
    Wording { "active ( {n} ) , unequip this {w} :", "active ( {1} treasures , unequip this ) :" },
    Wording { "active ( {n} ) and {*} :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ exhaust :", "active ( exhaust this ) :" },
    Wording { "active ( {n} ) , once per turn :", "active ( {1} treasures , once per turn ) :" },
    Wording { "active ( {n} ) , exhaust :", "active ( {1} treasures , exhaust this ) :" },
    Wording { "active ( {n} ) :", "active ( {1} treasures ) :" },
    Wording { "active ( {n} ) -", "active ( {1} treasures ) :" },
    Wording { "active ( {n} ) ,", "active ( {1} treasures ) :" },
    Wording { "^ active {n} :", "active ( {1} treasures ) :" },
    Wording { "active ( {n} , {*} ) :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ active : once per turn , exhaust this mercenary :",
        "active ( exhaust this , once per turn ) :" },
    Wording { "^ active : exhaust {*} :", "active ( exhaust {1} ) :" },
    Wording { "^ active : discard {*} :", "active ( discard {1} ) :" },
    Wording { "^ active : lose {*} :", "active ( lose {1} ) :" },
    Wording { "^ active : pay {*} :", "active ( lose {1} ) :" },
    Wording { "^ active : spend {*} :", "active ( spend {1} ) :" },
    Wording { "^ active : destroy {*} :", "active ( destroy {1} ) :" },
    Wording { "^ active : sacrifice {*} :", "active ( destroy {1} ) :" },
    Wording { "^ active ( sacrifice {*} ) :", "active ( destroy {1} ) :" },
    Wording { "^ exhaust {*} :", "active ( exhaust {1} ) :" },
    Wording { "^ sacrifice {*} :", "active ( destroy {1} ) :" },
    Wording { "^ sacrifice :", "active ( destroy this ) :" },
    Wording { "^ destroy this {w} :", "active ( destroy this ) :" },
    Wording { "^ destroy this :", "active ( destroy this ) :" },
    Wording { "^ lose {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ pay {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ pay {n} treasure :", "active ( {1} treasures ) :" },
    Wording { "^ pay {n} treasures :", "active ( {1} treasures ) :" },
    Wording {
        "^ active : deal {n} {w} damage to this mercenary :", "active ( take {1} {2} damage ) :" },
    Wording { "^ active : put {n} {w} counters on this mercenary :", "active ( gain {1} {2} ) :" },
    Wording { "^ active , {*} :", "active ( {1} ) :" },
    Wording { "active ( {*} ) : once per turn ,", "active ( {1} , once per turn ) :" },
    Wording { "active ( {*} ; once per turn ) :", "active ( {1} , once per turn ) :" },
};

} // namespace

std::span<const text::Wording> wordingsOfCosts()
{
    return ofCosts;
}

} // namespace triptych::seize
