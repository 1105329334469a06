#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: attacking, blocking and numbers, and words with letters left out.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array combatWordings {
    // More damage of several, for a turn
    Wording { "| double all damage {!this} {!it} {!target} {!that} {,} would deal "
              "(this_turn/until_end_of_turn) .",
        "{1} deal double damage until end of turn ." },
    Wording {
        "| (this_turn/until_end_of_turn) , damage dealt by {!this} {!it} {!target} {!that} {,} "
        "is doubled .",
        "{1} deal double damage until end of turn ." },
    Wording { "| damage dealt by {!this} {!it} {!target} {!that} {,} is doubled "
              "(this_turn/until_end_of_turn) .",
        "{1} deal double damage until end of turn ." },
    // Attacking and blocking
    Wording { "can not attack alone . it can attack only if another citizen you control has "
              "attacked this turn .",
        "can not attack alone ." },
    Wording { "can not attack alone .",
        "can not attack unless another citizen you control attacked this turn ." },
    Wording { "^ if this attacks alone ,", "whenever this attacks alone ," },
    Wording { "whenever a citizen you control attacks alone ,",
        "whenever a citizen you control attacks , if it is the first citizen to attack this "
        "turn ," },
    // One attacks after the other: with two as the second does
    Wording { "whenever you attack with (two_or_more_citizens/2_or_more_citizens/a_second_citizen) "
              "(in_a_turn/this_turn/each_combat/) ,",
        "whenever the second citizen you control attacks each turn ," },
    Wording {
        "whenever you attack with (three_or_more_citizens/3_or_more_citizens/a_third_citizen) "
        "(in_a_turn/this_turn/each_combat/) ,",
        "whenever the third citizen you control attacks each turn ," },
    Wording { "whenever (two/2) or more citizens you control attack ,",
        "whenever the second citizen you control attacks each turn ," },
    Wording { "whenever (three/3) or more citizens you control attack ,",
        "whenever the third citizen you control attacks each turn ," },
    Wording { "{citizen/citizens} attacking (you_or_an_11_year_card_you_control/"
              "you_or_your_11_year_cards/an_11_year_card_you_control/your_11_year_cards/you)",
        "{1} that is attacking you" },
    Wording { "{when/whenever} this hits", "{1} this deals combat damage to" },
    Wording { "can not block unless (you_pay/its_controller_pays) {w} for it",
        "can not block unless its controller pays {1}" },
    Wording { "no more than {n} citizens can attack each {w} .",
        "each player can not attack with more than {1} citizens each turn ." },
    Wording { "only one citizen (can/may) attack each {w} .",
        "each player can not attack with more than one citizen each turn ." },
    Wording { "can {attack/block} only if {*} .", "can not {1} unless {2} ." },
    Wording { "can only {attack/block} if {*} .", "can not {1} unless {2} ." },
    Wording { "can block as though it had sidestep", "can block" },
    Wording { "(becomes/become) unblockable", "can not be blocked" },
    Wording { "^ {whenever/when} this attacks , {*} must block it",
        "{1} this attacks , {2} must block this" },
    Wording {
        "^ whenever this attacks , {*} blocks it", "whenever this attacks , {1} blocks this" },
    Wording { "^ when this becomes blocked , {*} blocking it",
        "when this becomes blocked , {1} blocking this" },
    Wording { "| {*} (deals/deal) no combat damage this turn .",
        "prevent all combat damage that would be dealt by {1} this turn ." },
    Wording { "| {*} deals no damage this turn .",
        "prevent all damage that would be dealt by {1} this turn ." },
    Wording { "an 11 year card , the {controller/owner} of that card",
        "an 11 year card , that card's {1}" },
    Wording { "to an 11 year card , the player who controlled {w} {w}",
        "to an 11 year card , that player" },
    Wording { "(that_citizen's/its) controller's 11 year cards",
        "11 year cards its controller controls" },
    // Others of one name
    Wording { "each other this you control",
        "each other citizen you control with the same name as this" },
    Wording { "another this", "another citizen with the same name as this" },
    Wording { "other citizens you control named this",
        "other citizens you control with the same name as this" },
    // Numbers
    Wording { "double target citizen's {attack/defense}", "double the {1} of target citizen" },
    Wording { "double {this's=of_this/its=of_it} attack", "double the attack {1}" },
    Wording { "{target_citizen's=target_citizen/its=it} attack and defense are switched",
        "switch the attack and defense of {1}" },
    Wording { "this's attack and defense are swapped", "switch the attack and defense of this" },
    Wording { "target citizen's base attack and defense (become/are)", "target citizen becomes" },
    Wording { "{this's=this/its=it} base attack and defense become", "{1} becomes" },
    Wording { "target citizen's {attack/defense} becomes", "the {1} of target citizen becomes" },
    Wording {
        "target {w} citizen's {attack/defense} becomes", "the {2} of target {1} citizen becomes" },
    Wording { "put cards from the top of your deck into {*} equal to {*} .",
        "put cards from the top of your deck equal to {2} into {1} ." },
    Wording { "rounding {up/down}", "rounded {1}" },
    Wording { "| look at {*} and put it back .", "look at {1} ." },
    Wording { "may look at {*} and put it back .", "may look at {1} ." },
    Wording { "each of your turns", "your turn" },
    Wording { "that has been dealt damage this turn", "that was dealt damage this turn" },
    Wording { "citizens each {get/gain}", "citizens {1}" },
    Wording { "that deck", "that player's deck" },
    Wording { "citizens you control are {w} .", "citizens you control have {1} ." },
    Wording { "^ this {*} . {whenever/when} it", "this {1} . {2} this" },
    // One citizen attacks at a time (4.4.2)
    Wording { "| until your next turn , prevent {*} .", "prevent {1} until your next turn ." },
    Wording { "| until end of turn , prevent {*} .", "prevent {1} this turn ." },
    // Letters that people leave out
    Wording { "{cant=can/doesnt=does}", "{1} not" },
    Wording { "(wont/dont)", "do not" },
    Wording { "dmg", "damage" },
    Wording { "def", "defense" },
    Wording { "atk", "attack" },
    Wording { "{that'd=that/it'd=it/they'd=they/you'd=you}", "{1} would" },
    Wording { "til end", "until end" },
    Wording { "(until/til) eot", "until end of turn" },
    Wording { "ur", "your" },
    Wording { "u", "you" },
    Wording { "| sac", "sacrifice" },
    Wording { "opp", "opponent" },
    Wording { "whenever (your/) opponent", "whenever an opponent" },
    Wording { "when opponent", "when an opponent" },
    Wording { "look at opponents hand", "look at an opponent's hand" },
    Wording { "| opponent", "an opponent" },
    // The card itself, where the paragraph begins with what it does
    Wording { "^ when it", "when this" },
    Wording { "^ whenever it", "whenever this" },
    Wording { "^ after you cast", "whenever you cast" },
    Wording { "^ after {a/another} {~} {dies/enters}", "whenever {1} {2} {3}" },
    Wording { "^ {does_not_disengage/can_not/attacks_each/must_attack/gets/has/costs/enters}",
        "this {1}" },
    Wording { "^ can only be blocked", "this can only be blocked" },
    Wording { "^ this enters (;/:)", "enter ;" },
    Wording { "{:/;} {gets/gains}", "{1} this {2}" },
    Wording { "engage :", "[>>>] :" },
};

} // namespace

std::span<const Wording> wordingsOfCombat()
{
    return combatWordings;
}

} // namespace triptych::kryptik
