#include "CardArtScene.h"

#include "CardArtLand.h"
#include "CardArtLooks.h"
#include "CardArtShapes.h"
#include "CardArtWash.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace triptych::art {

namespace {

constexpr qreal horizon = 62;

/// The others show a thing.
bool isFigure(const CardSubject& subject)
{
    return subject.motif == QLatin1String("figure");
}
bool isWatercolour(const CardSubject& subject)
{
    return !subject.colours.isEmpty() && subject.colours.at(0).isUpper();
}

} // namespace

Scene::Scene(const CardSubject& subject, qreal width)
    : m_subject(subject)
    , m_width(width)
    , m_dice(subject.id)
    , m_palette(paletteFor(subject.colours, m_dice))
    , m_light(m_dice.chance(50) ? -1 : 1)
{
    if (subject.kinship == QLatin1String("undead"))
        m_palette.skin = mix(m_palette.skin, QColor(0xa9b8a6), 0.75);
    const bool behind = m_dice.chance(45); // the disc stands behind the head, as a halo does
    m_disc = behind ? QPointF(m_light * m_dice.between(4, 9), 33)
                    : QPointF(m_light * m_dice.between(35, 46), m_dice.between(20, 30));
    m_discSize = behind ? m_dice.between(25, 30) : m_dice.between(8, 13);
    if (!isFigure(subject)) {
        m_disc = QPointF(0, 44);
        m_discSize = 31;
    }
}

void Scene::draw(QPainter& painter)
{
    painter.setPen(Qt::NoPen);
    drawSky(painter);
    drawDisc(painter);
    Land land(m_subject, m_palette, m_dice, { m_light, m_disc }, m_width);
    land.draw(painter);
    land.mist(painter, 74, 26, 70);

    Brush brush(painter, m_palette, m_light);
    // A token is a square of forty pixels: the figure comes closer.
    const qreal closer = m_width < 110 ? 1.34 : 1.14;
    if (isFigure(m_subject)) {
        painter.save();
        painter.translate(0, 34);
        painter.scale(closer, closer);
        painter.translate(0, -32);
        Dice figure(m_subject.id + QStringLiteral("/figure"));
        drawFigure(brush, m_subject, figure);
        painter.restore();
    } else {
        const char* thing = thingFor(m_subject, m_dice);
        brush.setRim(0.9);
        QRadialGradient pool(QPointF(0, 80), 30);
        pool.setColorAt(0, faded(m_palette.of(Tone::Ink), 120));
        pool.setColorAt(1, faded(m_palette.of(Tone::Ink), 0));
        painter.save();
        painter.translate(0, 80);
        painter.scale(1, 0.16);
        painter.translate(0, -80);
        painter.fillRect(QRectF(-40, 40, 80, 80), pool);
        painter.restore();
        const bool isLong = longThing(thing);
        // Shields are drawn for a hand too, though as wide as they are long.
        const qreal size = isLong ? 0.9 : std::string_view(thing) == "shield" ? 1.5 : 2.3;
        const bool stands = m_subject.motif == QLatin1String("building");
        const qreal turn = isLong ? m_light * m_dice.between(16, 30)
            : stands              ? 0
                                  : m_dice.between(-7, 7);
        const QPointF at = isLong ? QPointF(m_light * -4, 52) : QPointF(0, size < 2 ? 42 : 46);
        brush.paint(thing, at, size * closer, turn, m_dice.chance(50));
    }
    drawForeground(painter);
}

void Scene::drawSky(QPainter& painter)
{
    QLinearGradient sky(0, 0, 0, horizon + 6);
    sky.setColorAt(0, m_palette.skyTop);
    sky.setColorAt(0.55, mix(m_palette.skyTop, m_palette.skyLow, 0.5));
    sky.setColorAt(1, m_palette.skyLow);
    painter.fillRect(QRectF(-m_width / 2, 0, m_width, 101), sky);

    const bool dark = m_palette.skyTop.lightness() < 70;
    if (dark) {
        for (int i = 0; i < 22; ++i) {
            const QPointF at(m_dice.between(-75, 75), m_dice.between(2, 40));
            const qreal size = m_dice.between(0.25, 0.7);
            painter.setBrush(faded(QColor(255, 255, 255), 150 - int(at.y() * 3)));
            painter.drawEllipse(at, size, size);
        }
    }
    // Long, flat clouds: three or four lenses, each in two tones.
    for (int i = 0, n = 2 + m_dice.below(3); i < n; ++i) {
        const qreal y = m_dice.between(8, 44);
        const qreal x = m_dice.between(-75, 75);
        const qreal wide = m_dice.between(22, 44);
        const QColor tone = mix(m_palette.skyLow, m_palette.disc, dark ? 0.1 : 0.5);
        for (int k = 0; k < 3; ++k) {
            painter.setBrush(faded(tone, dark ? 34 : 62));
            const qreal w = wide * (1 - 0.22 * k);
            painter.drawRoundedRect(QRectF(x - w / 2 + k * 4.0, y - k * 1.9, w, 3.4), 1.7, 1.7);
        }
    }
}

void Scene::drawDisc(QPainter& painter)
{
    QRadialGradient glow(m_disc, m_discSize * 2.4);
    glow.setColorAt(0, faded(m_palette.disc, 150));
    glow.setColorAt(0.42, faded(m_palette.disc, 70));
    glow.setColorAt(1, faded(m_palette.disc, 0));
    painter.fillRect(QRectF(-m_width / 2, 0, m_width, 101), glow);
    if (!isFigure(m_subject)) { // rays behind a thing, in a quiet even ring
        painter.save();
        painter.translate(m_disc);
        painter.rotate(m_dice.between(0, 20));
        painter.setBrush(faded(m_palette.disc, 46));
        for (int i = 0; i < 18; ++i) {
            painter.rotate(20);
            QPainterPath ray;
            ray.moveTo(0, 0);
            ray.lineTo(110, -8);
            ray.lineTo(110, 8);
            painter.drawPath(ray);
        }
        painter.restore();
    }
    painter.setBrush(isFigure(m_subject) ? m_palette.disc
                                         : faded(mix(m_palette.disc, m_palette.skyLow, 0.25), 150));
    painter.drawEllipse(m_disc, m_discSize, m_discSize);
    if (m_discSize < 14 && m_palette.skyTop.lightness() < 90) { // a moon has seas
        painter.setBrush(faded(mix(m_palette.disc, m_palette.skyTop, 0.3), 90));
        painter.drawEllipse(m_disc + QPointF(-m_discSize * 0.3, -m_discSize * 0.2),
            m_discSize * 0.24, m_discSize * 0.2);
        painter.drawEllipse(m_disc + QPointF(m_discSize * 0.28, m_discSize * 0.3),
            m_discSize * 0.18, m_discSize * 0.15);
    }
}

void Scene::drawForeground(QPainter& painter)
{
    if (isWatercolour(m_subject)) {
        Wash wash(painter, m_dice);
        for (int i = 0; i < 5; ++i) // grain of the paper
            wash.blot({ m_dice.between(-m_width / 2, m_width / 2), m_dice.between(0, 100) },
                m_dice.between(14, 30), m_dice.between(8, 20), QColor(0xfffaf0), 44);
        wash.paperEdge(m_width, 2.6, QColor(0xf7f1e3));
        return;
    }
    // A dark edge below and in the corners draws the eye to the middle.
    QLinearGradient foot(0, 78, 0, 100);
    foot.setColorAt(0, faded(m_palette.of(Tone::Ink), 0));
    foot.setColorAt(1, faded(m_palette.of(Tone::Ink), 150));
    painter.fillRect(QRectF(-m_width / 2, 78, m_width, 23), foot);
    QRadialGradient eye(QPointF(0, 46), m_width * 0.72);
    eye.setColorAt(0.6, faded(m_palette.of(Tone::Ink), 0));
    eye.setColorAt(1, faded(m_palette.of(Tone::Ink), 130));
    painter.fillRect(QRectF(-m_width / 2, 0, m_width, 101), eye);
}

} // namespace triptych::art
