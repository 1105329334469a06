#include "seize/text/surface/Wordings.h"

#include <array>

// Whose side, which tiles, and going there.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPlaces {
    Wording { ", allies included {./,}", "{1}" },
    Wording { "up to distance {n} away", "within distance {1}" },
    Wording { "can not be pushed (,_switched/,_swapped/) or moved", "can not be moved" },
    Wording { "can not be (pushed_,_moved/moved_,_pushed) or swapped", "can not be moved" },
    Wording { "can not be moved or pushed", "can not be moved" },
    Wording { "unoccupied", "empty" },
    Wording { "cards in any empty tile", "cards onto any empty tile" },
    Wording { "| set {,} {melee/ranged} damage to {n}", "{1} {2} is set to {3}" },
    Wording { "| set {,} {melee/ranged/bounty/move} to {n}", "{1} {2} is set to {3}" },
    Wording { "| set {,} movement to {n}", "{1} move is set to {2}" },
    Wording { "| double {,} {melee/ranged} damage this turn", "{1} {2} is doubled this turn" },
    Wording { "| double {,} {melee/ranged/bounty/move} this turn", "{1} {2} is doubled this turn" },
    Wording { "| double {,} movement this turn", "{1} move is doubled this turn" },
    Wording { "| the {,} with the {w} {w} {has/gets}", "each {1} with the {2} {3} {4}" },
    Wording { "(that_has_no/that_have_no/with_no/without) adjacent allies",
        "with no ally adjacent to it" },
    Wording { "with no adjacent {ally/enemy}", "with no {1} adjacent to it" },
    Wording { "without an adjacent ally", "with no ally adjacent to it" },
    Wording { "with no adjacent enemies", "with no enemy adjacent to it" },
    Wording { "can not be pushed , pulled (,/) or swapped", "can not be pushed or swapped" },
    Wording { "can not be swapped , pushed or pulled", "can not be pushed or swapped" },
    Wording { "can not be pushed or upstaged by opponents",
        "can not be pushed by opponents and can not be upstaged" },
    Wording { "can not be upstaged by opponents", "can not be upstaged" },
    Wording { "swap {this_mercenary's=this_mercenary/its=it} tile with", "swap {1} with" },
    Wording { "| (swap/exchange) tiles with", "swap this mercenary with" },
    Wording { "you may swap tiles with", "you may swap this mercenary with" },
    Wording { ", (although_it_can/but_may/but_can) not end its movement there .", "." },
    Wording { ", (although_it_can/but_may/but_can) not end its movement on "
              "(such_a_tile/an_occupied_tile/one_of_them) .",
        "." },
    Wording { "through tiles that are occupied by", "through" },
    Wording { "through {enemies=through_enemy/allies=through_allied}", "{1} mercenaries" },
    Wording { "{tile/tiles} each .", "{1} ." },
    Wording { "move {this_mercenary/the_bearer/it} adjacent to",
        "move {1} to an empty tile adjacent to" },
    Wording { "move the user adjacent to", "move the attacker to an empty tile adjacent to" },
    Wording { "push {*} {n} tile (away/back) if the tile behind (that_mercenary/it/) is empty",
        "push {1} {2} tile away" },
    Wording { "push {*} back {n} tile if the tile behind (that_mercenary/it/) is empty",
        "push {1} {2} tile away" },
    Wording { "guild hall tile that has no mercenary on it", "empty guild hall tile" },
    Wording { "tile (that_has/with) no mercenary on it", "empty tile" },
    Wording { "| target {*} teleports to (any/an) {w} tile", "move target {1} to an {2} tile" },
    Wording { "{your/an_opponent's/the_opponent's/your_opponent's/the_enemy} back row",
        "{1} guild hall" },
    Wording { "in (a/one) {column/row}", "in target {1}" },
    Wording { "can not be moved by (enemy_effects/enemies)", "can not be moved by opponents" },
    Wording { "can not be pushed or pulled", "can not be pushed" },
    Wording { "movement (point/points)", "movement" },
    Wording { "| choose (a/one/target) {column/row} . {*} in (it/that_column/that_row) .",
        "{2} in target {1} ." },
    Wording { "| choose (a/one/target) {column/row} . {,} in (it/that_column/that_row) {~} .",
        "{2} in target {1} {3} ." },
    Wording { "adjacent ally", "adjacent allied mercenary" },
    // Movement that is lost is of this turn, as what is gained; "have" and "get" say for how long.
    Wording { "target {*} loses {n} (move/movement) .", "target {1} gets -{2} move this turn ." },
    Wording { "| it loses {n} movement .", "it gets -{1} move this turn ." },
    Wording { "{that/attacked} mercenary loses {n} movement .",
        "{1} mercenary gets -{2} move this turn ." },
    Wording { "{loses=gets/lose=get} {n} (move/movement)", "{1} -{2} move" },
    Wording { "an enemy {with/,}", "an enemy mercenary {1}" },
    Wording {
        "(the_opponent's_half/your_opponent's_half/an_opponent's_half) of the (battlefield/board)",
        "an opponent's side" },
    Wording { "{enemy=opponent's/your} (half/side) of the (battlefield/board)", "{1} side" },
    Wording { "(the/your/an) opponent's side of the (battlefield/board)", "an opponent's side" },
    Wording { "(the/your/an) opponent's half", "an opponent's side" },
    Wording { "an ally", "an allied mercenary" },
    Wording { "another ally", "another allied mercenary" },
    Wording { "target ally", "target allied mercenary" },
    Wording { "each ally", "each allied mercenary" },
    Wording { "all adjacent allies", "each adjacent allied mercenary" },
    Wording { "{target/each} enemy .", "{1} enemy mercenary ." },
    Wording { "target enemy within", "target enemy mercenary within" },
    Wording { "{each/an} adjacent enemy", "{1} adjacent enemy mercenary" },
    Wording { "enemy mercenary mercenary", "enemy mercenary" },
    Wording { "gains {n} movement .", "gains {1} movement this turn ." },
    Wording { "(switch/swap) the positions of two target mercenaries",
        "swap target mercenary and another target mercenary" },
    Wording { "swap the positions of two target allied mercenaries",
        "swap target allied mercenary and another target allied mercenary" },
    Wording { "swap two target mercenaries", "swap target mercenary and another target mercenary" },
    Wording { "switch (the/) positions of", "swap" },
    Wording { "| (this_mercenary_swaps/this_mercenary_switches/swap/switch/trade) places with",
        "swap this mercenary with" },
    Wording { "back one tile", "1 tile away" },
    Wording { "back {n} {tile/tiles}", "{1} {2} away" },
    Wording { "away {n} tiles", "{1} tiles away" },
    Wording { "may move in any direction", "moves in all directions" },
    // Who stands on a tile is at most one
    Wording { "if a mercenary is on that tile , {,} (that_mercenary/it) .",
        "{1} the mercenary on that tile ." },
    Wording {
        "if a mercenary is on that tile , {,} it {n} .", "{1} the mercenary on that tile {2} ." },
    Wording { "if there is a mercenary on that tile , {,} (that_mercenary/it) .",
        "{1} the mercenary on that tile ." },
    Wording { "if there is a mercenary on it , {,} that mercenary .",
        "{1} the mercenary on that tile ." },
    Wording { "(each_mercenary/any_mercenary/all_mercenaries) on that tile {!or} {!and}",
        "the mercenary on that tile" },
};

} // namespace

std::span<const text::Wording> wordingsOfPlaces()
{
    return ofPlaces;
}

} // namespace triptych::seize
