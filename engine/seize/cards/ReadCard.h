#pragma once

#include "cards/UnknownFields.h"
#include "seize/cards/Card.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace triptych::seize {

/// Reads a card in card-pack form (NOTATION section 5) and compiles its text. What cannot be used
/// is named in `problems` of the card, with `place` ("pack.json, card GR-017") in front. Never throws.
Card readCard(const nlohmann::json&, std::string_view set, std::string_view place);

/// "F FL FR", "+", "x", "*": directions and shorthands with spaces between; nothing when one is neither.
std::optional<Arrows> readArrows(std::string_view);
/// "F FL FR" again, or the shorthand where there is one.
std::string printArrows(Arrows);

/// Which paragraphs the card may have.
Paper paperOf(const Card&);

/// The fields that a card of a pack may have.
cards::FieldNames printedFields();

} // namespace triptych::seize
