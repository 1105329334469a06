#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <optional>

// The rewriting of wordings by a game's tables (Surface.h).
namespace triptych::text {

/// Of all its words (WordingTable.h).
Sketch sketchOf(const Tokens&);
void rewrite(Tokens&, const WordingTable&);
/// A wording of a table and where it is said.
struct Said
{
    std::size_t row = 0;
    std::size_t at = 0;
};
/// The first wording of a table, from a row on, that a text says.
std::optional<Said> firstSaid(const Tokens&, const WordingTable&, std::size_t from = 0);
bool isSaid(const Tokens&, const WordingTable&, std::size_t row);
/// The card's own name becomes what the language says for it.
void sayThis(Tokens&, std::string_view name, const Habits&);
/// "other elves", "human citizens": kinds of cards with a capital and their noun.
void nameKinds(Tokens&, const Habits&, std::span<const std::string> more);

} // namespace triptych::text
