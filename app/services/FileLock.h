#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

/// Who is writing to a file at the moment.
struct FileHolder
{
    Q_DECLARE_TR_FUNCTIONS(FileHolder)

public:
    QString program; ///< "triptych"
    qint64 process = 0;
    QString machine;
    QDateTime since;

    bool isThisProgram() const;
    /// "The program triptych (process 4711) on the machine ann-pc has it open since 14:03."
    QString sentence() const;
};

/// One writer to a file: a small file beside it, NAME.lock, says who. The lock of a process on this
/// machine that is no longer there, killed or lost with the power, is taken over. Of another machine
/// nobody here can know that: its lock stays until that machine or a person removes it.
namespace filelock {

struct Taken
{
    std::unique_ptr<QLockFile> lock;  ///< Null: it could not be had. Released when it is destroyed.
    std::optional<FileHolder> holder; ///< Then: somebody else has it ...
    QString problem;                  ///< ... or no lock can be written there, and why.
};
/// Waits so many milliseconds for a lock that this very program is about to release.
Taken take(const QString& path, int patience = 5000);
/// Who has it; nobody, when it could be taken now.
std::optional<FileHolder> holderOf(const QString& path);
QString lockNameOf(const QString& path);

} // namespace filelock
