#pragma once

#include <QFont>
#include <QImage>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

// Printed words of cards with their symbols, as Theme.marked() sets them at the table.
namespace deckroom::words {

QStringList stonesOf(const QString& cost); ///< "{2}{w/u}" is "2" and "wu".

/// Words in a box, as large as fits: letters, symbols between them and [bold words].
class Block
{
public:
    Block(const QString& words, qreal width, qreal height, qreal largest, qreal unit);

    qreal height() const { return m_height; } ///< What they need.
    void draw(QPainter&, QPointF topLeft) const;

private:
    struct Piece
    {
        QString text;
        QString stone; ///< "stone-w" or an icon's name; then there is no text.
        bool bold = false;
        bool spaced = false; ///< A blank comes before it, unless it begins a line.
        bool newLine = false;
    };
    struct Laid
    {
        QRectF place;
        const Piece* piece;
    };
    static QList<Piece> piecesOf(const QString& words);
    bool lay(qreal size);
    QFont font(bool bold) const;

    QList<Piece> m_pieces;
    QList<Laid> m_laid;
    qreal m_width;
    qreal m_room;
    qreal m_size = 0;
    qreal m_height = 0;
    bool m_cut = false; ///< Not even the smallest letters fit.
};

} // namespace deckroom::words
