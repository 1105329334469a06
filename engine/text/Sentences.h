#pragma once

#include "text/Tokens.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

// The sentences of a paragraph, and what they are without being read.
namespace triptych::text {

/// Whether one of a list stands there; how many tokens the longest of them is, else 0.
bool isOneOf(
    std::span<const std::string_view> list, const Tokens&, std::size_t at, std::size_t& length);
/// First of a sentence or clause; signs in braces may stand before it, first of all.
bool beginsSentence(const Tokens&, std::size_t at);
/// Without their stops.
std::vector<Tokens> sentencesOf(const Tokens&);
/// As most paragraphs are: nothing has to be set apart in them.
bool isOneSentence(const Tokens&);
/// "Eager and Toxic": nothing but keywords.
bool isKeywords(const Tokens& sentence, std::span<const std::string_view> keywords);
/// "Solo", "Short Time 3": what belongs to the ability beside it.
bool isPrefix(const Tokens& sentence, std::span<const std::string_view> prefixes);
Token stopBehind(const Token& last);
Tokens joinedSentences(const std::vector<Tokens>& sentences);

} // namespace triptych::text
