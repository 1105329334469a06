#include "kryptik/text/Parse.h"
#include "kryptik/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::kryptik;

namespace {

Parsed parse(char on, const std::string& text)
{
    return on == 'y' ? parseYearText(text)
                     : parseText(text, on == 'c' ? CardType::Citizen : CardType::Spell);
}

} // namespace

/// What the words of a text refer to: settled when it is read, named by the explanation, or refused.
class TestBinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRefused_data();
    void isRefused();
    void isNamed_data();
    void isNamed();
    void typedIsRead_data();
    void typedIsRead();
};

void TestBinding::isRefused_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](char on, const char* text, const char* says) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row('s', "Counter it.", "\"it\" means nothing here");
    row('s', "Draw that many cards.", "\"that many\" means nothing here");
    row('c', "Whenever one or more citizens you control deal damage, draw that many cards.",
        "\"that many\" means nothing here");
    row('s', "Each opponent sacrifices a citizen of your choice.",
        "Who does something chooses what it is done to");
    // Deeds of a turn are counted as far as fifteen: of more it could never be true.
    row('c', "At the end of your turn, if you discarded 16 or more cards this turn, draw 1 card.",
        "is not understood here");
    row('c', "Whenever you cast a card, if it was cast for its 11 year cost, draw 1 card.",
        "Only of this card itself it is known");
    row('c', "Whenever this destroys an 11 year card, abolish that card.", "its owner chooses");
    row('s', "That player draws 2 cards.", "\"that player\" means nothing here");
    row('s',
        "Engage target citizen. Disengage target citizen you control. It gains Eager until end of "
        "turn.",
        "could be the target citizen chosen first or the target citizen you control chosen second");
    row('s', "Destroy target citizen card in your limbo pile.", "it is in a limbo pile");
    row('s', "Citizen cards in your limbo pile gain Eager.", "it is in a limbo pile");
    row('s', "Return target citizen to the island.", "It is there already");
    row('s', "This gets +1/+1.", "it is on the effect pile");
    row('s', "Steadfast.", "means nothing on a spell");
    row('s', "Destroy all other citizens.", "\"other\" means nothing here");
    row('s', "If you control another citizen, draw 1 card.", "\"other\" means nothing here");
    row('c', "Solo - this gets +1/+1.", "never used");
    row('c', "{1}: draw X cards.", "Nothing says what X is");
    row('c', "Dies; this gets +1/+1 until end of turn.", "it is in a limbo pile");
    row('c', "Dies; if this is engaged, draw 1 card.", "not on the island when this is asked");
    row('s', "Sacrifice a citizen. If it was damaged, draw a card.", "asked of what has left it");
    row('c', "{1}: target citizen gets +1/+1 for each other citizen you control until end of turn.",
        "other than who gets it");
    row('c', "Attacking citizens you control get +1/+0 for each other attacking citizen.",
        "other than who gets it");
    row('s', "Put target spell on the bottom of its owner's deck.", "can only be countered");
    row('s', "Counter target activation and abolish it.", "no card");
    row('s', "Return target citizen to its owner's hand engaged.", "Only on the island");
    row('s', "Each player wins the game.", "Not everybody");
    row('s', "Target opponent destroys an 11 year card of your choice.",
        "chooses what it is done to");
    row('s', "Choose target spell. Abolish it.", "can only be countered");
    row('c', "When this dies, if it was attacking, return it to your hand.",
        "What stands on the island");
    row('c', "Whenever another citizen you control dies, if it was attacking, draw a card.",
        "asked of what has left it");
    row('y', "draw X cards.", "Nothing says what X is");
    row('s', "Up to two target citizens get +2/+2. At the end of turn, destroy them.",
        "can not be several cards");
}

void TestBinding::isRefused()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, says);
    const Parsed parsed = parse(on, text.toStdString());
    QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    const QString problem = QString::fromStdString(parsed.problems.front().text);
    QVERIFY2(problem.contains(says), qPrintable(problem));
}

void TestBinding::isNamed_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    const auto row = [](char on, const char* text, const char* names) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(names);
    };
    row('s', "Disengage target citizen. It gains Eager until end of turn.",
        "\"it\" is the target citizen chosen first");
    row('c', "Enter; destroy another target citizen. Its controller draws 1 card.",
        "\"its controller\" is the controller of the another target citizen chosen first");
    row('c', "Whenever this attacks, it gets +1/+0 until end of turn.", "\"it\" is this card");
    row('s', "Choose a number up to 3. Draw that many cards.",
        "\"that many\" is the number chosen");
    row('s', "Target opponent discards 2 cards. That player draws 1 card.",
        "\"that player\" is the target player");
    row('s', "Deal 2 damage to target citizen. Draw 1 card. At the end of turn, destroy it.",
        "\"it\" is the target citizen chosen first");
    row('s',
        "Engage target citizen. Destroy target citizen you control. It gains Eager until end of "
        "turn.",
        "\"it\" is the target citizen chosen first");
    row('c', "When this attacks, that player sacrifices a citizen.",
        "\"that player\" is the defending player");
}

void TestBinding::isNamed()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, names);
    const Parsed parsed = parse(on, text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty() ? "" : parsed.problems.front().text.c_str());
    const QString said = QString::fromStdString(explain(parsed.abilities.front()));
    QVERIFY2(said.contains(names), qPrintable(said));
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), text);
}

/// The surface: another way of typing it is read as the normal form.
void TestBinding::typedIsRead_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const auto row = [](char on, const char* text, const char* normal) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(normal);
    };
    row('c', "Other elves you control have eager", "Other Elf citizens you control have Eager.");
    row('c', "Tenacious. Dies; draw a card", "Tenacious.\nDies; draw 1 card.");
    row('c', "Sacrifice another citizen: Draw a card. Solo.",
        "Solo - Sacrifice another citizen: draw 1 card.");
    row('c', "Solo\n{1}: draw a card.", "Solo - {1}: draw 1 card.");
    row('c', "Short Time 3; this citizen gets +2/+2.", "Short Time 3, this gets +2/+2.");
    row('c', "Eager (This citizen ignores weary.)", "Eager.");
    row('c', "Whenever this attacks or blocks, draw a card.",
        "Whenever this attacks, draw 1 card.\nWhenever this blocks, draw 1 card.");
    row('c', "When this dies, you may pay {1}{b}. If you do, return it to your hand.",
        "When this dies, {1}{b}: return it to your hand.");
    row('s', "As an additional cost to cast this spell, sacrifice a citizen.\nDraw three cards.",
        "Additional cost: sacrifice a citizen.\nDraw 3 cards.");
    row('s', "Plunder 3 citizens: Target opponent discards two cards.",
        "Additional cost: plunder 3 citizens.\nTarget opponent discards 2 cards.");
    row('s', "Choose one \u2014\n\u2022 Draw a card.\n\u2022 Destroy target citizen.",
        "Choose one: draw 1 card; or destroy target citizen.");
    row('s', "Short Time 2; destroy target citizen. Otherwise, it gets -2/-2 until end of turn.",
        "If an opponent has 2 or fewer 11 year cards, destroy target citizen. Otherwise, it gets "
        "-2/-2 until end of turn.");
    row('s', "Short Time 2; you may look at your hand. Otherwise, draw 1 card.",
        "Short Time 2, you may look at your hand. Otherwise, draw 1 card.");
}

void TestBinding::typedIsRead()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Parsed parsed = parse(on, text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty() ? "" : parsed.problems.front().text.c_str());
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), normal);
    QVERIFY(parsed.abilities == parse(on, normal.toStdString()).abilities);
}

QTEST_APPLESS_MAIN(TestBinding)
#include "tst_binding.moc"
