#pragma once

#include "support/Problems.h"

#include <QDir>
#include <QFile>

#include <string>
#include <vector>

// The cards and decks that come with the program, as the files that they are.

namespace triptych::tests {

struct CardFile
{
    std::string name;
    std::string text;
};

/// By name; `folder` is below the assets: "decks/chess".
inline std::vector<CardFile> filesIn(
    const QString& folder, const QString& pattern = QStringLiteral("*.json"))
{
    std::vector<CardFile> files;
    const QDir dir(QStringLiteral(TRIPTYCH_ASSETS_DIR "/") + folder);
    for (const QString& name : dir.entryList({ pattern }, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({ name.toStdString(), file.readAll().toStdString() });
    }
    return files;
}

} // namespace triptych::tests
