#pragma once

#include "text/ModeLines.h"

#include <span>
#include <string_view>
#include <vector>

// Lines that say nothing by themselves.
namespace triptych::text {

/// A line that only says what its card costs besides or when it may be played, as its beginning tells, belongs to the
/// line beside it: the next one, or the one before where it is the last.
void joinAccompanying(std::vector<Line>&, std::span<const std::string_view> beginnings);

} // namespace triptych::text
