#include "app/match/MatchNotes.h"

#include "app/services/SafeFile.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>

namespace {

constexpr QSize size(320, 200);
constexpr qint64 longestFile = 1 << 20; // whatever is larger was not written here
constexpr int widestPicture = 2048;

QString beside(const QString& journal, const QString& ending)
{
    const QString usual = QStringLiteral(".jsonl");
    return (journal.endsWith(usual) ? journal.chopped(usual.size()) : journal) + ending;
}

QString nameFile(const QString& journal)
{
    return beside(journal, QStringLiteral(".name"));
}

QString pictureFile(const QString& journal)
{
    return beside(journal, QStringLiteral(".png"));
}

QString takeAway(const QString& path)
{
    QFile file(path);
    return !file.exists() || file.remove() ? QString() : file.errorString();
}

/// On one line, and no longer than a list can show.
QString tidy(const QString& name)
{
    QString printable;
    for (const QChar letter : name)
        printable += letter.isPrint() || letter.isSurrogate() ? letter : QChar(u' ');
    return printable.simplified().left(matchnotes::longestName).trimmed();
}

} // namespace

QString matchnotes::name(const QString& journal)
{
    QFile file(nameFile(journal));
    if (!file.open(QIODevice::ReadOnly) || file.size() > longestFile)
        return {};
    return tidy(QString::fromUtf8(file.readAll()));
}

QString matchnotes::setName(const QString& journal, const QString& name)
{
    const QString kept = tidy(name);
    return kept.isEmpty() ? takeAway(nameFile(journal))
                          : safefile::write(nameFile(journal), kept.toUtf8() + '\n');
}

QImage matchnotes::picture(const QString& journal)
{
    const QString path = pictureFile(journal);
    if (QFile(path).size() > longestFile)
        return {};
    QImageReader reader(path, "png");
    const QSize stored = reader.size();
    if (!stored.isValid() || stored.width() > widestPicture || stored.height() > widestPicture)
        return {};
    return reader.read();
}

QString matchnotes::setPicture(const QString& journal, const QImage& picture)
{
    if (picture.isNull())
        return takeAway(pictureFile(journal));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QImage small = picture.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    small.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG");
    return safefile::write(pictureFile(journal), bytes);
}

QStringList matchnotes::files(const QString& journal)
{
    QStringList found;
    for (const QString& path : { nameFile(journal), pictureFile(journal) })
        if (QFile::exists(path))
            found.append(path);
    return found;
}
