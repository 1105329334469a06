#include "seize/text/Wordings.h"

#include <array>

// What is said on an Attack card: its reach and whom it strikes.
namespace triptych::seize {
namespace {

using text::Wording;

// S-ABIL-ATTACK An attack has its reach in its sentence as often as before it.
constexpr std::array onAttack {
    Wording { "^ target {,} within distance {n} : deal {n} {w} damage .",
        "deal {3} {4} damage to target {1} within distance {2} ." },
    Wording {
        "deal {n} physical damage .", "deal {1} physical damage to the attacked mercenary ." },
    Wording {
        "deal {n} physical damage and", "deal {1} physical damage to the attacked mercenary and" },
    Wording { "deal {n} physical damage , then",
        "deal {1} physical damage to the attacked mercenary , then" },
    Wording { "deal {n} magic damage .", "deal {1} magic damage to the attacked mercenary ." },
    Wording { "deal {n} magic damage and", "deal {1} magic damage to the attacked mercenary and" },
    Wording {
        "deal {n} magic damage , then", "deal {1} magic damage to the attacked mercenary , then" },
    Wording { "deal {n} true damage .", "deal {1} true damage to the attacked mercenary ." },
    Wording { "deal {n} true damage and", "deal {1} true damage to the attacked mercenary and" },
    Wording {
        "deal {n} true damage , then", "deal {1} true damage to the attacked mercenary , then" },
    Wording { "deal {n} pure damage .", "deal {1} pure damage to the attacked mercenary ." },
    Wording { "deal {n} pure damage and", "deal {1} pure damage to the attacked mercenary and" },
    Wording {
        "deal {n} pure damage , then", "deal {1} pure damage to the attacked mercenary , then" },
    Wording { "deal {n} damage .", "deal {1} damage to the attacked mercenary ." },
    Wording { "deal {n} damage and", "deal {1} damage to the attacked mercenary and" },
    Wording { "deal {n} damage , then", "deal {1} damage to the attacked mercenary , then" },
    Wording { "^ choose an adjacent enemy mercenary .", "melee , only an enemy mercenary :" },
    Wording { "^ choose an adjacent enemy .", "melee , only an enemy mercenary :" },
    Wording { "^ choose an adjacent mercenary .", "melee :" },
    Wording { "you may attack again", "the attacker may attack again this turn" },
    Wording { ", ignoring line of sight .", ". ignores los ." },
    Wording { ", ignoring los .", ". ignores los ." },
    Wording { "^ only usable by a {w} mercenary .", "only while {1} ." },
    Wording { "^ usable only by a {w} mercenary .", "only while {1} ." },
    Wording { "^ can only be used by a {w} mercenary .", "only while {1} ." },
    Wording { "^ self : gain {*} .", "self : the attacker gains {1} ." },
    Wording { "^ self : heal {n} .", "self : heal the attacker {1} ." },
    Wording { "adjacent to this one", "adjacent to this mercenary" },
    Wording { "| move up to {n} tiles", "move the attacker up to {1} tiles" },
    Wording { "| move up to {n} tile", "move the attacker up to {1} tile" },
    Wording { "| deal {n} {w} damage twice .",
        "deal {1} {2} damage to the attacked mercenary . deal {1} {2} damage to the attacked "
        "mercenary ." },
    Wording { "| deal {n} {w} damage two times .",
        "deal {1} {2} damage to the attacked mercenary . deal {1} {2} damage to the attacked "
        "mercenary ." },
    Wording { "| deal {n} {w} damage three times .",
        "deal {1} {2} damage to the attacked mercenary . deal {1} {2} damage to the attacked "
        "mercenary . deal {1} {2} damage to the attacked mercenary ." },
    Wording { ": {n} {w} damage .", ": deal {1} {2} damage to the attacked mercenary ." },
    Wording { ": {n} {w} damage to", ": deal {1} {2} damage to" },
    Wording { ": {n} {w} damage and", ": deal {1} {2} damage to the attacked mercenary and" },
    Wording { ". this damage ignores armor .", ". this attack ignores armor ." },
    Wording { "^ attack a mercenary within distance {n} .", "melee or distance {1} :" },
    Wording { "^ attack an adjacent mercenary .", "melee :" },
    Wording { "^ distance {n} : {*} each adjacent mercenary",
        "distance {1} : {2} each mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} every adjacent mercenary",
        "distance {1} : {2} each mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} all adjacent mercenaries",
        "distance {1} : {2} each mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} each adjacent enemy mercenary",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} every adjacent enemy mercenary",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} all adjacent enemy mercenaries",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} each adjacent other mercenary",
        "distance {1} : {2} each other mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} every adjacent other mercenary",
        "distance {1} : {2} each other mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} all adjacent other mercenaries",
        "distance {1} : {2} each other mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} each adjacent enemy",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} every adjacent enemy",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "^ distance {n} : {*} all adjacent enemies",
        "distance {1} : {2} each enemy mercenary adjacent to the attacked mercenary" },
    Wording { "to each mercenary in the line", "to the attacked mercenary" },
    Wording { "to every mercenary in the line", "to the attacked mercenary" },
    Wording { "to all mercenaries in the line", "to the attacked mercenary" },
    Wording { "to each mercenary in line", "to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to up to {n} target mercenaries",
        "distance {1} , up to {3} mercenaries : {2} to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to up to {n} target enemy mercenaries",
        "distance {1} , up to {3} mercenaries : {2} to the attacked mercenary" },
    Wording { "^ melee or distance {n} : {*} to up to {n} target mercenaries",
        "melee or distance {1} , up to {3} mercenaries : {2} to the attacked mercenary" },
    Wording { "and apply {n} {w} to each .", "and apply {1} {2} to the attacked mercenary ." },
    Wording { "^ melee attack .", "melee :" },
    Wording { "^ melee attack :", "melee :" },
    Wording {
        "^ choose a tile within distance {n} . {*} to each mercenary on or adjacent to that tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary . {2} to each mercenary "
        "adjacent to the "
        "attacked tile ." },
    Wording { "^ choose a tile within distance {n} . {*} to each mercenary on and adjacent to that "
              "tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary . {2} to each mercenary "
        "adjacent to the "
        "attacked tile ." },
    Wording { "^ choose a tile within distance {n} . {*} to the mercenary on that tile and to each "
              "mercenary adjacent to that tile .",
        "melee or distance {1} , tile : {2} to the attacked mercenary . {2} to each mercenary "
        "adjacent to the attacked tile ." },
    Wording { "^ choose a tile within distance {n} . {*} to the mercenary on that tile and each "
              "mercenary adjacent to that tile .",
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
    Wording { "apply {n} {w} to it . the damage is not increased by these counters .",
        "apply {1} {2} to it ." },
    Wording { "apply {n} {w} to the attacked mercenary . the damage is not increased by these "
              "counters .",
        "apply {1} {2} to the attacked mercenary ." },
    Wording { "place {n} {w} counters on it . the damage is not increased by these counters .",
        "place {1} {2} counters on it ." },
    Wording { "place {n} {w} counters on the attacked mercenary . the damage is not increased by "
              "these counters .",
        "place {1} {2} counters on the attacked mercenary ." },
    Wording { "deal {n} {w} damage and {n} {w} damage to each {*} .",
        "deal {1} {2} damage to each {5} . deal {3} {4} damage to each {5} ." },
    Wording { "at the end of your turn", "at the end of this turn" },
    // An attack is made in one's own turn: whom it strikes does nothing before its next one anyway.
    Wording { "to target {,} . it can not {w} during its controller's next turn .",
        "to target {1} . it can not {2} until the end of its controller's next turn ." },
    Wording { "to target {,} . it can not {w} or {w} during its controller's next turn .",
        "to target {1} . it can not {2} or {3} until the end of its controller's next turn ." },
    Wording { "to target {,} . it can not {w} during its next turn .",
        "to target {1} . it can not {2} until the end of its next turn ." },
    Wording { "to target {,} . it can not {w} or {w} during its next turn .",
        "to target {1} . it can not {2} or {3} until the end of its next turn ." },
    Wording { "to target {,} . it can not {w} next turn .",
        "to target {1} . it can not {2} until the end of its next turn ." },
    Wording { "to target {,} . it can not {w} or {w} next turn .",
        "to target {1} . it can not {2} or {3} until the end of its next turn ." },
    Wording { "to an {,} . it can not {w} during its controller's next turn .",
        "to an {1} . it can not {2} until the end of its controller's next turn ." },
    Wording { "to an {,} . it can not {w} or {w} during its controller's next turn .",
        "to an {1} . it can not {2} or {3} until the end of its controller's next turn ." },
    Wording { "to an {,} . it can not {w} during its next turn .",
        "to an {1} . it can not {2} until the end of its next turn ." },
    Wording { "to an {,} . it can not {w} or {w} during its next turn .",
        "to an {1} . it can not {2} or {3} until the end of its next turn ." },
    Wording { "to an {,} . it can not {w} next turn .",
        "to an {1} . it can not {2} until the end of its next turn ." },
    Wording { "to an {,} . it can not {w} or {w} next turn .",
        "to an {1} . it can not {2} or {3} until the end of its next turn ." },
    Wording { "to the attacked mercenary . it can not {w} during its controller's next turn .",
        "to the attacked mercenary . it can not {1} until the end of its controller's next turn "
        "." },
    Wording { "to the attacked mercenary . it can not {w} during its next turn .",
        "to the attacked mercenary . it can not {1} until the end of its next turn ." },
    Wording { "to the attacked mercenary . it can not {w} next turn .",
        "to the attacked mercenary . it can not {1} until the end of its next turn ." },
    Wording { "^ target mercenary {*} and can not {w} next turn .",
        "target mercenary {1} and can not {2} until the end of its next turn ." },
    Wording { "^ target within distance {n} : {n} {w} damage and {n} {w} counters .",
        "distance {1} : deal {2} {3} damage to the attacked mercenary . apply {4} {5} to the "
        "attacked mercenary ." },
    Wording { "^ choose a tile within distance {n} . the mercenary on it",
        "melee or distance {1} , tile : the attacked mercenary" },
    Wording { "mercenaries adjacent to that tile take",
        "each mercenary adjacent to the attacked tile takes" },
    Wording { "^ {n} {w} damage to", "deal {1} {2} damage to" },
    Wording { ". {n} {w} damage to", ". deal {1} {2} damage to" },
    Wording { ", {n} {w} counters on it", ", place {1} {2} counters on it" },
    Wording { ", {n} {w} counter on it", ", place {1} {2} counter on it" },
    Wording { "deal {n} physical damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} physical damage to the attacked mercenary" },
    Wording { "deal {n} magic damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} magic damage to the attacked mercenary" },
    Wording { "deal {n} true damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} true damage to the attacked mercenary" },
    Wording { "deal {n} pure damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} pure damage to the attacked mercenary" },
    Wording { "apply {n} {w} .", "apply {1} {2} to the attacked mercenary ." },
    Wording { "each mercenary hit", "each attacked mercenary" },
    Wording { "each mercenary hit this way", "each attacked mercenary" },
    Wording { "the mercenary hit", "the attacked mercenary" },
    Wording { "^ line , {*} :", "{1} , line :" },
    Wording { "^ tile , {*} :", "{1} , tile :" },
    Wording { "^ distance {n} : {*} to target mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to target enemy mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to target opposing mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ melee : {*} to target mercenary", "melee : {1} to the attacked mercenary" },
    Wording { "^ melee : {*} to target enemy mercenary", "melee : {1} to the attacked mercenary" },
    Wording {
        "^ melee : {*} to target opposing mercenary", "melee : {1} to the attacked mercenary" },
    Wording {
        "^ melee : {*} to target adjacent mercenary", "melee : {1} to the attacked mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOnAttacks()
{
    return onAttack;
}

} // namespace triptych::seize
