#include "OtherProgram.h"
#include "PlayedMatches.h"

#include "app/match/JournalFile.h"
#include "app/match/KeptMatches.h"
#include "app/match/MatchNotes.h"

#include "ai/RandomAgent.h"

#include <QDir>
#include <QLocale>

/// Which matches can be continued, and why the others cannot.
class TestKeptMatches : public QObject, protected PlayedMatches
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newest_isTheLastPlayedWhateverTheFilesSay();
    void newest_passesOverWhatCannotBeContinued_data();
    void newest_passesOverWhatCannotBeContinued();
    void all_saysWhatAListNeeds();
    void finishedMatches_areNotOffered();
    void matchOfAnotherProgram_saysWhoHasIt();
    void remove_leavesWhatSomebodyPlays();
    void resume_whereAnotherProgramPlaysChangesNothing();
    void resumeCopy_goesOnByItself();
    void watch_followsAndKeepsNothing();
    void name_isKeptBesideTheJournal();
    void picture_thatIsDamagedIsNoError();
    void nextGameOfAMatch_keepsItsName();

private:
    QString journal(const char* name, int answers, qint64 begun);
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    KeptMatches kept() const { return KeptMatches(*m_content, m_folder->path()); }
    static QByteArray bytesOf(const QString& path);
    static void write(const QString& path, const QByteArray& text);
};

void TestKeptMatches::init()
{
    forgetEverything("tst_keptmatches");
    QLocale::setDefault(QLocale(QLocale::English)); // as Language does
    m_folder = std::make_unique<QTemporaryDir>();
}

QByteArray TestKeptMatches::bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestKeptMatches::write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s", qPrintable(file.errorString()));
}

/// A match between Mira and Joss, played at random, and the time of its last answer.
QString TestKeptMatches::journal(const char* name, int answers, qint64 begun)
{
    const auto match = apptable::open(*m_content, 3);
    triptych::Setup setup;
    setup.ruleset = apptable::game().rulesets().front().id;
    setup.seed = 3;
    const auto decks = m_content->decks(apptable::game());
    for (int seat = 0; seat < 2; ++seat)
        setup.decks.push_back(decks.at((3 + seat) % decks.size()).deck);
    triptych::match::JournalHeader header { "kryptik", setup,
        m_content->library(apptable::game())->packHashes(),
        { { "Mira", "person" }, { "Joss", "greedy" } } };
    header.begun = begun;
    triptych::match::JournalWriter writer;
    std::string text = writer.begin(header);
    triptych::ai::RandomAgent agent(3);
    for (int answer = 1; answer <= answers && match->decision(); ++answer) {
        const auto seat = match->decision()->player;
        const std::size_t option = agent.choose(*match, seat);
        const std::string line = match->line(option);
        match->answer(option);
        text += writer.answered(seat, line, *match, std::nullopt, begun + answer);
    }
    write(path(name), QByteArray::fromStdString(text));
    return path(name);
}

void TestKeptMatches::newest_isTheLastPlayedWhateverTheFilesSay()
{
    const QString late = journal("b.jsonl", 40, 1'790'000'500);
    const QString early = journal("a.jsonl", 20, 1'790'000'000);
    // Touched, and named as if it were younger.
    const QString touched = path("z.jsonl");
    QVERIFY(QFile::copy(early, touched));
    QFile file(touched);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(
        QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    const auto newest = kept().newest();
    QVERIFY(newest);
    QCOMPARE(newest->path, late);
    QCOMPARE(kept().newest(newest->game)->path, late);
    QVERIFY(!kept().newest(QStringLiteral("another game")));
    QCOMPARE(newest->when, QDateTime::fromSecsSinceEpoch(1'790'000'540));
    QCOMPARE(newest->begun, QDateTime::fromSecsSinceEpoch(1'790'000'500));
    // Begun earlier, but played on later.
    const QString longer = journal("c.jsonl", 90, 1'790'000'490);
    QCOMPARE(kept().newest()->path, longer);
}

void TestKeptMatches::newest_passesOverWhatCannotBeContinued_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("cut");
    QTest::addColumn<QByteArray>("put");
    QTest::addColumn<QString>("says");
    const QByteArray none;
    QTest::newRow("empty") << QByteArray("") << none << none << QStringLiteral("empty");
    QTest::newRow("nonsense") << QByteArray("\x01\x02 nonsense") << none << none
                              << QStringLiteral("JSON");
    QTest::newRow("half a header")
        << none << QByteArray("\"decks\"") << none << QStringLiteral("JSON");
    QTest::newRow("other packs") << none << QByteArray("\"packs\":[\"")
                                 << QByteArray("\"packs\":[\"00") << QStringLiteral("card pack");
    QTest::newRow("another game") << none << QByteArray("\"game\":\"kryptik\"")
                                  << QByteArray("\"game\":\"chess\"") << QStringLiteral("chess");
    QTest::newRow("a wrong hash") << none << QByteArray("{\"hash\":\"")
                                  << QByteArray("{\"hash\":\"f") << QStringLiteral("hash");
    QTest::newRow("no answer of the game")
        << none << QByteArray("\"a\":\"") << QByteArray("\"a\":\"somersault ") << QString();
}

/// None of these may hide the good one below them: it was played last all the same.
void TestKeptMatches::newest_passesOverWhatCannotBeContinued()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, cut);
    QFETCH(const QByteArray, put);
    QFETCH(const QString, says);
    const QString good = journal("2020-01-01_10-00-00-000.jsonl", 30, 1'580'000'000);
    const char* const name = "2026-01-01_10-00-00-000.jsonl";
    QByteArray damaged = text;
    if (!cut.isEmpty()) {
        damaged = bytesOf(journal(name, 60, 1'790'000'000));
        const qsizetype at = damaged.indexOf(cut);
        QVERIFY(at >= 0);
        if (put.isEmpty())
            damaged.truncate(at);
        else
            damaged.replace(at, cut.size(), put);
    }
    write(path(name), damaged);
    KeptMatches matches = kept();
    const auto newest = matches.newest();
    QVERIFY(newest);
    QCOMPARE(newest->path, good);
    // It is in the list all the same, with the reason.
    QList<KeptMatch> all = matches.all();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.front().path, path(name));
    matches.examine(all.front());
    QVERIFY(!all.front().canContinue());
    QVERIFY(!all.front().problem.isEmpty());
    QVERIFY2(all.front().problem.contains(says), qPrintable(all.front().problem));
    QCOMPARE(bytesOf(path(name)), damaged);
}

void TestKeptMatches::all_saysWhatAListNeeds()
{
    journal("a.jsonl", 60, 1'790'000'000);
    KeptMatches matches = kept();
    QList<KeptMatch> all = matches.all();
    QCOMPARE(all.size(), 1);
    KeptMatch& match = all.front();
    QCOMPARE(match.game, QStringLiteral("kryptik"));
    QCOMPARE(match.seats, QStringList({ QStringLiteral("Mira"), QStringLiteral("Joss") }));
    QCOMPARE(match.seatNames(), QStringLiteral("Mira and Joss"));
    QCOMPARE(match.answers, 60);
    QVERIFY(match.canContinue());
    matches.examine(match);
    QVERIFY2(match.canContinue(), qPrintable(match.problem));
    QVERIFY2(match.title.startsWith(QStringLiteral("Kryptik: ")), qPrintable(match.title));
    QVERIFY2(match.howFar.contains(QStringLiteral("Turn")), qPrintable(match.howFar));
}

void TestKeptMatches::finishedMatches_areNotOffered()
{
    journal("a.jsonl", 100'000, 1'790'000'000);
    QVERIFY(kept().all().isEmpty());
    QVERIFY(!kept().newest());
}

void TestKeptMatches::matchOfAnotherProgram_saysWhoHasIt()
{
    const QString older = journal("a.jsonl", 20, 1'790'000'000);
    const QString played = journal("b.jsonl", 20, 1'790'000'500);
    OtherProgram other(played);
    QVERIFY(other.hasIt());
    const QList<KeptMatch> all = kept().all();
    QCOMPARE(all.size(), 2);
    QVERIFY(all.front().holder && !all.front().canContinue());
    QCOMPARE(all.front().holder->process, other.process());
    QCOMPARE(kept().newest()->path, older);
    other.kill();
    QCOMPARE(kept().newest()->path, played);
}

void TestKeptMatches::remove_leavesWhatSomebodyPlays()
{
    const QString played = journal("b.jsonl", 20, 1'790'000'500);
    OtherProgram other(played);
    QVERIFY(KeptMatches::remove(played).contains(QString::number(other.process())));
    QVERIFY(QFile::exists(played));
    other.kill();
    QCOMPARE(KeptMatches::remove(played), QString());
    QVERIFY(!QFile::exists(played));
    QVERIFY(kept().all().isEmpty());
}

// --- With a controller

void TestKeptMatches::resume_whereAnotherProgramPlaysChangesNothing()
{
    const QString played = journal("a.jsonl", 20, 1'790'000'000);
    const QByteArray before = bytesOf(played);
    OtherProgram other(played);
    const auto second = controller();
    const QStringList problems = second->resume(played);
    QVERIFY(second->holder());
    QVERIFY(problems.join(u' ').contains(QString::number(other.process())));
    QVERIFY(!second->table()->active());
    QCOMPARE(bytesOf(played), before);
    other.kill();
    QCOMPARE(second->resume(played), QStringList());
    QVERIFY(!second->holder());
    QTRY_VERIFY(second->table()->prompt()->mine());
    QCOMPARE(bytesOf(played).left(before.size()), before);
}

void TestKeptMatches::resumeCopy_goesOnByItself()
{
    const QString played = journal("a.jsonl", 20, 1'790'000'000);
    QFile file(played); // and the other program is in the middle of a line
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"p\":\"p1\",");
    file.close();
    const QByteArray before = bytesOf(played);
    OtherProgram other(played);
    const auto second = controller();
    QVERIFY(!second->resume(played).isEmpty());
    QCOMPARE(second->resumeCopy(played), QStringList());
    QVERIFY(second->journalPath() != played);
    QVERIFY(playOn(*second, 5, 10));
    QCOMPARE(bytesOf(played), before);
    const auto copy = journalOf(second->journalPath());
    QVERIFY(copy.problems.empty() && copy.answers > 20);
    QVERIFY(replayed(copy).problems.empty());
}

void TestKeptMatches::watch_followsAndKeepsNothing()
{
    const auto first = startedAgainst("greedy");
    QVERIFY(playOn(*first, 7, 6));
    const QString played = first->journalPath();
    const auto second = controller();
    QCOMPARE(second->watch(played), QStringList());
    QVERIFY(second->watching() && second->table()->active());
    QVERIFY2(!second->running(), "nothing is left behind by leaving it");
    const auto sameTable = [&] {
        return second->table()->turnText() == first->table()->turnText()
            && second->table()->log()->count() == first->table()->log()->count();
    };
    QTRY_VERIFY(sameTable());
    QVERIFY2(!second->table()->prompt()->mine(), "nothing can be answered");
    second->table()->concede();
    QVERIFY(playOn(*first, 8, 6));
    const QByteArray after = bytesOf(played);
    QTRY_VERIFY_WITH_TIMEOUT(sameTable(), 20'000);
    QCOMPARE(bytesOf(played), after);
    QVERIFY(!second->table()->over());
    QVERIFY(second->journalPath().isEmpty());
    // What a person does not see in the window where it is played, nobody sees here.
    const SeatViewModel* theirs = second->table()->seat(QStringLiteral("p2"));
    for (const CardFace& card : theirs->zone(QStringLiteral("hand"))->rows())
        QVERIFY(card.name.isEmpty());
}

void TestKeptMatches::name_isKeptBesideTheJournal()
{
    const QString path = journal("good.jsonl", 6, 1000);
    const QByteArray before = bytesOf(path);
    QCOMPARE(kept().all().first().name, QString());
    QCOMPARE(matchnotes::setName(path, QStringLiteral("  Against\tMira\n, \u00fcber ")), QString());
    QCOMPARE(kept().all().size(), 1); // what lies beside it is no match
    QCOMPARE(kept().all().first().name, QStringLiteral("Against Mira , \u00fcber"));
    QCOMPARE(bytesOf(path), before);
    QVERIFY(journalOf(path).problems.empty());
    QCOMPARE(matchnotes::setName(path, QString(500, u'x')), QString());
    QCOMPARE(matchnotes::name(path).size(), matchnotes::longestName);
    write(path.chopped(6) + QStringLiteral(".name"), QByteArray("\x00\xff\x07 q", 5));
    QVERIFY(matchnotes::name(path).endsWith(u'q')); // nothing that cannot be shown
    QCOMPARE(matchnotes::setName(path, QStringLiteral(" ")), QString());
    QVERIFY(matchnotes::files(path).isEmpty());
    // Where nothing can be written the reason is told, and nothing is half there.
    QVERIFY(!matchnotes::setName(path + QStringLiteral("/x.jsonl"), QStringLiteral("x")).isEmpty());
}

void TestKeptMatches::picture_thatIsDamagedIsNoError()
{
    const QString path = journal("good.jsonl", 6, 1000);
    QVERIFY(matchnotes::picture(path).isNull());
    QImage table(1280, 800, QImage::Format_RGB32);
    table.fill(Qt::darkGreen);
    QCOMPARE(matchnotes::setPicture(path, table), QString());
    QCOMPARE(matchnotes::picture(path).size(), QSize(320, 200));
    QCOMPARE(matchnotes::picture(path).pixelColor(9, 9), QColor(Qt::darkGreen));
    const QString file = path.chopped(6) + QStringLiteral(".png");
    const QByteArray whole = bytesOf(file);
    for (const QByteArray& damaged :
        { whole.left(40), QByteArray("no picture"), QByteArray(), QByteArray(3 << 20, 'x') }) {
        write(file, damaged);
        matchnotes::picture(path); // what can be read of it, or nothing
        QVERIFY(kept().all().first().canContinue());
    }
    QVERIFY(matchnotes::picture(path).isNull());
    QCOMPARE(matchnotes::setPicture(path, {}), QString());
    QVERIFY(!QFile::exists(file));
}

void TestKeptMatches::nextGameOfAMatch_keepsItsName()
{
    const auto played = controller();
    MatchPlan plan = planOf({ QStringLiteral("person"), QStringLiteral("random") });
    plan.bestOf = 3;
    played->setJournalPath({});
    QVERIFY(played->start(plan).isEmpty());
    const QString first = played->journalPath();
    QCOMPARE(matchnotes::setName(first, QStringLiteral("The long one")), QString());
    QVERIFY(playOn(*played, 2));
    played->playNext();
    const QString second = played->journalPath();
    QVERIFY(second != first);
    QCOMPARE(matchnotes::name(second), QStringLiteral("The long one"));
    played->leave();
    for (const QString& each : { first, second })
        for (const QString& file : matchnotes::files(each) + QStringList { each })
            QFile::remove(file);
}

QTEST_GUILESS_MAIN(TestKeptMatches)

#include "tst_keptmatches.moc"
