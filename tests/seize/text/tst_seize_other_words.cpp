#include "ReadTexts.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

/// What people say in other words is read as the same, and printed so that it is read again.
class TestSeizeOtherWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
};

void TestSeizeOtherWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // Beside whom, where a shot is aimed in its sentence
    row(ofAttack,
        "Place 2 Frost counters on target mercenary within Distance 2 and deal 1 Magic damage to "
        "each enemy mercenary adjacent to the attacked mercenary.",
        "Melee or Distance 2: Place 2 Frost counters on the attacked mercenary and deal 1 Magic "
        "damage to each enemy mercenary adjacent to the attacked mercenary.");
    row(ofAttack,
        "Deal 2 Magic damage to target mercenary within Distance 2. Deal 1 Magic damage to each "
        "mercenary adjacent to the attacker.",
        "Melee or Distance 2: Deal 2 Magic damage to the attacked mercenary. Deal 1 Magic damage "
        "to each mercenary adjacent to the attacker.");
    row(ofAttack,
        "Deal 1 Magic damage to an adjacent mercenary. It can't move or plunder next turn.",
        "Melee: Deal 1 Magic damage to the attacked mercenary. It can't move or plunder during its "
        "controller's next turn.");
    // One deed of the turn or another
    row(ofMercenary,
        "Passive: At the end of your turn, if this has attacked or moved this turn, draw 1.",
        "Passive: at the end of your turn, if this attacked or moved this turn, draw 1.");
    row(ofInstant, "Heal each ally that did not attack or move this turn 2.",
        "Heal each ally that did not attack and did not move this turn 2.");
    row(ofInstant, "Exhaust target enemy that has not moved or plundered this turn.",
        "Exhaust target enemy that did not move and did not plunder this turn.");
    row(ofInstant, "Mend target ally that was attacked or dealt damage this turn.",
        "Mend target ally that was attacked or was dealt damage this turn.");
    row(ofEvent,
        "At the end of your turn, if no mercenary you control was healed or attacked this turn, "
        "draw 1.",
        "At the end of your turn, if no mercenary you control was healed or was attacked this "
        "turn, draw 1.");
    // The first card of an Acquire Phase
    row(ofMercenary,
        "The first card that you draw during each of your Acquire Phases costs no loot.",
        "Passive: the first card you acquire each turn costs no loot.");
    // Whom the damage was dealt to, and what was removed
    row(ofMercenary,
        "Whenever this deals damage with a ranged attack, exhaust the enemy that took that damage.",
        "Whenever this deals damage with a ranged attack, exhaust that enemy.");
    row(ofInstant, "Remove all Burn from target ally. If that removed nothing, draw 1.",
        "Remove all Burn from target ally. If you do not, draw 1.");
    row(ofInstant, "Cleanse target ally. If nothing was removed this way, heal it 2.",
        "Cleanse target ally. If you do not, heal it 2.");
    // Other than
    row(ofTreasure, "Active (1): Heal target ally other than the equipped one 2.",
        "Active (1): Heal another target ally 2.");
    row(ofMercenary, "Active (1): Heal an ally other than this 2.",
        "Active (1): Heal another ally 2.");
    row(ofAttack, "Deal 2 magic damage to every mercenary except the attacking one.",
        "Self: deal 2 Magic damage to each other mercenary.");
    row(ofAttack, "Deal 2 true damage to each mercenary within Distance 2 other than the attacker.",
        "Deal 2 true damage to each other mercenary within Distance 2.");
    row(ofTreasure, "When this treasure becomes equipped to a mercenary, draw 1.",
        "When this treasure is equipped, draw 1.");
    row(ofTreasure, "As long as this is equipped, at the start of your turn, draw 1.",
        "Equipped: at the start of your turn, draw 1.");
    row(ofMercenary, "As long as this mercenary is on the battlefield, enemies can't be healed.",
        "Passive: enemies can't be healed.");
    // One from one and one from another
    row(ofInstant,
        "Remove one Exhaust counter from target ally, then remove one from another target ally.",
        "Remove 1 Exhaust from target ally, then remove 1 Exhaust from another target ally.");
    row(ofInstant, "Remove two Bleed counters from target ally and one from another target ally.",
        "Remove 2 Bleed from target ally and remove 1 Bleed from another target ally.");
    row(ofEvent,
        "At the end of your turn, remove one Bleed counter from each mercenary that has one.",
        "At the end of your turn, remove 1 Bleed from each mercenary with Bleed.");
    // Additional costs of abilities
    row(ofMercenary,
        "Active (1): As an additional cost to activate this ability, discard a card. Draw two "
        "cards.",
        "Active (1), discard a card: Draw two cards.");
    row(ofMercenary, "Active (2): As an additional cost, lose 2 loot. Draw two cards.",
        "Active (2), lose 2 loot: Draw two cards.");
    // Attacking twice
    row(ofMercenary, "This may make two ranged attacks in each of your Attack Phases.",
        "This may make two ranged attacks each turn.");
    // Through, but not onto
    row(ofInstant,
        "Target ally may move through tiles that are occupied by other mercenaries this turn.",
        "Target ally may move through other mercenaries this turn.");
    row(ofMercenary,
        "This may move through tiles that are occupied by other mercenaries, but it can't end its "
        "movement on an occupied tile.",
        "This may move through tiles occupied by other mercenaries.");
    // How far it shoots
    row(ofTreasure, "The distance of the equipped mercenary's ranged attacks is increased by 1.",
        "Equipped: the bearer has reach +1.");
    row(ofMercenary, "This mercenary's range is increased by 2.", "Passive: this has reach +2.");
    // Cards of a cost
    row(ofInstant, "Return an ability card that costs 2 or less from your discard to your hand.",
        "Return an ability card with cost 2 or less from your discard to your hand.");
    row(ofEvent, "Whenever you play an Instant card costing at least 3, draw 1.",
        "Whenever you play an Instant card with cost 3 or more, draw 1.");
    row(ofInstant, "Return a mercenary card with at most 4 health from your discard to your hand.",
        "Return a mercenary card with 4 or less health from your discard to your hand.");
    row(ofEvent, "Your ability cards that cost 3 or more cost 1 less.",
        "Your ability cards with cost 3 or more cost 1 less.");
    // Counters that stay
    row(ofMercenary, "Burn counters on enemies are not removed at the end of the Attack Phase.",
        "Enemies do not lose Burn at the end of the Attack Phase.");
    row(ofMercenary,
        "Exhaust counters are not removed from adjacent enemies at the beginning of their "
        "controller's turn.",
        "Adjacent enemies do not lose Exhaust at the start of their turn.");
    row(ofMercenary, "Enemies keep their Frost counters.",
        "Enemies do not lose Frost at the end of the First Movement Phase.");
    // Attacked, of every class, and its treasures
    row(ofInstant, "Play only if an ally is the target of a melee attack. Draw 1.",
        "Play only if an ally is being attacked by a melee attack. Draw 1.");
    row(ofInstant, "Play this only if a mercenary you control is attacked. Draw 1.",
        "Play only if a mercenary you control is being attacked. Draw 1.");
    row(ofTreasure, "Equipped mercenary is considered to be of every class.",
        "Equipped mercenary is of every class.");
    row(ofInstant,
        "Return target ally to its owner's hand. Put its treasures into its owner's Warchest.",
        "Unequip all treasures from target ally. Return it to its owner's hand.");
    // On one's own turns, and behind what waits what is always so
    row(ofMercenary, "The first time this is dealt damage on each of your turns, draw 1.",
        "Once per turn, whenever this is dealt damage during your turn, draw 1.");
    row(ofMercenary, "The first time during each of your turns this attacks, draw 1.",
        "Once per turn, whenever this attacks during your turn, draw 1.");
    row(ofTreasure, "When an opponent destroys this treasure, draw 1.",
        "When this treasure is destroyed by an opponent, draw 1.");
    row(ofEvent, "Whenever an ally is destroyed, draw 1. Your mercenaries have +1 melee.",
        "Whenever an ally is destroyed, draw 1.\nYour mercenaries have +1 melee.");
    row(ofMercenary,
        "Whenever this attacks, put a rage counter on this. This has +1 melee for each rage "
        "counter "
        "on this.",
        "Whenever this attacks, put a rage counter on this.\nThis has +1 melee for each rage "
        "counter "
        "on this.");
    row(ofInstant, "Until your next turn, if an ally would be dealt damage, prevent 1 of it.",
        "Each ally takes 1 less damage until your next turn.");
    // What opponents cannot do to somebody
    row(ofMercenary, "Opponents cannot upstage this mercenary.", "This cannot be upstaged.");
    row(ofMercenary, "Opponents can't push or swap this mercenary.",
        "This cannot be pushed by opponents and cannot be swapped by opponents.");
    row(ofMercenary, "Opponents can't push, pull or switch your mercenaries.",
        "Mercenaries you control cannot be pushed by opponents and cannot be swapped by "
        "opponents.");
    row(ofMercenary, "Opponents can't push or move this mercenary.",
        "This cannot be moved by opponents.");
    row(ofMercenary, "Whenever this mercenary is pushed or upstaged, gain 1 loot.",
        "Whenever this is pushed, gain 1 loot.");
    // Whose turn it is not, and which phase
    row(ofMercenary, "As long as it is not your Attack Phase, this has Armor 1.",
        "Unless it is your Attack Phase, this has Armor 1.");
    row(ofMercenary, "As long as it isn't an opponent's turn, this has Armor 1.",
        "Outside opponents' turns, this has Armor 1.");
    row(ofEvent, "Opponents can't exhaust your mercenaries.",
        "Your mercenaries cannot be exhausted by opponents.");
    row(ofInstant, "Opponents can't push target ally this turn.",
        "Target ally cannot be pushed by opponents this turn.");
    row(ofInstant, "Until your next turn, opponents can't exhaust your mercenaries.",
        "Until your next turn, each mercenary you control cannot be exhausted by opponents.");
    row(ofTreasure, "Opponents cannot remove treasures from the equipped mercenary.",
        "The bearer cannot lose treasures because of opponents.");
    // For as long as this is in play, and by phases
    row(ofMercenary,
        "Active (1): Target enemy gets -1 melee for as long as this mercenary stays on the "
        "battlefield.",
        "Active (1): Target enemy gets -1 melee for as long as this is in play.");
    row(ofMercenary,
        "Active (1): Target enemy cannot attack until this mercenary leaves the battlefield.",
        "Active (1): Target enemy cannot attack for as long as this is in play.");
    row(ofEvent,
        "When you play this event, target enemy gets -1 melee as long as you control this.",
        "When you play this event, target enemy gets -1 melee for as long as this is in play.");
    row(ofInstant, "Target ally has Armor 1 until end of phase.",
        "Target ally gains Armor 1 until the end of this phase.");
    row(ofInstant, "Until the end of the next Attack Phase, target ally has Armor 1.",
        "Target ally gains Armor 1 until the end of the next Attack Phase.");
    row(ofInstant, "Silence target enemy until your next turn.",
        "Target enemy is silenced until your next turn.");
    row(ofInstant, "Opponents cannot play Instant cards until the end of the phase.",
        "Opponents cannot play Instant cards until the end of this phase.");
    // At the end of a phase, of one that is declared before
    row(ofInstant, "At the end of this turn's Attack Phase, destroy target enemy.",
        "At the end of the Attack Phase, destroy target enemy.");
    row(ofInstant,
        "At the beginning of your next Attack Phase, deal 2 Magic damage to target enemy.",
        "At the start of your next Attack Phase, deal 2 Magic damage to target enemy.");
    row(ofInstant, "Exhaust target enemy at the end of the next Attack Phase.",
        "At the end of the next Attack Phase, apply 1 Exhaust to target enemy.");
    row(ofInstant, "Target ally gets +1 melee until the end of the next Attack Phase.",
        "Until the end of the next Attack Phase, target ally gets +1 melee.");
    // Counters that a card comes with, and the last of them
    row(ofEvent,
        "This event enters play with three siege counters on it. At the start of your turn, remove "
        "one. When the last one is removed, draw 2.",
        "When this is played, put 3 siege counters on this.\nAt the start of your turn, remove 1 "
        "siege counter from this.\nWhenever the last siege counter is removed from this, draw 2.");
    row(ofEvent,
        "Play this with 2 day counters on it. At the beginning of each of your turns, remove a day "
        "counter from it. When the last is removed, destroy it.",
        "When this is played, put 2 day counters on this.\nAt the start of your turn, remove 1 day "
        "counter from this.\nWhenever the last day counter is removed from this, destroy this "
        "event.");
    row(ofEvent,
        "When you play this event, put three siege counters on it.\nAt the beginning of your turn, "
        "remove one siege counter from this. If there are none left, destroy this and draw 4.",
        "When you play this event, put 3 siege counters on this.\nAt the start of your turn, "
        "remove 1 siege counter from this. If this has 0 or less siege counters, destroy this "
        "event and draw 4.");
    row(ofMercenary, "This enters the battlefield with 2 rage counters on it.",
        "When this enters the battlefield, put 2 rage counters on this.");
    row(ofTreasure,
        "This treasure enters play with three charge counters on it.\nWhen you remove the last "
        "charge counter from this, destroy this treasure.",
        "When this is played, put 3 charge counters on this.\nWhenever the last charge counter is "
        "removed from this, destroy this treasure.");
    row(ofMercenary,
        "Whenever this attacks, put a rage counter on this. At the end of your turn, remove a rage "
        "counter from this.",
        "Whenever this attacks, put a rage counter on this.\nAt the end of your turn, remove a "
        "rage counter from this.");
    // What cards cost, whom, and besides
    row(ofMercenary, "Cards cost opponents 1 more to play.",
        "Opponents' ability cards cost 1 more.");
    row(ofMercenary, "Instant cards cost opponents 1 more to play during your turn.",
        "Opponents' Instant cards cost 1 more during your turn.");
    row(ofEvent, "Mage ability cards cost you 1 less.", "Your Mage ability cards cost 1 less.");
    row(ofInstant, "Draw 2. This costs 1 less to play during an opponent's turn.",
        "Draw 2. This costs 1 treasure less if it is an opponent's turn.");
    row(ofInstant,
        "As an additional cost to play this card, sacrifice a treasure you control. Draw 2.",
        "Draw 2. As an additional cost, destroy a treasure you control.");
    row(ofInstant, "This card costs X. Draw X.",
        "As an additional cost, exhaust X treasures. Draw X.");
    row(ofInstant,
        "As an additional cost, destroy a mercenary you control. Gain loot equal to that "
        "mercenary's bounty.",
        "As an additional cost, destroy a mercenary you control. Gain loot equal to its bounty.");
    // In another order of words
    row(ofMercenary,
        "Ranged attacks of this mercenary deal Magic damage instead of Physical damage.",
        "This mercenary's ranged attacks deal Magic damage instead of Physical damage.");
    row(ofTreasure,
        "Attacks of the equipped mercenary deal Magic damage instead of Physical damage.",
        "The bearer's attacks deal Magic damage instead of Physical damage.");
    row(ofInstant,
        "Look at the top 3 cards of your deck. Put one into your hand and the others back on top "
        "in the same order.",
        "Look at the top 3 cards of your deck. Put one into your hand and the others back on top.");
    row(ofInstant, "Mend target ally of one physical status of your choice.", "Mend target ally.");
    row(ofInstant, "Cleanse up to two target allies of all magical statuses.",
        "Fully cleanse up to two target allies.");
    row(ofMercenary,
        "Each card an opponent draws in the Acquire Phase reduces that player's Vault by 2 instead "
        "of 1.",
        "Cards opponents acquire cost 1 loot more.");
    row(ofMercenary, "You may play this mercenary adjacent to an ally.",
        "You may play this onto empty tiles adjacent to an ally.");
    row(ofTreasure, "When it's unequipped, draw 1.", "When this treasure is unequipped, draw 1.");
    row(ofTreasure, "Whenever the mercenary equipped with this treasure attacks, draw 1.",
        "Whenever the bearer attacks, draw 1.");
    row(ofMercenary, "Whenever you win a coin flip, draw 1. Whenever you lose one, lose 1 loot.",
        "Whenever you win a coin flip, draw 1.\nWhenever you lose a coin flip, lose 1 loot.");
    row(ofMercenary, "Whenever you flip a coin, heal this 1.",
        "Whenever you win a coin flip, heal this 1.\nWhenever you lose a coin flip, heal this 1.");
    // Has to attack
    row(ofMercenary, "This mercenary must attack during each of your Attack Phases if able.",
        "This must attack each turn if able.");
    row(ofEvent, "Each enemy mercenary must attack if able.",
        "Enemy mercenaries must attack each turn if able.");
    row(ofInstant, "Until your next turn, target enemy must attack if able.",
        "Target enemy must attack each turn if able until your next turn.");
    // Where an Instant goes
    row(ofInstant,
        "Draw 2. Return this card to your hand instead of putting it into your discard pile.",
        "Draw 2. Return this to its owner's hand.");
    row(ofInstant,
        "Draw 1. If you control a Mage, return this to your hand instead of your discard pile.",
        "Draw 1. If you control a Mage, return this to its owner's hand.");
    row(ofInstant,
        "Draw 1. Shuffle this card into your deck instead of putting it into your discard pile.",
        "Draw 1. Shuffle this into its owner's deck.");
    row(ofInstant, "You may discard a card. If you do, return this card to your hand.",
        "You may discard a card. If you do, return this to its owner's hand.");
    row(ofTreasure,
        "When the equipped mercenary is destroyed, return this treasure to your hand instead of "
        "putting it into the discard pile.",
        "When the bearer is destroyed, return this treasure to your hand.");
    // Line of sight, and what comes besides
    row(ofMercenary, "This mercenary doesn't block line of sight.", "This does not block LOS.");
    row(ofEvent, "Allied mercenaries do not block line of sight.",
        "Allied mercenaries do not block LOS.");
    row(ofMercenary, "Enemy mercenaries don't block this mercenary's line of sight.",
        "This can attack past enemy mercenaries.");
    row(ofMercenary, "If you would gain loot, gain that much plus 1 instead.",
        "You gain 1 more loot each time.");
    row(ofMercenary,
        "If an enemy would gain one or more Burn counters, it gains that many plus one instead.",
        "Enemies gain 1 more Burn at a time.");
    row(ofMercenary, "Whenever this attacks, after that attack resolves, draw 1.",
        "Whenever this attacks, draw 1.");
    row(ofMercenary, "Once per turn, after this mercenary attacks, you may move this 1 tile.",
        "Once per turn, whenever this attacks, you may move this 1 tile.");
    // The first mercenary of a turn, and what players may not
    row(ofMercenary,
        "The first mercenary you play each turn may be played on any unoccupied tile on your side.",
        "The first mercenary card you play each turn may be played onto empty tiles on your side.");
    row(ofEvent, "Whenever an enemy mercenary plunders for 3 or more loot, draw 1.",
        "Whenever an enemy mercenary plunders 3 or more loot, draw 1.");
    row(ofMercenary, "Opponents can't play cards during your turn.",
        "Opponents cannot play ability cards during your turn.");
    row(ofMercenary, "Your mercenaries enter the battlefield stealthed.",
        "Whenever a mercenary you control enters the battlefield, it gains Stealth.");
    row(ofEvent, "Skip your Draw Phase.", "You skip your Draw Phase.");
    // What an active ability says of its own cost
    row(ofMercenary, "Active (3): Draw 1. This ability costs 1 less for each damaged enemy.",
        "Active (3): Draw 1. This costs 1 treasure less for each damaged enemy mercenary.");
    row(ofTreasure, "Active (2): Draw 1. This costs 1 less if you control a Mage.",
        "Active (2): Draw 1. If you control a Mage, this ability costs 1 less.");
    // What goes on about the one named first
    row(ofMercenary,
        "Passive: This mercenary has Armor 1. Whenever it attacks, it permanently gets +1 melee "
        "damage after that attack resolves.",
        "This has Armor 1.\nWhenever this attacks, it gets +1 melee.");
    row(ofMercenary,
        "Whenever you win a coin flip, heal this mercenary for 2. Whenever you lose one, it takes "
        "1 pure damage.",
        "Whenever you win a coin flip, heal this 2.\nWhenever you lose a coin flip, deal 1 Pure "
        "damage to this.");
    // During a phase something is so
    row(ofEvent, "During your Attack Phase, your mercenaries ignore Armor.",
        "Your mercenaries ignore Armor during your Attack Phase.");
    row(ofMercenary, "During your Attack Phase, this has +1 melee.",
        "This has +1 melee during your Attack Phase.");
    row(ofTreasure, "Equipped mercenary cannot be pushed. When it attacks, draw 1.",
        "Equipped mercenary cannot be pushed.\nWhenever the equipped mercenary attacks, draw 1.");
    row(ofMercenary, "Whenever you equip a treasure to this mercenary, draw 1.",
        "Whenever this equips a treasure, draw 1.");
    // Said of somebody first, and of when last
    row(ofMercenary,
        "Active (1): Until your next turn, damage that would be dealt to target ally is dealt to "
        "this instead.",
        "Active (1): Damage that would be dealt to target ally until your next turn is dealt to "
        "this instead.");
    row(ofInstant, "Counter target ability card if it targets a mercenary you control.",
        "Counter target ability card that targets a mercenary you control.");
    row(ofInstant, "Skip target opponent's next Acquire Phase.",
        "Target opponent skips their next Acquire Phase.");
    // Their own movement, and not somebody whom they move
    row(ofInstant, "Enemies can't move this turn.", "This turn, enemy mercenaries cannot move.");
    // Counters of this card that count for good
    row(ofMercenary,
        "Each time this plunders, put a coin counter on it. It plunders for 1 more loot for each "
        "coin counter on it.",
        "Whenever this plunders, put a coin counter on this.\nThis plunders for 1 more loot for "
        "each coin counter on this.");
    row(ofMercenary,
        "Whenever this attacks, put a rage counter on this. It has +1 melee for each rage counter "
        "on it.",
        "Whenever this attacks, put a rage counter on this.\nThis has +1 melee for each rage "
        "counter on this.");
    // Who exits and who is upstaged
    row(ofMercenary, "Whenever you exit a mercenary, draw 1.",
        "Whenever a mercenary you control exits, draw 1.");
    row(ofMercenary, "Whenever an opponent upstages one of your mercenaries, draw 1.",
        "Whenever a mercenary you control is upstaged, draw 1.");
    row(ofTreasure, "When it's equipped, draw 1.", "When this treasure is equipped, draw 1.");
    // MORE
}

void TestSeizeOtherWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    meanTheSame(QTest::currentDataTag(), other.toStdString(), paper);
}

QTEST_APPLESS_MAIN(TestSeizeOtherWords)
#include "tst_seize_other_words.moc"
