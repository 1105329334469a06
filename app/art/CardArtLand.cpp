#include "CardArtLand.h"

#include "CardArtShapes.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <string_view>
#include <tuple>

namespace triptych::art {

namespace {

constexpr qreal horizon = 62;
// Land is laid out the same for every shape of picture; a narrow one shows less of it.
constexpr qreal span = 200;
constexpr qreal place = 132;

} // namespace

Land::Land(
    const CardSubject& subject, const Palette& palette, Dice& dice, const Light& light, qreal width)
    : m_ground(subject.colours.isEmpty() ? 'c' : subject.colours.back().toLatin1())
    , m_palette(palette)
    , m_dice(dice)
    , m_light(light.side)
    , m_disc(light.disc)
    , m_width(width)
{
}

void Land::draw(QPainter& painter)
{
    static constexpr struct
    {
        std::string_view grounds;
        void (Land::*draw)(QPainter&);
    } lands[] { { "wrso", &Land::drawHarbour }, { "uL", &Land::drawSea }, { "b", &Land::drawCrypt },
        { "gMh", &Land::drawForest }, { "ABOYN", &Land::drawHighlands } };
    for (const auto& land : lands)
        if (land.grounds.find(m_ground) != std::string_view::npos)
            return (this->*land.draw)(painter);
    drawWaste(painter);
}

void Land::mist(QPainter& painter, qreal y, qreal height, int alpha) const
{
    QLinearGradient veil(0, y - height / 2, 0, y + height / 2);
    veil.setColorAt(0, faded(m_palette.skyLow, 0));
    veil.setColorAt(0.5, faded(m_palette.skyLow, alpha));
    veil.setColorAt(1, faded(m_palette.skyLow, 0));
    painter.fillRect(QRectF(-m_width / 2, y - height / 2, m_width, height), veil);
}

// --- Lands

void Land::drawHarbour(QPainter& painter)
{
    ridge(painter, horizon - 6, 12, 3, mix(m_palette.far, m_palette.skyLow, 0.35), false);
    if (m_dice.chance(45))
        spires(painter, horizon + 2, m_dice.between(26, 36), m_palette.far);
    houses(painter, horizon + 4, 7, 15, m_palette.far, false);
    mist(painter, horizon, 16, 110);
    if (m_dice.chance(50))
        lighthouse(painter, { -m_light * place * 0.34, horizon + 14 }, 42);
    houses(painter, horizon + 16, 10, 21, m_palette.mid, true);
    mist(painter, horizon + 16, 14, 70);
    houses(painter, 100, 6, 15, m_palette.near, true);
}

void Land::drawSea(QPainter& painter)
{
    if (m_dice.chance(60))
        ridge(painter, horizon, m_dice.between(9, 20), 2, mix(m_palette.far, m_palette.skyLow, 0.4),
            m_dice.chance(50));
    QLinearGradient water(0, horizon, 0, 100);
    water.setColorAt(0, mix(m_palette.far, m_palette.skyLow, 0.5));
    water.setColorAt(0.35, m_palette.mid);
    water.setColorAt(1, m_palette.near);
    painter.fillRect(QRectF(-span / 2, horizon, span, 101 - horizon), water);
    // The way of light on the water.
    for (int i = 0; i < 12; ++i) {
        const qreal y = horizon + 1.4 + i * 2.6;
        const qreal wide = 7 + i * 1.5 + m_dice.between(-3, 3);
        painter.setBrush(faded(m_palette.disc, 130 - i * 8));
        painter.drawRoundedRect(
            QRectF(m_disc.x() - wide / 2 + m_dice.between(-3, 3), y, wide, 0.9), 0.4, 0.4);
    }
    sail(painter, { -m_light * place * m_dice.between(0.22, 0.36), horizon + 3 },
        m_dice.between(13, 24), mix(m_palette.mid, m_palette.near, 0.4));
    if (m_dice.chance(55))
        sail(painter, { m_light * place * m_dice.between(0.3, 0.42), horizon + 1 }, 8,
            mix(m_palette.far, m_palette.near, 0.25));
    // Rows of waves, each darker and larger than the one behind it.
    for (int row = 0; row < 4; ++row) {
        const qreal y = horizon + 9 + row * 8;
        const qreal length = 15 + row * 6;
        const QColor tone = mix(m_palette.mid, m_palette.near, 0.25 * row + 0.1);
        QPainterPath path;
        path.moveTo(-span / 2 - length, 101);
        const qreal shift = m_dice.between(0, length);
        for (qreal x = -span / 2 - length - shift; x < span / 2 + length; x += length) {
            path.lineTo(x, y + 3);
            path.cubicTo(
                x + length * 0.4, y + 3, x + length * 0.62, y - 3, x + length * 0.84, y - 1.6);
            path.cubicTo(x + length * 0.8, y, x + length * 0.86, y + 2.4, x + length, y + 3);
        }
        path.lineTo(span / 2 + length, 101);
        painter.fillPath(path, tone);
        painter.strokePath(path, QPen(faded(m_palette.disc, 60), 0.35));
    }
}

void Land::drawCrypt(QPainter& painter)
{
    ridge(painter, horizon - 2, 16, 4, mix(m_palette.far, m_palette.skyLow, 0.4), true);
    spires(painter, horizon + 4, m_dice.between(34, 48), m_palette.far);
    mist(painter, horizon + 2, 22, 120);
    ridge(painter, horizon + 14, 7, 3, m_palette.mid, false);
    graves(painter, horizon + 12, m_palette.mid);
    bareTree(painter, { -m_light * place * m_dice.between(0.3, 0.4), horizon + 22 },
        m_dice.between(44, 56), m_palette.near);
    mist(painter, horizon + 16, 16, 80);
    ridge(painter, 92, 7, 3, m_palette.near, false);
    graves(painter, 91, m_palette.near);
}

void Land::drawForest(QPainter& painter)
{
    ridge(
        painter, horizon - 4, 20, 3, mix(m_palette.far, m_palette.skyLow, 0.45), m_dice.chance(40));
    firs(painter, horizon + 4, 14, 26, 22, m_palette.far);
    mist(painter, horizon + 2, 22, 120);
    firs(painter, horizon + 17, 22, 40, 13, m_palette.mid);
    mist(painter, horizon + 16, 18, 90);
    // Two great trunks frame the clearing.
    for (const int side : { -1, 1 }) {
        const qreal x = side * place * m_dice.between(0.42, 0.5);
        const qreal wide = m_dice.between(6, 10);
        QPainterPath trunk;
        trunk.moveTo(x - wide * 0.6, -2);
        trunk.cubicTo(x - wide * 0.4, 40, x - wide * 0.5, 70, x - wide * 1.5, 101);
        trunk.lineTo(x + wide * 1.5, 101);
        trunk.cubicTo(x + wide * 0.5, 70, x + wide * 0.4, 40, x + wide * 0.6, -2);
        Brush(painter, m_palette, m_light).paintPath(trunk, m_palette.near, 0.9);
    }
    firs(painter, 101, 5, 12, 26, m_palette.near);
}

void Land::drawWaste(QPainter& painter)
{
    ridge(painter, horizon - 2, 26, 3, mix(m_palette.far, m_palette.skyLow, 0.4), true);
    ridge(painter, horizon + 4, 12, 4, m_palette.far, true);
    mist(painter, horizon + 4, 18, 110);
    // Old pillars of a quay nobody uses.
    for (int i = 0; i < 5; ++i) {
        const qreal x = (i - 2) * place * 0.22 + m_dice.between(-4, 4);
        const qreal top = horizon - m_dice.between(-6, 18);
        QPainterPath pillar;
        pillar.addRect(x - 2.6, top, 5.2, 101 - top);
        pillar.addRect(x - 3.8, top, 7.6, 2.6);
        pillar.setFillRule(Qt::WindingFill);
        Brush(painter, m_palette, m_light).paintPath(pillar, m_palette.mid, 0.6);
    }
    ridge(painter, 88, 8, 2, m_palette.near, false);
}

void Land::drawHighlands(QPainter& painter)
{
    const char letter = m_ground;
    ridge(painter, horizon - 2, 24, 4, mix(m_palette.far, m_palette.skyLow, 0.45), true);
    mist(painter, horizon - 4, 20, 130);
    if (letter == 'O' || letter == 'A')
        spires(
            painter, horizon + 6, m_dice.between(26, 38), mix(m_palette.far, m_palette.mid, 0.3));
    if (letter == 'A' || letter == 'O')
        houses(painter, horizon + 10, 8, 16, m_palette.far, false);
    else
        ridge(painter, horizon + 12, 18, 3, m_palette.far, letter != 'N');
    mist(painter, horizon + 12, 16, 110);
    ridge(painter, 88, 15, 3, m_palette.mid, letter == 'B');
    ridge(painter, 99, 9, 4, m_palette.near, false);
}

// --- Pieces of land

void Land::ridge(
    QPainter& painter, qreal y, qreal height, int bumps, const QColor& colour, bool sharp)
{
    QPainterPath path;
    const qreal step = place / bumps;
    qreal x = -span / 2 - step * m_dice.between(0.2, 0.9);
    path.moveTo(x, 101);
    path.lineTo(x, y);
    while (x < span / 2 + step) {
        const qreal top = y - height * m_dice.between(0.45, 1);
        if (sharp) {
            const qreal peak = x + step * m_dice.between(0.4, 0.6);
            path.lineTo((x + peak) / 2, (y + top) / 2 + height * 0.08);
            path.lineTo(peak, top);
            path.lineTo(peak + step * 0.18, top + height * 0.34);
            path.lineTo(x + step, y - height * 0.1);
        } else {
            path.cubicTo(x + step * 0.3, top, x + step * 0.7, top, x + step, y - height * 0.15);
        }
        x += step;
    }
    path.lineTo(x, 101);
    painter.fillPath(path, colour);
}

void Land::houses(
    QPainter& painter, qreal y, qreal low, qreal high, const QColor& colour, bool windows)
{
    qreal x = -span / 2 - m_dice.between(0, 8);
    const QColor lit = mix(m_palette.glow, QColor(0xffd27a), 0.6);
    while (x < span / 2) {
        const qreal wide = m_dice.between(8, 15);
        const qreal top = y - m_dice.between(low, high);
        QPainterPath house;
        house.setFillRule(Qt::WindingFill);
        house.addRect(x, top, wide + 0.4, 101 - top);
        QPainterPath roof;
        roof.moveTo(x - 0.9, top);
        roof.lineTo(x + wide * 0.5, top - wide * m_dice.between(0.4, 0.75));
        roof.lineTo(x + wide + 1.3, top);
        roof.closeSubpath();
        house.addPath(roof);
        if (m_dice.chance(60))
            house.addRect(x + wide * 0.68, top - wide * 0.5, 1.7, wide * 0.5);
        painter.fillPath(house, colour);
        if (windows) {
            for (int i = 0, n = 1 + m_dice.below(2); i < n; ++i) {
                if (!m_dice.chance(65))
                    continue;
                painter.setBrush(faded(lit, 220));
                painter.drawRect(QRectF(x + wide * (0.25 + 0.35 * i), top + 2.2, 1.7, 2.6));
            }
        }
        x += wide + m_dice.between(-1.2, 0.8);
    }
}

void Land::spires(QPainter& painter, qreal y, qreal high, const QColor& colour)
{
    const qreal middle = -m_light * place * m_dice.between(0.18, 0.32);
    QPainterPath church;
    church.setFillRule(Qt::WindingFill);
    for (const auto& [dx, wide, part] :
        { std::tuple { -9.0, 5.0, 0.62 }, { 0.0, 7.0, 1.0 }, { 9.0, 5.0, 0.7 } }) {
        const qreal top = y - high * part;
        church.addRect(middle + dx - wide / 2, top + high * 0.3, wide, 101 - top);
        QPainterPath roof;
        roof.moveTo(middle + dx - wide / 2 - 0.8, top + high * 0.3);
        roof.lineTo(middle + dx, top);
        roof.lineTo(middle + dx + wide / 2 + 0.8, top + high * 0.3);
        roof.closeSubpath();
        church.addPath(roof);
    }
    church.addRect(middle - 13, y - high * 0.3, 26, 101);
    painter.fillPath(church, colour);
    painter.setBrush(faded(mix(m_palette.glow, m_palette.skyLow, 0.3), 170));
    painter.drawRoundedRect(QRectF(middle - 1.1, y - high * 0.58, 2.2, 5), 1.1, 1.1);
    painter.drawEllipse(QPointF(middle, y - high * 0.2), 2, 2);
}

void Land::firs(QPainter& painter, qreal y, qreal low, qreal high, int count, const QColor& colour)
{
    QPainterPath wood;
    wood.setFillRule(Qt::WindingFill);
    for (int i = 0; i < count; ++i) {
        const qreal x = -span / 2 + (i + m_dice.between(0.1, 0.9)) * span / count;
        const qreal tall = m_dice.between(low, high);
        for (int part = 0; part < 3; ++part) {
            const qreal top = y - tall * (1 - part * 0.24);
            const qreal foot = top + tall * 0.46;
            const qreal half = tall * (0.12 + 0.06 * part);
            QPainterPath layer;
            layer.moveTo(x, top);
            layer.quadTo(x + half * 0.4, foot - tall * 0.14, x + half, foot);
            layer.quadTo(x, foot - tall * 0.06, x - half, foot);
            layer.quadTo(x - half * 0.4, foot - tall * 0.14, x, top);
            wood.addPath(layer);
        }
    }
    wood.addRect(-span / 2, y - low * 0.12, span, 101 - y + low);
    painter.fillPath(wood, colour);
}

void Land::bareTree(QPainter& painter, QPointF foot, qreal height, const QColor& colour)
{
    QPen pen(colour, height * 0.085, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.save();
    struct Limb
    {
        QPointF from;
        qreal angle;
        qreal length;
        int depth;
    };
    QList<Limb> limbs { { foot, -90 + m_dice.between(-8, 8), height * 0.42, 0 } };
    while (!limbs.isEmpty()) {
        const Limb limb = limbs.takeLast();
        const qreal turn = limb.angle * M_PI / 180;
        const QPointF to = limb.from + QPointF(std::cos(turn), std::sin(turn)) * limb.length;
        pen.setWidthF(height * 0.085 * std::pow(0.62, limb.depth));
        QPainterPath path(limb.from);
        path.quadTo((limb.from + to) / 2 + QPointF(m_dice.between(-2, 2), 0), to);
        painter.strokePath(path, pen);
        if (limb.depth >= 4)
            continue;
        limbs.append({ to, limb.angle - m_dice.between(16, 38),
            limb.length * m_dice.between(0.6, 0.74), limb.depth + 1 });
        limbs.append({ to, limb.angle + m_dice.between(16, 38),
            limb.length * m_dice.between(0.58, 0.72), limb.depth + 1 });
    }
    painter.restore();
}

void Land::graves(QPainter& painter, qreal y, const QColor& colour)
{
    Brush brush(painter, m_palette, m_light);
    for (int i = 0; i < 5; ++i) {
        const qreal x = (i - 2) * place * 0.21 + m_dice.between(-6, 6);
        const qreal tall = m_dice.between(6, 11);
        QPainterPath stone;
        if (m_dice.chance(35)) {
            stone.addRect(x - 0.9, y - tall, 1.8, tall + 6);
            stone.addRect(x - 3.2, y - tall * 0.72, 6.4, 1.8);
            stone.setFillRule(Qt::WindingFill);
        } else {
            stone.moveTo(x - 3, y + 6);
            stone.lineTo(x - 3, y - tall * 0.6);
            stone.cubicTo(x - 3, y - tall * 1.1, x + 3, y - tall * 1.1, x + 3, y - tall * 0.6);
            stone.lineTo(x + 3, y + 6);
            stone.closeSubpath();
        }
        brush.paintPath(stone, colour, 0.5);
    }
}

void Land::lighthouse(QPainter& painter, QPointF foot, qreal height)
{
    const QPointF lamp(foot.x(), foot.y() - height + 4);
    QPainterPath beam;
    beam.moveTo(lamp);
    beam.lineTo(lamp.x() + m_light * 120, lamp.y() - 17);
    beam.lineTo(lamp.x() + m_light * 120, lamp.y() + 6);
    painter.fillPath(beam, faded(m_palette.glow, 60));
    QPainterPath tower;
    tower.moveTo(foot.x() - 5, foot.y());
    tower.lineTo(foot.x() - 2.8, lamp.y() + 4);
    tower.lineTo(foot.x() + 2.8, lamp.y() + 4);
    tower.lineTo(foot.x() + 5, foot.y());
    Brush brush(painter, m_palette, m_light);
    brush.paintPath(tower, mix(m_palette.of(Tone::Bone), m_palette.far, 0.35), 0.7);
    painter.setBrush(m_palette.mid);
    painter.drawRect(QRectF(foot.x() - 4.4, foot.y() - height * 0.34, 8.8, 5));
    painter.drawRect(QRectF(foot.x() - 3.6, lamp.y() + 3, 7.2, 1.8));
    painter.setBrush(m_palette.glow);
    painter.drawRect(QRectF(foot.x() - 2, lamp.y() - 1.6, 4, 4.6));
    QPainterPath roof;
    roof.moveTo(foot.x() - 3, lamp.y() - 1.6);
    roof.lineTo(foot.x(), lamp.y() - 6);
    roof.lineTo(foot.x() + 3, lamp.y() - 1.6);
    painter.fillPath(roof, m_palette.near);
}

void Land::sail(QPainter& painter, QPointF at, qreal size, const QColor& colour)
{
    painter.save();
    painter.translate(at);
    painter.scale(size / 24, size / 24);
    const QPainterPath hull
        = outlineOf("M-12 -3 L12 -4 C11 0 8 2 5 2 L-7 2 C-10 2 -11.4 0 -12 -3 Z");
    const QPainterPath rig
        = outlineOf("M-0.6 -26 L0.6 -26 L0.6 -3 L-0.6 -3 Z M1.2 -24 C9 -19 10 -10 9 -5.4 L1.2 -5.4 "
                    "Z M-1.2 -21 C-7 -16 -9 -10 -9 -5.4 L-1.2 -5.4 Z");
    painter.fillPath(rig, mix(colour, m_palette.disc, 0.35));
    painter.fillPath(hull, colour);
    painter.restore();
}

} // namespace triptych::art
