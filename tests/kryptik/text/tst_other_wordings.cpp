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
        "Each opponent can not cast spells until end of turn. Each opponent can not activate "
        "abilities until end of turn.");
    row('s', "Target opponent can't cast spells and can't search decks this turn.",
        "Target opponent can not cast spells until end of turn. That player can not search decks "
        "until end of turn.");
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
    row('s', "Destroy target citizen of the same faction."); // as what?
    row('s', "Destroy target citizen with the same soul cost.");
    row('s', "Search your deck for a citizen with the same soul cost and put it into your hand.");
    row('s', "Sacrifice two citizens of the same faction."); // nobody asks that of what is given up
    row('s', "Deal 3 damage divided as you choose among each citizen.");
    row('s', "Draw a card. If both are Elves, draw a card.");     // of nobody
    row('c', "Short Time 2: this gets +2/+2 until end of turn."); // nothing says when
    row('c', "Opponents can't cast spells during combat as long as this is engaged or weary.");
    row('c', "Whenever a citizen this dealt damage to dies, draw a card."); // since when?
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
