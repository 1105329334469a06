#include "seize/text/surface/Wordings.h"

#include <array>

// Cards: of the top of a deck, of a hand, of a discard.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPiles {
    // Of the hand, where nothing says that it lies in play
    Wording { "discard a {treasure/weapon/relic} {./,/then/and/from_your_hand}",
        "discard a {1} card {2}" },
    Wording { "discard {n} {treasures=treasure/weapons=weapon/relics=relic} {./,/then/and/"
              "from_your_hand}",
        "discard {1} {2} cards {3}" },
    // The top of a deck
    Wording { "the {n} top cards of", "the top {1} cards of" },
    Wording { "| show the top", "reveal the top" },
    Wording { "show {it/them} (to_your_opponent/to_your_opponents/to_each_opponent/"
              "to_all_players/) {,/and/.}",
        "reveal {1} {2}" },
    Wording { "choose {n} of them and put (it/them)", "put {1} of them" },
    Wording { "choose {n} of those cards and put it", "put {1} of them" },
    Wording { "choose one and put it", "put one of them" },
    Wording { "take {,} into your hand", "put {1} into your hand" },
    Wording { "add {n} of them to your hand", "put {1} of them into your hand" },
    Wording { "add one to your hand", "put one of them into your hand" },
    Wording { "and the other {n} {on_the_bottom/back}", "and the rest {2}" },
    Wording { "| the (rest_goes/others_go) on the bottom", "put the rest on the bottom" },
    Wording { "| the rest go into", "put the rest into" },
    Wording { "(under/underneath) your deck", "on the bottom of your deck" },
    Wording { "among those cards", "among them" },
    Wording { "add all revealed {w} cards to your hand",
        "put all {1} cards revealed this way into your hand" },
    Wording { "put all (of_the/revealed) {w} cards into your hand",
        "put all {1} cards revealed this way into your hand" },
    // The hand
    Wording { "| choose and discard", "discard" },
    Wording { "| choose {,} (in/from) your hand and discard it", "discard {1} from your hand" },
    Wording { "put {,} from your hand into your discard", "discard {1} from your hand" },
    Wording { "a card that is {a/an} {w}", "{1} {2} card" },
    Wording { "equip target {,} with {,} from your {hand/warchest}",
        "equip {2} from your {3} to target {1}" },
    Wording { "equip it with {,} from your {hand/warchest}", "equip {1} from your {2} to it" },
    Wording { "| target {,} equips {,} from your {hand/warchest}",
        "equip {2} from your {3} to target {1}" },
    Wording {
        "| choose {,} in your {hand/warchest} and equip it to", "equip {1} from your {2} to" },
    Wording { "| attach {,} from your {hand/warchest} to", "equip {1} from your {2} to" },
    // Discards
    Wording { "| choose {,} in {,} discard and return it to", "return {1} from {2} discard to" },
    Wording { "| choose {,} in {,} discard and put it into", "put {1} from {2} discard into" },
    Wording { "| {return/put} {w} {w} card from {,} discard {,} . (that_card's/its/the) owner",
        "{1} {2} {3} card from {4} discard {5} . that player" },
    // Counters
    Wording { "remove each counter from", "remove all counters from" },
    Wording { "if it lost {n} or more counters this way",
        "if {1} or more counters were removed this way" },
    // Where a card is
    Wording { "card that is in", "card in" },
    Wording { "| put {,} back into {its/their} owner's hand", "return {1} to {2} owner's hand" },
    Wording {
        "| choose a treasure in (target/an/your) opponent's warchest and {exhaust/destroy} it",
        "{1} a treasure in target opponent's warchest" },
    // One of several
    Wording { "another one of your mercenaries", "another mercenary you control" },
    Wording { "choose a {row/column} of the battlefield", "choose a {1}" },
    // Who is on the way
    Wording { "| stop {a} that is moving .", "counter target move of {1} ." },
    Wording { "can not move again this turn", "can not move this turn" },
    Wording { "cards that are in", "cards in" },
    // Searching
    Wording { "| look through your deck for", "search your deck for" },
    Wording { "| find {,} in your deck and", "search your deck for {1} and" },
    Wording { "add (that_card/it) to your hand", "put it into your hand" },
    // Hands that are shown, and discards that go into decks
    Wording { "reveal their hands", "reveal their hand" },
    Wording { "opponent (must_show/shows) you their hand", "opponent reveals their hand" },
    Wording { "| all opponents reveal their hand", "each opponent reveals their hand" },
    Wording { "shuffle all cards (in/from) your discard into your deck",
        "shuffle your discard into your deck" },
    Wording { "| return your discard to your deck and shuffle it",
        "shuffle your discard into your deck" },
    Wording {
        "| put your discard into your deck and shuffle it", "shuffle your discard into your deck" },
    Wording { "| put your discard into your deck , shuffle , and",
        "shuffle your discard into your deck and" },
};

} // namespace

std::span<const text::Wording> wordingsOfPiles()
{
    return ofPiles;
}

} // namespace triptych::seize
