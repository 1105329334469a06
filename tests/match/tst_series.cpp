#include "match/Series.h"
#include "support/Play.h"

#include <QTest>

using namespace triptych;

namespace {

using tests::p1;
using tests::p2;

} // namespace

class TestSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void the_loser_says_who_starts_the_next_game()
    {
        match::Series series(3, tests::raceSetup());
        QCOMPARE(series.next().firstChosenBy, noPlayer);
        const auto seed = series.next().seed;
        series.record({ { p1 } });
        QCOMPARE(series.next().firstChosenBy, p2);
        QVERIFY(series.next().seed != seed);
        QVERIFY(!series.over());
    }

    void after_a_draw_it_is_settled_as_at_first()
    {
        Setup setup = tests::raceSetup();
        setup.first = p2;
        match::Series series(3, setup);
        series.record({ { p1 } });
        QCOMPARE(series.next().first, noPlayer);
        series.record({});
        QCOMPARE(series.next().first, p2);
        QCOMPARE(series.next().firstChosenBy, noPlayer);
    }

    void more_than_half_wins()
    {
        match::Series series(3, tests::raceSetup());
        series.record({ { p1 } });
        series.record({ { p2 } });
        QVERIFY(!series.winner());
        series.record({ { p2 } });
        QCOMPARE(series.winner(), std::optional(p2));
        QCOMPARE(series.wins(), (std::vector<int> { 1, 2 }));
        QVERIFY(series.over());
        match::Series one(1, tests::raceSetup());
        one.record({ { p1 } });
        QCOMPARE(one.winner(), std::optional(p1));
    }

    void at_time_more_games_won_win_the_match()
    {
        match::Series none(3, tests::raceSetup());
        none.callTime();
        QVERIFY(none.over() && none.timeUp() && !none.winner());
        match::Series ahead(3, tests::raceSetup());
        ahead.record({ { p2 } });
        ahead.record({});
        QVERIFY(!ahead.over());
        ahead.callTime();
        QVERIFY(ahead.over());
        QCOMPARE(ahead.winner(), std::optional(p2));
        match::Series equal(3, tests::raceSetup());
        equal.record({ { p1 } });
        equal.record({ { p2 } });
        equal.callTime();
        QVERIFY(equal.over() && !equal.winner());
    }

    void at_time_a_team_wins_together()
    {
        Setup setup = tests::raceSetup();
        setup.decks.resize(4, setup.decks.front());
        match::Series teams(3, setup);
        teams.record({ { PlayerId { 1 }, PlayerId { 3 } } });
        teams.callTime();
        QCOMPARE(teams.winner(), std::optional(p2));
        match::Series equal(3, setup);
        equal.record({ { PlayerId { 1 }, PlayerId { 3 } } });
        equal.record({ { PlayerId { 0 }, PlayerId { 2 } } });
        equal.callTime();
        QVERIFY(!equal.winner());
    }

    void draws_do_not_go_on_for_ever()
    {
        match::Series series(3, tests::raceSetup());
        for (int i = 0; i < 6; ++i) {
            QVERIFY(!series.over());
            series.record({});
        }
        QVERIFY(series.over() && !series.winner());
    }

    void side_cards_are_exchanged_one_for_one()
    {
        Setup setup = tests::raceSetup();
        setup.decks[0].main = { { "One", 5 }, { "Two", 5 } };
        setup.decks[0].side = { { "Nine", 2 } };
        match::Series series(3, setup);
        const auto library = tests::raceLibrary();
        decks::DeckList deck = setup.decks[0];
        deck.main = { { "Two", 5 }, { "One", 3 }, { "Nine", 2 } };
        deck.side = { { "One", 2 } };
        QVERIFY2(series.exchange(race::game(), *library, p1, deck).empty(), "one for one is fine");
        QCOMPARE(series.next().decks[0], deck);
        // Measured against what was brought to the match, not against the last exchange.
        QVERIFY(series.exchange(race::game(), *library, p1, setup.decks[0]).empty());

        deck.main = { { "Two", 5 }, { "One", 5 }, { "Nine", 2 } };
        deck.side.clear();
        QVERIFY(!series.exchange(race::game(), *library, p1, deck).empty()); // a larger deck
        deck.main = { { "Two", 5 }, { "Three", 5 } };
        deck.side = { { "Nine", 2 } };
        QVERIFY(!series.exchange(race::game(), *library, p1, deck).empty()); // other cards
        QCOMPARE(series.next().decks[0], setup.decks[0]);
    }
};

QTEST_APPLESS_MAIN(TestSeries)
#include "tst_series.moc"
