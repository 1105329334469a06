#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <QTest>

using namespace triptych::altered;

/// What is put together of parts that are read by themselves: it is read, printed back and told in both languages, or
/// refused where it could be meant in two ways.
class TestAlteredCompositions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
    void whatPeopleSayIsReadAsItIsPrinted_data();
    void whatPeopleSayIsReadAsItIsPrinted();
    void whatIsNotClearIsRefused_data();
    void whatIsNotClearIsRefused();
};

namespace {

/// Of a Reaction or a passive ability a Character's text, of an instruction a Spell's.
CardType typeFor(const std::string& text)
{
    constexpr std::string_view begins[] = { "{", "When ", "I ", "I'm ", "My ", "Opponents ",
        "Other ", "While ", "At ", "Regions ", "Characters ", "If another " };
    for (const std::string_view begin : begins)
        if (text.starts_with(begin))
            return CardType::Character;
    return CardType::Spell;
}

} // namespace

void TestAlteredCompositions::textsPrintBack_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* text) { QTest::newRow(text) << QString::fromUtf8(text); };
    row("If you control a Robot and a Mage in the same Expedition, draw a card.");
    row("I have +1 {V} if you control a Robot, a Mage and an Artist in the same Expedition.");
    row("If you control two or more Robots in one of your Expeditions and no Robots in the other, "
        "draw a card.");
    row("If you control a Robot in one of your Expeditions and two or more Mages in the other, "
        "draw a card.");
    row("Each of your Expeditions with three or more Characters [Ascends].");
    row("Discard target Character that joined this turn.");
    row("Target Character gains the Robot subtype this Day.");
    row("Each Character you control gains the Robot and Mage subtypes.");
    row("{J} Target a Character facing me. I gain its subtypes.");
    row("{J} Target a Character facing me. I gain its subtypes and X boosts, where X is its "
        "highest "
        "statistic.");
    row("I have all subtypes.");
    row("When you [Sabotage] \u2014 Draw a card.");
    row("When a Character facing me gains a boost \u2014 I gain 1 boost. This triggers only once "
        "each turn.");
    row("When you play a Spell \u2014 Choose one:\n\u2022 Draw a card.\n\u2022 I gain 1 boost. "
        "This triggers only once each Afternoon.");
    row("When an opponent [Sabotages] a card in your Reserve \u2014 Draw a card.");
    row("{J} Each time you play a Spell this Day, I gain 1 boost.");
    row("{J} Sacrifice a Landmark to choose one, or sacrifice two Landmarks to choose two:\n"
        "\u2022 Draw a card.\n\u2022 [Resupply].\n\u2022 I gain 1 boost.");
    row("When my Expedition would move forward, roll a die. On a 5+: it moves forward one more "
        "region "
        "instead.");
    row("When you control three or more Robots \u2014 I permanently gain [Eternal].");
    row("When your hand is empty \u2014 I permanently gain \"At Dusk \u2014 Draw a card.\"");
    row("Choose up to two Characters in your Reserve. Play them for free as if from hand.");
    row("Reveal the top five cards of your deck. Choose any number of Robots from among them with "
        "total "
        "Hand Cost {7} or less. Play them for free. Discard the rest.");
    row("I have the subtypes of Characters in my Expedition.");
    row("Other Characters you control have the Robot subtype.");
    row("Each Character you control that gained a boost this Day gains [Anchored].");
    row("Exhaust target Permanent that didn't join this turn.");
    row("I have +1 {V} if I joined this turn.");
    row("At Dusk \u2014 If I gained a boost this Day, draw a card.");
    row("When you play another Character \u2014 If I didn't gain a boost this turn, I gain 1 "
        "boost.");
    row("Target Expedition with exactly two Robots moves backwards one region.");
    row("Each Expedition with less than two Characters moves forward one region.");
    row("Draw a card for each of your Expeditions with a Robot.");
    row("Draw a card for each Expedition with no Characters.");
    row("For each of your Expeditions with two or more Characters, draw a card.");
    row("{J} Create a [Sprig 1/1/1] Plant token in each of your Expeditions with at most one "
        "Character.");
    row("I have +1 {V} for each of your Expeditions with two or more Robots.");
    row("Create X [Sprig 1/1/1] Plant tokens distributed among your Expeditions, where X is the "
        "number of Landmarks you control, up to a max of 3.");
    row("Draw a card for each Robot you control, up to a max of 3.");
    row("Target Character gains X boosts, where X is the number of Robots you control, up to a max "
        "of 3.");
    row("I have +1 {V} for each Robot you control, up to a max of 3.");
    row("I cost {1} less for each Robot you control, up to a max of 3.");
    row("{J} I gain 1 boost for each Robot you control, up to a max of 3.");
    row("Sacrifice any number of Landmarks. Then, discard up to that many target Characters.");
    row("Discard any number of cards from your hand. Up to that many target Characters gain 1 "
        "boost.");
    row("Discard any number of cards from your hand, then draw that many cards plus one.");
    row("For each Character you control, if it's a Robot, it gains 1 boost. Otherwise, it gains "
        "[Anchored].");
    row("My Expedition has +2 {V} for each Robot you control.");
    row("If you control no Robots, draw a card. Otherwise, if you control exactly one Robot, draw "
        "two cards. Otherwise, [Resupply].");
    row("Reveal the top card of your deck. If it's a Character, put it in your hand. Otherwise, "
        "if it's a Spell, put it in your Reserve. Otherwise, discard it.");
    row("Roll three dice. Draw a card for each even result.");
    row("{J} I gain 1 boost for each Robot you control and each card in your Reserve.");
    row("Draw X cards, where X is the number of Robots you control plus the number of Landmarks "
        "you "
        "control.");
    row("Discard target Landmark and discard target Character with Hand Cost {2} or less.");
    row("Look at the top two cards of your deck. Put one in your hand and the other in your Mana "
        "zone, "
        "exhausted.");
    row("Target opponent chooses two Characters they control. You choose one of them and discard "
        "it.");
    row("Discard a card from your hand, then draw a card. If you discarded a Spell this way, draw "
        "two "
        "cards instead.");
    row("My region loses {V}.");
    row("Two target Characters in different Expeditions each gain 1 boost.");
    row("Target two Characters you control. If they have the same Base Cost, draw a card.");
    row("While you control a Robot, you may pay my Reserve Cost rather than my Hand Cost.");
    row("Roll three dice. Target Character gains X boosts, where X is the number of results of 4 "
        "or "
        "more.");
    row("Roll two dice. For each result of 6, draw a card.");
    row("Roll two dice. If the number of odd results is 0, draw a card.");
    row("When one or more other Characters switch Expeditions \u2014 I gain 1 boost.");
    row("When one or more Characters you control switch Expeditions \u2014 Draw a card.");
    row("When one or more Characters you control lose [Anchored] \u2014 Draw a card.");
    row("Exhaust target Permanent or target card in a Reserve.");
    row("Return target Character you control or target card in your Reserve to its owner's hand.");
    row("Discard a card from your hand or a Character in your Reserve.");
    row("When an opponent targets a Character you control with an ability \u2014 I gain 1 boost.");
    row("When I'm targeted by an ability an opponent controls \u2014 I gain 1 boost.");
    row("When a card goes to the discard pile from a deck \u2014 I gain 1 boost.");
    row("Up to two target Characters gain [Anchored]. Then, each of them that's [Boosted] gains "
        "[Fleeting].");
    row("Target two Characters. Each of them with 2 or more boosts switches Expeditions.");
    row("{J} If you control a Landmark: Draw a card. Otherwise, I gain 1 boost.");
    row("{J} If you control a Landmark: You may draw a card. Otherwise, I gain 1 boost.");
    row("If you control a Landmark: Draw a card. Then, discard a card from your hand. Otherwise, "
        "each player draws a card.");
    row("Each player may discard a card from their hand. Each player who didn't sacrifices a "
        "Character.");
    row("Each opponent may discard a card from their hand. Each opponent who didn't sacrifices a "
        "Character.");
    row("Choose two. If you control a Landmark, choose one instead:\n\u2022 Draw a card.\n\u2022 "
        "[Resupply].\n\u2022 Ready a Mana Orb.");
    row("{J} Target a Character. Exchange my boosts with its boosts.");
    row("{J} The next time you exhaust your Hero this turn, draw a card.");
    row("{J} Target Character gains \"When I leave the Expedition zone \u2014 Draw a card.\"");
    row("Characters you control have \"When I'm sacrificed \u2014 Draw a card.\"");
    row("Choose one. If you control a Landmark, choose three instead:\n\u2022 Draw a card.\n\u2022 "
        "[Resupply].\n\u2022 Ready a Mana Orb.");
}

void TestAlteredCompositions::textsPrintBack()
{
    QFETCH(QString, text);
    const std::string printed = text.toStdString();
    const CardType type = typeFor(printed);
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

void TestAlteredCompositions::whatPeopleSayIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    row("Target Character becomes a Robot in addition to its other types.",
        "Target Character gains the Robot subtype.");
    row("When one or more Robots join your Expeditions \u2014 Each of them gains 1 boost.",
        "When a Robot joins your Expeditions \u2014 It gains 1 boost.");
    row("When one or more Characters join your Expeditions \u2014 They gain 1 boost.",
        "When a Character joins your Expeditions \u2014 It gains 1 boost.");
    row("When you create one or more tokens \u2014 I gain 1 boost for each of them.",
        "When you create one or more tokens \u2014 I gain that many boosts.");
    row("When you control three or more Robots, I permanently gain: \"At Dusk \u2014 Draw a "
        "card.\"",
        "When you control three or more Robots \u2014 I permanently gain \"At Dusk \u2014 Draw a "
        "card.\"");
    row("{J} This Day, when a Character joins your Expeditions, it gains 1 boost.",
        "{J} Each time a Character joins your Expeditions this Day, it gains 1 boost.");
    row("Return target Character to its owner's hand. That player then discards a card from their "
        "hand.",
        "Return target Character to its owner's hand. That player discards a card from their "
        "hand.");
    row("Choose a number. Each Character with that Hand Cost gains [Asleep].",
        "Choose a number. Each Character with Hand Cost equal to the chosen number gains "
        "[Asleep].");
    row("Return me to my owner's hand instead of Reserve if you control a Landmark.",
        "Return me to my owner's hand if you control a Landmark.");
    row("{J} Put target Character facing me on the top or bottom of its owner's deck.",
        "{J} Target a Character facing me. Put it on top of its owner's deck or put it on the "
        "bottom "
        "of its owner's deck.");
    row("{J} If you have the same number of cards in hand and in Reserve, draw a card.",
        "{J} If there are as many cards in your hand as in your Reserve, draw a card.");
    row("When you roll a die \u2014 You may exhaust me to add 1 to the result.",
        "If you would roll a die, you may exhaust me to add 1 to its result.");
    row("Exhaust target Permanent and target card in Reserve.",
        "Exhaust target Permanent and exhaust target card in Reserve.");
    row("When you pass \u2014 If an opponent has already passed, draw a card.",
        "When you pass \u2014 If an opponent passed this Day, draw a card.");
    row("{J} I switch Expeditions. When I do, I gain 1 boost.",
        "{J} I switch Expeditions. If you do, I gain 1 boost.");
    row("{J} If your Reserve and your hand have the same number of cards, draw a card.",
        "{J} If there are as many cards in your Reserve as in your hand, draw a card.");
    row("{H} If one of your Expeditions and an opponent's Expedition are in the same region, draw "
        "a "
        "card.",
        "{H} If one of your Expeditions is [In Contact], draw a card.");
    row("{H} If my Expedition and the Expedition facing me are in different regions, draw a card.",
        "{H} If my Expedition is not tied, draw a card.");
    row("Regions in {V} gain {O}.", "Regions in {V} are {O} in addition to their other terrains.");
    row("{V} or {M} regions are also {O}.",
        "Regions in {V} or {M} are {O} in addition to their other terrains.");
    row("You may put a Character from your discard pile in Reserve with 1 boost.",
        "You may put a Character from your discard pile in Reserve, then it gains 1 boost.");
    row("Create two [Sprig 1/1/1] Plant tokens in target Expedition with 1 boost each.",
        "Create two [Sprig 1/1/1] Plant tokens in target Expedition, then they gain 1 boost.");
    row("Reveal cards from the top of your deck until you reveal a Robot. Put it in Reserve with 1 "
        "boost and the other revealed cards on the bottom of your deck in a random order.",
        "Reveal cards from the top of your deck until you reveal a Robot. Put it in Reserve, then "
        "it gains 1 boost and the other cards on the bottom of your deck in a random order.");
    row("Roll three dice. For each 4+, [Resupply].",
        "Roll three dice. For each result of 4 or more, [Resupply].");
    row("Roll two dice. If both results are even, draw a card.",
        "Roll two dice. If the number of odd results is 0, draw a card.");
    row("Roll two dice. If at least one result is 5 or more, draw a card.",
        "Roll two dice. If the number of results of 5 or more is 1 or more, draw a card.");
    row("If there's a Character, a Permanent and a Spell in your Reserve, draw a card.",
        "If there is a Character in your Reserve, a Permanent in your Reserve and a Spell in your "
        "Reserve, draw a card.");
    row("If you have a Character and two or more Spells in your discard pile, draw a card.",
        "If there is a Character in your discard pile and two or more Spells in your discard pile, "
        "draw a card.");
    row("Discard target Character or target Permanent.", "Discard target Character or Permanent.");
    row("When you sacrifice a Landmark or another Robot you control \u2014 I gain 1 boost.",
        "When you sacrifice a Landmark you control or another Robot you control \u2014 I gain 1 "
        "boost.");
    row("Discard a card from your hand. If the discarded card wasn't a Spell, draw a card.",
        "Discard a card from your hand. If a non-Spell card was discarded this way, draw a card.");
    row("You may sacrifice a Character. If the sacrificed Character was [Boosted], draw a card.",
        "You may sacrifice a Character. If a [Boosted] Character was sacrificed this way, draw a "
        "card.");
    row("{H} You may [Rush]. If the card you play this way is a Robot, it gains 1 boost.",
        "{H} You may [Rush]. If you played a Robot this way, it gains 1 boost.");
    row("When I become the target of an opponent's Spell or ability \u2014 I gain 1 boost.",
        "When I'm targeted by an opponent \u2014 I gain 1 boost.");
    row("Characters you control can't be targeted by Spells or abilities your opponents control.",
        "Characters you control can't be targeted by an opponent.");
    row("If another Robot you control would be discarded by an opponent's Spell or ability, it "
        "gains 1 boost instead.",
        "If another Robot you control would be discarded by an opponent, it gains 1 boost "
        "instead.");
    row("Look at the top two cards of your deck. Put one in your hand and the other back on top.",
        "Look at the top two cards of your deck. Put one in your hand and the other on top of your "
        "deck.");
    row("Look at the top two cards of target player's deck, then put them back in any order.",
        "Look at the top two cards of target player's deck, then put them on top of its owner's "
        "deck in any order.");
    row("When you draw a card outside of the Morning phase \u2014 I gain 1 boost.",
        "When you draw a card outside of Morning \u2014 I gain 1 boost.");
    row("At the start of the Afternoon phase \u2014 I gain 1 boost.",
        "At Afternoon \u2014 I gain 1 boost.");
    row("Draw a card. Target opponent can't play Spells for the rest of the Day.",
        "Draw a card. Target opponent can't play Spells this Day.");
    row("When I gain 2 or more boosts for the first time each Day \u2014 Draw a card.",
        "The first time I gain 2 or more boosts each Day \u2014 Draw a card.");
    row("When a card goes to a discard pile from a Reserve \u2014 I gain 1 boost.",
        "When a card goes to the discard pile from a Reserve \u2014 I gain 1 boost.");
    row("If you control more Robots than other Characters, draw a card.",
        "If there are more Robots you control than non-Robot Characters you control, draw a card.");
    row("Draw X cards, where X is the number of Robots you control, but no more than three.",
        "Draw X cards, where X is the number of Robots you control, up to a max of 3.");
    row("Draw a card for each Robot you control, up to three.",
        "Draw a card for each Robot you control, up to a max of 3.");
    row("{J} I gain X boosts, where X is the number of Robots you control, up to a maximum of 3.",
        "{J} I gain X boosts, up to a max of 3, where X is the number of Robots you control.");
    row("I cost {1} less for each Robot you control, up to a maximum of {3}.",
        "I cost {1} less for each Robot you control, up to a max of 3.");
    row("If you control two or more Robots, draw a card. If you control none, discard a card from "
        "your hand.",
        "If you control two or more Robots, draw a card. If you control no Robots, discard a card "
        "from your hand.");
    row("If you played two or more Spells this Day, draw a card. If you played none, discard a "
        "card "
        "from your hand.",
        "If you played two or more Spells this Day, draw a card. If you played no Spell this Day, "
        "discard a card from your hand.");
    row("Draw a card. If you control two or more Landmarks, draw two cards instead. If you control "
        "four or more, draw three cards instead.",
        "Draw a card. If you control two or more Landmarks, draw two cards instead. If you control "
        "four or more Landmarks, draw three cards instead.");
    row("Draw a card for each Robot you control. If you control none, [Resupply].",
        "Draw a card for each Robot you control. If you control no Robots, [Resupply].");
    row("If there are no [Sprig 1/1/1] Plant tokens in your Hero Expedition, create one there.",
        "If there are no [Sprig 1/1/1] Plant tokens in your Hero Expedition, create a "
        "[Sprig 1/1/1] Plant token in your Hero Expedition.");
    row("Opponents can't target me unless I'm [Boosted].",
        "I can't be targeted by your opponents unless I'm [Boosted].");
    row("Opponents can't target other Characters in my Expedition while you control a Landmark.",
        "Other Characters in my Expedition can't be targeted by your opponents while you control a "
        "Landmark.");
    row("While I'm [Boosted], opponents can't target me.",
        "While I'm [Boosted], I can't be targeted by your opponents.");
    row("Discard two cards from your hand. If one of them is a Spell, draw a card.",
        "Discard two cards from your hand. If there is a Spell among them, draw a card.");
    row("Reveal the top three cards of your deck. If two or more of them are Characters, draw a "
        "card.",
        "Reveal the top three cards of your deck. If there are two or more Characters among them, "
        "draw a card.");
    row("Discard two cards from your hand. If they're both Spells, draw a card.",
        "Discard two cards from your hand. If they're Spells, draw a card.");
    row("If each Character you control is a Robot, draw a card.",
        "If you control no non-Robot Characters, draw a card.");
    row("If you control a Robot but no Mages, draw a card.",
        "If you control a Robot and no Mages, draw a card.");
    row("If neither of your Expeditions has a Robot, draw a card.",
        "If there are no Robots in your Expeditions, draw a card.");
    row("Discard a card from your hand for each Robot you control.",
        "Discard X cards from your hand, where X is the number of Robots you control.");
    row("Ready two Mana Orbs for each Landmark you control.",
        "Ready X Mana Orbs, where X is twice the number of Landmarks you control.");
    row("Target opponent sacrifices a Landmark for each Robot they control.",
        "Target opponent sacrifices X Landmarks, where X is the number of Robots they control.");
    row("Target Character gains 1 boost for each other Character in its Expedition.",
        "Target Character gains X boosts, where X is the number of other Characters in its "
        "Expedition.");
    row("Each Character you control gains 1 boost for each Character facing it.",
        "Each Character you control gains X boosts, where X is the number of Characters facing "
        "it.");
    row("If all Characters you control are in the same Expedition, draw a card.",
        "If one of your Expeditions has no Characters, draw a card.");
    row("Move target Character to the other Expedition.", "Target Character switches Expeditions.");
    row("If you control two Robots in the same Expedition, draw a card.",
        "If you control two Robots in one of your Expeditions, draw a card.");
    row("If you have three or more Characters in one of your Expeditions and none in the other, "
        "draw a card.",
        "If you control three or more Characters in one of your Expeditions and no Characters in "
        "the other, draw a card.");
    row("Reveal the top card of your deck. If it's a Character, put it in your hand. If it's a "
        "Spell, put it in your Reserve. Otherwise, discard it.",
        "Reveal the top card of your deck. If it's a Character, put it in your hand. Otherwise, "
        "if it's a Spell, put it in your Reserve. Otherwise, discard it.");
    row("If your Hero Expedition is ahead, draw a card. If your Hero Expedition is behind, draw "
        "two cards. Otherwise, [Resupply].",
        "If your Hero Expedition is ahead, draw a card. Otherwise, if your Hero Expedition is "
        "behind, draw two cards. Otherwise, [Resupply].");
    row("Roll a die. If the result is 1, draw a card. If the result is 6, draw two cards. "
        "Otherwise, [Resupply].",
        "Roll a die. If the result is 1, draw a card. Otherwise, if the result is 6, draw two "
        "cards. Otherwise, [Resupply].");
    row("{J} Discard the top three cards of your deck. If two or more of these cards are "
        "Characters: Draw a card.",
        "{J} Discard the top three cards of your deck. If there are two or more Characters among "
        "them: Draw a card.");
    row("{J} Discard the top three cards of your deck. If at least two of them are Characters, "
        "draw a card.",
        "{J} Discard the top three cards of your deck. If there are two or more Characters among "
        "them, draw a card.");
    row("{J} Discard the top three cards of your deck. If none of them are Characters: Draw a "
        "card.",
        "{J} Discard the top three cards of your deck. If there are no Characters among them: Draw "
        "a card.");
    row("Target a Character you control and a Character facing it. If their Hand Costs are equal, "
        "draw a card.",
        "Target a Character you control and a Character facing it. If they have the same Hand "
        "Cost, draw a card.");
    row("If you played exactly three cards this Day, draw a card.",
        "If the number of cards you played this Day is 3, draw a card.");
    row("If you sacrificed exactly two Characters this turn, draw a card.",
        "If the number of Characters you sacrificed this turn is 2, draw a card.");
    row("At Dusk \u2014 If I have 4 or more boosts: You may spend 2 of them. If you do: Draw a "
        "card.",
        "At Dusk \u2014 If I have 4 or more boosts: You may spend 2 of my boosts. If you do: Draw "
        "a card.");
    row("At Dusk \u2014 If I have 4 or more Sap counters, you may remove 2 of them. If you do, "
        "draw a card.",
        "At Dusk \u2014 If I have 4 or more Sap counters, you may remove 2 of my Sap counters. If "
        "you do, draw a card.");
    row("{J} I gain 1 boost. If you control a Landmark, I gain 2 instead.",
        "{J} I gain 1 boost. If you control a Landmark, I gain 2 boosts instead.");
    row("{J} I gain 1 Sap counter. If you control a Landmark, I gain 2 instead.",
        "{J} I gain 1 Sap counter. If you control a Landmark, I gain 2 Sap counters instead.");
    row("{J} You may discard a Character from your Reserve. If you do, I gain Sap counters equal "
        "to its Hand Cost.",
        "{J} You may discard a Character from your Reserve. If you do, I gain X Sap counters, "
        "where X is its Hand Cost.");
    row("{J} I am [Gigantic] this Day.", "{J} I gain [Gigantic] this Day.");
    row("{J} You may have your other Expedition move backwards one region.",
        "{J} You may move your other Expedition backwards one region.");
    row("{J} Exchange my boosts with those of another target Character.",
        "{J} Target another Character. Exchange my boosts with its boosts.");
    row("{J} Exchange my boosts with those of target Character in play or in Reserve.",
        "{J} Target a Character in play or in Reserve. Exchange my boosts with its boosts.");
    row("{J} Roll a die. On a 3+: I gain 1 boost, otherwise roll another die.",
        "{J} Roll a die. On a 3+: I gain 1 boost, otherwise roll a die.");
    row("Draw a card.\nThen, if your hand is empty, draw a card.",
        "Draw a card.\nIf your hand is empty, draw a card.");
    row("This Day, Expeditions can't move forward due to {V}.",
        "Expeditions can't move forward due to {V} this Day.");
    row("{J} If you control a Landmark: Draw a card. Otherwise: I gain 1 boost.",
        "{J} If you control a Landmark: Draw a card. Otherwise, I gain 1 boost.");
    row("{J} If you control a Landmark, draw a card. If not, I gain 1 boost.",
        "{J} If you control a Landmark, draw a card. Otherwise, I gain 1 boost.");
    row("{J} If you control a Landmark, draw a card, else I gain 1 boost.",
        "{J} If you control a Landmark, draw a card, otherwise I gain 1 boost.");
    row("{J} Swap boosts with target Character.",
        "{J} Target a Character. Exchange my boosts with its boosts.");
    row("{H} Look at target opponent's hand. You may have them discard a Character from it. If "
        "they do: They draw a card.",
        "{H} Look at target opponent's hand. You may have that player discard a Character from it. "
        "If they do: They draw a card.");
    row("{J} If you control a Landmark: Create two [Ant 1/1/1] Animal tokens in my Expedition. "
        "Otherwise, create one in the Expedition facing me.",
        "{J} If you control a Landmark: Create two [Ant 1/1/1] Animal tokens in my Expedition. "
        "Otherwise, create an [Ant 1/1/1] Animal token in the Expedition facing me.");
}

void TestAlteredCompositions::whatPeopleSayIsReadAsItIsPrinted()
{
    QFETCH(QString, typed);
    QFETCH(QString, printed);
    const CardType type = typeFor(typed.toStdString());
    const Parsed parsed = parseText(typed.toStdString(), type);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    const Parsed same = parseText(printed.toStdString(), type);
    QVERIFY(same.problems.empty());
    QVERIFY2(parsed.abilities == same.abilities, printText(parsed.abilities).c_str());
}

void TestAlteredCompositions::whatIsNotClearIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* text, const char* says) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row("Target Character gains 1 boost. If it's a Robot, draw a card. If it's a Mage, draw two "
        "cards. Otherwise, [Resupply].",
        "\"Otherwise\" could be");
    row("Discard a card from your hand, then target Character gains 1 boost. If the discarded card "
        "was a Spell, draw a card.",
        "something else has been named since");
    row("Discard a card from your hand, then draw a card. If you control a Robot, draw two cards "
        "instead.",
        "Instead of what?");
    row("When you roll a die \u2014 Increase the result by 1.", "By then");
    row("When you roll a die \u2014 You may increase the result by 1.", "");
    row("{J} If your Hero Expedition is behind: You may exhaust target card in Reserve, otherwise "
        "discard it.",
        "only in the other branch");
    row("{J} If your Hero Expedition is behind: Exhaust target card in Reserve, otherwise discard "
        "it.",
        "");
    row("When one or more Characters you control gain 2 or more boosts \u2014 Draw that many "
        "cards.",
        "\"that many\"");
    row("Regions in {V} and {M} lose {V}.", "not understood");
    row("Draw a card for each even result.", "say first who rolls them");
    row("Return target Character to its owner's hand with 1 boost.", "not understood");
    row("If there's a Character in your Reserve and a Permanent, draw a card.", "not understood");
    row("Discard a card from a hand.", "not understood");
    row("Ready a Landmark or another Character with 2 or more boosts.", "not understood");
    row("Exhaust up to two target Permanents or target cards in a Reserve.", "not understood");
    row("If you control a Landmark, draw a card. If you control a Robot, draw two cards. "
        "Otherwise, [Resupply].",
        "\"Otherwise\" could be");
    row("If you control a Landmark, draw a card. Otherwise, if you control a Robot, draw two "
        "cards. Otherwise, [Resupply].",
        "");
    row("Each player reveals the top card of their deck. Each player who controls a Character puts "
        "it in their hand.",
        "Only one player does this at a time");
    row("Each player reveals the top card of their deck, then puts it in their hand.", "");
    row("When you activate a {J} ability \u2014 I gain 1 boost.", "not understood");
    row("When you activate a {T} ability \u2014 I gain 1 boost.", "");
    row("Each Character in one of your Expeditions with two or more Characters gains 1 boost.",
        "never be chosen");
    row("Your Hero Expedition with two or more Characters [Ascends].", "not understood");
    row("For each Landmark you control, up to two target Characters gain 1 boost.", "");
    row("{J} I gain 1 boost per other Robot you control, up to a max of 2 boosts on me.", "");
    row("If you control a Robot and a Mage, draw a card. If you control none, [Resupply].",
        "not understood");
    row("If you control a Robot, draw a card. If an opponent controls none, [Resupply].",
        "not understood");
    row("Up to that many target Characters gain 1 boost.", "that many");
    row("Draw two cards plus one.", "not understood");
    row("If it's an opponent, draw a card.", "No player was named");
    row("Target Character switches Expeditions. Create a [Mote 1/1/1] Plant token in the "
        "Expedition it left.",
        "Nothing before it was sent");
    row("Return target card in your Reserve to your hand. Create a [Mote 1/1/1] Plant token in the "
        "Expedition it left.",
        "Nothing before it was sent");
    row("When another Character leaves my Expedition \u2014 Create a [Mote 1/1/1] Plant token in "
        "the Expedition it left.",
        "Nothing before it was sent");
    row("If one of them is a Spell, draw a card.", "Nothing before \"it\"");
    row("If you control a Robot in the same Expedition, draw a card.", "Nothing before \"it\"");
    row("If you control a Robot in your Hero Expedition and none in the other, draw a card.",
        "not understood");
    row("Target Character gains 1 boost. If you control another Robot in the same Expedition, draw "
        "a card.",
        "");
    row("If your Hero Expedition is ahead, draw a card. If you control a Robot, draw two cards. "
        "Otherwise, [Resupply].",
        "");
}

void TestAlteredCompositions::whatIsNotClearIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const triptych::Problems problems
        = parseText(text.toStdString(), typeFor(text.toStdString())).problems;
    // Beside each refusal stand texts that are much like it and are read.
    QCOMPARE(problems.size(), says.isEmpty() ? 0u : 1u);
    if (!says.isEmpty())
        QVERIFY2(QString::fromStdString(problems[0].text).contains(says), problems[0].text.c_str());
}

QTEST_APPLESS_MAIN(TestAlteredCompositions)
#include "tst_altered_compositions.moc"
