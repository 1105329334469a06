#include "Pad.h"

#include "app/services/Gamepad.h"

#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

namespace {

/// Writes down which keys reach it.
class Keys : public QWidget
{
public:
    QList<int> pressed;

protected:
    void keyPressEvent(QKeyEvent* event) override { pressed.append(event->key()); }
    bool focusNextPrevChild(bool) override { return false; }
};

} // namespace

/// A pad presses the keys of the table.
class TestGamepad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void buttonsAndCross_areKeys();
    void stick_thatIsTouchedOrHeld_isNotPressedAgain();
    void whatStandsAtFirst_isNotPressed();
    void pads_comeAndGo();
    void withoutAPad_nothingHappens();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Keys> m_window;
};

void TestGamepad::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<Keys>();
    m_window->setFocusPolicy(Qt::StrongFocus);
    m_window->show();
    m_window->activateWindow();
    m_window->setFocus();
    QTRY_COMPARE(QGuiApplication::focusObject(), static_cast<QObject*>(m_window.get()));
}

void TestGamepad::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void TestGamepad::buttonsAndCross_areKeys()
{
    Pad pad(m_folder->filePath(QStringLiteral("js0")));
    QVERIFY(pad.plugIn());
    const Gamepad gamepad(nullptr, m_folder->path());
    QCOMPARE(gamepad.count(), 1);
    for (int button = 0; button < 12; ++button) { // more than have a key
        pad.tell(JS_EVENT_BUTTON, button, 1);
        pad.tell(JS_EVENT_BUTTON, button, 0);
    }
    for (const auto& [axis, value] :
        { std::pair(6, -32767), std::pair(6, 0), std::pair(7, 32767), std::pair(3, 32767) })
        pad.tell(JS_EVENT_AXIS, axis, value);
    const QList<int> wanted { Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_P,
        Qt::Key_Backtab, Qt::Key_Tab, Qt::Key_U, Qt::Key_F, Qt::Key_Left, Qt::Key_Down };
    QTRY_COMPARE(m_window->pressed, wanted);
}

void TestGamepad::stick_thatIsTouchedOrHeld_isNotPressedAgain()
{
    Pad pad(m_folder->filePath(QStringLiteral("js0")));
    QVERIFY(pad.plugIn());
    const Gamepad gamepad(nullptr, m_folder->path());
    for (const int value : { 3000, 12000, 25000, 32767, 28000, 900, -500, -30000, 0 })
        pad.tell(JS_EVENT_AXIS, 0, value);
    const QList<int> wanted { Qt::Key_Right, Qt::Key_Left };
    QTRY_COMPARE(m_window->pressed, wanted);
    QTest::qWait(30);
    QCOMPARE(m_window->pressed, wanted);
}

void TestGamepad::whatStandsAtFirst_isNotPressed()
{
    Pad pad(m_folder->filePath(QStringLiteral("js0")));
    QVERIFY(pad.plugIn());
    const Gamepad gamepad(nullptr, m_folder->path());
    pad.tell(JS_EVENT_BUTTON | JS_EVENT_INIT, 0, 1);
    pad.tell(JS_EVENT_AXIS | JS_EVENT_INIT, 0, 32767);
    pad.tell(JS_EVENT_BUTTON, 3, 1);
    QTRY_COMPARE(m_window->pressed, QList<int> { Qt::Key_P });
}

void TestGamepad::pads_comeAndGo()
{
    const Gamepad gamepad(nullptr, m_folder->path());
    QCOMPARE(gamepad.count(), 0);
    auto pad = std::make_unique<Pad>(m_folder->filePath(QStringLiteral("js1")));
    QVERIFY(pad->plugIn());
    QTRY_COMPARE(gamepad.count(), 1);
    pad->tell(JS_EVENT_BUTTON, 0, 1);
    QTRY_COMPARE(m_window->pressed, QList<int> { Qt::Key_Return });
    pad->unplug();
    QTRY_COMPARE(gamepad.count(), 0);
    Pad again(m_folder->filePath(QStringLiteral("js1")));
    QVERIFY(again.plugIn());
    QTRY_COMPARE(gamepad.count(), 1);
}

void TestGamepad::withoutAPad_nothingHappens()
{
    QCOMPARE(Gamepad(nullptr, m_folder->filePath(QStringLiteral("nowhere"))).count(), 0);
    QFile(m_folder->filePath(QStringLiteral("mouse0"))).open(QIODevice::WriteOnly);
    QCOMPARE(Gamepad(nullptr, m_folder->path()).count(), 0);
}

QTEST_MAIN(TestGamepad)

#include "tst_gamepad.moc"
