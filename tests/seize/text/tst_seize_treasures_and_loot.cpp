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
    row(ofInstant, "Opponents can't play cards this turn.",
        "Opponents cannot play cards this turn.");
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
    row(ofMercenary,
        "Playing this card face down doesn't count against your treasure for the turn.",
        "Passive: playing this face down does not use up your treasure for the turn.");
    // Loot, the first time
    row(ofMercenary, "Passive: The first time you would gain Loot each turn, gain 1 more.",
        "Passive: you gain 1 more loot the first time each turn.");
    row(ofEvent, "The first time each player would lose loot each turn, they lose 2 less loot.",
        "Players lose 2 less loot the first time each turn.");
    // What mercenaries equip, and from where they plunder
    row(ofMercenary, "This mercenary may be equipped anywhere.",
        "Passive: this may equip from any tile.");
    row(ofMercenary, "Allied Mages may equip treasures outside your Guild Hall.",
        "Passive: allied Mage mercenaries may equip from any tile.");
    row(ofMercenary, "Passive: This mercenary can't be equipped with Relics.",
        "Passive: this cannot equip Relics.");
    row(ofInstant, "Target enemy can't equip treasures until your next turn.",
        "Target enemy mercenary cannot equip treasures until your next turn.");
    row(ofTreasure,
        "Equipped mercenary may plunder from tiles adjacent to the opponent's Guild Hall.",
        "Equipped: the bearer can plunder from tiles adjacent to an opponent's Guild Hall.");
    row(ofMercenary, "This mercenary can also plunder anywhere on your opponent's side.",
        "Passive: this can plunder from any tile on an opponent's side.");
    row(ofMercenary, "This can plunder after attacking.",
        "Passive: this may plunder after attacking.");
    row(ofMercenary, "Treasures equipped to this mercenary may be exhausted to pay costs.",
        "Passive: this may pay with its treasures.");
    row(ofTreasure, "Two-handed Weapons equipped to equipped mercenary take up only one hand.",
        "The bearer carries two-handed Weapons in one hand.");
    row(ofMercenary, "Relics equipped to other allies can't be destroyed by opponents.",
        "Passive: other allied mercenaries cannot have their Relics destroyed by opponents.");
    row(ofTreasure, "Equipped: Treasures equipped to equipped mercenary can't be destroyed.",
        "Equipped: the bearer cannot have its treasures destroyed.");
    row(ofInstant, "Move target equipped treasure to another allied mercenary.",
        "Move target treasure equipped to an allied mercenary to another allied mercenary.");
    row(ofInstant, "Discard a treasure, then draw 2.", "Discard a treasure card, then draw 2.");
    // Who plunders whom
    row(ofEvent, "Whenever you are plundered, draw 1.",
        "Whenever an enemy mercenary plunders you, draw 1.");
    row(ofMercenary, "Whenever this plunders an opponent, draw 1.",
        "Passive: whenever this plunders, draw 1.");
    // What attacks apply, and what is left of a movement
    row(ofTreasure, "Melee attacks apply 1 Poison.",
        "Equipped: whenever the bearer deals damage with a melee attack, apply 1 Poison to the "
        "attacked mercenary.");
    row(ofInstant, "Target enemy loses the rest of its movement.",
        "Target enemy mercenary loses its remaining movement.");
    row(ofInstant, "Target moving enemy stops where it is.",
        "Counter target move of an enemy mercenary.");
    row(ofEvent, "Each mercenary that was played this turn has Armor 1.",
        "Each mercenary that was played this turn has Armor 1.");
    // Of whom nobody is named
    row(ofMercenary, "Active (1): Gain Stealth.", "Active (1 treasure): apply Stealth to this.");
    row(ofTreasure, "Equipped: Movement can't be reduced.",
        "Equipped: the bearer cannot have its move reduced.");
    row(ofMercenary, "Magic damage heals this mercenary instead.",
        "Passive: if this would be dealt Magic damage, instead heal this that much.");
    row(ofMercenary, "Active (2): Fortify 1 all adjacent allies.",
        "Active (2 treasure): each allied adjacent mercenary gains Fortify 1.");
    row(ofInstant, "Deal 2 Magic damage to target mercenary. +2 damage if it has Frost.",
        "Deal 2 Magic damage to target mercenary. If it has Frost, deal 2 more damage.");
    // A line of its own that speaks of the card
    row(ofInstant, "As an additional cost to play this card, discard a card.\nDraw 2 cards.",
        "Draw 2. As an additional cost, discard 1.");
    row(ofInstant, "Gain 3 Loot.\nThis card costs 1 less for each allied Mage.",
        "Gain 3 loot. This costs 1 treasure less for each allied Mage mercenary.");
    row(ofAttack,
        "This card costs 2 less if an opponent has more Loot than you\nMelee: Deal 4 damage.",
        "Melee: deal 4 Physical damage to the attacked mercenary. This costs 2 treasure less if an "
        "opponent has more loot than you.");
    row(ofInstant, "Play only during your turn.\nDraw a card.",
        "Play this only if it is your turn. Draw 1.");
    // Whose Warchest, what lies face down, and what chance takes
    row(ofMercenary,
        "Whenever this deals damage to an enemy, exhaust a treasure in that enemy's controller's "
        "Warchest.",
        "Passive: whenever this deals damage to an enemy mercenary, exhaust a treasure in that "
        "enemy's controller's Warchest.");
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
    row(ofInstant, "Shuffle target Relic into its owner's deck.",
        "Shuffle target Relic into its owner's deck.");
    row(ofTreasure,
        "Exhaust this treasure: Put this treasure on the bottom of your deck, then draw a card.",
        "Active (exhaust this): put this treasure on the bottom of its owner's deck, then draw 1.");
    row(ofMercenary, "When this plunders, destroy target treasure in that player's Warchest.",
        "Passive: whenever this plunders, destroy target treasure in that player's Warchest.");
    // Treasures that players give up, cards that go through a discard, losses that are not lost
    row(ofInstant, "Each player chooses a treasure in their Warchest and discards it.",
        "Each player destroys a treasure in their Warchest.");
    row(ofInstant, "Target opponent exhausts a treasure in their own Warchest.",
        "Target opponent exhausts 1 treasure.");
    row(ofMercenary, "You don't lose Loot when this mercenary is destroyed.",
        "Passive: this costs no loot when it is destroyed.");
    row(ofEvent, "You don't lose loot for destroyed mercenaries.",
        "Mercenaries you control cost no loot when they are destroyed.");
    row(ofEvent, "Each player draws an additional card during their Draw Phase.",
        "At the start of each player's Draw Phase, that player draws 1.");
    row(ofInstant, "Gain 1 Loot for each mercenary in your discard pile.",
        "Gain 1 loot for each mercenary card in your discard.");
    row(ofInstant, "Each player sacrifices a treasure.",
        "Each player destroys a treasure they control.");
    row(ofInstant, "Target opponent sacrifices a Weapon.",
        "Target opponent destroys a Weapon that player controls.");
    row(ofEvent,
        "At the end of each player's turn, that player destroys a treasure unless they pay 1 Loot.",
        "At the end of each turn, that player destroys a treasure they control unless they pay 1 "
        "loot.");
    row(ofMercenary,
        "Passive: If all treasures in your Warchest are exhausted, this mercenary has Armor 1.",
        "Passive: as long as there are no ready treasures in your Warchest, this has Armor 1.");
    row(ofMercenary,
        "Passive: If you didn't play a treasure this turn, this mercenary has Armor 1.",
        "Passive: as long as you played no treasure this turn, this has Armor 1.");
    // What lies in a Warchest is counted by its sort, and face down
    row(ofInstant, "Gain 1 Loot for each Relic in your Warchest.",
        "Gain 1 loot for each Relic in your Warchest.");
    row(ofMercenary,
        "Passive: This mercenary has +1 melee for each face-down card in your Warchest.",
        "Passive: this gets +1 melee for each face-down treasure in your Warchest.");
    row(ofInstant, "Draw a card for each ready Weapon in target opponent's Warchest.",
        "Draw 1 for each ready Weapon in target opponent's Warchest.");
    row(ofInstant, "Target opponent gives you 2 Loot.", "Steal 2 loot from target opponent.");
    row(ofInstant, "Double the Loot in your Vault.", "Gain loot equal to your loot.");
    row(ofInstant, "Put two cards from your hand on top of your deck in any order.",
        "Put 2 cards from your hand on top of your deck.");
    row(ofInstant, "Put up to three cards from discard piles on the bottom of their owners' decks.",
        "Put up to 3 cards from any discard on the bottom of its owner's deck.");
    row(ofInstant, "Return all treasures in all Warchests to their owners' hands.",
        "Return each treasure in a Warchest to their owners' hands.");
    row(ofMercenary, "Passive: Play with the top card of your deck revealed.",
        "Passive: you play with the top card of your deck revealed.");
    row(ofMercenary, "Passive: You don't discard down to the hand limit at the end of your turn.",
        "Passive: you have no maximum hand size.");
    row(ofInstant, "Target opponent can't acquire cards during their next Acquire Phase.",
        "Target opponent cannot acquire during their next turn.");
    row(ofMercenary, "Passive: You may pay 1 Loot less for cards you acquire.",
        "Passive: cards you acquire cost 1 loot less.");
    row(ofInstant,
        "If you have fewer cards in hand than target opponent, draw cards until you have as many.",
        "Draw until you have X cards in your hand, where X is the number of cards in target "
        "opponent's hand.");
    row(ofInstant, "Draw cards until you have as many cards in hand as target opponent.",
        "Draw until you have X cards in your hand, where X is the number of cards in target "
        "opponent's hand.");
    // What is acquired
    row(ofEvent, "Each card acquired costs 3 loot.", "Cards players acquire cost 2 loot more.");
    row(ofEvent, "Acquiring a card costs 1 additional Loot.",
        "Cards players acquire cost 1 loot more.");
    row(ofMercenary, "Whenever an opponent acquires their third card in a turn, draw a card.",
        "Passive: whenever an opponent acquires their third card each turn, draw 1.");
    row(ofMercenary, "Whenever you draw three or more cards in a turn, heal this mercenary 1.",
        "Passive: whenever you draw your third card each turn, heal this 1.");
    // SAMES
}

void TestSeizeTreasuresAndLoot::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    meanTheSame(QTest::currentDataTag(), other.toStdString(), paper);
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
