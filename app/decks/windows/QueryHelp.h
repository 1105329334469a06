#pragma once

#include "app/decks/DeckDesk.h"

#include <QDialog>

namespace deckroom {

/// How questions about cards are written: examples to be tried at once, and all that may be asked.
class QueryHelp : public QDialog
{
    Q_OBJECT

public:
    QueryHelp(const DeckDesk&, QWidget* parent = nullptr);

Q_SIGNALS:
    void asked(const QString& question); ///< An example was chosen.
};

} // namespace deckroom
