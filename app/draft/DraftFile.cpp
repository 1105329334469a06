#include "app/draft/DraftFile.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace draft = triptych::draft;

namespace {

QString folderOfDrafts()
{
    return Content::ownFolder() + QStringLiteral("/drafts");
}

bool isSound(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
        && draft::parseRecord(file.readAll().toStdString(), path.toStdString()).problems.empty();
}

} // namespace

QString DraftFile::unfinished()
{
    const QFileInfoList files
        = QDir(folderOfDrafts())
              .entryInfoList({ QStringLiteral("draft*.json") }, QDir::Files, QDir::Time);
    QString damaged; // told about when there is nothing better
    for (const QFileInfo& file : files) {
        const QString path = file.absoluteFilePath();
        const std::optional<FileHolder> holder = filelock::holderOf(path);
        if (holder && !holder->isThisProgram())
            continue;
        if (isSound(path))
            return path;
        if (damaged.isEmpty())
            damaged = path;
    }
    return damaged;
}

DraftFile DraftFile::made()
{
    const QString folder = folderOfDrafts();
    QDir().mkpath(folder);
    DraftFile file;
    for (int number = 1;; ++number) {
        file.m_path = number == 1 ? folder + QStringLiteral("/draft.json")
                                  : folder + QStringLiteral("/draft-%1.json").arg(number);
        filelock::Taken taken = filelock::take(file.m_path);
        file.m_lock = std::move(taken.lock);
        // Where no lock can be written, the draft cannot be either, and write() says why.
        if (!taken.holder && !QFileInfo::exists(file.m_path))
            return file;
    }
}

DraftFile::Read DraftFile::read(const QString& path)
{
    Read read;
    filelock::Taken taken = filelock::take(path);
    if (taken.holder) {
        read.problems = { taken.holder->sentence() };
        return read;
    }
    read.file.m_path = path;
    read.file.m_lock = std::move(taken.lock);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.problems
            = { tr("%1 cannot be read (%2). Begin another draft.").arg(path, file.errorString()) };
        return read;
    }
    draft::ParsedRecord parsed = draft::parseRecord(
        file.readAll().toStdString(), QFileInfo(file).fileName().toStdString());
    read.record = std::move(parsed.record);
    read.problems = enginewords::said(parsed.problems);
    return read;
}

QString DraftFile::write(const draft::Record& record) const
{
    return safefile::write(m_path, QByteArray::fromStdString(draft::printed(record)));
}

void DraftFile::remove() const
{
    QFile::remove(m_path);
}
