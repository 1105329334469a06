#include "decks/Completing.h"
#include "decks/Statistics.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace triptych;
using namespace triptych::decks;

namespace {

/// C(n, k) as a whole number.
double ways(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    double all = 1;
    for (int i = 1; i <= k; ++i)
        all = all * (n - k + i) / i;
    return std::round(all);
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chances_are_those_of_counting()
    {
        for (const int deck : { 5, 39, 40, 50 })
            for (const int copies : { 0, 1, 3, 4, 5 })
                for (const int seen : { 0, 1, 3, 5 })
                    for (int least = 0; least <= 5; ++least) {
                        double enough = 0;
                        for (int k = least; k <= copies; ++k)
                            enough += ways(copies, k) * ways(deck - copies, seen - k);
                        const double expected = least == 0 ? 1.0 : enough / ways(deck, seen);
                        const double chance = chanceOfAtLeast(least, copies, seen, deck);
                        QVERIFY2(std::abs(chance - expected) < 1e-12,
                            qPrintable(QStringLiteral("%1 of %2 among %3 of %4: %5, not %6")
                                           .arg(least)
                                           .arg(copies)
                                           .arg(seen)
                                           .arg(deck)
                                           .arg(chance)
                                           .arg(expected)));
                    }
        // Three copies among the first seven of forty: 1 - C(37,7)/C(40,7).
        QVERIFY(std::abs(chanceOfAtLeast(1, 3, 7, 40) - (1 - 33.0 * 32 * 31 / (40.0 * 39 * 38)))
            < 1e-12);
        QCOMPARE(chanceOfAtLeast(1, 4, 99, 40), 1.0);
        QCOMPARE(chanceOfAtLeast(5, 4, 40, 40), 0.0);
    }

    void cards_seen_are_those_of_the_rules()
    {
        for (const tests::Table& table : tests::tables()) {
            const DrawRules draw = table.game->deckRules(table.game->rulesets().front().id).draw;
            const auto seen = [&](int turn, bool starts) { return cardsSeen(draw, turn, starts); };
            if (table.game->id() == "kryptik") { // 2.3 six; 4.2.1 the first turn's draw is left out
                QCOMPARE(seen(1, true), 6);
                QCOMPARE(seen(1, false), 7);
                QCOMPARE(seen(4, true), 9);
            } else if (table.game->id()
                == "altered") { // 4.1.j six; 4.1.l no first Morning; two a day
                QCOMPARE(seen(1, true), 6);
                QCOMPARE(seen(2, false), 8);
                QCOMPARE(seen(5, true), 14);
            } else if (table.game->id() == "seize") { // S-PRE-HAND seven; S-TURN-DRAW one each turn
                QCOMPARE(seen(1, true), 8);
                QCOMPARE(seen(3, false), 10);
            }
        }
    }

    void counts_add_up()
    {
        for (const tests::Table& table : tests::tables()) {
            if (table.game->id() == "race")
                continue;
            const cards::CardIndex index(*table.game, table.library);
            for (const DeckList& deck : table.decks) {
                const DeckRules rules = table.game->deckRules(deck.ruleset);
                const DeckStatistics all = statisticsOf(index, deck, rules);
                int cards = 0;
                for (const Entry& entry : deck.main)
                    cards += entry.count;
                QCOMPARE(all.cards, cards);
                QCOMPARE(all.unknown, 0);
                QCOMPARE(
                    std::accumulate(all.curve.begin(), all.curve.end(), all.withoutCost), cards);
                QVERIFY(!all.counts.empty());
                double sum = 0;
                for (std::size_t cost = 0; cost < all.curve.size(); ++cost)
                    sum += static_cast<double>(cost) * all.curve[cost];
                QVERIFY(std::abs(all.averageCost * (cards - all.withoutCost) - sum) < 1e-9);
                // Every card is of some type.
                const auto types = std::ranges::find(all.counts, "kind", &Counted::field);
                QVERIFY(types != all.counts.end());
                int typed = 0;
                for (const auto& [type, count] : types->shares)
                    typed += count;
                QCOMPARE(typed, cards);
            }
        }
    }

    void unknown_cards_are_counted_apart()
    {
        const tests::Table& table = tests::tables().front();
        const cards::CardIndex index(*table.game, table.library);
        DeckList deck;
        deck.main = { { "No Such Card", 2 } };
        const DeckStatistics all
            = statisticsOf(index, deck, table.game->deckRules(table.game->rulesets().front().id));
        QCOMPARE(all.cards, 0);
        QCOMPARE(all.unknown, 2);
        QCOMPARE(all.averageCost, 0.0);
    }

    void hands_are_repeatable_and_of_the_deck()
    {
        const tests::Table& table = tests::tables().front();
        const Ruleset& ruleset = table.game->rulesets().front();
        const DeckList deck = complete(*table.game, *table.library, {}, ruleset.id).deck;
        const DrawRules draw = table.game->deckRules(ruleset.id).draw;
        const auto hand = sampleHand(deck, draw, 7);
        QCOMPARE(hand, sampleHand(deck, draw, 7));
        QVERIFY(hand != sampleHand(deck, draw, 8));
        QCOMPARE(static_cast<int>(hand.size()), draw.openingHand);
        for (const std::string& card : hand)
            QVERIFY(std::ranges::find(deck.main, card, &Entry::card) != deck.main.end());
    }

    // The share of hands with a card is what the formula says.
    void hands_agree_with_the_chances()
    {
        const tests::Table& table = tests::tables().front();
        DeckList deck;
        deck.main = { { "A", 3 }, { "B", 47 } };
        const DrawRules draw { .openingHand = 6 };
        int with = 0;
        constexpr int hands = 4000;
        for (int seed = 0; seed < hands; ++seed) {
            const auto hand = sampleHand(deck, draw, static_cast<std::uint64_t>(seed));
            with += std::ranges::find(hand, "A") != hand.end() ? 1 : 0;
        }
        const double expected = chanceOfAtLeast(1, 3, 6, 50);
        QVERIFY(std::abs(static_cast<double>(with) / hands - expected) < 0.03); // four sigmas
        (void)table;
    }

    void a_deck_by_itself_spends_what_it_has()
    {
        for (const tests::Table& table : tests::tables()) {
            if (table.game->id() == "race")
                continue;
            const cards::CardIndex index(*table.game, table.library);
            const DeckList& deck = table.decks.front();
            const DeckRules rules = table.game->deckRules(deck.ruleset);
            const auto turns = playAlone(index, deck, rules, 8, 300, 1, true);
            QCOMPARE(turns.size(), std::size_t { 8 });
            for (std::size_t k = 0; k < turns.size(); ++k) {
                QVERIFY(turns[k].spent <= turns[k].resources + 1e-9);
                QVERIFY(turns[k].hand >= 0);
                QVERIFY(k == 0 || turns[k].resources >= turns[k - 1].resources - 1e-9);
            }
            const auto again = playAlone(index, deck, rules, 8, 300, 1, true);
            QCOMPARE(again.back().spent, turns.back().spent);
        }
        // Altered begins with three orbs, and gets one a day from the second on.
        const auto altered = std::ranges::find_if(
            tests::tables(), [](const auto& t) { return t.game->id() == "altered"; });
        const cards::CardIndex index(*altered->game, altered->library);
        const auto turns = playAlone(
            index, altered->decks.front(), altered->game->deckRules("cr4"), 3, 100, 1, true);
        QCOMPARE(turns[0].resources, 3.0);
        QVERIFY(turns[1].resources > 3.5 && turns[1].resources <= 4.0);
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
