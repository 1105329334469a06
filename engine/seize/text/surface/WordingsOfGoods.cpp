#include "seize/text/surface/Wordings.h"

#include <array>

// Treasures that players give up, cards of hands and discards, and losses that are not lost.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofGoods {
    Wording {
        "unequip {*} . they (go/are_put) (to/into) (its_controller's/its_owner's/their_owner's/"
        "their_owners'/the) warchest exhausted .",
        "unequip {1} exhausted ." },
    Wording { "{with_no_treasures/without_treasures/without_a_treasure} equipped {*} . mercenaries "
              "with {n} or more {have/get/gain}",
        "with no treasures equipped {2} . mercenaries with {3} or more treasures equipped {4}" },
    // What somebody carries
    // One of theirs, of their choice
    Wording { "(picks/chooses) one of their (readied/ready/) treasures and exhausts it",
        "exhausts 1 treasure" },
    Wording { "exhausts (one_of_their_treasures/a_treasure_they_control)", "exhausts 1 treasure" },
    Wording { "(picks/chooses) one of their treasures and destroys it",
        "destroys a treasure they control" },
    // Where they go as it leaves: before that, as it has none any more then.
    Wording { "return {this_mercenary/the_bearer} to {your/its_owner's} hand . (return/) "
              "(its/his/her) (equipped/) treasures (go/return/) (back/) (to/into) "
              "(your/the/its_owner's) warchest (,/) exhausted .",
        "return the treasures equipped to {1} to your warchest exhausted , then return {1} to {2} "
        "hand ." },
    Wording { "return target {~} to its owner's hand . (return/) (its/his/her) (equipped/) "
              "treasures (go/return/) (back/) (to/into) (the/its_owner's) warchest .",
        "unequip all treasures of target {1} , then return it to its owner's hand ." },
    Wording { "put target {~} on the {bottom/top} of its owner's deck . (return/) (its/his/her) "
              "(equipped/) treasures (go/return/) (back/) (to/into) (the/its_owner's) warchest .",
        "unequip all treasures of target {1} , then put it on the {2} of its owner's deck ." },
    Wording { "{treasure/weapon/relic} {this_mercenary/it/the_attacker/the_bearer} "
              "(has/wears/carries/holds) {./,}",
        "{1} equipped to {2} {3}" },
    Wording { "{this_mercenary/it/the_bearer} (wears/carries/holds/wields) (a/an) {w} {,/.}",
        "{1} has a {2} equipped {3}" },
    Wording { "{treasure/weapon/relic} (it_is/this_mercenary_is/the_bearer_is) "
              "(wearing/carrying/holding/wielding)",
        "{1} equipped to it" },
    // Whose it is
    Wording { "one of (your_opponent's/an_opponent's/the_opponent's/your_opponents') "
              "{treasures=a_treasure/weapons=a_weapon/relics=a_relic}",
        "{1} an opponent controls" },
    Wording {
        "{treasure/weapon/relic/equipment} of (an/your/the) opponent", "{1} an opponent controls" },
    Wording { "| take {a/an} {~} from {~} warchest and put it {on_top_of/on_the_bottom_of}",
        "put {1} {2} from {3} warchest {4}" },
    // What somebody carries, for a time
    Wording { "| (all/the/) treasures (equipped_to/carried_by) {,} "
              "(lose_all_abilities/lose_all_their_abilities/lose_their_abilities/have_no_effect/"
              "have_no_abilities) "
              "{this_turn/until_your_next_turn/until_the_end_of_your_next_turn}",
        "{1} has treasures without abilities {2}" },
    Wording { "| {target_enemy/target_allied/target/that/the_attacked} mercenary's treasures "
              "(lose_all_abilities/lose_all_their_abilities/lose_their_abilities/have_no_effect/"
              "have_no_abilities) "
              "{this_turn/until_your_next_turn/until_the_end_of_your_next_turn}",
        "{1} mercenary has treasures without abilities {2}" },
    Wording { "| the target's treasures "
              "(lose_all_abilities/lose_all_their_abilities/lose_their_abilities/have_no_effect/"
              "have_no_abilities) "
              "{this_turn/until_your_next_turn/until_the_end_of_your_next_turn}",
        "the attacked mercenary has treasures without abilities {1}" },
    Wording { "{enemies'=enemies/adjacent_enemies'=adjacent_enemies/allies'=allies} treasures "
              "{lose_all_abilities/lose_all_their_abilities/lose_their_abilities/have_no_effect/"
              "have_no_abilities}",
        "treasures equipped to {1} {2}" },
    Wording { "| its treasures "
              "(lose_all_abilities/lose_all_their_abilities/lose_their_abilities/have_no_effect/"
              "have_no_abilities) "
              "{this_turn/until_your_next_turn/until_the_end_of_your_next_turn}",
        "it has treasures without abilities {1}" },
    // Whose Warchest
    Wording { "their own warchest", "their warchest" },
    Wording { "your own warchest", "your warchest" },
    // Whoever chooses it has it done
    Wording { "chooses a treasure {,} and discards it", "destroys a treasure {1}" },
    Wording { "chooses a treasure {,} and sacrifices it", "destroys a treasure {1}" },
    Wording { "chooses a treasure {,} and unequips it", "unequips a treasure {1}" },
    Wording { "chooses a treasure {,} and returns it to their hand",
        "returns a treasure {1} to their hand" },
    Wording { "{each_player/each_opponent/target_opponent/target_player/that_player/an_opponent/"
              "its_controller} {sacrifices=destroys/destroys=destroys} a {treasure/weapon/relic} "
              "{!or} {!and} {!card} {!in} {!from} {!that} {!they} {!equipped} {!on} {!of} {!with} "
              "{!at} {!you} {!an} {!target} {!its}",
        "{1} {2} a {3} that player controls" },
    Wording { "{each_player/each_opponent/target_opponent/target_player/that_player/an_opponent/"
              "its_controller} {sacrifices=destroys/destroys=destroys} {n} "
              "{treasures/weapons/relics} {!or} {!and} {!card} {!in} {!from} {!that} {!they} "
              "{!equipped} {!on} {!of} {!with} {!at} {!you} {!an} {!target} {!its}",
        "{1} {2} {3} {4} that player controls" },
    // All of them are so, and none is otherwise
    Wording { "if all treasures in your warchest are exhausted",
        "if there are no ready treasures in your warchest" },
    Wording { "if all of your treasures are exhausted",
        "if there are no ready treasures in your warchest" },
    Wording { "while all treasures in your warchest are exhausted",
        "as long as there are no ready treasures in your warchest" },
    Wording { "as long as all treasures in your warchest are exhausted",
        "as long as there are no ready treasures in your warchest" },
    Wording { "you did not play a treasure this turn", "you played no treasure this turn" },
    Wording { "you did not play a mercenary this turn", "you played no mercenary this turn" },
    Wording { "you did not play any treasures this turn", "you played no treasure this turn" },
    // Loot that changes hands, and grows
    Wording { "| target opponent gives you {n} loot", "steal {1} loot from target opponent" },
    Wording { "| target player gives you {n} loot", "steal {1} loot from target player" },
    Wording { "| an opponent gives you {n} loot", "steal {1} loot from an opponent" },
    Wording { "double your loot", "gain loot equal to your loot" },
    // Hands, decks and discards
    Wording { "| shuffle your hand and (your/) discard (pile/) into your deck",
        "shuffle your hand into your deck , then shuffle your discard into your deck" },
    Wording {
        "from your hand on top of your deck in any order", "from your hand on top of your deck" },
    Wording { "from your hand on the bottom of your deck in any order",
        "from your hand on the bottom of your deck" },
    Wording { "from discard piles on the bottom of their owners' decks",
        "from any discard pile on the bottom of its owner's deck" },
    Wording { "from discard piles on top of their owners' decks",
        "from any discard pile on top of its owner's deck" },
    Wording { "^ passive : play with the top card of your deck revealed",
        "passive : you play with the top card of your deck revealed" },
    Wording { "^ play with the top card of your deck revealed",
        "you play with the top card of your deck revealed" },
    Wording { "discard down to the hand limit at the end of your turn",
        "discard down to the hand limit" },
    // As many cards as somebody else
    Wording {
        "| if you have (fewer/less) cards (in_hand/in_your_hand/) than target opponent (has/does/) "
        ", draw (cards/) until you have as many {!cards} {!as}",
        "draw until you have x cards in your hand , where x is the number of cards in target "
        "opponent's hand" },
    Wording { "until you have as many cards (in_hand/in_your_hand/) as target opponent (has/does/) "
              "(in_hand/in_their_hand/) {!controls}",
        "until you have x cards in your hand , where x is the number of cards in target opponent's "
        "hand" },
    // What is acquired, and when alone it could be
    Wording {
        "acquire cards during their next acquire phase", "acquire cards during their next turn" },
    Wording { "acquire during their next acquire phase", "acquire during their next turn" },
    Wording {
        "you may pay {n} loot less for cards you acquire", "cards you acquire cost {1} loot less" },
    Wording {
        "you pay {n} loot less for cards you acquire", "cards you acquire cost {1} loot less" },
    // Cards of a discard are cards
    Wording { "mercenaries in your discard", "mercenary cards in your discard" },
    Wording { "a mercenary in your discard", "a mercenary card in your discard" },
    Wording { "each mercenary in your discard", "each mercenary card in your discard" },
    // What is not lost
    Wording {
        "you do not lose loot when {,} is destroyed", "{1} costs no loot when it is destroyed" },
    Wording { "you do not lose any loot when {,} is destroyed",
        "{1} costs no loot when it is destroyed" },
    Wording { "you do not lose loot for {,} that are destroyed",
        "{1} cost no loot when they are destroyed" },
    Wording { "you do not lose loot for destroyed mercenaries",
        "mercenaries you control cost no loot when they are destroyed" },
    Wording { "you do not lose loot when your mercenaries are destroyed",
        "mercenaries you control cost no loot when they are destroyed" },
    // In each Draw Phase
    Wording { "| each player draws an additional card during their draw phase .",
        "at the start of each player's draw phase , that player draws 1 ." },
    Wording { "| each opponent draws an additional card during their draw phase .",
        "at the start of each opponent's draw phase , that player draws 1 ." },
};

} // namespace

std::span<const Wording> wordingsOfGoods()
{
    return ofGoods;
}

} // namespace triptych::seize
