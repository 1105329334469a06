#include "seize/text/surface/Wordings.h"

#include <array>

// Coins, dice, and one of several deeds.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofChances {
    Wording { "| your coin (flips/tosses) always come up {heads=win/tails=lose}",
        "you {1} all coin flips" },
    // Coins
    Wording { "{win/lose/won} the toss", "{1} the flip" },
    Wording { "flip a coin : if", "flip a coin . if" },
    Wording { "< | {~} if you {win/lose} the flip .", "if you {2} the flip , {1} ." },
    Wording { "if (the_coin/it) (comes_up/lands_on) {heads/tails}", "if {1}" },
    // Dice
    Wording { "on a {n} ,", "if you roll a {1} ," },
    Wording { "if it comes up {n} ,", "if you roll {1} ," },
    Wording {
        "if (the_roll_is/the_result_is/you_roll) at least {n} ,", "if you roll {1} or more ," },
    Wording { "if you roll at least a {n} ,", "if you roll {1} or more ," },
    Wording { "if you roll (a/) 4 , 5 (,/) or 6 ,", "if you roll 4 or more ," },
    Wording { "if you roll (a/) 5 or 6 ,", "if you roll 5 or more ," },
    Wording { "if you roll a 5 or a 6 ,", "if you roll 5 or more ," },
    Wording { "if you roll (a/) 1 or 2 ,", "if you roll 2 or less ," },
    Wording { "if you roll a 1 or a 2 ,", "if you roll 2 or less ," },
    Wording { "if you roll (a/) 1 , 2 or 3 ,", "if you roll 3 or less ," },
    Wording { "if you roll a 1 , 2 , or 3 ,", "if you roll 3 or less ," },
    Wording { "| if you roll {,} , {~} . if you do not ,", "if you roll {1} , {2} . otherwise ," },
    Wording { "| if you roll {n} or (more/greater/higher) , {~} . if you do not ,",
        "if you roll {1} or more , {2} . otherwise ," },
    Wording { "| if you roll {n} or less , {~} . if you do not ,",
        "if you roll {1} or less , {2} . otherwise ," },
    Wording { "; otherwise {!,} {!put} {!discard}", ". otherwise ," },
    // One of several, which somebody chooses
    Wording { "choose one : {~} or {~} .", "choose one : {1} ; or {2} ." },
    Wording { "choose one of these :", "choose one :" },
    Wording { "| pick one :", "choose one :" },
    Wording { "| you either", "either" },
    Wording { "if you choose not to ,", "if you do not ," },
    Wording {
        "^ {,} , or {gain/draw/lose/discard/heal/deal/exhaust/destroy} {,} .", "{1} or {2} {3} ." },
    // At random
    Wording { "| randomly choose {,} .", "choose {1} at random ." },
    Wording { "{return/discard} at random {,} from", "{1} {2} at random from" },
};

} // namespace

std::span<const text::Wording> wordingsOfChances()
{
    return ofChances;
}

} // namespace triptych::seize
