#pragma once

#include "app/decks/DeckDocument.h"

#include <QToolBar>

class QComboBox;
class QLineEdit;

namespace deckroom {

/// The bar above a deck: its name, its rules, what can be undone, how it is grouped, and the way to the table.
class DeckBar : public QToolBar
{
    Q_OBJECT

public:
    explicit DeckBar(DeckDocument&, QWidget* parent);

    /// As the document is now.
    void follow();
    void setPlayable(bool playable) { m_play->setEnabled(playable); }

Q_SIGNALS:
    void groupingChosen(int how); ///< A DeckPartModel::Grouping.
    void playAsked();

private:
    void addName();
    void addSteps();
    void addPlay();

    DeckDocument& m_document;
    QLineEdit* m_name;
    QComboBox* m_rules;
    QComboBox* m_grouping;
    QAction* m_play = nullptr;
};

} // namespace deckroom
