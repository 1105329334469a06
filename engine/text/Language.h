#pragma once

#include "core/Problem.h"
#include "text/LanguageExample.h"
#include "text/Tongue.h"

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// A card language written down: examples that are compiled as they are shown, each with its reading in plain
// words and with what of the language it is the first to show: the nodes that its tree is made of.
namespace triptych::text {

/// What a game's own compiler makes of an example.
struct LanguageReading
{
    std::string section;               ///< What kind of paragraph it is: "Reactions".
    std::string plain;                 ///< What it does, in plain words.
    std::string printed;               ///< Printed back.
    std::set<std::string> productions; ///< What its tree is made of, by name.
    Problems problems;
};

struct LanguageEntry
{
    LanguageExample example;
    LanguageReading reading;
    std::vector<std::string> productions; ///< Shown here for the first time.
};

struct Language
{
    std::vector<std::string> sections; ///< In the order in which they first appear.
    std::vector<LanguageEntry> entries;
    std::vector<std::string> unshown; ///< What the language can say and no example shows.
};

/// Compiles the examples in order; `all` are the names of everything that a tree can be made of.
Language languageOf(std::span<const LanguageExample> examples, const std::set<std::string>& all,
    const std::function<LanguageReading(const LanguageExample&)>& read);

/// What a game's compiler has made of an example, one ability after another.
template <typename Parsed, typename Section>
LanguageReading readingOf(const Parsed& parsed, Section sectionOf, Tongue tongue)
{
    if (parsed.abilities.empty())
        return { "Not understood", {}, {}, {}, parsed.problems };
    LanguageReading made { sectionOf(parsed.abilities.front()), {}, {}, {}, parsed.problems };
    for (const auto& ability : parsed.abilities) {
        made.plain += (made.plain.empty() ? "" : " ") + explain(ability, tongue);
        made.printed += (made.printed.empty() ? "" : "\n") + print(ability);
        made.productions.merge(productionsOf(ability));
    }
    return made;
}

/// By sections, an example a paragraph; productions by name only where they are asked for.
std::string describe(const Language&, bool withProductions);

} // namespace triptych::text
