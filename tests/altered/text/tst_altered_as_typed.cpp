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
    if (text.starts_with("{T}") || text.starts_with("When I leave")
        || text.starts_with("Landmarks"))
        return CardType::Landmark;
    for (const char* of : { "{J}", "{H}", "{R}", "When ", "At ", "My ", "I ", "If a ", "Once ",
             "Characters you control enter" })
        if (text.starts_with(of))
            return CardType::Character;
    return CardType::Spell;
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
    // What faces an Expedition of which something is so, and what nobody does
    row("Discard target Character facing an [Ascended] Expedition you control.");
    row("Discard target Character facing an Expedition that's behind.");
    row("{J} Choose a Character facing me. Its {V} is 0 until Rest.");
    row("{J} Each player may pay {1}. If no player does, I gain 3 boosts.");
    // What is not done has named nothing
    row("Discard target Character unless its controller exhausts two Mana Orbs.");
    row("Return target Permanent to its owner's hand unless its controller discards two cards from "
        "their hand.");
    // Of what is played next
    row("The next Character you play this turn gains 1 boost if it's a Robot.");
    row("The next Character you play this Afternoon gains [Anchored] unless it's a token.");
    row("{J} The next Permanent you play this Day activates its {j} abilities if it's a Landmark.");
    // As it comes, and as soon as something is so
    row("I enter play with 3 Kelon counters.");
    row("Characters you control enter play with 1 boost.");
    row("When I have no counters \u2014 Sacrifice me.");
    row("When you control no Characters \u2014 Sacrifice me.");
    row("I enter play [Asleep].");
    row("Landmarks opponents control enter play exhausted.");
    row("If a token Character would join my Expedition, it joins with 1 boost.");
    // One statistic by another of the same Character
    row("The {M} of target Character is equal to its {O} this Day.");
    row("Target a Character you control. Its {V} and {M} are equal to its {O} this turn.");
    // In the next turn of an opponent
    row("Target opponent can't play cards from their Reserve during their next turn.");
    row("Opponents can't activate {D} abilities during their next turn.");
    // One in each
    row("Return up to one target Character in each Expedition to their owners' hands.");
    row("Choose a Character in each Expedition. They gain 1 boost.");
    row("Up to one target Character in each of your Expeditions gains 1 boost.");
    // The support box, also of a Spell
    row("Draw a card.\n{D}: Target Character gains 1 boost.");
    row("{J} Draw a card.\n{1}, {D}: [Sabotage].");
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
    // One statistic by another
    row("At Dusk \u2014 You may sacrifice me. If you do, target Character you control has its {M} "
        "become equal to its {O} until the end of the day.",
        "At Dusk \u2014 You may sacrifice me. If you do, the {M} of target Character you control "
        "is "
        "equal to its {O} this Day.");
    row("Target Character's {M} becomes equal to its {O} this turn.",
        "The {M} of target Character is equal to its {O} this turn.");
    row("Target a Character. Its {M} becomes equal to its {O} this Day.",
        "Target a Character. Its {M} is equal to its {O} this Day.");
    // More, and no more than so much
    row("{J} I gain 1 boost for each card in your Reserve (max 3).",
        "{J} I gain 1 boost for each card in your Reserve, up to a max of 3.");
    row("Roll a die. I gain that many boosts, but no more than 4.",
        "Roll a die. I gain that many boosts, up to a max of 4.");
    row("Send to Reserve up to two target Characters with combined Hand Cost {6} or less.",
        "Send to Reserve up to two target Characters with total Hand Cost {6} or less.");
    row("Each player discards all but two cards from their hand.",
        "Each player discards cards from their hand until they have two left.");
    row("Target Character gains 2 boosts. If it's in {V}, it gains [[Anchored]] as well.",
        "Target Character gains 2 boosts. If it's in {V}, it gains [Anchored].");
    row("Each of up to two target Characters gains 2 boosts.",
        "Up to two target Characters each gain 2 boosts.");
    row("Sacrifice a Character. If you do, discard target Character with Hand Cost less than or "
        "equal to the sacrificed Character's.",
        "Sacrifice a Character. If you do, discard target Character with Hand Cost less than or "
        "equal to its Hand Cost.");
    row("At Noon \u2014 You may discard a card from your hand. If you do, put 1 Arcane counter on "
        "me.",
        "At Noon \u2014 You may discard a card from your hand. If you do, I gain 1 Arcane "
        "counter.");
    row("Put 2 Arcane counters on target Permanent you control.",
        "Target Permanent you control gains 2 Arcane counters.");
    // If it is not so
    row("If you're first player, target Character gains 2 boosts. If you're not, draw a card.",
        "If you're first player, target Character gains 2 boosts. Otherwise, draw a card.");
    row("{J} If I'm in {V}, I gain 2 boosts. If I'm not, draw a card.",
        "{J} If I'm in {V}, I gain 2 boosts. Otherwise, draw a card.");
    row("{J} Roll a die. If you roll a 5+, I gain [[Anchored]]; otherwise, I gain [[Fleeting]].",
        "{J} Roll a die. On a 5+, I gain [Anchored]. Otherwise, I gain [Fleeting].");
    row("At Night \u2014 If I'm still in an Expedition, I gain [[Anchored]].",
        "At Night \u2014 If I'm in an Expedition, I gain [Anchored].");
    row("Your Hero Expedition moves forward one region. If it's now ahead of your opponent's, "
        "discard a card from your hand.",
        "Your Hero Expedition moves forward one region. If it's ahead, discard a card from your "
        "hand.");
    row("When I leave the Landmark zone \u2014 Draw a card.",
        "When I leave your Landmark zone \u2014 Draw a card.");
    row("Play this only if you control a Mage.\nDraw two cards.",
        "I can't be played unless you control a Mage.\nDraw two cards.");
    row("I can be played only if an opponent has passed.",
        "I can't be played unless an opponent passed this Day.");
    row("{T}, {1}: I gain 1 boost. Activate only during your turn.", "{T}, {1}: I gain 1 boost.");
    row("Each player puts a card from their hand face down in their Mana zone.",
        "Each player puts a card from their hand in their Mana zone.");
    row("Sacrifice all your Characters.", "Sacrifice all Characters you control.");
    row("Target Character loses 2 {M} this Day.", "Target Character gains -2 {M} this Day.");
    row("Target Expedition doesn't move forward this Dusk.",
        "Target Expedition can't move forward this Dusk.");
    row("Each Character you play this turn costs {1} less.",
        "Characters you play this turn cost {1} less.");
    row("When my Expedition is behind at Dusk \u2014 I gain 1 boost.",
        "At Dusk \u2014 If my Expedition is behind, I gain 1 boost.");
    row("Target Character gains 2 boosts if it's in {M}, or 1 boost otherwise.",
        "Target Character gains 2 boosts if it's in {M}. Otherwise, it gains 1 boost.");
    row("{J} I gain 2 boosts if I'm in {M}, or 1 boost otherwise.",
        "{J} I gain 2 boosts if I'm in {M}. Otherwise, I gain 1 boost.");
    row("Roll two dice. Draw a card for each 6.", "Roll two dice. Draw a card for each 6+.");
    row("{T}: Target Character gains +2 {V} this day. Activate this only during the Afternoon.",
        "{T}: Target Character gains +2 {V} this Day.");
    row("The next time you'd discard a card from your hand this day, draw a card.",
        "The next time you discard a card from your hand this Day, draw a card.");
    row("Play up to two Permanents from your hand for {1} less each.",
        "Play up to two Permanents from your hand for {1} less.");
    row("Once per turn, when you create a token \u2014 I gain 1 boost.",
        "The first time you create a token each turn \u2014 I gain 1 boost.");
    // What is played next, or moves on
    row("Your next Spell this turn is free.", "The next Spell you play this turn is free.");
    row("{H} The next Character you play this turn enters play with 2 boosts.",
        "{H} The next Character you play this turn gains 2 boosts.");
    row("Target Expedition moves backwards one region, then moves forward one region.",
        "Target Expedition moves backwards one region, then it moves forward one region.");
    row("{R} You may switch target Character's Expedition.",
        "{R} You may have target Character switch Expeditions.");
    row("Choose two different: \u2022 Draw a card. \u2022 Target Character gains 1 boost. \u2022 "
        "[Sabotage].",
        "Choose two: \u2022 Draw a card. \u2022 Target Character gains 1 boost. \u2022 "
        "[Sabotage].");
    row("Create two [Ordis Recruit 1/1/1] Soldier tokens in the same Expedition.",
        "Create two [Ordis Recruit 1/1/1] Soldier tokens in one of your Expeditions.");
    row("{T}: The next Spell you play this turn costs {1} less. You may activate this only once "
        "per Day.",
        "{T}: The next Spell you play this turn costs {1} less. You can only activate this once "
        "per Day.");
    row("Target player shuffles their Reserve into their deck.",
        "Target player puts their Reserve on the bottom of their deck, then shuffles their deck.");
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
    // What is asked before it is played, and who is nobody's opponent
    row("The next Character you play this turn costs {1} less if it's a Robot.",
        "Nothing before \"it\"");
    row("Target player can't play Spells during their next turn.", "is not understood here");
    row("{J} My {M} is equal to its {O} this Day.", "is not understood here");
    row("Up to one target Character in each Expedition gains 1 boost. It gains [Anchored].",
        "Of several");
    // In two Expeditions of each, of which one would be chosen
    row("Two target Characters in each Expedition gain 1 boost.", "One would be chosen");
    // Of dice that fall one after the other only the last is known
    row("For each Landmark you control, roll a die. Draw a card for each 6.",
        "one after the other");
    row("Roll three dice. Draw a card for each 6.", "");
    // What follows the options of one sentence, and what nobody was asked
    row("Choose one: draw a card, or [Resupply]. Then, draw a card.", "how far");
    row("Choose one: draw a card, or [Resupply].", "");
    row("Draw a card. If nobody does, [Resupply].", "\"if you do\" has nothing");
    row("Each player may discard a card from their hand. If nobody does, [Resupply].", "");
    // Who of them did it is known of what each puts somewhere, and not of what is drawn by that
    row("Each player puts the top card of their deck in their hand. Each player who did draws a "
        "card.",
        "Who of them did it");
    row("Each player puts a card from their hand in Reserve. Each player who did draws a card.",
        "");
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
