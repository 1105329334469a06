#include "seize/text/surface/Wordings.h"

#include <array>

// What is said on an Attack card: its reach and whom it strikes.
namespace triptych::seize {
namespace {

using text::Wording;

// S-ABIL-ATTACK An attack has its reach in its sentence as often as before it.
constexpr std::array onAttack {
    Wording {
        "deal {n} {physical/magic/true/pure} {./,/to/and/instead}", "deal {1} {2} damage {3}" },
    // Its reach behind the damage, or as a sentence of its own
    Wording { "^ (deal/) {n} {physical/magic/true/pure} damage at distance {n} {./,/and}",
        "distance {3} : deal {1} {2} damage to the attacked mercenary {4}" },
    Wording { "^ (deal/) {n} {physical/magic/true/pure} damage within distance {n} {./,/and}",
        "melee or distance {3} : deal {1} {2} damage to the attacked mercenary {4}" },
    Wording { "^ (deal/) {n} {physical/magic/true/pure} damage (,/) (in_melee/melee) {./and}",
        "melee : deal {1} {2} damage to the attacked mercenary {3}" },
    Wording { ". {n} {bleed/poison/frost/burn} .", ". apply {1} {2} to the attacked mercenary ." },
    Wording { ". {bleed/poison/frost/burn} {n} .", ". apply {2} {1} to the attacked mercenary ." },
    Wording { "damage (to_the_attacked_mercenary/) and {n} {bleed/poison/frost/burn} .",
        "damage to the attacked mercenary and apply {1} {2} to the attacked mercenary ." },
    Wording { "damage (to_the_attacked_mercenary/) and {silence/blind/exhaust} .",
        "damage to the attacked mercenary and {1} the attacked mercenary ." },
    Wording { ". {silence/blind/exhaust} .", ". {1} the attacked mercenary ." },
    Wording { "apply {blind/silence/exhaust} .", "{1} the attacked mercenary ." },
    Wording { "| gain stealth {./,/and/then}", "apply stealth to the attacker {1}" },
    // So much more if something is so
    Wording { "| {+1=1/+2=2/+3=3/+4=4/+5=5} (magic_damage/physical_damage/damage) if {it_is/it_has/"
              "the_target_is=it_is/the_target_has=it_has} {~} .",
        "if {2} {3} , deal {1} more damage ." },
    Wording { "^ target {,} within distance {n} : deal {n} {w} damage .",
        "deal {3} {4} damage to target {1} within distance {2} ." },
    Wording { "{n} {w} damage to {!the} {,} . this damage ignores armor .",
        "{1} {2} damage to {3} , ignoring armor ." },
    Wording { "deal {n} damage {,_then/./and}", "deal {1} damage to the attacked mercenary {2}" },
    Wording { "^ choose an adjacent enemy mercenary .", "melee , only an enemy mercenary :" },
    Wording { "^ (choose/attack) an adjacent mercenary .", "melee :" },
    Wording { "you may attack again", "the attacker may attack again this turn" },
    Wording { ", ignoring (line_of_sight/los) .", ". ignores los ." },
    Wording { "^ (only_usable/usable_only) by a {w} mercenary .", "only while {1} ." },
    Wording { "^ can only be used by a {w} mercenary .", "only while {1} ." },
    Wording { "^ self : gain {*} .", "self : the attacker gains {1} ." },
    Wording { "^ self : heal {n} .", "self : heal the attacker {1} ." },
    Wording { "| move up to {n} {tiles/tile}", "move the attacker up to {1} {2}" },
    Wording { "^ move {n} {tiles/tile}", "move the attacker {1} {2}" },
    // Who moves where nobody is named
    Wording {
        "| (after_that_,/after_that/afterwards_,/afterwards/then/) you (can/may) move (up_to/) "
        "{n} {tiles/tile}",
        "move the attacker up to {1} {2}" },
    Wording { "| (after_that/afterwards/then) move up to {n} {tiles/tile}",
        "move the attacker up to {1} {2}" },
    Wording { "| (after_that_,/after_that/afterwards_,/afterwards/then) move {n} {tiles/tile}",
        "move the attacker {1} {2}" },
    Wording { "| deal {n} {w} damage (two_times/twice) .",
        "deal {1} {2} damage to the attacked mercenary . deal {1} {2} damage to the attacked "
        "mercenary ." },
    Wording { "| deal {n} {w} damage three times .",
        "deal {1} {2} damage to the attacked mercenary . deal {1} {2} damage to the attacked "
        "mercenary . deal {1} {2} damage to the attacked mercenary ." },
    Wording { ": {n} {w} damage {./and}", ": deal {1} {2} damage to the attacked mercenary {3}" },
    Wording { ": {n} {w} damage to", ": deal {1} {2} damage to" },
    Wording { ". this damage ignores armor .", ". this attack ignores armor ." },
    Wording { "^ attack a mercenary within distance {n} .", "melee or distance {1} :" },
    Wording { "^ distance {n} : {*} "
              "(each_adjacent_mercenary/every_adjacent_mercenary/all_adjacent_mercenaries)",
        "distance {1} : {2} each mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} (each/every) adjacent {enemy/other} mercenary",
        "distance {1} : {2} each {3} mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} all adjacent {enemy/other} mercenaries",
        "distance {1} : {2} each {3} mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} (every_adjacent_enemy/all_adjacent_enemies)",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "to (each_mercenary/every_mercenary/all_mercenaries) in the line",
        "to the attacked mercenary" },
    Wording { "to each mercenary in line", "to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to up to {n} target (enemy/) mercenaries",
        "distance {1} , up to {3} mercenaries : {2} to the attacked mercenary" },
    Wording { "^ melee or distance {n} : {*} to up to {n} target mercenaries",
        "melee or distance {1} , up to {3} mercenaries : {2} to the attacked mercenary" },
    Wording { "and apply {n} {w} to each .", "and apply {1} {2} to the attacked mercenary ." },
    Wording { "^ melee attack (./:)", "melee :" },
    Wording { "^ choose a tile within distance {n} . {*} to each mercenary on (or/and) adjacent to "
              "that tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary . {2} to each mercenary "
        "adjacent to the attacked tile ." },
    Wording { "^ choose a tile within distance {n} . {*} to the mercenary on that tile and (to/) "
              "each mercenary adjacent to that tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary . {2} to each mercenary "
        "adjacent to the attacked tile ." },
    Wording { "^ choose a tile within distance {n} . {*} to the mercenary on that tile and {n} to "
              "each mercenary adjacent to that tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary and {3} to each mercenary "
        "adjacent to the attacked tile ." },
    Wording { "to any mercenary on that tile and {n} to each adjacent one .",
        "to the attacked mercenary and {1} to each mercenary adjacent to the attacked tile ." },
    Wording { "can not move in the second movement phase", "can not move this turn" },
    // Said of damage that stands before the counters, since what comes later counts them.
    Wording { "apply {n} {w} to {the_attacked_mercenary/it} . the damage is not increased by these "
              "counters .",
        "apply {1} {2} to {3} ." },
    Wording { "place {n} {w} counters on {the_attacked_mercenary/it} . the damage is not increased "
              "by these counters .",
        "place {1} {2} counters on {3} ." },
    Wording { "deal {n} {w} damage and {n} {w} damage to each {*} .",
        "deal {1} {2} damage to each {5} . deal {3} {4} damage to each {5} ." },
    Wording { "at the end of your turn", "at the end of this turn" },
    // Of whom is struck "next turn" is its own.
    Wording { "to {target/an/a} {,} . it can not {w} next turn .",
        "to {1} {2} . it can not {3} during its next turn ." },
    Wording { "to {target/an} {,} . it can not {w} or {w} next turn .",
        "to {1} {2} . it can not {3} or {4} during its next turn ." },
    Wording { "| (the_target/the_attacked_mercenary) can not {w} next turn .",
        "the attacked mercenary can not {1} during its next turn ." },
    Wording { "to the attacked mercenary . it can not {w} next turn .",
        "to the attacked mercenary . it can not {1} during its next turn ." },
    Wording { "^ target mercenary {*} and can not {w} next turn .",
        "target mercenary {1} and can not {2} during its next turn ." },
    Wording { "^ choose a tile within distance {n} . the mercenary on it",
        "melee or distance {1} , tile : the attacked mercenary" },
    Wording { "mercenaries adjacent to that tile take",
        "each mercenary adjacent to the attacked tile takes" },
    Wording { "^ deal {n} {w} damage to (every_mercenary/each_mercenary/all_mercenaries) "
              "(other_than/except) "
              "(the_attacking_mercenary/the_attacking_one/the_attacker/this_mercenary) .",
        "self : deal {1} {2} damage to each other mercenary ." },
    Wording { "^ deal {n} {w} damage to (each/every) {a} (other_than/except) the "
              "(attacking_mercenary/attacking_one/attacker) .",
        "deal {1} {2} damage to each other {3} ." },
    Wording { "^ {n} {w} damage to", "deal {1} {2} damage to" },
    Wording { ". {n} {w} damage to", ". deal {1} {2} damage to" },
    Wording { ", {n} {w} {counters/counter} on it", ", place {1} {2} {3} on it" },
    Wording { "deal {n} {physical/magic/true/pure} damage {!to} {!for} {!divided} {!split} "
              "{!equal} {!instead}",
        "deal {1} {2} damage to the attacked mercenary" },
    Wording { "apply {n} {w} .", "apply {1} {2} to the attacked mercenary ." },
    Wording { "{each/the} mercenary hit", "{1} attacked mercenary" },
    Wording { "^ {line/tile} , {*} :", "{2} , {1} :" },
    Wording { "^ distance {n} : {*} to target (enemy/opposing/) mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ melee : {*} to target (enemy/opposing/adjacent/) mercenary",
        "melee : {1} to the attacked mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOnAttacks()
{
    return onAttack;
}

} // namespace triptych::seize
