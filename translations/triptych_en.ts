<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AdventureTrack</name>
    <message>
        <source>The Adventure, eight regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Arena: whoever leads in more terrains at Dusk wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredAnswers</name>
    <message numerus="yes">
        <source>%n mana. Neither expedition would move.</source>
        <translation>
            <numerusform>%n mana. Neither expedition would move.</numerusform>
            <numerusform>%n mana. Neither expedition would move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. Your hero expedition would move.</source>
        <translation>
            <numerusform>%n mana. Your hero expedition would move.</numerusform>
            <numerusform>%n mana. Your hero expedition would move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. Your companion expedition would move.</source>
        <translation>
            <numerusform>%n mana. Your companion expedition would move.</numerusform>
            <numerusform>%n mana. Your companion expedition would move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. Both expeditions would move.</source>
        <translation>
            <numerusform>%n mana. Both expeditions would move.</numerusform>
            <numerusform>%n mana. Both expeditions would move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. In the Arena you would win now, %1 terrains to %2.</source>
        <translation>
            <numerusform>%n mana. In the Arena you would win now, %1 terrains to %2.</numerusform>
            <numerusform>%n mana. In the Arena you would win now, %1 terrains to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. In the Arena you would lose now, %1 terrains to %2.</source>
        <translation>
            <numerusform>%n mana. In the Arena you would lose now, %1 terrains to %2.</numerusform>
            <numerusform>%n mana. In the Arena you would lose now, %1 terrains to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mana. In the Arena it is a tie now: another day would follow.</source>
        <translation>
            <numerusform>%n mana. In the Arena it is a tie now: another day would follow.</numerusform>
            <numerusform>%n mana. In the Arena it is a tie now: another day would follow.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 into your mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use quick action %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust this orb and make orb %1 ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout with %1 in your hero expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout with %1 in your companion expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1 in your hero expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1 in your companion expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust it to make another orb ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it in an expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, to Dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these three as mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new mana orb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1, and you have %2 mana.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exhausted until your next Morning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card says that it cannot be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can become mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a quick action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mana orb %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hero expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your companion expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hero expedition of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the companion expedition of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose three cards of your hand as your first mana orbs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may put one card of your hand into your mana.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the landmarks you keep; you sacrifice the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards you keep in your Reserve; the others are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which of your reactions happens next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has passed, and you can play nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you can play nothing more, so pass for today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has passed: you may go on playing cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has passed: you may still use quick actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card, or pass for today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: use a quick action, or pass for today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an expedition for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in Reserve for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in an expedition for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in an expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of your hand for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a landmark for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a landmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of the discard pile for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mana orb for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mana orb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be played now: it costs %1, and you have %2 mana.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to play for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredCards</name>
    <message numerus="yes">
        <source>%n boosts</source>
        <translation>
            <numerusform>%n boost</numerusform>
            <numerusform>%n boosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 counters</source>
        <translation>
            <numerusform>%n %1 counter</numerusform>
            <numerusform>%n %1 counters</numerusform>
        </translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens when it comes into play from anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens when it is played from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happens when it is played from the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price: it is turned sideways until the next Morning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price: it is discarded from your Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lasting support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works as long as it lies ready in your Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A terrain, and the statistic that counts there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more of each statistic while it stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At Night it stays in its expedition once, and is no longer Anchored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its statistics do not count at Dusk. At Night it stays and wakes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleeting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is discarded where it would go to the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Feat asks for has been done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender: its expedition cannot move forward at Dusk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eternal: it stays in its expedition at Night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gigantic: it stands in both of your expeditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seasoned: it keeps its boosts on the way to the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tough: an opponent who targets it pays that much mana more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout: it may be played for that cost; then it goes to the Reserve at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooldown: it comes to the Reserve exhausted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companion expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exhaust it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mana</source>
        <comment>in a printed text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boat. It sails from the first region towards the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lantern. It comes from the last region; you win when your two meet or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it were Dusk now, this expedition would go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana orb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ready orb pays 1; an empty one is ready again in the Morning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs from the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>sign: meaning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 instead of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be played and does not support until it is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhausted mana orb %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready mana orb %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs %1 from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs %1 from the Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest %1, mountain %2, ocean %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredLog</name>
    <message numerus="yes">
        <source>%1 gained %n boosts.</source>
        <translation>
            <numerusform>%1 gained %n boost.</numerusform>
            <numerusform>%1 gained %n boosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n %2 counters.</source>
        <translation>
            <numerusform>%1 gained %n %2 counter.</numerusform>
            <numerusform>%1 gained %n %2 counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n boosts.</source>
        <translation>
            <numerusform>%1 lost %n boost.</numerusform>
            <numerusform>%1 lost %n boosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n %2 counters.</source>
        <translation>
            <numerusform>%1 lost %n %2 counter.</numerusform>
            <numerusform>%1 lost %n %2 counters.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 became the first player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiebreak in the Arena began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used a quick action of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put %2 from the deck into the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2 into the hero expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2 into the companion expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reacted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sacrificed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 created %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 became %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was no longer %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put a card of the hand into the mana.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 became a mana orb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went back to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put %2 from the hand into the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went to the Reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ascended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tumult card was turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A terrain marker was put on the Adventure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed for the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hero expedition of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The companion expedition of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredPlaymat</name>
    <message>
        <source>Day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As compared at the last Dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both expeditions together, compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero expeditions compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companion expeditions compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at the last Dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredPresenter</name>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journey took %n days.</source>
        <translation>
            <numerusform>The journey took %n day.</numerusform>
            <numerusform>The journey took %n days.</numerusform>
        </translation>
    </message>
    <message>
        <source>Morning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afternoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morning: ready, draw, expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afternoon: play in turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusk: the expeditions move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night: rest and clean up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expeditions of %1 have met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the tiebreak in the Arena.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete rules 1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete rules 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: complete rules 1.0 of September 2024 and 4.0 of October 2025</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can become mana: put it on your orbs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to your own landmarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes into one of your own expeditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day %1, %2&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <comment>of the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player: takes the first turn, and chooses first where both choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed: takes no more turns this day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready mana orbs, of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions both expeditions have travelled; 7 win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 mana orbs ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 7 regions travelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Limbo, being played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlteredTrack</name>
    <message>
        <source>the hero region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the companion region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away for the tiebreak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ascended, a tie is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Arena nobody moves; the greater part of the terrains wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journey is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has arrived at the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has moved today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would move to %1 if it were Dusk now: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is held back: it would stay if it were Dusk now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would stay if it were Dusk now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in %3: %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n chosen.</source>
        <translation>
            <numerusform>%n chosen.</numerusform>
            <numerusform>%n chosen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1, and you have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that it could be aimed at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while something waits to resolve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be used in answer to something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once a turn, and that was this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (Rule %2)</source>
        <comment>why not, by which rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 act after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 act first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team has priority together. You are asked again afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has an ability to use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be targeted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may act in %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may act before %1 resolves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits to resolve; you may respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to pay for %1 with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to pay with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an opponent for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to discard for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a target for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether to do what %1 offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what %1 does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use ability %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhaust %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message numerus="yes">
        <source>These rules have at most %n seats.</source>
        <translation>
            <numerusform>These rules have at most %n seat.</numerusform>
            <numerusform>These rules have at most %n seats.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game called %1. There is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rules called %2. It has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no round timer; leave --timer out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskingDialog</name>
    <message>
        <source>Ask me when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What only you can answer is always asked, and where you have set a stop you are always asked. Besides, ask me when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am &amp;attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something of mine is &amp;targeted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else plays or uses &amp;something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ability of somebody else goes off &amp;by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a &amp;step comes in which I could do something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remembered answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask this again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: always yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: always no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is answered for you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Battlefield</name>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrowsePanel</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildPage</name>
    <message>
        <source>Left in the pool: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>It has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card lies face down. You may not look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Face-down card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Show the choices again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what is behind the choices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockPlate</name>
    <message>
        <source>Round clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 minutes and %3 seconds left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option %1. Run triptych --help to see what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 needs a value. Run triptych --help for an example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write --seat as p1=person or p2=greedy; &quot;%1&quot; is not of that form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write --deck as p1=FILE; &quot;%1&quot; is not of that form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed needs a whole number; &quot;%1&quot; is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--best-of is 1 or 3; &quot;%1&quot; is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, decks, rules and timer belong to a new match: say which game with --new, for example --new %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: triptych [options]

  --new GAME           start a match at once: %1
  --ruleset NAME       its rules; the first ones the game has when left out
  --seat pN=WHO        person, greedy, random, ai:easy, ai:normal or ai:hard
  --deck pN=DECK       a deck file, or the name of a deck the program knows
  --seed N             the luck of the match; another each time when left out
  --best-of 1|3        games in the match
  --timer              with the round timer of the rules, where they have one
  --journal FILE       continue this journal, or keep a new match there
  --software           draw without the graphics card
  --benchmark          print start-up time, memory and idle load, and exit
  --version, --help    say what this is
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Content</name>
    <message numerus="yes">
        <source>%1: %n of its cards cannot be played; &quot;Own cards and decks&quot; in the menu says which and why.</source>
        <translation>
            <numerusform>%1: %n of its cards cannot be played; &quot;Own cards and decks&quot; in the menu says which and why.</numerusform>
            <numerusform>%1: %n of its cards cannot be played; &quot;Own cards and decks&quot; in the menu says which and why.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is too large to be a card pack or a deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that come with the program were not found. Install it again, or name their folder in the environment variable TRIPTYCH_ASSETS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards in this file; put a card pack here, or a file of published cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck is for the game &quot;%1&quot;, not for &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file lies in no game&apos;s folder. Put cards into cards/GAME and decks into decks/GAME, where GAME is one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueDialog</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n answers</source>
        <translation>
            <numerusform>%1, %n answer</numerusform>
            <numerusform>%1, %n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that have not come to their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the bin…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch or copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is waiting to be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be continued. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on exactly where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this match to the bin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be brought back from there, but not from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Continuing</name>
    <message>
        <source>This match is open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two programs cannot write down the same match. You can watch it here while it goes on there, or go on by yourself from where it stands, in a journal of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be continued</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the computer to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the computer to %1. Your cards stay hidden until the curtain is lifted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Name of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck, %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click, Enter or drag: a card goes into the deck, and back again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays a sound deck of your pool there; yours is put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the deck to your own decks, finished or not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message numerus="yes">
        <source>%1: %2. %n cards.</source>
        <translation>
            <numerusform>%1: %2. %n card.</numerusform>
            <numerusform>%1: %2. %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be written; choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player: ________________________   Date: ______________</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards of your own in this deck. Put them into %1 first, or print all cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftController</name>
    <message numerus="yes">
        <source>You have %n of these.</source>
        <translation>
            <numerusform>You have %n of these.</numerusform>
            <numerusform>You have %n of these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take one of %n cards.</source>
        <translation>
            <numerusform>Take the one card.</numerusform>
            <numerusform>Take one of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a deck of %n cards.</source>
        <translation>
            <numerusform>Make a deck of %n card.</numerusform>
            <numerusform>Make a deck of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At a tournament you have %n minutes for it.</source>
        <translation>
            <numerusform>At a tournament you have %n minute for it.</numerusform>
            <numerusform>At a tournament you have %n minutes for it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suggested deck lies there; change it as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make at least one of the drafters a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draft: no card pack of these rules declares boosters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, draft %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft goes on, but it cannot be gone on with after the program is closed: %1 cannot be written (%2). Make room on the disk or check the folder&apos;s permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Begin another draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft was begun with other card packs than those that are there now. Put them back, or begin another draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the deck of %2 has %3, which was not taken. The file is damaged: begin another draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none of these yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest goes to the left, to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest goes to the right, to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody opens the next booster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody makes a deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the deck and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the deck; the next, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who sits down for the first match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time was up for %1: the deck was handed in, filled up where it lacked cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftHead</name>
    <message>
        <source>%1: %2</source>
        <comment>heading: what is to be done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the draft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>%1 against %2, you are ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, you are behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, tied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventLog</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Expedition</name>
    <message>
        <source>would move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileHolder</name>
    <message>
        <source>The program %1 (process %2) on the machine %3 has it open since %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing may be written into the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 takes no new files; its disk may be full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameDoor</name>
    <message>
        <source>It goes on exactly where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer, with two decks of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at decks and cards, and build your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose seats, decks and rules; also for several people at this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open boosters and play with what you make of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: what to do</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFacets</name>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hero whose faction the deck is of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag cards here, or press Enter on one in the collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expedition permanents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exalted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two expeditions that walk towards each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to exchange between the games of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colourless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Souls, citizens and eleven years, in a harbour by night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mercenary; the deck is of its class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mercenary of 3 or 4 stars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost or bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries on a board, for loot and for the guild.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Your hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Tab, arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through cards, seats and buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do what is possible with the focused card or button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, right button, long press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read a card in large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass until your next turn, or until something concerns you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be asked before your own deeds resolve, and not any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close a menu, put a card back, stop passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U, Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back the last pick, or learn why that is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the first thing that can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card, stack and log in a small window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the table behind a choice, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the signs of the table mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass by itself where nothing else is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full control: be asked everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Triptych</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Triptych %1&lt;/h2&gt;&lt;p&gt;A table for trading card games that keeps the rules.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;All cards, texts and pictures are original works made for this program. Licence: GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Own cards and decks go into the folder&lt;br&gt;%3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is ticked holds in this match, for every seat. The program&apos;s own choice is how the rule document has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the rules have it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDeckDialog</name>
    <message numerus="yes">
        <source>The deck has %n cards. It may not be played yet, and can be kept until it is complete.</source>
        <translation>
            <numerusform>The deck has %n card. It may not be played yet, and can be kept until it is complete.</numerusform>
            <numerusform>The deck has %n cards. It may not be played yet, and can be kept until it is complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n cards and may be played by these rules: %1.</source>
        <translation>
            <numerusform>The deck has %n card and may be played by these rules: %1.</numerusform>
            <numerusform>The deck has %n cards and may be played by these rules: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to call it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a list here, a line for each card: &quot;3 Pier Watcher&quot; by its name, or &quot;3 ALT_CORE_B_AX_10_C&quot; by its number. &quot;Name:&quot;, &quot;Hero:&quot; and &quot;Ruleset:&quot; lines, notes after # and a line &quot;Sideboard&quot; are understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a deck list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this game could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list cannot be read; choose a line below to see where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: what is wrong there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalFile</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was just played is not on the disk: %1. The match goes on, and every answer tries again. Before you close the program, make room on the disk, or allow writing into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was played is on the disk again, in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptMatches</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: the computer stopped before anything of this match was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know a game called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of %1 could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be moved to the bin: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KryptikAnswers</name>
    <message numerus="yes">
        <source>Draw %n new cards</source>
        <translation>
            <numerusform>Draw %n new card</numerusform>
            <numerusform>Draw %n new cards</numerusform>
        </translation>
    </message>
    <message>
        <source>11 year card %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1 in your soul row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for white energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for blue energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for black energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for green energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for colourless energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engage for energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 on the bottom of your deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the 11 year ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast it for its 11 year cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abolish %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on attacking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the blockers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the 2nd phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in your 1st or 2nd phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot give energy of the colours that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect forbids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already control an overlord of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay what it costs besides energy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the effect pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its abilities do not work now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only while an opponent has at most %1 11 year cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is engaged until your next disengage phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is weary until your next disengage phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has attacked in this combat phase already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be cast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can go to the soul row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards to put back; you draw as many before the deck is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a citizen to attack with, or move on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose citizens to block with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacks; choose citizens to block with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what %1 attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what becomes of your 11 year card %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what becomes of your 11 year card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether to use the ability of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether to use the ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose X for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which blocker is dealt damage next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what goes onto the effect pile next; the last to go resolves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 1st phase: cast cards and place a soul card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 1st phase: cast cards, then go to combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 2nd phase: cast cards, then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: you may cast spells or use abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may cast spells or use abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to discard: your hand holds at most 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in your limbo to abolish for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card in your limbo to abolish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card from your deck for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card from your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may keep one overlord of a name: choose which is abolished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not Ravenous any more: choose the card it goes on attacking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card that is still attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an 11 year card for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an 11 year card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an attached card to detach for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an attached card to detach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which card lies next in your 11 year row, from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to reveal for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to reveal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KryptikCards</name>
    <message numerus="yes">
        <source>%n damage this turn; %1 more would destroy it.</source>
        <translation>
            <numerusform>%n damage this turn; %1 more would destroy it.</numerusform>
            <numerusform>%n damage this turn; %1 more would destroy it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie attached under it.</source>
        <translation>
            <numerusform>%n card lies attached under it.</numerusform>
            <numerusform>%n cards lie attached under it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot attack or engage for a cost until its controller&apos;s next disengage phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has attacked in this combat phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 year row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soul row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abolished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager: being weary does not hold it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focused: only in your own 1st or 2nd phase, while nothing is on the effect pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ravenous: its attack may aim at two 11 year cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestep: only citizens with Sidestep can block it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steadfast: attacking does not engage it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenacious: one blocker alone cannot stop it, it takes two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toxic: the first point of damage it deals to a citizen is deadly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card lies face down. Nobody may look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weary: it cannot attack or engage for a cost yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack %1, defense %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KryptikLog</name>
    <message numerus="yes">
        <source>%1 put %n cards back to draw as many.</source>
        <translation>
            <numerusform>%1 put %n card back to draw another.</numerusform>
            <numerusform>%1 put %n cards back to draw as many.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cast %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had no legal target left and did nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed %2 in the soul row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entered the island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacked with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocked with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost the 11 year card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used the 11 year ability of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cast %2 for its 11 year cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took %2 into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was attached to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was abolished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looked at a hidden card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chose %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KryptikPresenter</name>
    <message>
        <source>Disengage phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: command attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: command blockers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was dealt damage with no card left in the 11 year row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opponent was dealt damage with no card left in the 11 year row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last players were dealt damage together, with no card left in their rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krucible (three or four seats)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kryptik: rules of 20 June 2023, in force since 30 June 2023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 year cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in limbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colourless energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 cards in hand, %3 11 year cards, %4 cards in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen being cast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 year choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 year ability</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LegendPanel</name>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>sign: meaning</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message numerus="yes">
        <source>%1 drew %n cards.</source>
        <translation>
            <numerusform>%1 drew %n card.</numerusform>
            <numerusform>%1 drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was dealt %n damage.</source>
        <translation>
            <numerusform>%1 was dealt %n damage.</numerusform>
            <numerusform>%1 was dealt %n damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 dealt %n damage to %2.</source>
        <translation>
            <numerusform>%1 dealt %n damage to %2.</numerusform>
            <numerusform>%1 dealt %n damage to %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took control of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled a %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used an ability of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ability of %1 triggered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was countered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The match cannot go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again; a part of Qt Quick is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match could not be kept: there is no journal of it. Once you leave it, it cannot be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is kept as it stands, whatever you play meanwhile. Continue it from the start page or with &quot;Continue a match&quot; in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this draft?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft is kept as it stands and can be continued from the start page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on drafting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This draft cannot begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This draft cannot be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck that may be played. Install the program again, or put a deck file into %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match journals (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conceding ends the game for you at once and cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this game could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck of these rules for the computer to play with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture %1 cannot be copied to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no file of cards, no deck that says for which game it is, and no picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything could be taken in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick match against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draft decks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ecks and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontinue a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a journal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own cards and &amp;decks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q&amp;uit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move cards visibly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw &amp;without the graphics card (from the next start on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass by itself where nothing else is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full control: ask me everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hold priority: ask me before my own deeds resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass until my &amp;next turn, or until something concerns me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask me when…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop in &amp;my turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop in &amp;other turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Triptych</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops belong to a running match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Triptych</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of %1 could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck of %1 cannot be played. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no computer player called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no round timer; start the match without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not kept, because %1 cannot be written (%2). Make room on the disk or allow writing there, then begin it again; as it is, it cannot be continued once you leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 cannot be read (%2). Check that it is there and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is of a game that this program does not know: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 cannot be written any more (%2); what happens now is not kept. Leave the table, make room on the disk or allow writing there, and continue the match again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal could not be copied into %1 (%2). Make room on the disk or allow writing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are watching a match that is played in another window. What happens there is shown here; nothing can be answered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchViewModel</name>
    <message>
        <source>Nothing can be taken back: since then something hidden has been seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken back: since then somebody else has acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loses the game for you. Do the same again if that is what you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is up to choices, chance or cards that you do not see.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewDraftDialog</name>
    <message numerus="yes">
        <source>%n persons take turns at this computer, behind a curtain.</source>
        <translation>
            <numerusform>%n person sits at this computer.</numerusform>
            <numerusform>%n persons take turns at this computer, behind a curtain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody opens %n packs and builds a deck of %1 cards.</source>
        <translation>
            <numerusform>Everybody opens %n pack and builds a deck of %1 cards.</numerusform>
            <numerusform>Everybody opens %n packs and builds a deck of %1 cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the packs round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed: keep all of one&apos;s own packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same packs again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the time for the deck is up, it is handed in as it lies, filled up from the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Booster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards of a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drafters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;uck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of drafter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is drafter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the c&amp;lock: %1 minutes for the deck, %2 for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the c&amp;lock: %1 minutes for the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draft: no card pack declares boosters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make at least one of the drafters a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message numerus="yes">
        <source>Round &amp;timer (%n minutes)</source>
        <translation>
            <numerusform>Round &amp;timer (%n minute)</numerusform>
            <numerusform>Round &amp;timer (%n minutes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number, decks and answers give the same match again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One clock for the whole match, as at a tournament. When it has run out, the game ends by what its rules say of that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;uck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game to play: the cards of none could be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: as the rules have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this game could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another deck for %1 to start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionMenu</name>
    <message>
        <source>Choose what to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnFilesDialog</name>
    <message>
        <source>Own cards and decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of cards are looked for in %1, decks in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own files and what can be used of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be used of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file of cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 cards can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the deck &quot;%2&quot; may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the deck &quot;%2&quot; may not be played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: what is wrong there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of your own yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of cards (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For which game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message>
        <source>The pack, %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have taken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stops in your turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Click to pass until here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here in your turns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here in the other turns: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileRail</name>
    <message>
        <source>Nothing waits to resolve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolves next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting to resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playmat</name>
    <message>
        <source>Put card, stack and log away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show card, stack and log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoolGrid</name>
    <message>
        <source>Pool, %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the marked places for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the marked places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to %1, now and whenever it asks this again. The list is under Table in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to %1, now and whenever it asks this again. The list is under Table in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Drafters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>drafter: deck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a deck of its own picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>%1 %2</source>
        <comment>name and number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck to choose. Put a deck file into the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck may be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizeAnswers</name>
    <message numerus="yes">
        <source>Acquire %n cards</source>
        <translation>
            <numerusform>Acquire %n card</numerusform>
            <numerusform>Acquire %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may acquire %n more cards for 1 loot each.</source>
        <translation>
            <numerusform>You may acquire %n more card for 1 loot each.</numerusform>
            <numerusform>You may acquire %n more cards for 1 loot each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 4 stand.</source>
        <translation>
            <numerusform>%n of 4 stand.</numerusform>
            <numerusform>%n of 4 stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 face down into your warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 into your warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire %1 on %2, bearing %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summon %1 to %2, bearing %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire %1 on %2, upstaging %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summon %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equip %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 off %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let %1 leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plunder %1 loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover %1 for one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a pillar on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire: choose a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move: choose a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover somebody near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: choose who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To acquiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the second movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in your attack phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in your rally and in your movements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1 treasures to exhaust, and you have %2 ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your mercenaries can use it: it takes one of its class that is not silenced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your mercenaries of its class can attack somebody with it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has attacked or plundered in this turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exhausted: %1 of its exhaust counters are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect keeps it from attacking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy that it sees stands in its line within %1 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy stands beside it where it can strike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no attack of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no steps left in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile that it could step to is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can go to the warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be hired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be summoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be equipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can plunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can uncover somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this hand, or shuffle it back once and draw seven new cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a tile for a pillar; nobody can ever enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the guild hall tile on which your champion begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the next tile, or stop there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to %2: choose the next tile, or stop there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another tile for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whom %1 attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whom to attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how many steps for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how many steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what goes onto the stack next; the last to go resolves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may acquire up to 4 cards for 1 loot each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rally: place a treasure, equip, or play abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rally: hire, place a treasure, equip, or play abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first movement: move your mercenaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first movement: none of yours can move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your attack: strike or shoot, each mercenary once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your attack: none of yours can strike or shoot now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your attack: strike, shoot or plunder, each mercenary once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your attack: none of yours can strike, shoot or plunder now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your second movement: use the steps that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your second movement: none of yours can move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may use abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may act before %1 steps to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to step to %2; you may respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may act before %1 attacks %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to attack %2; you may respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may act before %1 plunders the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to plunder the vault; you may respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all pass, it resolves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all pass, the phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to discard: your hand holds at most 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a treasure to exhaust for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a treasure to exhaust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what %1 takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your vault holds only %1; at 0 you lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your vault holds %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizeCards</name>
    <message numerus="yes">
        <source>%n treasures equipped</source>
        <translation>
            <numerusform>%n treasure equipped</numerusform>
            <numerusform>%n treasures equipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps left this turn.</source>
        <translation>
            <numerusform>%n step left this turn.</numerusform>
            <numerusform>%n steps left this turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot move, attack, plunder or use abilities. One counter leaves at the start of its controller&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes this much damage at every end phase. From five on only full fives count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever damages it deals this much more. From three on only full threes count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it attacks or plunders a coin is tossed; if that is lost, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever stands on this tile is blinded. It lifts in the next end phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each counter takes a step of its movement; three hold it fast. They thaw after its first movement phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its attack phase one or two counters deal as much true damage; three deal 4 pure damage and consume its treasures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ability card can be played with it until the next end phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be targeted. Attacking ends it, and its next damage is true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage to it is lowered by this much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic damage to it is lowered by this much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It heals this much as its controller&apos;s rally phase begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels one to four add 1, 3, 6 or 9 health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage that it deals heals it as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its ranged attack reaches this much farther.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left before it is destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage to a neighbouring tile; the full ticks on its rim show where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage from two tiles away on; the split ticks show where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic damage from two tiles away on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowers damage once; grey when it is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loot lost when it is destroyed, and taken when it plunders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps left this turn; the dots on its rim show where to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the four straight directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the four diagonal directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melee %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossbow %1 at distance %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>staff %1 at distance %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounty %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies face down and only pays costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 health left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbow %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounty %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reaches distance %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its defense is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has made its attack this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipped with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizeLog</name>
    <message numerus="yes">
        <source>%1 healed %n health.</source>
        <translation>
            <numerusform>%1 healed %n health.</numerusform>
            <numerusform>%1 healed %n health.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 acquired %n cards.</source>
        <translation>
            <numerusform>%1 acquired %n card.</numerusform>
            <numerusform>%1 acquired %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n loot.</source>
        <translation>
            <numerusform>%1 lost %n loot.</numerusform>
            <numerusform>%1 lost %n loot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n loot.</source>
        <translation>
            <numerusform>%1 gained %n loot.</numerusform>
            <numerusform>%1 gained %n loot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time was called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was defeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was allowed to act first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hired %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entered on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put %2 into the warchest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was equipped with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was taken off %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the battlefield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had no effect any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was pushed to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was upstaged to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed places with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attacked %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plundered %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was uncovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fog rose on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pillar was set on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defense of %1 was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got %2, %3 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won the toss of a coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost the toss of a coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a new hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizePlaymat</name>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizePresenter</name>
    <message>
        <source>Beginning phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First movement phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second movement phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no loot left in the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opponent has no loot left in the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has loot left in the vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Guild Master of %1 was destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opposing Guild Master was destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Guild Masters fell together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mercenaries of %1 have fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mercenaries of the other team have fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mercenaries have fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opponents fell at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last players fell at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up: the higher vault wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up, and the vaults are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game went on without end: the higher vault wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game went on without end, and no side is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More was going on at once than the table has room for: the higher vault wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More was going on at once than the table has room for, and no side is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard, one against one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard, two against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft (30 cards, 20 loot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena with champions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena, two against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild Master (two to four seats)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck may be larger than it must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with 1, 2, 3 or 4 stars may be in a deck 4, 3, 2 or 1 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon needs free hands to bear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loot of a bounty goes into the vault of whoever earned it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed deals Pure damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pillars block the line of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seize: Guilded Treasures, rules document edited by Alexander King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up with both sides standing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loot in the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 loot in the vault, %3 cards in hand, %4 cards in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 cards in hand, %3 cards in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your guild hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guild hall of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pillar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncovering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enters on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plunders the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncovers %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeizeRefusals</name>
    <message numerus="yes">
        <source>%1 costs %2, and %n treasures of yours are ready.</source>
        <translation>
            <numerusform>%1 costs %2, and %n treasure of yours is ready.</numerusform>
            <numerusform>%1 costs %2, and %n treasures of yours are ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not get to %2 with %n steps: look at the dots on its rim.</source>
        <translation>
            <numerusform>%1 does not get to %2 with %n step: look at the dots on its rim.</numerusform>
            <numerusform>%1 does not get to %2 with %n steps: look at the dots on its rim.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not yours: it belongs to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decides now; you can act when you are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another question comes first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits to resolve first; until then there are only instants and abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one card a turn goes into the warchest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go into the warchest in your rally phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the arena nobody enters; %1 can only go face down into the warchest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries are hired in your rally phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have three mercenaries; one has to leave or fall before the next is hired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is free on which %1 could be hired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on %2, and nobody can be hired there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries are hired on the two rows behind on your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures are placed and equipped in your rally phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 into your warchest first; from there it can be equipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures go into your own warchest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an ability; only treasures and mercenaries go into the warchest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an attack: it is played in your attack phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an event: it is played in your rally or movement phases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a mercenary of yours of its class who is not silenced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nobody to be aimed at now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in stealth and cannot be targeted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop %1 on one of those who are marked while you drag it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be aimed at %2: its text says at whom, how far away and in whose sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that lies face down only pays costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is exhausted; only a ready treasure can be equipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures are equipped by your own mercenaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to stand in your guild hall to take a treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot take it now: one treasure a turn, and none after one was taken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who stands in your guild hall can leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries leave in your rally phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is exhausted until your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plunders from a tile of that guild hall, and each player once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vaults are plundered in your attack phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks are made in your attack phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has made its attack this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in stealth and cannot be attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody stands in the line of sight to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not reach %2 from %3: look at the ticks on its rim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries move in your two movement phases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is frozen fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pillar stands on %1, and nobody can enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no step left this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause of the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As each table was painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move cards visibly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw &amp;without the graphics card (from the next start on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDeckDialog</name>
    <message>
        <source>Exchange the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side deck of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card on each side and exchange them, as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the deck now, %2 beside it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableParts</name>
    <message numerus="yes">
        <source>Your %1, %n cards</source>
        <translation>
            <numerusform>Your %1, %n card</numerusform>
            <numerusform>Your %1, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %n cards</source>
        <translation>
            <numerusform>%1 of %2, %n card</numerusform>
            <numerusform>%1 of %2, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n turns.</source>
        <translation>
            <numerusform>It took %n turn.</numerusform>
            <numerusform>It took %n turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opponent conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had no card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last opponent had no card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody had a card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effect of a card decided the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game went on without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More was going on at once than the table has room for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zone of a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activated ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triggered ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>kind: card of a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat: games won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won so far: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time is left for another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have won the match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tallies</name>
    <message>
        <source>%1 of about %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted: number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toss</name>
    <message>
        <source>A die shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin is lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroublePanel</name>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VaultCoin</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Warchest</name>
    <message>
        <source>Your warchest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warchest of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No treasure yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Continue the last match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: %1, against %2</source>
        <comment>how far: other seats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card games at one table, the rules kept for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packs, what was taken and the decks are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a match that was kept in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, colours, text size, motion and pace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZoomPage</name>
    <message>
        <source>No card is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::CardDelegate</name>
    <message>
        <source>%1 in the deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::CardPagePane</name>
    <message>
        <source>What the card does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a card, or go to it with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1, number %2, from your own files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1, number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks that use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::CollectionModel</name>
    <message numerus="yes">
        <source>%1; %n in the deck</source>
        <translation>
            <numerusform>%1; %n in the deck</numerusform>
            <numerusform>%1; %n in the deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Its text is not understood, so it cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::CollectionPane</name>
    <message numerus="yes">
        <source>%1 of %n cards</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names, texts and types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word has to be found; words in quotation marks together (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what &amp;fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards that may lie in this deck by its rules and its leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cards as a table (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>facet: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those that can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those whose text is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only my own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the collection, as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::DeckDesk</name>
    <message numerus="yes">
        <source>Show what fits: %n more</source>
        <translation>
            <numerusform>Show what fits: %n more</numerusform>
            <numerusform>Show what fits: %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::DeckDocument</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how hard it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (second copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::DeckPartModel</name>
    <message numerus="yes">
        <source>%n × %1</source>
        <translation>
            <numerusform>%n × %1</numerusform>
            <numerusform>%n × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card; take it out or load its pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::DeckWindow</name>
    <message numerus="yes">
        <source>%n cards differ.</source>
        <translation>
            <numerusform>%n card differs.</numerusform>
            <numerusform>%n cards differ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take cards out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for which the deck is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the deck is grouped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line says how the deck plays; it is shown where decks are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has said yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How &amp;hard it is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card and deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that these rules have no place for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the deck: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>name of the deck - name of the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck was changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has changed the file of this deck since it was opened here: another window or another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both can be kept: yours then goes into a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the file now cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read a list from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of names…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of &amp;numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck &amp;sheet as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Own cards to cut out, as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with another deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this &amp;version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: there is no card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cards are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list was taken over; undo brings back what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a deck list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck lists (*.txt *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be written; choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which deck shall it be compared with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two decks hold the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions, latest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when: title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet. How the deck was is kept whenever somebody begins to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking one up again is a step that can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up an earlier version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::DrawsPane</name>
    <message numerus="yes">
        <source>the %n chosen cards</source>
        <translation>
            <numerusform>the %n chosen card</numerusform>
            <numerusform>the %n chosen cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw an opening &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances to have drawn them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen cards (none yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>facet: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (opening hand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::FaultsPane</name>
    <message numerus="yes">
        <source>✔ %n cards. This deck may be played: %1.</source>
        <translation>
            <numerusform>✔ %n card. This deck may be played: %1.</numerusform>
            <numerusform>✔ %n cards. This deck may be played: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✖ %1 cards. This deck may not be played yet (%2): %n reason(s).</source>
        <translation>
            <numerusform>✖ %1 cards. This deck may not be played yet (%2): %n reason.</numerusform>
            <numerusform>✖ %1 cards. This deck may not be played yet (%2): %n reasons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <comment>what is wrong (rule)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::FiguresPane</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of cost %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on average %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::ShelfDelegate</name>
    <message numerus="yes">
        <source>%1, %n cards</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Easy to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✔ May be played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deckroom::ShelfPage</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at it and change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw away…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck cannot be copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw this deck away?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of &quot;%1&quot; goes into the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck cannot be thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be put into the bin; remove it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
