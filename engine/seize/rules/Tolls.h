#pragma once

#include "seize/rules/Characteristics.h"

#include <optional>
#include <span>

// What ability cards cost besides for whom they target, and coin flips that are won or lost whatever the coin shows.
namespace triptych::seize {

/// "Ability cards that target this cost 1 treasure more": how much more with these targets.
int tollOf(const Table&, Seat, Index card, std::span<const Ref> targets);
/// Whether who plays the card could pay for this target besides those it has.
bool canPayToll(const Table&, const Viewpoint&, Ref target);
/// "You win each coin flip [for such]": how a flip ends for the mercenary it is for, where that is settled.
std::optional<bool> settledFlip(const Table&, Seat, Index whose);

} // namespace triptych::seize
