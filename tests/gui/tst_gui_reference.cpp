#include "ClientGui.h"

#include "app/reference/Hints.h"
#include "app/reference/windows/HintBar.h"
#include "app/reference/windows/LanguageWindow.h"
#include "app/reference/windows/RulesDesk.h"
#include "app/reference/windows/RulesWindow.h"
#include "app/services/Language.h"
#include "app/windows/SettingsDialog.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QQuickWindow>
#include <QTextBrowser>
#include <QTreeWidget>

using reference::LanguageWindow;
using reference::RulesWindow;

/// The rules within reach of a match: behind numbers, behind F1, in the menu; and the hints.
class TestGuiReference : public ClientGui
{
    Q_OBJECT

public:
    TestGuiReference()
        : ClientGui(QStringLiteral("reference-"))
    {
    }

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void numberOfThePrompt_opensItsRule_data();
    void numberOfThePrompt_opensItsRule();
    void f1_explainsTheCardUnderThePointer_orWhatIsAsked();
    void f1_onTheStartPageOpensTheGameOfTheDoor();
    void refusal_leadsToItsRule();
    void log_leadsToRulesByKeys();
    void rules_areSearchedAndWalkedByKeys();
    void links_leadOnAndBack();
    void rules_changeTheirLanguageAtOnce();
    void hints_areToldOnce_andAgainWhenAsked();
    void hints_leaveTheTableItsRoom();
    void hints_canBeSwitchedOff();
    void cardLanguage_isFoundInHelpAndWorkshop();

private:
    void play(const char* game = "kryptik");
    QQuickItem* ruled(const QString& within);
    RulesWindow* rules() const { return window().findChild<RulesWindow*>(); }
    reference::HintBar& bar() const { return *window().rules().bar(); }
    void bringBack();
    QAction* entry(const QString& text) const;
    void goOnUntil(const std::function<bool()>& done);
};

void TestGuiReference::play(const char* game)
{
    CommandLine options;
    options.game = QString::fromLatin1(game);
    options.agents = { { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } };
    options.seed = 5;
    open(options);
    QVERIFY(waitUntilAsked());
    QCoreApplication::processEvents();
}

/// Words with a number, inside an item of that kind.
QQuickItem* TestGuiReference::ruled(const QString& within)
{
    const auto found = screen::find(view(), [&within](QQuickItem* item) {
        if (!screen::has(item, "linked") || item->property("rule").toString().isEmpty())
            return false;
        for (const QQuickItem* each = item; each; each = each->parentItem())
            if (screen::className(each).startsWith(within))
                return true;
        return false;
    });
    return found.isEmpty() ? nullptr : found.last();
}

/// Back to the table from what has come before it. QTest's own waiting takes a window as active already
/// while one of its children is.
void TestGuiReference::bringBack()
{
    window().activateWindow();
    QTRY_VERIFY(window().isActiveWindow());
}

QAction* TestGuiReference::entry(const QString& text) const
{
    for (QAction* menu : window().menuBar()->actions())
        if (menu->menu())
            for (QAction* action : menu->menu()->actions())
                if (action->text() == text)
                    return action;
    return nullptr;
}

/// Passes, and passes on, until that is so or the match is over.
void TestGuiReference::goOnUntil(const std::function<bool()>& done)
{
    QDeadlineTimer deadline(60'000);
    while (!deadline.hasExpired() && waitUntilAsked() && !done() && !table().over()) {
        const int before = m_changes;
        QTest::keyClick(view(), Qt::Key_P);
        if (!waitForChange(before, 500))
            QTest::keyClick(view(), Qt::Key_Return);
    }
}

void TestGuiReference::numberOfThePrompt_opensItsRule_data()
{
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("mouse") << false;
    QTest::newRow("keys") << true;
}

void TestGuiReference::numberOfThePrompt_opensItsRule()
{
    QFETCH(bool, byKeys);
    play();
    const QString asked = table().prompt()->ruleText();
    QVERIFY(!asked.isEmpty());
    QQuickItem* words = nullptr;
    QTRY_VERIFY((words = ruled(QStringLiteral("PromptBar"))) && words->isVisible());
    if (byKeys) {
        QVERIFY(words->activeFocusOnTab());
        words->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(view(), Qt::Key_Return);
    } else { // on the number, which ends the words
        QTest::mouseClick(view(), Qt::LeftButton, {},
            words->mapToScene({ words->implicitWidth() - 4, words->height() / 2 }).toPoint());
    }
    QTRY_VERIFY(rules() && rules()->isVisible());
    QCOMPARE(rules()->shown(), QStringList { asked });
    QVERIFY(rules()->words().contains(asked));
    QCOMPARE(table().prompt()->ruleText(), asked); // nothing was answered by it
}

/// However long each step takes: what F1 opens comes to the front, and whoever goes back to the table and asks
/// again is answered again.
void TestGuiReference::f1_explainsTheCardUnderThePointer_orWhatIsAsked()
{
    play();
    const QPoint menu = window().mapToGlobal(QPoint(1, 1)); // on nothing of the table
    const auto ask = [this](const QPoint& at) {
        bringBack();
        QCursor::setPos(at);
        QTest::qWait(20);
        QTest::keyClick(&window(), Qt::Key_F1);
        QTRY_VERIFY(rules() && rules()->isActiveWindow());
    };
    ask(menu);
    QCOMPARE(rules()->shown(), QStringList { table().prompt()->ruleText() });
    const auto cards = screen::find(view(), [this](QQuickItem* item) {
        return screen::has(item, "reachable") && screen::has(item, "key")
            && table().face(item->property("key").toString()).zone.endsWith(u".hand");
    });
    QVERIFY(!cards.isEmpty());
    const CardFace face = table().face(cards.first()->property("key").toString());
    ask(view()->mapToGlobal(screen::spotOf(cards.first())));
    const QString kind = face.kind == u"spell" ? QStringLiteral("7.2") : QStringLiteral("7.1");
    QVERIFY2(rules()->shown().contains(kind), qPrintable(rules()->shown().join(u' ')));
    QVERIFY(rules()->words().contains(face.name));
    // The focus counts where the pointer is on nothing.
    cards.last()->forceActiveFocus(Qt::TabFocusReason);
    ask(menu);
    QVERIFY(rules()->words().contains(table().face(cards.last()->property("key").toString()).name));
}

/// No game has been played yet: a file of rules without a name was looked for.
void TestGuiReference::f1_onTheStartPageOpensTheGameOfTheDoor()
{
    open({});
    for (const char* const game : { "seize", "kryptik" }) {
        auto* door = window().findChild<QWidget*>(QStringLiteral("play-") + QLatin1String(game));
        QVERIFY(door);
        bringBack();
        door->setFocus();
        QTest::keyClick(&window(), Qt::Key_F1);
        RulesWindow* opened = nullptr;
        QTRY_VERIFY([&] {
            for (RulesWindow* each : window().findChildren<RulesWindow*>())
                if (each->isActiveWindow())
                    opened = each;
            return opened != nullptr;
        }());
        const auto* tree = opened->findChild<QTreeWidget*>(QStringLiteral("rulesTree"));
        QVERIFY(tree->topLevelItemCount() > 3);
        const char* const own = qstrcmp(game, "seize") == 0 ? "Seize" : "Kryptik";
        QVERIFY2(
            opened->windowTitle().contains(QLatin1String(own)), qPrintable(opened->windowTitle()));
    }
}

void TestGuiReference::refusal_leadsToItsRule()
{
    play();
    QTest::keyClick(view(), Qt::Key_I); // the column is folded away on a small screen
    goOnUntil([this] {                  // something cannot be used
        for (const QQuickItem* item : screen::find(view(), [](QQuickItem* each) {
                 return screen::has(each, "reachable") && screen::has(each, "key");
             })) {
            table().inspect(item->property("key").toString());
            if (!table().zoom()->whyNotRule().isEmpty())
                return true;
        }
        return false;
    });
    const QString number = table().zoom()->whyNotRule();
    QVERIFY(!number.isEmpty());
    QVERIFY(table().zoom()->whyNot().contains(number));
    QQuickItem* words = nullptr;
    QTRY_VERIFY((words = ruled(QStringLiteral("ZoomPage"))) && words->isVisible());
    words->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_VERIFY(rules());
    QCOMPARE(rules()->shown().size(), 1);
    QVERIFY(number.startsWith(rules()->shown().first()));
}

void TestGuiReference::log_leadsToRulesByKeys()
{
    play();
    EventLogModel& log = *table().log();
    int row = -1;
    goOnUntil([&] {
        for (int i = 0; i < log.count(); ++i)
            if (!log.index(i).data(EventLogModel::RuleRole).toString().isEmpty())
                row = i;
        return row >= 0;
    });
    QVERIFY(row >= 0);
    QTest::keyClick(view(), Qt::Key_I); // the column is folded away on a small screen
    QQuickItem* list = nullptr;
    QTRY_VERIFY(!screen::find(view(), [&list](QQuickItem* item) {
        if (screen::has(item, "atFoot") && screen::has(item, "currentIndex"))
            list = item;
        return list == item;
    }).isEmpty());
    list->forceActiveFocus(Qt::TabFocusReason);
    QCOMPARE(list->property("currentIndex").toInt(), log.count() - 1);
    while (list->property("currentIndex").toInt() > row)
        QTest::keyClick(view(), Qt::Key_Up);
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_VERIFY(rules());
    QCOMPARE(
        rules()->shown(), QStringList { log.index(row).data(EventLogModel::RuleRole).toString() });
}

void TestGuiReference::rules_areSearchedAndWalkedByKeys()
{
    play("seize");
    RulesWindow* window = this->window().rules().openRules(QStringLiteral("seize"), {});
    QVERIFY(window->words().contains(QStringLiteral("S-VAULT")));
    auto* search = window->findChild<QLineEdit*>(QStringLiteral("rulesSearch"));
    auto* tree = window->findChild<QTreeWidget*>(QStringLiteral("rulesTree"));
    QTest::keyClick(window, Qt::Key_F, Qt::ControlModifier);
    QTRY_COMPARE(window->focusWidget(), search);
    QTest::keyClicks(search, QStringLiteral("three stars guild"));
    QCOMPARE(tree->topLevelItemCount(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window->shown(), QStringList { QStringLiteral("S-FMT-GM-DECK") });
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(search, QStringLiteral("xyzzy"));
    QCOMPARE(tree->topLevelItemCount(), 0);
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(!window->isVisible());
}

void TestGuiReference::links_leadOnAndBack()
{
    play();
    RulesWindow* window
        = this->window().rules().openRules(QStringLiteral("kryptik"), QStringLiteral("4.4.2a"));
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.2") });
    auto* words = window->findChild<QTextBrowser*>(QStringLiteral("ruleWords"));
    words->setFocus();
    QTest::keyClick(words, Qt::Key_Tab); // to the first link, which is 4.4.3
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.3") });
    QVERIFY(QTest::qWaitForWindowActive(window)); // the keys of a window that is in front
    QTest::keyClick(window->windowHandle(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.2") });
    QTest::keyClick(
        window->windowHandle(), Qt::Key_Left, Qt::AltModifier); // there is nothing before it
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.2") });
    QTest::keyClick(window->windowHandle(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.3") });
    auto* tree = window->findChild<QTreeWidget*>(QStringLiteral("rulesTree"));
    QVERIFY(tree->currentItem()); // it shows where one is
    QVERIFY(tree->currentItem()->text(0).startsWith(QStringLiteral("4.4.3")));
    QTest::keyClick(tree, Qt::Key_Down);
    QCOMPARE(window->shown(), QStringList { QStringLiteral("4.4.4") });
}

void TestGuiReference::rules_changeTheirLanguageAtOnce()
{
    play();
    RulesWindow* window
        = this->window().rules().openRules(QStringLiteral("kryptik"), QStringLiteral("5.3"));
    QVERIFY(window->words().contains(QStringLiteral("Island")));
    Language german;
    german.speak(QStringLiteral("de"));
    QTRY_VERIFY(window->words().contains(QStringLiteral("Insel")));
    german.speak(QStringLiteral("en"));
}

void TestGuiReference::hints_areToldOnce_andAgainWhenAsked()
{
    reference::Hints::setWanted(true);
    play();
    const QString asked = table().prompt()->ruleText();
    QTRY_VERIFY(bar().isVisible());
    QCOMPARE(bar().shown(), asked); // the first question of a match has one
    QVERIFY(!bar().accessibleName().isEmpty());
    QTest::mouseClick(bar().findChild<QPushButton*>(QStringLiteral("hintRead")), Qt::LeftButton);
    QVERIFY(!bar().isVisible());
    play();
    QCOMPARE(table().prompt()->ruleText(), asked);
    QVERIFY(bar().shown() != asked);
    QAction* again = entry(QStringLiteral("&Show the hints again"));
    QVERIFY(again);
    again->trigger();
    play();
    QTRY_COMPARE(bar().shown(), asked);
    QTest::mouseClick(bar().findChild<QPushButton*>(QStringLiteral("hintRule")), Qt::LeftButton);
    QTRY_VERIFY(rules());
    QCOMPARE(rules()->shown(), QStringList { asked });
}

/// Three lines of large words took the counters of the near seat from a low window.
void TestGuiReference::hints_leaveTheTableItsRoom()
{
    reference::Hints::setWanted(true);
    play();
    QTRY_VERIFY(bar().isVisible());
    const QFont usual = QApplication::font();
    for (const int pixels : { 14, 21, 28 })
        for (const QSize size : { QSize(1024, 700), QSize(1280, 800) }) {
            QFont large = usual;
            large.setPixelSize(pixels);
            QApplication::setFont(large);
            window().resize(size);
            bar().tell({ bar().shown(), QStringLiteral("Ihre erste Hand"),
                QStringLiteral(
                    "Markieren Sie die Karten, die Sie nicht wollen, und best\u00e4tigen "
                    "Sie: Sie ziehen einmal ebenso viele neue. Eine Hand mit zwei oder "
                    "drei billigen Karten ist ein guter Anfang.") });
            QTRY_COMPARE(bar().width(), size.width());
            QTRY_VERIFY2(bar().height() <= size.height() / 10,
                qPrintable(QStringLiteral("%1 px: %2").arg(pixels).arg(bar().height())));
            const auto* words = bar().findChild<QLabel*>();
            QTRY_VERIFY2(words->height() >= words->heightForWidth(words->width()),
                qPrintable(QStringLiteral("%1 px: %2 of %3")
                               .arg(pixels)
                               .arg(words->height())
                               .arg(words->heightForWidth(words->width()))));
        }
    QApplication::setFont(usual);
}

void TestGuiReference::hints_canBeSwitchedOff()
{
    reference::Hints::setWanted(true);
    play();
    QTRY_VERIFY(bar().isVisible());
    QTest::mouseClick(bar().findChild<QPushButton*>(QStringLiteral("hintNoMore")), Qt::LeftButton);
    QVERIFY(!bar().isVisible());
    QVERIFY(!reference::Hints::wanted());
    Language language;
    SettingsDialog settings(*table().preferences(), language);
    auto* box = settings.findChild<QCheckBox*>(QStringLiteral("hints"));
    QVERIFY(box && !box->isChecked());
    settings.show();
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(reference::Hints::wanted());
}

void TestGuiReference::cardLanguage_isFoundInHelpAndWorkshop()
{
    play();
    LanguageWindow* window = this->window().rules().openLanguage(QStringLiteral("kryptik"));
    const int all = window->count();
    QVERIFY(all > 50);
    auto* search = window->findChild<QLineEdit*>(QStringLiteral("languageSearch"));
    QTest::keyClicks(search, QStringLiteral("draw"));
    QVERIFY(window->count() > 0 && window->count() < all);
    auto* words = window->findChild<QTextBrowser*>(QStringLiteral("languageWords"));
    words->setFocus();
    QTest::keyClick(words, Qt::Key_Tab);
    QTest::keyClick(words, Qt::Key_Return);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(!copied.isEmpty());
    QVERIFY(words->toPlainText().contains(copied.section(u'\n', 0, 0)));
    window->close();

    auto* workshop = this->window().openWorkshop(QStringLiteral("altered"));
    QVERIFY(workshop);
    QVERIFY(QTest::qWaitForWindowActive(workshop));
    QTest::keyClick(workshop, Qt::Key_F1);
    QTRY_COMPARE(this->window().findChildren<LanguageWindow*>().size(), 2);
    const auto windows = this->window().findChildren<LanguageWindow*>();
    QTRY_VERIFY(windows.last()->isVisible());
    QVERIFY(windows.last()->count() > 50);
    workshop->close();
}

GUI_TEST_MAIN(TestGuiReference)

#include "tst_gui_reference.moc"
