#pragma once

#include "altered/tree/Words.h"
#include "text/Tokens.h"

#include <string_view>

namespace triptych::altered {

/// Why a paragraph could be meant in two ways, and what is said instead; empty if it could not. Such a text is
/// refused although the grammar, or the wordings of Habits.cpp, would take it for one of the two.
std::string_view doubtIn(const text::Tokens&, CardType);

} // namespace triptych::altered
