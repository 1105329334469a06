#include "seize/text/surface/Wordings.h"

#include <array>

// What is permitted beyond its usual place and time, and what only reminds of that; the first of them each turn, and
// whom a card aims at.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPermissions {
    Wording { "may equip a second treasure "
              "(in_the_same_turn/each_turn/per_turn/in_a_turn/a_turn/every_turn)",
        "may equip 1 additional treasure each turn" },
    Wording { "{may/can} (both/) (attack_and_plunder/plunder_and_attack) (in/during) "
              "(the_same/a_single/one/a) turn",
        "{1} plunder after attacking and {1} attack after plundering" },
    Wording { "| {allied/your} mercenaries (can/may) be played (on/onto) {*} .",
        "you may play mercenary cards onto {2} ." },
    Wording { "on your side of the battlefield", "on your side" },
    // Where somebody may be equipped, said of you
    Wording { "| you (may/can) equip treasures to {,} "
              "(anywhere_on_the_battlefield/anywhere/from_any_tile/on_any_tile/wherever_it_is/"
              "wherever_they_are)",
        "{1} may equip from any tile" },
    Wording {
        "| {,} (does_not_have_to/do_not_have_to/does_not_need_to/do_not_need_to/need_not) be in "
        "(your/its/their/a) guild hall to {equip_treasures=equip/equip=equip/exit=exit}",
        "{1} may {2} from any tile" },
    Wording { "can not {remove/take} "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer/"
              "your_mercenaries'=your_mercenaries} "
              "treasures",
        "can not {1} treasures from {2}" },
    Wording { "(your/) opponents can not upstage .", "your mercenaries can not be upstaged ." },
    // An effect does what it says wherever and whenever that is
    Wording { "exits (,/) even if it is (not_in/outside) {w} guild hall", "exits" },
    Wording { "exits (,/from) wherever it (is/stands)", "exits" },
    Wording { "exits (,/) no matter where it (is/stands)", "exits" },
    Wording { "exits from (any_tile/any_space/anywhere/its_tile/where_it_is/where_it_stands) "
              "(on_the_battlefield/)",
        "exits" },
    Wording { "| exit {a} (from_any_tile/from_anywhere/from_wherever_it_is/,_wherever_it_is/"
              "wherever_it_is) .",
        "exit {1} ." },
    // Whose treasures stay when it falls
    Wording { "(whenever/when) {an_allied_mercenary=allied_mercenaries/a_mercenary_you_control="
              "mercenaries_you_control/another_allied_mercenary=other_allied_mercenaries} is "
              "destroyed , (put/return/move/keep) "
              "(its_treasures/its_equipped_treasures/all_treasures_equipped_to_it/"
              "the_treasures_equipped_to_it/all_its_treasures) (in/into/to) "
              "(your/the/its_controller's/their_owners') warchest (readied/) "
              "(instead_of_your_discard/instead_of_the_discard/instead_of_discarding_them/"
              "instead_of_your_discard_pile/instead/) .",
        "{1} return their treasures to the warchest when they are destroyed ." },
    Wording {
        "(whenever/when) {this_mercenary/this/the_bearer} is destroyed , (put/return/move/keep) "
        "(its_treasures/its_equipped_treasures/all_treasures_equipped_to_it/"
        "the_treasures_equipped_to_it/all_its_treasures/its_other_treasures) (in/into/to) "
        "(your/the/its_owner's/their_owners') warchest (readied/) "
        "(instead_of_your_discard/instead_of_the_discard/instead_of_discarding_them/"
        "instead_of_your_discard_pile/instead/) .",
        "{1} returns its treasures to the warchest when it is destroyed ." },
    Wording { "(whenever/when) {this_mercenary/this/the_bearer} is destroyed , "
              "(its_treasures/its_equipped_treasures/all_treasures_equipped_to_it/"
              "the_treasures_equipped_to_it/all_its_treasures) "
              "(go/return/are_returned/are_put/go_back) (in/into/to) "
              "(your/the/its_owner's/their_owners') warchest "
              "(instead_of_being_discarded/instead/) .",
        "{1} returns its treasures to the warchest when it is destroyed ." },
    // What is destroyed and costs nothing
    Wording { "destroy {a} . (its_controller/its_player) (loses_no/does_not_lose) loot "
              "(for_its_bounty/for_it/this_way/) .",
        "destroy {1} without losing loot ." },
    Wording { "destroy {a} . its bounty (is/has) not (lost/paid) .",
        "destroy {1} without losing loot ." },
    Wording { "destroy {a} . no loot is lost (for_its_bounty/for_it/this_way/) .",
        "destroy {1} without losing loot ." },
    Wording { "destroy {a} . you (lose/pay) no loot (for_its_bounty/for_it/this_way/) .",
        "destroy {1} without you losing loot ." },
    Wording { "destroy {a} . you do not (lose/pay) (loot_for/loot_equal_to/) (its_bounty/it) .",
        "destroy {1} without you losing loot ." },
    Wording { "destroy {a} . its bounty costs you (nothing/no_loot) .",
        "destroy {1} without you losing loot ." },
    Wording { "exit (,/) even if they are not in {w} guild hall", "exit" },
    Wording { "makes a {w} attack (,/) even if it is not {w} attack phase", "makes a {1} attack" },
    Wording { "makes an attack , even if it is not {w} attack phase", "makes an attack" },
    Wording { "makes a {w} attack (,/) even outside {w} attack phase", "makes a {1} attack" },
    Wording { "makes a {w} attack (,/) even if it is exhausted", "makes a {1} attack" },
    Wording { "makes a {w} attack . it does not (become_exhausted_by/exhaust_for) this attack .",
        "makes a {1} attack ." },
    Wording { "makes a {w} attack . it is not exhausted by this attack .", "makes a {1} attack ." },
    Wording { "makes a {w} attack . this attack does not exhaust it .", "makes a {1} attack ." },
    Wording { "makes a {w} attack without exhausting", "makes a {1} attack" },
    Wording { "may attack this turn (,_even_if/even_if/even_though) it is exhausted",
        "may attack again this turn" },
    Wording { "can attack this turn even if it is exhausted", "may attack again this turn" },
    // Movement behind an attack
    Wording { "(may/can) move (during/in) (the/your/its/their) second movement phase (,/) "
              "(even_if_it_attacked_this_turn/even_if_it_has_attacked_this_turn/even_if_it_"
              "attacked/even_if_it_has_attacked/even_if_they_attacked_this_turn/even_if_they_have_"
              "attacked_this_turn/even_if_they_attacked/even_if_they_have_attacked/even_after_"
              "attacking/after_attacking)",
        "may move after attacking" },
    Wording { "can not move during their {w} movement phase",
        "can not move during the {1} movement phase" },
    // Times
    Wording { "| at your {w} {movement_phase/phase} ,", "at the start of your {1} {2} ," },
    Wording { "{card/cards} in the same turn ,", "{1} in a turn ," },
    Wording { "{moved/did_not_move} during {w} first movement phase ,",
        "{1} during the first movement phase this turn ," },
    Wording { "^ passive : if {,} this turn , its {w} attacks deal {n} more damage this turn .",
        "passive : if {1} this turn , its {2} attacks deal {3} more damage ." },
    Wording { "^ passive : if {,} this turn , its attacks deal {n} more damage this turn .",
        "passive : if {1} this turn , its attacks deal {2} more damage ." },
    Wording { "if you upstaged (a_mercenary/an_enemy_mercenary/an_enemy) this turn ,",
        "if a mercenary you control upstaged a mercenary this turn ," },
    Wording { "they are no longer exhausted", "they are readied" },
    // The first of them each turn: who does it, or to whom it is done
    Wording { "| the first {!card} {,} that {!you} {,} each turn {!has} {*} .",
        "the first time a {1} {2} each turn , it {3} ." },
    Wording { "| the first {,} dealt damage by {,} each turn {*} .",
        "the first time {2} deals damage to a {1} each turn , that mercenary {3} ." },
    Wording { "| the first {,} attacked by {,} each turn {*} .",
        "the first time {2} attacks a {1} each turn , that mercenary {3} ." },
    Wording {
        "the first mercenary {this_mercenary/the_bearer} hits with a {w} attack each turn {*} .",
        "the first time {1} deals damage to a mercenary with a {2} attack each turn , that "
        "mercenary {3} ." },
    Wording { "may move {n} additional (tile/tiles) {this_turn=turn/.=turn_.}",
        "gains {1} movement this {2}" },
    // Whom a card aims at, as it is played
    Wording { "{whenever/when} an opponent plays an {w} {card_that=card_,/that=,} targets {,} ,",
        "{1} {4} is targeted by an opponent's {2} {3}" },
    Wording { "{whenever/when} you play an {w} {card_that=card_,/that=,} targets {,} ,",
        "{1} {4} is targeted by your {2} {3}" },
    Wording { "{whenever/when} you target {,} with an {w} ,", "{1} {2} is targeted by your {3} ," },
    Wording { "whenever you target {,} with an {w} card ,",
        "whenever {1} is targeted by your {2} card ," },
    // Whoever is played comes there as it upstages
    Wording { "{when/whenever} you play this mercenary and it upstages {,} ,",
        "{1} this mercenary upstages {2} ," },
    Wording { "(opposing/opponents') cards can not", "opponents can not" },
    Wording {
        "through {,} but can not (end_its_movement/end_its_move/stop) there .", "through {1} ." },
    Wording { "deals its melee damage to", "deals damage equal to its melee to" },
    Wording { "| the enemy deals", "that enemy deals" },
    Wording { "until the end of their controller's next turn",
        "until the end of its controller's next turn" },
    Wording { "tile in your guild hall . it keeps its stealth .", "tile in your guild hall ." },
    Wording { "| play only in response to an {w} mercenary's movement . counter "
              "(the_remaining_steps_of/) that movement .",
        "counter target move of an {1} mercenary ." },
    Wording { "| play only when an {w} mercenary moves . counter the rest of that movement .",
        "counter target move of an {1} mercenary ." },
    // What an exit leaves behind
    Wording { "exits , (its_treasures/its_equipped_treasures/all_its_treasures/"
              "treasures_equipped_to_it/all_treasures_equipped_to_it) "
              "(go_back/return/go/are_returned/are_put/come_back) (in/into/to) "
              "{your/the/its_owner's} warchest",
        "exits , return its treasures to {1} warchest" },
    Wording { "to your warchest exhausted instead of (being_discarded/discarding_it) "
              "(with_it/with_this_mercenary/) .",
        "to your warchest exhausted instead of discarding them ." },
    Wording { "(whenever/when) {this_mercenary/this/the_bearer} exits , (put/return/move/keep) "
              "(its_treasures/its_equipped_treasures/all_treasures_equipped_to_it/"
              "the_treasures_equipped_to_it/all_its_treasures) (in/into/to) "
              "(your/the/its_owner's) warchest "
              "(instead_of_your_discard/instead_of_the_discard/instead_of_discarding_them/"
              "instead_of_your_discard_pile/instead/) .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , (return/put) (its_equipped_treasures/its_treasures/"
              "the_treasures_equipped_to_it) (to/into) your warchest instead of discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "exits . if it does ,", "exits . if you do ," },
    Wording {
        "mercenary (becomes/is_also) a {w} this turn .", "mercenary counts as a {1} this turn ." },
    Wording { "if you win at least {n} (of_them/) ,", "if you win {1} or more flips ," },
    Wording { "| sacrifice any number of mercenaries .",
        "destroy any number of mercenaries you control ." },
    Wording { "for each mercenary sacrificed this way", "for each of them" },
    Wording { "an extra turn after this turn . at the end of that turn ,",
        "an extra turn after this turn . at the end of your next turn ," },
    Wording { "adjacent enemies must spend {n} (additional/more) movement to move .",
        "enemies must spend {1} more movement to leave adjacent tiles ." },
    // Of whoever it is
    Wording { "{whenever/when} a player's mercenary {,} , that player",
        "{1} a mercenary {2} , its controller" },
    Wording { "| {w} cards can not be played .", "players can not play {1} cards ." },
    Wording { "^ passive : {w} can not be played .", "passive : players can not play {1} ." },
    Wording { "| no {w} cards can be played for the rest of this turn .",
        "players can not play {1} cards this turn ." },
    Wording { "| no {w} {cards_can=cards_this/can=this} be played this turn .",
        "players can not play {1} {2} turn ." },
    Wording {
        "you may play this (card/) without paying its cost if", "this card costs nothing if" },
    // Ways and places
    Wording { "{tiles/tile} straight {forward/backward}", "{1} {2}" },
    Wording { "{put/place/set/lay} a {w} trap on", "{1} a trap on" },
    Wording { ", then the trap is {destroyed/removed} .", "and the trap is {1} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfPermissions()
{
    return ofPermissions;
}

} // namespace triptych::seize
