#pragma once

#include <cstddef>
#include <string_view>

// What is printed in parentheses, and whether it says more than a rule does.
namespace triptych::altered {

/// What is in parentheses repeats a rule, unless it is a part of the sentence that no rule says already.
bool isReminder(std::string_view text, std::string_view before);
/// Where a keyword that the language has no word for begins, if one ends here: what is in brackets behind it says
/// what it means, and stands for it. "{R} [Survey]. (Look at ...)", "[Vanguard]. (When I join ...)"
std::size_t unknownKeyword(std::string_view before);

} // namespace triptych::altered
