#pragma once

#include "core/Problem.h"
#include "text/Surface.h"
#include "text/Tokens.h"

#include <optional>
#include <string_view>
#include <vector>

namespace triptych::kryptik {

/// What people type that the language has words for, but not those that they mean: a text that says so would be
/// read as something else, and is refused with what to write instead. `said`: a paragraph each, as
/// text::canonical gives them.
std::optional<Problem> misread(std::vector<text::Tokens> said, const text::Habits&, bool onCitizen,
    std::string_view place, const text::Speaker&);

} // namespace triptych::kryptik
