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
