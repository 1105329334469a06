#include "seize/text/surface/Wordings.h"

#include <array>

// Figures that are reduced, raised and set, by whom it is done, and health that is lost, set and swapped.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofChanges {
    Wording { "| (lower/decrease) {,} health by {n}", "reduce {1} health by {2}" },
    Wording { "| (lower/decrease) the health of", "reduce the health of" },
    // Of health it is what is left of it
    Wording {
        "| reduce the health of {,} by {n} {!this} {!until} {!during}", "{1} loses {2} health" },
    Wording { "| reduce its health by {n} {!this} {!until} {!during}", "it loses {1} health" },
    Wording { "| reduce {,} mercenary's health by {n} {!this} {!until} {!during}",
        "{1} mercenary loses {2} health" },
    Wording { "| {target/that} mercenary's health is (reduced/lowered/decreased) by {n} {!this} "
              "{!until} {!during} {!for} {!while} {!as}",
        "{1} mercenary loses {2} health" },
    Wording { "| target {,} mercenary's health is (reduced/lowered/decreased) by {n} {!this} "
              "{!until} {!during} {!for} {!while} {!as}",
        "target {1} mercenary loses {2} health" },
    Wording { "| the health of target {,} is (reduced/lowered/decreased) by {n} {!this} {!until} "
              "{!during} {!for} {!while} {!as}",
        "target {1} loses {2} health" },
    Wording { "{has_its=loses/have_their=lose} health (reduced/lowered/decreased) by {n} {!this} "
              "{!until}",
        "{1} {2} health" },
    Wording { "| change {,} to {n}", "set {1} to {2}" },
    Wording { "| {,} has its health set to {n}", "set the health of {1} to {2}" },
    Wording { "| target mercenary's health (is_set_to/becomes) {n} {!this} {!until} {!during} "
              "{!for} {!while} {!as}",
        "set the health of target mercenary to {1}" },
    Wording { "| target {,} mercenary's health (is_set_to/becomes) {n} {!this} {!until} {!during} "
              "{!for} {!while} {!as}",
        "set the health of target {1} mercenary to {2}" },
    Wording { "| that mercenary's health (is_set_to/becomes) {n} .",
        "set the health of that mercenary to {1} ." },
    Wording { "| the health of target {,} (is_set_to/becomes) {n} {!this} {!until} {!during} "
              "{!for} {!while} {!as}",
        "set the health of target {1} to {2}" },
    Wording { ". its health (is_set_to/becomes) {n} .", ". set its health to {1} ." },
    // Swapped
    Wording { "| swap {,} mercenary's health with {,} mercenary's health",
        "swap the health of {1} mercenary and {2} mercenary" },
    Wording { "| swap the health of {,} with (the_health/that) of", "swap the health of {1} and" },
    Wording { "| choose {,} . swap their health", "swap the health of {1}" },
    // Other figures
    Wording { "{has_its=deals/have_their=deal} damage (reduced/lowered/decreased) by {n}",
        "{1} {2} less damage" },
    Wording { "{has_its=gets/have_their=get} "
              "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty} "
              "(reduced/lowered/decreased) by {n}",
        "{1} -{3} {2}" },
    Wording {
        "{has_its=deals/have_their=deal} damage (increased/raised) by {n}", "{1} {2} more damage" },
    Wording {
        "{has_its=gets/have_their=get} "
        "{melee_damage/ranged_damage/melee/ranged/movement/move/bounty} (increased/raised) by {n}",
        "{1} +{3} {2}" },
    Wording { "gets {,} to its {w} and (its/) {w}", "gets {1} {2} and {1} {3}" },
    Wording { "gets {,} to its {melee/ranged/movement/move/bounty}", "gets {1} {2}" },
    Wording { "get {,} to their {melee/ranged/movement/move/bounty}", "get {1} {2}" },
    Wording { "{suffers=gets/suffer=get} {-1/-2/-3}", "{1} {2}" },
};

} // namespace

std::span<const text::Wording> wordingsOfChanges()
{
    return ofChanges;
}

} // namespace triptych::seize
