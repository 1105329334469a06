#include "altered/text/Parse.h"
#include "altered/text/Print.h"
#include "altered/text/Printed.h"
#include "altered/text/Said.h"

#include <QTest>

using namespace triptych::altered;

namespace {

Ability abilityOf(const char* text, CardType type = CardType::Character)
{
    Parsed parsed = parseText(text, type);
    if (parsed.problems.empty() && parsed.abilities.size() == 1)
        return parsed.abilities.front();
    qWarning("%s: %s", text, parsed.problems.empty() ? "several" : parsed.problems[0].text.c_str());
    return {};
}

template <typename Node>
Node nodeOf(const char* text)
{
    const Ability ability = abilityOf(text, CardType::Spell);
    const Node* node = ability.effect ? std::get_if<Node>(&ability.effect->node) : nullptr;
    return node ? *node : Node {};
}

/// What becomes of a text that is not read, or not printed back as it was; "" of one that is.
std::string lostOf(const std::string& printed, CardType type = CardType::Character)
{
    const Parsed parsed = parseText(printed, type);
    if (!parsed.problems.empty())
        return printed + ": " + parsed.problems[0].text;
    const std::string again = printText(parsed.abilities);
    if (normalForm(again) != normalForm(printed))
        return printed + " is printed back as " + again;
    return parseText(again, type).abilities == parsed.abilities ? std::string()
                                                                : again + " is another tree";
}

} // namespace

class TestAlteredGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
    void marksAndRemindersAreNoText();
    void aColonHoldsWhatFollows();
    void insteadTakesThePlaceOfTheSentenceBefore();
    void aPlaceAtTheEndIsTheDestination();
    void whoGoesOnDoesTheSecondPart();
    void aKeywordIsNoToken();
    void costsArePaidInOrder();
    void aBareNumberAsksForAsManyOrMore();
    void supportTextsAreMarked();
    void whatACardIsAndHas_data();
    void whatACardIsAndHas();
    void whatMayBeSo_data();
    void whatMayBeSo();
    void keywordsInEveryForm_data();
    void keywordsInEveryForm();
    void typographyChangesNothing();
    void whatPeopleSayIsReadAsItIsPrinted_data();
    void whatPeopleSayIsReadAsItIsPrinted();
    void whatPeopleSayOfTwoIsRefused();
    void whatLacksABlankOrALineIsReadAlike_data();
    void whatLacksABlankOrALineIsReadAlike();
};

// 7.3, 7.4: every kind of sentence, in words of our own.
void TestAlteredGrammar::textsPrintBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    const auto row = [](const char* text, CardType type = CardType::Character) {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type);
    };
    row("[Gigantic], [Tough 2].");
    row("[Scout] {2}.");
    row("[Tough X], where X is the number of regions between your Hero and Companion.");
    row("{J} Draw two cards, then discard a card from your hand.");
    row("{H} Each player discards their hand and their Reserve, then draws two cards.");
    row("{R} You may pay {2} to have me gain [Anchored].");
    row("At Dusk \u2014 If your hand is empty, draw a card. Otherwise, [Exhausted Resupply].");
    row("At Night \u2014 You may spend 2 counters from a card you control or in your Reserve to "
        "draw a card.");
    row("When you play another Character with a base statistic of 0 \u2014 It gains 1 boost.");
    row("When an opponent draws one or more cards or [Resupplies] \u2014 Ready me.");
    row("When I leave the Expedition zone, for each of my boosts \u2014 Draw a card.");
    row("When I gain my third Ember counter \u2014 Sacrifice me. If you do, draw two cards.");
    row("When my Expedition moves forward due to {O} \u2014 You may return me to my owner's hand.");
    row("When you pass first \u2014 [Sabotage].");
    row("When a card goes from your hand or deck to Reserve \u2014 Exhaust it.");
    row("{T}, {1}, Sacrifice a Robot: Create a [Tin Mouse 2/1/2] Robot token in your other "
        "Expedition.");
    row("{T}: Draw a card. You can only activate this if you are the first player.");
    row("I am [Defender] unless you control two or more other Plants.");
    row("If I have 3 or more boosts, I am [Gigantic].");
    row("Each other Soldier you control is [Tough 1].");
    row("{J} Create a [MOTE] token in my Expedition.");
    row("{J} I and another target Character gain 1 boost.");
    row("{J} Another target Character and I each gain 1 boost.");
    row("{J} Sacrifice me unless you pay {2}.");
    row("{J} You may pay up to {2}. I gain 1 boost for each {1} paid this way.");
    row("{J} Pay any amount of mana. I gain that many boosts.");
    row("{J} Discard target Character with Base Cost {1} or {2}.");
    row("{J} If you control two or three Characters, draw a card.");
    row("{J} If I have 1 or 2 boosts, draw a card.");
    row("{J} Discard target Character with equal statistics.");
    row("{J} Discard target Character with equal {V} and {M}.");
    row("{J} Discard target Character with {V} higher than its own {M}.");
    row("When an Expedition moves forward \u2014 If it's facing two or more Characters, draw a "
        "card.");
    row("Target two Characters. Discard the one with the lowest {M}.", CardType::Spell);
    row("{J} Create a [Mouse 1/1/1] Animal token in your Expedition with the fewest Characters.");
    row("{J} Target opponent sacrifices Characters until they control as many as you plus one.");
    row("{J} Each opponent discards cards from their hand until they have two cards in hand.");
    row("Draw cards until you have as many cards in hand as an opponent.", CardType::Spell);
    row("When you activate the {T} ability of a Permanent \u2014 I gain 1 boost.");
    row("When the {D} ability of a Robot is activated \u2014 I gain 1 boost.");
    row("{J} Remove a Terrain Marker from target region.");
    row("{J} Remove all Terrain Markers from all regions.");
    row("Once per Day, you may play a Spell from your discard pile.");
    row("Target Character gains 1 boost. The next time it would leave the Expedition zone this "
        "Day, "
        "discard it instead.",
        CardType::Spell);
    row("Target a Character. If it would go to Reserve this Day, return it to its owner's hand "
        "instead.",
        CardType::Spell);
    row("{J} Characters facing me can't gain boosts until Rest.");
    row("{J} You may [Ascend] my Expedition.");
    row("{J} Characters in [Ascended] Expeditions gain 1 boost.");
    row("Target opponent reveals their hand. Discard a card from it.", CardType::Spell);
    row("{J} Target opponent discards a card from their hand unless they pay {1}.");
    row("{J} You may choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].");
    row("{J} I gain 1 boost, then choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].");
    row("{J} Roll a die. On a 4+, draw a card. Otherwise, [Resupply].");
    row("{J} You may pay {X}. If you do, I gain X boosts.");
    row("{X}, {T}: Draw X cards.");
    row("{J} Ready two of your Mana Orbs.");
    row("{J} Any number of your Robots gain 1 boost.");
    row("{J} Target Character loses [Tough].");
    row("{T}: The next Spell you play this turn is free. If you play it from your Reserve, it "
        "gains "
        "[Fleeting].");
    row("The first time you [Resupply] each Day \u2014 Draw a card.");
    row("The first time you play a Spell each Day \u2014 Draw a card.");
    row("During Dusk, I'm [Gigantic].");
    row("I'm [Eternal] during Night.");
    row("Characters facing me lose [Gigantic] and [Tough].");
    row("I cost {1} less to play from Reserve.");
    row("I cost {1} less to play in {V}.");
    row("I cost {X} less, where X is the number of Robots you control.");
    row("The next Character you play this turn costs {1} less per Robot you control.",
        CardType::Spell);
    row("Return each \"Old Oath\" in your discard pile to your hand.", CardType::Spell);
    row("Cards your opponents play cost {1} more.");
    row("I cost {1} less per [Boosted] Character you control, down to a minimum of {2}.");
    row("You may play exhausted Spells from your Reserve.");
    row("{J} You may target another Character with {V} less than or equal to mine. It gains 1 "
        "boost.");
    row("{H} [Sabotage] a card with Base Cost less than mine.");
    row("{J} Create an [Anvil] token in target player's Landmarks.");
    row("{J} Discard target Character, then create an [Anvil] token in its controller's "
        "Landmarks.");
    row("{J} If there are no tokens in your Landmarks, create an [Anvil] token there.");
    row("{J} Target up to two Expeditions and create a [Mouse 1/1/1] token in each of them.");
    row("{J} Create two [Mouse 1/1/1] tokens, distributed among any Expeditions.");
    row("{J} Create a [Mouse 1/1/1] token in another target Expedition.");
    row("{J} If I'm in an [Ascended] Expedition, [Resupply]. Otherwise, my Expedition [Ascends].");
    row("I cost {1} less for each of your [Ascended] Expeditions.");
    row("{J} I gain 1 boost per [Ascended] Expedition you control.");
    row("{J} If six or more cards are in your discard pile, I gain 1 boost.");
    row("When you pass \u2014 If three cards or more are in your Landmarks, complete me.");
    row("When you pass \u2014 If there's at most one card in your hand, I gain 1 boost.");
    row("{J} If a card in your Expeditions or your Reserve has a {D} ability, [Resupply].");
    row("{J} If three or more Robots in your Expeditions have a different {V} stat, draw a card.");
    row("{J} If the total Hand Cost of cards in your Landmarks is {6} or more, draw a card.");
    row("{J} If there are 7 or more boosts among Characters you control, each player passes.");
    row("{J} If I'm facing an Expedition in {O}, [Sabotage].");
    row("{J} If three or more single-terrain regions are visible, I gain 1 boost.");
    row("{J} If I'm facing one or more Characters, target one of them and we both gain "
        "[Anchored].");
    row("{R} If you control a Feat, [Resupply]. If it's [Completed], draw a card instead.");
    row("{J} If my Expedition is two or more regions behind, draw a card.");
    row("Your Reserve limit is increased by one for each Robot you control.");
    row("All Landmark limits are reduced by two for each [Boosted] Character you control.");
    row("{J} I gain 1 boost for each terrain in my region.");
    row("{J} Draw X cards, where X is the number of terrains in the region of your Hero "
        "Expedition.");
    row("{J} If there are two or more terrains in my region, [Resupply].");
    row("At Dusk \u2014 Target an Expedition. If it's not three or more regions ahead, it "
        "[Ascends].");
    row("{J} Target Expedition can't move backwards this Day.");
    row("If I'm [Boosted], my Expedition can't move backwards.");
    row("{J} Move 1 boost from up to two other target Characters to me.");
    row("{T}: Target Character gains [Asleep], then another target Character switches "
        "Expeditions.");
    row("{J} Spend 1 boost from each other Character you control.");
    row("At Noon \u2014 Target Character gains 1 boost. If you control a Robot, it gains 2 boosts "
        "instead.");
    row("When you play a Spell \u2014 Exhaust target Permanent. If you control two or more "
        "Landmarks, discard it instead.");
    row("At Dusk \u2014 Draw a card. Two target Characters gain 1 boost. If you're the first "
        "player, they "
        "gain [Anchored] instead.");
    row("At Noon \u2014 Create a [Tin Mouse 2/1/2] token in target Expedition. If you control a "
        "Landmark, "
        "create two [Tin Mouse 2/1/2] tokens in it instead.");
    row("At Noon \u2014 Target player draws a card. If you control a Landmark, they draw two cards "
        "instead.");
    row("{J} You may discard a card from your hand. If you do, target Character gains 1 boost. If "
        "you "
        "control a Landmark, it gains [Anchored] instead.");
    row("{R} Target a Permanent you control. It activates its {j} abilities.");
    row("{J} I activate my {D} ability.");
    row("{J} You may immediately pass.");
    row("{J} Pass.");
    row("{J} You may put a card from your Reserve in your Mana zone, exhausted.");
    row("{J} I gain 1 boost per other Robot you control, up to a max of 2 boosts on me.");
    row("{J} You may move a {O} Terrain Marker from any region to my region.");
    row("When you roll a 6+ on a die \u2014 I gain 1 boost.");
    row("When a card goes directly from your hand to Reserve \u2014 Draw a card.");
    row("When I'm discarded from your hand \u2014 [Resupply].");
    row("You may play Spells for {1} less if their Base Cost is {4} or more.");
    row("You play Permanents for {1} less, down to a minimum of {1}.");
    row("My {V}, {M} and {O} are equal to my highest statistic.");
    row("Your Landmarks limit is four.", CardType::Landmark);
    row("Play me for {1} less if there are no other cards in your hand.", CardType::Spell);
    row("Target Character switches Expeditions, then gains [Anchored].", CardType::Spell);
    row("Target Character you control gains 1 boost. Then, target another Character with equal or "
        "lower {V} and send it to Reserve.",
        CardType::Spell);
    row("You may immediately play a Character for {7} less in your Companion Expedition. It gains "
        "[Anchored].",
        CardType::Spell);
    row("If I would gain [Fleeting], draw a card instead.");
    row("If my Expedition would move forward during Dusk, you may sacrifice me instead to draw a "
        "card.");
    row("Your Landmark limit is increased by one.");
    row("All regions are {V} and {M} and lose their other terrains.");
    row("The {j} and {r} abilities of Characters facing me can't activate.");
    row("I begin the game with 2 Torque counters.", CardType::Hero);
    row("The first Robot you play each Afternoon costs {1} less.", CardType::Landmark);
    row("[Completed]: {T}: Draw a card.", CardType::Landmark);
    row("Your Characters have: \"{R} Draw a card.\"", CardType::Landmark);
    row("I cost {2} less if there are three or more exhausted cards in Reserve.", CardType::Spell);
    row("You may sacrifice a Character to reduce my cost by {3}.", CardType::Spell);
    row("Choose up to two:\n\u2022 Draw a card.\n\u2022 {1}: Target Character gains [Asleep].",
        CardType::Spell);
    row("Roll a die. On a:\n\u2022 5+, draw a card.\n\u2022 2-4, [Resupply].\n\u2022 1, discard a "
        "card from your hand.",
        CardType::Spell);
    row("Do the following X times, where X is the number of Landmarks you control:\n\u2022 Draw a "
        "card.",
        CardType::Spell);
    row("The next Plant or Spell you play from your hand this turn is free.", CardType::Spell);
    row("Pay {2} less for the next Permanent you play this Afternoon, down to a minimum of {1}.",
        CardType::Spell);
    row("Reduce the cost of the next Character you play this turn by {1}.", CardType::Spell);
    row("Put the top two cards of your deck in your Mana zone as ready Mana Orbs.",
        CardType::Spell);
    row("Send to Reserve any number of target Characters with total {M} of 6 or less.",
        CardType::Spell);
    row("Return target Permanent to the top of its owner's deck.", CardType::Spell);
    row("Discard target Character with Base Cost less than or equal to the Base Cost of a Robot "
        "you control.",
        CardType::Spell);
    row("Roll a die. Create X [Tin Mouse 2/1/2] Robot tokens in each of your Expeditions that's "
        "behind or "
        "tied, where X is "
        "the result.",
        CardType::Spell);
    row("Distribute 4 boosts among any number of target Characters.", CardType::Spell);
    row("Target two Characters in play and exchange their boosts.", CardType::Spell);
    row("Target Expedition [Ascends].", CardType::Spell);
    row("Target Character defects.", CardType::Spell);
    row("Take control of target Permanent with Hand Cost {2} or less.", CardType::Spell);
    row("You may [Rush] to draw a card.", CardType::Spell);
    row("Activate one of the {h} abilities of target Character you control.", CardType::Spell);
    row("Each of your Expeditions moves forward one region.", CardType::Spell);
    row("Expeditions can't move forward this Day.", CardType::Spell);
    row("If you played a Construction this Day, draw a card.", CardType::Spell);
    row("You win the game.", CardType::Spell);
    row("{J} Create a [Mote 1/1/1] Soldier token in target Expedition unless there are three or "
        "more "
        "Characters in it.");
    row("When you play your second Character each turn \u2014 Draw a card.");
    row("When an opponent plays their third Spell each Day \u2014 Draw a card.");
    row("{J} If your Hero is exhausted, draw a card.");
    row("When a Character you control gains its third boost \u2014 Draw a card.");
    row("Each opponent discards a card from their hand unless they pay {1}.", CardType::Spell);
    row("Spend 3 of my Ember counters: Draw two cards.", CardType::Landmark);
    row("Sacrifice me: Ready a Mana Orb.", CardType::Landmark);
    row("{J} Create two [Ember] Landmark Permanent tokens.");
    row("{J} Create a [Tin Mouse 2/1/2] Robot token with \"{J} Draw a card.\" in your Hero "
        "Expedition.");
    row("{J} Create a [Tin Mouse 2/1/2] token in your Reserve.");
    row("{J} Create a [TIN_MOUSE] Robot token in my Expedition.");
    row("{J} Create a [Tin Mouse 2/1/2] token in my Expedition. It has \"When you pass \u2014 Draw "
        "a "
        "card.\"");
    row("{J} Sacrifice an [Ember] to draw a card.");
    row("When you sacrifice an [Ember] \u2014 Draw a card.");
    row("When you create one or more tokens \u2014 Draw a card.");
    row("When my Expedition moves backward \u2014 Draw a card.");
    row("When one of your Expeditions ascends \u2014 Draw a card.");
    row("{J} Double the boosts of target Character.");
    row("{J} Double my boosts.");
    row("{J} Double my number of boosts.");
    row("{J} Roll a die. On a 4+, choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].");
    row("{J} If I'm [Boosted], choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].");
    row("You may sacrifice a Character to play me for {2} less.");
    row("{J} You may [Rush] a Permanent for {1} less.");
    row("{J} You may [Rush] to draw a card.");
    row("{J} Put a {V} Terrain Marker on target region.");
    row("{J} Place a {V}, {M} or {O} Terrain Marker in my region.");
    row("At Noon \u2014 Put a {M} Terrain Marker on the region of the Expedition facing me.");
    row("The first Robot you play each Day costs {1} less.", CardType::Landmark);
    row("The first Spell you play each turn costs {1} less.", CardType::Landmark);
    row("The first Disruption you play from Reserve each Day loses [Fleeting].",
        CardType::Landmark);
    row("The second Spell each opponent plays each Day gains [Fleeting].", CardType::Landmark);
    row("Spells played by your opponents cost {1} more.", CardType::Landmark);
    row("{J} If you have two or more cards in hand, draw a card.");
    row("{T}: The next time you [Resupply] this Day, it gains 1 boost.");
    row("The next time an opponent plays a Character this Day, draw a card.", CardType::Spell);
    row("The first time each turn you play a Spell \u2014 Draw a card.");
    row("The first time you [Resupply] each Afternoon \u2014 Draw a card.");
    row("When your Hero Expedition attempts to [Ascend] \u2014 Draw a card.");
    row("If one of your Expeditions would attempt to [Ascend], draw a card instead.");
    row("When you complete another Feat \u2014 I gain 1 boost.");
    row("When a Feat is completed \u2014 Draw a card.");
    row("[Completed] Feats you control are [Tough 1].");
    row("{J} If you control two or more [Completed] Feats, draw a card.");
    row("When I become [Anchored] \u2014 Draw a card.");
    row("When one or more cards are discarded from your hand \u2014 Draw a card.");
    row("When I'm exhausted \u2014 I gain 1 boost.");
    row("I can't be sacrificed.");
    row("Characters you control can't be targeted by your opponents.");
    row("Cards in your Reserve can't be exhausted.", CardType::Landmark);
    row("Your opponents can't play Spells.", CardType::Landmark);
    row("I can't be played from Reserve.");
    row("I can only be played in {V}.");
    row("You may play me for {1} less. If you do, I can only target Characters you control.",
        CardType::Spell);
    row("{J} If you control three Characters with different Base Costs, draw a card.");
    row("{J} If you control three Robots with a different {V} stat, draw a card.");
    row("When you create a Robot token \u2014 Draw a card.");
    row("{J} If you control two or more [Ember] tokens, draw a card.");
    row("Ghost tokens you control have [Seasoned].");
    row("{J} If my Expedition is in a single-terrain region, draw a card.");
    row("{J} Put a {V} Terrain Marker on a visible region.");
    row("Sacrifice any number of Characters. Draw a card for each Character sacrificed this way.",
        CardType::Spell);
    row("{J} Remove all boosts from target Character. If three or more boosts were removed this "
        "way, [Resupply].");
    row("{J} Each Character facing me loses all its boosts. If no boosts were lost this way, "
        "[Sabotage].");
    row("{J} You may move any number of boosts from target Character to me. If you moved at least "
        "two boosts this way, I gain [Anchored].");
    row("{J} You may spend any number of my boosts. If you spent any boosts this way, ready me.");
    row("{J} Remove all boosts from target Character. If exactly one boost was removed this way, "
        "[Resupply].");
    row("{J} Move any number of boosts from target Character to me. Draw a card for each boost "
        "moved this way.");
    row("Non-[Fleeting] Characters you control are [Tough 1].");
    row("Non-[Boosted] Characters lose [Anchored].", CardType::Spell);
    row("Roll a die. If it's odd, [Resupply].", CardType::Spell);
    row("Roll a die. If it's 5 or more, draw a card.", CardType::Spell);
    row("Each player discards a card from their hand. Each player who did [Resupplies].",
        CardType::Spell);
    row("At Night this Day, draw a card.", CardType::Spell);
    row("{J} Target Character gains [Asleep]. At Dusk this Day, it loses [Asleep].");
    row("{J} Draw two cards at Night this Day.");
    row("Target an Expedition. If it didn't move forward this Day, [Resupply].", CardType::Spell);
    row("Target an Expedition. At the next Night, if it moved forward this Day, draw a card.",
        CardType::Spell);
    row("When I'm targeted by a Spell you play \u2014 I gain 1 boost.");
    row("When I'm targeted by a Spell \u2014 Draw a card.");
    row("When a Robot you control is targeted by a Spell an opponent plays \u2014 Draw a card.");
    row("When I'm discarded from your Reserve by an opponent \u2014 Draw a card.");
    row("When I'm exhausted by an opponent \u2014 Ready me.");
    row("Choose one of your Expeditions. Characters in it gain 1 boost.", CardType::Spell);
    row("Target opponent chooses one of their Expeditions. Each Character in it gains [Asleep].",
        CardType::Spell);
    row("{J} Choose one of your Expeditions that's behind. It moves forward 1 region.");
    row("Look at the top three cards of your deck. Put them on top of your deck in any order.",
        CardType::Spell);
    row("{J} Look at the top three cards of your deck. Put one of them in your hand and the others "
        "on top of your deck in any order.");
    row("{J} Look at the top three cards of your deck. Put the rest on top of your deck in any "
        "order.");
    row("{J} Roll three dice and choose one of the results. On a 4+, draw a card.");
    row("{J} I gain 1 boost for each Robot that left your Expeditions this Day.");
    row("{J} Draw X cards, where X is the number of Robots that joined your Expeditions this "
        "turn.");
    row("{J} Look at the top four cards of your deck. Put one of them in your hand and the others "
        "on the bottom of your deck in any order.");
    row("Reveal the top three cards of your deck. Put them on the bottom of your deck in any "
        "order.",
        CardType::Spell);
    row("Target an Expedition. If it would move forward this Day, [Resupply] instead.",
        CardType::Spell);
    row("Discard a Robot from your Reserve. Target Character gains X boosts, where X is the Hand "
        "Cost of the card discarded this way.",
        CardType::Spell);
    row("{J} Return each other Character in my Expedition and in the Expedition facing me to its "
        "owner's hand.");
    row("{J} Discard each [Boosted] Character in my Expedition and in the Expedition facing me.");
    row("Characters in my Expedition and in the Expedition facing me are [Tough 1].");
    row("{J} If there are no Animals in my Expedition and in the Expedition facing me, "
        "[Resupply].");
    row("Ready your Hero.", CardType::Spell);
    row("{J} If you have less cards in hand than an opponent, draw a card.");
    row("{J} Look at the top two cards of your deck. Put one in your hand and the other in your "
        "Reserve.");
    row("At Noon \u2014 I permanently gain:\n\"When you pass \u2014 Draw a card.\"",
        CardType::Hero);
    row("Choose one. If you control a Landmark, choose both instead:\n\u2022 Draw a card.\n\u2022 "
        "[Resupply].",
        CardType::Spell);
    row("Choose one, or both if you control a Landmark:\n\u2022 Draw a card.\n\u2022 [Resupply].",
        CardType::Spell);
    row("Choose one or both:\n\u2022 Draw a card.\n\u2022 [Resupply].", CardType::Spell);
    row("Target opponent chooses one:\n\u2022 They discard a card from their hand.\n\u2022 You "
        "draw a card.",
        CardType::Spell);
    row("Target opponent discards a card from their hand or sacrifices a Character.",
        CardType::Spell);
    row("Each player discards a card from their hand, then you draw two cards.", CardType::Spell);
    row("Target Character gains 1 boost, then switches Expeditions.", CardType::Spell);
    row("Target opponent exhausts two of their ready Mana Orbs.", CardType::Spell);
    row("{J} You may have each player [Resupply].");
    row("{J} If you played no Spell this Day, draw a card.");
    row("The second card you play each Day costs {1} less.");
    row("I have +2 {V} and +1 {M} and {O}.");
    row("Characters facing me have -1 {M} for each Landmark you control.");
    row("My {O} is equal to the number of cards in your hand.");
    row("The {V} and {M} of Robots you control are equal to the number of Landmarks you control.",
        CardType::Landmark);
    row("My {V}, {M} and {O} are equal to the highest statistic among Characters facing me.");
    row("Target Character gains +3 {V} this Day.", CardType::Spell);
    row("Draw cards until you have four cards in hand.", CardType::Spell);
    row("Each player draws cards until they have five cards in hand.", CardType::Spell);
    row("Draw a card for each of your Expeditions that's behind.", CardType::Spell);
    row("Draw a card for each Expedition you control in {V}.", CardType::Spell);
    row("The next Spell your opponents play this turn costs {2} more.", CardType::Spell);
    row("Target opponent draws a card. The next card they play this Day costs {2} more.",
        CardType::Spell);
    row("Characters you control can't gain boosts, [Anchored] or [Asleep].", CardType::Landmark);
    row("If target opponent has more cards in Reserve than you, they exhaust one of them.",
        CardType::Spell);
    row("Target Expedition you control moves forward one region for each Landmark you control.",
        CardType::Spell);
    row("If your Hero Expedition is behind, create two [Tin Mouse 2/1/2] tokens in your Hero "
        "Expedition. Otherwise, create only one.",
        CardType::Spell);
}

// What a card is and has, in each place where it can be said.
void TestAlteredGrammar::whatACardIsAndHas_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words :
        { "with 2 or more boosts", "with 2 boosts or more", "with no boosts", "without boosts",
            "with counters", "with a Hand Cost of {3} or less", "with Base Cost {3} or less",
            "with {M} 2 or less", "with {M} of 2 or less", "with {V} or {O} 2 or less",
            "with {V} and {O} 2 or less", "with {V} less than or equal to mine",
            "with no statistic over 3", "with a base statistic of 0", "with no base statistic of 0",
            "with a {D} ability", "with [Gigantic]", "without [Gigantic]", "that has [Gigantic]",
            "that doesn't have [Gigantic]", "that's [Gigantic]", "that has 2 or more boosts",
            "that has no boosts", "that's [Boosted]", "that's not [Boosted]",
            "that isn't [Boosted]", "that's [Anchored] or [Asleep]", "that's ready",
            "that's in {V}", "that's facing me", "that's in Reserve", "in a {V} region",
            "in {V} and {M}", "in {V} or {M}", "in your discard pile", "in any discard pile",
            "in any Reserve", "you don't control", "an opponent controls", "named \"Old Oath\"",
            "with my name", "with the highest Base Cost", "with the lowest Hand Cost",
            "with the highest {M}", "in a single-terrain region" })
        QTest::newRow(words) << QString::fromUtf8(words);
}

void TestAlteredGrammar::whatACardIsAndHas()
{
    QFETCH(QString, words);
    for (const char* pattern :
        { "{J} Discard target Character %1.", "{J} Each other Character %1 gains 1 boost.",
            "{J} You may sacrifice a Character %1 to draw a card.",
            "{J} Target Character gains 1 boost for each Character %1.",
            "{J} If there is a Character %1, draw a card.",
            "When another Character %1 joins my Expedition \u2014 Draw a card." }) {
        const std::string printed = QString::fromUtf8(pattern).arg(words).toStdString();
        QCOMPARE(lostOf(printed), std::string());
    }
}

// 6.5.d Every condition before an effect and behind it, of a passive ability and of a cost.
void TestAlteredGrammar::whatMayBeSo_data()
{
    QTest::addColumn<QString>("condition");
    for (const char* condition : { "I have [Gigantic]", "I don't have [Gigantic]",
             "I have 3 boosts or more", "I have at least 3 boosts",
             "I have exactly 2 Ember counters", "I have counters", "I'm in {V} and {M}",
             "I'm [In Contact]", "I'm facing two or more Characters", "I'm not facing a Character",
             "you control at least two Landmarks", "you control exactly one Character",
             "you don't control a Character", "you don't control any other Characters",
             "you control a Robot and a Plant", "you control a Robot, a Plant and an Animal",
             "you control a Robot or two Plants", "you control more Characters than an opponent",
             "an opponent controls fewer Landmarks than you", "an opponent is the first player",
             "there are two or fewer regions between your Hero and Companion",
             "you played two or more Spells this turn", "my Expedition isn't behind",
             "my Expedition is [Ascended]", "my Expedition is [In Contact]" })
        QTest::newRow(condition) << QString::fromUtf8(condition);
}

void TestAlteredGrammar::whatMayBeSo()
{
    QFETCH(QString, condition);
    for (const char* pattern : { "{J} If %1, draw a card.", "{J} Draw a card if %1.",
             "{J} Unless %1, sacrifice me.", "If %1, I'm [Eternal].", "I'm [Eternal] unless %1.",
             "I cost {1} less if %1.", "While %1, I'm [Eternal].", "I'm [Eternal] while %1.",
             "At Noon, if %1 \u2014 Draw a card.",
             "{T}: Draw a card. You can only activate this if %1." }) {
        const std::string printed = QString::fromUtf8(pattern).arg(condition).toStdString();
        const bool inHand = QByteArray(pattern).startsWith("I cost");
        if (inHand && condition.contains(QLatin1String("facing"))) // nobody is faced from there
            QVERIFY(!parseText(printed, CardType::Character).problems.empty());
        else
            QCOMPARE(lostOf(printed), std::string());
    }
}

// 7.4 Every keyword: of its own line, gained, of others, lost, as a word about a card and in quotes.
void TestAlteredGrammar::keywordsInEveryForm_data()
{
    QTest::addColumn<QString>("keyword");
    QTest::addColumn<QString>("name");
    for (const auto& [keyword, name] : { std::pair { "[Gigantic]", "[Gigantic]" },
             { "[Defender]", "[Defender]" }, { "[Eternal]", "[Eternal]" },
             { "[Seasoned]", "[Seasoned]" }, { "[Cooldown]", "[Cooldown]" },
             { "[Tough 2]", "[Tough]" }, { "[Scout] {2}", "[Scout]" } })
        QTest::newRow(keyword) << QString::fromUtf8(keyword) << QString::fromUtf8(name);
}

void TestAlteredGrammar::keywordsInEveryForm()
{
    QFETCH(QString, keyword);
    QFETCH(QString, name);
    for (const char* pattern : { "%1.", "%1, [Gigantic].", "I have %1.",
             "If I'm [Boosted], I have %1.", "Each other Robot you control has %1.",
             "Other Characters you control have %1 and [Eternal].", "{J} I gain %1.",
             "{J} Target Character gains %1 this turn.",
             "{J} Target Character gains %1 and 1 boost.",
             "{J} The next Character you play this turn gains %1.",
             "{J} Discard target %2 Character.", "{J} Discard target Character with %2.",
             "{J} Target a Character. If it has %2, draw a card.",
             "{J} If I don't have %2, draw a card.",
             "{J} I gain \"When a Character with %2 joins my Expedition \u2014 Draw a card.\"",
             "{J} Create a [Tin Mouse 2/1/2] Robot token with \"{T}: Target Character gains %1 "
             "this turn.\" "
             "in my Expedition." }) {
        QString words = QString::fromUtf8(pattern);
        if (keyword == QStringLiteral("[Cooldown]") && words.startsWith(QStringLiteral("%1")))
            continue; // printed on a Character it is refused
        words.replace(QStringLiteral("%1"), keyword).replace(QStringLiteral("%2"), name);
        const std::string printed = words.toStdString();
        QCOMPARE(lostOf(printed), std::string());
    }
}

// However it was typed or stored: the same card.
void TestAlteredGrammar::typographyChangesNothing()
{
    const Parsed plain = parseText("At Noon \u2014 You may pay {1}. If you don't, sacrifice me.\n"
                                   "{J} I gain [Fleeting] and [Tough 1].",
        CardType::Character);
    QVERIFY(plain.problems.empty());
    for (const char* typed :
        { "At\u00a0Noon \u2013 You may pay {1}. If you don\u2019t, sacrifice me.  {J} I gain "
          "[[Fleeting]] and [Tough\u00a01].",
            "At Noon - #You may pay {1}.# If you don't , sacrifice me .\n{J} I gain [FLEETING] and "
            "[Tough 1]",
            "At Noon \u2015 You may pay {1}.  If you don't, sacrifice me.  {J} I gain "
            "[FLEETING_CHAR] and $<TOUGH_1>.",
            "At Noon \u2014 You may  pay {1}. if you don't, sacrifice me.\n{J} []I gain Fleeting "
            "and Tough 1. (A reminder (of two kinds).)" }) {
        const Parsed parsed = parseText(typed, CardType::Character);
        QVERIFY2(parsed.problems.empty(),
            parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
        QVERIFY2(parsed.abilities == plain.abilities, typed);
    }
}

// Whoever types a card by heart does not write as the cards are printed.
void TestAlteredGrammar::whatPeopleSayIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    row("[Scout 3].", "[Scout] {3}.");
    row("The first Robot that joins your Expeditions each Day gains 1 boost.",
        "The first time a Robot joins your Expeditions each Day \u2014 It gains 1 boost.");
    row("{J} If your Hero Expedition is ahead by at least two regions, draw a card.",
        "{J} If your Hero Expedition is two or more regions ahead, draw a card.");
    row("{J} I gain 1 boost for each Character facing one or more Robots.",
        "{J} I gain 1 boost for each Character facing a Robot.");
    row("Whenever you play a Spell, I gain 1 boost.",
        "When you play a Spell \u2014 I gain 1 boost.");
    row("Each time you play a Spell: I gain 1 boost.",
        "When you play a Spell \u2014 I gain 1 boost.");
    row("{J} Create a [Fox 2/1/0] token in each of your Expeditions that's in {V}.",
        "{J} Create a [Fox 2/1/0] token in each of your Expeditions in {V}.");
    row("{J} Target another Character. I gain as many boosts as it has.",
        "{J} Target another Character. I gain 1 boost for each boost it has.");
    row("{J} Sacrifice a Landmark. I gain as many Spore counters as it had.",
        "{J} Sacrifice a Landmark. I gain 1 Spore counter for each Spore counter it had.");
    row("{J} I gain X boosts, where X is the number of Elves you control, up to a max of 4.",
        "{J} I gain X boosts, up to a max of 4, where X is the number of Elves you control.");
    row("{J} Each opponent may discard a card from their hand. For each opponent who doesn't, I "
        "gain 1 boost.",
        "{J} Each opponent may discard a card from their hand. If no opponent does, I gain 1 "
        "boost.");
    row("When another Landmark joins your Landmarks or your Expeditions \u2014 I gain 1 boost.",
        "When another Landmark joins your Expeditions or Landmarks \u2014 I gain 1 boost.");
    row("When you exhaust a Hero or a Landmark you control to activate its {T} ability \u2014 Draw "
        "a card.",
        "When you activate the {T} ability of a Hero or a Landmark you control \u2014 Draw a "
        "card.");
    row("{J} Each player may sacrifice a Landmark. I gain 1 boost for each Landmark sacrificed "
        "this "
        "way.",
        "{J} Each player may sacrifice a Landmark. I gain 1 boost for each player who does.");
    row("At Night \u2014 If there are two or less cards in your Reserve after Rest, [Resupply].",
        "At Night \u2014 After Rest: If there are two or less cards in your Reserve, [Resupply].");
    row("When an opponent discards me from your Reserve \u2014 Draw a card.",
        "When I'm discarded from your Reserve by an opponent \u2014 Draw a card.");
    row("If you would roll a die, roll two dice instead and use the result of your choice.",
        "If you would roll a die, roll two dice and choose one of the results instead.");
    row("{J} The next Robot you play from Reserve this turn doesn't gain [Fleeting].",
        "{J} The next Robot you play from Reserve this turn loses [Fleeting].");
    row("Robots you play from Reserve don't gain [Fleeting].",
        "Robots you play from Reserve lose [Fleeting].");
    row("{J} If there are two or more Robots in your Hero Expedition and none in your Companion "
        "Expedition, draw a card.",
        "{J} If there are two or more Robots in your Hero Expedition and there are no Robots in "
        "your Companion Expedition, draw a card.");
    row("{J} Look at the top four cards of your deck, then put them back in any order.",
        "{J} Look at the top four cards of your deck, then put them on top of your deck in any "
        "order.");
    row("{J} Look at the top three cards of your deck. Put one of them in your hand and the other "
        "two on the bottom of your deck.",
        "{J} Look at the top three cards of your deck. Put one of them in your hand and the others "
        "on the bottom of your deck.");
    row("{J} Sacrifice a Landmark. Target Character gains X boosts, where X is the Base Cost of "
        "the "
        "sacrificed card.",
        "{J} Sacrifice a Landmark. Target Character gains X boosts, where X is the Base Cost of "
        "the "
        "card sacrificed this way.");
    row("{J} Discard each other Character in my Expedition and each Character in the Expedition "
        "facing me.",
        "{J} Discard each other Character in my Expedition and in the Expedition facing me.");
    row("{J} I gain your choice of [Anchored] or [Asleep].", "{J} I gain [Anchored] or [Asleep].");
    row("{J} Discard target Character whose statistics are all equal.",
        "{J} Discard target Character with equal statistics.");
    row("{J} Discard target Character with a statistic of 6 or more.",
        "{J} Discard target Character with {V}, {M} or {O} 6 or more.");
    row("{J} Search your deck for a Robot, reveal it, put it in your hand, then shuffle.",
        "{J} Choose up to one Robot in your deck, reveal it, put it in your hand, then shuffle "
        "your "
        "deck.");
    row("{J} Choose a statistic. I gain +1 to that statistic this Day.",
        "{J} Choose one:\n\u2022 I gain +1 {V} this Day.\n\u2022 I gain +1 {M} this Day.\n"
        "\u2022 I gain +1 {O} this Day.");
    row("{J} Roll two dice. If they have the same result, draw a card.",
        "{J} Roll two dice. If the results are equal, draw a card.");
    row("{J} If I have [Anchored], draw a card.", "{J} If I'm [Anchored], draw a card.");
    row("When I gain a pressure counter \u2014 Draw a card.",
        "When I gain a Pressure counter \u2014 Draw a card.");
    row("At the beginning of Noon, Harbour Cat gains 1 boost.", "At Noon \u2014 I gain 1 boost.");
    row("At Dusk, if this Character is boosted, draw a card.",
        "At Dusk \u2014 If I'm boosted, draw a card.");
    row("When this Character is sacrificed, draw a card.",
        "When I'm sacrificed \u2014 Draw a card.");
    row("When Harbour Cat leaves the Expedition zone, draw a card.",
        "When I leave the Expedition zone \u2014 Draw a card.");
    row("{J}: Target enemy Character gains Fleeting.",
        "{J} Target Character an opponent controls gains [Fleeting].");
    row("{J} Choose one: draw a card; or resupply 2.",
        "{J} Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply] 2 times.");
    row("This costs {1} less for each Landmark you control.",
        "I cost {1} less for each Landmark you control.");
    row("{H} Target opponent discards a card from their Reserve of their choice.",
        "{H} Target opponent discards a card from their Reserve.");
    row("{R} Put a card from your Reserve into your Mana zone exhausted.",
        "{R} Put a card from your Reserve in your Mana zone, exhausted.");
    row("At Night, return this card to hand.", "At Night \u2014 Return me to my owner's hand.");
    row("{J} <i>(Something known.)</i> Opponents discard a card from their hand.",
        "{J} Each opponent discards a card from their hand.");
    row("{J} Create an Ordis Recruit 1/1/1 Soldier token in target Expedition.",
        "{J} Create an [Ordis Recruit 1/1/1] Soldier token in target Expedition.");
    row("{J} Each opponent with more Characters than you sacrifices a Character.",
        "{J} If an opponent controls more Characters than you, that player sacrifices a "
        "Character.");
    row("{J} Draw cards equal to the number of Landmarks you control.",
        "{J} Draw X cards, where X is the number of Landmarks you control.");
    row("{J} Choose one \u2014 \u2022 Draw a card. \u2022 [Sabotage].",
        "{J} Choose one: \u2022 Draw a card. \u2022 [Sabotage].");
    row("{J} Roll a die. On a 4 or more, draw a card.", "{J} Roll a die. On a 4+, draw a card.");
    row("{J} If I'm alone in my Expedition, draw a card.",
        "{J} If I'm the only Character in my Expedition, draw a card.");
    row("{J} If my Expedition is in {V} and {M}, draw a card.",
        "{J} If my Expedition is in {V} and my Expedition is in {M}, draw a card.");
    row("{J} Discard target Character that has Anchored.",
        "{J} Discard target Character that's [Anchored].");
    row("I can only be played if you control a Robot.",
        "I can't be played unless you control a Robot.");
    row("{J} If your deck has ten or fewer cards, draw a card.",
        "{J} If there are ten or less cards in your deck, draw a card.");
    row("{J} If the Expedition facing me has two or more Characters, draw a card.",
        "{J} If there are two or more Characters in the Expedition facing me, draw a card.");
    row("Opponents can't target this Character.", "I can't be targeted by your opponents.");
    row("For each Permanent you control, I cost {1} less.",
        "I cost {1} less for each Permanent you control.");
    row("{J} Until the end of the Day, Expeditions can't move forward or backward.",
        "{J} Expeditions can't move this Day.");
    row("When you play your first Permanent each Day \u2014 [Resupply].",
        "The first time you play a Permanent each Day \u2014 [Resupply].");
    row("{J} If you didn't play a Spell this Day, draw a card.",
        "{J} If you played no Spell this Day, draw a card.");
    row("{J} If no opponent controls a Landmark, draw a card.",
        "{J} If your opponents don't control a Landmark, draw a card.");
    row("{J} I gain a number of boosts equal to the number of Landmarks you control.",
        "{J} I gain X boosts, where X is the number of Landmarks you control.");
    row("{J} Roll a die. On a 4+, draw a card; otherwise, [Resupply].",
        "{J} Roll a die. On a 4+, draw a card. Otherwise, [Resupply].");
    row("{J} Draw a card; then [Resupply].", "{J} Draw a card. Then, [Resupply].");
    row("{J} You may discard a card from your hand; if you do, draw a card.",
        "{J} You may discard a card from your hand. If you do, draw a card.");
    row("{J} Choose one: draw a card; [Resupply]; or target Character gains 1 boost.",
        "{J} Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].\n\u2022 Target Character gains 1 "
        "boost.");
    row("{J} If you control a Robot, the next Character you play this turn costs {1} less and "
        "gains "
        "1 boost.",
        "{J} If you control a Robot, the next Character you play this turn costs {1} less and the "
        "next Character you play this turn gains 1 boost.");
    row("{J} If you control a Robot, [Sabotage] twice.",
        "{J} If you control a Robot, [Sabotage], then [Sabotage].");
    row("{J} Discard target Character and target Permanent.",
        "{J} Discard target Character, then discard target Permanent.");
    row("{J} Target opponent sacrifices a Character of their choice.",
        "{J} Target opponent sacrifices a Character.");
    row("{J} Sacrifice a Character of your choice.", "{J} Sacrifice a Character.");
    row("{J} Each Character you control, including me, gains 1 boost.",
        "{J} Each Character you control gains 1 boost.");
    row("I get +1/+1/+1 while I'm boosted.", "I have +1 {V}, {M} and {O} while I'm [Boosted].");
    row("My {V} is increased by 2.", "I have +2 {V}.");
    row("{J} Target Character gets +3 {M} this Day.",
        "{J} Target Character gains +3 {M} this Day.");
    row("Characters you control have +1 to each statistic.",
        "Characters you control have +1 {V}, {M} and {O}.");
    row("{J} Draw a card if you control a Robot, otherwise [Resupply].",
        "{J} If you control a Robot, draw a card, otherwise [Resupply].");
    row("{J} Draw a card for each boost on Characters you control.",
        "{J} Draw a card for each boost among Characters you control.");
    row("[Gigantic] [Tough 1]", "[Gigantic], [Tough 1].");
    row("When I'm played from hand, draw a card.", "{H} Draw a card.");
    row("When I enter play, draw a card.", "{J} Draw a card.");
    row("When played from Reserve: draw a card.", "{R} Draw a card.");
    row("{H}/{R} Draw a card.", "{H} {R} Draw a card.");
    row("{J} Put 2 boosts on target Character.", "{J} Target Character gains 2 boosts.");
    row("{J} Each player with two or more Landmarks draws a card.",
        "{J} Each player who controls two or more Landmarks draws a card.");
    row("When another Character joins or leaves my Expedition - Draw a card.",
        "When another Character joins my Expedition or leaves my Expedition - Draw a card.");
    row("{T}: The next Permanent you play this turn costs {1} less. It enters exhausted.",
        "{T}: The next Permanent you play this turn costs {1} less. The next Permanent you play "
        "this turn gains exhausted.");
    row("{J} Move target Character to its controller's other Expedition.",
        "{J} Target Character switches Expeditions.");
    row("{J} Shuffle your discard pile into your deck.",
        "{J} Put your discard pile on the bottom of your deck, then shuffle your deck.");
    row("{J} Unless target opponent pays {1}, draw a card.",
        "{J} Draw a card unless target opponent pays {1}.");
    row("When I would go to Reserve, draw a card instead.",
        "If I would go to Reserve, draw a card instead.");
    row("At Night \u2014 If my Expedition failed to move forward, draw a card.",
        "At Night \u2014 If my Expedition failed to move forward this Day, draw a card.");
    row("{J} I gain X boosts, where X equals the number of Landmarks you control.",
        "{J} I gain X boosts, where X is the number of Landmarks you control.");
    row("When an opponent's Character leaves the Expedition zone, draw a card.",
        "When a Character an opponent controls leaves the Expedition zone \u2014 Draw a card.");
    row("My Hand Cost is reduced by {1} for each Landmark you control.",
        "I cost {1} less to play from your hand for each Landmark you control.");
    row("Your opponents' Spells cost {1} more.", "Spells your opponents play cost {1} more.");
}

void TestAlteredGrammar::whatPeopleSayIsReadAsItIsPrinted()
{
    QFETCH(QString, typed);
    QFETCH(QString, printed);
    const auto read = [](const QString& text) {
        return parseText(text.toStdString(), CardType::Character, {}, "Harbour Cat");
    };
    const Parsed plain = read(printed);
    QVERIFY2(plain.problems.empty(), qPrintable(printed));
    const Parsed parsed = read(typed);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    QVERIFY2(parsed.abilities == plain.abilities, qPrintable(typed));
}

// "This Character" behind another Character could be either of them.
void TestAlteredGrammar::whatPeopleSayOfTwoIsRefused()
{
    for (const char* typed :
        { "When another Character joins your Expeditions, this Character gains 1 boost.",
            "{J} Discard the top card of your deck. You may play this card.",
            "{J} Draw X cards, where X is the {V} of Characters you control.",
            "{J} Draw a card for each boost on a Character you control.",
            "{J} Target opponent discards a card from their hand or you draw a card.",
            "{J} Target player draws a card. The next card they play this Day costs {1} less.",
            "{J} Each player chooses a Character they control, then discards the rest.",
            "{J} Target Character gains [Gigantic] or [Tough 1] this Day.",
            "{J} Target Character gains [Anchored] or +2 {V} this turn.",
            "{J} Target Character permanently gains +1 {V} for each Landmark you control.",
            "{J} Sacrifice one of their Characters.", "{J} Target Character gains +1 {V}." })
        QVERIFY2(!parseText(typed, CardType::Character).problems.empty(), typed);
}

// Prints that lack a blank or a line between two abilities, or have one too many.
void TestAlteredGrammar::whatLacksABlankOrALineIsReadAlike_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<int>("type");
    const auto row = [](const char* typed, const char* plain, CardType type = CardType::Character) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(plain)
                             << static_cast<int>(type);
    };
    row("{J} Draw a card. {R} I gain 1 boost.", "{J} Draw a card.\n{R} I gain 1 boost.");
    row("[Gigantic]. {J} Draw a card.", "[Gigantic].\n{J} Draw a card.");
    row("[Fleeting]. Draw a card.", "[Fleeting].\nDraw a card.", CardType::Spell);
    row("[Sabotage]. Draw a card.", "[Sabotage]. Draw a card.", CardType::Spell);
    row("{J}  Draw a card.", "{J} Draw a card.");
    row("{J} Draw a card,then discard a card from your hand.",
        "{J} Draw a card, then discard a card from your hand.");
    row("{J} Draw a card.Draw a card.", "{J} Draw a card. Draw a card.");
    row("{T},{1}: Draw a card.", "{T}, {1}: Draw a card.");
    row("Choose one:\u2022Draw a card.\u2022[Resupply].",
        "Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].", CardType::Spell);
    row("Choose one:  \u2022  Draw a card.  \u2022  [Resupply].",
        "Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].", CardType::Spell);
    row("{J} Sacri\u00adfice a Character.", "{J} Sacrifice a Character.");
}

void TestAlteredGrammar::whatLacksABlankOrALineIsReadAlike()
{
    QFETCH(QString, typed);
    QFETCH(QString, plain);
    QFETCH(int, type);
    const auto read = [&](const QString& text) {
        return parseText(text.toStdString(), static_cast<CardType>(type));
    };
    QVERIFY2(read(typed).problems.empty(), qPrintable(typed));
    QVERIFY2(read(typed).abilities == read(plain).abilities, qPrintable(typed));
    QVERIFY(read(plain).abilities.size() == read(typed).abilities.size());
}

void TestAlteredGrammar::textsPrintBack()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    QCOMPARE(lostOf(text.toStdString(), static_cast<CardType>(type)), std::string());
}

void TestAlteredGrammar::marksAndRemindersAreNoText()
{
    const Parsed plain = parseText("{J} I gain [Anchored].\n{R} Draw a card.", CardType::Character);
    const Parsed marked
        = parseText("#{J}# I gain [[Anchored]]. (I stay for a while.)  {R} []Draw a\u00a0card.",
            CardType::Character);
    QVERIFY(plain.problems.empty());
    QVERIFY(plain.abilities == marked.abilities);
    QCOMPARE(printedAbilities("{J} Choose one:  \u2022 A.  \u2022 B.  {H} C.").size(), 2u);
    QCOMPARE(normalForm("{J} I gain a boost."), normalForm("{j} I gain 1 boost."));
}

// "If you do: A. B." holds for both, "If you do, A. B." only for the first.
void TestAlteredGrammar::aColonHoldsWhatFollows()
{
    const If all = nodeOf<If>("If you control a token: Draw a card. I gain 1 boost.");
    QVERIFY(all.effect && std::holds_alternative<Sequence>(all.effect->node));
    const Sequence first = nodeOf<Sequence>("If you control a token, draw a card. I gain 1 boost.");
    QCOMPARE(first.parts.size(), 2u);
    QVERIFY(std::holds_alternative<If>(first.parts[0].node));
}

void TestAlteredGrammar::insteadTakesThePlaceOfTheSentenceBefore()
{
    const If made = nodeOf<If>("Draw a card. If you control a token, draw two cards instead.");
    QVERIFY(made.otherwise && said(made).elseWord == Said<If>::Else::Instead);
    QCOMPARE(std::get<Draw>(made.effect->node).count.number, 2);
    QCOMPARE(std::get<Draw>(made.otherwise->node).count.number, 1);
}

void TestAlteredGrammar::aPlaceAtTheEndIsTheDestination()
{
    const Move made = nodeOf<Move>("Put a card from your hand in Reserve.");
    QCOMPARE(made.to, Zone::Reserve);
    const Some& what = std::get<Some>(made.what.node);
    QCOMPARE(what.filter.after.size(), 1u);
    QCOMPARE(what.filter.after[0].places[0].zone, Zone::Hand);
}

void TestAlteredGrammar::whoGoesOnDoesTheSecondPart()
{
    const Sequence made
        = nodeOf<Sequence>("Each player discards their hand, then draws two cards.");
    const Draw& second = std::get<Draw>(made.parts[1].node);
    QCOMPARE(second.who.kind, Who::Kind::EachPlayer);
    QVERIFY(said(second.who).unsaid);
    const Sequence other = nodeOf<Sequence>("Target opponent draws a card, then draw a card.");
    QCOMPARE(std::get<Draw>(other.parts[1].node).who.kind, Who::Kind::You);
}

// "[Ember]" may be the name of a token, "[Exhausted Resupply]" never.
void TestAlteredGrammar::aKeywordIsNoToken()
{
    const Sequence made = nodeOf<Sequence>("Ready a card and [Exhausted Resupply].");
    QCOMPARE(made.parts.size(), 2u);
    QVERIFY(std::holds_alternative<Resupply>(made.parts[1].node));
}

void TestAlteredGrammar::costsArePaidInOrder()
{
    const Ability made = abilityOf("{2}, {T}, Discard a card from your Reserve: Draw a card.");
    QCOMPARE(made.kind, Ability::Kind::Quick);
    QCOMPARE(made.cost.size(), 3u);
    QCOMPARE(std::get<Pay>(made.cost[0].node).mana.number, 2);
    QVERIFY(std::holds_alternative<Exhaust>(made.cost[1].node));
    QVERIFY(std::holds_alternative<Discard>(made.cost[2].node));
}

void TestAlteredGrammar::aBareNumberAsksForAsManyOrMore()
{
    const If made = nodeOf<If>("If you control two Animals, draw a card.");
    QCOMPARE(made.condition.compare, Compare::AtLeast);
    QCOMPARE(made.condition.number.number, 2);
}

void TestAlteredGrammar::supportTextsAreMarked()
{
    const Parsed quick = parseSupport("{D}: Draw a card.");
    QVERIFY(quick.problems.empty() && quick.abilities[0].support && !quick.abilities[0].infinite);
    const Parsed lasting
        = parseSupport("{I} When you play a Spell \u2014 I gain 1 boost, up to a max of 2.");
    QVERIFY(lasting.problems.empty() && lasting.abilities[0].infinite);
    QCOMPARE(lasting.abilities[0].kind, Ability::Kind::Reaction);
}

QTEST_APPLESS_MAIN(TestAlteredGrammar)
#include "tst_altered_grammar.moc"
