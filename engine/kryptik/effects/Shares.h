#pragma once

#include "kryptik/Table.h"

#include <vector>

// 10.4 Something is divided among several as somebody chooses: one number after another is named, and
// nothing happens before all of them are.
namespace triptych::kryptik {

/// The number that was answered is the share of who is next, as far as there is so much left; what is left then.
std::uint8_t takeShare(State&, std::uint8_t left);
/// The shares of so many, in order; the last of them gets what is left.
std::vector<std::uint8_t> namedShares(State&, std::size_t many, std::uint8_t left);
void run(const Table&, Share);

} // namespace triptych::kryptik
