#include "AppTable.h"

#include "app/match/EngineThread.h"
#include "app/viewmodels/MatchViewModel.h"

#include "ai/RandomAgent.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

using namespace triptych;

/// What is said beforehand of what would come of an answer.
class TestForecasts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exchangedHiddenCards_changeNoForecast_data();
    void exchangedHiddenCards_changeNoForecast();
    void forecast_comesTrueWhereNothingIsOpen();
    void duskThatEndsTheMatch_isForeseen_data();
    void duskThatEndsTheMatch_isForeseen();

private:
    using Forecasts = std::map<std::string, Snapshot::Forecast>;
    static std::shared_ptr<Match> played(
        const char* game, Content& content, std::uint64_t seed, int answers);
    static Forecasts forecastsOf(std::shared_ptr<const Match> match);
    static nlohmann::json plain(const Forecasts& forecasts);
};

/// A match after so many answers, at a question with a choice.
std::shared_ptr<Match> TestForecasts::played(
    const char* id, Content& content, std::uint64_t seed, int answers)
{
    const Game& game = *match::find(id);
    Setup setup;
    setup.ruleset = game.rulesets().front().id;
    setup.seed = seed;
    for (const FoundDeck& deck : content.decks(game))
        if (setup.decks.size() < 2
            && game.check(*content.library(game), deck.deck, setup.ruleset).empty())
            setup.decks.push_back(deck.deck);
    std::shared_ptr<Match> match = game.open(content.library(game), setup).match;
    ai::RandomAgent agent(seed);
    for (int k = 0; match && match->decision(); ++k) {
        if (k >= answers && match->decision()->options.size() > 2)
            break;
        match->answer(agent.choose(*match, match->decision()->player));
    }
    return match;
}

/// What the engine thread tells of the question that is asked in this match.
TestForecasts::Forecasts TestForecasts::forecastsOf(std::shared_ptr<const Match> match)
{
    auto job = std::make_unique<EngineJob>();
    job->match = 1;
    job->forecasts = true;
    job->passing.fullControl = true;
    job->open = [match] { return Opened { match->clone(), {} }; };
    for (std::size_t seat = 0; seat < match->seats(); ++seat)
        job->agents.push_back(seat == match->decision()->player.value
                ? nullptr
                : std::make_unique<ai::RandomAgent>(1));
    EngineThread thread;
    EngineCommand command;
    command.kind = EngineCommand::Kind::Start;
    command.match = 1;
    thread.want(1);
    command.job = std::move(job);
    thread.send(std::move(command));
    const QDeadlineTimer deadline(60'000);
    while (!deadline.hasExpired()) {
        for (Snapshot& snapshot : thread.takeSnapshots())
            if (!snapshot.forecasts.empty())
                return std::move(snapshot.forecasts);
        QTest::qWait(5);
    }
    return {};
}

nlohmann::json TestForecasts::plain(const Forecasts& forecasts)
{
    nlohmann::json all = nlohmann::json::object();
    for (const auto& [line, forecast] : forecasts)
        all[line] = { { "events", forecast.events }, { "open", forecast.open },
            { "wins", forecast.wins }, { "loses", forecast.loses } };
    return all;
}

void TestForecasts::exchangedHiddenCards_changeNoForecast_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("answers");
    const auto row = [](const char* game, int answers) {
        QTest::addRow("%s after %d answers", game, answers) << QString::fromLatin1(game) << answers;
    };
    for (const char* game : { "kryptik", "seize" })
        for (const int answers : { 30, 90, 150 })
            row(game, answers);
    for (const int answers : { 15, 30, 60 }) // its matches are shorter
        row("altered", answers);
}

void TestForecasts::exchangedHiddenCards_changeNoForecast()
{
    QFETCH(const QString, game);
    QFETCH(const int, answers);
    Content content;
    const auto match = played(qPrintable(game), content, 4, answers);
    QVERIFY(match);
    QVERIFY2(match->decision(), "the match was over by then");
    Random random(77);
    const std::shared_ptr<const Match> other
        = match->determinized(match->decision()->player, random);
    QVERIFY(other->hash() != match->hash()); // there was something to exchange
    const Forecasts mine = forecastsOf(match);
    QVERIFY(!mine.empty());
    QCOMPARE(QString::fromStdString(plain(forecastsOf(other)).dump()),
        QString::fromStdString(plain(mine).dump()));
}

/// Given for real, the answer brings about everything that was said, as long as nobody else does anything.
void TestForecasts::forecast_comesTrueWhereNothingIsOpen()
{
    Content content;
    int compared = 0;
    for (const char* game : { "kryptik", "seize", "altered" })
        for (const int answers : { 40, 110 }) {
            const auto match = played(game, content, 9, answers);
            if (!match->decision())
                continue;
            const PlayerId seat = match->decision()->player;
            for (const auto& [line, forecast] : forecastsOf(match)) {
                const auto real = match->clone();
                real->recordEvents(true);
                real->forgetEvents();
                if (forecast.open || match::answer(*real, seat, line))
                    continue;
                for (int k = 0; k < 16 && real->decision() && real->turn() == match->turn(); ++k)
                    real->answer(match::defaultOption(*real));
                const auto happened = real->events(seat);
                for (const auto& event : forecast.events) {
                    ++compared;
                    QVERIFY2(std::ranges::count(happened, event) > 0, event.dump().c_str());
                }
            }
        }
    QVERIFY2(compared > 10, qPrintable(QString::number(compared)));
}

void TestForecasts::duskThatEndsTheMatch_isForeseen_data()
{
    QTest::addColumn<int>("region");
    QTest::addColumn<bool>("ends");
    QTest::newRow("their expeditions would meet") << 6 << true;
    QTest::newRow("a region more is between them") << 5 << false;
}

/// Whoever passes while the Dusk would let the opponent win is told so, and asked once more.
void TestForecasts::duskThatEndsTheMatch_isForeseen()
{
    QFETCH(const int, region);
    QFETCH(const bool, ends);
    const QString table = QStringLiteral(R"({"format": "triptych-scenario/1", "game": "altered",
        "seed": 1, "ruleset": "cr4", "day": 5, "active": "p1", "phase": "afternoon", "cards": [
        {"id": "filler", "name": "Filler", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1,
         "ocean": 1, "text": ""},
        {"id": "giant", "name": "Giant", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 1, "reserve_cost": 1, "forest": 5, "mountain": 5,
         "ocean": 5, "text": ""}],
        "adventure": ["VMO", "V", "MO", "M", "VO", "O", "VM", "VMO"],
        "players": {
        "p1": {"hand": ["Filler"], "mana": ["Filler", "Filler"],
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]},
        "p2": {"passed": true, "expedition_hero": ["Giant"],
               "expeditions": {"hero": {"region": %1}, "companion": {"region": 7}},
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]}}})")
                              .arg(region);
    Content content;
    const Game& game = *match::find("altered");
    Opened opened
        = game.openScenario(game.load({}).library, nlohmann::json::parse(table.toStdString()));
    QVERIFY2(
        opened.match, opened.problems.empty() ? "no match" : opened.problems.front().text.c_str());
    const std::shared_ptr<Match> match = std::move(opened.match);
    const PlayerId seat = match->decision()->player;
    const Forecasts forecasts = forecastsOf(match);
    const auto pass = forecasts.find("pass");
    QVERIFY(pass != forecasts.end());
    QCOMPARE(pass->second.loses, ends);

    MatchViewModel shown;
    shown.start(
        makePresenter(game, content.library(game)), QStringLiteral("cr4"), apptable::info());
    Snapshot asked = apptable::snapshot(*match, seat);
    shown.show(asked);
    Snapshot told;
    told.serial = asked.serial;
    told.forecasts = forecasts;
    shown.show(told);
    const QString line = QStringLiteral("pass");
    const QStringList said = shown.forecast(line).value(QStringLiteral("lines")).toStringList();
    QCOMPARE(said.contains(QStringLiteral("You lose the game.")), ends);
    QSignalSpy answered(&shown, &MatchViewModel::answered);
    shown.answer(line);
    QCOMPARE(answered.count(), ends ? 0 : 1);
    if (!ends)
        return;
    QVERIFY(shown.message().contains(QStringLiteral("loses the game")));
    shown.answer(line); // meant so
    QCOMPARE(answered.count(), 1);
}

QTEST_MAIN(TestForecasts)

#include "tst_forecasts.moc"
