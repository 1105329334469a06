#pragma once

#include "app/services/FileLock.h"

#include "draft/Record.h"

#include <QStringList>

#include <memory>
#include <optional>

/// A draft on the disk: written whole after every step, so that a program that is killed leaves what was
/// there before or what is there now. Every draft has a file of its own, which only the program that plays
/// it writes to.
class DraftFile
{
    Q_DECLARE_TR_FUNCTIONS(DraftFile)

public:
    /// The file of the last draft that was not finished and that no other program has open; "" when
    /// there is none.
    static QString unfinished();
    /// A new one. Whatever lies there stays: another draft that was left, or one that is played elsewhere.
    static DraftFile made();

    struct Read;
    /// One that is there, held while it is read and after.
    static Read read(const QString& path);

    const QString& path() const { return m_path; }
    /// What is wrong, as SafeFile has it; "" it is written.
    QString write(const triptych::draft::Record&) const;
    /// It is finished: there is nothing to go on with.
    void remove() const;

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock; ///< Nobody else writes to it meanwhile.
};

struct DraftFile::Read
{
    DraftFile file;
    triptych::draft::Record record;
    QStringList problems; ///< Why it cannot be gone on with.
};
