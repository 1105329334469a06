#include "app/games/Presenters.h"
#include "app/match/MatchController.h"
#include "app/services/Content.h"
#include "app/viewmodels/MatchViewModel.h"
#include "app/windows/HouseRulesDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "match/Games.h"
#include "match/Journal.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

/// What a table agrees to play otherwise than the rules have it: ticked in a dialog, played, and
/// written into the journal.
class TestHouseRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void dialog_saysEachOptionInWords();
    void dialog_givesOnlyWhatDiffers();
    void newMatch_takesThemAndForgetsThemWithTheRuleset();
    void journal_keepsThem();
    void youngDecks_bringTheirRulesAlong();

private:
    static const triptych::Game& seize() { return *triptych::match::find("seize"); }
    static void choose(NewMatchDialog& dialog, const QString& data);
};

void TestHouseRules::choose(NewMatchDialog& dialog, const QString& data)
{
    for (QComboBox* box : dialog.findChildren<QComboBox*>())
        if (const int index = box->findData(data); index >= 0)
            box->setCurrentIndex(index);
}

/// The set-up proposes the rules that the decks were made for and says so; what is chosen by hand stays.
void TestHouseRules::youngDecks_bringTheirRulesAlong()
{
    Content content;
    NewMatchDialog dialog(content, QStringLiteral("altered"));
    QCOMPARE(dialog.plan().ruleset, QStringLiteral("cr4"));
    const auto says = [&dialog](const QString& words) {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains(words))
                return true;
        return false;
    };
    QVERIFY(says(QStringLiteral("Complete rules 4.0")));
    for (QComboBox* box : dialog.findChildren<QComboBox*>())
        if (const int index = box->findData(QStringLiteral("cr1")); index >= 0) {
            box->setCurrentIndex(index); // as a person does
            Q_EMIT box->activated(index);
        }
    QCOMPARE(dialog.plan().ruleset, QStringLiteral("cr1"));
    QVERIFY(says(QStringLiteral("would suit better")));
    const auto quick = NewMatchDialog::quickPlan(content, QStringLiteral("altered"));
    QVERIFY(quick && quick->ruleset == u"cr4");
}

void TestHouseRules::dialog_saysEachOptionInWords()
{
    for (const triptych::Game* game : triptych::match::games()) {
        const auto presenter = makePresenter(*game, nullptr);
        for (const triptych::Ruleset& ruleset : game->rulesets())
            for (const triptych::RuleOption& option : ruleset.options) {
                const QString name = QString::fromUtf8(option.name.data(), int(option.name.size()));
                QVERIFY2(presenter->optionTitle(name) != name, qPrintable(name));
                QVERIFY(!option.rule.empty());
            }
    }
}

void TestHouseRules::dialog_givesOnlyWhatDiffers()
{
    const auto presenter = makePresenter(seize(), nullptr);
    for (const triptych::Ruleset& ruleset : seize().rulesets()) {
        HouseRulesDialog dialog(*presenter, ruleset, { { "handSlots", true } });
        QCOMPARE(dialog.findChildren<QCheckBox*>().size(), qsizetype(ruleset.options.size()));
        QVERIFY(dialog.choices() == (triptych::RuleChoices { { "handSlots", true } }));
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
            box->toggle();
        QCOMPARE(dialog.choices().size(), ruleset.options.size() - 1);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("As the rules have it")))
                button->click();
        QVERIFY(dialog.choices().empty());
    }
}

void TestHouseRules::newMatch_takesThemAndForgetsThemWithTheRuleset()
{
    Content content;
    NewMatchDialog dialog(content);
    auto* button = dialog.findChild<QPushButton*>(QStringLiteral("houseRulesButton"));
    choose(dialog, QStringLiteral("kryptik"));
    QVERIFY(button->isHidden());
    choose(dialog, QStringLiteral("seize"));
    QVERIFY(!button->isHidden());
    QTimer::singleShot(0, this, [] {
        auto* open = qobject_cast<HouseRulesDialog*>(QApplication::activeModalWidget());
        QVERIFY(open);
        open->findChild<QCheckBox*>(QStringLiteral("bleedPure"))->setChecked(true);
        open->accept();
    });
    button->click();
    QVERIFY(dialog.plan().options == (triptych::RuleChoices { { "bleedPure", true } }));
    QVERIFY(button->text().contains(u'1'));
    choose(dialog, QStringLiteral("arena"));
    QVERIFY(dialog.plan().options.empty());
}

void TestHouseRules::journal_keepsThem()
{
    Content content;
    MatchPlan plan { QStringLiteral("seize"), QStringLiteral("standard"), 7, 1, 0, {}, {} };
    for (const FoundDeck& deck : content.decks(seize()))
        if (plan.seats.size() < 2
            && seize().check(*content.library(seize()), deck.deck, "standard").empty())
            plan.seats.append({ QStringLiteral("Mira"), QStringLiteral("person"), deck.deck });
    QCOMPARE(plan.seats.size(), 2);
    plan.options = { { "lootTransfer", true } };
    const QTemporaryDir folder;
    MatchController controller(content);
    controller.setPace(0);
    controller.setJournalPath(folder.filePath(QStringLiteral("match.jsonl")));
    QCOMPARE(controller.start(plan), QStringList());
    QTRY_VERIFY(controller.table()->prompt()->mine() || controller.table()->curtainVisible());
    QFile file(controller.journalPath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl");
    QVERIFY(parsed.header.setup.options == plan.options);
    // Refused in words, before anything is laid out.
    plan.options = { { "pillarsBlockLos", false } };
    QCOMPARE(controller.start(plan).size(), 1);
}

QTEST_MAIN(TestHouseRules)

#include "tst_houserules.moc"
