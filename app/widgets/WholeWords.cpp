#include "app/widgets/WholeWords.h"

#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QTimer>

WholeWords::WholeWords(QDialog* dialog)
    : QObject(dialog)
    , m_dialog(dialog)
{
    dialog->installEventFilter(this);
}

bool WholeWords::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Resize:
    case QEvent::LayoutRequest:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
        QTimer::singleShot(0, this, &WholeWords::grow); // once its parts have been told as well
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void WholeWords::grow()
{
    const QLayout* layout = m_dialog->layout();
    if (!layout || !m_dialog->isVisible())
        return;
    const QSize room = m_dialog->screen()->availableGeometry().size();
    const QSize least = layout->totalMinimumSize();
    const int width = qMin(room.width(), qMax(m_dialog->width(), least.width()));
    const int needed
        = layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width) : least.height();
    const QSize grown(width, qMin(room.height(), qMax(m_dialog->height(), needed)));
    if (grown != m_dialog->size())
        m_dialog->resize(grown);
}
