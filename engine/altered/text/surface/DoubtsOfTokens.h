#pragma once

#include "text/Tokens.h"

#include <string_view>

namespace triptych::altered {

/// "Put two [Robot 1/1/1] tokens in target Expedition": those that there are, or new ones? Empty where it is clear.
std::string_view doubtOfTokens(const text::Tokens&);

} // namespace triptych::altered
