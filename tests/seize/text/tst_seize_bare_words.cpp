#include "ReadTexts.h"

#include <QTest>

using namespace triptych::seize;

/// Sentences that leave out whom they are about, and what people say shorter than the rule book.
class TestSeizeBareWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeBareWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Whom it is about: this mercenary
    row(ofMercenary, "Passive: Heals 2 when it destroys a mercenary in melee.",
        "Passive: whenever this destroys a mercenary with a melee attack, heal this 2.");
    row(ofMercenary, "Passive: Gains Stealth when it plunders.",
        "Passive: whenever this plunders, apply Stealth to this.");
    row(ofMercenary, "Passive: When upstaged, draw a card.",
        "Passive: whenever this is upstaged, draw 1.");
    row(ofMercenary, "Passive: Exhausts any mercenary it damages.",
        "Passive: whenever this deals damage to a mercenary, exhaust that mercenary.");
    row(ofMercenary, "Passive: Melee attackers take 1 true damage.",
        "Passive: whenever this is attacked with a melee attack, deal 1 True damage to the "
        "attacker.");
    row(ofMercenary, "Passive: Ranged attacks push the target back 1 space.",
        "Passive: whenever this attacks with a ranged attack, push the attacked mercenary 1 tile "
        "away.");
    row(ofMercenary, "Passive: +1 melee damage on turns it moved 2 or more spaces.",
        "Passive: as long as this moved 2 or more tiles this turn, this gets +1 melee.");
    row(ofMercenary, "Passive: +1 melee damage on turns it didn't move.",
        "Passive: as long as this did not move this turn, this gets +1 melee.");
    row(ofMercenary, "Passive: Gains 1 Loot whenever you play a Relic.",
        "Passive: whenever you play a Relic card, gain 1 loot.");
    row(ofMercenary, "Passive: Half damage from ranged attacks.",
        "Passive: this takes half damage from ranged attacks, rounded down.");
    row(ofMercenary, "Passive: +1 ranged damage while in your Guild Hall.",
        "Passive: as long as this is in your Guild Hall, this gets +1 ranged.");
    row(ofMercenary, "Passive: Returns to your hand when destroyed.",
        "Passive: when this is destroyed, return this to hand.");
    // ... and the bearer
    row(ofTreasure, "Ranged attackers become silenced.",
        "Equipped: whenever the bearer is attacked with a ranged attack, silence the attacker.");
    row(ofTreasure, "Heal 1 at the end of your turn.",
        "Equipped: at the end of your turn, heal the bearer 1.");
    row(ofTreasure, "Whenever equipped mercenary is dealt magic damage, prevent 1 of that damage.",
        "Equipped: the bearer takes 1 less Magic damage.");
    row(ofTreasure, "Melee attacks pull the target 1 space.",
        "Equipped: whenever the bearer attacks with a melee attack, pull the attacked mercenary 1 "
        "tile.");
    row(ofTreasure, "Can only be equipped by Rogues.",
        "Equipped: only Rogue mercenaries can equip this.");
    row(ofTreasure, "Equipped mercenary gets +1 melee damage for each bleed counter on the target.",
        "Equipped: the bearer deals 1 more damage with melee attacks for each Bleed counter on the "
        "attacked mercenary.");
    row(ofTreasure, "+1 movement in the opposing Guild Hall.",
        "Equipped: as long as the bearer is in an opponent's Guild Hall, the bearer gets +1 "
        "move.");
    row(ofTreasure, "Wielder deals +1 melee damage (+2 against exhausted mercenaries).",
        "Equipped: the bearer gets +1 melee.\nEquipped: the bearer deals 1 more damage with melee "
        "attacks to exhausted mercenaries.");
    // Costs, owners and times in another place
    row(ofMercenary, "Active (1): Discard a card: This mercenary gets +1 movement this turn.",
        "Active (1 treasure, discard 1): this gets +1 move this turn.");
    row(ofMercenary, "Active (1): Once per turn: draw a card.",
        "Active (1 treasure, once per turn): draw 1.");
    row(ofInstant, "You may play an additional treasure into your Warchest this turn.",
        "You may play 1 additional treasure this turn.");
    row(ofInstant, "Both players draw a card.", "Each player draws 1.");
    row(ofInstant, "Skip your opponent's next Draw Phase.",
        "Target opponent skips their next Draw Phase.");
    row(ofInstant, "Target opponent chooses either to lose 2 loot or discard a card.",
        "Target opponent loses 2 loot or discards 1.");
    row(ofInstant, "If you control a Mage, deal 3 magic damage to target mercenary instead of 2.",
        "Deal 2 Magic damage to target mercenary, or 3 if you control a Mage mercenary.");
    row(ofInstant, "Target ally gains Stealth until end of turn.",
        "Apply Stealth to target allied mercenary. At the end of the turn, remove Stealth from "
        "it.");
    row(ofInstant, "Allied hunters gain Stealth until end of turn.",
        "For each allied Hunter mercenary in turn, apply Stealth to it and at the end of the turn, "
        "remove Stealth from it.");
    row(ofEvent, "Only Warriors may attack.", "Non-Warrior mercenaries cannot attack.");
    row(ofEvent, "No one can plunder.", "Mercenaries cannot plunder.");
    row(ofEvent, "Players discard a card at the start of their turn.",
        "At the start of each player's turn, that player discards 1.");
    row(ofEvent,
        "Whenever an allied rogue destroys an opposing mercenary, that mercenary's controller "
        "loses 1 additional Loot.",
        "Whenever an allied Rogue mercenary destroys an enemy mercenary, that enemy's controller "
        "loses 1 loot.");
}

void TestSeizeBareWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    printTheSame(QTest::currentDataTag(), plain.toStdString(), paper);
}

void TestSeizeBareWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Whose, and for how long?
    row(ofMercenary, "Passive: Gains 1 Armor when damaged.");
    row(ofEvent, "Whenever an ally destroys an enemy, its controller loses 1 extra loot.");
    row(ofEvent, "Whenever a mercenary plunders, that player draws a card.");
    // Each of several cannot be told of later
    row(ofInstant, "Exhaust each enemy mercenary. At the end of the turn, ready them.");
    // Than which of two?
    row(ofMercenary,
        "Passive: Whenever this attacks, it makes two melee attacks against different "
        "mercenaries.");
    // What no rule knows
    row(ofEvent, "Tiles in the opposing Guild Hall are fogged.");
    row(ofTreasure, "Counts as two treasures while in your Warchest.");
    // A treasure gains no status, and its bearer is not meant
    row(ofTreasure, "Whenever you exhaust this, gain 1 loot.");
    row(ofTreasure, "Equipped: whenever this is exhausted, gain 1 loot.");
}

void TestSeizeBareWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeBareWords)
#include "tst_seize_bare_words.moc"
