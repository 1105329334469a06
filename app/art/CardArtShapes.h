#pragma once

#include "CardArtPalette.h"

#include <QPainterPath>
#include <QPointF>

#include <span>
#include <string_view>

class QPainter;

namespace triptych::art {

/// One piece of a shape: an outline in the letters of SVG (M L C Q Z, absolute), and its stuff.
struct Piece
{
    const char* outline;
    Tone tone;
    bool mirrored = false; ///< Drawn a second time on the other side of the middle.
};

/// A named shape around the origin; things fit into -10..10, parts of a figure into a figure.
struct Shape
{
    std::string_view name;
    std::span<const Piece> pieces;
};

std::span<const Shape> figureShapes();
std::span<const Shape> thingShapes();
/// Weapons and what is worn.
std::span<const Shape> armsShapes();
/// What trades and towns leave lying about, and their houses.
std::span<const Shape> tradeShapes();
std::span<const Shape> beastShapes();
/// nullptr when there is no shape of that name.
const Shape* shape(std::string_view name);

QPainterPath outlineOf(const char* letters);

/// Paints shapes with two-tone light: a lit rim towards the light, a shade away from it.
class Brush
{
public:
    Brush(QPainter& painter, const Palette& palette, qreal lightSide)
        : m_painter(painter)
        , m_palette(palette)
        , m_lightSide(lightSide)
    {
    }

    void paint(
        std::string_view name, QPointF at, qreal scale = 1, qreal turn = 0, bool flip = false);
    void paintPath(const QPainterPath& path, const QColor& colour, qreal rim = 0.8);
    void setRim(qreal width) { m_rim = width; }
    qreal lightSide() const { return m_lightSide; }

private:
    QPainter& m_painter;
    const Palette& m_palette;
    qreal m_lightSide; ///< -1 the light stands left, +1 right.
    qreal m_rim = 0.8;
};

} // namespace triptych::art
