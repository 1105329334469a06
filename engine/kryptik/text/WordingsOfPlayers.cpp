#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: players and what is theirs.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array playerWordings {
    // Players and what is theirs
    Wording { "both players", "all players" },
    Wording { "each opponent's citizens", "citizens your opponents control" },
    Wording { "each opponent's {w} citizens", "{1} citizens your opponents control" },
    Wording { "that player's citizens", "citizens that player controls" },
    Wording { "that player's {w} citizens", "{1} citizens that player controls" },
    Wording { "target opponent's citizens", "citizens target opponent controls" },
    Wording { "target player's citizens", "citizens target player controls" },
    Wording { ". then ,", "." },
    Wording { ". then", "." },
    Wording { "face down into your 11 year row", "into your 11 year row" },
    Wording { "can only be blocked by two or more citizens", "has tenacious" },
    Wording { "can only be blocked by 2 or more citizens", "has tenacious" },
    Wording { "one of their 11 year cards", "an 11 year card they control" },
    Wording { "enemy spells", "your opponents' spells" },
    Wording { "can not be the target of spells or abilities .", "can not be targeted ." },
    Wording { "can not be targeted by spells or abilities .", "can not be targeted ." },
    Wording { "each other player", "each opponent" },
    Wording { "friendly citizens", "citizens you control" },
    Wording { "friendly citizen", "citizen you control" },
    Wording { "friendly {w} citizens", "{1} citizens you control" },
    Wording { "friendly {w} citizen", "{1} citizen you control" },
    Wording { "any target", "target citizen or player" },
    Wording { "| {w} all citizens other than target {*} .",
        "choose target {2} . {1} all other citizens ." },
    Wording {
        "| {w} all citizens except target {*} .", "choose target {2} . {1} all other citizens ." },
    Wording { "| {w} each citizen other than target {*} .",
        "choose target {2} . {1} each other citizen ." },
    Wording { "| {w} all other citizens except target {*} .",
        "choose target {2} . {1} all other citizens ." },
    Wording { "^ this enters engaged and does not disengage during {w} next disengage phase .",
        "this enters engaged . enter ; this does not disengage during its controller's next "
        "disengage phase ." },
    Wording { "^ this enters the island engaged and does not disengage during {w} next disengage "
              "phase .",
        "this enters engaged . enter ; this does not disengage during its controller's next "
        "disengage phase ." },
    Wording { "| {*} target opponent controls",
        "choose target opponent , then {1} that player controls" },
    Wording {
        "| {*} target player controls", "choose target player , then {1} that player controls" },
    // Of a deck, too: who looks at it, reveals it or picks among it says whose in those words.
    Wording { "| {!reveal} {!look} {!if} {w} the top card of target opponent's deck",
        "choose target opponent , then {1} the top card of that player's deck" },
    Wording { "| {!reveal} {!look} {!if} {w} the top card of target player's deck",
        "choose target player , then {1} the top card of that player's deck" },
    Wording { "| {!reveal} {!look} {!if} {w} the top {n} cards of target opponent's deck",
        "choose target opponent , then {1} the top {2} cards of that player's deck" },
    Wording { "| {!reveal} {!look} {!if} {w} the top {n} cards of target player's deck",
        "choose target player , then {1} the top {2} cards of that player's deck" },
    Wording { "| put the top card of each opponent's deck into",
        "each opponent puts the top card of their deck into" },
    Wording { "| put the top card of each player's deck into",
        "each player puts the top card of their deck into" },
    Wording { "| put the top {n} cards of each opponent's deck into",
        "each opponent puts the top {1} cards of their deck into" },
    Wording { "| put the top {n} cards of each player's deck into",
        "each player puts the top {1} cards of their deck into" },
    Wording { "| abolish the top card of each opponent's deck",
        "each opponent abolishes the top card of their deck" },
    Wording { "| abolish the top card of each player's deck",
        "each player abolishes the top card of their deck" },
    Wording { "| abolish the top {n} cards of each opponent's deck",
        "each opponent abolishes the top {1} cards of their deck" },
    Wording { "| abolish the top {n} cards of each player's deck",
        "each player abolishes the top {1} cards of their deck" },
    Wording { "| abolish {*} target opponent's limbo pile",
        "choose target opponent , then abolish {1} that player's limbo pile" },
    Wording { "| abolish {*} target player's limbo pile",
        "choose target player , then abolish {1} that player's limbo pile" },
    Wording { "| abolish target player's limbo pile",
        "choose target player , then abolish all cards in that player's limbo pile" },
    Wording { "| abolish target opponent's limbo pile",
        "choose target opponent , then abolish all cards in that player's limbo pile" },
    // Where this card lies when it has died, which "it" is
    Wording { "^ when this dies , {~} it from your limbo pile",
        "when this dies , {1} this from your limbo pile" },
    Wording { "^ whenever this dies , {~} it from your limbo pile",
        "whenever this dies , {1} this from your limbo pile" },
    Wording { "^ dies ; {~} it from your limbo pile", "dies ; {1} this from your limbo pile" },
    // What a card says of itself is about itself to its end.
    Wording { "^ this {~} as long as {~} attached to it .",
        "this {1} as long as {2} attached to this ." },
    // Whoever casts a spell controls it on the effect pile.
    Wording { "unless its caster", "unless its controller" },
    Wording { "unless that spell's caster", "unless its controller" },
    Wording { "unless the caster of that spell", "unless its controller" },
    Wording { "counter target {*} . its caster", "counter target {1} . its controller" },
    Wording { "counter target {*} . the caster", "counter target {1} . its controller" },
    // When something is cast is said first
    Wording { "| {~} cast during {!each} {!a} {~} cost {~} .", "during {2} , {1} cast cost {3} ." },
    Wording {
        "| {~} casts during {!each} {!a} {~} cost {~} .", "during {2} , {1} casts cost {3} ." },
    Wording {
        "| {~} cast during {!each} {!a} {~} costs {~} .", "during {2} , {1} cast costs {3} ." },
    Wording {
        "| {~} casts during {!each} {!a} {~} costs {~} .", "during {2} , {1} casts costs {3} ." },
    Wording { "| {~} cast on {w} turn cost {~} .", "during {2} turn , {1} cast cost {3} ." },
    Wording { "| {~} casts on {w} turn cost {~} .", "during {2} turn , {1} casts cost {3} ." },
    Wording { "| {~} cast on {w} turn costs {~} .", "during {2} turn , {1} cast costs {3} ." },
    Wording { "| {~} casts on {w} turn costs {~} .", "during {2} turn , {1} casts costs {3} ." },
    Wording { "they choose", "that player chooses" },
    Wording { "if that player does not ,", "otherwise ," },
    Wording { "if that opponent does not ,", "otherwise ," },
    Wording { "switch target citizen's attack and defense",
        "switch the attack and defense of target citizen" },
    Wording { "swap target citizen's attack and defense",
        "switch the attack and defense of target citizen" },
    Wording { "switch this's attack and defense", "switch the attack and defense of this" },
    Wording { "add one soul energy of any color",
        "choose one : add {w} ; or add {u} ; or add {b} ; or add {g}" },
    Wording { "add 1 soul energy of any color",
        "choose one : add {w} ; or add {u} ; or add {b} ; or add {g}" },
    Wording { "abolish {*} until this leaves the island",
        "abolish {1} , then when this leaves the island , return it to the island" },
    Wording { "^ sacrifice this at the end of turn .", "at the end of turn , sacrifice this ." },
};

} // namespace

std::span<const Wording> wordingsOfPlayers()
{
    return playerWordings;
}

} // namespace triptych::kryptik
