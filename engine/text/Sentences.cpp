#include "text/Sentences.h"

#include <algorithm>

namespace triptych::text {

bool isOneOf(std::span<const std::string_view> list, const Tokens& tokens, std::size_t at,
    std::size_t& length)
{
    length = 0;
    if (at >= tokens.size() || tokens[at].word.empty())
        return false;
    const char first = lower(tokens[at].word.front());
    for (const std::string_view words : list)
        if (!words.empty() && words.front() == first)
            length = std::max(length, saysAt(tokens, at, words));
    return length > 0;
}

std::vector<Tokens> sentencesOf(const Tokens& tokens)
{
    std::vector<Tokens> sentences(1);
    for (const Token& token : tokens) {
        if (token.isStop()) {
            if (!sentences.back().empty())
                sentences.emplace_back();
        } else {
            sentences.back().push_back(token);
        }
    }
    if (sentences.back().empty())
        sentences.pop_back();
    return sentences;
}

bool isOneSentence(const Tokens& tokens)
{
    return !tokens.empty() && !tokens.front().isStop()
        && std::none_of(
            tokens.begin(), tokens.end() - 1, [](const Token& token) { return token.isStop(); });
}

bool isKeywords(const Tokens& sentence, std::span<const std::string_view> keywords)
{
    std::size_t at = 0;
    while (at < sentence.size()) {
        std::size_t length = 0;
        if (!isOneOf(keywords, sentence, at, length))
            return false;
        at += length;
        while (at < sentence.size() && (sentence[at].is(",") || sentence[at].is("and")))
            ++at;
    }
    return !sentence.empty();
}

bool isPrefix(const Tokens& sentence, std::span<const std::string_view> prefixes)
{
    std::size_t length = 0;
    if (sentence.empty() || !isOneOf(prefixes, sentence, 0, length))
        return false;
    if (length < sentence.size() && isNumber(sentence[length]))
        ++length;
    return length == sentence.size();
}

Token stopBehind(const Token& last)
{
    return { ".", last.column + static_cast<std::uint32_t>(last.word.size()), false };
}

Tokens joinedSentences(const std::vector<Tokens>& sentences)
{
    Tokens all;
    for (const Tokens& sentence : sentences) {
        for (std::size_t i = 0; i < sentence.size(); ++i) {
            all.push_back(sentence[i]);
            if (i == 0)
                all.back().apart = true;
        }
        all.push_back(stopBehind(all.back()));
    }
    return all;
}

bool beginsSentence(const Tokens& tokens, std::size_t at)
{
    // "{J} Each Character is discarded.": what stands in braces first of all says when.
    const auto isSign = [](const Token& token) { return token.word.starts_with('{'); };
    const auto first = tokens.begin();
    if (std::all_of(first, first + static_cast<std::ptrdiff_t>(at), isSign))
        return true;
    return tokens[at - 1].isStop() || tokens[at - 1].is(":") || tokens[at - 1].is(";")
        || tokens[at - 1].is(",");
}

} // namespace triptych::text
