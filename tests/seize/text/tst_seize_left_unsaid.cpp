#include "ReadTexts.h"

#include <QTest>

using namespace triptych::seize;

/// What a text leaves unsaid: where somebody stands, than whom and as whom, of which turn, who chooses and who moves;
/// and what is paid, taken away or settled for somebody. What could be of two of them is refused.
class TestSeizeLeftUnsaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeLeftUnsaid::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Where
    row(ofMercenary, "Passive: +1 move on your side of the battlefield.",
        "Passive: as long as this is on your side, this gets +1 move.");
    row(ofTreasure, "In an opponent's Guild Hall, the equipped mercenary has Leech.",
        "Equipped: as long as the bearer is in an opponent's Guild Hall, the bearer has Leech.");
    row(ofMercenary, "Passive: Allied Mages have Magic Armor 1 in your Guild Hall.",
        "Passive: allied Mage mercenaries in your Guild Hall have Magic Armor 1.");
    row(ofMercenary, "Passive: Takes 1 less damage on fogged tiles.",
        "Passive: as long as this is fogged, this takes 1 less damage.");
    row(ofTreasure, "+1 ranged damage at Distance 2 or more.",
        "Equipped: the bearer deals 1 more damage with ranged attacks to mercenaries not within "
        "Distance 1.");
    row(ofMercenary, "Passive: You can equip treasures to your mercenaries anywhere.",
        "Passive: your mercenaries may equip from any tile.");
    // Than whom, as whom
    row(ofMercenary, "Passive: Whenever this attacks an enemy with less health, draw a card.",
        "Passive: whenever this attacks an enemy mercenary with less health than this, draw 1.");
    row(ofTreasure, "Other allies of the same class have +1 melee damage.",
        "Equipped: other allied mercenaries of the same class as the bearer get +1 melee.");
    row(ofMercenary, "Passive: Whenever another ally of its class is healed, draw 1.",
        "Passive: whenever another allied mercenary of the same class as this is healed, draw 1.");
    row(ofMercenary, "Passive: When this enters the battlefield as your only mercenary, draw 1.",
        "Passive: when this enters the battlefield while you control no other mercenaries, draw "
        "1.");
    row(ofInstant, "Another one of your damaged mercenaries heals 2.",
        "Heal another damaged mercenary you control 2.");
    // Of which turn, and when
    row(ofMercenary,
        "Passive: At the end of each opponent's turn, if this was not attacked, draw 1.",
        "Passive: at the end of each opponent's turn, if this was not attacked this turn, draw 1.");
    row(ofMercenary, "Passive: Roll a die when this plunders. On a 5 or higher, draw a card.",
        "Passive: whenever this plunders, roll a die. If you roll 5 or more, draw 1.");
    row(ofMercenary,
        "Passive: Flip a coin when this mercenary attacks. If you win, it deals 2 more damage.",
        "Passive: whenever this attacks, flip a coin. If you win the flip, that attack deals 2 "
        "more "
        "damage.");
    row(ofMercenary, "Passive: If an enemy was destroyed, gain 1 loot at the end of your turn.",
        "Passive: at the end of your turn, if an enemy mercenary was destroyed this turn, gain 1 "
        "loot.");
    row(ofMercenary, "Passive: If you didn't lose loot, draw a card during your End Phase.",
        "Passive: at the start of your End Phase, if you did not lose loot this turn, draw 1.");
    row(ofEvent, "Flip a coin at the end of your turn. If you lose, lose 1 loot.",
        "At the end of your turn, flip a coin. If you lose the flip, lose 1 loot.");
    row(ofTreasure, "Armor 2, but the equipped mercenary can't plunder.",
        "Equipped: the bearer has Armor 2.\nEquipped: the bearer cannot plunder.");
    row(ofTreasure, "+2 melee damage, but you lose 1 loot at the start of your turn.",
        "Equipped: the bearer gets +2 melee.\nEquipped: at the start of your turn, lose 1 loot.");
    row(ofTreasure, "+2 melee damage, but can't make ranged attacks.",
        "Equipped: the bearer gets +2 melee and cannot make ranged attacks.");
    // Who chooses, whose it is, who moves
    row(ofInstant, "Target opponent reveals their hand and discards a mercenary of your choice.",
        "Reveal target opponent's hand, choose a mercenary card from it, then that player "
        "discards it.");
    row(ofInstant, "Return target treasure an opponent controls to their hand.",
        "Return target treasure an opponent controls to its owner's hand.");
    row(ofInstant, "Put target enemy mercenary on the bottom of their deck.",
        "Put target enemy mercenary on the bottom of its owner's deck.");
    row(ofInstant, "Cancel an Instant unless its player exhausts 2 treasures.",
        "Counter target Instant unless its controller exhausts 2 treasures.");
    row(ofInstant,
        "Look at the top three cards of your deck. Keep two and put the rest on the bottom.",
        "Look at the top 3 cards of your deck, put two of them into your hand and the rest on the "
        "bottom.");
    row(ofAttack, "Make a melee attack, then move up to 2 tiles.",
        "Make a melee attack and move the attacker up to 2 tiles.");
    row(ofMercenary, "Active (1): You can move 1 space.",
        "Active (1 treasure): move this up to 1 tile.");
    // What would be
    row(ofInstant,
        "If one of your mercenaries would be destroyed this turn, return it to your hand instead.",
        "This turn, if each mercenary you control would be destroyed, instead return it to its "
        "owner's hand.");
    row(ofInstant, "The next Magic damage to target ally goes to the attacker instead.",
        "The next time target allied mercenary would be dealt Magic damage from attacks this turn, "
        "instead deal that damage to the attacker.");
    row(ofTreasure,
        "When somebody hits the equipped mercenary in melee, put a Bleed counter on the attacker.",
        "Equipped: whenever the bearer is dealt damage by a melee attack, apply 1 Bleed to the "
        "attacker.");
    // Cards of a hand and of the Acquire Phase
    row(ofMercenary, "Passive: You don't have to discard down to 9 cards during your End Phase.",
        "Passive: you have no maximum hand size.");
    row(ofEvent, "Opponents discard down to 5 cards during their End Phase.",
        "Opponents' maximum hand size is 5.");
    row(ofMercenary, "Passive: You may draw 2 additional cards during your Acquire Phase.",
        "Passive: you may acquire 2 additional cards each turn.");
    row(ofEvent, "Cards opponents draw in their Acquire Phase cost 1 more loot.",
        "Cards opponents acquire cost 1 loot more.");
    row(ofTreasure,
        "While this treasure is in your Warchest, your plunders take 1 additional Loot.",
        "In your Warchest: your mercenaries plunder for 1 more loot.");
    // What is paid for whom, settled for whom, and taken away
    row(ofTreasure, "Instants that target the equipped mercenary cost your opponents 1 more.",
        "Equipped: opponents' Instant cards that target the bearer cost 1 treasure more.");
    row(ofMercenary, "Passive: You never lose coin flips.", "Passive: you win each coin flip.");
    row(ofTreasure, "The equipped mercenary wins all coin flips.",
        "Equipped: players win each coin flip for the bearer.");
    row(ofMercenary, "Passive: Opposing mercenaries can't remove Stealth from your mercenaries.",
        "Passive: your mercenaries cannot be spotted.");
    row(ofMercenary, "Passive: Burn counters on this can't be removed by opponents.",
        "Passive: this cannot lose Burn because of opponents.");
    row(ofInstant, "Target equipped Weapon has no effect until your next turn.",
        "Target Weapon equipped by a mercenary loses all abilities until your next turn.");
    row(ofInstant, "Treasures equipped to target enemy lose all abilities this turn.",
        "Target enemy mercenary carries treasures without abilities this turn.");
}

void TestSeizeLeftUnsaid::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    printTheSame(QTest::currentDataTag(), plain.toStdString(), paper);
}

void TestSeizeLeftUnsaid::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Than whom, as whom?
    row(ofMercenary, "Active (1): Choose an enemy. Deal 1 damage to each enemy with more health.");
    row(ofInstant, "Destroy target mercenary with less health.");
    row(ofInstant, "Choose a mercenary. Exhaust each other mercenary of its class.");
    row(ofMercenary, "Active (1): Exhaust two enemies of the same class.");
    row(ofAttack,
        "Melee: deal 2 damage to the attacked mercenary and each other enemy of the same class.");
    // Who chooses, and whose deck?
    row(ofInstant, "Target opponent discards a card of your choice.");
    row(ofInstant, "Target opponent reveals their hand and discards two cards of your choice.");
    row(ofInstant, "Target opponent reveals their hand and exhausts a mercenary of your choice.");
    row(ofInstant, "Put a treasure you control on top of their deck.");
    row(ofInstant, "The next damage to one of your mercenaries goes to your warrior instead.");
    // Kept in the hand, or left where it is?
    row(ofInstant, "Look at the top card of your deck. You may keep it or discard it.");
    row(ofInstant,
        "Look at the top 3 cards of target opponent's deck. Keep one and discard the rest.");
    // The first of all of them, or of each?
    row(ofInstant,
        "The next time one of your mercenaries would be destroyed this turn, set its health to 1 "
        "instead.");
    // It would have been paid already
    row(ofMercenary, "Passive: Your ability cards that target this cost 1 less.");
    // With what of theirs, and by whose opponents?
    row(ofMercenary, "Passive: Enemy mercenaries can't remove Burn counters from this.");
    row(ofMercenary, "Passive: Opponents cannot remove Bleed from enemy mercenaries.");
    // For how long?
    row(ofInstant, "Target treasure loses all abilities.");
    // Only a mercenary is somewhere
    row(ofMercenary, "Passive: Opponents can't play Instants in your Guild Hall.");
}

void TestSeizeLeftUnsaid::isRefused()
{
    QFETCH(Paper, paper);
    const std::string meant = printedOf(std::string(QTest::currentDataTag()), paper);
    QVERIFY2(meant.starts_with("refused"), meant.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeLeftUnsaid)
#include "tst_seize_left_unsaid.moc"
