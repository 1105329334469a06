#pragma once

#include "cards/Library.h"
#include "decks/DeckList.h"

#include <string>
#include <string_view>
#include <vector>

namespace triptych {
class Game;
}

namespace triptych::decks {

/// A form in which programs and people write deck lists. Reading never throws; what was not
/// understood is in the problems, with its place.
class ListFormat
{
public:
    virtual ~ListFormat() = default;
    virtual std::string_view id() const = 0;    ///< One word, as the command line has it.
    virtual std::string_view title() const = 0; ///< For a list of forms: "Deck file".
    /// Whether a text is surely in this form and in no other.
    virtual bool looksLike(std::string_view text) const = 0;
    virtual ParsedDeck read(
        std::string_view text, std::string_view name, const cards::Library&) const = 0;

    struct Written
    {
        std::string text;
        Problems problems; ///< What this form has no words for, and that it was left out.
    };
    virtual Written write(const DeckList&, const cards::Library&) const = 0;
};

/// All forms for decks of a game: those of every game first, then its own.
std::vector<const ListFormat*> formatsOf(const Game&);
const ListFormat* formatNamed(const Game&, std::string_view id); ///< nullptr: there is none.

/// Reads a list in whichever form it has, and finds its hero. Nobody asks yet whether its cards are
/// known.
ParsedDeck readList(
    const Game&, const cards::Library&, std::string_view text, std::string_view name);

/// Reads a list in whichever form it has, finds its hero, and looks for every card in the library.
/// A card that no pack holds is named in the problems with its line and the nearest names; uniques
/// whose text nobody has typed yet are in `uniques`.
ParsedDeck importDeck(
    const Game&, const cards::Library&, std::string_view text, std::string_view name);

/// The id of the card that a list has by name or id; the same text when there is no such card.
std::string idOf(const cards::Library&, const std::string& card);

} // namespace triptych::decks
