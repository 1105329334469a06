#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: short words, the passive voice, and what stands in brackets.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array mannerWordings {
    // Short words
    Wording {
        ". (if_two_or_more_are_tied/if_there_is_a_tie) , that player chooses one of them .", "." },
    Wording { ". (if_there_is_a_tie/if_tied) , that player chooses .", "." },
    Wording { "once you have shuffled it .", "." },
    Wording { "{soul_cost/attack/defense} {n} or less each", "{1} {2} or less" },
    Wording { "soul cost {n} or more each", "soul cost {1} or more" },
    Wording {
        "search your deck for {*} and reveal it . shuffle your deck , then put that card on top",
        "search your deck for {1} , reveal it and put it on top of your deck" },
    Wording { "look at your 11 year (cards/row) {._you_may/.} exchange one of them with",
        "look at your 11 year row {1} exchange a card from your 11 year row with" },
    Wording {
        "look at target opponent's 11 year (cards/row) {._you_may/.} {abolish/destroy} one of "
        "(them/those_cards)",
        "look at target opponent's 11 year row {1} {2} an 11 year card that player controls" },
    Wording { "look at target opponent's 11 year cards", "look at target opponent's 11 year row" },
    Wording {
        "look at all 11 year cards of target opponent", "look at target opponent's 11 year row" },
    Wording { "{as_long_as/if/while} your limbo pile contains (a/an) {~} ,",
        "{1} there is a {2} in your limbo pile ," },
    Wording { "{as_long_as/if/while} your limbo pile contains {n} or more {~} ,",
        "{1} there are {2} or more {3} in your limbo pile ," },
    Wording { "if you have another {a} in your limbo pile ,",
        "if there is another {1} in your limbo pile ," },
    Wording {
        "^ {draw/you_may/probe/plunder/put/deal/disengage/destroy/return/add} {*} whenever {*} .",
        "whenever {3} , {1} {2} ." },
    Wording { "active abilities of target citizen can not be used this turn",
        "target citizen can not use its active abilities this turn" },
    Wording { "target citizen's (active_abilities/abilities) can not be (used/activated) this turn",
        "target citizen can not use its active abilities this turn" },
    Wording {
        "can not be targeted by (abilities_of_citizens/citizens'_abilities/citizen_abilities)",
        "can not be targeted by abilities" },
    Wording { "each player who has more than {n} cards in hand discards "
              "(down_to/until_they_have) {n} .",
        "each player discards down to {1} cards ." },
    Wording { "| (target_citizen's_owner/the_owner_of_target_citizen) shuffles it into their deck",
        "shuffle target citizen into its owner's deck" },
    Wording { "you may pay {~} rather than this's soul cost",
        "you may pay {1} rather than pay this's soul cost" },
    Wording { "look at the top {n} cards of target opponent's deck . put one of them into their "
              "limbo pile .",
        "look at the top {1} cards of target opponent's deck . put one of them into their limbo "
        "pile and the rest on top of their deck ." },
    Wording { "| look at the top {~} of {target_opponent's/target_player's/an_opponent's} deck . "
              "{*} back on top in any order .",
        "look at the top {1} of {2} deck . {3} on top of their deck in any order ." },
    Wording { "| look at the top {~} of {target_opponent's/target_player's/an_opponent's} deck , "
              "then {*} back on top in any order .",
        "look at the top {1} of {2} deck , then {3} on top of their deck in any order ." },
    Wording { "| look at the top {~} of {target_opponent's/target_player's/an_opponent's} deck . "
              "{*} . put the rest {on_the_bottom/on_top} (in_any_order/) .",
        "look at the top {1} of {2} deck . {3} . put the rest {4} of their deck in any order ." },
    // What is looked at lies where it lay
    Wording { "| {look_at/reveal} {~} (,_then/./,) put (it/them) back "
              "(in_the_same_place/in_the_same_places/where_it_was/where_they_were/"
              "in_the_same_spot/in_its_place/in_the_same_position) .",
        "{1} {2} ." },
    Wording { "reveals their hand . {*} for each {*} revealed this way",
        "reveals their hand . {1} for each {2} in that player's hand" },
    Wording { "copy target spell you control twice", "copy target spell you control . copy it" },
    Wording { "copy target spell twice", "copy target spell . copy it" },
    Wording { "| {return/put} {to/into} your hand {*} .", "{1} {3} {2} your hand ." },
    Wording { "| {return/put} {to/onto} the island {*} (,/) "
              "{under_their_owners'_control/under_its_owner's_control/under_your_control} .",
        "{1} {3} {2} the island {4} ." },
    Wording { "| {return/put} {to/onto} the island {*} .", "{1} {3} {2} the island ." },
    Wording { "(during_other_players'/during_all_other/during_other/on_other) turns",
        "during your opponents' turns" },
    Wording { "during each other player's turn", "during your opponents' turns" },
    Wording { "during turns other than yours", "during your opponents' turns" },
    Wording { "on (other_players'/your_opponents'/an_opponent's/opponents') turns",
        "during your opponents' turns" },
    Wording { "an overlord , that overlord", "an overlord , that citizen" },
    Wording { "an overlord {~} , that overlord", "an overlord {1} , that citizen" },
    Wording { "an overlord , {*} that overlord", "an overlord , {1} that citizen" },
    Wording { "an overlord {~} , {*} that overlord", "an overlord {1} , {2} that citizen" },
    Wording { "takes control of", "gains control of" },
    Wording { "target citizen's {attack/defense} is doubled", "double the {1} of target citizen" },
    Wording { "{this's=of_this/its=of_it} attack is doubled", "double the attack {1}" },
    Wording { "another (one/) of your citizens", "another citizen you control" },
    Wording { "another one of your {w} citizens", "another {1} citizen you control" },
    Wording { "your (opponents'/opponent's) {w} citizens", "{1} citizens an opponent controls" },
    Wording { "that much to", "that much damage to" },
    Wording { "for any card", "for a card" },
    Wording { "{have=play/has=plays} to play with", "{1} with" },
    Wording { "^ {w} , but this {can/does} not", "{1} . this {2} not" },
    Wording { "(two/2) cards into your soul row each turn instead of one",
        "an additional card into your soul row each turn" },
    Wording { "(as_it_is/while_it_is/as_it's) being cast", "being cast" },
    // The card itself, where the paragraph begins with what it does
    Wording { "^ {must_be_blocked/does_not_engage}", "this {1}" },
    Wording { ". does not engage", ". this does not engage" },
    Wording { "^ whenever you cast a spell that targets this , put {*} on it",
        "whenever you cast a spell that targets this , put {1} on this" },
    Wording { "^ whenever you cast a spell that targets this , it",
        "whenever you cast a spell that targets this , this" },
    Wording { ": this gains {*} . it gets", ": this gains {1} . this gets" },
    Wording { "that many citizens (,/) plus one", "that many plus 1 citizens" },
    Wording { "that many cards , plus one", "that many plus 1 cards" },
    Wording {
        "to the island with a {w} counter on it", "to the island , then put a {1} counter on it" },
    Wording { "to the island with {n} {w} counters on it",
        "to the island , then put {1} {2} counters on it" },
    Wording { "that blocked or was blocked this turn",
        "that blocked this turn or was blocked this turn" },
    Wording { "then put one into", "then put one of them into" },
    Wording { "and the other back .", "and the other on top of that player's deck ." },
    Wording { "and destroy an 11 year card an opponent controls of your choice",
        "and destroy an 11 year card an opponent controls" },
    Wording { "^ during your opponents' turns this", "during your opponents' turns , this" },
    Wording { "^ whenever this blocks , it does not engage .", "this does not engage to block ." },
    Wording { "{spell/citizen/card} (that's/that_is/which_is) being cast", "{1} being cast" },
    Wording { "target spell on the effect pile", "target spell" },
    Wording { "target spell being cast", "target spell" },
    Wording { ". focused , solo .", ". focused . solo ." },
    Wording { ". solo , focused .", ". solo . focused ." },
    Wording { "draw a card as well", "draw a card" },
    Wording { "an 11 year card from your row", "an 11 year card you control" },
    Wording { "a {w} counter on {it_./this_.} if it has {n} or more ,",
        "a {1} counter on {2} if it has {3} or more {1} counters on it ," },
    Wording { "more citizens than you {w} all of theirs",
        "more citizens than you {1} all citizens they control" },
    Wording { "(it_is_abolished/it's_abolished/abolish_it) if it would leave the island",
        "if it would leave the island , abolish it instead" },
    // When
    Wording {
        "only once each turn and only {during/if}", "only once each turn . activate only {1}" },
    Wording { "take an extra turn after this one . at (the/) end of that turn ,",
        "take an extra turn after this one . at the end of your next turn ," },
    Wording { "instead of putting this into your limbo pile as it resolves , put it", "put this" },
    Wording { "as this resolves , put it", "put this" },
    // 5.3.1 What a card gives to the citizen it is attached to
    Wording { "^ as long as this is attached to a citizen , (that_citizen/it)",
        "each citizen that this is attached to" },
    Wording { "^ while (this_is/) attached to a citizen , that citizen",
        "each citizen that this is attached to" },
    Wording {
        "^ while this is attached to a citizen , it", "each citizen that this is attached to" },
    Wording { "the citizen (that/) this is attached to", "each citizen that this is attached to" },
    Wording {
        "| you control (that_citizen/it) for as long as", "gain control of it for as long as" },
    // 8.1 What may be paid besides the soul cost
    Wording { "(as/when) you cast this . if you (did/do) {,_it=,_this/,}",
        "as you cast this . if that was paid {1}" },
    // The passive voice
    Wording { "| {~} (are/is) discarded at random by {*} .", "{2} discards {1} at random ." },
    Wording { "| {~} are discarded by {*} at random .", "{2} discards {1} at random ." },
    Wording { "| {~} (are/is) {discarded=discards/sacrificed=sacrifices/drawn=draws} by {*} .",
        "{3} {2} {1} ." },
    Wording { "each opponent (loses_the_game/is_destroyed)", "destroy each opponent" },
    // Copies and factions
    Wording { "a copy of any other", "a copy of another" },
    Wording { "| {~} becomes (the/a) faction of your choice",
        "choose a faction , then {1} becomes the chosen faction" },
    // By what is paid, when it is cast from a limbo pile
    Wording { "from your limbo pile by {plundering=paying_plunder/discarding=paying_discard}",
        "from your limbo pile by {1}" },
    Wording { "from your limbo pile by {sacrificing=paying_sacrifice/abolishing=paying_abolish}",
        "from your limbo pile by {1}" },
    Wording { "from your limbo pile by "
              "{engaging=paying_engage/destroying=paying_destroy/losing=paying_lose}",
        "from your limbo pile by {1}" },
    // Two limits of one ability
    Wording { "(use_this/use_this_ability/activate_this_ability/activate_this/activate) only {,} "
              "and only {*} .",
        "use this only {1} . use this only {2} ." },
    // What stands in brackets and is a rule of the card
    Wording { ". ( only {on_your_turn/during_your_turn/once_each_turn/during_combat} )",
        ". use this only {1} ." },
    Wording { "( only on your turn ) .", ". use this only on your turn ." },
    Wording { ". ( only once per turn )", ". use this only once each turn ." },
    // Brackets that repeat what a term means, or what the rules say anyhow
    Wording { "( (yours_or_not/not_just_yours/including_yours) )", "" },
    Wording { "( no matter who controls (them/it) )", "" },
    Wording { "( the new (target/targets) must be legal )", "" },
    Wording { "( a citizen with defense (reduced_to/) 0 is destroyed . )", "" },
    Wording { "( citizens with (defense_0/0_defense) are destroyed . )", "" },
    Wording { "( a citizen with 0 defense is destroyed . )", "" },
    Wording { "( (they/it/this) can only be blocked by citizens with sidestep . )", "" },
    Wording { "( draw a card , then discard a card . )", "" },
    Wording { "( draw two cards , then discard two cards . )", "" },
    Wording { "( draw three cards , then discard three cards . )", "" },
    Wording { "( (use/activate) this only from your hand . )", "" },
    Wording { "( do not look at the cards . )", "" },
    Wording { "control of {*} . ( (both_become/they_become/it_becomes/they_both_become) weary . )",
        "control of {1} ." },
    Wording { "can not be destroyed {~} . ( damage (still/) (stays/remains) on it "
              "(until_end_of_turn/until_the_end_of_turn/) (,/) (though/) . )",
        "can not be destroyed {1} ." },
    Wording { "can not be destroyed {~} . ( it "
              "(can_still_be_dealt/still_takes/is_still_dealt/can_still_take) damage . )",
        "can not be destroyed {1} ." },
    Wording { "{put/puts} {~} onto the island {engaged_./.} ( it "
              "(has_not_entered/does_not_enter/did_not_enter) "
              "(,_so_no_enter_;_effects_./,_so_no_enter_effects_./.) )",
        "{1} {2} onto the island {3}" },
    Wording { "( 0 is even . )", "" },
};

} // namespace

std::span<const Wording> wordingsOfManners()
{
    return mannerWordings;
}

} // namespace triptych::kryptik
