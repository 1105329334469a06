#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// Everyday ways of saying who, where, what it costs and when, beside the plain sentence that means the same.
class TestSeizePlainSpeech : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizePlainSpeech::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Whose, said behind it
    row(ofMercenary, "Passive: During the turn of your opponent, this mercenary has Armor 1.",
        "Passive: during an opponent's turn, this has Armor 1.");
    row(ofInstant, "Look at the hand of your opponent.", "Look at an opponent's hand.");
    // Where they are, and which
    row(ofMercenary, "Passive: While this mercenary stands in your Guild Hall, it has Armor 1.",
        "Passive: as long as this is in your Guild Hall, this has Armor 1.");
    row(ofMercenary, "Passive: Allies who stand next to this mercenary have Armor 1.",
        "Passive: allied adjacent mercenaries have Armor 1.");
    row(ofMercenary, "Passive: Mercenaries which are adjacent to this one have -1 move.",
        "Passive: adjacent mercenaries get -1 move.");
    row(ofMercenary, "Passive: The mercenary which attacks this mercenary gets 1 Bleed.",
        "Passive: whenever this is attacked, apply 1 Bleed to the attacker.");
    row(ofMercenary, "Passive: If this mercenary is alone in its row, it has Armor 2.",
        "Passive: as long as no other mercenary is in the same row, this has Armor 2.");
    row(ofMercenary,
        "Passive: This mercenary deals 1 more damage to mercenaries with more health than it has.",
        "Passive: This mercenary deals 1 more damage to mercenaries with more health than it.");
    row(ofTreasure, "Equipped mercenary has +2 melee damage as long as its health is full.",
        "Equipped mercenary has +2 melee damage as long as it is at full health.");
    row(ofEvent, "During your Rally Phase you may play one additional treasure into your Warchest.",
        "During your Rally Phase you may play one additional treasure into your Warchest each "
        "turn.");
    row(ofInstant,
        "Remove all bleed counters from target mercenary. Deal true damage to it equal to the "
        "number "
        "of counters removed.",
        "Remove all bleed counters from target mercenary. Deal true damage to it equal to the "
        "number "
        "of counters removed this way.");
    // As other games call it
    row(ofMercenary, "Passive: Opponents can't plunder while this creature is in your Guild Hall.",
        "Passive: Opponents can't plunder while this mercenary is in your Guild Hall.");
    row(ofInstant, "Draw 2 cards, then put a card from your hand on the bottom of your library.",
        "Draw 2 cards, then put a card from your hand on the bottom of your deck.");
    // Anybody and nobody
    row(ofMercenary, "Passive: Whenever anybody plunders, draw a card.",
        "Passive: whenever a mercenary plunders, draw 1.");
    row(ofInstant, "Everybody loses 1 loot.", "Each player loses 1 loot.");
    row(ofMercenary, "Passive: Nobody can attack this mercenary in melee.",
        "Passive: this cannot be attacked by melee attacks.");
    row(ofInstant, "Your opponents can't plunder this turn.",
        "Enemy mercenaries cannot plunder this turn.");
    // Who carries it, and to whom it is equipped
    row(ofTreasure, "The mercenary with this has +1 melee.", "Equipped: the bearer gets +1 melee.");
    row(ofTreasure, "The mercenary carrying this treasure has +1 melee.",
        "Equipped: the bearer gets +1 melee.");
    row(ofTreasure, "Whoever is wearing these has +1 melee.",
        "Equipped: the bearer gets +1 melee.");
    row(ofTreasure, "If equipped to a mage, +1 move.",
        "Equipped: as long as the bearer is a Mage, the bearer gets +1 move.");
    row(ofTreasure, "Equipped mercenary has +2 move while it has no other treasures.",
        "Equipped: as long as the bearer has exactly 1 treasure, the bearer gets +2 move.");
    // What it costs
    row(ofTreasure, "Exhaust this treasure and pay 1: Draw a card.",
        "Active (1 treasure, exhaust this): draw 1.");
    row(ofTreasure, "Pay 1, exhaust this treasure: Draw a card.",
        "Active (1 treasure, exhaust this): draw 1.");
    // When
    row(ofMercenary, "When played: Draw a card.", "Passive: when this is played, draw 1.");
    row(ofMercenary, "After it attacks: move 1 tile.",
        "Passive: whenever this attacks, move this 1 tile.");
    row(ofMercenary, "Passive: When this mercenary survives damage, draw a card.",
        "Passive: whenever this is dealt damage and survives, draw 1.");
    row(ofMercenary, "Passive: If this mercenary survives an attack, it gains Armor 1 this turn.",
        "Passive: whenever this is attacked and survives, this gains Armor 1 this turn.");
    row(ofMercenary, "Whenever this mercenary survives a melee attack, draw a card.",
        "Passive: whenever this is attacked by a melee attack and survives, draw 1.");
    row(ofMercenary, "Each time an ally survives an attack by an enemy Mage, draw a card.",
        "Passive: whenever an allied mercenary is attacked by an enemy Mage mercenary and "
        "survives, "
        "draw 1.");
    row(ofMercenary, "Whenever this mercenary is dealt damage by an attack and survives, draw 1.",
        "Passive: whenever this is dealt damage by an attack and survives, draw 1.");
    row(ofTreasure, "When you put this in your Warchest, draw a card.",
        "When this is played, draw 1.");
    row(ofTreasure, "Mend at the end of your turn.",
        "Equipped: at the end of your turn, Mend the bearer.");
    row(ofMercenary, "Passive: Whenever somebody flips a coin and loses, you gain 1 Loot.",
        "Passive: whenever a player loses a coin flip, gain 1 loot.");
    // What is always so
    row(ofMercenary, "Passive: This mercenary may attack and plunder in the same turn.",
        "Passive: this may plunder after attacking and may attack after plundering.");
    row(ofMercenary, "Passive: Takes half damage, rounded down, from ranged attacks.",
        "Passive: this takes half damage from ranged attacks, rounded down.");
    row(ofMercenary, "Passive: Allied rogues enter the battlefield with Stealth.",
        "Passive: whenever an allied Rogue mercenary enters the battlefield, it gains Stealth.");
    row(ofMercenary, "Passive: Opposing mercenaries next to this mercenary lose Stealth.",
        "Passive: enemy adjacent mercenaries cannot stay in Stealth.");
    row(ofMercenary, "Passive: Armor 2 against Warriors.",
        "Passive: this takes 2 less Physical damage from Warrior mercenaries.");
    row(ofMercenary, "Passive: This mercenary's damage can't be prevented.",
        "Passive: this deals damage which cannot be prevented.");
    row(ofMercenary, "Passive: Damage dealt by your Mages can't be reduced.",
        "Passive: Mage mercenaries you control deal damage which cannot be reduced.");
    row(ofEvent, "A mercenary can't attack the turn it enters the battlefield.",
        "Mercenaries that entered the battlefield this turn cannot attack.");
    row(ofEvent, "Each mercenary has +1 bounty for each treasure equipped to it.",
        "Mercenaries get +1 bounty for each treasure equipped to them.");
    row(ofMercenary, "Passive: You may plunder with two mercenaries each turn.",
        "Passive: you may plunder 1 additional time each turn.");
    row(ofEvent, "Fog isn't removed during the End Phase.",
        "Fog is not removed at the end of turns.");
    // A name that an ability is given says nothing
    row(ofMercenary, "Passive: Backstab: this mercenary deals 1 more damage to exhausted enemies.",
        "Passive: this deals 1 more damage to exhausted enemy mercenaries.");
    row(ofInstant, "Speed boost: target ally gains +2 move this turn.",
        "Target allied mercenary gets +2 move this turn.");
    // Three modes, and not two of which one does both
    row(ofInstant, "Choose one: draw 1, gain 1 loot, or ready 1 treasure.",
        "Choose one: draw 1; gain 1 loot; or ready 1 treasure.");
    row(ofInstant, "Choose one: draw 1, then discard 1, or gain 1 loot.",
        "Choose one: draw 1, then discard 1; or gain 1 loot.");
    // What somebody carries, who may use it, and whose it is
    row(ofAttack,
        "Deal 1 physical damage to an adjacent mercenary for each treasure this "
        "mercenary has.",
        "Melee: deal 1 Physical damage to the attacked mercenary for each treasure equipped to the "
        "attacker.");
    row(ofTreasure, "This gives +1 melee to whoever carries it.",
        "Equipped: the bearer gets +1 melee.");
    row(ofTreasure, "Its melee attacks deal 1 more damage to poisoned enemies.",
        "Equipped: the bearer deals 1 more damage with melee attacks to enemy poisoned "
        "mercenaries.");
    row(ofInstant, "Each player returns a mercenary to their hand.",
        "Each player returns a mercenary they control to their hand.");
    row(ofEvent, "Burn counters on enemies aren't removed.", "Enemy mercenaries cannot lose Burn.");
    // Deeds in other words
    row(ofInstant, "Your opponent picks one of their mercenaries. Exhaust it.",
        "An opponent chooses a mercenary they control. Exhaust it.");
    row(ofInstant, "Target opponent chooses two of their mercenaries; exhaust them.",
        "Target opponent chooses two mercenaries they control. Exhaust them.");
    row(ofInstant, "Heal all your mercenaries by 2 and remove 1 Burn from each.",
        "Heal each mercenary you control 2 and remove 1 Burn from them.");
    row(ofInstant, "Ally gains Leech this turn.", "Target allied mercenary gains Leech this turn.");
    row(ofInstant, "Target enemy must attack target ally this turn if able.",
        "Target enemy mercenary must attack target allied mercenary if able this turn.");
    row(ofMercenary, "Active (1): Choose a mercenary next to this one. It recovers its Defense.",
        "Active (1 treasure): choose an adjacent mercenary. Reapply Defense to it.");
    // To each of several, so much
    row(ofInstant, "Heal up to two target allied mercenaries for 2 each.",
        "Heal up to two target allied mercenaries 2.");
    row(ofInstant, "Two target mercenaries take 2 magic damage each.",
        "Deal 2 Magic damage to two target mercenaries.");
    row(ofInstant, "Heal two target mercenaries 2 each.", "Heal two target mercenaries 2.");
    row(ofMercenary, "Passive: Whenever this is healed, draw a card as well.",
        "Passive: whenever this is healed, draw 1.");
    // What is made of it
    row(ofMercenary, "Passive: At the end of your turn, it's fortified 1.",
        "Passive: at the end of your turn, this gains Fortify 1.");
    row(ofMercenary, "Active: Fortify this mercenary by 3.", "Active: this gains Fortify 3.");
    row(ofInstant, "Target mercenary is healed to 3 health.", "Heal target mercenary to 3 health.");
    // What one may be offered
    row(ofMercenary, "Active: Target allied mercenary may gain Armor 1 this turn.",
        "Active: you may have target allied mercenary gain Armor 1 this turn.");
    row(ofMercenary,
        "Active: Target allied mercenary may deal 2 Physical damage to an adjacent enemy.",
        "Active: you may have target allied mercenary deal 2 Physical damage to an adjacent enemy "
        "mercenary.");
    row(ofMercenary,
        "Passive: Whenever this is healed, it may deal 1 Magic damage to target adjacent enemy.",
        "Passive: whenever this is healed, you may deal 1 Magic damage to target adjacent enemy "
        "mercenary.");
    // Whose player
    row(ofInstant, "Target mercenary's controller loses 2 loot.",
        "Choose target mercenary. Its controller loses 2 loot.");
    row(ofInstant, "Target enemy mercenary's controller discards a card.",
        "Choose target enemy mercenary. Its controller discards 1.");
    row(ofInstant,
        "Return target enemy mercenary to its owner's hand unless that player loses 2 loot.",
        "Return target enemy mercenary to its owner's hand unless its controller loses 2 loot.");
    // What came of it
    row(ofAttack,
        "Deal 2 Physical damage to target adjacent mercenary. If it's still alive, exhaust it.",
        "Deal 2 Physical damage to target adjacent mercenary. If it survives, exhaust it.");
    row(ofInstant, "Push target mercenary 1 tile. If it can't be pushed, deal 2 True damage to it.",
        "Push target mercenary 1 tile. If it was not pushed, deal 2 True damage to it.");
    row(ofInstant, "Deal 2 True damage to each enemy. If you destroy two or more, draw a card.",
        "Deal 2 True damage to each enemy mercenary. If two or more mercenaries are destroyed this "
        "way, draw 1.");
    row(ofInstant,
        "Move target ally up to 2 tiles. If it ends that movement adjacent to an enemy, draw a "
        "card.",
        "Move target allied mercenary up to 2 tiles. If it is adjacent to an enemy mercenary, draw "
        "1.");
    row(ofInstant, "Exhaust target mercenary. If it's opposing, draw a card.",
        "Exhaust target mercenary. If it is an enemy mercenary, draw 1.");
    // Paid for instead
    row(ofAttack, "Melee: deal 3 Physical damage. You may lose 1 loot. If you do, deal 6 instead.",
        "Melee: you may lose 1 loot. If you do not, deal 3 Physical damage to the attacked "
        "mercenary. Otherwise, deal 6 Physical damage to the attacked mercenary.");
    // Counters from one to the other, and with which it comes
    row(ofInstant,
        "Take 1 Poison counter off target allied mercenary and put it on target enemy mercenary.",
        "Move 1 Poison counter from target allied mercenary to target enemy mercenary.");
    row(ofMercenary, "Passive: This mercenary enters the battlefield with 2 Frost counters on it.",
        "Passive: when this enters the battlefield, this gains 2 Frost.");
    row(ofMercenary, "Passive: This mercenary gets +1 melee and gains 1 fewer Burn.",
        "Passive: this gets +1 melee and gains 1 fewer Burn.");
    row(ofInstant, "Choose one:\nHeal target ally 2.\nExhaust target enemy.",
        "Choose one: heal target allied mercenary 2; or exhaust target enemy mercenary.");
    // What is so of its attacks, and for as long as it lies there
    row(ofMercenary, "Passive: This mercenary has +1 damage on ranged attacks.",
        "Passive: this deals 1 more damage with ranged attacks.");
    row(ofEvent,
        "Hunters you control get +1 damage on ranged attacks against poisoned mercenaries.",
        "Hunter mercenaries you control deal 1 more damage with ranged attacks to poisoned "
        "mercenaries.");
    row(ofMercenary,
        "Passive: Bleeding mercenaries take 1 additional damage from this mercenary's attacks.",
        "Passive: this deals 1 more damage with attacks to bleeding mercenaries.");
    row(ofMercenary, "Passive: Allies have Armor 1 while this mercenary is on the battlefield.",
        "Passive: allied mercenaries have Armor 1.");
    row(ofMercenary, "Active (1): Move this mercenary 1 tile toward your Guild Hall.",
        "Active (1 treasure): move this 1 tile backward.");
    row(ofTreasure, "When you unequip it, you lose 1 loot.",
        "When this treasure is unequipped, lose 1 loot.");
    row(ofMercenary,
        "Active: This mercenary may lose 2 health. If it does, it gains +2 melee this turn.",
        "Active: you may have this lose 2 health. If you do, this gains +2 melee this turn.");
    row(ofMercenary, "Active: Push target mercenary directly away from this 2 tiles.",
        "Active: push target mercenary 2 tiles directly away from this.");
    row(ofMercenary,
        "Passive: This has +1 melee for each mercenary you have in an opponent's Guild Hall.",
        "Passive: this gets +1 melee for each allied mercenary in an opponent's Guild Hall.");
    row(ofMercenary, "Passive: While there's Fog on its tile, this has Stealth.",
        "Passive: as long as this is fogged, this has Stealth.");
    row(ofMercenary,
        "Passive: The first of this mercenary's ranged attacks each turn deals 1 more damage.",
        "Passive: the first ranged attack this makes each turn deals 1 more damage.");
    row(ofMercenary, "Passive: This costs 1 less loot when destroyed.",
        "Passive: this costs 1 less loot when it is destroyed.");
    // The first damage of a turn
    row(ofMercenary,
        "Passive: The first time each turn this is dealt damage, prevent 1 of that damage.",
        "Passive: this takes 1 less damage the first time each turn.");
    row(ofMercenary, "Passive: When an enemy moves away from a tile adjacent to this, draw a card.",
        "Passive: when an enemy mercenary moves out of a tile adjacent to this, draw 1.");
    // Of a treasure and of an Event
    row(ofTreasure,
        "The first attack equipped mercenary makes each turn deals 1 additional damage.",
        "Equipped: the bearer deals 1 more damage with attacks the first time each turn.");
    row(ofTreasure, "At the start of your turn, gain 1 loot if this is equipped to a rogue.",
        "At the start of your turn, if the bearer is a Rogue, gain 1 loot.");
    row(ofTreasure, "When you equip this, the equipped mercenary is fortified 2.",
        "When this treasure is equipped, the bearer gains Fortify 2.");
    row(ofTreasure, "When equipped mercenary is destroyed, return this to your warchest exhausted.",
        "Whenever the bearer is destroyed, return this treasure to your Warchest exhausted.");
    row(ofTreasure, "Discard this from the equipped mercenary: Draw a card.",
        "Active (destroy this): draw 1.");
    row(ofTreasure, "This may be equipped to a mercenary that isn't in your Guild Hall.",
        "This may be equipped not in your Guild Hall.");
    row(ofTreasure, "Whenever the bearer plunders, put this in the discard.",
        "Whenever the bearer plunders, destroy this treasure.");
    row(ofEvent, "At the end of your turn, destroy this unless you discard a card.",
        "At the end of your turn, destroy this Event unless you discard 1.");
    row(ofEvent, "At the end of your turn, destroy this card.",
        "At the end of your turn, destroy this Event.");
    row(ofEvent, "Destroy this at the end of your next turn.",
        "When this Event is played, at the end of your next turn, destroy this Event.");
    row(ofEvent, "Allied mercenaries can be played on any tile on your side of the battlefield.",
        "You may play mercenary cards onto any tile on your side.");
}

void TestSeizePlainSpeech::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    printTheSame(QTest::currentDataTag(), plain.toStdString(), paper);
}

void TestSeizePlainSpeech::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Which figure, and against what?
    row(ofMercenary, "Passive: Defense 2 against magic damage.");
    // When in each turn?
    row(ofMercenary, "Each turn: draw a card.");
    // Whose?
    row(ofEvent, "Other allied mercenaries get +1 melee for each treasure equipped to it.");
    // A keyword before a colon is no name
    row(ofMercenary, "Passive: Leech: draw a card.");
    // A place beside a card for a time
    row(ofInstant, "Enemy mercenaries can't enter tiles adjacent to this until your next turn.");
    // It may have left in another way by then
    row(ofInstant,
        "Heal target ally 2. At the end of turn, if it is still on the battlefield, draw a card.");
    row(ofInstant, "Draw a card. If it does, lose 1 loot.");
    // After each step, or where it stops?
    row(ofMercenary,
        "Passive: whenever an ally moves, if it ends that movement adjacent to this, heal it 1.");
    // Until when has it Armor 1?
    row(ofInstant,
        "Target ally gains +1 melee this turn. If it is a warrior, it also has Armor 1.");
    // What it has is always so, and no part of what is done each turn.
    row(ofTreasure,
        "At the start of your turn, equipped mercenary takes 1 pure damage. It has +3 melee "
        "damage.");
    // Beside whom?
    row(ofMercenary, "Passive: whenever an ally attacks an adjacent mercenary, draw a card.");
    // No class
    row(ofMercenary, "Passive: Borin's attack ability cards cost 1 less.");
    // Who must attack whom of what is always so
    row(ofMercenary, "Passive: enemy mercenaries must attack target allied mercenary if able.");
}

void TestSeizePlainSpeech::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizePlainSpeech)
#include "tst_seize_plain_speech.moc"
