#include "app/services/JournalFile.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif
#ifdef Q_OS_WIN
#include <io.h>
#endif

std::unique_ptr<JournalFile> JournalFile::create(
    const QString& path, const triptych::match::JournalHeader& header, QString* problem)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    std::unique_ptr<JournalFile> journal(new JournalFile(path));
    if (!journal->m_file.open(QIODevice::WriteOnly | QIODevice::Truncate)
        || !journal->write(journal->m_writer.begin(header))) {
        *problem = journal->m_file.errorString();
        return nullptr;
    }
    journal->m_ends.push_back(journal->m_file.pos());
    return journal;
}

std::unique_ptr<JournalFile> JournalFile::resume(const QString& path, const std::string& text,
    const triptych::match::ParsedJournal& parsed, QString* problem)
{
    std::unique_ptr<JournalFile> journal(new JournalFile(path));
    QFile& file = journal->m_file;
    const auto usable = static_cast<qint64>(parsed.usableBytes);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(usable) || !file.seek(usable)) {
        *problem = file.errorString();
        return nullptr;
    }
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

JournalFile::JournalFile(const QString& path)
    : m_file(path)
{
}

bool JournalFile::append(triptych::PlayerId seat, const std::string& line,
    const triptych::Match& after, std::optional<int> clock)
{
    if (!write(m_writer.answered(seat, line, after, clock))) {
        remember("written");
        return false;
    }
    m_ends.push_back(m_file.pos());
    return true;
}

bool JournalFile::keepClock(int seconds)
{
    if (!write(m_writer.left(seconds))) {
        remember("written");
        return false;
    }
    m_ends.back() = m_file.pos();
    return true;
}

bool JournalFile::cutBackTo(std::size_t answers)
{
    m_ends.resize(answers + 1);
    m_writer.resume(answers);
    if (m_file.resize(m_ends.back()) && m_file.seek(m_ends.back()) && flushToDisk())
        return true;
    remember("cut back");
    return false;
}

bool JournalFile::write(const std::string& text)
{
    const auto size = static_cast<qint64>(text.size());
    return m_file.write(text.data(), size) == size && flushToDisk();
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

void JournalFile::remember(const char* what)
{
    m_problem = QStringLiteral(
        "The match journal \"%1\" could not be %2 (%3). The match goes on, but it cannot be "
        "continued after the program is closed. Make room on the disk or check the folder's "
        "permissions before the next match.")
                    .arg(m_file.fileName(), QLatin1String(what), m_file.errorString())
                    .toStdString();
}
