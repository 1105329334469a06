#include "altered/text/Parse.h"

#include <QTest>

using namespace triptych::altered;

/// What is said in another order, of another person or in another voice is read as the same.
class TestAlteredOtherOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherOrderIsReadAlike_data();
    void otherOrderIsReadAlike();
    void whatWouldMeanSomethingElseIsRefused_data();
    void whatWouldMeanSomethingElseIsRefused();
};

void TestAlteredOtherOrder::otherOrderIsReadAlike_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<int>("type");
    CardType type = CardType::Spell;
    const auto row = [&](const char* typed, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed)
                             << static_cast<int>(type);
    };
    row("Draw until there are four cards in your hand.",
        "Draw cards until you have four cards in hand.");
    row("During this turn, Characters cost you {1} less to play.",
        "Characters you play this turn cost {1} less.");
    row("If your two Expeditions share a region, draw a card.",
        "If your Expeditions are in the same region, draw a card.");
    row("Become the first player.", "You become first player.");
    row("Every Expedition [Ascends].", "All Expeditions [Ascend].");
    row("Every Character loses every boost on it.", "All Characters lose their boosts.");
    row("Your Expeditions both [Ascend].", "Both of your Expeditions [Ascend].");
    row("This Day, no Expedition can move forward.", "Expeditions can't move forward this Day.");
    row("No Expedition moves forward this Day.", "Expeditions can't move forward this Day.");
    row("Discard target Character that has at least 2 boosts.",
        "Discard target Character with 2 or more boosts.");
    row("Both of your Expeditions move forward.",
        "Each of your Expeditions moves forward one region.");
    row("Swap target card in Reserve with a card in your hand.",
        "Exchange target card in Reserve with a card from your hand.");
    row("Two target Characters you control exchange Expeditions.",
        "Exchange the Expeditions of two target Characters you control.");
    row("Name a number from 1 to 6 and roll a die. If the die shows that number, draw two cards.",
        "Choose a number from 1 to 6, then roll a die. If the result is equal to the chosen "
        "number, draw two cards.");
    row("Target Character gains boosts equal to the difference between its {V} and {M}.",
        "Target Character gains X boosts, where X is the difference between its {V} and its {M}.");
    row("Target Character gains 1 boost. For each Landmark you control, repeat this process.",
        "Target Character gains 1 boost. Repeat this process once for each Landmark you control.");
    row("Move 1 boost from one target Character to another.",
        "Move 1 boost from target Character to another target Character.");
    row("Choose two Expeditions. Create a [Tinling 1/1/1] Robot token in each.",
        "Target two Expeditions and create a [Tinling 1/1/1] Robot token in each of them.");
    row("Discard target Character and create a [Tinling 1/1/1] Robot token in the Expedition it "
        "was in.",
        "Discard target Character. Create a [Tinling 1/1/1] Robot token in its Expedition.");
    row("Target Character gains 1 boost, or 3 boosts instead if you control a Landmark.",
        "If you control a Landmark, target Character gains 3 boosts. Otherwise, it gains 1 boost.");
    row("Target Character gains boosts equal to the highest Hand Cost among your Characters.",
        "Target Character gains X boosts, where X is the highest Hand Cost among Characters you "
        "control.");
    row("Target empty Expedition moves forward one region.",
        "Target Expedition with no Characters moves forward one region.");
    row("This Day, each Character you play gains 1 boost.",
        "Characters you play this Day gain 1 boost.");
    row("Target Character that faces a [Boosted] Character is discarded.",
        "Discard target Character facing a [Boosted] Character.");
    row("Discard target Character that joined its Expedition this turn.",
        "Discard target Character that joined this turn.");
    row("This Day, target Character is a Robot in addition to its other types.",
        "Target Character gains the Robot subtype this Day.");
    row("You must pass.", "You pass.");
    row("Target Character becomes [Anchored].", "Target Character gains [Anchored].");
    type = CardType::Landmark;
    row("Complete me when you control two or more Robots.",
        "When you control two Robots \u2014 Complete me.");
    row("Your Landmark limit is four.", "Your Landmarks limit is four.");
    row("Your Landmark limit becomes four.", "Your Landmarks limit is four.");
    row("Each Day, the first Robot you play costs {1} less.",
        "The first Robot you play each Day costs {1} less.");
    row("Each Day, your first Robot costs {1} less.",
        "The first Robot you play each Day costs {1} less.");
    row("During Night, you may keep one additional card in Reserve if it's exhausted.",
        "You may keep one more card in Reserve during Night if it's exhausted.");
    row("During Night, you may keep one extra exhausted card in Reserve.",
        "You may keep one more card in Reserve during Night if it's exhausted.");
    row("Your opponents can't draw cards except during Morning.",
        "Opponents can't draw cards outside of Morning.");
    row("Outside of Morning, opponents can't draw cards.",
        "Opponents can't draw cards outside of Morning.");
    row("No player can [Resupply].", "Players can't [Resupply].");
    row("Nobody can [Resupply].", "Players can't [Resupply].");
    row("Each player can play only one Spell each Day.",
        "Players can't play more than one Spell each Day.");
    row("Players may only play one Spell per Day.",
        "Players can't play more than one Spell each Day.");
    row("During the Afternoon, if a [Boosted] Character would leave your Expeditions, it loses all "
        "its boosts instead.",
        "If a [Boosted] Character would leave your Expeditions during the Afternoon, it loses all "
        "its boosts instead.");
    row("If one of your Expeditions would move forward at Dusk, you may exhaust me. If you do, it "
        "moves forward one more region instead.",
        "If one of your Expeditions would move forward during Dusk, you may exhaust me to make it "
        "move forward one more region instead.");
    row("Each Day, the first time a Character you control would gain [Asleep], it gains 1 boost "
        "instead.",
        "The first time each Day a Character you control would gain [Asleep], it gains 1 boost "
        "instead.");
    row("{T}: Distribute 2 boosts as you choose among Characters in Reserve.",
        "{T}: Distribute 2 boosts among any Characters in Reserve.");
    row("Draw a card when I'm sacrificed.", "When I'm sacrificed \u2014 Draw a card.");
    type = CardType::Character;
    row("For each Landmark you control, I have +2 {V}.",
        "I have +2 {V} for each Landmark you control.");
    row("My {O} is the number of cards in your hand.",
        "My {O} is equal to the number of cards in your hand.");
    row("I have {O} equal to the number of cards in your hand.",
        "My {O} is equal to the number of cards in your hand.");
    row("Players can't sacrifice me.", "I can't be sacrificed.");
    row("You may play Spells from your Reserve even if they're exhausted.",
        "You may play exhausted Spells from your Reserve.");
    row("You can play exhausted Spells in your Reserve.",
        "You may play exhausted Spells from your Reserve.");
    row("Characters facing me are neither [Gigantic] nor [Tough].",
        "Characters facing me lose [Gigantic] and [Tough].");
    row("All my statistics are equal to my highest statistic.",
        "My {V}, {M} and {O} are equal to my highest statistic.");
    row("My statistics are all equal to my highest statistic.",
        "My {V}, {M} and {O} are equal to my highest statistic.");
    row("{j} and {r} abilities of Characters facing me don't activate.",
        "The {j} and {r} abilities of Characters facing me can't activate.");
    row("Characters facing me can't activate their {j} and {r} abilities.",
        "The {j} and {r} abilities of Characters facing me can't activate.");
    row("During Morning, exhausted Characters in Reserve aren't readied.",
        "Exhausted Characters in Reserve remain exhausted during Morning.");
    row("As long as my Expedition is in {M}, each region is {O} and loses its other terrains.",
        "If my Expedition is in {M}, all regions are {O} and lose their other terrains.");
    row("Cards in your opponents' Reserve have no {D} abilities.",
        "Cards in your opponents' Reserve lose their {D} abilities.");
    row("For {2}, you may play me from your discard pile. If you do, I gain [Fleeting].",
        "You may play me from your discard pile for {2}. If you do, I gain [Fleeting].");
    row("Opponents' effects can't sacrifice or discard me.",
        "I can't be sacrificed or discarded by opponents' effects.");
    row("You may play one Spell from your discard pile each Day.",
        "Once per Day, you may play a Spell from your discard pile.");
    row("Add 2 to the {V} of my Expedition.", "My Expedition has +2 {V}.");
    row("The {V} of my Expedition is increased by 2.", "My Expedition has +2 {V}.");
    row("The {O} of my Expedition can't be less than 3.",
        "The {O} of my Expedition is at least 3.");
    row("The statistics of [Asleep] Characters facing me aren't counted.",
        "[Asleep] Characters facing me don't count towards their Expedition's statistics.");
    row("Ignore boosts on Characters facing me during Dusk.",
        "During Dusk, ignore the boosts of Characters facing me.");
    row("Boosts on Characters facing me are ignored during Dusk.",
        "During Dusk, ignore the boosts of Characters facing me.");
    row("{J} I double my boosts.", "{J} Double my boosts.");
    row("{R} I'm no longer [Fleeting].", "{R} I lose [Fleeting].");
    row("{J} Unless you pay {2}, sacrifice me.", "{J} Sacrifice me unless you pay {2}.");
    row("{J} If you don't pay {2}, sacrifice me.", "{J} Sacrifice me unless you pay {2}.");
    row("{J} Put a {V} Terrain Marker onto target region.",
        "{J} Put a {V} Terrain Marker on target region.");
    row("{J} You may pay {X}. If you paid 3 or more this way, draw a card.",
        "{J} You may pay {X}. If X is 3 or more, draw a card.");
    row("{J} The Expedition facing mine moves one region backward.",
        "{J} The Expedition facing me moves backwards one region.");
    row("{J} If there are three or more visible {V} regions, draw a card.",
        "{J} If three or more {V} regions are visible, draw a card.");
    row("{J} If no Expedition of yours is in {M}, draw a card.",
        "{J} If neither of your Expeditions is in {M}, draw a card.");
    row("{J} If you have no Expedition in {M}, draw a card.",
        "{J} If neither of your Expeditions is in {M}, draw a card.");
    row("{J} If each of your Characters is [Boosted], draw a card.",
        "{J} If all Characters you control are [Boosted], draw a card.");
    row("{J} If all your Characters have boosts, draw a card.",
        "{J} If all Characters you control are [Boosted], draw a card.");
    row("{H} Each player discards their hand and Reserve, then draws two cards.",
        "{H} Each player discards their hand and their Reserve, then draws two cards.");
    row("{J} If your Landmarks have a total Hand Cost of {6} or more, draw a card.",
        "{J} If the total Hand Cost of cards in your Landmarks is {6} or more, draw a card.");
    row("{J} If Characters you control have a total of 7 or more boosts, each player passes.",
        "{J} If there are 7 or more boosts among Characters you control, each player passes.");
    row("{J} If your Characters have seven or more boosts in total, each player passes.",
        "{J} If there are 7 or more boosts among Characters you control, each player passes.");
    row("When you roll a die with a result of 6 \u2014 Draw a card.",
        "When you roll a 6 \u2014 Draw a card.");
    row("When a die you roll shows a 6 \u2014 Draw a card.",
        "When you roll a 6 \u2014 Draw a card.");
    row("When I become ready \u2014 I gain 1 boost.", "When I'm readied \u2014 I gain 1 boost.");
    row("When I fall [Asleep] \u2014 Draw a card.", "When I gain [Asleep] \u2014 Draw a card.");
    row("Whenever I change Expeditions, draw a card.",
        "When I switch Expeditions \u2014 Draw a card.");
    row("When I move to my other Expedition \u2014 Draw a card.",
        "When I switch Expeditions \u2014 Draw a card.");
    row("Whenever you spend boosts, I gain 1 boost.",
        "When you spend 1 or more boosts \u2014 I gain 1 boost.");
    row("Whenever boosts are spent by you, I gain 1 boost.",
        "When you spend 1 or more boosts \u2014 I gain 1 boost.");
    row("When I move from your hand to Reserve \u2014 Draw a card.",
        "When I go to Reserve from your hand \u2014 Draw a card.");
    row("When a Gift is received by an opponent \u2014 I gain 1 boost.",
        "When an opponent receives a Gift \u2014 I gain 1 boost.");
    row("When any number of cards are discarded from your hand \u2014 Draw a card.",
        "When one or more cards are discarded from your hand \u2014 Draw a card.");
    row("When an opponent draws cards or [Resupplies] \u2014 Ready me.",
        "When an opponent draws one or more cards or [Resupplies] \u2014 Ready me.");
    row("{J} Roll two dice and keep the highest. On a 4+, draw a card.",
        "{J} Roll two dice and ignore the lowest roll. On a 4+, draw a card.");
    row("{J} Roll two dice. Ignore the lowest. On a 4+, draw a card.",
        "{J} Roll two dice and ignore the lowest roll. On a 4+, draw a card.");
    row("{J} If there are more Characters in the Expedition facing me than in mine, draw a card.",
        "{J} If the Expedition facing me has more Characters than my Expedition, draw a card.");
    row("{J} If both of your Expeditions have an equal number of Characters, draw a card.",
        "{J} If each of your Expeditions has the same number of Characters, draw a card.");
    row("{H} Discard the top two cards of your deck. If they have a type in common, draw a card.",
        "{H} Discard the top two cards of your deck. If they share a type, draw a card.");
    row("{H} Discard the top two cards of your deck. If both are of the same type, draw a card.",
        "{H} Discard the top two cards of your deck. If they share a type, draw a card.");
    row("{J} For every two cards in your hand, I gain 1 boost.",
        "{J} I gain 1 boost for each two cards in your hand.");
    row("{H} Until your next turn, opponents can't use {D} abilities.",
        "{H} Opponents can't activate {D} abilities until your next turn.");
    row("Whenever you activate a Permanent's {T} ability, I gain 1 boost.",
        "When you activate the {T} ability of a Permanent \u2014 I gain 1 boost.");
    row("When an opponent draws a card, except during Morning \u2014 I gain 1 boost.",
        "When an opponent draws a card outside of Morning \u2014 I gain 1 boost.");
    row("When my Expedition moves forward due to at least two terrains \u2014 Draw a card.",
        "When my Expedition moves forward due to two or more terrains \u2014 Draw a card.");
    row("{J} Roll a die. Even: Draw a card. Odd: [Resupply].",
        "{J} Roll a die. On an even result, draw a card. On an odd result, [Resupply].");
    row("You may add 2 to the result of each die you roll.",
        "If you would roll a die, you may add 2 to its result.");
    row("{T}: The next card you [Resupply] this Day gains 1 boost.",
        "{T}: The next time you [Resupply] this Day, it gains 1 boost.");
    row("I cost {2} less if I'm played in an empty Expedition.",
        "If there are no Characters in the Expedition I'm played in, I cost {2} less.");
    row("I cost {1} less for each visible {V} region.",
        "I cost {1} less for each visible region with {V}.");
    row("You must sacrifice a Character to play me.",
        "To play me, you must sacrifice a Character.");
    row("Whenever another of your Feats is completed, I gain 1 boost.",
        "When you complete another Feat \u2014 I gain 1 boost.");
    row("Whenever my Expedition moves back, draw a card.",
        "When my Expedition moves backward \u2014 Draw a card.");
    row("When a token is created by you \u2014 Draw a card.",
        "When you create a token \u2014 Draw a card.");
    row("When Night begins \u2014 [Sabotage].", "At Night \u2014 [Sabotage].");
    row("{H} Each player must sacrifice a Character.", "{H} Each player sacrifices a Character.");
    row("{J} Take a card from your discard pile into your hand.",
        "{J} Return a card from your discard pile to your hand.");
    type = CardType::Hero;
    row("I start the game with 1 Arcane counter on me.", "I begin the game with 1 Arcane counter.");
    row("My abilities are ignored during the first Day.",
        "Ignore my abilities during the first Day.");
    row("During the first Day, ignore my abilities.", "Ignore my abilities during the first Day.");
    row("You may play Spells in your discard pile as though they were in your Reserve.",
        "You may play Spells from your discard pile as if they were in your Reserve.");
    row("Spells in your discard pile may be played as if they were in your Reserve.",
        "You may play Spells from your discard pile as if they were in your Reserve.");
}

void TestAlteredOtherOrder::otherOrderIsReadAlike()
{
    QFETCH(QString, typed);
    QFETCH(QString, printed);
    QFETCH(int, type);
    const auto read = [&](const QString& text) {
        return parseText(text.toStdString(), static_cast<CardType>(type));
    };
    const Parsed plain = read(printed);
    QVERIFY2(plain.problems.empty(), qPrintable(printed));
    const Parsed parsed = read(typed);
    QVERIFY2(
        parsed.problems.empty(), parsed.problems.empty() ? "" : parsed.problems[0].text.c_str());
    QVERIFY2(parsed.abilities == plain.abilities, qPrintable(typed));
}

// A clause that is moved would lose who is spoken of, or its time; and a paragraph names nobody before it begins.
void TestAlteredOtherOrder::whatWouldMeanSomethingElseIsRefused_data()
{
    QTest::addColumn<int>("type");
    const auto row = [](const char* typed, CardType type = CardType::Character) {
        QTest::newRow(typed) << static_cast<int>(type);
    };
    row("Characters gain 1 boost when they join your Expeditions.");
    row("It gains 1 boost when a Robot joins your Expeditions.");
    row("Draw a card when you play a Spell if you control a Robot.");
    row("I cost {2} less when you control a Robot.");
    row("{J} I gain 2 boosts, or 3 boosts instead if it's a Robot.");
    row("{J} Target Character gains 1 boost, or 2 boosts instead if it's a Robot.");
    row("{J} If you control both, draw a card.");
    row("{J} If there are two or more boosts on it, draw a card.");
    row("This turn, the next Spell you play costs {1} less and the next Character you play gains 1 "
        "boost.",
        CardType::Spell);
    row("Up to two target Characters are discarded if you control a Robot.", CardType::Spell);
    row("Draw a card when you pass.", CardType::Spell);
    row("Put two [Tinling 1/1/1] Robot tokens in target Expedition.", CardType::Spell);
    row("{J} Put a [Tinling 1/1/1] Robot token in my Expedition.");
    row("When it leaves the Expedition zone \u2014 Draw a card.");
    row("When they draw a card \u2014 I gain 1 boost.");
    row("When that Character is sacrificed \u2014 Draw a card.");
    row("When its Expedition moves forward \u2014 Draw a card.");
    row("When a Character they control is sacrificed \u2014 Draw a card.");
    row("When a Robot joins that Expedition \u2014 Draw a card.");
    row("If it would leave the Expedition zone, draw a card instead.");
    row("It has +1 {V}.");
    row("They are [Tough 1].", CardType::Landmark);
    row("Characters they control can't gain boosts.");
    row("Spells they play cost {1} more.", CardType::Landmark);
    row("Characters in its Expedition have +1 {V}.");
    row("I have +1 {V} for each Robot they control.");
}

void TestAlteredOtherOrder::whatWouldMeanSomethingElseIsRefused()
{
    QFETCH(int, type);
    QVERIFY(!parseText(QTest::currentDataTag(), static_cast<CardType>(type)).problems.empty());
}

QTEST_APPLESS_MAIN(TestAlteredOtherOrder)
#include "tst_altered_other_order.moc"
