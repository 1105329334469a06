#include "seize/text/Wordings.h"

#include <array>

// What players have and get: a Vault that is at a number, and the cards of the Draw Phase.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWealth {
    // "Your Vault is at 10 or less", "at 10"
    Wording { "vault total is", "vault is" },
    Wording { "vault is at or below {n}", "vault is {1} or less" },
    Wording { "vault is at or under {n}", "vault is {1} or less" },
    Wording { "vault is at or above {n}", "vault is {1} or more" },
    Wording { "vault is at or over {n}", "vault is {1} or more" },
    Wording { "vault is at {n} loot", "vault is at {1}" },
    Wording { "vault is at {n} or", "vault is {1} or" },
    Wording { "vault is at exactly {n}", "vault is exactly {1}" },
    Wording { "vault is at {n}", "vault is exactly {1}" },
    Wording { "vault is {n} ,", "vault is exactly {1} ," },
    Wording { "vault is {n} .", "vault is exactly {1} ." },
    Wording { "you are at {n} or less loot", "you have {1} or less loot" },
    Wording { "you are at {n} or more loot", "you have {1} or more loot" },
    Wording { "you are at {n} loot or less", "you have {1} or less loot" },
    Wording { "you are at {n} loot or more", "you have {1} or more loot" },
    // One more card in the Draw Phase is drawn as it begins.
    Wording { "draw {,} during each of your draw phases .", "draw {1} in your draw phase ." },
    Wording { "draw {,} in each of your draw phases .", "draw {1} in your draw phase ." },
    Wording { "draw {,} during your draw phase .", "draw {1} in your draw phase ." },
    // Who is plundered, by one's own: "look at the opponent's hand. The opponent discards 1".
    Wording { "this plunders , the opponent", "this plunders , that player" },
    Wording { "this mercenary plunders , {*} the opponent's hand",
        "this mercenary plunders , {1} that player's hand" },
    Wording { "this mercenary plunders , {*} the opponent's deck",
        "this mercenary plunders , {1} that player's deck" },
    Wording { "this mercenary plunders , {*} the opponent's warchest",
        "this mercenary plunders , {1} that player's warchest" },
    Wording { "this plunders , {*} the opponent's hand", "this plunders , {1} that player's hand" },
    Wording { "this plunders , {*} the opponent's deck", "this plunders , {1} that player's deck" },
    Wording { "this plunders , {*} the opponent's warchest",
        "this plunders , {1} that player's warchest" },
    Wording { "the bearer plunders , {*} the opponent's hand",
        "the bearer plunders , {1} that player's hand" },
    Wording { "the bearer plunders , {*} the opponent's deck",
        "the bearer plunders , {1} that player's deck" },
    Wording { "the bearer plunders , {*} the opponent's warchest",
        "the bearer plunders , {1} that player's warchest" },
    Wording { "allied mercenary plunders , {*} the opponent's hand",
        "allied mercenary plunders , {1} that player's hand" },
    Wording { "allied mercenary plunders , {*} the opponent's deck",
        "allied mercenary plunders , {1} that player's deck" },
    Wording { "allied mercenary plunders , {*} the opponent's warchest",
        "allied mercenary plunders , {1} that player's warchest" },
    Wording { "mercenary you control plunders , {*} the opponent's hand",
        "mercenary you control plunders , {1} that player's hand" },
    Wording { "mercenary you control plunders , {*} the opponent's deck",
        "mercenary you control plunders , {1} that player's deck" },
    Wording { "mercenary you control plunders , {*} the opponent's warchest",
        "mercenary you control plunders , {1} that player's warchest" },
    Wording { "this mercenary plunders , {*} . the opponent",
        "this mercenary plunders , {1} . that player" },
    Wording { "this plunders , {*} . the opponent", "this plunders , {1} . that player" },
    Wording {
        "the bearer plunders , {*} . the opponent", "the bearer plunders , {1} . that player" },
    Wording { "allied mercenary plunders , {*} . the opponent",
        "allied mercenary plunders , {1} . that player" },
    Wording { "mercenary you control plunders , {*} . the opponent",
        "mercenary you control plunders , {1} . that player" },
};

// Of a card that stays, this is so in every Draw Phase.
constexpr std::array ofDrawPhases {
    Wording { "^ passive : you draw {,} in your draw phase .",
        "passive : at the start of your draw phase , draw {1} ." },
    Wording { "^ passive : while {~} , you draw {,} in your draw phase .",
        "passive : at the start of your draw phase , if {1} , draw {2} ." },
    Wording { "^ passive : as long as {~} , you draw {,} in your draw phase .",
        "passive : at the start of your draw phase , if {1} , draw {2} ." },
    Wording { "^ equipped : you draw {,} in your draw phase .",
        "equipped : at the start of your draw phase , draw {1} ." },
    Wording { "^ equipped : while {~} , you draw {,} in your draw phase .",
        "equipped : at the start of your draw phase , if {1} , draw {2} ." },
    Wording { "^ equipped : as long as {~} , you draw {,} in your draw phase .",
        "equipped : at the start of your draw phase , if {1} , draw {2} ." },
    Wording {
        "^ you draw {,} in your draw phase .", "at the start of your draw phase , draw {1} ." },
    Wording { "^ while {~} , you draw {,} in your draw phase .",
        "at the start of your draw phase , if {1} , draw {2} ." },
    Wording { "^ as long as {~} , you draw {,} in your draw phase .",
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
