#pragma once

#include "CardArt.h"
#include "CardArtPalette.h"

#include <QPointF>

class QPainter;

namespace triptych::art {

/// The land behind a card, by the last of its colours: ridges, houses, woods, the sea.
class Land
{
public:
    struct Light
    {
        qreal side; ///< -1 the disc hangs left, +1 right.
        QPointF disc;
    };
    Land(const CardSubject&, const Palette&, Dice&, const Light&, qreal width);

    void draw(QPainter& painter);
    void mist(QPainter& painter, qreal y, qreal height, int alpha) const;

private:
    // Land by colour, from far to near.
    void drawHarbour(QPainter& painter);
    void drawSea(QPainter& painter);
    void drawCrypt(QPainter& painter);
    void drawForest(QPainter& painter);
    void drawWaste(QPainter& painter);
    void drawHighlands(QPainter& painter);

    void ridge(
        QPainter& painter, qreal y, qreal height, int bumps, const QColor& colour, bool sharp);
    void houses(
        QPainter& painter, qreal y, qreal low, qreal high, const QColor& colour, bool windows);
    void spires(QPainter& painter, qreal y, qreal high, const QColor& colour);
    void firs(QPainter& painter, qreal y, qreal low, qreal high, int count, const QColor& colour);
    void bareTree(QPainter& painter, QPointF foot, qreal height, const QColor& colour);
    void graves(QPainter& painter, qreal y, const QColor& colour);
    void lighthouse(QPainter& painter, QPointF foot, qreal height);
    void sail(QPainter& painter, QPointF at, qreal size, const QColor& colour);

    char m_ground; ///< Letter of the colour.
    const Palette& m_palette;
    Dice& m_dice;
    qreal m_light;
    QPointF m_disc;
    qreal m_width;
};

} // namespace triptych::art
