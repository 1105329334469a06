#include "Cards.h"

#include "altered/cards/ReadCard.h"

#include <QTest>

using namespace triptych;
using namespace triptych::altered;
using namespace triptych::altered::test;

namespace {

/// A card of the test pack, as it is read.
Card cardOf(const std::string& name)
{
    const auto pack = nlohmann::json::parse(packText());
    for (const auto& json : pack["cards"])
        if (json["name"] == name)
            return readCard(json, "T", "");
    return {};
}

} // namespace

/// 1.1.3-1.1.5 Deck construction.
class TestDeckbuilding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_1_1_4_b_oneHero()
    {
        QVERIFY2(check(deck(39)).empty(), qPrintable(wordsOf(check(deck(39)))));
        decks::DeckList list = deck(39);
        list.hero.clear();
        QVERIFY(has(check(list), "altered 1.1.4.b"));
        list.hero = "Common 0";
        QVERIFY(has(check(list), "altered 1.1.4.b"));
        list = deck(39);
        list.main.push_back({ "Captain", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.b"));
    }
    void rule_1_1_4_c_thirtyNineCards()
    {
        QVERIFY(has(check(deck(38)), "altered 1.1.4.c"));
        QVERIFY(has(check(deck(38), "cr1"), "altered 1.1.4.c"));
        QVERIFY(check(deck(39), "cr1").empty());
    }
    void rule_v4_1_1_4_b_atMostSixty()
    {
        QVERIFY2(check(deck(59)).empty(), qPrintable(wordsOf(check(deck(59)))));
        QVERIFY(has(check(deck(60)), "altered v4 1.1.4.b"));
        QVERIFY(!has(check(deck(60), "cr1"), "altered v4 1.1.4.b"));
    }
    void rule_1_1_4_d_theHerosFaction()
    {
        decks::DeckList list = deck(39);
        list.main.push_back({ "Drifter", 1 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.main.push_back({ "Stranger", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.d"));
        QVERIFY2(wordsOf(check(list))
                     .contains(
                         QStringLiteral("\"Stranger\" is of Bravos; the Hero's faction is Axiom.")),
            qPrintable(wordsOf(check(list))));
    }
    void rule_1_1_4_e_threeOfAName()
    {
        decks::DeckList list = deck(39);
        list.main.push_back({ "Common 0", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.e"));
    }
    void rule_2_2_4_c_versionsOfOneNameArePooled()
    {
        decks::DeckList list = deck(39);
        list.main[0] = { "Common 0", 2 };
        list.main.push_back({ "Common 0 R", 1 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.main.back().count = 2;
        QVERIFY(has(check(list), "altered 1.1.4.e"));
    }
    void rule_2_2_5_b_aVersionIsAsRareAsItIsPrinted()
    {
        decks::DeckList list = deck(39);
        for (int n = 0; n < 5; ++n)
            list.main.push_back({ fmt::format("Rare {}", n), 3 });
        list.main[0] = { "Common 0", 2 };
        list.main.push_back({ "Common 0 R", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.f"));
    }
    void rule_1_1_4_f_fifteenRares()
    {
        decks::DeckList list = deck(39);
        for (int n = 0; n < 5; ++n)
            list.main.push_back({ fmt::format("Rare {}", n), 3 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.main.push_back({ "Rare 9", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.f"));
    }
    void rule_1_1_4_g_threeUniques()
    {
        decks::DeckList list = deck(39);
        for (int n = 0; n < 3; ++n)
            list.main.push_back({ fmt::format("Unique {}", n), 1 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.main.push_back({ "Unique 4", 1 });
        QVERIFY(has(check(list), "altered 1.1.4.g"));
    }
    void rule_2_2_5_c_aHeroIsNoRareCard()
    {
        QCOMPARE(cardOf("Captain").rarity, Rarity::None);
        QCOMPARE(cardOf("Tinling").rarity, Rarity::None);
        QCOMPARE(cardOf("Rare 0").rarity, Rarity::Rare);
    }
    void rule_2_2_9_factions()
    {
        QCOMPARE(cardOf("Common 0").faction, Faction::Axiom);
        QCOMPARE(cardOf("Stranger").faction, Faction::Bravos);
        QCOMPARE(cardOf("Drifter").faction, Faction::Neutral);
    }
    void rule_1_1_5_a_anyNumberOfOrbs()
    {
        decks::DeckList list = deck(5);
        list.ruleset = "cr4-limited";
        list.main.push_back({ "Orb", 24 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
    }
    void rule_1_1_5_b_limitedNeedsNoHero()
    {
        decks::DeckList list = deck(29);
        list.ruleset = "cr1-limited";
        list.hero.clear();
        QVERIFY2(check(list, "cr1").empty(), qPrintable(wordsOf(check(list, "cr1"))));
        list.main.push_back({ "Common 0", 5 }); // no limits of names
        QVERIFY2(check(list, "cr1").empty(), qPrintable(wordsOf(check(list, "cr1"))));
    }
    void rule_1_1_5_c_limitedSize()
    {
        decks::DeckList list = deck(28);
        list.ruleset = "cr1-limited";
        QVERIFY(has(check(list, "cr1"), "altered 1.1.5.c"));
        QVERIFY(has(check(list, "cr4"), "altered 1.1.5.c"));
    }
    void rule_v4_1_1_5_b_thirtyWithTheHero()
    {
        decks::DeckList list = deck(29);
        list.ruleset = "cr4-limited";
        QVERIFY2(check(list, "cr4").empty(), "30 cards with the Hero");
        list.hero.clear();
        QVERIFY2(has(check(list, "cr4"), "altered 1.1.5.c"), "29 cards without one");
        list = deck(60);
        list.ruleset = "cr4-limited";
        QVERIFY2(check(list, "cr4").empty(), "no maximum");
    }
    void rule_1_1_5_d_threeFactions()
    {
        decks::DeckList list = deck(30);
        list.ruleset = "cr4-limited";
        list.main.push_back({ "Stranger", 1 });
        list.main.push_back({ "Other Stranger", 1 });
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.main.push_back({ "Third Stranger", 1 });
        QVERIFY(has(check(list), "altered 1.1.5.d"));
    }
    void rule_1_1_7_b_noTokens()
    {
        decks::DeckList list = deck(39);
        list.main.push_back({ "Tinling", 1 });
        QVERIFY(has(check(list), "altered 1.1.7.b"));
    }
    void unknownCardsAreNamed()
    {
        decks::DeckList list = deck(39);
        list.main.push_back({ "No Such Card", 1 });
        QCOMPARE(check(list).back().card, std::string("No Such Card"));
    }
};

QTEST_APPLESS_MAIN(TestDeckbuilding)
#include "tst_deckbuilding.moc"
