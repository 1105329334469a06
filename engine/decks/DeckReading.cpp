#include "decks/DeckReading.h"

#include "core/JsonText.h"
#include "decks/DeckText.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace triptych::decks {

namespace {

bool looksLikeJson(std::string_view text, std::string_view name)
{
    const std::size_t start
        = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF"); // blanks, and a mark of order
    const bool opens
        = start != std::string_view::npos && (text[start] == '{' || text[start] == '[');
    return opens || name.ends_with(".json");
}

/// In which lines a list names each card, by the name as written and by that of the card.
using LinesByName = std::map<std::string, std::vector<int>, std::less<>>;
LinesByName linesByName(std::string_view list, const cards::Library& library)
{
    LinesByName lines;
    for (const CardLine& line : linesOf(list)) {
        lines[line.card].push_back(line.number);
        const std::size_t number = library.find(line.card);
        if (number == cards::Library::npos)
            continue;
        if (const std::string name = textOf(library.printed(number), "name"); name != line.card)
            lines[name].push_back(line.number);
    }
    return lines;
}

} // namespace

ParsedDeck readDeck(std::string_view text, std::string_view name)
{
    return looksLikeJson(text, name) ? parseDeck(text, name) : parseDeckText(text, name);
}

void placeHero(DeckList& deck, const cards::Library& library)
{
    if (!deck.hero.empty())
        return;
    const auto isHero = [&](const Entry& entry) {
        const std::size_t number = library.find(entry.card);
        return number != cards::Library::npos && entry.count == 1
            && textOf(library.printed(number), "type") == "hero";
    };
    const auto hero = std::ranges::find_if(deck.main, isHero);
    if (hero == deck.main.end())
        return;
    deck.hero = hero->card;
    deck.main.erase(hero);
}

Problems withLines(Problems problems, std::string_view list, const cards::Library& library)
{
    if (looksLikeJson(list, {}))
        return problems;
    const LinesByName lines = linesByName(list, library);
    for (Problem& problem : problems) {
        if (problem.card.empty())
            continue;
        const auto found = lines.find(problem.card);
        if (found != lines.end())
            problem.place = fmt::format(
                "line{} {}", found->second.size() > 1 ? "s" : "", fmt::join(found->second, ", "));
    }
    return problems;
}

} // namespace triptych::decks
