#include "app/widgets/WindowPlace.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace {

// Until the window is shown nobody knows how high its title bar is.
constexpr QSize usualFrame(16, 48);
constexpr int settledAfter = 500;
constexpr QPoint beside(24, 24);

} // namespace

WindowPlace::WindowPlace(QMainWindow* window, const QString& kind, const QSize& wanted)
    : QObject(window)
    , m_window(window)
    , m_key(kind + QStringLiteral("/geometry"))
{
    const QRect room = window->screen()->availableGeometry();
    window->resize(fitting(window, wanted));
    window->move(room.center() - QRect(QPoint(), window->size() + usualFrame).center());
    const QByteArray kept = QSettings().value(m_key).toByteArray();
    if (!kept.isEmpty())
        window->restoreGeometry(kept);
    const QWidgetList shown = QApplication::topLevelWidgets();
    const auto covers = [window](const QWidget* other) {
        return other != window && other->isVisible() && other->pos() == window->pos();
    };
    while (!window->isMaximized() && std::any_of(shown.begin(), shown.end(), covers))
        window->move(window->pos() + beside);
    m_settled.setSingleShot(true);
    m_settled.setInterval(settledAfter);
    connect(&m_settled, &QTimer::timeout, this, &WindowPlace::keep);
    window->installEventFilter(this);
}

QSize WindowPlace::fitting(const QWidget* window, const QSize& wanted)
{
    const QSize room = window->screen()->availableGeometry().size() - usualFrame;
    return wanted.boundedTo(room).expandedTo(window->minimumSize());
}

QSize WindowPlace::roomy(const QWidget* window, const QSize& least)
{
    return least.expandedTo(window->screen()->availableGeometry().size() * 4 / 5);
}

bool WindowPlace::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
        QTimer::singleShot(0, this, &WindowPlace::fit);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
        m_settled.start();
        break;
    case QEvent::Close:
        keep();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Its frame is known now.
void WindowPlace::fit()
{
    if (m_window->isMaximized() || m_window->isFullScreen() || m_window->isMinimized())
        return;
    const QRect room = m_window->screen()->availableGeometry();
    QRect frame = m_window->frameGeometry();
    if (room.contains(frame))
        return;
    const QSize around = frame.size() - m_window->size();
    m_window->resize(m_window->size().boundedTo(room.size() - around));
    frame = QRect(frame.topLeft(), m_window->size() + around);
    frame.moveRight(qMin(frame.right(), room.right()));
    frame.moveBottom(qMin(frame.bottom(), room.bottom()));
    frame.moveLeft(qMax(frame.left(), room.left()));
    frame.moveTop(qMax(frame.top(), room.top()));
    m_window->move(frame.topLeft());
}

void WindowPlace::keep()
{
    m_settled.stop();
    QSettings().setValue(m_key, m_window->saveGeometry());
}
