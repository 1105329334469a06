#pragma once

#include "CardArt.h"
#include "CardArtPalette.h"

#include <QRectF>

class QPainter;

namespace triptych::art {

class Brush;

/// One picture, 100 high and `width` wide around the middle.
class Scene
{
public:
    Scene(const CardSubject& subject, qreal width);

    void draw(QPainter& painter);

private:
    void drawSky(QPainter& painter);
    void drawDisc(QPainter& painter);
    void drawLand(QPainter& painter);
    void drawMist(QPainter& painter, qreal y, qreal height, int alpha);
    void drawForeground(QPainter& painter);

    // Land by colour, from far to near.
    void drawHarbour(QPainter& painter);
    void drawSea(QPainter& painter, qreal horizon);
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

    CardSubject m_subject;
    qreal m_width;
    Dice m_dice;
    Palette m_palette;
    qreal m_light; ///< -1 the disc hangs left, +1 right.
    QPointF m_disc;
    qreal m_discSize;
};

/// A citizen: body, head, headgear, what is held, by faction and the words of the name.
void drawFigure(Brush& brush, const CardSubject& subject, Dice& dice);

/// The thing that a card which is no citizen shows.
const char* thingFor(const CardSubject& subject, Dice& dice);

} // namespace triptych::art
