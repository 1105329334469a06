#include "app/MatchController.h"

#include "AppTable.h"

#include "match/Journal.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class TestController : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void personAgainstComputer_playsToTheEndAndIsKept();
    void fourSeats_playToTheEnd();
    void staleAnswer_isIgnored();
    void illegalAnswer_changesNothing();
    void automaticPassing_asksOnlyWhereThereIsAChoice();
    void fullControl_asksEverything();
    void stop_asksWhereOnlyPassingIsPossible();
    void undo_takesBackTheLastPickAlsoInTheJournal();
    void twoPersons_seeTheCurtainBeforeAnythingOfASeat();
    void journal_goesOnExactlyWhereItStopped();
    void journal_tornInItsLastLineGoesOn();
    void journal_withAWrongHashIsRefused();
    void concede_endsTheGame();
    void bestOfThree_countsAndLetsTheLoserChoose();
    void bestOfThree_isStillOneAfterTheProgramWasClosed();
    void illegalDeck_isRefusedWithTheRule();
    void runTo_passesUntilThePip();
    void destroyedWhileBusy_endsQuietly();

private:
    std::unique_ptr<MatchController> controller();
    /// Gives one answer from what the table shows; false when nobody at this computer is asked.
    static bool answerFromTheTable(MatchViewModel& table, QRandomGenerator& random);
    static bool playOn(MatchController& controller, quint32 seed, int answers = 100000);

    std::unique_ptr<Content> m_content;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestController::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_controller"));
}

void TestController::init()
{
    QSettings().clear();
    m_content = std::make_unique<Content>();
    m_folder = std::make_unique<QTemporaryDir>();
}

std::unique_ptr<MatchController> TestController::controller()
{
    auto made = std::make_unique<MatchController>(*m_content);
    made->setPace(0);
    made->setJournalPath(m_folder->filePath(QStringLiteral("match.jsonl")));
    return made;
}

bool TestController::answerFromTheTable(MatchViewModel& table, QRandomGenerator& random)
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
            lines.append(choice.line);
    const auto collect = [&lines](const QVariantList& verbs) {
        for (const QVariant& verb : verbs)
            if (verb.toMap().value(QStringLiteral("verb")) != QStringLiteral("energy"))
                lines.append(verb.toMap().value(QStringLiteral("line")).toString());
    };
    for (const SeatViewModel* seat : table.seatList()) {
        collect(seat->verbs());
        for (const ZoneModel* zone : seat->zones())
            for (const CardFace& card : zone->rows())
                collect(card.verbs);
    }
    for (const PileItem& item : table.pile()->rows())
        collect(item.verbs);
    if (lines.isEmpty())
        return false;
    table.answer(lines.at(random.bounded(static_cast<int>(lines.size()))));
    return true;
}

bool TestController::playOn(MatchController& controller, quint32 seed, int answers)
{
    MatchViewModel& table = *controller.table();
    QRandomGenerator random(seed);
    int given = 0;
    // Nothing new to answer until the table has changed.
    bool fresh = true;
    const auto connection
        = QObject::connect(&table, &MatchViewModel::changed, &table, [&fresh] { fresh = true; });
    QDeadlineTimer deadline(120'000);
    while (!table.over() && given < answers && !deadline.hasExpired()) {
        if (std::exchange(fresh, false))
            given += answerFromTheTable(table, random);
        if (!fresh)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    // Until the last answer has had its effect.
    while (!table.over() && !deadline.hasExpired()
        && !(fresh && (table.prompt()->mine() || table.curtainVisible())))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    QObject::disconnect(connection);
    return table.over() || given == answers;
}

void TestController::personAgainstComputer_playsToTheEndAndIsKept()
{
    const auto played = controller();
    QCOMPARE(played->start(apptable::plan(
                 *m_content, { QStringLiteral("person"), QStringLiteral("random") })),
        QStringList());
    QVERIFY(playOn(*played, 1));
    QVERIFY(played->table()->over());
    QVERIFY(!played->table()->outcomeTitle().isEmpty());
    QFile file(played->journalPath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl");
    QVERIFY(parsed.problems.empty());
    QVERIFY(parsed.finished);
    QVERIFY(parsed.answers > 10);
    const auto replayed
        = triptych::match::replay(parsed, apptable::game(), m_content->library(apptable::game()));
    QVERIFY(replayed.problems.empty());
    QVERIFY(replayed.match->outcome());
}

void TestController::fourSeats_playToTheEnd()
{
    const auto played = controller();
    MatchPlan plan = apptable::plan(*m_content,
        { QStringLiteral("person"), QStringLiteral("random"), QStringLiteral("random"),
            QStringLiteral("random") });
    plan.ruleset = QStringLiteral("krucible");
    QCOMPARE(played->start(plan), QStringList());
    QVERIFY(playOn(*played, 4));
    QVERIFY(played->table()->over());
}

void TestController::staleAnswer_isIgnored()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    const QString line = table.prompt()->buttons()->rows().first().line;
    QSignalSpy changed(&table, &MatchViewModel::changed);
    Q_EMIT table.answered(999'999, line);
    Q_EMIT table.answered(0, line);
    QTest::qWait(100);
    QCOMPARE(changed.count(), 0);
    table.answer(line);
    QTRY_VERIFY(changed.count() > 0);
}

void TestController::illegalAnswer_changesNothing()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    quint64 serial = 0;
    connect(&table, &MatchViewModel::answered, this, [&serial](quint64 given) { serial = given; });
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    table.answer(table.nearSeat()
                     ->zone(QStringLiteral("hand"))
                     ->faceAt(0)
                     .verbs.first()
                     .toMap()
                     .value(QStringLiteral("line"))
                     .toString());
    QTRY_VERIFY(table.prompt()->mine() && !table.prompt()->pickedKeys().isEmpty());
    const QStringList picked = table.prompt()->pickedKeys();
    Q_EMIT table.answered(serial + 1, QStringLiteral("attack nobody"));
    QTRY_VERIFY(!table.message().isEmpty());
    QCOMPARE(table.prompt()->pickedKeys(), picked);
    QVERIFY(table.prompt()->mine());
}

void TestController::automaticPassing_asksOnlyWhereThereIsAChoice()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("random") }))
                .isEmpty());
    // Without a stop nothing with a single answer is asked.
    for (const char* pip : { "first", "second" })
        if (table.table().ownStops.contains(QLatin1String(pip)))
            table.toggleStop(QLatin1String(pip), true);
    QRandomGenerator random(9);
    bool fresh = true;
    connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
    int asked = 0;
    QDeadlineTimer deadline(60'000);
    while (!table.over() && asked < 60 && !deadline.hasExpired()) {
        if (std::exchange(fresh, false) && table.prompt()->mine()) {
            int real = 0;
            for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
                real += model->count();
            for (const SeatViewModel* seat : table.seatList())
                for (const ZoneModel* zone : seat->zones())
                    for (const CardFace& card : zone->rows())
                        for (const QVariant& verb : card.verbs)
                            real += verb.toMap().value(QStringLiteral("verb"))
                                != QStringLiteral("energy");
            QVERIFY2(real >= 2, qPrintable(table.prompt()->text()));
            ++asked;
            answerFromTheTable(table, random);
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    QVERIFY(asked > 5);
}

void TestController::fullControl_asksEverything()
{
    // The same match, counted twice: everything is asked only under full control.
    int asked[2] { 0, 0 };
    for (const bool full : { false, true }) {
        const auto played = controller();
        MatchViewModel& table = *played->table();
        table.setFullControl(full);
        QVERIFY(played
                    ->start(apptable::plan(
                        *m_content, { QStringLiteral("person"), QStringLiteral("random") }))
                    .isEmpty());
        bool fresh = true;
        connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
        QDeadlineTimer deadline(30'000);
        while (!table.over() && table.turn() < 4 && !deadline.hasExpired()) {
            if (std::exchange(fresh, false) && table.prompt()->mine()) {
                ++asked[full];
                table.passPriority();
                if (!table.prompt()->buttons()->rows().isEmpty())
                    table.answer(table.prompt()->buttons()->rows().first().line);
            }
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
    }
    QVERIFY(asked[true] > asked[false]);
}

void TestController::stop_asksWhereOnlyPassingIsPossible()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("random") }))
                .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    for (const char* pip : { "first", "second" })
        if (table.table().ownStops.contains(QLatin1String(pip)))
            table.toggleStop(QLatin1String(pip), true);
    table.toggleStop(QStringLiteral("end"), true);
    bool stopped = false;
    bool fresh = true;
    connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
    QDeadlineTimer deadline(30'000);
    while (!table.over() && !stopped && !deadline.hasExpired()) {
        if (std::exchange(fresh, false) && table.prompt()->mine()) {
            stopped = table.phase() == u"end" && table.nearSeat()->active();
            if (!table.prompt()->buttons()->rows().isEmpty())
                table.answer(table.prompt()->buttons()->rows().first().line);
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    QVERIFY(stopped);
}

void TestController::undo_takesBackTheLastPickAlsoInTheJournal()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                .isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    QVERIFY(!table.prompt()->canUndo());
    ZoneModel* hand = table.nearSeat()->zone(QStringLiteral("hand"));
    const QString first = hand->faceAt(0).key;
    QVERIFY(table.tapCard(first));
    QTRY_VERIFY(table.prompt()->mine() && table.prompt()->pickedKeys().size() == 1);
    QVERIFY(table.prompt()->canUndo());
    QVERIFY(table.prompt()->undoText().contains(hand->faceAt(0).name));
    const auto answersKept = [&] {
        QFile file(played->journalPath());
        return file.open(QIODevice::ReadOnly)
            ? triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl").answers
            : std::size_t { 0 };
    };
    const std::size_t kept = answersKept();
    QVERIFY(kept >= 1);
    table.undo();
    QTRY_VERIFY(table.prompt()->pickedKeys().isEmpty());
    QVERIFY(table.prompt()->mine());
    QCOMPARE(answersKept(), kept - 1);
    QVERIFY(!table.prompt()->canUndo());
    // And on from there: the same card can be picked again.
    QVERIFY(table.tapCard(first));
    QTRY_COMPARE(table.prompt()->pickedKeys(), QStringList { first });
}

void TestController::twoPersons_seeTheCurtainBeforeAnythingOfASeat()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("person") }))
                .isEmpty());
    QTRY_VERIFY(table.curtainVisible());
    QCOMPARE(table.seatList().first()->zone(QStringLiteral("hand"))->count(), 0);
    const QString first = table.curtainSeatName();
    table.liftCurtain();
    QTRY_VERIFY(!table.curtainVisible());
    QCOMPARE(table.nearSeat()->name(), first);
    QVERIFY(!table.nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).name.isEmpty());
    QStringList firstHand;
    for (const CardFace& card : table.nearSeat()->zone(QStringLiteral("hand"))->rows())
        firstHand.append(card.key);
    table.answer(QStringLiteral("recur none"));
    QTRY_VERIFY(table.curtainVisible());
    QVERIFY(table.curtainSeatName() != first);
    for (SeatViewModel* seat : table.seatList())
        for (ZoneModel* zone : seat->zones())
            QCOMPARE(zone->count(), 0);
    QCOMPARE(table.log()->count(), 0);
    table.liftCurtain();
    QTRY_VERIFY(!table.curtainVisible());
    for (const QString& key : firstHand)
        QVERIFY2(table.face(key).name.isEmpty(), qPrintable(key));
    QVERIFY(table.log()->count() > 0);
}

void TestController::journal_goesOnExactlyWhereItStopped()
{
    QString journal;
    QString prompt;
    QStringList hand;
    const auto handOf = [](MatchViewModel& table) {
        QStringList keys;
        for (const CardFace& card : table.nearSeat()->zone(QStringLiteral("hand"))->rows())
            keys.append(card.key);
        return keys;
    };
    {
        const auto played = controller();
        QVERIFY(played
                    ->start(apptable::plan(
                        *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                    .isEmpty());
        QVERIFY(playOn(*played, 21, 12));
        QTRY_VERIFY(played->table()->prompt()->mine());
        journal = played->journalPath();
        prompt = played->table()->prompt()->text();
        hand = handOf(*played->table());
    }
    const auto resumed = controller();
    QCOMPARE(resumed->resume(journal), QStringList());
    QTRY_VERIFY(resumed->table()->prompt()->mine());
    QCOMPARE(resumed->table()->prompt()->text(), prompt);
    QCOMPARE(handOf(*resumed->table()), hand);
    QVERIFY(resumed->table()->log()->count() > 3);
    QVERIFY(playOn(*resumed, 22));
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl");
    QVERIFY(parsed.problems.empty() && parsed.finished);
    QVERIFY(triptych::match::replay(parsed, apptable::game(), m_content->library(apptable::game()))
                .problems.empty());
}

void TestController::journal_tornInItsLastLineGoesOn()
{
    QString journal;
    {
        const auto played = controller();
        QVERIFY(played
                    ->start(apptable::plan(
                        *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                    .isEmpty());
        QVERIFY(playOn(*played, 5, 8));
        journal = played->journalPath();
    }
    QFile file(journal);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"p\":\"p1\",\"a\":\"pa");
    file.close();
    const auto resumed = controller();
    QCOMPARE(resumed->resume(journal), QStringList());
    QVERIFY(playOn(*resumed, 6));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl");
    QVERIFY(parsed.problems.empty() && parsed.finished && !parsed.torn);
}

void TestController::journal_withAWrongHashIsRefused()
{
    QString journal;
    {
        const auto played = controller();
        QVERIFY(played
                    ->start(apptable::plan(
                        *m_content, { QStringLiteral("person"), QStringLiteral("random") }))
                    .isEmpty());
        QVERIFY(playOn(*played, 5));
        journal = played->journalPath();
    }
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const qsizetype hash = text.lastIndexOf("\"hash\":\"") + 8;
    QVERIFY(hash > 8);
    text[hash] = text.at(hash) == 'a' ? 'b' : 'a';
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto resumed = controller();
    const QStringList problems = resumed->resume(journal);
    QVERIFY(!problems.isEmpty());
    QVERIFY(!resumed->table()->active());
    QVERIFY(!controller()->resume(m_folder->filePath(QStringLiteral("missing.jsonl"))).isEmpty());
}

void TestController::concede_endsTheGame()
{
    const auto played = controller();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("greedy") }))
                .isEmpty());
    QTRY_VERIFY(played->table()->prompt()->mine());
    played->table()->concede();
    QTRY_VERIFY(played->table()->over());
    QVERIFY(!played->table()->viewerWon());
    QFile file(played->journalPath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl").finished);
}

void TestController::bestOfThree_countsAndLetsTheLoserChoose()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    MatchPlan plan
        = apptable::plan(*m_content, { QStringLiteral("person"), QStringLiteral("random") });
    plan.bestOf = 3;
    QVERIFY(played->start(plan).isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.rematchText(), QStringLiteral("Next game"));
    QCOMPARE(table.seat(QStringLiteral("p2"))->wins(), 1);
    played->playNext();
    QTRY_VERIFY(table.prompt()->mine() && !table.over());
    // 2.1: whoever lost says who starts.
    QCOMPARE(table.prompt()->ruleText(), QStringLiteral("2.1"));
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.seat(QStringLiteral("p2"))->wins(), 2);
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
}

void TestController::bestOfThree_isStillOneAfterTheProgramWasClosed()
{
    const QString second = m_folder->filePath(QStringLiteral("second.jsonl"));
    {
        const auto played = controller();
        MatchPlan plan
            = apptable::plan(*m_content, { QStringLiteral("person"), QStringLiteral("random") });
        plan.bestOf = 3;
        QVERIFY(played->start(plan).isEmpty());
        QTRY_VERIFY(played->table()->prompt()->mine());
        played->table()->concede();
        QTRY_VERIFY(played->table()->over());
        played->setJournalPath(second);
        played->playNext();
        QTRY_VERIFY(played->table()->prompt()->mine());
    }
    const auto resumed = controller();
    QCOMPARE(resumed->resume(second), QStringList());
    QTRY_VERIFY(resumed->table()->prompt()->mine());
    QCOMPARE(resumed->table()->seat(QStringLiteral("p2"))->wins(), 1);
    resumed->table()->concede();
    QTRY_VERIFY(resumed->table()->over());
    QCOMPARE(resumed->table()->seat(QStringLiteral("p2"))->wins(), 2);
    QCOMPARE(resumed->table()->rematchText(), QStringLiteral("Rematch"));
}

void TestController::illegalDeck_isRefusedWithTheRule()
{
    const auto played = controller();
    MatchPlan plan
        = apptable::plan(*m_content, { QStringLiteral("person"), QStringLiteral("greedy") });
    plan.seats[0].deck.main.front().count += 7;
    const QStringList problems = played->start(plan);
    QVERIFY(!problems.isEmpty());
    QVERIFY(problems.first().contains(QStringLiteral("Mira")));
    QVERIFY(!played->table()->active());
    plan = apptable::plan(*m_content, { QStringLiteral("person"), QStringLiteral("clever") });
    QVERIFY(!played->start(plan).isEmpty());
    plan.game = QStringLiteral("chess");
    QVERIFY(!played->start(plan).isEmpty());
}

void TestController::runTo_passesUntilThePip()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    QVERIFY(played
                ->start(apptable::plan(
                    *m_content, { QStringLiteral("person"), QStringLiteral("random") }))
                .isEmpty());
    bool fresh = true;
    connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
    bool ran = false;
    bool arrived = false;
    QDeadlineTimer deadline(30'000);
    while (!table.over() && !arrived && !deadline.hasExpired()) {
        if (std::exchange(fresh, false) && table.prompt()->mine()) {
            if (ran && table.phase() == u"second" && table.nearSeat()->active()) {
                arrived = true;
            } else if (table.phase() == u"first" && table.nearSeat()->active() && !ran) {
                ran = true;
                table.runTo(QStringLiteral("second"));
            } else if (!table.prompt()->buttons()->rows().isEmpty()) {
                table.answer(table.prompt()->buttons()->rows().first().line);
            }
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    QVERIFY(ran);
    QVERIFY(arrived);
}

void TestController::destroyedWhileBusy_endsQuietly()
{
    for (int round = 0; round < 10; ++round) {
        const auto played = controller();
        QVERIFY(played
                    ->start(apptable::plan(*m_content,
                        { QStringLiteral("random"), QStringLiteral("random") },
                        static_cast<quint64>(round + 1)))
                    .isEmpty());
        QCoreApplication::processEvents();
    }
}

QTEST_GUILESS_MAIN(TestController)

#include "tst_controller.moc"
