#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// One meaning said in two ways, and what near it is still refused.
class TestSeizeSayings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameMeaning_data();
    void sameMeaning();
    void stillRefused_data();
    void stillRefused();
    void printedAsRead_data();
    void printedAsRead();
};

void TestSeizeSayings::sameMeaning_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(plain);
    };
    // Who attacks
    row(ofAttack, "The attacking mercenary deals 2 magic damage to an enemy within Distance 2.",
        "Deal 2 magic damage to an enemy within Distance 2.");
    row(ofAttack, "The user deals 2 physical damage to an adjacent enemy.",
        "Deal 2 physical damage to an adjacent enemy.");
    row(ofAttack,
        "The attacking mercenary deals physical damage equal to its melee damage to an adjacent "
        "enemy.",
        "Deal physical damage equal to the attacker's melee damage to an adjacent enemy.");
    // How much more that attack deals
    row(ofTreasure,
        "Whenever equipped mercenary attacks, the attack deals 1 additional damage for each bleed "
        "counter on the attacked mercenary.",
        "Equipped: whenever the bearer declares an attack, that attack deals 1 more damage for "
        "each Bleed counter on the attacked mercenary.");
    row(ofMercenary,
        "Whenever this attacks, discard any number of cards. The attack deals 2 additional damage "
        "for each card discarded this way.",
        "Passive: whenever this declares an attack, discard any number of cards. That attack deals "
        "twice that much more damage.");
    row(ofMercenary,
        "Whenever this attacks, the attack deals additional damage equal to the number of cards in "
        "your hand.",
        "Passive: whenever this declares an attack, that attack deals X more damage, where X is "
        "the number of cards in your hand.");
    row(ofAttack,
        "Melee: the attacker deals 2 physical damage to the attacked mercenary. If it is damaged, "
        "deal 1 more damage to it.",
        "Melee: deal 2 physical damage to the attacked mercenary. If it is damaged, deal 1 more "
        "damage to it.");
    row(ofAttack,
        "Deal 2 physical damage to an adjacent enemy. This damage can't be reduced by Armor.",
        "Deal 2 physical damage to an adjacent enemy, ignoring Armor.");
    row(ofInstant,
        "Deal 2 magic damage to target enemy. Its controller exhausts it or loses 1 loot.",
        "Deal 2 magic damage to target enemy. Exhaust it unless its controller loses 1 loot.");
    // How often, how much
    row(ofEvent, "The first time each turn that you plunder, draw 1.",
        "The first time each turn you plunder, draw 1.");
    row(ofMercenary, "If this would be dealt damage by a ranged attack, reduce it by 1.",
        "If this would be dealt damage by a ranged attack, prevent 1 of it.");
    row(ofInstant, "Gain 1 loot for each ally, to a maximum of 3 loot.",
        "Gain 1 loot for each ally, to a maximum of 3.");
    row(ofMercenary, "Whenever you gain loot, heal this for the amount of loot gained.",
        "Whenever you gain loot, heal this that much.");
    // Whose
    row(ofTreasure, "The ranged attacks of the equipped mercenary ignore Armor.",
        "The equipped mercenary's ranged attacks ignore Armor.");
    row(ofTreasure, "Equipped mercenary has Armor 1. Its ranged attacks deal 1 additional damage.",
        "Equipped mercenary has Armor 1. The bearer's ranged attacks deal 1 additional damage.");
    row(ofMercenary, "This has Armor 1. Its bounty is doubled.",
        "This has Armor 1.\nThis mercenary's bounty is doubled.");
    row(ofInstant, "Exhaust one of your treasures.", "Exhaust a treasure you control.");
    row(ofMercenary,
        "At the start of your turn, if your Vault is lower than the Vault of each "
        "opponent, draw 1.",
        "At the start of your turn, if your Vault is lower than each opponent's Vault, draw 1.");
    // What one may choose, and what nobody may
    row(ofInstant, "Choose one. Heal target ally 2, or exhaust target enemy.",
        "Choose one: heal target ally 2, or exhaust target enemy.");
    row(ofMercenary, "An adjacent enemy can't be healed.", "Adjacent enemies can't be healed.");
    row(ofMercenary, "A mercenary adjacent to this can't plunder.",
        "Mercenaries adjacent to this can't plunder.");
    row(ofInstant, "Players can't plunder this turn.", "Mercenaries can't plunder this turn.");
    row(ofMercenary, "Enemies can't declare the Plunder action.", "Enemies can't plunder.");
    // When
    row(ofTreasure, "At the beginning of your next turn, draw 1.",
        "When this treasure is played, at the start of your next turn, draw 1.");
    row(ofTreasure,
        "When you play this, you may play another treasure into your warchest this turn.",
        "When you play this, you may play another treasure this turn.");
    row(ofMercenary, "Gains Stealth when played.",
        "When this mercenary is played, it gains Stealth.");
    // The same, beside, all of it
    row(ofInstant, "Deal 1 true damage to target enemy. Then deal 1 more to the same enemy.",
        "Deal 1 true damage to target enemy. Then deal 1 more damage to that enemy.");
    row(ofInstant, "Exhaust each enemy next to target ally.",
        "Exhaust each enemy adjacent to target ally.");
    row(ofInstant, "Remove all frost and all burn counters from target ally.",
        "Remove all frost and burn counters from target ally.");
    row(ofInstant, "Remove all physical and magical statuses from target ally.",
        "Remove all statuses from target ally.");
    row(ofInstant, "Counter target Instant on the stack.", "Counter target Instant.");
    row(ofInstant,
        "The next time target ally would be destroyed this turn, it is not destroyed. Instead, "
        "exhaust it.",
        "The next time target ally would be destroyed this turn, instead exhaust it.");
    // Mended, cleansed, and of what
    row(ofInstant, "Cleanse all magical statuses from target ally.",
        "Cleanse all magical statuses of target ally.");
    row(ofInstant, "Mend all physical status effects on target ally.", "Fully mend target ally.");
    row(ofInstant, "Cleanse target ally of all magical effects.", "Fully cleanse target ally.");
    row(ofInstant, "Mend target ally of a physical status.", "Mend target ally.");
    row(ofInstant, "Cleanse one magical status from each ally.", "Cleanse each ally.");
    row(ofInstant, "Mend a status on target ally.", "Mend target ally.");
    row(ofInstant, "Completely mend target ally.", "Fully mend target ally.");
    row(ofInstant, "Cleanse all physical and magical statuses from target ally.",
        "Remove all statuses from target ally.");
    row(ofInstant, "Clear all burn counters from target ally.",
        "Remove all burn counters from target ally.");
    // What comes into a Vault and goes out of it
    row(ofMercenary, "Whenever an ally is destroyed, add 2 loot to your Vault.",
        "Whenever an ally is destroyed, gain 2 loot.");
    row(ofInstant, "Put 2 loot into your Vault for each ally.", "Gain 2 loot for each ally.");
    row(ofMercenary, "Whenever an enemy is destroyed, add loot to your Vault equal to its bounty.",
        "Whenever an enemy is destroyed, gain loot equal to its bounty.");
    row(ofInstant, "Mend all allies.", "Mend each ally.");
    row(ofInstant, "Target player adds 2 loot to their Vault.", "Target player gains 2 loot.");
    row(ofInstant, "Remove 2 loot from target opponent's Vault.", "Target opponent loses 2 loot.");
    row(ofInstant, "Subtract 3 loot from each opponent's Vault.", "Each opponent loses 3 loot.");
    row(ofInstant, "Increase your Vault by 2. Reduce target opponent's Vault by 1.",
        "Gain 2 loot. Target opponent loses 1 loot.");
    row(ofInstant, "Take 2 loot from target opponent's Vault and add it to yours.",
        "Steal 2 loot from target opponent.");
    row(ofMercenary, "Whenever you add loot to your Vault, draw 1.",
        "Whenever you gain loot, draw 1.");
    row(ofInstant, "You may pay 2 loot from your Vault. If you do, draw 2.",
        "You may pay 2 loot. If you do, draw 2.");
    // A treasure that is equipped, and one that lies in the Warchest
    row(ofTreasure, "When this treasure becomes equipped to a mercenary, heal that mercenary 2.",
        "When this treasure is equipped, heal the bearer 2.");
    row(ofTreasure, "When this is attached to a mercenary, cleanse that mercenary.",
        "When this is equipped, cleanse the bearer.");
    row(ofTreasure, "When this is equipped to a Warrior, draw 1.",
        "When this is equipped, if the bearer is a Warrior, draw 1.");
    row(ofTreasure,
        "During your Rally Phase, you may discard this treasure from your Warchest. If you do, "
        "gain 2 loot.",
        "In your Warchest: at the start of your Rally Phase, you may destroy this treasure. If you "
        "do, gain 2 loot.");
    row(ofMercenary, "During your Attack Phase, you may lose 1 loot. If you do, draw 1.",
        "At the start of your Attack Phase, you may lose 1 loot. If you do, draw 1.");
    // Of whom it is said goes on
    row(ofTreasure,
        "Equipped mercenary's melee attacks deal +2 damage. Its movement is reduced by 1.",
        "Equipped mercenary's melee attacks deal +2 damage.\nThe bearer's movement is reduced by "
        "1.");
    row(ofTreasure,
        "Equipped mercenary's melee attacks deal +2 damage, but its movement is reduced by 1.",
        "Equipped mercenary's melee attacks deal +2 damage.\nThe bearer's movement is reduced by "
        "1.");
    row(ofTreasure, "Equipped mercenary's attacks ignore Armor, but it can't be healed.",
        "Equipped mercenary's attacks ignore Armor.\nThe bearer can't be healed.");
    row(ofTreasure, "Equipped mercenary's movement is increased by 1 and it can't be pushed.",
        "Equipped mercenary's movement is increased by 1.\nThe bearer can't be pushed.");
    row(ofMercenary, "Adjacent enemies have -1 melee. They can't plunder.",
        "Adjacent enemies have -1 melee.\nAdjacent enemies can't plunder.");
    row(ofMercenary, "Adjacent allies have Armor 1. Their movement is reduced by 1.",
        "Adjacent allies have Armor 1.\nThe movement of adjacent allies is reduced by 1.");
    // That phase, that turn
    row(ofMercenary,
        "Whenever this destroys an enemy with an attack, ready this at the end of that Attack "
        "Phase.",
        "Whenever this destroys an enemy with an attack, ready this at the end of the Attack "
        "Phase.");
    row(ofMercenary, "Whenever this is upstaged, draw 1 at the end of that turn.",
        "Whenever this is upstaged, draw 1 at the end of the turn.");
    row(ofMercenary,
        "Whenever this plunders, at the start of the Second Movement Phase, ready this.",
        "Whenever this plunders, at the start of the next Second Movement Phase, ready this.");
    // Who stands on a tile
    row(ofInstant, "Fog target tile. If a mercenary is standing on that tile, exhaust it.",
        "Fog target tile. Exhaust the mercenary on that tile.");
    row(ofInstant, "Fog target tile. Place 1 frost counter on each mercenary on that tile.",
        "Fog target tile. Place 1 frost counter on the mercenary on that tile.");
    // A push that comes to nothing
    row(ofInstant, "Push target enemy 1 tile. If it can't move back, exhaust it.",
        "Push target enemy 1 tile. If it can't be pushed, exhaust it.");
    // Chosen, and no targets: among them it is divided
    row(ofInstant, "Deal 4 magic damage divided as you choose among any number of enemies.",
        "Choose up to four enemies, then deal 4 magic damage divided among them.");
    row(ofMercenary,
        "Active (2): Deal 3 magic damage divided among up to two enemies within Distance 1.",
        "Active (2): Choose up to two enemies within Distance 1, then deal 3 magic damage divided "
        "among them.");
    row(ofInstant, "Distribute 3 burn counters among up to three enemies.",
        "Choose up to three enemies, then distribute 3 burn counters among them.");
    // Instead of what, said again
    row(ofInstant, "Draw 1. If you control a Mage, gain 2 loot instead of drawing a card.",
        "Draw 1. If you control a Mage, gain 2 loot instead.");
    row(ofInstant, "Draw 1. If you control a Mage, draw 3 instead of drawing 1.",
        "Draw 1. If you control a Mage, draw 3 instead.");
    row(ofInstant, "Heal target ally 1. If it is damaged, ready it instead of healing it.",
        "Heal target ally 1. If it is damaged, ready it instead.");
    row(ofInstant, "Exhaust target enemy. If it is burning, destroy it rather than exhausting it.",
        "Exhaust target enemy. If it is burning, destroy it instead.");
    row(ofInstant, "Draw 1. If you have 5 or more loot, instead of drawing, lose 1 loot.",
        "Draw 1. If you have 5 or more loot, instead lose 1 loot.");
    row(ofInstant,
        "Push target enemy 1 tile. If it can't be pushed, exhaust it instead of pushing it.",
        "Push target enemy 1 tile. If it can't be pushed, exhaust it.");
    // "Then" in the middle
    row(ofAttack,
        "Deal 2 damage to an adjacent enemy. The attacking mercenary may then move 1 space.",
        "Deal 2 damage to an adjacent enemy. The attacking mercenary may move 1 space.");
    row(ofInstant, "Push target enemy 1 tile. It is then exhausted.",
        "Push target enemy 1 tile. It is exhausted.");
    row(ofInstant, "Heal target ally 1. That ally then gains Armor 1 this turn.",
        "Heal target ally 1. That ally gains Armor 1 this turn.");
    row(ofInstant, "Push target enemy 1 tile. Its controller may then discard a card.",
        "Push target enemy 1 tile. Its controller may discard a card.");
    row(ofInstant, "Exhaust target enemy. You then draw 1.", "Exhaust target enemy. You draw 1.");
    row(ofMercenary, "Whenever this damages an enemy with its ranged attack, draw 1.",
        "Whenever this damages an enemy with a ranged attack, draw 1.");
    // A Vault that is at a number, and the cards of the Draw Phase
    row(ofMercenary, "While your Vault is at 8 or less, this has Armor 1.",
        "While your Vault is 8 or less, this has Armor 1.");
    row(ofMercenary, "While your Vault is at or above 20, this has +1 melee.",
        "While your Vault is 20 or more, this has +1 melee.");
    row(ofInstant, "If each opponent's Vault is at 15 or more, draw 1.",
        "If each opponent's Vault is 15 or more, draw 1.");
    row(ofInstant, "If your Vault is at 7, draw 1.", "If your Vault is exactly 7, draw 1.");
    row(ofMercenary,
        "While your Vault is at 8 or less, you draw an additional card in your Draw Phase.",
        "At the start of your Draw Phase, if your Vault is 8 or less, draw 1.");
    row(ofEvent, "You draw two additional cards during each of your Draw Phases.",
        "At the start of your Draw Phase, draw 2.");
    // Who is gone, whose they were
    row(ofInstant, "If a mercenary an opponent controlled was destroyed this turn, draw 1.",
        "If an enemy mercenary was destroyed this turn, draw 1.");
    row(ofInstant, "If two or more of your mercenaries were destroyed this turn, draw 1.",
        "If two or more mercenaries you control were destroyed this turn, draw 1.");
    row(ofInstant, "Gain 1 loot for each mercenary you controlled that was destroyed this turn.",
        "Gain 1 loot for each mercenary you control that was destroyed this turn.");
    // What may not lie on it
    row(ofMercenary, "This can't have Bleed counters placed on it.",
        "This can't have Bleed counters.");
    row(ofTreasure, "Equipped mercenary has Leech and can't have Frost or Burn counters put on it.",
        "Equipped mercenary has Leech and can't have Frost or Burn counters.");
    row(ofMercenary, "No Silence counters can be placed on adjacent allied mercenaries.",
        "Adjacent allied mercenaries can't have Silence counters.");
    // The kind of its damage, and less of it
    row(ofMercenary, "Damage this mercenary deals with ranged attacks is True damage.",
        "This mercenary deals True damage with ranged attacks.");
    row(ofTreasure, "Equipped mercenary has Armor 1. All damage it deals is Magic damage.",
        "Equipped mercenary has Armor 1. It deals Magic damage.");
    row(ofMercenary,
        "The first time each turn this would be dealt Magic damage, that damage is reduced by 1.",
        "This takes 1 less Magic damage the first time each turn.");
    row(ofMercenary, "If an adjacent ally would be dealt Magic damage, reduce it by 2.",
        "Adjacent allies take 2 less Magic damage.");
    // Everybody, whoever is named besides; whom it was done to; what is not discarded
    row(ofInstant,
        "Deal 1 Magic damage to each mercenary adjacent to target enemy, including your own.",
        "Deal 1 Magic damage to each mercenary adjacent to target enemy.");
    row(ofMercenary,
        "When you upstage an enemy mercenary by playing this, exhaust the upstaged mercenary.",
        "When this upstages an enemy mercenary, exhaust that mercenary.");
    row(ofMercenary,
        "When this exits, return it to your hand instead of putting it into your discard.",
        "Passive: this goes to its owner's hand when it exits.");
    // Their abilities
    row(ofMercenary, "Opponents can't use the active abilities of mercenaries adjacent to this.",
        "Enemy mercenaries adjacent to this can't activate abilities.");
    row(ofEvent, "Opponents can't activate the abilities of damaged mercenaries.",
        "Damaged enemy mercenaries can't activate abilities.");
    // Whose attack it is
    row(ofInstant, "Counter target enemy melee attack.",
        "Counter target melee attack by an enemy mercenary.");
    row(ofInstant, "Counter target attack made by a Mage.", "Counter target attack of a Mage.");
    row(ofInstant,
        "Play this only in response to an attack declared by an adjacent enemy. Negate that "
        "attack, then draw 1.",
        "Counter target attack by an adjacent enemy, then draw 1.");
    row(ofInstant, "Play this only when an enemy Warrior declares an attack. Counter that attack.",
        "Counter target attack by an enemy Warrior.");
    row(ofInstant, "Play this only in response to a plunder. Counter that plunder.",
        "Counter target plunder.");
    // One deed, of one or of another
    row(ofMercenary,
        "Active (1): Deal 1 Magic damage to an adjacent enemy or to target enemy within Distance "
        "2.",
        "Active (1): Choose one: deal 1 Magic damage to an adjacent enemy; or deal 1 Magic damage "
        "to target enemy within Distance 2.");
    row(ofMercenary, "Active (1): Exhaust this or two adjacent enemies.",
        "Active (1): Either exhaust this or exhaust two adjacent enemies.");
    row(ofInstant, "Destroy target enemy or a treasure an opponent controls.",
        "Choose one: destroy target enemy; or destroy a treasure an opponent controls.");
    row(ofInstant, "Ready a treasure you control or an ally.",
        "Either ready a treasure you control or ready an ally.");
    row(ofInstant, "Exhaust an enemy Mage or an allied Priest.",
        "Either exhaust an enemy Mage or exhaust an allied Priest.");
    // This one and others, as something happens
    row(ofMercenary, "Whenever this or another ally plunders, draw 1.",
        "Whenever an ally plunders, draw 1.");
    row(ofMercenary, "Whenever this or an adjacent ally attacks, draw 1.",
        "Whenever this attacks, draw 1.\nWhenever an adjacent ally attacks, draw 1.");
    row(ofTreasure,
        "Whenever equipped mercenary or an ally adjacent to the bearer is destroyed, draw 1.",
        "Whenever equipped mercenary is destroyed, draw 1.\nWhenever an ally adjacent to the "
        "bearer is "
        "destroyed, draw 1.");
    row(ofMercenary, "If this or another ally would be destroyed, instead heal it to 1 health.",
        "If an ally would be destroyed, instead heal it to 1 health.");
    // What is given up instead
    row(ofMercenary,
        "If this would be destroyed while a treasure is equipped to it, unequip all treasures "
        "equipped to it instead and set its health to 2.",
        "If this would be destroyed while it has a treasure equipped, instead unequip all "
        "treasures equipped to it and set its health to 2.");
    // Of one sort or another
    row(ofInstant, "Destroy all Weapons and Relics your opponents control.",
        "Destroy each Weapon or Relic an opponent controls.");
    row(ofInstant, "Ready a Weapon or an Equipment you control.",
        "Ready a Weapon or Equipment you control.");
    // What comes of it, when it is done
    row(ofInstant,
        "At the end of the turn, destroy target enemy. When it is destroyed this way, draw 1.",
        "At the end of the turn, destroy target enemy. If it is destroyed this way, draw 1.");
    // This one or another
    row(ofMercenary, "Active (1): Exhaust an adjacent enemy or this mercenary.",
        "Active (1): Exhaust this or an adjacent enemy.");
    row(ofTreasure, "Active (1): Heal equipped mercenary or an ally adjacent to it by 1.",
        "Active (1): Heal the bearer or an ally adjacent to it 1.");
}

void TestSeizeSayings::sameMeaning()
{
    QFETCH(int, paper);
    QFETCH(QString, plain);
    const auto on = static_cast<Paper>(paper);
    const std::string meant = printedOf(plain, on);
    QVERIFY2(!meant.starts_with("refused"), meant.c_str());
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), on)),
        QString::fromStdString(meant));
}

void TestSeizeSayings::stillRefused_data()
{
    QTest::addColumn<int>("paper");
    const auto row
        = [](Paper paper, const char* text) { QTest::newRow(text) << static_cast<int>(paper); };
    // Who deals the second blow: the attacker, or who was hit?
    row(ofAttack,
        "The attacking mercenary deals 2 physical damage to an adjacent enemy. It then deals 1 "
        "magic damage to each other enemy adjacent to that mercenary.");
    // One of them, or each?
    row(ofMercenary, "An adjacent ally has Armor 1.");
    row(ofInstant, "Draw 1. That enemy's controller discards a card.");
    row(ofInstant, "Destroy target ally. That enemy's controller draws a card.");
    row(ofTreasure, "Equipped mercenary has Armor 1. Its controller can't draw cards.");
    row(ofInstant, "Choose one. Draw 1.");
    // That is not the deed before it
    row(ofInstant, "Heal target ally 1. Draw 1. If it is damaged, ready it instead of healing it.");
    row(ofInstant, "Silence target enemy. If it is damaged, destroy it instead of exhausting it.");
    // The treasure, or who carries it? Those that have it, or that do not any more?
    row(ofTreasure, "When this treasure is equipped, exhaust it.");
    row(ofMercenary, "Mercenaries that have Burn get -1 melee. It can't plunder.");
    // A push may come to nothing otherwise, too
    row(ofInstant, "Push target enemy 1 tile. If that space is occupied, exhaust it.");
    row(ofMercenary, "Whenever this attacks, ready this at the end of that phase.");
    // What is taken is lost by them; who gains it?
    row(ofInstant, "Take 2 loot from target opponent's Vault.");
    // Which of the two kinds can be mended at all?
    row(ofInstant, "Mend all magical statuses from target ally.");
    row(ofInstant, "Cleanse two magical statuses from target ally.");
    row(ofInstant, "Remove all bleed, all poison and all burn counters from target ally.");
    row(ofMercenary, "Treasures can't be equipped to adjacent enemies.");
    row(ofMercenary, "Whenever this attacks, the attack deals double damage for each ally.");
    row(ofMercenary, "Whenever this attacks, the attack deals that much additional damage.");
    row(ofMercenary,
        "Whenever this attacks, draw 1. This mercenary's melee attack deals 1 additional damage.");
    row(ofInstant, "Exhaust a treasure or Weapon an opponent controls.");
    // Once for both of them together
    row(ofMercenary, "Once per turn, whenever this or an adjacent ally attacks, draw 1.");
    // Which of the two was chosen?
    row(ofInstant, "Either exhaust an enemy or heal an ally 2. It gains Armor 1 this turn.");
    // Nobody is asked in the middle of a destruction
    row(ofMercenary,
        "If this would be destroyed, instead destroy a treasure equipped to it and set its health "
        "to 2.");
    // A card is no mercenary's
    row(ofInstant, "Counter target Instant by an enemy mercenary.");
    // Who they were is not remembered, only whose
    row(ofInstant, "If a Warrior you controlled was destroyed this turn, draw 1.");
    // Of several, by chance, or on a card that is no mercenary
    row(ofMercenary, "Active (1): Exhaust this or an adjacent enemy at random.");
    row(ofInstant, "Heal this or target ally 2.");
    row(ofTreasure, "Active (1): Heal this or an adjacent ally 2.");
    row(ofMercenary, "Active (1): Heal the bearer or an adjacent ally 2.");
    row(ofMercenary,
        "Active (1): Exhaust this or an adjacent enemy. That enemy's controller draws 1.");
    // Enemies are no mercenaries of your own
    row(ofInstant,
        "Deal 1 Magic damage to each enemy mercenary in your Guild Hall, including allies.");
    // Of several it would be the first of all of them, or of each
    row(ofMercenary,
        "The first time each turn an ally would be dealt damage, that damage is reduced by 1.");
}

void TestSeizeSayings::stillRefused()
{
    QFETCH(int, paper);
    const std::string printed = printedOf(QTest::currentDataTag(), static_cast<Paper>(paper));
    QVERIFY2(printed.starts_with("refused"), printed.c_str());
}

/// What has a normal form of its own is printed as it is read.
void TestSeizeSayings::printedAsRead_data()
{
    QTest::addColumn<int>("paper");
    const auto row
        = [](Paper paper, const char* text) { QTest::newRow(text) << static_cast<int>(paper); };
    row(ofInstant,
        "Destroy target enemy mercenary. Destroy target allied mercenary. That enemy's controller "
        "draws 1. That ally's controller discards 1.");
    row(ofMercenary,
        "Passive: whenever this deals damage to an enemy mercenary, that enemy's controller "
        "discards 1.");
    row(ofMercenary,
        "Passive: whenever this is attacked by an enemy mercenary, the attacker deals 1 True "
        "damage to each allied mercenary.");
    row(ofMercenary,
        "Passive: whenever this declares an attack, that attack deals 1 more damage for each card "
        "in your hand, up to 3.");
    row(ofInstant, "Target attack deals 1 less damage for each allied mercenary.");
    row(ofInstant, "Counter target attack against an allied mercenary by an enemy Mage mercenary.");
    row(ofInstant, "Target ranged attack by an enemy mercenary deals 2 less damage.");
    row(ofInstant, "Unequip target Weapon or Relic equipped by an enemy mercenary.");
    row(ofMercenary, "Active (destroy a Weapon or Relic you control): draw 2.");
    row(ofInstant, "Destroy a Weapon or Relic an opponent controls.");
    row(ofInstant,
        "At the end of the turn, destroy target enemy mercenary. If it is destroyed this way, "
        "draw 1.");
    row(ofMercenary,
        "Active (1 treasure): heal this or an allied adjacent mercenary 2. It gains Armor 1 this "
        "turn.");
    row(ofMercenary,
        "Passive: whenever this attacks, this or target allied mercenary gets +1 move this turn.");
    row(ofTreasure,
        "Active (1 treasure): move the bearer or an allied adjacent mercenary up to 2 tiles.");
    row(ofAttack,
        "Melee: deal 1 Physical damage to the attacked mercenary. Heal the attacker or an allied "
        "adjacent mercenary 1.");
}

void TestSeizeSayings::printedAsRead()
{
    QFETCH(int, paper);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), static_cast<Paper>(paper))),
        QString::fromUtf8(QTest::currentDataTag()));
}

QTEST_APPLESS_MAIN(TestSeizeSayings)
#include "tst_seize_sayings.moc"
