#include "PrintedBack.h"

#include "altered/text/printing/Said.h"

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

} // namespace

class TestAlteredGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

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
