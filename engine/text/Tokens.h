#pragma once

#include "text/Letters.h"
#include "text/Paragraph.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::text {

/// A word or a sign of an even paragraph; what is in quotes is one word.
struct Token
{
    std::string word;
    std::uint32_t column = 1;
    bool apart = true; ///< A space stands before it.

    bool is(std::string_view lowerCase) const { return equalIgnoringCase(word, lowerCase); }
    bool isStop() const { return word == "."; }
};
using Tokens = std::vector<Token>;

/// A list of the one.
std::vector<Tokens> only(Tokens);
Tokens tokensOf(const Paragraph&);
Tokens tokensOf(std::string_view words, std::uint32_t column = 1);
Paragraph paragraphOf(const Tokens&);
bool isNumber(const Token&);
bool isAnyOf(const Token&, std::span<const std::string_view> words);
bool isWord(const Token&);
/// The tokens from one to before another become others.
void replace(Tokens&, std::size_t from, std::size_t to, Tokens made);
/// Whether the words, lower-case and separated by spaces, stand there; how many tokens they are.
std::size_t saysAt(const Tokens&, std::size_t at, std::string_view words);

} // namespace triptych::text
