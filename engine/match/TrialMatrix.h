#pragma once

#include "match/Trial.h"

#include <string>
#include <vector>

namespace triptych::match {

/// How some decks did against each other: a row and a column for each.
struct TrialMatrix
{
    std::vector<std::string> decks;
    /// Games of the deck of the row against that of the column, as the row sees them. None where
    /// the two have not met, and none of a deck against itself.
    std::vector<std::vector<Tally>> cells;

    Tally total(std::size_t row) const; ///< Of a deck against all others.
};

/// What results of several decks say of each other. A pairing counts for both of its decks. Decks are
/// told apart by name, in the order in which they first come.
TrialMatrix matrixOf(const std::vector<TrialResult>&);

/// The trials that are still needed until every deck of one has met every other: of each opponent
/// against those that come after it.
std::vector<Trial> othersOf(const Trial&);

nlohmann::ordered_json toJson(const TrialMatrix&);

} // namespace triptych::match
