#include "decks/DeckText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace triptych::decks {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos)
        return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& letter : result)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

using Field = std::pair<std::string_view, std::string DeckList::*>;
constexpr std::array<Field, 6> fields { Field { "Game", &DeckList::game },
    Field { "Ruleset", &DeckList::ruleset }, Field { "Name", &DeckList::name },
    Field { "Hero", &DeckList::hero }, Field { "Champion", &DeckList::champion },
    Field { "Guild master", &DeckList::guildMaster } };

bool readField(std::string_view line, DeckList& deck)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return false;
    for (const auto& [word, member] : fields)
        if (lower(trimmed(line.substr(0, colon))) == lower(word)) {
            deck.*member = trimmed(line.substr(colon + 1));
            return true;
        }
    return false;
}

enum class Heading { None, Main, Side };

Heading headingOf(std::string_view line)
{
    std::string word = lower(line);
    while (!word.empty() && word.back() == ':')
        word.pop_back();
    if (word == "side" || word == "sideboard" || word == "side deck")
        return Heading::Side;
    if (word == "deck" || word == "main" || word == "main deck")
        return Heading::Main;
    return Heading::None;
}

// "3 Pier Watcher", "3x Pier Watcher", "Pier Watcher"
void readCard(std::string_view line, const std::string& place, std::vector<Entry>& entries,
    Problems& problems)
{
    int count = 1;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), count);
    std::string_view card = line;
    if (error == std::errc()) {
        card.remove_prefix(static_cast<std::size_t>(end - line.data()));
        if (!card.empty() && (card.front() == 'x' || card.front() == 'X')
            && (card.size() == 1 || card[1] == ' '))
            card.remove_prefix(1);
        card = trimmed(card);
    }
    if (error == std::errc::result_out_of_range || count < 1 || count > 999)
        problems.push_back({ place, "The number of copies must be from 1 to 999." });
    else if (card.empty())
        problems.push_back({ place,
            fmt::format(
                "The name of a card is missing after \"{}\"; write \"3 Pier Watcher\".", line) });
    else
        entries.push_back({ std::string(card), count });
}

void append(std::string& text, const std::vector<Entry>& entries)
{
    for (const Entry& entry : entries)
        text += fmt::format("{} {}\n", entry.count, entry.card);
}

} // namespace

ParsedDeck parseDeckText(std::string_view text, std::string_view name)
{
    ParsedDeck parsed;
    std::vector<Entry>* entries = &parsed.deck.main;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.front() == '#' || line.substr(0, 2) == "//")
            continue;
        if (readField(line, parsed.deck))
            continue;
        if (const Heading heading = headingOf(line); heading != Heading::None)
            entries = heading == Heading::Side ? &parsed.deck.side : &parsed.deck.main;
        else
            readCard(line, fmt::format("{}, line {}", name, number), *entries, parsed.problems);
    }
    if (parsed.deck.main.empty() && parsed.problems.empty())
        parsed.problems.push_back({ std::string(name),
            "The list names no cards; write a line such as \"3 Pier Watcher\" for each." });
    return parsed;
}

std::string toText(const DeckList& deck)
{
    std::string text;
    for (const auto& [word, member] : fields)
        if (!(deck.*member).empty())
            text += fmt::format("{}: {}\n", word, deck.*member);
    append(text, deck.main);
    if (!deck.side.empty()) {
        text += "\nSideboard\n";
        append(text, deck.side);
    }
    return text;
}

std::string toIds(const DeckList& deck, const std::function<std::string(const std::string&)>& idOf)
{
    std::string text;
    if (!deck.hero.empty())
        text = fmt::format("1 {}\n", idOf(deck.hero));
    for (const Entry& entry : deck.main)
        text += fmt::format("{} {}\n", entry.count, idOf(entry.card));
    return text;
}

} // namespace triptych::decks
