#include "seize/text/surface/Wordings.h"

#include <array>

// Damage, attacks and what keeps them off.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofDamage {
    // The most that one blow does
    Wording { "| no (single/one/) {attack=attacks/melee_attack=melee_attacks/"
              "ranged_attack=ranged_attacks/ability=abilities/ability_card=ability_cards} can deal "
              "more than {n} damage to {,} .",
        "{3} takes no more than {2} damage at once from {1} ." },
    Wording { "| no (single/one/) attack or ability can deal more than {n} damage to {,} .",
        "{2} takes no more than {1} damage at once from attacks and takes no more than {1} damage "
        "at once from abilities ." },
    Wording { "| no (single/one/) source can deal more than {n} damage to {,} .",
        "{2} takes no more than {1} damage at once ." },
    Wording { "(whenever/when) {,} damages {,} with a {w} attack",
        "whenever {1} deals damage to {2} with a {3} attack" },
    Wording { "divided among {enemy_mercenaries/mercenaries}", "divided among any number of {1}" },
    Wording { "distribute {n} {w} counters among (enemy/opposing) mercenaries",
        "distribute {1} {2} counters among any number of enemy mercenaries" },
    Wording { "distribute {n} {w} counters among mercenaries",
        "distribute {1} {2} counters among any number of mercenaries" },
    // "Damage it deals with attacks is Pure damage"
    Wording { "| (all/the) damage {,} deals", "damage {1} deals" },
    Wording { "| damage {,} deals with {~} is {w} damage", "{1} deals {3} damage with {2}" },
    Wording {
        "| damage {,} deals when attacking is {w} damage", "{1} deals {2} damage with attacks" },
    Wording { "| damage {,} deals is {w} damage", "{1} deals {2} damage" },
    Wording { "deals {w} damage when (it_attacks/attacking) {,}",
        "deals {1} damage with attacks to {2}" },
    Wording { "deals {n} (more/additional) damage when it attacks {,}",
        "deals {1} more damage with attacks to {2}" },
    Wording {
        "deals {n} more damage when attacking {,}", "deals {1} more damage with attacks to {2}" },
    Wording { "attacks that (would/) deal {w} damage deal {w} damage instead",
        "attacks deal {2} damage instead of {1} damage" },
    Wording { "the {melee/ranged} attack of {,} {deals=deal/ignores=ignore}",
        "{1} attacks made by {2} {3}" },
    Wording { "the {melee/ranged} attacks of {,} {deal/ignore}", "{1} attacks made by {2} {3}" },
    Wording { "the mercenary (that_was_damaged/that_was_hit/it_damaged)", "the damaged mercenary" },
    Wording {
        "equal to the (amount_of/) health {,} is missing", "equal to the missing health of {1}" },
    Wording { "{has/gets} an additional {+1/+2}", "{1} {2}" },
    Wording { "| mercenaries that attack {this_mercenary/the_bearer} {,} .",
        "whenever a mercenary attacks {1} , the attacker {2} ." },
    Wording {
        "| (enemy_mercenaries_that_attack/opposing_mercenaries_that_attack/enemies_that_attack/"
        "each_enemy_that_attacks/each_enemy_mercenary_that_attacks) this mercenary {,} .",
        "whenever an enemy mercenary attacks this mercenary , the attacker {1} ." },
    Wording { "| {enemies=an_enemy/mercenaries=a} that attack equipped mercenary {,} .",
        "whenever {1} mercenary attacks the bearer , the attacker {2} ." },
    Wording { "| knock target {,} back", "push target {1} back" },
    Wording { "each of {n} target", "{1} target" },
    Wording { "^ melee .", "melee :" },
    Wording { "^ {melee_or_distance/distance} {n} .", "{1} {2} :" },
    Wording { "each of them (that_was/) damaged this way", "each mercenary damaged this way" },
    Wording { "each mercenary that was damaged this way", "each mercenary damaged this way" },
    Wording { "| {*} (deals/deal) {n} less damage to {this_mercenary/the_bearer} .",
        "{3} takes {2} less damage from {1} ." },
    Wording { "| {*} deal {n} more damage to this mercenary .",
        "this mercenary takes {2} more damage from {1} ." },
    Wording { "| mercenaries can not attack mercenaries adjacent to this mercenary .",
        "mercenaries adjacent to this mercenary can not be attacked ." },
    Wording { "| mercenaries can not attack mercenaries {!this} {!until} {!adjacent} {!in} {*} .",
        "mercenaries {1} can not be attacked ." },
    Wording { "{is_attacked/attacks} in melee", "{1} with a melee attack" },
    Wording { "| {*} take double damage from {this_mercenary/the_bearer} .",
        "{2} deals double damage to {1} ." },
    Wording { "| {*} take {n} (more/additional) damage from this mercenary .",
        "this mercenary deals {2} more damage to {1} ." },
    Wording { "melee damage in all directions", "melee and attacks in all directions" },
    Wording {
        "deal damage equal to {*} to {*} as {w} damage", "deal {3} damage equal to {1} to {2}" },
    Wording { "| (all/) damage dealt by {*} is {increased=more/reduced=less} by {n} .",
        "{1} deal {3} {2} damage ." },
    Wording { "move the attacker adjacent to", "move the attacker to an empty tile adjacent to" },
    // While an ability waits for the attack itself, nobody was destroyed yet.
    Wording { "whenever {*} attacks , if (this_attack/this/it) destroys the target ,",
        "whenever {1} destroys a mercenary with an attack ," },
    Wording { "if (this_attack/this/it) destroys the target ,",
        "if a mercenary is destroyed this way ," },
    Wording { "{has/have} distance {+1/+2/+3}", "{1} reach {2}" },
    Wording { "can not use {melee/ranged} attacks", "can not make {1} attacks" },
    Wording { "ranged distance {+1/+2/+3}", "{1} ranged distance" },
    Wording { "(,/and) then {n} {w} damage to", ", then deal {1} {2} damage to" },
    Wording { "the next time {a} attacks this turn , it deals {n} {more/additional=more} damage",
        "the next attack by {1} this turn deals {2} {3} damage" },
    Wording { "attacks against target {,} this turn deal {n} {less/more/additional=more} damage",
        "target {1} takes {2} {3} damage from attacks this turn" },
    Wording { "attacks against target {*} deal {n} (more/additional) damage",
        "target {1} takes {2} more damage from attacks" },
    Wording { "and have {+1=deal_1/+2=deal_2} damage", "and {1} more damage" },
    Wording { "{+1=1/+2=2} {magic_armor/armor}", "{2} {1}" },
    Wording {
        "if this destroys one or more mercenaries ,", "if a mercenary is destroyed this way ," },
    Wording {
        "if this (attack/) destroys a mercenary ,", "if a mercenary is destroyed this way ," },
    Wording { "| {+1=deals_1/+2=deals_2} damage with {w} attacks against {*} .",
        "{1} more damage with {2} attacks to {3} ." },
    Wording { "(can_not_be/are_not) blocked by line of sight", "ignore los" },
    Wording { "{do=ignore/does=ignores} not need line of sight", "{1} los" },
    Wording { "opponents can not attack {!with}", "enemy mercenaries can not attack" },
    Wording {
        "{deal=get/deals=gets} {+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged} damage",
        "{1} {2}" },
    Wording { "{loses=gets/lose=get} {n} melee", "{1} -{2} melee" },
    Wording {
        "| damage dealt to {*} by {*} is reduced by {n}", "{1} takes {3} less damage from {2}" },
    Wording { "immune to {w} and {w} .", "immune to {1} and immune to {2} ." },
    Wording { "deal {n} {w} damage to {*} and {n} damage to",
        "deal {1} {2} damage to {3} and {4} {2} damage to" },
    // Statuses and keywords with their number before them
    Wording { "{gains/gain/has/have} {n} {magic_armor/armor}", "{1} {3} {2}" },
    Wording { "{loses=gets/lose=get} {n} {magic_armor/armor}", "{1} -{2} {3}" },
    Wording { "{gets/get} -1 armor and {n} magic armor", "{1} -1 armor , -{2} magic armor" },
    Wording { "{deal/deals} the same amount of {w} damage", "{1} that much {2} damage" },
    Wording { "deal an equal amount of {w} damage", "deal that much {1} damage" },
    Wording { "{takes/take} {+1=1/+2=2/+3=3} damage", "{1} {2} more damage" },
    Wording { "hits {*} with a {melee/ranged} attack", "deals {2} damage to {1}" },
    Wording { "the damage on it", "its missing health" },
    Wording { "distance {+1/+2/+3} on ranged attacks", "reach {1}" },
    Wording { "{+1/+2/+3} distance on ranged attacks", "reach {1}" },
    Wording { "{the_bearer's=the_bearer/this_mercenary's=this_mercenary} melee attacks hit "
              "(all_adjacent_enemies/each_adjacent_enemy)",
        "{1} attacks each adjacent enemy with its melee attacks" },
    Wording { "may attack in any direction", "attacks in all directions" },
    Wording { "are dealt damage", "is dealt damage" },
    Wording { "(kills/defeats)", "destroys" },
    Wording { "is (killed/defeated)", "is destroyed" },
    Wording { "{ignores/ignore} line of sight", "{1} los" },
};

} // namespace

std::span<const text::Wording> wordingsOfDamage()
{
    return ofDamage;
}

} // namespace triptych::seize
