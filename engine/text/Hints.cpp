#include "text/Hints.h"

#include "text/Rules.h"

#include <fmt/format.h>

namespace triptych::text {
namespace {

bool isSaid(std::string_view words, std::string_view what)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool begins = at == 0 || (!isLetter(words[at - 1]) && !isDigit(words[at - 1]));
        if (!begins || words.size() - at < what.size())
            continue;
        if (!equalIgnoringCase(words.substr(at, what.size()), what))
            continue;
        const std::size_t end = at + what.size();
        if (end == words.size() || !isLetter(words[end]) || !isLetter(what.back()))
            return true;
    }
    return false;
}

} // namespace

void addHint(Problem& problem, const Paragraph& paragraph, std::span<const Hint> hints)
{
    for (const Hint& hint : hints)
        if (isSaid(paragraph.words, hint.said)) {
            problem.text += fmt::format(" {} For instance: \"{}\"", hint.remedy, hint.example);
            return;
        }
}

} // namespace triptych::text
