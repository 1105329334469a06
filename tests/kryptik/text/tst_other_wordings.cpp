#include "Papers.h"

#include "kryptik/text/printing/Print.h"

#include <QTest>

using namespace triptych::kryptik;

/// What is said in other words, with words that add nothing, or with words left out: read as its normal form.
class TestOtherWordings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void isRefused_data();
    void isRefused();
};

void TestOtherWordings::isRead_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const auto row = [](char on, const char* text, const char* normal) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(normal);
    };
    // What is counted, and what is said of it
    row('c', "Whenever two or more citizens block this, draw a card.",
        "Whenever this becomes blocked by 2 or more citizens, draw 1 card.");
    row('c', "If two or more citizens block this, draw a card.",
        "Whenever this becomes blocked by 2 or more citizens, draw 1 card.");
    row('s', "Target citizen can't be blocked this turn except by two or more citizens.",
        "Target citizen can not be blocked by fewer than 2 citizens until end of turn.");
    row('c', "This can't be blocked by only one citizen.",
        "This can not be blocked by fewer than 2 citizens.");
    row('s', "After this combat phase, there is an additional combat phase.",
        "There is an additional combat phase after this combat phase.");
    row('s', "Discard any number of cards, then draw that many.",
        "Discard any number of cards, then draw that many cards.");
    row('s', "Discard any number of cards, then draw twice that many.",
        "Discard any number of cards, then draw cards equal to twice the number.");
    row('c',
        "During each of your turns you may put one additional card from your hand into your soul "
        "row.",
        "As long as it is your turn, you may put an additional card from your hand into your soul "
        "row each turn.");
    row('c', "{1}: Draw a card. Use this only during your turn and only if you control a Human.",
        "{1}: draw 1 card. Use this only if it is your turn and you control a Human citizen.");
    row('s', "Target attacking citizen's attack becomes 0 until end of turn.",
        "The attack of target attacking citizen becomes 0 until end of turn.");
    row('s', "Until end of turn, you may cast citizens any time you have priority.",
        "You may cast citizens any time you could cast a spell until end of turn.");
    row('s',
        "Plunder any number of citizens. For each one abolished this way, target citizen you "
        "control gets +1/+1 until end of turn.",
        "Plunder any number of citizens. Target citizen you control gets +1/+1 for each card "
        "affected this way until end of turn.");
    row('s', "Add one soul energy of each color to your soul pile.", "Add {w}{u}{b}{g}.");
    row('s',
        "Look at your 11 year cards. You may put one of them into your hand. If you do, put a card "
        "from your hand face down in its place.",
        "Look at all cards in your 11 year row. You may exchange a card from your hand with a card "
        "from your 11 "
        "year row.");
    row('c',
        "Citizens can't attack your 11 year cards unless their controller pays {1} for each "
        "attack.",
        "Citizens can not attack your 11 year cards unless their controller pays {1}.");
    row('c', "Abilities of citizens your opponents control cost {1} more to activate.",
        "Active abilities of citizens an opponent controls cost {1} more.");
    // Words that add nothing
    row('s', "Engage target citizen. If you control an overlord, destroy it as well.",
        "Engage target citizen. If you control an overlord, destroy it.");
    row('s', "Target citizen gains Eager until end of turn, so that it can attack right away.",
        "Target citizen gains Eager until end of turn.");
    row('s', "Look at target 11 year card. Put it back in the same place.",
        "Look at target card in an 11 year row.");
    row('c', "{1}: Counter target activated ability of a citizen.",
        "{1}: counter target active ability.");
    row('s', "Draw a card for each citizen you control, up to a maximum of three.",
        "Draw 1 card for each citizen you control, up to 3.");
    row('c',
        "Whenever another citizen dies, you may attach it to this from its owner's limbo pile.",
        "Whenever another citizen dies, you may attach it to this.");
    // What is set against it is done as well, for as long
    row('s', "Target citizen gains sidestep until end of turn, but gets -1/-0.",
        "Target citizen gains Sidestep and gets -1/-0 until end of turn.");
    row('s', "Target citizen gains sidestep but gets -1/-0 until end of turn.",
        "Target citizen gains Sidestep and gets -1/-0 until end of turn.");
    row('c', "This can block while engaged, but can't attack.",
        "This can block while engaged and can not attack.");
    row('s', "Draw two cards, but discard one.", "Draw 2 cards and discard 1 card.");
    row('s', "Each opponent draws two cards, but discards a card.",
        "Each opponent draws 2 cards and discards 1 card.");
    row('s', "Return target citizen to its owner's hand, but you lose an 11 year card.",
        "Return target citizen to its owner's hand and destroy an 11 year card you control.");
    row('s', "Disengage target citizen, but it can't attack this turn.",
        "Disengage target citizen and it can not attack until end of turn.");
    // What says the same again
    row('c', "You may cast elf citizens whenever you have priority, even on an opponent's turn.",
        "You may cast Elf citizens any time you could cast a spell.");
    row('c',
        "You may cast elf citizens any time you have priority - the effect pile doesn't have to be "
        "empty.",
        "You may cast Elf citizens any time you could cast a spell.");
    row('c',
        "You may cast this any time you could cast a spell, even if the effect pile isn't empty.",
        "You may cast this any time you could cast a spell.");
    row('s', "Target citizen can't be destroyed this turn. (Damage stays on it until end of turn.)",
        "Target citizen can not be destroyed until end of turn.");
    row('s', "Target citizen can't be destroyed this turn. (It still takes damage.)",
        "Target citizen can not be destroyed until end of turn.");
    row('s', "Exchange control of two target citizens. (They become weary.)",
        "Exchange control of two target citizens.");
    row('s',
        "Put a citizen from your hand onto the island. (It hasn't entered, so no Enter; effects.)",
        "Put a citizen card from your hand onto the island.");
    row('s',
        "Destroy target 11 year card. Its controller puts it into their hand, they can't use its "
        "11 "
        "year ability or cast it for its 11 year cost.",
        "Destroy target card in an 11 year row. Its 11 year ability can not be used and it can not "
        "be cast for its 11 year cost.");
    row('s', "Return target spell that's being cast to its owner's hand.",
        "Return target spell to its owner's hand.");
    row('s', "Return target spell on the effect pile to its owner's hand.",
        "Return target spell to its owner's hand.");
    row('s', "Look at target player's 11 year row. You may rearrange it any way you like.",
        "Look at all cards in target player's 11 year row. You may rearrange that player's 11 year "
        "row.");
    row('s', "Look at the top three cards of your deck, then put them back any way you like.",
        "Look at the top 3 cards of your deck, then put them back in any order.");
    row('c', "[>>>]: Look at two of your 11 year cards, then you may have them trade places.",
        "[>>>]: look at 2 cards in your 11 year row, then you may exchange them.");
    // Of the card itself
    row('s', "Play only during combat.\nDraw a card.",
        "Cast this only if it is the combat phase.\nDraw 1 card.");
    row('s', "Cast only during combat, before blockers are commanded.\nDraw a card.",
        "Cast this only if it is the combat phase and it is before blockers are commanded.\nDraw 1 "
        "card.");
    row('s', "Draw a card. After this phase there is another combat phase.",
        "Draw 1 card. There is an additional combat phase after this phase.");
    row('s', "You are destroyed.", "You lose the game.");
    row('s', "Target player is destroyed.", "Destroy target player.");
    // What is not to be had, and what was not done
    row('s', "Sacrifice a citizen or, if you can't, discard two cards.",
        "Sacrifice a citizen. If you can not, discard 2 cards.");
    row('s', "Sacrifice a citizen - if you can't, discard two cards.",
        "Sacrifice a citizen. If you can not, discard 2 cards.");
    row('s',
        "Disengage a citizen you control. Destroy it at end of turn. If you can't, draw a card.",
        "Disengage a citizen you control. At the end of turn, destroy it. If you can not, draw 1 "
        "card.");
    row('s', "Destroy all beasts. If none are destroyed this way, draw a card.",
        "Destroy all Beast citizens. Unless a card was affected this way, draw 1 card.");
    row('s', "Destroy all beasts. If any were destroyed this way, draw a card.",
        "Destroy all Beast citizens. If a card was affected this way, draw 1 card.");
    // The same, of others
    row('s',
        "Target citizen gets -1/-1 until end of turn. If you control an overlord, all citizens "
        "your "
        "opponents control do instead.",
        "Target citizen gets -1/-1 until end of turn. If you control an overlord, all citizens an "
        "opponent controls get -1/-1 until end of turn instead.");
    row('s',
        "Target citizen loses all abilities until end of turn. Short Time 2; all citizens your "
        "opponents control do so instead.",
        "Target citizen loses all abilities until end of turn. If an opponent has 2 or fewer 11 "
        "year "
        "cards, all citizens an opponent controls lose all abilities until end of turn instead.");
    row('s', "Your opponents' 11 year cards can't be used or cast this turn.",
        "Each opponent can not use 11 year abilities until end of turn and can not cast cards for "
        "their 11 year cost until end of turn.");
    // What is so only then, of both
    row('s',
        "If you control an overlord, your opponents can't cast spells and can't attack this turn.",
        "If you control an overlord, each opponent can not cast spells until end of turn and can "
        "not "
        "attack until end of turn.");
    row('c', "As long as this is engaged, your opponents can't cast spells and can't attack.",
        "As long as this is engaged, each opponent can not cast spells.\nAs long as this is "
        "engaged, "
        "each opponent can not attack.");
    row('c', "Your opponents can't cast spells and can't attack while this is engaged.",
        "As long as this is engaged, each opponent can not cast spells.\nAs long as this is "
        "engaged, "
        "each opponent can not attack.");
    // Of several that were named, that lie there, that are shown
    row('c',
        "Whenever this becomes blocked by two or more citizens, destroy one of them at random.",
        "Whenever this becomes blocked by 2 or more citizens, destroy a citizen blocking this at "
        "random.");
    row('c',
        "Whenever this becomes blocked by two or more citizens, it deals 1 damage to each of those "
        "citizens.",
        "Whenever this becomes blocked by 2 or more citizens, it deals 1 damage to each citizen "
        "blocking this.");
    row('s', "Choose three target citizens. Destroy one of them.",
        "Choose three target citizens. Destroy a citizen affected this way.");
    row('s', "Discard two cards, then return one of them to your hand.",
        "Discard 2 cards, then return a card from a limbo pile affected this way to your hand.");
    row('s',
        "Put the top three cards of your deck into your limbo pile, then return one of them to "
        "your "
        "hand.",
        "Put the top 3 cards of your deck into your limbo pile, then return a card from a limbo "
        "pile affected this way to your hand.");
    row('c',
        "Whenever you discard a citizen, put that card from your limbo pile onto the island "
        "engaged.",
        "Whenever you discard a citizen card, put that card onto the island engaged.");
    row('s', "Return to the island target citizen card in your limbo pile.",
        "Return target citizen card in your limbo pile to the island.");
    row('s', "Return to the island all citizens that died this turn, under their owners' control.",
        "Return all citizen cards in a limbo pile that died this turn to the island.");
    row('s', "Search your deck for two citizens and reveal them. Put them into your hand.",
        "Search your deck for 2 citizens, reveal them and put them into your hand.");
    row('s',
        "Reveal cards from the top of your deck until you reveal a citizen. Put that one onto the "
        "island and shuffle the rest into your deck.",
        "Reveal cards from the top of your deck until you reveal a citizen, then put it onto the "
        "island and the rest on the bottom of your deck in a random order, then shuffle your "
        "deck.");
    row('s',
        "Reveal the top five cards of your deck, then abolish every spell revealed this way and "
        "put "
        "the rest on the bottom of your deck.",
        "Reveal the top 5 cards of your deck, then abolish all spells from among them and put the "
        "rest on the bottom of your deck.");
    // Who chooses among the cards of a hand sees them
    row('s', "Target opponent discards a card of your choice.",
        "Look at target opponent's hand, choose a card from it, then that player discards it.");
    row('s', "Target opponent discards two cards of your choice.",
        "Look at target opponent's hand, choose 2 cards from it, then that player discards them.");
    row('s', "Target opponent abolishes a spell of your choice from their hand.",
        "Look at target opponent's hand, choose a spell from it, then abolish it.");
    row('s', "Target opponent puts a card of your choice from their hand on top of their deck.",
        "Look at target opponent's hand, choose a card from it, then put it on top of its owner's "
        "deck.");
    row('s', "Target opponent puts a card of your choice from their hand into their soul row.",
        "Look at target opponent's hand, choose a card from it, then put it into its owner's soul "
        "row.");
    // Each of them among their own
    row('s',
        "Each player looks at the top two cards of their deck and puts them back in any order.",
        "Each player looks at the top 2 cards of their deck, then puts them back in any order.");
    row('s',
        "Each opponent reveals the top five cards of their deck, abolishes each spell revealed "
        "this "
        "way and puts the rest back on top in any order.",
        "Each opponent reveals the top 5 cards of their deck, then abolishes all spells from among "
        "them and puts the rest on top of their deck.");
    row('s',
        "Target opponent looks at the top three cards of their deck, puts one of them into their "
        "hand "
        "and the rest on the bottom of their deck.",
        "Target opponent looks at the top 3 cards of their deck, then puts 1 of them into their "
        "hand "
        "and the rest on the bottom of their deck.");
    // Who blocked it, of what has died
    row('c',
        "Dies; if this was blocked this turn, it deals 2 damage to each citizen that blocked it.",
        "Dies; deal 2 damage to each citizen that blocked this this turn.");
    row('c', "When this dies, it deals damage equal to its attack to each opponent.",
        "When this dies, deal damage equal to this's attack to each opponent.");
    row('c', "{1}, Sacrifice this: it deals 2 damage to target citizen.",
        "{1}, Sacrifice this: deal 2 damage to target citizen.");
    row('c', "When this leaves the island, destroy each citizen that blocked it.",
        "When this leaves the island, destroy each citizen that blocked this this turn.");
    row('c', "Dies; destroy each citizen that blocked it.",
        "Dies; destroy each citizen that blocked this this turn.");
    // 8.1.1
    row('c',
        "{X}: Put X +1/+1 counters on this. X can't be more than the number of cards in your soul "
        "row.",
        "{X}: put X +1/+1 counters on this. X can not be greater than the number of cards in your "
        "soul row.");
    row('c', "If a spell would deal damage to another citizen you control, prevent that damage.",
        "Prevent all damage that would be dealt to each other citizen you control by spells.");
    row('c', "If a spell would deal damage to this, prevent 2 of that damage.",
        "If a spell would deal damage to this, prevent 2 of that damage.");
    // What several have in common
    row('s', "Exchange control of two target citizens with the same soul cost.",
        "Exchange control of two target citizens with the same soul cost as each other.");
    row('s', "Destroy two target citizens of the same faction.",
        "Destroy two target citizens of the same faction as each other.");
    row('s', "Engage two citizens of the same faction.",
        "Engage 2 citizens of the same faction as each other.");
    row('s', "Engage two target citizens. If both are Elves, draw a card.",
        "Engage two target citizens. If 2 or more of them are Elf citizens, draw 1 card.");
    row('s', "Engage two target citizens. If neither is an overlord, draw a card.",
        "Engage two target citizens. If none of them are overlords, draw 1 card.");
    row('s', "Choose three target citizens. If they are all weary, destroy them.",
        "Choose three target citizens. If all of them are weary, destroy them.");
    row('s', "Engage two target citizens. If they have the same faction, draw a card.",
        "Engage two target citizens. If they share a faction, draw 1 card.");
    row('s', "Choose two target citizens. If they don't share a name, destroy them.",
        "Choose two target citizens. Unless they have the same name, destroy them.");
    row('s', "Destroy two target citizens. If they had different soul costs, draw a card.",
        "Destroy two target citizens. If they have different soul costs, draw 1 card.");
    row('s',
        "Return up to two target citizen cards with a total soul cost of 5 or less from your limbo "
        "pile to the island.",
        "Return up to two target citizen cards in your limbo pile with total soul cost 5 or less "
        "to the island.");
    row('s', "Destroy any number of target citizens with combined attack 4 or less.",
        "Destroy any number of target citizens with total attack 4 or less.");
    // What was done in combat this turn
    row('c',
        "At the end of turn, return this to its owner's hand unless it dealt combat damage to a "
        "player or an 11 year card this turn.",
        "At the end of turn, unless this dealt combat damage to a player this turn or this dealt "
        "combat damage to an 11 year card this turn, return this to its owner's hand.");
    row('s',
        "Destroy each citizen that dealt combat damage to a player or an 11 year card this turn.",
        "Destroy each citizen that dealt combat damage to a player this turn or dealt combat "
        "damage to an 11 year card this turn.");
    row('c', "Whenever a citizen that was dealt combat damage by this this turn dies, draw a card.",
        "Whenever a citizen dealt combat damage by this this turn dies, draw 1 card.");
    row('c', "Prevent the first two damage that would be dealt to this each turn.",
        "Prevent the first 2 damage that would be dealt to this each turn.");
    // "Instead" with words left out
    row('s',
        "Deal 4 damage divided as you choose among two target citizens. If you control an "
        "overlord, "
        "deal 5 damage instead.",
        "Deal 4 damage divided as you choose among two target citizens. If you control an "
        "overlord, "
        "deal 5 damage divided as you choose among them instead.");
    row('s',
        "Deal 1 damage to target citizen or player. If you control an overlord, deal 2 damage "
        "instead.",
        "Deal 1 damage to target citizen or player. If you control an overlord, deal 2 damage to "
        "it "
        "instead.");
    row('s',
        "The next time target citizen would be destroyed this turn, engage it instead and remove "
        "all damage from it.",
        "If target citizen would die this turn, remove all damage from it and engage it instead.");
    row('c', "If this would be destroyed, remove all damage from it instead and engage it.",
        "If this would die, remove all damage from it and engage it instead.");
    // For a time
    row('s',
        "If a citizen you control would deal combat damage this turn, it deals that much damage "
        "plus 1 instead.",
        "Until end of turn, if a citizen you control would deal combat damage, it deals that much "
        "plus 1 instead.");
    row('s', "Until end of turn, if target citizen would deal damage, it deals twice that much.",
        "Target citizen deals double damage until end of turn.");
    row('s', "Until end of turn, opponents can't cast spells and can't activate abilities.",
        "Each opponent can not cast spells until end of turn and can not activate abilities until "
        "end of turn.");
    row('s', "Target opponent can't cast spells and can't search decks this turn.",
        "Target opponent can not cast spells until end of turn and can not search decks until end "
        "of turn.");
    row('c', "Opponents can't cast spells during combat as long as this is attacking.",
        "As long as it is the combat phase and this is attacking, each opponent can not cast "
        "spells.");
    row('c', "Opponents can't cast spells during your turn while you control an overlord.",
        "As long as it is your turn and you control an overlord, each opponent can not cast "
        "spells.");
    row('c', "This doesn't disengage during your disengage phase unless you discard a card.",
        "This does not disengage.\nAt the start of your disengage phase, you may discard 1 card. "
        "If "
        "you do, disengage this.");
    row('c', "This doesn't disengage during your disengage phase unless you control a Beast.",
        "This does not disengage unless you control a Beast citizen.");
    // Costs, and when it may be cast
    row('c', "This citizen's soul cost is reduced by {1} for each citizen that died this turn.",
        "This costs {1} less for each citizen that died this turn.");
    row('c', "The soul cost of spells you cast is reduced by {1}.",
        "Spells you cast cost {1} less.");
    row('c', "You may cast this during any player's combat phase.",
        "As long as it is the combat phase, you may cast this any time you could cast a spell.");
    row('c', "You may cast this on an opponent's turn.",
        "As long as it is not your turn, you may cast this any time you could cast a spell.");
    row('c', "You may cast this during an opponent's combat phase.",
        "As long as it is not your turn and it is the combat phase, you may cast this any time you "
        "could cast a spell.");
    row('s', "Cast this during combat only. Destroy target attacking citizen.",
        "Cast this only if it is the combat phase.\nDestroy target attacking citizen.");
    row('c', "While this is attacking, opponents can't cast spells during combat.",
        "As long as it is the combat phase and this is attacking, each opponent can not cast "
        "spells.");
    // Damage
    row('s', "Double all damage citizens you control would deal this turn.",
        "Citizens you control deal double damage until end of turn.");
    row('s', "This turn, damage dealt by Beasts is doubled.",
        "Beast citizens deal double damage until end of turn.");
    row('c', "Whenever a citizen this dealt combat damage to dies this turn, draw a card.",
        "Whenever a citizen dealt combat damage by this this turn dies, draw 1 card.");
    // Places
    row('c', "This gets +1/+1 for each abolished Beast you own.",
        "This gets +1/+1 for each Beast card in your abolished zone.");
    row('s',
        "Look at the top four cards of target opponent's deck. You may put one of them into their "
        "limbo pile. Put the rest on the bottom in any order.",
        "Look at the top 4 cards of target opponent's deck, then put up to 1 of them into their "
        "limbo pile and the rest on the bottom of their deck.");
    row('c', "This gets +1/+1 for each abolished citizen you own.",
        "This gets +1/+1 for each citizen card in your abolished zone.");
    row('c',
        "Enter; look at your 11 year cards. You may swap one of them with a card from your hand.",
        "Enter; look at all cards in your 11 year row. You may exchange a card from your 11 year "
        "row "
        "with a card from your hand.");
    row('s',
        "Look at the top five cards of target opponent's deck. Put one of them into their limbo "
        "pile and the rest back on top in any order.",
        "Look at the top 5 cards of target opponent's deck, then put 1 of them into their limbo "
        "pile and the rest on top of their deck.");
    row('s',
        "Target opponent reveals their hand. Draw a card for each citizen card revealed this way.",
        "Target opponent reveals their hand. Draw 1 card for each citizen card in their hand.");
}

void TestOtherWordings::isRead()
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

/// What would mean something else, or nothing: none of it is read.
void TestOtherWordings::isRefused_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    const auto row
        = [](char on, const char* text) { QTest::newRow(text) << on << QString::fromUtf8(text); };
    row('s', "Draw a card. Then discard half.");
    row('s',
        "Deal 2 damage to target citizen. If it would die this turn, instead abolish it and draw a "
        "card.");
    row('c',
        "{1}: Draw a card. Use this only if you control a Human or an Elf and only unless it is "
        "your turn.");
    row('c', "If two or more citizens block this, it gets +2/+2.");
    row('c', "You may cast Beast citizens from your limbo pile any time until end of turn.");
    row('s', "Add five energy of each color.");
    row('s', "Destroy target citizen of the same faction."); // as what?
    row('s', "Destroy target citizen with the same soul cost.");
    row('s', "Search your deck for a citizen with the same soul cost and put it into your hand.");
    row('s', "Sacrifice two citizens of the same faction."); // nobody asks that of what is given up
    row('s', "Deal 3 damage divided as you choose among each citizen.");
    row('s', "Draw a card. If both are Elves, draw a card.");     // of nobody
    row('c', "Short Time 2: this gets +2/+2 until end of turn."); // nothing says when
    row('c', "Opponents can't cast spells during combat as long as this is engaged or weary.");
    row('c', "Whenever a citizen this dealt damage to dies, draw a card."); // since when?
    // "But" of a condition, of what is left out and of what would be instead
    row('s', "Draw a card, but only if you control a beast.");
    row('s', "Draw a card, but draw two if you control a beast.");
    row('s', "Draw a card, but you draw two if you control a beast.");
    row('s', "Target citizen gets +1/+1 until end of turn, but gets +2/+2 if it is weary.");
    row('c', "You may cast elf citizens any time you could cast a spell, even for free.");
    row('s', "Destroy all citizens, but overlords.");
    row('c', "Whenever another citizen dies, it deals 1 damage to target citizen.");
    row('c', "Dies; destroy target citizen. It deals 2 damage to you.");
    row('c', "Sacrifice this, Sacrifice another citizen: it deals 2 damage to target citizen.");
    row('c', "Sacrifice another citizen: it deals 2 damage to target citizen.");
    row('c',
        "Whenever this becomes blocked by two or more citizens, choose two target citizens you "
        "control and destroy one of them.");
    row('s', "Target citizen can't be destroyed this turn. (Damage doesn't stay on it.)");
    row('s', "Draw a card. If you control an overlord, all citizens do instead."); // what?
    row('c',
        "If a citizen would deal damage to this, prevent 2 of that damage."); // of pooled damage
    row('c', "{1}: Draw two cards. X can't be greater than 3.");              // there is none
    row('c', "{X}: draw X cards. X can't be greater than that many.");
    row('c', "Whenever an opponent discards a card, put it from your limbo pile onto the island.");
    row('s',
        "Each player looks at the top two cards of their deck, then puts one of them into your "
        "hand "
        "and the rest on the bottom of their deck.");
    row('s',
        "Each opponent puts a card of your choice from their hand on the bottom of their deck.");
}

void TestOtherWordings::isRefused()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    const Parsed parsed = papers::parse(on, text.toStdString());
    QVERIFY2(!parsed.problems.empty(), print(parsed.abilities).c_str());
}

QTEST_APPLESS_MAIN(TestOtherWordings)
#include "tst_other_wordings.moc"
