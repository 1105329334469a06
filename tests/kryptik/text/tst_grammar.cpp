#include "Papers.h"
#include "SamplePhrases.h"

#include "kryptik/text/printing/Print.h"

#include <QTest>

#include <string>
#include <vector>

using namespace triptych::kryptik;
using namespace sample;

namespace {

std::string capitalised(std::string text)
{
    text.front() = static_cast<char>(std::toupper(text.front()));
    return text;
}
std::string lowerCase(std::string text)
{
    text.front() = static_cast<char>(std::tolower(text.front()));
    return text;
}

void row(char on, const std::string& text)
{
    const std::string name = text + (on == 'c' ? "" : on == 's' ? " (spell)" : " (11 year)");
    QTest::newRow(name.c_str()) << QChar::fromLatin1(on) << QString::fromStdString(text);
}

} // namespace

/// Every production of the printed language, and every noun phrase in it: read, and printed back. What
/// their words refer to is another matter (tst_binding).
class TestGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalForm_data();
    void normalForm();
    void whatIsCounted_isTold_data();
    void whatIsCounted_isTold();
};

void TestGrammar::normalForm_data()
{
    QTest::addColumn<QChar>("on");
    QTest::addColumn<QString>("text");

    for (const char* text : { "Steadfast.", "Eager, Toxic.", "Focused.",
             "Ravenous, Sidestep, Tenacious.", "At the end of combat, you may disengage this.",
             "Whenever this becomes blocked, it gets +1/+0 until end of turn.",
             "At the beginning of combat, you may sacrifice another citizen.",
             "Other Human citizens you control get +1/+1.",
             "Enter; gain control of target citizen until end of turn.", "[>>>]: probe 1.",
             "Plunder 2: this gets +2/+0 until end of turn.",
             "Solo - {1}: look at 1 card in your 11 year row.",
             "As long as a card is attached to this, this has Steadfast.",
             "Enter; attach target citizen card in your limbo pile to this.",
             "Dies; {1}: return this to its owner's hand.", "[>>>]: add {g}.",
             "As long as this is disengaged, citizens with defense 2 or less can not attack.",
             "At the end of turn, disengage this.", "Additional cost: sacrifice a citizen.",
             "Solo - Focused - Short Time 2, {1}: draw 1 card.",
             "{X}: put X +1/+1 counters on this. X can not be greater than 3. Use this only once "
             "each turn.",
             "If a spell would deal damage to another citizen you control, prevent 1 of that "
             "damage.",
             "Short Time 2, whenever this attacks, draw 1 card.",
             "Short Time 2, Enter; draw 1 card.", "Solo - Dies; draw 1 card.",
             "Solo - Whenever this attacks, draw 1 card.",
             "Enter; {1}, discard 1 card: you may draw 1 card.",
             "When this enters, choose one: draw 1 card; or destroy target citizen.",
             "This has Eager and Toxic and can not be blocked.",
             "This gets +1/+1 for each other Human citizen you control.",
             "Each citizen with Toxic loses Toxic.", "All citizens lose all abilities.",
             "Citizens you control can not be targeted.",
             "This gets +1/+1. Other citizens have Eager and get -0/-1.",
             "As long as it is your turn, this gets +2/-0 and has Ravenous.", "This can block.",
             "At the end of combat, at the end of turn, draw 1 card.",
             "Enter; you may sacrifice a citizen. Draw 1 card.",
             "Other Human citizens you control have \"{1}: this gains Toxic until end of turn.\"",
             "This has \"Dies; draw 1 card.\" and gets +1/+1.",
             "Whenever this blocks a citizen with attack 3 or more, destroy that citizen.",
             "Whenever a citizen becomes blocked by this, engage it.",
             "Whenever this is dealt damage by a citizen, destroy that citizen.",
             "Whenever this deals combat damage to a citizen, its controller discards 1 card.",
             "Sacrifice another citizen: deal damage equal to the sacrificed citizen's attack to "
             "target citizen.",
             "You may put an additional card from your hand into your soul row each turn.",
             "You may put 2 additional cards from your hand into your soul row each turn.",
             "You may cast citizens from your limbo pile.",
             "You may cast spells from the top of your deck.",
             "You may look at the top card of your deck at any time.",
             "You may look at your 11 year row at any time.", "As this enters, choose a faction.",
             "Citizens you control are also Undead citizens.",
             "You may have this enter as a copy of another citizen.",
             "You may have this enter as a copy of a citizen you control, except it is also a "
             "Beast.",
             "Enter abilities of other citizens you control trigger an additional time.",
             "Dies abilities of citizens an opponent controls do not trigger.",
             "If this would destroy an 11 year card, abolish that card instead.",
             "If this destroys an 11 year card, that card's controller can not use its 11 year "
             "ability.",
             "If this would be destroyed, abolish it instead.",
             "You may pay an additional {2}{w} as you cast this.",
             "Each citizen that this is attached to gets +1/+1.",
             "[>>>]: gain control of target citizen for as long as this remains engaged.",
             "This can not be blocked by fewer than 3 citizens.", "This does not engage to block.",
             "Whenever you activate an ability, draw 1 card.",
             "Whenever an opponent uses an 11 year ability, draw 1 card.",
             "Whenever you search your deck, draw 1 card.",
             "Whenever a citizen is put onto the island from your limbo pile, draw 1 card.",
             "Whenever a citizen enters the island from your limbo pile, draw 1 card.",
             "The top card of your deck is revealed.",
             "11 year cards you control can not be destroyed.",
             "11 year cards each opponent controls can not be destroyed.",
             "Prevent all combat damage that would be dealt to 11 year cards.",
             "This can block while engaged.", "This must be blocked if able.",
             "This can not be blocked by more than one citizen.",
             "This can not be targeted by spells.",
             "You may cast this any time you could cast a spell.",
             "Whenever you probe, draw 1 card.", "Whenever an opponent probes, draw 1 card.",
             "Whenever this attacks and is not blocked, draw 1 card.",
             "Whenever one or more citizens you control attack and are not blocked, draw 1 card.",
             "Whenever this is dealt combat damage, draw that many cards.",
             "Whenever you discard a citizen card, draw 1 card.",
             "As long as this has Toxic, this gets +1/+1.",
             "As long as this has attack 4 or more, this can not be blocked.",
             "As long as the number of engaged citizens is 0, this gets +1/+1.",
             "As long as this's attack is greater than this's defense, this has Toxic.",
             "As long as the number of citizens you control is less than or equal to the number of "
             "cards in your hand, this has Toxic.",
             "Citizens you control block each combat if able.",
             "Citizens you control get +1/+1 for each card attached to it.",
             "This gets +1/+0 for each other citizen you control with the same name as this.",
             "This's attack is equal to the number of factions among citizens you control.",
             "Enter; gain control of target citizen for as long as you control this.",
             "Enter; target citizen gets +1/+1 for as long as you control this.",
             "Whenever this attacks, target citizen an opponent controls blocks this if able until "
             "end of turn." })
        row('c', text);

    for (const char* text :
        { "Counter target spell.", "Counter target activation.",
            "Counter up to two target spells or activations.", "Counter it.", "Draw 2 cards.",
            "Target citizen gets +2/+2 until end of turn.",
            "Destroy up to two target citizens with defense 2 or less.",
            "Destroy two target citizens.",
            "Plunder 1 spell, then deal 2 damage to target citizen.",
            "Short Time 2, destroy target citizen.",
            "Look at all cards in your 11 year row, then rearrange your 11 year row.",
            "Return target citizen card in your limbo pile to the island.",
            "Put a citizen card from your hand onto the island.",
            "Detach all cards from target citizen you control. It gets +1/+1 for each card "
            "detached until end of turn.",
            "Additional cost: sacrifice a citizen.", "Abolish target citizen.",
            "Target citizen loses all abilities until end of turn.",
            "Engage up to one target citizen.",
            "Choose a number up to X. Search your deck for a citizen with defense equal to the "
            "number or less and put it into your hand.",
            "Destroy an 11 year card of target opponent.",
            "At the start of your next turn, put the top card of your deck into your 11 year row.",
            "At the end of turn, destroy target citizen.",
            "At the end of combat, draw 1 card, then discard 1 card.", "Focused - draw 1 card.",
            "Deal 2 damage to target citizen or player.", "Deal X damage to each opponent.",
            "Deal that much damage to you.", "Deal damage equal to its attack to target player.",
            "Deal 1 damage to target citizen for each Human citizen you control.",
            "Deal 2 damage to each citizen.",
            "Deal 3 damage to up to two target citizens or player.",
            "Target opponent draws 2 cards, then discards 1 card.",
            "Each player draws 1 card and discards 1 card, then draw 1 card.",
            "Target player draws 1 card and target player discards 1 card.", "Discard your hand.",
            "Each opponent discards their hand.", "Discard 2 cards at random.",
            "Target opponent discards 1 card at random for each citizen you control.", "Probe 2.",
            "Probe X.", "Probe that many.", "Probe 1 for each card in your hand.",
            "Each player probes 1.", "Probe its attack.", "Plunder 2.", "Plunder 2 spells.",
            "Plunder all cards.", "Plunder X Undead citizens.", "Target opponent plunders 3.",
            "Plunder cards equal to this's attack.", "Target citizen gets +X/-X until end of turn.",
            "Target citizen gets -0/-2.", "Target citizen gets +1/+0 X times until end of turn.",
            "Target citizen gets +1/+0 that many times until end of turn.",
            "Target citizen gets +1/+1 and gains Eager, Toxic and Sidestep until end of turn.",
            "Target citizen gets +1/+1 and becomes weary.", "Target citizen becomes weary.",
            "Two target citizens become weary.",
            "Target citizen gets +1/+1 until end of turn and gains Eager.",
            "Target citizen gets +1/+1 and gains Eager until end of turn.",
            "Target citizen gains Eager until end of turn and this gains Eager until end of turn.",
            "Gain control of target citizen.", "Target opponent gains control of this.",
            "Attach target citizen card in your limbo pile to target citizen.",
            "Attach a card from your hand to target citizen you control.",
            "Detach 1 card from target citizen.", "Detach X cards from this.",
            "Return target citizen to its owner's hand.",
            "Return two target citizens to their owners' hand.",
            "Return target citizen card in your limbo pile to your hand.",
            "Put it on top of its owner's deck.",
            "Put a card from your hand on the bottom of your deck.",
            "Put it into its owner's deck.",
            "Put target citizen card in an opponent's limbo pile onto the island engaged under "
            "your control.",
            "Place the top card of your deck into your soul row engaged.",
            "Move target citizen into its owner's soul row.",
            "Put the top 2 cards of an opponent's deck into their owners' abolished zone.",
            "Put the top card of your deck into your hand.",
            "Search your deck for a card and put it into your hand.",
            "Search your deck for up to 2 spells, reveal them and put them into your limbo pile.",
            "Search your deck for a Human citizen and put it onto the island.",
            "Search your deck for any number of citizens and put them into your abolished zone.",
            "Search your deck for a citizen named Pier Watcher, reveal it and put it on top of "
            "your deck.",
            "Search your deck for X cards and put them into your 11 year row.",
            "Shuffle your deck.", "Target player shuffles their deck.",
            "Look at 1 card in an opponent's 11 year row.", "Look at the top card of your deck.",
            "Look at the top 3 cards of target opponent's deck.", "Look at all cards in your deck.",
            "Look at that many cards in target player's 11 year row.",
            "Rearrange target opponent's 11 year row.", "Destroy an 11 year card you control.",
            "Destroy two 11 year cards an opponent controls.",
            "Destroy an 11 year card of each opponent.",
            "Destroy all 11 year cards of target player.",
            "Destroy X 11 year cards of that player.",
            "Destroy an 11 year card of its controller for each Undead citizen you control.",
            "Reveal your hand.", "Target opponent reveals their hand.",
            "Reveal the top card of your deck.",
            "Each player reveals the top 2 cards of their deck.",
            "Reveal an 11 year card you control.",
            "Target opponent reveals two 11 year cards they control.",
            "Reveal 1 card from your hand.", "Add {w}{w}.", "Add {c}.", "Add {w/u}{2}.",
            "Choose a number up to 3.", "Choose a number up to the number of citizens you control.",
            "Choose a number up to its attack.", "Cast a spell card from your hand for free.",
            "You may cast a citizen card from your limbo pile with soul cost 2 or less for free.",
            "You win the game.", "You lose the game.", "Destroy target player.",
            "Destroy each opponent.", "Target player wins the game.", "You may draw 1 card.",
            "Draw 1 card, then you may destroy target citizen.",
            "You may draw 1 card. Destroy target citizen.",
            "If you control a Human citizen, draw 1 card.",
            "If it is your turn, you may draw 1 card. Discard 1 card.",
            "Choose one: draw 1 card; or destroy target citizen; or each opponent discards 1 card, "
            "then draw 1 card.",
            "Draw 1 card. Discard 1 card, then destroy target citizen and engage this.",
            "Return them to the island under your control.",
            "Target citizen gains \"Dies; draw 1 card.\" until end of turn.",
            "Target citizen gains \"{1}: draw 1 card.\" until end of turn, then draw 1 card.",
            "Whenever a citizen you control dies this turn, draw 1 card.",
            "Whenever a citizen dies this turn, you may draw 1 card.",
            "Target citizen becomes 4/4 until end of turn.",
            "Target citizen becomes 0/12 until your next turn.",
            "The attack of target citizen becomes 0 until end of turn.",
            "The attack and defense of target citizen become X until end of turn.",
            "Remove target attacking citizen from combat.",
            "Exchange control of two target citizens.",
            "Exchange control of target citizen you control and target citizen an opponent "
            "controls.",
            "All damage that would be dealt to target citizen this turn is dealt to another target "
            "citizen instead.",
            "11 year cards you control can not be destroyed until your next turn.",
            "Prevent all combat damage that would be dealt to 11 year cards you control until end "
            "of turn.",
            "Discard 1 spell card. If a card was affected this way, draw 2 cards.",
            "Target opponent discards 2 citizen cards at random.",
            "Each opponent discards 1 card. If they can not, that player sacrifices a citizen.",
            "Draw 1 card for each faction among citizens you control.",
            "Draw 1 card for every 2 citizens you control, rounded up.",
            "Draw 1 card for each citizen you control, up to 3.",
            "Draw cards equal to half X, rounded up.",
            "Draw cards equal to the number of citizens you control plus 1.",
            "Deal damage equal to twice its attack, up to 5 to target citizen.",
            "Deal damage equal to three times its attack to target citizen.",
            "Target citizen gets +X/+0 until end of turn, where X is its attack.",
            "Target citizen gets +X/+0 for each citizen you control until end of turn.",
            "Search your deck for a citizen and return it to the island.",
            "Destroy target citizen that dealt damage this turn.",
            "Destroy target citizen with a card attached to it.",
            "Destroy target citizen. Destroy each citizen with the same name as it.",
            "Target citizen blocks each combat if able until end of turn.",
            "You may have target citizen get +1/+1 until end of turn.",
            "Plunder any number of citizens.", "Plunder up to 2 cards.",
            "Reveal a Giant card from your hand.",
            "Target opponent reveals 1 card from their hand at random.",
            "Reveal the top 3 cards of your deck, then put all Elf cards from among them into your "
            "hand and the rest into your limbo pile.",
            "Look at the top 2 cards of your deck, then put any number of them on the bottom of "
            "your deck and the rest on top of your deck.",
            "Spells you cast this turn cost {1} less.",
            "The next citizen you cast this turn costs {2} less.",
            "Until your next turn, spells your opponents cast cost {1} more.",
            "You may put an additional card from your hand into your soul row this turn.",
            "Cast this only if you control a Human citizen.",
            "If this was cast for its 11 year cost, draw 1 card.",
            "Each player sacrifices all but 1 citizens they control.",
            "Each player sacrifices half the citizens they control, rounded up.",
            "Counter target citizen being cast.", "Counter target card being cast.",
            "Target citizen gets +1/+1 until end of turn. When it dies this turn, draw 1 card.",
            "Destroy each citizen. Draw 1 card for each card of yours affected this way.",
            "Destroy each citizen. Each player draws 1 card for each card of theirs affected this "
            "way." })
        row('s', text);

    for (const char* text :
        { "draw 2 cards.", "each opponent discards 1 card.", "deal 3 damage to target citizen.",
            "destroy target citizen.", "Short Time 1, draw 1 card." })
        row('y', text);

    for (const char* text :
        { "Name a card. Target opponent discards all cards with the chosen name.",
            "Gain control of target spell and choose new targets for it.",
            "Choose new targets for target spell.", "Destroy one or two target citizens.",
            "Destroy target card in an opponent's soul row.",
            "Choose one. If you control a Human citizen, choose both instead: draw 1 card; or "
            "destroy target citizen.",
            "Counter target spell unless its controller pays {2} or discards 1 card.",
            "Return target citizen card in your limbo pile to the island. If it would leave the "
            "island, abolish it instead.",
            "Search your deck for a card named Wolf and put it into your soul row engaged." })
        row('s', text);
    for (const char* text :
        { "As this enters, name a card.\nEach player can not cast cards with the chosen name.",
            "Each opponent can not cast citizens with soul cost 3 or less.",
            "Each opponent can not cast Human citizens.", "Spells you cast can not be countered.",
            "You may cast Beast citizens any time you could cast a spell.",
            "You may cast this from your limbo pile by paying {2}, discard 1 card.",
            "{1}, Put 1 card from your soul row into your limbo pile: draw 1 card." })
        row('c', text);

    for (const std::string& what : things) {
        row('s', "Destroy " + what + ".");
        row('s', "Abolish " + what + ".");
        row('s', "Sacrifice " + what + ".");
        row('s', "Each opponent sacrifices " + what + ".");
        row('s', "Engage " + what + ".");
        row('s', "Disengage " + what + ".");
        row('s', "Deal 2 damage to " + what + ".");
        row('s', "Gain control of " + what + " until end of turn.");
        row('s', "Attach " + what + " to this.");
        row('s', "Attach this to " + what + ".");
        row('s', "Detach all cards from " + what + ".");
        row('s', "Return " + what + " to the island.");
        row('s', "Put " + what + " into your hand.");
        row('s', "Put " + what + " on top of your deck.");
    }
    for (const std::string& player : players) {
        for (const char* deed : { "draws 2 cards", "discards 1 card", "probes 1", "plunders 2",
                 "sacrifices a citizen", "gains control of this", "shuffles their deck",
                 "reveals their hand", "wins the game" })
            row('s', capitalised(player) + " " + deed + ".");
        row('s', "Deal 1 damage to " + player + ".");
        row('s', "Destroy " + player + ".");
        row('s', "Look at 1 card in " + player + "'s 11 year row.");
        row('s', "Rearrange " + player + "'s 11 year row.");
        if (player != "an opponent")
            row('s', "Destroy an 11 year card of " + player + ".");
    }
    for (const std::string& amount : amounts) {
        row('s', "Draw " + amount + ".");
        row('s', "Each player draws " + amount + ".");
        row('s', "Discard " + amount + ".");
    }
    for (const std::string& condition : conditions) {
        row('s', "If " + condition + ", draw 1 card.");
        row('c', "As long as " + condition + ", this gets +1/+1.");
    }
    for (const std::string& event : cardEvents)
        for (const std::string& subject : subjects) {
            row('c', "Whenever " + subject + " " + event + ", draw 1 card.");
            row('c', "When " + subject + " " + event + ", you may draw 1 card.");
        }
    for (const char* event : { "you draw a card", "you discard a card", "you cast a spell",
             "you cast a Human citizen", "you cast a card", "you cast another citizen",
             "an opponent draws a card", "an opponent discards a card", "an opponent casts a spell",
             "an 11 year card you control is destroyed",
             "an 11 year card an opponent controls is destroyed", "a player shuffles" })
        row('c', std::string("Whenever ") + event + ", draw 1 card.");
    for (const char* moment : { "the start of your turn", "the start of each turn",
             "the beginning of combat", "the beginning of your combat", "the end of combat",
             "the end of your combat", "the end of turn", "the end of your turn" })
        row('c', std::string("At ") + moment + ", draw 1 card.");
    for (const std::string& cost : costs) {
        row('c', cost + ": draw 1 card.");
        row('c', "{1}, [>>>], " + cost + ": draw 1 card.");
        row('c', "Enter; " + lowerCase(cost) + ": draw 1 card.");
        row('s', "Additional cost: " + lowerCase(cost) + ".");
    }
    for (const char* deed : { "attack", "block", "attack or block", "be blocked", "be destroyed",
             "be targeted", "disengage" })
        for (const char* can : { "can", "can not" }) {
            row('c', std::string("This ") + can + " " + deed + ".");
            row('s', std::string("Target citizen ") + can + " " + deed + " until end of turn.");
            row('s',
                std::string("Up to two target citizens ") + can + " " + deed
                    + " until end of turn.");
        }
}

void TestGrammar::normalForm()
{
    QFETCH(QChar, on);
    QFETCH(QString, text);
    const Parsed parsed = papers::read(on.toLatin1(), text.toStdString());
    QVERIFY2(parsed.problems.empty(),
        parsed.problems.empty()
            ? ""
            : (parsed.problems.front().place + ": " + parsed.problems.front().text).c_str());
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), text);
    for (const Ability& ability : parsed.abilities)
        QVERIFY(explain(ability).ends_with("."));
}

void TestGrammar::whatIsCounted_isTold_data()
{
    QTest::addColumn<QString>("counted");
    for (const char* const counted : { "for each card in your hand", "for each Elf you control",
             "for each card you discarded this turn", "for each citizen that died this turn" })
        QTest::addRow("%s", counted) << counted;
}

void TestGrammar::whatIsCounted_isTold()
{
    QFETCH(QString, counted);
    const Parsed parsed = papers::read('c', "This gets +1/+1 " + counted.toStdString() + ".");
    QVERIFY(parsed.problems.empty());
    QVERIFY2(explain(parsed.abilities.front()).find("(for each ") != std::string::npos,
        explain(parsed.abilities.front()).c_str());
}

QTEST_APPLESS_MAIN(TestGrammar)
#include "tst_grammar.moc"
