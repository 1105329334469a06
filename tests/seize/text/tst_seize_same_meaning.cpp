#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// Many ways of saying one thing: each is printed as the one, and what is only like it is refused.
class TestSeizeSameMeaning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrinted_data();
    void isPrinted();
    void isRefused_data();
    void isRefused();
};

void TestSeizeSameMeaning::isPrinted_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* text, const char* printed, Paper paper = ofInstant) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Who has mercenaries controls them
    row("If you have two Mages, draw 1.", "If you control 2 or more Mage mercenaries, draw 1.");
    row("If you have a damaged mercenary, draw a card.",
        "If you control a damaged mercenary, draw 1.");
    row("If you have no mercenaries, draw 3.", "If you control no mercenaries, draw 3.");
    row("If you do not have a Priest, draw 1.", "If you control no Priest mercenaries, draw 1.");
    row("If any opponent has 3 or more mercenaries, draw 1.",
        "If an opponent controls 3 or more mercenaries, draw 1.");
    row("Draw 1 unless you have a mercenary.", "Unless you control a mercenary, draw 1.");
    row("If you have a mercenary card in your discard, draw 1.",
        "If the number of mercenary cards in your discard is greater than or equal to 1, draw 1.");
    row("If you have no treasures in your Warchest, draw 1.",
        "If you have 0 or less treasures in your Warchest, draw 1.");
    // None is not any number
    row("If you control 0 mercenaries, draw 1.", "If you control 0 or less mercenaries, draw 1.");
    row("If there are 0 cards in your discard, draw 1.",
        "If the number of cards in your discard is equal to 0, draw 1.");
    row("Passive: this has Armor 1 if you have 2 or more Warriors.",
        "Passive: as long as you control 2 or more Warrior mercenaries, this has Armor 1.",
        ofMercenary);
    // What only reminds, the first of them each turn, whom a card aims at
    row("Target allied mercenary exits, even if it isn't in your Guild Hall.",
        "Target allied mercenary exits.");
    row("Target allied hunter makes a ranged attack. It doesn't exhaust for this attack.",
        "Target allied Hunter mercenary makes a ranged attack now.");
    row("Target ally may attack this turn even though it is exhausted.",
        "Target allied mercenary may attack again this turn.");
    row("Each player skips their Attack Phase this turn.",
        "Each player skips their Attack Phase this turn.");
    row("Passive: This mercenary can move in your Second Movement Phase even if it attacked this "
        "turn.",
        "Passive: this may move after attacking.", ofMercenary);
    row("Passive: At your End Phase, if this mercenary neither moved nor attacked this turn, draw "
        "1.",
        "Passive: at the start of your End Phase, if this did not move and did not attack "
        "this turn, draw 1.",
        ofMercenary);
    row("Passive: The first allied hunter that moves each turn gains Armor 1 this turn.",
        "Passive: once per turn, whenever an allied Hunter mercenary moves, it gains Armor 1 this "
        "turn.",
        ofMercenary);
    row("Passive: The first enemy mercenary dealt damage by this mercenary each turn is burned.",
        "Passive: once per turn, whenever this deals damage to an enemy mercenary, apply 1 Burn "
        "to that mercenary.",
        ofMercenary);
    row("Passive: Whenever an opponent plays an Instant that targets an ally, draw 1.",
        "Passive: whenever an allied mercenary is targeted by an opponent's Instant card, draw 1.",
        ofMercenary);
    row("Passive: Whenever an opponent draws two or more cards during their Acquire Phase, draw 1.",
        "Passive: whenever an opponent acquires their second card each turn, draw 1.", ofMercenary);
    row("Passive: Whenever a player's mercenary is destroyed, that player draws 1.",
        "Passive: whenever a mercenary is destroyed, its controller draws 1.", ofMercenary);
    row("Passive: Opposing mercenaries can't move during their First Movement Phase.",
        "Passive: as long as it is the First Movement Phase, enemy mercenaries cannot move.",
        ofMercenary);
    row("Passive: Ability cards can't be played.", "Passive: players cannot play ability cards.",
        ofMercenary);
    row("Active (1): Put a spike trap on an empty tile adjacent to this mercenary. The next "
        "mercenary that enters that tile takes 2 Physical damage, then the trap is destroyed.",
        "Active (1): Put a trap on an empty tile adjacent to this mercenary. The next mercenary "
        "that enters that tile takes 2 Physical damage.",
        ofMercenary);
    // What is asked of a turn, how often something happens in it, and what an exit leaves
    row("Passive: If this mercenary moved during its First Movement Phase, it gets +1 melee.",
        "Passive: as long as this moved during the First Movement Phase this turn, this gets +1 "
        "melee.",
        ofMercenary);
    row("If you upstaged an enemy this turn, draw 1.",
        "If a mercenary you control upstaged a mercenary this turn, draw 1.");
    row("If an allied mercenary exited this turn, draw 1.",
        "If an allied mercenary exited this turn, draw 1.");
    row("Passive: Twice per turn, whenever an ally moves, heal it 1.",
        "Passive: 2 times per turn, whenever an allied mercenary moves, heal it 1.", ofMercenary);
    row("Passive: When this mercenary exits, put its equipped treasures into your Warchest instead "
        "of discarding them.",
        "Passive: this returns its treasures to the Warchest when it exits.", ofMercenary);
    row("Equipped mercenary can't exit and can't be returned to a player's hand.",
        "Equipped: the bearer cannot exit and cannot be returned to hand.", ofTreasure);
    row("Play only when an ally is attacked. It gains Armor 1 this turn.",
        "Play this only when an attack is declared against an allied mercenary. It gains Armor 1 "
        "this turn.");
    row("Flip three coins. If you win at least two, draw 1.",
        "Flip 3 coins. If you win 2 or more flips, draw 1.");
    row("Target allied mercenary exits. If it does, draw 1.",
        "Target allied mercenary exits. If you do, draw 1.");
    // Of one class, and at another time
    row("Passive: Allied mercenaries that share a class with this mercenary have Armor 1.",
        "Passive: allied mercenaries of the same class as this have Armor 1.", ofMercenary);
    row("Passive: Whenever a mercenary of the same class as this is destroyed, draw 1.",
        "Passive: whenever a mercenary of the same class as this is destroyed, draw 1.",
        ofMercenary);
    row("Passive: You may play Events during your Attack Phase.",
        "Passive: as long as it is your Attack Phase, you may play Event cards.", ofMercenary);
    row("Passive: You can play Attack cards any time you could play an Instant.",
        "Passive: you may play Attack cards as though they were Instant cards.", ofMercenary);
    // How many cards of a kind a turn has room for
    row("Passive: You may play only one mercenary each turn.",
        "Passive: you cannot play more than 1 mercenary card each turn.", ofMercenary);
    row("Passive: Each player can't play more than two Events each turn.",
        "Passive: players cannot play more than 2 Event cards each turn.", ofMercenary);
    row("Passive: The first Event you play each turn costs 2 less.",
        "Passive: the first Event card you play each turn costs 2 treasure less.", ofMercenary);
    // How much and how many
    row("Gain as much loot as there are damaged enemy mercenaries.",
        "Gain loot equal to the number of damaged enemy mercenaries.");
    row("Draw as many cards as you control Warriors.",
        "Draw cards equal to the number of Warrior mercenaries you control.");
    row("Deal as much Magic damage to target enemy mercenary as its bounty.",
        "Deal Magic damage to target enemy mercenary equal to its bounty.");
    row("Lose as much loot as the highest melee among your mercenaries.",
        "Lose loot equal to the highest melee among mercenaries you control.");
    row("Shuffle your hand into your deck, then draw the same number of cards.",
        "Shuffle your hand into your deck, then draw that many.");
    row("Heal target ally 1 for each Frost counter on it, to a maximum of 2 health.",
        "Heal target ally 1 for each Frost counter on it, up to 2.");
    row("If you have no more than 4 loot, draw 1.", "If you have 4 or less loot, draw 1.");
    row("If an opponent has 7 cards or more in their hand, draw 1.",
        "If an opponent has 7 or more cards in their hand, draw 1.");
    row("Target enemy mercenary gets -2 move this turn, but not below 1.",
        "Target enemy mercenary gets -2 move, to a minimum of 1 this turn.");
    row("Reduce target enemy mercenary's move by 2 this turn (minimum of 1).",
        "Target enemy mercenary gets -2 move, to a minimum of 1 this turn.");
    row("Gain loot equal to the number of allied mercenaries or the number of Events you control, "
        "whichever is higher.",
        "Gain loot equal to the higher of the number of allied mercenaries and the number of "
        "Events you control.");
    row("Draw cards equal to the bounty of the enemy mercenary with the lowest bounty.",
        "Draw cards equal to the lowest bounty among enemy mercenaries.");
    row("For each Poison counter on target ally, heal it 1.",
        "Choose target ally. Heal it 1 for each Poison counter on it.");
    row("For each damaged enemy mercenary, gain 1 loot, up to 3.",
        "Gain 1 loot for each damaged enemy mercenary, up to 3.");
    row("Target ally gets +1 melee this turn and +1 move this turn.",
        "Target ally gets +1 melee and +1 move this turn.");
    row("Draw 1 for each of your damaged mercenaries.",
        "Draw 1 for each damaged mercenary you control.");
    row("Draw 1 per Event you control.", "Draw 1 for each Event you control.");
    row("Deal 3 Magic damage to two target enemy mercenaries, divided as you choose.",
        "Deal 3 Magic damage divided among two target enemy mercenaries.");
    row("Remove all statuses from target ally. Draw cards equal to the number of statuses removed "
        "this way.",
        "Remove all statuses from target ally. Draw 1 for each status removed this way.");
    row("Flip 2 coins. Gain loot equal to the number of flips you won.",
        "Flip 2 coins. Gain 1 loot for each flip you won.");
    row("Push target enemy mercenary up to 2 tiles away. Deal True damage to it equal to the "
        "number of tiles it was pushed.",
        "Push target enemy mercenary up to 2 tiles away. Deal 1 True damage to it for each tile "
        "moved this way.");
    // Figures and health
    row("Increase the melee of each allied Mage by 1 this turn.",
        "Each allied Mage mercenary gets +1 melee this turn.");
    row("Choose target ally. Raise its melee by 2 this turn.",
        "Choose target ally. It gets +2 melee this turn.");
    row("Target enemy mercenary has its bounty reduced by 1 this turn.",
        "Target enemy mercenary gets -1 bounty this turn.");
    row("Reduce the health of target enemy mercenary by 3.",
        "Target enemy mercenary loses 3 health.");
    row("Target enemy mercenary's health is reduced by 2.",
        "Target enemy mercenary loses 2 health.");
    row("Target allied mercenary's health becomes 4.",
        "Set the health of target allied mercenary to 4.");
    row("Change the health of target ally to 4.", "Set the health of target ally to 4.");
    row("Target enemy mercenary's maximum health is reduced by 2 this turn.",
        "Target enemy mercenary gets -2 health this turn.");
    row("Target ally's melee and move are increased by 1 this turn.",
        "Target ally gets +1 melee and +1 move this turn.");
    row("Increase the melee and ranged of each allied mercenary by 1 this turn.",
        "Each allied mercenary gets +1 melee and +1 ranged this turn.");
    row("Target ally gets +2 to its melee and its move this turn.",
        "Target ally gets +2 melee and +2 move this turn.");
    row("Swap the health of target ally with that of target enemy mercenary.",
        "Swap the health of target ally and target enemy mercenary.");
    row("Grant Leech to target ally until your next turn.",
        "Target ally gains Leech until your next turn.");
    row("Give Armor 2 to each allied mercenary this turn.",
        "Each allied mercenary gains Armor 2 this turn.");
    row("Halve the damage of target attack, rounded down.",
        "Target attack deals half damage, rounded down.");
    row("Reduce the damage of target attack by 1.", "Target attack deals 1 less damage.");
    row("The damage dealt by target attack is lowered by 2.", "Target attack deals 2 less damage.");
    row("Inflict 2 Pure damage on target enemy mercenary.",
        "Deal 2 Pure damage to target enemy mercenary.");
    row("Inflict 2 Bleed on target enemy mercenary.", "Apply 2 Bleed to target enemy mercenary.");
    row("Remove all abilities from target enemy mercenary until your next turn.",
        "Target enemy mercenary loses all abilities until your next turn.");
    row("This card's cost is reduced by 1 if you control a Rogue. Draw 1.",
        "Draw 1. This costs 1 treasure less if you control a Rogue mercenary.");
    row("Discard 1 as an additional cost to play this card. Draw 2.",
        "Draw 2. As an additional cost, discard 1.");
    // How long and when
    row("Target ally gains Armor 1 until your next turn ends.",
        "Target ally gains Armor 1 until the end of your next turn.");
    row("Target enemy mercenary can't plunder until the next turn of its controller begins.",
        "Target enemy mercenary cannot plunder until its controller's next turn.");
    row("When your next turn begins, gain 2 loot.", "At the start of your next turn, gain 2 loot.");
    row("Exhaust target enemy mercenary the next time it attacks this turn.",
        "The next time target enemy mercenary attacks this turn, exhaust it.");
    row("Gain 1 loot each time an enemy mercenary is healed this turn.",
        "This turn, whenever an enemy mercenary is healed, gain 1 loot.");
    row("Only playable while an ally is being attacked. Counter that attack.",
        "Play this only if an ally is being attacked. Counter that attack.");
    row("Target ally gets +1 ranged during its next attack.",
        "Target ally gets +1 ranged for its next attack.");
    // Who does it and whom it befalls
    row("Target ally is pushed up to 2 tiles away.", "Push target ally up to 2 tiles away.");
    row("Target enemy mercenary goes to the bottom of the deck of its owner.",
        "Put target enemy mercenary on the bottom of its owner's deck.");
    row("Target ability is countered unless that ability's controller loses 1 loot.",
        "Counter target ability unless its controller loses 1 loot.");
    row("Have target Warrior you control fight target enemy mercenary.",
        "Target Warrior mercenary you control fights target enemy mercenary.");
    row("Target opponent must destroy a treasure they control.",
        "Target opponent destroys a treasure they control.");
    row("The next 2 damage that would be dealt to target ally this turn is prevented.",
        "Prevent the next 2 damage that would be dealt to target ally this turn.");
    row("Prevent the next 2 damage target ally would take this turn.",
        "Prevent the next 2 damage that would be dealt to target ally this turn.");
    row("The next time a ranged attack would deal damage to target ally this turn, it takes none.",
        "The next time ranged damage would be dealt to target ally this turn, prevent it.");
    row("Target ally becomes indestructible this turn.",
        "Target ally cannot be destroyed this turn.");
    row("Target enemy mercenary is unable to move this turn.",
        "Target enemy mercenary cannot move this turn.");
    row("Have target opponent discard 1.", "Target opponent discards 1.");
    row("Make target enemy mercenary lose 2 health.", "Target enemy mercenary loses 2 health.");
    row("You may have target ally gain Stealth.", "You may apply Stealth to target ally.");
    row("Target enemy mercenary can neither attack nor plunder this turn.",
        "Target enemy mercenary cannot attack and cannot plunder this turn.");
    row("Prevent target enemy mercenary from moving this turn.",
        "Target enemy mercenary cannot move this turn.");
    row("Target enemy mercenary returns to the hand of its owner.",
        "Return target enemy mercenary to its owner's hand.");
    row("Put target ally into Stealth.", "Apply Stealth to target ally.");
    row("Reduce all damage dealt to allied mercenaries by 1 this turn.",
        "Damage dealt to allied mercenaries is reduced by 1 this turn.");
    row("Restore target ally to full health.", "Fully heal target ally.");
    // What is held and was done
    row("If your hand contains 6 or more cards, draw 1.",
        "If you have 6 or more cards in your hand, draw 1.");
    row("If an opponent's Warchest holds 4 or more treasures in it, draw 1.",
        "If an opponent has 4 or more treasures in their Warchest, draw 1.");
    row("If your side has 3 or more enemy mercenaries on it, draw 2.",
        "If there are 3 or more enemy mercenaries on your side, draw 2.");
    row("If loot was lost from your Vault this turn, gain 1 loot.",
        "If you lost loot this turn, gain 1 loot.");
    row("If an ability card was played by you this turn, gain 1 loot.",
        "If you played an ability card this turn, gain 1 loot.");
    row("If either you control a Druid or it is your turn, draw 1.",
        "If you control a Druid mercenary or it is your turn, draw 1.");
    row("Draw 1 for each Event that an opponent controls.",
        "Draw 1 for each Event an opponent controls.");
    row("Exhaust target enemy mercenary with damage on it.",
        "Exhaust target enemy mercenary that is damaged.");
    // Whose and who
    row("Destroy target Relic controlled by an opponent.",
        "Destroy target Relic an opponent controls.");
    row("Each opponent shows you their hand.", "Each opponent reveals their hand.");
    row("Gain 2 loot, but you can't acquire this turn.",
        "Gain 2 loot. You cannot acquire this turn.");
    row("If an opponent's Vault is higher than yours, draw 1.",
        "If you have less loot than an opponent, draw 1.");
    row("Each opponent's Vault is reduced by 2.", "Each opponent loses 2 loot.");
    row("Every player draws a card.", "Each player draws 1.");
    row("Choose target opponent. That player discards 1.", "Target opponent discards 1.");
    row("Destroy target treasure that is equipped to an enemy mercenary.",
        "Destroy target treasure equipped to an enemy mercenary.");
    // Coins, dice and choices
    row("Toss a coin. If it comes up heads, gain 2 loot.",
        "Flip a coin. If you win the flip, gain 2 loot.");
    row("Roll a die. On a 6, draw 3.", "Roll a die. If you roll a 6, draw 3.");
    row("Roll a die. If you roll 5 or 6, draw 1; otherwise lose 1 loot.",
        "Roll a die. If you roll 5 or more, draw 1. Otherwise, lose 1 loot.");
    row("Pick one: gain 1 loot; or heal target ally 2.",
        "Choose one: gain 1 loot; or heal target ally 2.");
    row("Choose one: exhaust target enemy mercenary or draw a card.",
        "Choose one: exhaust target enemy mercenary; or draw 1.");
    row("You either discard a card or lose 2 loot.", "Either discard 1 or lose 2 loot.");
    // Decks, hands and discards
    row("Look at the 2 top cards of your deck. Take one of them into your hand and put the other "
        "under your deck.",
        "Look at the top 2 cards of your deck, put one of them into your hand and the rest on the "
        "bottom.");
    row("Choose a treasure card in your hand and discard it. Draw 2.",
        "Discard a treasure card. Draw 2.");
    row("Equip target ally with a treasure from your hand.",
        "Equip a treasure from your hand to target ally.");
    row("Return a treasure card from any discard to its owner's hand. Its owner loses 2 loot.",
        "Return a treasure card from any discard to its owner's hand. That player loses 2 loot.");
    row("Return at random a mercenary card from your discard to your hand.",
        "Return a mercenary card at random from your discard to your hand.");
    // As it is played
    row("Deal True damage equal to its melee to target enemy mercenary.",
        "Deal True damage to target enemy mercenary equal to its melee.");
    row("If you play this during your Attack Phase, draw 2.",
        "If it is your Attack Phase, draw 2.");
    row("Target ally has Armor 1 as long as it has a treasure equipped.",
        "Target ally gains Armor 1 while equipped.");
    row("Randomly choose an enemy mercenary. Exhaust it.",
        "Choose an enemy mercenary at random. Exhaust it.");
    row("If a treasure card was played by you this turn, draw 1.",
        "If you played a treasure card this turn, draw 1.");
}

void TestSeizeSameMeaning::isPrinted()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(printedOf(printed.toStdString(), paper)));
}

void TestSeizeSameMeaning::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row
        = [](const char* text, Paper paper = ofInstant) { QTest::newRow(text) << paper; };
    // Nothing to ask
    row("If you control 0 or more mercenaries, draw 1.");
    row("If there are 0 or more cards in your discard, draw 1.");
    // When else than always? And of which class is a treasure?
    row("Passive: You may play Event cards.", ofMercenary);
    row("Equipped: mercenaries of the same class as this have Armor 1.", ofTreasure);
    // No phase of a turn that cannot be skipped
    row("Target opponent skips their End Phase this turn.");
    row("Target ally makes a ranged attack, even if it is destroyed.");
    // What is only like it
    row("Target ally's melee and health are increased by 1 this turn.");
    row("Increase your Vault and hand by 1.");
    row("Have 2 loot.");
    row("Make a mercenary.");
    row("Gain as much loot as that player lost.");
    row("Reduce target enemy mercenary by 1.");
    row("Target ally fights each other.");
    row("Deal 2 damage rather than 1.");
    row("Roll a die. If you roll 2 or 5, draw 1.");
    row("Roll a die. On a 3 or a 5, draw 1.");
    row("Target opponent may be unable to draw cards.");
    row("If your Warchest contains 3 or more cards, draw 1.");
    row("Target mercenary's melee is increased by 2 this turn, to a minimum of 1.");
    row("Draw cards equal to the number of statuses removed this way.");
    row("Destroy target treasure. Draw cards equal to the number of tiles it was pushed.");
    row("Change target ally to 3.");
    row("If you lost a mercenary this turn, draw 1.");
    row("Draw 1 the next time this turn.");
    row("Choose one: draw 1 or 2 cards or gain 1 loot or lose 1 loot and draw 1.");
    row("Lower its move by 1 this turn.");
    row("Equipped mercenary has its health reduced by 2.", ofTreasure);
}

void TestSeizeSameMeaning::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeSameMeaning)
#include "tst_seize_same_meaning.moc"
