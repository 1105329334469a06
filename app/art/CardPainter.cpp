#include "app/art/CardPainter.h"

#include "app/art/CardArt.h"
#include "app/art/CardColours.h"
#include "app/art/CardWords.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace deckroom {

namespace {

/// The measures of CardFront.qml: everything is a multiple of a 126th of the width.
class CardSheet
{
public:
    CardSheet(QPainter& painter, const QRectF& place, const CardFace& face, const QImage& picture)
        : m_painter(painter)
        , m_face(face)
        , m_picture(picture)
        , m_place(place)
        , m_unit(place.width() / 126)
        , m_rim(4.4 * m_unit)
        , m_inside(place.adjusted(m_rim, m_rim, -m_rim, -m_rim))
    {
    }

    void draw()
    {
        drawFrame();
        const QRectF head(m_inside.left(), m_inside.top(), m_inside.width(), 17 * m_unit);
        drawHead(head);
        const QSizeF size = pictureSize(m_face, m_place.width());
        const QRectF picture(
            m_inside.left() + 1, head.bottom(), m_inside.width() - 2, size.height());
        if (!m_picture.isNull())
            m_painter.drawImage(picture, m_picture);
        else
            m_painter.fillRect(picture, colours::frameTop(m_face.colours));
        drawCosts(picture);
        const QRectF kind(picture.left(), picture.bottom(), picture.width(), 12.5 * m_unit);
        drawKind(kind);
        const qreal footHeight = (!m_face.stats.isEmpty() ? 25 : footed() ? 18 : 3) * m_unit;
        const QRectF foot(
            m_inside.left(), m_inside.bottom() - footHeight, m_inside.width(), footHeight);
        drawFoot(foot);
        const qreal x = m_inside.left() + 4 * m_unit;
        drawWords(QRectF(x, kind.bottom() + 2 * m_unit, m_inside.width() - 8 * m_unit,
            foot.top() - kind.bottom() - 3 * m_unit));
    }

private:
    QFont font(const QString& family, qreal units, QFont::Weight weight) const
    {
        QFont font(family);
        font.setPixelSize(std::max(1, qRound(units * m_unit)));
        font.setWeight(weight);
        font.setHintingPreference(QFont::PreferNoHinting);
        return font;
    }
    void text(const QRectF& room, Qt::Alignment where, const QString& words, QFont font,
        const QColor& ink, qreal smallest = 0) const
    {
        qreal width = QFontMetricsF(font).horizontalAdvance(words);
        while (
            width > room.width() && font.pixelSize() > smallest * m_unit && font.pixelSize() > 1) {
            font.setPixelSize(font.pixelSize() - 1);
            width = QFontMetricsF(font).horizontalAdvance(words);
        }
        m_painter.setFont(font);
        m_painter.setPen(ink);
        m_painter.drawText(room, int(where | Qt::TextSingleLine),
            width > room.width() + 0.5
                ? QFontMetricsF(font).elidedText(words, Qt::ElideRight, room.width())
                : words);
    }
    void icon(const QRectF& place, const QString& name, const QString& ink) const
    {
        m_painter.drawImage(place, symbol(name, ink, int(std::ceil(place.width() * m_scale))));
    }

    static QString signOf(const QVariantMap& box)
    {
        return box.value(QStringLiteral("sign")).toString();
    }
    static int printedOf(const QVariantMap& box)
    {
        return box.value(QStringLiteral("printed")).toInt();
    }
    /// Something stands along the foot.
    bool footed() const
    {
        return std::ranges::any_of(m_face.boxes, [](const QVariant& box) {
            return box.toMap().value(QStringLiteral("place")) != QStringLiteral("head");
        });
    }

    void drawFrame()
    {
        m_scale = m_painter.device()->devicePixelRatioF();
        const qreal radius = 6 * std::max(1.0, m_unit * 0.9);
        QLinearGradient frame(m_place.topLeft(), m_place.bottomLeft());
        frame.setColorAt(0, colours::frameTop(m_face.colours));
        frame.setColorAt(1, colours::frameFoot(m_face.colours));
        m_painter.setPen(QPen(colours::edge, 1));
        m_painter.setBrush(frame);
        m_painter.drawRoundedRect(m_place.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        m_painter.setBrush(colours::paper);
        m_painter.setPen(QPen(QColor(17, 24, 42, 178), 1));
        m_painter.drawRoundedRect(m_inside, 3.6, 3.6);
    }

    void drawHead(const QRectF& head)
    {
        qreal left = head.left() + 4 * m_unit;
        qreal right = head.right() - 2.5 * m_unit;
        if (!m_face.emblem.isEmpty()) {
            const qreal size = 11 * m_unit;
            icon({ head.left() + 3 * m_unit, head.center().y() - size / 2, size, size },
                m_face.emblem, QStringLiteral("ink"));
            left = head.left() + 16 * m_unit;
        }
        const QStringList stones = words::stonesOf(m_face.cost);
        const qreal stone = 12.5 * m_unit;
        for (auto each = stones.rbegin(); each != stones.rend(); ++each) {
            right -= stone;
            icon({ right, head.center().y() - stone / 2, stone, stone },
                QStringLiteral("stone-") + *each, {});
            right -= m_unit;
        }
        if (const QVariantMap box = facebox::at(m_face, "head"); !box.isEmpty()) {
            const qreal size = 10 * m_unit;
            right -= size;
            icon({ right, head.center().y() - size / 2, size, size }, signOf(box),
                QStringLiteral("ink"));
            const QFont bold = font(colours::uiFont(), 12.5, QFont::Bold);
            const QString number = box.value(QStringLiteral("value")).toString();
            const qreal width = QFontMetricsF(bold).horizontalAdvance(number) + m_unit;
            right -= width;
            text({ right, head.top(), width, head.height() }, Qt::AlignCenter, number, bold,
                colours::ink);
        }
        text({ left, head.top(), right - left - 2 * m_unit, head.height() },
            Qt::AlignLeft | Qt::AlignVCenter, m_face.name,
            font(colours::titleFont(), 12.5, QFont::DemiBold), colours::ink, 8);
    }

    void drawCosts(const QRectF& picture)
    {
        const qreal size = 12.5 * m_unit;
        qreal right = picture.right() - 2.5 * m_unit;
        for (auto each = m_face.costs.crbegin(); each != m_face.costs.crend(); ++each) {
            const QVariantMap cost = each->toMap();
            const QRectF plate(
                right - size * 1.72, picture.top() + 3 * m_unit, size * 1.72, size * 1.24);
            pill(plate, colours::plate, QColor(247, 242, 228, 178));
            icon({ plate.left() + size * 0.2, plate.center().y() - size * 0.36, size * 0.72,
                     size * 0.72 },
                cost.value(QStringLiteral("sign")).toString(), QStringLiteral("bone"));
            text(plate.adjusted(0, 0, -size * 0.26, 0), Qt::AlignRight | Qt::AlignVCenter,
                cost.value(QStringLiteral("value")).toString(),
                font(colours::uiFont(), 11.5, QFont::Bold), Qt::white);
            right = plate.left() - size * 0.16;
        }
    }

    void pill(const QRectF& place, const QColor& fill, const QColor& rim) const
    {
        m_painter.setBrush(fill);
        m_painter.setPen(QPen(rim, 1));
        m_painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    }

    void drawKind(const QRectF& kind)
    {
        m_painter.fillRect(kind, colours::paperShade);
        const int points = colours::rarityPoints(m_face.rarity);
        qreal right = kind.right() - 4 * m_unit;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colours::rarity(m_face.rarity));
        for (int k = 0; k < points; ++k) {
            const QPointF middle(right - 2.8 * m_unit, kind.center().y());
            const qreal half = 3.0 * m_unit;
            m_painter.drawPolygon(QPolygonF { middle + QPointF(0, -half), middle + QPointF(half, 0),
                middle + QPointF(0, half), middle + QPointF(-half, 0) });
            right -= 6 * m_unit;
        }
        text({ kind.left() + 4 * m_unit, kind.top(), right - kind.left() - 6 * m_unit,
                 kind.height() },
            Qt::AlignLeft | Qt::AlignVCenter, m_face.typeLine,
            font(colours::uiFont(), 8.2, QFont::Medium), colours::paperSoft, 6);
    }

    void drawFoot(const QRectF& foot)
    {
        if (!m_face.stats.isEmpty()) {
            m_painter.fillRect(foot, colours::paperShade);
            drawStats(foot);
            return;
        }
        const qreal size = 12.5 * m_unit;
        qreal left = foot.left();
        if (const QVariantMap box = facebox::at(m_face, "left"); !box.isEmpty())
            left = plate(foot.left() + m_unit, foot.center().y(), signOf(box), printedOf(box),
                colours::plate, size);
        const QVariantMap last = facebox::at(m_face, "right");
        if (!last.isEmpty())
            plate(-(foot.right() - m_unit), foot.center().y(), signOf(last), printedOf(last),
                colours::plate, size);
        if (const QVariantMap box = facebox::at(m_face, "beside"); !box.isEmpty()) {
            const qreal sign = 11 * m_unit;
            icon({ left + 4 * m_unit, foot.center().y() - sign / 2, sign, sign }, signOf(box),
                QStringLiteral("ink"));
            text({ left + 16 * m_unit, foot.top(), 20 * m_unit, foot.height() },
                Qt::AlignLeft | Qt::AlignVCenter, QString::number(printedOf(box)),
                font(colours::uiFont(), 11, QFont::Bold), colours::ink);
        }
        const QStringList stones
            = facebox::at(m_face, "stones").value(QStringLiteral("stones")).toStringList();
        if (!stones.isEmpty()) {
            const qreal stone = 11 * m_unit;
            const qreal width
                = static_cast<qreal>(stones.size()) * (stone + m_unit) - m_unit + 5 * m_unit;
            const qreal right = last.isEmpty() ? foot.right() - 4 * m_unit
                                               : foot.right() - size * 1.95 - 6 * m_unit;
            const QRectF box(right - width, foot.center().y() - 7.5 * m_unit, width, 15 * m_unit);
            pill(box, colours::paperShade, colours::paperSoft);
            qreal x = box.left() + 2.5 * m_unit;
            for (const QString& name : stones) {
                icon({ x, box.center().y() - stone / 2, stone, stone },
                    QStringLiteral("stone-") + name, {});
                x += stone + m_unit;
            }
        }
    }

    /// A number with its sign; a negative x is where it ends. Gives its right edge.
    qreal plate(
        qreal x, qreal middle, const QString& sign, int value, const QColor& fill, qreal size)
    {
        const QString number = QString::number(value);
        const qreal width = size * (number.size() > 1 ? 2.3 : 1.95);
        const qreal height = size * 1.22;
        const QRectF place(x < 0 ? -x - width : x, middle - height / 2, width, height);
        m_painter.setBrush(fill);
        m_painter.setPen(QPen(QColor(247, 242, 228, 190), 1));
        m_painter.drawRoundedRect(place, height * 0.28, height * 0.28);
        icon({ place.left() + size * 0.22, middle - size * 0.36, size * 0.72, size * 0.72 }, sign,
            QStringLiteral("bone"));
        text(place.adjusted(size * 0.95, 0, -size * 0.16, 0), Qt::AlignCenter, number,
            font(colours::uiFont(), size / m_unit, QFont::Bold), colours::plateInk);
        return place.right();
    }

    void drawStats(const QRectF& foot)
    {
        struct Stat
        {
            QVariantMap row;
            qreal width;
        };
        QList<Stat> stats;
        const qreal rose = 17.4 * m_unit;
        const qreal size = 13.5 * m_unit;
        qreal sum = 0;
        const qreal gap = (m_face.stats.size() > 3 ? 3 : 7) * m_unit;
        for (const QVariant& each : m_face.stats) {
            const QVariantMap row = each.toMap();
            const bool round = row.contains(QStringLiteral("arrows"));
            const bool wide = row.value(QStringLiteral("value")).toString().size() > 1;
            stats.append({ row, round ? rose * 1.46 : size * (wide ? 2.3 : 1.95) });
            sum += stats.last().width + (stats.size() > 1 ? gap : 0);
        }
        qreal x = foot.center().x() - sum / 2;
        for (const Stat& stat : std::as_const(stats)) {
            const QString sign = stat.row.value(QStringLiteral("sign")).toString();
            if (stat.row.contains(QStringLiteral("arrows")))
                drawRose(x, foot.center().y(), stat.row, rose);
            else
                plate(x, foot.center().y(), sign, stat.row.value(QStringLiteral("value")).toInt(),
                    colours::sign(sign), size);
            x += stat.width + gap;
        }
    }

    void drawRose(qreal x, qreal middle, const QVariantMap& stat, qreal size)
    {
        const qreal top = middle - size / 2;
        const qreal small = size * 0.46;
        icon({ x, top + size * 0.06, small, small }, stat.value(QStringLiteral("sign")).toString(),
            QStringLiteral("ink"));
        if (const QString note = stat.value(QStringLiteral("note")).toString(); !note.isEmpty())
            text({ x, top + size * 0.54, size * 0.5, size * 0.4 }, Qt::AlignCenter,
                QStringLiteral("\u00D7") + note, font(colours::uiFont(), 5.6, QFont::DemiBold),
                colours::paperSoft);
        const QPointF hub(x + size * 0.96, middle);
        const qreal radius = size * 0.31;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colours::plate);
        m_painter.drawEllipse(hub, radius, radius);
        text({ hub.x() - radius, hub.y() - radius, 2 * radius, 2 * radius }, Qt::AlignCenter,
            stat.value(QStringLiteral("value")).toString(),
            font(colours::uiFont(), size * 0.44 / m_unit, QFont::Bold), colours::plateInk);
        const qreal tick = std::max(3.0, size * 0.2);
        for (const QVariant& arrow : stat.value(QStringLiteral("arrows")).toList()) {
            m_painter.save();
            m_painter.translate(hub);
            m_painter.rotate(arrow.toDouble());
            icon({ -tick / 2, -(radius + size * 0.12) - tick / 2, tick, tick },
                QStringLiteral("tick"), QStringLiteral("ink"));
            m_painter.restore();
        }
    }

    void drawWords(const QRectF& room)
    {
        qreal boxHeight = 0;
        const qreal largest = 8.6 * m_unit;
        if (!m_face.boxText.isEmpty()) {
            const qreal letters = static_cast<qreal>(m_face.text.size() + 28);
            const qreal share = m_face.text.isEmpty()
                ? 0.95
                : std::clamp(static_cast<qreal>(m_face.boxText.size() + 14) / letters, 0.36, 0.62);
            boxHeight = room.height() * share;
            words::Block block(m_face.boxText, room.width() - 14.5 * m_unit, boxHeight - 3 * m_unit,
                largest * 0.95, m_unit);
            boxHeight = std::min(boxHeight, std::max(block.height() + 4 * m_unit, 14 * m_unit));
            const QRectF box(room.left(), room.bottom() - boxHeight, room.width(), boxHeight);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colours::paperShade);
            m_painter.drawRoundedRect(box, 3, 3);
            const qreal glass = 8.5 * m_unit;
            icon({ box.left() + 2 * m_unit, box.top() + 2 * m_unit, glass, glass }, m_face.boxSign,
                QStringLiteral("ink"));
            block.draw(m_painter, box.topLeft() + QPointF(12.5 * m_unit, 1.5 * m_unit));
            boxHeight += 2 * m_unit;
        }
        if (m_face.text.isEmpty())
            return;
        words::Block(m_face.text, room.width(), room.height() - boxHeight, largest, m_unit)
            .draw(m_painter, room.topLeft());
    }

    QPainter& m_painter;
    const CardFace& m_face;
    const QImage& m_picture;
    const QRectF m_place;
    const qreal m_unit;
    const qreal m_rim;
    const QRectF m_inside;
    qreal m_scale = 1;
};

} // namespace

QSizeF pictureSize(const CardFace& face, qreal cardWidth)
{
    const qreal unit = cardWidth / 126;
    const auto letters = face.text.size() + face.boxText.size();
    const bool wordy = letters > (face.crowded ? 48 : 150);
    const qreal height = face.crowded && letters > 110 ? 45 : wordy ? 58 : 70;
    return { cardWidth - 2 * 4.4 * unit - 2, height * unit };
}

void paintCard(QPainter& painter, const QRectF& place, const CardFace& face, const QImage& picture)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::TextAntialiasing);
    CardSheet(painter, place, face, picture).draw();
    painter.restore();
}

QImage generatedPicture(const CardFace& face, QSize size)
{
    const QString kinds = face.typeLine.section(QStringLiteral(" \u2013 "), 1, 1);
    return triptych::drawCardArt({ face.cardId, face.name + u' ' + kinds, face.motif, face.kinship,
                                     face.colours, face.leader },
        size);
}

} // namespace deckroom
