#pragma once

#include "altered/cards/Card.h"
#include "cards/UnknownFields.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace triptych::altered {

/// Reads and compiles one card of a pack (NOTATION section 5). Never throws: what is wrong with a field or
/// not understood of a text is in `problems`, with `place` before it.
Card readCard(const nlohmann::json& json, std::string_view set, std::string_view place);

// The two halves of it, for cards whose text is compiled when somebody asks for it.
Card readPrinted(const nlohmann::json& json, std::string_view set, std::string_view place);
void compileText(Card&, std::string_view place);

/// The fields that a card of a pack may have.
cards::FieldNames printedFields();

} // namespace triptych::altered
