#include "app/decks/DeckSheet.h"

#include "app/art/CardColours.h"
#include "app/art/CardPainter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSet>

#include <algorithm>

using triptych::decks::Entry;

namespace deckroom::sheet {

namespace {

/// Words of these pages.
struct Sheet
{
    Q_DECLARE_TR_FUNCTIONS(DeckSheet)
};

struct Line
{
    std::size_t card = DeckDesk::npos;
    QString name;
    int count = 0;
    Part part = Part::Main;
    int type = 99;
};

QList<Line> linesOf(const DeckDesk& desk, const triptych::decks::DeckList& deck)
{
    QList<Line> lines;
    for (const Part part :
        { Part::Hero, Part::Champion, Part::GuildMaster, Part::Main, Part::Side })
        for (const Entry& entry : entriesOf(deck, part)) {
            Line line { desk.find(entry.card), QString::fromStdString(entry.card), entry.count,
                part, 99 };
            if (line.card != DeckDesk::npos) {
                line.name = desk.facts(line.card).name;
                line.type = desk.facts(line.card).rank(static_cast<std::size_t>(desk.typeFacet()));
            }
            lines.append(line);
        }
    const auto rank = [](Part part) { return part == Part::Side ? 2 : part == Part::Main ? 1 : 0; };
    std::ranges::stable_sort(lines, [&](const Line& one, const Line& other) {
        return std::tuple(rank(one.part), one.type, one.name)
            < std::tuple(rank(other.part), other.type, other.name);
    });
    // A unique has the name of the card that it is one of.
    QHash<QString, QSet<std::size_t>> cards;
    for (const Line& line : std::as_const(lines))
        cards[line.name].insert(line.card);
    for (Line& line : lines)
        if (line.card != DeckDesk::npos && cards.value(line.name).size() > 1)
            line.name
                += QStringLiteral(" (%1)").arg(QString::fromStdString(desk.spelling(line.card)));
    return lines;
}

QString counted(const Line& line)
{
    return QStringLiteral("%1 \u00D7 %2").arg(line.count).arg(line.name);
}

QString cannotWrite(const QString& path)
{
    return Sheet::tr("The file %1 cannot be written; choose another place.").arg(path);
}

/// A page in millimetres.
bool begin(QPdfWriter& pdf, QPainter& painter)
{
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins({});
    pdf.setResolution(300);
    if (!painter.begin(&pdf))
        return false;
    painter.scale(pdf.resolution() / 25.4, pdf.resolution() / 25.4);
    return true;
}

QFont millimetreFont(const QString& family, qreal size, bool bold)
{
    // Fonts have whole pixels: drawn large and scaled down they keep their shape.
    QFont font(family);
    font.setPixelSize(qRound(size * 10));
    font.setBold(bold);
    return font;
}

void text(QPainter& painter, QPointF base, const QString& words, QFont font, qreal widest)
{
    painter.save();
    painter.translate(base);
    painter.scale(0.1, 0.1);
    const QString shown = fitted(words, font, widest * 10);
    painter.setFont(font);
    painter.drawText(QPointF(0, 0), shown);
    painter.restore();
}

/// What cannot be written whole is not written at all.
QString finish(QPainter& painter, QSaveFile& file)
{
    return painter.end() && file.commit() ? QString() : cannotWrite(file.fileName());
}

} // namespace

QString fitted(const QString& words, QFont& font, qreal widest)
{
    const int least = font.pixelSize() * 2 / 3;
    while (font.pixelSize() > least && QFontMetricsF(font).horizontalAdvance(words) > widest)
        font.setPixelSize(font.pixelSize() - 1);
    return QFontMetricsF(font).elidedText(words, Qt::ElideRight, widest);
}

QStringList listed(const DeckDesk& desk, const triptych::decks::DeckList& deck)
{
    QStringList words;
    for (const Line& line : linesOf(desk, deck))
        words.append(counted(line));
    return words;
}

QString writeSheet(const QString& path, const DeckDesk& desk, const NotedDeck& deck)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path);
    QPdfWriter pdf(&file);
    pdf.setTitle(QString::fromStdString(deck.list.name));
    QPainter painter;
    if (!begin(pdf, painter))
        return cannotWrite(path);
    constexpr qreal pageWidth = 174;
    constexpr qreal columnWidth = 84;
    const QFont plain = millimetreFont(colours::uiFont(), 3.4, false);
    const QFont bold = millimetreFont(colours::uiFont(), 3.6, true);
    text(painter, { 18, 24 }, QString::fromStdString(deck.list.name),
        millimetreFont(colours::titleFont(), 9, true), pageWidth);
    text(painter, { 18, 31 },
        Sheet::tr("%1: %2. %n cards.", nullptr, cardsIn(deck.list, Part::Main))
            .arg(desk.title(), desk.rulesetTitle(QString::fromStdString(deck.list.ruleset))),
        plain, pageWidth);
    text(painter, { 18, 38 }, Sheet::tr("Player: ________________________   Date: ______________"),
        plain, pageWidth);
    const QList<Line> lines = linesOf(desk, deck.list);
    qreal x = 18;
    qreal y = 50;
    const auto down = [&](qreal height) {
        y += height;
        if (y <= 282)
            return;
        y = 50;
        x += 88;
        if (x > 120) {
            pdf.newPage();
            x = 18;
            y = 24;
        }
    };
    QString group;
    for (const Line& line : lines) {
        const QString title = line.part == Part::Side ? Sheet::tr("Side deck")
            : isPlace(line.part)                      ? Sheet::tr("Leader")
            : line.type < desk.facets().at(desk.typeFacet()).titles.size()
            ? desk.facets().at(desk.typeFacet()).titles.at(line.type)
            : Sheet::tr("Others");
        if (title != group) {
            group = title;
            int sum = 0;
            for (const Line& other : lines)
                if (other.part == line.part && (line.part != Part::Main || other.type == line.type))
                    sum += other.count;
            down(y > 270 ? 20 : 3); // a title never ends a column
            text(painter, { x, y }, QStringLiteral("%1 (%2)").arg(title).arg(sum), bold,
                columnWidth);
            down(5.6);
        }
        text(painter, { x, y }, counted(line), plain, columnWidth);
        down(5);
    }
    return finish(painter, file);
}

QString writeProxies(
    const QString& path, const CardPictures& pictures, const NotedDeck& deck, bool all)
{
    const DeckDesk& desk = pictures.desk();
    QList<std::size_t> cards;
    for (const Line& line : linesOf(desk, deck.list))
        if (line.card != DeckDesk::npos && (all || desk.isOwn(line.card)))
            for (int copy = 0; copy < line.count; ++copy)
                cards.append(line.card);
    if (cards.isEmpty())
        return Sheet::tr("There are no cards of your own in this deck. Put them into %1 first, or "
                         "print all cards.")
            .arg(QStringLiteral("cards/") + desk.id());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path);
    QPdfWriter pdf(&file);
    QPainter painter;
    if (!begin(pdf, painter))
        return cannotWrite(path);
    constexpr qreal wide = 63;
    constexpr qreal tall = 88;
    const qreal left = (210 - 3 * wide) / 2;
    const qreal top = (297 - 3 * tall) / 2;
    // 300 dots an inch: 63 mm are 744 of them.
    QHash<std::size_t, QImage> drawn;
    for (qsizetype n = 0; n < cards.size(); ++n) {
        const auto place = static_cast<int>(n % 9);
        if (n > 0 && place == 0)
            pdf.newPage();
        if (place == 0) {
            painter.setPen(QPen(Qt::black, 0.1));
            for (int k = 0; k <= 3; ++k) {
                for (const auto& [from, to] : { std::pair(top - 5, top - 1.5),
                         std::pair(top + 3 * tall + 1.5, top + 3 * tall + 5) })
                    painter.drawLine(QLineF(left + k * wide, from, left + k * wide, to));
                for (const auto& [from, to] : { std::pair(left - 5, left - 1.5),
                         std::pair(left + 3 * wide + 1.5, left + 3 * wide + 5) })
                    painter.drawLine(QLineF(from, top + k * tall, to, top + k * tall));
            }
        }
        const std::size_t card = cards.at(n);
        if (!drawn.contains(card))
            drawn.insert(card, pictures.cardNow(card, 744));
        painter.drawImage(
            QRectF(left + (place % 3) * wide, top + (place / 3) * tall, wide, tall), drawn[card]);
    }
    return finish(painter, file);
}

QImage picture(const CardPictures& pictures, const NotedDeck& deck, int cardWidth)
{
    const DeckDesk& desk = pictures.desk();
    const QList<Line> lines = linesOf(desk, deck.list);
    const int columns = std::clamp(static_cast<int>(lines.size()), 1, 8);
    const int rows = (static_cast<int>(lines.size()) + columns - 1) / columns;
    const int height = CardPictures::heightOf(cardWidth);
    const int gap = cardWidth / 12;
    const int head = cardWidth / 2;
    QImage image(columns * (cardWidth + gap) + gap, head + rows * (height + gap) + gap,
        QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(0x1B, 0x22, 0x30));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QFont title(colours::titleFont());
    title.setPixelSize(head / 2);
    painter.setFont(title);
    painter.setPen(QColor(0xF2, 0xEE, 0xE2));
    painter.drawText(QRect(gap, 0, image.width() - 2 * gap, head), Qt::AlignLeft | Qt::AlignVCenter,
        QString::fromStdString(deck.list.name));
    QFont small(colours::uiFont());
    small.setPixelSize(std::max(10, head / 5));
    painter.setFont(small);
    painter.drawText(QRect(gap, 0, image.width() - 2 * gap, head),
        Qt::AlignRight | Qt::AlignVCenter,
        QStringLiteral("%1 \u2013 %2")
            .arg(desk.title(), desk.rulesetTitle(QString::fromStdString(deck.list.ruleset))));
    QFont number(colours::uiFont());
    number.setPixelSize(std::max(10, cardWidth / 8));
    number.setBold(true);
    painter.setFont(number);
    for (qsizetype n = 0; n < lines.size(); ++n) {
        const Line& line = lines.at(n);
        const QRect place(gap + static_cast<int>(n % columns) * (cardWidth + gap),
            head + static_cast<int>(n / columns) * (height + gap), cardWidth, height);
        if (line.card != DeckDesk::npos)
            painter.drawImage(place, pictures.cardNow(line.card, cardWidth));
        const QRectF plate(place.right() - cardWidth * 0.3, place.top() + cardWidth * 0.16,
            cardWidth * 0.27, cardWidth * 0.2);
        painter.setPen(QColor(0xF7, 0xF2, 0xE4));
        painter.setBrush(QColor(0x16, 0x1C, 0x28));
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
        painter.drawText(plate, Qt::AlignCenter, QStringLiteral("\u00D7%1").arg(line.count));
    }
    return image;
}

} // namespace deckroom::sheet
