#include "ReadTexts.h"

#include <QTest>

using namespace triptych::seize;

/// What goes without saying, lists where one word may stand, and who or what is meant by words behind it; and what near
/// them says something else.
class TestSeizeTails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void saysAnother_data();
    void saysAnother();
    void isRefused_data();
    void isRefused();
};

void TestSeizeTails::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Tails
    row(ofMercenary, "Active (3): Silence each adjacent mercenary, allied or opposing.",
        "Active (3 treasures): silence each adjacent mercenary.");
    row(ofInstant, "Each mercenary, friend or foe, takes 1 True damage.",
        "Deal 1 True damage to each mercenary.");
    row(ofInstant, "Every exhausted mercenary, allied or enemy, takes 1 true damage.",
        "Deal 1 True damage to each exhausted mercenary.");
    row(ofInstant, "Blind all mercenaries, allied or opposing.", "Blind each mercenary.");
    row(ofInstant,
        "Every mercenary in the opponent's Guild Hall takes 2 magic damage, yours included.",
        "Deal 2 Magic damage to each mercenary in an opponent's Guild Hall.");
    row(ofInstant,
        "Each damaged mercenary in a Guild Hall takes 2 magic damage, your own included.",
        "Deal 2 Magic damage to each damaged mercenary in a Guild Hall.");
    row(ofMercenary,
        "Passive: Opposing mercenaries within Distance 1 can't be healed, not even by Leech or "
        "Regen.",
        "Passive: enemy mercenaries within Distance 1 cannot be healed.");
    row(ofTreasure, "Equipped: +1 melee damage; if it's a mage, +1 ranged damage as well.",
        "Equipped: +1 melee damage; if it's a mage, +1 ranged damage");
    row(ofAttack,
        "Divide 5 magic damage as you choose among any number of mercenaries within Distance 1 of "
        "this mercenary. At least one point each!",
        "Divide 5 magic damage as you choose among any number of mercenaries within Distance 1 of "
        "this mercenary.");
    row(ofTreasure, "Equipped mercenary can melee in any direction, whatever its arrows say.",
        "Equipped: the bearer attacks in all directions with melee attacks.");
    row(ofMercenary,
        "Passive: Melee attacks don't exhaust this mercenary. (He still attacks only once a turn.)",
        "Passive: this is not exhausted by melee attacks.");
    row(ofInstant, "Deal 3 pure damage to target enemy. (Only Defense helps against pure damage.)",
        "Deal 3 Pure damage to target enemy mercenary.");
    row(ofInstant,
        "Cancel the rest of target mercenary's movement. (Steps that have already resolved are not "
        "undone.)",
        "Counter target mercenary's movement.");
    row(ofInstant,
        "Target bleeding mercenary takes 1 true damage right away. (It will bleed again in the End "
        "Phase as usual.)",
        "Deal 1 True damage to target bleeding mercenary.");
    // A class, or one of two
    row(ofTreasure, "this treasure can only be equipped to a rogue or a hunter.",
        "this treasure can only be equipped to a rogue or hunter mercenary.");
    row(ofMercenary, "Passive: Whenever a rogue or a hunter attacks, draw 1.",
        "Passive: whenever a Rogue or Hunter mercenary attacks, draw 1.");
    row(ofMercenary, "Passive: Whenever a rogue or hunter attacks, draw 1.",
        "Passive: whenever a Rogue or Hunter mercenary attacks, draw 1.");
    row(ofInstant, "Play only if you control a rogue or a hunter. Draw 2.",
        "Play this only if you control a Rogue or Hunter mercenary. Draw 2.");
    // Times
    row(ofMercenary,
        "Passive: If this mercenary is at full health at the start of your turn, draw a card.",
        "Passive: at the start of your turn, if this is at full health, draw 1.");
    row(ofEvent, "If you control no mercenaries at the end of your turn, draw a card.",
        "At the end of your turn, if you control no mercenaries, draw a card.");
    row(ofEvent, "Players may not acquire more than two cards in an Acquire Phase.",
        "Players can't acquire more than 2 cards each turn.");
    // Counters
    row(ofMercenary,
        "Active (1): Remove a burn counter from this mercenary. If you do, place it on an opposing "
        "mercenary "
        "within Distance 1.",
        "Active (1): Remove a burn counter from this mercenary. If you do, place a burn counter on "
        "an "
        "opposing mercenary within Distance 1.");
    row(ofMercenary,
        "Active (1): Remove a burn counter from this mercenary and place it on an adjacent enemy.",
        "Active (1): Move a burn counter from this mercenary to an adjacent enemy.");
    row(ofInstant, "Remove one bleed, poison, or burn counter from target ally.",
        "Remove 1 Bleed, Poison or Burn counter from target ally.");
    row(ofEvent,
        "At the start of your Rally Phase you may move one bleed, poison or burn counter from an "
        "allied mercenary onto a mercenary adjacent to it.",
        "At the start of your Rally Phase, you may move 1 Bleed, Poison or Burn counter from an "
        "allied mercenary to a mercenary adjacent to it.");
    // Who carries it, and what lies in the Warchest
    row(ofTreasure, "When this treasure is unequipped, heal 2 to the mercenary that carried it.",
        "When this treasure is unequipped, heal the bearer 2.");
    row(ofTreasure, "When you equip this treasure, Mend the mercenary you equip it to.",
        "When this treasure is equipped, Mend the bearer.");
    row(ofTreasure, "+1 melee damage for each other treasure equipped to the same mercenary.",
        "Equipped: the bearer gets +1 melee for each other treasure equipped to it.");
    row(ofTreasure,
        "Attacks with this treasure ignore Armor on mercenaries that have no treasures.",
        "The bearer's attacks ignore Armor of unequipped mercenaries.");
    row(ofTreasure, "Attacks with this treasure ignore Magic Armor on damaged mercenaries.",
        "The bearer's attacks ignore Magic Armor of damaged mercenaries.");
    row(ofTreasure, "Melee attacks with this treasure deal 1 more damage.",
        "Equipped: the bearer deals 1 more damage with melee attacks.");
    row(ofTreasure, "In your Warchest: at the start of your turn, if this is ready, draw 1.",
        "At the start of your turn, if this treasure is in your Warchest and unexhausted, draw 1.");
    row(ofTreasure,
        "While this treasure is unexhausted in your Warchest, your mercenaries have Armor 1.",
        "While this treasure is in your Warchest and ready, your mercenaries have Armor 1.");
    row(ofTreasure,
        "If the equipped mercenary is destroyed, return this treasure to your Warchest instead of "
        "putting "
        "it into the discard pile.",
        "If the equipped mercenary is destroyed, return this treasure to your Warchest.");
    row(ofMercenary,
        "Passive: When this mercenary exits, his treasures go back to your Warchest exhausted "
        "instead of "
        "being discarded with him.",
        "Passive: When this mercenary exits, return all treasures equipped to it to your Warchest "
        "exhausted.");
    row(ofMercenary, "Passive: When this mercenary exits, its treasures go back to your Warchest.",
        "Passive: this returns its treasures to the Warchest when it exits.");
    row(ofMercenary,
        "Passive: When this mercenary exits, return it to your hand instead of discarding it.",
        "Passive: this goes to its owner's hand when it exits.");
    row(ofMercenary,
        "Passive: When another ally is destroyed, return it to its owner's hand instead of "
        "putting it into the discard pile.",
        "Passive: each other ally goes to its owner's hand when it is destroyed.");
    row(ofMercenary,
        "Passive: When this mercenary is destroyed, you may put one treasure equipped to it into "
        "your Warchest instead of the discard pile.",
        "Passive: When this mercenary is destroyed, you may put one treasure equipped to it into "
        "your Warchest.");
    row(ofInstant,
        "Unequip all treasures from target mercenary. They go to its controller's Warchest "
        "exhausted.",
        "Unequip all treasures from target mercenary exhausted.");
    // Whose, where and otherwise
    row(ofMercenary, "This mercenary's ranged attacks have +1 distance and +1 damage.",
        "Passive: this has reach +1 and deals 1 more damage with ranged attacks.");
    row(ofMercenary,
        "Passive: When this mercenary deals melee damage, push the target 1 tile away. If it can't "
        "be pushed, it takes 1 true damage.",
        "Passive: whenever this deals damage with a melee attack, push the attacked mercenary 1 "
        "tile away. Unless it was pushed this way, deal 1 True damage to it.");
    row(ofMercenary,
        "Passive: Attacks against silenced mercenaries by this mercenary deal true damage.",
        "Passive: This mercenary's attacks against silenced mercenaries deal true damage.");
    row(ofTreasure,
        "If equipped mercenary is a rogue, its melee attacks apply 2 Bleed. Otherwise, they apply "
        "1 Bleed.",
        "Equipped: as long as the bearer is a Rogue, the bearer applies 2 Bleed with melee "
        "attacks. Unless the bearer is a Rogue, the bearer applies 1 Bleed with melee attacks.");
    row(ofInstant, "Deal 2 magic damage to every mercenary in a Guild Hall, allies included.",
        "Deal 2 magic damage to every mercenary in a Guild Hall.");
    row(ofMercenary,
        "Passive: Opposing mercenaries adjacent to this mercenary lose Stealth and cannot gain it.",
        "Passive: Opposing mercenaries adjacent to this mercenary cannot stay in Stealth.");
    row(ofInstant, "Target ally regains Stealth.", "Target ally gains Stealth.");
    row(ofMercenary,
        "Passive: When an opposing mercenary is dealt damage by a burn counter, gain 1 loot.",
        "Passive: When an opposing mercenary is dealt damage by burn counter, gain 1 loot.");
    row(ofEvent,
        "Mercenaries with no treasures equipped have +1 movement. Mercenaries with two or more "
        "have -1 movement.",
        "Mercenaries with no treasures equipped have +1 movement. Mercenaries with two or more "
        "treasures equipped have -1 movement.");
    // Figures and kinds
    row(ofTreasure,
        "The equipped mercenary's melee attacks deal magic damage in place of physical.",
        "The equipped mercenary's melee attacks deal magic damage instead of physical damage.");
    row(ofTreasure, "Equipped mercenary has +2 melee damage, but its Bounty is 1 higher.",
        "Equipped: the bearer gets +2 melee and +1 bounty.");
    row(ofMercenary, "Passive: this mercenary's movement is 1 lower.",
        "Passive: this gets -1 move.");
    row(ofMercenary, "Active (1): Exhaust target mercenary with more than half its health.",
        "Active (1): exhaust target mercenary above half health.");
    row(ofMercenary, "Passive: While this mercenary is unexhausted, it has Armor 1.",
        "Passive: as long as this is ready, this has Armor 1.");
    row(ofInstant, "Exhaust an unexhausted enemy.", "Exhaust a ready enemy mercenary.");
    row(ofInstant, "Exhaust target unexhausted mercenary.", "Exhaust target ready mercenary.");
    // Attacks and moves
    row(ofTreasure,
        "Active (2): Until end of turn, equipped mercenary may make its melee attack at Distance "
        "1.",
        "Active (2): this turn, the bearer can make melee attacks against mercenaries at Distance "
        "1.");
    row(ofMercenary, "Passive: this mercenary can make ranged attacks in all directions.",
        "Passive: this attacks in all directions with ranged attacks.");
    row(ofMercenary, "Passive: He moves in all eight directions",
        "Passive: this moves in all directions.");
    row(ofMercenary, "Passive: this mercenary moves in any direction.",
        "Passive: this moves in all directions.");
    row(ofMercenary,
        "Passive: During your Second Movement Phase, this mercenary may use his leftover movement "
        "even if "
        "he "
        "attacked this turn.",
        "Passive: During your Second Movement Phase, this may move after attacking.");
    row(ofMercenary,
        "Passive: This mercenary can plunder and attack in the same Attack Phase, in either order.",
        "Passive: this may plunder after attacking and may attack after plundering.");
    row(ofMercenary, "Passive: This mercenary can attack and plunder in the same Attack Phase.",
        "Passive: this may plunder after attacking and may attack after plundering.");
    row(ofTreasure,
        "Sacrifice this treasure: The attack now targeting the equipped mercenary deals no damage "
        "to it.",
        "Active (destroy this): target attack against this deals no damage to it.");
    row(ofMercenary,
        "Active (1): Push target adjacent enemy 2 tiles away, then deal 1 damage to each mercenary "
        "adjacent to its new tile.",
        "Active (1): Push target adjacent enemy 2 tiles away, then deal 1 damage to each mercenary "
        "adjacent to it.");
    row(ofAttack, "Deal 1 magic damage to target opposing mercenary at Distance 1 or 2.",
        "Deal 1 magic damage to target opposing mercenary at Distance 2.");
    row(ofAttack, "Deal 1 magic damage to target opposing mercenary at Distance 1, 2 or 3.",
        "Deal 1 magic damage to target opposing mercenary at Distance 3.");
    // Players
    row(ofAttack,
        "Deal 1 magic damage to target opposing mercenary at Distance 2. Its controller unequips a "
        "treasure of their choice from it",
        "Deal 1 magic damage to target opposing mercenary at Distance 2. Its controller unequips a "
        "treasure from it.");
    row(ofInstant,
        "Look at an opponent's hand and choose an ability card there. They discard it and then "
        "draw "
        "a card.",
        "Look at an opponent's hand and choose an ability card in it. They discard it. They draw a "
        "card.");
    row(ofMercenary,
        "Passive: The first time each turn an opponent targets this mercenary with an ability "
        "card, "
        "cancel that card unless they pay 1 more.",
        "Passive: The first time each turn this is targeted by an opponent's ability card, counter "
        "that card unless they pay 1.");
    row(ofMercenary,
        "Passive: whenever this is targeted by an opponent's Instant card, counter that card "
        "unless "
        "its controller pays 1.",
        "Passive: whenever this is targeted by an opponent's Instant card, counter that card "
        "unless "
        "they pay 1.");
    row(ofMercenary,
        "Passive: You lose no Loot for this mercenary's bounty if he is destroyed during an "
        "opponent's "
        "turn.",
        "Passive: During an opponent's turn, you lose no loot when this is destroyed.");
    row(ofMercenary,
        "Passive: Whenever this destroys an enemy mercenary, that mercenary's controller loses "
        "twice "
        "its bounty.",
        "Passive: Whenever this destroys an enemy mercenary, that mercenary's controller loses "
        "loot "
        "equal to twice its bounty.");
    // The most that one blow does
    row(ofMercenary, "No single attack or ability can deal more than 3 damage to this mercenary.",
        "Passive: this takes no more than 3 damage at once from attacks and takes no more than 3 "
        "damage at once from abilities.");
    row(ofMercenary, "Passive: No source can deal more than 3 damage to this mercenary.",
        "Passive: this takes no more than 3 damage at once.");
    row(ofTreasure, "No melee attack can deal more than 3 damage to the equipped mercenary.",
        "Equipped: the bearer takes no more than 3 damage at once from melee attacks.");
    row(ofMercenary, "Passive: This mercenary takes at most 3 damage from each ranged attack.",
        "Passive: this takes no more than 3 damage at once from ranged attacks.");
    row(ofInstant, "Place Fog on two adjacent tiles.",
        "Place Fog on a tile and a tile adjacent to it.");
    // What befalls it
    row(ofEvent, "When an opposing mercenary dies of bleed damage you gain 1 Loot.",
        "Whenever an enemy mercenary is destroyed by Bleed, gain 1 loot.");
    row(ofEvent,
        "If an allied mercenary would be destroyed, you may destroy this event instead. If you do, "
        "the "
        "mercenary's health becomes 1 and it is exhausted.",
        "If an allied mercenary would be destroyed, you may destroy this event instead. If you do, "
        "set its health to 1 and exhaust it.");
}

void TestSeizeTails::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    printTheSame(QTest::currentDataTag(), plain.toStdString(), paper);
}

void TestSeizeTails::saysAnother_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](Paper paper, const char* text, const char* printed) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Two are told apart; three are a choice of counters.
    row(ofInstant, "Remove a poison or burn counter from target ally.",
        "choose target allied mercenary and either remove 1 Poison from it or remove 1 Burn from "
        "it.");
    row(ofInstant, "Remove up to three poison or burn counters from target ally.",
        "remove up to 3 Poison or Burn counters from target allied mercenary.");
    row(ofInstant, "Remove all bleed, poison and burn counters from target ally.",
        "remove all Bleed, Poison and Burn counters from target allied mercenary.");
    row(ofInstant, "Move 2 counters from target ally to target enemy.",
        "move 2 counters from target allied mercenary to target enemy mercenary.");
    row(ofInstant, "Move up to 2 bleed or frost counters from target ally to target enemy.",
        "move up to 2 Bleed or Frost counters from target allied mercenary to target enemy "
        "mercenary.");
    // A bleeding mercenary destroys; its Bleed counters are destroyed by.
    row(ofEvent, "Whenever an enemy mercenary is destroyed by a bleeding mercenary, gain 1 loot.",
        "Whenever an enemy mercenary is destroyed by a bleeding mercenary, gain 1 loot.");
}

void TestSeizeTails::saysAnother()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)).toLower(),
        printed.toLower());
}

void TestSeizeTails::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // An enemy, and allied as well?
    row(ofMercenary, "Active (3): Silence each enemy mercenary, allied or opposing.");
    // Nobody can be pushed, and yet be swapped?
    row(ofMercenary, "Passive: this mercenary can't be pushed, not even by swaps.");
    row(ofMercenary, "Passive: Enemies can't be healed except by Regen.");
    // It was so then, or is it asked now?
    row(ofMercenary,
        "Passive: If this mercenary was damaged at the start of your turn, draw a card.");
    // The target, or this?
    row(ofMercenary,
        "Passive: When this mercenary deals melee damage, exhaust the target. It heals 1.");
    // Whose tile, of the two?
    row(ofAttack,
        "Switch this mercenary with target mercenary within Distance 2. Afterwards deal 1 true "
        "damage to all opposing mercenaries adjacent to its new tile.");
    // Is it exhausted then, or not?
    row(ofAttack,
        "This mercenary makes a ranged attack, then may move up to 2 spaces before it exhausts.");
    // Of each of them, or of all together?
    row(ofMercenary, "Passive: This mercenary takes no more than 3 damage from attacks.");
    // Adjacent to each other, or to this?
    row(ofMercenary, "Active (1): Place Fog on two adjacent tiles next to each other.");
    // Said twice
    row(ofInstant, "Remove a bleed, poison or bleed counter from target ally.");
    // Not at Distance 1 as well
    row(ofAttack, "Deal 1 magic damage to target opposing mercenary at Distance 2 or 3.");
    // Of a treasure in the Warchest nobody can say this
    row(ofTreasure,
        "In your Warchest: as long as this is damaged, allied mercenaries have Armor 1.");
    row(ofTreasure, "In your Warchest: at the start of your turn, if this is damaged, draw 1.");
    row(ofTreasure,
        "While this treasure is in your Warchest and damaged, allied mercenaries have Armor 1.");
    row(ofTreasure,
        "While this treasure is in your Warchest and equipped, allied mercenaries have Armor 1.");
    // Which of them would go is not asked
    row(ofMercenary, "Passive: If this would be destroyed, remove 2 counters from it instead.");
    // A rule of its own in brackets
    row(ofMercenary, "Passive: this mercenary has Armor 1. (It attacks only once each game.)");
}

void TestSeizeTails::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeTails)
#include "tst_seize_tails.moc"
