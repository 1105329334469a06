#include "kryptik/text/Parse.h"
#include "kryptik/text/language/Phrasebook.h"
#include "kryptik/text/surface/Hints.h"

#include <QTest>

#include <string>
#include <utility>

using namespace triptych;
using namespace triptych::kryptik;

namespace {

Problem problemOf(const std::string& text, CardType type)
{
    const Parsed parsed = parseText(text, type, "FT-017 Pier Watcher");
    if (parsed.problems.size() != 1) {
        QTest::qFail(("not one problem: " + text).c_str(), __FILE__, __LINE__);
        return {};
    }
    return parsed.problems.front();
}

bool says(const Problem& problem, const std::string& words)
{
    return problem.text.find(words) != std::string::npos;
}

} // namespace

/// A text that is not understood says where, which word, and what would do.
class TestDiagnostics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongWord_data();
    void wrongWord();
    void paragraphAndColumnAreCountedFromOne();
    void columnsCountLettersAsPrinted();
    void theOtherParagraphsAreStillRead();
    void emptyParagraph();
    void longParagraph();
    void placeWithoutACard();
    void hintsSayWhatCanBeSaid();
    void phrasesAreUnderstood();
    void aProposalDoesTheSame();
};

/// What is shown to whom is not understood, and put in the place of their words.
void TestDiagnostics::phrasesAreUnderstood()
{
    for (const auto& [phrases, type] : { std::pair { phrasesOfCitizens(), CardType::Citizen },
             std::pair { phrasesOfSpells(), CardType::Spell } })
        for (const text::LanguageExample& phrase : phrases)
            QVERIFY2(
                parseText(phrase.words, type).problems.empty(), std::string(phrase.words).c_str());
}

/// What people say that cards of this game can not is answered with what they can, and that compiles.
void TestDiagnostics::hintsSayWhatCanBeSaid()
{
    for (const text::Hint& hint : hints()) {
        const bool citizen = hint.kind == "citizen";
        const Parsed parsed = parseText(
            hint.example, citizen ? CardType::Citizen : CardType::Spell, {}, { "Pier Watcher" });
        QVERIFY2(parsed.problems.empty(), std::string(hint.example).c_str());
    }
    const Problem problem = problemOf("Create a token.", CardType::Spell);
    QVERIFY2(says(problem, "There are no tokens"), problem.text.c_str());
    QVERIFY2(says(problem, "For instance: \"Return target citizen card"), problem.text.c_str());
}

/// What is offered does what was asked for; what it leaves out is told.
void TestDiagnostics::aProposalDoesTheSame()
{
    const auto offers = [](const char* text, CardType type, const char* proposal) {
        const Problems problems = parseText(text, type).problems;
        return problems.size() == 1 && problems[0].text.find(proposal) != std::string::npos;
    };
    QVERIFY(offers(
        "Obliterate target citizen.", CardType::Spell, "understood: \"destroy target citizen.\""));
    QVERIFY(offers("Until end of turn all the citizens you control get +1/+1.", CardType::Spell,
        "\"Until end of turn, all citizens you control get +1/+1.\""));
    QVERIFY(offers("Destroy target lonely citizen.", CardType::Spell,
        "Without \"lonely\" it is understood, but says nothing of that"));
    // One word of the language in the place of another would ask for something else.
    QVERIFY(!offers("Look at up to two cursed 11 year cards.", CardType::Spell, "instead of"));
}

void TestDiagnostics::wrongWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("citizen");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected");
    const auto wrong
        = [](const char* text, bool citizen, int column, const char* word, const char* expected) {
              QTest::newRow(text) << QString::fromUtf8(text) << citizen << column
                                  << QString::fromUtf8(word) << QString::fromUtf8(expected);
          };
    wrong("Frobnicate target citizen.", false, 1, "\"Frobnicate\" is not understood",
        "an instruction");
    wrong("Desrtoy target citizen.", false, 1, "\"Desrtoy\" is not understood",
        "Did you mean \"destroy\"?");
    wrong("Destroy targt citizen.", false, 9, "\"targt\" is not understood", "target citizen");
    wrong("Whenever you discard a spell, put that card onto the island.", true, 54,
        "Only citizens can be on the island", "(5.3)");
    wrong("Destroy frob.", false, 9, "\"frob\" is not understood", "this");
    wrong("Destroy target citizan.", false, 16, "\"citizan\" is not understood",
        "Did you mean \"citizen\"?");
    wrong("Target citizen gets +1/+1 until end of trun.", false, 40, "\"trun\" is not understood",
        "turn");
    wrong("Target citizen gets one.", false, 24, "\".\" is not understood",
        "\"Target citizen gets +1/+1.\"");
    wrong("Target citizen gains Eagre until end of turn.", false, 22, "\"Eagre\" is not understood",
        "Did you mean \"eager\"?");
    wrong("Target citizen can not dance.", false, 24, "\"dance\" is not understood",
        "attack or block");
    wrong("Draw 1 card, then", false, 18, "ends here too early", "an instruction");
    wrong("Draw 1 card. Qux.", false, 14, "\"Qux\" is not understood", "an instruction");
    wrong("Deal 2 damage to nobody.", false, 18, "\"nobody\" is not understood", "a player");
    wrong("If you own a citizen, draw 1 card.", false, 8, "\"own\" is not understood", "control");
    wrong("Put this into your pocket.", false, 20, "\"pocket\" is not understood", "a zone");
    wrong("{1: draw 1 card.", true, 3, "\":\" is not understood", "}");
    wrong("{1}{q}: draw 1 card.", true, 5, "\"q\" is not understood", "two colours such as w/u");
    wrong("{w/w}: draw 1 card.", true, 2, "\"w\" is not understood", "two colours such as w/u");
    wrong("{1}, : draw 1 card.", true, 6, "\":\" is not understood", "\"{1}: draw 1 card.\"");
    wrong("{1} draw 1 card.", true, 5, "\"draw\" is not understood", ":");
    wrong("{1}:", true, 5, "ends here too early", "an instruction");
    wrong("Whenever this attacsk, draw 1 card.", true, 15, "\"attacsk\" is not understood",
        "Did you mean \"attacks\"?");
    wrong("At the end of time, draw 1 card.", true, 15, "\"time\" is not understood",
        "your combat phase");
    wrong("Eager, Swift.", true, 8, "\"Swift\" is not understood", "a keyword");
    wrong("As long as you are happy, this gets +1/+1.", true, 16, "\"are\" is not understood",
        "\"As long as it is the 2nd phase, this gets +1/+1.\"");
    // What is done, and neither when nor for what.
    wrong("This gets +1/+1 until end of turn.", true, 1, "\"This\" is not understood",
        "with \"Enter;\" before it it is understood: \"Enter; This gets");
    // Which of the two things said before is not done?
    wrong("Destroy target citizen and draw 1 card. If you control a Human citizen, each opponent "
          "discards a card instead.",
        false, 111, "ends here too early",
        "There is no wording known for \"If you control a Human citizen, each opponent discards a "
        "card "
        "instead.\"");
    wrong("Eager. Draw 1 card.", true, 8, "\"Draw\" is not understood", "\"Enter; Draw 1 card.\"");
}

void TestDiagnostics::wrongWord()
{
    QFETCH(QString, text);
    QFETCH(bool, citizen);
    QFETCH(int, column);
    QFETCH(QString, word);
    QFETCH(QString, expected);
    const Problem problem
        = problemOf(text.toStdString(), citizen ? CardType::Citizen : CardType::Spell);
    QCOMPARE(QString::fromStdString(problem.place),
        QStringLiteral("FT-017 Pier Watcher, paragraph 1, column %1").arg(column));
    QVERIFY2(says(problem, word.toStdString()), problem.text.c_str());
    QVERIFY2(says(problem, expected.toStdString()), problem.text.c_str());
}

void TestDiagnostics::paragraphAndColumnAreCountedFromOne()
{
    const Problem problem = problemOf("Eager.\nToxic.\n{1}: frob this.", CardType::Citizen);
    QCOMPARE(problem.place, std::string("FT-017 Pier Watcher, paragraph 3, column 6"));
}

void TestDiagnostics::columnsCountLettersAsPrinted()
{
    // Curly quotes and long dashes are one letter each; spaces and "can't" are counted as they stand.
    QCOMPARE(problemOf("Solo \u2014 {1}: frob this.", CardType::Citizen).place,
        std::string("FT-017 Pier Watcher, paragraph 1, column 13"));
    QCOMPARE(problemOf("Return this to its owner\u2019s pocket.", CardType::Spell).place,
        std::string("FT-017 Pier Watcher, paragraph 1, column 28"));
    QCOMPARE(problemOf("Target citizen can't dance.", CardType::Spell).place,
        std::string("FT-017 Pier Watcher, paragraph 1, column 22"));
    QCOMPARE(problemOf("Destroy    frob.", CardType::Spell).place,
        std::string("FT-017 Pier Watcher, paragraph 1, column 12"));
}

void TestDiagnostics::theOtherParagraphsAreStillRead()
{
    const Parsed parsed = parseText("Eager.\nfrob\n{1}: draw 1 card.", CardType::Citizen);
    QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    QCOMPARE(parsed.abilities.size(), std::size_t { 2 });
    QVERIFY(parsed.abilities[1].kind == Ability::Kind::Active);
}

void TestDiagnostics::emptyParagraph()
{
    const Problem problem = problemOf("Draw 1 card.\n\nDraw 1 card.", CardType::Spell);
    QCOMPARE(problem.place, std::string("FT-017 Pier Watcher, paragraph 2, column 1"));
    QVERIFY(says(problem, "empty"));
    QCOMPARE(parseText("   ", CardType::Spell).problems.size(), std::size_t { 1 });
}

void TestDiagnostics::longParagraph()
{
    std::string text;
    while (text.size() < 2000)
        text += "you may ";
    QVERIFY(says(problemOf(text + "draw 1 card.", CardType::Spell), "longer than"));
    // Just short of that, the deepest nesting there can be is read without harm.
    std::string deep;
    while (deep.size() < 1460)
        deep += "if it is your turn, ";
    deep += "draw 1 card.";
    QVERIFY(parseText(deep, CardType::Spell).problems.empty());
}

void TestDiagnostics::placeWithoutACard()
{
    QCOMPARE(parseText("Frob.", CardType::Spell).problems.front().place,
        std::string("paragraph 1, column 1"));
    QCOMPARE(parseYearText("Frob.").problems.front().place, std::string("paragraph 1, column 1"));
}

QTEST_APPLESS_MAIN(TestDiagnostics)
#include "tst_diagnostics.moc"
