#include "seize/text/surface/Wordings.h"

#include <array>

// Moving and attacking said together, in which direction and past what; two keywords of one.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofDirections {
    Wording { "{move/moves} {n} {tile/tiles} in any direction", "{1} {2} {3}" },
    Wording { "{move/moves} up to {n} {tile/tiles} in any direction", "{1} up to {2} {3}" },
    // Two deeds in one direction
    Wording { "moves and attacks {in_all_directions/in_any_direction/diagonally}",
        "moves {1} and attacks {1}" },
    Wording { "attacks and moves {in_all_directions/in_any_direction/diagonally}",
        "attacks {1} and moves {1}" },
    Wording { "(can_also/may_also/can/may) move and attack diagonally",
        "moves diagonally and attacks diagonally" },
    Wording { "can not both move and attack "
              "(in_the_same/in_a_single/during_the_same/during_a_single/in_one/during_one) turn",
        "can not move and attack in the same turn" },
    Wording { "can not move and attack "
              "(in_a_single/during_the_same/during_a_single/on_the_same/in_one/during_one) turn",
        "can not move and attack in the same turn" },
    Wording { "can not both move and attack on (the_same/a_single/one) turn",
        "can not move and attack in the same turn" },
    Wording { "can not move and attack on (a_single/one) turn",
        "can not move and attack in the same turn" },
    Wording { "(can_also/may_also/can/may) attack and move diagonally",
        "attacks diagonally and moves diagonally" },
    Wording { "can not (both/) attack and move "
              "(in_the_same/in_a_single/during_the_same/during_a_single/in_one/during_one) turn",
        "can not move and attack in the same turn" },
    Wording { "can not (both/) attack and move on (the_same/a_single/one) turn",
        "can not move and attack in the same turn" },
    Wording { "| in a single turn , {,} can not both (attack_and_move/move_and_attack) .",
        "{1} can not move and attack in the same turn ." },
    // In which direction, and without what in between
    Wording { "(can_also/may_also/can/may) move and attack in "
              "(all_directions/any_direction/every_direction)",
        "moves in all directions and attacks in all directions" },
    Wording { "(can_also/may_also/can/may) attack and move in "
              "(all_directions/any_direction/every_direction)",
        "attacks in all directions and moves in all directions" },
    Wording { "can move in any direction and (can/) attack in any direction",
        "moves in all directions and attacks in all directions" },
    Wording { "may move in any direction and attack in any direction",
        "moves in all directions and attacks in all directions" },
    Wording { "can move in every direction and (can/) attack in every direction",
        "moves in all directions and attacks in all directions" },
    Wording { "may move in every direction and (may/) attack in every direction",
        "moves in all directions and attacks in all directions" },
    Wording { "can move in all directions and (can/) attack in all directions",
        "moves in all directions and attacks in all directions" },
    Wording { "may move in all directions and (may/) attack in all directions",
        "moves in all directions and attacks in all directions" },
    Wording { "can attack in any direction and (can/) move in any direction",
        "attacks in all directions and moves in all directions" },
    Wording { "may attack in any direction and move in any direction",
        "attacks in all directions and moves in all directions" },
    Wording { "can attack in every direction and (can/) move in every direction",
        "attacks in all directions and moves in all directions" },
    Wording { "may attack in every direction and (may/) move in every direction",
        "attacks in all directions and moves in all directions" },
    Wording { "can attack in all directions and (can/) move in all directions",
        "attacks in all directions and moves in all directions" },
    Wording { "may attack in all directions and (may/) move in all directions",
        "attacks in all directions and moves in all directions" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} attacks do not "
              "(require/need) (line_of_sight/los) .",
        "{1} ignores los ." },
    Wording { "| ignore (line_of_sight/los) for "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} attacks .",
        "{1} ignores los ." },
    Wording { "does not (need/require) (line_of_sight/los) to attack", "ignores los" },
    Wording { "(can/may) attack without (line_of_sight/los)", "ignores los" },
    // Its arrows say in which directions it attacks: whoever is beside it is in one of all of them.
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} melee attacks (can/may) "
              "(target/reach/hit/attack) (any/every/each) adjacent (tile/enemy/mercenary) "
              "(,_no_matter_its_arrows/,_no_matter_the_printed_arrows/,_whatever_its_arrows_say/"
              ",_regardless_of_its_arrows/,_regardless_of_the_printed_arrows/) .",
        "{1} attacks in all directions with melee attacks ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {melee/ranged} attacks "
              "attack in all directions .",
        "{1} attacks in all directions with {2} attacks ." },
    Wording { "ignore {line_of_sight/los/armor/magic_armor/defense} (,/) but {deal/have/can}",
        "ignore {1} and {2}" },
    // Both of them, and what is not taken
    Wording { "{has/have} both {~} and {~} .", "{1} {2} and {3} ." },
    Wording { "and {1/2/3} {magic_armor/armor} .", "and {2} {1} ." },
    Wording { "{does=takes/do=take} not take damage from", "{1} no damage from" },
    Wording { "| {w} counters do not deal damage to {,} .", "{2} takes no damage from {1} ." },
    Wording { "in every direction", "in all directions" },
};

} // namespace

std::span<const text::Wording> wordingsOfDirections()
{
    return ofDirections;
}

} // namespace triptych::seize
