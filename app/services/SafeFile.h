#pragma once

#include <QByteArray>
#include <QString>

/// Files that are written whole: into a temporary one, flushed to the disk, and then in one step into
/// the place of the one before. Whoever is killed meanwhile leaves the old file or the new one.
namespace safefile {

/// What is wrong, a sentence's end ("No space left on device"); "" it is written.
QString write(const QString& path, const QByteArray& text);
/// The same, but never in the place of a file that is there. Where BASE.ENDING is taken, by whatever
/// program and in whatever moment, BASE-2.ENDING is tried, and so on.
struct Written
{
    QString path;
    QString problem;
};
Written writeNew(
    const QString& folder, const QString& base, const QString& ending, const QByteArray& text);

/// What a file is now, to find out later whether somebody else has changed it; "" it is not there.
QByteArray stampOf(const QString& path);

} // namespace safefile
