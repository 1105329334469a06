#include "OtherProgram.h"

#include "app/services/FileLock.h"
#include "app/services/SafeFile.h"

#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

/// Who writes to a file, and files that are written whole.
class TestFileLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void secondProgram_isToldWhoHasIt();
    void killedProgram_losesItsLock();
    void lockOfAnotherMachine_isNeverTakenOver();
    void lockThatWasNeverNamed_isTakenOver();
    void ownLock_isWaitedFor();
    void folderThatTakesNoFiles_isAProblemAndNoHolder();
    void write_leavesTheOldFileWhereItFails();
    void writeNew_neverTakesThePlaceOfAnother();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileLock::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFileLock::secondProgram_isToldWhoHasIt()
{
    OtherProgram other(path("match.jsonl"));
    QVERIFY(other.hasIt());
    const filelock::Taken taken = filelock::take(path("match.jsonl"));
    QVERIFY(!taken.lock);
    QVERIFY(taken.holder);
    QCOMPARE(taken.holder->process, other.process());
    QCOMPARE(taken.holder->machine, QSysInfo::machineHostName());
    QVERIFY(!taken.holder->isThisProgram());
    QVERIFY(qAbs(taken.holder->since.secsTo(QDateTime::currentDateTime())) < 3600);
    const QString said = taken.holder->sentence();
    for (const QString& word : { QString::number(other.process()), QSysInfo::machineHostName(),
             QFileInfo(QCoreApplication::applicationFilePath()).fileName() })
        QVERIFY2(said.contains(word), qPrintable(said));
    QVERIFY(filelock::holderOf(path("match.jsonl")));
    QVERIFY(!filelock::holderOf(path("other.jsonl")));
}

void TestFileLock::killedProgram_losesItsLock()
{
    OtherProgram other(path("match.jsonl"));
    other.kill();
    QVERIFY(QFile::exists(filelock::lockNameOf(path("match.jsonl"))));
    QVERIFY(!filelock::holderOf(path("match.jsonl")));
    QVERIFY(filelock::take(path("match.jsonl")).lock);
    QVERIFY2(!QFile::exists(filelock::lockNameOf(path("match.jsonl"))), "released again");
}

/// Its owner may be playing there at this moment; nobody here can know.
void TestFileLock::lockOfAnotherMachine_isNeverTakenOver()
{
    QFile lock(filelock::lockNameOf(path("match.jsonl")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("1\ntriptych\nanns-computer\n0123456789abcdef\nfedcba9876543210\n");
    lock.close();
    QVERIFY(lock.open(QIODevice::ReadWrite));
    QVERIFY(lock.setFileTime(
        QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    lock.close();
    const filelock::Taken taken = filelock::take(path("match.jsonl"));
    QVERIFY(!taken.lock && taken.holder);
    QCOMPARE(taken.holder->machine, QStringLiteral("anns-computer"));
    QVERIFY(filelock::holderOf(path("match.jsonl")));
}

/// The power went between making the lock and writing into it.
void TestFileLock::lockThatWasNeverNamed_isTakenOver()
{
    QFile lock(filelock::lockNameOf(path("match.jsonl")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    QVERIFY(lock.setFileTime(
        QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    lock.close();
    QVERIFY(filelock::take(path("match.jsonl")).lock);
}

/// The engine's thread lets go of a journal a moment after the window has left the match.
void TestFileLock::ownLock_isWaitedFor()
{
    filelock::Taken first = filelock::take(path("match.jsonl"));
    QVERIFY(first.lock);
    std::unique_ptr<QThread> releasing(QThread::create([&first] {
        QThread::msleep(200);
        first.lock.reset();
    }));
    releasing->start();
    QVERIFY(filelock::take(path("match.jsonl")).lock);
    releasing->wait();
}

void TestFileLock::folderThatTakesNoFiles_isAProblemAndNoHolder()
{
    QFile blocker(path("file"));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    const filelock::Taken taken = filelock::take(path("file/match.jsonl"));
    QVERIFY(!taken.lock && !taken.holder);
    QVERIFY(!taken.problem.isEmpty());
}

void TestFileLock::write_leavesTheOldFileWhereItFails()
{
    QCOMPARE(safefile::write(path("deep/deck.json"), "old"), QString());
    // A folder of that name cannot be replaced.
    QVERIFY(QDir().mkpath(path("taken/inside")));
    QVERIFY(!safefile::write(path("taken"), "new").isEmpty());
    QVERIFY(QFileInfo(path("taken/inside")).isDir());
    const QStringList left
        = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QCOMPARE(left, QStringList({ QStringLiteral("deep"), QStringLiteral("taken") }));
    const QByteArray before = safefile::stampOf(path("deep/deck.json"));
    QCOMPARE(safefile::write(path("deep/deck.json"), "new"), QString());
    QVERIFY(safefile::stampOf(path("deep/deck.json")) != before);
    QVERIFY(safefile::stampOf(path("nowhere")).isEmpty());
}

void TestFileLock::writeNew_neverTakesThePlaceOfAnother()
{
    const auto written = [this](const char* text) {
        return safefile::writeNew(
            m_folder->path(), QStringLiteral("deck"), QStringLiteral(".json"), text);
    };
    QCOMPARE(written("a").path, path("deck.json"));
    QCOMPARE(written("b").path, path("deck-2.json"));
    // Another program is just about to write the next one.
    OtherProgram other(path("deck-3.json"));
    QVERIFY(other.hasIt());
    QCOMPARE(written("c").path, path("deck-4.json"));
    QFile first(path("deck.json"));
    QVERIFY(first.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), QByteArray("a"));
}

QTEST_GUILESS_MAIN(TestFileLock)

#include "tst_filelock.moc"
