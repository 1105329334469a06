#include "seize/text/Wordings.h"

#include <array>

// What is given to somebody and taken away, and what a card costs besides or less.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofGrants {
    // Given
    Wording { "| grant {,} to {,} until", "{2} gains {1} until" },
    Wording { "| give {w} {n} to {,} until", "{3} gains {1} {2} until" },
    Wording { "| give magic armor {n} to {,} until", "{2} gains magic armor {1} until" },
    Wording { "| grant {,} to {,} this turn", "{2} gains {1} this turn" },
    Wording { "| give {w} {n} to {,} this turn", "{3} gains {1} {2} this turn" },
    Wording { "| give magic armor {n} to {,} this turn", "{2} gains magic armor {1} this turn" },
    Wording { "| grant {,} to {,} during", "{2} gains {1} during" },
    Wording { "| give {w} {n} to {,} during", "{3} gains {1} {2} during" },
    Wording { "| give magic armor {n} to {,} during", "{2} gains magic armor {1} during" },
    Wording { "| grant {,} to {,} for", "{2} gains {1} for" },
    Wording { "| give {w} {n} to {,} for", "{3} gains {1} {2} for" },
    Wording { "| give magic armor {n} to {,} for", "{2} gains magic armor {1} for" },
    Wording { "| grant {,} to {,} .", "{2} gains {1} ." },
    Wording { "| give {w} {n} to {,} .", "{3} gains {1} {2} ." },
    Wording { "| give magic armor {n} to {,} .", "{2} gains magic armor {1} ." },
    Wording { "| grant target", "give target" },
    Wording { "| grant each", "give each" },
    Wording { "| grant it", "give it" },
    Wording { "| grant that", "give that" },
    Wording { "receives {n} armor", "gains armor {1}" },
    Wording { "receives {n} magic armor", "gains magic armor {1}" },
    Wording { "gets {n} armor", "gains armor {1}" },
    Wording { "gets {n} magic armor", "gains magic armor {1}" },
    // Abilities that are lost
    Wording { "| remove all abilities from {,} until", "{1} loses all abilities until" },
    Wording { "| remove all abilities from {,} during", "{1} loses all abilities during" },
    Wording { "| remove all abilities from {,} this turn", "{1} loses all abilities this turn" },
    Wording { "| remove all abilities from {,} for", "{1} loses all abilities for" },
    Wording { "| remove all abilities from {,} .", "{1} loses all abilities ." },
    Wording { "loses every ability", "loses all abilities" },
    Wording { "lose every ability", "lose all abilities" },
    // Costs
    Wording { "| reduce this card's cost by {n}", "this costs {1} treasure less" },
    Wording { "| reduce the cost of this card by {n}", "this costs {1} treasure less" },
    Wording { "| the cost of this card is reduced by {n}", "this costs {1} treasure less" },
    Wording { "| this card's cost is reduced by {n}", "this costs {1} treasure less" },
    Wording { "as an additional cost to play this , you", "as an additional cost to play this ," },
    Wording {
        "as an additional cost to play this card , you", "as an additional cost to play this ," },
    Wording { "as an additional cost , you", "as an additional cost ," },
    Wording {
        "| you must {~} as an additional cost to play this .", "as an additional cost , {1} ." },
    Wording { "| you must {~} as an additional cost to play this card .",
        "as an additional cost , {1} ." },
    Wording { "| {~} as an additional cost .", "as an additional cost , {1} ." },
    Wording { "| {~} as an additional cost to play this .", "as an additional cost , {1} ." },
    Wording { "| {~} as an additional cost to play this card .", "as an additional cost , {1} ." },
    Wording { "| to play this , you must also {~} .", "as an additional cost , {1} ." },
    Wording { "| to play this card , you must also {~} .", "as an additional cost , {1} ." },
    Wording { "| in addition to its cost , {~} .", "as an additional cost , {1} ." },
    // Two figures of one
    Wording { "this turn and +1 {w} this turn", "and +1 {1} this turn" },
    Wording { "this turn and +2 {w} this turn", "and +2 {1} this turn" },
    Wording { "this turn and +3 {w} this turn", "and +3 {1} this turn" },
    Wording { "this turn and -1 {w} this turn", "and -1 {1} this turn" },
    Wording { "this turn and -2 {w} this turn", "and -2 {1} this turn" },
    Wording { "this turn and -3 {w} this turn", "and -3 {1} this turn" },
};

} // namespace

std::span<const text::Wording> wordingsOfGrants()
{
    return ofGrants;
}

} // namespace triptych::seize
