#include "seize/text/surface/Wordings.h"

#include <array>

// When and how often: events, turns, what comes instead.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofTimes {
    Wording { "{start/end/beginning} of (each_of_your/your/) opponents' "
              "{beginning/draw/acquire/rally/attack/end} phases",
        "{1} of each opponent's {2} phase" },
    Wording { "{start/end/beginning} of each of your {beginning/rally/attack/end} phases",
        "{1} of your {2} phase" },
    // Of what happens in a phase or a turn "that" one goes on
    Wording { "| {when/whenever} {~} , {*} {at/until} the end of that {w} phase",
        "{1} {2} , {3} {4} the end of the {5} phase" },
    Wording { "| {when/whenever} {~} , at the end of that {w} phase ,",
        "{1} {2} , at the end of the {3} phase ," },
    Wording { "| {when/whenever} {~} , {*} at the end of that turn",
        "{1} {2} , {3} at the end of the turn" },
    Wording { "| {when/whenever} {~} , {*} until the end of that turn", "{1} {2} , {3} this turn" },
    Wording { "{whenever/when} {,} with its {melee/ranged} (attack/attacks) ,",
        "{1} {2} with a {3} attack ," },
    Wording { "attack right now", "attack now" },
    Wording { "into their warchest each turn", "each turn" },
    Wording { "attacks each turn , it does not become exhausted {and_may/.}",
        "attacks each turn , it does not become exhausted by attacking {1}" },
    Wording { "each turn {*} attacks , it does not become exhausted {and_may/.}",
        "each turn {1} attacks , it does not become exhausted by attacking {2}" },
    Wording { "attacks (in/during) each of your attack phases", "attacks each turn" },
    Wording { "play (this/) only if {,} is the target of a {melee/ranged} attack",
        "play only if {1} is being attacked by a {2} attack" },
    Wording { "play (this/) only if {,} is the target of an attack",
        "play only if {1} is being attacked" },
    Wording { "play (this/) only if {,} is attacked .", "play only if {1} is being attacked ." },
    // Only in answer to what is countered then
    Wording {
        "in response to an attack (declared_by/made_by/from)", "in response to an attack by" },
    Wording { "| play (this_card/this/) only in response to an attack by {~} . counter "
              "(that_attack/the_attack/it)",
        "counter target attack by {1}" },
    Wording { "| play (this_card/this/) only when {~} declares an attack . counter that attack",
        "counter target attack by {1}" },
    Wording { "| play (this_card/this/) only in response to a plunder . counter that plunder",
        "counter target plunder" },
    Wording {
        "| play (this_card/this/) only in response to a plunder by {~} . counter that plunder",
        "counter target plunder by {1}" },
    Wording { "may attack again this (attack/) phase", "may attack again this turn" },
    Wording { "^ passive : when played ,", "passive : when this mercenary is played ," },
    Wording { "| when played ,", "when this is played ," },
    Wording { "{this_mercenary_gains/this_mercenary_gets/the_bearer_gains/it_gains/it_gets} {*} "
              "during your next turn .",
        "at the start of your next turn , {1} {2} this turn ." },
    Wording { "instead of being discarded", "instead of discarding it" },
    Wording { "instead of putting it "
              "(into_its_owner's/in_its_owner's/into_your/in_your/into_the/in_the) discard",
        "instead of discarding it" },
    Wording { "; if", ". if" },
    Wording {
        "whenever {an_allied_mercenary/this_mercenary/the_bearer/a_mercenary} is {w} or {w} ,",
        "whenever {1} is {2} or is {3} ," },
    Wording { "when this mercenary is {w} or {w} ,", "when this mercenary is {1} or is {2} ," },
    Wording {
        "whenever {another_allied_mercenary/an_enemy_mercenary/an_ally/an_enemy} is {w} or {w} ,",
        "whenever {1} is {2} or is {3} ," },
    Wording { "on a turn in which it (has/) {moved/attacked} .", "if it {1} this turn ." },
    Wording { "on (a/the) turn it moved .", "if it moved this turn ." },
    Wording { "on a turn it attacked .", "if it attacked this turn ." },
    Wording { "| {*} cards you play {during_an_opponent's/during_your} turn cost {*} .",
        "{2} turn , your {1} cards cost {3} ." },
    Wording { "^ if {!you} {*} {enters_the_battlefield/is_destroyed/exits/plunders/attacks} ,",
        "whenever {1} {2} ," },
    Wording { "^ if {!you} {*} dies ,", "whenever {1} is destroyed ," },
    Wording { "^ passive : if {!you} {*} {is_destroyed/exits/plunders/attacks} ,",
        "passive : whenever {1} {2} ," },
    Wording {
        "| whenever {*} plunders , it takes {n} extra loot .", "{1} plunders for {2} more loot ." },
    Wording { "| whenever {*} plunders , it takes {n} additional loot .",
        "{1} plunders for {2} more loot ." },
    Wording {
        "| whenever {*} plunders , it takes {n} more loot .", "{1} plunders for {2} more loot ." },
    Wording {
        "| when {*} plunders , it takes {n} extra loot .", "{1} plunders for {2} more loot ." },
    Wording { "| when {*} plunders , it takes {n} additional loot .",
        "{1} plunders for {2} more loot ." },
    Wording {
        "| when {*} plunders , it takes {n} more loot .", "{1} plunders for {2} more loot ." },
    Wording { "you do not lose loot when {*} are destroyed",
        "{1} cost you no loot when they are destroyed" },
    Wording { "in the {second/first} movement phase", "during the {1} movement phase" },
    Wording { "makes an additional attack this turn", "may attack again this turn" },
    // What one may do is asked; each of several by itself.
    Wording { "| {this_mercenary/the_bearer/this} may make a {w} attack {!each} {!per} {!in} {!at}",
        "you may have {1} make a {2} attack" },
    Wording { "| equipped mercenary may make a {w} attack {!each} {!per} {!in} {!at}",
        "you may have the bearer make a {1} attack" },
    Wording { "| one of your {w} may make a {w} attack {!each} {!per} {!in} {!at}",
        "you may have one of your {1} make a {2} attack" },
    Wording { "| each allied {,} may make a {w} attack {!each} {!per} {!in} {!at}",
        "for each allied {1} in turn , you may have it make a {2} attack" },
    // What an attack that is made deals more is said of that attack.
    Wording { "{w} a {w} attack . it deals {n} (additional/more) damage .",
        "{1} a {2} attack that deals {3} additional damage ." },
    Wording { "{w} a {w} attack against {,} . it deals {n} (additional/more) damage .",
        "{1} a {2} attack that deals {4} additional damage against {3} ." },
    Wording { "{w} a {w} attack . it deals {+1=deals_1/+2=deals_2} damage .",
        "{1} a {2} attack that {3} additional damage ." },
    Wording { "{w} a {w} attack against {,} . it deals {+1=deals_1/+2=deals_2} damage .",
        "{1} a {2} attack that {4} additional damage against {3} ." },
    // What is near a target is known once that is chosen
    Wording { "| {!whenever} {!when} {!at} {!if} {!passive} {!equipped} {!active} {!once} {*} "
              "adjacent to target {,} .",
        "choose target {2} , then {1} adjacent to it ." },
    Wording { "whenever {an_ability_card/an_attack_card/an_attack_ability/an_instant/an_ability} "
              "is played ,",
        "whenever a player plays {1} ," },
    Wording { "whenever {an_instant_card/an_event/a_treasure} is played ,",
        "whenever a player plays {1} ," },
    Wording { "whenever a treasure is {equipped=equipped_to/unequipped=unequipped_from} ,",
        "whenever a treasure is {1} a mercenary ," },
    Wording { "| place {n} {w} counters on {*} . if it already has {n} or more , {*}",
        "place {1} {2} counters on {3} . if it already has {4} or more {2} counters , {5}" },
    Wording { "| apply {n} {w} to {*} . if it already has {n} or more , {*}",
        "apply {1} {2} to {3} . if it already has {4} or more {2} counters , {5}" },
    Wording { "| the next attack against {*} this turn deals no damage .",
        "the next time {1} would be dealt attack damage this turn , prevent it ." },
    Wording { "| {allied/enemy/opposing} {w} mercenaries enter the battlefield with {*} .",
        "whenever an {1} {2} mercenary enters the battlefield , it gains {3} ." },
    Wording { "| {allied/enemy/opposing} {w} mercenaries enter the battlefield exhausted .",
        "whenever an {1} {2} mercenary enters the battlefield , exhaust it ." },
    Wording { "| {each=a/every=a/each_other=another/any=a/a=a/another=another} {a} "
              "(you_play/you_control) enters the battlefield with {*} .",
        "whenever {1} {2} you control enters the battlefield , it gains {3} ." },
    Wording { "| {each=a/every=a/each_other=another/any=a/a=a/another=another} {a} "
              "(you_play/you_control) enters the battlefield exhausted .",
        "whenever {1} {2} you control enters the battlefield , exhaust it ." },
    Wording { "| (mercenaries_you_control/your_mercenaries) enter the battlefield with {*} .",
        "whenever a mercenary you control enters the battlefield , it gains {1} ." },
    Wording { "| {allied/enemy} mercenaries enter the battlefield with {*} .",
        "whenever an {1} mercenary enters the battlefield , it gains {2} ." },
    Wording { "| mercenaries enter the battlefield with {*} .",
        "whenever a mercenary enters the battlefield , it gains {1} ." },
    Wording { "| (enemy/opposing/opponents') mercenaries enter the battlefield exhausted .",
        "whenever an enemy mercenary enters the battlefield , exhaust it ." },
    Wording { "| mercenaries enter the battlefield exhausted .",
        "whenever a mercenary enters the battlefield , exhaust it ." },
    Wording { "the first {*} you play each turn ,", "once per turn , whenever you play a {1} ," },
    Wording {
        "the {second/third} {*} you play each turn ,", "the {1} time you play a {2} each turn ," },
    Wording { "each player's first {*} each turn costs",
        "the first {1} each player plays each turn costs" },
    Wording { "| {*} instead if {*} .", "if {2} , {1} instead ." },
    Wording { "until end of game .", "." },
    Wording { "(until_the_end/for_the_rest) of the game .", "." },
    Wording { "the first time each turn {!an} {!a} {!another} {!any} {!one} {*} is attacked , "
              "reduce the damage by {n}",
        "{1} takes {2} less damage from attacks the first time each turn" },
    Wording { "the first time {!an} {!a} {!another} {!any} {!one} {*} is attacked each turn , "
              "reduce the damage by {n}",
        "{1} takes {2} less damage from attacks the first time each turn" },
    Wording { "| whenever {*} plunders , its bounty counts as double .", "{1} plunders double ." },
    Wording { "| when {*} plunders , its bounty counts as double .", "{1} plunders double ." },
    Wording { "| whenever {*} deals damage to a mercenary {*} , that damage is lethal .",
        "{1} deals lethal damage to mercenaries {2} ." },
    Wording { "| when {*} deals damage to a mercenary {*} , that damage is lethal .",
        "{1} deals lethal damage to mercenaries {2} ." },
    Wording { "| you lose no loot when {*} is destroyed .",
        "{1} costs you no loot when it is destroyed ." },
    // "Apply 2 Burn to it. If it already has Burn, ..." asks what was so before: only where it comes
    // instead is that asked before anything is done.
    Wording { "| if {*} already {*} , {*} instead .", "if {1} {2} , {3} instead ." },
    Wording { "| apply {n} {w} (counters/) to {*} . if it already {*} , {*} .",
        "apply {1} {2} to {3} . if it {4} , instead apply {1} {2} to it and {5} ." },
    Wording { "| place {n} {w} counters on {*} . if it already {*} , {*} .",
        "place {1} {2} on {3} . if it {4} , instead place {1} {2} on it and {5} ." },
    Wording { "| place a {w} counter on {*} . if it already {*} , {*} .",
        "place 1 {1} on {2} . if it {3} , instead place 1 {1} on it and {4} ." },
    Wording { "{that_is/that_are/that} already", "{1}" },
    Wording { "at each {w} phase", "at the start of each {1} phase" },
    Wording { "the turn player", "that player" },
    Wording { "each turn instead of one .", "each turn ." },
    Wording { "look at the top two cards of your deck . put one on top and the other on the bottom",
        "look at the top two cards of your deck , put one of them on the bottom and the rest back "
        "on top" },
    // What comes instead is asked before anything is done
    Wording { "| if {the_target/it} had {w} , {*} instead .", "if {1} has {2} , {3} instead ." },
    Wording { "| if it was {w} , {*} instead .", "if it is {1} , {2} instead ." },
    Wording { "each of your turns", "your turn" },
    Wording { "each of your {rally/attack/end} phases", "your {1} phase" },
    Wording { "| the first time {*} each turn ,", "once per turn , whenever {1} ," },
    Wording { "^ passive : after", "passive : whenever" },
    Wording { "^ after", "whenever" },
    Wording { "must attack this turn if able", "must attack each turn if able this turn" },
    Wording { "if you have not {played_an_ability/acquired/plundered} this turn ,",
        "unless you have {1} this turn ," },
    Wording { "if you (have_not_played/did_not_play) an ability card this turn ,",
        "unless you have played an ability card this turn ," },
    Wording { "if you did not acquire (a_card/any_cards/) this turn ,",
        "unless you have acquired this turn ," },
    Wording { "if you did not plunder this turn ,", "unless you have plundered this turn ," },
    Wording {
        "if you (have/) acquired no cards this turn ,", "unless you have acquired this turn ," },
    Wording { "| each {,} gains stealth until your next turn .",
        "for each {1} in turn , apply stealth to it and at the start of your next turn remove "
        "stealth "
        "from it ." },
    Wording { "| {*} gains stealth until your next turn .",
        "{1} gains stealth . at the start of your next turn , remove stealth from it ." },
    // Silence, Blind and Fog go by themselves in the next End Phase, which is this turn's.
    Wording { "| {place_fog_on/silence/blind} {*} until the next end phase .", "{1} {2} ." },
    Wording { "{silenced/blinded} until the next end phase .", "{1} ." },
    Wording { "until the next end phase", "this turn" },
    Wording { "may move an additional {n} tiles this turn", "gains {1} movement this turn" },
    Wording { "may move an additional tile this turn", "gains 1 movement this turn" },
    Wording { "gains {n} additional movement this turn", "gains {1} movement this turn" },
    Wording { "until the end of (the/this/) turn", "this turn" },
    Wording { "(until_end_of/for_the/during_this) turn", "this turn" },
    Wording { "until the (start/beginning) of your next turn", "until your next turn" },
    Wording { "at the end of this turn", "at the end of the turn" },
    // For a time it hides, each of several by itself
    Wording { "{becomes=gains/become=gain} stealthed {this_turn/until_your_next_turn}",
        "{1} stealth {2}" },
    Wording { "| each {,} gains stealth this turn .",
        "for each {1} in turn , apply stealth to it and at the end of the turn remove stealth from "
        "it ." },
    Wording { "| (all/) {allied/enemy} {w} mercenaries gain stealth "
              "{this_turn=end_of_the/until_your_next_turn=start_of_your_next} .",
        "for each {1} {2} mercenary in turn , apply stealth to it and at the {3} turn remove "
        "stealth "
        "from it ." },
    Wording { "| (all/all_of/) (allies/allied_mercenaries) gain stealth "
              "{this_turn=end_of_the/until_your_next_turn=start_of_your_next} .",
        "for each allied mercenary in turn , apply stealth to it and at the {1} turn remove "
        "stealth "
        "from it ." },
    Wording { "| (all/all_of/) (your_mercenaries/mercenaries_you_control) gain stealth "
              "{this_turn=end_of_the/until_your_next_turn=start_of_your_next} .",
        "for each mercenary you control in turn , apply stealth to it and at the {1} turn remove "
        "stealth from it ." },
    Wording { "| {*} gains stealth this turn .",
        "{1} gains stealth . at the end of the turn , it loses stealth ." },
    Wording { "| each turn , when {*} for the first time", "once per turn , whenever {1}" },
    Wording { "| the first time each turn {*} ,", "once per turn , whenever {1} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfTimes()
{
    return ofTimes;
}

} // namespace triptych::seize
