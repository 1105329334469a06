#include "ai/GreedyAgent.h"
#include "core/JsonText.h"
#include "match/Games.h"
#include "match/Scenario.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <map>
#include <string>

using namespace triptych;

/// Every file of tests/scenarios is a row: a judge's ruling without a line of C++.
class TestScenarios : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const tests::Table& table : tests::tables())
            m_tables.emplace(std::string(table.game->id()), table);
    }

    void scenario_data()
    {
        QTest::addColumn<QString>("path");
        const QString folder = QStringLiteral(TRIPTYCH_TEST_SOURCE "/scenarios");
        QStringList paths;
        for (QDirIterator each(folder, { "*.json" }, QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();)
            paths << each.next();
        paths.sort();
        for (const QString& path : paths)
            QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
    }
    void scenario()
    {
        QFETCH(QString, path);
        const JsonText file = parseJson(tests::readAll(path.toStdString()), path.toStdString());
        QVERIFY2(!file.problem, qPrintable(tests::wordsOf(file.problem)));
        const auto table = m_tables.find(textOf(file.value, "game"));
        QVERIFY2(table != m_tables.end(), "There is no such game.");
        QVERIFY2(holdsAnything(file.value), "It looks at nothing.");
        ai::GreedyAgent agent(1);
        const auto run = match::runScenario(*table->second.game, table->second.library, file.value,
            [&](const Match& match, PlayerId seat) { return agent.choose(match, seat); });
        QVERIFY2(run.passed, qPrintable(tests::wordsOf(run.problems)));
        QVERIFY2(run.warnings.empty(), qPrintable(tests::wordsOf(run.warnings)));
    }

private:
    /// Somewhere in it a line may fail for another reason than that it cannot be played.
    static bool holdsAnything(const nlohmann::json& file)
    {
        if (!file.value("expect", nlohmann::json::array()).empty() || file.contains("goal"))
            return true;
        const nlohmann::json script = file.value("script", nlohmann::json::array());
        return std::ranges::any_of(script, [](const nlohmann::json& line) {
            return line.is_object() || line.get<std::string>().starts_with("refuse ")
                || line.get<std::string>().starts_with("expect ")
                || line.get<std::string>().starts_with("await ");
        });
    }

    std::map<std::string, tests::Table> m_tables;
};

QTEST_APPLESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
