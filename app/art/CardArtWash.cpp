#include "CardArtWash.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>

namespace triptych::art {

namespace {

const QColor paper(0xf7f1e3);
const QColor forestFar(0xa9cfa6), forestMid(0x5fa267), forestNear(0x2f6f43);
const QColor mountainFar(0xc9b6a4), mountainMid(0xa27f61), mountainNear(0x6b4d36);
const QColor oceanFar(0x9cc7e3), oceanMid(0x4f94cd), oceanNear(0x27609c);

} // namespace

// --- The brush

void Wash::lay(const QPainterPath& path, const QColor& colour, qreal strength)
{
    const auto coat = [strength](int alpha) { return int(alpha * strength); };
    m_painter.setPen(Qt::NoPen);
    for (int i = 0; i < 3; ++i) {
        m_painter.save();
        m_painter.translate(m_dice.between(-0.5, 0.5), m_dice.between(-0.4, 0.5));
        m_painter.setBrush(faded(mix(colour, QColor(Qt::white), 0.12 * i), coat(110)));
        m_painter.drawPath(path);
        m_painter.restore();
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(faded(colour.darker(135), coat(80)), 0.5));
    m_painter.drawPath(path);
    m_painter.setPen(Qt::NoPen);
}

void Wash::blot(QPointF at, qreal wide, qreal high, const QColor& colour, int alpha)
{
    m_painter.save();
    m_painter.translate(at);
    m_painter.scale(1, high / wide);
    QRadialGradient soft(QPointF(0, 0), wide);
    soft.setColorAt(0, faded(colour, alpha));
    soft.setColorAt(0.65, faded(colour, alpha * 3 / 5));
    soft.setColorAt(1, faded(colour, 0));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(soft);
    m_painter.drawEllipse(QPointF(0, 0), wide, wide);
    m_painter.restore();
}

QPainterPath Wash::ridge(qreal width, qreal y, qreal height, int bumps, bool sharp)
{
    QPainterPath path;
    const qreal step = (width + 20) / bumps;
    qreal x = -width / 2 - 10 - step * m_dice.between(0, 0.6);
    path.moveTo(x, 106);
    path.lineTo(x, y);
    while (x < width / 2 + 12) {
        const qreal top = y - height * m_dice.between(0.55, 1);
        if (sharp) {
            const qreal peak = x + step * m_dice.between(0.42, 0.58);
            path.quadTo(x + step * 0.2, y - height * 0.12, (x + peak) / 2 + 1, (y + top) / 2);
            path.lineTo(peak, top);
            path.lineTo(peak + step * 0.16, top + (y - top) * 0.36);
            path.lineTo(peak + step * 0.24, top + (y - top) * 0.42);
            path.quadTo(x + step * 0.9, y - height * 0.06, x + step, y);
        } else {
            path.cubicTo(x + step * 0.3, top, x + step * 0.7, top, x + step, y - height * 0.1);
        }
        x += step;
    }
    path.lineTo(x, 106);
    path.closeSubpath();
    return path;
}

void Wash::sky(qreal width, const QColor& top, const QColor& low, qreal horizon)
{
    const QRectF whole(-width / 2, 0, width, 101);
    m_painter.fillRect(whole, paper);
    QLinearGradient wash(0, 0, 0, horizon + 8);
    wash.setColorAt(0, top);
    wash.setColorAt(0.6, mix(top, low, 0.6));
    wash.setColorAt(1, low);
    m_painter.fillRect(whole, wash);
    for (int i = 0; i < 4; ++i) // where the water ran
        blot({ m_dice.between(-width / 2, width / 2), m_dice.between(0, horizon * 0.7) },
            m_dice.between(14, 34), m_dice.between(5, 11), mix(top, QColor(Qt::white), 0.75), 120);
    for (int i = 0; i < 3; ++i)
        blot({ m_dice.between(-width / 2, width / 2), m_dice.between(0, horizon * 0.5) },
            m_dice.between(18, 36), m_dice.between(6, 12), top.darker(112), 60);
}

void Wash::firs(qreal width, qreal y, qreal low, qreal high, int count, const QColor& colour)
{
    for (int i = 0; i < count; ++i) {
        const qreal x = -width / 2 + (i + m_dice.between(0.1, 0.9)) * width / count;
        const qreal tall = m_dice.between(low, high);
        QPainterPath tree;
        tree.setFillRule(Qt::WindingFill);
        for (int part = 0; part < 3; ++part) {
            const qreal top = y - tall * (1 - part * 0.25);
            const qreal foot = top + tall * 0.48;
            const qreal half = tall * (0.15 + 0.07 * part);
            tree.moveTo(x, top);
            tree.quadTo(x + half * 0.4, foot - tall * 0.14, x + half, foot);
            tree.quadTo(x, foot - tall * 0.05, x - half, foot);
            tree.quadTo(x - half * 0.4, foot - tall * 0.14, x, top);
        }
        lay(tree, mix(colour, forestFar, m_dice.between(0, 0.3)), 0.9);
    }
}

void Wash::sea(qreal width, qreal line, const QColor& far, const QColor& near)
{
    QPainterPath water;
    water.addRect(QRectF(-width / 2 - 2, line, width + 4, 104 - line));
    QLinearGradient depth(0, line, 0, 100);
    depth.setColorAt(0, faded(far, 235));
    depth.setColorAt(1, faded(near, 245));
    m_painter.fillPath(water, depth);
    m_painter.setBrush(Qt::NoBrush);
    for (qreal y = line + 3, step = 4; y < 101; y += step, step *= 1.18) { // crests
        const qreal wide = 4 + (y - line) * 0.35;
        for (qreal x = -width / 2 + m_dice.between(-wide, wide); x < width / 2;
             x += wide * m_dice.between(1.8, 3.4)) {
            QPainterPath crest(QPointF(x, y));
            crest.quadTo(x + wide * 0.5, y - wide * 0.28, x + wide, y);
            m_painter.setPen(QPen(faded(QColor(Qt::white), 150), 0.5 + (y - line) * 0.016,
                Qt::SolidLine, Qt::RoundCap));
            m_painter.drawPath(crest);
        }
    }
    m_painter.setPen(Qt::NoPen);
}

/// The paper stays white around a painting, unevenly.
void Wash::paperEdge(qreal width, qreal reach, const QColor& ground)
{
    QPainterPath frame;
    frame.addRect(QRectF(-width / 2 - 3, -3, width + 6, 107));
    QPainterPath painted;
    const int points = 44;
    const qreal round = 2 * (width + 100) / points;
    for (int i = 0; i < points; ++i) { // around the four sides
        qreal at = i * round;
        QPointF p;
        if (at < width)
            p = { -width / 2 + at, reach };
        else if (at < width + 100)
            p = { width / 2 - reach, at - width };
        else if (at < 2 * width + 100)
            p = { width / 2 - (at - width - 100), 100 - reach };
        else
            p = { -width / 2 + reach, 100 - (at - 2 * width - 100) };
        p += QPointF(m_dice.between(-reach, reach), m_dice.between(-reach, reach)) * 0.5;
        if (i == 0)
            painted.moveTo(p);
        else
            painted.lineTo(p);
    }
    painted.closeSubpath();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(faded(ground, 235));
    m_painter.drawPath(frame.subtracted(painted));
}

// --- Landscapes

namespace {

void drawMist(Wash& wash, Dice& dice, qreal width)
{
    wash.sky(width, QColor(0x9fb4c4), QColor(0xdfe6e6), 96);
    wash.lay(wash.ridge(width, 74, 26, 3, true), QColor(0xb4c3cd), 0.5);
    wash.lay(wash.ridge(width, 88, 20, 3, false), QColor(0xa3b4c0), 0.5);
    for (int i = 0; i < 16; ++i)
        wash.blot({ dice.between(-width / 2, width / 2), dice.between(8, 96) },
            dice.between(16, 40), dice.between(5, 11), QColor(0xf4f6f4), 120);
}

void drawPeaks(QPainter& painter, Wash& wash, Dice& dice, qreal width, qreal y, qreal high)
{
    wash.lay(wash.ridge(width, y, high * 0.8, 4, true), mountainFar, 0.7);
    for (int i = 0, n = width > 130 ? 3 : 2; i < n; ++i) { // lit and shaded flank, snow on top
        const qreal x = (i - (n - 1) / 2.0) * width * (n == 2 ? 0.42 : 0.34) + dice.between(-6, 6);
        const qreal top = y - high * dice.between(0.8, 1.05);
        const qreal half = high * dice.between(0.52, 0.66);
        QPainterPath flank;
        flank.moveTo(x, top);
        flank.lineTo(x + half * 0.34, top + (y - top) * 0.4);
        flank.lineTo(x + half * 0.5, top + (y - top) * 0.48);
        flank.lineTo(x + half, y + 6);
        flank.lineTo(x - half, y + 6);
        flank.lineTo(x - half * 0.42, top + (y - top) * 0.5);
        flank.closeSubpath();
        wash.lay(flank, mix(mountainMid, mountainFar, 0.25), 1);
        QPainterPath shade;
        shade.moveTo(x, top);
        shade.lineTo(x + half * 0.34, top + (y - top) * 0.4);
        shade.lineTo(x + half * 0.5, top + (y - top) * 0.48);
        shade.lineTo(x + half, y + 6);
        shade.lineTo(x + half * 0.1, y + 6);
        shade.lineTo(x + half * 0.16, top + (y - top) * 0.5);
        shade.closeSubpath();
        wash.lay(shade, mountainNear, 0.55);
        QPainterPath snow;
        snow.moveTo(x, top);
        snow.lineTo(x + half * 0.24, top + (y - top) * 0.28);
        snow.lineTo(x + half * 0.06, top + (y - top) * 0.22);
        snow.lineTo(x - half * 0.06, top + (y - top) * 0.34);
        snow.lineTo(x - half * 0.26, top + (y - top) * 0.3);
        snow.closeSubpath();
        painter.setBrush(faded(QColor(0xfdfbf5), 235));
        painter.drawPath(snow);
    }
}

void drawMeadow(Wash& wash, qreal width, qreal y, const QColor& colour)
{
    wash.lay(wash.ridge(width, y, 8, 2, false), colour, 1);
    wash.lay(wash.ridge(width, y + 9, 6, 3, false), colour.darker(112), 0.8);
}

} // namespace

void drawRegion(QPainter& painter, const CardSubject& subject, qreal width)
{
    Dice dice(subject.id + subject.colours);
    Wash wash(painter, dice);
    const bool forest = subject.colours.contains(u'f');
    const bool mountain = subject.colours.contains(u'm');
    const bool ocean = subject.colours.contains(u'o');
    painter.setPen(Qt::NoPen);
    if (!forest && !mountain && !ocean) {
        drawMist(wash, dice, width);
        return;
    }
    const QColor top = mountain && !ocean ? QColor(0xc3dbe6)
        : ocean && !mountain              ? QColor(0xa9d3ea)
                                          : QColor(0xb7d9e4);
    wash.sky(width, top, QColor(0xfbeedb), 62);
    const QPointF sun(width * dice.between(-0.3, 0.3), 33);
    wash.blot(sun, 26, 22, QColor(0xffdca0), 200);
    painter.setBrush(faded(QColor(0xfff9e8), 240));
    painter.drawEllipse(sun, 6.5, 6.5);
    if (mountain)
        drawPeaks(painter, wash, dice, width, ocean || forest ? 66 : 82, ocean || forest ? 46 : 62);
    if (mountain && !forest && !ocean) {
        wash.lay(wash.ridge(width, 88, 14, 3, true), mountainMid, 1);
        wash.lay(wash.ridge(width, 98, 10, 3, false), mountainNear, 0.9);
    }
    if (forest) {
        wash.lay(wash.ridge(width, mountain ? 70 : 60, 14, 3, false), forestFar, 0.9);
        if (!ocean || !mountain)
            wash.firs(
                width, ocean ? 70 : 76, 14, 24, int(width / 9), mix(forestMid, forestFar, 0.35));
        wash.firs(width, ocean ? 76 : 90, 20, ocean ? 28 : 38, int(width / 11), forestMid);
        if (!ocean) {
            drawMeadow(wash, width, 92, forestNear);
            wash.firs(width, 106, 20, 34, int(width / 24), forestNear);
        } else {
            wash.lay(wash.ridge(width, 77, 4, 3, false), forestNear, 0.9);
        }
    }
    if (ocean) {
        const qreal line = forest ? 78 : mountain ? 70 : 54;
        if (!forest && !mountain)
            wash.lay(wash.ridge(width, line, 9, 2, false), mix(oceanFar, mountainFar, 0.5), 0.7);
        wash.sea(width, line, forest || mountain ? oceanMid : oceanFar, oceanNear);
    }
    // One breath of light over the whole, so that what lies on it is seen.
    wash.blot({ 0, 50 }, width * 0.6, 46, QColor(0xfffdf6), 46);
}

void drawOpenSky(QPainter& painter, const CardSubject& subject, qreal width)
{
    Dice dice(subject.id);
    Wash wash(painter, dice);
    QLinearGradient air(0, 0, 0, 101);
    air.setColorAt(0, QColor(0xcfe2ec));
    air.setColorAt(0.45, QColor(0xe9efec));
    air.setColorAt(0.62, QColor(0xf9ecd8));
    air.setColorAt(1, QColor(0xf6f1e4));
    painter.fillRect(QRectF(-width / 2, 0, width, 101), air);
    wash.blot({ width * 0.18, 52 }, 60, 26, QColor(0xffe3b8), 150);
    for (int i = 0; i < 9; ++i) { // long clouds, each of several blots on one line
        const QPointF at(dice.between(-width / 2, width / 2), dice.between(3, 44));
        const qreal wide = dice.between(18, 40);
        for (int k = 0; k < 5; ++k)
            wash.blot(at + QPointF(dice.between(-wide, wide) * 0.7, dice.between(-1.6, 1.2)),
                wide * dice.between(0.4, 0.8), dice.between(1.6, 3.6), QColor(0xffffff), 105);
        wash.blot(at + QPointF(0, 2.6), wide * 0.9, 1.6, QColor(0xa9c3d2), 46);
    }
    wash.lay(wash.ridge(width, 60.5, 7, 3, true), QColor(0xc3d6de), 0.32);
    wash.lay(wash.ridge(width, 60.5, 3.4, 4, false), QColor(0xb9d0d8), 0.36);
    QLinearGradient water(0, 60, 0, 101);
    water.setColorAt(0, faded(QColor(0xc2dde6), 150));
    water.setColorAt(0.5, faded(QColor(0xe4ece8), 100));
    water.setColorAt(1, faded(QColor(0xf3efe4), 0));
    painter.fillRect(QRectF(-width / 2, 60, width, 41), water);
    for (int i = 0; i < 40; ++i) {
        const qreal y = 61 + 38 * std::pow(dice.between(0, 1), 1.4);
        const qreal wide = 3 + (y - 60) * 0.34;
        wash.blot({ dice.between(-width / 2, width / 2), y }, wide, 0.5 + (y - 60) * 0.014,
            i % 3 ? QColor(0xffffff) : QColor(0x8fb6c8), i % 3 ? 120 : 60);
    }
}

} // namespace triptych::art
