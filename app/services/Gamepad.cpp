#include "app/services/Gamepad.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileSystemWatcher>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSocketNotifier>

#include <array>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <linux/joystick.h>
#include <unistd.h>
#endif

namespace {

constexpr int farEnough = 20'000; ///< Of 32,767: a stick that is only touched points nowhere.

} // namespace

int Gamepad::keyOfButton(int button)
{
    // In the order in which Linux numbers them: A, B, X, Y, the shoulders, the two small ones in the middle.
    static constexpr std::array<int, 8> keys { Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,
        Qt::Key_P, Qt::Key_Backtab, Qt::Key_Tab, Qt::Key_U, Qt::Key_F };
    return button >= 0 && button < static_cast<int>(keys.size())
        ? keys[static_cast<std::size_t>(button)]
        : 0;
}

int Gamepad::keyOfAxis(int axis, int way)
{
    const bool across = axis == 0 || axis == 6; // the left stick, the cross
    const bool along = axis == 1 || axis == 7;
    if (way == 0 || (!across && !along))
        return 0;
    return across ? (way < 0 ? Qt::Key_Left : Qt::Key_Right)
                  : (way < 0 ? Qt::Key_Up : Qt::Key_Down);
}

#ifdef Q_OS_LINUX

Gamepad::Gamepad(QObject* parent, const QString& folder)
    : QObject(parent)
    , m_folder(folder)
{
    if (!QDir(folder).exists())
        return;
    m_watcher = new QFileSystemWatcher({ folder }, this);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &Gamepad::look);
    look();
}

Gamepad::~Gamepad()
{
    for (const int file : std::as_const(m_open))
        ::close(file);
}

void Gamepad::look()
{
    const QDir folder(m_folder);
    for (const QString& name :
        folder.entryList({ QStringLiteral("js*") }, QDir::AllEntries | QDir::System)) {
        const QString path = folder.filePath(name);
        if (m_open.contains(path))
            continue;
        const int file = ::open(path.toLocal8Bit().constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (file < 0) // not for everybody, or not yet
            continue;
        m_open.insert(path, file);
        auto* notifier = new QSocketNotifier(file, QSocketNotifier::Read, this);
        notifier->setObjectName(path);
        connect(notifier, &QSocketNotifier::activated, this, [this, path] { read(path); });
    }
}

void Gamepad::read(const QString& path)
{
    const int file = m_open.value(path, -1);
    if (file < 0)
        return;
    js_event event {};
    ssize_t got = 0;
    while ((got = ::read(file, &event, sizeof event)) == static_cast<ssize_t>(sizeof event)) {
        // Where everything stands at first is told as well; nobody has pressed that.
        const bool first = event.type & JS_EVENT_INIT;
        if ((event.type & ~JS_EVENT_INIT) == JS_EVENT_BUTTON) {
            if (event.value != 0 && !first)
                press(keyOfButton(event.number));
        } else if ((event.type & ~JS_EVENT_INIT) == JS_EVENT_AXIS) {
            int& way = m_ways[path + QString::number(event.number)];
            const int now = event.value < -farEnough ? -1 : event.value > farEnough ? 1 : 0;
            if (std::exchange(way, now) != now && !first)
                press(keyOfAxis(event.number, now));
        }
    }
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    // It was pulled out.
    if (auto* notifier = findChild<QSocketNotifier*>(path)) {
        notifier->setEnabled(false);
        notifier->deleteLater();
    }
    m_open.remove(path);
    ::close(file);
}

#else

Gamepad::Gamepad(QObject* parent, const QString& folder)
    : QObject(parent)
    , m_folder(folder)
{
}

Gamepad::~Gamepad() = default;

#endif

/// In whatever has the keys: the table, a dialog, an open menu. A window behind another program's hears nothing.
void Gamepad::press(int key)
{
    QObject* focus = QGuiApplication::focusObject();
    if (key == 0 || !focus || QGuiApplication::applicationState() != Qt::ApplicationActive)
        return;
    const QString text = key == Qt::Key_P ? QStringLiteral("p")
        : key == Qt::Key_U                ? QStringLiteral("u")
        : key == Qt::Key_F                ? QStringLiteral("f")
                                          : QString();
    for (const QEvent::Type type : { QEvent::KeyPress, QEvent::KeyRelease })
        QCoreApplication::postEvent(focus, new QKeyEvent(type, key, Qt::NoModifier, text));
}
