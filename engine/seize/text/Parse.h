#pragma once

#include "core/Problem.h"
#include "seize/tree/Ability.h"
#include "text/Surface.h"

#include <string_view>
#include <vector>

// Printed text -> effect tree. README.md has the language, production by production.
namespace triptych::seize {

struct Parsed
{
    std::vector<Ability> abilities; ///< One a paragraph, in order; only those that were understood.
    Problems problems; ///< One a paragraph that was not: paragraph, column, words, what would do.
};

/// Compiles the text box of a card. `place` ("GR-017 Toll Keeper") begins every problem's place.
/// Which paragraphs there can be depends on the kind of card, hence `paper`.
/// `speaker` is the card it is printed on: people call it by its name.
Parsed parseText(std::string_view text, Paper paper, std::string_view place = {},
    const text::Speaker& speaker = {});

} // namespace triptych::seize
