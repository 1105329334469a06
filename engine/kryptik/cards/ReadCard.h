#pragma once

#include "cards/UnknownFields.h"
#include "kryptik/cards/Card.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace triptych::kryptik {

/// Reads a card in card-pack form (NOTATION section 5) and compiles its text. What cannot be used
/// is named in `problems` of the card, with `place` ("pack.json, card FT-017") in front. Never throws.
Card readCard(const nlohmann::json&, std::string_view set, std::string_view place);

/// "{2}{w}{w/u}{X}"; false when it is not a cost.
bool readStones(std::string_view text, Stones&);

/// The fields that a card of a pack may have.
cards::FieldNames printedFields();

} // namespace triptych::kryptik
