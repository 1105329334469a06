#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

/// What lies beside a journal for people who choose among several: a name that they gave it, and a picture of
/// the table as it was left. The journal itself knows nothing of them, and a match goes on without them:
/// where they are missing or damaged there is no name and no picture.
namespace matchnotes {

constexpr int longestName = 80;

QString name(const QString& journal);
/// Empty takes the name away. What is wrong, a sentence's end; "" it is on the disk.
QString setName(const QString& journal, const QString& name);

QImage picture(const QString& journal);
/// Kept small, whatever its size. A null picture takes away the one that is there.
QString setPicture(const QString& journal, const QImage& picture);

/// The files that are there, to go where the journal goes.
QStringList files(const QString& journal);

} // namespace matchnotes
