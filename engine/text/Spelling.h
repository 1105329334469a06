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
/// "have this gain 2" of "this gains 2", whose subject is "this": what one may have done. As it is where no such subject
/// begins it, or where it only can or may.
std::string toHave(std::string_view subject, std::string clause);
/// What stands between spaces.
std::vector<std::string_view> wordsOf(std::string_view);
/// How many letters must be changed, added, dropped or swapped to make `b` of `a`.
std::size_t distance(std::string_view a, std::string_view b);

} // namespace triptych::text
