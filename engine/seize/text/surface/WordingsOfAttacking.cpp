#include "seize/text/surface/Wordings.h"

#include <array>

// What attacks do to somebody, what is so when one is made, and what would be dealt.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofAttacking {
    // Whose attacks
    Wording { "attacks against {*} by "
              "{this_mercenary=this_mercenary's/the_bearer=the_bearer's} deal {*} .",
        "{2} attacks against {1} deal {3} ." },
    // What attacks deal to somebody
    Wording { "| attacks do not deal damage to {this_mercenary/the_bearer} .",
        "{1} takes no damage from attacks ." },
    Wording { "| attacks deal {,} damage to {this_mercenary/the_bearer} .",
        "{2} takes {1} damage from attacks ." },
    Wording { "| attacks deal {,} damage to {this_mercenary/the_bearer} , rounded {w} .",
        "{2} takes {1} damage from attacks , rounded {3} ." },
    Wording { "| {w} attacks do not deal damage to {this_mercenary/the_bearer} .",
        "{2} takes no damage from {1} attacks ." },
    Wording { "| {w} attacks deal {,} damage to {this_mercenary/the_bearer} .",
        "{3} takes {2} damage from {1} attacks ." },
    Wording { "| {w} attacks deal {,} damage to {this_mercenary/the_bearer} , rounded {w} .",
        "{3} takes {2} damage from {1} attacks , rounded {4} ." },
    Wording { "| prevent all damage {w} attacks would deal to {this_mercenary/the_bearer} .",
        "{2} takes no damage from {1} attacks ." },
    Wording { "| prevent all damage {w} would deal to {,} .", "{2} takes no damage from {1} ." },
    Wording { "| damage from {w} is not dealt to {,} .", "{2} takes no damage from {1} ." },
    // Another kind of damage
    Wording { "damage rather than {w} damage", "damage instead of {1} damage" },
    Wording { "| instead of {w} damage , {this_mercenary's/the_bearer's} {,} deal {w} damage .",
        "{2} {3} deal {4} damage instead of {1} damage ." },
    Wording { "| {w} damage {this_mercenary=this_mercenary's/the_bearer=the_bearer's} deals with "
              "attacks is {w} damage instead .",
        "{2} attacks deal {3} damage instead of {1} damage ." },
    Wording { "| {w} damage {this_mercenary=this_mercenary's/the_bearer=the_bearer's} deals with "
              "attacks is dealt as {w} damage .",
        "{2} attacks deal {3} damage instead of {1} damage ." },
    Wording { "| if {this_mercenary=this_mercenary's/the_bearer=the_bearer's} would deal {w} "
              "damage with an attack , it deals {w} damage instead .",
        "{1} attacks deal {3} damage instead of {2} damage ." },
    Wording { "| (when/whenever) {this_mercenary=this_mercenary's/the_bearer=the_bearer's} attacks "
              ", its {w} damage becomes {w} damage .",
        "{1} attacks deal {3} damage instead of {2} damage ." },
    Wording {
        "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} damage is {w} (damage/) .",
        "{1} deals {2} damage ." },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} damage ignores",
        "{1} ignores" },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} damage "
              "(can_not_be/is_not) reduced by",
        "{1} ignores" },
    Wording { "| damage {this_mercenary/the_bearer} deals (can_not_be/is_not) reduced by",
        "{1} ignores" },
    Wording { "| damage {this_mercenary/the_bearer} deals ignores", "{1} ignores" },
    Wording { "| damage dealt by {this_mercenary/the_bearer} ignores", "{1} ignores" },
    Wording { "damage dealt by {,} is dealt as {w} damage", "damage dealt by {1} is {2} damage" },
    // How much at once
    Wording { "would {be_dealt/take} more than {n} damage at once ,",
        "would {1} more than {2} damage ," },
    Wording { "more than {n} damage , it takes {n} instead .",
        "more than {1} damage , it takes {2} damage instead ." },
    Wording { "more than {n} damage , it is dealt {n} (damage/) instead .",
        "more than {1} damage , it takes {2} damage instead ." },
    Wording { "| if {,} would (be_dealt/take) more than 1 damage , it takes 1 damage instead .",
        "{1} takes no more than 1 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 2 damage , it takes 2 damage instead .",
        "{1} takes no more than 2 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 3 damage , it takes 3 damage instead .",
        "{1} takes no more than 3 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 4 damage , it takes 4 damage instead .",
        "{1} takes no more than 4 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 5 damage , it takes 5 damage instead .",
        "{1} takes no more than 5 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 6 damage , it takes 6 damage instead .",
        "{1} takes no more than 6 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 7 damage , it takes 7 damage instead .",
        "{1} takes no more than 7 damage at once ." },
    Wording { "| if {,} would (be_dealt/take) more than 8 damage , it takes 8 damage instead .",
        "{1} takes no more than 8 damage at once ." },
    Wording { "| damage dealt to {,} can not exceed {n} (at_a_time/) .",
        "{1} takes no more than {2} damage at once ." },
    // How far health goes down
    Wording { "damage can not reduce {,} (to_less_than/below) {n} health",
        "{1} can not be reduced below {2} health" },
    Wording { "damage can not reduce {this_mercenary's=this_mercenary/the_bearer's=the_bearer} "
              "health below {n}",
        "{1} can not be reduced below {2} health" },
    Wording { "can not (go/drop/fall) below {n} health", "can not be reduced below {1} health" },
    // If somebody would deal or take damage
    Wording { "would deal damage with a {w} attack ,", "would deal damage with {1} attacks ," },
    Wording { "would deal damage with an attack ,", "would deal damage with attacks ," },
    Wording { "| (when/whenever) {,} (is_dealt/takes) {w} damage from an attack , it takes {n} "
              "{less/more} .",
        "{1} takes {3} {4} {2} damage from attacks ." },
    Wording { "| (when/whenever) {,} (is_dealt/takes) {w} damage from a {w} attack , it takes {n} "
              "{less/more} .",
        "{1} takes {4} {5} {2} damage from {3} attacks ." },
    Wording { "| (when/whenever) {,} (is_dealt/takes) {w} damage , it takes {n} {less/more} .",
        "{1} takes {3} {4} {2} damage ." },
    Wording { "| if an attack would deal {w} damage to {,} , it deals {n} {less/more} .",
        "{2} takes {3} {4} {1} damage from attacks ." },
    Wording { "| if an attack would deal damage to {,} , it deals {n} {less/more} .",
        "{1} takes {2} {3} damage from attacks ." },
    // When a kind of attack is made
    Wording { "| (when/whenever) {,} makes a {w} attack , it deals double damage .",
        "{1} deals double damage with {2} attacks ." },
    Wording { "| (when/whenever) {,} attacks , it deals double damage .",
        "{1} deals double damage with attacks ." },
    Wording { "| (when/whenever) {,} makes a {w} attack , it deals {n} {more/additional} damage .",
        "{1} deals {3} {4} damage with {2} attacks ." },
    Wording { "| (when/whenever) {,} attacks , it deals {n} {more/additional} damage .",
        "{1} deals {2} {3} damage with attacks ." },
    Wording { "| (when/whenever) {,} makes a {w} attack , it applies {n} {w} .",
        "{1} applies {3} {4} with {2} attacks ." },
    Wording { "| (when/whenever) {,} makes a {w} attack , it ignores {,} .",
        "{1} ignores {3} with {2} attacks ." },
    Wording { "| (when/whenever) {,} makes a {w} attack , it (also/) hits {,} .",
        "{1} hits {3} with {2} attacks ." },
    Wording { "| (when/whenever) {,} makes a {w} attack , it attacks "
              "(each_adjacent_enemy/all_adjacent_enemies/every_adjacent_enemy) .",
        "{1} attacks each adjacent enemy with its {2} attacks ." },
    Wording { "| with its {melee/ranged} attacks , {,} .", "{2} with {1} attacks ." },
    // Whom a melee attack strikes besides
    Wording { "{this_mercenary's/the_bearer's} melee attacks (strike/attack/target/damage)",
        "{1} melee attacks hit" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} melee attacks hit every "
              "adjacent enemy .",
        "{1} attacks each adjacent enemy with its melee attacks ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} melee attacks hit "
              "(every_enemy/each_enemy/all_enemies) adjacent to it .",
        "{1} attacks each adjacent enemy with its melee attacks ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} melee attacks hit each "
              "adjacent enemy mercenary .",
        "{1} attacks each adjacent enemy with its melee attacks ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} melee attacks hit all "
              "adjacent enemy mercenaries .",
        "{1} attacks each adjacent enemy with its melee attacks ." },
    // Whom an attack reaches is in one line with who attacks: drawn near, it stops beside it.
    Wording { "pull {,} (towards/toward) (this_mercenary/the_attacker) until "
              "(they_are/it_is/he_is) adjacent (to_it/to_this_mercenary/to_the_attacker/)",
        "pull {1} 8 tiles towards the attacker" },
    Wording { "(whoever/the_mercenary_that/the_mercenary_who) (stands/is) "
              "(directly/right/immediately/) behind {it/the_target/that_mercenary}",
        "the mercenary behind {1}" },
    Wording { "behind the attacked mercenary as well .", "behind its target ." },
    // Whom they strike, and who it was whose deed is called off
    Wording { "(on_their_targets/on_their_target/to_their_targets/to_their_target/on_its_target)",
        "on the target" },
    Wording { "{silence/silences/blind/blinds/exhaust/exhausts/push/pushes/pull/pulls/poison/burn/"
              "freeze/swap/move} "
              "(their_targets/their_target/its_target/its_targets)",
        "{1} the target" },
    Wording {
        "(the_moving_mercenary/the_mercenary_that_was_moving/the_mercenary_that_moved/"
        "the_mercenary_who_was_moving/the_plundering_mercenary/"
        "the_mercenary_that_was_plundering/the_mercenary_that_plundered) {!this} {!during} {!last}",
        "that mercenary" },
    Wording { "(the_mercenary_that_was_attacking/the_mercenary_who_was_attacking/"
              "the_mercenary_that_declared_it/the_mercenary_that_declared_that_attack/"
              "the_mercenary_that_made_that_attack/the_mercenary_that_attacked) {!this} {!during} "
              "{!last}",
        "the attacker" },
    // Out of hiding
    Wording { "{attacks/attack/makes_an_attack/makes_a_melee_attack/makes_a_ranged_attack} "
              "(from/out_of) stealth",
        "{1} while stealthed" },
    Wording { "{attacks/attack} {~} (from/out_of) stealth ,", "{1} {2} while stealthed ," },
    // The first attack of a turn
    Wording { "| each turn , {this_mercenary's=this_mercenary/the_bearer's=the_bearer} first "
              "attack deals",
        "the first attack {1} makes each turn deals" },
    Wording { "| each turn , the first time {this_mercenary/the_bearer} attacks , its attack deals",
        "the first attack {1} makes each turn deals" },
    Wording { "| the first time {this_mercenary/the_bearer} attacks each turn , it deals {n} "
              "(more/additional) damage .",
        "the first attack {1} makes each turn deals {2} more damage ." },
};

} // namespace

std::span<const text::Wording> wordingsOfAttacking()
{
    return ofAttacking;
}

} // namespace triptych::seize
