#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// Words that stand for somebody, or for what was done, mean that one and nobody else.
class TestSeizeWhoIsMeant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
    void itsNameOrItsWords();
};

void TestSeizeWhoIsMeant::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // However they are called and counted
    row(ofMercenary, "While she's stealthed she has Armor 1.",
        "While this is stealthed, this has Armor 1.");
    row(ofInstant, "As an extra cost to play this, discard a card. Draw 2.",
        "As an additional cost to play this, discard a card. Draw 2.");
    row(ofMercenary, "For every 2 health this mercenary is missing it gets +1 melee damage.",
        "For every 2 health this mercenary is missing, it gets +1 melee damage.");
    row(ofInstant, "Heal target ally back to full health.", "Fully heal target ally.");
    // By its class, where two were named
    row(ofEvent, "Whenever a priest you control deals damage to a rogue, mend that priest.",
        "Whenever a priest you control deals damage to a rogue, mend the attacker.");
    row(ofEvent, "Whenever a priest attacks a rogue, burn that rogue and exhaust that priest.",
        "Whenever a priest attacks a rogue, apply 1 Burn to the attacked mercenary and exhaust the "
        "attacker.");
    row(ofEvent,
        "Whenever a mercenary you control is dealt damage by a hunter, that hunter gains 1 Bleed.",
        "Whenever a mercenary you control is dealt damage by a hunter, the attacker gains 1 "
        "Bleed.");
    row(ofEvent,
        "Whenever a rogue you control attacks a priest, lose loot equal to that priest's bounty.",
        "Whenever a rogue you control attacks a priest, lose loot equal to the attacked "
        "mercenary's bounty.");
    row(ofEvent, "Whenever a rogue attacks an enemy, heal each mercenary adjacent to that rogue 1.",
        "Whenever a rogue attacks an enemy, heal each mercenary adjacent to the attacker 1.");
    row(ofEvent,
        "Whenever an opposing rogue attacks a mercenary you control, that rogue's controller loses "
        "1 loot.",
        "Whenever an opposing rogue attacks a mercenary you control, that enemy's controller loses "
        "1 loot.");
    row(ofInstant, "Target allied priest deals 2 Magic damage to target enemy. Heal that priest 1.",
        "Target allied priest deals 2 Magic damage to target enemy. Heal that ally 1.");
    row(ofMercenary,
        "Passive: Whenever this attacks a rogue adjacent to another mercenary, exhaust that rogue.",
        "Passive: Whenever this attacks a rogue adjacent to another mercenary, exhaust that "
        "mercenary.");
    row(ofInstant,
        "The next time a priest you control deals damage to an enemy this turn, heal that priest "
        "1.",
        "The next time a priest you control deals damage to an enemy this turn, heal the attacker "
        "1.");
    row(ofInstant, "Heal target priest adjacent to another ally 2. Mend that priest.",
        "Heal target priest adjacent to another ally 2. Mend it.");
    // Whose doing it is
    row(ofMercenary,
        "Passive: Whenever an opponent exhausts this mercenary, that player loses 1 loot.",
        "Passive: Whenever this mercenary is exhausted by an opponent, that opponent loses 1 "
        "loot.");
    row(ofMercenary, "Passive: When an opponent destroys this mercenary, they discard 1.",
        "Passive: When this mercenary is destroyed by an opponent, that player discards 1.");
    // Who is plundered, and behind an enemy that plunders the opponent whose it is
    row(ofMercenary, "Passive: When this mercenary plunders, look at the opponent's hand.",
        "Passive: When this mercenary plunders, look at that player's hand.");
    row(ofMercenary,
        "Passive: Whenever this plunders, look at the top card of the opponent's deck.",
        "Passive: Whenever this plunders, look at the top card of that player's deck.");
    row(ofMercenary,
        "Passive: Whenever this plunders, look at the opponent's hand. The opponent "
        "discards 1.",
        "Passive: Whenever this plunders, look at that player's hand. That player discards 1.");
    row(ofEvent,
        "Whenever a mercenary you control plunders, draw 1 and look at the opponent's hand.",
        "Whenever a mercenary you control plunders, draw 1 and look at that player's hand.");
    row(ofMercenary, "Passive: Whenever an enemy mercenary plunders, look at the opponent's hand.",
        "Passive: Whenever an enemy mercenary plunders, look at that player's hand.");
    // Whom an attack is aimed at, and asked about
    row(ofAttack,
        "Exhaust an adjacent enemy. If it is already exhausted, deal 3 Pure damage to it instead.",
        "Melee: Exhaust it. If it is already exhausted, deal 3 Pure damage to it instead.");
    row(ofAttack, "If target mercenary within Distance 2 is bleeding, silence it.",
        "Melee or Distance 2: If it is bleeding, silence it.");
    // Who stands on a tile
    row(ofInstant, "Fog target tile. Exhaust each enemy that stands on that tile.",
        "Fog target tile. Exhaust each enemy mercenary on that tile.");
    row(ofInstant, "Fog target tile. If there is an enemy standing on that tile, exhaust it.",
        "Fog target tile. If there is an enemy mercenary on that tile, exhaust the mercenary on "
        "that tile.");
    row(ofInstant, "Heal each mercenary on target tile 2.", "Heal the mercenary on target tile 2.");
    // Divided among those whom an attack is aimed at
    row(ofAttack,
        "Deal 4 Physical damage divided as you choose among up to three enemies within Distance 2.",
        "Melee or Distance 2, up to three mercenaries: Deal 4 Physical damage divided as you "
        "choose among the attacked mercenaries.");
    row(ofAttack,
        "Deal 3 Magic damage divided as you choose among up to two target enemies within Distance "
        "2.",
        "Melee or Distance 2, up to two mercenaries: Deal 3 Magic damage divided as you choose "
        "among the attacked mercenaries.");
    // A card that was put into the hand
    row(ofInstant,
        "Return a mercenary card from your discard to your hand. If it is a priest, draw 1.",
        "Return a mercenary card from your discard to your hand. If it is a Priest mercenary card, "
        "draw 1.");
    // Treasures that come back before their bearer goes
    row(ofInstant,
        "Put each treasure equipped to target mercenary into its owner's Warchest exhausted. "
        "Return "
        "that mercenary to its owner's hand.",
        "Unequip all treasures from target mercenary, exhausted. Return it to its owner's hand.");
    // Who takes a treasure up
    row(ofTreasure, "When a mercenary equips this treasure, mend it.",
        "When this treasure is equipped, mend that mercenary.");
    row(ofTreasure, "When a mercenary equips this treasure, it gains Armor 1 this turn.",
        "When this treasure is equipped, that mercenary gains Armor 1 this turn.");
    // The other one, where "it" could be this card's own
    row(ofMercenary, "Whenever this attacks a mercenary, if that mercenary is burning, draw 1.",
        "Whenever this mercenary attacks a mercenary, if that mercenary is burning, draw a card.");
    row(ofMercenary, "Whenever this attacks, exhaust that mercenary. If it is damaged, draw 1.",
        "Whenever this attacks, exhaust that mercenary. If that mercenary is damaged, draw 1.");
    row(ofMercenary,
        "Whenever this deals damage to a mercenary, gain loot equal to that mercenary's bounty.",
        "Whenever this damages a mercenary, gain loot equal to that mercenary's bounty.");
    row(ofTreasure,
        "Whenever the bearer upstages a mercenary, draw 1 for each Burn counter on that mercenary.",
        "Whenever the bearer upstages a mercenary, draw a card for each Burn counter on that "
        "mercenary.");
    row(ofMercenary,
        "Whenever this is attacked by a mercenary, if that mercenary has 3 or less health, draw 1.",
        "Whenever this is attacked by a mercenary, if that mercenary has 3 or less health, draw a "
        "card.");
    row(ofMercenary, "Whenever this is attacked, if that mercenary is damaged, draw 1.",
        "Whenever a mercenary attacks this, if that mercenary is damaged, draw 1.");
    row(ofMercenary,
        "Whenever this attacks, deal 1 Magic damage to each enemy adjacent to that mercenary.",
        "Whenever this attacks, deal 1 Magic damage to each enemy mercenary that is adjacent to "
        "that mercenary.");
    row(ofMercenary,
        "Whenever this deals damage to a mercenary, place Fog on that mercenary's tile.",
        "Whenever this damages a mercenary, place Fog on that mercenary's tile.");
    row(ofTreasure,
        "When this becomes equipped to a mercenary, burn each enemy adjacent to that mercenary.",
        "When this is equipped, burn each enemy adjacent to the bearer.");
    // Later, when there is no attack any more
    row(ofAttack, "Melee: At the end of the turn, silence the attacked mercenary.",
        "Melee: At the end of the turn, silence that enemy.");
    row(ofEvent,
        "Whenever an enemy attacks a mercenary you control, at the end of the turn, silence the "
        "attacker.",
        "Whenever an enemy attacks a mercenary you control, at the end of the turn, silence that "
        "enemy.");
    // MORE
}

void TestSeizeWhoIsMeant::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    meanTheSame(QTest::currentDataTag(), other.toStdString(), paper);
}

void TestSeizeWhoIsMeant::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Both are of that class, or nobody was named so
    row(ofEvent, "Whenever a priest attacks a priest, exhaust that priest.");
    row(ofEvent, "Whenever a priest attacks a rogue, exhaust that hunter.");
    row(ofEvent, "Whenever an ally adjacent to a priest attacks an enemy, exhaust that priest.");
    row(ofInstant, "Choose an allied priest and an enemy priest. Heal that priest 1.");
    row(ofInstant, "Exhaust target enemy adjacent to an allied priest. Heal that priest 1.");
    // Other than this, or than the one that was named?
    row(ofMercenary, "Whenever another ally attacks, each other ally heals 1.");
    row(ofMercenary, "Whenever another ally attacks, heal another target ally 1.");
    row(ofMercenary, "Active (1): Each ally other than that mercenary heals 1.");
    // Whose doing it is, or who plays in that Guild Hall
    row(ofEvent, "Whenever a mercenary you control is destroyed, that player loses 1 loot.");
    // No tile was named, or more is asked of who stands there
    row(ofInstant, "Exhaust each enemy mercenary on that tile.");
    row(ofInstant,
        "Fog target tile. If a mercenary is on that tile, draw cards equal to its bounty.");
    // The card, or this mercenary
    row(ofMercenary,
        "Active (1): Return a mercenary card from your discard to your hand. If it is a priest, "
        "draw 1.");
    // The treasure, or who takes it up
    row(ofTreasure, "When a mercenary equips this treasure, exhaust it.");
    // Later there is no attacker
    row(ofMercenary,
        "Passive: Whenever this is attacked, at the end of the turn, exhaust the attacker.");
    row(ofAttack,
        "Melee: Deal 1 True damage to the attacked mercenary. At the end of the turn, heal the "
        "attacker 3.");
    // NOT
}

void TestSeizeWhoIsMeant::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

void TestSeizeWhoIsMeant::itsNameOrItsWords()
{
    const auto named = [](const char* text, const char* name, Paper paper) {
        return parseText(text, paper, {}, { name });
    };
    const std::string coins = "Flip two coins. Draw 1 for each flip you win.";
    QVERIFY(named(coins.c_str(), "Two Coins", ofInstant).problems.empty());
    QVERIFY(named(coins.c_str(), "Two Coins", ofInstant).abilities
        == parsedOf(coins, ofInstant).abilities);
    QVERIFY(named("Gain 2 Loot.", "Loot", ofInstant).problems.empty());
    // The card, where it is written as its name
    QVERIFY(named(
        "Passive: Whenever Old Loot attacks, it gains Armor 1 this turn.", "Old Loot", ofMercenary)
                .problems.empty());
    QVERIFY(!named(
        "Passive: Whenever Allied Warrior attacks, exhaust it.", "Allied Warrior", ofMercenary)
                 .problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeWhoIsMeant)
#include "tst_seize_who_is_meant.moc"
