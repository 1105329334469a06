#include "app/services/Content.h"

#include "app/services/SafeFile.h"

#include "core/JsonText.h"
#include "match/Games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <atomic>

using triptych::Game;
using triptych::Problem;
using triptych::Problems;

namespace {

/// Somebody's file may be anything; nothing we read is near this size.
constexpr qint64 mostBytes = static_cast<qint64>(triptych::JsonLimits {}.bytes);

struct FileText
{
    std::string text;
    QString problem;
};

FileText read(const QString& path)
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

QString idOf(const Game& game)
{
    return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

QStringList filesIn(const QString& folder, const QStringList& patterns)
{
    QStringList paths;
    const QDir dir(folder);
    for (const QString& name : dir.entryList(patterns, QDir::Files, QDir::Name))
        paths.append(dir.absoluteFilePath(name));
    return paths;
}

QString sentenceOf(const Problem& problem)
{
    return QString::fromStdString(
        problem.place.empty() ? problem.text : problem.place + ": " + problem.text);
}

const QStringList cardPatterns { QStringLiteral("*.json") };
const QStringList deckPatterns { QStringLiteral("*.json"), QStringLiteral("*.txt") };

/// A name that any file system takes.
QString fileName(const QString& title)
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

Content::Kept kept(const QString& path, const QString& problem, const QString& wanted)
{
    if (problem.isEmpty())
        return { path, {} };
    return { {}, Content::tr("The file %1 cannot be written: %2.").arg(wanted, problem) };
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

// --- Cards

std::shared_ptr<const triptych::cards::Library> Content::library(const Game& game)
{
    return cardsOf(game).library;
}

const Content::Cards& Content::cardsOf(const Game& game)
{
    const std::string id(game.id());
    if (const auto found = m_libraries.find(id); found != m_libraries.end())
        return found->second;
    const auto reading = m_reading.find(id);
    CardsRead read = reading == m_reading.end() ? readAllCards(game) : reading->second.get();
    if (reading != m_reading.end())
        m_reading.erase(reading);
    for (const QString& problem : std::as_const(read.problems))
        tell(problem);
    return m_libraries[id] = std::move(read.cards);
}

/// Changes nothing of what is kept here: another thread may do it.
Content::CardsRead Content::readAllCards(const Game& game) const
{
    CardsRead all;
    Cards& cards = all.cards;
    const auto note = [&all](const Problems& problems) {
        for (const Problem& problem : problems)
            all.problems.append(sentenceOf(problem));
    };
    std::vector<triptych::cards::PackText> packs;
    for (const QString& path : programFiles(QStringLiteral("cards/") + idOf(game))) {
        FileText file = read(path);
        if (!file.problem.isEmpty())
            all.problems.append(file.problem);
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
    }
    Game::Loaded own = game.load(packs);
    note(own.problems);
    const std::size_t ofTheProgram = packs.size();
    // Each own file is tried by itself: a broken one must not take the program's cards away.
    for (const QString& path : filesIn(ownFolder("cards", game), cardPatterns)) {
        const OwnFile file = readCards(game, path, packs, cards.ownSets);
        cards.own.append(file);
        if (!file.usable)
            note(file.problems);
        else if (file.playable < file.cards)
            all.problems.append(
                tr("%1: %n of its cards cannot be played; \"Own cards and decks\" in the menu says "
                   "which and why.",
                    nullptr, file.cards - file.playable)
                    .arg(QFileInfo(path).fileName()));
    }
    cards.library = packs.size() == ofTheProgram ? own.library : game.load(packs).library;
    return all;
}

void Content::addPacks(const Game& game, std::vector<triptych::cards::PackText>& packs) const
{
    for (const QString& path : programFiles(QStringLiteral("cards/") + idOf(game)))
        if (FileText file = read(path); file.problem.isEmpty())
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
}

QSet<QString> Content::ownSets(const Game& game)
{
    return cardsOf(game).ownSets;
}

OwnFile Content::readCards(const Game& game, const QString& path,
    std::vector<triptych::cards::PackText>& packs, QSet<QString>& sets) const
{
    OwnFile own { path, OwnFile::Kind::Cards, idOf(game), {}, 0, 0, {}, false };
    FileText file = read(path);
    if (!file.problem.isEmpty()) {
        own.problems.push_back({ path.toStdString(), file.problem.toStdString() });
        return own;
    }
    triptych::cards::PackText pack { QFileInfo(path).fileName().toStdString(), file.text };
    const Game::Loaded loaded = game.load({ pack });
    own.problems = loaded.problems;
    if (!loaded.library)
        return own;
    own.cards = static_cast<int>(loaded.library->size());
    for (std::size_t n = 0; n < loaded.library->size(); ++n) {
        const Problems& problems = loaded.library->problems(n);
        own.playable += problems.empty();
        sets.insert(QString::fromStdString(triptych::textOf(loaded.library->printed(n), "set")));
        for (Problem problem : problems) {
            if (problem.card.empty())
                problem.card = triptych::textOf(loaded.library->printed(n), "name");
            own.problems.push_back(std::move(problem));
        }
    }
    own.problems.insert(own.problems.end(), loaded.warnings.begin(), loaded.warnings.end());
    own.usable = own.cards > 0;
    if (own.usable)
        packs.push_back(std::move(pack));
    else if (own.problems.empty())
        own.problems.push_back({ pack.name,
            tr("There are no cards in this file; put a card pack here, or a file of published "
               "cards.")
                .toStdString() });
    return own;
}

// --- Decks

triptych::decks::ParsedDeck Content::parsedDeck(
    const Game& game, const std::string& text, const QString& path)
{
    const QFileInfo file(path);
    triptych::decks::ParsedDeck parsed
        = triptych::decks::readDeck(text, file.fileName().toStdString());
    if (!parsed.problems.empty())
        return parsed;
    if (parsed.deck.game.empty())
        parsed.deck.game = game.id();
    if (parsed.deck.name.empty())
        parsed.deck.name = file.completeBaseName().toStdString();
    if (parsed.deck.game != game.id()) {
        parsed.problems.push_back({ file.fileName().toStdString(),
            tr("This deck is for the game \"%1\", not for \"%2\".")
                .arg(QString::fromStdString(parsed.deck.game), idOf(game))
                .toStdString() });
        return parsed;
    }
    if (const auto cards = library(game))
        triptych::decks::placeHero(parsed.deck, *cards);
    return parsed;
}

triptych::decks::ParsedDeck Content::readDeck(
    const Game& game, const QString& text, const QString& name)
{
    triptych::decks::ParsedDeck parsed = parsedDeck(game, text.toStdString(), tr("list"));
    if (!name.isEmpty())
        parsed.deck.name = name.toStdString();
    return parsed;
}

QList<FoundDeck> Content::decks(const Game& game)
{
    QList<FoundDeck> decks;
    for (const QString& path : programFiles(QStringLiteral("decks/") + idOf(game))) {
        const FileText file = read(path);
        if (!file.problem.isEmpty()) {
            tell(file.problem);
            continue;
        }
        triptych::decks::ParsedDeck parsed
            = triptych::decks::readDeck(file.text, QFileInfo(path).fileName().toStdString());
        note(parsed.problems);
        if (parsed.problems.empty() && parsed.deck.game == game.id())
            decks.append({ path, std::move(parsed.deck), false });
    }
    for (const QString& path : filesIn(ownFolder("decks", game), deckPatterns)) {
        FoundDeck found;
        const OwnFile own = readOwnDeck(game, path, found);
        if (own.usable)
            decks.append(std::move(found));
        else
            note(own.problems);
    }
    return decks;
}

/// A deck that breaks a rule can be used: rules differ, and the seat that has it says why not.
OwnFile Content::readOwnDeck(const Game& game, const QString& path, FoundDeck& found)
{
    OwnFile own { path, OwnFile::Kind::Deck, idOf(game), {}, 0, 0, {}, false };
    const FileText file = read(path);
    if (!file.problem.isEmpty()) {
        own.problems.push_back({ path.toStdString(), file.problem.toStdString() });
        return own;
    }
    triptych::decks::ParsedDeck parsed = parsedDeck(game, file.text, path);
    own.problems = parsed.problems;
    own.name = QString::fromStdString(parsed.deck.name);
    own.usable = own.problems.empty();
    if (!own.usable)
        return own;
    const auto cards = library(game);
    for (const triptych::decks::Entry& entry : parsed.deck.main) {
        own.cards += entry.count;
        if (cards && cards->find(entry.card) != triptych::cards::Library::npos)
            own.playable += entry.count;
    }
    // The first of its rules under which it may be played; none: why not under its own, or the first.
    Problems first;
    for (const triptych::Ruleset& ruleset : game.rulesets()) {
        Problems problems;
        if (cards)
            problems = triptych::decks::withLines(
                game.check(*cards, parsed.deck, ruleset.id), file.text, *cards);
        const bool wanted = parsed.deck.ruleset == ruleset.id || first.empty();
        if (problems.empty()) {
            first.clear();
            break;
        }
        if (wanted)
            first = std::move(problems);
    }
    own.problems = std::move(first);
    own.problems.insert(own.problems.end(), parsed.warnings.begin(), parsed.warnings.end());
    found = { path, std::move(parsed.deck), true };
    return own;
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
    return parsedDeck(game, file.text, nameOrPath);
}

// --- The person's own folder

QList<OwnFile> Content::ownFiles()
{
    QList<OwnFile> all = strayFiles();
    for (const Game* game : games()) {
        all += cardsOf(*game).own;
        FoundDeck found;
        for (const QString& path : filesIn(ownFolder("decks", *game), deckPatterns))
            all.append(readOwnDeck(*game, path, found));
    }
    return all;
}

/// Files that lie beside the folders where they would be found.
QList<OwnFile> Content::strayFiles() const
{
    QStringList ids;
    for (const Game* game : games())
        ids.append(idOf(*game));
    QList<OwnFile> stray;
    for (const char* const what : { "", "cards", "decks" }) {
        const QString folder = *what ? ownFolder() + u'/' + QLatin1String(what) : ownFolder();
        for (const QString& path : filesIn(folder, deckPatterns)) {
            OwnFile own;
            own.path = path;
            own.problems.push_back({ QFileInfo(path).fileName().toStdString(),
                tr("This file lies in no game's folder. Put cards into cards/GAME and decks into "
                   "decks/GAME, where GAME is one of: %1.")
                    .arg(QLocale().createSeparatedList(ids))
                    .toStdString() });
            stray.append(own);
        }
    }
    return stray;
}

void Content::readOwnFiles()
{
    for (const Game* game : games()) {
        const bool cards = !filesIn(ownFolder("cards", *game), cardPatterns).isEmpty();
        const bool decks = !filesIn(ownFolder("decks", *game), deckPatterns).isEmpty();
        if (cards || decks) // Nothing of theirs: the program's cards are read when they are needed.
            this->decks(*game);
        if (cards)
            cardsOf(*game);
    }
    for (const OwnFile& file : strayFiles())
        note(file.problems);
}

void Content::readOwnFilesInBackground(std::function<void()> done)
{
    std::vector<const Game*> own;
    for (const Game* game : games())
        if (!filesIn(ownFolder("cards", *game), cardPatterns).isEmpty())
            own.push_back(game);
    const auto tellDone = [done = std::move(done)] {
        QMetaObject::invokeMethod(QCoreApplication::instance(), done, Qt::QueuedConnection);
    };
    if (own.empty())
        tellDone();
    const auto left = std::make_shared<std::atomic<std::size_t>>(own.size());
    for (const Game* game : own)
        m_reading[std::string(game->id())]
            = std::async(std::launch::async, [this, game, left, tellDone] {
                  CardsRead read = readAllCards(*game);
                  if (--*left == 0)
                      tellDone();
                  return read;
              });
}

void Content::forget()
{
    m_reading.clear(); // What is being read may be old already: wait for it and read anew.
    m_libraries.clear();
    m_told.clear();
}

Content::Text Content::textOfFile(const QString& path)
{
    const FileText file = read(path);
    return { QString::fromStdString(file.text), file.problem };
}

Content::Kept Content::keepDeck(const triptych::decks::DeckList& deck, const QString& path)
{
    const QString folder
        = ownFolder() + QStringLiteral("/decks/") + QString::fromStdString(deck.game);
    const QByteArray text
        = QByteArray::fromStdString(triptych::printed(triptych::decks::toJson(deck), 2) + "\n");
    if (!path.isEmpty())
        return kept(path, safefile::write(path, text), path);
    const QString name = fileName(QString::fromStdString(deck.name));
    const safefile::Written written
        = safefile::writeNew(folder, name, QStringLiteral(".json"), text);
    return kept(written.path, written.problem, folder + u'/' + name + QStringLiteral(".json"));
}

Content::Kept Content::keepCards(const Game& game, const QString& path)
{
    const FileText file = read(path);
    if (!file.problem.isEmpty())
        return { {}, file.problem };
    const QString folder = ownFolder("cards", game);
    const QFileInfo from(path);
    const safefile::Written written = safefile::writeNew(folder, from.completeBaseName(),
        QStringLiteral(".json"), QByteArray::fromStdString(file.text));
    return kept(written.path, written.problem, folder + u'/' + from.fileName());
}

QStringList Content::takeProblems()
{
    return std::exchange(m_problems, {});
}

QString Content::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Content::ownFolder(const char* what, const Game& game)
{
    return ownFolder() + u'/' + QLatin1String(what) + u'/' + idOf(game);
}

QString Content::journalFolder()
{
    return ownFolder() + QStringLiteral("/journals");
}

QStringList Content::programFiles(const QString& folder) const
{
    return m_assets.isEmpty() ? QStringList() : filesIn(m_assets + u'/' + folder, cardPatterns);
}

void Content::note(const Problems& problems)
{
    for (const Problem& problem : problems)
        tell(sentenceOf(problem));
}

void Content::tell(const QString& problem)
{
    if (!m_told.contains(problem))
        m_problems.append(problem);
    m_told.insert(problem);
}
