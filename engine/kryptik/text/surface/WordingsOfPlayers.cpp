#include "kryptik/text/surface/Wordings.h"

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
    Wording { "{that/target} player's citizens", "citizens {1} player controls" },
    Wording { "that player's {w} citizens", "{1} citizens that player controls" },
    Wording { "target opponent's citizens", "citizens target opponent controls" },
    Wording { ". (then_,/then)", "." },
    Wording { "enemy spells", "your opponents' spells" },
    Wording {
        "can not be (the_target_of/targeted_by) spells or abilities .", "can not be targeted ." },
    Wording { "each other player", "each opponent" },
    Wording { "friendly {citizens/citizen}", "{1} you control" },
    Wording { "friendly {w} {citizens/citizen}", "{1} {2} you control" },
    Wording { "any target", "target citizen or player" },
    Wording { "| {w} all (citizens_other_than/other_citizens_except/citizens_except) target {*} .",
        "choose target {2} . {1} all other citizens ." },
    Wording { "| {w} each citizen other than target {*} .",
        "choose target {2} . {1} each other citizen ." },
    Wording { "^ this enters (the_island/) engaged and does not disengage during {w} next "
              "disengage phase .",
        "this enters engaged . enter ; this does not disengage during its controller's next "
        "disengage phase ." },
    Wording { "| {*} {target_opponent/target_player} controls",
        "choose {2} , then {1} that player controls" },
    // Of a deck, too: who looks at it, reveals it or picks among it says whose in those words.
    Wording { "| {!reveal} {!look} {!if} {w} the top card of target "
              "{opponent's=target_opponent/player's=target_player} deck",
        "choose {2} , then {1} the top card of that player's deck" },
    Wording { "| {!reveal} {!look} {!if} {w} the top {n} cards of target "
              "{opponent's=target_opponent/player's=target_player} deck",
        "choose {3} , then {1} the top {2} cards of that player's deck" },
    Wording {
        "| put the top card of each {opponent's=each_opponent/player's=each_player} deck into",
        "{1} puts the top card of their deck into" },
    Wording {
        "| put the top {n} cards of each {opponent's=each_opponent/player's=each_player} deck into",
        "{2} puts the top {1} cards of their deck into" },
    Wording { "| abolish {*} target {opponent's=target_opponent/player's=target_player} limbo pile",
        "choose {2} , then abolish {1} that player's limbo pile" },
    Wording { ", then abolish {~} target "
              "{opponent's=target_opponent/player's=target_player} limbo pile",
        ", then choose {2} , then abolish {1} that player's limbo pile" },
    Wording { "| {return/put/move/attach} {a} (from/in) target "
              "{opponent's=target_opponent/player's=target_player} limbo pile",
        "choose {3} , then {1} {2} from that player's limbo pile" },
    Wording { "| abolish target {player's=target_player/opponent's=target_opponent} limbo pile",
        "choose {1} , then abolish all cards in that player's limbo pile" },
    // Where this card lies when it has died, which "it" is
    Wording { "^ {when/whenever} this dies , {~} it from your limbo pile",
        "{1} this dies , {2} this from your limbo pile" },
    Wording { "^ dies ; {~} it from your limbo pile", "dies ; {1} this from your limbo pile" },
    // What a card says of itself is about itself to its end.
    Wording { "^ this {~} as long as {~} attached to it .",
        "this {1} as long as {2} attached to this ." },
    // Whoever casts a spell controls it on the effect pile.
    Wording { "unless (that_spell's/its) caster", "unless its controller" },
    Wording { "unless the caster of that spell", "unless its controller" },
    Wording { "counter target {*} . (its/the) caster", "counter target {1} . its controller" },
    // When something is cast is said first
    Wording { "| {~} {cast/casts} during {!each} {!a} {~} {cost/costs} {~} .",
        "during {3} , {1} {2} {4} {5} ." },
    Wording { "| {~} {cast/casts} on {w} turn {cost/costs} {~} .",
        "during {3} turn , {1} {2} {4} {5} ." },
    Wording { "they choose", "that player chooses" },
    Wording { "if that (player/opponent) does not ,", "otherwise ," },
    Wording { "switch {target_citizen's=target_citizen/this's=this} attack and defense",
        "switch the attack and defense of {1}" },
    Wording { "add (one/1) soul energy of any color",
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
