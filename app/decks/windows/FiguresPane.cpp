#include "app/decks/windows/FiguresPane.h"

#include "app/art/CardPainter.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace deckroom {

namespace {

constexpr int margin = 10;
constexpr int curveHeight = 110;

} // namespace

FiguresPane::FiguresPane(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("figures"));
    setAccessibleName(tr("The deck in numbers"));
    connect(&document, &DeckDocument::changed, this, [this] {
        m_stale = true;
        if (isVisible())
            follow();
    });
    follow();
}

/// Nobody waits for figures that nobody sees.
void FiguresPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        follow();
}

void FiguresPane::follow()
{
    m_stale = false;
    m_figures = figuresOf(m_document.desk(), m_document.list());
    setAccessibleDescription(words());
    setMinimumHeight(heightNeeded());
    updateGeometry();
    update();
}

QString FiguresPane::words() const
{
    const triptych::decks::DeckStatistics& counted = m_figures.counted;
    QStringList words { tr("%n cards", nullptr, counted.cards),
        tr("average cost %1").arg(QLocale().toString(counted.averageCost, 'f', 1)) };
    if (counted.unknown > 0)
        words.append(tr("%n that no pack holds", nullptr, counted.unknown));
    for (qsizetype cost = 0; cost < m_figures.curve.size(); ++cost)
        if (m_figures.curve.at(cost) > 0)
            words.append(tr("%1 of cost %2")
                             .arg(m_figures.curve.at(cost))
                             .arg(cost == 8 ? QStringLiteral("8+") : QString::number(cost)));
    for (const DeckFigures::Group& group : m_figures.groups)
        for (const DeckFigures::Share& share : group.shares)
            words.append(tr("%1: %2", "what: how many").arg(share.title).arg(share.count));
    for (const Line& line : lines())
        words.append(
            tr("%1: %2", "what: how many").arg(line.title, line.values.join(QStringLiteral(", "))));
    return words.join(QStringLiteral(", "));
}

/// What is printed in numbers: averages, and what the deck plays turn by turn.
QList<FiguresPane::Line> FiguresPane::lines() const
{
    QList<Line> lines;
    for (const auto& average : m_figures.counted.averages) {
        QString name = QString::fromStdString(average.field);
        name.replace(0, 1, name.at(0).toUpper());
        lines.append(
            { tr("Average: %1").arg(name), { QLocale().toString(average.value, 'f', 1) } });
    }
    const auto row = [&](const QString& title, double triptych::decks::PlayedTurn::*what) {
        Line line { title, {} };
        for (const triptych::decks::PlayedTurn& turn : m_figures.turns)
            line.values.append(QLocale().toString(turn.*what, 'f', 1));
        lines.append(line);
    };
    using Turn = triptych::decks::PlayedTurn;
    Line turns { tr("Turn"), {} };
    for (std::size_t turn = 1; turn <= m_figures.turns.size(); ++turn)
        turns.values.append(QString::number(turn));
    lines.append(turns);
    row(tr("To pay with"), &Turn::resources);
    row(tr("Spent"), &Turn::spent);
    row(tr("Cards played"), &Turn::cards);
    row(tr("Left in hand"), &Turn::hand);
    return lines;
}

int FiguresPane::heightNeeded() const
{
    const int line = fontMetrics().height() + 6;
    int height = 2 * margin + 2 * line + curveHeight;
    for (const DeckFigures::Group& group : m_figures.groups)
        height += line + 6 + static_cast<int>(group.shares.size()) * line;
    for (const Line& each : lines())
        height += each.values.size() > 1 ? 2 * line : line;
    return height + line + 12;
}

QSize FiguresPane::sizeHint() const
{
    return { 240, heightNeeded() };
}

QSize FiguresPane::minimumSizeHint() const
{
    return { 180, heightNeeded() };
}

void FiguresPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int y = margin;
    paintCurve(painter, y);
    paintGroups(painter, y);
    paintLines(painter, y);
}

void FiguresPane::title(QPainter& painter, int y, const QString& words) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(margin, y, width() - 2 * margin, fontMetrics().height() + 6),
        Qt::AlignLeft | Qt::AlignVCenter, words);
    painter.setFont(font());
}

void FiguresPane::paintCurve(QPainter& painter, int& y) const
{
    const int line = fontMetrics().height() + 6;
    const int wide = width() - 2 * margin;
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor soft = palette().color(QPalette::PlaceholderText);
    title(painter, y, tr("Cost"));
    painter.setPen(soft);
    painter.drawText(QRect(margin, y, wide, line), Qt::AlignRight | Qt::AlignVCenter,
        tr("on average %1").arg(QLocale().toString(m_figures.counted.averageCost, 'f', 1)));
    y += line;
    const int most = std::max(4, *std::ranges::max_element(m_figures.curve));
    const auto columns = static_cast<int>(m_figures.curve.size());
    const int step = wide / columns;
    for (int cost = 0; cost < columns; ++cost) {
        const int count = m_figures.curve.at(cost);
        const int tall = (curveHeight - line) * count / most;
        const QRect column(margin + cost * step + 2, y + curveHeight - tall, step - 4, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        if (count > 0)
            painter.drawRoundedRect(column, 2, 2);
        painter.setPen(count > 0 ? ink : soft);
        if (count > 0)
            painter.drawText(QRect(column.left() - 4, column.top() - line, step + 4, line),
                Qt::AlignCenter, QString::number(count));
        painter.drawText(QRect(margin + cost * step, y + curveHeight, step, line), Qt::AlignCenter,
            cost == 8 ? QStringLiteral("8+") : QString::number(cost));
    }
    y += curveHeight + line;
}

void FiguresPane::paintGroups(QPainter& painter, int& y) const
{
    const int line = fontMetrics().height() + 6;
    const int wide = width() - 2 * margin;
    const QColor ink = palette().color(QPalette::WindowText);
    const bool light = palette().color(QPalette::Window).lightness() > 128;
    for (const DeckFigures::Group& group : m_figures.groups) {
        y += 6;
        title(painter, y, group.title);
        y += line;
        for (const DeckFigures::Share& share : group.shares) {
            int x = margin;
            if (!share.icon.isEmpty())
                painter.drawImage(QRect(x, y + 3, line - 6, line - 6),
                    symbol(share.icon, light ? QStringLiteral("ink") : QStringLiteral("bone"),
                        qRound((line - 6) * devicePixelRatioF())));
            x += line;
            const int half = wide / 2;
            painter.setPen(ink);
            painter.drawText(QRect(x, y, half - line, line), Qt::AlignLeft | Qt::AlignVCenter,
                fontMetrics().elidedText(share.title, Qt::ElideRight, half - line));
            const int room = wide - half - 28;
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::Highlight));
            painter.drawRoundedRect(
                QRect(margin + half, y + line / 2 - 4,
                    std::max(2, room * share.count / std::max(1, m_figures.counted.cards)), 8),
                3, 3);
            painter.setPen(ink);
            painter.drawText(QRect(margin, y, wide, line), Qt::AlignRight | Qt::AlignVCenter,
                QString::number(share.count));
            y += line;
        }
    }
}

void FiguresPane::paintLines(QPainter& painter, int& y) const
{
    const int line = fontMetrics().height() + 6;
    const int wide = width() - 2 * margin;
    y += 6;
    bool inTurns = false;
    for (const Line& each : lines()) {
        if (each.values.size() > 1 && !inTurns) {
            y += 6;
            title(painter, y, tr("What it plays by itself"));
            y += line;
            inTurns = true;
        }
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            QRect(margin, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter, each.title);
        if (each.values.size() == 1) {
            painter.drawText(QRect(margin, y, wide, line), Qt::AlignRight | Qt::AlignVCenter,
                each.values.first());
            y += line;
            continue;
        }
        // The numbers of the turns stand beside their title, the rest below, in columns.
        const auto columns = static_cast<int>(each.values.size());
        y += line;
        painter.setPen(palette().color(QPalette::PlaceholderText));
        for (int turn = 0; turn < columns; ++turn)
            painter.drawText(QRect(margin + wide * turn / columns, y, wide / columns - 2, line),
                Qt::AlignRight | Qt::AlignVCenter, each.values.at(turn));
        y += line;
    }
}

} // namespace deckroom
