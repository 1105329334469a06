#pragma once

#include "altered/tree/Ability.h"
#include "text/Parsed.h"

#include <string_view>

namespace triptych::altered {

/// The abilities of a text box, one a paragraph, and what was not understood.
using Parsed = text::Parsed<Ability>;

/// The main text of a card of this type: what a bare sentence means depends on it. Its own name in it is itself.
Parsed parseText(
    std::string_view text, CardType type, std::string_view place = {}, std::string_view name = {});
/// The support text: "{D}: ..." and "{I} ..." (2.2.11.d).
Parsed parseSupport(std::string_view text, std::string_view place = {}, std::string_view name = {});

} // namespace triptych::altered
