#include "altered/text/Parse.h"

#include <QTest>

using namespace triptych::altered;

/// What refers to nothing, or to one of several, is refused; texts that are much like it are read.
class TestAlteredDiagnostics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatRefersToNothingIsRefused_data();
    void whatRefersToNothingIsRefused();
    void whatRefersToSomethingIsNotRefused();
};

// Every word that refers finds something said before it; and nothing is said where nobody looks.
void TestAlteredDiagnostics::whatRefersToNothingIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* text, const char* says, CardType type = CardType::Character) {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(type) << says;
    };
    row("At Noon \u2014 Play me.", "already is not played");
    row("{T}: Play me.", "already is not played");
    row("When an opponent passes \u2014 You may play me for free.", "already is not played");
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
    row("{J} Target Character gains \"When I go to Reserve \u2014 Draw a card.\"", "no more");
    row("Cards in your Reserve have \"When I leave the Expedition zone \u2014 Draw a card.\"",
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
    row("{J} Reveal the top four cards of your deck. You may put a Permanent and a Character from "
        "them in Reserve. Discard the rest. If two cards were put in Reserve this way, draw a "
        "card.",
        "only the second");
    row("The first Character that joins each of your Expeditions each Day gains 1 boost.",
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
    row("It has +1 {V} while you control a Robot.", "What is always so");
    row("They can't [Resupply].", "What is always so");
    row("Characters facing me cost {1} more.", "faces nobody");
    row("{J} Create a [Mote 1/1/1] Spirit token in my Expedition twice. It gains 1 boost.",
        "one after the other");
    row("Their Reserve limit is reduced by one.", "What is always so");
    row("{J} Put a card from your hand in Reserve. Target Character gains 1 boost. Exhaust that "
        "card.",
        "not in play");
    row("It costs {2} less if you control a Robot.", "What is always so");
    row("If you control a Robot, it has +1 {V}.", "What is always so");
    row("Target Character you control is [Tough 1].", "Nobody chooses a target");
    row("Target card you play from your Reserve costs {1} less.", "Nobody chooses a target");
    row("Target Character can't be sent to Reserve.", "Nobody chooses a target");
    row("Characters target player controls are [Tough 1].", "Nobody chooses a target");
    row("To play me, you must each player sacrifices a Permanent.", "pays the cost");
    row("If each player would draw a card, you may [Resupply] instead.", "at a time");
    row("If I would be discarded by each opponent, put me in your hand instead.", "at a time");
    row("If I would go to each player's Reserve, put me in your hand instead.", "at a time");
    row("When I go to each player's Reserve \u2014 Draw a card.", "one player or one card");
    row("The first time each player plays a Spell each turn \u2014 I gain 1 boost.",
        "one player or one card");
    row("{J} You may each player draws a card.", "have each player draw a card");
    row("{J} You may pay {1} to each opponent draws a card.", "have each player draw a card");
    row("{J} Each opponent reveals the top card of your deck.", "Nobody but you reveals");
    row("{J} Each player reveals your hand.", "Nobody but you reveals");
    row("When you activate the {T} ability of two Permanents you control \u2014 I gain 1 boost.",
        "not understood");
    row("{1}, Each player sacrifices a Character: Draw a card.", "pays the cost");
    row("Send target Character to Reserve as an exhausted Mana Orb.", "Mana zone", CardType::Spell);
    row("Put a Character from your Reserve in your Hero Expedition as an exhausted Mana Orb.",
        "Mana zone", CardType::Spell);
    row("Return target Character to its owner's hand, exhausted.", "has no status",
        CardType::Spell);
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
    row("If your Hero Expedition would move forward, it moves backwards one more region instead.",
        "One more than what");
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
    row("If I would be discarded from your Reserve, put me in your hand instead.",
        "This works only while");
    row("If I would be discarded from your hand, draw a card instead.", "This works only while");
    row("{J} Put target Character on top of its owner's deck. You may play it for free.",
        "not found there");
    row("{H} You may put a Character you control on the bottom of your deck. If you do, play it.",
        "not found there");
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
    row("{J} Reveal your Reserve. For each Character in it, draw a card.", "revealed this way");
    row("{J} If you control exactly two Robots, one of them gains 1 boost and the other gains "
        "[Anchored].",
        "the others are");
    row("{J} If there's a card in each player's Reserve, each player discards one.",
        "all of them together");
    row("{J} Discard target Character. Then, discard target Character with a different Base Cost.",
        "From what");
    row("If an opponent would draw a card, they may [Resupply] instead.", "Only you are asked");
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
    row("{J} Choose two Characters in each Expedition. Discard them.", "in all of them together");
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
    row("{J} Sacrifice a Character. At the next Dusk, draw a card for each boost it had.",
        "not known any more");
    row("{J} Up to two target Characters gain 1 boost. At the next Dusk, sacrifice them and draw a "
        "card.",
        "only one of several");
    row("Characters in your Reserve have \"{D}: Draw a card.\"", "support box");
    row("{J} Two target Characters in each of your Expeditions gain 1 boost.", "told apart");
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
    const auto problems = parseText(text.toStdString(), static_cast<CardType>(type)).problems;
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
        QVERIFY2(parseText(text, CardType::Character).problems.empty(), text);
}

QTEST_APPLESS_MAIN(TestAlteredDiagnostics)
#include "tst_altered_diagnostics.moc"
