#include "app/services/ContentFiles.h"

#include "app/services/Content.h"

#include "core/JsonText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

using triptych::Game;

namespace {

/// Somebody's file may be anything; nothing we read is near this size.
constexpr qint64 mostBytes = static_cast<qint64>(triptych::JsonLimits {}.bytes);

QStringList filesIn(const QString& folder, const QStringList& patterns)
{
    QStringList paths;
    const QDir dir(folder);
    for (const QString& name : dir.entryList(patterns, QDir::Files, QDir::Name))
        paths.append(dir.absoluteFilePath(name));
    return paths;
}

} // namespace

contentfiles::FileText contentfiles::read(const QString& path)
{
    if (QFileInfo(path).isDir())
        return { {}, Content::tr("%1 is a folder; name a file.").arg(path) };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return { {}, Content::tr("The file %1 cannot be read: %2.").arg(path, file.errorString()) };
    // What does not know its size, such as a device, may never end.
    const QByteArray bytes = file.read(mostBytes + 1);
    if (bytes.size() > mostBytes)
        return { {},
            Content::tr("The file %1 is too large to be a card pack or a deck.").arg(path) };
    return { bytes.toStdString(), {} };
}

std::vector<triptych::cards::PackText> contentfiles::packsIn(
    const QStringList& paths, QStringList& problems)
{
    std::vector<triptych::cards::PackText> packs;
    for (const QString& path : paths) {
        FileText file = read(path);
        if (!file.problem.isEmpty())
            problems.append(file.problem);
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
    }
    return packs;
}

QString contentfiles::findAssets()
{
    const QString chosen = qEnvironmentVariable("TRIPTYCH_ASSETS");
    const QString beside = QCoreApplication::applicationDirPath();
    const QStringList places = chosen.isEmpty()
        ? QStringList { beside + QStringLiteral("/../share/triptych"),
              QStringLiteral(TRIPTYCH_ASSETS_INSTALLED), QStringLiteral(TRIPTYCH_ASSETS_SOURCE) }
        : QStringList { chosen };
    for (const QString& place : places)
        if (QFileInfo::exists(place + QStringLiteral("/cards")))
            return QDir(place).absolutePath();
    return {};
}

QString contentfiles::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString contentfiles::ownFolder(const char* what, const Game& game)
{
    return ownFolder() + u'/' + QLatin1String(what) + u'/' + idOf(game);
}

QStringList contentfiles::cardsIn(const QString& folder)
{
    return filesIn(folder, { QStringLiteral("*.json") });
}

QStringList contentfiles::decksIn(const QString& folder)
{
    return filesIn(folder, { QStringLiteral("*.json"), QStringLiteral("*.txt") });
}

QString contentfiles::idOf(const Game& game)
{
    return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

QString contentfiles::nameFor(const QString& title)
{
    static const QRegularExpression odd(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString name = title.toLower().replace(odd, QStringLiteral("-"));
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    name = name.left(80);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("deck") : name;
}
