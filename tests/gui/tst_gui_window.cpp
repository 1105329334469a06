#include "ClientGui.h"

#include "app/services/Gamepad.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#ifdef Q_OS_LINUX
#include "../app/Pad.h"
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// What lies around the table: the menus give the keys back, the title is a whole one, the start page does what
/// has the focus, and a match that is left is there again whatever was played meanwhile.
class TestGuiWindow : public ClientGui
{
    Q_OBJECT

public:
    TestGuiWindow()
        : ClientGui(QStringLiteral("window-"))
    {
    }

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void menuBar_givesTheKeysBack();
    void title_isWholeAndTellsNothingBehindTheCurtain();
    void startPage_doesWhatHasTheFocus();
    void matchThatIsLeft_isThereAgainAfterAnother();
    void narrowWindow_reachesEverything();
    void pad_playsAtTheTable();
    void tablesThatAreLeft_takeTheirPicturesWithThem();

private:
    void play(const QString& second, const QString& game = QStringLiteral("kryptik"))
    {
        CommandLine options;
        options.game = game;
        options.agents = { { 1, QStringLiteral("person") }, { 2, second } };
        options.seed = 5;
        open(options);
        QVERIFY(waitUntilAsked());
    }
};

void TestGuiWindow::menuBar_givesTheKeysBack()
{
    play(QStringLiteral("random"));
    view()->setFocus();
    QTRY_VERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_H, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    const auto atTheTable = [this] {
        if (window().menuBar()->hasFocus()) // as Qt leaves it, now or a little later
            QTest::keyClick(window().menuBar(), Qt::Key_Escape);
        return QApplication::focusWidget() == view();
    };
    QTRY_VERIFY_WITH_TIMEOUT(atTheTable(), 20'000);
    // A letter is one of the table again, and opens no menu.
    const int before = m_changes;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
    QVERIFY(waitForChange(before, 20'000));
    QVERIFY(!QApplication::activePopupWidget());
}

void TestGuiWindow::title_isWholeAndTellsNothingBehindTheCurtain()
{
    play(QStringLiteral("person"));
    QVERIFY(table().curtainVisible());
    QCOMPARE(window().windowTitle(), QStringLiteral("Triptych"));
    table().liftCurtain();
    QTRY_VERIFY(!table().curtainVisible());
    QTRY_VERIFY(window().windowTitle().endsWith(QStringLiteral(" - Triptych")));
    QVERIFY(window().windowTitle().size() > 12);
    client().controller().leave();
    QTRY_COMPARE(window().windowTitle(), QStringLiteral("Triptych"));
}

void TestGuiWindow::startPage_doesWhatHasTheFocus()
{
    open({});
    auto* quick = window().findChild<QAbstractButton*>(QStringLiteral("play-seize"));
    QVERIFY(quick);
    quick->setFocus(Qt::TabFocusReason);
    QTest::keyClick(quick, Qt::Key_Return);
    QTRY_VERIFY(table().active());
    QCOMPARE(table().game(), QStringLiteral("seize"));
}

/// "The match is kept as it stands, whatever you play meanwhile" is said: so it has to be.
void TestGuiWindow::matchThatIsLeft_isThereAgainAfterAnother()
{
    play(QStringLiteral("random"));
    const int before = m_changes;
    table().passPriority();
    waitForChange(before, 3000);
    QVERIFY(waitUntilAsked());
    const QString first = client().controller().journalPath();
    QFile file(first);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray answers = file.readAll();
    QString said;
    QTimer::singleShot(0, qApp, [&said] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        said = box->text() + box->informativeText();
        for (QAbstractButton* button : box->buttons())
            if (button->text() == QStringLiteral("Leave the match"))
                button->click();
    });
    const auto action = [this](const char* words) -> QAction* {
        for (QAction* each : window().findChildren<QAction*>())
            if (each->text().remove(u'&').startsWith(QLatin1String(words)))
                return each;
        return nullptr;
    };
    const auto ofAMatch = { "Leave the table", "Save the log", "Pass until my next turn" };
    for (const char* const words : ofAMatch)
        QVERIFY2(action(words) && action(words)->isEnabled(), words);
    action("Leave the table")->trigger();
    QTRY_VERIFY(!table().active());
    for (const char* const words : ofAMatch)
        QVERIFY2(!action(words)->isEnabled(), words);
    QVERIFY2(said.contains(QStringLiteral("kept")), qPrintable(said));
    // Another of the same game, from the start page.
    auto* quick = window().findChild<QAbstractButton*>(QStringLiteral("play-kryptik"));
    QTRY_VERIFY(quick && quick->isVisible());
    QTest::mouseClick(quick, Qt::LeftButton);
    QTRY_VERIFY(table().active());
    QVERIFY(waitUntilAsked());
    QVERIFY(client().controller().journalPath() != first);
    client().controller().leave();
    QTRY_VERIFY(!table().active());
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), answers);
    QCOMPARE(client().controller().resume(first), QStringList());
    QTRY_VERIFY(table().active());
    QCOMPARE(client().controller().journalPath(), first);
}

/// From 1024x700 on everything is there: at once, or by the key that draws it in.
void TestGuiWindow::narrowWindow_reachesEverything()
{
    for (const char* game : { "kryptik", "seize", "altered" }) {
        play(QStringLiteral("random"), QString::fromLatin1(game));
        window().resize(1024, 700);
        QTest::qWait(100);
        QCOMPARE(window().size(), QSize(1024, 700)); // nothing in it wants more
        view()->setFocus();
        const auto seen = [this](const char* type) {
            return !screen::find(view(), [type](QQuickItem* item) {
                return screen::className(item).startsWith(QLatin1String(type));
            }).isEmpty();
        };
        QVERIFY2(seen("HandFan") && seen("PromptBar"), game);
        if (!seen("EventLog"))
            QTest::keyClick(view(), Qt::Key_I);
        QTRY_VERIFY2(seen("EventLog") && seen("ZoomPage") && seen("WaitingRail"), game);
        picture(QStringLiteral("narrow-") + QString::fromLatin1(game));
    }
}

/// With a pad alone: to a card, read it, put it away, pass.
void TestGuiWindow::pad_playsAtTheTable()
{
#ifdef Q_OS_LINUX
    play(QStringLiteral("random"));
    QTemporaryDir folder;
    Pad pad(folder.filePath(QStringLiteral("js0")));
    QVERIFY(pad.plugIn());
    const Gamepad gamepad(nullptr, folder.path());
    view()->setFocus();
    const auto push = [&pad](int button) {
        pad.tell(JS_EVENT_BUTTON, button, 1);
        pad.tell(JS_EVENT_BUTTON, button, 0);
    };
    const auto sheets = [this] {
        return screen::find(view(), [](QQuickItem* item) {
            return screen::className(item).startsWith(QStringLiteral("CardSheet"));
        }).size();
    };
    pad.tell(JS_EVENT_AXIS, 6, 32767); // the cross
    pad.tell(JS_EVENT_AXIS, 6, 0);
    QTRY_VERIFY(view()->quickWindow()->activeFocusItem()
        && screen::has(view()->quickWindow()->activeFocusItem(), "entered"));
    push(2);
    QTRY_COMPARE(sheets(), 1);
    push(1);
    QTRY_COMPARE(sheets(), 0);
    const int before = m_changes;
    push(3);
    QVERIFY(waitForChange(before, 20'000));
#endif
}

/// However many matches one has had, the program takes as much as after the second: what a table showed is
/// given back with it.
void TestGuiWindow::tablesThatAreLeft_takeTheirPicturesWithThem()
{
#if defined __GLIBC__ && !defined __SANITIZE_THREAD__ && !defined __SANITIZE_ADDRESS__
    const auto inUse = [] {
        const auto heap = mallinfo2();
        return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
    };
    const auto afterMatches = [&](int count) {
        for (int match = 0; match < count; ++match) {
            const int before = m_changes;
            window().findChild<QAbstractButton*>(QStringLiteral("play-seize"))->click();
            if (!QTest::qWaitFor([this] { return table().active(); })
                || !waitForChange(before, 20'000) || !waitUntilAsked())
                return -1.0;
            QTest::qWait(600); // pictures are drawn beside the match
            client().controller().leave();
            if (!QTest::qWaitFor([this] { return !window().tableWidget(); }))
                return -1.0;
            QTest::qWait(400);
        }
        return inUse();
    };
    open({});
    const double before = afterMatches(2);
    const double after = afterMatches(4);
    QVERIFY(before > 0 && after > 0);
    qInfo("%.1f MB in use after two matches, %.1f MB after six", before, after);
    // On a busy machine the last pictures are given back a little later.
    QTRY_VERIFY_WITH_TIMEOUT(inUse() < before + 2.0, 20'000);
#else
    QSKIP("Only glibc says how much is in use, and not where a sanitizer has taken its place.");
#endif
}

GUI_TEST_MAIN(TestGuiWindow)

#include "tst_gui_window.moc"
