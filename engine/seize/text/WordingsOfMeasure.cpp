#include "seize/text/Wordings.h"

#include <array>

// How much, how long and how often: a time in front, an extra turn, "as many ... as", "per", "the excess damage".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofMeasure {
    // A time in front, without its comma
    Wording { "| this turn {!,} {!.} {!only} {!and} {!or} {!but} {!instead} {!if} {!unless} {!for} "
              "{!plus} {!when} {!whenever}",
        "this turn ," },
    Wording { "| until end of turn {!,} {!.} {!only} {!and} {!or} {!but} {!instead} {!if} "
              "{!unless} {!for} {!plus} {!when} {!whenever}",
        "until end of turn ," },
    Wording { "| until the end of the turn {!,} {!.} {!only} {!and} {!or} {!but} {!instead} {!if} "
              "{!unless} {!for} {!plus} {!when} {!whenever}",
        "until the end of the turn ," },
    Wording { "| until your next turn {!,} {!.} {!only} {!and} {!or} {!but} {!instead} {!if} "
              "{!unless} {!for} {!plus} {!when} {!whenever}",
        "until your next turn ," },
    Wording { "| until the start of your next turn {!,} {!.} {!only} {!and} {!or} {!but} "
              "{!instead} {!if} {!unless} {!for} {!plus} {!when} {!whenever}",
        "until the start of your next turn ," },
    Wording { "at the start of your turn you", "at the start of your turn , you" },
    Wording { "at the end of your turn you", "at the end of your turn , you" },
    // Limits of an active ability in front
    Wording { "^ once per turn , active ( {*} ) :", "active ( {1} , once per turn ) :" },
    Wording { "^ once each turn , active ( {*} ) :", "active ( {1} , once per turn ) :" },
    Wording { "^ twice per turn , active ( {*} ) :", "active ( {1} , twice per turn ) :" },
    Wording { "^ twice each turn , active ( {*} ) :", "active ( {1} , twice per turn ) :" },
    Wording { "^ once per turn , active :", "active ( once per turn ) :" },
    Wording { "^ once each turn , active :", "active ( once per turn ) :" },
    // Turns and phases
    Wording { "| after this turn , take an extra turn", "take an extra turn after this turn" },
    Wording { "| after this turn , you take an extra turn", "take an extra turn after this turn" },
    Wording { "| after this turn , take another turn", "take an extra turn after this turn" },
    Wording { "| after this turn , you take one more turn", "take an extra turn after this turn" },
    Wording { "| after this turn , take one more turn", "take an extra turn after this turn" },
    Wording { "take one more turn after this", "take an extra turn after this" },
    Wording { "take one extra turn", "take an extra turn" },
    Wording { "take an additional turn", "take an extra turn" },
    Wording { "extra turn after this .", "extra turn after this turn ." },
    Wording { "extra turn after that .", "extra turn after this turn ." },
    Wording { "target opponent's next {w} phase is skipped",
        "target opponent skips their next {1} phase" },
    Wording {
        "target player's next {w} phase is skipped", "target player skips their next {1} phase" },
    Wording { "the next {w} phase of target opponent is skipped",
        "target opponent skips their next {1} phase" },
    Wording { "the next {w} phase of target player is skipped",
        "target player skips their next {1} phase" },
    Wording { "opponent must skip", "opponent skips" },
    Wording { "player must skip", "player skips" },
    Wording { "when your {w} phase ends ,", "at the end of your {1} phase ," },
    Wording { "^ passive : at the end of {~} , if {~} that turn ,",
        "passive : at the end of {1} , if {2} this turn ," },
    // Amounts
    Wording { "as many {w} as you have opponents", "{1} equal to the number of opponents" },
    Wording {
        "as many {w} as you have {w} in your hand", "{1} equal to the number of {2} in your hand" },
    Wording {
        "as many {w} as {w} damaged this way", "{1} equal to the number of {2} damaged this way" },
    Wording { "as many {w} as {w} destroyed this way",
        "{1} equal to the number of {2} destroyed this way" },
    Wording { "for each of them that is a {w} card", "for each {1} card among them" },
    Wording { "for each tile that it moved", "for each tile it moved" },
    Wording { "for each tile moved by it", "for each tile it moved" },
    Wording { "opponents you have", "opponents" },
    Wording { "the number of your opponents", "the number of opponents" },
    Wording { "the number of opponents you control", "the number of opponents" },
    Wording { "classes among the mercenaries", "classes among mercenaries" },
    Wording { "class among the mercenaries", "class among mercenaries" },
    Wording { "different class of mercenary you control",
        "different class among mercenaries you control" },
    Wording { "the sum of the bounties of", "the total bounty of" },
    Wording { "the enemy mercenaries' total bounty", "the total bounty of enemy mercenaries" },
    Wording { "enemy mercenaries' total bounty", "the total bounty of enemy mercenaries" },
    Wording { "draw half that many cards", "draw cards equal to half that many" },
    Wording { "draws half that many cards", "draws cards equal to half that many" },
    Wording { "the excess damage dealt this way", "the excess damage" },
    Wording { "if excess damage is dealt this way , {,} loses that much loot",
        "{1} loses loot equal to the excess damage" },
    Wording { "if excess damage was dealt this way , {,} loses that much loot",
        "{1} loses loot equal to the excess damage" },
    Wording {
        "loses 1 loot for each point of excess damage", "loses loot equal to the excess damage" },
    Wording { "loses 1 loot for each excess damage", "loses loot equal to the excess damage" },
    Wording {
        "for each excess damage , {,} loses 1 loot", "{1} loses loot equal to the excess damage" },
    Wording {
        "lose 1 loot for each point of excess damage", "lose loot equal to the excess damage" },
    Wording { "coins . draw cards equal to the number of heads", "coins . draw that many cards" },
    Wording {
        "coins and draw cards equal to the number of heads", "coins and draw that many cards" },
    Wording { "flip a coin {n} times", "flip {1} coins" },
    Wording { "flips a coin {n} times", "flips {1} coins" },
    Wording { "remove all bleed counters from {,} . {,} for each bleed counter removed this way",
        "remove all bleed from {1} . {2} for each counter removed this way" },
    Wording { "remove all bleed from {,} . {,} for each bleed counter removed this way",
        "remove all bleed from {1} . {2} for each counter removed this way" },
    Wording { "remove all bleed from {,} , then {,} for each bleed counter removed this way",
        "remove all bleed from {1} , then {2} for each counter removed this way" },
    Wording {
        "remove all bleed counters from {,} , then {,} for each bleed counter removed this way",
        "remove all bleed from {1} , then {2} for each counter removed this way" },
    Wording { "remove all burn counters from {,} . {,} for each burn counter removed this way",
        "remove all burn from {1} . {2} for each counter removed this way" },
    Wording { "remove all burn from {,} . {,} for each burn counter removed this way",
        "remove all burn from {1} . {2} for each counter removed this way" },
    Wording { "remove all burn from {,} , then {,} for each burn counter removed this way",
        "remove all burn from {1} , then {2} for each counter removed this way" },
    Wording { "remove all burn counters from {,} , then {,} for each burn counter removed this way",
        "remove all burn from {1} , then {2} for each counter removed this way" },
    Wording { "remove all poison counters from {,} . {,} for each poison counter removed this way",
        "remove all poison from {1} . {2} for each counter removed this way" },
    Wording { "remove all poison from {,} . {,} for each poison counter removed this way",
        "remove all poison from {1} . {2} for each counter removed this way" },
    Wording { "remove all poison from {,} , then {,} for each poison counter removed this way",
        "remove all poison from {1} , then {2} for each counter removed this way" },
    Wording {
        "remove all poison counters from {,} , then {,} for each poison counter removed this way",
        "remove all poison from {1} , then {2} for each counter removed this way" },
    Wording { "remove all frost counters from {,} . {,} for each frost counter removed this way",
        "remove all frost from {1} . {2} for each counter removed this way" },
    Wording { "remove all frost from {,} . {,} for each frost counter removed this way",
        "remove all frost from {1} . {2} for each counter removed this way" },
    Wording { "remove all frost from {,} , then {,} for each frost counter removed this way",
        "remove all frost from {1} , then {2} for each counter removed this way" },
    Wording {
        "remove all frost counters from {,} , then {,} for each frost counter removed this way",
        "remove all frost from {1} , then {2} for each counter removed this way" },
    Wording { "heal {,} equal to the number of counters removed this way",
        "heal {1} 1 for each counter removed this way" },
    // What is asked
    Wording { "has more {w} than health ,", "has more {1} than its health ," },
    Wording { "has less {w} than health ,", "has less {1} than its health ," },
    Wording { "has more {w} than melee ,", "has more {1} than its melee ," },
    Wording { "has less {w} than melee ,", "has less {1} than its melee ," },
    Wording { "has more {w} than ranged ,", "has more {1} than its ranged ," },
    Wording { "has less {w} than ranged ,", "has less {1} than its ranged ," },
    Wording { "has more {w} than bounty ,", "has more {1} than its bounty ," },
    Wording { "has less {w} than bounty ,", "has less {1} than its bounty ," },
    Wording { "its {w} exceeds its {w}", "its {1} is greater than its {2}" },
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
    Wording { "move all {w} counters on {,} to", "move all {1} counters from {2} to" },
    Wording { "move all {w} counters on {,} onto", "move all {1} counters from {2} to" },
    Wording { "move each {w} counter from", "move all {1} counters from" },
    Wording { "remove each {w} counter from", "remove all {1} counters from" },
    Wording { "move all of target mercenary's {w} counters to",
        "move all {1} counters from target mercenary to" },
    Wording { "move all of target enemy's {w} counters to",
        "move all {1} counters from target enemy to" },
    Wording {
        "move all of target ally's {w} counters to", "move all {1} counters from target ally to" },
    Wording { "move all of target enemy mercenary's {w} counters to",
        "move all {1} counters from target enemy mercenary to" },
    Wording { "move all of target allied mercenary's {w} counters to",
        "move all {1} counters from target allied mercenary to" },
    Wording { "move all of this mercenary's {w} counters to",
        "move all {1} counters from this mercenary to" },
    Wording { "move all of its {w} counters to", "move all {1} counters from it to" },
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
