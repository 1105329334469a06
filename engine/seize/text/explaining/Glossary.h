#pragma once

#include "seize/text/explaining/Terms.h"

#include <string_view>

// What the capitalised words of Seize mean, in whole plain sentences: for the card inspector and help.
namespace triptych::seize {

std::string_view meaning(const Entry&);

} // namespace triptych::seize
