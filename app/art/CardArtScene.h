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
    void drawForeground(QPainter& painter);

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
