#pragma once

#include "CardArt.h"
#include "CardArtPalette.h"

#include <QPainterPath>

class QPainter;

namespace triptych::art {

/// Pictures in watercolour: washes that run a little over their outline and dry darker at the edge.
class Wash
{
public:
    Wash(QPainter& painter, Dice& dice)
        : m_painter(painter)
        , m_dice(dice)
    {
    }

    /// Fills a path in three thin coats.
    void lay(const QPainterPath& path, const QColor& colour, qreal strength = 1);
    /// A soft blot without an edge.
    void blot(QPointF at, qreal wide, qreal high, const QColor& colour, int alpha);
    /// From the left to the right edge, with `bumps` hills or peaks, filled down to the foot.
    QPainterPath ridge(qreal width, qreal y, qreal height, int bumps, bool sharp);
    void sky(qreal width, const QColor& top, const QColor& low, qreal horizon);
    void firs(qreal width, qreal y, qreal low, qreal high, int count, const QColor& colour);
    void sea(qreal width, qreal line, const QColor& far, const QColor& near);
    void paperEdge(qreal width, qreal reach, const QColor& paper);

private:
    QPainter& m_painter;
    Dice& m_dice;
};

/// A landscape of terrains: colours holds f forest, m mountain, o ocean; none of them is mist.
void drawRegion(QPainter&, const CardSubject&, qreal width);
/// Open sky over a far sea, pale enough to lie under everything else.
void drawOpenSky(QPainter&, const CardSubject&, qreal width);

} // namespace triptych::art
