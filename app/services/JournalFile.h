#pragma once

#include "core/Match.h"
#include "match/Journal.h"

#include <QFile>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// The journal of a running match on the disk. Every answer is on the disk, not only in the
/// system's memory, when append() returns. Belongs to one thread at a time.
class JournalFile
{
public:
    /// A new file; null when it cannot be written, with the reason in `problem`.
    static std::unique_ptr<JournalFile> create(
        const QString& path, const triptych::match::JournalHeader& header, QString* problem);
    /// Goes on with a file that was read back; a torn last line is cut off.
    static std::unique_ptr<JournalFile> resume(const QString& path, const std::string& text,
        const triptych::match::ParsedJournal& parsed, QString* problem);

    bool append(triptych::PlayerId seat, const std::string& line, const triptych::Match& after,
        std::optional<int> clock = std::nullopt);
    /// The match is left, or went back, with so many seconds of the round.
    bool keepClock(int seconds);
    std::size_t answers() const { return m_ends.size() - 1; }
    /// Forgets all but the first `answers` answers: somebody has taken one back.
    bool cutBackTo(std::size_t answers);
    std::string problem() const { return m_problem; }

private:
    explicit JournalFile(const QString& path);
    bool flushToDisk();
    bool write(const std::string& text);
    void remember(const char* what);

    QFile m_file;
    triptych::match::JournalWriter m_writer;
    std::vector<qint64> m_ends; ///< Where the header and each answer end in the file.
    std::string m_problem;
};
