#include "altered/Scenario.h"

#include <QTest>

using namespace triptych;
using namespace triptych::altered;

/// A scenario file that cannot be laid on a table says where, and what would do.
class TestAlteredScenario : public QObject
{
    Q_OBJECT

private:
    static Problems problemsOf(const std::string& p1, const std::string& more = {})
    {
        const auto file = nlohmann::json::parse(R"({"players":{"p1":)" + p1 + "}" + more
            + R"(,"cards":[{"id":"imp","name":"Imp","type":"character","faction":"axiom",)"
            + R"("rarity":"common","hand_cost":1,"reserve_cost":1,"forest":1,"mountain":1,)"
            + R"("ocean":1,"text":""}]})");
        return layScenario(CardSet({}), file).problems;
    }

private Q_SLOTS:
    void a_good_one_has_none()
    {
        QVERIFY(problemsOf(R"({"reserve":[{"card":"Imp","id":"a","counters":{"boost":2}}]})",
            R"(,"active":"p2","day":3,"dice":[6,1])")
                    .empty());
    }

    void slips_of_the_pen_are_noticed_data()
    {
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("said");
        const auto row
            = [](const char* player, const char* more, const char* place, const char* said) {
                  QTest::addRow("%s%s", player, more) << player << more << place << said;
              };
        row(R"({"reserve":[{"card":"Imp","id":"a"},{"card":"Imp","id":"a"}]})", "", "p1.reserve",
            "The id \"a\" is used before; give every card its own.");
        row(R"({"reserve":[{"card":"Imp","id":"a b"}]})", "", "p1.reserve",
            "The id \"a b\" can not be told from other words of an answer; use one word that is no "
            "seat.");
        row(R"({"reserve":[{"card":"Imp","counters":{"boost":-1}}]})", "", "counters",
            "There cannot be -1 \"boost\" counters; write a number from 0 to 250.");
        row(R"({"reserve":[{"card":"Imp","counters":{"boost":"two"}}]})", "", "counters",
            "There cannot be \"two\" \"boost\" counters; write a number from 0 to 250.");
        row("{}", R"(,"dice":[7])", "dice",
            "The forced dice are a list of numbers from 1 to 6, such as [6,2].");
        row("{}", R"(,"dice":"six")", "dice",
            "The forced dice are a list of numbers from 1 to 6, such as [6,2].");
        row("{}", R"(,"active":"p3")", "active", "\"p3\" is not a seat; use p1 or p2.");
        row("{}", R"(,"day":0)", "day", "0 is not a day; the first is 1.");
        row("{}", R"(,"day":"two")", "day", "\"two\" is not a day; the first is 1.");
        row(R"({"first":"yes"})", "", "p1", "The field \"first\" must be true or false.");
        row("{}", R"(,"ruleset":-1)", "scenario",
            "The field \"ruleset\" must be a text in quotes.");
        row("{}", R"(,"seed":-1)", "scenario",
            "The field \"seed\" must be a whole number from 0 to 9223372036854775807.");
        row("{}", R"(,"arena":1)", "scenario", "The field \"arena\" must be true or false.");
        row(R"({"expeditions":{"hero":{"region":4294967296}}})", "", "p1, expeditions, hero",
            "The field \"region\" must be a whole number from 0 to 7.");
        row("{}", R"(,"adventure":[1,2,3,4,5,6,7,8])", "adventure",
            "Each terrain text is in quotes, such as \"VMO\".");
        row(R"({"reserve":[{"card":"Imp","exhausted":"no"}]})", "", "p1.reserve",
            "The field \"exhausted\" must be true or false.");
        row(R"({"reserve":[{"card":"Imp","owner":"p3"}]})", "", "p1.reserve",
            "\"p3\" is not a seat; use p1 or p2.");
    }
    void slips_of_the_pen_are_noticed()
    {
        QFETCH(QString, player);
        QFETCH(QString, more);
        QFETCH(QString, place);
        QFETCH(QString, said);
        const Problems problems = problemsOf(player.toStdString(), more.toStdString());
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(QString::fromStdString(problems.front().place), place);
        QCOMPARE(QString::fromStdString(problems.front().text), said);
    }
};

QTEST_APPLESS_MAIN(TestAlteredScenario)
#include "tst_altered_scenario.moc"
