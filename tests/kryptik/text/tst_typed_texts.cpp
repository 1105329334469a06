#include "Papers.h"

#include "kryptik/text/printing/Print.h"

#include <QTest>

using namespace triptych::kryptik;

/// What people type is read as what is printed, and means the same.
class TestTypedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedIsRead_data();
    void typedIsRead();
};

/// The surface: another way of typing it is read as the normal form.
void TestTypedTexts::typedIsRead_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const auto row = [](char on, const char* text, const char* normal) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(normal);
    };
    row('s', "Each player discards their whole hand and then draws four cards.",
        "Each player discards their hand, then draws 4 cards.");
    row('s',
        "Search your deck for an overlord and show it to your opponent, then put it into your "
        "hand. Shuffle your deck afterwards.",
        "Search your deck for an overlord, reveal it and put it into your hand.");
    row('s', "Destroy one 11 year card of target opponent.",
        "Destroy an 11 year card of target opponent.");
    row('s', "Plunder any number of cards, up to 4.", "Plunder up to 4 cards.");
    row('s', "Draw a card if you control three or more undead.",
        "If you control 3 or more Undead citizens, draw 1 card.");
    row('c', "This can't be blocked by undead.", "This can not be blocked by Undead citizens.");
    row('s', "Destroy target citizen with sidestep, toxic or ravenous.",
        "Destroy target citizen that has Sidestep or has Toxic or has Ravenous.");
    row('s', "Destroy target citizen that has sidestep, toxic, or ravenous.",
        "Destroy target citizen that has Sidestep or has Toxic or has Ravenous.");
    row('c', "When this becomes blocked by two or more citizens, it gains toxic until EOT.",
        "When this becomes blocked by 2 or more citizens, it gains Toxic until end of turn.");
    row('c', "Short Time 2; this also gets +3/+0.", "Short Time 2, this gets +3/+0.");
    row('s',
        "Put a number of +1/+1 counters equal to the number of cards in your hand on target "
        "citizen.",
        "Put a +1/+1 counter on target citizen for each card in your hand.");
    row('s',
        "All damage that would be dealt this turn to target citizen is dealt to another target "
        "citizen instead.",
        "All damage that would be dealt to target citizen this turn is dealt to another target "
        "citizen instead.");
    row('c',
        "{1}: This gets +1/+0 until end of turn. Solo (you can't use this ability again this "
        "turn).",
        "Solo - {1}: this gets +1/+0 until end of turn.");
    row('c',
        "You may cast this citizen any time you have priority, even if the effect pile isn't "
        "empty.",
        "You may cast this any time you could cast a spell.");
    row('c', "Other elves you control have eager", "Other Elf citizens you control have Eager.");
    row('c', "Tenacious. Dies; draw a card", "Tenacious.\nDies; draw 1 card.");
    row('c', "Enter; destroy target citizen with a lower soul cost than this citizen.",
        "Enter; destroy target citizen with soul cost less than this's soul cost.");
    row('c',
        "Whenever another citizen dies, destroy each citizen with more defense than that citizen.",
        "Whenever another citizen dies, destroy each citizen with defense greater than that "
        "citizen's defense.");
    row('s', "Look at the cards in your 11 year row, then rearrange them.",
        "Look at all cards in your 11 year row, then rearrange your 11 year row.");
    row('s', "Look at the cards in target opponent's hand.", "Look at target opponent's hand.");
    row('s',
        "Look at the top two cards of your deck. Put one of them on top of your deck and the "
        "other on the bottom.",
        "Look at the top 2 cards of your deck, then put 1 of them on top of your deck and the rest "
        "on the bottom of your deck.");
    row('s',
        "Look at the top three cards of target opponent's deck. You may abolish one of them. "
        "Put the rest on top of their deck in any order.",
        "Look at the top 3 cards of target opponent's deck, then abolish up to 1 of them and put "
        "the rest on top of their deck.");
    row('s',
        "Look at the top two cards of your deck. You may put one or both of them into your limbo "
        "pile.",
        "Look at the top 2 cards of your deck, then put up to 2 of them into your limbo pile.");
    row('s',
        "Reveal the top three cards of your deck. You may put a citizen from among them onto the "
        "island and leave the others on top in the same order.",
        "Reveal the top 3 cards of your deck, then you may put a citizen from among them onto the "
        "island.");
    row('s', "Each player chooses a citizen they control. Destroy the rest.",
        "Each player chooses a citizen they control. Destroy all citizens that were not affected "
        "this way.");
    row('s', "Target player chooses one of their 11 year cards. Destroy the others.",
        "Target player chooses a card from their 11 year row. Destroy all cards in their 11 year "
        "row that were not affected this way.");
    row('s',
        "Look at the top four cards of your deck. Put one of them into your hand and one into your "
        "soul row.",
        "Look at the top 4 cards of your deck, then put 1 of them into your hand, 1 of them into "
        "your soul row.");
    row('s', "Each opponent keeps two citizens they control, then sacrifices the others.",
        "Each opponent chooses 2 citizens they control. Each opponent sacrifices all citizens "
        "they control that were not affected this way.");
    row('s',
        "Counter target spell. Put it on the bottom of its owner's deck instead of into its "
        "owner's limbo pile.",
        "Counter target spell. If a card was affected this way, put it on the bottom of its "
        "owner's "
        "deck.");
    row('s', "Engage any number of citizens you control. Deal that much damage to target citizen.",
        "Engage any number of citizens you control. Deal that much damage to target citizen.");
    row('s',
        "Return all citizens to their owners' hands. Draw a card for each citizen that was "
        "returned to your hand this way.",
        "Return all citizens to their owners' hand. Draw 1 card for each citizen card in your hand "
        "affected this way.");
    row('s', "Discard two cards. If at least one of them was a spell card, draw a card.",
        "Discard 2 cards. If 1 or more of them are spells, draw 1 card.");
    row('s', "Elves you control get +1/+1 until end of turn. If you control four of them, probe 1.",
        "Elf citizens you control get +1/+1 until end of turn. If you control 4 or more of them, "
        "probe 1.");
    row('s', "Choose two target citizens. If none of them is engaged, engage them.",
        "Choose two target citizens. If none of them are engaged, engage them.");
    row('s', "If you discarded a card this turn, draw two cards. If you didn't, draw a card.",
        "If you discarded a card this turn, draw 2 cards. Otherwise, draw 1 card.");
    row('s',
        "If you've cast another spell this turn, you may probe 1. If you haven't, draw a card.",
        "If you cast 2 or more spells this turn, you may probe 1. If that is not so, draw 1 card.");
    row('s', "If it is not your turn, draw a card. If it is, draw two cards.",
        "If it is not your turn, draw 1 card. Otherwise, draw 2 cards.");
    row('s', "If you didn't attack this turn, draw a card. If you did, draw two cards.",
        "Unless you attacked this turn, draw 1 card. Otherwise, draw 2 cards.");
    row('s', "Counter target spell unless its controller pays {2}. If they pay, draw a card.",
        "Choose target spell. Its controller may pay {2}. If they do, draw 1 card. Otherwise, "
        "counter it.");
    row('s', "Target opponent may pay {2}. If that player doesn't pay, draw a card.",
        "Target opponent may pay {2}. Otherwise, draw 1 card.");
    row('c', "Each goblin you control gets +1/+1 as long as it has a counter on it.",
        "Each Goblin citizen you control with a counter on it gets +1/+1.");
    row('c', "Other goblins you control have toxic as long as their attack is 3 or more.",
        "Other Goblin citizens you control with attack 3 or more have Toxic.");
    row('c', "This citizen has toxic as long as its attack is 3 or more.",
        "As long as this has attack 3 or more, this has Toxic.");
    row('c', "Whenever a citizen attacks, defending player draws a card.",
        "Whenever a citizen attacks, the defending player draws 1 card.");
    row('c', "Whenever a citizen an opponent controls attacks, that player discards a card.",
        "Whenever a citizen an opponent controls attacks, its controller discards 1 card.");
    row('c', "Whenever a citizen attacks you, that player discards a card.",
        "Whenever a citizen attacks you, its controller discards 1 card.");
    row('c', "Whenever this attacks, the defending player discards a card.",
        "Whenever this attacks, that player discards 1 card.");
    // One number or another
    row('s', "Draw two cards instead of one if you control a goblin.",
        "Draw 1 card. If you control a Goblin citizen, draw 2 cards instead.");
    row('s', "Draw a card. Short Time 3, draw two cards instead.",
        "Draw 1 card. If an opponent has 3 or fewer 11 year cards, draw 2 cards instead.");
    row('s', "Put a +1/+1 counter on target citizen, or two if you control a goblin.",
        "Put a +1/+1 counter on target citizen. If you control a Goblin citizen, put 2 +1/+1 "
        "counters on it instead.");
    row('s', "Each opponent discards a card, or two instead if you have no cards in hand.",
        "Each opponent discards 1 card. If you have no cards in your hand, each opponent discards "
        "2 cards instead.");
    row('s', "Draw up to two cards.", "Choose a number up to 2. Draw that many cards.");
    row('c', "Enter; if you control a goblin or have no cards in hand, draw a card.",
        "Enter; if you control a Goblin citizen or you have no cards in your hand, draw 1 card.");
    row('c', "Enter; if your opponent has exactly one 11 year card, draw a card.",
        "Enter; if an opponent has exactly 1 11 year card, draw 1 card.");
    row('c', "Enter; if there are more than four citizens on the island, draw a card.",
        "Enter; if the number of citizens is 5 or more, draw 1 card.");
    row('c', "Enter; if you control a goblin, a beast and an overlord, draw a card.",
        "Enter; if you control a Goblin citizen and you control a Beast citizen and you control an "
        "overlord, draw 1 card.");
    row('s', "Return target citizen you own but don't control to its owner's hand.",
        "Return target citizen an opponent controls that you own to its owner's hand.");
    row('s', "Destroy target citizen your opponent owns.",
        "Destroy target citizen an opponent owns.");
    row('s', "Destroy target undamaged citizen with soul cost between 2 and 4.",
        "Destroy target citizen that is not damaged and has soul cost 4 or less with soul cost 2 "
        "or more.");
    row('s', "Engage all beasts with attack 1 or 3.",
        "Engage all Beast citizens that have attack 1 or have attack 3.");
    row('s', "Destroy target citizen not named Grey Wolf.",
        "Destroy target citizen that is not named Grey Wolf.");
    row('s', "Destroy target citizen with soul cost exactly 3.",
        "Destroy target citizen with soul cost 3.");
    row('c', "Whenever this attacks, if you control an overlord, it gets +1/+0 until end of turn.",
        "Whenever this attacks, if you control an overlord, it gets +1/+0 until end of turn.");
    row('c', "As long as this is engaged, it gets +0/+1.",
        "As long as this is engaged, this gets +0/+1.");
    row('c', "Dies; return it from your limbo pile to your hand.",
        "Dies; return this from your limbo pile to your hand.");
    row('c', "Whenever a citizen attacks an 11 year card, that card's owner draws a card.",
        "Whenever a citizen attacks an 11 year card, that card's controller draws 1 card.");
    row('c', "Whenever a citizen attacks an 11 year card, that citizen's controller draws a card.",
        "Whenever a citizen attacks an 11 year card, that citizen's controller draws 1 card.");
    row('s', "Counter target activated ability or spell.",
        "Counter target spell or active ability.");
    row('c', "Sacrifice another citizen: Draw a card. Solo.",
        "Solo - Sacrifice another citizen: draw 1 card.");
    row('c', "Solo\n{1}: draw a card.", "Solo - {1}: draw 1 card.");
    row('c', "Short Time 3; this citizen gets +2/+2.", "Short Time 3, this gets +2/+2.");
    row('c', "Eager (This citizen ignores weary.)", "Eager.");
    row('s',
        "Target opponent chooses one - they discard a card; or they sacrifice a "
        "citizen; or you draw two cards.",
        "Target opponent chooses one: that player discards 1 card; or that player "
        "sacrifices a citizen; or you draw 2 cards.");
    row('s', "Each opponent discards two cards, sacrifices a citizen, or plunders 3.",
        "Each opponent discards 2 cards or sacrifices a citizen or plunders 3.");
    row('s',
        "Counter target spell unless its controller pays {2} or discards a card or "
        "plunders 2.",
        "Counter target spell unless its controller pays {2} or discards 1 card or "
        "plunders 2.");
    row('c',
        "Whenever this blocks a citizen, destroy that citizen at the end of combat "
        "unless its controller pays {3}.",
        "Whenever this blocks a citizen, at the end of combat, destroy that citizen "
        "unless its controller pays {3}.");
    row('s',
        "Target citizen gains Eager until end of turn. Sacrifice it at the end of turn "
        "unless it attacked this turn.",
        "Target citizen gains Eager until end of turn. At the end of turn, if it did not "
        "attack this turn, sacrifice it.");
    row('s',
        "Target citizen gets +2/+2 until end of turn. Destroy it unless its controller "
        "discards a card at the end of turn.",
        "Target citizen gets +2/+2 until end of turn. At the end of turn, destroy it "
        "unless its controller discards 1 card.");
    row('c',
        "Citizens can't attack you unless their controller pays {X}, where X is the "
        "number of citizens you control.",
        "Citizens can not attack you unless their controller pays {1} for each citizen "
        "you control.");
    row('c',
        "Beasts can't attack unless their controller pays {1} for each 11 year card "
        "you control.",
        "Beast citizens can not attack unless their controller pays {1} for each card in "
        "your 11 year row.");
    row('s',
        "Until your next turn, citizens an opponent controls can't attack unless their "
        "controller pays {2} for each of them.",
        "Citizens an opponent controls can not attack unless their controller pays {2} "
        "until your next turn.");
    row('c',
        "When you discard this card, you may pay {1}. If you do, return it from your "
        "limbo pile to the island.",
        "When this is put into your limbo pile from your hand, {1}: return this from your limbo "
        "pile to the island.");
    row('c', "When an opponent causes you to discard this, draw two cards.",
        "When this is put into your limbo pile from your hand by an opponent's effect, "
        "draw 2 cards.");
    row('c', "When this is abolished from your limbo pile, draw a card.",
        "When this is put into your abolished zone from your limbo pile, draw 1 card.");
    row('c', "Whenever a citizen is discarded, draw a card.",
        "Whenever a citizen is put into a limbo pile from a hand, draw 1 card.");
    row('c', "When this is returned to its owner's hand, draw a card.",
        "When this is put into a hand from the island, draw 1 card.");
    row('s',
        "Prevent all damage that would be dealt to you and your 11 year cards this "
        "turn.",
        "Prevent all damage that would be dealt to you until end of turn and prevent "
        "all combat damage that would be dealt to 11 year cards you control until end "
        "of turn.");
    row('s',
        "Prevent all combat damage that would be dealt to target citizen and its "
        "controller this turn.",
        "Prevent all combat damage that would be dealt to target citizen until end of "
        "turn and prevent all combat damage that would be dealt to its controller "
        "until end of turn.");
    row('c', "Prevent all combat damage that would be dealt to you.",
        "Prevent all combat damage that would be dealt to you.");
    row('c', "Prevent all damage that would be dealt to you and 11 year cards you control.",
        "You can not be dealt damage.\nPrevent all combat damage that would be dealt "
        "to 11 year cards you control.");
    row('s', "If damage would be dealt to target citizen this turn, prevent it.",
        "Prevent all damage that would be dealt to target citizen until end of turn.");
    row('s', "Target citizen's controller discards a card.",
        "Choose target citizen, then its controller discards 1 card.");
    row('s', "Target Beast citizen's owner draws a card.",
        "Choose target Beast citizen, then its owner draws 1 card.");
    row('s',
        "Target attacking citizen's controller can't attack with other citizens this "
        "turn.",
        "Choose target attacking citizen, then choose its controller, then other "
        "citizens they control can not attack until end of turn.");
    row('s', "Target opponent can't block with Beasts this turn.",
        "Choose target opponent, then Beast citizens they control can not block until "
        "end of turn.");
    row('c', "Opponents can't block with citizens with attack 2 or less.",
        "Citizens an opponent controls with attack 2 or less can not block.");
    row('c', "The first Beast you cast each turn costs {1} less.",
        "The first Beast citizen you cast each turn costs {1} less.");
    row('s', "The next citizen with attack 3 or more you cast this turn costs {2} less.",
        "The next citizen with attack 3 or more you cast this turn costs {2} less.");
    row('c', "The first citizen you cast during each opponent's turn costs {1} less.",
        "As long as it is not your turn, the first citizen you cast each turn costs "
        "{1} less.");
    row('c', "Spells you cast cost {1} less for their 11 year cost.",
        "Spells you cast for their 11 year cost cost {1} less.");
    row('c', "Whenever you cast your first Beast citizen each turn, draw a card.",
        "For the first time each turn, whenever you cast a Beast citizen, draw 1 card.");
    row('c', "The first time you plunder each turn, draw a card.",
        "For the first time each turn, whenever you plunder, draw 1 card.");
    row('c',
        "Enter; you may abolish another target citizen. When this leaves, return the "
        "abolished card to the island.",
        "Enter; you may abolish another target citizen, then when this leaves the "
        "island, return it to the island.");
    row('c', "{1}: Exchange this citizen's attack and defense until end of turn.",
        "{1}: switch the attack and defense of this until end of turn.");
    row('c', "At the end of each turn, if two or more citizens died that turn, draw a card.",
        "At the end of turn, if 2 or more citizens died this turn, draw 1 card.");
    row('c', "Whenever you cast a spell for the second time each turn, draw a card.",
        "Whenever you cast your second spell each turn, draw 1 card.");
    row('c', "The first time you plunder during each opponent's turn, draw a card.",
        "For the first time each turn, whenever you plunder during an opponent's turn, "
        "draw 1 card.");
    row('c', "Whenever a citizen you control dies while attacking, draw a card.",
        "Whenever an attacking citizen you control dies, draw 1 card.");
    row('c', "Whenever you target a citizen with a spell, draw a card.",
        "Whenever a citizen becomes the target of a spell you control, draw 1 card.");
    row('s',
        "Each player chooses a citizen they control, then sacrifices all the others "
        "they control.",
        "Each player chooses a citizen they control. Each player sacrifices all citizens they "
        "control that were not affected this way.");
    row('s', "Target citizen gets +1/+1 until it leaves the island.", "Target citizen gets +1/+1.");
    row('s', "Target citizen can't attack this combat.",
        "Target citizen can not attack until end of combat.");
    row('s', "End the combat phase.", "End the combat phase.");
    row('c', "{2}: You may cast a card from your hand for its 11 year cost.",
        "{2}: you may cast a card from your hand for its 11 year cost.");
    row('s', "Cast target spell in your limbo pile for its 11 year cost.",
        "Cast target spell card in your limbo pile for its 11 year cost.");
    row('s',
        "Target citizen gets +2/+0 until end of turn. Destroy it at the start of its "
        "controller's next turn.",
        "Target citizen gets +2/+0 until end of turn. At the start of its controller's "
        "next turn, destroy it.");
    row('s',
        "Target citizen gets +2/+0 until end of turn. At the beginning of its "
        "controller's next turn, destroy it unless its controller pays {2}.",
        "Target citizen gets +2/+0 until end of turn. At the start of its controller's "
        "next turn, destroy it unless its controller pays {2}.");
    // A keyword's rules in brackets go; what limits an ability counts, in brackets and without them.
    row('c', "Ravenous (can target and destroy two 11 year cards when attacking)", "Ravenous.");
    row('s',
        "Target citizen gains Sidestep until end of turn (can only be blocked by citizens with "
        "sidestep).",
        "Target citizen gains Sidestep until end of turn.");
    row('c',
        "Whenever another citizen dies, draw a card. (This ability triggers only once each turn.)",
        "Whenever another citizen dies, draw 1 card. This ability triggers only once each turn.");
    row('c', "Whenever another citizen dies, draw a card once per turn.",
        "Whenever another citizen dies, draw 1 card. This ability triggers only once each turn.");
    row('c', "{1}, [>>>]: Abolish target card in a limbo pile. (Only on your turn.)",
        "{1}, [>>>]: abolish target card in a limbo pile. Use this only if it is your turn.");
    row('c', "{2}: Draw a card. Once during each of your turns.",
        "{2}: draw 1 card. Use this only if it is your turn. Use this only once each turn.");
    row('c', "Humans and Elves you control get +1/+1.",
        "Human or Elf citizens you control get +1/+1.");
    row('s', "If you control more citizens than any opponent, draw a card.",
        "If you control more citizens than each opponent, draw 1 card.");
    row('c', "Whenever a citizen is put into your limbo pile from the island, draw a card.",
        "Whenever a citizen is put into your limbo pile from the island, draw 1 card.");
    row('s', "Target opponent sacrifices a citizen of their choice.",
        "Target opponent sacrifices a citizen.");
    row('c', "Whenever this attacks or blocks, draw a card.",
        "Whenever this attacks, draw 1 card.\nWhenever this blocks, draw 1 card.");
    row('c', "When this dies, you may pay {1}{b}. If you do, return it to your hand.",
        "When this dies, {1}{b}: return it to your hand.");
    row('s', "As an additional cost to cast this spell, sacrifice a citizen.\nDraw three cards.",
        "Additional cost: sacrifice a citizen.\nDraw 3 cards.");
    row('s', "Draw three cards. As an additional cost to cast this spell, sacrifice a citizen.",
        "Additional cost: sacrifice a citizen.\nDraw 3 cards.");
    row('s', "Plunder 3 citizens: Target opponent discards two cards.",
        "Additional cost: plunder 3 citizens.\nTarget opponent discards 2 cards.");
    row('s', "Choose one \u2014\n\u2022 Draw a card.\n\u2022 Destroy target citizen.",
        "Choose one: draw 1 card; or destroy target citizen.");
    row('s', "Short Time 2; destroy target citizen. Otherwise, it gets -2/-2 until end of turn.",
        "If an opponent has 2 or fewer 11 year cards, destroy target citizen. Otherwise, it gets "
        "-2/-2 until end of turn.");
    row('s',
        "If target citizen would die this turn, engage it, remove all damage from it, and remove "
        "it "
        "from combat instead.",
        "If target citizen would die this turn, remove all damage from it, engage it and remove it "
        "from combat instead.");
    row('s', "If a citizen would die this turn, instead abolish it.",
        "If a citizen would die this turn, abolish it instead.");
    row('c', "If a citizen would die, shuffle it into its owner's deck instead.",
        "If a citizen would die, its owner shuffles it into their deck instead.");
    row('c', "Cards in your soul row produce energy of any color.",
        "You may engage cards in your soul row for soul energy of any color.");
    row('c', "You may spend energy of any color to cast spells.",
        "You may spend soul energy as though it were of any color.");
    row('c', "Draw a card whenever this citizen attacks.", "Whenever this attacks, draw 1 card.");
    row('c', "Whenever this citizen would leave the island, instead abolish it.",
        "If this would leave the island, abolish it instead.");
    row('c',
        "If this would deal combat damage to a citizen, it deals twice that much damage instead.",
        "If this would deal combat damage, it deals twice that much instead.");
    row('c', "If a source would deal combat damage to this, it is dealt that much plus 1 instead.",
        "If this would be dealt combat damage, it is dealt that much plus 1 instead.");
    row('s', "Each opponent must destroy an 11 year card they control.",
        "Each opponent destroys an 11 year card they control.");
    row('s', "Each opponent loses an 11 year card.", "Destroy an 11 year card of each opponent.");
    row('s', "Look at your 11 year cards. You may rearrange them in any order.",
        "Look at all cards in your 11 year row. You may rearrange your 11 year row.");
    row('s', "Draw a card for each 11 year card you control that was destroyed this turn.",
        "Draw 1 card for each 11 year card you lost this turn.");
    row('s', "Counter target spell. Abolish it instead of putting it into the limbo pile.",
        "Counter target spell and abolish it instead of putting it into its owner's limbo pile.");
    row('s', "Draw a card. Abolish this card instead of putting it into your limbo pile.",
        "Draw 1 card. Abolish this.");
    row('c', "Your opponent can't cast cards for their 11 year cost.",
        "Each opponent can not cast cards for their 11 year cost.");
    row('s', "Until your next turn, each opponent can not cast cards for their 11 year cost.",
        "Each opponent can not cast cards for their 11 year cost until your next turn.");
    row('s', "Counter target spell. If that spell is countered this way, draw a card.",
        "Counter target spell. If a card was affected this way, draw 1 card.");
    row('c',
        "You may cast beasts from your limbo pile. If a citizen cast this way would leave the "
        "island, abolish it instead.",
        "You may cast Beast citizens from your limbo pile. If a citizen cast this way would leave "
        "the island, abolish it instead.");
    row('s', "Target citizen's attack becomes 3 and its defense becomes 4 until end of turn.",
        "Target citizen becomes 3/4 until end of turn.");
    row('s', "Engage target citizen. Its attack becomes 2 until end of turn.",
        "Engage target citizen. The attack of it becomes 2 until end of turn.");
    row('c',
        "Enter; look at target opponent's hand and choose a citizen card in it. Attach that card "
        "to this citizen.",
        "Enter; look at target opponent's hand, choose a citizen from it, then attach it to "
        "this.");
    row('s',
        "Reveal the top four cards of your deck. An opponent chooses one of them. Put that card "
        "onto the island and the rest on the bottom of your deck in a random order.",
        "Reveal the top 4 cards of your deck, then an opponent chooses 1 of them, then put it onto "
        "the island and the rest on the bottom of your deck in a random order.");
    row('c',
        "Enter; reveal the top three cards of your deck. Target opponent chooses two of those "
        "cards. Put the chosen cards into your limbo pile and the other into your hand.",
        "Enter; reveal the top 3 cards of your deck, then target opponent chooses 2 of them, then "
        "put them into your limbo pile and the rest into your hand.");
    row('s', "Target citizen can't block until its controller's next turn.",
        "Target citizen can not block until its controller's next turn.");
    row('s', "Two target citizens can't attack until the end of their controllers' next turns.",
        "Two target citizens can not attack until the end of their controllers' next turns.");
    row('s',
        "Gain control of target citizen. It becomes an Elf in addition to its other factions and "
        "gains eager for as long as you control it.",
        "Gain control of target citizen. It becomes an Elf citizen in addition to its other "
        "factions and gains Eager for as long as you control it.");
    row('c', "Enter; each citizen you control gets +1/+1 as long as you control them.",
        "Enter; each citizen you control gets +1/+1 for as long as you control it.");
    // Who has dealt damage goes on, and nobody names one citizen in two ways.
    row('s',
        "This deals 2 damage to target citizen. It also deals 1 damage to another target citizen.",
        "Deal 2 damage to target citizen. Deal 1 damage to another target citizen.");
    row('s', "This deals 2 damage to target citizen. It deals 1 damage to its controller.",
        "Deal 2 damage to target citizen. Deal 1 damage to its controller.");
    row('s', "This deals 2 damage to target citizen.", "Deal 2 damage to target citizen.");
    row('s', "Deal 2 damage to target citizen. Then it deals 3 damage to that citizen.",
        "Deal 2 damage to target citizen. Deal 3 damage to that citizen.");
    row('c',
        "Whenever this attacks, it deals 1 damage to target citizen an opponent controls. It deals "
        "1 damage to another target citizen.",
        "Whenever this attacks, it deals 1 damage to target citizen an opponent controls. Deal 1 "
        "damage to another target citizen.");
    row('s', "Deal 2 damage to target citizen. It deals 1 damage to another target citizen.",
        "Deal 2 damage to target citizen. It deals 1 damage to another target citizen.");
    row('s',
        "This deals 2 damage to target citizen. It gets -1/-0 until end of turn. It deals 1 damage "
        "to you.",
        "Deal 2 damage to target citizen. It gets -1/-0 until end of turn. It deals 1 damage to "
        "you.");
    row('c', "Overlords can't block this citizen.", "This can not be blocked by overlords.");
    row('s', "Engaged citizens can't block target citizen this turn.",
        "Target citizen can not be blocked by engaged citizens until end of turn.");
    row('s', "Elves can't block this turn.", "Elf citizens can not block until end of turn.");
    row('c', "This citizen may block even though it is engaged.", "This can block while engaged.");
    row('c', "Citizens you control may attack even if they're weary.",
        "Citizens you control can attack.");
    row('c', "This citizen may attack twice during each of your combat phases.",
        "This can attack an additional time.");
    row('s', "Target citizen may attack again this turn.",
        "Target citizen can attack an additional time until end of turn.");
    row('c', "This citizen can't be destroyed by spells your opponents control.",
        "This can not be destroyed by spells your opponents control.");
    row('c', "Other Elves you control can't be sacrificed.",
        "Other Elf citizens you control can not be sacrificed.");
    row('c', "Opponents can't gain control of citizens you control.",
        "Citizens you control can not change sides by spells or abilities.");
    row('s', "Target citizen can't be abolished by spells or abilities this turn.",
        "Target citizen can not be abolished by spells or abilities until end of turn.");
    row('c', "Whenever this citizen blocks or is blocked by an overlord, destroy that overlord.",
        "Whenever this blocks an overlord, destroy that citizen.\nWhenever this becomes blocked by "
        "an overlord, destroy that citizen.");
    row('s', "Each player takes control of all citizens they own.",
        "Each player gains control of all citizens they own.");
    row('s', "Exchange two of your 11 year cards with two cards from your hand.",
        "Exchange 2 cards from your 11 year row with 2 cards from your hand.");
    row('s',
        "Return up to two target citizens with soul cost 2 or less each to their owners' hands.",
        "Return up to two target citizens with soul cost 2 or less to their owners' hand.");
    row('s', "Destroy all cards attached to citizens your opponents control.",
        "Destroy all cards attached to a citizen an opponent controls.");
    row('s', "Return a card attached to a Beast you control to your hand.",
        "Return a card attached to a Beast citizen you control to your hand.");
    row('c', "If a spell would deal damage to this citizen, prevent that damage.",
        "Prevent all damage that would be dealt to this by spells.");
    row('c', "All combat damage dealt by overlords to citizens you control is prevented.",
        "Prevent all combat damage that would be dealt to citizens you control by overlords.");
    row('s', "Spells you cast this turn can't be countered.",
        "Spells you cast can not be countered until end of turn.");
    row('c', "Opponents play with their 11 year cards revealed.",
        "Each opponent plays with their 11 year row revealed.");
    row('c', "Your 11 year cards are face up.", "You play with your 11 year row revealed.");
    row('s', "Each player with more than 3 cards in hand discards down to 3.",
        "Each player discards cards equal to the number of cards in their hand minus 3.");
    row('s', "Look at target opponent's 11 year cards.",
        "Look at all cards in target opponent's 11 year row.");
    row('s', "Target citizen becomes a 1/2 beast with toxic until end of turn.",
        "Target citizen becomes 1/2 until end of turn and it becomes a Beast citizen and gains "
        "Toxic "
        "until end of turn.");
    row('c', "Your opponents have to pay {1} for each citizen they attack with.",
        "Each citizen an opponent controls can not attack unless its controller pays {1}.");
    row('c', "Citizens able to block this citizen must block it.", "Citizens block this if able.");
    row('s', "Two target beasts deal damage equal to their attack to each other.",
        "Target Beast citizen fights another target Beast citizen.");
    row('s', "Target opponent sacrifices their citizen with the greatest attack.",
        "Target opponent sacrifices a citizen they control with the highest attack.");
    row('c', "As long as there is a card attached to this citizen, it gets +2/+2.",
        "As long as a card is attached to this, this gets +2/+2.");
    row('c', "{1}: Swap a card from your hand with one of your 11 year cards, face down.",
        "{1}: exchange a card from your hand with a card from your 11 year row.");
    row('c', "{2}{g}: This citizen deals damage equal to its attack to target citizen blocking it.",
        "{2}{g}: deal damage equal to this's attack to target citizen blocking this.");
    row('s', "Look at up to two target 11 year cards.",
        "Look at up to two target cards in an 11 year row.");
    row('s', "Destroy target 11 year card. Its controller can't use its 11 year ability.",
        "Destroy target card in an 11 year row. Its 11 year ability can not be used.");
    row('s', "During target opponent's next turn, that player can't cast citizens.",
        "Target opponent can not cast citizens during their next turn.");
    row('c', "You can cast spells from your limbo pile. If you do, abolish them when they resolve.",
        "You may cast spells from your limbo pile. Abolish spells cast this way after they "
        "resolve.");
    row('s', "Short Time 2; you may look at your hand. Otherwise, draw 1 card.",
        "Short Time 2, you may look at your hand. Otherwise, draw 1 card.");
}

void TestTypedTexts::typedIsRead()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Parsed parsed = papers::parse(on, text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty() ? "" : parsed.problems.front().text.c_str());
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), normal);
    QVERIFY(parsed.abilities == papers::parse(on, normal.toStdString()).abilities);
}

QTEST_APPLESS_MAIN(TestTypedTexts)
#include "tst_typed_texts.moc"
