#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What people say of treasures and how they are played, equipped and paid with, of loot, hands and decks: read as
/// the same, or refused.
class TestSeizeTreasuresAndLoot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeTreasuresAndLoot::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // Which card of a turn, and how many
    row(ofMercenary, "Passive: The first Event you play each turn costs 1 less.",
        "Passive: the first Event card you play each turn costs 1 treasure less.");
    row(ofMercenary, "Your third ability card each turn costs 2 less.",
        "Passive: the third ability card you play each turn costs 2 treasure less.");
    row(ofEvent, "The second Instant each opponent plays each turn costs 1 more.",
        "The second Instant card opponents play each turn costs 1 treasure more.");
    row(ofMercenary, "Your opponents can play at most two Events each turn.",
        "Passive: opponents cannot play more than 2 Event cards each turn.");
    row(ofEvent, "Players may play only one mercenary each turn.",
        "Players cannot play more than 1 mercenary card each turn.");
    row(ofInstant, "Target opponent can't play more than two ability cards this turn.",
        "Target opponent cannot play more than 2 ability cards this turn.");
    row(ofEvent, "Opponents can't play treasures.", "Opponents cannot play treasure cards.");
    row(ofInstant, "Opponents can't play cards this turn.", "Opponents cannot play cards this turn.");
    // How treasures are played
    row(ofEvent, "Each player may play up to three treasures into their Warchest each turn.",
        "Players may play 2 additional treasures each turn.");
    row(ofMercenary, "You may acquire up to 5 cards during your Acquire Phase.",
        "Passive: you may acquire 1 additional card each turn.");
    row(ofMercenary, "Relics your opponents play enter their Warchests exhausted.",
        "Passive: Relic cards opponents play enter their Warchest exhausted.");
    row(ofEvent, "Treasures played by each player enter the Warchest exhausted.",
        "Treasure cards players play enter their Warchest exhausted.");
    row(ofMercenary, "You may play two additional mercenaries face down each turn.",
        "Passive: you may play 2 additional mercenary cards face down each turn.");
    row(ofMercenary,
        "Passive: You may play a mercenary face down into your Warchest in addition to your one "
        "treasure for the turn.",
        "Passive: you may play 1 additional mercenary card face down each turn.");
    row(ofMercenary, "Playing this card face down doesn't count against your treasure for the turn.",
        "Passive: playing this face down does not use up your treasure for the turn.");
    // Loot, the first time
    row(ofMercenary, "Passive: The first time you would gain Loot each turn, gain 1 more.",
        "Passive: you gain 1 more loot the first time each turn.");
    row(ofEvent, "The first time each player would lose loot each turn, they lose 2 less loot.",
        "Players lose 2 less loot the first time each turn.");
    // What mercenaries equip, and from where they plunder
    row(ofMercenary, "This mercenary may be equipped anywhere.", "Passive: this may equip from any tile.");
    row(ofMercenary, "Allied Mages may equip treasures outside your Guild Hall.",
        "Passive: allied Mage mercenaries may equip from any tile.");
    row(ofMercenary, "Passive: This mercenary can't be equipped with Relics.",
        "Passive: this cannot equip Relics.");
    row(ofInstant, "Target enemy can't equip treasures until your next turn.",
        "Target enemy mercenary cannot equip treasures until your next turn.");
    row(ofTreasure, "Equipped mercenary may plunder from tiles adjacent to the opponent's Guild Hall.",
        "Equipped: the bearer can plunder from tiles adjacent to an opponent's Guild Hall.");
    row(ofMercenary, "This mercenary can also plunder anywhere on your opponent's side.",
        "Passive: this can plunder from any tile on an opponent's side.");
    row(ofMercenary, "This can plunder after attacking.", "Passive: this may plunder after attacking.");
    row(ofMercenary, "Treasures equipped to this mercenary may be exhausted to pay costs.",
        "Passive: this may pay with its treasures.");
    row(ofTreasure, "Two-handed Weapons equipped to equipped mercenary take up only one hand.",
        "The bearer carries two-handed Weapons in one hand.");
    // A line of its own that speaks of the card
    row(ofInstant, "As an additional cost to play this card, discard a card.\nDraw 2 cards.",
        "Draw 2. As an additional cost, discard 1.");
    row(ofInstant, "Gain 3 Loot.\nThis card costs 1 less for each allied Mage.",
        "Gain 3 loot. This costs 1 treasure less for each allied Mage mercenary.");
    row(ofAttack, "This card costs 2 less if an opponent has more Loot than you\nMelee: Deal 4 damage.",
        "Melee: deal 4 Physical damage to the attacked mercenary. This costs 2 treasure less if an "
        "opponent has more loot than you.");
    row(ofInstant, "Play only during your turn.\nDraw a card.", "Play this only if it is your turn. Draw 1.");
    // Whose Warchest, what lies face down, and what chance takes
    row(ofMercenary, "Whenever this deals damage to an enemy, exhaust a treasure in that enemy's controller's Warchest.",
        "Passive: whenever this deals damage to an enemy mercenary, exhaust a treasure in that enemy's controller's Warchest.");
    row(ofInstant, "Destroy two treasures target opponent controls.",
        "Destroy two treasures target opponent controls.");
    row(ofInstant, "Exhaust a random treasure in target player's Warchest.",
        "Exhaust a treasure at random in target player's Warchest.");
    row(ofInstant, "Destroy target face-down card in an opponent's Warchest.",
        "Destroy target face-down treasure in an opponent's Warchest.");
    row(ofInstant, "Return all face-down mercenaries in your Warchest to your hand.",
        "Return each face-down treasure in your Warchest to your hand.");
    row(ofInstant, "Put target treasure an opponent controls on top of its owner's deck.",
        "Put target treasure an opponent controls on top of its owner's deck.");
    row(ofInstant, "Shuffle target Relic into its owner's deck.", "Shuffle target Relic into its owner's deck.");
    row(ofTreasure, "Exhaust this treasure: Put this treasure on the bottom of your deck, then draw a card.",
        "Active (exhaust this): put this treasure on the bottom of its owner's deck, then draw 1.");
    row(ofMercenary, "When this plunders, destroy target treasure in that player's Warchest.",
        "Passive: whenever this plunders, destroy target treasure in that player's Warchest.");
    // SAMES
}

void TestSeizeTreasuresAndLoot::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    const Parsed one = parsedOf(QTest::currentDataTag(), paper);
    const Parsed same = parsedOf(other.toStdString(), paper);
    QVERIFY(!one.abilities.empty());
    QVERIFY(one.abilities == same.abilities);
    // And printed it is read as the same.
    const std::string printed = print(one.abilities);
    QVERIFY2(parsedOf(printed, paper).abilities == one.abilities, printed.c_str());
}

void TestSeizeTreasuresAndLoot::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Which card of a turn: those of a class are not counted
    row(ofMercenary, "Passive: The first Mage card you play each turn costs 1 less.");
    row(ofMercenary, "Passive: Your opponents can't play more than two Mage cards each turn.");
    row(ofMercenary, "Passive: The second treasure you play each turn costs 1 less.");
    // Not of ability cards, which do not lie in a Warchest
    row(ofMercenary, "Passive: Instants your opponents play enter their Warchest exhausted.");
    row(ofMercenary, "Passive: You may play an additional Instant face down each turn.");
    row(ofTreasure, "Playing this treasure face down doesn't use up your treasure for the turn.");
    // The first time of what?
    row(ofMercenary, "Passive: If you would lose loot each turn, lose 1 less.");
    // What is no treasure is not equipped, and nobody plunders who is nowhere near
    row(ofMercenary, "This mercenary can't equip Instants.");
    row(ofMercenary, "This mercenary can plunder from your Guild Hall.");
    row(ofMercenary, "Treasures equipped to this mercenary may be exhausted to draw cards.");
    // Whose it is must be known when a target is chosen, and a hidden card is of no sort
    row(ofInstant, "Destroy target treasure in target opponent's Warchest.");
    row(ofInstant, "Target opponent draws 1. Destroy target treasure that player controls.");
    row(ofInstant, "Destroy target face-down Weapon.");
    row(ofInstant, "Put target treasure an opponent controls on top of your deck.");
    row(ofInstant, "Destroy target treasure at random.");
    // REFUSALS
}

void TestSeizeTreasuresAndLoot::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeTreasuresAndLoot)
#include "tst_seize_treasures_and_loot.moc"
