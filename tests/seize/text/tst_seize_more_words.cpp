#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// Constructions that people who never saw the language write: read as the same, or refused.
class TestSeizeMoreWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeMoreWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // What becomes of damage, to whom and by what it is dealt
    row(ofMercenary, "Damage this mercenary deals to burning mercenaries is doubled.",
        "Passive: this deals double damage to burning mercenaries.");
    row(ofMercenary, "All damage adjacent allies deal is Pure damage.",
        "Passive: allied mercenaries adjacent to this deal Pure damage.");
    row(ofMercenary, "The damage this deals to Mages is True damage.",
        "Passive: this deals True damage to Mage mercenaries.");
    row(ofMercenary, "Magic damage this mercenary deals is halved, rounded up.",
        "Passive: this deals half Magic damage, rounded up.");
    row(ofMercenary, "Damage this mercenary deals to a poisoned mercenary is increased by 2.",
        "Passive: this deals 2 more damage to poisoned mercenaries.");
    row(ofMercenary, "This takes 1 less damage from bleeding enemies.",
        "Passive: this takes 1 less damage from enemy bleeding mercenaries.");
    row(ofMercenary, "Damage dealt to this mercenary by burning enemies is doubled.",
        "Passive: this takes double damage from burning enemy mercenaries.");
    row(ofTreasure, "Ranged damage equipped mercenary deals ignores Armor.",
        "The bearer ignores Armor with ranged attacks.");
    row(ofInstant, "Damage target ally deals this turn is doubled.",
        "Target ally deals double damage this turn.");
    row(ofMercenary, "If this mercenary would be dealt damage by a Mage, reduce that damage by 2.",
        "Passive: this takes 2 less damage from Mage mercenaries.");
    // Attacks of somebody, and of everybody
    row(ofTreasure, "The ranged attack of the equipped mercenary has +1 Distance.",
        "The bearer has reach +1.");
    row(ofMercenary, "The melee attacks of adjacent allies deal 1 more damage.",
        "Passive: allied mercenaries adjacent to this deal 1 more damage with melee attacks.");
    row(ofEvent, "All melee attacks deal 1 more damage.",
        "Mercenaries deal 1 more damage with melee attacks.");
    row(ofMercenary, "All ranged attacks deal 1 less damage.",
        "Passive: mercenaries deal 1 less damage with ranged attacks.");
    row(ofMercenary, "Armor doesn't reduce the damage of this mercenary's ranged attacks.",
        "Passive: this ignores Armor with ranged attacks.");
    row(ofMercenary, "Armor and Magic Armor do not reduce damage this mercenary deals.",
        "Passive: this ignores Armor and ignores Magic Armor.");
    row(ofMercenary, "The damage of this mercenary's melee attacks is doubled.",
        "Passive: this deals double damage with melee attacks.");
    row(ofMercenary, "This mercenary doesn't become exhausted when it makes a ranged attack.",
        "Passive: this is not exhausted by ranged attacks.");
    row(ofMercenary, "This does not exhaust when it attacks.",
        "Passive: this is not exhausted by attacking.");
    row(ofMercenary, "This mercenary doesn't lose Stealth when it makes a melee attack.",
        "Passive: this does not lose Stealth by melee attacks.");
    // What cannot be reduced, and how far one goes
    row(ofTreasure, "Equipped mercenary's movement can't be reduced.",
        "The bearer cannot have its move reduced.");
    row(ofMercenary, "This mercenary's melee can't be reduced.",
        "Passive: this cannot have its melee reduced.");
    row(ofMercenary, "Frost counters don't reduce the movement of allied Mages.",
        "Passive: allied Mage mercenaries cannot have its move reduced by Frost.");
    row(ofTreasure, "Equipped mercenary isn't slowed by Frost counters.",
        "The bearer cannot have its move reduced by Frost.");
    row(ofTreasure,
        "Equipped mercenary gets +1 Move and its movement can't be reduced by frost counters.",
        "The bearer gets +1 move and cannot have its move reduced by Frost.");
    row(ofInstant, "Target ally's ranged attack can't be reduced this turn.",
        "Target ally cannot have its ranged reduced this turn.");
    row(ofTreasure, "The equipped mercenary can't move more than 1 space per turn.",
        "The bearer cannot move more than 1 tile each turn.");
    row(ofInstant, "Target enemy can't move more than one space this turn.",
        "Target enemy cannot move more than 1 tile each turn this turn.");
    // What is equipped to somebody
    row(ofMercenary,
        "As long as no treasures are equipped to this mercenary, it has +2 melee damage.",
        "Passive: as long as this has no treasures, this gets +2 melee.");
    row(ofMercenary, "As long as a Weapon is equipped to this mercenary, it has Armor 1.",
        "Passive: as long as this has a Weapon, this has Armor 1.");
    row(ofMercenary, "As long as no Relic is equipped to this mercenary, it has Armor 1.",
        "Passive: as long as this has no Relic, this has Armor 1.");
    row(ofMercenary,
        "As long as two or more treasures are equipped to this mercenary, it has Armor 1.",
        "Passive: as long as this has 2 or more treasures, this has Armor 1.");
    row(ofTreasure, "As long as a Mage has this equipped, allies have Armor 1.",
        "As long as the bearer is a Mage, allies have Armor 1.");
    row(ofTreasure,
        "The first ability you play each turn costs 1 less as long as a Priest has this equipped.",
        "As long as the bearer is a Priest, the first ability card you play each turn costs 1 "
        "treasure less.");
    row(ofTreasure,
        "Equipped mercenary has Armor 1. Whenever an adjacent enemy attacks it, deal 1 True damage "
        "to the attacker.",
        "The bearer has Armor 1.\nWhenever the bearer is attacked by an adjacent enemy, deal 1 "
        "True damage to the attacker.");
    row(ofTreasure,
        "When the equipped mercenary damages a burning mercenary with a ranged attack, place 1 "
        "Bleed counter on the damaged mercenary.",
        "Whenever the bearer deals damage to a burning mercenary with a ranged attack, place 1 "
        "Bleed counter on the damaged mercenary.");
    // Past whom somebody sees
    row(ofMercenary, "Allied mercenaries do not block line of sight for this mercenary's attacks.",
        "Passive: this can attack past allied mercenaries.");
    row(ofMercenary, "Enemy Mages do not block line of sight for this mercenary.",
        "Passive: this can attack past enemy Mage mercenaries.");
    // Those that a condition counts
    row(ofMercenary, "While you control three mercenaries, each of them gets +1 melee damage.",
        "Passive: as long as you control 3 or more mercenaries, mercenaries you control get +1 "
        "melee.");
    row(ofMercenary, "As long as you control two or more Mages, they have Armor 1.",
        "Passive: as long as you control 2 or more Mage mercenaries, Mage mercenaries you control "
        "have Armor 1.");
    // What an ability gives, without saying whom
    row(ofMercenary, "Active (2): +2 ranged damage until the end of the turn.",
        "Active (2 treasure): this gets +2 ranged this turn.");
    row(ofMercenary, "Active (1): Armor 2 until your next turn.",
        "Active (1 treasure): this gains Armor 2 until your next turn.");
    row(ofMercenary, "When this is attacked, gain Armor 1 until your next turn.",
        "When this is attacked, this gains Armor 1 until your next turn.");
    // As many and as much
    row(ofInstant, "Draw as many cards as you control mercenaries.",
        "Draw cards equal to the number of mercenaries you control.");
    row(ofInstant, "Draw as many cards as there are enemies on your side.",
        "Draw cards equal to the number of enemies on your side.");
    row(ofAttack,
        "Deal 2 damage to an adjacent enemy. Put as many Burn counters on it as damage dealt this "
        "way.",
        "Deal 2 damage to an adjacent enemy. Put that many Burn counters on it.");
    row(ofAttack,
        "Deal 2 Magic damage to target enemy within Distance 1. Another allied mercenary heals as "
        "much health as that mercenary lost.",
        "Deal 2 Magic damage to target enemy within Distance 1. Another allied mercenary heals "
        "that much.");
    row(ofInstant, "Choose an ally. Lose as much loot as its bounty.",
        "Choose an ally. Lose loot equal to its bounty.");
    // A and B as one object
    row(ofInstant, "Target mercenary loses all Armor and Magic Armor this turn.",
        "Target mercenary loses all Armor and loses all Magic Armor this turn.");
    row(ofInstant, "Target ally gains Armor and Magic Armor 2 this turn.",
        "Target ally gains Armor 2 and Magic Armor 2 this turn.");
    row(ofMercenary,
        "This mercenary gets +1 melee damage for each Weapon equipped to it and Armor 1 for each "
        "Equipment equipped to it.",
        "Passive: this gets +1 melee for each Weapon equipped to this.\nPassive: this has Armor 1 "
        "for each Equipment equipped to this.");
    // Cards of an Acquire Phase
    row(ofEvent, "Players can't draw more than 2 cards during the Acquire Phase.",
        "Players cannot acquire more than 2 cards each turn.");
    row(ofEvent, "Players can't draw more than two additional cards in their Acquire Phase.",
        "Players cannot acquire more than 2 cards each turn.");
    row(ofMercenary,
        "Whenever an opponent draws one or more cards in their Acquire Phase, gain 1 loot.",
        "Whenever an opponent acquires, gain 1 loot.");
    // Damage that ability cards deal
    row(ofMercenary, "Attack cards you play deal 1 additional damage.",
        "Passive: your Attack cards deal 1 more damage.");
    row(ofEvent, "Ability cards deal 1 more damage.", "Ability cards deal 1 more damage.");
    row(ofTreasure, "Mage ability cards you play deal +1 damage.",
        "Your Mage ability cards deal 1 more damage.");
    row(ofMercenary, "Opposing Instant cards deal 1 less damage.",
        "Passive: opponents' Instant cards deal 1 less damage.");
    // In another order of words, and one who chooses
    row(ofInstant, "Reapply target ally's Defense.", "Reapply Defense to target ally.");
    row(ofInstant, "Target opponent chooses a treasure in their Warchest and exhausts it.",
        "Target opponent exhausts a treasure in their Warchest.");
    row(ofInstant, "Target opponent chooses a card from their hand and discards it.",
        "Target opponent discards 1.");
    row(ofInstant, "Distribute 3 Frost counters among enemy mercenaries within Distance 2.",
        "Distribute 3 Frost counters among any number of enemy mercenaries within Distance 2.");
    row(ofInstant, "Deal 2 damage to target enemy. If it has 3 Burn counters, deal 6 instead.",
        "Deal 2 damage to target enemy. If it has 3 or more Burn counters, deal 6 instead.");
    row(ofTreasure,
        "Exhaust this treasure: Mend target ally. You may do this only during your turn.",
        "Active (exhaust this): Mend target ally. Use this only during your turn.");
    row(ofMercenary,
        "If you upstage a mercenary when you play this mercenary, exhaust the upstaged mercenary.",
        "Whenever this upstages a mercenary, exhaust it.");
    row(ofMercenary, "This mercenary enters the battlefield stealthed.", "Passive: Stealth.");
    row(ofMercenary, "This mercenary can't be pushed or switched by opposing effects.",
        "Passive: this cannot be pushed by opponents and cannot be swapped by opponents.");
    row(ofMercenary, "This mercenary can't be switched or upstaged.",
        "Passive: this cannot be swapped and cannot be upstaged.");
    // Which card somebody is targeted by
    row(ofTreasure, "Whenever an opposing ability card targets equipped mercenary, draw a card.",
        "Whenever the bearer is targeted by an opponent's ability card, draw 1.");
    row(ofMercenary, "Whenever this mercenary is targeted by an opponent's Instant, draw a card.",
        "Passive: whenever this is targeted by an opponent's Instant card, draw 1.");
    row(ofMercenary,
        "Whenever this mercenary becomes the target of an opposing ability card, draw a card.",
        "Passive: whenever this is targeted by an opponent's ability card, draw 1.");
    row(ofMercenary, "Whenever an ally is targeted by an ability card, draw a card.",
        "Passive: whenever an allied mercenary is targeted by an ability card, draw 1.");
    row(ofMercenary, "Whenever an enemy Attack card targets this, draw a card.",
        "Passive: whenever this is targeted by an opponent's Attack card, draw 1.");
    // How much X can be, and counters of two statuses that move
    row(ofMercenary,
        "Active (X): Deal X magic damage to target mercenary within Distance 1. X can't be more "
        "than 3.",
        "Active (X of up to 3 treasure): deal Magic damage to target mercenary within Distance 1 "
        "equal to X.");
    row(ofTreasure, "Active (X, exhaust this): Draw X cards. X is at most 2.",
        "Active (X of up to 2 treasure, exhaust this): draw X.");
    row(ofInstant,
        "Move all bleed and poison counters from target allied mercenary to target enemy "
        "mercenary.",
        "Move all Bleed and all Poison counters from target ally to target enemy.");
    // The attacker of an attack that a card answers
    row(ofInstant,
        "Play only when an allied Warrior is attacked. Deal 3 physical damage to the attacker.",
        "Deal 3 Physical damage to the attacker. Play this only if an allied Warrior mercenary is "
        "being attacked.");
    row(ofInstant, "Play only when an ally is attacked. Push the attacker 1 tile away.",
        "Push the attacker 1 tile away. Play this only if an allied mercenary is being attacked.");
    // What players do to mercenaries of theirs
    row(ofEvent,
        "At the start of each player's Rally Phase, that player heals a mercenary they control 2.",
        "At the start of each player's Rally Phase, that player chooses a mercenary they control. "
        "Heal it 2.");
    row(ofInstant, "Target opponent mends a mercenary they control.",
        "Target opponent chooses a mercenary they control. Mend it.");
    // What ability cards cannot give, and what the first attack leaves
    row(ofTreasure, "Opposing ability cards can't silence or exhaust equipped mercenary.",
        "The bearer cannot be silenced by opponents' ability cards and cannot be exhausted by "
        "opponents' ability cards.");
    row(ofMercenary, "This mercenary can't be burned by ability cards.",
        "Passive: this cannot be burned by ability cards.");
    row(ofMercenary, "Allies can't be exhausted or silenced by opponents' Instants.",
        "Passive: allied mercenaries cannot be exhausted by opponents' Instant cards and cannot be "
        "silenced by opponents' Instant cards.");
    row(ofMercenary,
        "The first ranged attack this mercenary makes each turn places 2 Bleed counters on its "
        "target.",
        "Passive: this applies 2 Bleed with ranged attacks the first time each turn.");
    row(ofInstant, "You don't lose Loot for allied mercenaries destroyed this turn.",
        "Mercenaries you control cost no loot when they are destroyed this turn.");
    // Attacks of a side
    row(ofMercenary, "Your attacks deal 1 more damage.",
        "Passive: mercenaries you control deal 1 more damage with attacks.");
    row(ofEvent, "Opposing ranged attacks deal 1 less damage.",
        "Enemy mercenaries deal 1 less damage with ranged attacks.");
    row(ofInstant, "Your melee attacks ignore Armor this turn.",
        "Each mercenary you control ignores Armor with melee attacks this turn.");
    // Another number instead, of what is always so
    row(ofMercenary, "Armor 1. If this is damaged, it has Armor 2 instead.",
        "Passive: this has Armor 1.\nPassive: as long as this is damaged, this has Armor 1.");
    row(ofMercenary,
        "Passive: Regen 1. As long as this is in your Guild Hall, it has Regen 3 instead.",
        "Passive: this has Regen 1.\nPassive: as long as this is in your Guild Hall, this has "
        "Regen 2.");
    row(ofTreasure, "Armor 1. Armor 3 instead while equipped mercenary is a Warrior.",
        "The bearer has Armor 1.\nAs long as the bearer is a Warrior, the bearer has Armor 2.");
    // So much, or so much more
    row(ofTreasure, "Armor 1, or 3 if equipped mercenary is damaged.",
        "The bearer has Armor 1.\nAs long as the bearer is damaged, the bearer has Armor 2.");
    // By which attack, where a card answers it
    row(ofInstant, "Play only when an ally is attacked by a ranged attack. Exhaust the attacker.",
        "Exhaust the attacker. Play this only if an allied mercenary is being attacked with a "
        "ranged attack.");
    // SAMES
}

void TestSeizeMoreWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    meanTheSame(QTest::currentDataTag(), other.toStdString(), paper);
}

void TestSeizeMoreWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // What becomes of damage, to whom and by what it is dealt
    row(ofMercenary, "Damage this mercenary deals is reduced by 1, to a minimum of 1.");
    row(ofMercenary, "Damage this mercenary deals with Burn counters is True damage.");
    row(ofMercenary, "Magic damage this mercenary deals to Mages is True damage.");
    // What cannot be reduced, and how far one goes
    row(ofMercenary, "This mercenary's health can't be reduced by Frost.");
    row(ofMercenary, "This mercenary's melee can't be reduced by Frost.");
    row(ofEvent, "Mercenaries can't move more than 1 space during the Second Movement Phase.");
    row(ofEvent, "During the Second Movement Phase, mercenaries can't move more than 1 space.");
    // Past whom somebody sees
    row(ofMercenary,
        "Allied mercenaries do not block line of sight for this mercenary's ranged attacks.");
    // Those that a condition counts
    row(ofMercenary, "As long as you control a Mage, they have Armor 1.");
    row(ofMercenary, "They have Armor 1.");
    row(ofMercenary, "As long as you control no Mages, each of them has Armor 1.");
    // What an ability gives, without saying whom
    row(ofMercenary, "Active (1): +2 melee.");
    row(ofMercenary, "Whenever an ally attacks, +1 melee this turn.");
    row(ofInstant, "Armor 1 this turn.");
    // As many and as much
    row(ofInstant,
        "Exhaust target enemy. Target ally heals as much health as that mercenary lost.");
    // Damage that ability cards deal
    row(ofMercenary, "Mercenary cards you play deal 1 more damage.");
    row(ofMercenary, "Event cards you play deal 1 more damage.");
    // In another order of words, and one who chooses
    row(ofInstant, "Deal 2 damage to target enemy. If it has 3 Silence counters, deal 6 instead.");
    // Which card somebody is targeted by
    row(ofMercenary, "Whenever this is targeted by an Event card, draw 1.");
    // How much X can be, and counters of two statuses that move
    row(ofMercenary, "Active (2): Draw 1. X can't be more than 3.");
    row(ofMercenary, "Active (X): Draw X. X can't be more than 3. X is at most 2.");
    row(ofInstant, "Move all Bleed and Bleed counters from target ally to target enemy.");
    // The attacker of an attack that a card answers
    row(ofInstant, "Deal 3 physical damage to the attacker.");
    row(ofInstant, "Play only when an ally is attacked. At end of turn, exhaust the attacker.");
    row(ofInstant, "Play only if it is your turn. Exhaust the attacker.");
    // What players do to mercenaries of theirs
    row(ofEvent,
        "At the start of each player's Rally Phase, that player heals a mercenary you control 2.");
    // What ability cards cannot give, and what the first attack leaves
    row(ofMercenary, "Opposing ability cards can't push this.");
    row(ofMercenary, "This can't move or be silenced by ability cards.");
    // Attacks are no cards
    row(ofMercenary, "Mage attacks you play deal 1 more damage.");
    // Which of two deeds is done only then?
    row(ofTreasure,
        "Exhaust this treasure: Mend target ally. Draw 1. Do this only during your turn.");
    // Another number instead, of what is always so
    row(ofMercenary, "If this is damaged, it has Armor 2 instead.");
    row(ofMercenary, "Armor 1. If this is damaged, it has Regen 2 instead.");
    row(ofMercenary, "Armor 1. Armor 2 instead.");
    row(ofMercenary, "This has Leech. If this is damaged, it ignores Armor instead.");
    row(ofMercenary, "Armor 2. If this is damaged, it has Armor 2 instead.");
    row(ofMercenary,
        "Armor 1. While you control three mercenaries, each of them has Armor 2 instead.");
    // REFUSALS
}

void TestSeizeMoreWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeMoreWords)
#include "tst_seize_more_words.moc"
