#include "ai/GreedyAgent.h"
#include "support/Play.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;

namespace {

using tests::p1;

/// Does the greedy agent of the first seat beat the other one?
bool wins(ai::Agent& first, ai::Agent& second, std::uint64_t seed)
{
    const auto match = tests::raceMatch(seed);
    while (const Decision* decision = match->decision())
        match->answer((decision->player == p1 ? first : second).choose(*match, decision->player));
    return match->outcome()->winners == std::vector<PlayerId> { p1 };
}

} // namespace

class TestAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void every_named_agent_can_be_made()
    {
        for (const std::string_view name : ai::agentNames())
            QVERIFY2(ai::makeAgent(name, 1), std::string(name).c_str());
        QVERIFY(!ai::makeAgent("genius", 1));
    }

    void the_random_agent_plays_every_option_sooner_or_later()
    {
        const auto match = tests::raceMatch();
        ai::RandomAgent agent(1);
        std::vector<int> times(match->decision()->options.size());
        for (int i = 0; i < 1000; ++i)
            ++times[agent.choose(*match, p1)];
        for (const int each : times)
            QVERIFY(each > 100);
    }

    void greedy_takes_the_winning_card()
    {
        const auto file = nlohmann::json::parse(R"({"active":"p1","phase":"turn","players":{
            "p1":{"deck":["One"],"hand":["Two","Five","Three"],"track":["Nine","Six"]},
            "p2":{"deck":["Two","Two"],"hand":["Two"],"track":["Nine","Nine"]}}})");
        const auto match = race::game().openScenario(tests::raceLibrary(), file).match;
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            QCOMPARE(QString::fromStdString(match->line(ai::GreedyAgent(seed).choose(*match, p1))),
                QStringLiteral("play five"));
    }

    void greedy_beats_random()
    {
        int won = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            ai::GreedyAgent greedy(seed);
            ai::RandomAgent random(seed);
            won += wins(greedy, random, seed) ? 1 : 0;
        }
        QVERIFY2(won >= 42, qPrintable(QString::number(won)));
    }

    void the_same_seed_makes_the_same_choices()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto match = tests::raceMatch(seed);
            ai::GreedyAgent one(7), other(7);
            while (match->decision()) {
                const PlayerId seat = match->decision()->player;
                const std::size_t choice = one.choose(*match, seat);
                QCOMPARE(other.choose(*match, seat), choice);
                match->answer(choice);
            }
        }
    }

    void exchanging_hidden_cards_changes_no_choice()
    {
        Random deals(3);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto match = tests::raceMatch(seed);
            ai::RandomAgent player(seed);
            while (match->decision()) {
                const PlayerId seat = match->decision()->player;
                const auto exchanged = match->determinized(seat, deals);
                QCOMPARE(ai::GreedyAgent(seed).choose(*exchanged, seat),
                    ai::GreedyAgent(seed).choose(*match, seat));
                match->answer(player.choose(*match, seat));
            }
        }
    }

    void thinking_leaves_the_match_alone()
    {
        const auto match = tests::raceMatch();
        const auto before = match->hash();
        const std::size_t told = match->eventCount();
        ai::GreedyAgent(1).choose(*match, p1);
        QCOMPARE(match->hash(), before);
        QCOMPARE(match->eventCount(), told);
    }

    void passing_and_declining_are_known_by_their_lines()
    {
        ai::Habits habits;
        const auto setup = tests::raceMatch();
        QVERIFY(!habits.isPriority(*setup));
        QCOMPARE(setup->line(*habits.restingOption(*setup)), std::string("choose none"));
        match::answer(*setup, PlayerId { 0 }, "choose none");
        match::answer(*setup, PlayerId { 1 }, "choose none");
        QVERIFY(habits.isPriority(*setup));
        QCOMPARE(setup->line(*habits.restingOption(*setup)), std::string("pass"));
    }
};

QTEST_APPLESS_MAIN(TestAgents)
#include "tst_agents.moc"
