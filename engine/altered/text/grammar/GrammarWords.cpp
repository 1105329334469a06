#include "altered/text/grammar/GrammarWords.h"

#include "altered/text/grammar/KnownSubtypes.h"

#include <algorithm>
#include <array>
#include <span>

namespace triptych::altered::grammar {
namespace {

// Capitalised words that are never a sub-type, and lower-case sub-types that are printed so now and then.
constexpr std::array<std::string_view, 96> never { "exhausted", "completed", "ready", "anchored",
    "asleep", "fleeting", "defender", "gigantic", "seasoned", "eternal", "character", "characters",
    "permanent", "permanents", "landmark", "landmarks", "spell", "spells", "card", "cards", "token",
    "tokens", "expedition", "expeditions", "hero", "heroes", "reserve", "mana", "orb", "orbs",
    "hand", "base", "cost", "deck", "i", "i'm", "x", "a", "an", "the", "another", "target", "each",
    "all", "other", "if", "you", "your", "it", "they", "up", "any", "this", "day", "boosted", "in",
    "draw", "discard", "sacrifice", "resupply", "sabotage", "exhaust", "morning", "noon",
    "afternoon", "dusk", "night", "rest", "then", "when", "at", "otherwise", "choose", "roll",
    "create", "put", "return", "send", "after", "pay", "spend", "remove", "augment", "rush",
    "ascend", "defect", "cooldown", "scout", "tough", "opponent", "opponents", "player", "players",
    "result", "turn", "game" };
constexpr std::array<std::string_view, 39> known { "adventurer", "animal", "apprentice", "artist",
    "bureaucrat", "citizen", "companion", "deity", "dragon", "druid", "elemental", "engineer",
    "fairy", "leviathan", "mage", "messenger", "noble", "plant", "robot", "soldier", "scholar",
    "spirit", "titan", "trainer", "scientist", "illusion", "merchant", "rogue", "construction",
    "site", "boon", "conjuration", "disruption", "maneuver", "song", "gear", "feat", "ore", "sap" };

bool isOneOf(std::span<const std::string_view> words, std::string_view word)
{
    return std::ranges::any_of(
        words, [&](std::string_view each) { return equalIgnoringCase(word, each); });
}

/// A slot that nobody filled in names what belongs there: "[TIN_MOUSE]" -> "Tin Mouse", "[MOTE]" -> "Mote"
std::string ofSlot(std::string_view words)
{
    std::string name(words);
    if (std::ranges::any_of(words, [](char c) { return c >= 'a' && c <= 'z'; }))
        return name; // A small letter: that is how it is called.
    bool begins = true;
    for (char& letter : name) {
        if (letter == '_')
            letter = ' ';
        else if (!begins)
            letter = lower(letter);
        begins = letter == ' ';
    }
    return name;
}

/// "Fairies" -> "Fairy", "Robots" -> "Robot"
std::string singular(std::string_view word)
{
    if (word.size() > 4 && word.ends_with("ies"))
        return std::string(word.substr(0, word.size() - 3)) + "y";
    if (word.size() > 3 && word.ends_with("s") && !word.ends_with("ss") && !word.ends_with("us"))
        word.remove_suffix(1);
    return std::string(word);
}

/// "Tin Mouse 2/1/2" and "Tin Mouse", but not "Tin Mouse 2/1"
bool hasAllStatistics(std::string_view words)
{
    const auto slashes = std::ranges::count(words, '/');
    return slashes == 0 || (slashes == 2 && isDigit(words.back()));
}

} // namespace

namespace {

/// "Ordis Recruit 1/1/1" without its brackets: the capitalised words, then all three statistics
std::size_t bareToken(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && isCapital(text[at])) {
        const std::string_view word = firstWord(text.substr(at));
        at += word.size();
        if (word.empty() || at + 1 >= text.size() || text[at] != ' ')
            return 0;
        ++at;
    }
    if (at == 0)
        return 0;
    for (int k = 0; k < 3; ++k) {
        const std::size_t digits = number(text.substr(std::min(at, text.size()))).length;
        if (digits == 0 || (k > 0 && text[at - 1] != '/'))
            return 0;
        at += digits + (k < 2 ? 1 : 0);
    }
    return at;
}

} // namespace

std::size_t scanToken::length(std::string_view text)
{
    if (!text.empty() && isCapital(text[0]))
        return bareToken(text);
    if (text.size() < 3 || text[0] != '[' || !isCapital(text[1]))
        return 0;
    const std::size_t end = text.find(']');
    const bool name = end != std::string_view::npos
        && text.substr(0, end).find_first_of("\"[.,:", 1) == std::string_view::npos;
    return name && hasAllStatistics(text.substr(1, end - 1)) ? end + 1 : 0;
}

Token tokenName::build(std::string_view words)
{
    if (words.front() == '[') {
        words.remove_prefix(1);
        words.remove_suffix(1);
    }
    Token token;
    std::array<int, 3> statistics {};
    std::size_t at = 0;
    const std::size_t space = words.rfind(' ');
    token.hasStatistics = false;
    if (space != std::string_view::npos && isDigit(words[space + 1])) {
        std::string_view rest = words.substr(space + 1);
        while (at < 3 && !rest.empty()) {
            const Number found = number(rest);
            statistics[at++] = found.value;
            rest.remove_prefix(std::min(rest.size(), found.length + 1));
            if (found.length == 0)
                break;
        }
        token.hasStatistics = at == 3;
        words = words.substr(0, space);
    }
    token.name = ofSlot(words);
    token.forest = static_cast<std::int8_t>(statistics[0]);
    token.mountain = static_cast<std::int8_t>(statistics[1]);
    token.ocean = static_cast<std::int8_t>(statistics[2]);
    return token;
}

std::size_t scanSubtype::length(std::string_view text)
{
    const std::string_view word = firstWord(text);
    if (word.size() < 3 || isDigit(word.front()))
        return 0;
    if (isCapital(word.front()))
        return isOneOf(never, word) || word == "Non" || word.starts_with("Non-")
                || says(text, "companion expedition")
            ? 0
            : word.size();
    return isOneOf(known, singular(word)) ? word.size() : 0;
}

SubtypeWord subtypeWord::build(std::string_view words)
{
    return { singular(words) };
}

std::size_t scanCounterName::length(std::string_view text)
{
    const std::string_view word = firstWord(text);
    if (word.size() < 3)
        return 0;
    if (isCapital(word.front()))
        return word.size();
    // "a pressure counter": typed small, but no word that says how many or whose
    constexpr std::array<std::string_view, 18> others { "all", "any", "additional", "boost",
        "boosts", "each", "fewer", "less", "many", "more", "other", "same", "such", "that", "the",
        "their", "these", "those" };
    const std::string_view next = afterSpace(text.substr(word.size()));
    const bool letters
        = std::ranges::all_of(word, [](char c) { return isLetter(c) && !isCapital(c); });
    return letters && (says(next, "counter") || says(next, "counters"))
            && std::ranges::find(others, word) == others.end()
        ? word.size()
        : 0;
}

} // namespace triptych::altered::grammar

bool triptych::altered::isKnownSubtype(std::string_view word)
{
    return grammar::isOneOf(grammar::known, word) || word == "landmark";
}
