#pragma once

#include "cards/CardField.h"

#include <vector>

namespace triptych::seize {

/// What may be asked about a printed card: "type:spell cost<=3".
const std::vector<cards::CardField>& cardFields();

} // namespace triptych::seize
