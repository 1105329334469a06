#include "decks/DeckText.h"

#include "core/JsonText.h"
#include "text/Spelling.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
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
        if (text::lowerCase(trimmed(line.substr(0, colon))) == text::lowerCase(word)) {
            deck.*member = trimmed(line.substr(colon + 1));
            return true;
        }
    return false;
}

enum class Heading { None, Main, Side };

Heading headingOf(std::string_view line)
{
    std::string word = text::lowerCase(line);
    while (!word.empty() && word.back() == ':')
        word.pop_back();
    if (word == "side" || word == "sideboard" || word == "side deck")
        return Heading::Side;
    if (word == "deck" || word == "main" || word == "main deck")
        return Heading::Main;
    return Heading::None;
}

struct PlainList
{
    ParsedDeck parsed;
    std::vector<CardLine> lines;
};

/// One line of a list while it is read.
struct Line
{
    std::string place; ///< "mine.txt, line 3"
    int number = 0;
    std::vector<Entry>& entries;
    PlainList& list;
};

// "3 Pier Watcher", "3x Pier Watcher", "Pier Watcher"
void readCard(std::string_view text, Line& line)
{
    int count = 1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    std::string_view card = text;
    if (error == std::errc()) {
        card.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (!card.empty() && (card.front() == 'x' || card.front() == 'X')
            && (card.size() == 1 || card[1] == ' '))
            card.remove_prefix(1);
        card = trimmed(card);
    }
    if (error == std::errc::result_out_of_range || count < 1 || count > mostInALine) {
        line.list.parsed.problems.push_back(
            { line.place, "The number of copies must be from 1 to 999." });
    } else if (constexpr std::size_t longestName = 500; card.size() > longestName) {
        line.list.parsed.problems.push_back({ line.place,
            fmt::format("This line has {} letters; no card has so long a name.", card.size()) });
    } else if (card.empty()) {
        line.list.parsed.problems.push_back({ line.place,
            fmt::format(
                "The name of a card is missing after \"{}\"; write \"3 Pier Watcher\".", text) });
    } else {
        line.entries.push_back({ std::string(card), count });
        line.list.lines.push_back({ std::string(card), line.number });
    }
}

bool isCount(std::string_view word)
{
    if (word.size() > 1 && (word.back() == 'x' || word.back() == 'X'))
        word.remove_suffix(1);
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}
bool isId(std::string_view word)
{
    return word.find('_') != std::string_view::npos;
}

/// "1 X_01_C 3 X_02_R": where each of the cards begins; empty when the line is no such run of ids.
std::vector<std::size_t> runOfIds(std::string_view text)
{
    std::vector<std::size_t> starts;
    bool counted = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (isId(word)) {
            if (!counted)
                starts.push_back(at);
            counted = false;
        } else if (isCount(word) && !counted) {
            starts.push_back(at);
            counted = true;
        } else {
            return {};
        }
        at = std::min(text.find_first_not_of(" \t", end), text.size());
    }
    return counted ? std::vector<std::size_t>() : starts;
}

void readCards(std::string_view text, Line& line)
{
    const std::vector<std::size_t> starts = runOfIds(text);
    if (starts.size() < 2) {
        readCard(text, line);
        return;
    }
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : text.size();
        readCard(trimmed(text.substr(starts[i], end - starts[i])), line);
    }
}

/// Bytes that are no letters would be others once the deck is written.
bool isUtf8(std::string_view text)
{
    try {
        nlohmann::json(text).dump();
        return true;
    } catch (const nlohmann::json::exception&) {
        return false;
    }
}

/// Files of other programs end up in folders of decks; a list has no control characters.
bool isPlainText(std::string_view text)
{
    return isUtf8(text) && std::ranges::none_of(text, [](char each) {
        const auto letter = static_cast<unsigned char>(each);
        return letter < ' ' && letter != '\t' && letter != '\n' && letter != '\r';
    });
}

PlainList readList(std::string_view text, std::string_view name)
{
    PlainList list;
    ParsedDeck& parsed = list.parsed;
    if (text.starts_with("\xEF\xBB\xBF")) // Some editors begin a file with this mark.
        text.remove_prefix(3);
    if (text.size() > mostDeckBytes) {
        parsed.problems.push_back(tooLarge(name, text.size(), mostDeckBytes));
        return list;
    }
    if (!isPlainText(text)) {
        parsed.problems.push_back({ std::string(name),
            "This is no list in plain text; save it as text (UTF-8) with a line such as \"3 Pier "
            "Watcher\" for each card." });
        return list;
    }
    std::vector<Entry>* entries = &parsed.deck.main;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view words = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (words.empty() || words.front() == '#' || words.substr(0, 2) == "//")
            continue;
        if (readField(words, parsed.deck))
            continue;
        if (const Heading heading = headingOf(words); heading != Heading::None) {
            entries = heading == Heading::Side ? &parsed.deck.side : &parsed.deck.main;
            continue;
        }
        Line line { fmt::format("{}, line {}", name, number), number, *entries, list };
        readCards(words, line);
        if (list.lines.size() + parsed.problems.size() > mostDeckEntries) {
            parsed = {};
            list.lines.clear();
            parsed.problems.push_back({ std::string(name),
                fmt::format(
                    "The list has more than {} lines; that is no deck.", mostDeckEntries) });
            return list;
        }
    }
    if (parsed.deck.main.empty() && parsed.problems.empty())
        parsed.problems.push_back({ std::string(name),
            "The list names no cards; write a line such as \"3 Pier Watcher\" for each." });
    return list;
}

void append(std::string& text, const std::vector<Entry>& entries)
{
    for (const Entry& entry : entries)
        text += fmt::format("{} {}\n", entry.count, entry.card);
}

} // namespace

ParsedDeck parseDeckText(std::string_view text, std::string_view name)
{
    return readList(text, name).parsed;
}

std::vector<CardLine> linesOf(std::string_view text)
{
    return readList(text, {}).lines;
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
