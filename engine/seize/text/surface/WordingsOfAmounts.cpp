#include "seize/text/surface/Wordings.h"

#include <array>

// How much and how many: as many as there are, at most, no lower than, the highest of them.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofAmounts {
    // "As many cards as there are Events": the number of them
    Wording {
        "{twice_as=to_twice/as=to} (many/much) {w} as there are", "{2} equal {1} the number of" },
    Wording {
        "as (many/much) {w} as you control {,} .", "{1} equal to the number of {2} you control ." },
    Wording { "as (many/much) {w} as you have {,} in your {w} .",
        "{1} equal to the number of {2} in your {3} ." },
    Wording { "as (many/much) {w} as you have {!loot} {w} .",
        "{1} equal to the number of {2} you control ." },
    // "As much loot as its bounty"
    Wording { "as much {w} damage to {,} as", "{1} damage to {2} equal to" },
    Wording { "as much damage to {,} as", "damage to {1} equal to" },
    Wording { "as much {w} damage as {the/its/your/half/twice}", "{1} damage equal to {2}" },
    Wording { "as (much/many) {w} as {the/its/your/half/twice}", "{1} equal to {2}" },
    Wording { "heal {,} as much as {the/its/your/half/twice}", "heal {1} equal to {2}" },
    Wording { "an amount of {w} damage equal to", "{1} damage equal to" },
    Wording { "an amount of health equal to", "health equal to" },
    // What was counted just before
    Wording { "{draw/draws} the same number of cards {!as}", "{1} that many cards" },
    Wording { "{draw/draws} an equal number of cards", "{1} that many cards" },
    Wording { "{gain/lose/gains/loses} the same amount of loot {!as}", "{1} that much loot" },
    Wording { "{gain/lose/gains/loses} an equal amount of loot", "{1} that much loot" },
    Wording { "| shuffle {,} into your deck {._then/,_then/./and} draw as many cards as you "
              "shuffled (into_your_deck/into_it/this_way)",
        "shuffle {1} into your deck {2} draw that many cards" },
    Wording { "| shuffle {,} into your deck {._then/,_then/./and} draw a card for each card "
              "shuffled (into_your_deck/) this way",
        "shuffle {1} into your deck {2} draw that many cards" },
    Wording { "| shuffle {,} into your deck {._then/,_then/./and} draw cards equal to the number "
              "of cards shuffled this way",
        "shuffle {1} into your deck {2} draw that many cards" },
    // At most, at least
    Wording { ", to a maximum of {n} damage", ", up to {1}" },
    Wording { ", to a maximum of {n} loot", ", up to {1}" },
    Wording { ", to a maximum of {n} cards", ", up to {1}" },
    Wording { ", to a maximum of {n}", ", up to {1}" },
    Wording { ", but (no_more_than/not_more_than/at_most) {n} .", ", up to {1} ." },
    Wording {
        "{has/have/control/controls/are/contains} (no/not) more than {n}", "{1} at most {2}" },
    Wording {
        "{has/have/control/controls/are/contains} no (fewer/less) than {n}", "{1} at least {2}" },
    Wording { "{has/have/control/controls} {n} {w} or {less/fewer/more}", "{1} {2} or {4} {3}" },
    // No lower than
    Wording { "( (no_less_than/minimum_of/not_below) {n} )", ", to a minimum of {1}" },
    Wording { ", but (no_lower_than/not_below) {n}", ", to a minimum of {1}" },
    Wording { ", (but_to_no/but_not/but_no/to_no) less than {n}", ", to a minimum of {1}" },
    Wording {
        "{gets/get/has/have} {,} {until_end_of/until_your_next/this} turn , to a minimum of {n}",
        "{1} {2} , to a minimum of {4} {3} turn" },
    Wording { "is reduced by {n} {until_end_of/until_your_next/this} turn , to a minimum of {n}",
        "is reduced by {1} , to a minimum of {3} {2} turn" },
    Wording { ", to a minimum of {n} , {until_end_of/until_your_next/this} turn",
        ", to a minimum of {1} {2} turn" },
    Wording { "{gets/get/has/have} {,} until the end of {your_next_turn/the_turn/turn} , to a "
              "minimum of {n}",
        "{1} {2} , to a minimum of {4} until the end of {3}" },
    Wording {
        "is reduced by {n} until the end of {your_next_turn/the_turn/turn} , to a minimum of {n}",
        "is reduced by {1} , to a minimum of {3} until the end of {2}" },
    Wording { ", to a minimum of {n} , until the end of {your_next_turn/the_turn/turn}",
        ", to a minimum of {1} until the end of {2}" },
    // The more of two, the less of two, and what lies between
    Wording { "equal to {,} or {,} , whichever is (lower/less/smaller/lesser)",
        "equal to the lower of {1} and {2}" },
    Wording { "equal to {,} or {,} , whichever is (higher/more/greater/larger)",
        "equal to the higher of {1} and {2}" },
    Wording { "the {minimum=the_lower/maximum=the_higher} of the", "{1} of the" },
    Wording { "between the number of {w} and {w} mercenaries",
        "between the number of {1} mercenaries and the number of {2} mercenaries" },
    Wording { "difference in number between {,} and {,} .",
        "difference between the number of {1} and the number of {2} ." },
    Wording { "the number of your {mercenaries/treasures}", "the number of {1} you control" },
    Wording { "the number of your {w} mercenaries", "the number of {1} mercenaries you control" },
    // The highest and the lowest of several
    Wording { "the melee of the {,} mercenary with the (highest/most) melee",
        "the highest melee among {1} mercenaries" },
    Wording { "the melee of the {,} mercenary with the (lowest/least) melee",
        "the lowest melee among {1} mercenaries" },
    Wording { "the ranged of the {,} mercenary with the (highest/most) ranged",
        "the highest ranged among {1} mercenaries" },
    Wording { "the ranged of the {,} mercenary with the (lowest/least) ranged",
        "the lowest ranged among {1} mercenaries" },
    Wording { "the move of the {,} mercenary with the (highest/most) move",
        "the highest move among {1} mercenaries" },
    Wording { "the move of the {,} mercenary with the (lowest/least) move",
        "the lowest move among {1} mercenaries" },
    Wording { "the bounty of the {,} mercenary with the (highest/most) bounty",
        "the highest bounty among {1} mercenaries" },
    Wording { "the bounty of the {,} mercenary with the (lowest/least) bounty",
        "the lowest bounty among {1} mercenaries" },
    Wording { "the health of the {,} mercenary with the (highest/most) health",
        "the highest health among {1} mercenaries" },
    Wording { "the health of the {,} mercenary with the (lowest/least) health",
        "the lowest health among {1} mercenaries" },
    Wording {
        "the {highest/lowest} {w} of any {w} mercenary", "the {1} {2} among {3} mercenaries" },
    Wording { "the {highest/lowest} {w} of any mercenary you control",
        "the {1} {2} among mercenaries you control" },
    Wording { "the {least=the_lowest/most=the_highest} {w} among", "{1} {2} among" },
    Wording { "whose {w} is (the/) {highest/lowest}", "with the {2} {1}" },
    // For each of those on one that is chosen
    Wording { "| for each {,} on target {,} ,", "choose target {2} . for each {1} on it ," },
    Wording { "{counter/counters} it has", "{1} on it" },
    // Shared out as one likes, which goes without saying
    Wording { "deal a total of {n}", "deal {1}" },
    Wording { "| distribute {~} as you like .", "distribute {1} ." },
    Wording { "| deal {n} {w} damage to {,} , divided as you (choose_among_them/choose/like) .",
        "deal {1} {2} damage divided among {3} ." },
    Wording { "| deal {n} {w} damage to {,} , divided among them as you choose .",
        "deal {1} {2} damage divided among {3} ." },
    Wording { "| {n} {w} damage is dealt to {,} , divided as you choose",
        "deal {1} {2} damage divided among {3}" },
    Wording { "| {n} {w} damage is dealt to {,} , divided as you like (between_them/) .",
        "deal {1} {2} damage divided among {3} ." },
    // The one rather than the other
    Wording { ", draw {n} (rather_than/instead_of) {n} .", ", instead draw {1} ." },
    Wording { ", gain {n} loot (rather_than/instead_of) {n} .", ", instead gain {1} loot ." },
    // Every one is each one
    Wording { "for every {tile/status/counter/card/flip/mercenary/treasure}", "for each {1}" },
    // "Per" is for each
    Wording { "per {!turn} {!game} {!phase} {!round} {!match} {!combat}", "for each" },
    Wording { "| for each {,} target {,} , {you_gain/you_draw/you_lose/gain/draw/lose} {~} .",
        "{3} {4} for each {1} target {2} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfAmounts()
{
    return ofAmounts;
}

} // namespace triptych::seize
