#include "kryptik/text/Parse.h"
#include "kryptik/text/printing/Print.h"

#include <QTest>

#include <string>
#include <vector>

using namespace triptych::kryptik;

namespace {

/// The effect of the one paragraph of a spell; fails loudly when it is not understood.
Effect effectOf(const std::string& text)
{
    const Parsed parsed = parseText(text, CardType::Spell);
    if (parsed.abilities.size() != 1 || !parsed.problems.empty()
        || !parsed.abilities.front().effect) {
        QTest::qFail(("not understood: " + text
                         + (parsed.problems.empty() ? "" : " - " + parsed.problems.front().text))
                         .c_str(),
            __FILE__, __LINE__);
        return { Draw {} };
    }
    return *parsed.abilities.front().effect;
}

Ability abilityOf(const std::string& text)
{
    const Parsed parsed = parseText(text, CardType::Citizen);
    if (parsed.abilities.size() != 1 || !parsed.problems.empty()) {
        QTest::qFail(("not understood: " + text
                         + (parsed.problems.empty() ? "" : " - " + parsed.problems.front().text))
                         .c_str(),
            __FILE__, __LINE__);
        return {};
    }
    return parsed.abilities.front();
}

} // namespace

/// What a text says once it is read: the trees of sentences in which it could be mistaken.
class TestMeanings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_8_1_3_stones();
    void rule_8_4_1_eachParagraphIsOneAbility();
    void rule_8_5_targets();
    void rule_9_2_passiveOnACitizenIsAnEffectOnASpell();
    void rule_9_3_mayBelongsToTheTrigger();
    void rule_9_3_itIsWhatTheTriggerSpokeOf();
    void rule_4_6_theEndOfTurnIsEveryPlayers();
    void glossaryDraw_whoGoesOn();
    void glossaryDetach_forEachCardDetached();
    void untilEndOfTurnIsSaidOfAllBeforeIt();
    void branchesReachToTheEndOfTheirSentence();
    void amountsKeepTheirNumber();
    void theSpellsOfAnElevenYearText();
};

void TestMeanings::rule_8_1_3_stones()
{
    const Ability ability = abilityOf("{2}{w}{w/u}{X}{c}, [>>>], Plunder 1 spell: draw 1 card.");
    QCOMPARE(ability.cost.size(), std::size_t { 3 });
    const Stones expected { { Stone::Kind::Generic, 2, 0 }, { Stone::Kind::Coloured, 0, white },
        { Stone::Kind::Coloured, 0, white | blue }, { Stone::Kind::X, 0, 0 },
        { Stone::Kind::Coloured, 0, 0 } };
    QVERIFY(ability.cost[0].stones == expected);
    QVERIFY(ability.cost[1].kind == CostItem::Kind::EngageThis);
    QVERIFY(ability.cost[2].kind == CostItem::Kind::Plunder
        && ability.cost[2].filter.noun == Filter::Noun::Spell);
}

void TestMeanings::rule_8_4_1_eachParagraphIsOneAbility()
{
    const Parsed parsed = parseText(
        "Focused.\nAdditional cost: discard 1 card.\nDraw 2 cards.\nDestroy target citizen.\n",
        CardType::Spell);
    QVERIFY(parsed.problems.empty());
    QCOMPARE(parsed.abilities.size(), std::size_t { 4 });
    QVERIFY(parsed.abilities[0].kind == Ability::Kind::Keywords
        && parsed.abilities[0].keywords == std::vector { Keyword::Focused });
    QVERIFY(parsed.abilities[1].kind == Ability::Kind::Additional);
    QVERIFY(parsed.abilities[2].kind == Ability::Kind::SpellEffect);
    QVERIFY(parsed.abilities[3].kind == Ability::Kind::SpellEffect);
    QVERIFY(parseText("", CardType::Citizen).abilities.empty()
        && parseText("", CardType::Citizen).problems.empty());
}

void TestMeanings::rule_8_5_targets()
{
    const Effect effect = effectOf(
        "Destroy up to two other target Human citizens you control with defense 2 or less.");
    const auto& spec = std::get<Target>(std::get<Destroy>(effect.node).what).spec;
    QCOMPARE(spec.count, 2);
    QVERIFY(spec.upTo && spec.filter.other && spec.filter.controller == Side::You);
    QCOMPARE(spec.filter.faction, std::string("Human"));
    QVERIFY(spec.filter.bound->how == Bound::How::AtMost && spec.filter.bound->amount == fixed(2));

    const Effect inLimbo
        = effectOf("Return target citizen card in an opponent's limbo pile to the island.");
    QVERIFY((std::get<Target>(std::get<Move>(inLimbo.node).what).spec.place
        == Place { Zone::Limbo, Side::Opponents }));

    const Effect anyone = effectOf("Deal 2 damage to target citizen or player.");
    QVERIFY(std::get<Target>(std::get<Thing>(std::get<Damage>(anyone.node).to)).spec.kind
        == TargetSpec::Kind::CardOrPlayer);
    const Effect player = effectOf("Deal 5 damage to target opponent.");
    QVERIFY((std::get<Who>(std::get<Damage>(player.node).to) == Who { Who::Kind::Target, true }));
    QVERIFY(
        std::get<Target>(std::get<Counter>(effectOf("Counter target spell.").node).what).spec.kind
        == TargetSpec::Kind::Spell);
}

void TestMeanings::rule_9_2_passiveOnACitizenIsAnEffectOnASpell()
{
    QVERIFY(parseText("Citizens you control get +1/+1.", CardType::Citizen).abilities.front().kind
        == Ability::Kind::Passive);
    QVERIFY(parseText("Citizens you control get +1/+1.", CardType::Spell).abilities.front().kind
        == Ability::Kind::SpellEffect);
    // A lasting statement does not end with the turn, and is not about a target.
    QVERIFY(!parseText("This gets +1/+1 until end of turn.", CardType::Citizen).problems.empty());
    QVERIFY(!parseText("Target citizen gets +1/+1.", CardType::Citizen).problems.empty());
    QVERIFY(!parseText("Destroy target citizen.", CardType::Citizen).problems.empty());
}

void TestMeanings::rule_9_3_mayBelongsToTheTrigger()
{
    const Ability ability = abilityOf("Enter; {1}: you may draw 1 card.");
    QVERIFY(ability.may && ability.cost.size() == 1
        && ability.trigger->word == Trigger::Word::Shorthand);
    QVERIFY(std::holds_alternative<Draw>(ability.effect->node));
    const Ability later = abilityOf("Enter; draw 1 card, then you may destroy target citizen.");
    QVERIFY(!later.may);
    QVERIFY(std::holds_alternative<May>(std::get<Sequence>(later.effect->node).parts.back().node));
    QVERIFY(std::holds_alternative<May>(effectOf("You may draw 1 card.").node));
}

void TestMeanings::rule_9_3_itIsWhatTheTriggerSpokeOf()
{
    const Ability ability = abilityOf(
        "Whenever another Human citizen you control attacks, it gets +1/+0 until end of turn.");
    QVERIFY(!ability.trigger->subjectIsThis && ability.trigger->subject.other);
    QVERIFY((std::get<Modify>(ability.effect->node).what.index() == Thing(It {}).index()));
    QVERIFY((std::get<Modify>(abilityOf("{1}: gets +1/+0 until end of turn.").effect->node).what
        == Thing(This {})));
}

void TestMeanings::rule_4_6_theEndOfTurnIsEveryPlayers()
{
    QVERIFY(abilityOf("At the end of turn, draw 1 card.").trigger->eachTurn);
    QVERIFY(!abilityOf("At the end of your turn, draw 1 card.").trigger->eachTurn);
    QVERIFY(!abilityOf("At the start of your turn, draw 1 card.").trigger->eachTurn);
    QVERIFY(abilityOf("At the beginning of combat, draw 1 card.").trigger->eachTurn);
    // On a spell the same words leave one trigger behind.
    QVERIFY(std::get<Delayed>(effectOf("At the end of turn, draw 1 card.").node).when
        == Delayed::When::EndOfTurn);
}

void TestMeanings::glossaryDraw_whoGoesOn()
{
    const auto parts
        = std::get<Sequence>(effectOf("Target opponent draws 2 cards, then discards 1 card.").node)
              .parts;
    QVERIFY((std::get<Draw>(parts[0].node).who == Who { Who::Kind::Target, true }));
    QVERIFY(std::get<Discard>(parts[1].node).who.kind == Who::Kind::ThatPlayer);
    const auto each = std::get<Sequence>(
        effectOf("Each player draws 2 cards, then discards 1 card, then draw 1 card.").node)
                          .parts;
    QVERIFY(std::get<Discard>(each[1].node).who.kind == Who::Kind::EachPlayer);
    QVERIFY(std::get<Draw>(each[2].node).who.kind == Who::Kind::You);
}

void TestMeanings::glossaryDetach_forEachCardDetached()
{
    const auto parts
        = std::get<Sequence>(effectOf("Detach all cards from target citizen you control. It gets "
                                      "+1/+1 for each card detached until end of turn.")
                                 .node)
              .parts;
    QVERIFY(std::get<Detach>(parts[0].node).count.kind == Amount::Kind::All);
    const auto& modify = std::get<Modify>(parts[1].node);
    QVERIFY(modify.times->kind == Amount::Kind::PerDetached && modify.times->number == 1
        && modify.duration == Duration::EndOfTurn);
}

void TestMeanings::untilEndOfTurnIsSaidOfAllBeforeIt()
{
    const auto parts = std::get<Sequence>(
        effectOf("Target citizen gets +1/+1, gains Eager and can not block until end of turn.")
            .node)
                           .parts;
    QCOMPARE(parts.size(), std::size_t { 3 });
    QVERIFY(std::get<Modify>(parts[0].node).duration == Duration::EndOfTurn);
    QVERIFY(std::get<Gain>(parts[1].node).duration == Duration::EndOfTurn);
    QVERIFY((std::get<Gain>(parts[1].node).what.index() == Thing(It {}).index()));
    QVERIFY(std::get<Allow>(parts[2].node).duration == Duration::EndOfTurn);
    const auto several = std::get<Sequence>(
        effectOf("Two target citizens get +1/+1 and gain Eager until end of turn.").node)
                             .parts;
    QVERIFY((std::get<Gain>(several[1].node).what.index() == Thing(It {}).index()));
}

void TestMeanings::branchesReachToTheEndOfTheirSentence()
{
    const auto parts = std::get<Sequence>(
        effectOf("You may draw 1 card, then discard 1 card. Destroy target citizen.").node)
                           .parts;
    QCOMPARE(parts.size(), std::size_t { 2 });
    QVERIFY(std::holds_alternative<Sequence>(std::get<May>(parts[0].node).effect.front().node));
    const auto modes = std::get<Choose>(
        effectOf("Choose one: draw 1 card, then discard 1 card; or destroy target citizen.").node)
                           .modes;
    QCOMPARE(modes.size(), std::size_t { 2 });
    const auto ifSo = std::get<IfSo>(
        effectOf("If you control no citizens, draw 1 card and discard 1 card.").node);
    QVERIFY(ifSo.condition.kind == Condition::Kind::YouControlNo
        && std::holds_alternative<Sequence>(ifSo.effect.front().node));
}

void TestMeanings::amountsKeepTheirNumber()
{
    const Amount amount
        = std::get<Draw>(effectOf("Draw 2 cards for each Human citizen you control.").node).count;
    QVERIFY(amount.kind == Amount::Kind::PerCounted && amount.number == 2);
    QCOMPARE(amount.of->filter.faction, std::string("Human"));
    QVERIFY(std::get<Draw>(effectOf("Draw X cards.").node).count.kind == Amount::Kind::X);
    const Effect zero = effectOf("Target citizen gets +0/-0 until end of turn.");
    QVERIFY(!std::get<Modify>(zero.node).attackMinus && std::get<Modify>(zero.node).defenseMinus);
}

void TestMeanings::theSpellsOfAnElevenYearText()
{
    const Parsed parsed = parseYearText("draw 2 cards.");
    QVERIFY(parsed.problems.empty());
    QVERIFY(parsed.abilities.front().kind == Ability::Kind::ElevenYear);
    QVERIFY(!parseYearText("Eager.").problems.empty());
}

QTEST_APPLESS_MAIN(TestMeanings)

#include "tst_meanings.moc"
