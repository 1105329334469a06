#include "decks/ListFormat.h"

#include "cards/Nearest.h"
#include "core/Game.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/DeckText.h"
#include "decks/UniqueCards.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::decks {

namespace {

/// The deck file of this program.
class DeckFileFormat final : public ListFormat
{
public:
    std::string_view id() const override { return "json"; }
    std::string_view title() const override { return "Deck file"; }
    bool looksLike(std::string_view text) const override
    {
        return text.find("\"triptych-deck/") != std::string_view::npos;
    }
    ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library&) const override
    {
        return parseDeck(text, name);
    }
    Written write(const DeckList& deck, const cards::Library&) const override
    {
        return { printed(toJson(deck), 2) + "\n", {} };
    }
};

/// "3 Pier Watcher"
class TextFormat final : public ListFormat
{
public:
    std::string_view id() const override { return "text"; }
    std::string_view title() const override { return "List of names"; }
    bool looksLike(std::string_view) const override { return false; } // It is what is left.
    ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library&) const override
    {
        return parseDeckText(text, name);
    }
    Written write(const DeckList& deck, const cards::Library&) const override
    {
        return { toText(deck), {} };
    }
};

/// "3 FT-012"
class IdsFormat final : public ListFormat
{
public:
    std::string_view id() const override { return "ids"; }
    std::string_view title() const override { return "List of card numbers"; }
    bool looksLike(std::string_view) const override { return false; }
    ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library&) const override
    {
        return parseDeckText(text, name);
    }
    Written write(const DeckList& deck, const cards::Library& library) const override
    {
        Written written { toIds(deck, [&](const std::string& card) { return idOf(library, card); }),
            {} };
        const std::string place = deck.name.empty() ? std::string("deck") : deck.name;
        if (!deck.side.empty())
            written.problems.push_back({ place,
                "Such a list has no side deck, so that of this deck was left out. Use a list of "
                "names instead." });
        if (!deck.champion.empty() || !deck.guildMaster.empty())
            written.problems.push_back({ place,
                "Such a list does not say who leads the deck, so that was left out. Use a list of "
                "names instead." });
        return written;
    }
};

std::vector<const ListFormat*> commonFormats()
{
    static const DeckFileFormat file;
    static const TextFormat text;
    static const IdsFormat ids;
    return { &file, &text, &ids };
}

std::vector<std::string> namesIn(const cards::Library& library)
{
    std::vector<std::string> names;
    for (std::size_t card = 0; card < library.size(); ++card)
        names.push_back(textOf(library.printed(card), "name"));
    return names;
}

/// Looks for every card of a list, and says of each that is not there what may have been meant.
class Lookup
{
public:
    Lookup(const Game& game, const cards::Library& library, std::string_view text,
        std::string_view name, ParsedDeck& parsed)
        : m_uniques(game.uniqueCards())
        , m_library(library)
        , m_name(name)
        , m_parsed(parsed)
    {
        // Only plain lists have their cards in lines; of others the card's name is the place.
        if (parseJson(text, name).problem)
            m_lines = linesOf(text);
    }

    void look(const std::string& card)
    {
        if (card.empty() || m_library.find(card) != cards::Library::npos)
            return;
        const std::size_t base
            = m_uniques ? m_uniques->baseOf(m_library, card) : cards::Library::npos;
        if (base != cards::Library::npos)
            unknownUnique(card, base);
        else
            unknown(card);
    }

private:
    std::string placeOf(const std::string& card) const
    {
        const auto line = std::ranges::find(m_lines, card, &CardLine::card);
        return line == m_lines.end() ? m_name : fmt::format("{}, line {}", m_name, line->number);
    }
    void unknownUnique(const std::string& card, std::size_t base)
    {
        const std::string name = textOf(m_library.printed(base), "name");
        m_parsed.uniques.push_back(
            { card, textOf(m_library.printed(base), "id"), name, placeOf(card) });
        m_parsed.problems.push_back({ placeOf(card), unknownUniqueWords(card, name), {}, card });
    }
    void unknown(const std::string& card)
    {
        const std::vector<std::string> near = m_near.to(card);
        std::string text = fmt::format("\"{}\" is not a card of the loaded sets.", card);
        if (near.empty())
            text += " Check the spelling or load its card pack.";
        else
            text += fmt::format(" Did you mean \"{}\"?", fmt::join(near, "\" or \""));
        m_parsed.problems.push_back({ placeOf(card), std::move(text), {}, card });
    }

    const UniqueCards* m_uniques;
    const cards::Library& m_library;
    std::string m_name;
    ParsedDeck& m_parsed;
    std::vector<CardLine> m_lines;
    cards::NearNames m_near { [this] { return namesIn(m_library); } };
};

} // namespace

std::string idOf(const cards::Library& library, const std::string& card)
{
    const std::size_t number = library.find(card);
    return number == cards::Library::npos ? card : textOf(library.printed(number), "id");
}

std::vector<const ListFormat*> formatsOf(const Game& game)
{
    std::vector<const ListFormat*> all = commonFormats();
    all.insert(all.end(), game.listFormats().begin(), game.listFormats().end());
    return all;
}

const ListFormat* formatNamed(const Game& game, std::string_view id)
{
    for (const ListFormat* format : formatsOf(game))
        if (format->id() == id)
            return format;
    return nullptr;
}

ParsedDeck readList(
    const Game& game, const cards::Library& library, std::string_view text, std::string_view name)
{
    const std::vector<const ListFormat*> formats = formatsOf(game);
    const auto found = std::ranges::find_if(
        formats, [&](const ListFormat* format) { return format->looksLike(text); });
    ParsedDeck parsed
        = found != formats.end() ? (*found)->read(text, name, library) : readDeck(text, name);
    if (parsed.deck.game.empty())
        parsed.deck.game = game.id();
    placeHero(parsed.deck, library);
    return parsed;
}

ParsedDeck importDeck(
    const Game& game, const cards::Library& library, std::string_view text, std::string_view name)
{
    ParsedDeck parsed = readList(game, library, text, name);
    Lookup lookup(game, library, text, name, parsed);
    const DeckList& deck = parsed.deck;
    for (const std::string& leader : { deck.hero, deck.champion, deck.guildMaster })
        lookup.look(leader);
    for (const auto* part : { &deck.main, &deck.side })
        for (const Entry& entry : *part)
            lookup.look(entry.card);
    return parsed;
}

} // namespace triptych::decks
