#include "seize/text/surface/Wordings.h"

#include <array>

// Who and what is spoken of, as people shorten it, and what goes without saying of a deed.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpeaking {
    Wording { "you may only do this", "use this only" },
    Wording { "declares a plunder", "plunders" },
    Wording { "plunders successfully", "plunders" },
    Wording { "no (other/more/) cards left in", "no cards in" },
    Wording { "no other cards in", "no cards in" },
    Wording { "{mercenary/mercenaries} anywhere on the battlefield", "{1}" },
    Wording { "| ready {,} by removing all exhaust counters from (it/them) .", "ready {1} ." },
    Wording { "target {w} on the stack", "target {1}" },
    Wording { "allied {w} you control", "{1} you control" },
    Wording { "allied {w} {mercenary/mercenaries} you control", "{1} {2} you control" },
    Wording { ", fortify {n} instead", ", it gains fortify {1} instead" },
    Wording { "| unequip {*} . its owner puts it into their warchest exhausted .",
        "unequip {1} , exhausted ." },
    Wording { "| unequip {*} . its owner puts it into their warchest .", "unequip {1} ." },
    Wording { "| unequip {target/a/one} {*} and equip it to", "take {1} {2} and equip it to" },
    Wording { "| fortify {n} (the_equipped_mercenary/equipped_mercenary/the_bearer) .",
        "the bearer gains fortify {1} ." },
    Wording { "| (gain/take) control of {target/a/one} {*} . equip it to",
        "take {1} {2} and equip it to" },
    Wording { "| (gain/take) control of {target/a/one} {,} and equip it to",
        "take {1} {2} and equip it to" },
    Wording { "| {your_opponent=an_opponent's/target_opponent=target_opponent's/"
              "an_opponent=an_opponent's} reveals their hand .",
        "reveal {1} hand ." },
    Wording { "| this attack deals {n} (more/additional/extra) damage if {*} .",
        "if {2} , deal {1} additional damage to it ." },
    Wording { "(whenever/when) {,} is dealt damage , you may {,} to prevent {~} of (that/the) "
              "damage .",
        "if {1} would be dealt damage , you may {2} . if you do , prevent {3} of that damage ." },
    Wording { "(whenever/when) {,} is dealt {w} damage , you may {,} to prevent {~} of (that/the) "
              "damage .",
        "if {1} would be dealt {2} damage , you may {3} . if you do , prevent {4} of that damage "
        "." },
    // Of who has left the battlefield; of who has only moved it is another tile.
    Wording { "{destroyed/destroys/exits/exited/leaves_the_battlefield/returned} {...} the tile "
              "{it/that_mercenary} (was_on/occupied/was_standing_on/left)",
        "{1} {2} its tile" },
    Wording { "{destroyed/destroys/exits/exited/leaves_the_battlefield/returned} {...} the vacated "
              "tile",
        "{1} {2} its tile" },
    // "Each mercenary gets ... for each ... on it": on each of them
    Wording { "^ {passive_:/equipped_:/} each {,} {gets/has/gains} {,} for each {,} "
              "{on/equipped_to/adjacent_to} it .",
        "{1} each {2} {3} {4} for each {5} {6} them ." },
    // "When it is destroyed this way": if that has come of it
    Wording {
        ". when (that_mercenary/this_event/it) is {w} this way ,", ". if it is {1} this way ," },
    // Who is spoken of
    Wording { "| {the_attacking_mercenary/this_mercenary/the_bearer/the_attacker/it} then", "{1}" },
    Wording {
        "| {its_controller/that_player/that_opponent/that_mercenary/that_enemy/that_ally} then",
        "{1}" },
    Wording { "| {they/you} then", "{1}" },
    Wording { "{may/can/must/is/are} then", "{1}" },
    Wording { "to the same {enemy/ally/mercenary}", "to that {1}" },
    Wording { "deal {n} more to", "deal {1} more damage to" },
    Wording { "{equipped_to/heal} her", "{1} it" },
    Wording { "if (he/she) has", "if it has" },
    Wording { "w/o", "without" },
    Wording { "w/", "with" },
    // Behind another's plunder "that player" is who plunders: of who is plundered then nothing is said.
    Wording { "{enemy/opposing} {,} plunders , {...} the plundered player",
        "{1} {2} plunders , {3} the player who is plundered" },
    Wording { "opponent plunders , {...} the plundered player",
        "opponent plunders , {1} the player who is plundered" },
    Wording { "the plundered (opponent/player)", "that player" },
    Wording { "counter target {~} . {*} (the_mercenary_that_used_it/the_mercenary_who_used_it/"
              "the_mercenary_using_it/its_user)",
        "counter target {1} . {2} that mercenary" },
    Wording { "counter target {~} . (the_mercenary_that_used_it/the_mercenary_who_used_it/"
              "the_mercenary_using_it/its_user)",
        "counter target {1} . that mercenary" },
    Wording { "counter target plunder . (the_player_who_declared_it/the_plundering_player)",
        "counter target plunder . that player" },
    Wording { "the plundering mercenary's", "that mercenary's" },
    Wording { "each of up to {n} other target", "up to {1} other target" },
    Wording { "( (allied_ones_too/friends_and_foes/allies_too/enemies_too) )", "" },
    Wording { "{mercenaries/enemies/allies} too", "{1}" },
    Wording { "loses {n} extra loot", "loses {1} loot" },
    Wording { "{w} mercenary or {w} {mercenary/mercenaries/card}", "{1} or {2} {3}" },
    Wording { "{your/other} {w} mercenary and {w} mercenaries", "{1} {2} and {3} mercenaries" },
    Wording { "{w} mercenaries or {w} mercenaries", "{1} or {2} mercenaries" },
    Wording {
        "{w} mercenaries and {w} mercenaries you control", "{1} and {2} mercenaries you control" },
    Wording { "one of (that_player's/their) treasures", "a treasure they control" },
    Wording { "one of their {weapons=a_weapon/relics=a_relic}", "{1} they control" },
    Wording { "{n} of (that_player's/their) mercenaries", "{1} mercenaries they control" },
    Wording { "| (teleport/relocate)", "move" },
    Wording { "| (shift/slide/send) target", "move target" },
    Wording { "| drag target", "pull target" },
    Wording { "| (knock_back/shove) target", "push target" },
    Wording { "| (bounce/recall) target {,} .", "return target {1} to its owner's hand ." },
    // Who was dealt damage, where that is not this itself
    Wording { "{this_mercenary/the_bearer/this} deals {*} the {mercenary/enemy} that "
              "(was_dealt_that/was_dealt_this/took_that) damage",
        "{1} deals {2} that {3}" },
    Wording { "an enemy {mercenary_is/is} dealt {*} the enemy that "
              "(was_dealt_that/was_dealt_this/took_that) damage",
        "an enemy {1} dealt {2} that enemy" },
    Wording { "{an_allied_mercenary/an_ally} is dealt {*} the ally that "
              "(was_dealt_that/was_dealt_this/took_that) damage",
        "{1} is dealt {2} that ally" },
    Wording { "a mercenary is dealt {*} the mercenary that "
              "(was_dealt_that/was_dealt_this/took_that) damage",
        "a mercenary is dealt {1} that mercenary" },
    // Of one alone: of several some may have lost none, and it was done
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "(that_removed_nothing/that_removes_nothing/nothing_was_removed) ,",
        "remove all {1} from {2} . if you do not ," },
    Wording {
        "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
        "(no_counter_was/no_counters_were/no_status_was/nothing_was/nothing_is) removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| {cleanse/mend} {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . "
              "if that removed nothing ,",
        "{1} {2} . if you do not ," },
    Wording { "| {cleanse/mend} {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . "
              "if (no_status/nothing) was removed this way ,",
        "{1} {2} . if you do not ," },
    Wording { "< | return target {,} to its owner's hand . put its treasures into "
              "(their_owners'_warchests/their_owner's_warchest/its_owner's_warchest) .",
        "unequip all treasures from target {1} . return it to its owner's hand ." },
    Wording { "any two", "two" },
    Wording { "already on it", "on it" },
    // How far, of who is pushed: no description of who that is
    Wording {
        "{push/move} {,} up to {n} tiles away from", "{1} {2} up to {3} tiles directly away from" },
    Wording { "push {,} up to {n} tile away from", "push {1} up to {2} tile directly away from" },
    Wording { "push {,} (directly/straight/) away from {a} {n} {tile/tiles} {./,/and/then}",
        "push {1} {3} {4} directly away from {2} {5}" },
    Wording { "{mercenary/ally} you have (in/on)", "allied mercenary in" },
    Wording { "move {this_mercenary/it/the_bearer} {n} {tile/tiles} toward your guild hall",
        "move {1} {2} {3} back" },
    Wording { "damage on {ranged/melee} attacks", "damage with {1} attacks" },
    Wording { "the first of {its=it/this_mercenary's=this_mercenary/the_bearer's=the_bearer} "
              "{melee/ranged} attacks each turn",
        "the first {2} attack {1} makes each turn" },
    Wording { "less loot when destroyed", "less loot when it is destroyed" },
    Wording {
        "there is fog on {its=it/this_mercenary's=this_mercenary/the_bearer's=the_bearer} tile",
        "{1} is fogged" },
    Wording { "{moves/move} away from a tile", "{1} out of a tile" },
    Wording { "push {,} up to {n} {tiles/tile} away", "push {1} up to {2} {3} back" },
    // What is so of every attack that an effect makes
    Wording { ". (this_attack/that_attack/the_attack/this) does not exhaust it .", "." },
    Wording { ". it is not exhausted by this attack .", "." },
    Wording { ". this attack does not exhaust that mercenary .", "." },
    Wording { "( this (attack/) does not exhaust it . )", "" },
    // Whose
    // What becomes of what is seen
    Wording { "in (the/an) order of your choice", "in any order" },
    Wording { "in (whatever/any) order you like", "in any order" },
    Wording { "in any order you choose", "in any order" },
    Wording { "coin flips", "flips" },
    Wording {
        "flip {n} coins . for each {*} you win ,", "flip {1} coins . for each flip you win ," },
    Wording { "for each coin that lands (on/) heads", "for each heads" },
    Wording { "for each one that lands heads", "for each heads" },
    Wording { "different {enemy_mercenaries/enemies/mercenaries}", "{1}" },
    Wording { "to hand unless", "to its owner's hand unless" },
    Wording { "| when {you/they} do ,", "if {1} do ," },
    Wording { "| when that player does ,", "if they do ," },
    // Whom or what a sentence is about without naming it first
    Wording { "to target {a} {mercenary's=mercenary/ally's=ally/enemy's=enemy} "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health}",
        "to the {3} of target {1} {2}" },
    Wording { "to target {mercenary's=mercenary/ally's=ally/enemy's=enemy} "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health}",
        "to the {2} of target {1}" },
    Wording { "{is/becomes} the same as the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of target",
        "{1} equal to the {2} of target" },
    Wording { "heal {,} (by/for) the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of target",
        "heal {1} equal to the {2} of target" },
    Wording { "< | {until_end_of_turn=this_turn/this_turn} , {,} equal to the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of "
              "{target/another_target} {*} .",
        "choose {4} {5} . {1} , {2} equal to its {3} ." },
    Wording { "< | {,} equal to the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of "
              "{target/another_target} {a} {until_end_of_turn=this_turn/this_turn} .",
        "choose {3} {4} . {1} equal to its {2} {5} ." },
    Wording { "< | set {,} to the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of "
              "{target/another_target} {a} {until_end_of_turn=this_turn/this_turn} .",
        "choose {3} {4} . set {1} to its {2} {5} ." },
    Wording { "< | set {,} to the "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty/health} of "
              "{target/another_target} {*} .",
        "choose {3} {4} . set {1} to its {2} ." },
    Wording { "< | {,} equal to the {w} of {target/another_target} {*} .",
        "choose {3} {4} . {1} equal to its {2} ." },
    Wording { "< > | {,} each {,} on target tile (and_each_tile/or) adjacent to it .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "< > | {,} each {,} on target tile and each adjacent tile .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "< > | {,} each {,} on or adjacent to target tile .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "place fog on it and each tile adjacent to it",
        "place fog on that tile and each tile adjacent to it" },
    Wording { "the (total/combined) number of", "the number of" },
    Wording { "on each of those tiles", "on those tiles" },
    Wording { "loses half of its health", "loses half its health" },
    Wording { "{onto/to} this one", "{1} this mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpeaking()
{
    return ofSpeaking;
}

} // namespace triptych::seize
