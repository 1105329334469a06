#include "Cards.h"

#include <QTest>

using namespace triptych;
using namespace triptych::kryptik;
using namespace triptych::kryptik::test;

/// 1 Deckbuilding, 11 Limited/Banned Cards.
class TestDeckbuilding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_1_deckbuilding_isCheckedBeforeAMatchOpens()
    {
        Setup setup { "constructed", 1, { deck(50), deck(49) }, noPlayer, noPlayer };
        const Opened refused = game().open(library(), setup);
        QVERIFY(!refused.match);
        QVERIFY2(wordsOf(refused.problems).contains(QStringLiteral("p2")),
            qPrintable(wordsOf(refused.problems)));
        setup.decks[1] = deck(50);
        QVERIFY(game().open(library(), setup).match != nullptr);
    }

    void rule_1_1_deckLimits_dependOnTheRuleset()
    {
        QVERIFY(!check(deck(33)).empty());
        QVERIFY2(
            check(deck(33), "limited").empty(), qPrintable(wordsOf(check(deck(33), "limited"))));
        QVERIFY(has(check(deck(29), "limited"), "kryptik 1.1.1"));
        QVERIFY2(check(deck(60), "limited").empty(), "limited decks have no maximum of fifty");
        QVERIFY(check(deck(50), "krucible").empty());
    }

    void rule_1_1_1_mainDeckIsExactlyFifty()
    {
        QVERIFY(has(check(deck(49)), "kryptik 1.1.1"));
        QVERIFY2(check(deck(50)).empty(), qPrintable(wordsOf(check(deck(50)))));
        QVERIFY(has(check(deck(51)), "kryptik 1.1.1"));
    }

    void rule_1_1_2_sideDeckIsAtMostFifteen()
    {
        QVERIFY2(check(deck(50, 0)).empty(), qPrintable(wordsOf(check(deck(50, 0)))));
        QVERIFY2(
            !has(check(deck(50, 15)), "kryptik 1.1.2"), qPrintable(wordsOf(check(deck(50, 15)))));
        QVERIFY(has(check(deck(50, 16)), "kryptik 1.1.2"));
    }

    void rule_1_2_cardLimits_countByName()
    {
        // One card under its name and under its id is still one card.
        decks::DeckList list = deck(50);
        list.main.back() = { "Citizen 16", 1 };
        list.main[0] = { "Citizen 0", 2 };
        list.main.push_back({ "T-0", 1 });
        QVERIFY2(!has(check(list), "kryptik 1.2.1"), qPrintable(wordsOf(check(list))));
        list.main.push_back({ "T-0", 1 });
        QVERIFY(has(check(list), "kryptik 1.2.1"));
    }

    void rule_1_2_1_threeCopiesOverMainAndSideTogether()
    {
        decks::DeckList list = deck(50);
        list.side = { { "Citizen 19", 3 } };
        QVERIFY2(check(list).empty(), qPrintable(wordsOf(check(list))));
        list.side = { { "Citizen 0", 1 } };
        QVERIFY(has(check(list), "kryptik 1.2.1"));
        QVERIFY2(
            !has(check(list, "limited"), "kryptik 1.2.1"), "limited play does not count copies");
    }

    void rule_11_listsAreNotAskedOfLimitedDecks()
    {
        decks::DeckList list = with({ "Forbidden", 1 });
        QVERIFY(!check(list).empty());
        QVERIFY2(check(list, "limited").empty(), qPrintable(wordsOf(check(list, "limited"))));
    }

    void rule_11_1_limitedToOne_onTheListOrAsPrinted()
    {
        for (const char* name : { "Listed Once", "Lonely" }) {
            QVERIFY2(check(with({ name, 1 })).empty(), name);
            QVERIFY2(has(check(with({ name, 2 })), "kryptik 11.1"), name);
        }
    }

    void rule_11_2_limitedToTwo()
    {
        QVERIFY(check(with({ "Listed Twice", 2 })).empty());
        QVERIFY(has(check(with({ "Listed Twice", 3 })), "kryptik 11.2"));
    }

    void rule_11_3_bannedFromTheDayItCameIntoForce()
    {
        QVERIFY(has(check(with({ "Forbidden", 1 })), "kryptik 11.3"));
        const auto on = [&](const char* date) {
            return game().check(*m_library, with({ "Forbidden", 1 }), "constructed", date);
        };
        QVERIFY2(on("2023-06-29").empty(), "the day before it was allowed");
        QVERIFY(has(on("2023-06-30"), "kryptik 11.3"));
    }

    void unknownAndUnreadableCardsAreNamed()
    {
        QVERIFY(
            wordsOf(check(with({ "Nobody Ever", 1 }))).contains(QStringLiteral("\"Nobody Ever\"")));
        const QString babble = wordsOf(check(with({ "Babble", 1 })));
        QVERIFY2(babble.contains(QStringLiteral("Frobnicate")), qPrintable(babble));
    }

private:
    Problems check(const decks::DeckList& list, const char* ruleset = "constructed")
    {
        return game().check(*m_library, list, ruleset, {});
    }
    /// A deck of fifty that has this entry in it.
    static decks::DeckList with(const decks::Entry& entry)
    {
        decks::DeckList list = deck(50 - entry.count);
        list.main.push_back(entry);
        return list;
    }
    std::shared_ptr<const cards::Library> m_library = library();
};

QTEST_APPLESS_MAIN(TestDeckbuilding)

#include "tst_deckbuilding.moc"
