#include "SeizeGui.h"

#include "app/services/Content.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/NewMatchDialog.h"

#include "match/Games.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QQuickWindow>
#include <QTimer>

#include <functional>

/// What lies around the table of Seize: the clock of a round, dialogs, and what the menus do.
class TestGuiSeizeDialogs : public SeizeGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void danger_isMarkedByKeyAndMenu();
    void roundClock_countsDownBesideThePhases();
    void newMatchDialog_offersATimerWhereTheRulesHaveOne();
    void dialogs_openWithTheGameOnTheTable();
    void rule_S_TITLE_theAboutViewCreditsTheRules();

private:
    /// Chooses from the menus, and looks at the dialog that opens before it is closed.
    void openFromMenu(const QString& text, const std::function<void(QDialog&)>& look);
};

void TestGuiSeizeDialogs::roundClock_countsDownBesideThePhases()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 11, {}, {}, true);
    QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
    const auto plate = [this] {
        const QList<QQuickItem*> found = screen::find(view(),
            [](QQuickItem* item) { return item->objectName() == QStringLiteral("roundClock"); });
        return found.isEmpty() ? nullptr : found.first();
    };
    QVERIFY(plate());
    const auto spoken = [&plate] {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(plate());
        return face ? face->text(QAccessible::Name) : QString();
    };
    const auto shows = [&](const char* time, const char* warning) {
        return plate() && plate()->property("time").toString() == QLatin1String(time)
            && plate()->property("warning").toString() == QLatin1String(warning);
    };
    const auto pass = [this](int seconds) {
        m_now += qint64 { seconds } * 1000;
        table().clock()->look();
    };
    QVERIFY(shows("50:00", ""));
    QVERIFY2(spoken().contains(QStringLiteral("50 minutes and 0 seconds")), qPrintable(spoken()));
    picture(QStringLiteral("seize-clock"));
    // No pip of the phases lies below it.
    const QRectF place = plate()->mapRectToScene(plate()->boundingRect());
    for (const QQuickItem* pip :
        screen::find(view(), [](QQuickItem* item) { return screen::has(item, "stopOwn"); }))
        QVERIFY(!pip->mapRectToScene(pip->boundingRect()).intersects(place));
    pass(45 * 60 - 1);
    QVERIFY(shows("5:01", ""));
    pass(1);
    QVERIFY(shows("5:00", "Last five minutes"));
    QVERIFY2(spoken().contains(QStringLiteral("Last five minutes")), qPrintable(spoken()));
    picture(QStringLiteral("seize-clock-five"));
    pass(4 * 60 + 1);
    QVERIFY(shows("0:59", "Last minute"));
    picture(QStringLiteral("seize-clock-last"));
    QVERIFY(!table().over());
    pass(59);
    QTRY_VERIFY(table().over());
    QVERIFY(shows("0:00", "Time is up"));
    QVERIFY2(table().outcomeText().contains(QStringLiteral("Time is up")),
        qPrintable(table().outcomeText()));
    picture(QStringLiteral("seize-clock-over"));
}

void TestGuiSeizeDialogs::newMatchDialog_offersATimerWhereTheRulesHaveOne()
{
    Content content;
    NewMatchDialog dialog(content);
    dialog.show();
    auto* timer = dialog.findChild<QCheckBox*>(QStringLiteral("roundTimer"));
    QVERIFY(timer);
    const auto choose = [&dialog](const char* id) {
        for (QComboBox* box : dialog.findChildren<QComboBox*>())
            if (const int at = box->findData(QString::fromLatin1(id)); at >= 0)
                box->setCurrentIndex(at);
    };
    choose("kryptik");
    QVERIFY(!timer->isVisible());
    QCOMPARE(dialog.plan().minutes, 0);
    choose("seize");
    choose("standard");
    QVERIFY(timer->isVisible() && !timer->isChecked());
    QVERIFY2(timer->text().contains(QStringLiteral("50")), qPrintable(timer->text()));
    QCOMPARE(dialog.plan().minutes, 0);
    QCOMPARE(dialog.plan().bestOf, 1);
    timer->click();
    QCOMPARE(dialog.plan().minutes, 50);
    dialog.grab().save(QStringLiteral("screens/seize-timer-dialog.png"));
    choose("arena-2v2");
    QVERIFY(timer->isVisible() && !timer->isChecked());
    timer->click();
    QCOMPARE(dialog.plan().minutes, 40);
    QCOMPARE(dialog.plan().bestOf, 3);
    choose("guild-master");
    QVERIFY(!timer->isVisible());
    QCOMPARE(dialog.plan().minutes, 0);
    QCOMPARE(dialog.plan().bestOf, 1);
}

void TestGuiSeizeDialogs::openFromMenu(
    const QString& text, const std::function<void(QDialog&)>& look)
{
    bool seen = false;
    QTimer::singleShot(0, &window(), [&] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            seen = true;
            look(*dialog);
            dialog->reject();
        }
    });
    for (const QAction* menu : window().menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->text() == text)
                action->trigger();
    QVERIFY2(seen, qPrintable(text));
}

/// Where enemies could strike: off at first, on by D, off and on again in the menu.
void TestGuiSeizeDialogs::danger_isMarkedByKeyAndMenu()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QRandomGenerator random(5);
    for (int i = 0; i < 400 && table().danger().isEmpty(); ++i) {
        QVERIFY(waitUntilAsked());
        const QStringList lines = table().answers();
        if (!lines.isEmpty())
            table().answer(lines.at(random.bounded(static_cast<int>(lines.size()))));
        QTest::qWait(10);
    }
    QVERIFY(waitUntilAsked());
    QVERIFY(!table().danger().isEmpty());
    const auto marks = [this] {
        return screen::find(view(), [](QQuickItem* item) {
            return item->objectName().startsWith(QStringLiteral("danger-"));
        }).size();
    };
    QCOMPARE(marks(), 0);
    QTest::keyClick(view(), Qt::Key_D);
    QTRY_COMPARE(marks(), table().danger().size());
    picture(QStringLiteral("danger"));
    QAction* found = nullptr;
    for (const QAction* menu : window().menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->text().contains(QStringLiteral("could &strike")))
                found = action;
    QVERIFY(found && found->isChecked());
    found->trigger();
    QTRY_COMPARE(marks(), 0);
    found->trigger();
    QTRY_COMPARE(marks(), table().danger().size());
}

void TestGuiSeizeDialogs::dialogs_openWithTheGameOnTheTable()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY(waitUntilAsked());
    const auto showsSeize = [](const QDialog& dialog) {
        QStringList chosen;
        for (const QComboBox* box : dialog.findChildren<QComboBox*>())
            chosen.append(box->currentData().toString());
        QVERIFY2(chosen.contains(QStringLiteral("seize")), qPrintable(chosen.join(u' ')));
    };
    openFromMenu(QStringLiteral("&New match…"), showsSeize);
    // A list of cards that another game knows is of that game all the same.
    openFromMenu(QStringLiteral("&Import a deck…"), [&](QDialog& dialog) {
        showsSeize(dialog);
        Content content;
        const triptych::Game& other = *triptych::match::find("kryptik");
        const auto card = content.library(other)->printed(0)["name"].get<std::string>();
        dialog.findChild<QPlainTextEdit*>(QStringLiteral("importText"))
            ->setPlainText(QStringLiteral("3 %1").arg(QString::fromStdString(card)));
        const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("importVerdict"));
        QTRY_VERIFY2(static_cast<ImportDeckDialog&>(dialog).game() == u"kryptik",
            qPrintable(QString::fromStdString(card) + verdict->text()));
    });
}

/// Whose rules they are is said where one looks for it.
void TestGuiSeizeDialogs::rule_S_TITLE_theAboutViewCreditsTheRules()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    openFromMenu(QStringLiteral("&About Triptych"), [](QDialog& dialog) {
        const auto* box = qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(box);
        QVERIFY2(box->text().contains(
                     QStringLiteral("Seize: Guilded Treasures, rules document edited by ")),
            qPrintable(box->text()));
    });
}

GUI_TEST_MAIN(TestGuiSeizeDialogs)

#include "tst_gui_seize_dialogs.moc"
