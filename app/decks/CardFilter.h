#pragma once

#include "app/decks/DeckDesk.h"

namespace deckroom {

/// Which cards of a collection are shown. Everything said has to hold; of one facet any of the
/// chosen values is enough.
struct CardFilter
{
    QString words;                     ///< Each of them has to be found; "quoted words" together.
    std::vector<std::uint32_t> values; ///< Chosen bits of each facet; 0: all.
    std::uint32_t costs = 0;           ///< Chosen costs as bits, 8 and more together; 0: all.
    QString set;                       ///< "": of every set.
    enum class Which { All, Playable, NotUnderstood, Own };
    Which which = Which::All;
    bool onlyFitting = false;  ///< Only cards that may lie in a part of the deck of these rules ...
    QString ruleset;           ///< ... and that go with the deck's leader:
    std::uint32_t kinship = 0; ///< one of these, 0: any.

    bool operator==(const CardFilter&) const = default;
};

/// The cards for which it holds, in the order of the library.
std::vector<std::uint32_t> matching(const DeckDesk&, const CardFilter&);

} // namespace deckroom
