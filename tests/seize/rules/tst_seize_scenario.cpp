#include "SeizeCards.h"

#include "seize/Scenario.h"

#include <QTest>

using namespace triptych;
using namespace triptych::seize;
using namespace triptych::seize::test;

/// A scenario file that cannot be laid on a table says where, and what would do.
class TestSeizeScenario : public QObject
{
    Q_OBJECT

private:
    static Problems problemsOf(const std::string& players, const std::string& more = {})
    {
        const auto file = nlohmann::json::parse(R"({"players":)" + players + more
            + R"(,"cards":[{"id":"B","name":"Brawler","type":"mercenary","health":5}]})");
        return layScenario(CardSet({}), file).problems;
    }

private Q_SLOTS:
    void aGoodOneHasNone() const
    {
        const Problems none = problemsOf(
            R"({"p1":{"battlefield":[{"card":"Brawler","tile":"b2"}]},"p2":{"vault":3}})",
            R"(,"comment":"words of whoever wrote it","coins":["win"])");
        QVERIFY2(none.empty(), qPrintable(wordsOf(none)));
    }

    // S-STACK-3 Both steps were declared for all to see, and so was who goes home meanwhile. So what
    // waits still says whose steps they are, though the card lies in a hidden hand now.
    void rule_S_STACK_3_what_was_declared_stays_named() const
    {
        const auto file = nlohmann::json::parse(
            std::string(R"({"ruleset":"standard","turn":3,"active":"p1","phase":"move1","cards":[)")
            + R"({"id":"B","name":"Brawler","type":"mercenary","health":5,)"
            + R"("move":{"steps":2,"arrows":"*"}},)"
            + R"({"id":"H","name":"Go Home","type":"ability","ability":"instant","cost":0,)"
            + R"("text":"Return target enemy mercenary to its owner\u0027s hand."},)"
            + R"({"id":"F","name":"Filler","type":"treasure","treasure":"equipment"}],"players":{)"
            + R"("p1":{"battlefield":[{"card":"Brawler","tile":"a1"}],"hand":["Filler","Filler"],)"
            + R"("deck":["Filler","Filler","Filler"]},)"
            + R"("p2":{"hand":["Go Home"],"deck":["Filler","Filler","Filler"]}}})");
        const Opened opened = game().openScenario(nullptr, file);
        QVERIFY2(opened.match, qPrintable(wordsOf(opened.problems)));
        Match& match = *opened.match;
        const auto give = [&](std::string_view line) {
            for (std::size_t i = 0; match.decision() && i < match.decision()->options.size(); ++i)
                if (match.line(i) == line) {
                    match.answer(i);
                    return true;
                }
            return false;
        };
        const PlayerId p2 { 1 };
        QVERIFY(give("move brawler a3"));
        QVERIFY(match.observe(p2)["stack"].size() == 2);
        QVERIFY(match.observe(p2)["stack"][0]["source"] == "brawler");
        QVERIFY(give("ability go-home"));
        QVERIFY(give("target brawler"));
        for (int n = 0; n < 8 && match.observe(judge)["objects"]["brawler"]["zone"] != "p1.hand";
             ++n)
            QVERIFY(give("pass"));
        const auto seen = match.observe(p2);
        QVERIFY(!seen["objects"].contains("brawler")); // nobody need remember where it lies
        QVERIFY(!seen["stack"].empty());
        QVERIFY(seen["stack"][0]["card"] == "B");
        Random random(3);
        QVERIFY(match.determinized(p2, random)->observe(p2)["stack"] == seen["stack"]);
    }

    void nothingIsNoValue_data()
    {
        QTest::addColumn<QString>("place");
        const auto row = [](const char* players, const char* place) {
            QTest::newRow(players) << QString::fromUtf8(place);
        };
        row(R"({"p1":null})", "players, p1");
        row(R"({"p1":{"vault":null}})", "players, p1, vault");
        row(R"({"p1":{"hand":[null]}})", "players, p1, hand, entry 1");
        row(R"({"p1":{"battlefield":[{"card":"Brawler","tile":"b2","counters":null}]}})",
            "players, p1, battlefield, entry 1, counters");
        row(R"({"p1":{"battlefield":[{"card":"Brawler","tile":"b2","counters":{"burn":null}}]}})",
            "players, p1, battlefield, entry 1, counters, burn");
        row(R"({"p1":{"warchest":[{"card":"Brawler","exhausted":null}]}})",
            "players, p1, warchest, entry 1, exhausted");
    }
    void nothingIsNoValue()
    {
        QFETCH(QString, place);
        const Problems problems = problemsOf(QTest::currentDataTag());
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(QString::fromStdString(problems.front().place), place);
        QVERIFY(problems.front().text.find("leave it out") != std::string::npos);
    }

    void slipsOfThePenAreNoticed_data()
    {
        QTest::addColumn<QString>("said");
        const auto row = [](const char* more, const char* said) {
            QTest::newRow(more) << QString::fromUtf8(said);
        };
        row(R"(,"phaze":"attack")", "did you mean \"phase\"?");
        row(R"(,"plaers":{})", "did you mean \"players\"?");
        row(R"(,"coin":["win"])", "did you mean \"coins\"?");
        row(R"(,"vault":20)", "belongs to a player");
        row(R"(,"battlefield":[])", "belongs to a player");
        row(R"(,"stack":[])", "is played by the script");
        row(R"(,"objects":{})", "in a zone of its player");
    }
    void slipsOfThePenAreNoticed()
    {
        QFETCH(QString, said);
        const Problems problems = problemsOf("{}", QTest::currentDataTag());
        QVERIFY2(wordsOf(problems).contains(said), qPrintable(wordsOf(problems)));
    }
};

QTEST_APPLESS_MAIN(TestSeizeScenario)
#include "tst_seize_scenario.moc"
