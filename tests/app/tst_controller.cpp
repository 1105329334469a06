#include "PlayedMatches.h"

#include <algorithm>

#include <QSignalSpy>

/// What a person at the table is asked and can do while a match runs.
class TestController : public QObject, protected PlayedMatches
{
    Q_OBJECT

private Q_SLOTS:
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
    void illegalDeck_isRefusedWithTheRule();
    void runTo_passesUntilThePip();
    void destroyedWhileBusy_endsQuietly();
};

void TestController::init()
{
    forgetEverything("tst_controller");
    m_folder = std::make_unique<QTemporaryDir>();
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
    const auto parsed = journalOf(played->journalPath());
    QVERIFY(parsed.problems.empty());
    QVERIFY(parsed.finished);
    QVERIFY(parsed.answers > 10);
    const auto again = replayed(parsed);
    QVERIFY(again.problems.empty());
    QVERIFY(again.match->outcome());
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
    const auto played = startedAgainst("greedy");
    MatchViewModel& table = *played->table();
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
    const auto played = startedAgainst("random");
    MatchViewModel& table = *played->table();
    // At the usual stops nothing with a single answer is asked, but for a card that turns over and a
    // turn of one's own in which nothing else was seen.
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
            const bool shown = std::ranges::any_of(
                table.prompt()->buttons()->rows(), [&table](const Choice& choice) {
                    return choice.line.startsWith(u"year ")
                        || (choice.line == u"pass" && table.phase() == u"second");
                });
            QVERIFY2(real >= 2 || shown, qPrintable(table.prompt()->text()));
            ++asked;
            answerFromTheTable(table, random);
        }
        QTest::qWait(5);
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
            QTest::qWait(5);
        }
    }
    QVERIFY(asked[true] > asked[false]);
}

void TestController::stop_asksWhereOnlyPassingIsPossible()
{
    const auto played = startedAgainst("random");
    MatchViewModel& table = *played->table();
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
        QTest::qWait(5);
    }
    QVERIFY(stopped);
}

void TestController::undo_takesBackTheLastPickAlsoInTheJournal()
{
    const auto played = startedAgainst("greedy");
    MatchViewModel& table = *played->table();
    QTRY_VERIFY(table.prompt()->mine());
    QVERIFY(!table.prompt()->canUndo());
    ZoneModel* hand = table.nearSeat()->zone(QStringLiteral("hand"));
    const QString first = hand->faceAt(0).key;
    QVERIFY(table.tapCard(first));
    QTRY_VERIFY(table.prompt()->mine() && table.prompt()->pickedKeys().size() == 1);
    QVERIFY(table.prompt()->canUndo());
    QVERIFY(table.prompt()->undoText().contains(hand->faceAt(0).name));
    const auto answersKept = [&] { return journalOf(played->journalPath()).answers; };
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

void TestController::illegalDeck_isRefusedWithTheRule()
{
    const auto played = controller();
    MatchPlan plan = planOf({ QStringLiteral("person"), QStringLiteral("greedy") });
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
    const auto played = startedAgainst("random");
    MatchViewModel& table = *played->table();
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
        QTest::qWait(5);
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
