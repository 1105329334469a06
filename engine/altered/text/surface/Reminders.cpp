#include "altered/text/surface/Reminders.h"

#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <string>

namespace triptych::altered {
namespace {

/// Whether words narrow or change what stands before them. Of a term that is printed there, a rule may say so
/// itself; but no rule of a term counts how often, and none leaves something out.
bool restricts(std::string_view words, std::string_view before)
{
    std::string spaced = " ";
    for (const char c : words)
        spaced += text::isLetter(c) ? text::lower(c) : ' ';
    spaced += ' ';
    const auto says = [&](std::string_view word) {
        return spaced.find(" " + std::string(word) + " ") != std::string::npos;
    };
    const bool restricted = says("once") || says("except") || says("unless")
        || says("if you control") || spaced.starts_with(" only ") || spaced.starts_with(" if you ")
        || says("activate only") || says("activates only");
    if (restricted)
        return true;
    std::string evenly(before);
    for (std::size_t at; (at = evenly.find("\u00a0")) != std::string::npos;)
        evenly.replace(at, 2, " ");
    constexpr std::array<std::string_view, 13> terms { "[", "Base Cost", "can't cost less",
        "minimum", "for free", "defect", "behind", "ahead", "tied", "in contact", "with the most",
        "with the fewest", "Terrain Marker" };
    const bool term = evenly.find_first_not_of(' ') == std::string::npos
        || std::ranges::any_of(
            terms, [&](std::string_view each) { return evenly.find(each) != std::string::npos; });
    return !term && (says("only") || says("if") || says("instead") || says("other than"));
}

} // namespace

bool isReminder(std::string_view text, std::string_view before)
{
    constexpr std::array<std::string_view, 8> known { "as an exhausted mana orb",
        "if you pass before all other players", "stop taking turns before other players",
        "if it moved forward due to at least one matched stat", "as exhausted mana orbs",
        "the one i'm not in", "as if it had been played from reserve",
        "as if they had been played from reserve" };
    const std::size_t end = text.find(')');
    if (end == std::string_view::npos)
        return false; // The text was cut off.
    // Whether it begins small is seen at once; what is longer than this is none of those known.
    constexpr std::size_t longestKnown = 200;
    std::string words(text.substr(0, std::min(end, longestKnown)));
    std::erase(words, '#');
    for (std::size_t at; (at = words.find("\u00a0")) != std::string::npos;)
        words.replace(at, 2, " ");
    const bool sentence
        = words.empty() || !text::isLetter(words.front()) || text::isCapital(words.front());
    const bool token = text::says(text, "it's a") && text.substr(0, end).find('"') < end;
    if (sentence && !token && !restricts(text.substr(0, end), before))
        return true;
    if (words.ends_with('.'))
        words.pop_back();
    return std::ranges::any_of(
        known, [&](std::string_view each) { return text::equalIgnoringCase(words, each); });
}

std::size_t unknownKeyword(std::string_view before)
{
    constexpr std::size_t none = std::string_view::npos;
    constexpr std::array<std::string_view, 34> known { "anchored", "asleep", "boosted", "fleeting",
        "ascended", "completed", "cooldown", "defender", "eternal", "gigantic", "scout", "seasoned",
        "tough", "resupply", "resupplies", "resupplied", "exhausted", "sabotage", "sabotages",
        "after", "rush", "rushes", "augment", "ascend", "ascends", "in", "gift", "gifts", "defect",
        "defects", "terrain", "pass", "passes", "ascension" };
    const auto trim = [](std::string_view words) {
        while (words.ends_with(' '))
            words.remove_suffix(1);
        return words;
    };
    std::string_view words = trim(before);
    if (words.ends_with('.'))
        words.remove_suffix(1);
    if (words.size() > 2 && text::isDigit(words.back()) && words[words.size() - 2] == ' ')
        words = trim(words.substr(0, words.size() - 2)); // "[Forage] 1"
    if (words.size() > 4 && words.ends_with('}') && text::isDigit(words[words.size() - 2]))
        words = trim(words.substr(0, words.rfind('{')));
    if (!words.ends_with(']'))
        return none;
    const std::size_t from = words.rfind('[');
    if (from == none)
        return none;
    const std::string_view name = words.substr(from + 1, words.size() - from - 2);
    const bool letters = !name.empty() && text::isCapital(name.front())
        && std::ranges::all_of(
            name, [](char c) { return text::isLetter(c) || text::isDigit(c) || c == ' '; });
    const auto letter = [](char c) { return text::isLetter(c) && c != '\xC2' && c != '\xA0'; };
    const std::string_view first = name.substr(
        0, static_cast<std::size_t>(std::ranges::find_if_not(name, letter) - name.begin()));
    const std::string_view front = trim(words.substr(0, from));
    // A keyword is done: what is created is a token.
    const bool done = front.empty() || front.ends_with('}') || front.ends_with('.')
        || front.ends_with(':') || front.ends_with('-') || front.ends_with("\u2014")
        || front.ends_with(" then") || front.ends_with(" may") || front.ends_with("\u2022");
    const bool isKnown = std::ranges::any_of(
        known, [&](std::string_view each) { return text::equalIgnoringCase(first, each); });
    return letters && done && !isKnown ? from : none;
}

} // namespace triptych::altered
