#include "app/widgets/ScrolledPage.h"

#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

ScrolledPage::ScrolledPage(QWidget* page, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setWidget(page);
    // The page has the window's colour, not that of a list.
    viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    page->installEventFilter(this);
}

/// With room for what stands around it: a title bar, a few lines and a row of buttons.
QSize ScrolledPage::onScreen(const QSize& wanted) const
{
    const QSize screen = this->screen()->availableGeometry().size();
    const int line = fontMetrics().height();
    const QSize most(screen.width() - 4 * line, screen.height() - 11 * line);
    const bool scrolls = wanted.height() > most.height();
    const int bar = scrolls ? verticalScrollBar()->sizeHint().width() : 0;
    return QSize(wanted.width() + bar, wanted.height()).boundedTo(most).expandedTo({ 1, 1 });
}

QSize ScrolledPage::sizeHint() const
{
    return onScreen(widget()->sizeHint()).expandedTo(minimumSizeHint());
}

QSize ScrolledPage::minimumSizeHint() const
{
    const QLayout* layout = widget()->layout();
    QSize least = widget()->minimumSizeHint();
    if (layout && layout->hasHeightForWidth())
        least.setHeight(
            layout->totalMinimumHeightForWidth(std::max(least.width(), viewport()->width())));
    return onScreen(least);
}

bool ScrolledPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void ScrolledPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    updateGeometry(); // Words that are wrapped anew are of another height.
}
