#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckRoom.h"

#include <QCoreApplication>

class QWidget;

namespace deckroom {

/// Dialogs about what a deck was, is elsewhere, or could be: earlier versions, the file as somebody else has
/// changed it, and other decks beside it.
class DeckVersions
{
    Q_DECLARE_TR_FUNCTIONS(deckroom::DeckVersions)

public:
    /// With another deck of the shelf, card by card.
    static void compare(QWidget* window, DeckRoom&, const DeckDocument&);
    static void takeUp(QWidget* window, DeckDocument&);
    /// Which of the two is kept, where the file was changed elsewhere.
    static void askWhose(QWidget* window, DeckDocument&);
};

} // namespace deckroom
