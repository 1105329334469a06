#include "app/match/JournalFile.h"

#include "app/services/FileLock.h"
#include "app/services/SafeFile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif
#ifdef Q_OS_WIN
#include <io.h>
#endif

namespace {

QString numbered(const QString& path, int number)
{
    const QFileInfo file(path);
    return number == 1 ? path
                       : QStringLiteral("%1/%2-%3.%4")
                             .arg(file.path(), file.completeBaseName())
                             .arg(number)
                             .arg(file.suffix());
}

} // namespace

std::unique_ptr<JournalFile> JournalFile::create(
    const QString& path, const triptych::match::JournalHeader& header, QString* problem)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder)) {
        *problem = tr("the folder %1 cannot be made").arg(folder);
        return nullptr;
    }
    // Two programs may begin in the same moment: whoever has the lock has the name.
    for (int number = 1;; ++number) {
        const QString name = numbered(path, number);
        filelock::Taken taken = filelock::take(name, 0);
        if (taken.lock && !QFileInfo::exists(name)) {
            std::unique_ptr<JournalFile> journal(new JournalFile(name, std::move(taken.lock)));
            const std::string text = journal->m_writer.begin(header);
            // With its first line or not at all: an empty journal is of no match.
            *problem = safefile::write(name, QByteArray::fromStdString(text));
            journal->m_whole = static_cast<qint64>(text.size());
            if (problem->isEmpty()
                && !journal->m_file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
                *problem = journal->m_file.errorString();
            if (!problem->isEmpty())
                return nullptr;
            journal->m_ends.push_back(journal->m_whole);
            return journal;
        }
        if (!taken.lock && !taken.holder) {
            *problem = taken.problem;
            return nullptr;
        }
    }
}

std::unique_ptr<JournalFile> JournalFile::resume(const QString& path, const std::string& text,
    const triptych::match::ParsedJournal& parsed, std::unique_ptr<QLockFile> lock, QString* problem)
{
    std::unique_ptr<JournalFile> journal(new JournalFile(path, std::move(lock)));
    QFile& file = journal->m_file;
    const auto usable = static_cast<qint64>(parsed.usableBytes);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered) || !file.resize(usable)) {
        *problem = file.errorString();
        return nullptr;
    }
    journal->m_whole = usable;
    // The end of line n of the text is where the step of line n ends.
    std::vector<qint64> lineEnds { 0 };
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
        lineEnds.push_back(static_cast<qint64>(at) + 1);
    journal->m_ends.push_back(lineEnds.size() > 1 ? lineEnds[1] : usable);
    for (const triptych::match::JournalStep& step : parsed.steps) {
        const qint64 end = step.lineNumber < lineEnds.size() ? lineEnds[step.lineNumber] : usable;
        if (step.seat == triptych::noPlayer)
            journal->m_ends.back() = end; // A hash or a clock belongs to the answer before it.
        else
            journal->m_ends.push_back(end);
    }
    journal->m_writer.resume(journal->answers());
    return journal;
}

JournalFile::JournalFile(const QString& path, std::unique_ptr<QLockFile> lock)
    : m_lock(std::move(lock))
    , m_file(path)
{
}

JournalFile::~JournalFile()
{
    if (m_file.isOpen())
        writePending();
}

bool JournalFile::append(triptych::PlayerId seat, const std::string& line,
    const triptych::Match& after, std::optional<int> clock)
{
    const bool written
        = write(m_writer.answered(seat, line, after, clock, QDateTime::currentSecsSinceEpoch()));
    m_ends.push_back(m_whole + static_cast<qint64>(m_pending.size()));
    return isTold(written);
}

bool JournalFile::keepClock(int seconds)
{
    const bool written = write(m_writer.left(seconds));
    m_ends.back() = m_whole + static_cast<qint64>(m_pending.size());
    return isTold(written);
}

bool JournalFile::cutBackTo(std::size_t answers)
{
    m_ends.resize(answers + 1);
    m_writer.resume(answers);
    const qint64 end = m_ends.back();
    if (end >= m_whole) {
        m_pending.resize(static_cast<std::size_t>(end - m_whole));
        return isTold(writePending());
    }
    m_pending.clear();
    m_whole = end;
    return isTold(writePending());
}

bool JournalFile::write(const std::string& text)
{
    m_pending += text;
    return writePending();
}

/// What could not be written to its end is cut off again: half a line in the middle of the file
/// would make everything behind it useless.
bool JournalFile::writePending()
{
    const auto size = static_cast<qint64>(m_pending.size());
    m_file.unsetError();
    if ((m_file.size() == m_whole || m_file.resize(m_whole)) && m_file.seek(m_whole)
        && (size == 0 || m_file.write(m_pending.data(), size) == size) && flushToDisk()) {
        m_whole += size;
        m_pending.clear();
        return true;
    }
    // A full disk takes a part and calls that no error.
    m_problem = (m_file.error() == QFileDevice::NoError ? tr("there is no room left on the disk")
                                                        : m_file.errorString())
                    .toStdString();
    m_file.resize(m_whole);
    return false;
}

bool JournalFile::flushToDisk()
{
    if (!m_file.flush())
        return false;
#if defined(Q_OS_UNIX)
    return ::fsync(m_file.handle()) == 0;
#elif defined(Q_OS_WIN)
    return ::_commit(m_file.handle()) == 0;
#else
    return true;
#endif
}

bool JournalFile::isTold(bool written)
{
    const QString file = QFileInfo(m_file).fileName();
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!written)
        m_problem = tr("What was just played is not on the disk: %1. The match goes on, and every "
                       "answer tries again. Before you close the program, make room on the disk, "
                       "or allow writing into %2.")
                        .arg(QString::fromStdString(m_problem), folder)
                        .toStdString();
    else
        m_problem = m_failing
            ? tr("Everything that was played is on the disk again, in %1.").arg(file).toStdString()
            : std::string();
    m_failing = !written;
    return written;
}
