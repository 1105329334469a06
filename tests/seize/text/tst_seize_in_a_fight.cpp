#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What people say of damage that goes elsewhere, of what it comes to, and of attacks.
class TestSeizeInAFight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrinted_data();
    void isPrinted();
    void isRefused_data();
    void isRefused();
};

void TestSeizeInAFight::isPrinted_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](Paper paper, const char* text, const char* printed) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Attacks that are made at once
    row(ofInstant, "Target ally attacks target enemy with its melee attack.",
        "Target allied mercenary makes a melee attack against target enemy mercenary.");
    row(ofInstant, "Target ally may attack an adjacent enemy.",
        "You may have target allied mercenary make an attack against an adjacent enemy "
        "mercenary.");
    row(ofInstant, "Another target allied Warrior mercenary may make a ranged attack.",
        "You may have another target allied Warrior mercenary make a ranged attack.");
    row(ofInstant,
        "Move target ally up to 2 tiles. If it ends adjacent to an enemy, it may make an attack.",
        "Move target allied mercenary up to 2 tiles. If it is adjacent to an enemy mercenary, you "
        "may have it make an attack.");
    row(ofMercenary, "Passive: Whenever this is attacked, this may attack the attacker.",
        "Passive: whenever this is attacked, you may have this make an attack against the "
        "attacker.");
    row(ofMercenary, "Passive: Whenever an enemy moves adjacent to this, this attacks it.",
        "Passive: whenever an enemy mercenary moves adjacent to this, this makes an attack "
        "against it.");
    row(ofMercenary, "Active (exhaust this): Attack target adjacent enemy.",
        "Active (exhaust this): Make an attack against target adjacent enemy.");
    row(ofMercenary, "Passive: Enemies that start their turn adjacent to this take 1 True damage.",
        "Passive: whenever an enemy mercenary adjacent to this starts its turn, that enemy takes 1 "
        "True damage.");
    row(ofInstant, "Target ally may swap places with an adjacent mercenary.",
        "You may have target allied mercenary swap places with an adjacent mercenary.");
    // The same several times, the one or the other
    row(ofInstant, "Deal 1 True damage to target enemy three times.",
        "Deal 1 True damage to target enemy mercenary and deal 1 True damage to it and deal 1 True "
        "damage to it.");
    row(ofInstant, "Target ally gets +2 melee or +2 ranged this turn.",
        "Choose target allied mercenary and either give it +2 melee this turn or give it +2 ranged "
        "this turn.");
    row(ofEvent, "Each mercenary's first attack each turn deals +1 damage.",
        "The first attack of each mercenary each turn deals 1 more damage.");
    row(ofInstant, "Attacks against target ally this turn deal 2 less damage.",
        "Target allied mercenary takes 2 less damage from attacks this turn.");
    row(ofMercenary, "Passive: Each enemy that attacks this mercenary gains 1 Burn.",
        "Passive: whenever an enemy mercenary attacks this, the attacker gains 1 Burn.");
    row(ofMercenary,
        "Passive: Whenever this mercenary is healed, adjacent allies are healed the same amount.",
        "Passive: whenever this is healed, heal each adjacent ally that much.");
    row(ofInstant, "The next time target ally attacks this turn, it deals 2 additional damage.",
        "The next attack by target ally this turn deals 2 more damage.");
    row(ofInstant, "All damage dealt to target ally this turn is dealt to target enemy instead.",
        "This turn, all damage that would be dealt to target ally is dealt to target enemy "
        "instead.");
    // How many were destroyed by it
    row(ofInstant,
        "Deal 2 True damage to each enemy mercenary. If at least two mercenaries were destroyed "
        "this way, draw 1.",
        "Deal 2 True damage to each enemy mercenary. If 2 or more mercenaries are destroyed this "
        "way, draw 1.");
    row(ofInstant,
        "Deal 2 True damage to target mercenary. If you destroyed a mercenary this way, draw 1.",
        "Deal 2 True damage to target mercenary. If a mercenary is destroyed this way, draw 1.");
    // Damage that is altered as it comes
    row(ofMercenary,
        "Passive: The first time this mercenary would take damage each turn, reduce it by 2.",
        "Passive: this takes 2 less damage the first time each turn.");
    row(ofTreasure,
        "Equipped: The first time the bearer is dealt Magic damage each turn, prevent 2 of it.",
        "Equipped: the bearer takes 2 less Magic damage the first time each turn.");
    row(ofMercenary,
        "Passive: The first time each turn each adjacent ally would be dealt damage, prevent 1 of "
        "it.",
        "Passive: each adjacent ally takes 1 less damage the first time each turn.");
    row(ofTreasure, "Equipped: If the bearer would be dealt damage, double it.",
        "Equipped: the bearer takes double damage.");
    // Melee attacks that reach farther
    row(ofMercenary,
        "Passive: This mercenary's melee attacks can target mercenaries at Distance 1.",
        "Passive: this can make melee attacks against mercenaries at Distance 1.");
    row(ofTreasure,
        "Equipped: The bearer may attack mercenaries at Distance 2 with its melee attacks.",
        "Equipped: the bearer can make melee attacks against mercenaries at Distance 2.");
    row(ofInstant, "Target ally's melee attacks can target enemies at Distance 1 this turn.",
        "Target allied mercenary can make melee attacks against mercenaries at Distance 1 this "
        "turn.");
    // Damage that goes elsewhere
    row(ofMercenary,
        "Passive: Magic damage that would be dealt to an adjacent ally is dealt to this mercenary "
        "instead.",
        "Passive: if an allied adjacent mercenary would be dealt Magic damage, instead deal that "
        "damage to this.");
    row(ofMercenary,
        "Passive: Ranged damage an allied mercenary would take is dealt to this mercenary instead.",
        "Passive: if an allied mercenary would be dealt damage from ranged attacks, instead deal "
        "that damage to this.");
    row(ofTreasure,
        "Damage that would be dealt to the bearer by melee attacks is dealt to the attacker "
        "instead.",
        "Equipped: if the bearer would be dealt damage from melee attacks, instead deal that "
        "damage to the attacker.");
    row(ofInstant,
        "The next magic damage that would be dealt to target ally this turn is dealt to the "
        "attacker instead.",
        "The next time target allied mercenary would be dealt Magic damage from attacks this turn, "
        "instead deal that damage to the attacker.");
    row(ofInstant,
        "The next time target ally would be dealt damage this turn, that damage is dealt to its "
        "source instead.",
        "The next time target allied mercenary would be dealt damage by a mercenary this turn, "
        "instead deal that damage to the attacker.");
    row(ofInstant,
        "The next damage that would be dealt to target ally this turn is dealt to target enemy "
        "instead.",
        "The next time target allied mercenary would be dealt damage this turn, instead deal that "
        "damage to target enemy mercenary.");
    row(ofInstant,
        "Until the end of the turn, whenever target ally would be dealt damage, it is healed that "
        "much instead.",
        "This turn, if target allied mercenary would be dealt damage, instead heal it that much.");
    // What it comes to
    row(ofEvent, "Whenever an enemy gets its third Frost counter, draw 1.",
        "Whenever an enemy mercenary gains its third Frost counter, draw 1.");
    row(ofEvent, "Whenever a fifth Bleed counter is placed on a mercenary, draw 1.",
        "Whenever a mercenary gains its fifth Bleed counter, draw 1.");
    row(ofMercenary, "Passive: When this mercenary's health drops to 2 or less, draw 1.",
        "Passive: whenever this falls to 2 or less health, draw 1.");
    row(ofMercenary, "Passive: When an allied mercenary drops below half health, draw 1.",
        "Passive: whenever an allied mercenary falls below half health, draw 1.");
    row(ofMercenary, "Passive: Whenever an ally is healed for 2 or more, draw 1.",
        "Passive: whenever an allied mercenary is healed 2 or more, draw 1.");
    row(ofMercenary, "Passive: Whenever an ally is fully healed, draw 1.",
        "Passive: whenever an allied mercenary is healed to full health, draw 1.");
    row(ofMercenary, "Passive: Whenever you place 2 or more Poison counters on an enemy, draw 1.",
        "Passive: whenever an enemy mercenary gains 2 or more Poison by you, draw 1.");
    // Twice as much
    row(ofAttack,
        "Deal 2 magic damage to target mercenary within Distance 2. If it is frozen, double that "
        "damage.",
        "Melee or Distance 2: deal 2 Magic damage to the attacked mercenary. If it is frozen, "
        "instead deal 4 Magic damage to it.");
    row(ofAttack,
        "Deal 2 damage to target adjacent mercenary. If it is exhausted, deal twice that much "
        "instead.",
        "Melee: deal 2 Physical damage to the attacked mercenary. If it is exhausted, instead deal "
        "4 Physical damage to it.");
    row(ofInstant, "Heal target ally 2, or twice that much if it is a Priest.",
        "Heal target allied mercenary 2. If it is a Priest, instead heal it 4.");
    // What somebody gives for it not to happen
    row(ofAttack,
        "Deal 2 Pure damage to target adjacent mercenary. Its controller may discard a treasure "
        "equipped to it to prevent this damage.",
        "Melee: deal 2 Pure damage to the attacked mercenary unless its controller destroys a "
        "treasure equipped to it.");
    row(ofInstant,
        "Exhaust target enemy mercenary. Its controller may lose 2 loot to prevent this.",
        "Apply 1 Exhaust to target enemy mercenary unless its controller loses 2 loot.");
    // As they were before, and what waits before it is done
    row(ofAttack,
        "Self: Place one frost counter on each opposing mercenary within Distance 2. Deal 2 magic "
        "damage to each of those mercenaries that already had a frost counter.",
        "Self: for each enemy mercenary within Distance 2 in turn, apply 1 Frost to it. If it is "
        "frozen, instead apply 1 Frost to it and deal 2 Magic damage to it.");
    row(ofInstant,
        "Poison each enemy mercenary. Those that were already poisoned take 1 True damage.",
        "For each enemy mercenary in turn, apply 1 Poison to it. If it is poisoned, instead apply "
        "1 Poison to it and deal 1 True damage to it.");
    row(ofAttack,
        "Deal 3 physical damage to target adjacent mercenary. If that mercenary is destroyed this "
        "turn, its controller loses 2 additional loot.",
        "Melee: the next time it is destroyed this turn, its controller loses 2 loot. Deal 3 "
        "Physical damage to the attacked mercenary.");
    row(ofInstant, "Deal 2 damage to target enemy. If it is destroyed this turn, gain 2 loot.",
        "The next time target enemy mercenary is destroyed this turn, gain 2 loot. Deal 2 Physical "
        "damage to it.");
    // Who is near, in sight, and where
    row(ofMercenary, "Active (1): The closest enemy takes 2 damage.",
        "Active (1 treasure): deal 2 Physical damage to an enemy mercenary nearest to this.");
    row(ofMercenary, "Active (1): Push the enemy farthest from this mercenary 1 tile away.",
        "Active (1 treasure): push an enemy mercenary farthest from this 1 tile away.");
    row(ofMercenary, "Passive: Enemies in line of sight of this mercenary have -1 melee.",
        "Passive: enemy mercenaries in line of sight get -1 melee.");
    row(ofMercenary,
        "Active (2): Deal 2 magic damage to target enemy in this mercenary's line of sight.",
        "Active (2 treasure): deal 2 Magic damage to target enemy mercenary in line of sight.");
    row(ofInstant, "Choose a column. Each enemy in it takes 1 damage.",
        "Deal 1 Physical damage to each enemy mercenary in target column.");
    row(ofMercenary, "Passive: This mercenary has Armor 1 while in the middle row of your side.",
        "Passive: as long as this is in your middle row, this has Armor 1.");
    row(ofMercenary, "Passive: This mercenary has Armor 1 while in your back row.",
        "Passive: as long as this is in your Guild Hall, this has Armor 1.");
    // So many of them
    row(ofMercenary, "Passive: Opponents can attack with only one mercenary each turn.",
        "Passive: opponents cannot attack with more than 1 mercenary each turn.");
    row(ofEvent, "Each player can attack with at most two mercenaries each turn.",
        "Players cannot attack with more than 2 mercenaries each turn.");
    // To whom more is dealt for a time, or to one that was chosen
    row(ofMercenary,
        "Passive: When you play this mercenary, choose an opposing mercenary. This mercenary deals "
        "double damage to the chosen mercenary.",
        "Passive: when this is played, choose an enemy mercenary. This deals double damage to it.");
    row(ofInstant, "Target ally deals double damage to target enemy this turn.",
        "Target allied mercenary deals double damage to target enemy mercenary this turn.");
    row(ofInstant, "Target ally deals 1 more damage to burning mercenaries this turn.",
        "Target allied mercenary deals 1 more damage to burning mercenaries this turn.");
    row(ofInstant, "Until your next turn, target ally takes 1 less damage from target enemy.",
        "Target allied mercenary takes 1 less damage from target enemy mercenary until your next "
        "turn.");
    // What nothing keeps off
    row(ofAttack, "Deal 3 physical damage to target adjacent enemy. This damage can't be reduced.",
        "Melee: deal 3 Physical damage to the attacked mercenary, which cannot be reduced.");
    row(ofInstant,
        "Deal 3 Magic damage to target enemy. That damage can't be reduced or prevented.",
        "Deal 3 Magic damage to target enemy mercenary, which cannot be reduced or prevented.");
    // What nobody calls off or answers
    row(ofMercenary, "Passive: This mercenary's attacks can't be countered.",
        "Passive: attacks by this cannot be countered.");
    row(ofMercenary, "Passive: Opponents can't respond to ranged attacks by allied hunters.",
        "Passive: opponents cannot respond to ranged attacks by allied Hunter mercenaries.");
    row(ofTreasure, "Opponents can't counter the bearer's melee attacks.",
        "Equipped: melee attacks by the bearer cannot be countered.");
    // Then, and if it is so
    row(ofMercenary,
        "Passive: Regen 1. During your Rally Phase, if this mercenary is in your Guild Hall, it "
        "has Regen 3 instead.",
        "Passive: this has Regen 1.\nPassive: as long as it is your Rally Phase and this is in "
        "your Guild Hall, this has Regen 2.");
    row(ofMercenary,
        "Passive: Whenever this mercenary attacks, you may draw a card. If this mercenary is "
        "damaged, draw two "
        "cards instead.",
        "Passive: whenever this attacks, you may draw 1. If this is damaged, instead you may draw "
        "2.");
    // Who deals it is said something more of
    row(ofAttack,
        "The attacker deals 2 Magic damage to target adjacent mercenary and takes 1 True damage.",
        "Melee: deal 2 Magic damage to the attacked mercenary and deal 1 True damage to the "
        "attacker.");
    row(ofMercenary,
        "Active (1): This mercenary deals 2 damage to each adjacent enemy and is exhausted.",
        "Active (1 treasure): deal 2 Physical damage to each enemy adjacent mercenary and apply 1 "
        "Exhaust to this.");
    // Whose attacks they are, whom they strike, and out of what
    row(ofMercenary,
        "Passive: This mercenary can move in the Second Movement Phase even if it attacked this "
        "turn.",
        "Passive: this may move after attacking.");
    row(ofMercenary, "Passive: Whenever this mercenary attacks from Stealth, draw 1.",
        "Passive: whenever this attacks while stealthed, draw 1.");
    row(ofMercenary, "Passive: Whenever this mercenary attacks an enemy out of Stealth, draw 1.",
        "Passive: whenever this attacks an enemy mercenary while stealthed, draw 1.");
    row(ofInstant,
        "Until the end of the turn, target allied mercenary's attacks place 2 bleed counters on "
        "their targets.",
        "Target allied mercenary applies 2 Bleed with attacks this turn.");
    row(ofMercenary, "Passive: Allied rogues' attacks silence their targets.",
        "Passive: allied Rogue mercenaries apply Silence with attacks.");
    row(ofMercenary, "Active (1): Target warrior's attacks deal 1 more damage this turn.",
        "Active (1 treasure): target Warrior mercenary deals 1 more damage with attacks this "
        "turn.");
    row(ofInstant,
        "Cancel target movement. Place 1 bleed counter on the mercenary that was moving.",
        "Counter target move. Apply 1 Bleed to that mercenary.");
    row(ofInstant, "Counter target attack. The mercenary that declared it takes 1 magic damage.",
        "Counter target attack. Deal 1 Magic damage to the attacker.");
}

void TestSeizeInAFight::isPrinted()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(printedOf(printed.toStdString(), paper)));
}

void TestSeizeInAFight::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Who is asked? And the attack is offered with the movement
    row(ofInstant, "Move target mercenary 1 tile. It may make an attack.");
    row(ofInstant, "Target ally may move up to 2 tiles and attack an adjacent enemy.");
    // Nothing of the kind is counted by the deed before it
    row(ofInstant,
        "Deal 2 True damage to target mercenary. If 2 or more counters were removed this way, draw "
        "1.");
    row(ofInstant, "Discard 2. If 2 or more damage was dealt this way, draw 1.");
    row(ofInstant,
        "Heal each allied mercenary 2. If 2 or more treasures were destroyed this way, draw 1.");
    // Whom it strikes, or anybody anywhere?
    row(Paper::Attack, "Distance 3: deal 2 Pure damage to an enemy mercenary.");
    row(Paper::Attack, "Melee: exhaust an enemy of your choice.");
    // Nobody is asked in the middle of damage, and always it goes to nobody who is aimed at
    row(ofMercenary,
        "Passive: You may have Magic damage that would be dealt to an adjacent ally be dealt to "
        "this mercenary instead.");
    row(ofMercenary,
        "Passive: Damage that would be dealt to an adjacent ally is dealt to target enemy "
        "instead.");
    row(ofInstant,
        "The next damage that would be dealt to an ally this turn is dealt to the attacker "
        "instead.");
    // Down to 1 and no further, or down to 1 and less? What goes has no third one.
    row(ofMercenary, "Passive: When this mercenary is reduced to 1 health, draw 1.");
    row(ofMercenary, "Passive: Whenever an enemy loses its third Burn counter, draw 1.");
    row(ofMercenary, "Passive: Whenever an enemy gets its third Stealth counter, draw 1.");
    // For how long, and to whom always?
    row(ofInstant, "Target ally deals double damage to target enemy.");
    row(ofMercenary, "Passive: This mercenary deals 1 more damage to it.");
    // Nearest to whom?
    row(ofInstant, "Exhaust the nearest enemy mercenary.");
    // Before what?
    row(ofInstant, "Draw 1. Deal 1 damage to each of those that already had a Burn counter.");
    // Destroyed, or gone without loss?
    row(ofMercenary, "Discard this mercenary to draw two cards.");
    // Beside each other, or beside one of mine?
    row(ofInstant, "Deal 2 Physical damage to two adjacent mercenaries.");
    row(ofInstant, "Exhaust up to two target adjacent enemy mercenaries.");
    // Who attacks, or whom it strikes?
    row(ofAttack, "Make a melee attack. Exhaust it.");
    row(ofMercenary, "Active (1): this mercenary makes a melee attack. Heal it 1.");
    row(ofInstant, "Target allied mercenary makes a melee attack now. Exhaust the target.");
    // Who takes it, and what of the two is prevented?
    row(ofInstant, "Target ally deals 2 damage to target enemy and takes 1 True damage.");
    row(ofInstant,
        "Exhaust target enemy and draw 1. Its controller may lose 2 loot to prevent this.");
}

void TestSeizeInAFight::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeInAFight)
#include "tst_seize_in_a_fight.moc"
