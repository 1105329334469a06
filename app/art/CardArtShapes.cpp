#include "CardArtShapes.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace triptych::art {

namespace {

qreal readNumber(const char*& at)
{
    while (*at == ' ' || *at == ',')
        ++at;
    double value = 0;
    const auto read = std::from_chars(at, at + std::strlen(at), value);
    at = read.ptr;
    return value;
}

QPointF readPoint(const char*& at)
{
    const qreal x = readNumber(at);
    return { x, readNumber(at) };
}

} // namespace

const Shape* shape(std::string_view name)
{
    for (const std::span<const Shape> table :
        { figureShapes(), thingShapes(), armsShapes(), tradeShapes(), beastShapes() }) {
        const auto found = std::ranges::find(table, name, &Shape::name);
        if (found != table.end())
            return &*found;
    }
    return nullptr;
}

QPainterPath outlineOf(const char* letters)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const char* at = letters; *at;) {
        const char letter = *at++;
        switch (letter) {
        case 'M':
            path.moveTo(readPoint(at));
            break;
        case 'L':
            path.lineTo(readPoint(at));
            break;
        case 'Q': {
            const QPointF control = readPoint(at);
            path.quadTo(control, readPoint(at));
            break;
        }
        case 'C': {
            const QPointF first = readPoint(at);
            const QPointF second = readPoint(at);
            path.cubicTo(first, second, readPoint(at));
            break;
        }
        case 'Z':
            path.closeSubpath();
            break;
        default: // spaces
            break;
        }
    }
    return path;
}

void Brush::paintPath(const QPainterPath& path, const QColor& colour, qreal rim)
{
    m_painter.fillPath(path, colour);
    if (rim <= 0)
        return;
    QColor edge = m_palette.of(Tone::Ink);
    edge.setAlpha(120);
    m_painter.strokePath(path, QPen(edge, 0.45));
    // The rim is what the shape, moved away from the light, no longer covers.
    m_painter.save();
    m_painter.setClipPath(path, Qt::IntersectClip);
    const QRectF all = path.boundingRect().adjusted(-20, -20, 20, 20);
    QPainterPath lit;
    lit.setFillRule(Qt::OddEvenFill);
    lit.addRect(all);
    lit.addPath(path.translated(-m_lightSide * rim, rim * 0.6));
    QColor shine = mix(colour, m_palette.disc, 0.55);
    shine.setAlpha(200);
    m_painter.fillPath(lit, shine);
    QPainterPath shaded;
    shaded.setFillRule(Qt::OddEvenFill);
    shaded.addRect(all);
    shaded.addPath(path.translated(m_lightSide * rim * 2.4, -rim * 0.8));
    QColor dark = m_palette.of(Tone::Ink);
    dark.setAlpha(70);
    m_painter.fillPath(shaded, dark);
    m_painter.restore();
}

void Brush::paint(std::string_view name, QPointF at, qreal scale, qreal turn, bool flip)
{
    const Shape* found = shape(name);
    if (!found)
        return;
    QTransform place;
    place.translate(at.x(), at.y());
    place.rotate(turn);
    place.scale(flip ? -scale : scale, scale);
    const QTransform mirror = QTransform::fromScale(-1, 1) * place;
    for (const Piece& piece : found->pieces) {
        const QPainterPath outline = outlineOf(piece.outline);
        const QColor colour = m_palette.of(piece.tone);
        const bool flat
            = piece.tone == Tone::Glow || piece.tone == Tone::Ink || piece.tone == Tone::Shade;
        const qreal rim = flat ? 0 : m_rim;
        paintPath(place.map(outline), colour, rim);
        if (piece.mirrored)
            paintPath(mirror.map(outline), colour, rim);
    }
}

} // namespace triptych::art
