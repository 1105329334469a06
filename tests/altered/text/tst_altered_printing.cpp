#include "PrintedBack.h"

#include <QTest>

using namespace triptych::altered;

/// Every kind of sentence is read, and printed back as it was.
class TestAlteredPrinting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsPrintBack_data();
    void textsPrintBack();
};

// 7.3, 7.4: every kind of sentence, in words of our own.
void TestAlteredPrinting::textsPrintBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    const auto row = [](const char* text, CardType type = CardType::Character) {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type);
    };
    row("[Gigantic], [Tough 2].");
    row("At Noon and at Dusk \u2014 I gain 1 boost.");
    row("The first time I join your Expeditions or when another Robot joins your Expeditions each "
        "Day \u2014 Draw a card.");
    row("At Noon or when you pass \u2014 I gain 1 boost.");
    row("When I join your Expeditions or when another Robot joins your Expeditions \u2014 Draw a "
        "card.");
    row("When you play a Spell or when an opponent discards a card from their hand \u2014 I gain 1 "
        "boost.");
    row("{J} Discard a card from your hand twice, then draw a card.");
    row("{J} Create a [Mote 1/1/1] Spirit token in target Expedition three times.");
    row("{J} If the number of times you sacrificed a Character this Day is 2 or more, draw a "
        "card.");
    row("{J} If no Character was sacrificed this Day, draw a card.");
    row("Opponents can't [Sabotage].");
    row("Players can't create tokens during your turn.");
    row("When you activate a quick action \u2014 I gain 1 boost.");
    row("When a player activates a quick action \u2014 I gain 1 boost.");
    row("When an opponent activates a quick action of a Character \u2014 I gain 1 boost.");
    row("When you draw your second card each turn \u2014 I gain 1 boost.");
    row("When another Character goes to its owner's hand \u2014 I gain 1 boost.");
    row("{J} Draw a card for each of your Expeditions that moved forward this Day.");
    row("{J} Each of your Expeditions that didn't move forward this Day [Ascends].");
    row("{J} Target Character with the most boosts gains [Asleep].");
    row("{J} Target Character with the fewest boosts gains 1 boost.");
    row("{J} Target a Character. Send to Reserve target Character facing it with fewer boosts than "
        "it.");
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
    row("At Noon \u2014 You may sacrifice me to become first player.");
    row("{T}, {1}: You may discard a card from your hand to win the game.", CardType::Landmark);
    row("{H} Target player [Resupplies]. If that player is an opponent, I gain 1 boost.");
    row("{J} Target player draws a card. If that player isn't you, [Resupply].");
    row("{J} Roll two dice. Target Character gains X boosts, where X is the highest result, up to "
        "a "
        "max of 4.");
    row("{J} Return target Character to its owner's hand. Create a [Mote 1/1/1] Plant token in the "
        "Expedition it left.");
    row("When both of your Expeditions move forward during the same Dusk \u2014 Draw a card.");
    row("{J} Target Character gains 1 boost. If you don't own it, draw a card.");
    row("Characters you own but don't control are [Tough 1].");
    row("{J} Discard target Character owned by an opponent.");
    row("If you would draw a card, [Resupply] instead.");
    row("If you would draw a card, you may [Resupply] instead.");
    row("{J} Target Character facing exactly one Robot gains 1 boost.");
    row("Characters facing two or more Robots have +1 {V}.");
    row("{J} [Sabotage]. If you discarded no Spells this way, draw a card.");
    row("{J} If the region in front of my Expedition is {M}, draw a card.");
    row("{J} If the region in front of your Companion Expedition isn't face-down, draw a card.");
    row("{J} Remove target Character or Permanent from the game.");
    row("{J} Choose a Character you control and a Character facing it. They switch Expeditions.");
    row("{J} Look at the top two cards of your deck. Draw one of them. Put the other in Reserve.");
    row("My {V} is doubled.");
    row("The {V} and {M} of Robots you control are doubled.");
    row("If an opponent would draw one or more cards during the Afternoon, draw a card instead.");
    row("When a Permanent joins an opponent's Landmarks \u2014 Ready me.");
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
    row("{J} If one of your Characters switched Expeditions this Day, draw a card.");
    row("{J} If I was played from Reserve, draw a card.");
    row("When you play a Spell \u2014 If it was played from your hand, draw a card.");
    row("{J} Draw a card for each die you rolled this Day.");
    row("When you play a card \u2014 If it's the third card you played from your Reserve this Day, "
        "draw a card.");
    row("Players can't [Resupply].");
    row("Opponents can't draw cards outside of Morning.");
    row("You can't draw cards during the Afternoon.");
    row("Your opponents can't [Resupply] this Day.", CardType::Spell);
    row("{J} Roll two dice and ignore the lowest roll. On a 4+, draw a card.");
    row("If you would roll a die, roll two dice and ignore the highest roll instead.");
    row("I cost {1} less for each visible region with {V}.");
    row("I have +1 {V} for each region between your Hero and Companion.");
    row("{J} Draw a card for each Expedition that moved forward this Day.");
    row("{1}: Draw a card. You can only activate this if you control a Robot. You can only "
        "activate this once per Day.",
        CardType::Landmark);
    row("{J} If a Character you control defected this Day, draw a card.");
    row("{J} If a Robot left my Expedition this Day, draw a card.");
    row("{J} If you passed first this Day, draw a card.");
    row("{J} If a Character an opponent controls gained 1 boost this turn, draw a card.");
    row("{J} If a card was discarded from your Reserve this Day, draw a card.");
    row("{J} If you drew two or more cards this Day, draw a card.");
    row("{J} If you rolled a 6 this Day, draw a card.");
    row("{J} If an opponent's Expedition moved forward due to {V} this Day, draw a card.");
    row("{J} If another Character joined my Expedition this Day, draw a card.");
    row("{J} If a Spell went to your Reserve this Day, draw a card.");
    row("{J} If you put a card in your Mana zone this Day, draw a card.");
    row("{J} If you spent 1 boost this turn, draw a card.");
    row("{J} I gain 1 boost for each card you drew this Day.");
    row("{J} I gain 1 boost for each time you rolled a die this Day.");
    row("{J} Draw X cards, where X is the number of times my Expedition moved backwards this Day.");
    row("{J} I gain 1 boost for each Character that switched Expeditions this turn.");
    row("{J} I gain 1 boost for each Robot that was discarded this Day.");
    row("When a Character you control switches Expeditions for the second time each Day \u2014 "
        "Draw "
        "a card.");
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

void TestAlteredPrinting::textsPrintBack()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    QCOMPARE(lostOf(text.toStdString(), static_cast<CardType>(type)), std::string());
}

QTEST_APPLESS_MAIN(TestAlteredPrinting)
#include "tst_altered_printing.moc"
