#include "seize/text/surface/Wordings.h"

#include <array>

// What players have and get: a Vault that is at a number, and the cards of the Draw Phase.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWealth {
    // "Your Vault is at 10 or less", "at 10"
    Wording { "vault total is", "vault is" },
    Wording { "vault is at or (below/under) {n}", "vault is {1} or less" },
    Wording { "vault is at or (above/over) {n}", "vault is {1} or more" },
    Wording { "vault is at {n} loot", "vault is at {1}" },
    Wording { "vault is at {n} or", "vault is {1} or" },
    Wording { "vault is at (exactly/) {n}", "vault is exactly {1}" },
    Wording { "vault is {n} {,/.}", "vault is exactly {1} {2}" },
    Wording { "you are at {n} or {less/more} loot", "you have {1} or {2} loot" },
    Wording { "you are at {n} loot or {less/more}", "you have {1} or {2} loot" },
    // One more card in the Draw Phase is drawn as it begins.
    Wording { "draw {,} (during/in) each of your draw phases .", "draw {1} in your draw phase ." },
    Wording { "draw {,} during your draw phase .", "draw {1} in your draw phase ." },
    // What is drawn in the Acquire Phase is acquired
    Wording { "you draw (in/during) each acquire phase", "you acquire each turn" },
    Wording { "drew {n} or more cards (in/during) your acquire phase this turn",
        "acquired {1} or more cards this turn" },
    Wording { "acquire {each/per} turn do not cost loot", "acquire {1} turn cost no loot" },
    // In the phases in which nobody acts, the next one is that of the next turn.
    Wording { "{skips/skip} the {draw/acquire} phase of {their/your} next turn",
        "{1} {3} next {2} phase" },
    // Who is plundered, by one's own: "look at the opponent's hand. The opponent discards 1".
    Wording { "{plunders/you_plunder} , (the/your) opponent", "{1} , that player" },
    Wording { "{enters/into/in} the opponent's guild hall , the opponent",
        "{1} an opponent's guild hall , that player" },
    Wording { "{plunders/you_plunder} , {*} (the_opponent's/your_opponent's) {hand/deck/warchest}",
        "{1} , {2} that player's {3}" },
    Wording { "{plunders/you_plunder} , {*} . (the/your) opponent", "{1} , {2} . that player" },
};

// Of a card that stays, this is so in every Draw Phase.
constexpr std::array ofDrawPhases {
    Wording { "^ {passive/equipped} : you draw {,} in your draw phase .",
        "{1} : at the start of your draw phase , draw {2} ." },
    Wording { "^ {passive/equipped} : (as_long_as/while) {~} , you draw {,} in your draw phase .",
        "{1} : at the start of your draw phase , if {2} , draw {3} ." },
    Wording {
        "^ you draw {,} in your draw phase .", "at the start of your draw phase , draw {1} ." },
    Wording { "^ (as_long_as/while) {~} , you draw {,} in your draw phase .",
        "at the start of your draw phase , if {1} , draw {2} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfWealth()
{
    return ofWealth;
}
std::span<const text::Wording> wordingsOfDrawPhases()
{
    return ofDrawPhases;
}

} // namespace triptych::seize
