#pragma once

#include "core/Game.h"

#include <QString>
#include <QStringList>

#include <string>

// Where card packs and decks lie, and what is in such a file.
namespace contentfiles {

struct FileText
{
    std::string text;
    QString problem; ///< Why it cannot be read; "" when it can.
};
FileText read(const QString& path);
/// The texts of several packs; `problem` is told of each that cannot be read.
std::vector<triptych::cards::PackText> packsIn(const QStringList& paths, QStringList& problems);

/// Where the program's own files are: "" when nowhere.
QString findAssets();
QString ownFolder(); ///< Of the person: own packs, decks, journals.
QString ownFolder(const char* what, const triptych::Game&); ///< "cards" or "decks".

/// In order; without the files that nobody would look for there.
QStringList cardsIn(const QString& folder);
QStringList decksIn(const QString& folder);

QString idOf(const triptych::Game&);
/// A name that any file system takes.
QString nameFor(const QString& title);

} // namespace contentfiles
