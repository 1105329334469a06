#include "seize/text/surface/Wordings.h"

#include <array>

// What is in hands, Warchests and on sides, who did what this turn, and several conditions.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofHoldings {
    // What is drawn in the Acquire Phase is acquired
    Wording { "| {you/players/each_player/opponents} (may/can) (draw/take) (up_to/) {n} "
              "(additional/more/extra) (cards/card) "
              "(during/in) (your/their/the) acquire phase",
        "{1} may acquire {2} additional cards each turn" },
    Wording { "| (in/during) your acquire phase (,/) you (may/can) (draw/take) (up_to/) {n} "
              "(additional/more/extra) (cards/card)",
        "you may acquire {1} additional cards each turn" },
    // How many cards are kept at the end of a turn (S-TURN-END-HAND)
    Wording {
        "| {you/players/opponents} "
        "(do_not_have_to/do_not_need_to/need_not/do_not) discard down to "
        "(9_cards/nine_cards/9/nine/the_hand_limit) "
        "(during_your_end_phase/in_your_end_phase/at_the_end_of_your_turn/during_their_end_phase/"
        "in_their_end_phase/at_the_end_of_their_turn/)",
        "{1} have no maximum hand size" },
    Wording {
        "| {you/players/opponents} "
        "(do_not_have_to/do_not_need_to/need_not/do_not) discard (any_cards/cards/) "
        "(during_your_end_phase/in_your_end_phase/at_the_end_of_your_turn/during_their_end_phase/"
        "in_their_end_phase/at_the_end_of_their_turn)",
        "{1} have no maximum hand size" },
    Wording { "| you may keep (any_number_of/as_many_as_you_like_of_the) cards in your hand "
              "(during_your_end_phase/in_your_end_phase/at_the_end_of_your_turn/)",
        "you have no maximum hand size" },
    Wording { "| you may (keep/hold/have) (up_to/) {n} cards in (your/) hand "
              "(during_your_end_phase/in_your_end_phase/at_the_end_of_your_turn)",
        "your maximum hand size is {1}" },
    Wording {
        "| you may keep (up_to/) {n} cards in your hand .", "your maximum hand size is {1} ." },
    Wording { "| there is no limit to the (number_of/) cards in your hand",
        "you have no maximum hand size" },
    Wording { "| {opponents=opponents'/players=each_player's} (must/) discard down to {n} cards "
              "(during/in/at_the_end_of) their (end_phase/turn)",
        "{1} maximum hand size is {2}" },
    Wording { "| the maximum hand size of {opponents=opponents'/your_opponents=opponents'/"
              "each_opponent=opponents'/players=each_player's/each_player=each_player's} is",
        "{1} maximum hand size is" },
    // What a hand, a Warchest, a side has in it
    Wording { "your {hand/warchest} (has/contains/holds) {~} in it", "you have {2} in your {1}" },
    Wording { "your hand (has/contains/holds) {n} or {w} cards",
        "you have {1} or {2} cards in your hand" },
    Wording { "your hand (has/contains/holds) at {w} {n} cards",
        "you have at {1} {2} cards in your hand" },
    Wording { "your warchest (has/contains/holds) {n} or {w} {w} treasures",
        "you have {1} or {2} {3} treasures in your warchest" },
    Wording { "your warchest (has/contains/holds) at {w} {n} {w} treasures",
        "you have at {1} {2} {3} treasures in your warchest" },
    Wording { "(an/any/your) opponent's {hand/warchest} (has/contains/holds) {~} in it",
        "an opponent has {2} in their {1}" },
    Wording { "(an/any/your) opponent's hand (has/contains/holds) {n} or {w} cards",
        "an opponent has {1} or {2} cards in their hand" },
    Wording { "(an/any/your) opponent's hand (has/contains/holds) at {w} {n} cards",
        "an opponent has at {1} {2} cards in their hand" },
    Wording { "(an/any/your) opponent's warchest (has/contains/holds) {n} or {w} {w} treasures",
        "an opponent has {1} or {2} {3} treasures in their warchest" },
    Wording { "(an/any/your) opponent's warchest (has/contains/holds) at {w} {n} {w} treasures",
        "an opponent has at {1} {2} {3} treasures in their warchest" },
    Wording { "target opponent's {hand/warchest} (has/contains/holds) {~} in it",
        "target opponent has {2} in their {1}" },
    Wording { "target opponent's hand (has/contains/holds) {n} or {w} cards",
        "target opponent has {1} or {2} cards in their hand" },
    Wording { "target opponent's hand (has/contains/holds) at {w} {n} cards",
        "target opponent has at {1} {2} cards in their hand" },
    Wording { "target opponent's warchest (has/contains/holds) {n} or {w} {w} treasures",
        "target opponent has {1} or {2} {3} treasures in their warchest" },
    Wording { "target opponent's warchest (has/contains/holds) at {w} {n} {w} treasures",
        "target opponent has at {1} {2} {3} treasures in their warchest" },
    Wording { "you hold {n} or {w} cards {!in}", "you have {1} or {2} cards in your hand" },
    Wording { "you hold at {w} {n} cards {!in}", "you have at {1} {2} cards in your hand" },
    Wording { "{an/your/target} opponent holds {n} or {w} cards {!in}",
        "{1} opponent has {2} or {3} cards in their hand" },
    Wording { "{an/your/target} opponent holds at {w} {n} cards {!in}",
        "{1} opponent has at {2} {3} cards in their hand" },
    Wording { "if {an_opponent's/your} side has {~} on it", "if there are {2} on {1} side" },
    Wording {
        "if (your_opponents_control/an_opponent_controls) {n} or more mercenaries on your side",
        "if there are {1} or more enemy mercenaries on your side" },
    Wording { "treasures in your warchest that are {w}", "{1} treasures in your warchest" },
    Wording { "if {n} or more treasures in your warchest are {w} ,",
        "if you have {1} or more {2} treasures in your warchest ," },
    Wording { "if at least {n} treasures in your warchest are {w} ,",
        "if you have {1} or more {2} treasures in your warchest ," },
    // Whose they are
    Wording { "{controls/control} {,} mercenaries in play", "{1} {2} mercenaries" },
    Wording { "{has/have} {n} or more mercenaries in play", "{1} {2} or more mercenaries" },
    Wording { "if {,} (are/is) under your control ,", "if you control {1} ," },
    // What was done this turn
    Wording { "{you_have/you} acquired cards this turn", "{1} acquired this turn" },
    Wording { "{a/an} {w} card was played by you this turn", "you played {1} {2} card this turn" },
    Wording { "{card/cards} that you played", "{1} you played" },
    Wording {
        "{w} or more {,} were played by you this turn", "you played {1} or more {2} this turn" },
    Wording { "played by you this turn", "you played this turn" },
    Wording { "loot was lost from your vault this turn", "you lost loot this turn" },
    Wording { "loot was (added_to/put_into) your vault this turn", "you gained loot this turn" },
    Wording { "{you_get=you_gain/gets=gains} {n} loot", "{1} {2} loot" },
    Wording { "instant ability {card/cards}", "instant {1}" },
    // Several conditions
    Wording { "if {~} or if", "if {1} or" },
    Wording { "if you both", "if you" },
    Wording { "if either {~} or {~} ,", "if {1} or {2} ," },
    // Whose, and how they are
    Wording { "that {an_opponent_controls/you_control/opponents_control}", "{1}" },
    Wording { "event {card=event/cards=events} {an_opponent/you_control}", "{1} {2}" },
    Wording { "{event/events} controlled by an opponent", "{1} an opponent controls" },
    Wording { "event controlled by you", "event you control" },
    Wording { "mercenary with damage on it", "mercenary that is damaged" },
    Wording { "mercenaries with damage on them", "mercenaries that are damaged" },
    Wording { "that (is/are) affected by a {w} status", "with a {1} status" },
    Wording { "| {!all} {!the} {!other} {w} mercenaries damaged this way "
              "{become=way_becomes/gain=way_gains/are=way_is/get=way_gets/lose=way_loses}",
        "each {1} mercenary damaged this {2}" },
    Wording { "| {!all} {!the} {!other} {w} mercenaries damaged this way take",
        "each {1} mercenary damaged this way takes" },
    Wording { "a different target", "another target" },
    // Who carries a treasure
    Wording { "treasure that is equipped", "treasure equipped" },
    Wording { "treasures that are equipped", "treasures equipped" },
    Wording { "{treasure/treasures} attached to", "{1} equipped to" },
    Wording { "treasure (that/) {an/a} {,} is carrying", "treasure equipped to {1} {2}" },
    Wording { "treasure {an/a} {,} carries", "treasure equipped to {1} {2}" },
    Wording { "{treasure/treasures} your mercenaries (have_equipped/carry)",
        "{1} equipped to your mercenaries" },
    Wording { "that {has=that_is/have=that_are} been damaged {!this} {!by} {!in}", "{1} damaged" },
    // All the players
    Wording { "every {player/opponent}", "each {1}" },
    Wording { "| both you and", "you and" },
    Wording { "| each player's vault is (reduced/decreased/lowered) by {n}",
        "each player loses {1} loot" },
    Wording {
        "| each opponent's vault is (decreased/lowered) by {n}", "each opponent loses {1} loot" },
    Wording { "you and your opponents", "you and each opponent" },
    // Of yours, of an opponent
    Wording { "for each of your {w} mercenaries", "for each {1} mercenary you control" },
    Wording { ", (both/) yours and (your/an/the) (opponent's/opponents') {./,}", "{1}" },
    Wording { "{mercenary/treasure/treasures} of yours", "{1} you control" },
    Wording { "ally of yours", "ally" },
    Wording {
        "{weapon/relic/treasure/equipment} controlled by an opponent", "{1} an opponent controls" },
    Wording { "{weapon/relic/treasure/event/equipment} controlled by your opponents",
        "{1} your opponents control" },
    Wording { "{weapon/relic/treasure/equipment} controlled by you", "{1} you control" },
    Wording { "{weapon/relic/treasure/event/equipment} controlled by target opponent",
        "{1} target opponent controls" },
    Wording { "{destroy/exhaust/unequip} an opponent's {weapon/relic/treasure}",
        "{1} a {2} an opponent controls" },
    Wording { "destroy an opponent's event", "destroy an event an opponent controls" },
    Wording {
        "that {has=that_is/have=that_are} taken damage {!this} {!from} {!by}", "{1} damaged" },
    Wording { "(an/your) opponent's vault is {higher=has_more/lower=has_less} than yours",
        "an opponent {1} loot than you" },
};

} // namespace

std::span<const text::Wording> wordingsOfHoldings()
{
    return ofHoldings;
}

} // namespace triptych::seize
