#include "altered/text/Parse.h"
#include "altered/text/language/Phrasebook.h"
#include "altered/text/surface/Hints.h"
#include "altered/text/surface/Printed.h"

#include <QTest>

using namespace triptych::altered;

namespace {

const CardType character = CardType::Character;

triptych::Problems problemsOf(const char* text, CardType type = character)
{
    return parseText(text, type, "X-01 Someone").problems;
}

} // namespace

/// A text that is not understood says where, which word, and what helps.
class TestAlteredProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phrasesAreUnderstood();
    void aProposalDoesTheSame();
    void aProblemNamesItsPlaceAndItsWord();
    void columnsAreThoseOfThePrint();
    void whatIsNotUnderstoodIsRefused_data();
    void whatIsNotUnderstoodIsRefused();
    void everyParagraphIsReadOnItsOwn();
    void anUnknownXIsAProblem();
    void anItOfTheOtherBranchIsAProblem();
    void hintsSayWhatCanBeSaid();
    void whatCouldBeMeantInTwoWaysIsRefused_data();
    void whatCouldBeMeantInTwoWaysIsRefused();
};

/// What is shown to whom is not understood, and put in the place of their words.
void TestAlteredProblems::phrasesAreUnderstood()
{
    for (const auto& phrases : { phrasesOfCharacters(), phrasesOfOthers() })
        for (const triptych::text::LanguageExample& phrase : phrases) {
            const CardType type = phrase.kind == "Spell" ? CardType::Spell
                : phrase.kind == "Landmark"              ? CardType::Landmark
                                                         : CardType::Character;
            QVERIFY2(
                parseText(phrase.words, type).problems.empty(), std::string(phrase.words).c_str());
        }
}

/// What is offered does what was asked for; what it leaves out is told.
void TestAlteredProblems::aProposalDoesTheSame()
{
    const auto offers = [](const char* text, CardType type, const char* proposal) {
        const triptych::Problems problems = parseText(text, type).problems;
        return problems.size() == 1 && problems[0].text.find(proposal) != std::string::npos;
    };
    QVERIFY(offers("Make a [Puff 1/1/1] token in target Expedition.", CardType::Spell,
        "understood: \"Create a [Puff 1/1/1] token in target Expedition.\""));
    QVERIFY(offers("{J} Target lonely Character gains 1 boost.", CardType::Character,
        "Without \"lonely\" it is understood, but says nothing of that: \"{J} Target Character"));
    QVERIFY(!offers("Other Characters in my Expedition can't be targeted by Spells played by "
                    "opponents.",
        CardType::Character, "can't be played"));
}

/// What people say that cards of this game can not is answered with what they can, and that compiles.
void TestAlteredProblems::hintsSayWhatCanBeSaid()
{
    std::vector<triptych::text::Hint> all(hints().begin(), hints().end());
    all.push_back(noSpellHint());
    for (const triptych::text::Hint& hint : all) {
        const CardType type = hint.kind == "Spell" ? CardType::Spell
            : hint.kind == "Landmark"              ? CardType::Landmark
                                                   : CardType::Character;
        const Parsed parsed = parseText(hint.example, type);
        QVERIFY2(parsed.problems.empty(), std::string(hint.example).c_str());
    }
    const auto says = [](const char* text, const char* remedy) {
        const auto problems = problemsOf(text);
        return problems.size() == 1 && problems[0].text.find(remedy) != std::string::npos;
    };
    QVERIFY(says("{J} Search your deck for a Robot.", "A deck is searched for what goes"));
    QVERIFY(says("{J} My base {V} is equal to target Character's base {V} this Day.",
        "not taken from another card"));
    QVERIFY(says("Draw a card.", "Only a Spell does something at once"));
    QVERIFY(says("{J} Target Character gains +1 {V}.", "for how long"));
    QVERIFY(says("{J} Sacrifice one of their Characters.", "nobody's here"));
}

void TestAlteredProblems::aProblemNamesItsPlaceAndItsWord()
{
    const auto problems = problemsOf("{J} Draw a card.\n{H} Frobnicate target Character.");
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].place, std::string("X-01 Someone, paragraph 2, column 5"));
    QVERIFY(problems[0].text.find("\"Frobnicate\" is not understood here") != std::string::npos);

    const auto nearly = problemsOf("{J} Discrad target Permanent.");
    QVERIFY(nearly[0].text.find("Did you mean \"discard\"?") != std::string::npos);
}

// Marks of change and reminders are no part of the text, but they do stand in the print.
void TestAlteredProblems::columnsAreThoseOfThePrint()
{
    const auto problems = problemsOf("#{J}# I gain 1 boost (It is +1/+1/+1) and [[Fleeting]] xyz.");
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].place, std::string("X-01 Someone, paragraph 1, column 56"));
    // Where two spaces part two paragraphs of a line, the second counts its own columns.
    const auto second = problemsOf("{J} Draw a card.  {H} Frobnicate target Character.");
    QCOMPARE(second.size(), 1u);
    QCOMPARE(second[0].place, std::string("X-01 Someone, paragraph 2, column 5"));
}

void TestAlteredProblems::whatIsNotUnderstoodIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("spell");

    const auto row = [](const char* name, const char* text, bool spell = false) {
        QTest::newRow(name) << QString::fromUtf8(text) << spell;
    };
    row("a bare instruction on a Character", "Draw a card.");
    row("a statement on a Spell", "Characters you control are [Tough 1].", true);
    row("a sentence that was cut off", "{J} Draw a");
    row("a word too many", "{J} Draw a card today.");
    row("half a sentence", "{J} Draw.");
    row("an empty condition", "{J} If, draw a card.");
    row("results of which one was chosen",
        "{J} Roll two dice and choose one of the results. If the results are equal, draw a card.");
    row("a trigger without an effect", "At Noon \u2014");
    row("a cost without an effect", "{T}:");
    row("an unknown symbol", "{Q} Draw a card.");
    row("a part of the sentence in parentheses", "{J} Draw a card (unless it rains).");
    row("a parenthesis that was cut off", "{J} I gain [Anchored]. (During Rest, I st");
    row("may, but who", "{J} may draw a card.");
    row("a verb for a noun", "{J} Discard target Sacrifice.");
    row("a phase for a noun", "{J} Exhaust target Morning in Reserve.");
    row("a player for a noun", "{J} Discard target opponents.");
    row("only one of nothing", "{J} Draw a card. Otherwise, create only one.");
    row("a Terrain Marker without a terrain", "{J} Put a Terrain Marker on target region.");
    row("a Terrain Marker nowhere", "{J} Put a {V} Terrain Marker.");
    row("then draws, but who", "{J} I gain 1 boost, then draws a card.");
    row("otherwise without if", "{J} Draw a card. Otherwise, [Resupply].");
    row("options without a choice", "{J} \u2022 Draw a card.", true);
    row("a choice without options", "Choose one:", true);
    row("an open quotation", "I gain \"{T}: Draw a card.");
    row("two noun phrases", "{J} Discard target Character a Permanent.");
    row("a replacement nobody makes", "If you would ready a Permanent, draw a card instead.");
    row("a Resupply that may be another", "If you would [Resupply], you may draw a card instead.");
    row("a choice where nobody is asked", "If I would gain [Asleep], you may draw a card instead.");
    row("who passed last, later", "{J} If you passed last this Day, draw a card.");
    row("a past nobody remembers", "{J} If you shuffled your deck this turn, draw a card.");
    row("a next play of whoever it is",
        "{J} The next Spell each player plays this turn costs {1} more.");
    row("a next time without an end", "{J} The next time you play a Spell, draw a card.");
    row("a next roll that is changed afterwards",
        "{J} The next time you roll a die this turn, you may add 1 to its result.");
    row("a status that nothing gains", "{J} Target Landmark gains [Completed].");
    row("a choice about an attempt",
        "If an Expedition would attempt to [Ascend], you may draw a card instead.");
    row("targets that are named", "You may play me for {1} less. If you do, I can only target me.");
    row("a first time without an end", "The first time you play a Spell \u2014 Draw a card.");
    row("a token with two statistics", "{J} Create a [Tin Mouse 2/2] token in my Expedition.");
    row("a negative number", "{J} Draw -2 cards.");
    row("a huge number", "{J} Draw 99999 cards.");
}

void TestAlteredProblems::whatIsNotUnderstoodIsRefused()
{
    QFETCH(QString, text);
    QFETCH(bool, spell);
    const auto problems
        = problemsOf(text.toUtf8().constData(), spell ? CardType::Spell : character);
    QVERIFY(!problems.empty());
    QVERIFY(!problems[0].place.empty());
    const std::string& text0 = problems[0].text; // or with the nearest wording, in quotes
    QVERIFY(text0.ends_with(".") || text0.ends_with("?") || text0.ends_with("\""));
}

// Each of these was once taken for one of two things that it could mean, or for less than it says.
void TestAlteredProblems::whatCouldBeMeantInTwoWaysIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CardType>("type");

    const auto row = [](CardType type, const char* text) {
        QTest::newRow(text) << QString::fromUtf8(text) << type;
    };
    const CardType spell = CardType::Spell;
    const CardType hero = CardType::Hero;
    row(spell, "Target opponent sacrifices a Character of your choice.");
    row(spell, "Target opponent discards a card of your choice from their hand.");
    row(spell, "Discard a card of their choice from target opponent's hand.");
    row(spell, "Discard a Character of its controller's choice.");
    row(spell, "Target Character gains [Anchored] or [Asleep] of its controller's choice.");
    row(character, "If I'm [Boosted] and [Anchored], I'm [Gigantic].");
    row(spell, "Target a Character. If it's [Anchored] and [Asleep], draw a card.");
    row(spell, "Return target [Boosted] and [Anchored] Character to its owner's hand.");
    row(character, "{J} If you control a [Boosted] and [Anchored] Character, draw a card.");
    row(character, "{J} If I'm not [Boosted] and [Anchored], draw a card.");
    row(spell, "If all Characters you control are [Boosted] and [Anchored], draw a card.");
    row(character, "When I'm played, draw a card.");
    row(character, "When played: draw a card.");
    row(character, "When you play me, draw a card.");
    row(spell, "[Resupply], then put this card in your hand.");
    row(spell, "[Resupply], then this card gains [Fleeting].");
    row(character, "{J} [Resupply]. If this card is a Character, I gain 1 boost.");
    row(hero, "When you play a Song, put this Spell in your hand.");
    row(hero, "When you play a Robot, this Character gains 1 boost.");
    row(hero, "When you create a token, this card gains [Anchored].");
    row(character, "When another Character joins your Expeditions, this gains 1 boost.");
    row(character,
        "When you play a Spell \u2014 Draw a card. (This ability activates only once each Day.)");
    row(character, "{T}: Draw a card. (Activate only if you control a Robot.)");
    row(character, "I can't be sacrificed. (Except by you.)");
    row(character, "Spells you play cost {1} less. (Only those with Base Cost {3} or more.)");
    row(character,
        "Spells your opponents play cost {1} more. (What is cheaper than {2} costs {2} instead.)");
    row(spell, "[Sabotage] twice if you control a Robot.");
    row(spell, "Discard target Character and target Permanent if you control a Robot.");
    row(spell, "Exhaust target Character and target Permanent unless an opponent pays {1}.");
    row(spell, "Discard target Character and target Permanent after Rest.");
    row(character,
        "{J} If you control a Robot, draw a card; create a [Mouse 1/1/1] Robot token in my "
        "Expedition.");
    row(character, "{J} You may sacrifice a Character; draw a card.");
    row(character, "{J} If you control a Robot, draw a card; then discard a card from your hand.");
    row(hero,
        "When you play a Spell, discard a card from your hand or sacrifice a Character, draw a "
        "card.");
    row(spell, "Target Character gains [Anchored] and [Fleeting] or 2 boosts.");
    row(character, "{J} I gain 2 boosts and [Fleeting] or [Anchored].");
    row(spell, "Unless an opponent pays {1}, draw a card, then discard a card from your hand.");
    row(hero, "When both players pass, draw a card.");
    row(hero, "When all players pass \u2014 Draw a card.");
    row(character, "{T}, Sacrifice two Characters, including me: Draw a card.");
    row(character, "{J} If you control two Songs, including me, draw a card.");
    row(spell, "Shuffle target Character into its owner's deck after Rest.");
    row(spell, "Shuffle a card from your discard pile into your deck if you control a Robot.");
    row(spell, "Draw a card unless you shuffle a card from your hand into your deck.");
    row(spell, "Shuffle target Character into your deck.");
    row(hero,
        "When you play a Character \u2014 Exhaust up to two target Characters with the same Hand "
        "Cost.");
    row(character, "{J} Target Character activates its {j} or {r} abilities.");
    row(spell, "Return target Character with a {j} and {r} ability to its owner's hand.");
    row(character, "{J} If my {V} or {M} is 3 or more, draw a card.");
    row(character, "{J} I gain X boosts, where X is my {V} or {M}.");
    row(spell, "Discard target Character with the highest {V} or {M}.");
    row(spell, "Target Expedition in {V} and {M} moves forward one region.");
    row(character, "When my Expedition moves forward due to {V} and {O} \u2014 Draw a card.");
    row(hero, "When you play two Spells \u2014 Draw a card.");
    row(hero, "When two Characters join your Expeditions \u2014 Draw a card.");
    row(hero, "When all your Characters are exhausted, draw a card.");
    row(hero, "When you sacrifice all your Characters \u2014 Draw a card.");
    row(spell, "Put target Character on the top or bottom of your deck if you control a Robot.");
    row(spell,
        "Create a [Mouse 1/1/1] Robot token in target opponent's Hero Expedition. Create another "
        "in yours.");
    row(spell, "Sacrifice a Character card.");
    row(spell,
        "Until the end of the turn, target Character gains [Gigantic] and target Expedition can't "
        "move forward.");
    row(spell,
        "Until the end of the turn, Characters you control are [Tough 1] and I gain 1 boost.");
    row(character, "{J} The second Spell you play this turn costs {1} less.");
    row(spell, "Each opponent with more cards than you discards a card from their hand.");
}

void TestAlteredProblems::whatCouldBeMeantInTwoWaysIsRefused()
{
    QFETCH(QString, text);
    QFETCH(CardType, type);
    QVERIFY(!problemsOf(text.toUtf8().constData(), type).empty());
}

void TestAlteredProblems::everyParagraphIsReadOnItsOwn()
{
    const Parsed parsed = parseText("{J} Qux.\n{H} Draw a card.\nQux.", character);
    QCOMPARE(parsed.problems.size(), 2u);
    QCOMPARE(parsed.abilities.size(), 1u);
}

void TestAlteredProblems::anUnknownXIsAProblem()
{
    QVERIFY(
        problemsOf("{J} I gain X boosts, where X is the number of Robots you control.").empty());
    for (const char* text : { "{J} I gain X boosts.",
             "{J} Roll a die. On a 4+, draw a card. Otherwise, I gain X boosts." }) {
        const auto problems = problemsOf(text);
        QCOMPARE(problems.size(), 1u);
        QVERIFY(problems[0].text.find("X has no value") != std::string::npos);
    }
}

void TestAlteredProblems::anItOfTheOtherBranchIsAProblem()
{
    QVERIFY(
        problemsOf("{H} If you control a token: Discard target Character, otherwise draw a card.")
            .empty());
    // What joined is "it" in either branch.
    QVERIFY(problemsOf("When another Character joins your Expeditions — If you control a token: "
                       "Discard target Permanent, otherwise send it to Reserve.")
                .empty());
    const auto problems = problemsOf("{H} If you control a token: You may discard target "
                                     "Character, otherwise send it to Reserve.");
    QCOMPARE(problems.size(), 1u);
    QVERIFY(problems[0].text.find("only in the other branch") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestAlteredProblems)
#include "tst_altered_problems.moc"
