#include "seize/text/Wordings.h"

#include <array>

// Cards: of the top of a deck, of a hand, of a discard.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPiles {
    // The top of a deck
    Wording { "the {n} top cards of", "the top {1} cards of" },
    Wording { "| show the top", "reveal the top" },
    Wording { "choose {n} of them and put it", "put {1} of them" },
    Wording { "choose {n} of them and put them", "put {1} of them" },
    Wording { "choose {n} of those cards and put it", "put {1} of them" },
    Wording { "choose one and put it", "put one of them" },
    Wording { "take {,} into your hand", "put {1} into your hand" },
    Wording { "add {n} of them to your hand", "put {1} of them into your hand" },
    Wording { "add one to your hand", "put one of them into your hand" },
    Wording { "and the other {n} on the bottom", "and the rest on the bottom" },
    Wording { "and the other {n} back", "and the rest back" },
    Wording { "| the rest goes on the bottom", "put the rest on the bottom" },
    Wording { "| the others go on the bottom", "put the rest on the bottom" },
    Wording { "| the rest go into", "put the rest into" },
    Wording { "under your deck", "on the bottom of your deck" },
    Wording { "underneath your deck", "on the bottom of your deck" },
    Wording { "among those cards", "among them" },
    Wording { "add all revealed {w} cards to your hand",
        "put all {1} cards revealed this way into your hand" },
    Wording { "put all revealed {w} cards into your hand",
        "put all {1} cards revealed this way into your hand" },
    Wording { "put all of the {w} cards into your hand",
        "put all {1} cards revealed this way into your hand" },
    // The hand
    Wording { "| choose and discard", "discard" },
    Wording { "| choose {,} in your hand and discard it", "discard {1} from your hand" },
    Wording { "| choose {,} from your hand and discard it", "discard {1} from your hand" },
    Wording { "put {,} from your hand into your discard", "discard {1} from your hand" },
    Wording { "a card that is a {w}", "a {1} card" },
    Wording { "a card that is an {w}", "an {1} card" },
    Wording {
        "equip target {,} with {,} from your hand", "equip {2} from your hand to target {1}" },
    Wording { "equip it with {,} from your hand", "equip {1} from your hand to it" },
    Wording { "| target {,} equips {,} from your hand", "equip {2} from your hand to target {1}" },
    Wording { "| choose {,} in your hand and equip it to", "equip {1} from your hand to" },
    Wording { "| attach {,} from your hand to", "equip {1} from your hand to" },
    Wording { "equip target {,} with {,} from your warchest",
        "equip {2} from your warchest to target {1}" },
    Wording { "equip it with {,} from your warchest", "equip {1} from your warchest to it" },
    Wording { "| target {,} equips {,} from your warchest",
        "equip {2} from your warchest to target {1}" },
    Wording { "| choose {,} in your warchest and equip it to", "equip {1} from your warchest to" },
    Wording { "| attach {,} from your warchest to", "equip {1} from your warchest to" },
    // Discards
    Wording { "| choose {,} in {,} discard and return it to", "return {1} from {2} discard to" },
    Wording { "| choose {,} in {,} discard and put it into", "put {1} from {2} discard into" },
    Wording { "| return {w} {w} card from {,} discard {,} . its owner",
        "return {1} {2} card from {3} discard {4} . that player" },
    Wording { "| return {w} {w} card from {,} discard {,} . the owner",
        "return {1} {2} card from {3} discard {4} . that player" },
    Wording { "| return {w} {w} card from {,} discard {,} . that card's owner",
        "return {1} {2} card from {3} discard {4} . that player" },
    Wording { "| put {w} {w} card from {,} discard {,} . its owner",
        "put {1} {2} card from {3} discard {4} . that player" },
    Wording { "| put {w} {w} card from {,} discard {,} . the owner",
        "put {1} {2} card from {3} discard {4} . that player" },
    Wording { "| put {w} {w} card from {,} discard {,} . that card's owner",
        "put {1} {2} card from {3} discard {4} . that player" },
    // Counters
    Wording { "remove each counter from", "remove all counters from" },
    Wording { "if it lost {n} or more counters this way",
        "if {1} or more counters were removed this way" },
    // Where a card is
    Wording { "card that is in", "card in" },
    Wording { "cards that are in", "cards in" },
    // Searching
    Wording { "| look through your deck for", "search your deck for" },
    Wording { "| find {,} in your deck and", "search your deck for {1} and" },
    Wording { "add it to your hand", "put it into your hand" },
    Wording { "add that card to your hand", "put it into your hand" },
    // Hands that are shown, and discards that go into decks
    Wording { "reveal their hands", "reveal their hand" },
    Wording { "opponent shows you their hand", "opponent reveals their hand" },
    Wording { "opponent must show you their hand", "opponent reveals their hand" },
    Wording { "| all opponents reveal their hand", "each opponent reveals their hand" },
    Wording {
        "shuffle all cards in your discard into your deck", "shuffle your discard into your deck" },
    Wording { "shuffle all cards from your discard into your deck",
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
