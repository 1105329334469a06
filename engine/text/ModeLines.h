#pragma once

#include "text/Tokens.h"

#include <cstddef>
#include <string_view>
#include <vector>

// Modes on lines of their own become one sentence.
namespace triptych::text {

/// A typed line and which of the typed ones it is, counted from 1.
struct Line
{
    Tokens tokens;
    std::size_t number = 1;
};

/// "Choose one: draw a card, gain 1 loot, or ready a treasure": the commas between modes become semicolons. Where a
/// mode goes on behind one ("draw a card, then discard a card") it stays.
void separateModes(Tokens&);
/// "then", "if": behind such a word a mode goes on that a comma seemed to end.
bool goesOnBehindAComma(std::string_view word);
/// "Choose one - \u2022 Draw 1 card. \u2022 Destroy target citizen.", all on one line, becomes a line each.
/// `pairs`: the language has "choose two" as well.
void splitModes(std::vector<Line>&, bool pairs);
/// A line that opens modes and the bulleted ones after it become "choose one: ...; or ...".
void joinModes(std::vector<Line>&, bool pairs);

} // namespace triptych::text
