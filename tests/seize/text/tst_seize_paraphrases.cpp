#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

/// What a text says, printed; the problem where it is refused.
std::string meaningOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        return "refused: " + parsed.problems.front().text;
    std::string printed;
    for (const Ability& ability : parsed.abilities)
        printed += print(ability) + "\n";
    return printed;
}

} // namespace

/// One thing in the words of different people: active and passive, of nobody and of each, who comes first.
class TestSeizeParaphrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeParaphrases::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Who does something, and whom it is done to, told in a clause of its own
    row(ofMercenary,
        "Passive: Any mercenary that attacks this mercenary in melee gets a poison counter.",
        "Passive: whenever a mercenary attacks this with a melee attack, that mercenary gets 1 "
        "Poison.");
    row(ofMercenary, "Passive: Each enemy that moves adjacent to this mercenary loses Stealth.",
        "Passive: whenever an enemy moves adjacent to this, that enemy loses Stealth.");
    row(ofMercenary, "Passive: Enemies that plunder lose 1 health.",
        "Passive: whenever an enemy plunders, that enemy loses 1 health.");
    row(ofMercenary, "Passive: Allies that enter your Guild Hall gain +1 melee this turn.",
        "Passive: whenever an ally enters your Guild Hall, that ally gains +1 melee this turn.");
    row(ofMercenary, "Passive: Any enemy this mercenary attacks is exhausted.",
        "Passive: whenever this attacks an enemy, that enemy is exhausted.");
    row(ofMercenary, "Passive: Mercenaries this mercenary attacks in melee get 1 Bleed.",
        "Passive: whenever this attacks a mercenary with a melee attack, that mercenary gets 1 "
        "Bleed.");
    row(ofTreasure, "Any mercenary that attacks the equipped mercenary gets 1 Burn.",
        "Whenever a mercenary attacks the bearer, that mercenary gets 1 Burn.");
    row(ofTreasure, "+2 melee damage, but the mercenary can't make ranged attacks.",
        "+2 melee damage. The bearer can't make ranged attacks.");
    row(ofTreasure, "When the bearer exits, put this treasure back into your Warchest.",
        "When the bearer exits, put this treasure into your Warchest.");
    row(ofInstant, "Prevent all magic damage that would be dealt this turn.",
        "Prevent all magic damage that would be dealt to mercenaries this turn.");
    row(ofInstant, "Remove every physical status from target ally.",
        "Remove all physical statuses from target ally.");
    row(ofEvent, "All melee attacks deal 1 more damage, yours and your opponent's.",
        "All melee attacks deal 1 more damage.");
    // Said behind an attack that is made, or with it
    row(ofAttack, "Make a ranged attack. That attack deals pure damage.",
        "Self: the attacker makes a ranged attack now which deals Pure damage.");
    row(ofAttack, "Make a ranged attack. Its damage is true.",
        "Self: the attacker makes a ranged attack now which deals True damage.");
    row(ofAttack, "Make a ranged attack. The damage of that attack is magic.",
        "Self: the attacker makes a ranged attack now which deals Magic damage.");
    row(ofAttack, "This mercenary makes a ranged attack. It ignores line of sight.",
        "Self: the attacker makes a ranged attack now which ignores LOS.");
    row(ofAttack, "Make a melee attack ignoring defense.",
        "Self: the attacker makes a melee attack now which ignores Defense.");
    row(ofAttack, "Make a melee attack with double damage.",
        "Self: the attacker makes a melee attack now which deals double damage.");
    row(ofAttack, "Make a melee attack that deals 2 more damage.",
        "Self: the attacker makes a melee attack with +2 damage now.");
    row(ofAttack, "Make a melee attack for +1 melee.",
        "Self: the attacker makes a melee attack with +1 damage now.");
    // Where an attack goes, behind what it does
    row(ofAttack, "3 magic damage at Distance 2. Apply 1 Frost.",
        "Distance 2: deal 3 Magic damage to the attacked mercenary. Apply 1 Frost to the attacked "
        "mercenary.");
    row(ofAttack, "4 physical damage, melee. Bleed 2.",
        "Melee: deal 4 Physical damage to the attacked mercenary. Apply 2 Bleed to the attacked "
        "mercenary.");
    row(ofAttack, "Distance 2. 2 magic damage and silence.",
        "Distance 2: deal 2 Magic damage to the attacked mercenary and silence the attacked "
        "mercenary.");
    // What may be paid
    row(ofTreasure, "You may discard this treasure to heal the equipped mercenary to full health.",
        "Active (destroy this): fully heal the bearer.");
    row(ofTreasure, "At any time, you may exhaust this treasure to gain 1 loot.",
        "Active (exhaust this): gain 1 loot.");
    row(ofMercenary, "You may pay 2 to draw a card.", "Active (2 treasure): draw 1.");
    row(ofMercenary, "You may lose 1 loot to draw a card.", "Active (lose 1 loot): draw 1.");
    // Two beside each other, and one beside another
    row(ofInstant,
        "Choose two adjacent enemy mercenaries. Each deals its melee damage to the other.",
        "An enemy mercenary fights another enemy mercenary adjacent to it.");
    row(ofInstant, "Two target adjacent mercenaries fight each other.",
        "Target mercenary fights another target mercenary adjacent to it.");
    row(ofInstant, "Move one of your mercenaries next to another one of your mercenaries.",
        "Move a mercenary you control to an empty tile adjacent to another mercenary you control.");
    row(ofInstant, "Move an ally adjacent to an enemy 1 tile.",
        "Move an allied mercenary adjacent to an enemy mercenary 1 tile.");
    row(ofTreasure, "Discard this to draw two cards.", "Active (destroy this): draw 2.");
    // What is not lost
    row(ofInstant, "Destroy target mercenary. Its controller loses no loot for its bounty.",
        "Destroy target mercenary without losing loot.");
    row(ofInstant, "Destroy target allied mercenary. You don't lose loot for its bounty.",
        "Destroy target allied mercenary without you losing loot.");
    row(ofInstant, "Exit an allied mercenary from anywhere.", "An allied mercenary exits.");
    row(ofMercenary, "When this mercenary is destroyed, put its treasures into your Warchest.",
        "Passive: this returns its treasures to the Warchest when it is destroyed.");
    row(ofMercenary, "Its crossbow ignores armor.", "This ignores Armor with ranged attacks.");
    // Of nobody, and of nothing, it is so
    row(ofMercenary, "No damaged ally can exit.", "Each damaged ally can't exit.");
    row(ofMercenary, "No enemy in your Guild Hall can plunder.",
        "Each enemy in your Guild Hall can't plunder.");
    row(ofTreasure, "Nothing can push the equipped mercenary.",
        "Equipped: the bearer cannot be pushed.");
    row(ofMercenary, "No mercenary can spot this mercenary.", "Passive: this cannot be spotted.");
    row(ofMercenary, "Wounded enemies can't become ready.",
        "Enemy damaged mercenaries can't be readied.");
    row(ofMercenary, "Rogues may not enter adjacent tiles.",
        "Rogue mercenaries can't enter adjacent tiles.");
    row(ofMercenary, "This can be neither silenced nor blinded.",
        "This can't be silenced and can't be blinded.");
    row(ofMercenary, "This has to attack each turn if it is able to.",
        "Passive: this must attack each turn if able.");
    row(ofMercenary, "If able, this mercenary must attack every turn.",
        "Passive: this must attack each turn if able.");
    // Who aims, and who is aimed at
    row(ofMercenary, "Melee attacks can't target allied Priests.",
        "Allied Priests can't be attacked by melee attacks.");
    row(ofMercenary, "Ranged attacks can't be made against other allies.",
        "Other allies can't be attacked by ranged attacks.");
    row(ofTreasure, "Opponents can't target equipped mercenary with ability cards.",
        "Equipped mercenary can't be targeted by opponents' ability cards.");
    row(ofMercenary, "Instants your opponents play can't target your Mages.",
        "Your Mages can't be targeted by opponents' Instants.");
    row(ofMercenary, "Stealth doesn't prevent this from targeting mercenaries.",
        "Passive: this can target stealthed mercenaries.");
    row(ofTreasure, "The bearer's ranged attacks can target adjacent mercenaries.",
        "Equipped: the bearer can make ranged attacks against adjacent mercenaries.");
    // What attacking does not do
    row(ofMercenary, "Attacking doesn't cause allied Rogues to lose Stealth.",
        "Allied Rogues don't lose Stealth when they attack.");
    row(ofTreasure, "When equipped mercenary attacks, it doesn't become exhausted.",
        "Equipped: the bearer is not exhausted by attacking.");
    row(ofMercenary, "Whenever this plunders, it isn't exhausted.",
        "Passive: this is not exhausted by plundering.");
    row(ofMercenary, "After attacking, allied Hunters can still move.",
        "Allied Hunters may move after attacking.");
    row(ofTreasure, "Equipped mercenary can attack without becoming exhausted.",
        "Equipped: the bearer is not exhausted by attacking.");
    // Fog, sight and the way
    row(ofMercenary, "Fog doesn't blind other allies.", "Other allies are not blinded by Fog.");
    row(ofMercenary, "Line of sight isn't blocked by Warriors.", "Warriors do not block LOS.");
    row(ofTreasure, "Enemies don't block the bearer's movement.",
        "Equipped: the bearer can move through enemies.");
    row(ofMercenary, "This covers adjacent allied mercenaries.",
        "Adjacent allied mercenaries are covered by this.");
    // Whose figure, and what changes it
    row(ofMercenary, "Allied mercenaries' move can't be lowered.",
        "Allied mercenaries cannot have their move reduced.");
    row(ofTreasure, "Nothing can reduce the equipped mercenary's movement.",
        "Equipped: the bearer cannot have its move reduced.");
    row(ofMercenary, "Each enemy in your Guild Hall gives this mercenary +1 melee.",
        "Passive: this gets +1 melee for each enemy in your Guild Hall.");
    row(ofMercenary, "Every Bleed counter on this mercenary gives it +1 ranged.",
        "Passive: this gets +1 ranged for each Bleed counter on this.");
    row(ofMercenary, "This mercenary's bounty is increased by the number of damaged allies.",
        "Passive: this gets +X bounty, where X is the number of damaged allies.");
    row(ofMercenary, "Increase this mercenary's ranged by 1 for each card in your discard.",
        "Passive: this gets +1 ranged for each card in your discard.");
    row(ofMercenary, "This gets 2 more health for each treasure you control.",
        "Passive: this gets +2 health for each treasure you control.");
    row(ofMercenary, "As long as this is damaged, double this mercenary's bounty.",
        "Passive: as long as this is damaged, this has double bounty.");
    row(ofMercenary, "Each turn, allied Hunters may equip an additional treasure.",
        "Allied Hunters may equip 1 additional treasure each turn.");
    row(ofMercenary, "This mercenary can also attack and move diagonally.",
        "Passive: this attacks diagonally and moves diagonally.");
    row(ofMercenary, "Other allies can't both attack and move during the same turn.",
        "Other allies cannot move and attack in the same turn.");
    // What is ignored
    row(ofMercenary, "This mercenary ignores Armor or Defense.",
        "Passive: this ignores Armor and ignores Defense.");
    row(ofMercenary, "This mercenary's damage can't be reduced by Magic Armor or Defense.",
        "Passive: this ignores Magic Armor and ignores Defense.");
    row(ofTreasure, "Damage the equipped mercenary deals isn't reduced by Armor.",
        "Equipped: the bearer ignores Armor.");
    // Damage: said of it, as an order, of who deals and who takes it
    row(ofMercenary, "Damage damaged allies take from ranged attacks is halved, rounded up.",
        "Damaged allies take half damage from ranged attacks, rounded up.");
    row(ofMercenary, "Double all Magic damage this mercenary takes.",
        "Passive: this takes double Magic damage.");
    row(ofMercenary, "Reduce the Physical damage dealt to this mercenary by attacks by 2.",
        "Passive: this takes 2 less Physical damage from attacks.");
    row(ofTreasure, "The damage of the bearer's ranged attacks is doubled.",
        "Equipped: the bearer deals double damage with ranged attacks.");
    row(ofMercenary, "The damage this mercenary deals to burning mercenaries is increased by 3.",
        "Passive: this deals 3 more damage to burning mercenaries.");
    row(ofMercenary, "Whenever an ally makes a melee attack, it applies 1 Poison.",
        "Each ally applies 1 Poison with melee attacks.");
    row(ofMercenary, "When this mercenary makes a ranged attack, it deals double damage.",
        "Passive: this deals double damage with ranged attacks.");
    row(ofMercenary, "When this attacks, it deals 2 more damage.",
        "Passive: this deals 2 more damage with attacks.");
    row(ofMercenary, "Ranged attacks deal 1 less Physical damage to this mercenary.",
        "Passive: this takes 1 less Physical damage from ranged attacks.");
    row(ofMercenary, "This mercenary is immune to damage from melee attacks.",
        "Passive: this takes no damage from melee attacks.");
    row(ofMercenary, "Enemies suffer 1 more Magic damage.", "Enemies take 1 more Magic damage.");
    row(ofMercenary, "If another ally would take more than 4 damage at once, it takes 4 instead.",
        "Other allies take no more than 4 damage at once.");
    row(ofMercenary, "Instead of Physical damage, this mercenary's attacks deal True damage.",
        "Passive: this deals True damage with attacks instead of Physical damage.");
    // Costs, losses and what there is none of
    row(ofEvent, "Reduce the cost of your Priest ability cards by 1 treasure.",
        "Your Priest ability cards cost 1 treasure less.");
    row(ofMercenary, "Leaving tiles adjacent to this mercenary costs enemies 2 more movement.",
        "Enemies must spend 2 more movement to leave tiles adjacent to this.");
    row(ofMercenary, "Whenever another ally is destroyed, its controller loses 1 less loot.",
        "Each other ally costs 1 less loot when it is destroyed.");
    row(ofMercenary, "When this plunders, that player loses twice as much loot.",
        "Passive: this plunders double.");
    row(ofMercenary, "This mercenary may exit no matter where it is.",
        "Passive: this may exit from any tile.");
    row(ofEvent, "There is no First Movement Phase.", "Players skip their First Movement Phase.");
    row(ofEvent, "There is no hand size limit for players.", "Players have no maximum hand size.");
    // What would happen, and does not
    row(ofMercenary, "If this would be destroyed, it survives with 2 health instead.",
        "If this would be destroyed, set its health to 2 instead.");
    row(ofTreasure, "Instead of being destroyed, equipped mercenary is fully healed.",
        "Equipped: if the bearer would be destroyed, instead fully heal the bearer.");
    row(ofMercenary,
        "If this would be destroyed, heal it to 3 health instead. Use this only once per game.",
        "Passive: once per game, if this would be destroyed, instead heal this to 3 health.");
    row(ofMercenary, "Once per turn, if an ally would be dealt damage, it takes only 1 instead.",
        "Once per turn, if an ally would be dealt damage, prevent all but 1 of it.");
    row(ofMercenary,
        "Damage that ranged attacks would deal to this is dealt to the attacker instead.",
        "Passive: if this would be dealt damage from ranged attacks, instead deal that damage to "
        "the attacker.");
    // More and fewer
    row(ofMercenary, "If an adjacent ally would be healed, it is healed 2 more instead.",
        "Adjacent allies are healed 2 more.");
    row(ofMercenary, "Healing of allied Priests is increased by 1.",
        "Allied Priests are healed 1 more.");
    row(ofTreasure, "If equipped mercenary would gain Poison, it gains 1 fewer.",
        "Equipped: the bearer gains 1 fewer Poison.");
    row(ofMercenary, "Whenever Bleed is applied to an enemy, apply 2 more Bleed.",
        "Each enemy gains 2 more Bleed at a time.");
    row(ofMercenary, "At the end of the Attack Phase, enemies don't lose Burn.",
        "Enemies do not lose Burn at the end of the Attack Phase.");
    row(ofTreasure, "Physical damage doesn't use up the equipped mercenary's Defense.",
        "Equipped: the bearer does not use up its Defense against Physical damage.");
    // Only then and there, and of which of them
    row(ofMercenary, "This mercenary can only exit while damaged.",
        "This can't exit unless it is damaged.");
    row(ofMercenary, "This mercenary can plunder only during your turn.",
        "This can't plunder outside your turn.");
    row(ofMercenary, "In your Guild Hall, this mercenary has Armor 2.",
        "As long as this is in your Guild Hall, this has Armor 2.");
    row(ofMercenary, "While an enemy is bleeding, it can't exit.",
        "Enemies that are bleeding can't exit.");
    row(ofMercenary, "Allied mercenaries have Leech while adjacent to a Priest.",
        "Allied mercenaries adjacent to a Priest have Leech.");
    row(ofMercenary, "This mercenary can't be exhausted and opponents can't target it.",
        "Passive: this cannot be exhausted and cannot be targeted by opponents.");
    row(ofTreasure, "Treasures can't be removed from equipped mercenary.",
        "Equipped: the bearer cannot lose treasures.");
    row(ofMercenary, "This mercenary can't be attacked from behind.",
        "Passive: this cannot be attacked by mercenaries behind this.");
    row(ofMercenary, "This belongs to every class.", "Passive: this is of every class.");
    row(ofEvent, "Players pay 1 less loot to acquire ability cards.",
        "Ability cards players acquire cost 1 loot less.");
    // Attacks: whose figure, which tile and what is in the way
    row(ofAttack,
        "Melee: The attacker deals Physical damage to the attacked mercenary equal to its own "
        "bounty.",
        "Melee: deal Physical damage to the attacked mercenary equal to the attacker's bounty.");
    row(ofAttack,
        "Melee: Deal Magic damage equal to the attacker's ranged or melee, whichever is higher.",
        "Melee: deal Magic damage to the attacked mercenary equal to the higher of the attacker's "
        "ranged and the attacker's melee.");
    row(ofAttack,
        "Melee: Deal as much True damage to the attacked mercenary as the attacker has Armor.",
        "Melee: deal True damage to the attacked mercenary equal to the attacker's Armor.");
    row(ofAttack, "Make a melee attack that deals 4 Pure damage.",
        "Melee: deal 4 Pure damage to the attacked mercenary.");
    row(ofAttack, "Distance 1: Place Fog on target tile.",
        "Distance 1, tile: place Fog on the attacked tile.");
    row(ofAttack, "Distance 3, line: Deal 1 True damage. This ignores line of sight.",
        "Distance 3, line, no LOS: deal 1 True damage to the attacked mercenary.");
    row(ofAttack,
        "Distance 2: Deal 1 Physical damage for each tile between the attacker and the target.",
        "Distance 2: deal 1 Physical damage to the attacked mercenary for each tile between the "
        "attacked mercenary and the attacker.");
    // In which direction, past what, and two keywords of one
    row(ofMercenary, "This mercenary may move and attack in any direction.",
        "Passive: this moves in all directions and attacks in all directions.");
    row(ofTreasure, "The bearer's attacks don't require line of sight.",
        "Equipped: the bearer ignores LOS.");
    row(ofMercenary, "This mercenary has both Regen 1 and Armor 2.",
        "Passive: this has Regen 1, Armor 2.");
    row(ofMercenary, "Burn counters don't deal damage to allied Priests.",
        "Allied Priests take no damage from Burn.");
    row(ofAttack,
        "Melee: Inflict Physical damage equal to the attacker's bounty on the attacked mercenary.",
        "Melee: deal Physical damage to the attacked mercenary equal to the attacker's bounty.");
    // What you lose is lost of yours
    row(ofMercenary, "You lose no loot when another allied mercenary is destroyed.",
        "Passive: other mercenaries you control cost no loot when they are destroyed.");
    row(ofEvent, "You lose 1 less loot whenever an allied Mage is destroyed.",
        "Mage mercenaries you control cost 1 less loot when they are destroyed.");
    row(ofEvent, "If you would lose loot because a Mage was destroyed, lose 1 less.",
        "Mage mercenaries you control cost 1 less loot when they are destroyed.");
    row(ofEvent, "Allied mercenaries cost 1 less loot when they are destroyed.",
        "Each allied mercenary costs 1 less loot when it is destroyed.");
    // What is played, and not only put there
    row(ofInstant, "You may play a mercenary from your hand into your Guild Hall.",
        "You may play a mercenary card from your hand into your Guild Hall.");
    row(ofInstant,
        "Play a mercenary card from your hand onto an unoccupied tile adjacent to an allied "
        "mercenary.",
        "Play a mercenary card from your hand onto an empty tile adjacent to an allied mercenary.");
    row(ofInstant, "Play a mercenary from your hand on an empty tile in your Guild Hall.",
        "Play a mercenary card from your hand onto an empty tile of your Guild Hall.");
    row(ofInstant, "Play a treasure from your hand into your Warchest.",
        "Play a treasure card from your hand into your Warchest.");
    row(ofInstant, "Search your deck for a mercenary, play it into your Guild Hall, and shuffle.",
        "Search your deck for a mercenary card and play it into your Guild Hall.");
    row(ofInstant, "Each player plays a mercenary from their hand into their Guild Hall.",
        "Each player plays a mercenary card from their hand into their Guild Hall.");
}

void TestSeizeParaphrases::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    const std::string meant = meaningOf(plain.toStdString(), paper);
    QVERIFY2(!meant.starts_with("refused"), meant.c_str());
    QCOMPARE(QString::fromStdString(meaningOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(meant));
}

void TestSeizeParaphrases::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Nobody is no card, and a player can more than "each" says
    row(ofMercenary, "No more than two mercenaries can attack each turn.");
    row(ofMercenary, "No enemy mercenary card can be exhausted.");
    // What an opponent's costs is not lost by you
    row(ofEvent, "You lose no loot when an enemy mercenary is destroyed.");
    // What is played comes into play, and is one's own
    row(ofInstant, "Play a treasure card from your discard pile on top of your deck.");
    row(ofInstant, "Play a mercenary card from any discard pile into its owner's Warchest.");
    // Who is to lose it?
    row(ofMercenary, "Nothing can remove this mercenary's Stealth until it moves.");
    // It is this turn's attack, which has exhausted it
    row(ofMercenary, "Whenever an ally attacks, it isn't exhausted this turn.");
    row(ofMercenary, "Attacking doesn't exhaust this mercenary and heals it.");
    // Past whom, or past what?
    row(ofMercenary, "Fogged tiles don't block this mercenary's attacks.");
    // More than so much, and then something else
    row(ofMercenary, "If this would take more than 3 damage at once, it takes 2 instead.");
    // A card that gives something is no number
    row(ofMercenary, "Each opponent gives this mercenary a Burn counter.");
    // Which of the two is doubled?
    row(ofMercenary, "Damage and healing of this mercenary are doubled.");
    row(ofMercenary, "This mercenary ignores Armor or takes 1 less damage.");
    // It, the enemy or this one?
    row(ofMercenary, "While an enemy is adjacent to this mercenary, it gets +1 melee.");
    row(ofMercenary,
        "If another ally would be dealt damage, it takes only 2 instead of that and this "
        "exhausts.");
    row(ofMercenary, "Healing of this mercenary is increased by 1 and damage by 2.");
    row(ofAttack,
        "Melee: Deal Physical damage to the attacked mercenary equal to the attacker's melee less "
        "its own bounty.");
}

void TestSeizeParaphrases::isRefused()
{
    QFETCH(Paper, paper);
    const std::string meant = meaningOf(QTest::currentDataTag(), paper);
    QVERIFY2(meant.starts_with("refused"), meant.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeParaphrases)
#include "tst_seize_paraphrases.moc"
