#pragma once

#include "app/decks/DeckDesk.h"

#include <QDialog>

namespace deckroom {

/// What a question is shown with: something that these cards answer. Games word their texts differently,
/// and not every type of card has a cost.
struct QuerySample
{
    explicit QuerySample(const DeckDesk&);

    QString phrase; ///< Words in quotation marks that stand in texts.
    qsizetype type
        = 0; ///< Of the values of the desk's facet for types: one whose cards cost 3 or less.
};

/// How questions about cards are written: examples to be tried at once, and all that may be asked.
class QueryHelp : public QDialog
{
    Q_OBJECT

public:
    QueryHelp(const DeckDesk&, QWidget* parent = nullptr);

Q_SIGNALS:
    void asked(const QString& question); ///< An example was chosen.

private:
    static QString allThatMayBeAsked(const DeckDesk&);
};

} // namespace deckroom
