#pragma once

#include "decks/DeckList.h"

#include <QCoreApplication>
#include <QStringList>

namespace deckroom {

class DeckDesk;

/// Cards of one name in several sets, and those of one's own that took the place of another.
struct Printings
{
    Q_DECLARE_TR_FUNCTIONS(Printings)

public:
    /// Sets and numbers of all cards of its name.
    static QStringList of(const DeckDesk&, std::size_t card);
    /// Names of the cards of a deck that are corrections of one's own.
    static QStringList correctedIn(const DeckDesk&, const triptych::decks::DeckList&);
};

} // namespace deckroom
