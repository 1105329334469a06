#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What waits on the stack: it is answered, aimed anew, copied, countered or not.
class TestSeizeOnTheStack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrinted_data();
    void isPrinted();
    void isRefused_data();
    void isRefused();
};

void TestSeizeOnTheStack::isPrinted_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* text, const char* printed, Paper paper = ofInstant) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Whoever is played, and who uses what stands before a colon
    row("Whenever an enemy mercenary is played, draw 1.",
        "Whenever an enemy mercenary is played, draw 1.", ofEvent);
    row("Passive: Whenever you play another mercenary, that mercenary gets +1 move this turn.",
        "Passive: whenever another mercenary you control is played, it gets +1 move this turn.",
        ofMercenary);
    row("Passive: Whenever an opponent plays a Mage, exhaust that mercenary.",
        "Passive: whenever an enemy Mage mercenary is played, apply 1 Exhaust to it.", ofMercenary);
    row("Passive: Whenever you play a mercenary, draw 1.",
        "Passive: whenever you play a mercenary card, draw 1.", ofMercenary);
    row("Passive: Whenever an allied mercenary activates an active ability, draw 1.",
        "Passive: whenever an allied mercenary uses an active ability, draw 1.", ofMercenary);
    row("Passive: When you play this mercenary and it upstages an enemy, it deals 2 Physical "
        "damage to that enemy.",
        "Passive: when this mercenary upstages an enemy, it deals 2 Physical damage to that enemy.",
        ofMercenary);
    row("Passive: Opposing cards can't push or swap this mercenary.",
        "Passive: this cannot be pushed by opponents and cannot be swapped by opponents.",
        ofMercenary);
    // What is not called off, nor answered
    row("This card can't be cancelled. Draw 1.", "Draw 1. This cannot be countered.");
    row("Your opponents can't respond to this card. Draw 1.",
        "Draw 1. Opponents cannot respond to this.");
    row("Passive: Ability cards you play can't be countered.",
        "Passive: your ability cards cannot be countered.", ofMercenary);
    row("Passive: Your attacks can't be responded to.",
        "Passive: opponents cannot respond to your attacks.", ofMercenary);
    row("Your Attack cards can't be countered this turn.",
        "Your Attack cards cannot be countered this turn.");
    // What waits is aimed anew, or comes once more
    row("Change the target of target Instant to another legal target.",
        "Choose a new target for target Instant.");
    row("Redirect target attack to another ally adjacent to its original target.",
        "Change the target of target attack to an allied mercenary adjacent to its original "
        "target.");
    row("Choose a new target for target ability card that has only one target.",
        "Choose a new target for target ability with a single target.");
    row("Copy target Instant card. You may choose new targets for the copy.",
        "Copy target Instant, and you may choose new targets for it.");
    row("Passive: Whenever an attack is declared against an adjacent ally, you may change that "
        "attack's target to this mercenary.",
        "Passive: whenever an attack is declared against an allied adjacent mercenary, you may "
        "change the target of it to this.",
        ofMercenary);
    row("Counter target Event.", "Counter target Event card.");
    row("Counter target opposing active ability.",
        "Counter target active ability by an enemy mercenary.");
    // In answer to what has happened, or waits
    row("Play only when an ally is destroyed. Draw two cards.",
        "Play this only when an allied mercenary is destroyed. Draw 2.");
    row("Play this card only in response to an opponent's Instant. Counter it.",
        "Play this only when an opponent plays an Instant card. Counter it.");
    row("Play only after an enemy enters your Guild Hall. Deal 2 True damage to it.",
        "Play this only when an enemy mercenary enters your Guild Hall. Deal 2 True damage to it.");
    row("Play only in response to a melee attack against an allied warrior. It gains Armor 2 this "
        "turn.",
        "Play this only when a melee attack is declared against an allied Warrior mercenary. It "
        "gains Armor 2 this turn.");
    row("Play only when an enemy mercenary uses an active ability. Silence that mercenary.",
        "Play this only when an enemy mercenary uses an active ability. Apply Silence to it.");
    row("Passive: Whenever you activate an active ability, draw 1.",
        "Passive: whenever you use an active ability, draw 1.", ofMercenary);
}

void TestSeizeOnTheStack::isPrinted()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(printedOf(printed.toStdString(), paper)));
}

void TestSeizeOnTheStack::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row
        = [](const char* text, Paper paper = ofInstant) { QTest::newRow(text) << paper; };
    // What names nobody is not aimed anew, and only Instants are copied
    row("Choose a new target for target Event card.");
    row("Copy target attack.");
    row("Copy target mercenary.");
    row("Choose a new target for that attack.");
    // In answer to what is no mercenary's, to two things, or with what has two of them to speak of
    row("Play only when this is destroyed. Draw 1.");
    row("Play only when an ally is destroyed for the second time each turn. Draw 1.");
    row("Play only when an ally attacks. As an additional cost, destroy a mercenary you control. "
        "Draw 1.");
}

void TestSeizeOnTheStack::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeOnTheStack)
#include "tst_seize_on_the_stack.moc"
