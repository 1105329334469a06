#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What people say of damage that goes elsewhere, of what it comes to, and of attacks.
class TestSeizeInAFight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrinted_data();
    void isPrinted();
    void isRefused_data();
    void isRefused();
};

void TestSeizeInAFight::isPrinted_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](Paper paper, const char* text, const char* printed) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Damage that goes elsewhere
    row(ofMercenary,
        "Passive: Magic damage that would be dealt to an adjacent ally is dealt to this mercenary "
        "instead.",
        "Passive: if an allied adjacent mercenary would be dealt Magic damage, instead deal that "
        "damage to this.");
    row(ofMercenary,
        "Passive: Ranged damage an allied mercenary would take is dealt to this mercenary instead.",
        "Passive: if an allied mercenary would be dealt damage from ranged attacks, instead deal "
        "that damage to this.");
    row(ofTreasure,
        "Damage that would be dealt to the bearer by melee attacks is dealt to the attacker "
        "instead.",
        "Equipped: if the bearer would be dealt damage from melee attacks, instead deal that "
        "damage to the attacker.");
    row(ofInstant,
        "The next magic damage that would be dealt to target ally this turn is dealt to the "
        "attacker instead.",
        "The next time target allied mercenary would be dealt Magic damage from attacks this turn, "
        "instead deal that damage to the attacker.");
    row(ofInstant,
        "The next time target ally would be dealt damage this turn, that damage is dealt to its "
        "source instead.",
        "The next time target allied mercenary would be dealt damage by a mercenary this turn, "
        "instead deal that damage to the attacker.");
    row(ofInstant,
        "The next damage that would be dealt to target ally this turn is dealt to target enemy "
        "instead.",
        "The next time target allied mercenary would be dealt damage this turn, instead deal that "
        "damage to target enemy mercenary.");
    row(ofInstant,
        "Until the end of the turn, whenever target ally would be dealt damage, it is healed that "
        "much instead.",
        "This turn, if target allied mercenary would be dealt damage, instead heal it that much.");
    // What it comes to
    row(ofEvent, "Whenever an enemy gets its third Frost counter, draw 1.",
        "Whenever an enemy mercenary gains its third Frost counter, draw 1.");
    row(ofEvent, "Whenever a fifth Bleed counter is placed on a mercenary, draw 1.",
        "Whenever a mercenary gains its fifth Bleed counter, draw 1.");
    row(ofMercenary, "Passive: When this mercenary's health drops to 2 or less, draw 1.",
        "Passive: whenever this falls to 2 or less health, draw 1.");
    row(ofMercenary, "Passive: When an allied mercenary drops below half health, draw 1.",
        "Passive: whenever an allied mercenary falls below half health, draw 1.");
    row(ofMercenary, "Passive: Whenever an ally is healed for 2 or more, draw 1.",
        "Passive: whenever an allied mercenary is healed 2 or more, draw 1.");
    row(ofMercenary, "Passive: Whenever an ally is fully healed, draw 1.",
        "Passive: whenever an allied mercenary is healed to full health, draw 1.");
    row(ofMercenary, "Passive: Whenever you place 2 or more Poison counters on an enemy, draw 1.",
        "Passive: whenever an enemy mercenary gains 2 or more Poison by you, draw 1.");
}

void TestSeizeInAFight::isPrinted()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(printedOf(printed.toStdString(), paper)));
}

void TestSeizeInAFight::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Nobody is asked in the middle of damage, and always it goes to nobody who is aimed at
    row(ofMercenary,
        "Passive: You may have Magic damage that would be dealt to an adjacent ally be dealt to "
        "this mercenary instead.");
    row(ofMercenary,
        "Passive: Damage that would be dealt to an adjacent ally is dealt to target enemy "
        "instead.");
    row(ofInstant,
        "The next damage that would be dealt to an ally this turn is dealt to the attacker "
        "instead.");
    // Down to 1 and no further, or down to 1 and less? What goes has no third one.
    row(ofMercenary, "Passive: When this mercenary is reduced to 1 health, draw 1.");
    row(ofMercenary, "Passive: Whenever an enemy loses its third Burn counter, draw 1.");
    row(ofMercenary, "Passive: Whenever an enemy gets its third Stealth counter, draw 1.");
}

void TestSeizeInAFight::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeInAFight)
#include "tst_seize_in_a_fight.moc"
