#include "app/services/Content.h"

#include "core/JsonText.h"
#include "match/Games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

using triptych::Game;
using triptych::Problem;

namespace {

/// Somebody's file may be anything; nothing we read is near this size.
constexpr qint64 mostBytes = 64 * 1024 * 1024;

struct FileText
{
    std::string text;
    QString problem;
};

FileText read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return { {}, Content::tr("The file %1 cannot be read: %2.").arg(path, file.errorString()) };
    if (file.size() > mostBytes)
        return { {},
            Content::tr("The file %1 is too large to be a card pack or a deck.").arg(path) };
    return { file.readAll().toStdString(), {} };
}

QString findAssets()
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

} // namespace

Content::Content()
    : m_assets(findAssets())
{
    if (m_assets.isEmpty())
        m_problems.append(tr(
            "The cards that come with the program were not found. Install it again, or name their "
            "folder in the environment variable TRIPTYCH_ASSETS."));
}

const std::vector<const Game*>& Content::games()
{
    return triptych::match::games();
}

std::shared_ptr<const triptych::cards::Library> Content::library(const Game& game)
{
    const std::string id(game.id());
    if (const auto found = m_libraries.find(id); found != m_libraries.end())
        return found->second;
    std::vector<triptych::cards::PackText> packs;
    for (const QString& path :
        files(QStringLiteral("cards/") + QString::fromStdString(id), QStringLiteral("*.json"))) {
        FileText file = read(path);
        if (!file.problem.isEmpty())
            m_problems.append(file.problem);
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
    }
    Game::Loaded loaded = game.load(packs);
    note(loaded.problems);
    if (!loaded.library) {
        // One person's broken pack must not take the program's own cards away.
        std::vector<triptych::cards::PackText> usable;
        for (const triptych::cards::PackText& pack : packs)
            if (game.load({ pack }).library)
                usable.push_back(pack);
        loaded = game.load(usable);
    }
    return m_libraries[id] = loaded.library;
}

QList<FoundDeck> Content::decks(const Game& game)
{
    QList<FoundDeck> decks;
    const QString id
        = QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
    for (const QString& path : files(QStringLiteral("decks/") + id, QStringLiteral("*.json"))) {
        const FileText file = read(path);
        if (!file.problem.isEmpty()) {
            m_problems.append(file.problem);
            continue;
        }
        triptych::decks::ParsedDeck parsed
            = triptych::decks::parseDeck(file.text, QFileInfo(path).fileName().toStdString());
        note(parsed.problems);
        if (parsed.problems.empty() && parsed.deck.game == game.id())
            decks.append({ path, std::move(parsed.deck), !path.startsWith(m_assets) });
    }
    return decks;
}

triptych::decks::ParsedDeck Content::deck(const Game& game, const QString& nameOrPath)
{
    const QList<FoundDeck> found = decks(game);
    for (const FoundDeck& each : found)
        if (QString::fromStdString(each.deck.name).compare(nameOrPath, Qt::CaseInsensitive) == 0
            || QFileInfo(each.path).completeBaseName() == nameOrPath)
            return { each.deck, {} };
    const FileText file = read(nameOrPath);
    if (!file.problem.isEmpty())
        return { {}, { Problem { nameOrPath.toStdString(), file.problem.toStdString() } } };
    return triptych::decks::parseDeck(file.text, nameOrPath.toStdString());
}

Content::KeptDeck Content::keepDeck(const triptych::decks::DeckList& deck, const QString& path)
{
    const QDir folder(ownFolder() + QStringLiteral("/decks/") + QString::fromStdString(deck.game));
    if (!folder.mkpath(QStringLiteral(".")))
        return { {},
            tr("The folder %1 cannot be made. Check its permissions.").arg(folder.path()) };
    KeptDeck kept { path, {} };
    if (path.isEmpty()) {
        static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
        QString name
            = QString::fromStdString(deck.name).toLower().replace(others, QStringLiteral("-"));
        while (name.startsWith(u'-'))
            name.remove(0, 1);
        while (name.endsWith(u'-'))
            name.chop(1);
        name = name.isEmpty() ? QStringLiteral("deck") : name.left(60);
        kept.path = folder.filePath(name + QStringLiteral(".json"));
        for (int n = 2; QFileInfo::exists(kept.path); ++n)
            kept.path = folder.filePath(QStringLiteral("%1-%2.json").arg(name).arg(n));
    }
    QSaveFile file(kept.path);
    const std::string text = triptych::printed(triptych::decks::toJson(deck), 2) + "\n";
    if (!file.open(QIODevice::WriteOnly)
        || file.write(text.data(), static_cast<qint64>(text.size())) < 0 || !file.commit())
        kept.problem = tr("The deck cannot be written to %1: %2. Make room or choose another name.")
                           .arg(kept.path, file.errorString());
    return kept;
}

QStringList Content::takeProblems()
{
    return std::exchange(m_problems, {});
}

QString Content::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Content::journalFolder()
{
    return ownFolder() + QStringLiteral("/journals");
}

QStringList Content::files(const QString& folder, const QString& pattern) const
{
    QStringList paths;
    for (const QString& root : { m_assets, ownFolder() }) {
        if (root.isEmpty())
            continue;
        const QDir dir(root + u'/' + folder);
        for (const QString& name : dir.entryList({ pattern }, QDir::Files, QDir::Name))
            paths.append(dir.absoluteFilePath(name));
    }
    return paths;
}

void Content::note(const triptych::Problems& problems)
{
    for (const Problem& problem : problems)
        m_problems.append(QString::fromStdString(
            problem.place.empty() ? problem.text : problem.place + ": " + problem.text));
}
