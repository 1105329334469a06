#include "kryptik/Kryptik.h"
#include "support/Play.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using nlohmann::json;

namespace {

/// An attacker against an island of so many citizens.
json attackOn(int citizens)
{
    json board = json::parse(R"({"turn":3,"active":"p1","phase":"first","ruleset":"constructed",
        "cards":[{"id":"X-1","name":"Giant","type":"citizen","attack":90,"defense":99},
            {"id":"X-2","name":"Guard","type":"citizen","attack":1,"defense":1}],
        "players":{"p1":{"deck":["Guard","Guard"],"island":[{"card":"Giant","id":"giant"}],
                "eleven_year":["Guard"]},
            "p2":{"deck":["Guard","Guard"],"eleven_year":["Guard","Guard"],"island":[]}}})");
    for (int n = 1; n <= citizens; ++n)
        board["players"]["p2"]["island"].push_back(
            { { "card", "Guard" }, { "id", fmt::format("g{}", n) } });
    return board;
}

std::string_view prompt(const Match& match)
{
    return match.decision() ? match.decision()->prompt : std::string_view();
}

/// Answers until the prompt comes, with the first line that is given and offered, else with passing.
void playTo(Match& match, const std::string& wanted, const std::vector<std::string>& lines)
{
    for (int n = 0; n < 50 && match.decision() && prompt(match) != wanted; ++n) {
        const std::vector<std::string> offered = match::legalLines(match);
        std::size_t chosen = offered.size();
        for (const std::string& line : lines)
            if (const auto at = std::ranges::find(offered, line); at != offered.end())
                chosen = static_cast<std::size_t>(at - offered.begin());
        if (chosen == offered.size())
            chosen = static_cast<std::size_t>(std::ranges::find(offered, "pass") - offered.begin());
        QVERIFY2(chosen < offered.size(),
            qPrintable(QString::fromStdString(match::describePending(match))));
        match.answer(chosen);
    }
    QCOMPARE(std::string(prompt(match)), wanted);
}

} // namespace

/// 4.4.3 Any number may block; how many the table has room for, and that what it offers it can keep.
class TestBlockers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asManyAsThereIsRoomForBlockAndAreStruck_data()
    {
        QTest::addColumn<int>("citizens");
        QTest::addColumn<int>("block");
        QTest::newRow("one less than there is room for") << 62 << 62;
        QTest::newRow("as many as there is room for") << 63 << 63;
        QTest::newRow("one more") << 64 << 63;
        QTest::newRow("twice as many") << 130 << 63;
    }
    void asManyAsThereIsRoomForBlockAndAreStruck()
    {
        QFETCH(int, citizens);
        QFETCH(int, block);
        const Opened opened = kryptik::game().openScenario(nullptr, attackOn(citizens));
        QVERIFY2(opened.match, opened.problems.empty() ? "" : opened.problems.front().text.c_str());
        Match& match = *opened.match;
        playTo(match, "block", { "attack giant", "target p2.eleven_year.1" });

        int blocking = 0;
        while (prompt(match) == "block") {
            match.answer(0);
            ++blocking;
            QCOMPARE(match.broken(), std::string());
        }
        QCOMPARE(blocking, block);
        playTo(match, "block-order", {});
        int ordered = 0;
        for (; prompt(match) == "block-order"; ++ordered)
            match.answer(0);
        QCOMPARE(ordered, block);
        QVERIFY(!match.outcome());
        QCOMPARE(match.broken(), std::string());
        // 4.4.4.1 and 4.4.4.3: 90 are enough for every one of them; each of them hits for one.
        const auto seen = match.observe(judge);
        QCOMPARE(seen["objects"]["giant"]["damage"].get<int>(), block);
        QCOMPARE(seen["players"]["p2"]["zones"]["island"].size(), std::size_t(citizens - block));
    }
};

QTEST_APPLESS_MAIN(TestBlockers)

#include "tst_blockers.moc"
