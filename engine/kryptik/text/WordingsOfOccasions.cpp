#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: when something happens and for how long it is so; who is the greatest of whose.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array occasionWordings {
    // Where this card lies when it hears of that, which "it" is
    Wording { "^ when this is put into your limbo pile , {~} it from your limbo pile",
        "when this is put into your limbo pile , {1} this from your limbo pile" },
    Wording { "^ when this is put into your limbo pile from {,} , {~} it from your limbo pile",
        "when this is put into your limbo pile from {1} , {2} this from your limbo pile" },
    Wording {
        "^ when this is put into your limbo pile , {~} . if you do , {~} it from your limbo pile",
        "when this is put into your limbo pile , {1} . if you do , {2} this from your limbo pile" },
    Wording { "^ when this is put into your limbo pile from {,} , {~} . if you do , {~} it from "
              "your limbo pile",
        "when this is put into your limbo pile from {1} , {2} . if you do , {3} this from your "
        "limbo pile" },
    // What leaves, leaves the island
    Wording { "when this leaves ,", "when this leaves the island ," },
    Wording { "whenever this leaves ,", "whenever this leaves the island ," },
    Wording { "abolish {~} . when this leaves the island , return the abolished card to",
        "abolish {1} , then when this leaves the island , return it to" },
    Wording { "abolish {~} . when this leaves the island , return the abolished citizen to",
        "abolish {1} , then when this leaves the island , return it to" },
    // In whose turn, and for the how manieth time
    Wording { "^ the first time {~} during each opponent's turn ,",
        "for the first time each turn , whenever {1} during an opponent's turn ," },
    Wording { "^ the first time {~} during each of your opponents' turns ,",
        "for the first time each turn , whenever {1} during an opponent's turn ," },
    Wording { "^ the first time {~} on each opponent's turn ,",
        "for the first time each turn , whenever {1} during an opponent's turn ," },
    Wording { "whenever you cast a {,} for the second time each turn ,",
        "whenever you cast your second {1} each turn ," },
    Wording { "whenever you draw a card for the second time each turn ,",
        "whenever you draw your second card each turn ," },
    Wording { "whenever an opponent casts a {,} for the second time each turn ,",
        "whenever an opponent casts their second {1} each turn ," },
    Wording { "whenever you cast a {,} for the third time each turn ,",
        "whenever you cast your third {1} each turn ," },
    Wording { "whenever you draw a card for the third time each turn ,",
        "whenever you draw your third card each turn ," },
    Wording { "whenever an opponent casts a {,} for the third time each turn ,",
        "whenever an opponent casts their third {1} each turn ," },
    // How it came
    Wording { "^ when this enters for its 11 year cost ,",
        "enter ; if this was cast for its 11 year cost ," },
    Wording { "enters from your limbo pile ,", "enters the island from your limbo pile ," },
    Wording { "enters from a limbo pile ,", "enters the island from a limbo pile ," },
    Wording { "enters from your deck ,", "enters the island from your deck ," },
    Wording { "enters from a deck ,", "enters the island from a deck ," },
    Wording { "whenever {,} gains a {w} counter ,", "whenever a {2} counter is put on {1} ," },
    Wording { "when this gains a {w} counter ,", "when a {1} counter is put on this ," },
    Wording { "whenever {,} gains a counter ,", "whenever a counter is put on {1} ," },
    Wording { "when this gets a {w} counter ,", "when a {1} counter is put on this ," },
    Wording { "whenever {,} gets a counter ,", "whenever a counter is put on {1} ," },
    // Who aims at what
    Wording { "whenever you target {,} with a spell ,",
        "whenever {1} becomes the target of a spell you control ," },
    Wording { "whenever you target {,} with an ability ,",
        "whenever {1} becomes the target of an ability you control ," },
    Wording { "whenever you target {,} with a spell or ability ,",
        "whenever {1} becomes the target of a spell or ability you control ," },
    Wording { "whenever you target {,} ,",
        "whenever {1} becomes the target of a spell or ability you control ," },
    Wording { "whenever an opponent targets {,} with a spell ,",
        "whenever {1} becomes the target of a spell an opponent controls ," },
    Wording { "whenever an opponent targets {,} with an ability ,",
        "whenever {1} becomes the target of an ability an opponent controls ," },
    Wording { "whenever an opponent targets {,} with a spell or ability ,",
        "whenever {1} becomes the target of a spell or ability an opponent controls ," },
    Wording { "whenever an opponent targets {,} ,",
        "whenever {1} becomes the target of a spell or ability an opponent controls ," },
    // 4.4
    Wording { "whenever you block ,", "whenever a citizen you control blocks ," },
    Wording { "whenever an opponent blocks ,", "whenever a citizen an opponent controls blocks ," },
    Wording {
        "whenever an opponent blocks with {,} ,", "whenever {1} an opponent controls blocks ," },
    Wording { "whenever an opponent is attacked ,", "whenever a citizen attacks an opponent ," },
    // The turn that ends
    Wording { "at the end of each turn , if {*} that turn ,",
        "at the end of each turn , if {1} this turn ," },
    Wording {
        "at the end of turn , if {*} that turn ,", "at the end of turn , if {1} this turn ," },
    Wording { "at the end of each opponent's turn , if {*} that turn ,",
        "at the end of each opponent's turn , if {1} this turn ," },
    // For good, of what is one thing
    Wording { "| target {~} for the rest of the game .", "target {1} ." },
    Wording { "| it {~} for the rest of the game .", "it {1} ." },
    Wording { "| this {~} for the rest of the game .", "this {1} ." },
    Wording { "| target {~} for the remainder of the game .", "target {1} ." },
    Wording { "| it {~} for the remainder of the game .", "it {1} ." },
    Wording { "| this {~} for the remainder of the game .", "this {1} ." },
    Wording { "| target {~} until it leaves the island .", "target {1} ." },
    Wording { "until the start of the next turn .", "until end of turn ." },
    Wording { "until the next end of turn .", "until end of turn ." },
    // Figures
    Wording { "exchange that citizen's attack and defense",
        "switch the attack and defense of that citizen" },
    Wording {
        "swap that citizen's attack and defense", "switch the attack and defense of that citizen" },
    Wording { "switch its attack and defense", "switch the attack and defense of it" },
    // What is left of those that were shown: the deck is shuffled, so that nobody knows where it lies
    Wording { ". shuffle the rest into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { ", then shuffle the rest into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { "and shuffle the rest into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { ". shuffle the others into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { ", then shuffle the others into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { "and shuffle the others into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { ". shuffle the other cards into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { ", then shuffle the other cards into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    Wording { "and shuffle the other cards into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    // What is kept
    Wording { "| choose a citizen you control , then sacrifice all the others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control and sacrifice all the others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control , then sacrifice the others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control and sacrifice the others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control , then sacrifice the rest .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control and sacrifice the rest .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control , then sacrifice all others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "| choose a citizen you control and sacrifice all others .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "chooses a card in their hand and discards the rest", "discards all but 1 cards" },
    Wording { "chooses a card in their hand , then discards the rest", "discards all but 1 cards" },
    Wording {
        "chooses {n} cards in their hand and discards the rest", "discards all but {1} cards" },
    Wording {
        "chooses {n} cards in their hand , then discards the rest", "discards all but {1} cards" },
    Wording { "chooses {n} cards in their soul row , then puts the rest into their limbo pile",
        "puts all but {1} cards in their soul row into their limbo pile" },
    Wording { "chooses {n} cards in their soul row and puts the rest into their limbo pile",
        "puts all but {1} cards in their soul row into their limbo pile" },
    // Of each player the greatest
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses one .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses one of them .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses one .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses one of them .",
        "each player destroys {1} they control with the {2} {3} ." },
    Wording { "| for each player , destroy {,} with the {w} {w} that player controls .",
        "for each player , if that player controls a citizen , destroy {1} they control with the "
        "{2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses one .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", {w} controller chooses one of them .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses one .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls . if {~} tied "
              ", that player chooses one of them .",
        "each player abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each player , abolish {,} with the {w} {w} that player controls .",
        "for each player , if that player controls a citizen , abolish {1} they control with the "
        "{2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses one .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses one of them .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses one .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses one of them .",
        "each opponent destroys {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , destroy {,} with the {w} {w} that player controls .",
        "for each opponent , if that player controls a citizen , destroy {1} they control with the "
        "{2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses one .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , {w} controller chooses one of them .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses one .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls . if {~} "
              "tied , that player chooses one of them .",
        "each opponent abolishes {1} they control with the {2} {3} ." },
    Wording { "| for each opponent , abolish {,} with the {w} {w} that player controls .",
        "for each opponent , if that player controls a citizen , abolish {1} they control with the "
        "{2} {3} ." },
};

} // namespace

std::span<const Wording> wordingsOfOccasions()
{
    return occasionWordings;
}

} // namespace triptych::kryptik
