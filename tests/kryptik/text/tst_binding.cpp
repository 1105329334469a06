#include "Papers.h"

#include "kryptik/text/printing/Print.h"

#include <QTest>

#include <string>

using namespace triptych::kryptik;

/// What the words of a text refer to: settled when it is read, named by the explanation, or refused.
class TestBinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRefused_data();
    void isRefused();
    void isNamed_data();
    void isNamed();
};

void TestBinding::isRefused_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](char on, const char* text, const char* says) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row('s', "Counter it.", "\"it\" means nothing here");
    row('s',
        "If you control a Human, destroy a citizen an opponent controls and its controller draws a "
        "card. Otherwise, that player discards a card.",
        "chosen only where the other of the two is done");
    row('s',
        "If you control a Human, destroy a citizen an opponent controls and its controller draws a "
        "card. Otherwise, destroy all citizens they control.",
        "chosen only where the other of the two is done");
    row('s',
        "If you control a Human, target player draws a card. Otherwise, target opponent discards a "
        "card. That player plunders 1.",
        "say which it is");
    row('s', "If you control a Human, destroy a citizen. Otherwise, its controller draws a card.",
        "Too much has happened since");
    row('s', "Destroy the citizen that destroyed this card.", "Only an 11 year ability tells");
    row('s', "Put the top card of a deck into its owner's limbo pile.", "is not understood here");
    row('c', "This citizen can attack twice each turn.", "is not understood here");
    row('s', "Exchange two cards from your hand with a card from your limbo pile.",
        "is not understood here");
    row('s', "Destroy target citizen with a lower attack than that citizen.",
        "can not depend on another card's statistics");
    row('s', "Destroy all humans. Draw a card for each citizen returned to your hand this way.",
        "has put nothing there");
    row('s',
        "Look at the top three cards of target opponent's deck. Put one of them into your hand "
        "and the rest on the bottom of their deck.",
        "is not understood here");
    row('s',
        "Look at the top two cards of your deck. Put one of them on top of your deck and the "
        "other back on top.",
        "is not understood here");
    row('s', "Draw a card. If two of them are spells, draw a card.", "means nothing here");
    row('s', "Discard two cards. If two of them were engaged, draw a card.",
        "What stands on the island only");
    row('c', "If two of them are humans, this gets +1/+1.", "\"them\" means nothing here");
    row('s', "Unless you control a human, draw a card. If you don't, draw two cards.",
        "There is no wording known");
    row('s', "Look at three of your 11 year cards. You may switch their positions.",
        "no more and no fewer");
    row('s', "Each opponent discards a card. If they do, draw a card.",
        "There is no wording known for \"If they do, draw a card.\"");
    row('s', "Destroy all citizens. Engage each citizen that was not abolished this way.",
        "was done before");
    row('c', "Whenever the second Beast dies each turn, draw a card.", "is not understood here");
    row('s', "Deal 2 damage to target citizen. If you do, draw a card.", "Nothing was done before");
    row('s', "If you control no humans, discard a card. If you do, draw a card.",
        "could be that there are some");
    row('s', "Draw a card unless you control a human. If you don't, draw two cards.",
        "There is no wording known");
    row('s', "Target opponent may discard a card. If they pay, draw a card.",
        "There is no wording known");
    row('s', "Destroy target citizen and draw a card unless you pay {2}. If you do, draw a card.",
        "There is no wording known");
    row('s',
        "Destroy target citizen. At the start of its controller's next turn, draw a "
        "card.",
        "Whose next turn that is");
    row('s',
        "Deal 2 damage to target citizen. It deals twice that much damage instead if it's engaged.",
        "how much damage is dealt instead");
    row('c', "This and each other goblin you control get +1/+1 as long as it has a counter on it.",
        "means nothing here");
    row('c', "Whenever a citizen attacks, that player discards a card.",
        "which of the two players is meant");
    row('c', "Whenever another citizen blocks, that player discards a card.",
        "which of the two players is meant");
    row('c', "Whenever a citizen attacks, destroy a citizen they control.",
        "which of the two players is meant");
    row('s', "Destroy target citizen. The defending player draws a card.", "means nothing here");
    row('c', "Whenever you cast your second Beast citizen each turn, draw a card.",
        "is not understood here");
    row('c', "Whenever an opponent casts their first Beast citizen each turn, draw a card.",
        "is not understood here");
    row('s', "Each player gains control of all citizens an opponent controls.",
        "Not all of them can control");
    row('s', "Destroy target citizen you own that an opponent owns.", "is not understood");
    row('s', "Destroy target citizen with soul cost between 4 and 2.", "is not understood");
    // What a condition speaks of is no word's meaning, and nobody would think of this card.
    row('c', "Enter; if an opponent controls an overlord, destroy it.", "the condition speaks of");
    row('c', "Enter; if you have a citizen card in your limbo pile, return that card to your hand.",
        "the condition speaks of");
    row('c', "Enter; if a citizen attacked this turn, its controller discards a card.",
        "the condition speaks of");
    row('c', "Whenever this attacks, if an opponent controls an overlord, engage it.",
        "the condition speaks of");
    row('c', "As long as an opponent controls an overlord, it has Toxic.",
        "the condition speaks of");
    row('c', "{1}: if you control an overlord, it gets +1/+1 until end of turn.",
        "the condition speaks of");
    row('c', "Whenever a citizen attacks an 11 year card, its controller draws a card.",
        "Say \"that citizen's controller\" or");
    row('c', "Whenever another citizen destroys an 11 year card, its owner draws a card.",
        "Say \"that citizen's owner\" or");
    row('s',
        "Until end of turn, whenever a citizen deals combat damage to an 11 year card, its "
        "controller draws a card.",
        "Say \"that citizen's controller\" or");
    row('c', "Whenever this attacks an 11 year card, that citizen's controller draws a card.",
        "whose controller is you");
    row('c',
        "Enter; target attacking citizen's controller can't attack with other citizens "
        "this turn.",
        "On a citizen the others are the others than this one");
    row('s', "Target opponent can't attack with other citizens this turn.", "other");
    row('s',
        "Prevent the next 3 damage that would be dealt to you and your 11 year cards "
        "this turn.",
        "is not understood here");
    row('c', "When this leaves your limbo pile, draw a card.", "where all can see it");
    row('c', "When this is put into your hand from your deck, draw a card.",
        "where all can see it");
    row('c', "When this is put into an opponent's limbo pile, draw a card.",
        "where all can see it");
    row('c', "Citizens can't attack unless you pay {1}.", "is not understood here");
    row('s',
        "Citizens can't attack you this turn unless their controller pays {1} for each "
        "card in your hand.",
        "So much for each of something is asked only while a citizen says so");
    row('s',
        "Target opponent chooses one: they draw a card; or you draw a card; or they "
        "discard a card; or you discard a card; or they plunder 1.",
        "ends here too early");
    row('s',
        "Deal 2 damage to target citizen. If it would die this turn, abolish it instead and draw a "
        "card.",
        "What is done besides would be done at once");
    row('s',
        "Deal 2 damage to target citizen. If it would die this turn, abolish it instead, then draw "
        "a card.",
        "What is done besides would be done at once");
    row('s',
        "Return target citizen card in your limbo pile to the island. If it would leave the "
        "island, abolish it instead and draw a card.",
        "What is done besides would be done at once");
    row('c',
        "When this is discarded by an effect an opponent controls, you may put it onto the island "
        "instead of into your limbo pile.",
        "A card that is discarded lies in the limbo pile");
    row('c', "When you discard this, put it onto the island instead.",
        "A card that is discarded lies in the limbo pile");
    row('s',
        "At the beginning of your next turn, draw two cards. If you control a Human, draw three "
        "instead.",
        "What would be done later would be replaced");
    row('s', "At the beginning of your next turn, draw two cards, or three if you control a Human.",
        "What would be done later would be replaced");
    row('s', "Draw that many cards.", "\"that many\" means nothing here");
    row('c', "Whenever one or more citizens you control deal damage, draw that many cards.",
        "\"that many\" means nothing here");
    row('s', "Each opponent sacrifices a citizen of your choice.",
        "Who does something chooses what it is done to");
    // Deeds of a turn are counted as far as fifteen: of more it could never be true.
    row('c', "At the end of your turn, if you discarded 16 or more cards this turn, draw 1 card.",
        "is not understood here");
    row('c', "Whenever you cast a card, if it was cast for its 11 year cost, draw 1 card.",
        "Only of this card itself it is known");
    row('c', "Whenever this destroys an 11 year card, abolish that card.", "its owner chooses");
    row('c', "Engaged citizens you control can attack.", "Nothing lets an engaged citizen attack");
    row('c', "This citizen can attack while engaged.", "Nothing lets an engaged citizen attack");
    row('s', "Each player gains control of a citizen an opponent controls.",
        "Of several players nobody is asked");
    row('c', "{1}: draw a card. Abolish this card instead of putting it into your limbo pile.",
        "A citizen goes to a limbo pile only where");
    row('s', "Destroy target citizen. If a spell was countered this way, draw a card.",
        "\"countered this way\" means nothing here");
    row('c',
        "You may cast spells from your limbo pile. If a citizen cast this way would leave the "
        "island, abolish it instead.",
        "is not understood here");
    row('s', "Target citizen an opponent controls gets +1/+1 for as long as you control it.",
        "over before it begins");
    row('s',
        "Look at the top three cards of your deck. An opponent chooses one of them. Put it into "
        "your hand and the rest into your limbo pile.",
        "is not understood here"); // they have not seen them
    row('s', "Look at target opponent's hand and choose a spell from it. Attach it to this.",
        "not on the island");
    row('c', "Dies; look at target opponent's hand and choose a card from it. Attach it to this.",
        "not on the island");
    row('s', "Until its controller's next turn, target citizen can't block.",
        "is not understood here");
    row('s', "Gain control of target citizen until its controller's next turn.",
        "is not understood here");
    row('c', "Whenever another citizen attacks, it deals 1 damage to that citizen.",
        "That could be this card or the citizen that triggered this");
    row('c',
        "{1}: this deals 1 damage to target citizen. It deals damage equal to its attack to "
        "another "
        "target citizen.",
        "That could be this card or the citizen that it has dealt damage to");
    row('s', "This deals 2 damage to target citizen. If it is a Beast, it deals 2 damage to you.",
        "That could be this card or the citizen that it has dealt damage to");
    // Other than this, or than the one that was named?
    row('c', "Whenever another citizen attacks, each other citizen gets +1/+0 until end of turn.",
        "This could be other than this card or other than the citizen named before");
    row('c', "Whenever a citizen attacks, another target citizen gets +1/+0 until end of turn.",
        "This could be other than this card or other than the citizen named before");
    row('c',
        "Enter; deal 1 damage to target citizen. Each other citizen you control gets +1/+1 until "
        "end of turn.",
        "This could be other than this card or other than the citizen named before");
    row('c', "Enter; each citizen other than that citizen gets -1/-1 until end of turn.",
        "means nothing here");
    // Of spells nobody tells which one deals damage, and "another player" is no opponent of this card's here.
    row('c', "Spells you control deal double damage.", "which of them deals damage is not told");
    row('c', "Whenever a spell deals damage, draw a card.",
        "which of them deals damage is not told");
    row('c', "Whenever a player discards a card, another player draws a card.",
        "Which players are the others");
    // What would be read as something else than it says.
    row('c', "Enter; draw a card. (Only if you control a Giant citizen.)",
        "What stands in brackets");
    row('s', "Choose one:\n- You may draw a card. Discard a card.\n- Destroy target citizen.",
        "In a mode that begins with an");
    row('s', "Choose one:\n- Destroy target citizen.\n- You may draw a card. Discard a card.",
        "In a mode that begins with an");
    row('s',
        "Choose one:\n- If you control a Giant citizen, draw two cards. Discard a card.\n- Destroy "
        "target citizen.",
        "In a mode that begins with an");
    row('s', "Draw a card, then if you control a Giant citizen, draw two cards instead.",
        "Nothing stands before this that could be");
    row('s', "If you do not control two or more citizens, draw two cards.",
        "Of what is not controlled it is");
    row('c', "If a citizen would be put into your limbo pile from the island, abolish it instead.",
        "is not understood here");
    row('s', "For each citizen you control, draw a card, then discard a card.",
        "What is done for each of several");
    row('s', "For each citizen you control, draw a card unless an opponent pays {1}.",
        "What may be prevented is one deed");
    row('c',
        "Enter; for each citizen you control, target opponent discards a card unless they pay {1}.",
        "What may be prevented is one deed");
    row('c', "When this citizen destroys an 11 year card, abolish it.",
        "\"It\" could be the 11 year card here");
    row('s', "Detach a card from target citizen. Return it to its owner's hand.",
        "could be the target citizen chosen first or the card detached");
    row('s', "Target player draws two cards. Each other player discards a card.",
        "Which players are the others is known");
    row('c', "Whenever an opponent casts a spell, the other player draws a card.",
        "Which players are the others is known");
    row('c', "Whenever a citizen deals combat damage to an opponent's 11 year card, draw a card.",
        "What is dealt damage or destroyed may");
    row('c',
        "Whenever a citizen an opponent controls attacks, the attacking player loses an 11 year "
        "card.",
        "Who attacks and who defends is told");
    row('c', "Whenever this becomes blocked, this deals 1 damage to the attacking player.",
        "Who attacks and who defends is told");
    row('c', "Whenever a citizen attacks, destroy a citizen the attacking player controls.",
        "Who attacks and who defends is told");
    row('s', "Return all spells and citizens from your limbo pile to your hand.",
        "Say both with their place:");
    row('c', "Whenever an opponent casts a spell, destroy a citizen of their choice.",
        "is not understood here");
    row('c', "{2}: Draw a card. Activate this ability only if this is in your limbo pile.",
        "is not understood here");
    row('c', "If another citizen you control would die, abolish this instead.",
        "is the card that the text stands on");
    row('s', "Discard your hand. Draw a card for each citizen discarded this way.",
        "What was done this way is counted");
    row('s',
        "Sacrifice a citizen. Target opponent sacrifices a citizen. Return a citizen sacrificed "
        "this way to its owner's hand.",
        "More than one deed before it");
    row('s',
        "Each player puts the top card of their deck into their limbo pile for each citizen you "
        "control.",
        "what is yours can not be counted in it");
    row('s', "Return a citizen destroyed this way to its owner's hand.",
        "Nothing was done before \"this way\"");
    row('s', "Each player discards a card. If you discarded a card this way, draw two cards.",
        "Of what several players did it is");
    row('s',
        "Each player discards any number of cards. You draw as many cards as you discarded this "
        "way.",
        "Of what several players did it is");
    row('c', "Dies; if another citizen died this turn, draw a card.",
        "What died this turn is counted with");
    row('s', "Choose target opponent. Put the top card of your deck into that player's hand.",
        "A card goes to a zone of");
    row('s', "Choose target opponent. Put a card from your hand into their soul row.",
        "A card goes to a zone of");
    row('c',
        "Whenever this deals combat damage to a player, put the top card of your deck into that "
        "player's 11 year row.",
        "A card goes to a zone of");
    row('s', "Put target card in an opponent's limbo pile into your hand.",
        "A card goes to a zone of");
    row('s', "Target opponent searches their deck for a card and puts it into your hand.",
        "A card goes to a zone of");
    row('s', "Target opponent abolishes a card from your limbo pile.",
        "Somebody else does this, so what is");
    row('s', "Each player may discard a card. Each opponent who does not sacrifices a citizen.",
        "Who was asked and who did so");
    row('s', "Each player may draw a card. For each opponent who does, draw a card.",
        "Who was asked and who did so");
    row('s', "Each player sacrifices a citizen. Opponents who can't discard a card instead.",
        "Who was asked and who did so");
    row('s', "Target player gains control of target citizen another player controls.",
        "An opponent is always one of yours,");
    row('c', "Enter; destroy all citizens other than target citizen.",
        "On a citizen the others are the");
    row('c',
        "{1}: Another target citizen you control gets +1/+1 until end of turn. Target citizen an "
        "opponent controls must block it this turn if able.",
        "A citizen can be made to block");
    row('s', "Destroy target citizen if it was cast for its 11 year cost.",
        "Only of this card itself it is");
    row('c', "This can't be countered by abilities.", "What can not be countered can not");
    row('s', "11 year cards you control can't be dealt damage this turn.",
        "Say either that they can not be");
    row('c', "Whenever a citizen attacks an 11 year card you control, draw a card.",
        "That would count attacks on you as");
    row('c', "Enter; abolish the top card of your deck until this leaves the island.",
        "Only citizens of the island are abolished");
    row('s', "Abolish a card from each player's limbo pile.", "That would be one card in all.");
    row('s',
        "Target citizen an opponent controls doesn't disengage during your next disengage phase.",
        "What an opponent controls disengages in that");
    row('s', "Any opponent may sacrifice a citizen. If they do, draw a card.",
        "Who of your opponents is asked is");
    row('c', "If your opponents control no citizens, this gets +2/+2.", "Say ");
    row('c', "This must be blocked by two or more citizens.", "is not understood here");
    row('c', "After a citizen you control attacks, destroy it.", "is not understood here");
    row('s', "Look at two cards in your deck.", "Cards of a deck are looked at");
    row('c', "This can't be targeted by active abilities your opponents control.",
        "Active abilities are not told apart from");
    row('s', "If an opponent has 3 or more cards in your hand, draw a card.",
        "Say whose cards are counted and in");
    row('c',
        "Whenever this deals combat damage to an 11 year card, destroy an additional 11 year card.",
        "is not understood here");
    row('c', "At the beginning of the next end step, draw a card.",
        "An ability waits for each turn's end:");
    row('s', "Each player puts a card from their hand on the bottom.", "Say whose deck that is:");
    row('s', "That player draws 2 cards.", "\"that player\" means nothing here");
    row('s', "Each opponent reveals their hand. Sacrifice a citizen. That player discards a card.",
        "nothing was named before it");
    row('s', "Each opponent draws a card. Discard a card. They discard a card.",
        "so \"that player\" would be you");
    row('s',
        "Engage target citizen. Disengage target citizen you control. It gains Eager until end of "
        "turn.",
        "could be the target citizen chosen first or the target citizen you control chosen second");
    row('s', "Destroy target citizen card in your limbo pile.", "it is in a limbo pile");
    row('s', "Citizen cards in your limbo pile gain Eager.", "it is in a limbo pile");
    row('s', "Return target citizen to the island.", "It is there already");
    row('s', "This gets +1/+1.", "it is on the effect pile");
    row('s', "Steadfast.", "means nothing on a spell");
    row('s', "Destroy all other citizens.", "\"other\" means nothing here");
    row('s', "If you control another citizen, draw 1 card.", "\"other\" means nothing here");
    row('c', "Solo - this gets +1/+1.", "never used");
    row('c', "{1}: draw X cards.", "Nothing says what X is");
    row('c', "Dies; this gets +1/+1 until end of turn.", "it is in a limbo pile");
    row('c', "Dies; if this is engaged, draw 1 card.", "not on the island when this is asked");
    row('s', "Sacrifice a citizen. If it was damaged, draw a card.", "asked of what has left it");
    row('c', "{1}: target citizen gets +1/+1 for each other citizen you control until end of turn.",
        "other than who gets it");
    row('c', "Attacking citizens you control get +1/+0 for each other attacking citizen.",
        "other than who gets it");
    row('s', "Put target spell on the bottom of its owner's deck.", "can only be countered");
    row('s', "Counter target activation and abolish it.", "no card");
    row('s', "Return target citizen to its owner's hand engaged.", "Only on the island");
    row('s', "Each player wins the game.", "Not everybody");
    row('s', "Each opponent sacrifices a citizen you control.", "what they control themselves");
    row('s', "If an opponent controls a citizen you control, draw a card.", "no other does");
    row('s', "If you control a citizen an opponent controls, draw a card.", "no other does");
    row('c', "Spells you control your opponents cast cost {1} more.", "casts you do not control");
    row('c', "{1}: rearrange each player's 11 year row.", "One row is rearranged");
    row('s', "Each citizen fights target citizen.", "Two citizens fight");
    row('s', "Attach this to target citizen. Gain control of each citizen while this is attached.",
        "what it is attached to");
    row('s',
        "Cast a citizen card from your hand for free. If it would be put into a limbo pile, "
        "abolish "
        "it instead.",
        "not remembered until it dies");
    row('s', "Target opponent destroys an 11 year card of your choice.",
        "chooses what it is done to");
    row('s', "Choose target spell. Abolish it.", "can only be countered");
    row('c', "When this dies, if it was damaged, return it to your hand.",
        "What stands on the island");
    row('c', "Whenever another citizen you control dies, if it was damaged, draw a card.",
        "asked of what has left it");
    row('y', "draw X cards.", "Nothing says what X is");
    row('c',
        "Whenever another citizen enters under your control, this gets +X/+0 until end of turn, "
        "where X is its attack.",
        "That could be the citizen that triggered this");
    row('c',
        "Whenever another citizen you control dies, this deals damage equal to its attack to "
        "target citizen.",
        "That could be the citizen that triggered this");
    row('s', "Abolish up to one target card from each player's limbo pile.",
        "That would be one card in all");
    row('c',
        "Enter; attach target citizen an opponent controls to this. When this leaves the island, "
        "return that citizen to the island.",
        "falls into a limbo pile with it");
    row('s', "Destroy target citizen. At end of turn, its controller draws a card.",
        "is not remembered until later");
    row('s', "Prevent the next 3 damage that would be dealt to citizens you control this turn.",
        "Damage is prevented of each citizen by itself");
    row('c', "Whenever another citizen dies, if it had Eager, draw a card.",
        "only its attack and defense are kept");
    row('c', "Dies; at the end of turn, draw cards equal to its attack.", "means nothing here");
    row('c', "Whenever one or more citizens die, draw cards equal to their attack.",
        "means nothing here");
    row('c', "Whenever a citizen is abolished, draw cards equal to its attack.",
        "means nothing here");
    row('s',
        "Look at target opponent's hand and choose a card. They discard it unless they pay {1}.",
        "so before a card of the hand is chosen");
    row('s', "Each player may discard a card. Draw a card for each card discarded this way.",
        "What several players do one after the other is not counted together");
    row('c',
        "Whenever another citizen you control dies, put a +1/+1 counter on this for each +1/+1 "
        "counter on it.",
        "say \"on that citizen\" or \"on this\"");
    row('c', "Enter; each citizen you control deals 1 damage to each other citizen.",
        "other than who deals it");
    row('s', "Sacrifice target citizen.", "One sacrifices only what one controls");
    row('c', "Whenever this deals combat damage to a citizen, sacrifice that citizen.",
        "One sacrifices only what one controls");
    row('c', "Whenever a citizen blocks this, sacrifice that citizen.",
        "One sacrifices only what one controls");
    row('s',
        "Disengage all citizens you control. Draw a card for each citizen disengaged this way.",
        "What was disengaged already is counted as well");
    row('s',
        "Engage all citizens your opponents control. Draw a card for each citizen engaged this "
        "way.",
        "What was engaged already is counted as well");
    row('s',
        "Engage any number of disengaged citizens you control. Put a +1/+1 counter on target "
        "citizen. Draw a card for each citizen engaged this way.",
        "Too much has happened since");
    row('c',
        "Engage another citizen you control: This deals damage equal to that citizen's attack to "
        "target citizen.",
        "for the cost is not remembered");
    row('s', "Target citizen gets -X/-0 until end of turn, where X is that citizen's attack.",
        "\"that citizen's\" means nothing here");
    row('s',
        "Discard a card. Target citizen gets -X/-X until end of turn, where X is that card's soul "
        "cost.",
        "Too much has happened");
    row('s', "Up to two target citizens get +2/+2. At the end of turn, destroy them.",
        "can not be several cards");
    // Of several it would be a sum, and of each of them another damage.
    row('s', "Destroy two target citizens with a total soul cost of 4 or less.",
        "is not understood");
    row('s', "Deal a total of 4 damage to two target citizens.", "is not understood");
    // Nothing is sacrificed or discarded from there.
    row('c', "Sacrifice X citizen cards from your limbo pile: draw X cards.", "is not understood");
    row('c', "Discard X cards from your soul row: draw X cards.", "is not understood");
    row('c', "Discard a card from your limbo pile: draw a card.", "is not understood");
    row('c', "Citizens can't have Sidestep and Toxic.", "is not understood");
    row('c', "[>>>]: Add two white or blue soul energy.", "is not understood");
    row('c', "A citizen you control gets +1/+1.", "is not understood");
    row('c', "When this dies, its caster draws a card.", "is not understood");
}

void TestBinding::isRefused()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, says);
    const Parsed parsed = papers::parse(on, text.toStdString());
    QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    const QString problem = QString::fromStdString(parsed.problems.front().text);
    QVERIFY2(problem.contains(says), qPrintable(problem));
}

void TestBinding::isNamed_data()
{
    QTest::addColumn<char>("on");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    const auto row = [](char on, const char* text, const char* names) {
        QTest::newRow(text) << on << QString::fromUtf8(text) << QString::fromUtf8(names);
    };
    row('s', "Disengage target citizen. It gains Eager until end of turn.",
        "\"it\" is the target citizen chosen first");
    row('c', "Enter; destroy another target citizen. Its controller draws 1 card.",
        "\"its controller\" is the controller of the another target citizen chosen first");
    row('c', "Whenever this attacks, it gets +1/+0 until end of turn.", "\"it\" is this card");
    row('c', "Whenever a citizen attacks an 11 year card, that citizen's controller draws 1 card.",
        "\"that citizen's controller\" is the controller of what this triggered on");
    row('s',
        "Whenever a citizen you control deals combat damage to an 11 year card this turn, that "
        "player discards 1 card.",
        "\"that player\" is the defending player");
    row('s', "Choose a number up to 3. Draw that many cards.",
        "\"that many\" is the number chosen");
    row('s', "Target opponent discards 2 cards. That player draws 1 card.",
        "\"that player\" is the target player");
    row('s', "Deal 2 damage to target citizen. Draw 1 card. At the end of turn, destroy it.",
        "\"it\" is the target citizen chosen first");
    row('s',
        "Engage target citizen. Destroy target citizen you control. It gains Eager until end of "
        "turn.",
        "\"it\" is the target citizen chosen first");
    row('c',
        "Whenever another citizen you control enters, this gets +X/+0 until end of turn, "
        "where X is that citizen's attack.",
        "\"that citizen's\" is what this triggered on");
    row('c', "When this attacks, that player sacrifices a citizen.",
        "\"that player\" is the defending player");
}

void TestBinding::isNamed()
{
    QFETCH(char, on);
    QFETCH(QString, text);
    QFETCH(QString, names);
    const Parsed parsed = papers::parse(on, text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty() ? "" : parsed.problems.front().text.c_str());
    const QString said = QString::fromStdString(explain(parsed.abilities.front()));
    QVERIFY2(said.contains(names), qPrintable(said));
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), text);
}

QTEST_APPLESS_MAIN(TestBinding)
#include "tst_binding.moc"
