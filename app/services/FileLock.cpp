#include "app/services/FileLock.h"

#include <QFileInfo>
#include <QLocale>
#include <QSysInfo>

namespace {

// Between the moment a lock file is made and the moment its owner is written into it.
constexpr int secondsUntilNamed = 5;

std::optional<FileHolder> written(const QLockFile& lock)
{
    FileHolder holder;
    if (!lock.getLockInfo(&holder.process, &holder.machine, &holder.program))
        return std::nullopt;
    holder.since = QFileInfo(lock.fileName()).lastModified();
    return holder;
}

/// Its owner was lost before a word of it was on the disk, so that it would stay for ever.
bool wasNeverNamed(const QLockFile& lock)
{
    const QFileInfo file(lock.fileName());
    return file.exists() && !written(lock)
        && file.lastModified().secsTo(QDateTime::currentDateTime()) > secondsUntilNamed;
}

bool isHad(QLockFile& lock, int patience)
{
    // However old it is, a match may be thought about for a day: only a dead owner loses it.
    lock.setStaleLockTime(0);
    if (lock.tryLock(patience))
        return true;
    return lock.error() == QLockFile::LockFailedError && wasNeverNamed(lock)
        && QFile::remove(lock.fileName()) && lock.tryLock(patience);
}

} // namespace

bool FileHolder::isThisProgram() const
{
    return process == QCoreApplication::applicationPid() && machine == QSysInfo::machineHostName();
}

QString FileHolder::sentence() const
{
    const bool today = since.date() == QDate::currentDate();
    return tr("The program %1 (process %2) on the machine %3 has it open since %4.")
        .arg(program.isEmpty() ? QStringLiteral("?") : program, QString::number(process),
            machine.isEmpty() ? QStringLiteral("?") : machine,
            today ? QLocale().toString(since.time(), QLocale::ShortFormat)
                  : QLocale().toString(since, QLocale::ShortFormat));
}

QString filelock::lockNameOf(const QString& path)
{
    return path + QStringLiteral(".lock");
}

filelock::Taken filelock::take(const QString& path, int patience)
{
    Taken taken;
    auto lock = std::make_unique<QLockFile>(lockNameOf(path));
    if (isHad(*lock, 0)) {
        taken.lock = std::move(lock);
        return taken;
    }
    std::optional<FileHolder> holder = written(*lock);
    if (lock->error() == QLockFile::LockFailedError && holder && holder->isThisProgram()
        && patience > 0 && isHad(*lock, patience)) {
        taken.lock = std::move(lock);
        return taken;
    }
    if (lock->error() == QLockFile::LockFailedError)
        taken.holder = holder ? holder : FileHolder {};
    else if (lock->error() == QLockFile::PermissionError)
        taken.problem = FileHolder::tr("nothing may be written into the folder %1")
                            .arg(QFileInfo(path).absolutePath());
    else
        taken.problem = FileHolder::tr("the folder %1 takes no new files; its disk may be full")
                            .arg(QFileInfo(path).absolutePath());
    return taken;
}

std::optional<FileHolder> filelock::holderOf(const QString& path)
{
    QLockFile lock(lockNameOf(path));
    if (!QFileInfo::exists(lock.fileName()))
        return std::nullopt;
    if (isHad(lock, 0)) // The owner is dead; released again at the end of this function.
        return std::nullopt;
    if (std::optional<FileHolder> holder = written(lock))
        return holder;
    return QFileInfo::exists(lock.fileName()) ? std::optional(FileHolder {}) : std::nullopt;
}
