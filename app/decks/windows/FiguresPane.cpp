#include "app/decks/windows/FiguresPane.h"

#include "app/decks/CardPainter.h"

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
    connect(&document, &DeckDocument::changed, this, &FiguresPane::follow);
    follow();
}

void FiguresPane::follow()
{
    m_figures = figuresOf(m_document.desk(), m_document.list());
    setAccessibleName(tr("The deck in numbers"));
    setAccessibleDescription(words());
    setMinimumHeight(heightNeeded());
    updateGeometry();
    update();
}

QString FiguresPane::words() const
{
    QStringList words { tr("%n cards", nullptr, m_figures.cards),
        tr("average cost %1").arg(QLocale().toString(m_figures.averageCost, 'f', 1)) };
    for (qsizetype cost = 0; cost < m_figures.curve.size(); ++cost)
        if (m_figures.curve.at(cost) > 0)
            words.append(tr("%1 of cost %2")
                             .arg(m_figures.curve.at(cost))
                             .arg(cost == 8 ? QStringLiteral("8+") : QString::number(cost)));
    for (const QList<DeckFigures::Share>& shares : m_figures.facets)
        for (const DeckFigures::Share& share : shares)
            words.append(tr("%1: %2", "what: how many").arg(share.title).arg(share.count));
    return words.join(QStringLiteral(", "));
}

int FiguresPane::heightNeeded() const
{
    const int line = fontMetrics().height() + 6;
    int height = 2 * margin + 2 * line + curveHeight;
    for (const QList<DeckFigures::Share>& shares : m_figures.facets)
        height += line + 6 + static_cast<int>(shares.size()) * line;
    return height;
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
    const int line = fontMetrics().height() + 6;
    const int wide = width() - 2 * margin;
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor soft = palette().color(QPalette::PlaceholderText);
    const QColor bar = palette().color(QPalette::Highlight);
    QFont bold = font();
    bold.setBold(true);
    int y = margin;
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(QRect(margin, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter,
        m_document.desk().costTitle());
    painter.setFont(font());
    painter.setPen(soft);
    painter.drawText(QRect(margin, y, wide, line), Qt::AlignRight | Qt::AlignVCenter,
        tr("on average %1").arg(QLocale().toString(m_figures.averageCost, 'f', 1)));
    y += line;
    const int most = std::max(4, *std::ranges::max_element(m_figures.curve));
    const auto columns = static_cast<int>(m_figures.curve.size());
    const int step = wide / columns;
    for (int cost = 0; cost < columns; ++cost) {
        const int count = m_figures.curve.at(cost);
        const int tall = (curveHeight - line) * count / most;
        const QRect column(margin + cost * step + 2, y + curveHeight - tall, step - 4, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar);
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
    const bool light = palette().color(QPalette::Window).lightness() > 128;
    for (qsizetype f = 0; f < m_figures.facets.size(); ++f) {
        y += 6;
        painter.setFont(bold);
        painter.setPen(ink);
        painter.drawText(QRect(margin, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter,
            m_document.desk().facets().at(f).title);
        painter.setFont(font());
        y += line;
        for (const DeckFigures::Share& share : m_figures.facets.at(f)) {
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
            painter.setBrush(bar);
            painter.drawRoundedRect(
                QRect(margin + half, y + line / 2 - 4,
                    std::max(2, room * share.count / std::max(1, m_figures.cards)), 8),
                3, 3);
            painter.setPen(ink);
            painter.drawText(QRect(margin, y, wide, line), Qt::AlignRight | Qt::AlignVCenter,
                QString::number(share.count));
            y += line;
        }
    }
}

} // namespace deckroom
