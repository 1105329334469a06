#include "app/decks/DeckFile.h"

#include "app/services/Content.h"
#include "app/services/ContentFiles.h"
#include "app/services/EngineWords.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/Pool.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace deckroom::deckfile {

namespace {

QString versionFolder(const QString& path, const QString& game)
{
    return Content::ownFolder() + QStringLiteral("/versions/") + game + u'/'
        + QFileInfo(path).completeBaseName();
}

const QString stamp = QStringLiteral("yyyyMMdd-HHmmss-zzz");

} // namespace

Read read(const QString& path, const QString& game)
{
    Read read;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.problem = Content::tr("The file %1 cannot be read: %2.").arg(path, file.errorString());
        return read;
    }
    read.bytes = file.readAll();
    const std::string text = read.bytes.toStdString();
    triptych::decks::ParsedDeck parsed
        = triptych::decks::readDeck(text, QFileInfo(path).fileName().toStdString());
    if (!parsed.problems.empty()) {
        read.problem = enginewords::said(parsed.problems.front());
        return read;
    }
    read.deck.list = std::move(parsed.deck);
    if (read.deck.list.game.empty())
        read.deck.list.game = game.toStdString();
    if (read.deck.list.name.empty())
        read.deck.list.name = QFileInfo(path).completeBaseName().toStdString();
    triptych::decks::ParsedPool pool
        = triptych::decks::poolOf(text, QFileInfo(path).fileName().toStdString());
    if (!pool.problems.empty()) {
        read.problem = enginewords::said(pool.problems.front());
        return read;
    }
    read.deck.pool = std::move(pool.cards);
    const triptych::JsonText json = triptych::parseJson(text, "deck");
    if (json.value.is_object()) {
        read.deck.notes = QString::fromStdString(triptych::textOf(json.value, "notes"));
        read.deck.difficulty = QString::fromStdString(triptych::textOf(json.value, "difficulty"));
    }
    return read;
}

QByteArray printed(const NotedDeck& deck)
{
    nlohmann::ordered_json json = triptych::decks::toJson(deck.list);
    if (!deck.notes.isEmpty())
        json["notes"] = deck.notes.toStdString();
    if (!deck.difficulty.isEmpty())
        json["difficulty"] = deck.difficulty.toStdString();
    if (!deck.pool.empty()) {
        triptych::decks::DeckList pool;
        pool.main = deck.pool;
        json["pool"] = triptych::decks::toJson(pool)["main"];
    }
    return QByteArray::fromStdString(triptych::printed(json, 2) + "\n");
}

QString write(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!QDir().mkpath(QFileInfo(path).absolutePath()) || !file.open(QIODevice::WriteOnly)
        || file.write(bytes) != bytes.size() || !file.commit())
        return Content::tr("The file %1 cannot be written: %2.").arg(path, file.errorString());
    return {};
}

QString newPath(const QString& game, const QString& name)
{
    const QString folder = Content::ownFolder() + QStringLiteral("/decks/") + game;
    const QString slug = contentfiles::nameFor(name);
    QString path = folder + u'/' + slug + QStringLiteral(".json");
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3.json").arg(folder, slug).arg(number);
    return path;
}

QList<DeckVersion> versionsOf(const QString& path, const QString& game)
{
    QList<DeckVersion> versions;
    const QDir folder(versionFolder(path, game));
    const QStringList names
        = folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        const QDateTime when = QDateTime::fromString(name.left(stamp.size()), stamp);
        if (when.isValid())
            versions.append({ folder.absoluteFilePath(name), when,
                name.mid(stamp.size() + 1).chopped(5).replace(u'_', u' ') });
    }
    return versions;
}

QString keepVersion(const QString& path, const NotedDeck& deck, const QString& title)
{
    const QString game = QString::fromStdString(deck.list.game);
    const QByteArray bytes = printed(deck);
    const QList<DeckVersion> before = versionsOf(path, game);
    if (!before.isEmpty() && read(before.first().path, game).bytes == bytes && title.isEmpty())
        return {};
    QString name = QDateTime::currentDateTime().toString(stamp) + u'_';
    if (!title.isEmpty())
        name += contentfiles::nameFor(title).replace(u'-', u'_');
    return write(versionFolder(path, game) + u'/' + name + QStringLiteral(".json"), bytes);
}

} // namespace deckroom::deckfile
