#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: whole turns of phrase, and how a card calls itself.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array sentenceWordings {
    Wording { "| any time", "whenever" },
    Wording { "as an extra cost", "as an additional cost" },
    Wording { "becomes a target of", "becomes the target of" },
    Wording { "a target", "target" },
    Wording { "you do not control (any/a/an)", "you control no" },
    Wording { "you do not control another", "you control no other" },
    Wording { "control both", "control" },
    Wording { "{spells/citizens} cost {your_opponents/you}", "{1} {2} cast cost" },
    Wording { "{attack/defense} equals", "{1} is equal to" },
    Wording { "attack and defense equal", "attack and defense are equal to" },
    Wording { "controlled by (an_opponent/your_opponent/your_opponents/opponents)",
        "an opponent controls" },
    Wording { "controlled by target {opponent/player}", "target {1} controls" },
    Wording { "controlled by you", "you control" },
    Wording { "citizens under your control", "citizens you control" },
    Wording { "{onto/to} the island . it is engaged .", "{1} the island engaged ." },
    Wording {
        "(each/all) (citizen/citizens) {,} that (dies/die) this turn (is/are) abolished instead",
        "if a citizen {1} would die this turn , abolish it instead" },
    Wording { "(each/all) (citizen/citizens) that (dies/die) this turn (is/are) abolished instead",
        "if a citizen would die this turn , abolish it instead" },
    Wording { "return it to the island at the end of turn with {~} .",
        "at the end of turn , return it to the island with {1} ." },
    Wording {
        "{they/that_player/controller/opponent} may {discard/sacrifice/pay/plunder/engage} {a} to "
        "{draw/destroy/search/disengage/deal} {~} .",
        "{1} may {2} {3} . if they do , they {4} {5} ." },
    Wording { "(each/all) (citizen/citizens) with the same name as target {,} {./until}",
        "target {1} and all other citizens with the same name {2}" },
    Wording { "| (players/opponents) who can not {*} instead .", "if they can not , they {1} ." },
    Wording { "| a player who can not {*} instead .", "if they can not , that player {1} ." },
    Wording {
        "each (player/opponent) who can not {*} instead .", "if they can not , that player {1} ." },
    Wording { "draw another card", "draw a card" },
    Wording { "draw another {if/.}", "draw a card {1}" },
    // Only citizens have them (9.1, 9.3)
    Wording { "target {active_or_triggered/active/activated=active/triggered} ability of a citizen "
              "{./,/and/unless/;}",
        "target {1} ability {2}" },
    Wording { "counter target ability", "counter target activation" },
    Wording { "{becomes/become} equal to", "{1}" },
    Wording { "target citizen's attack and defense become",
        "the attack and defense of target citizen become" },
    Wording { "{!enter} {!enters} {!dies} {w} ; if", "{1} . if" },
    Wording { "| {n} damage to", "deal {1} damage to" },
    Wording { "{sacrifices/sacrifice} {n} .", "{1} {2} citizens ." },
    Wording { "^ {whenever/when} this {*} , it {destroys=,_destroy/engages=,_engage}",
        "{1} this {2} {3}" },
    Wording { ", (it_also/this) destroys", ", destroy" },
    Wording { "an additional 11 year card of the defending player",
        "an 11 year card of the defending player" },
    Wording { "other {w} citizens you control named this give this {w} each .",
        "this gets {2} for each other {1} citizen you control with the same name as this ." },
    Wording { "other citizens you control with the same name as this give this {w} each .",
        "this gets {1} for each other citizen you control with the same name as this ." },
    Wording { "this costs an additional {*} to cast .", "additional cost : {1} ." },
    Wording { "this's {attack/defense} becomes", "the {1} of this becomes" },
    Wording { "can attack as though (it/they) were not weary", "can attack" },
    Wording { "can attack the turn (it_enters/they_enter)", "can attack" },
    Wording { "can attack even if it is weary", "can attack" },
    Wording { "can attack while weary", "can attack" },
    Wording { "^ this has {attack/defense} equal to", "this's {1} is equal to" },
    Wording {
        "^ this has attack and defense each equal to", "this's attack and defense are equal to" },
    Wording { "permanently .", "." },
    Wording { "an opponent's 11 year card is", "an 11 year card an opponent controls is" },
    Wording { "the (beginning/start) of the combat phase", "the beginning of combat" },
    Wording { ", then {~} target {opponent's=target_opponent/player's=target_player} soul row",
        ", then choose {2} , then {1} that player's soul row" },
    Wording { "| {!then} {~} target {opponent's=target_opponent/player's=target_player} soul row",
        "choose {2} , then {1} that player's soul row" },
    Wording { "^ only {*} can block this .", "this can be blocked only by {1} ." },
    Wording { "^ citizens {*} can not block this .", "this can not be blocked by citizens {1} ." },
    Wording { "your hand is empty", "you have no cards in your hand" },
    Wording { "their hand is empty", "they have no cards in hand" },
    Wording { "take control of", "gain control of" },
    Wording { "{attacked/attack} this combat", "{1} this turn" },
    Wording { "while {attacking/blocking/engaged/disengaged/weary} ,", "as long as this is {1} ," },
    Wording { "{when/whenever} blocked ,", "{1} this becomes blocked ," },
    // Behind "unless" that is of what was not paid, or asked, and "otherwise" could be either
    Wording { "unless {*} . if you do not ,", "unless {1} . if you did not ," },
    Wording {
        "unless {*} . if (that_player_does/that_opponent_does/its_controller_does/they_do) not ,",
        "unless {1} . if they did not ," },
    Wording { "; if {you_have/you_did/it_is/it_was} not ,", ". if {1} not ," },
    Wording { "(;_otherwise_,/,_otherwise_,/;_otherwise/,_otherwise)", ". otherwise ," },
    Wording { "; if {that_player_does/you_do/they_do}", ". if {1}" },
    Wording { "if the {player/opponent} does", "if that {1} does" },
    Wording { "(each_limbo_pile/all_limbo_piles)", "each player's limbo pile" },
    Wording { "{n} of target opponent's 11 year cards", "{1} 11 year cards of target opponent" },
    Wording { "{n} of an opponent's 11 year cards", "{1} 11 year cards an opponent controls" },
    Wording { "one of that player's 11 year cards", "an 11 year card that player controls" },
    Wording { "can block citizens with sidestep", "can block" },
    Wording { "( (they_will_be/it_will_be/they_are/it_is/they'll_be/it'll_be) weary )", "" },
    Wording { "| if this is in your limbo pile , {*} . if you do , return (this/it) to",
        "{1} . if you do , return this from your limbo pile to" },
    Wording { "| if this is in your limbo pile , {*} return {w} to",
        "{1} return this from your limbo pile to" },
    Wording { "whenever a citizen {*} attacks you , {*} the attacking citizen",
        "whenever a citizen {1} attacks you , {2} that citizen" },
    Wording { "whenever a citizen attacks you , {*} the attacking citizen",
        "whenever a citizen attacks you , {1} that citizen" },
    Wording { "whenever a citizen an opponent controls attacks , {*} the attacking citizen",
        "whenever a citizen an opponent controls attacks , {1} that citizen" },
    Wording { "whenever you are attacked ,", "whenever a citizen attacks you ," },
    Wording { "prevent {all_combat/all} damage {that_citizen/it} would deal this turn",
        "prevent {1} damage that would be dealt by {2} this turn" },
    Wording { "lose an 11 year card unless", "destroy an 11 year card you control unless" },
    Wording { "{w} you cast that cost {n} or {more/less} cost",
        "{1} with soul cost {2} or {3} you cast cost" },
    Wording { "players with {more/fewer}", "each player who has {1}" },
    Wording { "each {player/opponent} with no", "each {1} who has no" },
    Wording { "each {player/opponent} with {n} or", "each {1} who has {2} or" },
    Wording { "{opponent/player} with {more/fewer}", "{1} who has {2}" },
    Wording { "look at the top card of your deck . if it is {w} {*} , you may reveal it and put it "
              "into your hand . otherwise , put it on the bottom of your deck .",
        "look at the top 1 cards of your deck . you may reveal {1} {2} from among them and put it "
        "into your hand and the rest on the bottom of your deck ." },
    Wording { "look at the top card of your deck . if it is {w} {*} , you may reveal it and put it "
              "into your hand .",
        "look at the top 1 cards of your deck . you may reveal {1} {2} from among them and put it "
        "into your hand and the rest on top of your deck ." },
    Wording { "| return all citizens to their owners' hands except {*} .",
        "return all citizens other than {1} to their owners' hands ." },
    Wording { ", or {w} instead if", ", or {1} if" },
    Wording { "whose {soul_cost/attack/defense} is", "with {1}" },
    Wording { "one of your other citizens", "another citizen you control" },
    Wording { "^ whenever {*} dies , abolish it instead of putting it {*} .",
        "if {1} would die , abolish it instead ." },
    Wording { "| draw {n} cards , or {n} (cards/) if {*} .",
        "draw {1} cards . if {3} , draw {2} cards instead ." },
    Wording { "| draw a card , or {n} (cards/) if {*} .",
        "draw 1 card . if {2} , draw {1} cards instead ." },
    Wording { "draw {n} cards instead of {n} .", "draw {1} cards instead ." },
    Wording { "deal {n} damage to target {*} , or {n} (damage/) if {*} .",
        "deal {1} damage to target {2} . if {4} , deal {3} damage to that citizen instead ." },
    Wording { "gets {w} until end of turn , or {w} if {*} .",
        "gets {1} until end of turn . if {3} , it gets {2} until end of turn instead ." },
    Wording { "it gets {w} instead of {w} .", "it gets {1} instead ." },
    Wording { "it deals {n} damage instead .", "deal {1} damage to that citizen instead ." },
    Wording { "| after that ,", "then" },
    Wording { "| if not ,", "otherwise ," },
    Wording { "{that_player/its_controller/you} then {w}", "{1} {2}" },
    Wording { "except for overlords", "except overlords" },
    Wording { ", also {w}", ", {1}" },
    Wording { "sacrifices all citizens they control except one .",
        "sacrifices all but 1 citizens they control ." },
    Wording { "sacrifices all but one citizen they control",
        "sacrifices all but 1 citizens they control" },
    Wording { "chooses a citizen they control and sacrifices it", "sacrifices a citizen" },
    Wording { "chooses one of their citizens and sacrifices it", "sacrifices a citizen" },
    Wording { "chooses a card (in/from) their hand and discards it", "discards 1 card" },
    // Who chooses among the cards of a hand sees them (RULING 10)
    Wording { "| {target_opponent=target_opponent's/target_player=target_player's/"
              "an_opponent=an_opponent's/that_player=that_player's} discards {a/an} "
              "{card/spell/citizen} of your choice (from_their_hand/)",
        "look at {1} hand , choose {2} {3} from it , then that player discards it" },
    Wording { "| {target_opponent=target_opponent's/target_player=target_player's/"
              "an_opponent=an_opponent's/that_player=that_player's} abolishes {a/an} "
              "{card/spell/citizen} of your choice (from/in) their hand",
        "look at {1} hand , choose {2} {3} from it , then abolish it" },
    Wording { "| {target_opponent=target_opponent's/target_player=target_player's/"
              "an_opponent=an_opponent's/that_player=that_player's} puts {a/an} "
              "{card/spell/citizen} of your choice from their hand "
              "{on_the_bottom_of_their_deck/on_top_of_their_deck/into_their_soul_row}",
        "look at {1} hand , choose {2} {3} from it , then that player puts it {4}" },
    Wording {
        "| {target_opponent=target_opponent's/target_player=target_player's/"
        "an_opponent=an_opponent's/that_player=that_player's} "
        "{discards=that_player_discards/abolishes=abolish} {n} {cards/spells/citizens} of your "
        "choice (from_their_hand/)",
        "look at {1} hand , choose {3} {4} from it , then {2} them" },
    Wording { "choose {a/an} {card/spell/citizen} from it with {,} and {abolish/discard}",
        "choose {1} {2} with {3} from it and {4}" },
    // Whoever reveals or looks at them
    Wording { "{abolish/abolishes/put/puts} (every/each) {spell=spells/citizen=citizens} "
              "{revealed_this_way/from_among_them}",
        "{1} all {2} {3}" },
    // 3.1
    Wording { "| (you_are/you're) destroyed", "you lose the game" },
    Wording { "| {target_player/target_opponent} is destroyed .", "destroy {1} ." },
    Wording { "search your deck for {*} and reveal {it/them} . put {it/them/that_card/those_cards} "
              "{into/onto/on}",
        "search your deck for {1} , reveal {2} and put {2} {4}" },
    Wording { "chooses and discards a card", "discards 1 card" },
    Wording { "chooses {n} cards (in/from) their hand and discards them", "discards {1} cards" },
    Wording { "| for each citizen destroyed this way , its controller {*} .",
        "each player {1} for each citizen they controlled that was destroyed this way ." },
    Wording { "| choose two target {*} . they (each/) {fight/deal}", "two target {1} {2}" },
    Wording { "| choose two target {*} . each (of_them/) deals damage equal to its attack to the "
              "other .",
        "two target {1} fight each other ." },
    Wording { "| each of two target {*} deals damage equal to its attack to the other .",
        "two target {1} fight each other ." },
    Wording { "| put {*} on the top or bottom of {*} .",
        "choose one : put {1} on top of {2} ; or put {1} on the bottom of {2} ." },
    Wording { "| put {*} on top or on the bottom of {*} .",
        "choose one : put {1} on top of {2} ; or put {1} on the bottom of {2} ." },
    Wording { "^ choose one when this enters :", "enter ; choose one :" },
    Wording { "this would be put into your limbo pile from the island", "this would die" },
    Wording { "(control/have) the most citizens", "control more citizens than each opponent" },
    Wording { "{n} target {w} with the same name {!as}",
        "{1} target {2} with the same name as each other" },
    Wording { "{n} {w} cards with the same name {!as}",
        "{1} {2} cards with the same name as each other" },
    Wording { "{n} {citizens/cards} with the same name {!as}",
        "{1} {2} with the same name as each other" },
    Wording {
        "cards (in_a_single/from_a_single/in_the_same/from_the_same/from_one_player's/in_one) "
        "limbo pile",
        "cards in a limbo pile of the same player" },
    Wording { "any player's limbo pile", "any limbo pile" },
    Wording { "owner's hand as (it/this) resolves", "owner's hand" },
    Wording { "| you control target {*} .", "gain control of target {1} ." },
    Wording { "for each citizen they control that is attacking (you/) .", "for each ." },
    // What attacking and blocking costs (4.4.2, 4.4.3): always, so it is all that its paragraph says
    Wording { "^ (your_opponents/opponents/your_opponent/each_opponent/an_opponent) "
              "(have_to/has_to/must) pay {,} for (each/every) {,} they (want_to/) {attack/block} "
              "with .",
        "each {2} an opponent controls can not {3} unless its controller pays {1} ." },
    Wording { "^ (your_opponents/opponents/your_opponent/each_opponent/an_opponent) "
              "(have_to/has_to/must) pay {,} for (each/every) {,} they attack you with .",
        "each {2} an opponent controls can not attack you unless its controller pays {1} ." },
    Wording { "^ (players/each_player/all_players) (have_to/has_to/must) pay {,} for (each/every) "
              "{,} they (want_to/) {attack/block} with .",
        "each {2} can not {3} unless its controller pays {1} ." },
    Wording {
        "^ (your_opponents/opponents/your_opponent/each_opponent) (have_to/has_to/must) pay "
        "{,} (whenever_they/each_time_they/to) {attack/block} (with_a_citizen/with_citizens/) .",
        "each citizen an opponent controls can not {2} unless its controller pays {1} ." },
    Wording { "^ (your_opponents/opponents/your_opponent/each_opponent) (have_to/has_to/must) pay "
              "{,} for each (citizen/of_their_citizens/citizen_they_control) that "
              "{attacks=attack/blocks=block} .",
        "each citizen an opponent controls can not {2} unless its controller pays {1} ." },
    Wording { "^ for (each/every) {,} (your_opponents/opponents/your_opponent) {attack/block} with "
              ", they (have_to/must) pay {,} .",
        "each {1} an opponent controls can not {2} unless its controller pays {3} ." },
    Wording { "^ (your_opponents/opponents) can not {attack/block} with {,} unless they pay {,} "
              "for each (of_them/of_those_citizens/attacking_citizen) .",
        "{2} an opponent controls can not {1} unless their controller pays {3} ." },
    Wording { "^ {attacking=attack/blocking=block} costs your opponents {,} for each {,} .",
        "each {3} an opponent controls can not {1} unless its controller pays {2} ." },
    Wording { "^ each {attack/block} costs your opponents {,} .",
        "each citizen an opponent controls can not {1} unless its controller pays {2} ." },
    Wording { "for each citizen they attack with .", "for each ." },
    Wording { "{~} has base {attack/defense} {n} until", "{1}'s {2} becomes {3} until" },
    Wording { "| {you_may_engage/engage} or disengage target {,} .",
        "choose target {2} . {1} it or disengage it ." },
    Wording {
        "| disengage or engage target {,} .", "choose target {1} . engage it or disengage it ." },
    Wording { "| choose {,} citizens . {w} the (others/rest) .",
        "choose {1} citizens . {2} all other citizens ." },
    Wording { "| choose {,} citizens , then {w} the (rest/others) .",
        "choose {1} citizens , then {2} all other citizens ." },
    Wording { "into your limbo {pile_,_then/pile_.} {w} {,} from among them {,} .",
        "into your limbo {1} {2} {3} put there this way {4} ." },
    Wording { "| search your deck for {a=for_a/an=for_an} {,} and a {,} , reveal them , and put "
              "them {,} .",
        "search your deck {1} {2} , reveal it and put it {4} . search your deck for a {3} , reveal "
        "it and put it {4} ." },
    Wording { "| search your deck for a {,} and an {,} , reveal them , and put them {,} .",
        "search your deck for a {1} , reveal it and put it {3} . search your deck for an {2} , "
        "reveal it and put it {3} ." },
    Wording { "| search your deck for a {,} and {a=for_a/an=for_an} {,} and put them {,} .",
        "search your deck for a {1} and put it {4} . search your deck {2} {3} and put it {4} ." },
    Wording { "'s base {attack/defense} becomes {n}", "'s {1} becomes {2}" },
    Wording { "at the end of {*} , if this {attacked/blocked} ,",
        "at the end of {1} , if this {2} this turn ," },
    Wording { "that blocked this {!this} {!turn}", "that blocked this this turn" },
    Wording { "have the most {cards_in_hand/11_year_cards}", "have more {1} than each opponent" },
    Wording { "have the fewest 11 year cards", "have fewer 11 year cards than each opponent" },
    Wording { "card you own that is abolished", "card in your abolished zone" },
    Wording { "abolished {card/cards} you own", "{1} in your abolished zone" },
    Wording { "cards you own that are abolished", "cards in your abolished zone" },
    Wording { "abolished {citizen/spell} you own", "{1} card in your abolished zone" },
    Wording { "abolished {citizens/spells} you own", "{1} cards in your abolished zone" },
    Wording { "abolished {w} {citizen/spell} you own", "{1} {2} card in your abolished zone" },
    Wording { "abolished {w} citizens you own", "{1} citizen cards in your abolished zone" },
    Wording { "each abolished {!card} {!citizen} {!spell} {w} you own",
        "each {1} card in your abolished zone" },
    Wording { "active abilities of citizens", "active abilities" },
    Wording { "{enter/dies} abilities of citizens your opponents control",
        "{1} abilities of citizens an opponent controls" },
    Wording { "abilities of citizens your opponents control {!cost}",
        "abilities your opponents control" },
    Wording { "search your limbo pile for {*} and return it to {your_hand/the_island}",
        "return {1} from your limbo pile to {2}" },
    Wording { "search your limbo pile for {*} and put it {into_your_hand/onto_the_island}",
        "put {1} from your limbo pile {2}" },
    Wording {
        ", then shuffle (your_deck/) and put that card on top", ", put it on top of your deck" },
    Wording { "put it on top of your deck after shuffling", "put it on top of your deck" },
    Wording { "all damage that would be dealt to and (dealt/) by {*} this turn",
        "all damage that would be dealt to {1} this turn and prevent all damage that would be "
        "dealt by it this turn" },
    Wording { "all combat damage that would be dealt to (and_dealt/and/or) by {*} this turn",
        "all combat damage that would be dealt to {1} this turn and prevent all combat damage that "
        "would be dealt by it this turn" },
    Wording { "all combat damage {*} would deal or be dealt this turn",
        "all combat damage that would be dealt to {1} this turn and prevent all combat damage that "
        "would be dealt by it this turn" },
    Wording { "| {*} instead if {*} .", "if {2} , {1} instead ." },
    Wording { "the target of an opponent's {spell_or_ability/spell}",
        "the target of a {1} an opponent controls" },
    Wording {
        "the target of an opponent's ability", "the target of an ability an opponent controls" },
    Wording { "^ if {*} , at the end of your turn (,/) {*} .",
        "at the end of your turn , if {1} , {2} ." },
    Wording { "^ if {*} , at the start of your turn , {*} .",
        "at the start of your turn , if {1} , {2} ." },
};

} // namespace

std::span<const Wording> wordingsOfSentences()
{
    return sentenceWordings;
}

} // namespace triptych::kryptik
