#include "app/services/SafeFile.h"

#include "app/services/FileLock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

/// The new name itself is on the disk only when the folder is.
void flushFolder(const QString& folder)
{
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return; // Some file systems refuse; the file itself is written all the same.
    ::fsync(handle);
    ::close(handle);
#else
    Q_UNUSED(folder)
#endif
}

} // namespace

QString safefile::write(const QString& path, const QByteArray& text)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return FileHolder::tr("the folder %1 cannot be made").arg(folder);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return file.errorString();
    flushFolder(folder);
    return {};
}

safefile::Written safefile::writeNew(
    const QString& folder, const QString& base, const QString& ending, const QByteArray& text)
{
    if (!QDir().mkpath(folder))
        return { {}, FileHolder::tr("the folder %1 cannot be made").arg(folder) };
    for (int number = 1;; ++number) {
        const QString name = number == 1 ? base : QStringLiteral("%1-%2").arg(base).arg(number);
        const QString path = folder + u'/' + name + ending;
        if (QFileInfo::exists(path))
            continue;
        // Two programs may find the same name free: whoever has the lock takes it.
        const filelock::Taken taken = filelock::take(path, 0);
        if (taken.holder || (taken.lock && QFileInfo::exists(path)))
            continue;
        if (!taken.lock)
            return { {}, taken.problem };
        const QString problem = write(path, text);
        return { problem.isEmpty() ? path : QString(), problem };
    }
}

QByteArray safefile::stampOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return hash.addData(&file) ? hash.result() : QByteArray();
}
