#include "Papers.h"

#include "kryptik/text/printing/Print.h"

#include <QTest>

using namespace triptych::kryptik;

/// What is worded otherwise is read as its normal form, and printed in it.
class TestVariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void variants_data();
    void variants();
};

void TestVariants::variants_data()
{
    QTest::addColumn<QChar>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const auto same = [](char on, const char* text, const char* normal) {
        QTest::newRow(text) << QChar::fromLatin1(on) << QString::fromUtf8(text)
                            << QString::fromUtf8(normal);
    };
    same('s', "draw a card.", "Draw 1 card.");
    same('s', "Draw two cards.", "Draw 2 cards.");
    same('s', "Draw 2.", "Draw 2 cards.");
    same('s', "Target opponent discards down to 3 cards.",
        "Target opponent discards cards equal to the number of cards in their hand minus 3.");
    same('s', "Target citizen must attack this turn if able, and must be blocked if able.",
        "Target citizen attacks each combat if able and must be blocked if able until end of "
        "turn.");
    same('s', "Destroy target citizen and each Human citizen.",
        "Destroy target citizen and destroy each Human citizen.");
    same('s', "Deal 2 damage to target citizen and each opponent.",
        "Deal 2 damage to target citizen and deal 2 damage to each opponent.");
    same('s', "Target citizen gains Sidestep or Toxic until end of turn.",
        "Choose one: target citizen gains Sidestep until end of turn; or target citizen gains "
        "Toxic "
        "until end of turn.");
    same('s', "Target citizen gets +2/+0 this combat.",
        "Target citizen gets +2/+0 until end of combat.");
    same('c', "During your turn, whenever you draw a card, probe 1.",
        "Whenever you draw a card during your turn, probe 1.");
    same('c', "As long as this's attack is greater than its defense, this has Toxic.",
        "As long as this's attack is greater than this's defense, this has Toxic.");
    same('s', "If you control an overlord or a Human citizen, draw 1 card.",
        "If you control an overlord or you control a Human citizen, draw 1 card.");
    same('c', "As long as you control an overlord, this has +1/+1 and Eager.",
        "As long as you control an overlord, this gets +1/+1 and has Eager.");
    same('s', "Each opponent takes 2 damage.", "Deal 2 damage to each opponent.");
    same('s', "If no citizens are engaged, draw 1 card.",
        "If the number of engaged citizens is 0, draw 1 card.");
    same('s', "If you don't control an overlord, draw 1 card.",
        "If you control no overlords, draw 1 card.");
    same('s', "If there are four or more citizens on the island, draw 1 card.",
        "If the number of citizens is 4 or more, draw 1 card.");
    same('c', "Other citizens you control get +1/+1 as long as they are engaged.",
        "Other engaged citizens you control get +1/+1.");
    same('c', "The first time this is dealt damage each turn, draw 1 card.",
        "Whenever this is dealt damage, draw 1 card. This ability triggers only once each turn.");
    same('c', "Whenever a citizen dies for the first time each turn, draw 1 card.",
        "For the first time each turn, whenever a citizen dies, draw 1 card.");
    same('c', "This and other Human citizens you control have Toxic.",
        "This has Toxic and other Human citizens you control have Toxic.");
    same('s', "You draw ten cards.", "Draw 10 cards.");
    same('s', "Draw cards equal to the number of citizens you control.",
        "Draw 1 card for each citizen you control.");
    same('s', "Destroy 2 target citizens.", "Destroy two target citizens.");
    same('s', "Destroy up to 2 target citizen.", "Destroy up to two target citizens.");
    same('s', "  Destroy   target citizen .", "Destroy target citizen.");
    same('s', "DESTROY TARGET CITIZEN.", "Destroy target citizen.");
    same('s', "Target citizen can\u2019t attack until end of turn.",
        "Target citizen can not attack until end of turn.");
    same('s', "Target citizen can't attack this turn.",
        "Target citizen can not attack until end of turn.");
    same('s', "Target citizen cannot block until the end of the turn.",
        "Target citizen can not block until end of turn.");
    same('s', "Target citizen doesn't disengage.", "Target citizen does not disengage.");
    same('s', "Target citizen gets \u22121/\u22121 until end of turn.",
        "Target citizen gets -1/-1 until end of turn.");
    same('s', "Deal damage equal to the number of Human citizens you control to target player.",
        "Deal 1 damage to target player for each Human citizen you control.");
    same('s', "Your opponent discards a card.", "An opponent discards 1 card.");
    same('s', "All players draw a card, then discard a card.",
        "Each player draws 1 card, then discards 1 card.");
    same('s', "Each player sacrifices a citizen they control.",
        "Each player sacrifices a citizen they control.");
    same('s', "Return target citizen to their owner's hand.",
        "Return target citizen to its owner's hand.");
    same('s', "Search your deck for a Human citizen card, then put it into your hand.",
        "Search your deck for a Human citizen and put it into your hand.");
    same('c', "This citizen can't block unless you pay {1}.",
        "This can not block unless its controller pays {1}.");
    same('c', "Citizens can't attack or block unless their controller pays {2}.",
        "Citizens can not attack or block unless their controller pays {2}.");
    same('s', "Target citizen can't block this turn unless its controller pays {1}.",
        "Target citizen can not block unless its controller pays {1} until end of turn.");
    same('s', "Counter target 11 year ability.", "Counter target 11 year ability.");
    same('s', "Counter target active or 11 year ability.", "Counter target activation.");
    same('s', "Counter target activated or triggered ability.",
        "Counter target active or triggered ability.");
    same('s', "Counter target spell or triggered ability.",
        "Counter target spell or triggered ability.");
    same('s', "Look at two of your 11 year cards. You may switch their positions.",
        "Look at 2 cards in your 11 year row. You may exchange them.");
    same('c', "Whenever you counter a spell, draw a card.",
        "Whenever you counter a spell, draw 1 card.");
    same('s', "Target opponent discards two cards. If that player does, draw a card.",
        "Target opponent discards 2 cards. If they do, draw 1 card.");
    same('s',
        "Destroy all citizens. Put a +1/+1 counter on each citizen that wasn't destroyed this way.",
        "Destroy all citizens. Put a +1/+1 counter on each citizen that was not affected this "
        "way.");
    same('c', "Whenever the second citizen that dies each turn, draw a card.",
        "Whenever the second citizen dies each turn, draw 1 card.");
    same('c', "Whenever you discard your second card each turn, draw a card.",
        "Whenever you discard your second card each turn, draw 1 card.");
    same('c', "Whenever an opponent sacrifices their second citizen in a turn, draw a card.",
        "Whenever an opponent sacrifices their second citizen each turn, draw 1 card.");
    same('s', "Until your next turn, gain control of target citizen.",
        "Gain control of target citizen until your next turn.");
    same('s', "Gain control of target citizen until the end of your next turn.",
        "Gain control of target citizen until the end of your next turn.");
    same('s', "Engage target citizen. If you do, draw a card.",
        "Engage target citizen. If you do, draw 1 card.");
    same('s', "Draw a card. If you did, put a +1/+1 counter on target citizen.",
        "Draw 1 card. If you do, put a +1/+1 counter on target citizen.");
    same('s', "You may sacrifice a citizen. If you do, draw two cards.",
        "You may sacrifice a citizen. If you do, draw 2 cards.");
    same('s', "Draw a card if you control a Human citizen.",
        "If you control a Human citizen, draw 1 card.");
    same('s', "Draw a card at the beginning of your next turn.",
        "At the start of your next turn, draw 1 card.");
    same('s', "Choose one - draw a card; destroy target citizen.",
        "Choose one: draw 1 card; or destroy target citizen.");
    same('s', "Target citizen becomes engaged.", "Engage target citizen.");
    same('s', "Look at your 11 year row.", "Look at all cards in your 11 year row.");
    same('s', "Shuffle.", "Shuffle your deck.");
    same('s', "Plunder 2 cards.", "Plunder 2.");
    same('s', "Target opponent loses the game.", "Destroy target opponent.");
    same('s', "Destroy an 11 year card your opponent controls.",
        "Destroy an 11 year card an opponent controls.");
    same('s', "Until end of turn, target citizen gets +1/+1 and gains Eager.",
        "Target citizen gets +1/+1 and gains Eager until end of turn.");
    // Three modes, and not two of which one does both
    same('s', "Choose one: draw a card, destroy target citizen, or discard a card.",
        "Choose one: draw 1 card; or destroy target citizen; or discard 1 card.");
    same('s', "Choose one of: draw 1 card or destroy target citizen.",
        "Choose one: draw 1 card; or destroy target citizen.");
    same('s', "Put target citizen into the abolished zone.",
        "Put target citizen into its owner's abolished zone.");
    same('s', "Detach 2 cards.", "Detach 2 cards from citizens you control.");
    same('s', "Discard 2.", "Discard 2 cards.");
    same(
        's', "Abolish 2 cards from the top of your deck.", "Abolish the top 2 cards of your deck.");
    same('s', "Shuffle your limbo pile into your deck.",
        "Put all cards in your limbo pile into your deck.");
    same('s', "Return target citizen with defense 2 or less card in your limbo pile to the island.",
        "Return target citizen card in your limbo pile with defense 2 or less to the island.");
    same('s', "Draw a card for each 11 year card you control.",
        "Draw 1 card for each card in your 11 year row.");
    same('s', "Destroy target 11 year card an opponent controls.",
        "Destroy target card in an opponent's 11 year row.");
    same('c', "During your turn, this has Toxic.", "As long as it is your turn, this has Toxic.");
    same('c', "{1}: gets +1/+0 until end of turn.", "{1}: this gets +1/+0 until end of turn.");
    same('c', "Engage this: draw a card.", "[>>>]: draw 1 card.");
    same('c', "[>>>], sacrifice this: deal 2 damage to target citizen.",
        "[>>>], Sacrifice this: deal 2 damage to target citizen.");
    same('c', "Enters; draw a card.", "Enter; draw 1 card.");
    same('c', "Whenever this citizen enters the island, draw a card.",
        "Whenever this enters, draw 1 card.");
    same('c', "At the beginning of your turn, draw a card.",
        "At the start of your turn, draw 1 card.");
    same('c', "At the end of each turn, draw a card.", "At the end of turn, draw 1 card.");
    same('c', "Solo \u2014 {1}: draw a card.", "Solo - {1}: draw 1 card.");
    same('c', "Eager and Toxic", "Eager, Toxic.");
    same('c', "As long as this is engaged, it has Toxic.",
        "As long as this is engaged, this has Toxic.");
    same('c', "This gets +1/+1 as long as you control another Human citizen.",
        "As long as you control another Human citizen, this gets +1/+1.");
    same('c', "Enter; you may sacrifice a citizen. If you do, draw a card.",
        "Enter; you may sacrifice a citizen. If you do, draw 1 card.");
    same('s', "Additional cost: discard a card.", "Additional cost: discard 1 card.");
    same('y', "11 Year: draw two cards.", "draw 2 cards.");
    same('c', "This can\u2019t attack alone.",
        "This can not attack unless another citizen you control attacked this turn.");
    same('c', "This can attack only if you control a Human citizen.",
        "This can not attack unless you control a Human citizen.");
    same('c', "You may put two cards into your soul row each turn.",
        "You may put an additional card from your hand into your soul row each turn.");
    same('c', "Play with the top card of your deck revealed.",
        "The top card of your deck is revealed.");
    same('c', "This can block even if it is engaged.", "This can block while engaged.");
    same('c', "{1}: Draw a card. Use this only during your 1st or 2nd phase.",
        "{1}: draw 1 card. Use this only if it is your turn and it is not the combat phase.");
    same('c', "You may have this enter the island as a copy of any other citizen.",
        "You may have this enter as a copy of another citizen.");
    same('s', "Copy target spell you control. You may choose new targets for the copy.",
        "Copy target spell you control and choose new targets for it.");
    same('s', "Change the target of target spell with a single target.",
        "Choose new targets for target spell with a single target.");
    same('s', "Two cards are discarded by each opponent.", "Each opponent discards 2 cards.");
    same('s', "Double target citizen's attack until end of turn.",
        "Target citizen gets +X/+0 until end of turn, where X is its attack.");
    same('s', "Target citizen becomes a 4/4 until end of turn.",
        "Target citizen becomes 4/4 until end of turn.");
    same('s',
        "Swap control of target citizen you control with target citizen an opponent controls.",
        "Exchange control of target citizen you control and target citizen an opponent controls.");
    same('s',
        "Redirect to target citizen all damage that would be dealt to another target citizen "
        "this turn.",
        "All damage that would be dealt to another target citizen this turn is dealt to target "
        "citizen instead.");
    same('s', "Draw cards equal to twice the number of citizens you control.",
        "Draw 2 cards for each citizen you control.");
    same('s', "Draw cards equal to half the number of citizens you control.",
        "Draw 1 card for every 2 citizens you control.");
    same('s', "Each opponent discards a card. Each opponent who can't sacrifices a citizen.",
        "Each opponent discards 1 card. If they can not, that player sacrifices a citizen.");
    same('s', "Destroy target citizen that is weary and attacked this turn.",
        "Destroy target weary citizen that attacked this turn.");
    same('s', "Destroy target citizen with toxic and sidestep.",
        "Destroy target citizen that has Sidestep with Toxic.");
    same('s', "Destroy target citizen that doesn't have toxic.",
        "Destroy target citizen without Toxic.");
    same('s', "Destroy target citizen that isn't a Human.", "Destroy target non-Human citizen.");
    same('s', "Destroy target engaged or weary citizen.",
        "Destroy target citizen that is engaged or is weary.");
    same('s', "Destroy target citizen that is not engaged.", "Destroy target disengaged citizen.");
    same('s', "Destroy target citizen that isn't weary and has toxic.",
        "Destroy target citizen that is not weary with Toxic.");
    same('s', "Destroy target citizen if it attacked this turn.",
        "Choose target citizen. If it attacked this turn, destroy it.");
    same('s', "Destroy all citizens other than elves.", "Destroy all non-Elf citizens.");
    same('c', "Citizens other than this can't attack.", "Citizens other than this can not attack.");
    same('s', "Destroy the citizen with the lowest attack.",
        "Destroy a citizen with the lowest attack.");
    same('s', "Draw as many cards as there are citizens on the island.",
        "Draw 1 card for each citizen.");
    same('s', "Draw as many cards as you have cards in your limbo pile.",
        "Draw 1 card for each card in your limbo pile.");
    same('s', "Discard your hand, then draw as many cards.",
        "Discard your hand, then draw that many cards.");
    same('s', "Deal 2 damage to each citizen. If you control a Human, deal 4 damage instead.",
        "Deal 2 damage to each citizen. If you control a Human citizen, deal 4 damage to each "
        "citizen instead.");
    same('s', "Draw two cards if you control a Human. Otherwise, draw a card.",
        "If you control a Human citizen, draw 2 cards. Otherwise, draw 1 card.");
    same('s', "Draw a card or destroy target weary citizen.",
        "Choose one: draw 1 card; or destroy target weary citizen.");
    same('s', "For every two citizens you control, draw a card.",
        "Draw 1 card for every 2 citizens you control.");
    same('s', "Destroy target citizen; its controller draws a card.",
        "Destroy target citizen. Its controller draws 1 card.");
    same(
        'c', "Once per turn, {1}: draw a card.", "{1}: draw 1 card. Use this only once each turn.");
    same('c', "Once each turn, whenever you discard a card, draw a card.",
        "Whenever you discard a card, draw 1 card. This ability triggers only once each turn.");
    same('c', "Whenever this attacks or dies, draw a card.",
        "Whenever this attacks, draw 1 card.\nWhenever this dies, draw 1 card.");
    same('c', "Whenever this or another Elf enters under your control, draw a card.",
        "Whenever this enters, draw 1 card.\nWhenever another Elf citizen you control enters, draw "
        "1 card.");
    same('s',
        "Counter target spell unless its controller discards a card. If they do, draw a card.",
        "Choose target spell. Its controller may discard 1 card. If they do, draw 1 card. "
        "Otherwise, "
        "counter it.");
    same('s', "Draw a card for each 11 year card you've lost this turn.",
        "Draw 1 card for each 11 year card you lost this turn.");
    same('s', "Until your next turn, citizens can't attack and players can't activate abilities.",
        "Citizens can not attack until your next turn and each player can not activate abilities "
        "until "
        "your next turn.");
    same('s', "Until end of turn, opponents can't cast spells.",
        "Each opponent can not cast spells until end of turn.");
    same('c', "Spells you cast that cost 4 or more cost {1} less.",
        "Spells with soul cost 4 or more you cast cost {1} less.");
    same('c', "Whenever this blocks or becomes blocked by a citizen, destroy that citizen.",
        "Whenever this blocks a citizen, destroy that citizen.\n"
        "Whenever this becomes blocked by a citizen, destroy that citizen.");
    same('s', "Each player sacrifices the citizen with the lowest defense.",
        "Each player sacrifices a citizen they control with the lowest defense.");
    same('s', "Counter target spell or citizen.", "Counter target card being cast.");
    same('c', "Whenever you draw or discard a card, this gets +1/+1.",
        "Whenever you draw a card, this gets +1/+1.\nWhenever you discard a card, this gets "
        "+1/+1.");
    same('c', "Tenacious. Cannot block.", "Tenacious.\nThis can not block.");
    same('c', "This enters engaged and doesn't disengage during your next disengage phase.",
        "This enters engaged.\nEnter; this does not disengage during its controller's next "
        "disengage phase.");
    same('s', "When a citizen you control dies this turn, you draw a card.",
        "When a citizen you control dies this turn, draw 1 card.");
    same('c', "Discard a spell card from your hand: draw a card.",
        "Discard a spell card: draw 1 card.");
    same('c', "Discard X cards from your hand: draw X cards.", "Discard X cards: draw X cards.");
    same('s', "Destroy target citizen controlled by your opponent.",
        "Destroy target citizen an opponent controls.");
    same('c', "Whenever you put a card from your hand into your soul row, draw a card.",
        "Whenever you put a card into your soul row from your hand, draw 1 card.");
    same('c', "Whenever a card is put from your deck into your limbo pile, draw a card.",
        "Whenever a card is put into your limbo pile from your deck, draw 1 card.");
    same('c', "Your maximum hand size is nine.", "Your maximum hand size is 9.");
    same('c', "Your opponent's maximum hand size is now three.",
        "Each opponent's maximum hand size is 3.");
    same('c', "[>>>]: Produce one green soul energy.", "[>>>]: add {g}.");
    same('c', "[>>>]: Add {g} and one blue soul energy.", "[>>>]: add {g}{u}.");
    same('c', "Spells your opponent casts during your turn cost {2} more.",
        "As long as it is your turn, spells your opponents cast cost {2} more.");
    same('c', "The second spell card you cast each turn costs {1} less.",
        "The second spell you cast each turn costs {1} less.");
    same('c', "A Beast with attack 4 or more can't block.",
        "Each Beast citizen with attack 4 or more can not block.");
    same('c', "Citizens your opponents control can't have or gain Sidestep.",
        "Citizens an opponent controls can not have Sidestep.");
    same('s', "Target citizen can't have Sidestep or Toxic until end of turn.",
        "Target citizen can not have Sidestep or Toxic until end of turn.");
    same('c', "Eager. Enters engaged.", "Eager.\nThis enters engaged.");
    same('s', "Deal a total of 4 damage to target citizen.", "Deal 4 damage to target citizen.");
    same('s', "Destroy target citizen with a total soul cost of 2 or less.",
        "Destroy target citizen with soul cost 2 or less.");
    // By whose doing it happened, and how often
    same('c', "When this citizen is sacrificed, draw a card.",
        "When this is sacrificed, draw 1 card.");
    same('c', "Whenever a citizen an opponent controls is sacrificed, draw a card.",
        "Whenever an opponent sacrifices a citizen, draw 1 card.");
    same('c', "Whenever a citizen is sacrificed, draw a card.",
        "Whenever a player sacrifices a citizen, draw 1 card.");
    same('c', "Whenever you abolish a card from your limbo pile, draw a card.",
        "Whenever you put a card into your abolished zone from your limbo pile, draw 1 card.");
    same('c',
        "Whenever an opponent returns a citizen you control to its owner's hand, draw a card.",
        "Whenever an opponent puts a citizen you control into a hand from the island, draw 1 "
        "card.");
    same('c', "Whenever you return a citizen to the island, draw a card.",
        "Whenever you return a citizen to the island from a limbo pile, draw 1 card.");
    same('c', "Whenever a player casts a citizen from their limbo pile, draw a card.",
        "Whenever a player casts a citizen from their limbo pile, draw 1 card.");
    same('c', "Whenever an opponent attaches a card to a citizen, draw a card.",
        "Whenever an opponent attaches a card to a citizen, draw 1 card.");
    same('c', "Whenever you put one or more +1/+1 counters on a citizen, draw a card.",
        "Whenever you put a +1/+1 counter on a citizen, draw 1 card.");
    same('c', "Whenever an opponent takes control of a citizen you control, draw a card.",
        "Whenever an opponent gains control of a citizen you control, draw 1 card.");
    same('c', "Whenever you discard a card for the second time each turn, draw a card.",
        "Whenever you discard your second card each turn, draw 1 card.");
    same('c', "Whenever you attack with two or more citizens, draw a card.",
        "Whenever the second citizen you control attacks each turn, draw 1 card.");
    same('s', "When target citizen attacks this turn, draw a card.",
        "Choose target citizen. When it attacks this turn, draw 1 card.");
    same('c', "When this dies, if it was attacking, draw a card.",
        "When this dies while it was attacking, draw 1 card.");
    same('c', "Whenever another citizen you control dies, if it was engaged, draw a card.",
        "Whenever another engaged citizen you control dies, draw 1 card.");
    same('c', "Citizens attacking you have -1/-0.", "Citizens attacking you get -1/-0.");
    same('c', "Your opponents can't return cards from their limbo piles.",
        "Each opponent can not return cards from their limbo piles.");
    same('c', "At the start of your turn, you may pay {3}. If you do, disengage it.",
        "At the start of your turn, {3}: disengage it.");
    same('s', "Counter target spell. If it is countered in this way, abolish it instead.",
        "Counter target spell and abolish it instead of putting it into its owner's limbo pile.");
    same('c', "Whenever you attack with an Elf, it gets +1/+0 until end of turn.",
        "Whenever an Elf citizen you control attacks, it gets +1/+0 until end of turn.");
    same('c', "Whenever a player loses an 11 year card, that player draws a card.",
        "Whenever an 11 year card is destroyed, that player draws 1 card.");
    same('c', "Whenever an opponent targets a citizen you control with an ability, draw a card.",
        "Whenever a citizen you control becomes the target of an ability an opponent controls, "
        "draw 1 card.");
    same('c', "Whenever a citizen is cast for its 11 year cost, draw a card.",
        "Whenever a player casts a citizen for its 11 year cost, draw 1 card.");
    same('c', "Whenever a citizen you control has a card attached to it, draw a card.",
        "Whenever a card is attached to a citizen you control, draw 1 card.");
    same('c', "Whenever another citizen gets a +1/+1 counter, draw a card.",
        "Whenever a +1/+1 counter is put on another citizen, draw 1 card.");
    // What was done this turn
    same('s', "Draw a card for each card that was discarded this turn.",
        "Draw 1 card for each card discarded this turn.");
    same('c', "At the end of turn, if three or more cards were discarded this turn, draw a card.",
        "At the end of turn, if the number of cards discarded this turn is 3 or more, draw 1 "
        "card.");
    same('s', "Destroy target citizen that has dealt combat damage this turn.",
        "Destroy target citizen that dealt combat damage this turn.");
    same('s', "Counter target spell or ability that targets a citizen you control.",
        "Counter target spell or activation that targets a citizen you control.");
    same('s',
        "Look at the top three cards of your deck. Put one into your hand and abolish the rest.",
        "Look at the top 3 cards of your deck, then put 1 of them into your hand and the rest into "
        "your abolished zone.");
}

void TestVariants::variants()
{
    QFETCH(QChar, on);
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Parsed parsed = papers::read(on.toLatin1(), text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty()
            ? ""
            : (parsed.problems.front().place + ": " + parsed.problems.front().text).c_str());
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), normal);
    QVERIFY(parsed.abilities == papers::read(on.toLatin1(), normal.toStdString()).abilities);
}

QTEST_APPLESS_MAIN(TestVariants)
#include "tst_variants.moc"
