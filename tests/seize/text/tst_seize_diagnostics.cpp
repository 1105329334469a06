#include "OneProblem.h"

using namespace triptych;
using namespace triptych::seize;

/// What could be two things, or would lose its meaning, is refused.
class TestSeizeDiagnostics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWordThatCouldBeTwoThingsIsRefused_data();
    void aWordThatCouldBeTwoThingsIsRefused();
    void whatWouldLoseItsMeaningIsRefused_data();
    void whatWouldLoseItsMeaningIsRefused();
};

// Both things are named, so that whoever wrote it can say which.
void TestSeizeDiagnostics::aWordThatCouldBeTwoThingsIsRefused_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const auto wrong = [](Paper paper, const char* text, const char* one, const char* other) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(one)
                            << QString::fromUtf8(other);
    };
    wrong(Paper::Mercenary, "Passive: whenever this attacks, exhaust it.", "this mercenary",
        "the attacked mercenary");
    wrong(Paper::Mercenary, "Passive: whenever this is attacked, push it 1 tile away.",
        "this mercenary", "the attacker");
    wrong(Paper::Event,
        "Whenever an allied mercenary deals damage to an enemy mercenary, exhaust it.",
        "the mercenary that triggers this", "the attacked mercenary");
    wrong(Paper::Event,
        "Whenever an enemy mercenary is attacked by an allied mercenary, exhaust that mercenary.",
        "the mercenary that triggers this", "the attacker");
    wrong(Paper::Mercenary, "Passive: whenever this deals damage to a mercenary, it gains 1 Burn.",
        "this mercenary", "the attacked mercenary");
    wrong(Paper::Instant,
        "Heal target allied mercenary 2. Exhaust target enemy mercenary. It gains Armor 1 this "
        "turn.",
        "the target allied mercenary", "the target enemy mercenary");
    wrong(Paper::Instant, "Exhaust it.", "means nothing here", "nothing was named before it");
    wrong(Paper::Instant, "Exhaust two target mercenaries. It gains Armor 1 this turn.",
        "means nothing here", "Say what it is");
    wrong(Paper::Instant, "Heal each allied mercenary 1. If it is a Priest, heal it 2 instead.",
        "could be any of them", "in turn");
    wrong(Paper::Instant,
        "Draw 1 and exhaust an enemy mercenary. If you have 5 or more loot, blind it instead.",
        "nobody has chosen", "choose it before");
    wrong(Paper::Instant,
        "Flip a coin. If you win the flip, exhaust an enemy mercenary. If you lose the flip, blind "
        "it.",
        "nobody has chosen", "choose it before");
    wrong(Paper::Instant, "You may exhaust an enemy mercenary. If you do not, blind it.",
        "nobody has chosen", "choose it before");
    wrong(Paper::Instant,
        "An opponent discards 1. If you have 5 or more loot, that player discards 2 instead.",
        "no opponent was chosen", "an opponent");
    wrong(Paper::Event,
        "At the start of each opponent's End Phase, that player loses 2 loot if an enemy mercenary "
        "is in their Guild Hall.",
        "could be theirs or yours", "you control");
    wrong(Paper::Instant,
        "Target opponent loses 1 loot for each enemy mercenary in their Guild Hall.",
        "could be theirs or yours", "they control");
    wrong(Paper::Event,
        "At the start of each player's End Phase, each of that player's mercenaries adjacent to an "
        "enemy mercenary gains 1 Bleed.",
        "could be theirs or yours", "you control");
    wrong(Paper::Mercenary,
        "Passive: whenever you play your first Mage ability card each turn, gain 1 loot.",
        "a part of them", "once per turn");
    wrong(Paper::Instant, "Unequip a treasure from target enemy mercenary. It becomes exhausted.",
        "could be the treasure or a mercenary", "that mercenary");
    wrong(Paper::Instant, "Unequip a treasure from an enemy mercenary, and it is destroyed.",
        "could be the treasure or a mercenary", "that mercenary");
    wrong(Paper::Mercenary,
        "The first time this attacks each turn, it doesn't become exhausted by attacking.",
        "the attack has exhausted it", "is not exhausted by attacking");
    wrong(Paper::Mercenary,
        "Whenever an ally attacks, it doesn't become exhausted by attacking this turn.",
        "the attack has exhausted it", "ready this");
    wrong(Paper::Instant, "Exhaust each enemy mercenary with Bleed. Its controller loses 1 loot.",
        "could be any of them", "in turn");
    wrong(Paper::Instant, "Each player discards their hand and draws that many cards.",
        "of all of them together", "how many each");
    wrong(Paper::Instant, "Remove all Bleed from two target mercenaries. Heal them that much.",
        "of all of them together", "in turn");
    wrong(Paper::Instant, "Discard a card and lose 2 loot. If you do, draw 3.",
        "Nothing that one may do", "you may");
    wrong(Paper::Instant,
        "Target ally deals double damage with its next attack this turn, then is exhausted.",
        "would not wait", "at end of turn");
    wrong(Paper::Instant,
        "Target ally may attack one additional time this turn, then it gains 1 Bleed.",
        "would not wait", "the next time it attacks");
    wrong(Paper::Instant, "Target ally has Armor 2 until your next turn, then it's exhausted.",
        "until that is over", "at end of turn");
    wrong(Paper::Instant, "Target ally gets +2 melee this turn, then is exhausted.",
        "until that is over", "at end of turn");
    wrong(Paper::Instant, "The next time target mercenary plunders this turn, it plunders double.",
        "How long?", "always so");
    wrong(Paper::Mercenary, "Passive: whenever this plunders, this plunders for 2 additional loot.",
        "How long?", "always so");
    wrong(Paper::Event,
        "Whenever an enemy mercenary is destroyed, draw a card for each Bleed counter on it.",
        "What has left", "before it goes");
    wrong(Paper::Mercenary,
        "Passive: when this is destroyed, draw a card for each Bleed counter on this.",
        "What has left", "before it goes");
    wrong(Paper::Instant,
        "Destroy target enemy mercenary. Each mercenary adjacent to it takes 1 True damage.",
        "What has left", "before it goes");
    wrong(Paper::Event, "Whenever an enemy mercenary is destroyed, if it is damaged, draw 1.",
        "What has left", "before it goes");
    wrong(Paper::Mercenary,
        "Whenever this destroys a mercenary, exhaust each enemy adjacent to that mercenary.",
        "What has left", "before it goes");
    wrong(Paper::Mercenary,
        "Whenever another allied mercenary attacks, heal this mercenary 1 if it is damaged.",
        "could be this mercenary", "which it is");
    wrong(Paper::Mercenary,
        "When this enters, return a mercenary card from your discard to your hand. Lose loot equal "
        "to its bounty.",
        "the card or a mercenary", "say \"this\"");
    wrong(Paper::Mercenary,
        "Active (1): Search your deck for a mercenary card and put it into your hand. If it is a "
        "Rogue, draw 1.",
        "the card or a mercenary", "whom");
    wrong(Paper::Mercenary, "Active (2): If an enemy is in your Guild Hall, destroy it.",
        "who the condition asks for", "name it again");
    wrong(Paper::Mercenary,
        "Passive: at the start of your turn, if you control a wounded Priest, heal it 2.",
        "who the condition asks for", "say at once whom");
    wrong(Paper::Mercenary,
        "Passive: at the end of your turn, if there is a frozen enemy, lose loot equal to its "
        "bounty.",
        "who the condition asks for", "name it again");
    wrong(Paper::Instant, "Push target enemy 1 tile. If an ally is adjacent to it, heal it 2.",
        "who the condition asks for", "name it again");
    wrong(Paper::Event, "Whenever an enemy mercenary is destroyed, exhaust it.",
        "By then it has left", "whom else");
    wrong(Paper::Instant, "Destroy target enemy mercenary. It gains 2 Bleed.",
        "By then it has left", "whom else");
    wrong(Paper::Instant, "Heal target ally 2. At the end of turn, if it survives, draw 1.",
        "is not remembered until then", "behind that deed");
    wrong(Paper::Mercenary,
        "Passive: When this destroys an enemy, put a treasure that was equipped to that mercenary "
        "into your Warchest.",
        "their owner's hand and Warchest only", "its owner's");
    wrong(Paper::Instant, "Return a treasure that was equipped to target ally to its owner's hand.",
        "has not left the battlefield", "without");
    wrong(Paper::Instant,
        "Deal 2 Magic damage to target enemy mercenary and silence it. If it is destroyed this "
        "turn, draw 1.",
        "could destroy it before", "destroyed this way");
    wrong(Paper::Instant, "Ready target ally. It enters the battlefield with 2 health.",
        "just put onto the battlefield", "set its health");
    wrong(Paper::Mercenary, "Passive: whenever this attacks, this makes a melee attack.",
        "sets it off again", "once per turn");
    wrong(Paper::Event,
        "Whenever an enemy mercenary gains Bleed, if it is a Mage, it gains 1 Bleed.",
        "sets it off again", "once per turn");
    wrong(Paper::Event, "Whenever an enemy mercenary gains Bleed, it gains 1 Bleed.",
        "sets it off again", "once per turn");
    wrong(Paper::Event, "Enemy mercenaries get -1 melee for each Burn counter on it.",
        "could be any of them", "this");
    wrong(Paper::Mercenary,
        "Passive: each allied mercenary has Armor 1 while it is adjacent to another allied "
        "mercenary.",
        "could be any of them", "this");
    wrong(Paper::Mercenary,
        "Passive: each mercenary deals 1 additional damage to mercenaries with less health than "
        "it.",
        "could be any of them", "this");
    wrong(Paper::Attack,
        "Distance 2: deal 2 Magic damage to the attacked mercenary and exhaust target mercenary.",
        "aim a second time", "the attacked mercenary");
    wrong(Paper::Instant, "Draw that many.", "No number was named", "how many");
    wrong(Paper::Mercenary,
        "At the end of your turn, if this is in your Guild Hall, that opponent loses 1 loot.",
        "means nothing here", "Say what it is");
    wrong(Paper::Instant, "If you do, draw 2.", "Nothing that one may do", "you may");
    wrong(Paper::Instant, "Apply 2 Frost to two target mercenaries in the same row.",
        "each other's row", "target row");
    wrong(Paper::Mercenary, "Passive: whenever this attacks, this deals 1 more damage.",
        "How long?", "for its next attack");
    wrong(Paper::Treasure, "When this treasure is exhausted, draw 1.", "\"exhausted\"",
        "Of \"exhausted\" it can be said");
    wrong(Paper::Instant, "Destroy target mercenary they control.", "Nobody was named",
        "an enemy mercenary");
    wrong(Paper::Attack,
        "Melee: deal 1 Magic damage and apply 2 Frost to the target. If it is frozen, deal 3 Magic "
        "damage instead.",
        "ends here too early", "There is no wording known for \"If ");
    wrong(Paper::Instant,
        "Exhaust target mercenary and draw 1. If you control two mercenaries, gain 1 loot instead.",
        "ends here too early", "There is no wording known for \"If ");
}

void TestSeizeDiagnostics::aWordThatCouldBeTwoThingsIsRefused()
{
    QFETCH(int, paper);
    QFETCH(QString, one);
    QFETCH(QString, other);
    const Problem problem = problemOf(QTest::currentDataTag(), static_cast<Paper>(paper));
    QVERIFY2(says(problem, one.toStdString()), problem.text.c_str());
    QVERIFY2(says(problem, other.toStdString()), problem.text.c_str());
}

/// Each of these was once read as something near by, without a limit, a cost, a side or a time it names.
void TestSeizeDiagnostics::whatWouldLoseItsMeaningIsRefused_data()
{
    QTest::addColumn<int>("paper");
    const auto row
        = [](Paper paper, const char* text) { QTest::newRow(text) << static_cast<int>(paper); };
    row(Paper::Instant, "Each opponent sacrifices a mercenary of your choice.");
    row(Paper::Mercenary,
        "Whenever this mercenary is targeted by an opponent's Event card, draw a card.");
    row(Paper::Mercenary,
        "Whenever this mercenary becomes the target of a Mage ability card, draw a card.");
    row(Paper::Instant, "Unequip a treasure from target enemy mercenary. Destroy it.");
    row(Paper::Instant,
        "Equip target treasure in your Warchest to target ally. At end of turn, destroy it.");
    row(Paper::Mercenary, "When an enemy mercenary equips a treasure, exhaust it.");
    row(Paper::Mercenary, "When a treasure is unequipped from this mercenary, destroy it.");
    row(Paper::Mercenary, "Active (1): Unequip target treasure. Destroy it.");
    row(Paper::Treasure, "If this treasure would be destroyed, return it to your hand instead.");
    row(Paper::Treasure, "When this treasure enters your Warchest, gain 1 loot.");
    row(Paper::Mercenary, "Whenever you put a treasure into your Warchest, draw a card.");
    row(Paper::Mercenary,
        "When an enemy mercenary becomes adjacent to this mercenary, deal 1 true damage to it.");
    row(Paper::Mercenary,
        "Active (1): Deal 1 true damage to target enemy mercenary. If this mercenary is stealthed, "
        "deal 2 instead.");
    row(Paper::Mercenary, "When this mercenary attacks, if it has Stealth, draw a card.");
    row(Paper::Mercenary, "While this mercenary is stealthed, it has +2 melee damage.");
    row(Paper::Mercenary, "While this mercenary is ready, it has +2 melee damage.");
    row(Paper::Instant, "Target ally gains Stealth and +1 movement until end of turn.");
    row(Paper::Mercenary, "Active: Sacrifice another ally: Heal this mercenary for its health.");
    row(Paper::Instant, "Each player chooses an ally. Exhaust those mercenaries.");
    row(Paper::Instant, "Each opponent chooses an enemy mercenary. Exhaust those mercenaries.");
    row(Paper::Instant, "Each player draws a card for each ally.");
    row(Paper::Instant, "Target opponent discards a card of your choice.");
    row(Paper::Mercenary, "This mercenary and another ally of your choice have Armor 1.");
    row(Paper::Mercenary, "When this mercenary is destroyed, place Fog on its tile.");
    row(Paper::Mercenary, "This mercenary has Distance 2.");
    row(Paper::Treasure, "The bearer has ranged distance 3.");
    row(Paper::Treasure, "The bearer has attack distance 2.");
    row(Paper::Event, "Allied Hunters have Distance 2.");
    row(Paper::Instant,
        "Target ally gains Armor 2 until your next turn. Enemy mercenaries "
        "must attack it if able until your next turn.");
    row(Paper::Instant,
        "Deal 3 physical damage to target enemy if the tile behind it is "
        "empty.");
    row(Paper::Mercenary, "This mercenary has +1 melee if the tile behind is empty.");
    row(Paper::Mercenary, "This mercenary can attack diagonally or plunder.");
    row(Paper::Mercenary, "This mercenary may move diagonally or attack.");
    row(Paper::Mercenary, "Enemy mercenaries must attack this mercenary if able or move.");
    row(Paper::Instant, "Draw 1 at the end of your turn.");
    row(Paper::Mercenary, "Enemy mercenaries can attack only adjacent mercenaries.");
    row(Paper::Mercenary, "Whenever a mercenary is pulled, draw 1.");
    row(Paper::Mercenary,
        "The first time an allied mercenary would be dealt damage each turn, reduce that damage by "
        "2.");
    row(Paper::Instant, "Target allied mercenary cannot attack next turn.");
    row(Paper::Mercenary,
        "This mercenary gets +2 melee whenever it attacks a damaged "
        "mercenary.");
    row(Paper::Mercenary,
        "Whenever another ally attacks a mercenary, it may push that "
        "mercenary 1 tile away.");
    row(Paper::Mercenary, "Active (1): Heal each adjacent ally including this mercenary 1.");
    row(Paper::Instant,
        "Deal 1 magic damage to each enemy within Distance 1, including "
        "allies.");
    row(Paper::Instant, "Heal each ally (including enemies) 1.");
    row(Paper::Instant,
        "Deal 2 physical damage to target enemy and the mercenary directly "
        "behind it.");
    row(Paper::Attack,
        "Melee: Deal 2 physical damage to the attacked mercenary and each "
        "mercenary in front of it.");
    row(Paper::Instant,
        "Move target treasure equipped to an enemy mercenary to your "
        "Warchest.");
    row(Paper::Instant, "Put target treasure an opponent controls into your Warchest.");
    row(Paper::Instant, "Equip target exhausted treasure in your Warchest to target ally.");
    row(Paper::Instant, "Return target enemy mercenary to your hand.");
    row(Paper::Instant, "Return target treasure an opponent controls to your hand.");
    row(Paper::Attack,
        "Melee: Choose an adjacent ally. Deal its melee damage to the "
        "attacked mercenary.");
    row(Paper::Mercenary, "This mercenary can't be turned by opponents.");
    row(Paper::Treasure, "Equipped mercenary gets +2 melee. It can't be unequipped.");
    row(Paper::Mercenary, "This mercenary can't be targeted by abilities.");
    row(Paper::Mercenary,
        "Active (1): This mercenary gains Armor 1 until its controller's "
        "next End Phase.");
    row(Paper::Mercenary,
        "Whenever this mercenary attacks or plunders for the second time "
        "each turn, draw 1.");
    row(Paper::Event, "Whenever a mercenary is destroyed, you lose no loot.");
    row(Paper::Attack,
        "Melee: Deal 1 magic damage to the attacked mercenary and 3 "
        "physical damage to each adjacent ally. If an enemy is destroyed "
        "this way, draw 1.");
    row(Paper::Instant,
        "Deal 3 physical damage to target allied mercenary and target "
        "enemy mercenary. If that ally is destroyed, draw 2.");
    row(Paper::Instant, "Lose 1 loot as many times as you like.");
    row(Paper::Instant, "You may acquire 1 additional card this turn for free.");
    row(Paper::Mercenary, "This mercenary's standard attacks deal 1 more damage.");
    row(Paper::Mercenary, "This mercenary takes 1 less damage from standard attacks.");
    row(Paper::Mercenary, "Whenever an allied mercenary uses an ability card, draw 1.");
    row(Paper::Event, "Whenever you draw one or more cards, gain 1 loot.");
    row(Paper::Treasure, "Legendary mercenaries only.");
    row(Paper::Treasure, "Once only.");
    row(Paper::Attack,
        "Distance 1: Apply 2 poison to the attacked mercenary. Deal 2 "
        "physical damage to it. The damage is not increased by these "
        "counters.");
    row(Paper::Event, "Mercenaries cannot attack mercenaries adjacent to them.");
    row(Paper::Event,
        "Whenever an enemy mercenary moves for the first time each turn, deal 1 Magic damage to "
        "it.");
    row(Paper::Event,
        "The first melee attack by an allied Rogue each turn deals 1 additional damage.");
    row(Paper::Event,
        "The first attack against an allied mercenary each turn deals 1 less damage.");
    row(Paper::Mercenary, "Opponents' Active abilities cost 1 more.");
    row(Paper::Mercenary, "Your Active abilities cost 1 less.");
    row(Paper::Instant,
        "Place a trap on target empty tile for its next attack: when an enemy enters it, exhaust "
        "it.");
    row(Paper::Instant,
        "Place a trap on target empty tile this turn: when an enemy enters it before your next "
        "turn, exhaust it.");
    row(Paper::Instant,
        "Put a mercenary card from your discard onto an empty tile in your Guild Hall. Choose "
        "another ally. It enters exhausted and with 1 health.");
    row(Paper::Treasure,
        "At the end of your turn, if this treasure is in your Warchest and you control a Mage or "
        "you control a Rogue, draw 1.");
    row(Paper::Treasure,
        "Whenever the bearer attacks, if this treasure is in your Warchest and you control a Mage, "
        "draw 1.");
    row(Paper::Mercenary, "When this mercenary is destroyed, if it was damaged, exhaust it.");
    row(Paper::Mercenary, "Whenever this mercenary attacks, if it had Stealth, draw 1.");
    row(Paper::Treasure, "When this treasure is destroyed, if it was exhausted, draw 1.");
    row(Paper::Instant, "If you play a card this turn, draw 1.");
    row(Paper::Mercenary, "If an ally is destroyed this turn, draw 1.");
    row(Paper::Event, "Active abilities of your mercenaries cost 1 more, to a minimum of 1.");
    row(Paper::Instant,
        "Until end of turn, allied mercenaries deal True damage instead of Physical damage.");
    row(Paper::Instant,
        "Look at target opponent's hand. Choose a card from it. They discard that card, then draw "
        "a card.");
    row(Paper::Attack, "Make two melee attacks against different mercenaries.");
    row(Paper::Instant, "Target ally makes two melee attacks against different enemies.");
    row(Paper::Treasure,
        "Whenever equipped mercenary is dealt damage by a mercenary, it and that mercenary each "
        "gain 1 Bleed.");
    row(Paper::Instant,
        "The next attack by an allied mercenary this turn deals 2 additional damage.");
    row(Paper::Instant,
        "The next time an allied mercenary would be dealt damage this turn, prevent it.");
    row(Paper::Event, "Whenever a player acquires a card, each other player may draw a card.");
    row(Paper::Instant, "Target player gains 2 loot. Each other player loses 1 loot.");
    row(Paper::Instant,
        "Each opponent draws a card. Heal target ally 1. That player loses 5 loot.");
    row(Paper::Instant,
        "You and target opponent each discard a card. If you discarded a treasure this way, "
        "draw 1.");
    row(Paper::Instant,
        "Look at target opponent's hand. You choose a card from it. They put that card on the "
        "bottom of their deck and draw a card.");
    row(Paper::Mercenary, "When an ally is destroyed, place Fog on its tile.");
    row(Paper::Mercenary,
        "Whenever this mercenary moves adjacent to an enemy mercenary, deal 1 true damage to it.");
    row(Paper::Mercenary, "Active: Sacrifice another ally: Gain loot equal to its bounty.");
    row(Paper::Mercenary, "Active: Exhaust another ally: It heals 2.");
    row(Paper::Instant, "Deal 1 true damage to target mercenary and each mercenary behind it.");
    row(Paper::Mercenary, "This mercenary and an adjacent ally have Armor 1.");
    row(Paper::Mercenary,
        "Active (discard this mercenary): deal 3 true damage to target "
        "enemy mercenary within Distance 1.");
    row(Paper::Mercenary,
        "Whenever an enemy mercenary ends the turn adjacent to this "
        "mercenary, exhaust it.");
    row(Paper::Mercenary, "Active (1): Exhaust this mercenary - Draw a card.");
    row(Paper::Mercenary, "Active (1): Discard a card - Draw 2 cards.");
    row(Paper::Mercenary,
        "Passive: Once per turn - whenever this mercenary attacks, draw a "
        "card.");
    row(Paper::Attack, "Distance 1: No line of sight - deal 2 physical damage.");
}

void TestSeizeDiagnostics::whatWouldLoseItsMeaningIsRefused()
{
    QFETCH(int, paper);
    const Parsed parsed
        = parseText(QTest::currentDataTag(), static_cast<Paper>(paper), "Sweeping Halberd");
    QVERIFY(!parsed.problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeDiagnostics)
#include "tst_seize_diagnostics.moc"
