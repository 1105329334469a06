#include "seize/text/surface/Wordings.h"

#include <array>

// Figures, costs and turns: what gives them, how much more they are and how often something may be done.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofFigures {
    // What is kept of it
    Wording { "| {movement/move/melee/melee_damage/ranged/ranged_damage/bounty} can not be "
              "reduced",
        "can not have its {1} reduced" },
    // Whose figure it is
    Wording { "the {melee/ranged/move/movement/bounty/health} of "
              "{this_mercenary=this_mercenary's/the_bearer=the_bearer's}",
        "{2} {1}" },
    // What a figure can not become
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} can not be "
              "(reduced/lowered/decreased) .",
        "{1} can not have its {2} reduced ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} can not be "
              "(increased/raised) .",
        "{1} can not have its {2} increased ." },
    Wording { "{w} mercenaries' {w} can not be (reduced/lowered/decreased) .",
        "{1} mercenaries can not have their {2} reduced ." },
    Wording { "{w} mercenaries' {w} can not be (increased/raised) .",
        "{1} mercenaries can not have their {2} increased ." },
    // How much more or less it is, and for what
    Wording { "every turn", "each turn" },
    Wording { "you have in hand", "in your hand" },
    Wording { "treasure in your warchest that is {w}", "{1} treasure in your warchest" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} is "
              "{increased=gets_+x/reduced=gets_-x} by the number of {*} .",
        "{1} {3} {2} , where x is the number of {4} ." },
    Wording { "| increase {this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} by the "
              "number of {*} .",
        "{1} gets +x {2} , where x is the number of {3} ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} is {n} higher for",
        "{1} gets +{3} {2} for" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} is {n} lower for",
        "{1} gets -{3} {2} for" },
    Wording { "{bounty/movement/melee/ranged} (damage/) is {n} "
              "{higher=increased/lower=reduced/greater=increased/smaller=reduced}",
        "{1} is {3} by {2}" },
    Wording { "| (each/every) {*} {this_mercenary/the_bearer} gives it {!a} {!an} {,} .",
        "{2} gets {3} for each {1} {2} ." },
    Wording { "| (each/every) {*} gives {this_mercenary/the_bearer} {!a} {!an} {,} .",
        "{2} gets {3} for each {1} ." },
    Wording { "| double {this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} .",
        "{1} has double {2} ." },
    Wording {
        "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} is twice as (high/much) .",
        "{1} has double {2} ." },
    Wording { "{gains=gets/gain=get} {n} {melee/ranged/bounty/move} {!attack} {!attacks}",
        "{1} +{2} {3}" },
    Wording {
        "(gets/has/gains) {n} more {melee/ranged/bounty/move/health} for", "gets +{1} {2} for" },
    Wording {
        "(get/have/gain) {n} more {melee/ranged/bounty/move/health} for", "get +{1} {2} for" },
    Wording { "{has/have} {melee/ranged/bounty/move} {n} .", "{1} a {2} of {3} ." },
    Wording { "{has/have} twice as much {bounty/melee/ranged/move}", "{1} double {2}" },
    Wording { "may move {n} (additional_tile/more_tile/additional_tiles/more_tiles) for",
        "gets +{1} move for" },
    // How often in a turn
    Wording { "| each turn , {,} (may/can) {equip/attack/make/play} {,} .",
        "{1} may {2} {3} each turn ." },
    Wording { "| you (may/can) equip {,} to {this_mercenary/the_bearer} each turn .",
        "{2} may equip {1} each turn ." },
    Wording { "(may/can) equip up to {n} treasures (each/per) turn",
        "may equip {1} treasures each turn" },
    Wording {
        "(may/can) make one more attack each turn", "may attack 1 additional time each turn" },
    Wording {
        "(may/can) attack up to two times each turn", "may attack 1 additional time each turn" },
    Wording { "(gets_one/gets_1/gets_an/has_one/has_1/has_an) additional attack each turn",
        "may attack 1 additional time each turn" },
};

} // namespace

std::span<const text::Wording> wordingsOfFigures()
{
    return ofFigures;
}

} // namespace triptych::seize
