#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

Q_DECLARE_METATYPE(triptych::seize::Paper)

namespace {

constexpr Paper mercenary = Paper::Mercenary;
constexpr Paper treasure = Paper::Treasure;
constexpr Paper instant = Paper::Instant;
constexpr Paper attack = Paper::Attack;
constexpr Paper onEvent = Paper::Event;

/// The one paragraph of a text; fails loudly when it is not understood.
Ability abilityOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper);
    if (parsed.abilities.size() == 1 && parsed.problems.empty())
        return parsed.abilities.front();
    const std::string why = parsed.problems.empty()
        ? "not one paragraph"
        : parsed.problems.front().place + ": " + parsed.problems.front().text;
    QTest::qFail((text + " - " + why).c_str(), __FILE__, __LINE__);
    return {};
}

template <typename Leaf>
Leaf leafOf(const std::string& text, Paper paper = instant)
{
    const Ability ability = abilityOf(text, paper);
    if (ability.effect)
        if (const Leaf* leaf = std::get_if<Leaf>(&ability.effect->node))
            return *leaf;
    QTest::qFail(("another instruction: " + text).c_str(), __FILE__, __LINE__);
    return {};
}

} // namespace

class TestSeizeGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalForms_data();
    void normalForms();
    void targetsAndRanges();
    void areas();
    void costs();
    void numbers();
    void branches();
    void triggers();
    void statics();
    void explanations();
};

/// Texts that are printed back letter for letter: one for each line of the vocabulary.
void TestSeizeGrammar::normalForms_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Mercenaries
    row(mercenary, "Passive: whenever this attacks, push the attacked mercenary 1 tile away.");
    row(mercenary, "Passive: this has reach +1.");
    row(mercenary,
        "Active (1 treasure): apply 1 Burn to target enemy mercenary within Distance 2.");
    row(mercenary, "Active (2 treasure): apply 2 Frost to target mercenary within Distance 1.");
    row(mercenary, "Active (exhaust this): apply Stealth to this.");
    row(mercenary, "Passive: this has Leech.");
    row(mercenary,
        "Active (1 treasure): Mend target allied mercenary.\n"
        "Active (1 treasure): Cleanse target allied mercenary.");
    row(mercenary, "Passive: whenever this plunders, draw 1.");
    row(mercenary, "Passive: your Warrior mercenaries have Armor 1.");
    row(mercenary, "Passive: when this exits, draw 1.");
    row(mercenary, "Passive: enemy mercenaries in your Guild Hall get -1 move.");
    row(mercenary, "Passive: as long as you control a damaged Mage mercenary, this gets +1 melee.");
    row(mercenary, "Passive: this gets +1 melee, -1 move, has Armor 1 and ignores LOS.");
    row(mercenary, "Passive: this gets +1 melee for each treasure equipped to this.");
    row(mercenary,
        "Passive: once per turn, whenever another allied Rogue mercenary exits, draw 1.");
    row(mercenary,
        "Active (spend 1 movement, lose 2 loot, lose 1 health, discard 1, destroy this, "
        "once per turn): draw 1.");
    row(mercenary, "Active: draw 1.");
    // Treasures
    row(treasure, "Equipped: the bearer gets +1 melee.");
    row(treasure, "Equipped: the bearer gets +3 melee, -1 move.");
    row(treasure,
        "Equipped: whenever the bearer attacks, apply 1 Poison to the attacked mercenary.");
    row(treasure, "Equipped: the bearer has Defense 1.");
    row(treasure, "Equipped: the bearer has Magic Armor 2.");
    row(treasure, "Equipped: the bearer has Regen 2.");
    row(treasure, "Equipped: the bearer has Fortify 2.");
    row(treasure,
        "Equipped: the bearer ignores LOS.\nActive (2 treasure): target player loses 2 loot.");
    row(treasure,
        "Active (exhaust the bearer, unequip this): push target enemy mercenary within "
        "Distance 1 two tiles away.");
    // Instants
    row(instant, "Ready target allied mercenary.");
    row(instant, "Reapply Defense to target allied mercenary. It gains Armor 1 this turn.");
    row(instant, "Place Fog on target tile within Distance 2.");
    row(instant, "Apply Silence to target enemy mercenary.");
    row(instant, "Heal target allied mercenary 3.");
    row(instant, "Restore 3 health to target allied mercenary within Distance 1.");
    row(instant, "Fully heal target mercenary.");
    row(instant, "Mend all target allied mercenary.");
    row(instant, "Fully Mend each allied mercenary.");
    row(instant,
        "Remove all Bleed from target mercenary. Remove 2 Burn from it. Remove Blind from it.");
    row(instant, "Remove Fog from each adjacent tile.");
    row(instant, "Move target allied mercenary 2 tiles forward left.");
    row(instant, "Move target allied mercenary up to 2 tiles.");
    row(instant, "Move target mercenary to an empty tile within Distance 1 of it.");
    row(instant, "Pull target enemy mercenary 1 tile closer.");
    row(instant, "Swap target allied mercenary and target enemy mercenary.");
    row(instant, "Upstage target enemy mercenary.");
    row(instant, "Target allied mercenary may attack again this turn.");
    row(instant, "Target allied mercenary gains 2 movement this turn.");
    row(instant, "Destroy target enemy mercenary with 3 or less health.");
    row(instant, "Target mercenary you control exits.");
    row(instant, "Return up to two target mercenaries to their owners' hands.");
    row(instant, "Unequip one treasure of target enemy mercenary.");
    row(instant, "Destroy all treasures of target enemy mercenary.");
    row(instant, "Equip a treasure from your Warchest to target allied mercenary.");
    row(instant, "Ready 2 treasures. Target opponent exhausts all treasures.");
    row(instant, "Draw 2. Target player discards 1 at random.");
    row(instant, "Each opponent discards their hand.");
    row(instant, "Target opponent discards the top 3 cards of their deck.");
    row(instant, "Lose 1 loot. Gain 2 loot. Each player loses 1 loot.");
    row(instant, "Look at the top 3 cards of target player's deck.");
    row(instant,
        "Look at the top 3 cards of your deck, put one of them into your hand and the rest "
        "on the bottom.");
    row(instant, "Look at target opponent's hand.");
    row(instant, "Return a mercenary card from your discard to your hand.");
    row(instant, "Search your deck for up to two Mage ability cards and put them into your hand.");
    row(instant, "Put a treasure card from your hand into your Warchest.");
    row(instant, "Put a mercenary card from your discard into your Guild Hall.");
    row(instant, "Shuffle two cards from your discard into your deck.");
    row(instant, "Counter target ability.");
    row(instant, "Choose one: draw 2; or target mercenary gets +2 melee until your next turn.");
    row(instant, "You may destroy target mercenary you control. If you do, draw 2.");
    row(instant, "Flip a coin. If you win the flip, draw 2. If you lose the flip, discard 1.");
    row(instant, "At the end of the turn, draw 1, then discard 1.");
    row(instant, "Deal 1 True damage to target enemy mercenary and heal it that much.");
    row(instant,
        "Deal Magic damage to target mercenary equal to the number of Burn counters on it.");
    row(instant, "Destroy target mercenary. Lose loot equal to its bounty.");
    row(instant, "Deal 2 Physical damage to target tile.");
    // Attacks
    row(attack,
        "Distance 2: deal 2 Physical damage to the attacked mercenary. Apply 3 Bleed to it.");
    row(attack, "Melee: deal Lethal 3 damage to the attacked mercenary.");
    row(attack,
        "Distance 3, no LOS: deal 3 Pure damage to the attacked mercenary. Apply 3 Burn to it.");
    row(attack,
        "Distance 1: deal 2 Magic damage to the attacked mercenary. Apply Blind and 1 Exhaust "
        "to it.");
    row(attack, "Self, all enemies adjacent: deal Lethal damage to the attacked mercenary.");
    row(attack, "Melee or Distance 2, line: deal 1 Pure damage to the attacked mercenary.");
    row(attack, "Distance 2, tile, no LOS: place Fog on the attacked tile.");
    // Events
    row(onEvent, "Whenever a mercenary is upstaged, its controller loses 1 loot.");
    row(onEvent,
        "At the start of your turn, apply 3 Frost to target enemy mercenary within Distance 3 of "
        "one of your Mage mercenaries.");
    row(onEvent, "Your Mage ability cards cost 1 treasure less.");
    row(onEvent, "Opponents may acquire 1 fewer card each turn.");
    row(onEvent, "Each player's maximum hand size is reduced by 2.");
}

void TestSeizeGrammar::normalForms()
{
    QFETCH(Paper, paper);
    const std::string text = QTest::currentDataTag();
    const Parsed parsed = parseText(text, paper);
    for (const auto& problem : parsed.problems)
        QFAIL((problem.place + ": " + problem.text).c_str());
    QCOMPARE(QString::fromStdString(print(parsed.abilities)), QString::fromStdString(text));
}

void TestSeizeGrammar::targetsAndRanges()
{
    const Deal deal = leafOf<Deal>(
        "Deal 2 Magic damage to up to two other target enemy Fen Warden mercenaries with 4 or more "
        "bounty in your Guild Hall within Distance 3 of one of your Mage mercenaries.");
    QVERIFY(deal.type == DamageType::Magic && deal.amount == fixed(2));
    QVERIFY(deal.what.kind == Thing::Kind::Target && deal.what.count == 2 && deal.what.upTo);
    const Filter& filter = deal.what.filter;
    QVERIFY(filter.other && filter.side == Side::Enemy);
    QCOMPARE(filter.className, std::string("Fen Warden"));
    QVERIFY(filter.bound == Bound({ Stat::Bounty, true, 4 }));
    QVERIFY(filter.place == Filter::Place::YourGuildHall);
    QVERIFY(filter.range.kind == Range::Kind::Within && filter.range.distance == 3);
    QVERIFY(filter.range.anchor == Range::Anchor::OneOfYours);
    QCOMPARE(filter.range.className, std::string("Mage"));

    QVERIFY(leafOf<Ready>("Ready each of your Mage mercenaries.").what.filter.side == Side::Yours);
    QVERIFY(leafOf<Ready>("Ready an adjacent mercenary.").what.filter.range.kind
        == Range::Kind::Adjacent);
    const Fog fog = leafOf<Fog>("Melee: place Fog on the attacked mercenary's tile.", attack);
    QVERIFY(fog.where.kind == Thing::Kind::Attacked
        && fog.where.filter.noun == Filter::Noun::Mercenary);
}

void TestSeizeGrammar::areas()
{
    const auto reach = [](const char* words) {
        return *abilityOf(std::string(words) + ": draw 1.", attack).reach;
    };
    const auto made = [](bool self, bool melee, int distance, bool noLos, Reach::Area area) {
        Reach like;
        like.self = self;
        like.melee = melee;
        like.distance = distance;
        like.noLos = noLos;
        like.area = area;
        return like;
    };
    QVERIFY(reach("Melee") == made(false, true, 0, false, Reach::Area::One));
    QVERIFY(reach("Self") == made(true, false, 0, false, Reach::Area::One));
    QVERIFY(reach("Distance 3, no LOS") == made(false, false, 3, true, Reach::Area::One));
    QVERIFY(
        reach("Melee, all enemies adjacent") == made(false, true, 0, false, Reach::Area::Adjacent));
    QVERIFY(reach("Distance 2, no LOS, line") == made(false, false, 2, true, Reach::Area::Line));
    QVERIFY(reach("Melee or Distance 1, tile") == made(false, true, 1, false, Reach::Area::Tile));
}

void TestSeizeGrammar::costs()
{
    const Ability ability = abilityOf("Active (1 treasure, exhaust this): draw 1.", mercenary);
    QVERIFY(ability.kind == Ability::Kind::Active);
    QVERIFY(ability.cost
        == Cost({ { CostItem::Kind::Treasures, 1 }, { CostItem::Kind::ExhaustThis, 1 } }));
    QVERIFY(!ability.oncePerTurn);
    QVERIFY(abilityOf("Active (once per turn, discard two cards): draw 1.", treasure).oncePerTurn);
    QVERIFY(!parseText("Active (unequip this): draw 1.", mercenary).problems.empty());
    QVERIFY(abilityOf("Active (1 treasure, twice per turn): draw 1.", mercenary).perTurn == 2);
    QVERIFY(abilityOf("Active: draw 1. Use this only once per game.", mercenary).oncePerGame);
    const Ability once
        = abilityOf("Once per turn, you may discard a card to draw a card.", mercenary);
    QVERIFY(once.kind == Ability::Kind::Active && once.oncePerTurn);
}

void TestSeizeGrammar::numbers()
{
    const auto amount = [](const char* text) { return leafOf<Draw>(text).count; };
    QVERIFY(amount("Draw a card.") == fixed(1));
    QVERIFY(amount("Draw two.") == fixed(2));
    const Ability lost = abilityOf("Whenever you lose loot, draw that many.", onEvent);
    QVERIFY(std::get<Draw>(lost.effect->node).count.kind == Amount::Kind::ThatMuch);
    const Ability carried
        = abilityOf("Active: draw 2 for each Bleed counter on the bearer.", treasure);
    const Amount each = std::get<Draw>(carried.effect->node).count;
    QVERIFY(each.kind == Amount::Kind::PerCounted && each.number == 2);
    QVERIFY(each.counted->kind == Counted::Kind::Counters && each.counted->status == Status::Bleed
        && each.counted->of == Thing::Kind::Bearer);
    const Amount equal = amount("Draw cards equal to the number of fogged tiles.");
    QVERIFY(equal.kind == Amount::Kind::EqualTo
        && equal.quantity->counted.filter.condition == Filter::Condition::Fogged);
    const Deal lethal = leafOf<Deal>("Deal Lethal damage to target mercenary.");
    QVERIFY(!lethal.numbered && lethal.amount == fixed(0));
    QVERIFY(leafOf<Deal>("Deal 3 Lethal damage to target mercenary.")
        == leafOf<Deal>("Deal Lethal 3 damage to target mercenary."));
}

void TestSeizeGrammar::branches()
{
    const Sequence sequence = leafOf<Sequence>(
        "Draw 1 and discard 1, then ready target mercenary. You may draw 1, then discard 1.");
    QCOMPARE(sequence.parts.size(), std::size_t { 4 });
    QVERIFY(sequence.joints
        == std::vector({ Sequence::Joint::And, Sequence::Joint::Then, Sequence::Joint::Stop }));
    const May may = std::get<May>(sequence.parts.back().node);
    QVERIFY(std::holds_alternative<Sequence>(may.effect.front().node));
    QCOMPARE(
        leafOf<Choose>("Choose one: draw 1; or discard 1; or ready target mercenary.").modes.size(),
        std::size_t { 3 });
    QVERIFY(leafOf<FlipCoin>("Toss a coin. If you lose, discard 1.").win.empty());
    const IfSo ifSo = leafOf<IfSo>(
        "Melee: if the attacker is adjacent to the attacked mercenary, draw 1.", attack);
    QVERIFY(ifSo.condition.kind == Condition::Kind::ThingIs
        && ifSo.condition.filter.range.anchor == Range::Anchor::Attacked);
}

void TestSeizeGrammar::triggers()
{
    // What is done by this card is its own deed; whom an attack is declared against is told as such.
    QVERIFY(print(abilityOf(
                "Passive: whenever a mercenary is dealt damage by this, draw 1.", mercenary))
        == "Passive: whenever this deals damage to a mercenary, draw 1.");
    QVERIFY(
        print(abilityOf("Passive: whenever an ally is attacked, counter that attack.", mercenary))
        == "Passive: whenever an attack is declared against an allied mercenary, counter it.");
    // Given in quotation marks, it is said without them; what an enemy is given is not.
    QVERIFY(print(abilityOf(
                "Passive: Your Mages have \"Whenever this mercenary attacks, draw a card.\"",
                mercenary))
        == "Passive: whenever a Mage mercenary you control attacks, draw 1.");
    QVERIFY(!parseText(
        "Passive: Enemies have \"Whenever this mercenary attacks, you lose 1 loot.\"", mercenary)
                 .problems.empty());
    // A treasure that cannot be destroyed is not its bearer.
    QVERIFY(!parseText("This treasure can't be destroyed.", treasure).problems.empty());
    const auto trigger = [](const char* words) {
        return *abilityOf(std::string(words) + ", draw 1.", onEvent).trigger;
    };
    const Trigger destroys
        = trigger("Whenever another allied Warrior mercenary destroys a burning mercenary");
    QVERIFY(destroys.event == Trigger::Event::Destroys);
    QVERIFY(destroys.subject.kind == Thing::Kind::Some && destroys.subject.filter.other
        && destroys.subject.filter.side == Side::Allied);
    QVERIFY(destroys.object && destroys.object->condition == Filter::Condition::Burning);
    QVERIFY(!trigger("Whenever an allied mercenary destroys a mercenary").object);
    QVERIFY(trigger("Whenever you acquire").event == Trigger::Event::Acquires);
    const Trigger time = trigger("At the start of each opponent's Attack Phase");
    QVERIFY(time.event == Trigger::Event::StartOfPhase && time.phase == Phase::Attack
        && time.who.kind == Who::Kind::Opponent);
}

void TestSeizeGrammar::statics()
{
    const Gain gain = leafOf<Gain>("Your other Mage mercenaries have Armor 1.", onEvent);
    QVERIFY(gain.what.kind == Thing::Kind::Each && gain.what.filter.side == Side::Yours
        && gain.what.filter.other && gain.duration == Duration::Always);
    QVERIFY(!parseText("Your mercenaries have Armor 1 this turn.", onEvent).problems.empty());
    QVERIFY(!parseText("Draw 1.", onEvent).problems.empty());
    QVERIFY(leafOf<Gain>("Target mercenary gains Armor 1 while equipped.").duration
        == Duration::WhileEquipped);
}

void TestSeizeGrammar::explanations()
{
    const std::string said = explain(abilityOf(
        "Distance 2, line: deal 2 Pure damage to the attacked mercenary. Apply 1 Burn to it.",
        attack));
    for (const char* part : { "Line:", "Pure damage is lowered by Defense alone", "Burn:" })
        QVERIFY2(said.find(part) != std::string::npos, said.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeGrammar)
#include "tst_seize_grammar.moc"
