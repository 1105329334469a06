#include "seize/text/Wordings.h"

#include <array>

// What is permitted beyond its usual place and time, and what only reminds of that; the first of them each turn, and
// whom a card aims at.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPermissions {
    // An effect does what it says wherever and whenever that is
    Wording { "exits , even if it is not in {w} guild hall", "exits" },
    Wording { "exits even if it is not in {w} guild hall", "exits" },
    Wording { "exits , even if it is outside {w} guild hall", "exits" },
    Wording { "exits even if it is outside {w} guild hall", "exits" },
    Wording { "exits , wherever it is", "exits" },
    Wording { "exits from wherever it is", "exits" },
    Wording { "exit , even if they are not in {w} guild hall", "exit" },
    Wording { "exit even if they are not in {w} guild hall", "exit" },
    Wording { "makes a {w} attack , even if it is not {w} attack phase", "makes a {1} attack" },
    Wording { "makes a {w} attack even if it is not {w} attack phase", "makes a {1} attack" },
    Wording { "makes an attack , even if it is not {w} attack phase", "makes an attack" },
    Wording { "makes a {w} attack , even outside {w} attack phase", "makes a {1} attack" },
    Wording { "makes a {w} attack even outside {w} attack phase", "makes a {1} attack" },
    Wording { "makes a {w} attack , even if it is exhausted", "makes a {1} attack" },
    Wording { "makes a {w} attack even if it is exhausted", "makes a {1} attack" },
    Wording {
        "makes a {w} attack . it does not exhaust for this attack .", "makes a {1} attack ." },
    Wording { "makes a {w} attack . it is not exhausted by this attack .", "makes a {1} attack ." },
    Wording { "makes a {w} attack . it does not become exhausted by this attack .",
        "makes a {1} attack ." },
    Wording { "makes a {w} attack . this attack does not exhaust it .", "makes a {1} attack ." },
    Wording { "makes a {w} attack without exhausting", "makes a {1} attack" },
    Wording { "may attack this turn even if it is exhausted", "may attack again this turn" },
    Wording { "may attack this turn even though it is exhausted", "may attack again this turn" },
    Wording { "may attack this turn , even if it is exhausted", "may attack again this turn" },
    Wording { "can attack this turn even if it is exhausted", "may attack again this turn" },
    // Movement behind an attack
    Wording { "may move during the second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "may move during your second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "can move during the second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "can move during your second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "can move in your second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "may move in your second movement phase even if it attacked this turn",
        "may move after attacking" },
    Wording { "can move during your second movement phase even if it has attacked this turn",
        "may move after attacking" },
    Wording { "may move during your second movement phase even if it has attacked this turn",
        "may move after attacking" },
    Wording { "may move during your second movement phase even after attacking",
        "may move after attacking" },
    Wording { "can move during your second movement phase even after attacking",
        "may move after attacking" },
    Wording { "can not move during their {w} movement phase",
        "can not move during the {1} movement phase" },
    // Times
    Wording { "| at your {w} phase ,", "at the start of your {1} phase ," },
    Wording { "| at your {w} movement phase ,", "at the start of your {1} movement phase ," },
    Wording { "^ passive : at your {w} phase ,", "passive : at the start of your {1} phase ," },
    Wording { "^ passive : at your {w} movement phase ,",
        "passive : at the start of your {1} movement phase ," },
    Wording { "^ equipped : at your {w} phase ,", "equipped : at the start of your {1} phase ," },
    Wording { "card in the same turn ,", "card in a turn ," },
    Wording { "cards in the same turn ,", "cards in a turn ," },
    Wording {
        "draws {n} or more cards during their acquire phase ,", "acquires {1} or more cards ," },
    Wording {
        "draws {n} or more cards during the acquire phase ,", "acquires {1} or more cards ," },
    Wording { "moved during {w} first movement phase ,",
        "moved during the first movement phase this turn ," },
    Wording { "did not move during {w} first movement phase ,",
        "did not move during the first movement phase this turn ," },
    Wording { "^ passive : if {,} this turn , its {w} attacks deal {n} more damage this turn .",
        "passive : if {1} this turn , its {2} attacks deal {3} more damage ." },
    Wording { "^ passive : if {,} this turn , its attacks deal {n} more damage this turn .",
        "passive : if {1} this turn , its attacks deal {2} more damage ." },
    Wording { "if you upstaged a mercenary this turn ,",
        "if a mercenary you control upstaged a mercenary this turn ," },
    Wording { "if you upstaged an enemy mercenary this turn ,",
        "if a mercenary you control upstaged a mercenary this turn ," },
    Wording { "if you upstaged an enemy this turn ,",
        "if a mercenary you control upstaged a mercenary this turn ," },
    Wording { "it is no longer exhausted", "it is readied" },
    Wording { "they are no longer exhausted", "they are readied" },
    // The first of them each turn: who does it, or to whom it is done
    Wording { "| the first {!card} {,} that {!you} {,} each turn {*} .",
        "the first time a {1} {2} each turn , it {3} ." },
    Wording { "^ passive : the first {!card} {,} that {!you} {,} each turn {*} .",
        "passive : the first time a {1} {2} each turn , it {3} ." },
    Wording { "| the first {,} dealt damage by {,} each turn {*} .",
        "the first time {2} deals damage to a {1} each turn , that mercenary {3} ." },
    Wording { "^ passive : the first {,} dealt damage by {,} each turn {*} .",
        "passive : the first time {2} deals damage to a {1} each turn , that mercenary {3} ." },
    Wording { "| the first {,} attacked by {,} each turn {*} .",
        "the first time {2} attacks a {1} each turn , that mercenary {3} ." },
    Wording { "^ passive : the first {,} attacked by {,} each turn {*} .",
        "passive : the first time {2} attacks a {1} each turn , that mercenary {3} ." },
    Wording { "the first mercenary this mercenary hits with a {w} attack each turn {*} .",
        "the first time this mercenary deals damage to a mercenary with a {1} attack each turn , "
        "that mercenary {2} ." },
    Wording { "the first mercenary the bearer hits with a {w} attack each turn {*} .",
        "the first time the bearer deals damage to a mercenary with a {1} attack each turn , that "
        "mercenary {2} ." },
    Wording { "may move {n} additional tile .", "gains {1} movement this turn ." },
    Wording { "may move {n} additional tiles .", "gains {1} movement this turn ." },
    // Whom a card aims at, as it is played
    Wording { "whenever an opponent plays an {w} that targets {,} ,",
        "whenever {2} is targeted by an opponent's {1} ," },
    Wording { "whenever an opponent plays an {w} card that targets {,} ,",
        "whenever {2} is targeted by an opponent's {1} card ," },
    Wording {
        "whenever you play an {w} that targets {,} ,", "whenever {2} is targeted by your {1} ," },
    Wording { "whenever you play an {w} card that targets {,} ,",
        "whenever {2} is targeted by your {1} card ," },
    Wording { "whenever you target {,} with an {w} ,", "whenever {1} is targeted by your {2} ," },
    Wording { "whenever you target {,} with an {w} card ,",
        "whenever {1} is targeted by your {2} card ," },
    Wording { "when an opponent plays an {w} that targets {,} ,",
        "when {2} is targeted by an opponent's {1} ," },
    Wording { "when an opponent plays an {w} card that targets {,} ,",
        "when {2} is targeted by an opponent's {1} card ," },
    Wording { "when you play an {w} that targets {,} ,", "when {2} is targeted by your {1} ," },
    Wording {
        "when you play an {w} card that targets {,} ,", "when {2} is targeted by your {1} card ," },
    Wording { "when you target {,} with an {w} ,", "when {1} is targeted by your {2} ," },
    // Whoever is played comes there as it upstages
    Wording { "when you play this mercenary and it upstages {,} ,",
        "when this mercenary upstages {1} ," },
    Wording { "whenever you play this mercenary and it upstages {,} ,",
        "whenever this mercenary upstages {1} ," },
    Wording {
        "when this mercenary is played and upstages {,} ,", "when this mercenary upstages {1} ," },
    Wording { "opposing cards can not", "opponents can not" },
    Wording { "opponents' cards can not", "opponents can not" },
    Wording { "through {,} but can not end its movement there .", "through {1} ." },
    Wording { "through {,} but can not end its move there .", "through {1} ." },
    Wording { "through {,} but can not stop there .", "through {1} ." },
    Wording { "deals its melee damage to", "deals damage equal to its melee to" },
    Wording { "| the ally deals", "that ally deals" },
    Wording { "| the enemy deals", "that enemy deals" },
    Wording { "until the end of their controller's next turn",
        "until the end of its controller's next turn" },
    Wording { "tile in your guild hall . it keeps its stealth .", "tile in your guild hall ." },
    Wording { "| play only in response to an {w} mercenary's movement . cancel the remaining steps "
              "of that movement .",
        "counter target move of an {1} mercenary ." },
    Wording { "| play only in response to an {w} mercenary's movement . cancel that movement .",
        "counter target move of an {1} mercenary ." },
    Wording { "| play only when an {w} mercenary moves . cancel the rest of that movement .",
        "counter target move of an {1} mercenary ." },
    // What an exit leaves behind
    Wording { "when {,} exits , return its equipped treasures to your warchest instead of "
              "discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , return its treasures to your warchest instead of discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , return the treasures equipped to it to your warchest instead of "
              "discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , put the treasures equipped to it into your warchest instead of "
              "discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , put its equipped treasures into your warchest instead of "
              "discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    Wording { "when {,} exits , put its treasures into your warchest instead of discarding them .",
        "{1} returns its treasures to the warchest when it exits ." },
    // Of whoever it is
    Wording { "whenever a player's mercenary {,} , that player",
        "whenever a mercenary {1} , its controller" },
    Wording {
        "when a player's mercenary {,} , that player", "when a mercenary {1} , its controller" },
    Wording { "| {w} cards can not be played .", "players can not play {1} cards ." },
    Wording {
        "^ passive : {w} cards can not be played .", "passive : players can not play {1} cards ." },
    Wording { "^ passive : {w} can not be played .", "passive : players can not play {1} ." },
    Wording { "| no {w} cards can be played for the rest of this turn .",
        "players can not play {1} cards this turn ." },
    Wording {
        "| no {w} cards can be played this turn .", "players can not play {1} cards this turn ." },
    Wording { "| no {w} can be played this turn .", "players can not play {1} this turn ." },
    Wording { "you may play this card without paying its cost if", "this card costs nothing if" },
    Wording { "you may play this without paying its cost if", "this card costs nothing if" },
    Wording { "exits . if it does ,", "exits . if you do ," },
    Wording { "mercenary becomes a {w} this turn .", "mercenary counts as a {1} this turn ." },
    Wording { "mercenary is also a {w} this turn .", "mercenary counts as a {1} this turn ." },
    Wording { "if you win at least {n} ,", "if you win {1} or more flips ," },
    Wording { "if you win at least {n} of them ,", "if you win {1} or more flips ," },
    Wording { "| sacrifice any number of mercenaries .",
        "destroy any number of mercenaries you control ." },
    Wording { "for each mercenary sacrificed this way", "for each of them" },
    Wording { "that was adjacent to it", "adjacent to it" },
    Wording { "that were adjacent to it", "adjacent to it" },
    Wording { "an extra turn after this one . at the end of that turn ,",
        "an extra turn after this one . at the end of your next turn ," },
    Wording { "adjacent enemies must spend {n} additional movement to move .",
        "enemies must spend {1} more movement to leave adjacent tiles ." },
    Wording { "adjacent enemies must spend {n} more movement to move .",
        "enemies must spend {1} more movement to leave adjacent tiles ." },
    // Ways and places
    Wording { "tiles straight forward", "tiles forward" },
    Wording { "tile straight forward", "tile forward" },
    Wording { "tiles straight backward", "tiles backward" },
    Wording { "tile straight backward", "tile backward" },
    Wording { "put a {w} trap on", "put a trap on" },
    Wording { "place a {w} trap on", "place a trap on" },
    Wording { "set a {w} trap on", "set a trap on" },
    Wording { "lay a {w} trap on", "lay a trap on" },
    Wording { ", then the trap is destroyed .", "and the trap is destroyed ." },
    Wording { ", then the trap is removed .", "and the trap is removed ." },
};

} // namespace

std::span<const text::Wording> wordingsOfPermissions()
{
    return ofPermissions;
}

} // namespace triptych::seize
