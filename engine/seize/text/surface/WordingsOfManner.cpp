#include "seize/text/surface/Wordings.h"

#include <array>

// Words that say nothing more, and other words for the same: how something is done, by whom it is counted, what
// is only explained.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofManner {
    // That it happens when it happens
    Wording { "(even_while_exhausted/even_if_exhausted/right_away/straight_away/instantly)", "" },
    Wording { "(after_the_attack/after_this_attack/too) .", "." },
    Wording { "too ,", "," },
    Wording { "as well ,", "," },
    Wording { "{damage/health/loot/counter/counters/movement/card/cards} each .", "{1} ." },
    Wording { "(for/by) {n} each .", "for {1} ." },
    Wording { "{!for} {!per} {n} each .", "{1} ." },
    Wording { "(,_even_if/,_even_though/even_though/even_if) it is exhausted", "" },
    Wording { "even though they are exhausted", "" },
    Wording { "after (the/that/this) attack resolves", "" },
    Wording { "after the attack is resolved", "" },
    Wording { "(once/when) the attack is over", "" },
    // Explanations
    Wording {
        "equipped to {*} ( (including_this_one/including_this_mercenary/including_this_treasure) )",
        "equipped to {1}" },
    Wording { "equipped to {*} ( (including_the_bearer/this_one_included/including_itself) )",
        "equipped to {1}" },
    Wording { "( the new target must be legal . )", "" },
    Wording { ". the new target must be (a_legal_one/legal) .", "." },
    Wording { "( puts the top {n} cards of their deck into their discard )", "" },
    Wording { "( put the top {n} cards of your deck into your discard )", "" },
    Wording { "each of up to {n} target", "up to {1} target" },
    Wording { "to each of up to {n}", "to up to {1}" },
    // Cards
    Wording { "mills {n} (cards/card)", "discards the top {1} cards of their deck" },
    Wording { "mills a card", "discards the top card of their deck" },
    Wording { "mill {n} cards", "discard the top {1} cards of your deck" },
    Wording { "mill a card", "discard the top card of your deck" },
    Wording { "puts the top {n} cards of their deck into their discard",
        "discards the top {1} cards of their deck" },
    Wording { "puts the top card of their deck into their discard",
        "discards the top card of their deck" },
    Wording { "put the top {n} cards of your deck into your discard",
        "discard the top {1} cards of your deck" },
    Wording {
        "put the top card of your deck into your discard", "discard the top card of your deck" },
    Wording { "draws a card during their acquire phase", "acquires a card" },
    Wording { "draw a card during your acquire phase", "acquire a card" },
    // Whose
    Wording { "(each/all) of (that_player's/their) mercenaries", "each mercenary they control" },
    Wording { "1 of your", "one of your" },
    Wording { "in (a_single/one) opponent's warchest", "in target opponent's warchest" },
    Wording { "| (your/) opponents can not target {*} while {*} .",
        "as long as {2} , {1} can not be targeted by opponents ." },
    Wording {
        "| (your/) opponents can not target {*} .", "{1} can not be targeted by opponents ." },
    Wording { "| you can not (declare_attacks/attack)", "your mercenaries can not attack" },
    Wording { "and you can not declare attacks", "and your mercenaries can not attack" },
    Wording { "can not declare attacks", "can not attack" },
    Wording { "(opposing/enemy/opponents') instants", "opponents' instant cards" },
    // How often and how long
    Wording { "until eot", "this turn" },
    Wording { "at eot", "at the end of the turn" },
    Wording { "eot .", "this turn ." },
    Wording { "(to_your_warchest/) on each of your turns", "each turn" },
    Wording { "(to/into) your warchest each turn", "each turn" },
    Wording { "if you (have/) played no ability cards this turn ,",
        "unless you have played an ability card this turn ," },
    Wording { "if you played no abilities this turn ,",
        "unless you have played an ability card this turn ," },
    Wording { "{attacked/moved/plundered} that turn", "{1} this turn" },
    Wording {
        "(ends_a_movement/ends_a_move/ends_its_move/finishes_a_movement)", "ends its movement" },
    Wording { "finishes (its_movement/a_move/moving)", "ends its movement" },
    // Times and events as people put them
    Wording { "( use only during {*} . )", "use this only during {1} ." },
    Wording { "( (use_this/use/) only during {*} )", "use this only during {1} ." },
    Wording { "( play (this/) only during {*} )", "play this only during {1} ." },
    Wording { "( (rounded/round) {up/down} )", ", rounded {1}" },
    Wording { "( maximum of {n} )", ", up to {1}" },
    Wording { "declares {*} , {*} before that attack resolves .", "declares {1} , {2} ." },
    Wording { "(when/whenever) an attack by {*} destroys {*} ,",
        "whenever {1} destroys {2} with an attack ," },
    Wording { "(if/when) this mercenary's {melee/ranged} attack destroys {*} ,",
        "whenever this mercenary destroys {2} with a {1} attack ," },
    Wording { "| (your/) opponents can not spend movement to remove stealth from {*} .",
        "{1} can not be spotted ." },
    Wording { "has a {w} counter , (place/put) {n} more on it",
        "has a {1} counter , place {2} {1} counters on it" },
    Wording { "| if target {*} would be destroyed this turn , {*} instead .",
        "the next time target {1} would be destroyed this turn , {2} instead ." },
    Wording { "| choose {*} and {*} adjacent to it . each deals physical damage equal to its melee "
              "(damage/) to the other .",
        "{1} fights {2} adjacent to it ." },
    Wording { "put this {w} into your warchest instead of your discard",
        "return this treasure to your warchest" },
    Wording { "put (this/it) into your warchest instead of your discard",
        "return this treasure to your warchest" },
    Wording { "put this treasure into your warchest instead of discarding it",
        "return this treasure to your warchest" },
    Wording { "| when {*} is destroyed , you lose {n} less loot .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "^ passive : draw {*} (during/in) your draw phase .",
        "passive : at the start of your draw phase , draw {1} ." },
    Wording { "^ passive : while {*} , draw {*} (in/during) your draw phase .",
        "passive : at the start of your draw phase , if {1} , draw {2} ." },
    Wording { "one extra card", "1" },
    Wording { "for every {n} health it is missing", "for every {1} damage on it" },
    Wording { "for each health it is missing", "for each damage on it" },
    Wording { "for each missing health", "for each damage on it" },
    Wording { "heal it to {n} {./instead}", "heal it to {1} health {2}" },
    Wording { "when {below_half_health/adjacent_to}", "while {1}" },
    Wording { "when in {an_opponent's/your} guild hall", "while in {1} guild hall" },
    Wording { "when at half health or less", "while at half health or less" },
    Wording { "| {allied/your/enemy} mercenaries have {*} while adjacent to another {*} .",
        "{1} mercenaries with another {3} adjacent to it have {2} ." },
    Wording { "| allied mercenaries get {*} while adjacent to another {*} .",
        "allied mercenaries with another {2} adjacent to it get {1} ." },
    Wording { "| allied mercenaries have {*} while adjacent to an {*} .",
        "allied mercenaries with an {2} adjacent to it have {1} ." },
    Wording { "| this turn , damage dealt by {*} is {true/pure} damage .",
        "this turn , {1} deal {2} damage ." },
    Wording { "(may_acquire_only/may_only_acquire/can_only_acquire) {n} cards",
        "can acquire at most {1} cards" },
    Wording { "| plundering takes {n} less loot .", "mercenaries plunder for {1} less loot ." },
    Wording { "| (all/) bounties are doubled .", "each mercenary's bounty is doubled ." },
    Wording { "move an enemy's {w} counter to", "move a {1} counter from an enemy mercenary to" },
    Wording { "| target mercenary's owner puts it on {the_bottom/top} of their deck .",
        "put target mercenary on {1} of its owner's deck ." },
    // Where
    Wording { "standing {in/adjacent/within}", "{1}" },
    Wording { "up to {n} tiles away", "within {1} tiles" },
    Wording { "in each opponent's guild hall", "in an opponent's guild hall" },
    // How hard
    Wording { "| (all/) damage dealt by {*} ignores {*} .", "{1} ignores {2} ." },
    Wording { "| (all/) damage dealt by {*} is {physical/magic/true/pure/lethal} (damage/) .",
        "{1} deals {2} damage ." },
    Wording { "{gains/gain/gets/has} {n} defense", "{1} defense {2}" },
    Wording { "the attacks of", "attacks by" },
    // What replaces what would happen, said as what is always so
    Wording { "| frost counters on {*} are not removed at the end of the first movement phase .",
        "{1} do not lose frost at the end of the first movement phase ." },
    Wording { "| whenever {*} attacks , (its_attack/it) ignores {w} .",
        "{1} ignores {2} with attacks ." },
    Wording { "| whenever {*} plunders , it plunders double .", "{1} plunders double ." },
    Wording { "| whenever {*} plunders , it plunders for {n} more loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "^ whenever you gain loot , (you/) gain {n} additional loot .",
        "you gain {1} more loot each time ." },
    Wording { "^ whenever you lose loot , (you/) lose {n} additional loot .",
        "you lose {1} more loot each time ." },
    Wording {
        "^ whenever an opponent loses loot , (that_player_loses/they_lose) {n} additional loot .",
        "opponents lose {1} more loot each time ." },
    Wording { "^ whenever a player loses loot , that player loses {n} additional loot .",
        "players lose {1} more loot each time ." },
    Wording { "^ passive : whenever you gain loot , (you/) gain {n} additional loot .",
        "passive : you gain {1} more loot each time ." },
    Wording { "^ passive : whenever you lose loot , (you/) lose {n} additional loot .",
        "passive : you lose {1} more loot each time ." },
    Wording { "^ passive : whenever an opponent loses loot , (that_player_loses/they_lose) {n} "
              "additional loot .",
        "passive : opponents lose {1} more loot each time ." },
    Wording { "^ passive : whenever a player loses loot , that player loses {n} additional loot .",
        "passive : players lose {1} more loot each time ." },
    Wording { "| if one or more {w} counters would be placed on {*} , {n} fewer is placed .",
        "{2} gains {3} fewer {1} ." },
    Wording { "| (if/whenever) {w} counters would be placed on {*} , {n} fewer is placed .",
        "{2} gains {3} fewer {1} ." },
    Wording { "| plundering does not exhaust {*} .", "{1} is not exhausted by plundering ." },
    Wording {
        "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} movement can not be increased",
        "{1} can not have its move increased" },
    Wording { "base {movement/melee} is", "{1} is" },
    Wording { "movement is {n} .", "movement is set to {1} ." },
    Wording { "| (when/whenever) {*} is destroyed , you lose {n} less loot for its bounty .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "| whenever {*} is destroyed , you lose {n} less loot .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "(may/can) make (its/) {melee/ranged} (attack/attacks) in "
              "(any_direction/all_directions/every_direction)",
        "attacks in all directions with {1} attacks" },
    Wording { "(may/can) {melee/shoot=ranged} in (any_direction/all_directions/every_direction)",
        "attacks in all directions with {1} attacks" },
    Wording { "{may/can} make (its/their) melee (attack/attacks) at distance",
        "{1} make melee attacks at distance" },
    // All of those that are alike
    Wording { "destroy the {*} with the {w} {w} . if two or more are tied , destroy all of them .",
        "destroy each {1} with the {2} {3} ." },
    Wording { "the {w} health enemy", "the enemy with the {1} health" },
    // In answer to an attack
    Wording { "play (this/) only in response to a {w} attack .",
        "play this only if a mercenary is being attacked with a {1} attack ." },
    Wording { "play (this/) only in response to an attack .",
        "play this only if a mercenary is being attacked ." },
    Wording { "play only in response to an attack (against/on) {*} .",
        "play this only if {1} is being attacked ." },
    Wording {
        "play (this/) only when {*} is attacked .", "play this only if {1} is being attacked ." },
    Wording { "declares {*} before (that/the) attack resolves", "declares {1}" },
    // When it is enough
    Wording { "whenever {this_mercenary/the_bearer} has moved {n} or more tiles in a turn , {*} . "
              "( once each turn )",
        "once per turn , whenever {1} moves , if it moved {2} or more tiles this turn , {3} ." },
    Wording { "whenever {this_mercenary/the_bearer} has moved {n} or more tiles in a turn ,",
        "once per turn , whenever {1} moves , if it moved {2} or more tiles this turn ," },
    Wording { "when {it/this} has {n} {w} counters ,", "if {1} has {2} or more {3} counters ," },
    Wording { ". only during {*} and (only/) once per turn .",
        ". use this only during {1} . use this ability only once each turn ." },
    Wording { "^ passive : (she/he)", "passive : this mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfManner()
{
    return ofManner;
}

} // namespace triptych::seize
