#include "app/workshop/CardChecker.h"

#include "app/art/CardPainter.h"

#include <QPainter>

#include <exception>

namespace workshop {

namespace {

QImage drawn(const CardFace& face, int width, const QImage& picture)
{
    const QSize size(width, qRound(width / deckroom::cardRatio));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QSize art = deckroom::pictureSize(face, width).toSize().expandedTo({ 8, 8 });
    QImage shown;
    if (picture.isNull()) {
        shown = deckroom::generatedPicture(face, art);
    } else {
        const QImage filled
            = picture.scaled(art, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
        shown = filled.copy((filled.width() - art.width()) / 2,
            (filled.height() - art.height()) / 2, art.width(), art.height());
    }
    QPainter painter(&image);
    deckroom::paintCard(painter, QRectF(QPointF(0, 0), QSizeF(size)), face, shown);
    return image;
}

} // namespace

CardChecker::CardChecker(const triptych::Game& game, QObject* parent)
    : QObject(parent)
    , m_game(game)
{
}

CardChecker::~CardChecker()
{
    m_latest = 0;
}

void CardChecker::check(const Json& card, int width, const QImage& picture)
{
    m_latest = ++m_asked;
    m_thread.clear(); // Nobody waits for what stood there before.
    m_thread.start([this, number = m_asked, card, width, picture] {
        if (m_latest != number)
            return;
        CheckedCard checked;
        QImage image;
        try {
            checked = workshop::check(m_game, card);
            image = drawn(checked.face, std::clamp(width, 60, 1200), picture);
        } catch (const std::exception& error) {
            checked.findings.append({ {}, -1, 0, QString::fromUtf8(error.what()) });
        }
        if (m_mailbox.push({ number, std::move(checked), std::move(image) }))
            QMetaObject::invokeMethod(this, "collect", Qt::QueuedConnection);
    });
}

void CardChecker::collect()
{
    for (const Done& done : m_mailbox.takeAll()) {
        if (done.number != m_asked)
            continue;
        m_told = done.number;
        Q_EMIT checked(done.card, done.drawn);
    }
}

} // namespace workshop
