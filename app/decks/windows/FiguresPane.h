#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckFigures.h"

#include <QWidget>

namespace deckroom {

/// The deck at a glance: its curve as columns, below them colours, types and the rest as bars, then
/// averages and what it plays turn by turn.
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
    void showEvent(QShowEvent*) override;

private:
    /// A title and a value, or one for each turn.
    struct Line
    {
        QString title;
        QStringList values;
    };
    void follow();
    QList<Line> lines() const;
    int heightNeeded() const;
    void title(QPainter&, int y, const QString&) const;
    void paintCurve(QPainter&, int& y) const;
    void paintGroups(QPainter&, int& y) const;
    void paintLines(QPainter&, int& y) const;

    DeckDocument& m_document;
    DeckFigures m_figures;
    bool m_stale = false;
};

} // namespace deckroom
