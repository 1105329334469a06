#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: attacking, blocking and numbers, and words with letters left out.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array combatWordings {
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
    Wording { "whenever you attack with two or more citizens in a turn ,",
        "whenever a citizen you control attacks , if it is the second citizen to attack this "
        "turn ," },
    Wording { "whenever you attack with 2 or more citizens in a turn ,",
        "whenever a citizen you control attacks , if it is the second citizen to attack this "
        "turn ," },
    Wording { "whenever you attack with three or more citizens in a turn ,",
        "whenever a citizen you control attacks , if it is the third citizen to attack this "
        "turn ," },
    Wording { "whenever you attack with 3 or more citizens in a turn ,",
        "whenever a citizen you control attacks , if it is the third citizen to attack this "
        "turn ," },
    Wording { "whenever you attack with a second citizen in a turn ,",
        "whenever a citizen you control attacks , if it is the second citizen to attack this "
        "turn ," },
    Wording { "whenever you attack with a third citizen in a turn ,",
        "whenever a citizen you control attacks , if it is the third citizen to attack this "
        "turn ," },
    Wording { "no more than {n} citizens can attack each {w} .",
        "each player can not attack with more than {1} citizens each turn ." },
    Wording { "only one citizen can attack each {w} .",
        "each player can not attack with more than one citizen each turn ." },
    Wording { "only one citizen may attack each {w} .",
        "each player can not attack with more than one citizen each turn ." },
    Wording { "can attack only if {*} .", "can not attack unless {1} ." },
    Wording { "can only attack if {*} .", "can not attack unless {1} ." },
    Wording { "can block only if {*} .", "can not block unless {1} ." },
    Wording { "can only block if {*} .", "can not block unless {1} ." },
    Wording { "can block citizens with sidestep as though it had sidestep", "can block" },
    Wording { "can block as though it had sidestep", "can block" },
    Wording { "becomes unblockable", "can not be blocked" },
    Wording { "become unblockable", "can not be blocked" },
    Wording { "^ whenever this attacks , {*} must block it",
        "whenever this attacks , {1} must block this" },
    Wording {
        "^ when this attacks , {*} must block it", "when this attacks , {1} must block this" },
    Wording {
        "^ whenever this attacks , {*} blocks it", "whenever this attacks , {1} blocks this" },
    Wording { "^ whenever this becomes blocked , {*} blocking it",
        "whenever this becomes blocked , {1} blocking this" },
    Wording { "^ when this becomes blocked , {*} blocking it",
        "when this becomes blocked , {1} blocking this" },
    Wording { "| {*} deals no combat damage this turn .",
        "prevent all combat damage that would be dealt by {1} this turn ." },
    Wording { "| {*} deal no combat damage this turn .",
        "prevent all combat damage that would be dealt by {1} this turn ." },
    Wording { "| {*} deals no damage this turn .",
        "prevent all damage that would be dealt by {1} this turn ." },
    Wording { "an 11 year card , the controller of that card",
        "an 11 year card , that card's controller" },
    Wording { "an 11 year card , the owner of that card", "an 11 year card , that card's owner" },
    Wording { "to an 11 year card , the player who controlled {w} {w}",
        "to an 11 year card , that player" },
    Wording {
        "that citizen's controller's 11 year cards", "11 year cards its controller controls" },
    Wording { "its controller's 11 year cards", "11 year cards its controller controls" },
    // Others of one name
    Wording { "each other this you control",
        "each other citizen you control with the same name as this" },
    Wording { "another this", "another citizen with the same name as this" },
    Wording { "other citizens you control named this",
        "other citizens you control with the same name as this" },
    // Numbers
    Wording { "double target citizen's attack", "double the attack of target citizen" },
    Wording { "double target citizen's defense", "double the defense of target citizen" },
    Wording { "double this's attack", "double the attack of this" },
    Wording { "double its attack", "double the attack of it" },
    Wording { "this's attack and defense are switched", "switch the attack and defense of this" },
    Wording { "its attack and defense are switched", "switch the attack and defense of it" },
    Wording { "target citizen's attack and defense are switched",
        "switch the attack and defense of target citizen" },
    Wording { "this's attack and defense are swapped", "switch the attack and defense of this" },
    Wording { "target citizen's base attack and defense become", "target citizen becomes" },
    Wording { "this's base attack and defense become", "this becomes" },
    Wording { "its base attack and defense become", "it becomes" },
    Wording { "target citizen's base attack and defense are", "target citizen becomes" },
    Wording { "target citizen's attack becomes", "the attack of target citizen becomes" },
    Wording { "target citizen's defense becomes", "the defense of target citizen becomes" },
    Wording { "put cards from the top of your deck into {*} equal to {*} .",
        "put cards from the top of your deck equal to {2} into {1} ." },
    Wording { "rounding up", "rounded up" },
    Wording { "rounding down", "rounded down" },
    Wording { "| look at {*} and put it back .", "look at {1} ." },
    Wording { "may look at {*} and put it back .", "may look at {1} ." },
    Wording { "each of your turns", "your turn" },
    Wording { "that has been dealt damage this turn", "that was dealt damage this turn" },
    Wording { "citizens each get", "citizens get" },
    Wording { "citizens each gain", "citizens gain" },
    Wording { "that deck", "that player's deck" },
    Wording { "citizens you control are {w} .", "citizens you control have {1} ." },
    Wording { "^ this {*} . whenever it", "this {1} . whenever this" },
    Wording { "^ this {*} . when it", "this {1} . when this" },
    // One citizen attacks at a time (4.4.2)
    Wording { "whenever you attack ,", "whenever a citizen you control attacks ," },
    Wording { "whenever you attack with {*} ,", "whenever {1} you control attacks ," },
    Wording { "when you attack with {*} ,", "when {1} you control attacks ," },
    Wording { "whenever you block with {*} ,", "whenever {1} you control blocks ," },
    Wording { "| until your next turn , prevent {*} .", "prevent {1} until your next turn ." },
    Wording { "| until end of turn , prevent {*} .", "prevent {1} this turn ." },
    // Letters that people leave out
    Wording { "cant", "can not" },
    Wording { "wont", "do not" },
    Wording { "dmg", "damage" },
    Wording { "def", "defense" },
    Wording { "atk", "attack" },
    Wording { "that'd", "that would" },
    Wording { "it'd", "it would" },
    Wording { "they'd", "they would" },
    Wording { "you'd", "you would" },
    Wording { "dont", "do not" },
    Wording { "doesnt", "does not" },
    Wording { "til end", "until end" },
    Wording { "till end", "until end" },
    Wording { "until eot", "until end of turn" },
    Wording { "til eot", "until end of turn" },
    Wording { "ur", "your" },
    Wording { "u", "you" },
    Wording { "| sac", "sacrifice" },
    Wording { "opp", "opponent" },
    Wording { "whenever opponent", "whenever an opponent" },
    Wording { "when opponent", "when an opponent" },
    Wording { "whenever your opponent", "whenever an opponent" },
    Wording { "look at opponents hand", "look at an opponent's hand" },
    Wording { "| opponent", "an opponent" },
    // The card itself, where the paragraph begins with what it does
    Wording { "^ when it", "when this" },
    Wording { "^ whenever it", "whenever this" },
    Wording { "^ after you cast", "whenever you cast" },
    Wording { "^ after a {~} dies", "whenever a {1} dies" },
    Wording { "^ after another {~} dies", "whenever another {1} dies" },
    Wording { "^ after a {~} enters", "whenever a {1} enters" },
    Wording { "^ after another {~} enters", "whenever another {1} enters" },
    Wording { "^ can not", "this can not" },
    Wording { "^ can only be blocked", "this can only be blocked" },
    Wording { "^ gets", "this gets" },
    Wording { "^ has", "this has" },
    Wording { "^ costs", "this costs" },
    Wording { "^ enters", "this enters" },
    Wording { "^ this enters ;", "enter ;" },
    Wording { "^ this enters :", "enter ;" },
    Wording { "^ attacks each", "this attacks each" },
    Wording { "^ must attack", "this must attack" },
    Wording { "^ does not disengage", "this does not disengage" },
    Wording { ": gets", ": this gets" },
    Wording { ": gains", ": this gains" },
    Wording { "; gets", "; this gets" },
    Wording { "; gains", "; this gains" },
    Wording { "engage :", "[>>>] :" },
};

} // namespace

std::span<const Wording> wordingsOfCombat()
{
    return combatWordings;
}

} // namespace triptych::kryptik
