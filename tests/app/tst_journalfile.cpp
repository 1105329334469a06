#include "app/match/JournalFile.h"

#include "AppTable.h"

#include "app/services/FileLock.h"

#include "ai/RandomAgent.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

namespace {

/// As long as it is there, no file of this program grows beyond so many bytes: as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(qint64 bytes)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit { static_cast<rlim_t>(bytes), m_before.rlim_max };
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            qFatal("no limit");
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before {};
};

} // namespace

class TestJournalFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void append_isOnTheDiskAtOnce();
    void cutBackTo_forgetsTheLastAnswers();
    void resume_goesOnAfterTheLastWholeLine();
    void create_inAFolderThatCannotBeWrittenSaysSo();
    void create_leavesAnotherJournalAlone();
    void append_saysWhenItWasGiven();
    void fullDisk_losesNothingOnceThereIsRoom();
    void fullDisk_letsAnswersBeTakenBack();

private:
    triptych::match::JournalHeader header();
    QByteArray onDisk() const;
    void play(JournalFile& journal, int answers);

    Content m_content;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<triptych::Match> m_match;
    triptych::Setup m_setup;
    QString m_path;
};

void TestJournalFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("deep/match.jsonl"));
    m_setup.ruleset = apptable::game().rulesets().front().id;
    m_setup.seed = 3;
    const auto decks = m_content.decks(apptable::game());
    m_setup.decks = { decks.at(0).deck, decks.at(1).deck };
    m_match = apptable::game().open(m_content.library(apptable::game()), m_setup).match;
    QVERIFY(m_match);
}

triptych::match::JournalHeader TestJournalFile::header()
{
    return { "kryptik", m_setup, m_content.library(apptable::game())->packHashes(), {} };
}

QByteArray TestJournalFile::onDisk() const
{
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestJournalFile::play(JournalFile& journal, int answers)
{
    triptych::ai::RandomAgent agent(3);
    for (int i = 0; i < answers; ++i) {
        const auto seat = m_match->decision()->player;
        const std::size_t option = agent.choose(*m_match, seat);
        const std::string line = m_match->line(option);
        m_match->answer(option);
        QVERIFY(journal.append(seat, line, *m_match));
    }
}

void TestJournalFile::append_isOnTheDiskAtOnce()
{
    QString problem;
    const auto journal = JournalFile::create(m_path, header(), &problem);
    QVERIFY2(journal, qPrintable(problem));
    for (int answers = 1; answers <= 3; ++answers) {
        play(*journal, 1);
        const auto parsed = triptych::match::parseJournal(onDisk().toStdString(), "match.jsonl");
        QVERIFY(parsed.problems.empty() && !parsed.torn);
        QCOMPARE(parsed.answers, static_cast<std::size_t>(answers));
    }
}

void TestJournalFile::cutBackTo_forgetsTheLastAnswers()
{
    QString problem;
    const auto journal = JournalFile::create(m_path, header(), &problem);
    QVERIFY(journal);
    play(*journal, 2);
    const QByteArray then = onDisk();
    play(*journal, 60); // across a line with a hash
    QVERIFY(journal->cutBackTo(2));
    QCOMPARE(onDisk(), then);
    QCOMPARE(journal->answers(), std::size_t { 2 });
}

void TestJournalFile::resume_goesOnAfterTheLastWholeLine()
{
    QString problem;
    {
        const auto journal = JournalFile::create(m_path, header(), &problem);
        QVERIFY(journal);
        play(*journal, 55);
    }
    const QByteArray whole = onDisk();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"p\":\"p2\",\"a\":");
    file.close();
    const std::string text = onDisk().toStdString();
    const auto parsed = triptych::match::parseJournal(text, "match.jsonl");
    QVERIFY(parsed.torn);
    const auto journal
        = JournalFile::resume(m_path, text, parsed, filelock::take(m_path).lock, &problem);
    QVERIFY2(journal, qPrintable(problem));
    QCOMPARE(onDisk(), whole);
    QCOMPARE(journal->answers(), std::size_t { 55 });
    play(*journal, 1);
    const auto again = triptych::match::parseJournal(onDisk().toStdString(), "match.jsonl");
    QVERIFY(again.problems.empty());
    QCOMPARE(again.answers, std::size_t { 56 });
    QVERIFY(triptych::match::replay(again, apptable::game(), m_content.library(apptable::game()))
                .problems.empty());
    QVERIFY(journal->cutBackTo(55));
    QCOMPARE(onDisk(), whole);
}

void TestJournalFile::create_inAFolderThatCannotBeWrittenSaysSo()
{
    QFile blocker(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    QString problem;
    QVERIFY(!JournalFile::create(
        m_folder->filePath(QStringLiteral("file/match.jsonl")), header(), &problem));
    QVERIFY(!problem.isEmpty());
}

/// Two windows that begin in the same moment, and a rematch of a match that was begun by file name.
void TestJournalFile::create_leavesAnotherJournalAlone()
{
    QString problem;
    auto first = JournalFile::create(m_path, header(), &problem);
    QVERIFY(first);
    play(*first, 3);
    const QByteArray before = onDisk();
    const auto second = JournalFile::create(m_path, header(), &problem);
    QVERIFY2(second, qPrintable(problem));
    QVERIFY(second->path() != m_path);
    QCOMPARE(onDisk(), before);
    first.reset();
    const auto third = JournalFile::create(m_path, header(), &problem);
    QVERIFY(third && third->path() != m_path && third->path() != second->path());
    QCOMPARE(onDisk(), before);
}

void TestJournalFile::append_saysWhenItWasGiven()
{
    QString problem;
    const auto journal = JournalFile::create(m_path, header(), &problem);
    QVERIFY(journal);
    const qint64 before = QDateTime::currentSecsSinceEpoch();
    play(*journal, 2);
    const auto parsed = triptych::match::parseJournal(onDisk().toStdString(), "match.jsonl");
    QVERIFY(parsed.at && *parsed.at >= before);
    QVERIFY(*parsed.at <= QDateTime::currentSecsSinceEpoch());
}

/// What could not be written is written with the next answer that can be; half a line never stays.
void TestJournalFile::fullDisk_losesNothingOnceThereIsRoom()
{
    QString problem;
    const auto journal = JournalFile::create(m_path, header(), &problem);
    QVERIFY(journal);
    play(*journal, 5);
    const QByteArray before = onDisk();
    triptych::ai::RandomAgent agent(4);
    const auto playOne = [&] {
        const auto seat = m_match->decision()->player;
        const std::size_t option = agent.choose(*m_match, seat);
        const std::string line = m_match->line(option);
        m_match->answer(option);
        return journal->append(seat, line, *m_match);
    };
    {
        const FullDisk full(before.size() + 10); // room for half a line
        for (int answer = 0; answer < 3; ++answer) {
            QVERIFY(!playOne());
            QVERIFY2(journal->problem().find("not on the disk") != std::string::npos,
                journal->problem().c_str());
            QCOMPARE(onDisk(), before);
        }
    }
    QVERIFY(playOne());
    QVERIFY2(journal->problem().find("on the disk again") != std::string::npos,
        journal->problem().c_str());
    QVERIFY(playOne());
    QVERIFY2(journal->problem().empty(), "said once");
    const auto parsed = triptych::match::parseJournal(onDisk().toStdString(), "match.jsonl");
    QVERIFY(parsed.problems.empty());
    QCOMPARE(parsed.answers, std::size_t { 10 });
    const auto replayed
        = triptych::match::replay(parsed, apptable::game(), m_content.library(apptable::game()));
    QVERIFY(replayed.problems.empty());
    QCOMPARE(replayed.match->hash(), m_match->hash());
}

void TestJournalFile::fullDisk_letsAnswersBeTakenBack()
{
    QString problem;
    auto journal = JournalFile::create(m_path, header(), &problem);
    QVERIFY(journal);
    play(*journal, 5);
    const QByteArray five = onDisk();
    {
        const FullDisk full(five.size() + 10);
        const auto seat = m_match->decision()->player;
        const std::string line = m_match->line(0);
        m_match->answer(0);
        QVERIFY(!journal->append(seat, line, *m_match));
        QVERIFY(journal->cutBackTo(5));
        QCOMPARE(onDisk(), five);
        QVERIFY(journal->cutBackTo(4));
    }
    QCOMPARE(journal->answers(), std::size_t { 4 });
    journal.reset();
    const auto parsed = triptych::match::parseJournal(onDisk().toStdString(), "match.jsonl");
    QCOMPARE(parsed.answers, std::size_t { 4 });
    QVERIFY(parsed.problems.empty() && !parsed.torn);
}

QTEST_GUILESS_MAIN(TestJournalFile)

#include "tst_journalfile.moc"
