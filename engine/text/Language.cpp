#include "text/Language.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace triptych::text {

Language languageOf(std::span<const LanguageExample> examples, const std::set<std::string>& all,
    const std::function<LanguageReading(const LanguageExample&)>& read)
{
    Language language;
    std::set<std::string> shown;
    for (const LanguageExample& example : examples) {
        LanguageEntry entry { example, read(example), {} };
        for (const std::string& production : entry.reading.productions)
            if (shown.insert(production).second)
                entry.productions.push_back(production);
        if (std::ranges::find(language.sections, entry.reading.section) == language.sections.end())
            language.sections.push_back(entry.reading.section);
        language.entries.push_back(std::move(entry));
    }
    std::ranges::set_difference(all, shown, std::back_inserter(language.unshown));
    return language;
}

std::string describe(const Language& language, bool withProductions)
{
    std::string all;
    for (const std::string& section : language.sections) {
        all += fmt::format("{}{}\n", all.empty() ? "" : "\n", section);
        for (const LanguageEntry& entry : language.entries) {
            if (entry.reading.section != section)
                continue;
            all += fmt::format("\n  {}  ({})\n    {}\n", entry.example.words, entry.example.kind,
                entry.reading.plain);
            if (withProductions && !entry.productions.empty())
                all += fmt::format("    [{}]\n", fmt::join(entry.productions, ", "));
        }
    }
    return all;
}

} // namespace triptych::text
