#include "app/widgets/BigButton.h"
#include "app/windows/GameDoor.h"
#include "app/windows/WelcomePage.h"

#include <QApplication>
#include <QFile>
#include <QLayout>
#include <QTemporaryDir>
#include <QTest>

/// The start page in windows of several sizes and with words of several sizes.
class TestWelcomePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buttons_areWhole_data();
    void buttons_areWhole();
    void keys_goFromDoorToDoor();
    void eachDoor_continuesItsOwnGame();
    void longTitles_areToldWhole();

private:
    static QString journal(const char* game = "altered");
};

void TestWelcomePage::buttons_areWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("continues");
    for (const QSize& size : { QSize(1280, 778), QSize(1024, 618), QSize(1920, 1050) })
        for (const int pixels : { 14, 17, 20 })
            for (const bool continues : { false, true })
                QTest::addRow("%dx%d, %d px%s", size.width(), size.height(), pixels,
                    continues ? ", with a match to continue" : "")
                    << size << pixels << continues;
}

/// The text size may be changed in the settings while the page is shown.
void TestWelcomePage::buttons_areWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const int, pixels);
    QFETCH(const bool, continues);
    const auto sized = [](int wanted) {
        QFont font = QApplication::font();
        font.setPixelSize(wanted);
        QApplication::setFont(font);
    };
    sized(14);
    WelcomePage page;
    page.resize(size);
    page.offer(continues ? journal() : QString(), {}, QStringLiteral("Vor dem ersten Zug"));
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    sized(pixels);
    QTest::qWait(10);
    QCOMPARE(page.doors().size(), 3);
    for (const GameDoor* door : page.doors()) {
        int below = door->mapTo(&page, QPoint(0, 0)).y();
        int shown = 0;
        for (const BigButton* button : door->buttons()) {
            if (!button->isVisible())
                continue;
            ++shown;
            const QRect place(button->mapTo(&page, QPoint(0, 0)), button->size());
            QVERIFY2(page.rect().contains(place), qPrintable(button->accessibleName()));
            QTRY_VERIFY2_WITH_TIMEOUT(button->height() >= button->heightForWidth(button->width()),
                qPrintable(QStringLiteral("%1: %2 of %3, page %4 of %5")
                               .arg(button->accessibleName())
                               .arg(button->height())
                               .arg(button->heightForWidth(button->width()))
                               .arg(page.height())
                               .arg(page.layout()->totalHeightForWidth(page.width()))),
                1000);
            QVERIFY2(place.top() >= below, qPrintable(button->accessibleName()));
            below = place.bottom();
        }
        // Play, decks, set up; a draft where there are boosters; what can be continued.
        const bool continued = continues && door->game() == u"altered";
        QCOMPARE(shown, 3 + door->buttons().last()->isVisible() + continued);
        QCOMPARE(door->again()->isVisible(), continued);
        if (continued) // a long title has its two lines, also in large letters
            QCOMPARE(door->again()->shownTitle(), door->again()->text());
    }
}

/// Enter does what has the focus, and that is what was left unfinished; arrows go from door to door.
void TestWelcomePage::keys_goFromDoorToDoor()
{
    WelcomePage page;
    page.resize(1280, 778);
    page.offer({}, {});
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QTRY_VERIFY(page.doors().first()->play()->hasFocus());
    QStringList played;
    connect(&page, &WelcomePage::quickMatchAsked, &page,
        [&played](const QString& game) { played.append(game); });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(page.doors().at(1)->play()->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(played, QStringList { page.doors().at(1)->game() });
    page.offer(journal(), {});
    QTRY_VERIFY(page.doors().at(2)->again()->hasFocus());
    QStringList continued;
    connect(&page, &WelcomePage::continueAsked, &page,
        [&continued](const QString& game) { continued.append(game); });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter);
    QCOMPARE(continued, QStringList { QStringLiteral("altered") });
    QVERIFY(page.doors().at(2)->again()->text().contains(QStringLiteral("Joss")));
}

/// "Continue: Before the first turn, against Computer" was cut off without a sign.
void TestWelcomePage::longTitles_areToldWhole()
{
    const QString title = QStringLiteral("Continue: Before the first turn, against Computer");
    BigButton button;
    QFont usual = button.font();
    usual.setPixelSize(12); // whatever size the test before has left
    button.setFont(usual);
    button.setBrief(true);
    button.setWords(title, QStringLiteral("Goes on with it."));
    button.resize(900, button.heightForWidth(900));
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    QCOMPARE(button.shownTitle(), title);
    QCOMPARE(button.toolTip(), QStringLiteral("Goes on with it."));
    button.resize(180, button.heightForWidth(180)); // in three lines
    QCoreApplication::processEvents();
    QCOMPARE(button.shownTitle(), title);
    button.resize(290, button.heightForWidth(290)); // in two lines
    QCoreApplication::processEvents();
    QCOMPARE(button.shownTitle(), title);
    button.resize(110, button.heightForWidth(110));
    QCoreApplication::processEvents();
    QVERIFY(button.shownTitle().endsWith(u'\u2026'));
    QVERIFY(button.toolTip().startsWith(title));
    QCOMPARE(button.accessibleName(), title);
}

/// Each door offers what can be continued of its game; the focus is at the match that was played last.
void TestWelcomePage::eachDoor_continuesItsOwnGame()
{
    WelcomePage page;
    page.resize(1280, 778);
    page.offer(journal(), {});
    page.offerAlso(journal("seize"), QStringLiteral("Turn 3"));
    page.offerAlso(journal(), QStringLiteral("older")); // that of the door is the last one
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QTRY_VERIFY(page.doors().at(2)->again()->hasFocus());
    QVERIFY(!page.doors().at(0)->offers());
    // Offered to a page that is shown, in large letters: it finds the room for them.
    QFont large = page.font();
    large.setPixelSize(21);
    QApplication::setFont(large);
    page.resize(1024, 670);
    QTRY_VERIFY(page.height() == 670);
    page.offer(journal(), {}, QStringLiteral("Zug 5, Spieler 1"));
    QCoreApplication::processEvents();
    page.offerAlso(journal("seize"), QStringLiteral("Turn 3, Spieler 1"));
    for (const GameDoor* door : page.doors())
        for (const BigButton* each : door->buttons())
            if (each->isVisible()) {
                QTRY_VERIFY2(each->height() >= each->heightForWidth(each->width()),
                    qPrintable(each->accessibleName()));
                QCOMPARE(each->shownTitle(), each->text());
            }
    QVERIFY(page.doors().at(1)->again()->isVisible());
    QVERIFY(page.doors().at(1)->again()->text().contains(QStringLiteral("Turn 3")));
    QVERIFY(!page.doors().at(2)->again()->text().contains(QStringLiteral("older")));
    QStringList continued;
    connect(&page, &WelcomePage::continueAsked, &page,
        [&continued](const QString& game) { continued.append(game); });
    QTest::mouseClick(page.doors().at(1)->again(), Qt::LeftButton);
    QCOMPARE(continued, QStringList { QStringLiteral("seize") });
}

/// A match of a game, of the third one if nothing else is said, that has just begun.
QString TestWelcomePage::journal(const char* game)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QLatin1String(game) + QStringLiteral(".jsonl"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray(
            R"({"format":"triptych-journal/1","game":"GAME","ruleset":"cr4","seed":1,)"
            R"("decks":[{"format":"triptych-deck/1","game":"GAME","main":[]},)"
            R"({"format":"triptych-deck/1","game":"GAME","main":[]}],)"
            R"("seats":[{"name":"Mira","kind":"person"},{"name":"Joss","kind":"greedy"}]})"
            "\n")
                       .replace("GAME", game));
    return path;
}

QTEST_MAIN(TestWelcomePage)
#include "tst_welcomepage.moc"
