#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

constexpr Paper saidOnMercenary = Paper::Mercenary;
constexpr Paper saidOnInstant = Paper::Instant;
constexpr Paper saidOnAttack = Paper::Attack;
constexpr Paper saidOnEvent = Paper::Event;

std::string printedAs(const QString& text, Paper paper)
{
    const Parsed parsed = parseText(text.toStdString(), paper);
    if (parsed.problems.empty())
        return print(parsed.abilities);
    return "refused: " + parsed.problems.front().text;
}

} // namespace

/// Who is meant and how much of something, described in other words: printed as what is understood of it, which
/// is read as the same again; and what near it is refused.
class TestSeizeDescriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrintedAs_data();
    void isPrintedAs();
    void isNotUnderstood_data();
    void isNotUnderstood();
};

void TestSeizeDescriptions::isPrintedAs_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](Paper paper, const char* text, const char* printed) {
        QTest::newRow(text) << static_cast<int>(paper) << QString::fromUtf8(printed);
    };
    // Whose it is, said as a clause
    row(saidOnInstant, "Exhaust target mercenary in your Guild Hall that an opponent controls.",
        "Apply 1 Exhaust to target enemy mercenary in your Guild Hall.");
    row(saidOnMercenary,
        "Passive: Damaged mercenaries in your Guild Hall that you control have Leech.",
        "Passive: your damaged mercenaries in your Guild Hall have Leech.");
    // What it carries
    row(saidOnInstant, "Exhaust target mercenary that isn't equipped with a Weapon.",
        "Apply 1 Exhaust to target mercenary without a Weapon.");
    row(saidOnInstant, "Exhaust target enemy that carries a Weapon or a Relic.",
        "Apply 1 Exhaust to target enemy mercenary equipped with a Weapon or a Relic.");
    row(saidOnAttack,
        "Deal 2 physical damage to an adjacent mercenary. If it isn't equipped with a Weapon, draw "
        "1.",
        "Melee: deal 2 Physical damage to the attacked mercenary. If it has no Weapon, draw 1.");
    row(saidOnAttack,
        "Deal 2 physical damage to an adjacent mercenary. If it has no counters on it, draw 1.",
        "Melee: deal 2 Physical damage to the attacked mercenary. If it has 0 or less counters, "
        "draw 1.");
    // Where it is not
    row(saidOnInstant, "Silence target ally that stands outside your Guild Hall.",
        "Apply Silence to target allied mercenary not in your Guild Hall.");
    // Figures
    row(saidOnInstant, "Poison each mercenary with half their health or less.",
        "Apply 1 Poison to each mercenary at half health or less.");
    row(saidOnInstant, "Poison each enemy with the most Burn counters on it.",
        "Apply 1 Poison to each enemy mercenary with the most Burn counters.");
    row(saidOnMercenary,
        "Passive: Enemies that have fewer treasures than this mercenary can't plunder.",
        "Passive: enemy mercenaries with less treasures than this cannot plunder.");
    row(saidOnInstant, "Choose a mercenary. If it has the lowest Bounty, silence it.",
        "Choose a mercenary. If it is a mercenary with the least bounty, apply Silence to it.");
    row(saidOnInstant, "Choose a mercenary. If it is a burning enemy, silence it.",
        "Choose a mercenary. If it is an enemy burning mercenary, apply Silence to it.");
    // Several states
    row(saidOnInstant, "Silence target ally that is neither burning nor poisoned.",
        "Apply Silence to target allied mercenary without Burn without Poison.");
    row(saidOnEvent, "Mercenaries that are both damaged and stealthed have Armor 1.",
        "Damaged stealthed mercenaries have Armor 1.");
    // Who was chosen
    row(saidOnInstant, "Choose an ally. Heal the chosen mercenary 2.",
        "Choose an allied mercenary. Heal it 2.");
    // How much
    row(saidOnAttack,
        "Deal physical damage equal to the attacking mercenary's Defense stat to an adjacent "
        "mercenary.",
        "Melee: deal Physical damage to the attacked mercenary equal to the attacker's Defense.");
    row(saidOnAttack,
        "Deal magic damage equal to the attacker's melee plus its Bounty to an adjacent mercenary.",
        "Melee: deal Magic damage to the attacked mercenary equal to the attacker's melee plus the "
        "attacker's bounty.");
    row(saidOnAttack,
        "Deal magic damage equal to the sum of the attacker's melee and Bounty to an adjacent "
        "mercenary.",
        "Melee: deal Magic damage to the attacked mercenary equal to the attacker's melee plus the "
        "attacker's bounty.");
    row(saidOnInstant, "Gain loot equal to 2 plus the number of Mages you control.",
        "Gain loot equal to the number of Mage mercenaries you control plus 2.");
    row(saidOnInstant,
        "Target ally gets +X melee this turn, where X is the number of burning mercenaries, to a "
        "maximum of 3.",
        "Target allied mercenary gets +X melee this turn, where X is the number of burning "
        "mercenaries, up to 3.");
    row(saidOnInstant, "Discard any number of cards, then draw that many, to a maximum of 3.",
        "Discard any number of cards, then draw that many, up to 3.");
    row(saidOnInstant, "Gain 1 loot for each exhausted treasure in target opponent's Warchest.",
        "Gain 1 loot for each exhausted treasure in target opponent's Warchest.");
    row(saidOnInstant, "Draw a card for each Weapon carried by enemies.",
        "Draw 1 for each Weapon equipped to enemy mercenaries.");
    row(saidOnMercenary, "Passive: This gets +1 melee for each status on enemy mercenaries.",
        "Passive: this gets +1 melee for each status on enemy mercenaries.");
    row(saidOnInstant, "If you have more cards in hand than treasures in your Warchest, draw 1.",
        "If the number of cards in your hand is greater than the number of treasures in your "
        "Warchest, draw 1.");
    row(saidOnInstant, "If you control fewer Mages than Warriors, draw 1.",
        "If the number of Mage mercenaries you control is less than the number of Warrior "
        "mercenaries you control, draw 1.");
    row(saidOnInstant,
        "As an additional cost to play this card, destroy an ally. Draw cards equal to that "
        "mercenary's Bounty.",
        "Draw cards equal to its bounty. As an additional cost, destroy an allied mercenary.");
    row(saidOnInstant,
        "As an additional cost, exhaust a Mage you control. Gain loot equal to its bounty.",
        "Gain loot equal to its bounty. As an additional cost, exhaust a Mage mercenary you "
        "control.");
    row(saidOnInstant, "Discard the top X cards of your deck, where X is the number of allies.",
        "Discard the top X cards of your deck, where X is the number of allied mercenaries.");
    row(saidOnInstant, "Each opponent discards the top card of their deck for each ally.",
        "Each opponent discards the top card of their deck for each allied mercenary.");
    row(saidOnInstant,
        "Look at the top X cards of your deck, where X is the number of allies. Put one of them "
        "into your hand and the others on the bottom of your deck.",
        "Look at the top X cards of your deck, where X is the number of allied mercenaries, put "
        "one of them into your hand and the rest on the bottom.");
    row(saidOnMercenary,
        "Passive: When this plunders, it takes 1 additional Loot for each other mercenary you "
        "control.",
        "Passive: this plunders for 1 more loot for each other mercenary you control.");
    row(saidOnMercenary, "Passive: Melee attacks of allies deal 1 more damage.",
        "Passive: allied mercenaries deal 1 more damage with melee attacks.");
    // Whether
    row(saidOnAttack,
        "Deal 1 true damage to an adjacent enemy. If the attacking mercenary was stealthed when "
        "this card was played, draw 1.",
        "Melee: deal 1 True damage to the attacked mercenary. If the attacker was stealthed when "
        "this was played, draw 1.");
    row(saidOnInstant, "If all of your mercenaries are exhausted, draw 1.",
        "Unless there is a ready mercenary you control, draw 1.");
    row(saidOnInstant, "If each enemy has a Burn counter on it, draw 1.",
        "Unless there is an enemy mercenary without Burn, draw 1.");
    row(saidOnInstant, "If no opponent has more loot than you, draw 1.",
        "Unless you have less loot than an opponent, draw 1.");
    row(saidOnInstant, "If you have not plundered this turn and you control a Mage, draw 1.",
        "If you have not plundered this turn and you control a Mage mercenary, draw 1.");
    row(saidOnInstant, "If no ally was destroyed this turn and you control a Mage, draw 1.",
        "If no allied mercenary was destroyed this turn and you control a Mage mercenary, draw 1.");
    row(saidOnInstant, "If you control a Mage and no opponent has more loot than you, draw 1.",
        "If you control a Mage mercenary and no opponent has more loot than you, draw 1.");
    row(saidOnInstant, "Flip 2 coins. If neither is heads, lose 2 loot.",
        "Flip 2 coins. If you win 0 or less flips, lose 2 loot.");
    row(saidOnInstant,
        "Reveal the top 3 cards of your deck. If none of them is a treasure card, draw 1.",
        "Reveal the top 3 cards of your deck. Unless any of them is a treasure card, draw 1.");
}

void TestSeizeDescriptions::isPrintedAs()
{
    QFETCH(int, paper);
    QFETCH(QString, printed);
    const auto said = static_cast<Paper>(paper);
    const std::string made = printedAs(QString::fromUtf8(QTest::currentDataTag()), said);
    QCOMPARE(QString::fromStdString(made), printed);
    QCOMPARE(QString::fromStdString(printedAs(printed, said)), printed);
}

void TestSeizeDescriptions::isNotUnderstood_data()
{
    QTest::addColumn<int>("paper");
    const auto row
        = [](Paper paper, const char* text) { QTest::newRow(text) << static_cast<int>(paper); };
    row(saidOnInstant, "Exhaust target mercenary with less health than this.");
    row(saidOnEvent, "Mercenaries with more bounty than this have Armor 1.");
    row(saidOnInstant, "Exhaust target mercenary that isn't equipped with two or more treasures.");
    row(saidOnInstant, "Exhaust target enemy that carries a Weapon or a Weapon.");
    row(saidOnInstant,
        "Choose an enemy mercenary. Exhaust each enemy mercenary with fewer treasures than it.");
    row(saidOnInstant, "Exhaust target mercenary adjacent to this mercenary.");
    row(saidOnInstant, "Exhaust each mercenary in this mercenary's row.");
    row(Paper::Treasure, "Whenever the bearer destroys a mercenary, if it is a Mage, draw 1.");
    // Paid with one, and another named before the number
    row(saidOnInstant,
        "As an additional cost, destroy an ally. Deal True damage to target enemy equal to its "
        "melee.");
    row(saidOnInstant, "As an additional cost, destroy an ally. Exhaust that mercenary.");
    row(saidOnAttack,
        "As an additional cost, destroy an ally. Deal 5 damage to an adjacent enemy.");
    row(saidOnAttack,
        "Deal 1 true damage to an adjacent enemy. If that mercenary was stealthed when this card "
        "was played, draw 1.");
    // Where no target is chosen
    row(saidOnMercenary, "Passive: This gets +1 melee for each card in target opponent's hand.");
    row(saidOnInstant, "If the number of cards in target opponent's hand is 3 or more, draw 1.");
    row(saidOnInstant,
        "At the start of your next turn, draw 1 for each card in target opponent's hand.");
}

void TestSeizeDescriptions::isNotUnderstood()
{
    QFETCH(int, paper);
    const QString text = QString::fromUtf8(QTest::currentDataTag());
    const std::string printed = printedAs(text, static_cast<Paper>(paper));
    QVERIFY2(printed.starts_with("refused: "), printed.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeDescriptions)
#include "tst_seize_descriptions.moc"
