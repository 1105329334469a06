#include "app/match/SeatNames.h"
#include "app/widgets/WindowPlace.h"

#include <QApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTest>

/// A window's size and place from one start to the next, and names that tell seats apart.
class TestWindowPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstWindow_fitsTheScreenWithItsTitleBar();
    void size_isKeptWithoutClosing();
    void maximized_isKept();
    void hugeWindow_isMadeToFit();
    void eachKind_hasASizeOfItsOwn();
    void secondOfAKind_liesBesideTheFirst();
    void seatsOfOneName_areNumbered();
};

namespace {
const QString kind = QStringLiteral("window");
}

void TestWindowPlace::init()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_windowplace"));
    QSettings().clear();
}

void TestWindowPlace::firstWindow_fitsTheScreenWithItsTitleBar()
{
    const QSize screen = QGuiApplication::primaryScreen()->availableGeometry().size();
    QMainWindow window;
    new WindowPlace(&window, kind, screen); // as 1280x800 on a screen of that size
    QVERIFY(window.width() < screen.width());
    QVERIFY(window.height() + 30 < screen.height());
    QCOMPARE(WindowPlace::fitting(&window, screen), window.size());
    // The deck editor has much to show: on a large screen it is not as small as on a small one.
    QCOMPARE(WindowPlace::roomy(&window, QSize(1, 1)), screen * 4 / 5);
    QCOMPARE(WindowPlace::roomy(&window, screen * 2), screen * 2);
    QMainWindow small;
    new WindowPlace(&small, kind, QSize(400, 300));
    QCOMPARE(small.size(), QSize(400, 300));
}

/// A program that is killed never closes its window.
void TestWindowPlace::size_isKeptWithoutClosing()
{
    {
        QMainWindow window;
        new WindowPlace(&window, kind, QSize(600, 400));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resize(500, 350);
        QSettings().clear(); // of what was kept while it was still of the first size
        QTRY_VERIFY(QSettings().contains(QStringLiteral("window/geometry")));
    }
    QMainWindow again;
    new WindowPlace(&again, kind, QSize(600, 400));
    QCOMPARE(again.size(), QSize(500, 350));
}

void TestWindowPlace::maximized_isKept()
{
    {
        QMainWindow window;
        new WindowPlace(&window, kind, QSize(600, 400));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.showMaximized();
        window.close();
    }
    QMainWindow again;
    new WindowPlace(&again, kind, QSize(600, 400));
    again.show();
    QVERIFY(again.isMaximized());
}

void TestWindowPlace::hugeWindow_isMadeToFit()
{
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    QMainWindow window;
    new WindowPlace(&window, kind, QSize(600, 400));
    window.resize(room.size() + QSize(200, 200));
    window.show();
    QTRY_VERIFY(room.contains(window.frameGeometry()));
}

/// The deck editor came up as large as it first was, however it had been left.
void TestWindowPlace::eachKind_hasASizeOfItsOwn()
{
    const QString other = QStringLiteral("deckWindow");
    {
        QMainWindow window;
        new WindowPlace(&window, other, QSize(600, 400));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resize(520, 360);
        window.close();
    }
    QMainWindow main, again;
    new WindowPlace(&main, kind, QSize(600, 400));
    new WindowPlace(&again, other, QSize(600, 400));
    QCOMPARE(main.size(), QSize(600, 400));
    QCOMPARE(again.size(), QSize(520, 360));
}

void TestWindowPlace::secondOfAKind_liesBesideTheFirst()
{
    QMainWindow window, second;
    new WindowPlace(&window, kind, QSize(500, 300));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    new WindowPlace(&second, kind, QSize(500, 300));
    QVERIFY(second.pos() != window.pos());
}

void TestWindowPlace::seatsOfOneName_areNumbered()
{
    const auto named = [](const QStringList& names) {
        QList<MatchPlan::Seat> seats;
        for (const QString& name : names)
            seats.append({ name, QStringLiteral("greedy"), {} });
        seatnames::tellApart(seats);
        QStringList told;
        for (const MatchPlan::Seat& seat : seats)
            told.append(seat.name);
        return told.join(u'|');
    };
    QCOMPARE(named({ "Computer", "Computer" }), QStringLiteral("Computer 1|Computer 2"));
    QCOMPARE(named({ "Mira", "Computer" }), QStringLiteral("Mira|Computer"));
    QCOMPARE(named({ "Computer", "Computer 1", "Computer" }),
        QStringLiteral("Computer 2|Computer 1|Computer 3"));
}

QTEST_MAIN(TestWindowPlace)

#include "tst_windowplace.moc"
