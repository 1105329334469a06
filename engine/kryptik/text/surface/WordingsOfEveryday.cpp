#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: everyday words for those of the rules, each wherever it may stand. What follows in the other
// tables builds on these.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array everydayWordings {
    // Written short
    Wording { "w/", "with" },
    Wording { "w/o", "without" },
    Wording { "power {!counter} {!counters}", "attack" },
    Wording { "toughness", "defense" },
    Wording { "(eleven_year/11-year/eleven-year)", "11 year" },
    // However it calls itself; "after this one" is a turn.
    Wording { "this one {has/gets/gains/can/can't/costs/deals/enters/dies/attacks/blocks/is/loses}",
        "this {1}" },
    Wording { "this one {does_not/becomes}", "this {1}" },
    Wording { "{on/sacrifice/engage} this one", "{1} this" },
    Wording { "than this one's", "than this's" },
    Wording { "this (guy/fellow/thing)", "this" },
    // Which of several, and how many
    Wording { "any (one/) citizen", "a citizen" },
    Wording { "any target {citizen/spell/opponent/player}", "target {1}" },
    Wording { "(any_other/a_different) citizen", "another citizen" },
    Wording { "any {11_year_card/overlord}", "an {1}" },
    Wording { "any spell {!cards}", "a spell" },
    Wording { "any {!target} {!number} {!one} {!of} {!other} {w} citizen", "a {1} citizen" },
    Wording { "all {of_the=all_the/the_damage=all_damage}", "{1}" },
    Wording { "all the {!rest} {!others} {!other} {!remaining} {!damage} {!cards}", "all" },
    Wording { "each and every", "each" },
    Wording { "every one of", "each of" },
    Wording { "(as_many_as/at_most) {n} target", "up to {1} target" },
    Wording { "{n} or fewer target", "up to {1} target" },
    Wording { "a (different/second) target", "another target" },
    Wording { "target other citizen", "another target citizen" },
    Wording { "the other citizens you control", "other citizens you control" },
    Wording { "the other {w} citizens you control", "other {1} citizens you control" },
    Wording { "per {11_year_card/citizen/card/spell}", "for each {1}" },
    Wording { "per {w} {citizen/counter}", "for each {1} {2}" },
    Wording { "for each of the {w} counters", "for each {1} counter" },
    Wording { "for each of your {w} citizens", "for each {1} citizen you control" },
    Wording { "for each of your 11 year cards", "for each 11 year card you control" },
    Wording { "for each 11 year card you have left", "for each 11 year card you control" },
    Wording { "11 year cards you have left", "11 year cards you control" },
    Wording { "11 year {cards/card} you have {!lost}", "11 year {1} you control" },
    Wording { "11 year cards an opponent has {!lost}", "11 year cards an opponent controls" },
    Wording { "equal to half the {cards_in/citizens}", "equal to half the number of {1}" },
    Wording { "{n} plus the number of {~} .", "the number of {2} plus {1} ." },
    Wording { ", (with_x_being/where_x_equals/x_being)", ", where x is" },
    Wording { ", (where_x_is/with_x) equal to", ", where x is" },
    Wording { ". x (is/equals)", ", where x is" },
    // Whose
    Wording { "(that/which) you control {!but} {!and}", "you control" },
    Wording { "that {an_opponent_controls/that_player_controls/they_control}", "{1}" },
    Wording { "that your opponents control", "an opponent controls" },
    Wording { "(that_are_yours/that_is_yours/on_your_side/of_yours)", "you control" },
    Wording { "{citizen/overlord/overlords} under your control", "{1} you control" },
    Wording { "{citizen/citizens} under an opponent's control", "{1} an opponent controls" },
    Wording { "citizens under your opponents' control", "citizens an opponent controls" },
    Wording { "your opponents control no", "each opponent controls no" },
    Wording { "none of your {other_citizens/citizens}", "no {1} you control" },
    Wording { "none of your opponents' citizens", "no citizens an opponent controls" },
    Wording { "you control only {~} citizens ,", "all citizens you control are {1} citizens ," },
    Wording {
        "one of (your_opponents'/your_opponent's) citizens", "a citizen an opponent controls" },
    Wording { "one of the citizens (your_opponents_control/your_opponent_controls/"
              "an_opponent_controls)",
        "a citizen an opponent controls" },
    Wording { "all of your other {w}", "all other {1} you control" },
    Wording { "one of your opponents", "an opponent" },
    Wording { "another player's", "an opponent's" },
    Wording { "(an_enemy/another) player", "an opponent" },
    Wording { "other players", "opponents" },
    Wording { "every {other_player=opponent/opponent's_turn}", "each {1}" },
    Wording { "everyone's", "each player's" },
    Wording { "(everyone/everybody)", "each player" },
    // What is revealed, all of them see.
    Wording { "{and/then/,/may} show {it/that/the/a/them/those}", "{1} reveal {2}" },
    Wording { "reveal {~} to (all_players/each_player/all_opponents/each_opponent/your_opponents/"
              "your_opponent)",
        "reveal {1}" },
    Wording { "reveals {~} to (all_players/each_player)", "reveals {1}" },
    Wording { "{reveals/reveal} their hand to you", "{1} their hand" },
    Wording { "shows you their hand", "reveals their hand" },
    Wording { "controlled by {each_opponent/that_player}", "{1} controls" },
    // When, and how long
    Wording { "until (the/this) turn ends", "until end of turn" },
    Wording { "until the turn is over", "until end of turn" },
    Wording { "for this turn", "until end of turn" },
    Wording { "through (the/) end of turn", "until end of turn" },
    Wording {
        "for the (remainder_of_the/remainder_of_this/duration_of_the) turn", "until end of turn" },
    Wording { "every time", "whenever" },
    Wording { "| as soon as", "when" },
    Wording { "whenever your turn (begins/starts) ,", "at the start of your turn ," },
    Wording { "whenever your turn ends ,", "at the end of your turn ," },
    Wording {
        "(when/whenever) combat {begins=the_beginning/ends=the_end} ,", "at {1} of combat ," },
    Wording { "(when_the/whenever_a) turn ends ,", "at the end of turn ," },
    Wording { "at your turn's start ,", "at the start of your turn ," },
    Wording { "^ {start_of_your/end_of_your/end_of} turn :", "at the {1} turn ," },
    Wording { "^ start of turn :", "at the start of your turn ," },
    Wording { "{citizen/citizens} at a time", "{1}" },
    Wording { "{has/have} already attacked", "{1} attacked" },
    Wording { "(had/already) attacked this turn", "attacked this turn" },
    Wording { "already cast {~} this turn", "cast {1} this turn" },
    // May, and what comes of it
    Wording { "and you may then", ", then you may" },
    Wording {
        "| {each_opponent/each_player/target_opponent/target_player/that_player/you} may then",
        "then {1} may" },
    Wording { "| its controller may then", "then its controller may" },
    Wording { "(may_choose_to/can_choose_to/may_opt_to/may_decide_to/may_also)", "may" },
    Wording { "you might", "you may" },
    Wording { "you can {!not} {!,} {!.} {!only}", "you may" },
    Wording { ". if so ,", ". if you do ," },
    Wording { "can never", "can not" },
    // Deeds
    Wording { "| {swap=exchange/swaps=exchanges}", "{1}" },
    Wording { "{may/then/and} {swap=exchange/swaps=exchanges}", "{1} {2}" },
    Wording { "| {banish=abolish/show=reveal}", "{1}" },
    Wording { "and banish", "and abolish" },
    Wording { "{their/your} (whole/entire) {hand/deck}", "{1} {2}" },
    Wording { "shuffle your deck (afterwards/afterward)", "shuffle your deck" },
    Wording { "{destroy/abolish/destroys} one 11 year card", "{1} an 11 year card" },
    Wording { "any number of {w} , up to {n} .", "up to {2} {1} ." },
    Wording { "any time you have priority , even if the effect pile is not empty",
        "any time you have priority" },
    Wording { "| (peek_at/view)", "look at" },
    Wording { "may peek at", "may look at" },
    Wording { "{inflict=deal/inflicts=deals} {n} damage (on/to)", "{1} {2} damage to" },
    Wording { "{is=gets/are=get} given {!a} {!an} {!to}", "{1}" },
    Wording { "deals damage in combat", "deals combat damage" },
    Wording { "draw a pair of cards", "draw 2 cards" },
    Wording { "mills {n} cards", "puts the top {1} cards of their deck into their limbo pile" },
    Wording { "mills a card", "puts the top card of their deck into their limbo pile" },
    Wording { "{discard/discards} all but {n} (of_their/of_your/) (cards/card)",
        "{1} down to {2} cards" },
    Wording { "sacrifices half (of/) their citizens",
        "sacrifices citizens equal to half the number of citizens they control" },
    Wording { "discards half (the_cards_in/of/) their hand",
        "discards cards equal to half the number of cards in their hand" },
    // By chance
    Wording { "randomly", "at random" },
    Wording { "{discards/discard} a random card", "{1} a card at random" },
    Wording { "{discards/discard} {n} random cards", "{1} {2} cards at random" },
    Wording { "reveals {n} random cards (from_their/in) hand",
        "reveals {1} cards from their hand at random" },
    Wording { "reveals a random card from their hand", "reveals a card from their hand at random" },
    // Places
    Wording { "to the hand of its owner", "to its owner's hand" },
    Wording { "to the hands of their owners", "to their owners' hands" },
    Wording { "to (the/) owner's hand", "to its owner's hand" },
    Wording { "to owners' hands", "to their owners' hands" },
    Wording { "to hand {!size}", "to its owner's hand" },
    Wording { "into hand", "into your hand" },
    Wording { "back {to/into/onto}", "{1}" },
    Wording { "put {~} to your hand", "put {1} into your hand" },
    Wording { "return {~} into your hand", "return {1} to your hand" },
    Wording { "out of {your/a} limbo pile", "from {1} limbo pile" },
    Wording { "{your/their} limbo {!pile} {!piles}", "{1} limbo pile" },
    Wording { "(under/underneath) your deck", "on the bottom of your deck" },
    Wording { "your (deck's/) top card", "the top card of your deck" },
    Wording { "the first {n} cards of your deck", "the top {1} cards of your deck" },
    Wording { "the first card of your deck", "the top card of your deck" },
    Wording { "the {n} top cards of your deck", "the top {1} cards of your deck" },
    Wording { "the top {n} cards from your deck", "the top {1} cards of your deck" },
    Wording { "your (deck's/) top {n} cards", "the top {1} cards of your deck" },
    Wording { "{look_at/reveal} {n} cards from the top of your deck",
        "{1} the top {2} cards of your deck" },
    // Modes
    Wording { "choose one of these {!cards} {!citizens}", "choose one" },
    Wording { "do one of the following", "choose one" },
    Wording { "| pick one {!of}", "choose one" },
    Wording { "choose one of the following {or_both/when}", "choose one {1}" },
    // Costs
    Wording { "{is=costs/are=cost} {~} cheaper", "{1} {2} less" },
    Wording { "{costs/cost} {n} {less/more}", "{1} {{2}} {3}" },
    Wording { "cost an additional {~} .", "cost {1} more ." },
    Wording { "cost {~} extra .", "cost {1} more ." },
    Wording { "| (until_end_of/this) turn , {~} cost {~} .", "{1} cost {2} until end of turn ." },
    Wording { "| until your next turn , {~} cost {~} .", "{1} cost {2} until your next turn ." },
    Wording { "if a (spell/card) is countered this way", "if it is countered this way" },
    Wording { "^ {!solo} {!focused} {!short} {!11} {!engage} {,} [>>>] :", "{1} , [>>>] :" },
    Wording { "[>>>] (-/->)", "[>>>] :" },
    Wording { "[>>>] =>", "[>>>] :" },
    Wording { "- if {you_can_not/they_can_not/that_player_can_not} ,", ". if {1} ," },
    Wording { "^ {sacrifice/discard} {,} -", "{1} {2} :" },
    // What aims
    Wording { "{whenever/when} this is targeted ,",
        "{1} this becomes the target of a spell or ability ," },
    Wording { "whenever this {~} , {*} blocking it", "whenever this {1} , {2} blocking this" },
    Wording { "whenever this {~} , {*} blocked by it", "whenever this {1} , {2} blocked by this" },
    Wording { "an opponent's 11 year card was", "an 11 year card an opponent controls was" },
    Wording {
        "does not engage when it attacks or blocks", "has steadfast and does not engage to block" },
    Wording { "does not engage (when_it_attacks/to_attack)", "has steadfast" },
    Wording { "do not engage (when_they/to) attack", "have steadfast" },
    Wording { "(can_attack/attacks) without engaging", "has steadfast" },
    Wording { "^ attacking does not cause this to engage", "this has steadfast" },
    Wording { "deals damage equal to its defense (rather_than/instead_of) its attack",
        "deals combat damage equal to its defense" },
    Wording { "look at your 11 year row {._you_may/,_then/.} {w} one of those cards",
        "look at your 11 year row {1} {2} an 11 year card you control" },
    Wording { "look at your 11 year row . you may {w} one of them",
        "look at your 11 year row . you may {1} an 11 year card you control" },
    Wording { "look at your 11 year row and {w} one of those cards",
        "look at your 11 year row , then {1} an 11 year card you control" },
    Wording { "look at your 11 year row . you may {w} two of (those_cards/them)",
        "look at your 11 year row . you may {1} two 11 year cards you control" },
    Wording { "does not disengage (on_its_controller's/) next turn",
        "does not disengage during its controller's next disengage phase" },
    Wording { "do not disengage (on_their_controller's/) next turn",
        "do not disengage during their controller's next disengage phase" },
    Wording {
        "| destroy target opponent's 11 year card", "destroy an 11 year card of target opponent" },
    Wording { "one of target opponent's 11 year cards", "an 11 year card of target opponent" },
    Wording { "have only {n} 11 year {card/cards}", "have exactly {1} 11 year {2}" },
    Wording { "if possible", "if able" },
    Wording { "prevent {all_combat/all} damage to", "prevent {1} damage that would be dealt to" },
    Wording { ", prevent {n} of it", ", prevent {1} of that damage" },
    Wording { "all the other {!cards}", "all other" },
    Wording { "citizen blocking (this/) or blocked by this",
        "citizen that is blocking this or is blocked by this" },
    Wording { "citizens blocking (this/) or blocked by this",
        "citizens that are blocking this or are blocked by this" },
    Wording {
        "reveals a card at random from their hand", "reveals a card from their hand at random" },
    Wording { "reveals {n} cards at random from their hand",
        "reveals {1} cards from their hand at random" },
    Wording { "| set target citizen's {attack/defense} to", "the {1} of target citizen becomes" },
    Wording { "sacrifices all but {n} (citizen/citizens) .",
        "sacrifices all but {1} citizens they control ." },
    Wording { "sacrifice all but {n} (citizen/citizens) .",
        "sacrifice all but {1} citizens you control ." },
    Wording { ". as long as this is attached to (that_citizen/it) , it", ". it" },
    Wording { ". as long as this is attached to that citizen , that citizen", ". that citizen" },
    Wording { ". while this is attached to that citizen , {that_citizen/it}", ". {1}" },
    // 7.2 When spells are cast: that it is also then, or also so, says nothing more
    Wording { "you may cast {~} (whenever/any_time) you have priority",
        "you may cast {1} any time you could cast a spell" },
    Wording { "any time you could cast a spell (,_even/even) (during/on) "
              "(an_opponent's/your_opponent's/opponents'/your_opponents'/each_opponent's) "
              "(turn/turns)",
        "any time you could cast a spell" },
    Wording { "any time you could cast a spell - the effect pile does not (have/need) to be empty",
        "any time you could cast a spell" },
    Wording { "any time you could cast a spell (,_even/even) if the effect pile is not empty",
        "any time you could cast a spell" },
    // 8.3 Of the card itself
    Wording { "| {play/cast} only {during/on/if/when/before}", "{1} this only {2}" },
    Wording { "this only during combat (,/) before blockers are (commanded/declared/chosen)",
        "this only if it is the combat phase and it is before blockers are commanded" },
    // What is done is set against what is done besides. How long the one lasts, the other does
    Wording {
        "until end of turn (,/) but {gets/gains/loses} {w} .", "and {1} {2} until end of turn ." },
    Wording { "(,_but/but) {gets/gains/has/loses/becomes/can/must/get/gain/have/lose/become} >",
        "and {1}" },
    Wording { "(,_but/but) {gets/gains/loses/becomes/can/get/gain/lose/become} {,} until "
              "{end_of_turn/your_next_turn} .",
        "and {1} {2} until {3} ." },
    Wording { ", but "
              "{it/they/that_player/that_citizen/its_controller/each_player/each_opponent/draw/"
              "discard/sacrifice/engage/destroy/abolish/put/return/deal/probe/plunder} {!.} {!,} >",
        ", and {1}" },
    Wording { "(,_but/but) {draws/discards/sacrifices/plunders} >", "and {1}" },
    Wording { ", but you {draw/discard/sacrifice/lose} >", ", and you {1}" },
    Wording { ", but {it/they/that_citizen} {,} until {end_of_turn/your_next_turn} .",
        ", and {1} {2} until {3} ." },
    // What comes where something can not be done
    Wording { "(,_or/or) , if {you_can_not/they_can_not/that_player_can_not} ,", ". if {1} ," },
    Wording { "for each one {discarded/destroyed/sacrificed/abolished/plundered} this way",
        "for each card {1} this way" },
    Wording { "| abolish {*} . you draw {~} for (every/each) {n} cards abolished .",
        "abolish {1} . you draw {2} for every {3} cards abolished this way ." },
    Wording {
        "you may have {target_opponent/target_player} {*} . if (that_player/they) (does/do) ,",
        "you may have {1} {2} . if you do ," },
    Wording { "if you have {,} and at least {n} {cards/citizen_cards/spell_cards} in your "
              "{limbo_pile/hand/soul_row}",
        "if you have {1} and you have {2} or more {3} in your {4}" },
    Wording { "if you have {,} and no {11_year_cards/cards_in_your_hand/cards_in_hand}",
        "if you have {1} and you have no {2}" },
    Wording { "if none {are/were} "
              "{discarded/destroyed/sacrificed/returned/abolished/countered} this way",
        "if no cards {1} {2} this way" },
    Wording { "if any {are=is/were=was} "
              "{discarded/destroyed/sacrificed/returned/abolished} this way",
        "if a card {1} {2} this way" },
    // What is left to who does it
    Wording {
        "rearrange {it/them/those_cards/your_11_year_row} (any_way/in_any_way/however/as) you "
        "(like/want/wish)",
        "rearrange {1}" },
    Wording { "{them/back/deck} (any_way/in_any_way/however/in_any_order/as) you (like/want/wish) "
              "{!among} {!between}",
        "{1} in any order" },
    // The one that was looked for
    Wording { "until you reveal {*} {._put/,_then_put/._you_may_put} that one {onto/into/on}",
        "until you reveal {1} {2} that card {3}" },
    // The same as the sentence before, of others
    Wording {
        "| target {~} {gets/gains/loses/becomes} {*} until end of turn . {if/unless} {~} , {~} "
        "(do/does) (so/) instead .",
        "target {1} {2} {3} until end of turn . {4} {5} , {6} {2} {3} until end of turn instead "
        "." },
    Wording {
        "| target {~} {gets/gains/loses/becomes} {*} until end of turn . short time {n} (;/,) "
        "{~} (do/does) (so/) instead .",
        "target {1} {2} {3} until end of turn . if an opponent has {4} or fewer 11 year cards , "
        "{5} {2} {3} until end of turn "
        "instead ." },
    // A card that waits in a limbo pile
    Wording {
        "if this is in your limbo pile and {~} ,", "if this is in your limbo pile , if {1} ," },
};

} // namespace

std::span<const Wording> wordingsOfEveryday()
{
    return everydayWordings;
}

} // namespace triptych::kryptik
