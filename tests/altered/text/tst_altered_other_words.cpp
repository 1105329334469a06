#include "altered/text/Parse.h"

#include <QTest>

using namespace triptych::altered;

/// What people say in other words, or print otherwise, is read as the same.
class TestAlteredOtherWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typographyChangesNothing();
    void whatPeopleSayIsReadAsItIsPrinted_data();
    void whatPeopleSayIsReadAsItIsPrinted();
    void whatPeopleSayOfTwoIsRefused();
    void whatLacksABlankOrALineIsReadAlike_data();
    void whatLacksABlankOrALineIsReadAlike();
};

// However it was typed or stored: the same card.
void TestAlteredOtherWords::typographyChangesNothing()
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
void TestAlteredOtherWords::whatPeopleSayIsReadAsItIsPrinted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    row("[Scout 3].", "[Scout] {3}.");
    row("{H} Reveal the top three cards of your deck. You may choose a Permanent from them and put "
        "it in your hand. Discard the rest.",
        "{H} Reveal the top three cards of your deck. You may choose a Permanent from among them "
        "and put it in your hand. Discard the rest.");
    row("[Defender] unless you control two or more Landmarks.",
        "Unless you control two or more Landmarks, I am [Defender].");
    row("{J} This Day, all visible regions are {M} and lose their other terrains.",
        "{J} This Day, all regions are {M} and lose their other terrains.");
    row("{J} Until Rest, target Character gains [Tough 1].",
        "{J} Target Character gains [Tough 1] until Rest.");
    row("{J} Until Rest, Characters facing me can't gain boosts.",
        "{J} Characters facing me can't gain boosts until Rest.");
    row("{J} Choose a Character facing me. Until Rest, its {V} is 0.",
        "{J} Choose a Character facing me. Its {V} is 0 until Rest.");
    row("{J} Create a [Fox 2/1/0] token in each Expedition that isn't tied.",
        "{J} Create a [Fox 2/1/0] token in each Expedition that's behind or ahead.");
    row("When I lose my last Ink counter \u2014 Draw a card.",
        "When I lose 1 or more Ink counters, if I have no Ink counters \u2014 Draw a card.");
    row("When I lose my last boost, draw a card.",
        "When I lose 1 or more boosts, if I have no boosts \u2014 Draw a card.");
    row("When you pass \u2014 If you control Characters with three different Base Costs, draw a "
        "card.",
        "When you pass \u2014 If there are three or more different Base Costs among Characters you "
        "control, draw a card.");
    row("At Dusk \u2014 If there are no Characters in my Expedition or in the Expedition facing "
        "me, [Resupply].",
        "At Dusk \u2014 If there are no Characters in my Expedition and in the Expedition facing "
        "me, [Resupply].");
    row("{T}: Send another Character you control to Reserve. You may play it again immediately for "
        "{2} less.",
        "{T}: Send another Character you control to Reserve. You may immediately play it for {2} "
        "less.");
    row("{J} Choose one: target Character gains 1 boost, or draw a card.",
        "{J} Choose one:\n\u2022 Target Character gains 1 boost.\n\u2022 Draw a card.");
    row("When I leave the Expedition zone, choose one at random: draw a card, ready two Mana Orbs, "
        "or create a [Fox 2/1/0] token in the Expedition I left.",
        "When I leave the Expedition zone \u2014 Choose one at random:\n\u2022 Draw a "
        "card.\n\u2022 Ready two Mana Orbs.\n\u2022 Create a [Fox 2/1/0] token in my Expedition.");
    row("Harbour Cat can't be targeted by Spells while it's the only Character in its Expedition.",
        "I can't be targeted by Spells while I'm the only Character in my Expedition.");
    row("{J} Choose one: draw a card and Harbour Cat gains 2 boosts, or Harbour Cat switches "
        "Expeditions.",
        "{J} Choose one:\n\u2022 Draw a card and I gain 2 boosts.\n\u2022 I switch Expeditions.");
    row("{J} Pay any amount of mana. I gain that many boosts, minus one.",
        "{J} Pay any amount of mana. I gain that many boosts minus 1.");
    row("While Harbour Cat has 3 or more boosts, he is [Gigantic].",
        "While I have 3 or more boosts, I am [Gigantic].");
    row("If you would roll a die, roll two instead and ignore the lower result.",
        "If you would roll a die, roll two dice and ignore the lowest roll instead.");
    row("Your opponents can't activate {D} abilities during your turns.",
        "Your opponents can't activate {D} abilities during your turn.");
    row("{J} Each player may pay {1}. If nobody does, I gain 3 boosts.",
        "{J} Each player may pay {1}. If no player does, I gain 3 boosts.");
    row("The second Character you play each Afternoon gains 2 boosts if its Base Cost is {2} or "
        "less, otherwise it gains [Fleeting].",
        "When you play a Character for the second time each Afternoon \u2014 If its Base Cost is "
        "{2} or less, it gains 2 boosts. Otherwise, it gains [Fleeting].");
    row("Both players' Reserve limit is increased by two.",
        "Each player's Reserve limit is increased by two.");
    row("{J} Each player sacrifices a Character of their choice.",
        "{J} Each player sacrifices a Character.");
    row("{J} Target a Character. If it has {M} greater than {O}, it gains [Anchored].",
        "{J} Target a Character. If its {M} is greater than its {O}, it gains [Anchored].");
    row("You can play me only if your opponent has already passed.",
        "I can't be played unless your opponent has already passed.");
    row("At Noon, put a Trial counter on Harbour Cat.", "At Noon \u2014 I gain 1 Trial counter.");
    row("Characters you control with 3 or more boosts can't gain any more.",
        "Characters you control with 3 or more boosts can't gain boosts.");
    row("Harbour Cat starts with 3 Fuel counters.", "I enter play with 3 Fuel counters.");
    row("At Noon \u2014 If no opponent's Expedition is in my region, draw a card.",
        "At Noon \u2014 If my Expedition isn't in contact, draw a card.");
    row("At Dusk, Harbour Cat gains boosts equal to the difference between the number of "
        "Characters in its Expedition and in the Expedition facing it.",
        "At Dusk \u2014 I gain X boosts, where X is the difference between the number of "
        "Characters in my Expedition and the number of Characters in the Expedition facing me.");
    row("{J} Target a Character in each of target opponent's Expeditions. They both switch "
        "Expeditions, then gain [Anchored].",
        "{J} Target a Character in each of target opponent's Expeditions. They switch Expeditions. "
        "Then, they gain [Anchored].");
    row("{J} I gain 1 boost per terrain of my region.",
        "{J} I gain 1 boost per terrain in my region.");
    row("I cost {1} less per Expedition you have that's behind.",
        "I cost {1} less per Expedition you control that's behind.");
    row("Your opponents can't play any Spells.", "Your opponents can't play Spells.");
    row("{J} Target Character gains [Tough 1] this Day. If it's [Boosted], it gains [Tough 2] "
        "instead.",
        "{J} Target Character gains [Tough 1] this Day. If it's [Boosted], it gains [Tough 2] this "
        "Day instead.");
    row("{J} Your opponents can't play a Character this Day.",
        "{J} Your opponents can't play Characters this Day.");
    row("Players can't play a Spell more than once each Day.",
        "Players can't play more than one Spell each Day.");
    row("Characters facing me can't gain a boost.", "Characters facing me can't gain boosts.");
    row("Players can't draw a card outside of Morning.",
        "Players can't draw cards outside of Morning.");
    row("{J} Target Character gains 1 boost and can't be targeted this turn.",
        "{J} Target Character gains 1 boost. It can't be targeted this turn.");
    row("{J} I gain 1 boost and can't be sacrificed this Day.",
        "{J} I gain 1 boost. I can't be sacrificed this Day.");
    row("I'm [Tough 1] and can't be discarded.", "I'm [Tough 1].\nI can't be discarded.");
    row("Characters facing me have -1 {V} and can't gain boosts.",
        "Characters facing me have -1 {V}.\nCharacters facing me can't gain boosts.");
    row("Each Noon, you may pay {1} to draw a card.",
        "At Noon \u2014 You may pay {1} to draw a card.");
    row("{J} Choose one: draw a card; or [Resupply].",
        "{J} Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].");
    row("Whenever you [Resupply] a Spell, draw a card.",
        "When you [Resupply], if it's a Spell \u2014 Draw a card.");
    row("Characters you control gain 1 boost when they join your Companion Expedition.",
        "When a Character you control joins your Companion Expedition \u2014 It gains 1 boost.");
    row("When a boost is removed from a Character you control, draw a card.",
        "When a Character you control loses a boost \u2014 Draw a card.");
    row("{J} Each player sacrifices all but two of their Characters.",
        "{J} Each player sacrifices Characters until they control two of them.");
    row("{J} Do this twice: draw a card.", "{J} Do the following two times:\n\u2022 Draw a card.");
    row("{J} I gain 1 Growth counter. Then, if I have three or more, sacrifice me.",
        "{J} I gain 1 Growth counter. If I have three or more Growth counters, sacrifice me.");
    row("The first time each Day one of your Expeditions moves forward, draw a card.",
        "The first time one of your Expeditions moves forward each Day \u2014 Draw a card.");
    row("{J} If I'm facing a Character with higher {M} than mine, I gain 2 boosts.",
        "{J} If I'm facing a Character with {M} higher than mine, I gain 2 boosts.");
    row("{J} You may move a boost from a Character you control to another.",
        "{J} You may move a boost from a Character you control to another Character you control.");
    row("[Tough X], where X is the number of my boosts.",
        "[Tough X], where X is my number of boosts.");
    row("At Night \u2014 If no player played a Spell this Day, each player draws a card.",
        "At Night \u2014 If no Spell was played this Day, each player draws a card.");
    row("When you play a Robot \u2014 If it's your second Robot this Day, draw a card.",
        "When you play a Robot \u2014 If it's the second Robot you played this Day, draw a card.");
    row("I cost {1} less for each Landmark you control, to a minimum of {1}.",
        "I cost {1} less for each Landmark you control, down to a minimum of {1}.");
    row("When you discard me from Reserve \u2014 Draw a card.",
        "When I'm discarded from Reserve by you \u2014 Draw a card.");
    row("{J} Choose {V}, {M} or {O}, then place a Terrain Marker of that terrain on target region.",
        "{J} Choose one:\n\u2022 Place a {V} Terrain Marker on target region.\n\u2022 Place a {M} "
        "Terrain Marker on target region.\n\u2022 Place a {O} Terrain Marker on target region.");
    row("When I or another Robot joins your Expeditions \u2014 Draw a card.",
        "When I join your Expeditions or when another Robot joins your Expeditions \u2014 Draw a "
        "card.");
    row("{J} If you sacrificed a Character twice this Day, draw a card.",
        "{J} If the number of times you sacrificed a Character this Day is 2 or more, draw a "
        "card.");
    row("When you sacrifice your second Character each Day \u2014 Draw a card.",
        "When you sacrifice a Character for the second time each Day \u2014 Draw a card.");
    row("Once per Day, when you play a Spell, I gain 1 boost.",
        "The first time you play a Spell each Day \u2014 I gain 1 boost.");
    row("When you play a Spell, draw a card. This ability triggers only once each turn.",
        "When you play a Spell \u2014 Draw a card. This triggers only once each turn.");
    row("When you play a Spell, you may pay {1}. If you do, draw a card. It activates only once "
        "per "
        "Day.",
        "When you play a Spell \u2014 You may pay {1}. If you do, draw a card. This triggers only "
        "once each Day.");
    row("{J} When you play a Character this Day, draw a card.",
        "{J} Each time you play a Character this Day, draw a card.");
    row("{J} Each player may discard a card from their hand. If they do, they draw a card.",
        "{J} Each player may discard a card from their hand to draw a card.");
    row("When I am sacrificed \u2014 Draw a card.", "When I'm sacrificed \u2014 Draw a card.");
    row("When a Character returns to its owner's hand \u2014 Draw a card.",
        "When a Character goes to its owner's hand \u2014 Draw a card.");
    row("{J} Target a Character. Return to its owner's hand target Character facing it with fewer "
        "boosts.",
        "{J} Target a Character. Return to its owner's hand target Character facing it with fewer "
        "boosts than it.");
    row("{J} If there are fewer cards in your hand than in your opponent's, draw a card.",
        "{J} If there are fewer cards in your hand than in your opponent's hand, draw a card.");
    row("{J} Discard the top two cards of your deck. You may put a Permanent discarded this way in "
        "your Reserve.",
        "{J} Discard the top two cards of your deck. You may put a Permanent from among them in "
        "your Reserve.");
    row("When an opponent [Resupplies] \u2014 You may exhaust the card they put in Reserve.",
        "When an opponent [Resupplies] \u2014 You may exhaust it.");
    row("{J} Discard each card with Reserve Cost {2} or less from each Reserve.",
        "{J} Discard each card with Reserve Cost {2} or less from each player's Reserve.");
    row("{J} Put a Terrain Marker of your choice on target region.",
        "{J} Put a {V}, {M} or {O} Terrain Marker on target region.");
    row("{J} Reveal the top card of your deck. Send to Reserve target Character with Hand Cost "
        "lower than that card's Hand Cost.",
        "{J} Reveal the top card of your deck. Send to Reserve target Character with Hand Cost "
        "less than its Hand Cost.");
    row("{J} If an opponent's Companion Expedition is two or more regions ahead of yours, draw a "
        "card.",
        "{J} If an opponent's Companion Expedition is two or more regions ahead, draw a card.");
    row("{R} You may discard a card from your Reserve. If you didn't, I gain [Fleeting].",
        "{R} You may discard a card from your Reserve. If you don't, I gain [Fleeting].");
    row("{H} If the next region is {M}, my Expedition [Ascends].",
        "{H} If the region in front of my Expedition is {M}, my Expedition [Ascends].");
    row("Instead of drawing a card, you may [Resupply].",
        "If you would draw a card, you may [Resupply] instead.");
    row("If you would roll a die, you may roll an additional die and ignore one of the results.",
        "If you would roll a die, you may roll two dice and choose one of the results instead.");
    row("{J} Create a [Tinling 1/1/1] Robot token in your Hero Expedition and another in your "
        "Companion Expedition.",
        "{J} Create a [Tinling 1/1/1] Robot token in your Hero Expedition, then create a [Tinling "
        "1/1/1] Robot token in your Companion Expedition.");
    row("I can't be targeted by opponents' Spells or abilities.",
        "I can't be targeted by your opponents.");
    row("{J} Reveal your hand. For each Character in it, draw a card.",
        "{J} Reveal your hand. For each Character from it, draw a card.");
    row("{J} You may reveal your hand. If there are no Spells in it, draw a card.",
        "{J} You may reveal your hand. If you do and there are no Spells from it, draw a card.");
    row("{H} [Sabotage]. If you didn't discard a Spell this way, I gain 1 boost.",
        "{H} [Sabotage]. If you discarded no Spells this way, I gain 1 boost.");
    row("{J} Draw two cards, but choose one of your Expeditions: it can't move forward this Day.",
        "{J} Draw two cards, then choose one of your Expeditions. It can't move forward this "
        "Day.");
    row("I cost {1} less if an opponent's Hero Expedition is ahead of yours.",
        "I cost {1} less if an opponent's Hero Expedition is ahead.");
    row("{J} If both of their Expeditions are ahead of yours, draw a card.",
        "{J} If both of an opponent's Expeditions are ahead, draw a card.");
    row("I can't be targeted by Spells played by opponents.",
        "I can't be targeted by opponents' Spells.");
    row("Opponents can't target Robots you control with Spells.",
        "Robots you control can't be targeted by opponents' Spells.");
    row("Characters you control have double {V}.", "The {V} of Characters you control is doubled.");
    row("{J} Target Character that's facing no Robots gains 1 boost.",
        "{J} Target Character facing no Robots gains 1 boost.");
    row("{J} Target Character you control and target Character facing it switch Expeditions.",
        "{J} Target a Character you control and a Character facing it. They switch Expeditions.");
    row("The first Robot that joins your Expeditions each Day gains 1 boost.",
        "The first time a Robot joins your Expeditions each Day \u2014 It gains 1 boost.");
    row("{J} If your Hero Expedition is ahead by at least two regions, draw a card.",
        "{J} If your Hero Expedition is two or more regions ahead, draw a card.");
    row("{J} I gain 1 boost for each Character facing one or more Robots.",
        "{J} I gain 1 boost for each Character facing a Robot.");
    row("Whenever you play a Spell, I gain 1 boost.",
        "When you play a Spell \u2014 I gain 1 boost.");
    row("Every time you play a Spell, I gain 1 boost.",
        "When you play a Spell \u2014 I gain 1 boost.");
    row("[Completed]: When you play a Spell, draw a card.",
        "[Completed]: When you play a Spell \u2014 Draw a card.");
    row("Characters you control have \"When you play a Spell, I gain 1 boost.\"",
        "Characters you control have \"When you play a Spell \u2014 I gain 1 boost.\"");
    row("When you play a Spell while I'm [Boosted], draw a card.",
        "When you play a Spell, if I'm [Boosted] \u2014 Draw a card.");
    row("{1}: Draw a card. Activate only if you control a Robot.",
        "{1}: Draw a card. You can only activate this if you control a Robot.");
    row("{1}: Draw a card. Only once per Day.",
        "{1}: Draw a card. You can only activate this once per Day.");
    row("When you use a {D} ability, draw a card.",
        "When you activate a {D} ability \u2014 Draw a card.");
    row("{J} If my Expedition is ahead of the one facing it, draw a card.",
        "{J} If my Expedition is ahead of the Expedition facing it, draw a card.");
    row("{J} If my Expedition is behind the one facing me, draw a card.",
        "{J} If my Expedition is behind, draw a card.");
    row("{J} If my region is {M}, draw a card.", "{J} If I'm in a {M} region, draw a card.");
    row("{J} Take an extra turn after this one.", "{J} Play another turn.");
    row("{J} If all your Characters are [Boosted], draw a card.",
        "{J} If all Characters you control are [Boosted], draw a card.");
    row("{J} If you've played two or more Spells this Day, draw a card.",
        "{J} If you played two or more Spells this Day, draw a card.");
    row("When I'm sacrificed, each other Character in the Expedition I was in gains 1 boost.",
        "When I'm sacrificed \u2014 Each other Character in my Expedition gains 1 boost.");
    row("{J} [Resupply]. If you resupplied a Spell, draw a card.",
        "{J} [Resupply]. If it's a Spell, draw a card.");
    row("If you would roll a die, roll two dice instead and ignore the lower result.",
        "If you would roll a die, roll two dice and ignore the lowest roll instead.");
    row("{J} Create a [Fox 2/1/0] token in target Expedition. The token created there gains 1 "
        "boost.",
        "{J} Create a [Fox 2/1/0] token in target Expedition. It gains 1 boost.");
    row("When an opponent plays their first Spell each Day, draw a card.",
        "When an opponent plays their first Spell each Day \u2014 Draw a card.");
    row("{J} If your Hero Expedition doesn't contain any Characters, draw a card.",
        "{J} If your Hero Expedition contains no Characters, draw a card.");
    row("{H} Put up to one target Landmark card from your discard pile in your Reserve.",
        "{H} Put up to one target Landmark from your discard pile in your Reserve.");
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
    row("{J} Choose one: draw a card, [Resupply], or target Character gains 1 boost.",
        "{J} Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].\n\u2022 Target Character gains 1 "
        "boost.");
    row("{J} Choose one: draw a card, then discard a card from your Reserve, or [Resupply].",
        "{J} Choose one:\n\u2022 Draw a card, then discard a card from your Reserve.\n\u2022 "
        "[Resupply].");
    row("{J} Choose one: draw a card; [Resupply]; or target Character gains 1 boost.",
        "{J} Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].\n\u2022 Target Character gains 1 "
        "boost.");
    row("{J} If you control a Robot, the next Character you play this turn costs {1} less and "
        "gains "
        "1 boost.",
        "{J} If you control a Robot, the next Character you play this turn costs {1} less and the "
        "next Character you play this turn gains 1 boost.");
    row("{J} If you control a Robot, sabotage twice.",
        "{J} If you control a Robot, [Sabotage] twice.");
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
    row("{J} Remove 1 boost from each of up to two target Characters.",
        "{J} Remove 1 boost from up to two target Characters.");
    row("{J} Remove all boosts from each of two target Characters.",
        "{J} Remove all boosts from two target Characters.");
    row("{J} Remove 1 Kelon counter from each of up to two target Permanents.",
        "{J} Remove 1 Kelon counter from up to two target Permanents.");
    row("{J} Target two Characters of the same player. They both gain 1 boost.",
        "{J} Target two Characters that share a controller. They gain 1 boost.");
    row("{J} Target two Characters in different Expeditions controlled by the same player. They "
        "both switch Expeditions.",
        "{J} Target two Characters in different Expeditions that share a controller. They switch "
        "Expeditions.");
    row("{J} Send all Characters to Reserve except Robots and Characters with 4 or more boosts.",
        "{J} Send all non-Robot Characters with 3 or less boosts to Reserve.");
    row("{J} Discard all Characters other than Robots or tokens.",
        "{J} Discard all non-Robot non-token Characters.");
    row("{J} Discard all Permanents that aren't Landmarks.",
        "{J} Discard all non-Landmark Permanents.");
    row("{J} Send all Characters except those with Base Cost {3} or less to Reserve.",
        "{J} Send all Characters with Base Cost {4} or more to Reserve.");
    row("Characters you control except Robots have +1 {V}.",
        "Non-Robot Characters you control have +1 {V}.");
    row("{J} Discard all Characters except me and [Boosted] ones.",
        "{J} Discard all other non-[Boosted] Characters.");
    row("{J} Discard the top two cards of your deck. You may put up to one Robot or Landmark "
        "discarded this way in Reserve.",
        "{J} Discard the top two cards of your deck. You may put up to one Robot or Landmark from "
        "among them in Reserve.");
    row("{J} Discard the top four cards of your deck. You may put up to two Permanents discarded "
        "this way in Reserve.",
        "{J} Discard the top four cards of your deck. You may put up to two Permanents from among "
        "them in Reserve.");
    row("At Night \u2014 I lose 1 Lantern counter. If I have none left, sacrifice me.",
        "At Night \u2014 I lose 1 Lantern counter. If I have no Lantern counters, sacrifice me.");
    row("At Night \u2014 I lose 1 boost. Then, if I have none, sacrifice me.",
        "At Night \u2014 I lose 1 boost. If I have no boosts, sacrifice me.");
    row("At Night \u2014 Remove 1 Sap counter from me. If I have none left, sacrifice me.",
        "At Night \u2014 Remove 1 Sap counter from me. If I have no Sap counters, sacrifice me.");
    row("At Night \u2014 If I have no Sap counters left, sacrifice me.",
        "At Night \u2014 If I have no Sap counters, sacrifice me.");
    row("When you pass \u2014 If you have ten Mana Orbs or more, draw a card.",
        "When you pass \u2014 If you have ten or more Mana Orbs, draw a card.");
    row("When you pass \u2014 If you control three Robots or more, draw a card.",
        "When you pass \u2014 If you control three or more Robots, draw a card.");
    row("When you pass \u2014 If I have 3 Sap counters or more, draw a card.",
        "When you pass \u2014 If I have 3 or more Sap counters, draw a card.");
    row("{J} Target Character with 2 boosts or less gains 1 boost.",
        "{J} Target Character with 2 or less boosts gains 1 boost.");
    row("{J} Each opponent may draw a card. I gain 2 boosts for each one who does.",
        "{J} Each opponent may draw a card. I gain 2 boosts for each player who did.");
    row("{J} You may exhaust target opponent's Hero.",
        "{J} You may exhaust target Hero an opponent controls.");
    row("{J} Ready an opponent's Hero.", "{J} Ready a Hero an opponent controls.");
    row("{J} Target opponent reveals their hand. Choose a Spell from it, if there is one. They put "
        "it in their Reserve.",
        "{J} Target opponent reveals their hand. Choose a Spell from it. They put it in their "
        "Reserve.");
    row("{J} You may draw a card up to two times.",
        "{J} You may draw a card. You may draw a card.");
    row("{J} Up to three times, you may discard a Robot.",
        "{J} You may discard a Robot. You may discard a Robot. You may discard a Robot.");
    row("Your Reserve limit and your Landmark limit are both reduced by one.",
        "Your Reserve limit is reduced by one.\nYour Landmark limit is reduced by one.");
    row("Your Landmark and Reserve limits are increased by two.",
        "Your Landmark limit is increased by two.\nYour Reserve limit is increased by two.");
    row("If I'm [Boosted] and would go to Reserve, return me to my owner's hand instead.",
        "If I would go to Reserve while I'm [Boosted], return me to my owner's hand instead.");
    row("If my Expedition is behind and I would go to Reserve, draw a card instead.",
        "If I would go to Reserve while my Expedition is behind, draw a card instead.");
    row("If a token in my Expedition would be discarded, you may exhaust me. If you do, it stays "
        "in "
        "play instead",
        "If a token in my Expedition would be discarded, you may exhaust me instead.");
    row("If an opponent's effect would send another Character in my Expedition to Reserve, you may "
        "have it send me there instead.",
        "If another Character in my Expedition would be sent to Reserve by an opponent, you may "
        "send me to Reserve instead.");
    row("If an opponent would discard another Character in my Expedition, you may have it discard "
        "me instead.",
        "If another Character in my Expedition would be discarded by an opponent, you may discard "
        "me instead.");
    row("{J} If at least one opponent has already passed this Day, draw a card.",
        "{J} If an opponent passed this Day, draw a card.");
    row("{J} Roll two dice. Target Character gains 1 boost, then, if both results were the same, "
        "draw a card.",
        "{J} Roll two dice. Target Character gains 1 boost, then if the results are equal, draw a "
        "card.");
    row("{J} Roll two dice. If the results are the same, draw a card.",
        "{J} Roll two dice. If the results are equal, draw a card.");
    row("Spells can't target me.", "I can't be targeted by Spells.");
    row("{J} The next time target Expedition would move forward this Day, draw a card instead.",
        "{J} Target an Expedition. The next time it would move forward this Day, draw a card "
        "instead.");
    row("{J} Target an Expedition. This Day, it can't move forward due to {M} or {O}",
        "{J} Target an Expedition. It can't move forward due to {M} or {O} this Day.");
    row("When you pass \u2014 If three or more Characters you control share a subtype, draw a "
        "card.",
        "When you pass \u2014 If you control three or more Characters that share a subtype, draw a "
        "card.");
    row("When you pass \u2014 If two Permanents you control share a subtype, draw a card.",
        "When you pass \u2014 If you control two Permanents that share a subtype, draw a card.");
    row("When you pass \u2014 If three or more Characters you control have a subtype in common, "
        "draw "
        "a card.",
        "When you pass \u2014 If you control three or more Characters that share a subtype, draw a "
        "card.");
    row("My Hand Cost is reduced by {1} for each Landmark you control.",
        "I cost {1} less to play from your hand for each Landmark you control.");
    row("Your opponents' Spells cost {1} more.", "Spells your opponents play cost {1} more.");
}

void TestAlteredOtherWords::whatPeopleSayIsReadAsItIsPrinted()
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
void TestAlteredOtherWords::whatPeopleSayOfTwoIsRefused()
{
    for (const char* typed :
        { "When another Character joins your Expeditions, this Character gains 1 boost.",
            "{J} Discard the top card of your deck. You may play this card.",
            "{J} Draw X cards, where X is the {V} of Characters you control.",
            "{J} Draw a card for each boost on a Character you control.",
            "{J} Target opponent discards a card from their hand or you draw a card.",
            "{J} Target player draws a card. The next card they play this Day costs {1} less.",
            "{J} Target Character gains [Gigantic] or [Tough 1] this Day.",
            "{J} Target Character gains [Anchored] or +2 {V} this turn.",
            "{J} Target Character permanently gains +1 {V} for each Landmark you control.",
            "{J} Sacrifice one of their Characters.", "{J} Target Character gains +1 {V}.",
            "{J} Send all Characters to Reserve except Characters in my Expedition.",
            "{J} Send all Characters to Reserve except one of them.",
            "{J} Remove up to 2 boosts from each of two target Characters.",
            "{J} You may pay {1} up to two times. If you do, draw a card.",
            "{J} Draw a card. If I have none left, sacrifice me.",
            "{J} Target Character gains 1 boost, if there is one." })
        QVERIFY2(!parseText(typed, CardType::Character).problems.empty(), typed);
}

// Prints that lack a blank or a line between two abilities, or have one too many.
void TestAlteredOtherWords::whatLacksABlankOrALineIsReadAlike_data()
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

void TestAlteredOtherWords::whatLacksABlankOrALineIsReadAlike()
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

QTEST_APPLESS_MAIN(TestAlteredOtherWords)
#include "tst_altered_other_words.moc"
