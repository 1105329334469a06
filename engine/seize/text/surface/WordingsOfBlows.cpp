#include "seize/text/surface/Wordings.h"

#include <array>

// How much less an attack deals, and damage that is inflicted.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofBlows {
    // Damage of an attack, and damage that is inflicted
    Wording { "| the damage (dealt_by/of) {,} attack is (reduced/lowered/decreased) by {n}",
        "{1} attack deals {2} less damage" },
    Wording { "| that attack's damage is (reduced/lowered/decreased) by {n}",
        "that attack deals {1} less damage" },
    Wording { "| (reduce/lower/decrease) the damage (dealt_by/of) {,} attack by {n}",
        "{1} attack deals {2} less damage" },
    Wording { "| the damage (dealt_by/of) {,} attack is halved", "{1} attack deals half damage" },
    Wording { "| halve the damage (dealt_by/of) {,} attack", "{1} attack deals half damage" },
    Wording { "| that attack's damage is halved", "that attack deals half damage" },
    Wording { "attack deals half its damage", "attack deals half damage" },
    Wording { "rounding {up/down}", "rounded {1}" },
    Wording { "{deals/deal} {n} damage {less/more}", "{1} {2} {3} damage" },
    Wording { "{inflict=deal/inflicts=deals} {n} {w} damage on", "{1} {2} {3} damage to" },
    Wording { "{inflict=deal/inflicts=deals} {n} damage on", "{1} {2} damage to" },
    Wording { "{inflict=deal/inflicts=deals} {n} {w} damage", "{1} {2} {3} damage" },
    Wording { "{inflict=deal/inflicts=deals} {w} damage", "{1} {2} damage" },
    Wording { "| choose target attack . it deals", "target attack deals" },
    Wording { "| choose target {,} . counter it", "counter target {1}" },
};

} // namespace

std::span<const text::Wording> wordingsOfBlows()
{
    return ofBlows;
}

} // namespace triptych::seize
