#include "altered/text/Hints.h"
#include "altered/text/Parse.h"
#include "altered/text/Printed.h"

#include <QTest>

using namespace triptych::altered;

namespace {

const CardType character = CardType::Character;

triptych::Problems problemsOf(const char* text, CardType type = character)
{
    return parseText(text, type, "X-01 Someone").problems;
}

} // namespace

class TestAlteredDiagnostics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProblemNamesItsPlaceAndItsWord();
    void columnsAreThoseOfThePrint();
    void whatIsNotUnderstoodIsRefused_data();
    void whatIsNotUnderstoodIsRefused();
    void everyParagraphIsReadOnItsOwn();
    void anUnknownXIsAProblem();
    void anItOfTheOtherBranchIsAProblem();
    void whatRefersToNothingIsRefused_data();
    void whatRefersToNothingIsRefused();
    void whatRefersToSomethingIsNotRefused();
    void hintsSayWhatCanBeSaid();
    void whatCouldBeMeantInTwoWaysIsRefused_data();
    void whatCouldBeMeantInTwoWaysIsRefused();
};

/// What people say that cards of this game can not is answered with what they can, and that compiles.
void TestAlteredDiagnostics::hintsSayWhatCanBeSaid()
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
    QVERIFY(says("When a player plays a Robot \u2014 If that player is an opponent, draw a card.",
        "said of what is waited for"));
    QVERIFY(says("Draw a card.", "Only a Spell does something at once"));
    QVERIFY(says("{J} Target Character gains +1 {V}.", "for how long"));
    QVERIFY(says("{J} Sacrifice one of their Characters.", "nobody's here"));
}

void TestAlteredDiagnostics::aProblemNamesItsPlaceAndItsWord()
{
    const auto problems = problemsOf("{J} Draw a card.\n{H} Frobnicate target Character.");
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].place, std::string("X-01 Someone, paragraph 2, column 5"));
    QVERIFY(problems[0].text.find("\"Frobnicate\" is not understood here") != std::string::npos);

    const auto nearly = problemsOf("{J} Discrad target Permanent.");
    QVERIFY(nearly[0].text.find("Did you mean \"discard\"?") != std::string::npos);
}

// Marks of change and reminders are no part of the text, but they do stand in the print.
void TestAlteredDiagnostics::columnsAreThoseOfThePrint()
{
    const auto problems = problemsOf("#{J}# I gain 1 boost (It is +1/+1/+1) and [[Fleeting]] xyz.");
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].place, std::string("X-01 Someone, paragraph 1, column 56"));
}

void TestAlteredDiagnostics::whatIsNotUnderstoodIsRefused_data()
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
    row("a replacement nobody makes", "If you would draw a card, draw two cards instead.");
    row("a choice where nobody is asked", "If I would gain [Asleep], you may draw a card instead.");
    row("who passed first, later", "{J} If you passed first this Day, draw a card.");
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

void TestAlteredDiagnostics::whatIsNotUnderstoodIsRefused()
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
void TestAlteredDiagnostics::whatCouldBeMeantInTwoWaysIsRefused_data()
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

void TestAlteredDiagnostics::whatCouldBeMeantInTwoWaysIsRefused()
{
    QFETCH(QString, text);
    QFETCH(CardType, type);
    QVERIFY(!problemsOf(text.toUtf8().constData(), type).empty());
}

void TestAlteredDiagnostics::everyParagraphIsReadOnItsOwn()
{
    const Parsed parsed = parseText("{J} Qux.\n{H} Draw a card.\nQux.", character);
    QCOMPARE(parsed.problems.size(), 2u);
    QCOMPARE(parsed.abilities.size(), 1u);
}

void TestAlteredDiagnostics::anUnknownXIsAProblem()
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

void TestAlteredDiagnostics::anItOfTheOtherBranchIsAProblem()
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

// Every word that refers finds something said before it; and nothing is said where nobody looks.
void TestAlteredDiagnostics::whatRefersToNothingIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* text, const char* says, CardType type = character) {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type) << says;
    };
    row("{J} It gains 1 boost.", "\"it\"");
    row("At Noon \u2014 Create a [Mouse 1/1/1] token in its Expedition.", "\"it\"");
    row("{J} If you do, draw a card.", "\"if you do\"");
    row("Draw a card. If you control two or more Landmarks, up to two target Characters gain 1 "
        "boost. "
        "Otherwise, they gain [Anchored].",
        "only in the other branch", CardType::Spell);
    // When something was played is not known of it
    row("Target Character gains [Anchored] if it was played this Day.", "when it was played",
        CardType::Spell);
    row("Send to Reserve target Character played this turn.", "when it was played",
        CardType::Spell);
    row("When a Robot joins your Expeditions \u2014 If it was played, draw a card.",
        "when it was played");
    row("{J} I gain 1 boost for each other Character that left your Expeditions this Day.",
        "is not understood");
    // Of several nobody is asked how many, or which
    row("{J} Move any number of boosts from each other Character you control to me.",
        "How many of each");
    row("{T}: Move 1 boost from me to each other Character you control.", "To which of several");
    row("Each player puts the top two cards of their deck on the bottom of their deck in any "
        "order.",
        "order", CardType::Spell);
    // What only the other branch names
    row("Each Character you control gains 1 boost. If you control a Landmark, they gain 2 boosts "
        "instead.",
        "only in the other branch", CardType::Spell);
    row("When a Robot joins your Expeditions \u2014 Each Character you control gains 1 boost. If "
        "you "
        "control no Landmarks, they gain 2 boosts instead.",
        "only in the other branch");
    row("At Noon \u2014 Exhaust a Permanent you control. If you control two or more Landmarks, "
        "ready "
        "it instead.",
        "only in the other branch");
    row("At Dusk \u2014 You may discard target Character. If you control a Landmark, you may send "
        "it to "
        "Reserve instead.",
        "only in the other branch");
    row("{J} Each player discards a card from their Reserve. If they can't, they sacrifice a "
        "Character.",
        "are several");
    row("{J} Create a [Tin Mouse 2/1/2] token in my Expedition. It has \"{J} Draw a card.\"",
        "as it is created");
    row("{J} Target Character gains \"I have +2 {V}.\"", "In quotes");
    row("{J} Target Character gains \"When I'm sacrificed \u2014 Draw a card.\"", "no more");
    row("Other Characters you control have \"When I leave the Expedition zone \u2014 Draw a "
        "card.\"",
        "no more");
    row("{J} Draw cards equal to the Base Cost of target Character you control.", "only measured");
    row("{J} Each player creates a [Mouse 1/1/1] token in one of their Expeditions.",
        "each of them");
    row("{J} Draw that many cards.", "\"that many\"");
    row("{J} If there are two or more Animals in my Expedition and in the Expedition facing me, "
        "[Resupply].",
        "in each or in both together");
    row("{J} Discard each Character in target Expedition and in my Expedition.",
        "is not understood");
    row("{J} If it would move forward this Day, draw a card instead.", "\"it\"");
    row("If it would move forward during Dusk, draw a card instead.", "ends here too early");
    row("{J} Put a card from your hand in Reserve in any order.", "is not understood");
    row("{J} Each player chooses one of their Expeditions. Each Character in it gains 1 boost.",
        "is not understood");
    row("When I'm discarded by a Spell you play \u2014 Draw a card.", "is not understood");
    row("{J} If that Expedition didn't move forward this Day, draw a card.", "\"it\"");
    row("{J} If it moved forward this Day, draw a card.", "\"it\"");
    row("{J} Each player who did draws a card.", "Who of them did it");
    row("{J} Each player [Resupplies]. Each player who did draws a card.", "Who of them did it");
    row("{J} Each player may sacrifice a Character. Draw a card for each Robot sacrificed this "
        "way.",
        "one after the other");
    row("{J} Each player may sacrifice up to two Characters. Draw a card for each Character "
        "sacrificed this way.",
        "one after the other");
    row("{J} Reveal the top card of your deck. If it's even, draw a card.", "which number that is");
    row("{J} Roll a die. Choose a number. If it's even, draw a card.", "which number that is");
    row("{J} I gain as many boosts as it has.", "\"it\"");
    row("{J} If two or more boosts were removed this way, [Resupply].", "\"this way\"");
    row("{J} If you spent two or more boosts this way, [Resupply].", "\"this way\"");
    row("I have +1 {V} while it's [Boosted].", "What is always so");
    row("My Expedition has +2 {V} while it's behind.", "What is always so");
    row("Your Characters have [Tough 1] while you control a Robot and it's [Boosted].",
        "What is always so");
    row("{J} Characters you control gain 1 boost if they're Robots.", "each of several");
    row("{J} Discard all Characters unless they're [Boosted].", "each of several");
    row("{J} Up to two target Characters gain 1 boost if they're Robots.", "each of several");
    row("{J} Exhaust a Landmark or a card in your Reserve.", "of which of the two");
    row("{J} Discard target Character or card in Reserve.", "of which of the two");
    row("{J} Sacrifice a Landmark or a Character in your Hero Expedition.", "of which of the two");
    row("{J} Discard target [Boosted] Character or Landmark.", "of which of the two");
    row("When you play a Spell or a Character with Base Cost {3} or more \u2014 I gain 1 boost.",
        "of which of the two");
    row("When you play a [Boosted] Character or a Spell \u2014 I gain 1 boost.",
        "of which of the two");
    row("{J} If you control a Landmark or a Character with 3 or more boosts, draw a card.",
        "of which of the two");
    row("{J} Each player puts a Character from their hand in one of their Expeditions.",
        "Only one player does this");
    row("{J} Each player looks at the top two cards of their deck, puts one in their hand and the "
        "other in their Reserve.",
        "Only one player does this");
    row("{J} Each player reveals the top two cards of their deck, puts a Character in their hand "
        "and discards the rest.",
        "Only one player does this");
    row("{J} Each player looks at the top card of their deck and may discard it.",
        "Only one player does this");
    row("{J} Each player plays a card from their hand for free.", "Only one player does this");
    row("{J} Each player pays any amount of mana, then draws that many cards.",
        "Only one player does this");
    row("{J} Each player discards target Character an opponent controls.",
        "Only one player does this");
    row("{J} Each player creates an [Ordis Recruit 1/1/1] Soldier token in target Expedition.",
        "Only one player does this");
    row("{J} Each player shuffles their hand into their deck, then draws that many cards.",
        "Only one player does this");
    row("{J} Each player may discard up to two cards from their hand. They draw that many cards.",
        "Only one player does this");
    row("{J} Each player chooses a Character they control. It gains 1 boost and they draw a card.",
        "asked but once");
    row("{J} Draw a card. If you drew a Character this way, I gain 1 boost.", "is not shown");
    row("{J} Draw a card or [Resupply]. If you drew a card this way, I gain 1 boost.",
        "not known any more");
    row("{J} Each [Boosted] Character gains 1 boost. The others gain [Asleep].", "the others are");
    row("{J} Discard a card from your hand or Reserve. If it was in your hand, draw a card.",
        "not known to have been there");
    row("If a Spell you play would go to Reserve, put it in your hand instead.", "is not replaced");
    row("If a card would go to Reserve, discard it instead.", "is not replaced");
    row("If a [Fleeting] Spell would be discarded, put it in Reserve instead.", "is not replaced");
    row("{J} You may play the top card of your deck.", "Nobody has seen yet");
    row("{J} Play a random card from your hand for free.", "not taken at random");
    row("{J} I gain 2 Kelon counters and 1 Quest counter.", "of one kind only");
    row("I cost {1} less if I'm played facing a Character.", "faces nobody");
    row("{J} If there are two cards in your Reserve with the same name, draw a card.",
        "alike to is not said");
    row("{J} Discard two cards from your hand with the same name.", "alike to is not said");
    row("Characters you control that share a Base Cost have +1 {V}.", "alike to is not said");
    row("Target Character in another Expedition gains 1 boost.", "which it would be another",
        CardType::Spell);
    row("Robots you control and Characters in my Expedition have +1 {V}.", "have it twice");
    row("Each Robot and each other Character in my Expedition has +1 {V}.", "have it twice");
    row("{J} Each player [Sabotages].", "Only one player does this");
    row("{J} Each player rolls a die.", "Only one player does this");
    row("{J} Each player takes control of target Character.", "Only one player does this");
    row("{J} I gain X boosts, where X is the result.", "\"the result\"");
    row("{J} On a 4+, draw a card.", "a die");
    row("{J} Create an [Anvil] token there.", "\"there\"");
    row("{J} Target one of them.", "\"it\"");
    row("At Noon \u2014 If I'm in Reserve, draw a card.", "This works only while");
    row("At Noon \u2014 If I'm in Reserve, you may exhaust me to roll a die. On a 5+, draw a card.",
        "This works only while");
    row("{J} If an opponent controls a Landmark, discard it.", "Of several");
    row("{J} If there's another Character in my Expedition, it gains 1 boost.", "Of several");
    row("{J} If one of your Expeditions is behind, it moves forward 1 region.", "Of several");
    row("When a Character you control leaves the Expedition zone \u2014 I gain its boosts.",
        "how many");
    row("{J} The next time target Expedition moves forward this Day, draw a card.", "waited for");
    row("{J} Target Character gains 1 boost. The next time a Character facing it is sacrificed "
        "this "
        "Day, draw a card.",
        "not known any more");
    row("{J} Reveal the top card of your deck. Sacrifice a Character, then put it in your hand.",
        "what was shown");
    row("{J} Reveal the top card of your deck. Target Character gains X boosts, where X is its "
        "Hand "
        "Cost.",
        "what was shown");
    row("{J} Each Character you control gains 1 boost. If it's a Robot, it gains [Anchored].",
        "each of several");
    row("{J} Each Character you control gains [Anchored]. Its controller draws a card.",
        "each of several");
    row("{J} Sacrifice two Characters. Draw cards equal to their Base Cost.", "of each or of all");
    row("When a Character leaves my Expedition \u2014 I gain that many boosts.", "\"that many\"");
    row("{J} Another target Character and I gain 1 boost. Then, it switches Expeditions.",
        "either of the two");
    row("{J} Target a Character. Each Character facing it gains [Asleep]. It gains 1 boost for "
        "each of them.",
        "named first");
    row("{J} [Sabotage]. Target Character gains boosts equal to the Base Cost of the card "
        "discarded this way.",
        "");
    row("{J} Discard a card from your Reserve. Target Character gains X boosts, where X is its "
        "Hand "
        "Cost.",
        "of the target or of");
    row("{J} Target Character gains X boosts, where X is the Hand Cost of the card discarded this "
        "way.",
        "\"this way\"");
    row("When you ready a Mana Orb \u2014 Draw a card.", "Mana Orbs");
    row("{J} Discard a card from your hand, then draw a card. If they share a type, ready me.",
        "one alone");
    row("{J} Each player draws a card if they control a Robot.", "asked but once");
    row("{J} Each Character you control gains 1 boost unless it's a Robot.", "each of several");
    row("{J} Each player may sacrifice a Character. If you do, draw a card.", "any of them");
    row("{J} Sacrifice a Character. Target Character gains boosts equal to its Base Cost.",
        "of the target or of");
    row("{J} For each two Characters you control, draw a card.", "is not understood");
    row("{J} If one of your Expeditions has no Characters, it [Ascends].", "Of several");
    row("{J} Target Character gains 1 boost. You [Resupply]. It gains [Anchored].", "not in play");
    row("When another Character joins my Expedition \u2014 You may [Resupply]. If you do, it gains "
        "1 "
        "boost.",
        "not in play");
    row("{J} Discard target Landmark an opponent controls. You discard a card from your hand. Its "
        "controller draws a card.",
        "not in play");
    row("{J} Reveal your hand. For each Character in it, draw a card.", "revealed this way");
    row("{J} If you control exactly two Robots, one of them gains 1 boost and the other gains "
        "[Anchored].",
        "the others are");
    row("{J} If there's a card in each player's Reserve, each player discards one.",
        "all of them together");
    row("{J} Discard target Character. Then, discard target Character with a different Base Cost.",
        "From what");
    row("If you would roll a die, you may roll two dice instead and choose one.",
        "without \"may\"");
    row("{J} Target opponent's Expedition of their choice moves backwards one region.",
        "Only you would be asked");
    row("{J} Each Axiom Character you control gains 1 boost.", "of a faction");
    row("{J} Roll a die. Draw a card. Target Character gains that many boosts.", "would be one");
    row("{J} Choose a Character you control. Choose a Character an opponent controls. They gain "
        "[Asleep].",
        "Only one thing");
    row("{J} Create a [Mouse 1/1/1] token in your Hero Expedition. Create a [Mouse 1/1/1] token in "
        "your Companion Expedition. They gain 1 boost.",
        "Only one thing");
    row("{J} Discard a card from your hand, then discard a card from your Reserve. For each "
        "Character "
        "discarded this way, draw a card.",
        "Of two deeds alike");
    row("{J} If target Expedition has no Characters, it [Ascends].", "A target Expedition");
    row("{J} Target Character gains 1 boost. If it's facing exactly one Character, that Character "
        "gains [Asleep].",
        "either of the two");
    row("{J} Choose a Character in each Expedition. Discard all other Characters.",
        "in all of them together");
    row("When you play a Spell \u2014 I gain 1 counter.", "what kind of counter");
    row("{J} Target Character gains a counter.", "what kind of counter");
    row("{J} Double the number of counters on target Character.", "");
    row("{J} Target Character loses a counter.", "");
    row("{J} Target Character gains 1 boost. If it was [Boosted], draw a card.",
        "not known any more, as it is still there");
    row("{J} Target Character loses all boosts. If it had 1 or more boosts, draw a card.",
        "not known any more, as it is still there");
    row("{J} Target Character gains [Asleep]. If it was [Asleep], discard it.",
        "not known any more, as it is still there");
    row("{J} Exhaust target card in Reserve. If it was exhausted, discard it.",
        "not known any more, as it is still there");
    row("{J} Target Character switches Expeditions. If it was in your Hero Expedition, draw a "
        "card.",
        "not known any more, as it is still there");
    row("When another Character you control gains one or more boosts \u2014 If it wasn't "
        "[Boosted], draw a card.",
        "not known any more, as it is still there");
    row("When I switch Expeditions \u2014 If I was in your Hero Expedition, draw a card.",
        "not known any more, as it is still there");
    row("Spend 2 boosts: If I was [Boosted], draw a card.",
        "not known any more, as it is still there");
    row("{J} Target Character gains 1 boost. If it was a Robot, draw a card.", "");
    row("{J} Target Character gains 1 boost. Discard it. If it was [Boosted], draw a card.", "");
    row("{J} Discard target Character. If it was [Fleeting], draw a card.", "");
    row("When I'm sacrificed, if I was not [Fleeting] \u2014 Put me in Reserve.", "");
    row("{J} Each Character in one of your Expeditions gains 1 boost.",
        "Which one is meant would never be chosen");
    row("{J} Discard each Character in an opponent's Expedition.",
        "Which one is meant would never be chosen");
    row("{J} Draw a card for each Character in one of your Expeditions.",
        "Which one is meant would never be chosen");
    row("{J} Discard each card in a Reserve.", "Which one is meant would never be chosen");
    row("{J} If there are two or more cards in a Reserve, draw a card.",
        "Which one is meant would never be chosen");
    row("{J} Exhaust each Landmark a player controls.", "Which one is meant would never be chosen");
    row("Characters in one of your Expeditions have +1 {V}.",
        "Which one is meant would never be chosen");
    row("{J} Each Character in an Expedition with no other Characters gains 1 boost.", "");
    row("{J} If there's an Animal in an opponent's Expedition, draw a card.", "");
    row("{J} Discard each card in Reserve.", "");
    row("{J} Each Character in each of your Expeditions gains 1 boost.", "");
    row("{J} If a player controls a Landmark, they draw a card.", "\"They\" are several");
    row("{J} Target player draws a card if they control a Landmark.", "");
    row("{J} Draw a card. Then, target player may draw a card unless they control a Landmark.", "");
    row("When another Character joins my Expedition \u2014 If you control a Landmark, sacrifice "
        "it.",
        "or what is asked for here");
    row("When another Character joins my Expedition \u2014 If there's a card in your Reserve, "
        "exhaust it.",
        "or what is asked for here");
    row("When an opponent plays a Spell \u2014 If they control a Landmark, they sacrifice it.",
        "or what is asked for here");
    row("When another Character joins my Expedition \u2014 If there's a Character facing me, it "
        "gains [Asleep].",
        "or what is asked for here");
    row("{J} Target Character gains 1 boost. If an opponent controls a Robot, discard it.",
        "or what is asked for here");
    row("{J} Target Character gains 1 boost. If you control exactly one Robot, you may sacrifice "
        "it.",
        "or what is asked for here");
    row("{J} [Resupply]. If an opponent controls exactly one Character, it gains [Asleep].",
        "or what is asked for here");
    row("{J} [Resupply]. If you control two or more Animals, sacrifice them.",
        "Only one thing was named last");
    row("{J} Target Character gains 1 boost. If you control a Landmark, it gains 2 boosts instead.",
        "");
    row("{J} Target Character gains 1 boost. If you control a Landmark, it gains [Anchored].", "");
    row("When another Character joins my Expedition \u2014 If you control a Robot, it gains 1 "
        "boost.",
        "");
    row("{J} If you control exactly one Robot, sacrifice it.", "");
    row("{J} Target Character gains 1 boost, and [Anchored] if you control a Landmark.",
        "how far the condition");
    row("{J} I gain [Anchored], and 1 boost unless you control a Landmark.",
        "how far the condition");
    row("{J} Target Character gains 1 boost, and loses [Asleep] if you control a Landmark.",
        "how far the condition");
    row("{J} Target Character gains 1 boost, then gains [Anchored] if you control a Landmark.", "");
    row("{J} Target Character gains 1 boost and [Anchored] if you control a Landmark.", "");
    row("{J} I gain 1 boost, and draw a card if you control a Landmark.", "");
    row("{J} Sacrifice two Characters in one of your Expeditions.",
        "Which one is meant would never be chosen");
    row("{J} Sacrifice a Character in one of your Expeditions.", "");
    row("{J} If you control two or more Characters in an Expedition with no Robots, draw a card.",
        "");
    row("{J} Target Character gains 1 boost. If its {V} was 3 or more, draw a card.",
        "not known any more, as it is still there");
    row("{J} Target Character gains 1 boost. If its Base Cost was {3} or more, draw a card.", "");
    row("{J} Create an [Aerolith 1/1/1] Robot token in target player's Hero Expedition if they "
        "control a Landmark.",
        "");
    row("{J} Sacrifice a Mana Orb.", "Only what is in play");
    row("Another Character in my Expedition has +1 {V}.", "never chosen");
    row("{J} Discard the top card of your deck. Target Character gains boosts equal to its Base "
        "Cost.",
        "of the target or of");
    row("{J} Up to two target Characters gain [Anchored]. Their Expeditions [Ascend].",
        "No player was named");
    row("{J} Target Character gains 1 boost. They draw a card.", "No player was named");
    row("{J} Up to two target Characters gain [Anchored]. If it's a Robot, it gains 1 boost.",
        "Of several");
    row("{J} Up to two target Characters gain [Anchored]. Its controller draws a card.",
        "each of several");
    row("{J} Up to two target Characters gain [Anchored]. Each of them gains 1 boost if it's a "
        "Robot. Otherwise, it gains [Asleep].",
        "Of several");
    row("When you play a Character facing a Character \u2014 They both gain 1 boost.",
        "Only one thing");
    row("When you play a Spell \u2014 If you control two or more Robots, they gain 1 boost.",
        "Only one thing");
    row("{J} Target Character gains 1 boost. If it's facing a Character, they gain [Anchored].",
        "Only one thing");
    row("{J} Each player may discard a card from their hand. If a Spell was discarded this way, "
        "draw a card.",
        "one after the other");
    row("{J} Each player may put a card from their hand in their Reserve. Exhaust those cards.",
        "one after the other");
    row("{J} For each Landmark you control, exhaust it. Then, ready them.", "one after the other");
    row("When one or more Characters you control lose [Anchored] \u2014 Draw a card.", "by itself");
    row("When one or more Characters you control switch Expeditions \u2014 Draw a card.",
        "instead of \"one or more\"");
    row("When one or more Characters join your Expeditions \u2014 They gain 1 boost.", "told once");
    row("{J} Sacrifice a Character. At the next Dusk, draw a card for each boost it had.",
        "not known any more");
    row("{J} Up to two target Characters gain 1 boost. At the next Dusk, sacrifice them and draw a "
        "card.",
        "only one of several");
    row("Characters in your Reserve have \"{D}: Draw a card.\"", "support box");
    row("{J} Target Character in each of your Expeditions gains 1 boost.", "told apart");
    row("{J} Target Character in your Reserve gains [Anchored].", "only in play");
    row("Characters in your Reserve are [Gigantic].", "only in play");
    row("{J} Target Character activates its {T} abilities.", "activated by an effect");
    row("When I go to your hand \u2014 Draw a card.", "Nobody sees");
    row("{J} Discard a card.", "from where");
    row("{J} Each opponent discards a card.", "from where");
    row("{T}, Discard a card: Draw a card.", "from where");
    row("{J} Put a card in Reserve.", "from where");
    row("{J} Target Character gains 2 boosts this turn.", "counters stay");
    row("{J} Each player chooses a Character they control. Discard all other Characters.",
        "what was chosen");
    row("{J} Target Expedition can't move forward this Day unless you control a Robot.",
        "asked once");
    row("When you play a Spell this turn \u2014 Draw a card.", "as long as the card is there");
    row("{J} Discard target Character this Day.", "at that time");
    row("[Gigantic].", "type", CardType::Spell);
    row("[Cooldown].", "type");
    row("[Defender].", "type", CardType::Landmark);
}

void TestAlteredDiagnostics::whatRefersToNothingIsRefused()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    QFETCH(QString, says);
    const auto problems = problemsOf(text.toUtf8().constData(), static_cast<CardType>(type));
    // Beside each refusal stand texts that are much like it and are read.
    QCOMPARE(problems.size(), says.isEmpty() ? 0u : 1u);
    if (!says.isEmpty())
        QVERIFY2(QString::fromStdString(problems[0].text).contains(says), problems[0].text.c_str());
}

void TestAlteredDiagnostics::whatRefersToSomethingIsNotRefused()
{
    for (const char* text : { "When a Character joins your Expeditions \u2014 It gains 1 boost.",
             "If I would go to Reserve, draw a card instead.",
             "If a Character you control would go to Reserve, put it in your hand instead.",
             "{J} Choose two cards in your Reserve. Discard the rest.",
             "{J} Draw two cards. If you drew two cards this way, I gain 1 boost.",
             "{J} Each player reveals the top card of their deck and puts it in their hand.",
             "{J} Each player chooses a Character they control. It gains [Asleep].",
             "{H} Starting with you, each player may immediately play a card with Hand Cost {3} or "
             "less for free.",
             "When a Robot or a token joins my Expedition \u2014 Draw a card.",
             "{J} Discard a Robot or a Spell from your hand.",
             "{J} Reveal the top card of your deck. You may play it for free.",
             "I cost {1} less if I'm played in an Expedition with a Robot.",
             "Characters facing me and other Characters in my Expedition have +1 {V}.",
             "When you play a Character \u2014 Each other Character with the same name gains 1 "
             "boost.",
             "{J} Return target Character or Permanent with Hand Cost {4} or less to its owner's "
             "hand.",
             "If there is only one Character in my Expedition, it has +2 {V}.",
             "{J} Target two Characters. They gain 1 boost if they're Robots.",
             "Characters you control have +1 {V} while they're [Boosted].",
             "{J} Target a Character. It gains 1 boost.",
             "{J} You may discard a card from your hand. If you do, draw a card.",
             "{J} Roll a die. I gain X boosts, where X is the result.",
             "When you roll one or more dice \u2014 On a 4+, draw a card.",
             "{J} If there is only one Character in my Expedition, it gains 1 boost.",
             "{J} If there are two cards in your Reserve, you may discard one of them.",
             "{J} If you control two Robots, sacrifice one of them.",
             "When another Character joins your Expeditions \u2014 You may discard a card from "
             "your hand. "
             "If you do, it gains 2 boosts.",
             "{J} [Resupply]. If you put a Character in Reserve this way, it gains 1 boost.",
             "{J} Choose two Robots you control. One of them gains 1 boost and the other gains "
             "[Anchored].",
             "{J} Two target Characters with different Base Costs gain 1 boost.",
             "Characters in your Reserve are [Tough 1].", "[Tough 1]." })
        QVERIFY2(problemsOf(text).empty(), text);
}

QTEST_APPLESS_MAIN(TestAlteredDiagnostics)
#include "tst_altered_diagnostics.moc"
