#include "app/widgets/MenuFocus.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

MenuFocus::MenuFocus(QMenuBar* bar)
    : QObject(bar)
    , m_bar(bar)
{
    bar->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && now != m_bar && now->window() == m_bar->window() && !qobject_cast<QMenu*>(now))
            m_before = now;
    });
}

bool MenuFocus::eventFilter(QObject* watched, QEvent* event)
{
    const bool escapes = event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escapes && !QApplication::activePopupWidget())
        QTimer::singleShot(0, this, &MenuFocus::giveBack);
    return QObject::eventFilter(watched, event);
}

void MenuFocus::giveBack()
{
    if (QApplication::activePopupWidget() || !m_bar->hasFocus())
        return;
    m_bar->setActiveAction(nullptr);
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::MenuBarFocusReason);
    else
        m_bar->clearFocus();
}
