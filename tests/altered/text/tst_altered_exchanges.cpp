#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <QTest>

using namespace triptych::altered;

/// What is chosen, exchanged, lost for a time, done twice and played from the discard pile: read, printed back,
/// and told in both languages.
class TestAlteredExchanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
    void whatIsNotKnownIsRefused_data();
    void whatIsNotKnownIsRefused();
    void whatPeopleSayIsReadAsItIsPrinted_data();
    void whatPeopleSayIsReadAsItIsPrinted();
    void whatATokenIsIsItsAbility();
};

namespace {

std::string whatBecomesLost(const std::string& printed, CardType type)
{
    const Parsed parsed = parseText(printed, type);
    if (!parsed.problems.empty())
        return printed + ": " + parsed.problems[0].text;
    const std::string again = printText(parsed.abilities);
    if (normalForm(again) != normalForm(printed))
        return printed + " is printed back as " + again;
    if (explainText(parsed.abilities).empty()
        || explainText(parsed.abilities, triptych::text::Tongue::German).empty())
        return printed + " is not explained";
    return parseText(again, type).abilities == parsed.abilities ? std::string()
                                                                : again + " is another tree";
}

} // namespace

void TestAlteredExchanges::textsPrintBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    const auto rows = [](CardType type, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type);
    };
    rows(CardType::Spell,
        { "Choose a number from 1 to 6, then roll a die. If the result is equal to the chosen "
          "number, draw two cards.",
            "Roll a die. You may reroll it. Draw X cards, where X is the result.",
            "Exchange control of target Character you control and target Character facing it.",
            "Exchange the Expeditions of two target Characters you control.",
            "Target Character loses its abilities this Day.",
            "Target Character loses its {D} abilities this Day.",
            "Target Character gains 1 boost. Repeat this process once for each Landmark you "
            "control.",
            "Reveal cards from the top of your deck until you reveal a Spell. Put it in your "
            "hand and the other cards on the bottom of your deck in a random order.",
            "Roll two dice. If the results are equal, draw a card.",
            "Discard target Character in an Expedition that moved forward this Day.",
            "Look at the top three cards of your deck. Put any number of them on the bottom of "
            "your "
            "deck and the rest on top of your deck in any order.",
            "Two target Characters with different controllers gain 1 boost.",
            "Send target Character to Reserve and send target Permanent to Reserve.",
            "If you have five or more cards in your hand and Reserve, draw a card." });
    rows(CardType::Character,
        { "Characters facing me lose their abilities.",
            "Cards in your opponents' Reserve lose their {D} abilities.",
            "{J} The next Spell you play this turn has its effect twice.",
            "You may play me from your discard pile for {2}. If you do, I gain [Fleeting].",
            "When an opponent targets a Character you control \u2014 I gain 1 boost.",
            "{J} Each other Character in my region gains 1 boost.",
            "At Dusk \u2014 If it's not your turn, draw a card.",
            "When a Character joins the Expedition facing me \u2014 It gains [Fleeting] unless its "
            "controller pays {1}." });
    rows(CardType::Character,
        { "If an Expedition facing me would move forward during Dusk, you may sacrifice me "
          "instead. "
          "If you do, each player draws a card." });
    rows(CardType::Hero,
        { "You may play Spells from your discard pile as if they were in your Reserve." });
}

void TestAlteredExchanges::textsPrintBack()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    const std::string lost = whatBecomesLost(text.toStdString(), static_cast<CardType>(type));
    QVERIFY2(lost.empty(), lost.c_str());
}

void TestAlteredExchanges::whatIsNotKnownIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
        { "If the result is the chosen number, draw a card.",
            "Target Character gains 1 boost. If the results are equal, draw a card.",
            "At the next Noon, draw a card for each Expedition you control that moved forward this "
            "Day.",
            "You may reroll it.", "Roll two dice. You may reroll it.", "Repeat this process." })
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestAlteredExchanges::whatIsNotKnownIsRefused()
{
    QFETCH(QString, text);
    QVERIFY2(!parseText(text.toStdString(), CardType::Spell).problems.empty(), qPrintable(text));
}

void TestAlteredExchanges::whatPeopleSayIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    row("Characters facing me have no abilities.", "Characters facing me lose all abilities.");
    row("{J} The next time you play a Spell this turn, its effect happens twice.",
        "{J} The next Spell you play this turn has its effect twice.");
    row("Your opponents can't exhaust cards in your Reserve.",
        "Cards in your Reserve can't be exhausted by your opponents.");
    row("{J} The owner of target Character puts it on the top or bottom of their deck.",
        "{J} Target a Character. Its owner puts it on top of their deck or puts it on the bottom "
        "of their deck.");
    row("{J} I gain X boosts, where X is the number of opponents' Characters.",
        "{J} I gain X boosts, where X is the number of Characters your opponents control.");
    // "me would" is not me where it is "facing me".
    row("If a Character facing me would gain one or more boosts, it gains one fewer instead.",
        "If a Character facing me would gain one or more boosts, it gains that many boosts minus "
        "one instead.");
    row("{J} Each player discards a card at random from their hand.",
        "{J} Each player discards a card from their hand at random.");
    row("{J} Send target Character and target Permanent to Reserve.",
        "{J} Send target Character to Reserve and send target Permanent to Reserve.");
    row("{J} Return target Permanent and up to one target Character to their owners' hands.",
        "{J} Return target Permanent to its owner's hand and return up to one target Character to "
        "its "
        "owner's hand.");
    row("{J} Target Robot, Animal or Plant gains 1 boost.",
        "{J} Target Robot or Animal or Plant gains 1 boost.");
    row("{J} Discard target Character with Hand Cost {1} or with 2 or more boosts.",
        "{J} Discard target Character with Hand Cost {1} or target Character with 2 or more "
        "boosts.");
    row("{J} If this is the first Character you play this Day, draw a card.",
        "{J} If I am the first Character you played this Day, draw a card.");
    row("{J} I gain 1 boost for each card in your discard pile, up to 3.",
        "{J} I gain 1 boost for each card in your discard pile, up to a max of 3.");
    row("{J} Players can't play Spells this Day.", "{J} Each player can't play Spells this Day.");
    row("{J} When you next play a Character this Day, it gains 2 boosts.",
        "{J} The next Character you play this Day gains 2 boosts.");
    row("{J} At the start of the next Noon, draw a card.", "{J} At the next Noon, draw a card.");
    row("I cost {1} less if you control a Robot and {2} less if you control a Landmark.",
        "I cost {1} less if you control a Robot. I cost {2} less if you control a Landmark.");
    row("{J} Each opponent chooses a Character they control. You may discard one of the Characters "
        "chosen this way.",
        "{J} Each opponent chooses a Character they control. You may discard one of them.");
    row("Characters you control have +1 {V} and can't be sacrificed.",
        "Characters you control have +1 {V}. Characters you control can't be sacrificed.");
    row("When my controller passes \u2014 I gain 1 boost.", "When you pass \u2014 I gain 1 boost.");
    row("When a different Expedition of yours moves forward \u2014 I gain 1 boost.",
        "When your other Expedition moves forward \u2014 I gain 1 boost.");
    row("Each opponent's first Spell each Day costs {1} more.",
        "The first Spell each opponent plays each Day costs {1} more.");
    row("Spells your opponents play on your turn cost {2} more.",
        "Spells your opponents play cost {2} more during your turn.");
    row("{J} Each player chooses a Character they control. Discard the other Characters.",
        "{J} Each player chooses a Character they control. Discard the others.");
    row("{H} You may return me to your hand. If you do, your Hero is readied.",
        "{H} You may return me to your hand. If you do, ready your Hero.");
    row("{J} Roll a die. If you rolled a 1, 2 or 3, draw a card.",
        "{J} Roll a die. If the result is 1-3, draw a card.");
    row("When you roll a 5 or 6 \u2014 Draw a card.", "When you roll a 5-6 \u2014 Draw a card.");
    row("{J} Each Character facing me is discarded.", "{J} Discard each Character facing me.");
    row("{J} Each Character gains 1 boost. Then each Character with 3 or more boosts is discarded.",
        "{J} Each Character gains 1 boost. Then discard each Character with 3 or more boosts.");
    row("Opponents' Characters have -1 {V}.", "Characters your opponents control have -1 {V}.");
    row("When you play a card that isn't a Character \u2014 I gain 1 boost.",
        "When you play a non-Character card \u2014 I gain 1 boost.");
    // A row that makes a dash of a comma leaves a Reaction alone that has its dash.
    row("When I go to Reserve \u2014 If you've already played a Spell this Day, draw a card.",
        "When I go to Reserve \u2014 If you played a Spell this Day, draw a card.");
    row("If I would be discarded, put me in my owner's Mana zone instead, exhausted.",
        "If I would be discarded, put me in my owner's Mana zone as an exhausted Mana Orb "
        "instead.");
    row("If I would be discarded, put me in Reserve instead, exhausted.",
        "If I would be discarded, put me in Reserve exhausted instead.");
    row("If an Expedition facing my Expedition would move forward during Dusk, you may sacrifice "
        "me instead.",
        "If an Expedition facing me would move forward during Dusk, you may sacrifice me instead.");
    row("Spells you play from your hand cost {1} less and have [Fleeting].",
        "Spells you play from your hand cost {1} less.\nSpells you play from your hand have "
        "[Fleeting].");
    row("If you control a Landmark, I lose [Defender] and I'm [Eternal].",
        "If you control a Landmark, I lose [Defender].\nIf you control a Landmark, I'm [Eternal].");
}

void TestAlteredExchanges::whatPeopleSayIsReadAsItIsPrinted()
{
    QFETCH(QString, typed);
    QFETCH(QString, printed);
    const Parsed plain = parseText(printed.toStdString(), CardType::Character);
    QVERIFY2(plain.problems.empty(), qPrintable(printed));
    const Parsed parsed = parseText(typed.toStdString(), CardType::Character);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    QVERIFY2(parsed.abilities == plain.abilities, qPrintable(typed));
}

// What stands in parentheses behind a token and has quotation marks is what the token can do.
void TestAlteredExchanges::whatATokenIsIsItsAbility()
{
    const Parsed typed = parseText("{J} Create a [Lantern 1/1/1] Robot token in target Expedition. "
                                   "(It's a Character with \"{T}: Draw a card.\")",
        CardType::Character);
    const Parsed plain = parseText("{J} Create a [Lantern 1/1/1] Robot token with \"{T}: Draw a "
                                   "card.\" in target Expedition.",
        CardType::Character);
    QVERIFY(typed.problems.empty());
    QVERIFY(typed.abilities == plain.abilities);
    QVERIFY(!parseText(
        "{J} Draw a card. (It's a Character with \"{T}: Draw a card.\")", CardType::Character)
                 .problems.empty());
}

QTEST_APPLESS_MAIN(TestAlteredExchanges)
#include "tst_altered_exchanges.moc"
