#include "app/decks/CardPictures.h"

#include "app/art/CardPainter.h"

#include <QDir>
#include <QImageReader>
#include <QPainter>

namespace deckroom {

namespace {

// Some screens full: what was scrolled away is soon drawn again.
constexpr int mostKilobytes = 24 * 1024;

quint64 keyOf(std::size_t number, int width)
{
    return quint64(number) << 16 | quint64(width & 0xFFFF);
}

} // namespace

CardPictures::CardPictures(const DeckDesk& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_pixmaps(mostKilobytes)
{
}

CardPictures::~CardPictures() = default;

void CardPictures::setPictureFolder(const QString& folder)
{
    QHash<QString, QString> own;
    const QDir dir(folder);
    const QStringList names
        = dir.entryList({ QStringLiteral("*.png"), QStringLiteral("*.jpg"),
                            QStringLiteral("*.jpeg"), QStringLiteral("*.webp") },
            QDir::Files);
    for (const QString& name : names)
        own.insert(name.section(u'.', 0, -2), dir.absoluteFilePath(name));
    m_own = own;
    forget();
}

void CardPictures::forget()
{
    ++m_generation;
    m_pixmaps.clear();
    m_lastWidth.clear();
    m_asked.clear();
}

QImage CardPictures::draw(const CardFace& face, const QString& ownPicture, int width)
{
    const QSize size(width, heightOf(width));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QSize art = pictureSize(face, width).toSize().expandedTo({ 8, 8 });
    QImage picture;
    if (!ownPicture.isEmpty()) {
        QImageReader reader(ownPicture);
        reader.setAutoTransform(true);
        const QSize natural = reader.size();
        if (natural.isValid()) {
            const QSize filled = natural.scaled(art, Qt::KeepAspectRatioByExpanding);
            reader.setScaledSize(filled);
            const QImage read = reader.read();
            picture = read.copy((read.width() - art.width()) / 2,
                (read.height() - art.height()) / 2, art.width(), art.height());
        }
    }
    if (picture.isNull())
        picture = generatedPicture(face, art);
    QPainter painter(&image);
    paintCard(painter, QRectF(QPointF(0, 0), QSizeF(size)), face, picture);
    return image;
}

QImage CardPictures::cardNow(std::size_t number, int width) const
{
    const CardFace face = m_desk.face(number);
    return draw(face, m_own.value(face.cardId), width);
}

QPixmap CardPictures::card(std::size_t number, int width)
{
    width = std::clamp(width, 24, 1600);
    const quint64 key = keyOf(number, width);
    if (const QPixmap* found = m_pixmaps.object(key))
        return *found;
    if (!m_asked.contains(key)) {
        // What was scrolled past is not worth drawing any more: the last asked are the first drawn.
        m_asked.insert(key);
        const CardFace face = m_desk.face(number);
        const QString own = m_own.value(face.cardId);
        m_painter.start([this, number, width, face, own, generation = m_generation] {
            if (m_mailbox.push({ number, width, generation, draw(face, own, width) }))
                QMetaObject::invokeMethod(this, "collect", Qt::QueuedConnection);
        });
    }
    if (const int last = m_lastWidth.value(number); last > 0)
        if (const QPixmap* other = m_pixmaps.object(keyOf(number, last)))
            return *other;
    return {};
}

void CardPictures::collect()
{
    for (Drawn& each : m_mailbox.takeAll()) {
        if (each.generation != m_generation)
            continue;
        const quint64 key = keyOf(each.number, each.width);
        m_asked.remove(key);
        const auto kilobytes = static_cast<qsizetype>(each.image.sizeInBytes() / 1024);
        m_pixmaps.insert(key, new QPixmap(QPixmap::fromImage(std::move(each.image))), kilobytes);
        m_lastWidth.insert(each.number, each.width);
        Q_EMIT drawn(each.number);
    }
}

} // namespace deckroom
