#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: words of other games and of everyday for those of this one, and small words that add nothing.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array synonymWordings {
    // However it calls itself
    Wording { "this (citizen/card/spell)", "this" },
    Wording { "this (citizen's/card's/spell's)", "this's" },
    // Nouns of other games
    Wording { "(creature/minion)", "citizen" },
    Wording { "(creatures/minions)", "citizens" },
    Wording { "{graveyard=limbo_pile/graveyards=limbo_piles/library=deck}", "{1}" },
    Wording { "discard {pile/piles}", "limbo {1}" },
    // Turned sideways
    Wording { "{tap=engage/taps=engages/tapped=engaged/untap=disengage/untaps=disengages}", "{1}" },
    Wording { "{untapped=disengaged/[t]=[>>>]}", "{1}" },
    Wording { "activated {abilities/ability}", "active {1}" },
    // Verbs of other games
    Wording { "| {exile=abolish/kill=destroy}", "{1}" },
    Wording { "{,_then/and} exile", "{1} abolish" },
    Wording { "is {exiled=is_abolished/killed=dies}", "{1}" },
    Wording { "then kill", "then destroy" },
    Wording { "are killed", "die" },
    Wording { "| bounce target {w} .", "return target {1} to its owner's hand ." },
    Wording { "| bounce target {w} {!.} {*} .", "return target {1} {2} to its owner's hand ." },
    Wording { "| steal target", "gain control of target" },
    Wording { "| {ready=disengage/exhaust=engage} target", "{1} target" },
    Wording { "| mill {n} cards", "put the top {1} cards of your deck into your limbo pile" },
    Wording { "| mill a card", "put the top card of your deck into your limbo pile" },
    // Small words that add nothing
    Wording { "also {gets/get/gains/gain/has/have}", "{1}" },
    Wording { "{spell/card/citizen} you cast this way would", "{1} cast this way would" },
    Wording { "{their/your/its} own", "{1}" },
    Wording { "( this (effect/) lasts indefinitely )", "" },
    Wording { "( this effect lasts indefinitely . )", "" },
    Wording { "( if (there_is/there's) a tie , you choose {*} . )", "" },
    Wording { "( if there is a tie , you choose )", "" },
    Wording { "( if tied , you choose )", "" },
    Wording { "( (you_choose/your_choice) )", "of your choice" },
    Wording { "( it stays in {*} . )", "" },
    Wording { "| {look_at/destroy} an 11 year card of your choice", "{1} an 11 year card" },
    Wording { "| {look_at/destroy} {n} 11 year cards of your choice", "{1} {2} 11 year cards" },
    Wording { "then destroy an 11 year card of your choice", "then destroy an 11 year card" },
    Wording { "| destroy an 11 year card an opponent controls of your choice",
        "destroy an 11 year card an opponent controls" },
    Wording { "add an (additional/extra)", "add" },
    Wording { "face down into", "into" },
    Wording { "11 year row face down", "11 year row" },
    Wording { "instead of into your limbo pile", "" },
    Wording { "{more/less} to (use/activate)", "{1}" },
    // Negations said of nobody
    Wording {
        "(no_player_can/no_players_can/no_player_may/no_one_can/nobody_can)", "players can not" },
    Wording { "no {other_citizen=other_citizens/opponent=opponents/citizen=citizens} can",
        "{1} can not" },
    Wording { "no {other_citizens/opponents/citizens} can", "{1} can not" },
    Wording { "none of your opponents can", "opponents can not" },
    Wording {
        "can not attack (,_block_,/,_block/or_block) or", "can not attack or block and can not" },
    // How often
    Wording { "(only_one_time/one_time_only/just_once/once_only)", "only once" },
    Wording { "(not_more_than/a_maximum_of) once", "no more than once" },
    // Times
    Wording { "at the beginning of your upkeep", "at the start of your turn" },
    Wording { "at your end of turn", "at the end of your turn" },
    Wording { "at the end of each player's turn", "at the end of each turn" },
    Wording { "enter ; short time {n} (;/,/:)", "short time {1} , enter ;" },
    Wording { "dies ; short time {n} (;/,)", "short time {1} , dies ;" },
    // Offers and what comes of them
    Wording { ", if {you/they} do ,", ". if {1} do ," },
    Wording { "you may pay {,} to {*} .", "you may pay {1} . if you do , {2} ." },
    Wording { "you may {sacrifice/discard} {!up} {*} to {!each} {!its} {!the} {*} .",
        "you may {1} {2} . if you do , {3} ." },
    Wording { "you may plunder {!up} {*} to {*} .", "you may plunder {1} . if you do , {2} ." },
    Wording {
        "choose a card at random from target {opponent's=target_opponent/player's=target_player} "
        "hand . that player discards it .",
        "{1} discards 1 card at random ." },
    // Said of the card itself
    Wording { "{;/:} {deals=deal/draws=draw}", "{1} {2}" },
    Wording { "{,/.} it enters with", "{1} this enters with" },
    Wording { ", it enters the island with", ", this enters with" },
    Wording { "attach this to {*} . as long as (it_is/this_is/it's) attached , {*}",
        "attach this to {1} . {2}" },
    Wording { "attach this to {*} . while attached , {*}", "attach this to {1} . {2}" },
    Wording { "remove {w} {w} counter from {w} . if there are none (left/) ,",
        "remove {1} {2} counter from {3} . if there are no {2} counters on {3} ," },
    Wording { "remove {w} {w} counter from {w} . if it has none left ,",
        "remove {1} {2} counter from {3} . if there are no {2} counters on {3} ," },
    Wording { "{w} counters on {it/this} , remove all of them and",
        "{1} counters on {2} , remove all {1} counters from {2} and" },
    Wording { "{w} counters on it , remove them and",
        "{1} counters on it , remove all {1} counters from it and" },
    // Combat
    Wording { "whenever a citizen blocks this , the blocking citizen",
        "whenever a citizen blocks this , that citizen" },
    Wording { "whenever a citizen blocks this , {*} the blocking citizen",
        "whenever a citizen blocks this , {1} that citizen" },
    Wording { "more than 1 citizen", "more than one citizen" },
    Wording { "(that_are/that_is/who_are/that_would_be/) able to block this "
              "(must_block_this/must_block_it/must_do_so/do_so/does_so/block_it/blocks_it/"
              "block_this/blocks_this/have_to_block_it/has_to_block_it/have_to_do_so/"
              "has_to_do_so/have_to_block_this/has_to_block_this)",
        "must block this if able" },
    Wording { "(that_can/that_could/who_can/who_could) block this "
              "(must_block_this/must_block_it/must_do_so/do_so/does_so/have_to_block_it/"
              "has_to_block_it/have_to_do_so/has_to_do_so)",
        "must block this if able" },
    Wording { "all disengaged citizens able to block", "all citizens able to block" },
    Wording { "all citizens able to block it do so", "all citizens block this if able" },
    Wording { "if it has (greater/more) attack than this",
        "if its attack is greater than this's attack" },
    Wording {
        "if it has greater defense than this", "if its defense is greater than this's defense" },
    Wording { "if it has less attack than this", "if its attack is less than this's attack" },
    Wording { "then destroy the rest", "then destroys the rest" },
    // Hands and rows
    Wording { "look at a player's hand", "look at an opponent's hand" },
    Wording { "one of the cards in your 11 year row", "an 11 year card you control" },
    Wording { "a card in your 11 year row", "an 11 year card you control" },
    Wording { ", in any order", "in any order" },
};

} // namespace

std::span<const Wording> wordingsOfSynonyms()
{
    return synonymWordings;
}

} // namespace triptych::kryptik
