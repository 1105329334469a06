#include "kryptik/text/surface/Wordings.h"

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
    // 5.6 What one discards lies in one's own limbo pile
    Wording { "whenever you discard {~} , {you_may_return/return/you_may_put/put} "
              "{it/that_card/that_citizen} from your limbo pile",
        "whenever you discard {1} , {2} {3}" },
    Wording {
        "whenever you discard {~} , {~} . if you do , {return/put} {it/that_card/that_citizen} "
        "from your limbo pile",
        "whenever you discard {1} , {2} . if you do , {3} {4}" },
    // Where nobody blocked it, nobody is dealt that
    Wording {
        "{dies_;/when_this_dies_,} if (it/this) was blocked (this_turn/) , {~} each citizen that "
        "blocked (it/this) (this_turn/) .",
        "{1} {2} each citizen that blocked this this turn ." },
    Wording {
        "{dies_;/when_this_dies_,/when_this_leaves_the_island_,} {*} that blocked it (this_turn/)",
        "{1} {2} that blocked this this turn" },
    // One of several that were named
    Wording { "whenever this becomes blocked by {n} or more citizens , {a} "
              "{one_of=a_citizen/each_of=each_citizen/all_of=all_citizens} "
              "(them/those_citizens/those_blockers/the_blockers)",
        "whenever this becomes blocked by {1} or more citizens , {2} {3} blocking this" },
    Wording { "| choose {n} target citizens {an_opponent_controls_./you_control_./.} "
              "{destroy/abolish/engage/disengage} one of (them/those_citizens)",
        "choose {1} target citizens {2} {3} a citizen chosen this way" },
    Wording { "discard {n} cards {,_then/._then/.} {return/put} one of (them/those_cards)",
        "discard {1} cards {2} {3} a card discarded this way" },
    Wording { "put the top {n} cards of your deck into your limbo pile {,_then/._then/.} "
              "{return/put} one of (them/those_cards)",
        "put the top {1} cards of your deck into your limbo pile {2} {3} a card put there this "
        "way" },
    // What leaves, leaves the island
    Wording { "{when/whenever} this leaves ,", "{1} this leaves the island ," },
    Wording { "abolish {~} . when this leaves the island , return the abolished (card/citizen) to",
        "abolish {1} , then when this leaves the island , return it to" },
    // When this may be cast besides
    Wording {
        "^ you may cast this during (any_player's/each_player's/any/each/the/) combat (phase/) .",
        "if it is the combat phase , you may cast this any time you could cast a spell ." },
    Wording { "^ you may cast this during "
              "(an_opponent's/your_opponents'/opponents'/your_opponent's/each_opponent's) combat "
              "(phase/) .",
        "if it is an opponent's turn and it is the combat phase , you may cast this any time you "
        "could cast a spell ." },
    Wording { "^ (you_may/you_can/) cast this during {,} only .", "cast this only during {1} ." },
    Wording { "^ you may cast this during your combat (phase/) .",
        "if it is your turn and it is the combat phase , you may cast this any time you could cast "
        "a spell ." },
    Wording { "^ you may cast this (during/on) "
              "(an_opponent's/your_opponents'/opponents'/your_opponent's/each_opponent's) "
              "(turn/turns) .",
        "if it is an opponent's turn , you may cast this any time you could cast a spell ." },
    // In whose turn, and for the how manieth time
    Wording { "^ the first time {~} (during/on) each opponent's turn ,",
        "for the first time each turn , whenever {1} during an opponent's turn ," },
    Wording { "^ the first time {~} during each of your opponents' turns ,",
        "for the first time each turn , whenever {1} during an opponent's turn ," },
    // How it came
    Wording { "^ when this enters for its 11 year cost ,",
        "enter ; if this was cast for its 11 year cost ," },
    Wording { "enters from {your_limbo_pile/a_limbo_pile/your_deck/a_deck} ,",
        "enters the island from {1} ," },
    // As it was when it left
    Wording { "^ when this dies , if it was {attacking/blocking/engaged/disengaged/weary} ,",
        "when this dies while it was {1} ," },
    Wording { "^ dies ; if it was {attacking/blocking/engaged/disengaged/weary} ,",
        "when this dies while it was {1} ," },
    Wording { "^ whenever {a=an/another=another} citizen {you_control/an_opponent_controls} dies , "
              "if it was "
              "{attacking/engaged} ,",
        "whenever {1} {3} citizen {2} dies ," },
    Wording { "^ whenever {a/another} citizen {you_control/an_opponent_controls} dies , if it was "
              "{blocking/disengaged/weary} ,",
        "whenever {1} {3} citizen {2} dies ," },
    // Who aims at what
    // 4.4
    Wording { "whenever an opponent is attacked ,", "whenever a citizen attacks an opponent ," },
    // The turn that ends
    Wording { "at the end {of_each_opponent's/of_each/of} turn , if {*} that turn ,",
        "at the end {1} turn , if {2} this turn ," },
    // For good, of what is one thing
    Wording { "| {target/it/this} {~} for the (rest/remainder) of the game .", "{1} {2} ." },
    Wording { "| target {~} until it leaves the island .", "target {1} ." },
    Wording { "until the start of the next turn .", "until end of turn ." },
    Wording { "until the next end of turn .", "until end of turn ." },
    // Figures
    Wording { "(exchange/swap) that citizen's attack and defense",
        "switch the attack and defense of that citizen" },
    Wording { "switch its attack and defense", "switch the attack and defense of it" },
    // What is left of those that were shown: the deck is shuffled, so that nobody knows where it lies
    Wording { "(,_then/./and) shuffle the (other_cards/rest/others) into your deck",
        "and the rest on the bottom of your deck in a random order , then shuffle your deck" },
    // What is kept
    Wording { "| choose a citizen you control (,_then/and) sacrifice "
              "(all_the_others/the_others/the_rest/all_others) .",
        "sacrifice all but 1 citizens you control ." },
    Wording { "(chooses/keeps) a card in their hand (,_then/and) discards (the_rest/the_others)",
        "discards down to 1 cards" },
    Wording { "(chooses/keeps) {n} cards in their hand (,_then/and) discards (the_rest/the_others)",
        "discards down to {1} cards" },
    Wording { "(chooses/keeps) a card in their soul row (,_then/and) puts (the_rest/the_others) "
              "into their limbo pile",
        "puts all but 1 cards in their soul row into their limbo pile" },
    Wording { "(chooses/keeps) {n} cards in their soul row (,_then/and) puts (the_rest/the_others) "
              "into their limbo pile",
        "puts all but {1} cards in their soul row into their limbo pile" },
    Wording { "^ (whenever/when) {,} destroys an 11 year card , {,} can not {use/activate} its 11 "
              "year ability",
        "if {1} destroys an 11 year card , {2} can not {3} its 11 year ability" },
    // Of each player the greatest
    Wording { "{their=they_control/your=you_control} {w} with the "
              "{highest/greatest/most/biggest/lowest/least/smallest}",
        "the {2} {1} with the {3}" },
    Wording {
        "| for each {player/opponent} , {destroy=destroys/abolish=abolishes} {,} with the {w} {w} "
        "that player controls . if {~} tied , {w} controller chooses (one_of_them/one/) .",
        "each {1} {2} {3} they control with the {4} {5} ." },
    Wording {
        "| for each {player/opponent} , {destroy=destroys/abolish=abolishes} {,} with the {w} {w} "
        "that player controls . if {~} tied , that player chooses (one_of_them/one/) .",
        "each {1} {2} {3} they control with the {4} {5} ." },
    Wording { "| for {each_player/each_opponent} , {destroy/abolish} {,} with the {w} {w} that "
              "player controls .",
        "for {1} , if that player controls a citizen , {2} {3} they control with the {4} {5} ." },
    // Nothing is done then to what is there no more
    Wording { "{it/that_citizen} at the end of {combat/turn} if it is still on the island",
        "{1} at the end of {2}" },
    // An extra turn is the next one
    Wording { "take an extra turn after this one . skip (the/your) draw phase of that turn",
        "take an extra turn after this one . skip your next draw phase" },
    Wording { "take an extra turn after this one {...} (,_and/.) at the end of that turn ,",
        "take an extra turn after this one {1} . at the end of your next turn ," },
    Wording { "(an/one) additional time (this_phase/this_combat_phase)",
        "an additional time this combat" },
    // Of all that attacked, whatever has become of them
    Wording { "if exactly a citizen you control attacked this turn",
        "if the number of citizens you attacked with this turn is exactly 1" },
    Wording { "if exactly {n} (of/) (citizens/citizen) you control attacked this turn",
        "if the number of citizens you attacked with this turn is exactly {1}" },
    Wording { "citizens you attacked with this turn is exactly {n} , {*} (,_and/and/.) if none "
              "(of_them/) did ,",
        "citizens you attacked with this turn is exactly {1} , {2} . if you did not attack this "
        "turn ," },
    Wording { "{n} or more of 11 year cards you control (have_been/were) destroyed this turn",
        "you lost {1} or more 11 year cards this turn" },
    Wording { "cast this only {,} (,/) and only {if/during} {*} .",
        "cast this only {1} . cast this only {2} {3} ." },
    // What several do at once to one that attacks is told of that
    Wording { "(when/whenever) {n} or more citizens block this ,",
        "whenever this becomes blocked by {1} or more citizens ," },
    Wording { "^ if {n} or more citizens block this , "
              "{draw/destroy/deal/probe/engage/return/put/you/each/target}",
        "whenever this becomes blocked by {1} or more citizens , {2}" },
    Wording { "that citizen . it does not disengage during its controller's",
        "that citizen . that citizen does not disengage during its controller's" },
    // Who holds something has it in hand
    Wording { "{they/you} hold {~} {./,}", "{1} have {2} in hand {3}" },
    Wording { "{an_opponent/each_opponent/a_player/that_player/that_opponent} holds {~} {./,}",
        "{1} has {2} in hand {3}" },
    // What is said of casting
    Wording { "{players/you/your_opponents/each_player/each_opponent} can "
              "(only_cast/cast_only/cast_no_more_than/cast_at_most) {n} "
              "{card/cards/spell/spells/citizen/citizens} (each/per) turn",
        "{1} can not cast more than {2} {3} each turn" },
    Wording { "this (spell/) costs {~} less for each other {card/spell/citizen} you (have/) cast "
              "this turn",
        "this costs {1} less for each {2} you cast this turn" },
    // Of one statistic against the other's
    Wording { "with (the_same_or/an_equal_or/equal_or) (lower/lesser) {soul_cost/attack/defense}",
        "with {1} less than or equal to it" },
    Wording { "with (the_same_or/an_equal_or/equal_or) (higher/greater) {soul_cost/attack/defense}",
        "with {1} greater than or equal to it" },
    Wording {
        "this's attack is equal to {~} and its defense is equal to that number {plus/minus} {n}",
        "this's attack is equal to {1} . this's defense is equal to {1} {2} {3}" },
};

} // namespace

std::span<const Wording> wordingsOfOccasions()
{
    return occasionWordings;
}

} // namespace triptych::kryptik
