#pragma once

#include "seize/tree/Ability.h"
#include "text/Parsed.h"
#include "text/Surface.h"

#include <string_view>

// Printed text -> effect tree. README.md has the language, production by production.
namespace triptych::seize {

using Parsed = text::Parsed<Ability>;

/// Compiles the text box of a card. `place` ("GR-017 Toll Keeper") begins every problem's place.
/// Which paragraphs there can be depends on the kind of card, hence `paper`.
/// `speaker` is the card it is printed on: people call it by its name.
Parsed parseText(std::string_view text, Paper paper, std::string_view place = {},
    const text::Speaker& speaker = {});

} // namespace triptych::seize
