#include "seize/text/Wordings.h"

#include <array>

// How much less an attack deals, and damage that is inflicted.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofBlows {
    // Damage of an attack, and damage that is inflicted
    Wording {
        "| the damage dealt by {,} attack is reduced by {n}", "{1} attack deals {2} less damage" },
    Wording { "| the damage of {,} attack is reduced by {n}", "{1} attack deals {2} less damage" },
    Wording { "| that attack's damage is reduced by {n}", "that attack deals {1} less damage" },
    Wording {
        "| the damage dealt by {,} attack is lowered by {n}", "{1} attack deals {2} less damage" },
    Wording { "| the damage of {,} attack is lowered by {n}", "{1} attack deals {2} less damage" },
    Wording { "| that attack's damage is lowered by {n}", "that attack deals {1} less damage" },
    Wording { "| the damage dealt by {,} attack is decreased by {n}",
        "{1} attack deals {2} less damage" },
    Wording {
        "| the damage of {,} attack is decreased by {n}", "{1} attack deals {2} less damage" },
    Wording { "| that attack's damage is decreased by {n}", "that attack deals {1} less damage" },
    Wording { "| reduce the damage of {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording {
        "| reduce the damage dealt by {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording { "| lower the damage of {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording { "| lower the damage dealt by {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording { "| decrease the damage of {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording {
        "| decrease the damage dealt by {,} attack by {n}", "{1} attack deals {2} less damage" },
    Wording { "| the damage of {,} attack is halved", "{1} attack deals half damage" },
    Wording { "| the damage dealt by {,} attack is halved", "{1} attack deals half damage" },
    Wording { "| halve the damage of {,} attack", "{1} attack deals half damage" },
    Wording { "| halve the damage dealt by {,} attack", "{1} attack deals half damage" },
    Wording { "| that attack's damage is halved", "that attack deals half damage" },
    Wording { "attack deals half its damage", "attack deals half damage" },
    Wording { "rounding up", "rounded up" },
    Wording { "rounding down", "rounded down" },
    Wording { "deals {n} damage less", "deals {1} less damage" },
    Wording { "deals {n} damage more", "deals {1} more damage" },
    Wording { "deal {n} damage less", "deal {1} less damage" },
    Wording { "deal {n} damage more", "deal {1} more damage" },
    Wording { "inflict {n} {w} damage on", "deal {1} {2} damage to" },
    Wording { "inflicts {n} {w} damage on", "deals {1} {2} damage to" },
    Wording { "inflict {n} damage on", "deal {1} damage to" },
    Wording { "inflicts {n} damage on", "deals {1} damage to" },
    Wording { "inflict {n} {w} damage", "deal {1} {2} damage" },
    Wording { "inflicts {n} {w} damage", "deals {1} {2} damage" },
    Wording { "inflict {w} damage", "deal {1} damage" },
    Wording { "inflicts {w} damage", "deals {1} damage" },
    Wording { "| choose target attack . it deals", "target attack deals" },
    Wording { "| choose target {,} . counter it", "counter target {1}" },
};

} // namespace

std::span<const text::Wording> wordingsOfBlows()
{
    return ofBlows;
}

} // namespace triptych::seize
