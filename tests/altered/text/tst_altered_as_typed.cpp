#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"

#include <QTest>

using namespace triptych::altered;

/// Whole texts as players type them who know the game, but not by heart how its cards are worded.
class TestAlteredAsTyped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
    void whatPeopleTypeIsReadAsItIsPrinted_data();
    void whatPeopleTypeIsReadAsItIsPrinted();
    void whatIsNotClearIsRefused_data();
    void whatIsNotClearIsRefused();
};

namespace {

/// Whose text it could be.
CardType typeOfTyped(const std::string& text)
{
    for (const char* of : { "{J}", "{H}", "{R}", "When ", "At ", "My ", "I ", "If a ", "Each " })
        if (text.starts_with(of))
            return CardType::Character;
    return text.starts_with("{T}") ? CardType::Landmark : CardType::Spell;
}

} // namespace

void TestAlteredAsTyped::textsPrintBack_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* text) { QTest::newRow(text) << QString::fromUtf8(text); };
    // One of the cards that are left
    row("Look at the top three cards of your deck. Put one in your hand. Put one in your Reserve. "
        "Discard the others.");
    row("Look at the top three cards of your deck. You may put a Landmark from among them in your "
        "hand. Put one in your Reserve. Discard the rest.");
    // A deed of a trigger is what is "this way"
    row("When you [Resupply] \u2014 If you put a Character in Reserve this way, it gains 1 boost.");
    row("When you sacrifice a Character \u2014 If you sacrificed a Robot this way, draw a card.");
    // What is not done has named nothing
    row("Discard target Character unless its controller exhausts two Mana Orbs.");
    row("Return target Permanent to its owner's hand unless its controller discards two cards from "
        "their hand.");
}

void TestAlteredAsTyped::textsPrintBack()
{
    QFETCH(QString, text);
    const std::string printed = text.toStdString();
    const CardType type = typeOfTyped(printed);
    const Parsed parsed = parseText(printed, type);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    const std::string again = printText(parsed.abilities);
    QCOMPARE(
        QString::fromStdString(normalForm(again)), QString::fromStdString(normalForm(printed)));
    QVERIFY(parseText(again, type).abilities == parsed.abilities);
    QVERIFY(!explainText(parsed.abilities).empty());
    QVERIFY(!explainText(parsed.abilities, triptych::text::Tongue::German).empty());
}

void TestAlteredAsTyped::whatPeopleTypeIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    // One after the other
    const char* twoOfThree = "Look at the top three cards of your deck. Put one in your hand. Put "
                             "one in your Reserve. Discard the rest.";
    row("Look at the top three cards of your deck. Put one of them in your hand. Put another in "
        "your Reserve. Discard the rest.",
        twoOfThree);
    row("Look at the top three cards of your deck. Put one of them in your hand. Put another one "
        "of them in your Reserve. Discard the rest.",
        twoOfThree);
    row("Look at the top three cards of your deck. Put one in your hand and one in your Reserve. "
        "Discard the rest.",
        "Look at the top three cards of your deck. Put one in your hand and put one in your "
        "Reserve. Discard the rest.");
    row("Look at the top four cards of your deck. Put one of them in your hand, one in your "
        "Reserve and one on top of your deck. Discard the rest.",
        "Look at the top four cards of your deck. Put one in your hand and put one in your "
        "Reserve and put one on top of your deck. Discard the rest.");
    row("Reveal the top six cards of your deck. Put one Character and one Permanent from among "
        "them in your Reserve, then shuffle the rest into your deck.",
        "Reveal the top six cards of your deck. Put a Character from among them in your Reserve "
        "and put a Permanent from among them in your Reserve, then put the rest on the bottom of "
        "your deck, then shuffle your deck.");
    row("{H} Search your deck for an Adventurer with Hand Cost {2} or less, reveal it and put it "
        "in your hand. Then shuffle your deck.",
        "{H} Choose up to one Adventurer with Hand Cost {2} or less in your deck, reveal it and "
        "put it in your hand. Then, shuffle your deck.");
    // Conditions
    row("{R} Target Character facing me loses 1 boost. If it has no boosts left, it gains "
        "[[Fleeting]].",
        "{R} Target Character facing me loses 1 boost. If it has no boosts, it gains [Fleeting].");
    row("{J} If I have no counters left, draw a card.", "{J} If I have no counters, draw a card.");
    row("{H} If your opponent has already passed today, [Resupply].",
        "{H} If an opponent passed this Day, [Resupply].");
    row("{H} If you played three or more cards today, draw a card.",
        "{H} If you played three or more cards this Day, draw a card.");
    row("{J} You may have target Character switch Expeditions. If it had [[Anchored]], it loses "
        "it.",
        "{J} You may have target Character switch Expeditions. If it was [Anchored], it loses "
        "[Anchored].");
    row("When a Character joins your Hero Expedition \u2014 If it's the only Character there, it "
        "gains 2 boosts.",
        "When a Character joins your Hero Expedition \u2014 If it's the only Character in that "
        "Expedition, it gains 2 boosts.");
    row("{J} If there are four or more cards in your Reserve and your Landmarks combined, draw a "
        "card.",
        "{J} If there are four or more cards in your Reserve and Landmarks, draw a card.");
    // How much
    row("Target Character gains 1 boost for each different Terrain your Expeditions are in.",
        "Target Character gains 1 boost for each different terrain among the regions of your "
        "Expeditions.");
    row("Draw X cards, where X is the number of terrains your Expeditions are in.",
        "Draw X cards, where X is the number of different terrains among the regions of your "
        "Expeditions.");
    row("Roll two dice. Target Character gains a number of boosts equal to the lower result.",
        "Roll two dice. Target Character gains X boosts, where X is the lowest result.");
    row("Roll two dice. Draw X cards, where X is the higher of the two results.",
        "Roll two dice. Draw X cards, where X is the highest result.");
    row("Draw a number of cards equal to the number of Robots you control.",
        "Draw X cards, where X is the number of Robots you control.");
    row("{J} I gain a number of Kelon counters equal to my Hand Cost.",
        "{J} I gain X Kelon counters, where X is my Hand Cost.");
    row("Exchange the boosts on two target Characters.",
        "Target two Characters and exchange their boosts.");
    // Modes of one sentence
    row("{J} Each opponent chooses one: they discard a card from their Reserve, or you "
        "[Resupply].",
        "{J} Each opponent chooses one: \u2022 They discard a card from their Reserve. \u2022 You "
        "[Resupply].");
    row("{J} Target opponent chooses one: they discard a card from Reserve; or you [Resupply].",
        "{J} Target opponent chooses one: \u2022 They discard a card from Reserve. \u2022 You "
        "[Resupply].");
    row("{J} Target opponent chooses one: they discard a card from Reserve; they sacrifice a "
        "Character; or you draw a card.",
        "{J} Target opponent chooses one: \u2022 They discard a card from Reserve. \u2022 They "
        "sacrifice a Character. \u2022 You draw a card.");
    row("Choose one: draw a card, [Resupply], or target Character gains 1 boost.",
        "Choose one: \u2022 Draw a card. \u2022 [Resupply]. \u2022 Target Character gains 1 "
        "boost.");
    row("Choose one: draw a card, or [Resupply].",
        "Choose one: \u2022 Draw a card. \u2022 [Resupply].");
    // The one that was created
    row("Create a [Woollyback 1/1/1] Animal token in target Expedition. If that Expedition is in "
        "{V}, the token gains 1 boost.",
        "Create a [Woollyback 1/1/1] Animal token in target Expedition. If that Expedition is in "
        "{V}, that token gains 1 boost.");
}

void TestAlteredAsTyped::whatPeopleTypeIsReadAsItIsPrinted()
{
    QFETCH(QString, typed);
    QFETCH(QString, printed);
    const CardType type = typeOfTyped(typed.toStdString());
    const Parsed parsed = parseText(typed.toStdString(), type);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    const Parsed same = parseText(printed.toStdString(), type);
    QVERIFY2(same.problems.empty(), same.problems.empty() ? "" : same.problems[0].text.c_str());
    QVERIFY2(parsed.abilities == same.abilities, printText(parsed.abilities).c_str());
}

void TestAlteredAsTyped::whatIsNotClearIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* text, const char* says) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row("When you [Resupply] \u2014 If you do, draw a card.", "\"if you do\" has nothing");
    row("When an opponent draws a card \u2014 If you put a Character in Reserve this way, draw a "
        "card.",
        "\"if you do\" has nothing");
    // Of one's own deck, and of somebody's
    row("Look at the top two cards of your deck. Shuffle the rest into your deck.", "");
    row("Target two Characters. Discard one, then shuffle the rest into your deck.",
        "into its owner's deck");
    // "Another" than one that was named, not than one of several
    row("Put a Character from your hand in your Reserve. Put another in your Mana zone.",
        "is not understood here");
}

void TestAlteredAsTyped::whatIsNotClearIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const triptych::Problems problems
        = parseText(text.toStdString(), typeOfTyped(text.toStdString())).problems;
    // Beside each refusal stand texts that are much like it and are read.
    QCOMPARE(problems.size(), says.isEmpty() ? 0u : 1u);
    if (!says.isEmpty())
        QVERIFY2(QString::fromStdString(problems[0].text).contains(says), problems[0].text.c_str());
}

QTEST_APPLESS_MAIN(TestAlteredAsTyped)
#include "tst_altered_as_typed.moc"
