#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: what casting and activating cost, and of what turn and which of them that is said.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array costWordings {
    // 8.1 What a soul cost is changed by
    Wording {
        "this's (soul/) cost is {reduced=less/lowered=less/increased=more/raised=more} by {,}",
        "this costs {2} {1}" },
    Wording { "| {reduce=less/increase=more} this's (soul/) cost by {,}", "this costs {2} {1}" },
    Wording { "{spells/citizens/cards} you cast have their (soul/) cost "
              "{reduced=less/increased=more} by {,}",
        "{1} you cast cost {3} {2}" },
    Wording { "the soul cost of {spells/citizens/cards} you cast is "
              "{reduced=less/increased=more} by {,}",
        "{1} you cast cost {3} {2}" },
    // 8.1 What a card says of its own casting stands before what it does
    Wording { "^ {*} . this can not be countered .", "this can not be countered . {1} ." },
    Wording {
        "^ {*} . {*} . this can not be countered .", "this can not be countered . {1} . {2} ." },
    Wording { "^ {*} . if {~} , this can not be countered .",
        "this can not be countered if {2} . {1} ." },
    Wording { "^ {*} . this costs {*} less {*} .", "this costs {2} less {3} . {1} ." },
    Wording { "^ {*} . {*} . this costs {*} less {*} .", "this costs {3} less {4} . {1} . {2} ." },
    // Where it is paid it is said already
    Wording { "discard this (from_your_hand/) : {...} . "
              "(you_can_activate_this_ability/you_may_activate_this_ability/use_this/"
              "use_this_ability/activate_this_ability/activate_this/activate) only (while/if/when) "
              "this is in your hand .",
        "discard this from your hand : {1} ." },
    Wording { "pays {~} for each attack .", "pays {1} for each one that attacks ." },
    Wording { "^ {*} . cast this only {*} .", "cast this only {2} . {1} ." },
    Wording { "^ {*} . {*} . cast this only {*} .", "cast this only {3} . {1} . {2} ." },
    Wording { "^ {!additional} {*} . additional cost : {*} .", "additional cost : {2} . {1} ." },
    Wording { "^ short time {n} (;/,) this costs {*} less (to_cast/) .",
        "this costs {2} less as long as an opponent has {1} or fewer 11 year cards ." },
    // 8.1.2
    Wording { "| {,} cost {,} {less/more} for their 11 year cost .",
        "{1} for their 11 year cost cost {2} {3} ." },
    Wording { "| the 11 year cost of {,} you cast is {,} {less/more} .",
        "{1} you cast for their 11 year cost cost {2} {3} ." },
    Wording { "| the 11 year costs of {,} you cast are {,} less .",
        "{1} you cast for their 11 year cost cost {2} less ." },
    Wording { "| casting {,} for their 11 year cost costs you {,} {less/more} .",
        "{1} you cast for their 11 year cost cost {2} {3} ." },
    Wording { "for their 11 year cost cost {,} less . whenever you cast a card this way ,",
        "for their 11 year cost cost {1} less . whenever you cast a card for its 11 year cost ," },
    // The first of a turn, of whose turn
    Wording { "| the {w} {~} you cast during (each/an) opponent's turn costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    Wording { "^ during {your_opponents'_turns/your_turn} , the {w} {~} you cast costs",
        "during {1} , the {2} {3} you cast each turn costs" },
    Wording { "^ during an opponent's turn , the {w} {~} you cast costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    // What is activated is an ability of a citizen (9.1)
    Wording { "| abilities you activate cost", "abilities of citizens you control cost" },
    Wording { "| abilities (your/) opponents activate cost",
        "abilities of citizens an opponent controls cost" },
    Wording { "| active abilities cost", "abilities of citizens cost" },
};

} // namespace

std::span<const Wording> wordingsOfCosts()
{
    return costWordings;
}

} // namespace triptych::kryptik
