#include "seize/text/Wordings.h"

#include <array>

// Coins, dice, and one of several deeds.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofChances {
    // Coins
    Wording { "win the toss", "win the flip" },
    Wording { "lose the toss", "lose the flip" },
    Wording { "won the toss", "won the flip" },
    Wording { "flip a coin : if", "flip a coin . if" },
    Wording { "< | {~} if you win the flip .", "if you win the flip , {1} ." },
    Wording { "< | {~} if you lose the flip .", "if you lose the flip , {1} ." },
    Wording { "if it comes up heads", "if heads" },
    Wording { "if it lands on heads", "if heads" },
    Wording { "if the coin comes up heads", "if heads" },
    Wording { "if the coin lands on heads", "if heads" },
    Wording { "if it comes up tails", "if tails" },
    Wording { "if it lands on tails", "if tails" },
    Wording { "if the coin comes up tails", "if tails" },
    Wording { "if the coin lands on tails", "if tails" },
    // Dice
    Wording { "on a {n} ,", "if you roll a {1} ," },
    Wording { "if it comes up {n} ,", "if you roll {1} ," },
    Wording { "if the roll is at least {n} ,", "if you roll {1} or more ," },
    Wording { "if the result is at least {n} ,", "if you roll {1} or more ," },
    Wording { "if you roll at least {n} ,", "if you roll {1} or more ," },
    Wording { "if you roll at least a {n} ,", "if you roll {1} or more ," },
    Wording { "if you roll 4 , 5 or 6 ,", "if you roll 4 or more ," },
    Wording { "if you roll 4 , 5 , or 6 ,", "if you roll 4 or more ," },
    Wording { "if you roll a 4 , 5 or 6 ,", "if you roll 4 or more ," },
    Wording { "if you roll a 4 , 5 , or 6 ,", "if you roll 4 or more ," },
    Wording { "if you roll 5 or 6 ,", "if you roll 5 or more ," },
    Wording { "if you roll a 5 or 6 ,", "if you roll 5 or more ," },
    Wording { "if you roll a 5 or a 6 ,", "if you roll 5 or more ," },
    Wording { "if you roll 1 or 2 ,", "if you roll 2 or less ," },
    Wording { "if you roll a 1 or 2 ,", "if you roll 2 or less ," },
    Wording { "if you roll a 1 or a 2 ,", "if you roll 2 or less ," },
    Wording { "if you roll 1 , 2 or 3 ,", "if you roll 3 or less ," },
    Wording { "if you roll a 1 , 2 or 3 ,", "if you roll 3 or less ," },
    Wording { "if you roll a 1 , 2 , or 3 ,", "if you roll 3 or less ," },
    Wording { "| if you roll {,} , {~} . if you do not ,", "if you roll {1} , {2} . otherwise ," },
    Wording { "| if you roll {n} or more , {~} . if you do not ,",
        "if you roll {1} or more , {2} . otherwise ," },
    Wording { "| if you roll {n} or less , {~} . if you do not ,",
        "if you roll {1} or less , {2} . otherwise ," },
    Wording { "| if you roll {n} or greater , {~} . if you do not ,",
        "if you roll {1} or more , {2} . otherwise ," },
    Wording { "| if you roll {n} or higher , {~} . if you do not ,",
        "if you roll {1} or more , {2} . otherwise ," },
    Wording { "; otherwise {!,} {!put} {!discard}", ". otherwise ," },
    // One of several, which somebody chooses
    Wording { "choose one : {~} or {~} .", "choose one : {1} ; or {2} ." },
    Wording { "choose one of these :", "choose one :" },
    Wording { "| pick one :", "choose one :" },
    Wording { "| you either", "either" },
    Wording { "if you choose not to ,", "if you do not ," },
    Wording { "^ {,} , or gain {,} .", "{1} or gain {2} ." },
    Wording { "^ {,} , or draw {,} .", "{1} or draw {2} ." },
    Wording { "^ {,} , or lose {,} .", "{1} or lose {2} ." },
    Wording { "^ {,} , or discard {,} .", "{1} or discard {2} ." },
    Wording { "^ {,} , or heal {,} .", "{1} or heal {2} ." },
    Wording { "^ {,} , or deal {,} .", "{1} or deal {2} ." },
    Wording { "^ {,} , or exhaust {,} .", "{1} or exhaust {2} ." },
    Wording { "^ {,} , or destroy {,} .", "{1} or destroy {2} ." },
    // At random
    Wording { "| randomly choose {,} .", "choose {1} at random ." },
    Wording { "return at random {,} from", "return {1} at random from" },
    Wording { "discard at random {,} from", "discard {1} at random from" },
};

} // namespace

std::span<const text::Wording> wordingsOfChances()
{
    return ofChances;
}

} // namespace triptych::seize
