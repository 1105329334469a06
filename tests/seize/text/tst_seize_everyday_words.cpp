#include "ReadTexts.h"

#include <QTest>

using namespace triptych::seize;

/// Everyday words and sentences put together in another way: events told as a thing or of whom they befall, other
/// connectives, verbs and spans of time, each with the same meaning as the plain text.
class TestSeizeEverydayWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeEverydayWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    row(ofMercenary, "Active (2 health): Target ally is no longer exhausted.",
        "Active (lose 2 health): ready target allied mercenary.");
    row(ofMercenary,
        "Active: Throw away a card from your hand: Target opponent's Vault goes down by 1.",
        "Active (discard 1): target opponent loses 1 loot.");
    row(ofMercenary,
        "Active: Take a bleed counter off this mercenary: It gets +1 melee for the rest of the "
        "turn.",
        "Active (remove 1 Bleed): this gets +1 melee this turn.");
    row(ofMercenary, "Active: Pick this mercenary up into your hand: Draw a card.",
        "Active (return this to hand): draw 1.");
    row(ofMercenary, "Active: Step out of Stealth: Draw two cards.",
        "Active (lose Stealth): draw 2.");
    row(ofMercenary, "Active: Break a treasure this mercenary is carrying: Draw two cards.",
        "Active (destroy a treasure equipped to this): draw 2.");
    row(ofMercenary, "Passive: Each time this mercenary attacks while it is hurt, draw a card.",
        "Passive: whenever this attacks while this is damaged, draw 1.");
    row(ofMercenary, "Passive: If this mercenary is damaged when it attacks, draw a card.",
        "Passive: whenever this attacks while this is damaged, draw 1.");
    row(ofInstant, "Throw a treasure card from your hand onto your discard pile.",
        "Discard a treasure card.");
    row(ofMercenary,
        "Active (2): Place three Burn counters, split as you choose among up to three target "
        "mercenaries.",
        "Active (2 treasure): distribute 3 Burn counters among up to three target mercenaries.");
    row(ofMercenary, "Passive: This mercenary has to attack every turn if it can.",
        "Passive: this must attack each turn if able.");
    row(ofMercenary, "Active (1): Everyone who has more loot than you loses 1 loot.",
        "Active (1 treasure): each player with more loot than you loses 1 loot.");
    row(ofMercenary,
        "Active (2): Each player takes a mercenary card out of their discard pile and puts it into "
        "their hand.",
        "Active (2 treasure): each player returns a mercenary card from their discard to their "
        "hand.");
    row(ofMercenary, "Active (2): This mercenary gets another attack this turn.",
        "Active (2 treasure): this may attack again this turn.");
    row(ofMercenary, "Active (1): Step up to two spaces with this mercenary.",
        "Active (1 treasure): move this up to 2 tiles.");
    row(ofMercenary, "Active (1): This mercenary picks up target treasure from your Warchest.",
        "Active (1 treasure): equip target treasure in your Warchest to this.");
    row(ofMercenary, "Active (1): Target tile becomes foggy.",
        "Active (1 treasure): place Fog on target tile.");
    row(ofMercenary,
        "Active (1): All burn counters on target mercenary move to another target mercenary.",
        "Active (1 treasure): move all Burn counters from target mercenary to another target "
        "mercenary.");
    row(ofMercenary, "Passive: Enemies can't spend movement to reveal this mercenary.",
        "Passive: this cannot be spotted.");
    row(ofMercenary, "Passive: No enemy mercenary may move farther than two spaces each turn.",
        "Passive: enemy mercenaries cannot move more than 2 tiles each turn.");
    row(ofMercenary, "Passive: Burn counters can't be taken off enemies.",
        "Passive: enemy mercenaries cannot lose Burn.");
    row(ofMercenary, "Passive: Ability cards of your opponents can't silence this mercenary.",
        "Passive: this cannot be silenced by opponents' ability cards.");
    row(ofMercenary,
        "Active (1): Shift all bleed and poison counters from target ally onto target enemy.",
        "Active (1 treasure): move all Bleed and Poison counters from target allied mercenary to "
        "target enemy mercenary.");
    row(ofMercenary, "Passive: If an ability card targets this mercenary, draw a card.",
        "Passive: whenever this is targeted by an ability card, draw 1.");
    row(ofMercenary, "Passive: Your Instants do 1 extra damage.",
        "Passive: your Instant cards deal 1 more damage.");
    row(ofMercenary, "Passive: Damage from attacks against this mercenary is halved, rounded up.",
        "Passive: this takes half damage from attacks, rounded up.");
    row(ofMercenary, "Passive: This mercenary can't be sent back to its owner's hand.",
        "Passive: this cannot be returned to hand.");
    row(ofMercenary, "Passive: This mercenary may exit from anywhere on the battlefield.",
        "Passive: this may exit from any tile.");
    row(ofInstant, "Each mercenary that got healed this turn takes 2 true damage.",
        "Deal 2 True damage to each mercenary that was healed this turn.");
    row(ofMercenary, "Active: Only during the Attack Phase: Draw a card.",
        "Active: draw 1. Use this only if it is the Attack Phase.");
    row(ofMercenary, "Passive: Pushed enemies take 1 true damage.",
        "Passive: whenever an enemy mercenary is pushed, deal 1 True damage to it.");
    row(ofMercenary, "Passive: For each coin flip you win, gain 1 loot.",
        "Passive: whenever you win a coin flip, gain 1 loot.");
    row(ofMercenary, "Passive: Should one of your treasures be destroyed, draw a card.",
        "Passive: whenever a treasure you control is destroyed, draw 1.");
    row(ofEvent, "If an enemy is returned to its owner's hand, draw a card.",
        "Whenever an enemy mercenary is returned to hand, draw 1.");
    row(ofMercenary, "Passive: You gain 1 loot for each card you acquire.",
        "Passive: whenever you acquire a card, gain 1 loot.");
    row(ofMercenary, "Passive: Plundering with this mercenary makes each opponent discard a card.",
        "Passive: whenever this plunders, each opponent discards 1.");
    row(ofMercenary,
        "Passive: After equipping a treasure, this mercenary has Armor 1 until your next turn.",
        "Passive: whenever this equips a treasure, this gains Armor 1 until your next turn.");
    row(ofMercenary,
        "Passive: On exiting, return a mercenary card from your discard pile to your hand.",
        "Passive: when this exits, return a mercenary card from your discard to your hand.");
    row(ofMercenary, "Passive: On entering the battlefield, look at target opponent's hand.",
        "Passive: when this enters the battlefield, look at target opponent's hand.");
    row(ofMercenary, "Passive: Being healed also cleanses this mercenary.",
        "Passive: whenever this is healed, Cleanse this.");
    row(ofMercenary,
        "Passive: This mercenary attacks in every direction and moves in every direction.",
        "Passive: this attacks in all directions and moves in all directions.");
    row(ofMercenary, "Passive: Enemies next to this mercenary have to attack it if they can.",
        "Passive: enemy adjacent mercenaries must attack this if able.");
    row(ofMercenary, "Passive: If an opponent pushes this mercenary, draw a card.",
        "Passive: whenever this is pushed by an opponent, draw 1.");
    row(ofEvent, "No opponent may play more than two Instants in a turn.",
        "Opponents cannot play more than 2 Instant cards each turn.");
    row(ofEvent, "Instead of drawing a card, gain 1 loot.",
        "If you would draw a card, instead gain 1 loot.");
    row(ofMercenary, "Passive: This mercenary may equip treasures wherever it stands.",
        "Passive: this may equip from any tile.");
    row(ofMercenary, "Passive: Even after it has attacked, this mercenary may plunder.",
        "Passive: this may plunder after attacking.");
    row(ofInstant, "Gain 1 loot for every card lying face down in your Warchest.",
        "Gain 1 loot for each face-down treasure in your Warchest.");
    row(ofInstant, "The next 3 damage to target mercenary this turn is prevented.",
        "Prevent the next 3 damage that would be dealt to target mercenary this turn.");
    row(ofInstant, "Flip a coin: on heads draw two cards, on tails discard a card.",
        "Flip a coin. If you win the flip, draw 2. If you lose the flip, discard 1.");
    row(ofInstant, "Draw a card; draw two instead if you have at most 5 loot.",
        "Draw 1. If you have 5 or less loot, instead draw 2.");
    row(ofInstant, "With three or fewer cards in hand, draw a card.",
        "If you have 3 or less cards in your hand, draw 1.");
    row(ofInstant, "Roll a die. On a 4 or higher, draw two cards; on anything else, lose 1 loot.",
        "Roll a die. If you roll 4 or more, draw 2. Otherwise, lose 1 loot.");
    row(ofMercenary, "Passive: Upon plundering, draw two cards.",
        "Passive: whenever this plunders, draw 2.");
    row(ofMercenary, "Passive: After upstaging a mercenary, this mercenary heals 2.",
        "Passive: whenever this upstages a mercenary, heal this 2.");
    row(ofMercenary, "Passive: On being attacked, gain 1 loot.",
        "Passive: whenever this is attacked, gain 1 loot.");
    row(ofMercenary, "Passive: Being targeted by an opponent lets you draw a card.",
        "Passive: whenever this is targeted by an opponent, draw 1.");
    row(ofMercenary, "Passive: Destroying a mercenary readies this mercenary.",
        "Passive: whenever this destroys a mercenary, ready this.");
    row(ofMercenary, "Passive: Acquiring a card heals this mercenary 1.",
        "Passive: whenever you acquire a card, heal this 1.");
    row(ofMercenary, "Passive: Playing an Instant gives this mercenary +1 melee this turn.",
        "Passive: whenever you play an Instant card, this gains +1 melee this turn.");
    row(ofMercenary, "Passive: After losing loot, draw a card.",
        "Passive: whenever you lose loot, draw 1.");
    row(ofMercenary, "Passive: Attacking with this mercenary costs you 1 loot.",
        "Passive: whenever this attacks, lose 1 loot.");
    row(ofMercenary, "Passive: Exiting with this mercenary lets you draw a card.",
        "Passive: whenever this exits, draw 1.");
    row(ofTreasure, "Attacking with the equipped mercenary makes an opponent discard a card.",
        "Whenever the bearer attacks, an opponent discards 1.");
    row(ofEvent, "Playing an Instant lets you gain 1 loot.",
        "Whenever you play an Instant card, gain 1 loot.");
    row(ofEvent, "Enemies entering your Guild Hall become exhausted.",
        "Whenever an enemy mercenary enters your Guild Hall, apply 1 Exhaust to that enemy.");
    row(ofEvent, "An ally being healed lets you draw a card.",
        "Whenever an allied mercenary is healed, draw 1.");
    row(ofEvent, "Healed allies gain Armor 1 this turn.",
        "Whenever an allied mercenary is healed, it gains Armor 1 this turn.");
    row(ofEvent, "Upstaged mercenaries take 2 physical damage.",
        "Whenever a mercenary is upstaged, deal 2 Physical damage to it.");
    row(ofEvent, "An opponent discarding a card gains you 1 loot.",
        "Whenever an opponent discards, gain 1 loot.");
    row(ofMercenary, "Passive: Should this mercenary attack, draw a card.",
        "Passive: whenever this attacks, draw 1.");
    row(ofMercenary, "Passive: Should an ally be healed, gain 1 loot.",
        "Passive: whenever an allied mercenary is healed, gain 1 loot.");
    row(ofMercenary, "Passive: Should an opponent play an Instant, draw a card.",
        "Passive: whenever an opponent plays an Instant card, draw 1.");
    row(ofMercenary, "Passive: For every card you discard, heal this mercenary 1.",
        "Passive: whenever you discard a card, heal this 1.");
    row(ofMercenary, "Passive: For each treasure you play, gain 1 loot.",
        "Passive: whenever you play a treasure card, gain 1 loot.");
    row(ofInstant, "Draw two cards; draw three instead if you control a mage.",
        "Draw 2. If you control a Mage mercenary, instead draw 3.");
    row(ofInstant, "With five or more treasures in your Warchest, draw two cards.",
        "If you have 5 or more treasures in your Warchest, draw 2.");
    row(ofInstant, "With 10 or less loot, draw two cards.", "If you have 10 or less loot, draw 2.");
    row(ofInstant, "With no mercenaries in play, draw three cards.",
        "If you control no mercenaries, draw 3.");
    row(ofInstant, "Flip a coin. On heads, gain 3 loot; on tails, lose 1 loot.",
        "Flip a coin. If you win the flip, gain 3 loot. If you lose the flip, lose 1 loot.");
    row(ofMercenary, "Active (1; use once per turn): Draw a card.",
        "Active (1 treasure, once per turn): draw 1.");
    row(ofInstant, "Smash target treasure.", "Destroy target treasure.");
    row(ofInstant, "Pitch two cards. Draw three cards.", "Discard 2. Draw 3.");
    row(ofInstant, "Target opponent throws away a card.", "Target opponent discards 1.");
    row(ofInstant, "Take all burn counters off target ally.",
        "Remove all Burn from target allied mercenary.");
    row(ofInstant, "Target ally is no longer poisoned.",
        "Remove all Poison from target allied mercenary.");
    row(ofInstant, "Your Vault goes up by 3.", "Gain 3 loot.");
    row(ofInstant, "Send target enemy back to its owner's hand.",
        "Return target enemy mercenary to its owner's hand.");
    row(ofInstant, "Take a treasure card out of your discard pile and put it into your hand.",
        "Return a treasure card from your discard to your hand.");
    row(ofInstant,
        "Apply four poison counters, divided as you like among up to two target enemies.",
        "Distribute 4 Poison counters among up to two target enemy mercenaries.");
    row(ofInstant, "An ability card of your choice is countered.", "Counter target ability.");
    row(ofInstant, "Everyone loses 1 loot.", "Each player loses 1 loot.");
    row(ofInstant, "Everyone discards a card.", "Each player discards 1.");
    row(ofMercenary, "Passive: Instants of your opponents can't target this mercenary.",
        "Passive: this cannot be targeted by opponents' Instant cards.");
    row(ofMercenary, "Passive: Each enemy attacking this mercenary takes 1 true damage.",
        "Passive: whenever an enemy mercenary attacks this, deal 1 True damage to that enemy.");
    row(ofInstant, "Provided you control a mage, draw two cards.",
        "If you control a Mage mercenary, draw 2.");
    row(ofInstant, "Draw two cards, provided that you control a mage.",
        "If you control a Mage mercenary, draw 2.");
    row(ofInstant, "Draw two cards, but only if you control a mage.",
        "If you control a Mage mercenary, draw 2.");
    row(ofInstant, "In case you control a mage, draw two cards.",
        "If you control a Mage mercenary, draw 2.");
    row(ofInstant, "Assuming you control a mage, draw two cards.",
        "If you control a Mage mercenary, draw 2.");
    row(ofInstant, "Target enemy can't attack till the end of the turn.",
        "Target enemy mercenary cannot attack this turn.");
    row(ofInstant, "Target enemy can't attack for the remainder of the turn.",
        "Target enemy mercenary cannot attack this turn.");
    row(ofInstant, "Until the turn is over, target ally has +2 melee.",
        "Target allied mercenary gets +2 melee this turn.");
    row(ofInstant, "Target ally has +2 melee until the turn ends.",
        "Target allied mercenary gets +2 melee this turn.");
    row(ofInstant, "For this turn, target ally has +2 melee.",
        "Target allied mercenary gets +2 melee this turn.");
    row(ofInstant, "Target ally gains Armor 1 until you take your next turn.",
        "Target allied mercenary gains Armor 1 until your next turn.");
    row(ofInstant, "Target ally gains Armor 1 till your turn comes around again.",
        "Target allied mercenary gains Armor 1 until your next turn.");
    row(ofMercenary, "Passive: So long as this mercenary is damaged, it has +2 melee.",
        "Passive: as long as this is damaged, this gets +2 melee.");
    row(ofMercenary, "Passive: Whilst damaged, this mercenary has +2 melee.",
        "Passive: as long as this is damaged, this gets +2 melee.");
    row(ofMercenary, "Passive: This mercenary has +2 melee, but only while damaged.",
        "Passive: as long as this is damaged, this gets +2 melee.");
    row(ofMercenary, "Passive: Except on your turn, this mercenary has Armor 1.",
        "Passive: as long as it is not your turn, this has Armor 1.");
    row(ofMercenary, "Passive: As soon as this mercenary is healed, draw a card.",
        "Passive: whenever this is healed, draw 1.");
    row(ofMercenary, "Passive: The moment this mercenary is destroyed, draw a card.",
        "Passive: when this is destroyed, draw 1.");
    row(ofMercenary, "Passive: Any time an enemy attacks, gain 1 loot.",
        "Passive: whenever an enemy mercenary attacks, gain 1 loot.");
    row(ofMercenary, "Passive: Draw a card every time this mercenary attacks.",
        "Passive: whenever this attacks, draw 1.");
    row(ofMercenary, "Passive: When your turn is over, heal this mercenary 1.",
        "Passive: at the end of your turn, heal this 1.");
    row(ofMercenary, "Passive: As your Attack Phase begins, ready this mercenary.",
        "Passive: at the start of your Attack Phase, ready this.");
    row(ofInstant, "Force target opponent to discard a card.", "Target opponent discards 1.");
    row(ofInstant, "Get 3 loot.", "Gain 3 loot.");
    row(ofInstant, "Rid target ally of all poison.",
        "Remove all Poison from target allied mercenary.");
    row(ofInstant, "Freeze target enemy with two frost counters.",
        "Apply 2 Frost to target enemy mercenary.");
    row(ofInstant, "Hit target enemy for 3 magic damage.",
        "Deal 3 Magic damage to target enemy mercenary.");
    row(ofInstant, "Strike every enemy for 1 true damage.",
        "Deal 1 True damage to each enemy mercenary.");
    row(ofInstant, "Target enemy is hit for 3 magic damage.",
        "Deal 3 Magic damage to target enemy mercenary.");
    row(ofTreasure, "The one who carries this has Armor 1.", "Equipped: the bearer has Armor 1.");
    row(ofTreasure, "Whoever wears this has +1 movement.", "Equipped: the bearer gets +1 move.");
    row(ofTreasure, "The wearer heals 1 whenever it attacks.",
        "Equipped: whenever the bearer attacks, heal the bearer 1.");
}

void TestSeizeEverydayWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    printTheSame(QTest::currentDataTag(), plain.toStdString(), paper);
}

void TestSeizeEverydayWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // How often, or only once?
    row(ofMercenary, "Passive: Once an enemy enters your Guild Hall, draw a card.");
    // Is it lost, or does it become yours?
    row(ofInstant, "Take 2 loot from target opponent's Vault.");
    // Which of the two came?
    row(ofMercenary, "Passive: Enemies that come next to this mercenary become exhausted.");
    // Nobody is there any more where the one that may come is not the other
    row(ofInstant, "You may destroy target enemy. If you do, exhaust it.");
}

void TestSeizeEverydayWords::isRefused()
{
    QFETCH(Paper, paper);
    const std::string meant = printedOf(std::string(QTest::currentDataTag()), paper);
    QVERIFY2(meant.starts_with("refused"), meant.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeEverydayWords)
#include "tst_seize_everyday_words.moc"
