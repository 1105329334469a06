#include "ai/SearchAgent.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <functional>
#include <utility>

using namespace triptych;

namespace {

using tests::p1;

/// Thinks little, for tests that look at every choice of a match.
ai::SearchLimits hasty()
{
    ai::SearchLimits limits;
    limits.look = { 1, 2, 20, 300, 0 };
    limits.playout.length = 20;
    limits.work = 400;
    limits.deals = 6;
    return limits;
}

/// Thinks a quarter as much as the level does.
struct QuickSearch : ai::SearchAgent
{
    explicit QuickSearch(std::uint64_t seed)
        : SearchAgent(seed, [] {
            ai::SearchLimits limits;
            limits.work /= 4;
            return limits;
        }())
    {
    }
};

/// How many of the games the first agent wins, the seats changed every game.
template <class First, class Second>
std::size_t wins(
    std::size_t games, const std::function<std::unique_ptr<Match>(std::uint64_t)>& open)
{
    std::size_t won = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const auto match = open(seed);
        const PlayerId mine { static_cast<std::uint8_t>(seed % 2) };
        First first(seed);
        Second second(seed + games);
        while (const Decision* decision = match->decision()) {
            const PlayerId seat = decision->player;
            match->answer(seat == mine ? first.choose(*match, seat) : second.choose(*match, seat));
        }
        won += match->outcome()->winners == std::vector<PlayerId> { mine } ? 1u : 0u;
    }
    return won;
}

/// A match of every ruleset of every game, Race too, with as many seats as it allows.
template <class Deed>
void eachRuleset(Deed deed)
{
    for (const tests::Table& table : tests::tables())
        for (const Ruleset& ruleset : table.game->rulesets()) {
            // The number of seats goes round with the seed.
            std::uint64_t seed = 1;
            while (tests::setupOf(table, ruleset, seed).decks.size() < ruleset.maxSeats)
                ++seed;
            Opened opened = table.game->open(table.library, tests::setupOf(table, ruleset, seed));
            QVERIFY2(opened.match, ruleset.id.c_str());
            deed(*opened.match, ruleset.id.c_str());
        }
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void search_takes_the_winning_card()
    {
        const auto file = nlohmann::json::parse(R"({"active":"p1","phase":"turn","players":{
            "p1":{"deck":["One"],"hand":["Two","Five","Three"],"track":["Nine","Six"]},
            "p2":{"deck":["Two","Two"],"hand":["Two"],"track":["Nine","Nine"]}}})");
        const auto match = race::game().openScenario(tests::raceLibrary(), file).match;
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            QCOMPARE(QString::fromStdString(match->line(ai::SearchAgent(seed).choose(*match, p1))),
                QStringLiteral("play five"));
    }

    void search_beats_random()
    {
        const std::size_t won = wins<ai::SearchAgent, ai::RandomAgent>(
            40, [](auto seed) { return tests::raceMatch(seed); });
        QVERIFY2(won >= 28, qPrintable(QString::number(won)));
    }

    /// What the level is for, with equal decks and the seats changed every game. By counts of
    /// answers, so that a slow machine plays no worse.
    void search_beats_greedy_in_every_game()
    {
        for (const tests::Table& table : tests::tables()) {
            if (table.game == &race::game())
                continue; // Chance decides too much of it.
            constexpr std::size_t games = 6;
            const Setup model = tests::setupOf(table, table.game->rulesets().front(), 2);
            const std::size_t won = wins<QuickSearch, ai::GreedyAgent>(games, [&](auto seed) {
                Setup setup = model;
                setup.seed = seed;
                setup.decks = { model.decks.front(), model.decks.front() };
                return table.game->open(table.library, setup).match;
            });
            QVERIFY2(won >= 4,
                qPrintable(QStringLiteral("%1: %2").arg(
                    QString::fromStdString(std::string(table.game->id())), QString::number(won))));
        }
    }

    void the_same_seed_makes_the_same_choices()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto match = tests::raceMatch(seed);
            ai::SearchAgent one(7), other(7);
            while (match->decision()) {
                const PlayerId seat = match->decision()->player;
                const std::size_t choice = one.choose(*match, seat);
                QCOMPARE(other.choose(*match, seat), choice);
                match->answer(choice);
            }
        }
    }

    /// For every ruleset, with two seats and with four: the choice is legal, leaves the match alone
    /// and does not change when what the seat cannot see is exchanged.
    void exchanging_hidden_cards_changes_no_choice()
    {
        eachRuleset([](Match& match, const char* ruleset) {
            Random deals(3);
            ai::RandomAgent player(3);
            for (std::uint64_t answer = 0; answer < 300 && match.decision(); ++answer) {
                const PlayerId seat = match.decision()->player;
                if (answer % 5 == 0) {
                    const auto before = std::pair { match.hash(), match.eventCount() };
                    const std::size_t choice = ai::SearchAgent(answer, hasty()).choose(match, seat);
                    QVERIFY2(choice < match.decision()->options.size(), ruleset);
                    QVERIFY2((std::pair { match.hash(), match.eventCount() }) == before, ruleset);
                    const auto exchanged = match.determinized(seat, deals);
                    QVERIFY2(ai::SearchAgent(answer, hasty()).choose(*exchanged, seat) == choice,
                        ruleset);
                }
                match.answer(player.choose(match, seat));
            }
        });
    }

    /// Without a playout nothing has proved better than what the first look prefers.
    void what_the_first_look_prefers_stays_until_something_proves_better()
    {
        ai::SearchLimits noWork = hasty();
        noWork.work = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto match = tests::raceMatch(seed);
            ai::SearchAgent idle(seed, noWork), stopped(seed, hasty());
            stopped.stopWhen([] { return true; });
            ai::GreedyAgent greedy(Random(seed).fork(), noWork.look);
            while (match->decision()) {
                const PlayerId seat = match->decision()->player;
                if (match->decision()->options.size() == 1) {
                    match->answer(0); // The greedy agent uses chance up for these as well.
                    continue;
                }
                const std::size_t choice = idle.choose(*match, seat);
                QCOMPARE(choice, greedy.choose(*match, seat));
                QCOMPARE(stopped.choose(*match, seat), choice);
                match->answer(choice);
            }
        }
    }

    void a_stop_is_heard_while_thinking()
    {
        const auto match = tests::raceMatch();
        ai::SearchLimits endless;
        endless.work = static_cast<std::size_t>(-1) / 2;
        endless.deals = endless.work;
        endless.margin = 2;
        ai::SearchAgent agent(1, endless);
        int asked = 0;
        agent.stopWhen([&] { return ++asked > 10; });
        while (match->decision() && match->decision()->options.size() == 1)
            match->answer(0);
        QVERIFY(
            agent.choose(*match, match->decision()->player) < match->decision()->options.size());
        QVERIFY(asked <= 11);
    }

    void a_playout_keeps_to_its_allowance()
    {
        const ai::PlayoutLimits limits;
        const std::size_t slack = (limits.breadth + 1) * (limits.answers + 1) + limits.length;
        eachRuleset([&](Match& match, const char* ruleset) {
            const auto copy = match.clone();
            ai::Playout playout(limits);
            for (const std::size_t allowance : { 0, 100, 1000 }) {
                copy->copyFrom(match);
                const std::size_t before = playout.work();
                const double worth
                    = playout.play(*copy, p1, match.turn() + 2, allowance, Random(1));
                QVERIFY2(worth >= -1 && worth <= 1, ruleset);
                QVERIFY2(playout.work() - before <= allowance + slack, ruleset);
                QVERIFY2(copy->turn() <= match.turn() + 2, ruleset);
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
