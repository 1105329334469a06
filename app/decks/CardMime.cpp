#include "app/decks/CardMime.h"

#include <QDataStream>
#include <QIODevice>

namespace deckroom {

QString cardMimeType()
{
    return QStringLiteral("application/x-triptych-cards");
}

QMimeData* toMime(const DeckDesk& desk, const CarriedCards& carried)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << carried.game << quint64(carried.document) << int(carried.from)
        << qint32(carried.cards.size());
    QStringList lines;
    for (const CardCount& each : carried.cards) {
        out << quint64(each.card) << qint32(each.count);
        lines.append(QStringLiteral("%1 %2").arg(
            QString::number(each.count), QString::fromStdString(desk.spelling(each.card))));
    }
    auto* data = new QMimeData;
    data->setData(cardMimeType(), bytes);
    data->setText(lines.join(u'\n'));
    return data;
}

std::optional<CarriedCards> fromMime(const QMimeData* data)
{
    if (!data || !data->hasFormat(cardMimeType()))
        return std::nullopt;
    QDataStream in(data->data(cardMimeType()));
    CarriedCards carried;
    quint64 document = 0;
    int part = 0;
    qint32 size = 0;
    in >> carried.game >> document >> part >> size;
    if (part < 0 || part > int(Part::GuildMaster) || size < 0 || size > 10000)
        return std::nullopt;
    carried.document = static_cast<quintptr>(document);
    carried.from = static_cast<Part>(part);
    for (qint32 n = 0; n < size; ++n) {
        quint64 card = 0;
        qint32 count = 0;
        in >> card >> count;
        carried.cards.append({ static_cast<std::size_t>(card), count });
    }
    if (in.status() != QDataStream::Ok)
        return std::nullopt;
    return carried;
}

} // namespace deckroom
