#pragma once

#include <string>
#include <string_view>
#include <vector>

// Small things that reading and printing English needs.
namespace triptych::text {

std::string capitalised(std::string sentence);
std::string lowerCase(std::string_view); ///< ASCII letters; other bytes stay as they are.
constexpr int mostSmallNumber = 20;
/// "zero" to "twenty"
std::string_view smallNumber(int);
/// "two" for 2; digits beyond ten.
std::string numberWord(int);
/// "a" or "an", by the first letter of the word after it.
std::string_view article(std::string_view word);
/// "Eager, Toxic and Sidestep"
std::string listed(const std::vector<std::string>& words, std::string_view last = " and ");
/// What stands between spaces.
std::vector<std::string_view> wordsOf(std::string_view);
/// How many letters must be changed, added, dropped or swapped to make `b` of `a`.
std::size_t distance(std::string_view a, std::string_view b);

} // namespace triptych::text
