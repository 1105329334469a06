#pragma once

#include "text/Tokens.h"
#include "text/WordingTable.h"

#include <cstddef>
#include <optional>
#include <vector>

// The rewriting of wordings by a game's tables (WordingTable.h).
namespace triptych::text {

/// Of all its words (WordingTable.h).
Sketch sketchOf(const Tokens&);
/// The rows that were used, in their order.
std::vector<std::size_t> rewrite(Tokens&, const WordingTable&);
/// A wording of a table and where it is said.
struct Said
{
    std::size_t row = 0;
    std::size_t at = 0;
};
/// The first wording of a table, from a row on, that a text says.
std::optional<Said> firstSaid(const Tokens&, const WordingTable&, std::size_t from = 0);
bool isSaid(const Tokens&, const WordingTable&, std::size_t row);

} // namespace triptych::text
