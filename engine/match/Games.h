#pragma once

#include "core/Game.h"

#include <string_view>
#include <vector>

namespace triptych::match {

/// Every game there is, in the order the table offers them.
const std::vector<const Game*>& games();
const Game* find(std::string_view id); ///< nullptr when there is no such game.

} // namespace triptych::match
