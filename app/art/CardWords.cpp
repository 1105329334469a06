#include "app/art/CardWords.h"

#include "app/art/CardColours.h"
#include "app/art/CardPainter.h"

#include <QFile>
#include <QFontMetricsF>
#include <QMutex>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace deckroom {

/// Symbols are drawn once in each size; painters of several threads ask.
QImage symbol(const QString& name, const QString& ink, int size)
{
    static QMutex mutex;
    static QHash<QString, QImage> drawn;
    const QString key = QStringLiteral("%1/%2/%3").arg(name, ink).arg(size);
    const QMutexLocker lock(&mutex);
    if (const auto found = drawn.constFind(key); found != drawn.constEnd())
        return *found;
    const bool inked = !name.startsWith(u"stone-") && !name.startsWith(u"back-");
    const QString path = QStringLiteral(":/qt/qml/Triptych/Controls/icons/")
        + (inked ? (ink.isEmpty() ? QStringLiteral("ink") : ink) + u'/' : QString()) + name
        + QStringLiteral(".svg");
    QImage image(std::max(1, size), std::max(1, size), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (QFile::exists(path)) {
        QSvgRenderer renderer(path);
        QPainter painter(&image);
        const QSizeF natural = renderer.defaultSize();
        const qreal scale = size / std::max(natural.width(), natural.height());
        const QSizeF fitted = natural * scale;
        renderer.render(&painter,
            QRectF(QPointF((size - fitted.width()) / 2, (size - fitted.height()) / 2), fitted));
    }
    if (drawn.size() > 600) // Zooming makes many sizes; none is worth keeping for ever.
        drawn.clear();
    drawn.insert(key, image);
    return image;
}

namespace words {

namespace {

/// "{w/u}" is the stone "wu", whichever way round it is printed.
QString stoneName(const QString& braced)
{
    QString bare = braced.mid(1, braced.size() - 2).toLower().remove(u'/');
    static const QStringList pairs { QStringLiteral("wu"), QStringLiteral("wb"),
        QStringLiteral("wg"), QStringLiteral("ub"), QStringLiteral("ug"), QStringLiteral("bg") };
    if (bare.size() == 2 && QStringLiteral("wubg").contains(bare.at(0)) && !pairs.contains(bare))
        std::swap(bare[0], bare[1]);
    return bare;
}

const QRegularExpression& sign()
{
    static const QRegularExpression sign(
        QStringLiteral("(\\[>>>\\])|(\\{[^}]*\\})|\\[([^\\]]+)\\]"));
    return sign;
}

} // namespace

QStringList stonesOf(const QString& cost)
{
    QStringList stones;
    for (auto found = sign().globalMatch(cost); found.hasNext();)
        stones.append(stoneName(found.next().captured(2)));
    return stones;
}

Block::Block(const QString& words, qreal width, qreal height, qreal largest, qreal unit)
    : m_pieces(piecesOf(words))
    , m_width(width)
    , m_room(height)
{
    const qreal smallest = 5.6 * unit;
    qreal size = largest;
    while (!lay(size) && size > smallest)
        size = std::max(smallest, size * 0.94);
}

QList<Block::Piece> Block::piecesOf(const QString& words)
{
    QList<Piece> pieces;
    bool spaced = false;
    const auto add = [&](const QString& text, bool bold) {
        static const QRegularExpression part(QStringLiteral("(\\s*\\n)|(\\s+)|([^\\s]+)"));
        for (auto found = part.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            if (!match.captured(1).isEmpty()) {
                pieces.append({ {}, {}, false, false, true });
                spaced = false;
            } else if (!match.captured(2).isEmpty()) {
                spaced = true;
            } else {
                pieces.append({ match.captured(3), {}, bold, spaced, false });
                spaced = false;
            }
        }
    };
    qsizetype done = 0;
    for (auto found = sign().globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        add(words.mid(done, match.capturedStart() - done), false);
        done = match.capturedEnd();
        if (!match.captured(3).isEmpty()) {
            add(match.captured(3), true);
            continue;
        }
        const QString name = !match.captured(1).isEmpty()
            ? QStringLiteral("turn")
            : QStringLiteral("stone-") + stoneName(match.captured(2));
        pieces.append({ {}, name, false, spaced, false });
        spaced = false;
    }
    add(words.mid(done), false);
    return pieces;
}

QFont Block::font(bool bold) const
{
    QFont font(colours::uiFont());
    font.setPixelSize(std::max(1, qRound(m_size)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Fills lines from the left; true when everything fits.
bool Block::lay(qreal size)
{
    m_size = size;
    m_laid.clear();
    m_cut = false;
    const QFontMetricsF plain(font(false));
    const QFontMetricsF bold(font(true));
    const qreal line = plain.height() * 1.02;
    const qreal blank = plain.horizontalAdvance(u' ');
    qreal x = 0;
    qreal y = 0;
    for (const Piece& piece : std::as_const(m_pieces)) {
        if (piece.newLine) {
            x = 0;
            y += line * 1.12;
            continue;
        }
        const qreal width = piece.stone.isEmpty()
            ? (piece.bold ? bold : plain).horizontalAdvance(piece.text)
            : std::round(m_size * 1.05);
        const qreal before = piece.spaced && x > 0 ? blank : 0;
        if (x > 0 && x + before + width > m_width) {
            x = 0;
            y += line;
        } else {
            x += before;
        }
        if (y + line > m_room + 1)
            m_cut = true;
        m_laid.append({ { x, y, width, line }, &piece });
        x += width;
    }
    m_height = y + line;
    return !m_cut;
}

void Block::draw(QPainter& painter, QPointF topLeft) const
{
    const qreal scale = painter.device()->devicePixelRatioF();
    painter.setPen(colours::ink);
    QRectF last;
    for (const Laid& laid : m_laid) {
        if (laid.place.bottom() > m_room + 1)
            break;
        const QRectF place = laid.place.translated(topLeft);
        last = place;
        if (!laid.piece->stone.isEmpty()) {
            const QRectF square(
                place.left(), place.center().y() - place.width() / 2, place.width(), place.width());
            painter.drawImage(square,
                symbol(laid.piece->stone, QStringLiteral("ink"),
                    int(std::ceil(place.width() * scale))));
            continue;
        }
        painter.setFont(font(laid.piece->bold));
        painter.drawText(
            place, int(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip), laid.piece->text);
    }
    if (m_cut && !last.isNull())
        painter.drawText(QRectF(last.right(), last.top(), m_size, last.height()), Qt::AlignLeft,
            QStringLiteral("\u2026"));
}

} // namespace words
} // namespace deckroom
