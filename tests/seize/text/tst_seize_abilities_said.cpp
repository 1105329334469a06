#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// Active and triggered abilities as people say them, and the plain sentence that each of them is.
class TestSeizeAbilitiesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void costs_data();
    void costs();
    void otherVoice_data();
    void otherVoice() { costs(); }
    void toldFirst_data();
    void toldFirst() { costs(); }
    void saidOtherwise_data();
    void saidOtherwise() { costs(); }
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

void TestSeizeAbilitiesSaid::otherVoice_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(plain);
    };
    row(ofMercenary, "Passive: Whenever this mercenary gets healed, gain 1 loot.",
        "Passive: whenever this is healed, gain 1 loot.");
    row(ofMercenary, "Passive: Whenever an ally gets upstaged, draw a card.",
        "Passive: whenever an allied mercenary is upstaged, draw 1.");
    row(ofMercenary, "Passive: Whenever a mercenary card is played by an opponent, gain 1 loot.",
        "Passive: whenever an opponent plays a mercenary card, gain 1 loot.");
    row(ofMercenary, "Passive: Whenever a card is discarded by you, gain 1 loot.",
        "Passive: whenever you discard a card, gain 1 loot.");
    row(ofMercenary,
        "Passive: Whenever loot is removed from an opponent's Vault, heal this mercenary 1.",
        "Passive: whenever an opponent loses loot, heal this 1.");
    row(ofMercenary, "Passive: Whenever 2 or more loot is lost by you, ready this mercenary.",
        "Passive: whenever you lose 2 or more loot, ready this.");
    row(ofMercenary,
        "Passive: Whenever damage is dealt to an allied mercenary by an enemy mercenary, apply 1 "
        "Bleed to the attacker.",
        "Passive: whenever an allied mercenary is dealt damage by an enemy mercenary, apply 1 "
        "Bleed to the attacker.");
    row(ofMercenary, "Passive: Whenever magic damage is dealt to this mercenary, draw a card.",
        "Passive: whenever this is dealt Magic damage, draw 1.");
    row(ofMercenary,
        "Passive: Whenever an attack is declared by an enemy mercenary against this mercenary, "
        "gain 1 loot.",
        "Passive: whenever an enemy mercenary declares an attack against this, gain 1 loot.");
    row(ofMercenary, "Passive: Whenever you attack with another ally, heal this mercenary 1.",
        "Passive: whenever another allied mercenary attacks, heal this 1.");
    row(ofMercenary, "Passive: Whenever you plunder with this mercenary, draw a card.",
        "Passive: whenever this plunders, draw 1.");
    row(ofMercenary,
        "Passive: When this mercenary exits, you return a treasure card from your discard pile to "
        "your hand.",
        "Passive: when this exits, return a treasure card from your discard to your hand.");
    row(ofMercenary,
        "Passive: Whenever this mercenary attacks, you put a Burn counter on the attacked "
        "mercenary.",
        "Passive: whenever this attacks, apply 1 Burn to the attacked mercenary.");
    row(ofMercenary, "Passive: Ready this mercenary whenever it destroys a mercenary.",
        "Passive: whenever this destroys a mercenary, ready this.");
    row(ofMercenary, "Passive: Heal this mercenary 2 each time it plunders.",
        "Passive: whenever this plunders, heal this 2.");
    row(ofMercenary, "Active (2): Make target opponent discard a card.",
        "Active (2 treasure): target opponent discards 1.");
    row(ofMercenary, "Active (2): Have target enemy mercenary lose 2 health.",
        "Active (2 treasure): target enemy mercenary loses 2 health.");
    row(ofMercenary, "Active (2): Make a ranged attack with target ally.",
        "Active (2 treasure): target allied mercenary makes a ranged attack now.");
    row(ofMercenary, "Active (1): Look at the hand of target opponent.",
        "Active (1 treasure): look at target opponent's hand.");
    row(ofMercenary, "Passive: When this is destroyed, every opponent loses 1 loot.",
        "Passive: when this is destroyed, each opponent loses 1 loot.");
    row(ofMercenary, "Passive: Whenever this mercenary plunders, your opponents each lose 1 loot.",
        "Passive: whenever this plunders, each opponent loses 1 loot.");
    row(ofMercenary,
        "Passive: Whenever an enemy mercenary is destroyed, the controller of that mercenary "
        "discards a card.",
        "Passive: whenever an enemy mercenary is destroyed, that mercenary's controller discards "
        "1.");
    row(ofMercenary, "Active (1): Heal a target ally 2.",
        "Active (1 treasure): heal target allied mercenary 2.");
    row(ofMercenary, "Active (2): Choose target opponent. That player loses 2 loot.",
        "Active (2 treasure): target opponent loses 2 loot.");
    row(ofMercenary,
        "Active (2): Each player chooses a treasure card in their discard pile and returns it to "
        "their hand.",
        "Active (2 treasure): each player returns a treasure card from their discard to their "
        "hand.");
    row(ofMercenary, "Active (1): Return to your hand an Instant card from your discard pile.",
        "Active (1 treasure): return an Instant card from your discard to your hand.");
    row(ofMercenary, "Active (1): Target opponent mills 2.",
        "Active (1 treasure): target opponent discards the top 2 cards of their deck.");
    row(ofMercenary, "Active (1): Target opponent discards 2 cards from the top of their deck.",
        "Active (1 treasure): target opponent discards the top 2 cards of their deck.");
    row(ofMercenary, "Active (2): Target Relic becomes exhausted.",
        "Active (2 treasure): exhaust target Relic.");
    row(ofMercenary, "Active (1): This mercenary pulls target enemy mercenary 1 tile closer.",
        "Active (1 treasure): pull target enemy mercenary 1 tile closer.");
    row(ofTreasure, "Active (2): Restore the bearer's Defense.",
        "Active (2 treasure): reapply Defense to the bearer.");
    row(ofMercenary, "Active (1): This turn this mercenary gets +1 melee.",
        "Active (1 treasure): this gets +1 melee this turn.");
    row(ofMercenary, "Passive: Whenever this is attacked, until your next turn it has Armor 2.",
        "Passive: whenever this is attacked, this gains Armor 2 until your next turn.");
    row(ofMercenary, "Once per turn, Active (lose 1 loot): Draw a card.",
        "Active (lose 1 loot, once per turn): draw 1.");
    row(ofMercenary, "Active (4): After this turn, you take one more turn.",
        "Active (4 treasure): take an extra turn after this one.");
    row(ofMercenary, "Active (2): Target player's next Rally Phase is skipped.",
        "Active (2 treasure): target player skips their next Rally Phase.");
    row(ofMercenary, "Passive: When your Rally Phase ends, gain 1 loot.",
        "Passive: at the end of your Rally Phase, gain 1 loot.");
    row(ofMercenary, "Active (1): Draw as many cards as you have opponents.",
        "Active (1 treasure): draw cards equal to the number of opponents.");
    row(ofMercenary, "Active (1): Discard your hand. Draw one card per card discarded this way.",
        "Active (1 treasure): discard your hand. Draw 1 for each card discarded this way.");
    row(ofMercenary, "Active (1): Flip a coin two times. Draw a card for each flip you win.",
        "Active (1 treasure): flip 2 coins. Draw that many.");
    row(ofMercenary, "Active (1): Target ally's next attack this turn gets +1 ranged.",
        "Active (1 treasure): target allied mercenary gets +1 ranged for its next attack this "
        "turn.");
    row(ofMercenary, "Active (1): Target mercenary receives -1 movement this turn.",
        "Active (1 treasure): target mercenary gets -1 movement this turn.");
    row(ofMercenary, "Active (1): Reduce target enemy mercenary's melee by 1 this turn.",
        "Active (1 treasure): target enemy mercenary gets -1 melee this turn.");
    row(ofMercenary,
        "Passive: At the start of your turn, if this mercenary has more bounty than health, draw a "
        "card.",
        "Passive: at the start of your turn, if this mercenary has more bounty than its health, "
        "draw 1.");
    row(ofMercenary, "Active (1): Target tile becomes fogged.",
        "Active (1 treasure): place Fog on target tile.");
    row(ofMercenary,
        "Active (1): Move all of target ally's Poison counters to target enemy mercenary.",
        "Active (1 treasure): move all Poison counters from target allied mercenary to target "
        "enemy mercenary.");
    row(ofMercenary, "Active (1): Remove each Frost counter from target ally.",
        "Active (1 treasure): remove all Frost counters from target allied mercenary.");
}

void TestSeizeAbilitiesSaid::toldFirst_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(plain);
    };
    row(ofMercenary, "Passive: Heal this mercenary 2 whenever it plunders.",
        "Passive: whenever this plunders, heal this 2.");
    row(ofMercenary, "Passive: Remove all Burn from this mercenary each time it moves.",
        "Passive: whenever this moves, remove all Burn from this.");
    row(ofMercenary, "Passive: Enemy mercenaries lose 1 health whenever they plunder.",
        "Passive: whenever an enemy mercenary plunders, it loses 1 health.");
    row(ofMercenary, "Passive: Apply 1 Bleed to each damaged enemy mercenary whenever they attack.",
        "Passive: whenever a damaged enemy mercenary attacks, apply 1 Bleed to it.");
    row(ofMercenary, "Passive: Any enemy mercenary that enters your Guild Hall gains 1 Frost.",
        "Passive: whenever an enemy mercenary enters your Guild Hall, apply 1 Frost to that "
        "enemy.");
    row(ofMercenary,
        "Passive: Each enemy mercenary that starts its turn adjacent to this mercenary takes 1 "
        "Magic damage.",
        "Passive: whenever an enemy mercenary starts its turn adjacent to this, deal 1 Magic "
        "damage to that enemy.");
    row(ofMercenary,
        "Passive: Deal 2 Physical damage to each enemy mercenary that enters your Guild Hall.",
        "Passive: whenever an enemy mercenary enters your Guild Hall, deal 2 Physical damage to "
        "that enemy.");
    row(ofMercenary,
        "Passive: While this mercenary is exhausted, whenever it is attacked, draw a card.",
        "Passive: whenever this is attacked while this is exhausted, draw 1.");
    row(ofMercenary,
        "Passive: As long as you control a Mage, gain 1 loot whenever this mercenary plunders.",
        "Passive: whenever this plunders while you control a Mage mercenary, gain 1 loot.");
    row(ofMercenary,
        "Passive: Whenever this mercenary plunders, put a gear counter on it, up to a maximum of 4 "
        "gear counters.",
        "Passive: whenever this plunders, put 1 gear counter on this, up to 4 of them.");
    row(ofMercenary, "Passive: Whenever this mercenary attacks, put a gear counter on it.",
        "Passive: whenever this attacks, put 1 gear counter on this.");
    row(ofMercenary, "During your turn, Active (1): Draw a card.",
        "Active (1 treasure): draw 1. Use this only if it is your turn.");
    row(ofMercenary, "Active (1): Only during the Attack Phase, draw a card.",
        "Active (1 treasure): draw 1. Use this only if it is the Attack Phase.");
    row(ofMercenary,
        "Active (1): Draw a card. This ability can be used no more than three times each turn.",
        "Active (1 treasure, 3 times per turn): draw 1.");
    row(ofMercenary, "Active (1, at most twice per turn): Gain 1 loot.",
        "Active (1 treasure, 2 times per turn): gain 1 loot.");
    row(ofTreasure, "Active (exhaust the equipped mercenary): Mend that mercenary.",
        "Active (exhaust the bearer): Mend the bearer.");
    row(ofTreasure, "When a mercenary equips this, gain 1 loot.",
        "Equipped: whenever this is equipped, gain 1 loot.");
    row(ofTreasure, "When this Weapon is played, gain 1 loot.",
        "Equipped: when this is played, gain 1 loot.");
    row(ofMercenary,
        "Passive: At the end of each enemy mercenary's turn, if it is burning, draw a card.",
        "Passive: whenever an enemy mercenary ends its turn, if it is burning, draw 1.");
    row(ofMercenary, "Passive: Whenever an ally starts its turn exhausted, heal it 1.",
        "Passive: whenever an allied mercenary starts its turn, if it is exhausted, heal it 1.");
    row(ofMercenary, "Passive: For each card you acquire, heal this mercenary 1.",
        "Passive: whenever you acquire a card, heal this 1.");
    row(ofMercenary, "Passive: Gain 1 loot the second time you play an ability card each turn.",
        "Passive: whenever you play an ability card for the second time each turn, gain 1 loot.");
    row(ofMercenary, "Passive: Whenever another of your mercenaries is destroyed, gain 1 loot.",
        "Passive: whenever another mercenary you control is destroyed, gain 1 loot.");
    row(ofMercenary, "Passive: Whenever an opponent loses at least 2 loot, draw a card.",
        "Passive: whenever an opponent loses 2 or more loot, draw 1.");
    row(ofMercenary,
        "Active (1): Target opponent reveals a random card from their hand. If it is an Instant, "
        "gain 1 loot.",
        "Active (1 treasure): target opponent reveals a card at random from their hand. If any of "
        "them is an Instant card, gain 1 loot.");
    row(ofMercenary, "Active (2): 2 Magic damage is dealt to target enemy.",
        "Active (2 treasure): deal 2 Magic damage to target enemy mercenary.");
}

void TestSeizeAbilitiesSaid::saidOtherwise_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(plain);
    };
    row(ofMercenary, "Active: Pay 1 loot to have target opponent discard a card.",
        "Active (lose 1 loot): target opponent discards 1.");
    row(ofMercenary, "Active (2): Inflict 1 True damage on target enemy mercenary.",
        "Active (2 treasure): deal 1 True damage to target enemy mercenary.");
    row(ofMercenary, "Active (1): Choose target player. They discard a card.",
        "Active (1 treasure): target player discards 1.");
    row(ofMercenary, "Passive: Whenever an attack is made by an enemy mercenary, gain 1 loot.",
        "Passive: whenever an enemy mercenary attacks, gain 1 loot.");
    row(ofMercenary, "Passive: If an opponent discards a card, gain 1 loot.",
        "Passive: whenever an opponent discards a card, gain 1 loot.");
    row(ofMercenary, "Passive: If this mercenary is pushed, draw a card.",
        "Passive: whenever this is pushed, draw 1.");
    row(ofMercenary,
        "Passive: Whenever this mercenary plunders, it pulls target enemy mercenary 1 tile closer.",
        "Passive: whenever this plunders, pull target enemy mercenary 1 tile closer.");
    row(ofMercenary, "Passive: Upon entering the battlefield, draw a card.",
        "Passive: when this enters the battlefield, draw 1.");
    row(ofMercenary,
        "Active (1): Remove all Burn counters from target ally. It heals 1 for each Burn counter "
        "removed this way.",
        "Active (1 treasure): remove all Burn from target allied mercenary. Heal it 1 for each "
        "counter removed this way.");
    row(ofTreasure, "Active (1): Increase the equipped mercenary's melee damage by 1 this turn.",
        "Active (1 treasure): the bearer gets +1 melee this turn.");
    row(ofTreasure, "Whenever an attack is made by the equipped mercenary, gain 1 loot.",
        "Equipped: whenever the bearer attacks, gain 1 loot.");
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
    // Whom it means or how many is not said so that it could be one thing.
    row(ofMercenary, "Passive: Whenever you attack with two mercenaries, draw a card.");
    row(ofMercenary,
        "Passive: Exhaust target enemy adjacent to this mercenary whenever it attacks.");
    row(ofMercenary, "Active (1): The melee attack of this mercenary gets +1 Distance this turn.");
    row(ofMercenary, "Active (1): Choose an opponent. Draw a card.");
    row(ofMercenary, "Passive: Whenever a mercenary is played by each opponent, draw a card.");
    row(ofMercenary, "Active (1): Flip two coins. Discard a card. Draw as many cards as heads.");
    // Who is meant could be two, or what is said is always so.
    row(ofMercenary,
        "Passive: Deal 1 True damage to each adjacent enemy mercenary whenever it attacks.");
    row(ofMercenary,
        "Passive: Deal 1 True damage to each enemy mercenary whenever one of them attacks.");
    row(ofMercenary, "Passive: Any enemy mercenary that is damaged takes 1 True damage.");
    row(ofMercenary, "Passive: Each enemy mercenary that attacks deals 1 less damage.");
    row(ofMercenary, "Passive: This mercenary has Armor 1 whenever it attacks.");
    row(ofMercenary,
        "Passive: Whenever this mercenary attacks a burning mercenary, put a gear counter on it.");
    row(ofMercenary,
        "Passive: While an enemy mercenary is damaged, whenever it attacks, draw a card.");
    // What is a state is no event; of two sorts of counters it would count both.
    row(ofMercenary, "Passive: If this mercenary is damaged, draw a card.");
    row(ofMercenary,
        "Active (1): Remove all Burn and Bleed from target ally. It heals 1 for each Burn counter "
        "removed this way.");
}

void TestSeizeAbilitiesSaid::stillRefused()
{
    QFETCH(int, paper);
    const std::string printed = printedOf(QTest::currentDataTag(), static_cast<Paper>(paper));
    QVERIFY2(printed.starts_with("refused"), printed.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeAbilitiesSaid)
#include "tst_seize_abilities_said.moc"
