#include "KryptikGui.h"

#include "app/services/Language.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTimer>

class TestGui : public KryptikGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void mouse_playsAWholeGame();
    void keyboard_playsAWholeGame();
    void dragging_placesASoulCard();
    void welcome_reachesAMatchByKeyboard();
    void everyCardAndButton_hasAnAccessibleName();
    void language_changesEverywhereAtOnce();
    void leavingAndComingBack_showsTheNewMatch();
    void aFault_isReportedFromTheMenu();

private:
    bool clickSomething(QRandomGenerator& random);
    bool typeSomething(QRandomGenerator& random);
};

/// One click on something that is marked, or on a button; true when the table changed by it.
bool TestGui::clickSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    const bool menu = screen::menuIsOpen(view());
    QList<QQuickItem*> places = screen::buttons(view());
    if (menu) { // the menu is in front: its entries come first
        const QList<QQuickItem*> entries = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "modelData") && screen::has(item, "text")
                && item->property("modelData").toMap().contains(QStringLiteral("line"));
        });
        if (!entries.isEmpty())
            places = entries;
    } else {
        places += screen::marked(view());
    }
    if (places.isEmpty())
        return false;
    QQuickItem* place = places.at(random.bounded(static_cast<int>(places.size())));
    const QPoint spot = screen::spotOf(place);
    if (!view()->rect().contains(spot))
        return false;
    const int before = m_changes;
    const bool wasOpen = menu;
    QTest::mouseClick(view(), Qt::LeftButton, {}, spot);
    QDeadlineTimer deadline(250);
    while (!deadline.hasExpired() && m_changes == before && screen::menuIsOpen(view()) == wasOpen)
        QTest::qWait(5);
    return m_changes != before || screen::menuIsOpen(view()) != wasOpen;
}

void TestGui::mouse_playsAWholeGame()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QRandomGenerator random(5);
    int clicks = 0;
    int misses = 0;
    int inARow = 0;
    while (!table().over() && clicks < 6000) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().over())
            break;
        ++clicks;
        if (clickSomething(random)) {
            inARow = 0;
        } else {
            ++misses;
            QVERIFY2(++inARow < 60, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        }
        if (clicks == 60)
            picture(QStringLiteral("mouse-60"));
    }
    QVERIFY2(table().over(), qPrintable(whatIsAsked()));
    QVERIFY2(misses * 3 < clicks,
        qPrintable(QStringLiteral("%1 of %2 clicks hit nothing").arg(misses).arg(clicks)));
    QTest::qWait(100);
    picture(QStringLiteral("mouse-end"));
    // It says how the game went.
    QVERIFY(table().course().value(QStringLiteral("turns")).toList().size() > 1);
    QCOMPARE(panels("OutcomePanel"), 1);
    // The end offers a rematch, by mouse as well.
    const QString title = table().outcomeTitle();
    QVERIFY(!title.isEmpty());
    const QList<QQuickItem*> again = screen::find(view(), [this](QQuickItem* item) {
        return screen::has(item, "text") && screen::has(item, "primary")
            && item->property("text").toString() == table().rematchText();
    });
    QVERIFY(!again.isEmpty());
    QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(again.first(), { 0.5, 0.5 }));
    QTRY_VERIFY(!table().over());
}

/// Keys only: look for something marked with Tab, act with Space; or the key of a button; or Enter.
bool TestGui::typeSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    // A stroke on the number of a rule has opened its window: somebody who plays on closes it.
    for (QWidget* other : QApplication::topLevelWidgets())
        if (other != &window() && other->isVisible() && other->isWindow()
            && other->inherits("QMainWindow")) {
            other->close();
            window().activateWindow();
            view()->setFocus();
        }
    const int before = m_changes;
    const auto changed = [&](int milliseconds) {
        QDeadlineTimer deadline(milliseconds);
        while (!deadline.hasExpired() && m_changes == before)
            QTest::qWait(5);
        return m_changes != before;
    };
    if (screen::menuIsOpen(view())) {
        for (int i = random.bounded(3); i > 0; --i)
            QTest::keyClick(view(), Qt::Key_Down);
        QTest::keyClick(view(), Qt::Key_Return);
        return changed(250);
    }
    const bool marked = !screen::marked(view()).isEmpty();
    if (marked && random.bounded(3) > 0) {
        // The focus visits what can be acted with, and only that, and buttons.
        for (int i = random.bounded(6); i >= 0; --i)
            QTest::keyClick(view(), Qt::Key_Tab);
        QTest::keyClick(view(), Qt::Key_Space);
        if (changed(80) || screen::menuIsOpen(view()))
            return true;
    }
    QStringList keys;
    for (const QQuickItem* button : screen::buttons(view()))
        if (screen::has(button, "keyName"))
            if (const QString key = button->property("keyName").toString(); key.size() == 1)
                keys.append(key);
    if (!keys.isEmpty()) {
        QTest::keyClicks(view(), keys.at(random.bounded(static_cast<int>(keys.size()))).toLower());
        if (changed(150))
            return true;
    }
    for (int i = random.bounded(6); i >= 0; --i)
        QTest::keyClick(view(), random.bounded(2) ? Qt::Key_Tab : Qt::Key_Backtab);
    QTest::keyClick(view(), Qt::Key_Return);
    return changed(150) || screen::menuIsOpen(view());
}

void TestGui::keyboard_playsAWholeGame()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 8);
    view()->setFocus();
    QRandomGenerator random(8);
    int strokes = 0;
    int inARow = 0;
    while (!table().over() && strokes < 6000) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().over())
            break;
        ++strokes;
        if (typeSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 80, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        if (strokes == 40)
            picture(QStringLiteral("keyboard-40"));
    }
    QVERIFY2(table().over(), qPrintable(whatIsAsked()));
}

void TestGui::dragging_placesASoulCard()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 12);
    QVERIFY(waitUntilAsked());
    QDeadlineTimer deadline(20'000);
    // To the first question at which a soul card can be placed.
    const auto soulCard = [this] {
        for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
            for (const QVariant& verb : card.verbs)
                if (verb.toMap().value(QStringLiteral("verb")) == QStringLiteral("soul"))
                    return card.key;
        return QString();
    };
    while (!deadline.hasExpired() && soulCard().isEmpty()) {
        QVERIFY(waitUntilAsked());
        if (!table().prompt()->buttons()->rows().isEmpty() && table().phase() != u"first")
            table().answer(table().prompt()->buttons()->rows().first().line);
        QTest::qWait(20);
    }
    const QString key = soulCard();
    QVERIFY(!key.isEmpty());
    QTest::qWait(50);
    const QList<QQuickItem*> cards = screen::find(view(), [&key](QQuickItem* item) {
        return screen::has(item, "entered") && item->property("entered").toString() == key;
    });
    QVERIFY(!cards.isEmpty());
    const QPoint from = screen::spotOf(cards.first(), { 0.2, 0.3 });
    ZoneModel* row = table().nearSeat()->zone(QStringLiteral("soul_row"));
    const int before = row->count();
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view(), from + QPoint(0, -30));
    QTest::qWait(20);
    // While it is held, the table shows where it may go; that is where we let it fall.
    QPoint to;
    const QList<QQuickItem*> zones = screen::find(view(), [](QQuickItem* item) {
        return screen::has(item, "place")
            && item->property("place").toString().endsWith(QStringLiteral("soul_row"))
            && screen::has(item, "dropTarget") && item->property("dropTarget").toBool();
    });
    QVERIFY2(!zones.isEmpty(), "the soul row does not say that the card may fall on it");
    to = screen::spotOf(zones.first(), { 0.5, 0.5 });
    for (int i = 1; i <= 12; ++i) {
        QTest::mouseMove(view(), from + (to - from) * i / 12);
        QTest::qWait(10);
    }
    QTest::mouseRelease(view(), Qt::LeftButton, {}, to);
    QTRY_COMPARE(row->count(), before + 1);
}

void TestGui::welcome_reachesAMatchByKeyboard()
{
    open({}, 0);
    QVERIFY(!view());
    auto* quick = window().findChild<QAbstractButton*>(QStringLiteral("play-kryptik"));
    QVERIFY(quick && quick->isVisible());
    QTRY_VERIFY(quick->hasFocus());
    picture(QStringLiteral("welcome"));
    QTest::keyClick(quick, Qt::Key_Space);
    QTRY_VERIFY(table().active());
    QTRY_VERIFY(view() && view()->isVisible());
    QVERIFY(waitUntilAsked());
}

void TestGui::everyCardAndButton_hasAnAccessibleName()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY(waitUntilAsked());
    QTest::qWait(50);
    QAccessible::setActive(true);
    int named = 0;
    std::function<void(QAccessibleInterface*, int)> visit
        = [&](QAccessibleInterface* each, int depth) {
              if (!each || depth > 40)
                  return;
              const bool pressed
                  = each->role() == QAccessible::Button || each->role() == QAccessible::PushButton;
              if (pressed && !each->state().invisible) {
                  ++named;
                  QVERIFY2(!each->text(QAccessible::Name).isEmpty(), "a button without a name");
              }
              for (int child = 0; child < each->childCount(); ++child)
                  visit(each->child(child), depth + 1);
          };
    visit(QAccessible::queryAccessibleInterface(&window()), 0);
    QVERIFY2(named > 20, qPrintable(QString::number(named)));
}

void TestGui::language_changesEverywhereAtOnce()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY(waitUntilAsked());
    const QString english = table().prompt()->text();
    Language german;
    german.speak(QStringLiteral("de"));
    QTRY_VERIFY(table().prompt()->text() != english);
    QTRY_COMPARE(window().menuBar()->actions().first()->text(), QStringLiteral("&Partie"));
    picture(QStringLiteral("german"));
}

void TestGui::leavingAndComingBack_showsTheNewMatch()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY(waitUntilAsked());
    client().controller().leave();
    QTRY_VERIFY(!view()); // a table that nobody sits at takes no memory
    auto* again = window().findChild<QAbstractButton*>(QStringLiteral("continue-kryptik"));
    QTRY_VERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY(table().active());
    QVERIFY(waitUntilAsked());
    QTRY_VERIFY(!screen::marked(view()).isEmpty());
}

/// By the keys of the menu: what is wrong goes into the clipboard, with all that was answered.
void TestGui::aFault_isReportedFromTheMenu()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY(waitUntilAsked());
    bool seen = false;
    QTimer::singleShot(0, &window(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        const auto* shown = dialog->findChild<QPlainTextEdit*>(QStringLiteral("faultText"));
        auto* copies = dialog->findChild<QAbstractButton*>(QStringLiteral("faultCopy"));
        if (shown && copies) {
            // What is shown while the match goes on tells nobody's cards.
            seen = shown->toPlainText().contains(QStringLiteral("seed: 5"))
                && !shown->toPlainText().contains(QStringLiteral("triptych-match"));
            QTest::keyClick(copies, Qt::Key_Space);
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        dialog->reject();
    });
    table().reportFault();
    QVERIFY(seen);
    const QString report = QGuiApplication::clipboard()->text();
    for (const char* part : { "version: ", "Qt: ", "game: kryptik", "seed: 5", "seat: person" })
        QVERIFY2(report.contains(QLatin1String(part)), part);
    QFile journal(client().controller().journalPath());
    QVERIFY(journal.open(QIODevice::ReadOnly));
    QVERIFY(report.contains(QString::fromUtf8(journal.readAll())));
}

GUI_TEST_MAIN(TestGui)

#include "tst_gui.moc"
