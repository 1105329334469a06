#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What designers say about attacks, damage, distance and statuses: read as the same, or refused.
class TestSeizeCombatWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeCombatWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // Who is farther away
    row(ofMercenary,
        "Passive: This mercenary's ranged attacks deal 1 more damage to targets at Distance 2 or "
        "farther.",
        "Passive: this deals 1 more damage with ranged attacks to mercenaries not within Distance "
        "1.");
    row(ofMercenary, "Active (1): Deal 1 Magic damage to each enemy at least 4 tiles away.",
        "Active (1 treasure): deal 1 Magic damage to each enemy mercenary not within Distance 2.");
    row(ofMercenary, "Passive: Enemies more than 3 tiles away can't attack this mercenary.",
        "Passive: this cannot be attacked by enemy mercenaries not within Distance 2.");
    row(ofAttack, "Distance 3: Deal 2 Magic damage to target enemy at Distance 2 or farther.",
        "Distance 3, only a mercenary not within Distance 1: deal 2 Magic damage to the attacked "
        "mercenary.");
    // Whose attacks
    row(ofMercenary,
        "Passive: This mercenary takes 1 less damage from enemy hunters' ranged attacks.",
        "Passive: this takes 1 less damage from ranged attacks by enemy Hunter mercenaries.");
    row(ofEvent, "Damage dealt to allied mercenaries by attacks of mages is doubled.",
        "Allied mercenaries take double damage from attacks by Mage mercenaries.");
    row(ofTreasure, "Melee attacks by the equipped mercenary pull their target 1 space closer.",
        "Melee attacks by the equipped mercenary pull the target 1 space closer.");
    // Damage as another kind
    row(ofEvent, "All magic damage is dealt as pure damage.",
        "Mercenaries take Magic damage as Pure damage.");
    row(ofMercenary,
        "Passive: Physical damage that would be dealt to this mercenary by ranged "
        "attacks is dealt as magic damage instead.",
        "Passive: this takes Physical damage from ranged attacks as Magic damage.");
    row(ofInstant, "Until end of turn, all damage is dealt as true damage.",
        "Mercenaries take damage as True damage this turn.");
    // Healing that is more or less
    row(ofTreasure, "Healing received by equipped mercenary is increased by 2.",
        "Equipped: the bearer is healed 2 more.");
    row(ofMercenary, "Passive: If another ally would be healed, reduce that healing by 1.",
        "Passive: other allied mercenaries are healed 1 less.");
    row(ofEvent, "Healing done to enemy mercenaries is prevented.",
        "Enemy mercenaries cannot be healed.");
    row(ofMercenary, "Passive: Allied mercenaries are healed for twice as much.",
        "Passive: if an allied mercenary would be healed, it heals twice that much instead.");
    row(ofInstant, "Until end of turn, healing done to target mercenary is reduced by 2.",
        "Target mercenary is healed 2 less this turn.");
    // What is not placed, and what stays
    row(ofEvent, "Silence and Blind can't be given to mercenaries in Guild Halls.",
        "Mercenaries in a Guild Hall cannot be silenced and cannot be blinded.");
    row(ofMercenary, "Passive: Counters can't be placed on this mercenary.",
        "Passive: this cannot be exhausted, bled, poisoned, frozen or burned.");
    row(ofEvent, "Burn counters can't be removed.", "Mercenaries cannot lose Burn.");
    row(ofEvent, "Opponents can't apply Silence or Blind.",
        "Mercenaries cannot be silenced by opponents and cannot be blinded by opponents.");
    row(ofInstant, "Burn counters can't be removed from target mercenary this turn.",
        "Target mercenary cannot lose Burn this turn.");
    // As much as was heard of
    row(ofMercenary,
        "Passive: Whenever this mercenary gains Poison, it gains that much melee damage until end "
        "of turn.",
        "Passive: whenever this gains Poison, this gets +X melee this turn, where X is that much.");
    row(ofTreasure,
        "When equipped mercenary is dealt magic damage, it gains that much Magic Armor until your "
        "next turn.",
        "Equipped: whenever the bearer is dealt Magic damage, the bearer gains Magic Armor X until "
        "your next turn, where X is that much.");
    row(ofInstant,
        "Prevent all damage that would be dealt to target mercenary by melee attacks this turn.",
        "Target mercenary takes no damage from melee attacks this turn.");
    // A figure like another
    row(ofInstant,
        "Target ally's ranged damage becomes equal to its melee damage until end of turn.",
        "Target allied mercenary has a ranged of X this turn, where X is its melee.");
    row(ofMercenary,
        "Active (1): This mercenary's move becomes equal to the move of another target "
        "ally until end of turn.",
        "Active (1): choose another target ally. This has a move of X this turn, where X is its "
        "move.");
    // Behind whom an attack strikes
    row(ofMercenary,
        "Passive: Whenever this makes a melee attack, deal 1 True damage to the mercenary behind "
        "the target.",
        "Passive: whenever this attacks with a melee attack, deal 1 True damage to each mercenary "
        "behind the attacked mercenary.");
    row(ofAttack, "Deal 3 Physical damage to an adjacent enemy and 1 to the mercenary behind it.",
        "Melee: deal 3 Physical damage to the attacked mercenary and deal 1 Physical damage to "
        "each mercenary behind the attacked mercenary.");
    row(ofAttack,
        "Melee: Deal 2 physical damage to the attacked mercenary and each mercenary behind it.",
        "Melee: deal 2 Physical damage to the attacked mercenary and deal 2 Physical damage to "
        "each mercenary behind the attacked mercenary.");
    // What attacks do besides
    row(ofMercenary, "Passive: This mercenary's ranged attacks push the target 1 space.",
        "Passive: whenever this attacks with a ranged attack, push the attacked mercenary 1 tile "
        "away.");
    row(ofTreasure, "Attacks made by equipped mercenary also heal each adjacent ally 1.",
        "Whenever the bearer attacks, heal each adjacent allied mercenary 1.");
    row(ofEvent, "Allied mercenaries' melee attacks also push the target 1 space.",
        "Whenever an allied mercenary attacks with a melee attack, push the attacked mercenary 1 "
        "tile away.");
    row(ofMercenary,
        "This mercenary's melee attacks also deal 1 Magic damage to each mercenary adjacent to the "
        "target.",
        "Passive: whenever this attacks with a melee attack, deal 1 Magic damage to each mercenary "
        "adjacent to the attacked mercenary.");
    // The first of a turn
    row(ofEvent, "The first enemy that moves each turn takes 1 True damage.",
        "Once per turn, whenever an enemy mercenary moves, deal 1 True damage to it.");
    row(ofMercenary,
        "Passive: Each turn, the first ally attacked by an enemy gains Armor 1 this "
        "turn.",
        "Passive: once per turn, whenever an allied mercenary is attacked by an enemy mercenary, "
        "that ally gains Armor 1 this turn.");
    row(ofMercenary, "The first enemy this mercenary damages each turn is silenced.",
        "Passive: once per turn, whenever this deals damage to an enemy mercenary, silence the "
        "attacked mercenary.");
    row(ofMercenary,
        "Passive: The first time this mercenary would be dealt damage each turn, prevent that "
        "damage.",
        "Passive: once per turn, if this would be dealt damage, instead prevent it.");
    row(ofMercenary, "Passive: The first enemy to enter your Guild Hall each turn is exhausted.",
        "Passive: once per turn, whenever an enemy mercenary enters your Guild Hall, exhaust it.");
    row(ofMercenary, "Passive: The first ally that is healed each turn gains 1 movement this turn.",
        "Passive: once per turn, whenever an allied mercenary is healed, it gains 1 movement this "
        "turn.");
    // Another figure in the same sentence, and against such as the target is
    row(ofMercenary, "+1 melee, or +2 while damaged.",
        "Passive: this gets +1 melee.\nPassive: as long as this is damaged, this gets +1 melee.");
    row(ofTreasure, "+1 melee damage. +3 instead while equipped mercenary is a Mage.",
        "The bearer gets +1 melee.\nAs long as the bearer is a Mage, the bearer gets +2 melee.");
    row(ofTreasure, "+1 melee damage. If you control no Mages, +2 instead.",
        "The bearer gets +1 melee.\nAs long as you control no Mage mercenaries, the bearer gets "
        "+1 melee.");
    row(ofMercenary, "Passive: Armor 1, or Armor 2 while in your Guild Hall.",
        "Passive: this has Armor 1.\nPassive: as long as this is in your Guild Hall, this has "
        "Armor 1.");
    row(ofTreasure, "+1 melee damage, or +3 against burning mercenaries.",
        "The bearer gets +1 melee.\nThe bearer deals 2 more damage with melee attacks to burning "
        "mercenaries.");
    row(ofTreasure, "+2 melee damage if the target is exhausted.",
        "The bearer deals 2 more damage with melee attacks to exhausted mercenaries.");
    row(ofMercenary,
        "Passive: If the target isn't damaged, this mercenary's ranged attacks deal True damage.",
        "Passive: this deals True damage with ranged attacks to undamaged mercenaries.");
    // Statuses that do nothing, and such as stay
    row(ofMercenary, "Passive: Burn counters on this mercenary have no effect.",
        "Passive: this is not affected by Burn.");
    row(ofEvent, "Frost counters don't affect allied mercenaries.",
        "Allied mercenaries are not affected by Frost.");
    row(ofTreasure, "Equipped mercenary ignores Bleed and Poison.",
        "The bearer is not affected by Bleed and is not affected by Poison.");
    row(ofMercenary, "Passive: Poison on this mercenary doesn't increase the damage it takes.",
        "Passive: this is not affected by Poison.");
    row(ofMercenary,
        "Passive: As long as this mercenary is on a fogged tile, it has Armor 1 and isn't blinded.",
        "Passive: as long as this is on a fogged tile, this has Armor 1 and is not affected by "
        "Blind.");
    row(ofMercenary, "Passive: Bleed counters on enemies can't be removed.",
        "Passive: enemy mercenaries cannot lose Bleed.");
    row(ofInstant, "Target enemy can't lose Burn or Frost this turn.",
        "Target enemy mercenary cannot lose Burn and cannot lose Frost this turn.");
    row(ofMercenary, "Passive: Exhaust counters on enemies can't be removed.",
        "Passive: enemy mercenaries cannot be readied.");
    // As much as would have come
    row(ofMercenary,
        "Passive: If this mercenary would be dealt Magic damage, it heals that much health "
        "instead.",
        "Passive: if this would be dealt Magic damage, instead heal this that much.");
    row(ofEvent, "If an enemy would be healed, it takes that much True damage instead.",
        "If an enemy mercenary would be healed, instead deal that much True damage to it.");
    row(ofEvent,
        "If an enemy would gain one or more Poison counters, it gains that many plus one instead.",
        "Enemy mercenaries gain 1 more Poison at a time.");
    // What an attack is answered with, and who is in it
    row(ofInstant,
        "Play only when an allied warrior is attacked by an adjacent mercenary. Deal 3 Physical "
        "damage to the attacker.",
        "Deal 3 Physical damage to the attacker. Play this only if an allied Warrior mercenary is "
        "being attacked by a mercenary adjacent to the attacked mercenary.");
    row(ofInstant,
        "Play only when an enemy mercenary declares a melee attack against an allied mercenary. "
        "That ally heals 2.",
        "That ally heals 2. Play this only if an allied mercenary is being attacked with a melee "
        "attack by an enemy mercenary.");
    row(ofInstant, "Play only in response to an attack by an enemy Mage. Silence the attacker.",
        "Silence the attacker. Play this only if a mercenary is being attacked by an enemy Mage "
        "mercenary.");
    row(ofMercenary, "Passive: Whenever this becomes the target of a ranged attack, draw 1.",
        "Passive: whenever a mercenary declares a ranged attack against this, draw 1.");
    // Beside where it stood
    row(ofEvent,
        "Whenever a mercenary is destroyed, deal 1 damage to each mercenary that was adjacent to "
        "it.",
        "Whenever a mercenary is destroyed, deal 1 Physical damage to each mercenary adjacent to "
        "it.");
    // Who cannot attack, and who stands on the one tile
    row(ofMercenary, "Passive: Enemies can't attack this mercenary unless they are adjacent to it.",
        "Passive: this cannot be attacked by enemy mercenaries not adjacent to this.");
    row(ofMercenary, "Passive: Enemies can't make melee attacks against this mercenary.",
        "Passive: this cannot be attacked by enemy mercenaries with melee attacks.");
    row(ofMercenary, "Passive: The ally directly behind this mercenary has Armor 1.",
        "Passive: allied mercenaries behind this have Armor 1.");
    // In other words
    row(ofMercenary,
        "Passive: At the end of your turn, if this neither moved nor attacked this turn, draw 1.",
        "Passive: at the end of your turn, if this did not move and did not attack this turn, draw "
        "1.");
    row(ofInstant, "Remove all Burn from target ally. If you removed three or more, draw 1.",
        "Remove all Burn from target allied mercenary. If 3 or more were removed this way, draw "
        "1.");
    row(ofTreasure, "Equipped mercenary's first attack each turn applies 1 Poison.",
        "The bearer applies 1 Poison with attacks the first time each turn.");
    row(ofAttack, "Target adjacent mercenary loses its Defense. Deal 3 Physical damage to it.",
        "Melee: use up the Defense of the attacked mercenary. Deal 3 Physical damage to it.");
    row(ofEvent, "Enemies lose Fortify.", "Enemy mercenaries have no Fortify.");
    row(ofMercenary, "Passive: Enemies have -1 melee while adjacent to this mercenary.",
        "Passive: enemy mercenaries adjacent to this get -1 melee.");
    row(ofInstant, "Prevent all damage that would be dealt by target enemy this turn.",
        "Target enemy mercenary deals no damage this turn.");
    row(ofInstant, "Replace all Burn counters on target mercenary with that many Frost counters.",
        "Remove all Burn from target mercenary. Apply that much Frost to it.");
    row(ofInstant, "Remove all Fog.", "Remove Fog from each fogged tile.");
    row(ofInstant, "Target ally can attack twice this turn.",
        "Target allied mercenary may attack 1 additional time each turn this turn.");
    // Of each of several
    row(ofMercenary, "Passive: Burning enemies have -1 melee for each Burn counter on them.",
        "Passive: enemy burning mercenaries get -1 melee for each Burn counter on them.");
    row(ofEvent, "Allied mercenaries have Armor 1 for each treasure equipped to them.",
        "Allied mercenaries have Armor 1 for each treasure equipped to them.");
    // SAMES
}

void TestSeizeCombatWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    meanTheSame(QTest::currentDataTag(), other.toStdString(), paper);
}

void TestSeizeCombatWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // An attack reaches so far, and not everywhere
    row(ofAttack, "Deal 3 Magic damage to target mercenary at Distance 2 or farther.");
    row(ofMercenary, "Active (1): Deal 1 damage to each mercenary at least 2 tiles away.");
    // Of everybody for a time, or of this one? And Lethal damage stays so
    row(ofInstant, "Target mercenary takes Physical damage as Magic damage this turn.");
    row(ofEvent, "All Lethal damage is dealt as Physical damage.");
    // Who plunders, or who is plundered?
    row(ofEvent, "Whenever an opposing mercenary plunders, the plundered player draws a card.");
    row(ofEvent, "Whenever a mercenary plunders, that player draws a card.");
    // The treasure, or who carried it?
    row(ofMercenary, "Active (0): Unequip a treasure from this mercenary and ready it.");
    // Two were named
    row(ofInstant,
        "Target ally's melee becomes equal to the melee of another target ally this turn.");
    // Of opponents' cards alone that is not known
    row(ofMercenary, "Passive: Opponents can't remove Bleed from their mercenaries.");
    // In front of whom is attacked stands who attacks
    row(ofMercenary,
        "Whenever this makes a ranged attack, deal 1 damage to the mercenary in front of the "
        "target.");
    row(ofInstant, "Deal 2 damage to target enemy and 1 to the mercenary behind it.");
    // So much besides, or that is what they deal?
    row(ofMercenary, "This mercenary's melee attacks deal 2 damage to each adjacent enemy.");
    // Of a turn, or of all
    row(ofMercenary, "The first enemy that moves takes 1 damage.");
    row(ofMercenary, "The first ally that attacks each turn has Armor 1.");
    // In its place, or besides?
    row(ofMercenary, "+1 melee, +2 against frozen mercenaries.");
    row(ofMercenary, "+2 instead while damaged.");
    row(ofMercenary, "+1 melee and +1 move, or +2 while damaged.");
    row(ofMercenary, "If the target is exhausted, this has Armor 1.");
    row(ofEvent, "Allied mercenaries have +1 melee, or +2 while damaged.");
    // Of these it is said what is still done
    row(ofMercenary, "Passive: Exhaust counters don't affect this mercenary.");
    row(ofMercenary, "Passive: Allies are not affected by Stealth.");
    row(ofMercenary, "Passive: Burn counters do not increase damage dealt to this.");
    // How much would have been destroyed?
    row(ofMercenary, "Passive: If this would be destroyed, heal it that much instead.");
    // Who has left has counters no more; and no attack waits
    row(ofEvent, "Whenever a mercenary is destroyed, draw 1 for each Burn counter on it.");
    row(ofInstant, "Play only when an ally is destroyed. That ally heals 2.");
    row(ofMercenary, "Passive: The ally adjacent to this mercenary has Armor 1.");
    row(ofInstant, "Deal 1 damage to each enemy for each Burn counter on them.");
    row(ofMercenary, "Passive: This has +1 melee for each Burn counter on them.");
    // REFUSALS
}

void TestSeizeCombatWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeCombatWords)
#include "tst_seize_combat_words.moc"
