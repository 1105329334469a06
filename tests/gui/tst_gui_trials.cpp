#include "WorkshopGui.h"

#include "app/decks/windows/DeckWindow.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/trials/windows/TrialWindow.h"
#include "app/widgets/BigButton.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/workshop/DraftCard.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/SharedPack.h"
#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/TextField.h"
#include "app/workshop/windows/UniquesDialog.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include "core/JsonText.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace workshop;

/// Uniques that are typed in, trials of decks, and files that are opened by what they hold.
class TestGuiTrials : public WorkshopGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void uniques_ofAPastedList_areTypedInOnOnePage();
    void uniques_areAskedForWhereListsAreImported();
    void trial_isPlayedStoppedAndShown();
    void files_areOpenedByTheirContent();
};

void TestGuiTrials::uniques_ofAPastedList_areTypedInOnOnePage()
{
    // A common card under a published number, as a person's own file has it.
    const QString folder = Content::ownFolder() + QStringLiteral("/cards/altered");
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/base.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"triptych-cards/1","game":"altered","set":{"code":"BASE","name":"Base"},
        "cards":[{"id":"ALT_CORE_B_AX_10_C","name":"Kiln Cat","type":"character","faction":"axiom",
        "rarity":"common","subtypes":["robot"],"hand_cost":2,"reserve_cost":2,"forest":1,
        "mountain":1,"ocean":1,"text":"{J} Draw a card."}]})");
    file.close();
    open({});
    auto* deck = window().editDeck(QStringLiteral("altered"), {}, true);
    QVERIFY(deck);
    QTest::qWait(100);
    inBox<UniquesDialog>([this](UniquesDialog* box) {
        auto* list = box->findChild<QListWidget*>(QStringLiteral("uniquesList"));
        QCOMPARE(list->count(), 2);
        auto* keep = box->findChild<QPushButton*>(QStringLiteral("uniquesKeep"));
        QVERIFY(!keep->isEnabled());
        QPlainTextEdit* text = box->editor().textField("text")->edit();
        QTest::keyClicks(text, QStringLiteral("{H} Draw a card."));
        QTRY_VERIFY(keep->isEnabled());
        QVERIFY(keep->text().contains(u"1"));
        snap(box, QStringLiteral("uniques"));
        QTest::mouseClick(
            box->findChild<QPushButton*>(QStringLiteral("uniquesNext")), Qt::LeftButton);
        QCOMPARE(list->currentRow(), 1);
        QTest::mouseClick(
            box->findChild<QPushButton*>(QStringLiteral("uniquesFrom")), Qt::LeftButton);
        QCOMPARE(text->toPlainText(), QStringLiteral("{J} Draw a card."));
        QTRY_VERIFY(box->editor().settled() && box->editor().verdict().usable());
        QTRY_VERIFY(list->item(1)->text().startsWith(u'\u2714'));
        QTest::mouseClick(keep, Qt::LeftButton);
    });
    deck->takeText(QStringLiteral(
        "1 ALT_CORE_B_AX_10_U_4711\n1 ALT_CORE_B_AX_10_U_4712\n2 ALT_CORE_B_AX_10_C\n"));
    // The editor comes back with the cards that were just typed in.
    deckroom::DeckWindow* renewed = nullptr;
    QTRY_VERIFY([&] {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<deckroom::DeckWindow*>(each);
                found && found->isVisible())
                renewed = found;
        return renewed
            && renewed->document().desk().find("ALT_CORE_B_AX_10_U_4712")
            != deckroom::DeckDesk::npos;
    }());
    QCOMPARE(deckroom::cardsIn(renewed->document().list(), deckroom::Part::Main), 4);
    // What was done before can be undone in it.
    QTRY_VERIFY(renewed->document().undoStack().canUndo());
    renewed->document().undoStack().undo();
    QCOMPARE(deckroom::cardsIn(renewed->document().list(), deckroom::Part::Main), 0);
    renewed->document().undoStack().redo();
    QCOMPARE(deckroom::cardsIn(renewed->document().list(), deckroom::Part::Main), 4);
    QTRY_COMPARE(std::ranges::count_if(QApplication::topLevelWidgets(),
                     [](QWidget* each) {
                         return qobject_cast<deckroom::DeckWindow*>(each) && each->isVisible();
                     }),
        1);
    // Kept for ever: nobody is asked again, and another start knows them.
    Content content;
    for (const triptych::Game* each : Content::games())
        if (each->id() == "altered")
            QVERIFY(content.library(*each)->find("ALT_CORE_B_AX_10_U_4711")
                != triptych::cards::Library::npos);
}

void TestGuiTrials::uniques_areAskedForWhereListsAreImported()
{
    open({});
    const packs::Kept made = packs::create(QStringLiteral("altered"), QStringLiteral("Base"));
    Json card = CardForm::of(QStringLiteral("altered")).blank;
    card["name"] = "Kiln Cat";
    card["id"] = "ALT_CORE_B_AX_10_C";
    packs::putCard(made.path, card, {});
    Content content;
    ImportDeckDialog dialog(content, QStringLiteral("altered"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* ask = dialog.findChild<QPushButton*>(QStringLiteral("importUniques"));
    QVERIFY(!ask->isVisible());
    dialog.findChild<QPlainTextEdit*>(QStringLiteral("importText"))
        ->setPlainText(QStringLiteral("1 ALT_CORE_B_AX_10_U_7\n2 ALT_CORE_B_AX_10_C\n"));
    QTRY_VERIFY(ask->isVisible());
    inBox<UniquesDialog>([](UniquesDialog* box) {
        QTest::keyClicks(
            box->editor().textField("text")->edit(), QStringLiteral("{J} Draw a card."));
        auto* keep = box->findChild<QPushButton*>(QStringLiteral("uniquesKeep"));
        QTRY_VERIFY(keep->isEnabled());
        QTest::mouseClick(keep, Qt::LeftButton);
    });
    QTest::mouseClick(ask, Qt::LeftButton);
    QTRY_VERIFY(!ask->isVisible());
}

void TestGuiTrials::trial_isPlayedStoppedAndShown()
{
    open({});
    QTest::mouseClick(
        window().findChild<BigButton*>(QStringLiteral("decks-kryptik")), Qt::LeftButton);
    auto* shelf = window().findChild<deckroom::ShelfPage*>();
    QTRY_VERIFY(shelf && shelf->isVisible());
    QTest::mouseClick(shelf->findChild<QPushButton*>(QStringLiteral("testDeck")), Qt::LeftButton);
    trials::TrialWindow* trial = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<trials::TrialWindow*>(each))
            trial = found;
    QVERIFY(trial && trial->isVisible());
    auto* opponents = trial->findChild<QListWidget*>(QStringLiteral("trialOpponents"));
    QVERIFY(opponents->count() >= 5);
    for (int row = 0, chosen = 0; row < opponents->count(); ++row) {
        const bool itself = trial->windowTitle().contains(opponents->item(row)->text());
        const bool plays = !itself && chosen < 2;
        chosen += plays;
        opponents->item(row)->setCheckState(plays ? Qt::Checked : Qt::Unchecked);
    }
    for (const char* name : { "trialLevel", "trialOthers" }) {
        auto* level = trial->findChild<QComboBox*>(QLatin1String(name));
        level->setCurrentIndex(level->findData(QStringLiteral("random")));
    }
    auto* games = trial->findChild<QSpinBox*>(QStringLiteral("trialGames"));
    games->setFocus();
    games->selectAll();
    QTest::keyClicks(games, QStringLiteral("20"));
    auto* begin = trial->findChild<QPushButton*>(QStringLiteral("trialBegin"));
    QVERIFY(begin->text().contains(u"20"));
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(trial->running());
    QTRY_VERIFY_WITH_TIMEOUT(!trial->running(), 120'000);
    QCOMPARE(trial->result()->total().games, std::uint64_t { 20 });
    auto* pairings = trial->findChild<QTableWidget*>(QStringLiteral("trialPairings"));
    QCOMPARE(pairings->rowCount(), 2);
    QVERIFY(pairings->item(0, 1)->text().contains(u'%'));
    QVERIFY(trial->findChild<QTableWidget*>(QStringLiteral("trialCards"))->rowCount() > 10);
    QVERIFY(trial->findChild<QLabel*>(QStringLiteral("trialSummary"))->text().contains(u"20"));
    snap(trial, QStringLiteral("trial"));
    // The matrix, with the others among themselves: every pair meets as often.
    auto* matrix = trial->findChild<QTableWidget*>(QStringLiteral("trialMatrix"));
    QCOMPARE(matrix->rowCount(), 3);
    QCOMPARE(matrix->columnCount(), 4);
    QVERIFY(!matrix->item(1, 3)->text().contains(u'%'));
    auto* everybody = trial->findChild<QCheckBox*>(QStringLiteral("trialEverybody"));
    QTest::mouseClick(everybody, Qt::LeftButton, {}, QPoint(8, everybody->height() / 2));
    QVERIFY(everybody->isChecked());
    QTest::mouseClick(begin, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!trial->running(), 120'000);
    QCOMPARE(trial->result()->total().games, std::uint64_t { 40 });
    for (int row = 0; row < 3; ++row)
        for (int column = 1; column < 4; ++column)
            QCOMPARE(matrix->item(row, column)->text().contains(u'%'), row != column - 1);
    QVERIFY(matrix->item(1, 3)->toolTip().contains(matrix->verticalHeaderItem(2)->text()));
    trial->findChild<QTabWidget*>()->setCurrentWidget(matrix);
    snap(trial, QStringLiteral("trial-matrix"));
    QTest::mouseClick(everybody, Qt::LeftButton, {}, QPoint(8, everybody->height() / 2));
    // Further games are added; stopping keeps what was played.
    games->selectAll();
    QTest::keyClicks(games, QStringLiteral("50000"));
    QTest::mouseClick(begin, Qt::LeftButton);
    auto* progress = trial->findChild<QProgressBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() >= 2, 60'000);
    QTest::mouseClick(begin, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!trial->running(), 60'000);
    QVERIFY(trial->result()->total().games > 40 && trial->result()->total().games < 5000);
}

void TestGuiTrials::files_areOpenedByTheirContent()
{
    CommandLine options;
    Content content;
    options.file = content.assets() + QStringLiteral("/decks/seize/gate-and-hammer.json");
    open(options);
    QTRY_VERIFY([] {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* deck = qobject_cast<deckroom::DeckWindow*>(each); deck && deck->isVisible())
                return deck->document().desk().id() == u"seize";
        return false;
    }());
    QString said;
    inBox<QMessageBox>([&](QMessageBox* box) {
        said = box->text() + box->informativeText();
        QTest::keyClick(box, Qt::Key_Escape);
    });
    window().openFile(content.assets() + QStringLiteral("/icons"));
    QVERIFY2(said.contains(u"folder"), qPrintable(said));
}

GUI_TEST_MAIN(TestGuiTrials)

#include "tst_gui_trials.moc"
