#include "app/services/Content.h"
#include "app/trials/TrialRun.h"
#include "app/trials/TrialWords.h"

#include "match/Games.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

namespace match = triptych::match;
using namespace trials;

/// Many games of a deck in the background.
class TestTrialRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void result_doesNotHangOnTheThreads();
    void goingOn_isTheSameAsPlayingAllAtOnce();
    void stopping_keepsWhatWasPlayed();
    void words_sayShareAndInterval();

private:
    match::Trial trial();
    static match::TrialResult played(TrialRun& run);
    Content m_content;
};

match::Trial TestTrialRun::trial()
{
    const triptych::Game& game = *match::find("kryptik");
    const auto deck
        = [&](const char* name) { return m_content.deck(game, QString::fromLatin1(name)).deck; };
    match::Trial trial { game, m_content.library(game), "constructed", {}, deck("still-water"),
        "random", {} };
    trial.opponents
        = { { deck("walls-and-roots"), "random" }, { deck("salt-under-the-door"), "random" } };
    return trial;
}

match::TrialResult TestTrialRun::played(TrialRun& run)
{
    QSignalSpy finished(&run, &TrialRun::finished);
    run.start();
    if (finished.isEmpty())
        finished.wait(120'000);
    return run.result();
}

void TestTrialRun::result_doesNotHangOnTheThreads()
{
    const match::Trial wanted = trial();
    QVERIFY(match::faultsOf(wanted).empty());
    TrialRun one(wanted, match::emptyResult(wanted), 0, 12, 1);
    TrialRun three(wanted, match::emptyResult(wanted), 0, 12, 3);
    const match::TrialResult first = played(one);
    QCOMPARE(first.total().games, std::uint64_t { 12 });
    QVERIFY(!one.running());
    QVERIFY(first == played(three));
    QCOMPARE(three.done(), quint64 { 12 });
}

void TestTrialRun::goingOn_isTheSameAsPlayingAllAtOnce()
{
    const match::Trial wanted = trial();
    TrialRun all(wanted, match::emptyResult(wanted), 0, 10, 2);
    TrialRun begun(wanted, match::emptyResult(wanted), 0, 4, 2);
    const match::TrialResult half = played(begun);
    TrialRun rest(wanted, half, half.numbers.back().second, 6, 2);
    QVERIFY(played(all) == played(rest));
}

void TestTrialRun::stopping_keepsWhatWasPlayed()
{
    const match::Trial wanted = trial();
    TrialRun run(wanted, match::emptyResult(wanted), 0, 100'000, 2);
    QSignalSpy finished(&run, &TrialRun::finished);
    connect(&run, &TrialRun::progressed, &run, [&run] {
        if (run.done() >= 3)
            run.stop();
    });
    run.start();
    QVERIFY(finished.wait(120'000));
    QVERIFY(!run.running());
    QVERIFY(run.done() >= 3 && run.done() < 1000);
    QCOMPARE(run.result().total().games, run.done());
    // One that is thrown away in the middle ends by itself.
    TrialRun dropped(wanted, match::emptyResult(wanted), 0, 100'000, 2);
    dropped.start();
}

void TestTrialRun::words_sayShareAndInterval()
{
    QCOMPARE(TrialWords::share({ 200, 124, 0 }), QStringLiteral("62 % (55 to 68)"));
    QCOMPARE(TrialWords::share({}), QStringLiteral("\u2013"));
    QCOMPARE(TrialWords::difference({ 10, 5, 0 }, {}), QStringLiteral("\u2013"));
    QVERIFY(TrialWords::difference({ 100, 70, 0 }, { 100, 40, 0 }).startsWith(u"+30 (+"));
    QVERIFY(TrialWords::ending("vault") != QStringLiteral("vault"));
    QCOMPARE(TrialWords::ending("something new"), QStringLiteral("something new"));
}

QTEST_GUILESS_MAIN(TestTrialRun)
#include "tst_trialrun.moc"
