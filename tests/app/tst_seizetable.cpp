#include "SeizeMatch.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>

/// Real matches of Seize as the table shows them: the dice at their start, teams that have priority
/// together, and whom an answer can be aimed at.
class TestSeizeTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void dice_areRolledAndWrittenDown();
    void dice_areToldInEveryQuestionOfTheSetUp_data();
    void dice_areToldInEveryQuestionOfTheSetUp();
    void person_isAskedBeforeTheComputerOfTheirTeam();
    void person_mayLetTheComputerActFirst();
    void targets_areKnownBeforeAnAnswerIsGiven();
    void ownSteps_areAskedForUnderFullControlOnly();
    void coin_cannotBeTakenBack();

private:
    SeizeMatch m_seize;
};

void TestSeizeTable::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_seizetable"));
}

void TestSeizeTable::init()
{
    QSettings().clear();
    m_seize = {};
}

void TestSeizeTable::dice_areRolledAndWrittenDown()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QSignalSpy touched(&table, &MatchViewModel::cardTouched);
    QVERIFY(played
                ->start(m_seize.plan(
                    "standard", { QStringLiteral("person"), QStringLiteral("person") }, 0))
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

void TestSeizeTable::person_isAskedBeforeTheComputerOfTheirTeam()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    const QStringList agents { QStringLiteral("random"), QStringLiteral("random"),
        QStringLiteral("person"), QStringLiteral("random") };
    QCOMPARE(played->start(m_seize.plan("arena-2v2", agents, 0)), QStringList());
    QVERIFY(m_seize.playUntil(
        table, [&table] { return table.phase() == u"move1" && table.turn() > 0; }));
    // Seat 3 has claimed what seat 1 was asked.
    const auto steps = m_seize.written();
    const auto claims = std::ranges::count_if(steps, [](const auto& step) {
        return step.answer == "claim" && step.seat == triptych::PlayerId { 2 };
    });
    QVERIFY(claims > 0);
    const auto& buttons = table.prompt()->buttons()->rows();
    QVERIFY(std::ranges::any_of(
        buttons, [](const Choice& choice) { return choice.line == u"p1: claim"; }));
    // The journal with claims in it can be gone on with.
    played->leave();
    const auto again = m_seize.controller("other.jsonl");
    // The first window lets go of it in a moment: its rules run in a thread of their own.
    QStringList problems;
    QTRY_VERIFY2_WITH_TIMEOUT(
        (problems = again->resume(m_seize.folder->filePath(QStringLiteral("match.jsonl"))))
            .isEmpty(),
        qPrintable(problems.join(u'\n')), 20000);
    QTRY_VERIFY(again->table()->prompt()->mine());
}

void TestSeizeTable::person_mayLetTheComputerActFirst()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    const QStringList agents { QStringLiteral("random"), QStringLiteral("random"),
        QStringLiteral("person"), QStringLiteral("random") };
    QCOMPARE(played->start(m_seize.plan("arena-2v2", agents, 0)), QStringList());
    const QString claim = QStringLiteral("p1: claim");
    QVERIFY(m_seize.playUntil(table, [&] {
        return std::ranges::any_of(table.prompt()->buttons()->rows(),
            [&](const Choice& choice) { return choice.line == claim; });
    }));
    const auto before = m_seize.written().size();
    table.answer(claim);
    QTRY_VERIFY(m_seize.written().size() > before + 1);
    const auto steps = m_seize.written();
    QCOMPARE(steps.at(before).answer, std::string("claim"));
    QCOMPARE(steps.at(before).seat, triptych::PlayerId { 0 });
    QCOMPARE(steps.at(before + 1).seat, triptych::PlayerId { 0 });
    QVERIFY(steps.at(before + 1).answer != "claim");
    // That it went first is told, and so is what came of it: that it has let things be is said, and
    // the button is another one.
    // An answer is on the disk before what came of it is shown, so the log may lag behind.
    QStringList told;
    const auto isTold = [&](const QString& sentence) {
        told.clear();
        for (int row = 0; row < table.log()->rowCount(); ++row)
            told.append(
                table.log()->data(table.log()->index(row), EventLogModel::TextRole).toString());
        return told.contains(sentence);
    };
    QTRY_VERIFY2(
        isTold(QStringLiteral("Seat 1 was allowed to act first.")), qPrintable(told.join(u'\n')));
    QCOMPARE(told.filter(QStringLiteral(" entered on ")).size(), 4); // where the champions start
    const auto isOffered = [&] {
        return std::ranges::any_of(table.prompt()->buttons()->rows(),
            [&](const Choice& choice) { return choice.line == claim; });
    };
    const auto hasPassed = [&table] {
        return table.prompt()->detail().contains(QStringLiteral("Seat 1 has passed."));
    };
    for (int times = 0; times < 40 && !hasPassed(); ++times) {
        QVERIFY(m_seize.playUntil(table, [&] { return isOffered() || hasPassed(); }));
        QSignalSpy shown(&table, &MatchViewModel::changed);
        if (isOffered())
            table.answer(claim);
        QVERIFY(hasPassed() || shown.wait());
    }
    QVERIFY(hasPassed());
    QVERIFY(std::ranges::any_of(table.prompt()->buttons()->rows(),
        [](const Choice& choice) { return choice.label == u"Let Seat 1 act after all"; }));
}

void TestSeizeTable::dice_areToldInEveryQuestionOfTheSetUp_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("seats");
    QTest::newRow("standard") << QStringLiteral("standard") << 2;
    QTest::newRow("standard-2v2") << QStringLiteral("standard-2v2") << 4;
    QTest::newRow("arena") << QStringLiteral("arena") << 2;
    QTest::newRow("arena-2v2") << QStringLiteral("arena-2v2") << 4;
    QTest::newRow("guild-master") << QStringLiteral("guild-master") << 3;
}

/// S-PRE-FIRST Whoever won the dice, and however long the set-up takes: what was rolled is told.
void TestSeizeTable::dice_areToldInEveryQuestionOfTheSetUp()
{
    QFETCH(QString, ruleset);
    QFETCH(int, seats);
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QStringList agents { QStringLiteral("person") };
    while (agents.size() < seats)
        agents.append(QStringLiteral("random"));
    QCOMPARE(played->start(m_seize.plan(ruleset.toLatin1().constData(), agents)), QStringList());
    int questions = 0;
    QStringList without;
    QVERIFY(m_seize.playUntil(table, [&] {
        if (table.phase() != u"setup")
            return true;
        ++questions;
        const QString detail = table.prompt()->detail();
        for (int seat = 1; seat <= seats; ++seat)
            if (!detail.contains(QStringLiteral("Seat %1 rolled ").arg(seat)))
                without.append(table.prompt()->text() + detail);
        return false;
    }));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    QVERIFY(questions > 0);
    QVERIFY2(!table.prompt()->detail().contains(QStringLiteral("rolled")),
        qPrintable(table.prompt()->detail()));
}

/// What an attack or a card may be aimed at is known before it is declared: a drag onto anybody else
/// is refused, even where there is but one target.
void TestSeizeTable::targets_areKnownBeforeAnAnswerIsGiven()
{
    const auto played = m_seize.controller();
    MatchViewModel& table = *played->table();
    QCOMPARE(played->start(
                 m_seize.plan("standard", { QStringLiteral("person"), QStringLiteral("person") })),
        QStringList());
    QRandomGenerator random(4);
    QSet<QString> seen;
    for (int step = 0; step < 4000 && !table.over() && seen.size() < 2; ++step) {
        QVERIFY(m_seize.until(
            [&] { return table.prompt()->mine() || table.curtainVisible() || table.over(); }));
        if (table.curtainVisible()) {
            table.liftCurtain();
            QVERIFY(m_seize.until([&] { return !table.curtainVisible(); }));
            continue;
        }
        if (table.over())
            break;
        QStringList lines = m_seize.linesOf(table);
        for (const QString& line : std::as_const(lines)) {
            const QString verb = line.section(u' ', 0, 0);
            if (verb != u"attack" && verb != u"ability")
                continue;
            const QString key = line.section(u' ', 1, 1);
            const QStringList targets = table.dropTargets(key);
            for (const SeatViewModel* seat : table.seatList())
                for (const CardFace& card : seat->zone(QStringLiteral("battlefield"))->rows()) {
                    if (targets.contains(card.key) || card.key == key)
                        continue;
                    QVERIFY2(!table.dropCard(key, card.key), qPrintable(line));
                    table.explainDrop(key, card.key);
                    QVERIFY2(!table.message().isEmpty(), qPrintable(line + card.key));
                    seen.insert(verb);
                }
        }
        // Nearly always something is done, so that mercenaries meet.
        if (lines.size() > 1 && random.bounded(5) > 0)
            lines.removeAll(QStringLiteral("pass"));
        int told = 0;
        const auto watch = connect(&table, &MatchViewModel::changed, this, [&told] { ++told; });
        table.answer(lines.at(random.bounded(static_cast<int>(lines.size()))));
        QVERIFY(m_seize.until([&] { return told > 0; }));
        disconnect(watch);
    }
    QCOMPARE(seen.size(), 2);
}

/// S-ACT-MOVE The steps of one's own way resolve unasked; full control asks for each.
void TestSeizeTable::ownSteps_areAskedForUnderFullControlOnly()
{
    for (const bool fullControl : { false, true }) {
        m_seize = {};
        const auto played = m_seize.controller();
        MatchViewModel& table = *played->table();
        QCOMPARE(played->start(m_seize.plan(
                     "standard", { QStringLiteral("person"), QStringLiteral("random") })),
            QStringList());
        table.setFullControl(fullControl);
        QRandomGenerator random(6);
        bool fresh = false;
        connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
        int steps = 0;
        int asked = 0;
        for (int turn = 0; turn < 600 && !table.over() && steps < 4; ++turn) {
            QVERIFY(
                m_seize.until([&] { return fresh && (table.prompt()->mine() || table.over()); }));
            if (table.over())
                break;
            const QList<WaitingItem>& waiting = table.waiting()->rows();
            asked += !waiting.isEmpty() && waiting.first().mine && waiting.first().kind == u"move";
            QStringList lines = m_seize.linesOf(table);
            const QStringList moves = lines.filter(QRegularExpression(QStringLiteral("^move ")));
            if (lines.size() > 1 && random.bounded(4) > 0 && waiting.isEmpty())
                lines.removeAll(QStringLiteral("pass"));
            const QString line = moves.isEmpty()
                ? lines.at(random.bounded(static_cast<int>(lines.size())))
                : moves.last();
            steps += line.startsWith(u"move ");
            fresh = false;
            table.answer(line);
        }
        QVERIFY(steps > 0);
        QCOMPARE(asked > 0, fullControl);
    }
}

/// S-STATUS-BLIND-1 A toss cannot be taken back: whoever has seen it fall would only try again.
void TestSeizeTable::coin_cannotBeTakenBack()
{
    int tosses = 0;
    for (quint64 seed = 10; seed < 50 && tosses == 0; ++seed) { // in its match a coin falls soon
        m_seize = {};
        const auto played = m_seize.controller();
        MatchViewModel& table = *played->table();
        MatchPlan plan
            = m_seize.plan("standard", { QStringLiteral("person"), QStringLiteral("random") });
        plan.seed = seed;
        QRandomGenerator random(static_cast<quint32>(seed));
        QSignalSpy touched(&table, &MatchViewModel::cardTouched);
        bool fresh = false;
        connect(&table, &MatchViewModel::changed, this, [&fresh] { fresh = true; });
        QCOMPARE(played->start(plan), QStringList());
        for (int step = 0; step < 600 && !table.over() && tosses == 0; ++step) {
            QVERIFY(
                m_seize.until([&] { return fresh && (table.prompt()->mine() || table.over()); }));
            if (table.over())
                break;
            QStringList lines = m_seize.linesOf(table);
            if (lines.size() > 1 && random.bounded(4) > 0)
                lines.removeAll(QStringLiteral("pass"));
            const QString line = lines.at(random.bounded(static_cast<int>(lines.size())));
            touched.clear();
            fresh = false;
            table.answer(line);
            QVERIFY(
                m_seize.until([&] { return fresh && (table.prompt()->mine() || table.over()); }));
            const bool tossed = std::ranges::any_of(touched,
                [](const QList<QVariant>& touch) { return touch.at(1) == QStringLiteral("coin"); });
            if (!tossed || line == u"pass")
                continue;
            ++tosses;
            QVERIFY2(!table.prompt()->canUndo(), qPrintable(line));
        }
    }
    QVERIFY2(tosses > 0, "nobody tossed a coin");
}

QTEST_GUILESS_MAIN(TestSeizeTable)

#include "tst_seizetable.moc"
