#include "seize/text/surface/Wordings.h"

#include <array>

// How much, how long and how often: a time in front, an extra turn, "as many ... as", "per", "the excess damage".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofMeasure {
    // A time in front, without its comma
    Wording { "| {until_end_of/until_your_next/this} turn {!,} {!.} {!only} {!and} {!or} {!but} "
              "{!instead} {!if} {!unless} {!for} {!plus} {!when} {!whenever}",
        "{1} turn ," },
    Wording { "| until the end of the turn {!,} {!.} {!only} {!and} {!or} {!but} {!instead} {!if} "
              "{!unless} {!for} {!plus} {!when} {!whenever}",
        "until the end of the turn ," },
    Wording { "| until the start of your next turn {!,} {!.} {!only} {!and} {!or} {!but} "
              "{!instead} {!if} {!unless} {!for} {!plus} {!when} {!whenever}",
        "until the start of your next turn ," },
    Wording { "at the {start/end} of your turn you", "at the {1} of your turn , you" },
    // Limits of an active ability in front
    Wording {
        "^ {once/twice} (per/each) turn , active ( {*} ) :", "active ( {2} , {1} per turn ) :" },
    Wording { "^ once (per/each) turn , active :", "active ( once per turn ) :" },
    // Turns and phases
    Wording { "| after this turn , take (an_extra/one_more/another) turn",
        "take an extra turn after this turn" },
    Wording { "| after this turn , you take (an_extra/one_more) turn",
        "take an extra turn after this turn" },
    Wording { "take one more turn after this", "take an extra turn after this" },
    Wording { "take (one_extra/an_additional) turn", "take an extra turn" },
    Wording { "extra turn after (this/that) .", "extra turn after this turn ." },
    Wording {
        "target {opponent's=target_opponent/player's=target_player} next {w} phase is skipped",
        "{1} skips their next {2} phase" },
    Wording { "the next {w} phase of target {opponent/player} is skipped",
        "target {2} skips their next {1} phase" },
    Wording { "{opponent/player} must skip", "{1} skips" },
    Wording { "when your {w} phase ends ,", "at the end of your {1} phase ," },
    Wording { "^ passive : at the end of {~} , if {~} that turn ,",
        "passive : at the end of {1} , if {2} this turn ," },
    // Amounts
    Wording { "as many {w} as {w} {damaged/destroyed} this way",
        "{1} equal to the number of {2} {3} this way" },
    Wording { "for each of them that is a {w} card", "for each {1} card among them" },
    Wording { "for each tile (that_it_moved/moved_by_it)", "for each tile it moved" },
    Wording { "opponents you have", "opponents" },
    Wording { "the number of (opponents_you_control/your_opponents)", "the number of opponents" },
    Wording { "{classes/class} among the mercenaries", "{1} among mercenaries" },
    Wording { "different class of mercenary you control",
        "different class among mercenaries you control" },
    Wording { "the sum of the bounties of", "the total bounty of" },
    Wording { "(the/) enemy mercenaries' total bounty", "the total bounty of enemy mercenaries" },
    Wording { "{draw/draws} half that many cards", "{1} cards equal to half that many" },
    Wording { "the excess damage dealt this way", "the excess damage" },
    Wording { "if excess damage (is/was) dealt this way , {,} loses that much loot",
        "{1} loses loot equal to the excess damage" },
    Wording { "{loses/lose} 1 loot for each point of excess damage",
        "{1} loot equal to the excess damage" },
    Wording { "loses 1 loot for each excess damage", "loses loot equal to the excess damage" },
    Wording {
        "for each excess damage , {,} loses 1 loot", "{1} loses loot equal to the excess damage" },
    Wording {
        "coins {./and} draw cards equal to the number of heads", "coins {1} draw that many cards" },
    Wording { "{flip/flips} a coin {n} times", "{1} {2} coins" },
    Wording { "remove all bleed (counters/) from {,} {,_then/.} {,} for each bleed counter removed "
              "this way",
        "remove all bleed from {1} {2} {3} for each counter removed this way" },
    Wording { "remove all burn (counters/) from {,} {,_then/.} {,} for each burn counter removed "
              "this way",
        "remove all burn from {1} {2} {3} for each counter removed this way" },
    Wording { "remove all poison (counters/) from {,} {,_then/.} {,} for each poison counter "
              "removed this way",
        "remove all poison from {1} {2} {3} for each counter removed this way" },
    Wording { "remove all frost (counters/) from {,} {,_then/.} {,} for each frost counter removed "
              "this way",
        "remove all frost from {1} {2} {3} for each counter removed this way" },
    Wording { "equal to the number of counters removed .",
        "equal to the number of counters removed this way ." },
    Wording { "heal {,} equal to the number of counters removed this way",
        "heal {1} 1 for each counter removed this way" },
    // What is asked
    Wording {
        "has {more/less} {w} than {health/melee/ranged/bounty} ,", "has {1} {2} than its {3} ," },
    Wording { "its {w} exceeds its {w}", "its {1} is greater than its {2}" },
    Wording {
        "with {more/less} {health/melee/bounty} than {this/it} has", "with {1} {2} than {3}" },
    Wording { "its health is full", "it is at full health" },
    Wording { "during your rally phase you may play {n} additional treasure into your warchest .",
        "during your rally phase you may play {1} additional treasure into your warchest each turn "
        "." },
    Wording { "you do so ,", "you do ," },
    Wording { "| you can {!not} {!only} {!acquire} {!play} {!have} {!equip} {!lose} {!target} "
              "{!use} {!activate} {!upstage} {!attack} {!exit}",
        "you may" },
    Wording { "| you can lose {n} loot", "you may lose {1} loot" },
    Wording { "this mercenary must exit .", "this mercenary exits ." },
    // Fog, counters and traps
    Wording { "| {,} tile becomes fogged", "place fog on {1} tile" },
    Wording { "| target tile is fogged .", "place fog on target tile ." },
    Wording { "a fog counter", "fog" },
    Wording { "add fog to", "place fog on" },
    Wording { "move all {w} counters on {,} (to/onto)", "move all {1} counters from {2} to" },
    Wording { "{move/remove} each {w} counter from", "{1} all {2} counters from" },
    Wording { "move all of {target_enemy/target_allied/target/this} mercenary's {w} counters to",
        "move all {2} counters from {1} mercenary to" },
    Wording { "move all of {target_enemy's=target_enemy/target_ally's=target_ally/its=it} {w} "
              "counters to",
        "move all {2} counters from {1} to" },
    Wording { "trap onto", "trap on" },
    Wording { "| target empty tile is trapped :", "place a trap on target empty tile :" },
    Wording { "distribute {*} as you choose .", "distribute {1} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfMeasure()
{
    return ofMeasure;
}

} // namespace triptych::seize
