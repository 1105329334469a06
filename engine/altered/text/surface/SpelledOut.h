#pragma once

#include <string>
#include <string_view>

namespace triptych::altered {

/// The text of a card in which what stands in brackets stands where it belongs, where it is no reminder: what a token
/// is that no card says (`create a [Kite] token. (It's a Permanent with "...")`), what a new keyword does to whom
/// ("[Overclock] target Permanent. (It ..., then sacrifice it.)"), and what somebody else does by it ("Each player
/// [Surveys]. (They look at ...)"). Anything else is left as it is printed.
std::string spelledOut(std::string_view printed);

} // namespace triptych::altered
