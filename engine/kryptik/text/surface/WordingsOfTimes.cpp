#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: numbers, times and events said first, and what somebody did not do of what they were offered.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array timeWordings {
    Wording { "| during each of your turns (,/) you may put", "during your turn , you may put" },
    // The next turn of whoever is told
    Wording { "| (during/on/in) "
              "{target_opponent's=target_opponent/target_player's=target_player/"
              "each_opponent's=each_opponent/your_opponent's=your_opponent/"
              "an_opponent's=an_opponent} next turn , (that_player/they) can not {*} .",
        "{1} can not {2} during their next turn ." },
    Wording { "| (during/on/in) your opponents' next turns , they can not {*} .",
        "each opponent can not {1} during their next turn ." },
    Wording { "| (during/on/in) your next turn , you can not {*} .",
        "you can not {1} during your next turn ." },
    Wording { "| (during/on/in) (their/his_or_her) next turn , {target_opponent/target_player/"
              "each_opponent/that_player} can not {*} .",
        "{1} can not {2} during their next turn ." },
    Wording {
        "| (during/on/in) {target_opponent's=target_opponent/target_player's=target_player/"
        "each_opponent's=each_opponent} next turn , "
        "(their_citizens/that_player's_citizens/citizens_they_control/citizens) can not attack .",
        "{1} can not attack during their next turn ." },
    Wording { "| until the end of {target_opponent's=target_opponent/target_player's=target_player/"
              "each_opponent's=each_opponent} next turn , (that_player/they) can not {*} .",
        "{1} can not {2} until the end of their next turn ." },
    // "This way" is for as long as that says; what was gained for good is controlled by nothing else
    Wording { "gain control of {*} for as long as {*} . {*} while you control it this way .",
        "gain control of {1} for as long as {2} . {3} for as long as {2} ." },
    Wording {
        "gain control of {*} for as long as {*} . {*} for as long as you control it this way .",
        "gain control of {1} for as long as {2} . {3} for as long as {2} ." },
    Wording { "gain control of {*} until {*} . {*} while you control it this way .",
        "gain control of {1} until {2} . {3} until {2} ." },
    Wording { "while you control it this way", "for as long as you control it" },
    Wording { "for as long as you control it this way", "for as long as you control it" },
    // Nobody asks at the end of a turn for another one
    Wording { "at the end of your turn , if {,} {did_not_attack/did_not_block/attacked} ,",
        "at the end of your turn , if {1} {2} this turn ," },
    Wording { "at the end of your turn , if you did not cast a {w} ,",
        "at the end of your turn , if you did not cast a {1} this turn ," },
    // What this does, said as "Enter;" and "Dies;" are
    Wording { "^ {attacks/blocks} (;/:)", "whenever this {1} ," },
    // British spelling first: what follows knows only the other one.
    Wording { "{defence=defense/colour=color}", "{1}" },
    Wording { "to your soul pile", "" },
    Wording { "you lose an 11 year card of your choice", "destroy an 11 year card you control" },
    Wording { "^ {w} . {can_not/attacks_each/does_not/enters_engaged/gets/must/has/costs}",
        "{1} . this {2}" },
    Wording {
        "^ {w} {,/and} {w} . {can_not/attacks_each/does_not/enters_engaged/gets/must/has/costs}",
        "{1} {2} {3} . this {4}" },
    Wording { "^ {w} {w} . can not", "{1} {2} . this can not" },
    Wording { "^ {w} {*} ; its controller", "{1} {2} . its controller" },
    Wording { "card other than a {citizen=spell/spell=citizen}", "{1} card" },
    Wording { ". if you searched , shuffle .", "." },
    Wording { "one of {your=card_you/their=card_they} 11 year cards", "an 11 year {1} control" },
    Wording { "(your_opponents'/your_opponent's/opponents') spells cost",
        "spells your opponents cast cost" },
    Wording { "your {spells/citizens} cost", "{1} you cast cost" },
    Wording { "your opponents' citizens cost", "citizens your opponents cast cost" },
    // What stands in front of two kinds is said of both.
    Wording { "{other_engaged/other_disengaged/other_weary/engaged/disengaged/weary} {w} citizens "
              "and {!other} {!all} {!each} {!target} {!engaged} {!disengaged} {!weary} "
              "{!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} {2} citizens and {1} {3} citizens" },
    Wording { "{other_attacking/other_blocking/other_damaged/attacking/blocking/damaged} {w} "
              "citizens and {!other} {!all} {!each} {!target} {!engaged} {!disengaged} {!weary} "
              "{!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} {2} citizens and {1} {3} citizens" },
    Wording { "your {w} citizens and {!your} {!other} {!all} {!each} {!target} {!engaged} "
              "{!disengaged} {!weary} {!attacking} {!blocking} {!damaged} {w} citizens",
        "{1} citizens you control and {2} citizens you control" },
    Wording { "(your_opponents'/your_opponent's/an_opponent's/opponents') {w} citizens and "
              "{!other} {!all} {!each} {!target} {!engaged} {!disengaged} {!weary} {!attacking} "
              "{!blocking} {!damaged} {w} citizens",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    // Whose both kinds are, is said behind the second.
    Wording { "other {w} citizens and {w} citizens you control",
        "other {1} citizens you control and other {2} citizens you control" },
    Wording { "{w} citizens and {w} citizens {an_opponent_controls/you_control}",
        "{1} citizens {3} and {2} citizens {3}" },
    Wording { "{w} citizens and {w} citizens your opponents control",
        "{1} citizens an opponent controls and {2} citizens an opponent controls" },
    Wording { "each {w} citizen and {w} citizens {an_opponent_controls/you_control}",
        "each {1} citizen {3} and each {2} citizen {3}" },
    // A number or a time said first
    Wording { "| for every {n} {*} , {*} .", "{3} for every {1} {2} ." },
    Wording { "| for each {!opponent} {!player} {*} , you {draw/discard} {*} .",
        "{2} {3} for each {1} ." },
    Wording { "| for each {!opponent} {!player} {*} , {!its} {!it} {!that} {!they} {!their} "
              "{!each} {!you} {!if} {!choose} {*} .",
        "{2} for each {1} ." },
    // What the player is asked when the phase begins, and who declines does not disengage it
    Wording { "^ this does not disengage during your disengage phase unless you "
              "{discard/sacrifice/pay/plunder/abolish/destroy/lose/return/put/detach/remove/engage/"
              "reveal} {~} .",
        "this does not disengage during your disengage phase . at the start of your disengage "
        "phase , you may {1} {2} . if you do , disengage this ." },
    // In which part of a turn, said behind what is forbidden or so then
    Wording { "^ {~} during (combat/the_combat_phase) (as_long_as/while) {*} .",
        "as long as it is the combat phase and {2} , {1} ." },
    Wording {
        "^ (as_long_as/while) {~} , {opponents/players/your_opponents/each_opponent/spells} {~} "
        "during (combat/the_combat_phase) .",
        "as long as it is the combat phase and {1} , {2} {3} ." },
    Wording { "^ {~} can not cast more than {n} {w} during your turn .",
        "during your turn , {1} can not cast more than {2} {3} each turn ." },
    Wording { "^ {~} (during/on) your turn (as_long_as/while) {*} .",
        "as long as it is your turn and {2} , {1} ." },
    Wording { "^ {~} (during/on) (an_opponent's/your_opponent's/your_opponents'/opponents') "
              "(turn/turns) (as_long_as/while) {*} .",
        "as long as it is not your turn and {2} , {1} ." },
    // RULING 9.2 What stands in front holds for all behind it that can last.
    Wording { "| until end of turn , whenever {*} , {*} until end of turn .",
        "whenever {1} this turn , {2} until end of turn ." },
    Wording { "| until end of turn , whenever {*} , {,} {gets/get/gains/gain/loses/lose}",
        "whenever {1} this turn , until end of turn , {2} {3}" },
    Wording { "| (until_end_of/this) turn , whenever {*} ,", "whenever {1} this turn ," },
    Wording { "| until end of turn , gain control of {*} . disengage it . it gains eager .",
        "gain control of {1} until end of turn . disengage it . it gains eager until end of turn "
        "." },
    Wording { "| until end of turn , gain control of {~} and {!target} {!all} {!each} {!another} "
              "{!up} {*} .",
        "gain control of {1} until end of turn and {2} until end of turn ." },
    Wording { "| until end of turn , gain control of {~} , {*} .",
        "gain control of {1} until end of turn , {2} until end of turn ." },
    Wording {
        "| until end of turn , gain control of {,} .", "gain control of {1} until end of turn ." },
    // One verb for two
    Wording { "{deal/deals} {n} damage to {*} and {n} damage to",
        "{1} {2} damage to {3} and deal {4} damage to" },
    Wording { "| target {*} gets {w} and another target {*} gets {w} until end of turn .",
        "target {1} gets {2} until end of turn and another target {3} gets {4} until end of turn "
        "." },
    Wording { "{n} of {their=cards_they/your=cards_you} 11 year cards", "{1} 11 year {2} control" },
    // What somebody did not do of what they were offered
    Wording { "of their citizens", "citizens they control" },
    Wording { "^ (once_during/once_on/once/during) each of your turns , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once (during_each_of/on_each_of/each_of/during) your turns .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ once (during_your_turn/on_your_turn/during_your_turns) , you may cast {*} .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ you may cast {*} once (during/on) your turn .",
        "during your turn , you may cast {1} each turn ." },
    Wording { "^ during your turn , you may cast one {*} .",
        "during your turn , you may cast one {1} each turn ." },
    Wording { "can not be blocked this turn except by {n} or more citizens",
        "can not be blocked by fewer than {1} citizens this turn" },
    Wording { "can not {~} or "
              "{activate_abilities/use_11_year_abilities/cast_cards_for_their_11_year_cost/"
              "cast_spells/cast_citizens/search_decks/draw_cards} .",
        "can not {1} and can not {2} ." },
    Wording { "can not {~} or "
              "{activate_abilities/use_11_year_abilities/cast_cards_for_their_11_year_cost/"
              "cast_spells/cast_citizens/search_decks/draw_cards} this turn .",
        "can not {1} this turn and can not {2} this turn ." },
    // The time that is said of both. What is said to be so only under a condition, is so of both (10)
    Wording { "| {your_opponents/each_opponent/each_player/opponents/players} can not cast spells "
              "or activate abilities {until_end_of_turn/until_your_next_turn} .",
        "{1} can not cast spells {2} and {1} can not activate abilities {2} ." },
    Wording { "^ {your_opponents/each_opponent/each_player/opponents/players} can not cast spells "
              "or activate abilities {,} .",
        "{1} can not cast spells {2} . {1} can not activate abilities {2} ." },
    Wording { "| {your_opponents/each_opponent/each_player/opponents/players} can not {,} "
              "{this_turn/until_end_of_turn} and can not {,} {this_turn/until_end_of_turn} .",
        "{1} can not {2} {3} and {1} can not {4} {5} ." },
    Wording { "| {target_opponent/target_player} can not {,} {this_turn/until_end_of_turn} and can "
              "not {,} {this_turn/until_end_of_turn} .",
        "{1} can not {2} {3} and that player can not {4} {5} ." },
    Wording { "| {your_opponents/each_opponent/each_player/opponents/players} can not {,} and can "
              "not {,} {this_turn/until_end_of_turn/until_your_next_turn} .",
        "{1} can not {2} {4} and {1} can not {3} {4} ." },
    Wording { "| {target_opponent/target_player} can not {,} and can not {,} "
              "{this_turn/until_end_of_turn/until_your_next_turn} .",
        "{1} can not {2} {4} and that player can not {3} {4} ." },
    Wording { "| {until_end_of_turn/until_your_next_turn} , "
              "{your_opponents/each_opponent/each_player/opponents/players} can not {,} and can "
              "not {,} .",
        "{2} can not {3} {1} and {2} can not {4} {1} ." },
    Wording { "| {until_end_of_turn/until_your_next_turn} , {target_opponent/target_player} can "
              "not {,} and can not {,} .",
        "{2} can not {3} {1} and that player can not {4} {1} ." },
    Wording { "^ {as_long_as/while/during} {~} , "
              "{your_opponents/each_opponent/each_player/opponents/players} can not {,} and can "
              "not > {,} .",
        "{1} {2} , {3} can not {4} . {1} {2} , {3} can not {5} ." },
    Wording { "^ {your_opponents/each_opponent/each_player/opponents/players} can not {,} and can "
              "not {,} {as_long_as/while/if} {~} .",
        "{4} {5} , {1} can not {2} . {4} {5} , {1} can not {3} ." },
    Wording { "^ {your_opponents/each_opponent/each_player/opponents/players} can not {,} and can "
              "not > {,} .",
        "{1} can not {2} . {1} can not {3} ." },
    Wording { "| {target_opponent/target_player} can not cast spells or activate abilities {,} .",
        "{1} can not cast spells {2} and that player can not activate abilities {2} ." },
    Wording { "| {target_opponent/target_player} can not {,} and can not {,} .",
        "{1} can not {2} and that player can not {3} ." },
    Wording { "| put the top {n} cards of each {opponent's=each_opponent/player's=each_player} "
              "deck into their limbo pile",
        "{2} puts the top {1} cards of their deck into their limbo pile" },
    Wording { "| put the top card of each {opponent's=each_opponent/player's=each_player} deck "
              "into their limbo pile",
        "{1} puts the top card of their deck into their limbo pile" },
    Wording { "| abolish the top card of each {player's=each_player/opponent's=each_opponent} deck",
        "{1} abolishes the top card of their deck" },
    Wording {
        "| abolish the top {n} cards of each {opponent's=each_opponent/player's=each_player} deck",
        "{2} abolishes the top {1} cards of their deck" },
    Wording { "you can not lose 11 year cards", "11 year cards you control can not be destroyed" },
    Wording { "| abolish target {,} until (the_start_of/) your next turn .",
        "abolish target {1} . at the start of your next turn , return it to the island under its "
        "owner's control ." },
    Wording { "| abolish target {,} until (the/) end of turn .",
        "abolish target {1} . at the end of turn , return it to the island under its owner's "
        "control ." },
    Wording { "for each (opponent/player) who does not ,", "otherwise ," },
    Wording { "for each (opponent/player) who does ,", "if they do ," },
    Wording { ", then each (player/opponent) who can not {*} .",
        ". if they can not , that player {1} ." },
    Wording { "| if an opponent {!or} {*} , that (player/opponent) {*} .",
        "for each opponent , if that player {1} , that player {2} ." },
    Wording { "each (opponent/player) who does not {*} .", "otherwise , that player {1} ." },
    Wording {
        "each (opponent_who_does/player_who_did/opponent_who_did/player_who_does) {!not} {*} .",
        "if they do , that player {1} ." },
    Wording { "each (opponent/player) who can not {*} .", "if they can not , that player {1} ." },
    Wording { "{draw/draws} {n} additional cards {!in} {!during} {!each}", "{1} {2} cards" },
    Wording { "draw {n} additional card {!in} {!during} {!each}", "draw {1} card" },
    Wording { "{draw/draws} an additional card {!in} {!during} {!each}", "{1} a card" },
    Wording { "{draws/draw} an extra card {!in} {!during} {!each}", "{1} a card" },
    Wording { "^ (for/) the first time each turn that {*} ,",
        "for the first time each turn , whenever {1} ," },
    Wording { "^ the first time each turn {*} ,", "for the first time each turn , whenever {1} ," },
    // What the ability does with this card there says so already.
    Wording {
        "this from your limbo pile {*} . (activate_this_ability/activate_this/use_this/activate) "
        "only if this is in your limbo pile .",
        "this from your limbo pile {1} ." },
    Wording { "during your turn , {*} . during your opponent's turn , it {*} .",
        "during your turn , {1} . during your opponents' turns , this {2} ." },
    Wording { "{that_citizen/it/they} also", "{1}" },
    // What comes "then" comes after what is done later, where no condition is torn off.
    // What somebody may do "then", too.
    Wording { "at the {w} {of_your/of_the} next turn , {*} < . then {target_opponent/you} may >",
        "at the {1} {2} next turn , {3} , then {4} may" },
    Wording { "{at_the/at} end of turn , {*} < . then {target_opponent/you} may >",
        "{1} end of turn , {2} , then {3} may" },
    Wording { "at the end of this turn , {*} < . then {target_opponent/you} may >",
        "at the end of this turn , {1} , then {2} may" },
    Wording { "at the {w} of {your_next_turn/the_next_turn/the_next_combat} , {*} < . then (,/) >",
        "at the {1} of {2} , {3} , then" },
    Wording { "at the end of {this_turn/the_turn/turn/combat} , {*} < . then (,/) >",
        "at the end of {1} , {2} , then" },
    Wording { "at end of {turn/combat} , {*} < . then (,/) >", "at end of {1} , {2} , then" },
};

} // namespace

std::span<const Wording> wordingsOfTimes()
{
    return timeWordings;
}

} // namespace triptych::kryptik
