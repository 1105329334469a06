#include "app/services/JournalFile.h"

#include "AppTable.h"

#include "ai/RandomAgent.h"

#include <QTemporaryDir>
#include <QTest>

class TestJournalFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void append_isOnTheDiskAtOnce();
    void cutBackTo_forgetsTheLastAnswers();
    void resume_goesOnAfterTheLastWholeLine();
    void create_inAFolderThatCannotBeWrittenSaysSo();

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
    const auto journal = JournalFile::resume(m_path, text, parsed, &problem);
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

QTEST_GUILESS_MAIN(TestJournalFile)

#include "tst_journalfile.moc"
