#include "OneProblem.h"

#include "seize/text/language/Phrasebook.h"
#include "seize/text/printing/Print.h"
#include "seize/text/surface/Hints.h"

using namespace triptych;
using namespace triptych::seize;

/// A text that is not understood says where, which word, and what would do.
class TestSeizeProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phrasesAreUnderstood();
    void aProposalDoesTheSame();
    void wrongWord_data();
    void wrongWord();
    void paragraphsAreCounted();
    void theOtherParagraphsAreStillRead();
    void emptyAndLongParagraphs();
    void theNearestWordingIsToldWhole();
    void hintsSayWhatCanBeSaid();
    void insteadOfNothingIsRefused();
    void atADistanceIsSaidOfAnAttacksTarget();
};

/// Only of an attack's target "at Distance 2" is a reach, which leaves out who stands beside it.
void TestSeizeProblems::atADistanceIsSaidOfAnAttacksTarget()
{
    const Parsed active = parseText(
        "Active (1): Deal 1 True damage to target mercenary at Distance 2.", Paper::Mercenary, {});
    QVERIFY(active.problems.empty());
    QVERIFY2(print(active.abilities.front()).find("exactly 3 tiles away") != std::string::npos,
        print(active.abilities.front()).c_str());
    const Parsed attack
        = parseText("Deal 3 Magic damage to target mercenary at Distance 2. Heal the attacker 1.",
            Paper::Attack, {});
    QVERIFY(attack.problems.empty());
    QVERIFY(!attack.abilities.front().reach->melee);
    QCOMPARE(attack.abilities.front().reach->distance, 2);
}

/// "Instead" takes up the sentence before it; behind a "then" there is none, and none may be made up.
void TestSeizeProblems::insteadOfNothingIsRefused()
{
    const Problem problem = problemOf(
        "Draw 1, then if you control a Mage, draw 3 instead and exhaust it.", Paper::Instant);
    QVERIFY2(says(problem, "Instead of what?"), problem.text.c_str());
}

/// What is shown to whom is not understood, and put in the place of their words.
void TestSeizeProblems::phrasesAreUnderstood()
{
    for (const auto& phrases : { phrasesOfMercenaries(), phrasesOfGoods(), phrasesOfAbilities() })
        for (const text::LanguageExample& phrase : phrases) {
            const Paper paper = phrase.kind == "mercenary" ? Paper::Mercenary
                : phrase.kind == "treasure"                ? Paper::Treasure
                : phrase.kind == "attack"                  ? Paper::Attack
                : phrase.kind == "event"                   ? Paper::Event
                                                           : Paper::Instant;
            QVERIFY2(
                parseText(phrase.words, paper).problems.empty(), std::string(phrase.words).c_str());
        }
}

/// What is offered does what was asked for; what it leaves out is told.
void TestSeizeProblems::aProposalDoesTheSame()
{
    const auto offers = [](const char* text, Paper paper, const char* proposal) {
        const Problems problems = parseText(text, paper).problems;
        return problems.size() == 1 && problems[0].text.find(proposal) != std::string::npos;
    };
    QVERIFY(offers("Slay target wounded mercenary.", Paper::Instant,
        "understood: \"destroy target wounded mercenary.\""));
    QVERIFY(offers("Passive: This mercenary's axe attacks apply 1 Burn.", Paper::Mercenary,
        "Without \"axe\" it is understood, but says nothing of that"));
    QVERIFY(offers("Destroy target lonely mercenary.", Paper::Instant,
        "Without \"lonely\" it is understood, but says nothing of that"));
    // No other kind of attack.
    QVERIFY(!offers(
        "Passive: This mercenary's axe attacks apply 1 Burn.", Paper::Mercenary, "instead of"));
}

/// What people say that cards of this game can not is answered with what they can, and that compiles.
void TestSeizeProblems::hintsSayWhatCanBeSaid()
{
    for (const text::Hint& hint : hints()) {
        const Paper paper = hint.kind == "mercenary" ? Paper::Mercenary
            : hint.kind == "treasure"                ? Paper::Treasure
            : hint.kind == "attack"                  ? Paper::Attack
            : hint.kind == "event"                   ? Paper::Event
                                                     : Paper::Instant;
        const Parsed parsed = parseText(hint.example, paper, {}, { "Sweeping Halberd" });
        QVERIFY2(parsed.problems.empty(), std::string(hint.example).c_str());
    }
    const Problem problem = problemOf("Copy target mercenary.", Paper::Instant);
    QVERIFY2(says(problem, "instant ability card"), problem.text.c_str());
    const Problem fog
        = problemOf("Fog cannot be placed on tiles adjacent to this.", Paper::Mercenary);
    QVERIFY2(says(fog, "not blinded by it"), fog.text.c_str());
    const Problem token
        = problemOf("When this enters the battlefield, create a Boar token.", Paper::Event);
    QVERIFY2(says(token, "who is no card"), token.text.c_str());
    const Problem hidden = problemOf("Melee: deal 2 Physical damage to the attacked mercenary. If "
                                     "the attacker had Armor when you played this card, draw 1.",
        Paper::Attack);
    QVERIFY2(says(hidden, "before it may be used"), hidden.text.c_str());
    // Nobody could tell which of the two is punished (RULINGS, S-MERC-F).
    const Problem either = problemOf("Passive: Whenever an allied mercenary destroys an enemy "
                                     "mercenary, its controller loses 1 loot.",
        Paper::Mercenary);
    QVERIFY2(says(either, "could be"), either.text.c_str());
}

void TestSeizeProblems::wrongWord_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected");
    const auto wrong
        = [](Paper paper, const char* text, int column, const char* word, const char* expected) {
              QTest::newRow(text) << static_cast<int>(paper) << column << QString::fromUtf8(word)
                                  << QString::fromUtf8(expected);
          };
    wrong(
        Paper::Instant, "Frobnicate it.", 1, "\"Frobnicate\" is not understood", "an instruction");
    wrong(Paper::Instant, "Destory it.", 1, "\"Destory\"", "Did you mean \"destroy\"?");
    wrong(Paper::Instant, "Destroy targt mercenary.", 9, "\"targt\"", "Did you mean \"target\"?");
    wrong(Paper::Instant, "Destroy target mercenry.", 16, "\"mercenry\"",
        "Did you mean \"mercenary\"?");
    wrong(Paper::Instant, "Deal 2 Fire damage to it.", 8, "\"Fire\"",
        "Without \"Fire\" it is understood, but says nothing of that");
    wrong(Paper::Instant, "Apply 2 Bruise to it.", 9, "\"Bruise\"", "bleed");
    wrong(Paper::Instant, "Remove 2 Blind from it.", 10, "\"Blind\"", "it can be said");
    wrong(Paper::Instant, "Draw 1, then", 13, "ends here too early", "an instruction");
    wrong(Paper::Instant, "It gains Shield 2.", 10, "\"Shield\"", "magic armor");
    wrong(Paper::Instant, "Counter target treasure.", 16, "\"treasure\"",
        "Counter target Attack ability.");
    wrong(Paper::Instant, "Each opponent loses 2 gold.", 23, "\"gold\"", "loot");
    wrong(Paper::Instant, "Apply 1 Burn to target mercenary within Range 2.", 41, "\"Range\"",
        "the rest is understood");
    wrong(Paper::Instant,
        "Deal 1 True damage to an enemy mercenary. Exhaust target mercenary adjacent to it.", 51,
        "chosen before anything happens", "a mercenary adjacent to it");
    wrong(Paper::Event, "Whenever a player loses loot, that player loses 1 loot.", 1,
        "sets it off again", "once per turn");
    wrong(Paper::Mercenary, "Passive: if this would be destroyed, instead draw 1.", 38,
        "happens at once", "without a choice");
    wrong(Paper::Mercenary, "Passive: whenever this attaks, draw 1.", 24, "\"attaks\"",
        "Did you mean \"attacks\"?");
    wrong(Paper::Mercenary, "Active (1 gold): draw 1.", 11, "\"gold\"", "treasure");
    wrong(Paper::Mercenary, "Active (1 treasure: draw 1.", 19, "\":\"", ")");
    wrong(Paper::Mercenary, "Activ (1 treasure): draw 1.", 1, "\"Activ\"",
        "Did you mean \"active\"?");
    wrong(Paper::Mercenary, "Passive: this has Armor 1 until your next turn.", 27, "\"until\"",
        "There is no wording known for \"until your next turn\"");
    wrong(Paper::Treasure, "Equipped: the satchel gets +1 melee.", 15, "\"satchel\"",
        "satchel\" is not understood here");
    wrong(Paper::Attack, "Range 2: draw 1.", 1, "\"Range\"", "a reach (Melee, Distance N, Self)");
    wrong(Paper::Attack, "Distance 2, cone: draw 1.", 13, "\"cone\"", "an area");
    wrong(
        Paper::Event, "At the start of your Fight Phase, draw 1.", 22, "\"Fight\"", "Rally Phase");
    wrong(Paper::Event, "Your mercenaries have Armor.", 28, "\".\"", "Armor 1.");
    wrong(Paper::Event, "Draw 1.", 1, "\"Draw\"", "\"Active (1 treasure): draw 1.\"");
}

void TestSeizeProblems::wrongWord()
{
    QFETCH(int, paper);
    QFETCH(int, column);
    QFETCH(QString, word);
    QFETCH(QString, expected);
    const Problem problem = problemOf(QTest::currentDataTag(), static_cast<Paper>(paper));
    QCOMPARE(QString::fromStdString(problem.place),
        QStringLiteral("TL-017 Sweeping Halberd, paragraph 1, column %1").arg(column));
    QVERIFY2(says(problem, word.toStdString()), problem.text.c_str());
    QVERIFY2(says(problem, expected.toStdString()), problem.text.c_str());
}

void TestSeizeProblems::paragraphsAreCounted()
{
    QCOMPARE(problemOf("Passive: this has Leech.\nActive: frob it.", Paper::Mercenary).place,
        std::string("TL-017 Sweeping Halberd, paragraph 2, column 9"));
    QCOMPARE(parseText("Frob.", Paper::Instant).problems.front().place,
        std::string("paragraph 1, column 1"));
    // Curly quotes are one letter each.
    QCOMPARE(problemOf("Look at target opponent\u2019s pocket.", Paper::Instant).place,
        std::string("TL-017 Sweeping Halberd, paragraph 1, column 27"));
}

void TestSeizeProblems::theOtherParagraphsAreStillRead()
{
    const Parsed parsed
        = parseText("Passive: this has Leech.\nfrob\nActive: draw 1.", Paper::Mercenary);
    QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    QCOMPARE(parsed.abilities.size(), std::size_t { 2 });
}

void TestSeizeProblems::emptyAndLongParagraphs()
{
    QVERIFY(says(problemOf("Draw 1.\n\nDraw 1.", Paper::Instant), "empty"));
    std::string deep;
    while (deep.size() < 1480)
        deep += "you may ";
    QVERIFY(parseText(deep + "draw 1.", Paper::Instant).problems.empty());
    QVERIFY(says(problemOf(deep + deep + "draw 1.", Paper::Instant), "longer than"));
    QVERIFY(parseText("", Paper::Mercenary).problems.empty());
}

void TestSeizeProblems::theNearestWordingIsToldWhole()
{
    const Problem problem
        = problemOf("Target allied mercenary is totally exhausted.", Paper::Instant);
    QVERIFY2(says(problem, "\"Target allied mercenary is exhausted.\""), problem.text.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeProblems)
#include "tst_seize_problems.moc"
