#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckFigures.h"

#include <QWidget>

namespace deckroom {

/// The deck at a glance: its curve as columns, below them colours, types and the rest as bars.
class FiguresPane : public QWidget
{
    Q_OBJECT

public:
    FiguresPane(DeckDocument&, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The same in words.
    QString words() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void follow();
    int heightNeeded() const;

    DeckDocument& m_document;
    DeckFigures m_figures;
};

} // namespace deckroom
