#include "text/Hints.h"

#include "text/Rules.h"

#include <fmt/format.h>

namespace triptych::text {
namespace {

/// Whether it is said and does not end before `stuck`.
bool isSaid(std::string_view words, std::string_view what, std::size_t stuck)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool begins = at == 0 || (!isLetter(words[at - 1]) && !isDigit(words[at - 1]));
        if (!begins || words.size() - at < what.size())
            continue;
        if (!equalIgnoringCase(words.substr(at, what.size()), what))
            continue;
        const std::size_t end = at + what.size();
        if (end > stuck && (end == words.size() || !isLetter(words[end]) || !isLetter(what.back())))
            return true;
    }
    return false;
}

} // namespace

void addHint(
    Problem& problem, const Paragraph& paragraph, std::span<const Hint> hints, std::size_t stuck)
{
    for (const Hint& hint : hints)
        if (isSaid(paragraph.words, hint.said, stuck)) {
            problem.text += fmt::format(" {} For instance: \"{}\"", hint.remedy, hint.example);
            return;
        }
}

} // namespace triptych::text
