#include "seize/text/surface/Wordings.h"

#include <array>

// What comes into a Vault and goes out of it, said of the Vault itself.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofVaults {
    // What a mercenary costs its player that falls
    Wording { "{lose/loses} (twice/double) {its/that_mercenary's/the_attacked_mercenary's/"
              "target_mercenary's/the_bearer's} bounty",
        "{1} loot equal to twice {2} bounty" },
    Wording { "| you lose no loot for {this_mercenary's=this_mercenary/the_bearer's=the_bearer} "
              "bounty (if/when/whenever) it is destroyed",
        "you lose no loot when {1} is destroyed" },
    Wording { "| you lose no loot (if/when/whenever) {,} is destroyed during {,} .",
        "during {2} , you lose no loot when {1} is destroyed ." },
    // S-TURN-ACQUIRE In that phase one acquires, and in no other
    Wording { "acquire {more_than/at_most/no_more_than} {n} (cards/card) (in/during) "
              "(an/their/each/any/one/the) acquire phase",
        "acquire {1} {2} cards each turn" },
    // Taken from one Vault and put into the other
    Wording { "take {n} loot from {target/an/your/that} opponent's vault and "
              "(add_it_to/put_it_into) (your_vault/yours)",
        "steal {1} loot from {2} opponent" },
    Wording { "move {n} loot from {target/an/your/that} opponent's vault "
              "(to_your_vault/into_your_vault/to_yours)",
        "steal {1} loot from {2} opponent" },
    Wording { "take {n} loot from {target/that} player's vault and (add_it_to/put_it_into) "
              "(your_vault/yours)",
        "steal {1} loot from {2} player" },
    Wording {
        "move {n} loot from {target/that} player's vault (to_your_vault/into_your_vault/to_yours)",
        "steal {1} loot from {2} player" },
    Wording {
        "take {n} loot from its controller's vault and (add_it_to/put_it_into) (your_vault/yours)",
        "steal {1} loot from its controller" },
    Wording { "move {n} loot from its controller's vault (to_your_vault/into_your_vault/to_yours)",
        "steal {1} loot from its controller" },
    // What comes into it is gained
    Wording { "(add/restore/return/gain) {n} loot to your vault", "gain {1} loot" },
    Wording { "(put/place) {n} loot into your vault", "gain {1} loot" },
    Wording { "(place/put/gain) {n} loot in your vault", "gain {1} loot" },
    Wording { "adds {n} loot to their vault", "gains {1} loot" },
    Wording { "adds {that_much_loot/loot} to their vault", "gains {1}" },
    Wording { "puts {n} loot into their vault", "gains {1} loot" },
    Wording { "puts {that_much_loot/loot} into their vault", "gains {1}" },
    Wording { "add {that_much_loot/x_loot/loot} to your vault", "gain {1}" },
    Wording { "| add {n} loot to {target/an/your/each/that} opponent's vault",
        "{2} opponent gains {1} loot" },
    Wording { "| add {n} loot to {target/each/that} player's vault", "{2} player gains {1} loot" },
    Wording { "| add {n} loot to its controller's vault", "its controller gains {1} loot" },
    Wording { "put {that_much_loot/x_loot/loot} into your vault", "gain {1}" },
    Wording { "| put {n} loot into {target/an/your/each/that} opponent's vault",
        "{2} opponent gains {1} loot" },
    Wording {
        "| put {n} loot into {target/each/that} player's vault", "{2} player gains {1} loot" },
    Wording { "| put {n} loot into its controller's vault", "its controller gains {1} loot" },
    Wording { "add {n} to your vault", "gain {1} loot" },
    // What goes out of it is lost
    Wording { "(subtract/deduct) {n} loot from", "remove {1} loot from" },
    Wording { "(lose/remove) {n} loot from your vault", "lose {1} loot" },
    Wording { "pay {n} loot from your vault", "pay {1} loot" },
    Wording { "(loses/removes) {n} loot from their vault", "loses {1} loot" },
    Wording { "pays {n} loot from their vault", "pays {1} loot" },
    Wording { "| remove {n} loot from {target/an/your/each/that} opponent's vault",
        "{2} opponent loses {1} loot" },
    Wording {
        "| remove {n} loot from {target/each/that} player's vault", "{2} player loses {1} loot" },
    Wording { "| remove {n} loot from its controller's vault", "its controller loses {1} loot" },
    // More and less of it
    Wording { "(reduce/decrease) your vault by {n} {!or}", "lose {1} loot" },
    Wording { "increase your vault by {n} {!or}", "gain {1} loot" },
    Wording { "your vault (is_reduced/decreases) by {n} {!or}", "you lose {1} loot" },
    Wording { "your vault (is_increased/increases) by {n} {!or}", "you gain {1} loot" },
    Wording { "| {reduce=opponent_loses/increase=opponent_gains} {target/an/your/each/that} "
              "opponent's vault by {n}",
        "{2} {1} {3} loot" },
    Wording { "{target/an/your/each/that} opponent's vault decreases by {n} {!or}",
        "{1} opponent loses {2} loot" },
    Wording { "{target/an/your/each/that} opponent's vault (is_increased/increases) by {n} {!or}",
        "{1} opponent gains {2} loot" },
    Wording {
        "| {reduce=player_loses/increase=player_gains} {target/each/that} player's vault by {n}",
        "{2} {1} {3} loot" },
    Wording {
        "{target/each/that} player's vault decreases by {n} {!or}", "{1} player loses {2} loot" },
    Wording { "{target/each/that} player's vault (is_increased/increases) by {n} {!or}",
        "{1} player gains {2} loot" },
    Wording { "| {reduce=controller_loses/increase=controller_gains} its controller's vault by {n}",
        "its {1} {2} loot" },
    Wording { "its controller's vault decreases by {n} {!or}", "its controller loses {1} loot" },
    Wording { "its controller's vault (is_increased/increases) by {n} {!or}",
        "its controller gains {1} loot" },
};

} // namespace

std::span<const text::Wording> wordingsOfVaults()
{
    return ofVaults;
}

} // namespace triptych::seize
