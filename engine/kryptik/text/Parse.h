#pragma once

#include "kryptik/tree/Ability.h"
#include "text/Parsed.h"
#include "text/Surface.h"

#include <string_view>

// Printed text -> effect tree. grammar/ has the language, production by production.
namespace triptych::kryptik {

using Parsed = text::Parsed<Ability>;

/// Compiles the text box of a card. `place` ("FT-017 Pier Watcher") begins every problem's place.
/// A paragraph means different things on a citizen (passive) and a spell (effect), hence `type`.
/// `speaker` is the card it is printed on: people call it by its name.
Parsed parseText(std::string_view text, CardType type, std::string_view place = {},
    const text::Speaker& speaker = {});

/// The same without settling what its words refer to (Bind.h): what is said, not what is meant.
Parsed readText(std::string_view text, CardType type);
Parsed readYearText(std::string_view text);

/// Compiles an 11 year ability, printed without the words "11 Year:".
Parsed parseYearText(
    std::string_view text, std::string_view place = {}, const text::Speaker& speaker = {});

} // namespace triptych::kryptik
