#include "app/services/Content.h"

#include "app/services/CardJudge.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <iterator>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using triptych::Game;
using triptych::Problem;
using triptych::Problems;

namespace {

/// Somebody's file may be anything; nothing we read is near this size.
constexpr qint64 mostBytes = static_cast<qint64>(triptych::JsonLimits {}.bytes);

/// So many texts are compiled before anybody notices that they wait.
constexpr std::size_t judgedAtOnce = 300;

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
    return enginewords::said(problem);
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

Content::~Content() = default;

std::shared_ptr<const triptych::cards::CardIndex> Content::index(const Game& game)
{
    return cardsOf(game).index;
}

Content::Library Content::catalogue(const Game& game)
{
    const auto index = cardsOf(game).index;
    return index ? index->sharedLibrary() : nullptr;
}

CardJudge* Content::judge(const Game& game)
{
    cardsOf(game);
    const auto found = m_judges.find(std::string(game.id()));
    return found == m_judges.end() ? nullptr : found->second.get();
}

Content::Cards& Content::cardsOf(const Game& game)
{
    const std::string id(game.id());
    if (const auto found = m_cards.find(id); found != m_cards.end())
        return found->second;
    const auto reading = m_reading.find(id);
    CardsRead read = reading == m_reading.end() ? readAllCards(game) : reading->second.get();
    if (reading != m_reading.end())
        m_reading.erase(reading);
    for (const QString& problem : std::as_const(read.problems))
        tell(problem);
    Cards& cards = m_cards[id] = std::move(read.cards);
    if (!cards.index)
        return cards;
    auto judge = std::make_unique<CardJudge>(id, cards.index);
    if (judge->left() == 0) {
        tellRefused(cards);
        return cards;
    }
    QObject::connect(judge.get(), &CardJudge::done, judge.get(), [this, id] {
        tellRefused(m_cards[id]);
        if (m_allJudged)
            m_allJudged();
    });
    judge->start();
    m_judges[id] = std::move(judge);
    return cards;
}

/// Changes nothing of what is kept here: another thread may do it.
Content::CardsRead Content::readAllCards(const Game& game) const
{
    CardsRead all;
    Cards& cards = all.cards;
    std::vector<triptych::cards::PackText> packs;
    for (const QString& path : programFiles(QStringLiteral("cards/") + idOf(game))) {
        FileText file = read(path);
        if (!file.problem.isEmpty())
            all.problems.append(file.problem);
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
    }
    const std::size_t ofTheProgram = packs.size();
    for (const QString& path : filesIn(ownFolder("cards", game), cardPatterns)) {
        OwnFile own { path, OwnFile::Kind::Cards, idOf(game), {}, 0, 0, {}, false };
        FileText file = read(path);
        if (!file.problem.isEmpty())
            own.problems.push_back({ path.toStdString(), file.problem.toStdString() });
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
        cards.own.append(own);
    }
    const Game::Loaded loaded = game.catalogue(packs);
    std::vector<triptych::cards::Library::Inside> inside;
    if (loaded.library)
        inside = loaded.library->packs();
    inside.push_back({ {}, loaded.library ? loaded.library->size() : 0 });
    // Those that were refused are not inside; those that are have kept their order.
    std::size_t at = 0;
    for (std::size_t n = 0; n < ofTheProgram && at + 1 < inside.size(); ++n)
        at += inside[at].name == packs[n].name;
    const std::size_t firstOwn = inside[at].begin;
    for (OwnFile& own : cards.own) {
        const std::string name = QFileInfo(own.path).fileName().toStdString();
        const bool isRead = own.problems.empty();
        for (const Problems& part : { loaded.problems, loaded.warnings })
            for (const Problem& problem : part)
                if (isRead && problem.place.starts_with(name))
                    own.problems.push_back(problem);
        if (isRead && at + 1 < inside.size() && inside[at].name == name) {
            const std::size_t end = inside[at + 1].begin;
            own.cards = static_cast<int>(end - inside[at].begin);
            own.usable = own.cards > 0;
            if (own.usable)
                cards.packs.push_back(
                    { own.path, loaded.library->packHashes()[at], inside[at].begin, end });
            ++at;
        }
        if (!own.usable && own.problems.empty())
            own.problems.push_back({ name,
                tr("There are no cards in this file; put a card pack here, or a file of published "
                   "cards.")
                    .toStdString() });
        if (!own.usable)
            for (const Problem& problem : own.problems)
                all.problems.append(sentenceOf(problem));
    }
    // What is wrong with the program's own files is told as it is.
    for (const Problem& problem : loaded.problems)
        if (std::ranges::none_of(cards.own, [&](const OwnFile& own) {
                return problem.place.starts_with(QFileInfo(own.path).fileName().toStdString());
            }))
            all.problems.append(sentenceOf(problem));
    if (loaded.library)
        cards.index = std::make_shared<const triptych::cards::CardIndex>(
            game, loaded.library, [firstOwn](std::size_t card) { return card >= firstOwn; });
    if (cards.index) {
        // Of a few own cards it is found out at once what their texts are worth; of many while other
        // things are done.
        CardJudge judge(std::string(game.id()), cards.index);
        judge.recall();
        if (judge.left() <= judgedAtOnce)
            judge.finish();
    }
#ifdef __GLIBC__
    // What reading took in small pieces is kept by the library for more of them: give it back.
    packs = {};
    malloc_trim(0);
#endif
    return all;
}

void Content::addPacks(const Game& game, std::vector<triptych::cards::PackText>& packs) const
{
    for (const QString& path : programFiles(QStringLiteral("cards/") + idOf(game)))
        if (FileText file = read(path); file.problem.isEmpty())
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
}

/// With what is wrong with its texts.
OwnFile Content::judged(const OwnFile& file, const Cards& cards) const
{
    OwnFile own = file;
    const auto pack = std::ranges::find(cards.packs, file.path, &OwnPack::path);
    if (pack == cards.packs.end())
        return own;
    const triptych::cards::Library& library = cards.index->library();
    Problems ofTexts;
    for (std::size_t card = pack->begin; card < pack->end; ++card) {
        const Problems& problems = library.problems(card);
        own.playable += problems.empty();
        for (Problem problem : problems) {
            if (problem.card.empty())
                problem.card = triptych::textOf(library.printed(card), "name");
            ofTexts.push_back(std::move(problem));
        }
    }
    own.problems.insert(own.problems.begin(), std::make_move_iterator(ofTexts.begin()),
        std::make_move_iterator(ofTexts.end()));
    return own;
}

void Content::tellRefused(const Cards& cards)
{
    for (const OwnPack& pack : cards.packs) {
        int refused = 0;
        for (std::size_t card = pack.begin; card < pack.end; ++card)
            refused += cards.index->library().isRefused(card);
        if (refused > 0)
            tell(
                tr("%1: %n of its cards cannot be played; \"Own cards and decks\" in the menu says "
                   "which and why.",
                    nullptr, refused)
                    .arg(QFileInfo(pack.path).fileName()));
    }
}

// --- Cards to play with

Content::Library Content::library(const Game& game)
{
    std::vector<std::string> all;
    for (const OwnPack& pack : cardsOf(game).packs)
        all.push_back(pack.hash);
    return library(game, all);
}

Content::Library Content::library(
    const Game& game, const std::vector<triptych::decks::DeckList>& decks)
{
    const Cards& cards = cardsOf(game);
    std::vector<std::string> needed;
    const auto look = [&](const std::string& name) {
        const std::size_t card
            = name.empty() ? triptych::cards::Library::npos : cards.index->library().find(name);
        for (const OwnPack& pack : cards.packs)
            if (card >= pack.begin && card < pack.end)
                needed.push_back(pack.hash);
    };
    for (const triptych::decks::DeckList& deck : decks) {
        if (!cards.index)
            break;
        for (const std::string& leader : { deck.hero, deck.champion, deck.guildMaster })
            look(leader);
        for (const auto* part : { &deck.main, &deck.side })
            for (const triptych::decks::Entry& entry : *part)
                look(entry.card);
    }
    return library(game, needed);
}

Content::Library Content::library(const Game& game, const std::vector<std::string>& wanted)
{
    constexpr std::size_t mostKept = 2;
    const Cards& cards = cardsOf(game);
    std::vector<std::string> own;
    for (const OwnPack& pack : cards.packs)
        if (std::ranges::find(wanted, pack.hash) != wanted.end())
            own.push_back(pack.hash);
    std::vector<Compiled>& compiled = m_compiled[std::string(game.id())];
    const auto there = std::ranges::find(compiled, own, &Compiled::own);
    if (there != compiled.end()) {
        std::rotate(compiled.begin(), there, std::next(there));
        return compiled.front().library;
    }
    std::vector<triptych::cards::PackText> packs;
    for (const QString& path : programFiles(QStringLiteral("cards/") + idOf(game)))
        if (FileText file = read(path); file.problem.isEmpty())
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
    for (const OwnPack& pack : cards.packs)
        if (std::ranges::find(own, pack.hash) != own.end())
            if (FileText file = read(pack.path); file.problem.isEmpty())
                packs.push_back(
                    { QFileInfo(pack.path).fileName().toStdString(), std::move(file.text) });
    compiled.insert(compiled.begin(), { own, game.load(packs).library });
    if (compiled.size() > mostKept)
        compiled.pop_back();
    return compiled.front().library;
}

// --- Decks

triptych::decks::ParsedDeck Content::parsedDeck(
    const Game& game, const std::string& text, const QString& path)
{
    const QFileInfo file(path);
    const std::string name = file.fileName().toStdString();
    const auto cards = catalogue(game);
    triptych::decks::ParsedDeck parsed = cards ? triptych::decks::readList(game, *cards, text, name)
                                               : triptych::decks::readDeck(text, name);
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
    const auto cards = catalogue(game);
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
        const Cards& cards = cardsOf(*game);
        for (const OwnFile& file : cards.own)
            all.append(judged(file, cards));
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
    m_judges.clear();
    m_cards.clear();
    m_compiled.clear();
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

/// The game whose cards a text holds, or null.
static const Game* gameOfCards(const QString& text)
{
    // Nothing else is compiled only to find out that it is none: a list of names, a deck.
    if (!text.contains(u'{') || text.contains(u"\"triptych-deck/"))
        return nullptr;
    for (const Game* game : Content::games()) {
        const Game::Loaded loaded = game->catalogue({ { "cards", text.toStdString() } });
        if (loaded.library && loaded.library->size() > 0)
            return game;
    }
    return nullptr;
}

bool Content::holdsCards(const QString& text) const
{
    return gameOfCards(text) != nullptr;
}

Content::Kept Content::keepCards(const QString& text, const QString& name) const
{
    const Game* const game = gameOfCards(text);
    if (!game)
        return { {}, tr("There are no cards in it.") };
    const QString folder = ownFolder("cards", *game);
    const QString base = fileName(name);
    const safefile::Written written
        = safefile::writeNew(folder, base, QStringLiteral(".json"), text.toUtf8());
    return kept(written.path, written.problem, folder + u'/' + base + QStringLiteral(".json"));
}

bool Content::isPicture(const QString& path)
{
    static const QStringList endings { QStringLiteral("png"), QStringLiteral("jpg"),
        QStringLiteral("jpeg"), QStringLiteral("webp") };
    return endings.contains(QFileInfo(path).suffix().toLower());
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
