#include "kryptik/Kryptik.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using nlohmann::json;

namespace {

json board()
{
    return json::parse(R"({"turn":3,"active":"p1","phase":"first",
        "cards":[{"id":"X-1","name":"Filler","type":"citizen","attack":1,"defense":2}],
        "players":{"p1":{"deck":["Filler"],"island":[{"card":"Filler","id":"filler"}],
            "soul_pile":{"w":1}},
            "p2":{"deck":["Filler"],"eleven_year":["Filler"]}}})");
}

} // namespace

/// What a scenario file may say, and what is said of it when it may not.
class TestScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongFieldsAreNamed_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* where, const char* value, const char* place, const char* says) {
                  QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(where, value)))
                      << QString(where) << QString(value) << QString(place) << QString(says);
              };
        const char* const card = "p1.island, card \"Filler\"";
        row("/ruleset", "\"pauper\"", "scenario", "\"pauper\" is not a ruleset");
        row("/ruleset", "7", "scenario", "The field \"ruleset\" must be a text");
        row("/seed", "-1", "scenario", "The field \"seed\" must be a whole number");
        row("/turn", "1.5", "scenario", "The field \"turn\" must be a whole number");
        row("/turn", "1001", "scenario", "from 0 to 1000");
        row("/turn", "99999999999999999999", "scenario", "from 0 to 1000");
        row("/active", "\"p3\"", "scenario", "use p1 or p2");
        row("/phase", "\"third\"", "phase", "\"third\" is not a phase");
        row("/cards", "{}", "scenario", "The field \"cards\" must be a list");
        row("/players", "[]", "scenario", "The field \"players\" must be an object");
        row("/players/p5", "{}", "players", "\"p5\" is not a seat");
        row("/players/p1/isle", "[]", "p1", "\"isle\" is not a zone");
        row("/players/p1/alive", "false", "p1", "leave this seat out");
        row("/players/p1/island", "\"Filler\"", "p1", "The field \"island\" must be a list");
        row("/players/p1/soul_pile", "[]", "p1", "The field \"soul_pile\" must be an object");
        row("/players/p1/soul_pile/r", "1", "p1, soul_pile", "\"r\" is not a colour");
        row("/players/p1/soul_pile/w", "-1", "p1, soul_pile", "from 0 to 99");
        row("/players/p1/island/0/card", "\"Nobody\"", "p1.island", "no card \"Nobody\"");
        row("/players/p1/island/0/tired", "true", card, "\"tired\" is not a field");
        row("/players/p1/island/0/weary", "1", card, "true or false");
        row("/players/p1/island/0/damage", "256", card, "from 0 to 255");
        row("/players/p1/island/0/owner", "\"p4\"", card, "use p1 or p2");
        row("/players/p1/island/0/controller", "\"p2\"", card, "into that player's zone");
        row("/players/p1/island/0/id", "\"p1\"", card, "one word that is no seat");
        row("/players/p1/island/0/id", "\"big one\"", card, "one word that is no seat");
        row("/players/p1/island/0/attached", "7", "p1.island", "must be a list");
    }
    void wrongFieldsAreNamed()
    {
        QFETCH(QString, where);
        QFETCH(QString, value);
        QFETCH(QString, place);
        QFETCH(QString, says);
        json file = board();
        file[json::json_pointer(where.toStdString())] = json::parse(value.toStdString());
        const Opened opened = kryptik::game().openScenario(nullptr, file);
        QVERIFY(!opened.match);
        QVERIFY(!opened.problems.empty());
        QCOMPARE(QString::fromStdString(opened.problems.front().place), place);
        const QString text = QString::fromStdString(opened.problems.front().text);
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void aFieldThatIsNullIsNotGiven()
    {
        json file = board();
        for (const char* const key : { "seed", "turn", "active", "ruleset", "phase" })
            file[key] = nullptr;
        file["players"]["p1"]["island"][0]["owner"] = nullptr;
        const Opened opened = kryptik::game().openScenario(nullptr, file);
        QVERIFY(opened.match);
        QCOMPARE(opened.match->observe(judge)["turn"].get<int>(), 3);
    }

    void anIdIsItsCardsAlone()
    {
        json file = board();
        const Opened opened = kryptik::game().openScenario(nullptr, file);
        QVERIFY(opened.match);
        // The cards without an id take the names that are left.
        const auto players = opened.match->observe(judge)["players"];
        QCOMPARE(players["p1"]["zones"]["island"][0].get<std::string>(), std::string("filler"));
        QCOMPARE(players["p1"]["zones"]["deck"][0].get<std::string>(), std::string("filler#2"));
        QCOMPARE(players["p2"]["zones"]["deck"][0].get<std::string>(), std::string("filler#3"));
        file["players"]["p2"]["island"] = file["players"]["p1"]["island"];
        const Opened twice = kryptik::game().openScenario(nullptr, file);
        QVERIFY(!twice.match);
        QVERIFY(twice.problems.front().text.find("is used before") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
