#pragma once

#include "seize/tree/Ability.h"

#include <string>
#include <string_view>

namespace triptych::seize {

/// What a card gives in quotation marks, said without them where that is the same: "your Mages have
/// "Whenever this mercenary attacks, draw a card."" is "whenever one of your Mages attacks, draw a card".
/// And "+2 melee, and whenever it attacks, draw 1" of a card that stays is two paragraphs.
std::string unquoted(std::string_view printed, Paper);

} // namespace triptych::seize
