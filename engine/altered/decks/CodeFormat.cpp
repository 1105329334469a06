#include "altered/decks/CodeFormat.h"

#include "altered/cards/Published.h"
#include "altered/decks/Uniques.h"

#include <fmt/format.h>

namespace triptych::altered {

std::string knownAs(const cards::Library& library, const Reference& reference)
{
    const std::string id = toText(reference);
    if (library.find(id) != cards::Library::npos)
        return id;
    for (const std::string& other : otherPrintings(id))
        if (library.find(other) != cards::Library::npos)
            return other;
    const std::string padded = fmt::format("ALT_{}_{}_{}_{:02}_{}", reference.set,
        reference.product, reference.faction, reference.number, reference.rarity);
    return library.find(padded) != cards::Library::npos ? padded : id;
}

CodeFormat::CodeFormat(std::string_view id, std::string_view title, CodeDialect dialect)
    : m_id(id)
    , m_title(title)
    , m_dialect(dialect)
{
}

bool CodeFormat::looksLike(std::string_view text) const
{
    return looksLikeCode(text);
}

decks::ParsedDeck CodeFormat::read(
    std::string_view text, std::string_view name, const cards::Library& library) const
{
    decks::ParsedDeck parsed;
    const auto isKnown = [&](const Reference& reference) {
        return library.find(knownAs(library, reference)) != cards::Library::npos
            || uniqueCards().baseOf(library, toText(reference)) != cards::Library::npos;
    };
    const Decoded decoded = decode(text, isKnown);
    if (!decoded.problem.empty())
        parsed.problems.push_back({ std::string(name), decoded.problem });
    parsed.deck.game = "altered";
    for (const CodedCard& card : decoded.cards)
        parsed.deck.main.push_back({ knownAs(library, card.reference), card.count });
    return parsed;
}

decks::ListFormat::Written CodeFormat::write(
    const decks::DeckList& deck, const cards::Library& library) const
{
    Written written;
    const std::string place = deck.name.empty() ? std::string("deck") : deck.name;
    std::vector<CodedCard> cards;
    const auto add = [&](const std::string& card, int count) {
        const std::string id = decks::idOf(library, card);
        if (const auto reference = parseReference(id))
            cards.push_back({ *reference, count });
        else
            written.problems.push_back({ place,
                fmt::format("\"{}\" was left out: codes are for published cards, which have a "
                            "number such as ALT_CORE_B_AX_01_C. Use a list of names instead.",
                    card),
                {}, card });
    };
    if (!deck.hero.empty())
        add(deck.hero, 1);
    for (const decks::Entry& entry : deck.main)
        add(entry.card, entry.count);
    Coded coded = encode(cards, m_dialect);
    for (const std::string& why : coded.leftOut)
        written.problems.push_back({ place, why + " It was left out." });
    written.text = std::move(coded.code) + "\n";
    return written;
}

} // namespace triptych::altered
