#include "decks/DeckReading.h"

#include "core/JsonText.h"
#include "decks/DeckText.h"

#include <fmt/format.h>

#include <algorithm>

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

/// Whether a line that names a card means the card that a problem is about.
bool isMeant(const std::string& written, const std::string& meant, const cards::Library& library)
{
    if (written == meant)
        return true;
    const std::size_t number = library.find(written);
    return number != cards::Library::npos && textOf(library.printed(number), "name") == meant;
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
    const std::vector<CardLine> lines = linesOf(list);
    for (Problem& problem : problems) {
        if (problem.card.empty())
            continue;
        std::string numbers;
        int count = 0;
        for (const CardLine& line : lines)
            if (isMeant(line.card, problem.card, library)) {
                numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", line.number);
                ++count;
            }
        if (count > 0)
            problem.place = fmt::format("line{} {}", count > 1 ? "s" : "", numbers);
    }
    return problems;
}

} // namespace triptych::decks
