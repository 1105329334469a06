#include "app/MatchController.h"
#include "app/viewmodels/RoundClock.h"

#include "match/Games.h"
#include "match/Journal.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

/// The clock of a round, on a time that the test makes; the dice at its start; and teams that have
/// priority together.
class TestRoundClock : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void clock_runsDownAndCallsTimeOnce();
    void clock_warnsAtFiveMinutesAndAtOne();
    void clock_thatIsStoppedKeepsWhatIsLeft();
    void match_withoutATimerShowsNone();
    void timer_isRefusedWhereTheRulesHaveNone();
    void time_endsTheGameByItsRules();
    void clock_runsOnWhileTheTableIsCovered();
    void clock_stopsWhenTheMatchIsOver();
    void continuedMatch_hasTheTimeThatWasLeft();
    void time_isNotGivenBackByTakingBack();
    void bestOfThree_hasOneClock();
    void bestOfThree_endsWhenTimeRunsOutBetweenGames();
    void dice_areRolledAndWrittenDown();
    void person_isAskedBeforeTheComputerOfTheirTeam();
    void person_mayLetTheComputerActFirst();

private:
    std::unique_ptr<MatchController> controller(const char* file = "match.jsonl");
    MatchPlan plan(const char* ruleset, const QStringList& agents, int minutes) const;
    QList<triptych::match::JournalStep> written(const char* file = "match.jsonl") const;
    void pass(MatchController& controller, int seconds);
    static bool answerAnything(MatchViewModel& table);
    static bool playUntil(MatchViewModel& table, const std::function<bool()>& wanted);

    std::unique_ptr<Content> m_content;
    std::unique_ptr<QTemporaryDir> m_folder;
    qint64 m_now = 0;
};

void TestRoundClock::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_roundclock"));
}

void TestRoundClock::init()
{
    QSettings().clear();
    m_content = std::make_unique<Content>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = 0;
}

std::unique_ptr<MatchController> TestRoundClock::controller(const char* file)
{
    auto made = std::make_unique<MatchController>(*m_content);
    made->setPace(0);
    made->setJournalPath(m_folder->filePath(QString::fromLatin1(file)));
    made->table()->clock()->setTimeSource([this] { return m_now; });
    return made;
}

MatchPlan TestRoundClock::plan(const char* ruleset, const QStringList& agents, int minutes) const
{
    const triptych::Game& game = *triptych::match::find("seize");
    MatchPlan plan;
    plan.game = QStringLiteral("seize");
    plan.ruleset = QString::fromLatin1(ruleset);
    plan.seed = 11;
    plan.minutes = minutes;
    for (const FoundDeck& deck : m_content->decks(game))
        if (plan.seats.size() < agents.size()
            && game.check(*m_content->library(game), deck.deck, ruleset).empty())
            plan.seats.append({ QStringLiteral("Seat %1").arg(plan.seats.size() + 1),
                agents.at(plan.seats.size()), deck.deck });
    while (!plan.seats.isEmpty() && plan.seats.size() < agents.size()) { // of few decks each twice
        MatchPlan::Seat again = plan.seats.at(plan.seats.size() - 2);
        again.name = QStringLiteral("Seat %1").arg(plan.seats.size() + 1);
        again.agent = agents.at(plan.seats.size());
        plan.seats.append(again);
    }
    return plan;
}

QList<triptych::match::JournalStep> TestRoundClock::written(const char* file) const
{
    QFile journal(m_folder->filePath(QString::fromLatin1(file)));
    if (!journal.open(QIODevice::ReadOnly))
        return {};
    const auto parsed = triptych::match::parseJournal(journal.readAll().toStdString(), file);
    return { parsed.steps.begin(), parsed.steps.end() };
}

void TestRoundClock::pass(MatchController& controller, int seconds)
{
    m_now += qint64 { seconds } * 1000;
    controller.table()->clock()->look();
}

/// The first answer there is, passing where that is possible.
bool TestRoundClock::answerAnything(MatchViewModel& table)
{
    if (table.curtainVisible()) {
        table.liftCurtain();
        return true;
    }
    if (!table.prompt()->mine())
        return false;
    QStringList lines;
    for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
        for (const Choice& choice : model->rows())
            if (!choice.line.endsWith(u": claim"))
                lines.append(choice.line);
    for (const SeatViewModel* seat : table.seatList())
        for (const ZoneModel* zone : seat->zones())
            for (const CardFace& card : zone->rows())
                for (const QVariant& verb : card.verbs)
                    lines.append(verb.toMap().value(QStringLiteral("line")).toString());
    for (const BoardTile& tile : table.board()->rows())
        for (const QVariant& verb : tile.verbs)
            lines.append(verb.toMap().value(QStringLiteral("line")).toString());
    for (const SeatViewModel* seat : table.seatList())
        for (const QVariant& verb : seat->verbs())
            lines.append(verb.toMap().value(QStringLiteral("line")).toString());
    if (lines.isEmpty())
        return false;
    table.answer(lines.contains(QStringLiteral("pass")) ? QStringLiteral("pass") : lines.first());
    return true;
}

bool TestRoundClock::playUntil(MatchViewModel& table, const std::function<bool()>& wanted)
{
    bool fresh = true;
    const auto connection
        = connect(&table, &MatchViewModel::changed, &table, [&fresh] { fresh = true; });
    QDeadlineTimer deadline(60'000);
    bool found = false;
    while (!found && !table.over() && !deadline.hasExpired()) {
        if (std::exchange(fresh, false) && (table.prompt()->mine() || table.curtainVisible())) {
            found = wanted();
            if (!found)
                answerAnything(table);
        }
        if (!found && !fresh)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    disconnect(connection);
    return found;
}

// --- The clock alone

void TestRoundClock::clock_runsDownAndCallsTimeOnce()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_now; });
    QSignalSpy up(&clock, &RoundClock::timeUp);
    QVERIFY(!clock.timed() && !clock.running());
    clock.start(3);
    QVERIFY(clock.timed() && clock.running());
    QCOMPARE(clock.secondsLeft(), 3);
    m_now = 999;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 3); // a second that has begun counts whole
    m_now = 1000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 2);
    QCOMPARE(clock.shared()->load(), 2);
    m_now = 60'000;
    clock.look();
    clock.look();
    QCOMPARE(clock.secondsLeft(), 0);
    QVERIFY(clock.timed() && !clock.running());
    QCOMPARE(up.count(), 1);
}

void TestRoundClock::clock_warnsAtFiveMinutesAndAtOne()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_now; });
    QCOMPARE(clock.alarm(), RoundClock::Calm);
    clock.start(50 * 60);
    for (const auto& [left, alarm] :
        { std::pair { 301, RoundClock::Calm }, { 300, RoundClock::FiveMinutes },
            { 61, RoundClock::FiveMinutes }, { 60, RoundClock::LastMinute },
            { 1, RoundClock::LastMinute }, { 0, RoundClock::TimeUp } }) {
        m_now = qint64 { 50 * 60 - left } * 1000;
        clock.look();
        QCOMPARE(clock.alarm(), alarm);
    }
}

void TestRoundClock::clock_thatIsStoppedKeepsWhatIsLeft()
{
    RoundClock clock;
    clock.setTimeSource([this] { return m_now; });
    clock.start(100);
    m_now = 40'000;
    clock.stop();
    m_now = 900'000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 60);
    QVERIFY(!clock.running());
    clock.start(clock.secondsLeft());
    m_now += 1000;
    clock.look();
    QCOMPARE(clock.secondsLeft(), 59);
    clock.clear();
    QVERIFY(!clock.timed());
}

// --- At the table

void TestRoundClock::match_withoutATimerShowsNone()
{
    const auto played = controller();
    QCOMPARE(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 0)),
        QStringList());
    QTRY_VERIFY(played->table()->prompt()->mine());
    QVERIFY(!played->table()->clock()->timed());
    QFile journal(played->journalPath());
    QVERIFY(journal.open(QIODevice::ReadOnly));
    QVERIFY(!journal.readAll().contains("clock"));
}

void TestRoundClock::timer_isRefusedWhereTheRulesHaveNone()
{
    const auto played = controller();
    const QStringList problems = played->start(
        plan("guild-master", { QStringLiteral("person"), QStringLiteral("greedy") }, 50));
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.first().contains(QStringLiteral("no round timer")));
    QVERIFY(!played->table()->active());
}

void TestRoundClock::time_endsTheGameByItsRules()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
            .isEmpty());
    QCOMPARE(table.clock()->secondsLeft(), 3000);
    // A card acquired is loot lost: whoever has acquired less has the higher vault.
    QVERIFY(playUntil(
        table, [&table] { return table.phase() == u"acquire" && table.nearSeat()->active(); }));
    table.answer(QStringLiteral("acquire 4"));
    QTRY_VERIFY(table.phase() != u"acquire");
    QVERIFY(!table.over());
    pass(*played, 3000);
    QTRY_VERIFY(table.over());
    QVERIFY(table.outcomeText().contains(QStringLiteral("Time is up")));
    QVERIFY(!table.clock()->running());
    const auto steps = written();
    QVERIFY(steps.size() > 2);
    const auto& time = steps.at(steps.size() - 2); // the hash is last
    QCOMPARE(time.seat, triptych::judge);
    QCOMPARE(time.answer, std::string("time"));
    bool told = false;
    for (int row = 0; row < table.log()->rowCount(); ++row)
        told = told
            || table.log()->data(table.log()->index(row), EventLogModel::TextRole).toString()
                == u"Time was called.";
    QVERIFY(told);
    // A journal of a match that time has ended can be looked at.
    const auto again = controller("other.jsonl");
    QCOMPARE(again->resume(m_folder->filePath(QStringLiteral("match.jsonl"))), QStringList());
    QTRY_VERIFY(again->table()->over());
    QCOMPARE(again->table()->outcomeText(), table.outcomeText());
    QVERIFY(!again->table()->clock()->running());
}

void TestRoundClock::clock_runsOnWhileTheTableIsCovered()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("person") }, 50))
            .isEmpty());
    QTRY_VERIFY(table.curtainVisible());
    pass(*played, 60);
    QCOMPARE(table.clock()->secondsLeft(), 49 * 60);
    pass(*played, 49 * 60);
    QTRY_VERIFY(table.over());
    QCOMPARE(table.outcomeTitle(), QStringLiteral("The game is drawn"));
}

void TestRoundClock::clock_stopsWhenTheMatchIsOver()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
            .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    pass(*played, 90);
    table.concede();
    QTRY_VERIFY(table.over());
    QVERIFY(!table.clock()->running());
    pass(*played, 9000);
    QCOMPARE(table.clock()->secondsLeft(), 3000 - 90);
    QVERIFY(!table.outcomeText().contains(QStringLiteral("Time is up")));
    played->playNext(); // a new match has the whole time
    QCOMPARE(table.clock()->secondsLeft(), 3000);
    QVERIFY(table.clock()->running());
    played->leave();
    QVERIFY(!table.clock()->timed());
}

void TestRoundClock::continuedMatch_hasTheTimeThatWasLeft()
{
    for (const bool leaves : { true, false }) { // orderly, or by closing the program
        const char* file = leaves ? "left.jsonl" : "closed.jsonl";
        auto played = controller(file);
        MatchViewModel& table = *played->table();
        QVERIFY(played
                    ->start(plan(
                        "standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
                    .isEmpty());
        QTRY_VERIFY(table.prompt()->mine());
        pass(*played, 600);
        QVERIFY(answerAnything(table));
        QTRY_VERIFY(written(file).size() > 0);
        pass(*played, 300);
        if (leaves) {
            played->leave();
            QTRY_COMPARE(written(file).back().seat, triptych::noPlayer);
        }
        played.reset();
        m_now += 7'200'000; // a day's work in between
        const auto resumed = controller("other.jsonl");
        QCOMPARE(resumed->resume(m_folder->filePath(QString::fromLatin1(file))), QStringList());
        QVERIFY(resumed->table()->clock()->running());
        QCOMPARE(resumed->table()->clock()->secondsLeft(), 3000 - 900);
        QTRY_VERIFY(resumed->table()->prompt()->mine());
        pass(*resumed, 3000);
        QTRY_VERIFY(resumed->table()->over());
    }
}

void TestRoundClock::time_isNotGivenBackByTakingBack()
{
    auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("greedy") }, 50))
            .isEmpty());
    pass(*played, 100);
    QString treasure;
    QVERIFY(playUntil(table, [&] {
        for (const CardFace& card : table.nearSeat()->zone(QStringLiteral("hand"))->rows())
            for (const QVariant& verb : card.verbs)
                if (const QString line = verb.toMap().value(QStringLiteral("line")).toString();
                    line.startsWith(QStringLiteral("treasure ")))
                    treasure = line;
        return !treasure.isEmpty();
    }));
    const auto answers = [this] {
        return std::ranges::count_if(
            written(), [](const auto& step) { return step.seat != triptych::noPlayer; });
    };
    const ZoneModel* hand = table.nearSeat()->zone(QStringLiteral("hand"));
    const int held = hand->count();
    table.answer(treasure);
    QTRY_COMPARE(hand->count(), held - 1);
    QTRY_VERIFY(table.prompt()->mine() && table.prompt()->canUndo());
    const auto kept = answers();
    pass(*played, 200);
    table.undo();
    QTRY_COMPARE(hand->count(), held);
    QCOMPARE(answers(), kept - 1);
    QCOMPARE(table.clock()->secondsLeft(), 3000 - 300);
    QVERIFY(table.clock()->running());
    // The time that is left was written when the answer was cut off, and is what is gone on with.
    played.reset();
    const auto resumed = controller("other.jsonl");
    QCOMPARE(resumed->resume(m_folder->filePath(QStringLiteral("match.jsonl"))), QStringList());
    QCOMPARE(resumed->table()->clock()->secondsLeft(), 3000 - 300);
}

void TestRoundClock::bestOfThree_hasOneClock()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    MatchPlan three = plan("arena", { QStringLiteral("person"), QStringLiteral("greedy") }, 40);
    three.bestOf = 3;
    QVERIFY(played->start(three).isEmpty());
    QTRY_VERIFY(table.prompt()->mine() || table.thinking());
    pass(*played, 600);
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.rematchText(), QStringLiteral("Next game"));
    QVERIFY(table.clock()->running());
    pass(*played, 60);
    played->playNext();
    QTRY_VERIFY(!table.over() && table.turn() >= 0 && table.prompt()->present());
    QCOMPARE(table.clock()->secondsLeft(), 2400 - 660);
    pass(*played, 2400);
    QTRY_VERIFY(table.over());
    QVERIFY2(table.outcomeText().contains(QStringLiteral("Time is up")),
        qPrintable(table.outcomeText()));
    QVERIFY2(table.outcomeText().contains(QStringLiteral("Seat 2 has won the match.")),
        qPrintable(table.outcomeText()));
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
}

void TestRoundClock::bestOfThree_endsWhenTimeRunsOutBetweenGames()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    MatchPlan three = plan("arena", { QStringLiteral("person"), QStringLiteral("greedy") }, 40);
    three.bestOf = 3;
    QVERIFY(played->start(three).isEmpty());
    QTRY_VERIFY(table.prompt()->mine() || table.thinking());
    table.concede();
    QTRY_VERIFY(table.over());
    QVERIFY(!played->decided());
    pass(*played, 2400);
    QVERIFY(played->decided());
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
    QVERIFY2(table.outcomeText().contains(QStringLiteral("No time is left for another game.")),
        qPrintable(table.outcomeText()));
}

void TestRoundClock::dice_areRolledAndWrittenDown()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QSignalSpy touched(&table, &MatchViewModel::cardTouched);
    QVERIFY(
        played->start(plan("standard", { QStringLiteral("person"), QStringLiteral("person") }, 0))
            .isEmpty());
    QTRY_VERIFY(table.curtainVisible());
    QCOMPARE(touched.count(), 0); // nothing is told below the curtain
    table.liftCurtain();
    QTRY_VERIFY(touched.count() >= 2);
    QCOMPARE(touched.first().at(0).toString(), QStringLiteral("p1"));
    for (const QList<QVariant>& touch : touched)
        QCOMPARE(touch.at(1).toString(), QStringLiteral("die"));
    const QString first
        = table.log()->data(table.log()->index(0), EventLogModel::TextRole).toString();
    QVERIFY2(first.startsWith(QStringLiteral("Seat 1 rolled a ")), qPrintable(first));
}

// --- Teams

void TestRoundClock::person_isAskedBeforeTheComputerOfTheirTeam()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    const QStringList agents { QStringLiteral("random"), QStringLiteral("random"),
        QStringLiteral("person"), QStringLiteral("random") };
    QCOMPARE(played->start(plan("arena-2v2", agents, 0)), QStringList());
    QVERIFY(playUntil(table, [&table] { return table.phase() == u"move1" && table.turn() > 0; }));
    // Seat 3 has claimed what seat 1 was asked.
    const auto steps = written();
    const auto claims = std::ranges::count_if(steps, [](const auto& step) {
        return step.answer == "claim" && step.seat == triptych::PlayerId { 2 };
    });
    QVERIFY(claims > 0);
    const auto& buttons = table.prompt()->buttons()->rows();
    QVERIFY(std::ranges::any_of(
        buttons, [](const Choice& choice) { return choice.line == u"p1: claim"; }));
    // The journal with claims in it can be gone on with.
    played->leave();
    const auto again = controller("other.jsonl");
    QCOMPARE(again->resume(m_folder->filePath(QStringLiteral("match.jsonl"))), QStringList());
    QTRY_VERIFY(again->table()->prompt()->mine());
}

void TestRoundClock::person_mayLetTheComputerActFirst()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    const QStringList agents { QStringLiteral("random"), QStringLiteral("random"),
        QStringLiteral("person"), QStringLiteral("random") };
    QCOMPARE(played->start(plan("arena-2v2", agents, 0)), QStringList());
    const QString claim = QStringLiteral("p1: claim");
    QVERIFY(playUntil(table, [&] {
        return std::ranges::any_of(table.prompt()->buttons()->rows(),
            [&](const Choice& choice) { return choice.line == claim; });
    }));
    const auto before = written().size();
    table.answer(claim);
    QTRY_VERIFY(written().size() > before + 1);
    const auto steps = written();
    QCOMPARE(steps.at(before).answer, std::string("claim"));
    QCOMPARE(steps.at(before).seat, triptych::PlayerId { 0 });
    QCOMPARE(steps.at(before + 1).seat, triptych::PlayerId { 0 });
    QVERIFY(steps.at(before + 1).answer != "claim");
}

QTEST_GUILESS_MAIN(TestRoundClock)

#include "tst_roundclock.moc"
