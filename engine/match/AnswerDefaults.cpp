#include "match/Answer.h"

#include "match/Asking.h"

#include <algorithm>

// What is answered by whoever does nothing of their own accord, and what needs no asking.
namespace triptych::match {

std::size_t defaultOption(const Match& match)
{
    const std::vector<std::string> lines = legalLines(match);
    const auto first = [&](auto fits) {
        return static_cast<std::size_t>(
            std::find_if(lines.begin(), lines.end(), fits) - lines.begin());
    };
    const auto is = [](std::string_view word) {
        return [word](const std::string& line) { return line == word; };
    };
    std::size_t option = first(is("pass"));
    if (option == lines.size())
        option = first(is("no"));
    if (option == lines.size())
        option = first([](const std::string& line) { return line.ends_with(" none"); });
    if (option == lines.size())
        option = first(is(askingHabits(match).declining));
    return option == lines.size() ? 0 : option;
}

std::string unlessIdle(const Match& match, std::size_t option)
{
    const std::string line = match.line(option);
    if (!askingHabits(match).wasteful.contains(line.substr(0, line.find(' '))))
        return line;
    // Asked for it one has to give it; beside "pass" it is given up for nothing.
    const std::vector<std::string> lines = legalLines(match);
    return std::find(lines.begin(), lines.end(), "pass") == lines.end() ? line : "pass";
}

std::optional<std::size_t> forcedOption(const Match& match)
{
    std::optional<std::size_t> only;
    const std::set<std::string>& means = askingHabits(match).meansVerbs;
    const std::vector<std::string> lines = legalLines(match);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (means.contains(lines[i].substr(0, lines[i].find(' '))))
            continue;
        if (only)
            return std::nullopt;
        only = i;
    }
    return only;
}

} // namespace triptych::match
