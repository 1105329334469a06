#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: one number or another, as something is so; and conditions with words left out.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array numberWordings {
    // Short Time as what decides (glossary): one of the opponents has so few
    Wording { ". (in/) short time {n} (,/;/:/-) {*} instead .",
        ". if an opponent has {1} or fewer 11 year cards , {2} instead ." },
    Wording { "instead of {n} in short time {n} .",
        "instead of {1} if an opponent has {2} or fewer 11 year cards ." },
    Wording { "if you are in short time {n} ,", "if an opponent has {1} or fewer 11 year cards ," },
    // "Two instead of one"
    Wording { "instead of a card if", "instead of 1 if" },
    Wording { "instead of {n} cards if", "instead of {1} if" },
    Wording { "| < {draw/discard} {n} cards instead of {n} if {*} .",
        "{1} {3} cards . if {4} , {1} {2} cards instead ." },
    Wording { "^ if {*} , draw {n} cards instead of {n} .",
        "draw {3} cards . if {1} , draw {2} cards instead ." },
    Wording { "| < target {w} {w} {n} cards instead of {n} if {*} .",
        "target {1} {2} {4} cards . if {5} , that player {2} {3} cards instead ." },
    Wording { "| < each {w} {w} {n} cards instead of {n} if {*} .",
        "each {1} {2} {4} cards . if {5} , each {1} {2} {3} cards instead ." },
    Wording { "| < deal {n} damage instead of {n} to target {*} if {*} .",
        "deal {2} damage to target {3} . if {4} , deal {1} damage to that citizen instead ." },
    Wording { "| < deal {n} damage to target {*} instead of {n} if {*} .",
        "deal {3} damage to target {2} . if {4} , deal {1} damage to that citizen instead ." },
    Wording { "| < put {n} {w} counters on target {*} instead of {n} if {*} .",
        "put {4} {2} counters on target {3} . if {5} , put {1} {2} counters on it instead ." },
    Wording { "| < put {n} {w} counters on this instead of {n} if {*} .",
        "put {3} {2} counters on this . if {4} , put {1} {2} counters on this instead ." },
    Wording { "| < target {*} gets {w} instead of {w} until end of turn if {*} .",
        "target {1} gets {3} until end of turn . if {4} , it gets {2} until end of turn instead "
        "." },
    Wording {
        "| < {probe/plunder} {n} instead of {n} if {*} .", "{1} {3} . if {4} , {1} {2} instead ." },
    // "One, or two if"
    Wording { ", or {n} {cards_instead=cards_if/instead=if} if", ", or {1} {2}" },
    Wording { "| < draw {n} card , or {n} if {*} .",
        "draw {1} cards . if {3} , draw {2} cards instead ." },
    Wording { "| < discard a card , or {n} if {*} .",
        "discard 1 card . if {2} , discard {1} cards instead ." },
    Wording { "| < target {w} {w} a card , or {n} (cards/) if {*} .",
        "target {1} {2} 1 card . if {4} , that player {2} {3} cards instead ." },
    Wording { "| < each {w} {w} a card , or {n} (cards/) if {*} .",
        "each {1} {2} 1 card . if {4} , each {1} {2} {3} cards instead ." },
    Wording { "| < put a {w} counter on target {*} , or {n} if {*} .",
        "put 1 {1} counter on target {2} . if {4} , put {3} {1} counters on it instead ." },
    Wording { "| < put {n} {w} counters on target {*} , or {n} if {*} .",
        "put {1} {2} counters on target {3} . if {5} , put {4} {2} counters on it instead ." },
    Wording { "| < put a {w} counter on this , or {n} if {*} .",
        "put 1 {1} counter on this . if {3} , put {2} {1} counters on this instead ." },
    Wording { "| < target {*} gets {w} , or {w} if {*} , until end of turn .",
        "target {1} gets {2} until end of turn . if {4} , it gets {3} until end of turn instead "
        "." },
    Wording {
        "| < probe {n} , or (probe/) {n} if {*} .", "probe {1} . if {3} , probe {2} instead ." },
    Wording { "| < plunder {n} , or (plunder/) {n} if {*} .",
        "plunder {1} . if {3} , plunder {2} instead ." },
    Wording { "| < draw {n} cards if {*} , or {n} otherwise .",
        "if {2} , draw {1} cards . otherwise , draw {3} cards ." },
    Wording { "| if {,} , {*} , otherwise {*} .", "if {1} , {2} . otherwise , {3} ." },
    // How many, at most
    Wording { "for each {,} (,/) but no more than {n} .", "for each {1} , up to {2} ." },
    Wording { "| < draw up to {n} cards .", "choose a number up to {1} . draw that many cards ." },
    // Figures of one citizen
    Wording {
        "(exchange/swap) {target_citizen's=target_citizen/this's=this/its=it} attack and defense",
        "switch the attack and defense of {1}" },
    Wording { "| double target citizen's attack and defense until end of turn .",
        "double the attack of target citizen until end of turn . double the defense of it until "
        "end of turn ." },
    Wording { "| double this's attack and defense until end of turn .",
        "double the attack of this until end of turn . double the defense of this until end of "
        "turn ." },
    // Whoever has it is said once
    Wording { "{as_long_as/if} you control {,} {or/and} have", "{1} you control {2} {3} you have" },
    Wording { "{as_long_as/if} you have {,} {and/or} control", "{1} you have {2} {3} you control" },
    Wording { "you and your opponent control the same number of {w} ,",
        "the number of {1} you control is equal to the number of {1} an opponent controls ," },
    // "Their" of each of a kind
    Wording { "as long as their {attack/defense} is", "as long as its {1} is" },
    Wording { "as long as they have {attack/defense}", "as long as it has {1}" },
    Wording { "as long as they have a counter on them", "as long as it has a counter on it" },
    Wording {
        "as long as they have a {w} counter on them", "as long as it has a {1} counter on it" },
    Wording { "as long as they have {n} or more {w} counters on them",
        "as long as it has {1} or more {2} counters on it" },
    Wording { "equals the number of", "is equal to the number of" },
    Wording { "provided {that=if/you=if_you}", "{1}" },
    Wording { "| draw a card only if", "draw a card if" },
    Wording { "| draw {n} cards only if", "draw {1} cards if" },
    Wording { "you may put one or both of {them/those_cards}", "put up to 2 of {1}" },
    // The others of several
    Wording { "they control , then {w} all (the/) others they control .",
        "they control , then {1} the rest ." },
    Wording { "they control and {w} all the others .", "they control , then {1} the rest ." },
};

} // namespace

std::span<const Wording> wordingsOfNumbers()
{
    return numberWordings;
}

} // namespace triptych::kryptik
