#pragma once

#include "core/Match.h"
#include "match/Journal.h"

#include <QCoreApplication>
#include <QFile>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// The journal of a running match on the disk. Every answer is on the disk, not only in the
/// system's memory, when append() returns true; one that could not be written is kept in mind and
/// written with the next. Nobody else writes to the file meanwhile (FileLock). Belongs to one thread
/// at a time.
class JournalFile
{
    Q_DECLARE_TR_FUNCTIONS(JournalFile)

public:
    /// A new file, never in the place of another: where the name is taken, path() is a similar one.
    /// Null when it cannot be written, with the reason in `problem`; then there is no file.
    static std::unique_ptr<JournalFile> create(
        const QString& path, const triptych::match::JournalHeader& header, QString* problem);
    /// Goes on with a file that was read back while it was locked; a torn last line is cut off.
    static std::unique_ptr<JournalFile> resume(const QString& path, const std::string& text,
        const triptych::match::ParsedJournal& parsed, std::unique_ptr<QLockFile> lock,
        QString* problem);
    ~JournalFile(); ///< Tries once more to write what could not be written.

    QString path() const { return m_file.fileName(); }
    bool append(triptych::PlayerId seat, const std::string& line, const triptych::Match& after,
        std::optional<int> clock = std::nullopt);
    /// The match is left, or went back, with so many seconds of the round.
    bool keepClock(int seconds);
    std::size_t answers() const { return m_ends.size() - 1; }
    /// Forgets all but the first `answers` answers: somebody has taken one back.
    bool cutBackTo(std::size_t answers);
    /// What a person has to know after the last call: that it is not on the disk and what to do, or,
    /// once, that everything is there again. "" nothing.
    std::string problem() const { return m_problem; }

private:
    JournalFile(const QString& path, std::unique_ptr<QLockFile> lock);
    bool flushToDisk();
    bool write(const std::string& text);
    bool writePending();
    bool isTold(bool written);

    std::unique_ptr<QLockFile> m_lock;
    QFile m_file;
    triptych::match::JournalWriter m_writer;
    std::vector<qint64> m_ends; ///< Where the header and each answer end in the file.
    qint64 m_whole = 0;         ///< Up to here the file is on the disk.
    std::string m_pending;      ///< What belongs behind it.
    bool m_failing = false;
    std::string m_problem;
};
