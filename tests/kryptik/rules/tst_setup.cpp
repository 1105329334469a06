#include "Cards.h"

#include "kryptik/rules/Island.h"

#include <QTest>

#include <set>

using namespace triptych;
using namespace triptych::kryptik;
using namespace triptych::kryptik::test;

/// 2 Setup, and who may know what lies hidden (5.1, 5.2, 6.2).
class TestSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_2_1_startingPlayer_bySeedOrByTheLoser()
    {
        std::set<std::string> starters;
        for (std::uint64_t seed = 1; seed < 20; ++seed)
            starters.insert(open(seed)->observe(judge)["active"].get<std::string>());
        QCOMPARE(starters.size(), std::size_t { 2 });

        Setup setup { "constructed", 1, { deck(50), deck(50) }, noPlayer, PlayerId { 1 } };
        const auto match = game().open(library(), setup).match;
        QCOMPARE(match->decision()->player, PlayerId { 1 });
        QCOMPARE(match->line(0), std::string("first p1"));
        QCOMPARE(match->line(1), std::string("first p2"));
        match->answer(1);
        QCOMPARE(match->observe(judge)["active"].get<std::string>(), std::string("p2"));
    }

    void rule_2_2_decksAreShuffled_eachItsOwnWay()
    {
        const auto order = [](std::uint64_t seed, const char* seat) {
            return open(seed)->observe(judge)["players"][seat]["zones"]["deck"].dump();
        };
        QVERIFY(order(1, "p1") != order(2, "p1"));
        QCOMPARE(order(1, "p1"), order(1, "p1"));
        // Nothing of the order of the list is left: the first five cards differ from seed to seed.
        std::set<std::string> tops;
        for (std::uint64_t seed = 1; seed <= 30; ++seed)
            tops.insert(
                open(seed)->observe(judge)["players"]["p1"]["zones"]["deck"][0].get<std::string>());
        QVERIFY2(tops.size() > 12, "thirty shuffles put at least a dozen different cards on top");
    }

    void rule_5_1_handsAreHidden_andRule_5_2_decks_andRule_6_2_rows()
    {
        const auto match = open(3);
        for (int seat = 0; seat < 2; ++seat) {
            const PlayerId viewer { static_cast<std::uint8_t>(seat) };
            const nlohmann::ordered_json seen = match->observe(viewer);
            const char* own = seat == 0 ? "p1" : "p2";
            const char* other = seat == 0 ? "p2" : "p1";
            QCOMPARE(seen["objects"].size(), std::size_t { 6 }); // the own hand and nothing else
            for (const auto& [handle, object] : seen["objects"].items())
                QCOMPARE(object["zone"].get<std::string>(), std::string(own) + ".hand");
            QCOMPARE(seen["players"][other]["zones"]["hand"][0].get<std::string>(),
                std::string(other) + ".hand.1");
            QCOMPARE(seen["players"][own]["zones"]["deck"][0].get<std::string>(),
                std::string(own) + ".deck.1");
        }
    }

    void rule_5_1_exchangingHiddenCards_changesNoObservation()
    {
        const auto match = open(4);
        Random random(99);
        for (int n = 0; n < 50; ++n) {
            const auto other = match->determinized(PlayerId { 0 }, random);
            QCOMPARE(other->observe(PlayerId { 0 }).dump(), match->observe(PlayerId { 0 }).dump());
        }
    }

private:
    static std::unique_ptr<Match> open(std::uint64_t seed)
    {
        return game()
            .open(library(), { "constructed", seed, { deck(50), deck(50) }, noPlayer, noPlayer })
            .match;
    }
};

QTEST_APPLESS_MAIN(TestSetup)

#include "tst_setup.moc"
