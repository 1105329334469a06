#include "seize/text/Parse.h"

#include <QTest>

using namespace triptych::seize;

/// What people say in other words and nobody could be sure of is refused.
class TestSeizeRefusedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRefused_data();
    void isRefused();
};

void TestSeizeRefusedWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Nobody chooses in between
    row(Paper::Event,
        "If an opponent would draw a card, you choose a card and discard it instead.");
    // For how long? A card that has been played says nothing of what is always so
    row(Paper::Instant, "Stealthed allied mercenaries have +1 movement.");
    row(Paper::Instant, "Burn counters on enemy mercenaries are not removed.");
    row(Paper::Instant, "Enemy mercenaries in your Guild Hall have -1 melee.");
    // What you control is no enemy, and one deck is looked at at a time
    row(Paper::Instant, "If you control an enemy mercenary, gain 1 loot.");
    row(Paper::Instant, "Look at the top 2 cards of each player's deck.");
    // Of which status, or counters of this card?
    row(Paper::Mercenary, "When you play this mercenary, place two counters on it.");
    row(Paper::Event, "Whenever an enemy mercenary attacks, put a counter on it.");
    row(Paper::Event, "At the start of your turn, remove one of them.");
    // By whom? What is paid with is destroyed by its owner
    row(Paper::Mercenary, "Treasures in your Warchest can't be destroyed.");
    // That it has Leech, or that it has none?
    row(Paper::Mercenary, "This has no Armor and Leech.");
    row(Paper::Mercenary, "This has Leech, Armor.");
    row(Paper::Mercenary, "This has Leech, Burn.");
    // An Attack card that has gone to the discard
    row(Paper::Attack,
        "Melee: deal 2 Physical damage. At the end of the turn, return this card to your hand.");
    row(Paper::Attack, "Melee: deal 2 Physical damage. Destroy this card.");
    row(Paper::Instant, "Copy target Event.");
    // That player is never you, whose the mercenary was
    row(Paper::Mercenary,
        "Passive: Whenever a mercenary you control is destroyed, that player loses 1 loot.");
    row(Paper::Mercenary,
        "Passive: Whenever an allied mercenary is dealt damage, that opponent loses 1 loot.");
    // Beside the attacker, or beside whom it strikes?
    row(Paper::Attack,
        "Deal 2 Physical damage to target mercenary within Distance 2 and 1 Physical damage to "
        "each adjacent mercenary.");
    row(Paper::Attack,
        "Silence target enemy mercenary within Distance 3. Place 1 Burn counter on each other "
        "adjacent enemy mercenary.");
    row(Paper::Attack,
        "Deal 2 Magic damage to target mercenary within Distance 2, then push an adjacent enemy "
        "mercenary 1 tile.");
    // An attack has one reach
    row(Paper::Attack,
        "Choose one: deal 4 Magic damage to target mercenary within Distance 1; or deal 2 Magic "
        "damage to target mercenary within Distance 2.");
    // Where somebody stands nobody else comes
    row(Paper::Attack, "Exhaust target adjacent mercenary. This mercenary moves onto its tile.");
    // What a treasure can do it does while it is equipped
    row(Paper::Treasure,
        "Exhaust this treasure: Draw a card. Activate only while this treasure is not equipped.");
    row(Paper::Treasure, "Active (2): Equip this treasure from your Warchest to an ally.");
    // Healed by somebody, or a healer?
    row(Paper::Instant, "Exhaust target enemy that attacked or healed this turn.");
    row(Paper::Instant, "Exhaust target enemy that moved or moved this turn.");
    row(Paper::Mercenary,
        "Whenever this is dealt damage by a mercenary, exhaust the mercenary that was dealt that "
        "damage.");
    row(Paper::Instant,
        "Remove all Bleed from each ally. If nothing was removed this way, draw 1.");
    row(Paper::Instant,
        "Remove all Bleed from target ally. Draw 1. If that removed nothing, gain 1 loot.");
    row(Paper::Attack, "Deal 2 magic damage to every mercenary.");
    row(Paper::Mercenary,
        "When this enters the battlefield, exhaust target enemy as long as this mercenary is on "
        "the battlefield.");
    row(Paper::Instant, "Remove one from target ally.");
    row(Paper::Treasure, "The equipped mercenary's melee distance is increased by 1.");
    // Only ranged attacks have a distance, and who sees the stealthed sees them with every attack
    row(Paper::Mercenary, "This mercenary's melee attacks have +1 Distance.");
    row(Paper::Mercenary, "Your melee attacks have +1 Distance.");
    row(Paper::Mercenary, "This mercenary's ranged attacks can target stealthed mercenaries.");
    row(Paper::Instant,
        "Return a mercenary card that costs 2 or less from your discard to your hand.");
    row(Paper::Instant,
        "Return a treasure card with 3 or less health from your discard to your hand.");
    row(Paper::Instant,
        "Return an Instant card with 2 or less bounty from your discard to your hand.");
    row(Paper::Mercenary, "Enemies do not lose Burn at the end of the First Movement Phase.");
    row(Paper::Mercenary, "Enemies keep their Burn counters.");
    row(Paper::Mercenary, "Enemies do not lose Bleed at the end of the Attack Phase.");
    row(Paper::Treasure,
        "Equipped mercenary is considered to be of every class for the purpose of playing ability "
        "cards.");
    row(Paper::Instant,
        "You may return target ally to its owner's hand. Put its treasures into its owner's "
        "Warchest.");
    // Nothing is heard of a treasure that is turned, and nobody destroys what is a cost
    row(Paper::Treasure, "When you exhaust this treasure, draw 1.");
    row(Paper::Treasure, "Whenever you heal this treasure, draw 1.");
    row(Paper::Treasure, "When you destroy this treasure, draw 1.");
    // What opponents cannot do to somebody
    row(Paper::Mercenary, "Opponents cannot unequip treasures from this mercenary.");
    row(Paper::Treasure, "Opponents cannot push this treasure.");
    // For as long as this is in play, and by phases
    row(Paper::Instant, "Target ally has Armor 1 for as long as this is in play.");
    row(Paper::Treasure, "Active (1): Target ally has Armor 1 for as long as this is in play.");
    row(Paper::Mercenary,
        "Active (1): Exhaust target enemy for as long as this mercenary stays on the battlefield.");
    row(Paper::Instant, "Target ally has Armor 1 for two turns.");
    // At the end of a phase, of one that is declared before
    row(Paper::Instant,
        "At the end of the next Attack Phase, destroy target enemy and exhaust another target "
        "enemy.");
    row(Paper::Instant,
        "Heal target ally 1. At the start of that player's next turn, destroy target enemy.");
    // Counters that a card comes with, and the last of them
    row(Paper::Event, "At the start of your turn, remove one.");
    row(Paper::Mercenary, "When the last one is removed, draw 1.");
    row(Paper::Mercenary,
        "When this enters the battlefield, choose an ally. At the end of your turn, heal it 1.");
    row(Paper::Instant, "This enters play with 2 rage counters on it.");
    // What cards cost, whom, and besides
    row(Paper::Instant, "As an additional cost, destroy an enemy mercenary. Draw 2.");
    row(Paper::Instant, "As an additional cost, destroy a mercenary you control. Exhaust it.");
    row(Paper::Attack,
        "As an additional cost, destroy another allied mercenary. Deal 4 damage to target adjacent "
        "mercenary.");
    // In another order of words
    row(Paper::Mercenary, "Whenever you lose one, lose 1 loot.");
    row(Paper::Instant, "Mend target ally of Poison.");
    row(Paper::Treasure, "When this treasure is exhausted, draw 1.");
    // Has to attack
    row(Paper::Mercenary, "This must plunder if able.");
    row(Paper::Mercenary, "This must move during each of your Movement Phases if able.");
    // Where an Instant goes
    row(Paper::Instant, "At the end of turn, return this card to your hand.");
    row(Paper::Instant, "Heal this card 2.");
    row(Paper::Event, "Return this card to your hand.");
    // Line of sight, and what comes besides
    row(Paper::Mercenary, "This can attack past fogged tiles.");
    // The first mercenary of a turn, and what players may not
    row(Paper::Mercenary,
        "The first Mage mercenary you play each turn may be played on any unoccupied tile on your "
        "side.");
    // What an active ability says of its own cost
    row(Paper::Mercenary, "Active (3): Draw 1. This ability costs 1 less if it is damaged.");
    // An Instant goes nowhere at another time
    row(Paper::Instant,
        "The next time target ally would be destroyed this turn, instead return this card to your "
        "hand.");
    row(Paper::Instant,
        "Place a trap on target empty tile: when an enemy mercenary enters it, return this card to "
        "your hand.");
    // MORE
}

void TestSeizeRefusedWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeRefusedWords)
#include "tst_seize_refused_words.moc"
