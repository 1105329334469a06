#pragma once

#include "altered/decks/DeckCode.h"
#include "decks/ListFormat.h"

namespace triptych::altered {

/// A deck as a short code in one of its dialects. All of them are read by the first of them.
class CodeFormat final : public decks::ListFormat
{
public:
    CodeFormat(std::string_view id, std::string_view title, CodeDialect);

    std::string_view id() const override { return m_id; }
    std::string_view title() const override { return m_title; }
    bool looksLike(std::string_view text) const override;
    decks::ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library&) const override;
    Written write(const decks::DeckList&, const cards::Library&) const override;

private:
    std::string_view m_id;
    std::string_view m_title;
    CodeDialect m_dialect;
};

/// How a library calls a card of that number: by another printing, or without a zero in front, where it
/// has that only. The number itself when it has none of them.
std::string knownAs(const cards::Library&, const Reference&);

} // namespace triptych::altered
