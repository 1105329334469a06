#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

// The rewriting of wordings by a game's tables (Surface.h).
namespace triptych::text {

/// Of all its words (WordingTable.h).
Sketch sketchOf(const Tokens&);
void rewrite(Tokens&, const WordingTable&);
/// The card's own name becomes what the language says for it.
void sayThis(Tokens&, std::string_view name, const Habits&);
/// "other elves", "human citizens": kinds of cards with a capital and their noun.
void nameKinds(Tokens&, const Habits&, std::span<const std::string> more);

} // namespace triptych::text
