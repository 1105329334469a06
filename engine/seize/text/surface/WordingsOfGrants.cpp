#include "seize/text/surface/Wordings.h"

#include <array>

// What is given to somebody and taken away, and what a card costs besides or less.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofGrants {
    // Given
    Wording { "| grant {,} to {,} {this_turn/until/during/for/.}", "{2} gains {1} {3}" },
    Wording { "| give {w} {n} to {,} {this_turn/until/during/for/.}", "{3} gains {1} {2} {4}" },
    Wording { "| give magic armor {n} to {,} {this_turn/until/during/for/.}",
        "{2} gains magic armor {1} {3}" },
    Wording { "| grant {target/each/it/that}", "give {1}" },
    Wording { "(receives/gets) {n} {magic_armor/armor}", "gains {2} {1}" },
    // Abilities that are lost
    Wording { "| remove all abilities from {,} {this_turn/until/during/for/.}",
        "{1} loses all abilities {2}" },
    Wording { "{loses/lose} every ability", "{1} all abilities" },
    // Costs
    Wording { "| reduce this card's cost by {n}", "this costs {1} treasure less" },
    Wording { "| reduce the cost of this card by {n}", "this costs {1} treasure less" },
    Wording { "| the cost of this card is reduced by {n}", "this costs {1} treasure less" },
    Wording { "| this card's cost is reduced by {n}", "this costs {1} treasure less" },
    Wording { "as an additional cost to play this (card/) , you {!may}",
        "as an additional cost to play this ," },
    Wording { "as an additional cost , you {!may}", "as an additional cost ," },
    Wording { "| (you_must/) {~} as an additional cost to play this (card/) .",
        "as an additional cost , {1} ." },
    Wording { "| {~} as an additional cost .", "as an additional cost , {1} ." },
    Wording { "| to play this (card/) , you must also {~} .", "as an additional cost , {1} ." },
    Wording { "| in addition to its cost , {~} .", "as an additional cost , {1} ." },
    // Two figures of one
    Wording { "this turn and {+1/+2/+3/-1/-2/-3} {w} this turn", "and {1} {2} this turn" },
};

} // namespace

std::span<const text::Wording> wordingsOfGrants()
{
    return ofGrants;
}

} // namespace triptych::seize
