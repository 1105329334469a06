#include "ai/GreedyAgent.h"
#include "match/Answer.h"
#include "match/Phases.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;

namespace {

/// An event in a line: what moved from where to where, who was dealt how much. Card ids and names
/// are left out, since handles are names already; passing shows in the answers.
std::string brief(const nlohmann::ordered_json& event)
{
    std::string line;
    for (const auto& [key, value] : event.items())
        if (key != "card" && key != "name" && key != "step" && !value.is_null())
            line += " " + (value.is_string() ? value.get<std::string>() : value.dump());
    return line == " passed " + event.value("player", "") ? std::string() : "   " + line + "\n";
}

/// A whole match as a text to be read and compared: turns, phases, questions, answers, events.
std::string playthrough(const tests::Table& table, const Ruleset& ruleset, std::uint64_t seed)
{
    const auto match = table.game->open(table.library, tests::setupOf(table, ruleset, seed)).match;
    if (!match)
        return "The match does not open.\n";
    std::string text = "# " + std::string(table.game->id()) + " " + ruleset.id + ", seed "
        + std::to_string(seed) + "\n";
    match->recordEvents(true);
    ai::RandomAgent random(seed);
    ai::GreedyAgent greedy(seed, { 1, 2, 20, 300, 0 });
    match::Moment before;
    while (const Decision* decision = match->decision()) {
        const match::Moment now = match::momentOf(match->observe(judge));
        if (now != before)
            text += "\n" + std::to_string(now.turn) + " " + now.active + " " + now.phase
                + (now.step.empty() ? "" : " " + now.step) + "\n";
        before = now;
        const PlayerId seat = decision->player;
        // The last seat plays anyhow and the others well, so that matches are varied and not long.
        const bool last = seat.value + 1u == match->seats();
        const std::size_t option = last ? random.choose(*match, seat) : greedy.choose(*match, seat);
        text += "  " + triptych::seatName(seat) + " " + std::string(decision->prompt) + " ["
            + std::to_string(decision->options.size()) + "] " + match->line(option) + "\n";
        match->answer(option);
        for (const auto& event : match->events(judge))
            text += brief(event);
        match->forgetEvents();
    }
    text += "\nwon by";
    const Outcome outcome = *match->outcome();
    for (const PlayerId winner : outcome.winners)
        text += " " + triptych::seatName(winner);
    return text + "\nstate " + QString::number(match->hash(), 16).toStdString() + "\n";
}

} // namespace

class TestPlaythroughs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whole_matches_go_as_they_went_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("ruleset");
        QTest::addColumn<int>("seed");
        for (std::size_t i = 0; i < m_tables.size(); ++i)
            for (std::size_t r = 0; r < m_tables[i].game->rulesets().size(); ++r)
                for (int seed = 1; seed <= (m_tables[i].game->rulesets()[r].maxSeats > 2 ? 1 : 2);
                     ++seed)
                    QTest::addRow("%s-%s-%d", std::string(m_tables[i].game->id()).c_str(),
                        m_tables[i].game->rulesets()[r].id.c_str(), seed)
                        << static_cast<int>(i) << static_cast<int>(r) << seed;
    }
    void whole_matches_go_as_they_went()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        QFETCH(int, seed);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        const std::string path
            = TRIPTYCH_TEST_SOURCE "/playthroughs/" + std::string(QTest::currentDataTag()) + ".txt";
        const std::string now = playthrough(played, rules, static_cast<std::uint64_t>(seed));
        if (tests::updates())
            return tests::writeAll(path, now);
        const QStringList was = QString::fromStdString(tests::readAll(path)).split('\n');
        const QStringList is = QString::fromStdString(now).split('\n');
        for (qsizetype i = 0; i < std::max(was.size(), is.size()); ++i)
            QVERIFY2(was.value(i) == is.value(i),
                qPrintable(QStringLiteral(
                    "line %1 was \"%2\", is \"%3\". If that is meant, run this test with "
                    "TRIPTYCH_UPDATE=1 and commit the files.")
                               .arg(i + 1)
                               .arg(was.value(i), is.value(i))));
    }

private:
    const std::vector<tests::Table> m_tables = tests::tables();
};

QTEST_APPLESS_MAIN(TestPlaythroughs)
#include "tst_playthroughs.moc"
