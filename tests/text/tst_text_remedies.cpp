#include "text/Crossing.h"
#include "text/Difference.h"
#include "text/NearWording.h"
#include "text/NearestExample.h"
#include "text/Vocabulary.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace triptych::text;

namespace {

constexpr std::array<std::string_view, 5> deeds { "destroy kill", "draw", "discard", "reveal",
    "attack" };

/// A language of a few sentences: how far a text is read in the one that it shares most with.
Reach reachIn(const std::vector<std::string>& language, const std::string& words)
{
    Reach reach;
    for (const std::string& sentence : language) {
        if (sentence == words)
            return { words.size(), true };
        const auto [a, b] = std::ranges::mismatch(sentence, words);
        std::size_t same = static_cast<std::size_t>(b - words.begin());
        const auto inside = [](const std::string& text, std::size_t at) {
            return at < text.size() && text[at] != ' ' && text[at] != ',' && text[at] != '.';
        };
        while (
            same > 0 && (inside(words, same) || inside(sentence, same)) && words[same - 1] != ' ')
            --same;
        reach.letters = std::max(reach.letters, same);
    }
    return reach;
}

NearWording near(const std::vector<std::string>& language, const std::string& words)
{
    const Probe probe = [&](const std::string& tried) { return reachIn(language, tried); };
    return nearWording(words, probe(words).letters, probe);
}

} // namespace

/// What is told to whom no other word in one place helps.
class TestTextRemedies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneThingWithoutAWording_isLeftOut();
    void twoThingsFarApart_areBothNamed();
    void whatBeganBeforeReadingGotStuck_goesWithIt();
    void aNegation_isNeverLeftOut();
    void aTextThatIsMostlyStrange_hasNoNearWording();
    void aSignIsNotSaidTwice();
    void theExampleThatSharesTheRareWords_isShown();
    void anExampleThatSharesLittle_isNotShown();
    void forAConditionThatIsNotUnderstood_theConditionIsAskedFor();
    void formsOfAWordAreOneWord();
    void whatSaysAnotherThing_isAnotherDeed();
    void anotherOrderAndOtherWords_areTried();
};

void TestTextRemedies::oneThingWithoutAWording_isLeftOut()
{
    const NearWording found
        = near({ "Whenever you draw, gain 1 loot." }, "Whenever you draw at dawn, gain 1 loot.");
    QCOMPARE(found.words, std::string("Whenever you draw, gain 1 loot."));
    QCOMPARE(found.leftOut, std::vector<std::string> { "at dawn" });
}

// One look tells only of the first: whoever left that out was refused again for the second.
void TestTextRemedies::twoThingsFarApart_areBothNamed()
{
    const NearWording found = near(
        { "Whenever you draw, gain 1 loot." }, "Whenever you draw at dawn, gain 1 shiny loot.");
    QCOMPARE(found.words, std::string("Whenever you draw, gain 1 loot."));
    QCOMPARE(found.leftOut, (std::vector<std::string> { "at dawn", "shiny" }));
}

void TestTextRemedies::whatBeganBeforeReadingGotStuck_goesWithIt()
{
    const NearWording found = near({ "Heal this. Draw 1.", "Heal this and ready it. Draw 1." },
        "Heal this and ready a friend. Draw 1.");
    QCOMPARE(found.words, std::string("Heal this. Draw 1."));
    QCOMPARE(found.leftOut, std::vector<std::string> { "and ready a friend" });
}

// "It does not attack" without the "not" says the opposite.
void TestTextRemedies::aNegation_isNeverLeftOut()
{
    for (const char* no : { "not", "never", "cannot", "unless" }) {
        const NearWording found
            = near({ "It does attack." }, std::string("It does ") + no + " attack.");
        QVERIFY2(found.words.empty(), no);
    }
}

void TestTextRemedies::aTextThatIsMostlyStrange_hasNoNearWording()
{
    const NearWording found
        = near({ "Draw 1." }, "Draw some of the finest cards that money can buy in town 1.");
    QVERIFY(found.words.empty());
}

void TestTextRemedies::aSignIsNotSaidTwice()
{
    const NearWording found
        = near({ "If it is hurt, draw 1." }, "If it is hurt, and the moon is full, draw 1.");
    QCOMPARE(found.words, std::string("If it is hurt, draw 1."));
    QCOMPARE(found.leftOut, std::vector<std::string> { "and the moon is full" });
    const NearWording second = near({ "Draw 1. Gain 1." }, "Draw 1. If none is left, gain 1.");
    QCOMPARE(second.words, std::string("Draw 1. Gain 1."));
    QCOMPARE(second.leftOut, std::vector<std::string> { "If none is left" });
    QCOMPARE(near({ "Draw 1." }, "Draw 1. Now dance.").words, std::string("Draw 1."));
}

void TestTextRemedies::theExampleThatSharesTheRareWords_isShown()
{
    constexpr std::array<LanguageExample, 4> examples { { { "spell", "Draw 2 cards." },
        { "spell", "Target player discards a card." },
        { "spell", "Target player reveals their hand." },
        { "spell", "Destroy target citizen." } } };
    const Vocabulary vocabulary({ examples }, deeds);
    QCOMPARE(
        nearestExample("Reveal the hand of target opponent.", 0, vocabulary), examples[2].words);
    QCOMPARE(
        nearestExample("Two target citizens are destroyed.", 0, vocabulary), examples[3].words);
    QCOMPARE(nearestExample("Kill two target citizens.", 0, vocabulary), examples[3].words);
}

void TestTextRemedies::anExampleThatSharesLittle_isNotShown()
{
    constexpr std::array<LanguageExample, 2> examples { { { "spell", "Draw 2 cards." },
        { "spell", "Target player discards a card." } } };
    const Vocabulary vocabulary({ examples }, deeds);
    QVERIFY(nearestExample("Swap the weather for a song and a card.", 0, vocabulary).empty());
    QVERIFY(nearestExample("", 0, vocabulary).empty());
    QVERIFY(nearestExample("Draw 2 cards.", 0, Vocabulary({}, deeds)).empty());
}

void TestTextRemedies::forAConditionThatIsNotUnderstood_theConditionIsAskedFor()
{
    constexpr std::array<LanguageExample, 2> examples { { { "spell", "Draw 2 cards." },
        { "spell", "If your deck is greater than theirs, discard a card." } } };
    const Vocabulary vocabulary({ examples }, deeds);
    const std::string_view asked = "If mine is greater than yours, draw 2 cards.";
    const auto part = [&](std::string_view where) {
        return partWithoutDeed(asked, asked.data() + asked.find(where), vocabulary);
    };
    QCOMPARE(part("yours"), std::string_view("If mine is greater than yours"));
    QCOMPARE(part(", draw"), std::string_view("If mine is greater than yours"));
    QCOMPARE(part("2 cards"), asked);
}

void TestTextRemedies::formsOfAWordAreOneWord()
{
    const Vocabulary vocabulary({}, deeds);
    const auto meaning = [&](const char* word) { return vocabulary.wordsOf(word).front().meaning; };
    for (const char* form : { "destroys", "destroyed", "destroying", "kills" })
        QCOMPARE(meaning(form), meaning("destroy"));
    QCOMPARE(meaning("drew"), meaning("draws"));
    QCOMPARE(meaning("three"), meaning("12"));
    QVERIFY(meaning("discard") != meaning("draw"));
}

void TestTextRemedies::whatSaysAnotherThing_isAnotherDeed()
{
    const Vocabulary vocabulary({}, deeds);
    const auto other = [&](const char* one, const char* two) {
        return differenceOf(vocabulary, one, two).otherDeed;
    };
    QVERIFY(!other("Draw 2 cards.", "Draws two cards now."));
    QVERIFY(other("Draw 2 cards.", "Draw 3 cards."));
    QVERIFY(other("Draw a card.", "Discard a card."));
    QVERIFY(other("It can attack.", "It can not attack."));
    QVERIFY(other("Destroy an enemy.", "Destroy an ally."));
    QVERIFY(other("Draw one of the cards.", "Draw the cards."));
    QVERIFY(!other("Draw on any one tile.", "Draw on any tile."));
    QVERIFY(other("Destroy all they control.", "Destroy all you control."));
    QVERIFY(!other("Destroy all I control.", "Destroy all you control."));
    QVERIFY(other("If this got destroyed, draw 1.", "If this has destroyed, draw 1."));
    QVERIFY(!other("If this got destroyed, draw 1.", "If this was destroyed, draw 1."));
    QVERIFY(other("+2 melee damage, no ranged attacks.", "+2 ranged damage, no melee attacks."));
}

void TestTextRemedies::anotherOrderAndOtherWords_areTried()
{
    QCOMPARE(inOtherOrder("Draw 1 when this attacks.", 7).front(),
        std::string("When this attacks, draw 1."));
    constexpr std::array<LanguageExample, 1> examples {
        { { "spell", "Destroy a citizen with a higher rank than this." } }
    };
    const Vocabulary vocabulary({ examples }, deeds);
    const std::string text = "Draw 1 for each citizen with a higher rank.";
    const auto all = crossings(text, text.size() - 1, vocabulary, {});
    QVERIFY(std::ranges::find(all, "Draw 1 for each citizen with a higher rank than this.")
        != all.end());
}

QTEST_APPLESS_MAIN(TestTextRemedies)
#include "tst_text_remedies.moc"
