#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <QTest>

using namespace triptych::altered;

/// What has happened before, which time it is, and what is so for some time: read, printed back, and told in both
/// languages.
class TestAlteredTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
    void conditionsGoEverywhere_data();
    void conditionsGoEverywhere();
    void whatIsNotRememberedIsRefused_data();
    void whatIsNotRememberedIsRefused();
    void whatPeopleSayIsReadAsItIsPrinted_data();
    void whatPeopleSayIsReadAsItIsPrinted();
};

namespace {

std::string whatIsLost(const std::string& printed, CardType type)
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

void cases(std::initializer_list<std::pair<const char*, CardType>> all)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    for (const auto& [text, type] : all)
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type);
}

constexpr CardType ofCharacter = CardType::Character;
constexpr CardType ofSpell = CardType::Spell;

} // namespace

void TestAlteredTimes::textsPrintBack_data()
{
    cases({ { "{J} I gain 1 boost per Spell you played this turn.", ofCharacter },
        { "{J} I gain 1 boost per Gift you made this Day.", ofCharacter },
        { "I cost {1} less per Permanent you sacrificed this Day.", ofCharacter },
        { "Draw X cards, where X is the number of Characters you played this Afternoon.", ofSpell },
        { "{J} If I'm the third or later Character you played this Afternoon, draw a card.",
            ofCharacter },
        { "When you play a Spell \u2014 If it's the first Spell you played this turn, draw a card.",
            ofCharacter },
        { "When you sacrifice a Permanent \u2014 If it's the second time this Day, draw a card.",
            ofCharacter },
        { "When you [Resupply] for the second time each turn \u2014 Draw a card.", ofCharacter },
        { "When two {D} abilities are activated on one of your turns \u2014 Complete me.",
            CardType::Landmark },
        { "Characters you play this turn cost {1} less.", ofSpell },
        { "This Day, Characters you control are [Tough 2].", ofSpell },
        { "Your opponents can't play Spells this turn.", ofSpell },
        { "Target Character can't gain boosts this Day.", ofSpell },
        { "Cards in your Reserve can't be readied this Day.", ofSpell },
        { "{1}: I gain 1 boost. You can only activate this once per Day.", ofCharacter },
        { "During your turn, Characters you control are [Tough 1].", CardType::Landmark },
        { "When my Expedition becomes [In Contact] \u2014 Draw a card.", ofCharacter },
        { "I enter play exhausted.", CardType::Landmark },
        { "If you control no Robots, I enter play exhausted.", ofCharacter },
        { "Landmarks opponents control enter play exhausted.", CardType::Landmark },
        { "Characters facing me have 0 {V}.", ofCharacter }, { "My {O} is 3.", ofCharacter },
        { "The {V} and {M} of Characters facing me are 0.", ofCharacter },
        { "Characters facing me have 0 {M} and {O}.", ofCharacter },
        { "Characters an opponent controls have 0 {V} this Day.", ofSpell },
        { "When a card leaves your discard pile \u2014 Draw a card.", ofCharacter },
        { "{J} I gain X boosts, where X is my highest statistic.", ofCharacter },
        { "Draw X cards, where X is half the number of Landmarks you control, rounded up.",
            ofSpell },
        { "Target Character gains 1 boost. If it's [Fleeting], it gains 2 boosts instead.",
            ofSpell },
        { "Discard the top card of your deck. If it's a Spell, put it in your Reserve instead.",
            ofSpell },
        { "{J} Create a [Mouse 1/1/1] token in my Expedition, then create another in your other "
          "Expedition.",
            ofCharacter },
        { "Target Expedition [Ascends] if it's behind.", ofSpell },
        { "My Expedition can't move forward if my Expedition is in {V}.", ofCharacter },
        { "Each Character you control not in {V} gains 1 boost.", ofSpell },
        { "{J} Discard target Character that shares a subtype with me.", ofCharacter },
        { "Choose up to X, where X is the number of Robots you control:\n\u2022 Draw a card.\n"
          "\u2022 [Resupply].",
            ofSpell },
        { "{J} Draw a card at the next Noon.", ofCharacter },
        { "At the next Dusk, target Character gains 1 boost.", ofSpell },
        { "Target Character gains [Defender] until Night.", ofSpell },
        { "Characters you play this Day gain 1 boost.", ofSpell },
        { "{J} If you didn't play a Spell this Day, draw a card.", ofCharacter },
        { "The first time each Day a Character you control would gain [Asleep], it gains 1 boost "
          "instead.",
            CardType::Landmark },
        { "Exhaust target card in Reserve. It doesn't ready during the next Morning.", ofSpell },
        { "{J} I gain 1 boost per {D} ability activated this Day.", ofCharacter },
        { "To play me, you must sacrifice a Character.", ofCharacter },
        { "Players can't play more than one Spell each Day.", CardType::Landmark },
        { "Each player may sacrifice a Character. Each player who did draws a card.", ofSpell },
        { "{J} Roll a die. On an even result, draw a card. On an odd result, [Resupply].",
            ofCharacter },
        { "During Dusk, ignore the boosts of Characters facing me.", ofCharacter },
        { "Discard target Character facing a [Boosted] Character.", ofSpell },
        { "Up to two target Characters that share a subtype gain 1 boost.", ofSpell },
        { "When you put a card from your hand in Reserve \u2014 Draw a card.", ofCharacter } });
}

void TestAlteredTimes::textsPrintBack()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    QCOMPARE(whatIsLost(text.toStdString(), static_cast<CardType>(type)), std::string());
}

void TestAlteredTimes::conditionsGoEverywhere_data()
{
    QTest::addColumn<QString>("condition");
    for (const char* condition :
        { "all Characters you control are [Boosted]",
            "each Character in my Expedition has a base statistic of 0",
            "each of your Expeditions has a [Boosted] Character",
            "the Expedition facing me has two or more Characters", "your Reserve contains a Spell",
            "your Expeditions are in the same region",
            "another Character you control shares a subtype with me",
            "two or more Characters you control are [Anchored] or [Asleep]",
            "a Character was sacrificed this turn", "you exhausted a card in Reserve this turn",
            "a card left your Reserve this turn", "a Robot left your Expeditions this Day",
            "three or more cards left your Reserve this Day",
            "a Character joined your Expeditions this turn", "an opponent received a Gift this Day",
            "one of your Expeditions moved forward during the previous Day",
            "you didn't play a Spell this Day",
            "the Expedition facing me is further ahead than mine", "you played a Spell this Noon",
            "your Hero Expedition moved forward during Dusk",
            "your Hero Expedition moved forward this turn",
            "your Hero Expedition didn't move forward this Afternoon",
            "a Character was sacrificed this Dusk", "you played a Character this Night",
            "you [Resupplied] this Morning", "you played a Spell during Noon" })
        QTest::newRow(condition) << QString::fromUtf8(condition);
}

void TestAlteredTimes::conditionsGoEverywhere()
{
    QFETCH(QString, condition);
    for (const char* pattern : { "{J} If %1, draw a card.", "{J} Draw a card if %1.",
             "{J} Unless %1, sacrifice me.", "If %1, I'm [Eternal].", "I cost {1} less if %1.",
             "When you pass \u2014 If %1, complete me." }) {
        const std::string printed = QString::fromUtf8(pattern).arg(condition).toStdString();
        QCOMPARE(whatIsLost(printed, character), std::string());
    }
}

void TestAlteredTimes::whatIsNotRememberedIsRefused_data()
{
    cases({ { "{J} I gain 1 boost per [Boosted] Character you played this turn.", ofCharacter },
        { "At Noon \u2014 If it's the second time this Day, draw a card.", ofCharacter },
        { "When I gain 1 boost for the second time this Day \u2014 Draw a card.", ofCharacter },
        { "Target Expedition. If a Robot left that Expedition this Day, draw a card.", ofSpell },
        { "{J} If I gained [Anchored] this turn, draw a card.", ofCharacter },
        { "{J} If a card gained a boost this turn, draw a card.", ofCharacter },
        { "{J} If a Character you control gained 3 or more boosts this turn, draw a card.",
            ofCharacter },
        { "{J} Create another in my Expedition.", ofCharacter },
        { "Draw a card. Each player who did draws a card.", ofSpell },
        { "When a Robot leaves my Expedition \u2014 Target Character gains 1 boost for each boost "
          "it "
          "had.",
            ofCharacter },
        { "{J} If you played a Spell during your turn, draw a card.", ofCharacter },
        { "{J} If your Hero Expedition moved forward this way, draw a card.", ofCharacter },
        { "When you play a Spell this Dusk \u2014 Draw a card.", ofCharacter },
        { "Choose a card in your Reserve. Discard the other.", ofSpell },
        { "Discard target Character. Your opponent may do the same.", ofSpell },
        { "{J} I gain 1 boost. Your opponent may do the same.", ofCharacter },
        { "Target Character gains 1 boost. Discard the rest.", ofSpell },
        { "{J} If you control a Robot and you don't, draw a card.", ofCharacter },
        { "Pay any amount of mana. Draw a card. Target Character gains X boosts, where X is the "
          "number of {1} paid this way.",
            ofSpell },
        { "Discard your hand. [Resupply]. Draw a card. I gain 1 boost for each card discarded this "
          "way.",
            ofSpell },
        { "Discard your hand. If you control a Robot, draw a card. Draw X cards, where X is the "
          "number of cards discarded this way.",
            ofSpell },
        { "{J} If your hand is empty and you don't, draw a card.", ofCharacter },
        { "To play me, you must pay {2}.", ofCharacter } });
}

void TestAlteredTimes::whatIsNotRememberedIsRefused()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    QVERIFY(!parseText(text.toStdString(), static_cast<CardType>(type)).problems.empty());
}

void TestAlteredTimes::whatPeopleSayIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* said, const char* printed) {
        QTest::newRow(said) << QString::fromUtf8(said) << QString::fromUtf8(printed);
    };
    row("{J} I gain 1 boost per Spell you've played this turn.",
        "{J} I gain 1 boost per Spell you played this turn.");
    row("At Noon \u2014 If I'm still [Anchored], draw a card.",
        "At Noon \u2014 If I'm [Anchored], draw a card.");
    row("{J} You and target opponent each draw a card.", "{J} Each player draws a card.");
    row("When you pass before an opponent \u2014 Draw a card.",
        "When you pass first \u2014 Draw a card.");
    row("My {V} is increased by 1 per other Robot in my Expedition.",
        "I have +1 {V} per other Robot in my Expedition.");
    row("When you play your second Spell in the same Afternoon \u2014 Draw a card.",
        "When you play your second Spell each Afternoon \u2014 Draw a card.");
    row("When you pass first \u2014 I gain 1 boost. (If you pass before all other players.)",
        "When you pass first \u2014 I gain 1 boost.");
    row("My Mountain statistic is increased by 1 per other Robot in my Expedition.",
        "I have +1 {M} per other Robot in my Expedition.");
    row("{J} If my Expedition is in Forest, I gain 1 boost.",
        "{J} If my Expedition is in {V}, I gain 1 boost.");
    row("Characters facing me have -1 Ocean.", "Characters facing me have -1 {O}.");
    row("{J} Choose Forest, Mountain or Ocean. Characters you control have +2 in the chosen "
        "statistic this Day.",
        "{J} Choose {V}, {M} or {O}. Characters you control have +2 in the chosen statistic this "
        "Day.");
    row("{J} If an opponent controls a Robot and you don't, draw a card.",
        "{J} If an opponent controls a Robot and you don't control a Robot, draw a card.");
    row("{J} If an opponent controls a Robot but you don't, draw a card.",
        "{J} If an opponent controls a Robot and you don't control a Robot, draw a card.");
    row("{J} If you control two or more Robots and your opponent doesn't, draw a card.",
        "{J} If you control two or more Robots and your opponent doesn't control two or more "
        "Robots, draw a card.");
    row("{J} Pay any amount of mana. Draw X cards, where X is the amount paid this way.",
        "{J} Pay any amount of mana. Draw X cards, where X is the number of {1} paid this way.");
    row("{J} Discard your hand, then draw as many cards as you discarded plus one.",
        "{J} Discard your hand, then draw X cards, where X is the number of cards discarded this "
        "way plus one.");
    row("If I would go to Reserve, you may pay {1}. If you do, put me in your hand instead.",
        "If I would go to Reserve, you may pay {1} to put me in your hand instead.");
    row("If another Character you control would be discarded by an effect your opponent controls, "
        "draw a card instead.",
        "If another Character you control would be discarded by an opponent, draw a card instead.");
    row("Whenever you roll a die, you may exhaust me to reroll it. You must keep the second "
        "result.",
        "If you would roll a die, you may exhaust me to reroll it.");
    row("{J} If your Expeditions are in different regions, draw a card.",
        "{J} If your Expeditions aren't in the same region, draw a card.");
    row("{H} Move target Character you control to my Expedition.",
        "{H} Put target Character you control in my Expedition.");
    row("Characters facing your Expeditions have -1 {V}.",
        "Characters opponents control have -1 {V}.");
    row("Characters facing your Hero Expedition have -1 {V}.",
        "Characters in your opponent's Hero Expedition have -1 {V}.");
    row("{J} Put the top card of your deck in your Mana zone, Exhausted. Your opponent may do the "
        "same.",
        "{J} Put the top card of your deck in your Mana zone, Exhausted. Your opponent may put the "
        "top card of their deck in their Mana zone, Exhausted.");
    row("When you pass \u2014 You may discard a card from your hand. An opponent may do the same.",
        "When you pass \u2014 You may discard a card from your hand. An opponent may discard a "
        "card "
        "from their hand.");
    row("I don't ready during Morning unless you have five or more cards in your discard pile.",
        "I remain exhausted during Morning unless you have five or more cards in your discard "
        "pile.");
    row("When Dusk ends \u2014 If my Expedition didn't move forward this Dusk, draw a card.",
        "At Night \u2014 If my Expedition didn't move forward this Dusk, draw a card.");
    row("At the end of the Afternoon \u2014 Draw a card.", "At Dusk \u2014 Draw a card.");
    row("{J} Target Character's base {V} is 0 this Day.",
        "{J} The base {V} of target Character is 0 this Day.");
    row("{J} Target Character's base statistics are 1/1/1 this Day.",
        "{J} The base statistics of target Character are 1/1/1 this Day.");
    row("Characters facing me have base {V} 0.", "The base {V} of Characters facing me is 0.");
    row("{H} Move target token to my Expedition.",
        "{H} Gain control of target token and put it in my Expedition.");
    row("{1}: Draw a card. Activate this only once per Day.",
        "{1}: Draw a card. You can only activate this once per Day.");
}

void TestAlteredTimes::whatPeopleSayIsReadAsItIsPrinted()
{
    QFETCH(QString, said);
    QFETCH(QString, printed);
    const Parsed one = parseText(said.toStdString(), character);
    QVERIFY2(one.problems.empty(), one.problems.empty() ? "" : one.problems[0].text.c_str());
    QVERIFY(one.abilities == parseText(printed.toStdString(), character).abilities);
}

QTEST_APPLESS_MAIN(TestAlteredTimes)
#include "tst_altered_times.moc"
