#include "app/widgets/BigButton.h"

#include "app/widgets/WindowStyle.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int inner = 16;
constexpr int between = 2;
constexpr qreal radius = 8;

} // namespace

BigButton::BigButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void BigButton::setWords(const QString& title, const QString& description)
{
    setText(title);
    m_description = description;
    setAccessibleName(title);
    setAccessibleDescription(description);
    tellWhole();
    updateGeometry();
    update();
}

void BigButton::setPrimary(bool primary)
{
    m_primary = primary;
    update();
}

void BigButton::setBrief(bool brief)
{
    if (brief == m_brief)
        return;
    m_brief = brief;
    tellWhole();
    updateGeometry();
    update();
}

QFont BigButton::titleFont() const
{
    QFont font = this->font();
    font.setPixelSize(pixelsOf(font) * 4 / 3);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The title's font where it fits, down to the size of other words.
QFont BigButton::fittingFont(int width) const
{
    QFont font = titleFont();
    const int least = pixelsOf(this->font());
    while (font.pixelSize() > least
        && QFontMetrics(font).horizontalAdvance(text()) > width - 2 * inner)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// How high the words of a long title are that is broken into two or three lines; 0 where one is enough, or three are not.
int BigButton::heightOfLines(int width) const
{
    const QFontMetrics metrics(fittingFont(width));
    const int room = width - 2 * inner;
    if (!m_brief || metrics.horizontalAdvance(text()) <= room)
        return 0;
    const int height = metrics.boundingRect(0, 0, room, 10000, Qt::TextWordWrap, text()).height();
    return 2 * height <= 7 * metrics.lineSpacing() ? height : 0; // what is measured is rounded up
}

bool BigButton::takesMoreLines() const
{
    const int lines = heightOfLines(width());
    return lines > 0 && lines <= height() - 4;
}

QString BigButton::shownTitle() const
{
    if (takesMoreLines())
        return text();
    return QFontMetrics(fittingFont(width()))
        .elidedText(text(), Qt::ElideRight, width() - 2 * inner);
}

/// What is not to be read on the button is to be read beside it.
void BigButton::tellWhole()
{
    QStringList words;
    if (shownTitle() != text())
        words.append(text());
    if (m_brief && !m_description.isEmpty())
        words.append(m_description);
    setToolTip(words.join(u'\n'));
}

void BigButton::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    tellWhole();
}

int BigButton::descriptionHeight(int width) const
{
    return fontMetrics()
        .boundingRect(0, 0, width - 2 * inner, 10000, Qt::TextWordWrap, m_description)
        .height();
}

QSize BigButton::sizeHint() const
{
    return { 360, heightForWidth(360) };
}

int BigButton::heightForWidth(int width) const
{
    const int title = 2 * inner - inner / 2 + QFontMetrics(titleFont()).height();
    // Brief is without the description, and not without the end of the title.
    return m_brief ? std::max(title, heightOfLines(width) + inner)
                   : title + between + descriptionHeight(width);
}

bool BigButton::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave
        || event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::Polish)
        setAttribute(Qt::WA_Hover);
    return QAbstractButton::event(event);
}

/// What has the focus is what Enter does, also outside dialogs. Where arrows lead, the page knows.
void BigButton::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        event->ignore();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void BigButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = palette().color(m_primary ? QPalette::Highlight : QPalette::Button);
    const QColor ink
        = palette().color(m_primary ? QPalette::HighlightedText : QPalette::ButtonText);
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(
        hasFocus() ? palette().color(QPalette::Link) : palette().color(QPalette::PlaceholderText),
        hasFocus() ? 3 : 1));
    painter.setBrush(isDown() ? fill.darker(115)
            : underMouse()    ? fill.lighter(m_primary ? 106 : 125)
                              : fill);
    painter.drawRoundedRect(frame, radius, radius);
    if (hasFocus()) { // on the highlight the frame alone is hardly seen
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(4, 4, -4, -4), radius - 3, radius - 3);
    }

    painter.setPen(ink);
    painter.setFont(fittingFont(width()));
    const int titleHeight = QFontMetrics(titleFont()).height();
    if (takesMoreLines())
        painter.drawText(rect().adjusted(inner, 0, -inner, 0),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
    else
        painter.drawText(QRect(inner, inner - inner / 4, width() - 2 * inner, titleHeight),
            Qt::AlignLeft | Qt::AlignVCenter, shownTitle());
    if (m_brief)
        return;
    painter.setFont(font());
    painter.drawText(
        QRect(inner, inner - inner / 4 + titleHeight + between, width() - 2 * inner, height()),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_description);
}
