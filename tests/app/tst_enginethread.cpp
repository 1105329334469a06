#include "app/match/EngineThread.h"

#include "ai/RandomAgent.h"
#include "support/Play.h"
#include "support/race/Race.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace triptych;

/// The thread alone, with the test's own small game: what ThreadSanitizer is run on.
class TestEngineThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computers_playToTheEnd();
    void theEnd_isFollowedByTheSharesOfEachTurn();
    void person_isAskedAndAnswers();
    void person_seesTheComputersStepsOneByOneWhenItIsPaced();
    void person_seesEachStepWhenTheyAskForIt();
    void olderMatch_isDroppedForANewOne();
    void stopped_saysNothingMore();
    void conceding_endsTheMatch();
    void journal_isWrittenOnTheEngineThread();
    void matchThatCannotBeOpened_saysWhy();
    void destroyed_atAnyMoment();

private:
    static std::unique_ptr<EngineJob> job(std::uint64_t match, bool person, std::uint64_t seed = 1);
    static void start(EngineThread& thread, std::unique_ptr<EngineJob> job);
    /// Waits for the next snapshots; the last of them.
    static Snapshot next(EngineThread& thread);
};

std::unique_ptr<EngineJob> TestEngineThread::job(
    std::uint64_t match, bool person, std::uint64_t seed)
{
    auto job = std::make_unique<EngineJob>();
    job->match = match;
    job->open = [seed] { return race::game().open(tests::raceLibrary(), tests::raceSetup(seed)); };
    job->agents.push_back(person ? nullptr : std::make_unique<ai::RandomAgent>(seed));
    job->agents.push_back(std::make_unique<ai::RandomAgent>(seed + 1));
    return job;
}

void TestEngineThread::start(EngineThread& thread, std::unique_ptr<EngineJob> job)
{
    EngineCommand command;
    command.kind = EngineCommand::Kind::Start;
    command.match = job->match;
    thread.want(job->match);
    command.job = std::move(job);
    thread.send(std::move(command));
}

Snapshot TestEngineThread::next(EngineThread& thread)
{
    QDeadlineTimer deadline(20'000);
    while (!deadline.hasExpired()) {
        auto snapshots = thread.takeSnapshots();
        if (!snapshots.empty())
            return std::move(snapshots.back());
        QTest::qWait(1);
    }
    qFatal("the engine thread is silent");
}

void TestEngineThread::computers_playToTheEnd()
{
    EngineThread thread;
    QSignalSpy woken(&thread, &EngineThread::snapshotsWaiting);
    start(thread, job(1, false));
    QTRY_VERIFY(woken.count() > 0);
    const Snapshot last = next(thread);
    QVERIFY(last.over);
    QCOMPARE(last.viewer, std::string("judge"));
    QVERIFY(!last.observation.is_null());
}

/// How the match went is looked at when it is over, and only then.
void TestEngineThread::theEnd_isFollowedByTheSharesOfEachTurn()
{
    EngineThread thread;
    auto table = job(1, false);
    table->forecasts = true;
    start(thread, std::move(table));
    Snapshot last = next(thread);
    for (; last.shares.empty(); last = next(thread))
        QVERIFY(last.over);
    QVERIFY(last.shares.size() > 1);
    int turn = -1;
    for (const Snapshot::Share& share : last.shares) {
        QVERIFY(share.turn > turn);
        turn = share.turn;
        QCOMPARE(share.ofSeats.size(), std::size_t { 2 });
        double sum = 0;
        for (const double each : share.ofSeats) {
            QVERIFY(each >= 0 && each <= 1.001);
            sum += each;
        }
        QVERIFY(sum > 0 && sum < 1.001);
    }
    QVERIFY(last.observation.is_null()); // nothing else is said with it
}

void TestEngineThread::person_isAskedAndAnswers()
{
    EngineThread thread;
    start(thread, job(1, true));
    int asked = 0;
    std::uint64_t lastSerial = 0;
    Snapshot snapshot = next(thread);
    for (; !snapshot.over && asked < 1000; snapshot = next(thread)) {
        QVERIFY(snapshot.question && !snapshot.question->lines.empty());
        QVERIFY(snapshot.serial > lastSerial);
        lastSerial = snapshot.serial;
        ++asked;
        EngineCommand stale;
        stale.kind = EngineCommand::Kind::Answer;
        stale.match = 1;
        stale.serial = snapshot.serial - 1;
        stale.line = snapshot.question->lines.front();
        thread.send(std::move(stale));
        EngineCommand answer;
        answer.kind = EngineCommand::Kind::Answer;
        answer.match = 1;
        answer.serial = snapshot.serial;
        answer.line = snapshot.question->lines.back();
        thread.send(std::move(answer));
    }
    QVERIFY(snapshot.over);
    QVERIFY(asked > 1);
}

void TestEngineThread::person_seesTheComputersStepsOneByOneWhenItIsPaced()
{
    EngineThread thread;
    auto paced = job(1, false);
    paced->pace = 5;
    start(thread, std::move(paced));
    int thinking = 0;
    QDeadlineTimer deadline(20'000);
    bool over = false;
    while (!over && !deadline.hasExpired()) {
        for (const Snapshot& snapshot : thread.takeSnapshots()) {
            thinking += snapshot.thinking;
            over |= snapshot.over;
        }
        QTest::qWait(1);
    }
    QVERIFY(over);
    QVERIFY(thinking > 2);
}

/// Nothing happens until it is asked for; then one step does. Whoever wants none of that gets the rest at once.
void TestEngineThread::person_seesEachStepWhenTheyAskForIt()
{
    EngineThread thread;
    auto stepwise = job(1, false);
    stepwise->pace = -1;
    start(thread, std::move(stepwise));
    const auto say = [&thread](EngineCommand::Kind kind, int pace = 0) {
        EngineCommand command;
        command.kind = kind;
        command.match = 1;
        command.pace = pace;
        thread.send(std::move(command));
    };
    for (int step = 0; step < 3; ++step) {
        const Snapshot waiting = next(thread);
        QVERIFY(waiting.thinking && waiting.waitsForStep && !waiting.over);
        QTest::qWait(30);
        QVERIFY(thread.takeSnapshots().empty());
        say(EngineCommand::Kind::Step);
    }
    next(thread);
    say(EngineCommand::Kind::SetPace, 0);
    const Snapshot last = next(thread);
    QVERIFY(last.over && !last.waitsForStep);
}

void TestEngineThread::olderMatch_isDroppedForANewOne()
{
    EngineThread thread;
    for (std::uint64_t match = 1; match <= 20; ++match)
        start(thread, job(match, true, match));
    Snapshot last = next(thread);
    while (last.match != 20)
        last = next(thread);
    QVERIFY(last.question);
    EngineCommand late;
    late.kind = EngineCommand::Kind::Answer;
    late.match = 19;
    late.serial = last.serial;
    late.line = last.question->lines.front();
    thread.send(std::move(late));
    QTest::qWait(30);
    QVERIFY(thread.takeSnapshots().empty());
}

void TestEngineThread::stopped_saysNothingMore()
{
    EngineThread thread;
    start(thread, job(1, true));
    QVERIFY(next(thread).question);
    EngineCommand stop;
    stop.kind = EngineCommand::Kind::Stop;
    stop.match = 1;
    thread.want(0);
    thread.send(std::move(stop));
    EngineCommand pass;
    pass.kind = EngineCommand::Kind::Concede;
    pass.match = 1;
    thread.send(std::move(pass));
    QTest::qWait(30);
    QVERIFY(thread.takeSnapshots().empty());
}

void TestEngineThread::conceding_endsTheMatch()
{
    EngineThread thread;
    start(thread, job(1, true));
    QVERIFY(next(thread).question);
    EngineCommand concede;
    concede.kind = EngineCommand::Kind::Concede;
    concede.match = 1;
    thread.send(std::move(concede));
    const Snapshot last = next(thread);
    QVERIFY(last.over);
    QCOMPARE(last.winners, std::vector<std::string> { "p2" });
}

void TestEngineThread::journal_isWrittenOnTheEngineThread()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("race.jsonl"));
    QString problem;
    EngineThread thread;
    auto kept = job(1, false);
    kept->journal = JournalFile::create(path, { "race", tests::raceSetup(), {}, {} }, &problem);
    QVERIFY2(kept->journal, qPrintable(problem));
    start(thread, std::move(kept));
    QVERIFY(next(thread).over);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = match::parseJournal(file.readAll().toStdString(), "race.jsonl");
    QVERIFY(parsed.finished);
}

void TestEngineThread::matchThatCannotBeOpened_saysWhy()
{
    EngineThread thread;
    auto broken = job(1, true);
    broken->open = [] {
        return Opened { nullptr, { Problem { "deck", "This deck has no cards; add some." } } };
    };
    start(thread, std::move(broken));
    QCOMPARE(next(thread).failure, std::string("This deck has no cards; add some."));
    auto throwing = job(2, true);
    throwing->open = []() -> Opened { throw std::runtime_error("no memory"); };
    start(thread, std::move(throwing));
    QCOMPARE(next(thread).failure, std::string("no memory"));
}

void TestEngineThread::destroyed_atAnyMoment()
{
    for (int round = 0; round < 40; ++round) {
        EngineThread thread;
        auto busy = job(1, round % 3 == 0, static_cast<std::uint64_t>(round) + 1);
        busy->pace = round % 4 == 1 ? 1 : 0;
        start(thread, std::move(busy));
        if (round % 2 == 0)
            QTest::qWait(round / 8);
    }
}

QTEST_GUILESS_MAIN(TestEngineThread)

#include "tst_enginethread.moc"
