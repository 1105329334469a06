#include "KryptikGui.h"

#include "app/services/Language.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QDialog>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTimer>

/// Several people at one computer: the curtain between them, and what they agree on.
class TestGuiPersons : public KryptikGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void twoPersons_liftTheCurtainByMouse();
    void twoPersons_areToldWhatHappened();
    void twoPersons_agreeBeforeAnAnswerIsTakenBack_data();
    void twoPersons_agreeBeforeAnAnswerIsTakenBack();

private:
    void pressLong(bool byMouse);
    void liftAs(const QString& name, bool byMouse);
};

void TestGuiPersons::twoPersons_liftTheCurtainByMouse()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("person") } }, 3);
    QVERIFY(waitUntilAsked());
    QVERIFY(table().curtainVisible());
    QTest::qWait(50);
    picture(QStringLiteral("curtain"));
    QVERIFY2(
        screen::marked(view()).isEmpty(), "something of a seat can be reached behind the curtain");
    const QList<QQuickItem*> lift = screen::find(view(), [](QQuickItem* item) {
        return screen::has(item, "primary") && item->property("primary").toBool()
            && screen::has(item, "text");
    });
    QVERIFY(!lift.isEmpty());
    const QPoint there = screen::spotOf(lift.last(), { 0.5, 0.5 });
    QTest::mouseClick(view(), Qt::LeftButton, {}, there);
    QTest::qWait(700);
    QVERIFY2(table().curtainVisible(), "one click is not deliberate");
    QTest::mousePress(view(), Qt::LeftButton, {}, there);
    QTRY_VERIFY(!table().curtainVisible());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, there);
    QTRY_VERIFY(!screen::marked(view()).isEmpty());
}

/// Whoever gets the computer is told what happened, can see it again by R, and puts it away by Escape.
void TestGuiPersons::twoPersons_areToldWhatHappened()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("person") } }, 3);
    const auto recap = [this] {
        return screen::find(view(), [](QQuickItem* item) {
            return screen::className(item).startsWith(QStringLiteral("RecapPanel"));
        });
    };
    bool told = false;
    for (int i = 0; i < 40 && !told; ++i) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().curtainVisible()) {
            QVERIFY(recap().isEmpty());
            QTest::qWait(60);
            QTest::keyPress(view(), Qt::Key_Return);
            QTRY_VERIFY(!table().curtainVisible());
            QTest::keyRelease(view(), Qt::Key_Return);
            QTest::qWait(60);
            told = !recap().isEmpty();
            continue;
        }
        const int before = m_changes;
        QTest::keyClick(view(), Qt::Key_P);
        waitForChange(before, 1000);
        QTest::qWait(400); // the next press is not one in a hurry
    }
    QVERIFY2(told, qPrintable(whatIsAsked()));
    QVERIFY(!table().recap(QStringLiteral("seat")).isEmpty());
    const auto stage = [this] {
        return screen::find(view(), [](QQuickItem* item) {
            return screen::className(item).startsWith(QStringLiteral("StageLayer"));
        });
    };
    picture(QStringLiteral("recap"));
    QTest::keyClick(view(), Qt::Key_R);
    QTRY_VERIFY(!stage().isEmpty());
    picture(QStringLiteral("stage"));
    QTest::keyClick(view(), Qt::Key_Escape); // ends the show as well
    QTRY_VERIFY(recap().isEmpty());
    QVERIFY(stage().isEmpty());
}

/// The primary button of the curtain, by half a second of the mouse or of Enter.
void TestGuiPersons::pressLong(bool byMouse)
{
    const QString question = table().consentText();
    const QString name = table().curtainSeatName();
    const auto gone = [&] {
        return !table().curtainVisible() || table().consentText() != question
            || table().curtainSeatName() != name;
    };
    QTest::qWait(60);
    if (byMouse) {
        const QList<QQuickItem*> lift = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "primary") && item->property("primary").toBool()
                && screen::has(item, "text");
        });
        QVERIFY(!lift.isEmpty());
        const QPoint there = screen::spotOf(lift.last(), { 0.5, 0.5 });
        QTest::mousePress(view(), Qt::LeftButton, {}, there);
        QTRY_VERIFY(gone());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, there);
    } else {
        QTest::keyPress(view(), Qt::Key_Return);
        QTRY_VERIFY(gone());
        QTest::keyRelease(view(), Qt::Key_Return);
    }
    QTest::qWait(60);
}

void TestGuiPersons::liftAs(const QString& name, bool byMouse)
{
    QTRY_VERIFY(table().curtainVisible() && table().consentText().isEmpty());
    QCOMPARE(table().curtainSeatName(), name);
    pressLong(byMouse);
    QTRY_VERIFY(table().prompt()->mine());
}

void TestGuiPersons::twoPersons_agreeBeforeAnAnswerIsTakenBack_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("by mouse") << true;
    QTest::newRow("by keys") << false;
}

/// The first person wants back what the second has answered since: the second is asked behind the
/// curtain, declines, is asked again and agrees; each time the first gets the computer back.
void TestGuiPersons::twoPersons_agreeBeforeAnAnswerIsTakenBack()
{
    QFETCH(bool, byMouse);
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("person") } }, 3);
    const auto asksFirst = [this] {
        return table().prompt()->canUndo()
            && table().prompt()->undoText().contains(QStringLiteral("is asked first"));
    };
    for (int i = 0; i < 60 && !asksFirst(); ++i) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().curtainVisible()) {
            pressLong(false);
            QTRY_VERIFY(!table().curtainVisible());
            continue;
        }
        const int before = m_changes;
        QTest::keyClick(view(), Qt::Key_P);
        waitForChange(before, 1000);
        QTest::qWait(400); // the next press is not one in a hurry
    }
    QVERIFY2(asksFirst(), qPrintable(whatIsAsked()));
    const QString asker = table().nearSeat()->name();
    const QString asked = whatIsAsked();
    const QStringList log = told();
    const auto askBack = [&] {
        if (byMouse) {
            const QList<QQuickItem*> undo = screen::find(view(),
                [](QQuickItem* item) { return item->objectName() == QStringLiteral("undo"); });
            QCOMPARE(undo.size(), 1);
            QTest::mouseClick(
                view(), Qt::LeftButton, {}, screen::spotOf(undo.first(), { 0.5, 0.5 }));
        } else {
            QTest::keyClick(view(), Qt::Key_U);
        }
        QTRY_VERIFY(!table().consentText().isEmpty());
        QVERIFY(table().curtainVisible());
        QVERIFY(table().curtainSeatName() != asker);
        QVERIFY(table().consentText().contains(asker));
        QVERIFY(screen::marked(view()).isEmpty());
        QVERIFY(told().isEmpty()); // nothing of anybody's log lies behind it
        QTest::qWait(60);
    };

    askBack();
    picture(QStringLiteral("consent"));
    if (byMouse) {
        const QList<QQuickItem*> no = screen::find(view(),
            [](QQuickItem* item) { return item->objectName() == QStringLiteral("decline"); });
        QCOMPARE(no.size(), 1);
        QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(no.first(), { 0.5, 0.5 }));
    } else {
        QTest::keyClick(view(), Qt::Key_Tab);
        QTest::keyClick(view(), Qt::Key_Return);
    }
    liftAs(asker, byMouse);
    QCOMPARE(whatIsAsked(), asked);
    QCOMPARE(told(), log);
    QVERIFY2(
        table().message().contains(QStringLiteral("did not agree")), qPrintable(table().message()));

    askBack();
    pressLong(byMouse);
    liftAs(asker, byMouse);
    QVERIFY(told().size() < log.size());
    QCOMPARE(told(), log.mid(0, told().size()));
}

GUI_TEST_MAIN(TestGuiPersons)

#include "tst_gui_persons.moc"
