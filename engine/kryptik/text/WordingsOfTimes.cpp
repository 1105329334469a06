#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: numbers, times and events said first, and what somebody did not do of what they were offered.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array timeWordings {
    // Nobody asks at the end of a turn for another one
    Wording { "at the end of your turn , if {,} did not attack ,",
        "at the end of your turn , if {1} did not attack this turn ," },
    Wording { "at the end of your turn , if {,} did not block ,",
        "at the end of your turn , if {1} did not block this turn ," },
    Wording { "at the end of your turn , if {,} attacked ,",
        "at the end of your turn , if {1} attacked this turn ," },
    Wording { "at the end of your turn , if you did not cast a {w} ,",
        "at the end of your turn , if you did not cast a {1} this turn ," },
    // What this does, said as "Enter;" and "Dies;" are
    Wording { "^ attacks ;", "whenever this attacks ," },
    Wording { "^ attacks :", "whenever this attacks ," },
    Wording { "^ blocks ;", "whenever this blocks ," },
    Wording { "^ blocks :", "whenever this blocks ," },
    // British spelling first: what follows knows only the other one.
    Wording { "defence", "defense" },
    Wording { "colour", "color" },
    Wording { "any color to your soul pile", "any color" },
    Wording { "to your soul pile", "" },
    Wording { "you lose an 11 year card of your choice", "destroy an 11 year card you control" },
    Wording { "^ eager as long as", "this has eager as long as" },
    Wording { "^ eager while", "this has eager as long as" },
    Wording { "^ ravenous as long as", "this has ravenous as long as" },
    Wording { "^ ravenous while", "this has ravenous as long as" },
    Wording { "^ sidestep as long as", "this has sidestep as long as" },
    Wording { "^ sidestep while", "this has sidestep as long as" },
    Wording { "^ steadfast as long as", "this has steadfast as long as" },
    Wording { "^ steadfast while", "this has steadfast as long as" },
    Wording { "^ tenacious as long as", "this has tenacious as long as" },
    Wording { "^ tenacious while", "this has tenacious as long as" },
    Wording { "^ toxic as long as", "this has toxic as long as" },
    Wording { "^ toxic while", "this has toxic as long as" },
    Wording { "^ {w} . gets", "{1} . this gets" },
    Wording { "^ {w} . can not", "{1} . this can not" },
    Wording { "^ {w} {w} . can not", "{1} {2} . this can not" },
    Wording { "^ {w} {*} ; its controller", "{1} {2} . its controller" },
    Wording { "card other than a citizen", "spell card" },
    Wording { "card other than a spell", "citizen card" },
    Wording { ". if you searched , shuffle .", "." },
    Wording { "one of your own 11 year cards", "an 11 year card you control" },
    Wording { "one of your 11 year cards", "an 11 year card you control" },
    Wording { "one of their 11 year cards", "an 11 year card they control" },
    Wording { "one of an opponent's 11 year cards", "an 11 year card an opponent controls" },
    Wording {
        "whenever you lose an 11 year card", "whenever an 11 year card you control is destroyed" },
    Wording { "when you lose an 11 year card", "when an 11 year card you control is destroyed" },
    Wording { "whenever an opponent loses an 11 year card",
        "whenever an 11 year card an opponent controls is destroyed" },
    Wording { "when an opponent loses an 11 year card",
        "when an 11 year card an opponent controls is destroyed" },
    Wording { "into your 11 year row face down", "into your 11 year row" },
    Wording { "your opponents' spells cost", "spells your opponents cast cost" },
    Wording { "your opponent's spells cost", "spells your opponents cast cost" },
    Wording { "opponents' spells cost", "spells your opponents cast cost" },
    Wording { "your spells cost", "spells you cast cost" },
    Wording { "your opponents' citizens cost", "citizens your opponents cast cost" },
    Wording { "your citizens cost", "citizens you cast cost" },
    // What stands in front of two kinds is said of both.
    Wording { "other engaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other engaged {1} citizens and other engaged {2} citizens" },
    Wording { "engaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} {!disengaged} "
              "{!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "engaged {1} citizens and engaged {2} citizens" },
    Wording { "other disengaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other disengaged {1} citizens and other disengaged {2} citizens" },
    Wording { "disengaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "disengaged {1} citizens and disengaged {2} citizens" },
    Wording { "other weary {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other weary {1} citizens and other weary {2} citizens" },
    Wording { "weary {w} citizens and {!other} {!all} {!each} {!target} {!engaged} {!disengaged} "
              "{!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "weary {1} citizens and weary {2} citizens" },
    Wording { "other attacking {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other attacking {1} citizens and other attacking {2} citizens" },
    Wording { "attacking {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "attacking {1} citizens and attacking {2} citizens" },
    Wording { "other blocking {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other blocking {1} citizens and other blocking {2} citizens" },
    Wording { "blocking {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "blocking {1} citizens and blocking {2} citizens" },
    Wording { "other damaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "other damaged {1} citizens and other damaged {2} citizens" },
    Wording { "damaged {w} citizens and {!other} {!all} {!each} {!target} {!engaged} {!disengaged} "
              "{!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "damaged {1} citizens and damaged {2} citizens" },
    Wording { "your {w} citizens and {!your} {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens you control and {2} citizens you control" },
    Wording { "your opponents' {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "your opponent's {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "opponents' {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "an opponent's {w} citizens and {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    // Whose both kinds are, is said behind the second.
    Wording { "other {w} citizens and {w} citizens you control",
        "other {1} citizens you control and other {2} citizens you control" },
    Wording { "{w} citizens and {w} citizens you control",
        "{1} citizens you control and {2} citizens you control" },
    Wording { "{w} citizens and {w} citizens an opponent controls",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "{w} citizens and {w} citizens your opponents control",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "each {w} citizen and {w} citizens you control",
        "each {1} citizen you control and each {2} citizen you control" },
    Wording { "each {w} citizen and {w} citizens an opponent controls",
        "each {1} citizen an opponent controls and each {2} citizen an opponent controls" },
    // A number or a time said first
    Wording { "| for every {n} {*} , {*} .", "{3} for every {1} {2} ." },
    Wording { "| for each {!opponent} {!player} {*} , you draw {*} .", "draw {2} for each {1} ." },
    Wording {
        "| for each {!opponent} {!player} {*} , you discard {*} .", "discard {2} for each {1} ." },
    Wording { "| for each {!opponent} {!player} {*} , {!its} {!it} {!that} {!they} {!their} "
              "{!each} {!you} {!if} "
              "{!choose} {*} .",
        "{2} for each {1} ." },
    Wording { "| until end of turn , whenever {*} ,", "whenever {1} this turn ," },
    Wording { "| this turn , whenever {*} ,", "whenever {1} this turn ," },
    Wording { "| until end of turn , gain control of {*} . disengage it . it gains eager .",
        "gain control of {1} until end of turn . disengage it . it gains eager until end of turn "
        "." },
    Wording { "| until end of turn , gain control of {~} and {!target} {!all} {!each} {!another} "
              "{!up} {*} .",
        "gain control of {1} until end of turn and {2} until end of turn ." },
    Wording { "| until end of turn , gain control of {~} , {*} .",
        "gain control of {1} until end of turn , {2} until end of turn ." },
    Wording {
        "| until end of turn , gain control of {*} .", "gain control of {1} until end of turn ." },
    // One verb for two
    Wording { "deal {n} damage to {*} and {n} damage to",
        "deal {1} damage to {2} and deal {3} damage to" },
    Wording { "deals {n} damage to {*} and {n} damage to",
        "deals {1} damage to {2} and deal {3} damage to" },
    Wording { "| target {*} gets {w} and another target {*} gets {w} until end of turn .",
        "target {1} gets {2} until end of turn and another target {3} gets {4} until end of turn "
        "." },
    Wording { "{n} of their 11 year cards", "{1} 11 year cards they control" },
    Wording { "{n} of your 11 year cards", "{1} 11 year cards you control" },
    // What somebody did not do of what they were offered
    Wording { "of their citizens", "citizens they control" },
    Wording { "^ once during each of your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once during each of your turns .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once during your turn , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once during your turn .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once on each of your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once on each of your turns .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once each of your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once each of your turns .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once on your turn , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once on your turn .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once during your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once during your turns .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ during each of your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ during your turn , you may cast one {*} .",
        "during your turn , you may cast one {1} each turn ." },
    Wording { "can not be blocked this turn except by {n} or more citizens",
        "can not be blocked by fewer than {1} citizens this turn" },
    Wording { "| your opponents can not cast spells or activate abilities {,} .",
        "your opponents can not cast spells {1} . your opponents can not activate abilities {1} "
        "." },
    Wording { "| your opponents can not {,} and can not {,} .",
        "your opponents can not {1} . your opponents can not {2} ." },
    Wording { "| opponents can not cast spells or activate abilities {,} .",
        "opponents can not cast spells {1} . opponents can not activate abilities {1} ." },
    Wording { "| opponents can not {,} and can not {,} .",
        "opponents can not {1} . opponents can not {2} ." },
    Wording { "| players can not cast spells or activate abilities {,} .",
        "players can not cast spells {1} . players can not activate abilities {1} ." },
    Wording {
        "| players can not {,} and can not {,} .", "players can not {1} . players can not {2} ." },
    Wording { "| each opponent can not cast spells or activate abilities {,} .",
        "each opponent can not cast spells {1} . each opponent can not activate abilities {1} ." },
    Wording { "| each opponent can not {,} and can not {,} .",
        "each opponent can not {1} . each opponent can not {2} ." },
    Wording { "| each player can not cast spells or activate abilities {,} .",
        "each player can not cast spells {1} . each player can not activate abilities {1} ." },
    Wording { "| each player can not {,} and can not {,} .",
        "each player can not {1} . each player can not {2} ." },
    Wording { "| target opponent can not cast spells or activate abilities {,} .",
        "target opponent can not cast spells {1} . that player can not activate abilities {1} ." },
    Wording { "| target opponent can not {,} and can not {,} .",
        "target opponent can not {1} . that player can not {2} ." },
    Wording { "| target player can not cast spells or activate abilities {,} .",
        "target player can not cast spells {1} . that player can not activate abilities {1} ." },
    Wording { "| target player can not {,} and can not {,} .",
        "target player can not {1} . that player can not {2} ." },
    Wording { "| put the top {n} cards of each opponent's deck into their limbo pile",
        "each opponent puts the top {1} cards of their deck into their limbo pile" },
    Wording { "| put the top card of each opponent's deck into their limbo pile",
        "each opponent puts the top card of their deck into their limbo pile" },
    Wording { "| put the top {n} cards of each player's deck into their limbo pile",
        "each player puts the top {1} cards of their deck into their limbo pile" },
    Wording { "| put the top card of each player's deck into their limbo pile",
        "each player puts the top card of their deck into their limbo pile" },
    Wording { "| abolish the top card of each player's deck",
        "each player abolishes the top card of their deck" },
    Wording { "| abolish the top card of each opponent's deck",
        "each opponent abolishes the top card of their deck" },
    Wording { "| abolish the top {n} cards of each opponent's deck",
        "each opponent abolishes the top {1} cards of their deck" },
    Wording { "| abolish the top {n} cards of each player's deck",
        "each player abolishes the top {1} cards of their deck" },
    Wording { "you can not lose 11 year cards", "11 year cards you control can not be destroyed" },
    Wording { "| abolish target {,} until your next turn .",
        "abolish target {1} . at the start of your next turn , return it to the island under its "
        "owner's control ." },
    Wording { "| abolish target {,} until the start of your next turn .",
        "abolish target {1} . at the start of your next turn , return it to the island under its "
        "owner's control ." },
    Wording { "| abolish target {,} until end of turn .",
        "abolish target {1} . at the end of turn , return it to the island under its owner's "
        "control ." },
    Wording { "| abolish target {,} until the end of turn .",
        "abolish target {1} . at the end of turn , return it to the island under its owner's "
        "control ." },
    Wording { "for each opponent who does not ,", "otherwise ," },
    Wording { "for each player who does not ,", "otherwise ," },
    Wording { "for each opponent who does ,", "if they do ," },
    Wording { "for each player who does ,", "if they do ," },
    Wording { ", then each player who can not {*} .", ". if they can not , that player {1} ." },
    Wording { ", then each opponent who can not {*} .", ". if they can not , that player {1} ." },
    Wording { "| if an opponent {!or} {*} , that player {*} .",
        "for each opponent , if that player {1} , that player {2} ." },
    Wording { "| if an opponent {!or} {*} , that opponent {*} .",
        "for each opponent , if that player {1} , that player {2} ." },
    Wording { "each opponent who does not {*} .", "otherwise , that player {1} ." },
    Wording { "each player who does not {*} .", "otherwise , that player {1} ." },
    Wording { "each opponent who does {*} .", "if they do , that player {1} ." },
    Wording { "each player who did {*} .", "if they do , that player {1} ." },
    Wording { "each opponent who did {*} .", "if they do , that player {1} ." },
    Wording { "each player who does {*} .", "if they do , that player {1} ." },
    Wording { "each opponent who can not {*} .", "if they can not , that player {1} ." },
    Wording { "each player who can not {*} .", "if they can not , that player {1} ." },
    Wording { "draw {n} additional cards {!in} {!during} {!each}", "draw {1} cards" },
    Wording { "draw {n} additional card {!in} {!during} {!each}", "draw {1} card" },
    Wording { "draw an additional card {!in} {!during} {!each}", "draw a card" },
    Wording { "draws {n} additional cards {!in} {!during} {!each}", "draws {1} cards" },
    Wording { "draws an additional card {!in} {!during} {!each}", "draws a card" },
    Wording { "draws an extra card {!in} {!during} {!each}", "draws a card" },
    Wording { "draw an extra card {!in} {!during} {!each}", "draw a card" },
    Wording {
        "^ the first time each turn that {*} ,", "for the first time each turn , whenever {1} ," },
    Wording { "^ the first time each turn {*} ,", "for the first time each turn , whenever {1} ," },
    Wording { "^ for the first time each turn that {*} ,",
        "for the first time each turn , whenever {1} ," },
    // What the ability does with this card there says so already.
    Wording { "this from your limbo pile {*} . activate this ability only if this is in your limbo "
              "pile .",
        "this from your limbo pile {1} ." },
    Wording { "this from your limbo pile {*} . activate this only if this is in your limbo pile .",
        "this from your limbo pile {1} ." },
    Wording { "this from your limbo pile {*} . activate only if this is in your limbo pile .",
        "this from your limbo pile {1} ." },
    Wording { "this from your limbo pile {*} . use this only if this is in your limbo pile .",
        "this from your limbo pile {1} ." },
    Wording { "during your turn , {*} . during your opponent's turn , it {*} .",
        "during your turn , {1} . during your opponents' turns , this {2} ." },
    Wording { "it also", "it" },
    Wording { "they also", "they" },
    Wording { "that citizen also", "that citizen" },
};

} // namespace

std::span<const Wording> wordingsOfTimes()
{
    return timeWordings;
}

} // namespace triptych::kryptik
