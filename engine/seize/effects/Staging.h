#pragma once

#include "seize/Table.h"

// What the verbs of Choices share: what a phrase lets one pick.
namespace triptych::seize {

/// So many picks as can be asked for at once.
std::uint8_t clamped(int n, std::size_t most);

/// The phrases of a leaf that are chosen on resolution; null when it has fewer.
const Thing* someOf(const Effect&, int number);
const Goods* someGoods(const Effect&);
/// "Among them": one more of the cards that were discarded or shown.
inline void noteShown(State& s, Index i)
{
    if (!s.shown.full())
        s.shown.push_back(i);
}
/// A treasure that an effect could put into somebody's hands.
bool isLoose(const Table&, Index);

} // namespace triptych::seize
