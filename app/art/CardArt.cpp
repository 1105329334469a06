#include "CardArt.h"

#include "CardArtScene.h"
#include "CardArtWash.h"

#include <QCache>
#include <QPainter>
#include <QUrl>
#include <QUrlQuery>

#include <mutex>

namespace triptych {

namespace {

constexpr int cacheKilobytes = 16 * 1024;
constexpr QSize usualSize { 240, 176 };
constexpr int largestSide = 1600;

/// What was drawn last; the tables of matches and drafts show the same cards.
struct Drawn
{
    std::mutex mutex;
    QCache<QString, QImage> pictures { cacheKilobytes }; ///< Cost is counted in kilobytes.

    ~Drawn()
    {
        const std::lock_guard lock(mutex); // after whoever drew last
        pictures.clear();
    }
};

Drawn& drawn()
{
    static Drawn kept;
    return kept;
}

/// Cut to a disc, for a token.
QImage rounded(const QImage& picture)
{
    QImage disc(picture.size(), QImage::Format_ARGB32_Premultiplied);
    disc.fill(Qt::transparent);
    QPainter painter(&disc);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(picture);
    painter.drawEllipse(disc.rect());
    return disc;
}

} // namespace

QImage drawCardArt(const CardSubject& subject, QSize size)
{
    // Drawn twice as fine and scaled down: clip edges come out as smooth as outlines do.
    QImage fine(size * 2, QImage::Format_ARGB32_Premultiplied);
    fine.fill(Qt::black);
    QPainter painter(&fine);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = fine.height() / 100.0;
    painter.translate(fine.width() / 2.0, 0);
    painter.scale(unit, unit);
    const qreal width = 100.0 * size.width() / size.height();
    if (subject.motif == QLatin1String("region"))
        art::drawRegion(painter, subject, width);
    else if (subject.motif == QLatin1String("sky"))
        art::drawOpenSky(painter, subject, width);
    else
        art::Scene(subject, width).draw(painter);
    painter.end();
    return fine.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

CardSubject cardSubjectOf(const QString& imageId)
{
    const QUrl url(imageId);
    const QUrlQuery query(url);
    CardSubject subject;
    subject.id = url.path();
    subject.words = query.queryItemValue(QStringLiteral("words"), QUrl::FullyDecoded);
    subject.motif = query.queryItemValue(QStringLiteral("motif"));
    subject.kinship = query.queryItemValue(QStringLiteral("kinship"), QUrl::FullyDecoded).toLower();
    subject.colours = query.queryItemValue(QStringLiteral("colours"));
    subject.leader = query.queryItemValue(QStringLiteral("leader")) == QLatin1String("1");
    return subject;
}

CardArt::CardArt()
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading)
{
}

void CardArt::forget()
{
    const std::lock_guard lock(drawn().mutex);
    drawn().pictures.clear();
}

QImage CardArt::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    QSize wanted = requestedSize.isEmpty() ? usualSize : requestedSize;
    wanted = wanted.boundedTo({ largestSide, largestSide }).expandedTo({ 8, 8 });
    if (size)
        *size = wanted;
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(wanted.width()).arg(wanted.height());
    {
        const std::lock_guard lock(drawn().mutex);
        if (const QImage* kept = drawn().pictures.object(key))
            return *kept;
    }
    QImage picture = drawCardArt(cardSubjectOf(id), wanted);
    if (QUrlQuery(QUrl(id)).queryItemValue(QStringLiteral("round")) == QLatin1String("1"))
        picture = rounded(picture);
    const std::lock_guard lock(drawn().mutex);
    drawn().pictures.insert(key, new QImage(picture), int(picture.sizeInBytes() / 1024) + 1);
    return picture;
}

} // namespace triptych
