#include "altered/text/surface/DoubtsOfTokens.h"

#include "text/Spelling.h"

#include <cstddef>

namespace triptych::altered {
namespace {

/// "[Robot 1/1/1]": what is created is named with its statistics, which may be a word of their own.
bool endsStatistics(const text::Token& token)
{
    const std::string& word = token.word;
    return word.size() > 2 && word.back() == ']' && text::isDigit(word[word.size() - 2])
        && word.find('/') != std::string::npos;
}
bool puts(const text::Token& token)
{
    return token.is("put") || token.is("puts") || token.is("place") || token.is("places");
}

} // namespace

std::string_view doubtOfTokens(const text::Tokens& tokens)
{
    bool put = false;
    bool named = false;
    for (const text::Token& token : tokens) {
        if (puts(token)) {
            put = true;
            named = false;
        }
        if (token.isStop() || token.is(",") || token.is("from") || token.is("target")
            || token.is("create") || token.is("creates"))
            put = false;
        named = named || endsStatistics(token);
        if (put && named && token.is("in"))
            return "It is not clear whether it is there already; say \"Create a [Brassbug 2/2/2] "
                   "Robot token in target Expedition\" of a new one.";
    }
    return {};
}

} // namespace triptych::altered
