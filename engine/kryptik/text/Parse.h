#pragma once

#include "core/Problem.h"
#include "kryptik/effects/Ability.h"

#include <string_view>
#include <vector>

// Printed text -> effect tree. Grammar.h has the language, production by production.
namespace triptych::kryptik {

struct Parsed
{
    std::vector<Ability> abilities; ///< One a paragraph, in order; only those that were understood.
    Problems problems; ///< One a paragraph that was not: paragraph, column, words, what would do.
};

/// Compiles the text box of a card. `place` ("FT-017 Pier Watcher") begins every problem's place.
/// A paragraph means different things on a citizen (passive) and a spell (effect), hence `type`.
Parsed parseText(std::string_view text, CardType type, std::string_view place = {});

/// Compiles an 11 year ability, printed without the words "11 Year:".
Parsed parseYearText(std::string_view text, std::string_view place = {});

} // namespace triptych::kryptik
