#pragma once

#include "app/workshop/PackFile.h"

#include <QCoreApplication>

class QWidget;
namespace deckroom {
class DeckDesk;
}

namespace workshop {

/// Asks for a card that there is already, to begin from it or to take its place.
struct KnownCard
{
    Q_DECLARE_TR_FUNCTIONS(KnownCard)

public:
    enum class Whose { Anybodys, Programs };
    /// A card by its name or number; null: none was chosen, and why was told.
    static Json ask(QWidget* window, const deckroom::DeckDesk*, const QString& title,
        const QString& words, Whose);
    /// A number that may be in use: that of a card of the program, when somebody agrees or has agreed to it.
    static bool mayTakeThePlaceOf(
        QWidget* window, const deckroom::DeckDesk*, const QString& id, const QString& agreed);
};

} // namespace workshop
