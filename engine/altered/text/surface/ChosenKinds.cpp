#include "altered/text/surface/ChosenKinds.h"

#include "text/ModeLines.h"
#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace triptych::altered {
namespace {

using Words = std::string_view;

/// One of those that can be chosen, and what the words about it are then.
struct ChosenKind
{
    std::vector<std::pair<Words, std::string>> words;
};

bool replaceAllOf(std::string& text, Words from, Words to)
{
    bool any = false;
    for (std::size_t at = 0; at + from.size() <= text.size();) {
        if (!text::equalIgnoringCase(Words(text).substr(at, from.size()), from)) {
            ++at;
            continue;
        }
        text.replace(at, from.size(), to);
        at += to.size();
        any = true;
    }
    return any;
}

std::vector<ChosenKind> chosenTerrains()
{
    constexpr std::array<Words, 3> signs { "{V}", "{M}", "{O}" };
    std::vector<ChosenKind> all;
    for (std::size_t k = 0; k < signs.size(); ++k) {
        const std::string sign(signs[k]);
        const std::string others
            = fmt::format("{} and {}", signs[k == 0 ? 1 : 0], signs[k == 2 ? 1 : 2]);
        const std::string marker = sign + " Terrain Marker";
        all.push_back({ { { "terrain marker of the chosen terrain", marker },
            { "terrain marker of that terrain", marker },
            { "the statistics other than the chosen one", others },
            { "the other statistics", others }, { "other statistics", others },
            { "the other terrains", others }, { "of the chosen statistic", sign },
            { "in the chosen statistic", sign }, { "in that statistic", sign },
            { "to the chosen statistic", sign }, { "of that statistic", sign },
            { "to that statistic", sign }, { "the chosen statistic", sign },
            { "chosen statistic", sign }, { "that statistic", sign },
            { "the chosen terrain", sign }, { "chosen terrain", sign },
            { "that terrain", sign } } });
    }
    return all;
}
std::vector<ChosenKind> chosenTypes()
{
    constexpr std::array<Words, 3> names { "Character", "Permanent", "Spell" };
    std::vector<ChosenKind> all;
    for (const Words name : names) {
        const std::string one = fmt::format("a {}", name);
        const std::string many = fmt::format("{}s", name);
        const std::string those = fmt::format("all {} from among them", many);
        all.push_back({ { { "it has the chosen type", "it's " + one },
            { "it has that type", "it's " + one }, { "it's of the chosen type", "it's " + one },
            { "it's of that type", "it's " + one }, { "it is of the chosen type", "it's " + one },
            { "it is of that type", "it's " + one }, { "it's the chosen type", "it's " + one },
            { "it's that type", "it's " + one }, { "a card of the chosen type", one },
            { "a card of that type", one }, { "a card with the chosen type", one },
            { "a card with that type", one }, { "card of the chosen type", std::string(name) },
            { "card of that type", std::string(name) }, { "cards of the chosen type", many },
            { "cards of that type", many }, { "cards with that type", many },
            { "those of the chosen type", those }, { "those of that type", those },
            { "those with the chosen type", those }, { "those with that type", those } } });
    }
    return all;
}

/// What is chosen, and how many letters say so.
struct ChosenAmong
{
    std::vector<ChosenKind> kinds;
    std::size_t length = 0;
};
std::optional<ChosenAmong> choiceAt(Words text)
{
    constexpr std::array<Words, 10> terrainWords { "a terrain", "one terrain", "a statistic",
        "one statistic", "{v}, {m} or {o}", "{v}, {m}, or {o}", "{v} or {m} or {o}",
        "forest, mountain or ocean", "forest, mountain, or ocean", "forest or mountain or ocean" };
    constexpr std::array<Words, 6> typeWords { "a card type", "a type of card",
        "character, permanent or spell", "character, permanent, or spell",
        "character, spell or permanent", "character, spell, or permanent" };
    const auto says = [&](Words words) {
        return text.size() > words.size()
            && text::equalIgnoringCase(text.substr(0, words.size()), words);
    };
    for (const Words words : terrainWords)
        if (says(words))
            return ChosenAmong { chosenTerrains(), words.size() };
    for (const Words words : typeWords)
        if (says(words))
            return ChosenAmong { chosenTypes(), words.size() };
    return std::nullopt;
}

/// The end of the paragraph that `from` is in.
std::size_t endOfParagraph(Words text, std::size_t from)
{
    return std::min({ text.find("  ", from), text.find('\n', from), text.size() });
}

/// One paragraph from the choice on: the options, or nothing where it does not go on with what was chosen.
std::optional<std::string> optionsOf(Words paragraph)
{
    const std::optional<ChosenAmong> choice = choiceAt(paragraph);
    if (!choice || paragraph.find("\u2022") != Words::npos)
        return std::nullopt;
    Words body = paragraph.substr(choice->length);
    for (const Words joint : { Words(", then "), Words(". "), Words(" and ") })
        if (body.starts_with(joint)) {
            body.remove_prefix(joint.size());
            std::string all = "one:";
            bool spoken = true;
            for (const ChosenKind& kind : choice->kinds) {
                std::string option(body);
                bool any = false;
                for (const auto& [from, to] : kind.words)
                    any = replaceAllOf(option, from, to) || any;
                spoken = spoken && any;
                if (option.front() >= 'a' && option.front() <= 'z')
                    option.front() = static_cast<char>(option.front() - 'a' + 'A');
                all += fmt::format(" \u2022 {}", option);
            }
            return spoken ? std::optional(std::move(all)) : std::nullopt;
        }
    return std::nullopt;
}

/// "draw a card, [Resupply], or I gain 1 boost": the commas between options become semicolons.
std::string optionsApart(std::string options)
{
    constexpr Words comma = ", ";
    const std::size_t last
        = options.find(';') == std::string::npos ? options.rfind(", or ") : std::string::npos;
    if (last == std::string::npos)
        return options;
    for (std::size_t at = options.find(comma); at < last; at = options.find(comma, at + 1)) {
        const Words behind = Words(options).substr(at + comma.size());
        if (!text::goesOnBehindAComma(behind.substr(0, behind.find(' '))))
            options[at] = ';';
    }
    options[last] = ';';
    return options;
}

} // namespace

std::string kindsSpelledOut(std::string_view printed)
{
    constexpr Words verb = "hoose ";
    std::string text(printed);
    for (std::size_t at = text.find(verb); at != std::string::npos; at = text.find(verb, at + 1)) {
        const std::size_t from = at + verb.size();
        const std::size_t end = endOfParagraph(text, from);
        const bool may = at >= 5 && Words(text).substr(at - 5, 4) == "may ";
        std::string rest = text.substr(from, end - from);
        std::erase(rest, '#');
        if (const auto options = may ? std::nullopt : optionsOf(rest))
            text.replace(from, end - from, *options);
    }
    return text;
}

std::string optionsSpelledOut(std::string_view printed)
{
    constexpr Words verb = "hoose ";
    constexpr std::array<Words, 4> counts { "one or both", "one", "two", "up to two" };
    std::string text(printed);
    for (std::size_t at = text.find(verb); at != std::string::npos; at = text.find(verb, at + 1)) {
        std::size_t from = at + verb.size();
        const auto count = std::ranges::find_if(
            counts, [&](Words words) { return Words(text).substr(from).starts_with(words); });
        if (count == counts.end())
            continue;
        from += count->size();
        const Words behind = Words(text).substr(from);
        constexpr std::array<Words, 4> signs { ": ", " \u2014 ", " \u2013 ", " - " };
        const auto sign
            = std::ranges::find_if(signs, [&](Words words) { return behind.starts_with(words); });
        if (sign == signs.end())
            continue;
        const std::size_t first = from + sign->size();
        const std::size_t end = endOfParagraph(text, first);
        const std::string rest = optionsApart(text.substr(first, end - first));
        const bool one = rest.find('.') == std::string::npos || rest.find('.') + 1 == rest.size();
        if (!one || rest.find("\u2022") != std::string::npos || rest.find(';') == std::string::npos)
            continue;
        std::string options = ":";
        for (std::size_t begin = 0; begin < rest.size();) {
            const std::size_t next = std::min(rest.find_first_of(";.", begin), rest.size());
            std::string option = rest.substr(begin, next - begin);
            for (const Words joint : { Words(" "), Words("or "), Words(" ") })
                if (option.starts_with(joint))
                    option.erase(0, joint.size());
            if (!option.empty() && option.front() >= 'a' && option.front() <= 'z')
                option.front() = static_cast<char>(option.front() - 'a' + 'A');
            if (!option.empty())
                options += fmt::format(" \u2022 {}.", option);
            begin = next + 1;
        }
        text.replace(from, end - from, options);
    }
    return text;
}

} // namespace triptych::altered
