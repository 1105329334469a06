#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

constexpr Paper ofMercenary = Paper::Mercenary;
constexpr Paper ofTreasure = Paper::Treasure;

std::string printedOf(const QString& text, Paper paper)
{
    const Parsed parsed = parseText(text.toStdString(), paper);
    if (parsed.problems.empty())
        return print(parsed.abilities);
    return "refused: " + parsed.problems.front().text;
}

} // namespace

/// Active and triggered abilities as people say them, and the plain sentence that each of them is.
class TestSeizeAbilitiesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void costs_data();
    void costs();
    void stillRefused_data();
    void stillRefused();
};

void TestSeizeAbilitiesSaid::costs_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(plain);
    };
    // "Pay to do", instead of a colon between them
    row(ofMercenary, "Active: Exhaust this mercenary to deal 1 Magic damage to target enemy.",
        "Active (exhaust this): deal 1 Magic damage to target enemy mercenary.");
    row(ofMercenary, "Active: You may lose 1 loot to push target enemy 1 tile away.",
        "Active (lose 1 loot): push target enemy mercenary 1 tile away.");
    row(ofMercenary, "Active: Return this mercenary to your hand to gain 2 loot.",
        "Active (return this to hand): gain 2 loot.");
    row(ofMercenary, "Active: Discard a card and exhaust this mercenary to heal target ally 3.",
        "Active (discard 1, exhaust this): heal target allied mercenary 3.");
    row(ofTreasure, "Active: Unequip this treasure to cleanse the equipped mercenary.",
        "Active (unequip this): Cleanse the bearer.");
    // Who pays is said, too
    row(ofMercenary, "Active (this mercenary loses 3 health): Draw a card.",
        "Active (lose 3 health): draw 1.");
    row(ofMercenary, "Active (spend 3 loot): Draw a card.", "Active (lose 3 loot): draw 1.");
    row(ofMercenary, "Active (pay 2 movement): Draw a card.", "Active (spend 2 movement): draw 1.");
    row(ofMercenary, "Active (spend 1 of its movement): Draw a card.",
        "Active (spend 1 movement): draw 1.");
    row(ofMercenary, "Active (this mercenary is dealt 1 Pure damage): Draw a card.",
        "Active (take 1 Pure damage): draw 1.");
    row(ofMercenary, "Active (this mercenary deals 1 True damage to itself): Draw a card.",
        "Active (take 1 True damage): draw 1.");
    row(ofMercenary, "Active (this mercenary gains a Poison counter): Draw a card.",
        "Active (gain 1 Poison): draw 1.");
    row(ofMercenary, "Active (lose 2 Frost): Draw a card.", "Active (remove 2 Frost): draw 1.");
    row(ofMercenary, "Active (remove 1 of this mercenary's Burn counters): Draw a card.",
        "Active (remove 1 Burn): draw 1.");
    row(ofMercenary, "Active (this mercenary loses Stealth): Draw a card.",
        "Active (lose Stealth): draw 1.");
    row(ofMercenary, "Active (put this mercenary into its owner's hand): Draw a card.",
        "Active (return this to hand): draw 1.");
    row(ofMercenary,
        "Active (return this mercenary from the battlefield to your hand): Draw a card.",
        "Active (return this to hand): draw 1.");
    row(ofMercenary, "Active (put another ally into its owner's hand): Draw a card.",
        "Active (return another allied mercenary to hand): draw 1.");
    row(ofMercenary, "Active (exit): Draw a card.", "Active (exit this): draw 1.");
    row(ofMercenary, "Active (have this mercenary exit): Draw a card.",
        "Active (exit this): draw 1.");
    row(ofMercenary, "Active (sacrifice a treasure equipped by this mercenary): Draw a card.",
        "Active (destroy a treasure equipped to this): draw 1.");
    row(ofMercenary, "Active (destroy a Weapon this mercenary has equipped): Draw a card.",
        "Active (destroy a Weapon equipped to this): draw 1.");
    row(ofMercenary, "Active (this mercenary unequips a Relic): Draw a card.",
        "Active (unequip a Relic equipped to this): draw 1.");
    row(ofMercenary, "Active (put a treasure from your Warchest into your hand): Draw a card.",
        "Active (return a treasure in your Warchest to hand): draw 1.");
}

void TestSeizeAbilitiesSaid::costs()
{
    QFETCH(int, paper);
    QFETCH(QString, plain);
    const auto on = static_cast<Paper>(paper);
    const std::string meant = printedOf(plain, on);
    QVERIFY2(!meant.starts_with("refused"), meant.c_str());
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), on)),
        QString::fromStdString(meant));
}

void TestSeizeAbilitiesSaid::stillRefused_data()
{
    QTest::addColumn<int>("paper");
    const auto row
        = [](Paper paper, const char* text) { QTest::newRow(text) << static_cast<int>(paper); };
    // What is no cost does not become one by "to".
    row(ofMercenary, "Active: Heal target ally 2 to draw a card.");
    // A cost and another one: which of the two is paid when is not said.
    row(ofMercenary, "Active (1): Exhaust this mercenary to draw a card.");
    row(ofMercenary, "Active (this mercenary unequips a treasure in your Warchest): Draw a card.");
    row(ofMercenary, "Active (an enemy mercenary loses 2 health): Draw a card.");
}

void TestSeizeAbilitiesSaid::stillRefused()
{
    QFETCH(int, paper);
    const std::string printed = printedOf(QTest::currentDataTag(), static_cast<Paper>(paper));
    QVERIFY2(printed.starts_with("refused"), printed.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeAbilitiesSaid)
#include "tst_seize_abilities_said.moc"
