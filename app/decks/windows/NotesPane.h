#pragma once

#include "app/decks/DeckDocument.h"

#include <QWidget>

class QComboBox;
class QPlainTextEdit;

namespace deckroom {

/// What somebody wrote of a deck: how it plays, and how hard that is.
class NotesPane : public QWidget
{
    Q_OBJECT

public:
    NotesPane(DeckDocument&, QWidget* parent);
    void follow(); ///< The document has changed.

private:
    DeckDocument& m_document;
    QPlainTextEdit* m_notes;
    QComboBox* m_difficulty;
};

} // namespace deckroom
