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
        QVERIFY2(none.empty(), qPrintable(text(none)));
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
        QVERIFY2(text(problems).contains(said), qPrintable(text(problems)));
    }
};

QTEST_APPLESS_MAIN(TestSeizeScenario)
#include "tst_seize_scenario.moc"
