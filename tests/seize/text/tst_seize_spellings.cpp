#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"

#include <QTest>

using namespace triptych::seize;

/// A text that is spelt otherwise is read as the normal form, and printed as that.
class TestSeizeSpellings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherSpellings_data();
    void otherSpellings();
};

/// Harmless other ways to say it, and what is printed instead.
void TestSeizeSpellings::otherSpellings_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("normal");
    const auto row = [](Paper paper, const char* text, const char* normal) {
        QTest::newRow(text) << paper << QString::fromUtf8(normal);
    };
    row(Paper::Mercenary, "When this attacks, apply Burn to the attacked mercenary.",
        "Passive: whenever this attacks, apply 1 Burn to the attacked mercenary.");
    row(Paper::Mercenary, "Leech, Armor 2.", "Passive: this has Leech, Armor 2.");
    // What a player would lose, gain or draw
    row(Paper::Instant, "The next time you would lose loot this turn, you lose 2 less.",
        "The next time you would lose loot this turn, instead prevent 2 of it.");
    row(Paper::Mercenary,
        "If you would lose 3 or more loot, you lose half that much, rounded up, instead.",
        "Passive: if you would lose 3 or more loot, instead prevent half of it, rounded down.");
    row(Paper::Instant, "If an opponent would draw a card this turn, you draw a card instead.",
        "This turn, if an opponent would draw a card, instead draw 1.");
    row(Paper::Event, "If an opponent would gain loot, you gain that much instead.",
        "If an opponent would gain loot, instead gain that much loot.");
    row(Paper::Event, "If a player would draw a card, that player loses 1 loot instead.",
        "If a player would draw a card, instead that player loses 1 loot.");
    row(Paper::Mercenary, "If you would lose loot, you lose 1 less.",
        "Passive: you lose 1 less loot each time.");
    row(Paper::Event, "Once per turn, when you acquire a card, you lose no loot for it.",
        "The first card you acquire each turn costs no loot.");
    row(Paper::Event, "Cards you acquire cost no loot.", "Cards you acquire cost no loot.");
    // On the turn they are played
    row(Paper::Event, "Warriors you control get +1 melee damage on the turn they are played.",
        "Your Warrior mercenaries that were played this turn get +1 melee.");
    row(Paper::Event, "Allied Mages have Armor 1 while they attacked this turn.",
        "Allied Mage mercenaries that attacked this turn have Armor 1.");
    // Counters without a name, on a card that has no others
    row(Paper::Event, "When you play this event, place three counters on it.",
        "When this is played, put 3 mark counters on this.");
    // What opponents cannot do to what is yours
    row(Paper::Mercenary, "Treasures in your Warchest can't be destroyed by opponents.",
        "Passive: treasures in your Warchest cannot be destroyed by opponents.");
    row(Paper::Event, "Opponents can't destroy or exhaust Relics in your Warchest.",
        "Relics in your Warchest cannot be destroyed or exhausted by opponents.");
    row(Paper::Mercenary, "Opponents can't make you discard cards.",
        "Passive: opponents cannot make you discard.");
    // What is exhausted and destroyed, by whom; and cards from the discard
    row(Paper::Event, "Whenever you exhaust a treasure, gain 1 loot.",
        "Whenever a treasure of any player is exhausted by you, gain 1 loot.");
    row(Paper::Event, "Whenever an opponent destroys a treasure you control, draw a card.",
        "Whenever a treasure you control is destroyed by an opponent, draw 1.");
    row(Paper::Instant, "Play a treasure from your discard pile.",
        "Play a treasure card from your discard into your Warchest.");
    row(Paper::Instant, "Return all treasures from your discard pile to your hand.",
        "Return each treasure card from your discard to your hand.");
    row(Paper::Event, "Opponents can't draw cards.",
        "If an opponent would draw a card, instead prevent it.");
    row(Paper::Event, "You can't lose more than 3 loot at a time.",
        "If you would lose 4 or more loot, instead prevent all but 3 of it.");
    row(Paper::Instant,
        "Reveal the top card of your deck. If it's a treasure, put it into your "
        "Warchest. Otherwise, put it into your hand.",
        "Reveal the top card of your deck, put each treasure card of them into your Warchest and "
        "the rest into your hand.");
    row(Paper::Treasure, "Active (sacrifice another treasure): draw a card.",
        "Active (destroy another treasure you control): draw 1.");
    // What may be paid besides
    row(Paper::Instant,
        "As an additional cost to play this, you may discard a card. If you do, "
        "draw two cards. Gain 1 loot.",
        "As an additional cost, you may discard 1. If you do, draw 2. Gain 1 loot.");
    row(Paper::Instant, "You may lose 3 loot instead of paying this card's cost. Draw two cards.",
        "You may lose 3 loot rather than pay this card's cost. Draw 2.");
    row(Paper::Treasure, "In your Warchest: whenever you play another treasure, gain 1 loot.",
        "In your Warchest: whenever you play another treasure card, gain 1 loot.");
    row(Paper::Treasure, "Whenever another treasure you control is destroyed, gain 1 loot.",
        "Equipped: whenever another treasure you control is destroyed, gain 1 loot.");
    row(Paper::Instant,
        "Target opponent chooses a treasure equipped to a mercenary they control and "
        "unequips it.",
        "Target opponent unequips a treasure equipped by a mercenary that player controls.");
    row(Paper::Instant,
        "Exhaust target treasure. It doesn't ready during its controller's next turn.",
        "Exhaust target treasure, and it does not ready during its controller's next turn.");
    row(Paper::Instant, "Deal 1 Magic damage to each mercenary other than target mercenary.",
        "Choose target mercenary. Deal 1 Magic damage to each other mercenary.");
    // All but such
    row(Paper::Instant, "Deal 1 True damage to each mercenary except Mages and Priests.",
        "Deal 1 True damage to each non-Mage and non-Priest mercenary.");
    row(Paper::Mercenary, "Each allied mercenary other than this has Armor 1.",
        "Passive: other allied mercenaries have Armor 1.");
    row(Paper::Instant, "Return a card that isn't a treasure from your discard pile to your hand.",
        "Return a card other than a treasure from your discard to your hand.");
    row(Paper::Instant,
        "Search your deck for a card with the same name as this and put it into "
        "your hand.",
        "Search your deck for a card named this and put it into your hand.");
    row(Paper::Event, "Whenever you play a card other than a mercenary, gain 1 loot.",
        "Whenever you play a card other than a mercenary, gain 1 loot.");
    row(Paper::Instant, "Destroy all treasures except Relics.",
        "Destroy each treasure other than a Relic.");
    // What it has not got, each of it
    row(Paper::Mercenary, "Enemy mercenaries have no Armor and no Defense.",
        "Passive: enemy mercenaries have no Armor, no Defense.");
    row(Paper::Mercenary, "This has no Armor and has Leech.",
        "Passive: this has no Armor and has Leech.");
    row(Paper::Instant, "Target mercenary loses all Regen and Leech this turn.",
        "Target mercenary gains no Regen, no Leech this turn.");
    // "This card" is the card, of an Attack too; "this mercenary" is who uses it
    row(Paper::Attack, "Melee: deal 2 Physical damage. Return this card to your hand.",
        "Melee: deal 2 Physical damage to the attacked mercenary. Return this to its owner's "
        "hand.");
    row(Paper::Attack, "Melee: deal 2 Physical damage. Return this mercenary to your hand.",
        "Melee: deal 2 Physical damage to the attacked mercenary. Return the attacker to its "
        "owner's hand.");
    // What says as much as it is read: nothing of it is left out
    row(Paper::Mercenary, "This mercenary can't be exhausted or silenced by opponents.",
        "Passive: this cannot be exhausted by opponents and cannot be silenced by opponents.");
    row(Paper::Instant,
        "Choose an empty tile. Until your next turn, the first enemy that steps onto it is "
        "silenced.",
        "Place a trap on an empty tile until your next turn: when an enemy mercenary enters it, "
        "apply Silence to it.");
    row(Paper::Instant,
        "Place a trap on target empty tile: when an ally enters it before the end of the turn, "
        "ready it.",
        "Place a trap on target empty tile this turn: when an allied mercenary enters it, ready "
        "it.");
    row(Paper::Instant,
        "Exhaust target enemy. If it is destroyed before your next turn, gain 2 loot.",
        "Apply 1 Exhaust to target enemy mercenary. The next time it is destroyed until your next "
        "turn, gain 2 loot.");
    row(Paper::Instant,
        "Target ally gains Armor 1 this turn. If it attacks this turn, draw a card.",
        "Target allied mercenary gains Armor 1 this turn. The next time it attacks this turn, draw "
        "1.");
    row(Paper::Instant,
        "Put a mercenary card from your discard onto an empty tile of your Guild Hall. It enters "
        "with 2 burn counters on it and with 3 health.",
        "Put a mercenary card from your discard into your Guild Hall. Apply 2 Burn to it and set "
        "the health of it to 3.");
    row(Paper::Treasure,
        "Whenever an enemy is destroyed, if this treasure is in your Warchest and you control a "
        "Mage, draw a card.",
        "In your Warchest: whenever an enemy mercenary is destroyed, if you control a Mage "
        "mercenary, draw 1.");
    row(Paper::Treasure,
        "As long as this is in your Warchest and you control a Rogue, your Rogues have Armor 1.",
        "In your Warchest: as long as you control a Rogue mercenary, your Rogue mercenaries have "
        "Armor 1.");
    row(Paper::Mercenary,
        "When this mercenary is destroyed, if it had no treasures equipped to it, return it to its "
        "owner's hand.",
        "Passive: when this is destroyed while this is unequipped, return this to its owner's "
        "hand.");
    row(Paper::Event, "Whenever an enemy exits, if it was bleeding, gain 1 loot.",
        "Whenever an enemy mercenary exits while it is bleeding, gain 1 loot.");
    row(Paper::Event, "Whenever an ally is targeted by an opponent, that opponent loses 1 loot.",
        "Whenever an allied mercenary is targeted by an opponent, that player loses 1 loot.");
    row(Paper::Event, "Active abilities of your Priests cost 1 less to use, to a minimum of 1.",
        "Your Priest mercenaries pay 1 treasure less for their active abilities, to a minimum of "
        "1.");
    row(Paper::Instant,
        "Target ally's active abilities cost 2 less this turn, but never less than 1.",
        "Target allied mercenary pays 2 treasures less for its active abilities, to a minimum of 1 "
        "this turn.");
    row(Paper::Mercenary, "This mercenary's attacks deal 1 more damage.",
        "Passive: this deals 1 more damage with attacks.");
    row(Paper::Mercenary, "This mercenary takes 2 less damage from magic attacks.",
        "Passive: this takes 2 less Magic damage from attacks.");
    row(Paper::Mercenary, "Enemy mercenaries damaged by this mercenary gain 1 Burn.",
        "Passive: whenever this deals damage to an enemy mercenary, apply 1 Burn to the attacked "
        "mercenary.");
    row(Paper::Mercenary, "Whenever this mercenary plunders, draw a card. (Only once per turn.)",
        "Passive: once per turn, whenever this plunders, draw 1.");
    row(Paper::Mercenary, "Active (1): Draw a card. Max. once each turn.",
        "Active (1 treasure, once per turn): draw 1.");
    row(Paper::Mercenary, "Active (1): Draw a card. Only if this mercenary is damaged.",
        "Active (1 treasure): draw 1. Use this only if this is damaged.");
    row(Paper::Mercenary, "Regen 2 (heals 2 health during the Rally Phase)",
        "Passive: this has Regen 2.");
    row(Paper::Mercenary, "Active (1): This mercenary and target ally get +1 melee this turn.",
        "Active (1 treasure): this gets +1 melee this turn and target allied mercenary gets +1 "
        "melee this turn.");
    row(Paper::Instant, "Target enemy mercenary cannot move until the next End Phase.",
        "Target enemy mercenary cannot move this turn.");
    row(Paper::Instant, "Target ally loses 1 movement.",
        "Target allied mercenary gets -1 move this turn.");
    row(Paper::Instant,
        "If you control a Mage mercenary, deal 2 magic damage to each enemy adjacent to target "
        "enemy mercenary.",
        "If you control a Mage mercenary, choose target enemy mercenary, then deal 2 Magic damage "
        "to each enemy mercenary adjacent to it.");
    row(Paper::Event, "Mercenaries have Armor 1 whenever they are damaged.",
        "Damaged mercenaries have Armor 1.");
    row(Paper::Mercenary, "This mercenary can't be moved by opponents.",
        "Passive: this cannot be moved by opponents.");
    row(Paper::Mercenary, "This mercenary can't be pushed, pulled or swapped.",
        "Passive: this cannot be pushed and cannot be swapped.");
    row(Paper::Mercenary, "All damage dealt by this mercenary is pure damage.",
        "Passive: this deals Pure damage.");
    row(Paper::Mercenary, "This mercenary's attacks deal true damage.",
        "Passive: this deals True damage with attacks.");
    row(Paper::Treasure, "Equipped: the bearer gets 1 melee.",
        "Equipped: the bearer gets +1 melee.");
    row(Paper::Treasure, "Equipped mercenary can't be targeted by instants.",
        "Equipped: the bearer cannot be targeted by Instant cards.");
    row(Paper::Mercenary, "Draw a card whenever this mercenary plunders.",
        "Passive: whenever this plunders, draw 1.");
    row(Paper::Mercenary,
        "The first melee attack against this mercenary each turn deals 1 less damage.",
        "Passive: this takes 1 less damage from melee attacks the first time each turn.");
    row(Paper::Instant, "Draw 2. Costs 1 less if you control a Mage.",
        "Draw 2. This costs 1 treasure less if you control a Mage mercenary.");
    row(Paper::Event, "When this Event is destroyed, draw two cards.",
        "When this event is destroyed, draw 2.");
    row(Paper::Treasure,
        "While this treasure is in your Warchest, allied mercenaries have Armor 1.",
        "In your Warchest: allied mercenaries have Armor 1.");
    row(Paper::Mercenary, "Passive: Your mercenaries have +1 melee, Armor 1, ignores LOS.",
        "Passive: your mercenaries get +1 melee, have Armor 1 and ignore LOS.");
    row(Paper::Mercenary, "Passive: mercenaries on fogged tiles can't be upstaged.",
        "Passive: fogged mercenaries cannot be upstaged.");
    row(Paper::Mercenary, "Passive: this can not move or attack.",
        "Passive: this cannot move and cannot attack.");
    row(Paper::Mercenary, "Passive: While this is damaged, this gets +2 melee.",
        "Passive: as long as this is damaged, this gets +2 melee.");
    row(Paper::Mercenary,
        "Active (two treasures and exhaust this, once each turn): you draw a card.",
        "Active (2 treasure, exhaust this, once per turn): draw 1.");
    row(Paper::Mercenary,
        "Passive: whenever one of your Mage mercenaries is exhausted, draw one card.",
        "Passive: whenever a Mage mercenary you control gains Exhaust, draw 1.");
    row(Paper::Treasure, "+1 melee.", "Equipped: the bearer gets +1 melee.");
    row(Paper::Treasure, "Equipped: the bearer has Armor 1 while equipped.",
        "Equipped: the bearer has Armor 1.");
    row(Paper::Instant, "Exhaust target enemy mercenary.",
        "Apply 1 Exhaust to target enemy mercenary.");
    row(Paper::Instant, "Give target mercenary +1 melee and Armor +1 for the rest of the turn.",
        "Target mercenary gets +1 melee and gains Armor 1 this turn.");
    row(Paper::Instant, "Steal 2 loot from target opponent.",
        "Target opponent loses 2 loot and gain 2 loot.");
    row(Paper::Instant,
        "Deal 2 Magic damage to target mercenary and 1 Pure damage to another target mercenary.",
        "Deal 2 Magic damage to target mercenary and deal 1 Pure damage to another target "
        "mercenary.");
    row(Paper::Instant, "If you control a Mage, draw 1.",
        "If you control a Mage mercenary, draw 1.");
    row(Paper::Instant,
        "Search your deck for a Relic, put it into your hand, then shuffle your deck.",
        "Search your deck for a Relic card and put it into your hand.");
    row(Paper::Instant, "Target mercenary gains Stealth.", "Apply Stealth to target mercenary.");
    row(Paper::Instant, "Apply one Burn counter and Blind to target mercenary.",
        "Apply 1 Burn and Blind to target mercenary.");
    row(Paper::Instant, "Heal two damage from target mercenary.", "Heal target mercenary 2.");
    row(Paper::Instant, "Look at the top 3 of a deck.",
        "Look at the top 3 cards of target player's deck.");
    row(Paper::Instant, "Move target mercenary 1 tile FL.",
        "Move target mercenary 1 tile forward left.");
    row(Paper::Instant, "Move target mercenary 1 tile back.",
        "Move target mercenary 1 tile backward.");
    row(Paper::Instant, "Target opponent loses 2 loot and discards a card.",
        "Target opponent loses 2 loot and that player discards 1.");
    row(Paper::Instant, "All enemies get -1 melee until the end of the turn.",
        "Each enemy mercenary gets -1 melee this turn.");
    row(Paper::Mercenary,
        "Active (1): Deal 2 Physical damage to target enemy mercenary within 3 tiles of this.",
        "Active (1 treasure): deal 2 Physical damage to target enemy mercenary within Distance 2.");
    row(Paper::Instant, "Deal 2 Magic damage to target player.", "Target player loses 2 loot.");
    row(Paper::Instant,
        "Deal 1 True damage to an enemy. If you have 5 or more loot, deal 2 True damage to it "
        "instead.",
        "Choose an enemy mercenary. Deal 1 True damage to it. If you have 5 or more loot, instead "
        "deal 2 True damage to it.");
    row(Paper::Instant,
        "If you have 5 or more loot, heal an ally 1. Otherwise, deal 2 True damage to it.",
        "Choose an allied mercenary. If you have 5 or more loot, heal it 1. Otherwise, deal 2 True "
        "damage to it.");
    row(Paper::Mercenary, "When you play your first Instant card each turn, gain 1 loot.",
        "Passive: whenever you play your first Instant card each turn, gain 1 loot.");
    row(Paper::Mercenary, "Whenever an opponent draws their second card in a turn, gain 1 loot.",
        "Passive: whenever an opponent draws their second card each turn, gain 1 loot.");
    row(Paper::Mercenary,
        "Whenever you play an ability card for the second time each turn, gain 1 loot.",
        "Passive: whenever you play an ability card for the second time each turn, gain 1 loot.");
    row(Paper::Mercenary, "When this mercenary moves onto an opponent's side, draw a card.",
        "Passive: whenever this moves into an opponent's side, draw 1.");
    row(Paper::Mercenary, "Whenever an enemy steps out of your Guild Hall, draw a card.",
        "Passive: whenever an enemy mercenary moves out of your Guild Hall, draw 1.");
    row(Paper::Mercenary, "Whenever an enemy comes into your Guild Hall, draw a card.",
        "Passive: whenever an enemy mercenary enters your Guild Hall, draw 1.");
    row(Paper::Treasure,
        "Equipped mercenary has \"Active (1, exhaust this): Heal this mercenary 1.\"",
        "The bearer has \"Active (1 treasure, exhaust the bearer): heal the bearer 1.\"");
    row(Paper::Instant,
        "Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the "
        "bottom of your deck in any order.",
        "Look at the top 3 cards of your deck, put one of them into your hand and the rest on the "
        "bottom in any order.");
    row(Paper::Mercenary, "Active abilities of enemy mercenaries cannot be used.",
        "Passive: enemy mercenaries cannot activate abilities.");
    row(Paper::Mercenary, "Opponents lose 2 loot instead of 1 for each card they acquire.",
        "Passive: cards opponents acquire cost 1 loot more.");
    row(Paper::Mercenary, "You lose 1 less loot for each card you acquire.",
        "Passive: cards you acquire cost 1 loot less.");
    row(Paper::Instant,
        "Target opponent reveals their hand. You choose one of the revealed cards. That opponent "
        "puts it on the bottom of their deck.",
        "Reveal target opponent's hand, choose a card from it, then put it on the bottom of its "
        "owner's deck.");
    row(Paper::Mercenary,
        "At the start of your turn, if this has three moss counters on it, destroy this.",
        "Passive: at the start of your turn, if this has 3 or more moss counters, destroy this.");
    row(Paper::Instant, "Draw 1 if you control no mercenaries.",
        "If you control no mercenaries, draw 1.");
    row(Paper::Instant, "Target mercenary with Burn gains Armor 1.",
        "Target burning mercenary gains Armor 1.");
    row(Paper::Attack,
        "Self, all adjacent enemies: deal 1 Pure damage to the attacked mercenaries.",
        "Self, all enemies adjacent: deal 1 Pure damage to the attacked mercenary.");
    row(Paper::Event, "Abilities cost 1 more.", "Ability cards cost 1 treasure more.");
    row(Paper::Event, "At the beginning of each turn, each player draws 1 card.",
        "At the start of each turn, each player draws 1.");
}

void TestSeizeSpellings::otherSpellings()
{
    QFETCH(Paper, paper);
    QFETCH(QString, normal);
    const auto read = [&](const std::string& text) { return parseText(text, paper); };
    const Parsed typed = read(QTest::currentDataTag());
    for (const auto& problem : typed.problems)
        QFAIL((problem.place + ": " + problem.text).c_str());
    QCOMPARE(typed.abilities.size(), std::size_t { 1 });
    QCOMPARE(QString::fromStdString(print(typed.abilities)), normal);
    QVERIFY(read(normal.toStdString()).problems.empty());
    QVERIFY(read(normal.toStdString()).abilities == typed.abilities);
}

QTEST_APPLESS_MAIN(TestSeizeSpellings)
#include "tst_seize_spellings.moc"
