#include "app/services/Content.h"

#include "app/services/CardJudge.h"
#include "app/services/ContentFiles.h"
#include "app/services/DeckFiles.h"
#include "app/services/EngineWords.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QFileInfo>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <iterator>

using triptych::Game;
using triptych::Problem;
using triptych::Problems;

Content::Content()
    : m_assets(contentfiles::findAssets())
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

cardpacks::Cards& Content::cardsOf(const Game& game)
{
    const std::string id(game.id());
    if (const auto found = m_cards.find(id); found != m_cards.end())
        return found->second;
    const auto reading = m_reading.find(id);
    cardpacks::CardsRead read = reading == m_reading.end()
        ? cardpacks::read(game, programFiles("cards", game))
        : reading->second.get();
    if (reading != m_reading.end())
        m_reading.erase(reading);
    tellAll(read.problems);
    cardpacks::Cards& cards = m_cards[id] = std::move(read.cards);
    if (!cards.index)
        return cards;
    auto judge = std::make_unique<CardJudge>(id, cards.index);
    if (judge->left() == 0) {
        tellAll(cardpacks::refusals(cards));
        return cards;
    }
    QObject::connect(judge.get(), &CardJudge::done, judge.get(), [this, id] {
        tellAll(cardpacks::refusals(m_cards[id]));
        if (m_allJudged)
            m_allJudged();
    });
    judge->start();
    m_judges[id] = std::move(judge);
    return cards;
}

void Content::addPacks(const Game& game, std::vector<triptych::cards::PackText>& packs) const
{
    QStringList problems; // told when the catalogue was read
    std::ranges::move(
        contentfiles::packsIn(programFiles("cards", game), problems), std::back_inserter(packs));
}

// --- Cards to play with

void Content::playOnly(const Game& game)
{
    std::erase_if(m_compiled, [&](const auto& each) { return each.first != game.id(); });
}

Content::Library Content::library(const Game& game)
{
    playOnly(game);
    std::vector<std::string> all;
    for (const cardpacks::OwnPack& pack : cardsOf(game).packs)
        all.push_back(pack.hash);
    return library(game, all);
}

Content::Library Content::library(
    const Game& game, const std::vector<triptych::decks::DeckList>& decks)
{
    playOnly(game);
    const cardpacks::Cards& cards = cardsOf(game);
    std::vector<std::string> needed;
    const auto look = [&](const std::string& name) {
        const std::size_t card
            = name.empty() ? triptych::cards::Library::npos : cards.index->library().find(name);
        for (const cardpacks::OwnPack& pack : cards.packs)
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
    const cardpacks::Cards& cards = cardsOf(game);
    std::vector<std::string> own;
    for (const cardpacks::OwnPack& pack : cards.packs)
        if (std::ranges::find(wanted, pack.hash) != wanted.end())
            own.push_back(pack.hash);
    std::vector<Compiled>& compiled = m_compiled[std::string(game.id())];
    const auto there = std::ranges::find(compiled, own, &Compiled::own);
    if (there != compiled.end()) {
        std::rotate(compiled.begin(), there, std::next(there));
        return compiled.front().library;
    }
    QStringList files = programFiles("cards", game);
    for (const cardpacks::OwnPack& pack : cards.packs)
        if (std::ranges::find(own, pack.hash) != own.end())
            files.append(pack.path);
    QStringList problems; // told when the catalogue was read
    const auto packs = contentfiles::packsIn(files, problems);
    compiled.insert(compiled.begin(), { own, game.load(packs).library });
    if (compiled.size() > mostKept)
        compiled.pop_back();
    return compiled.front().library;
}

// --- Decks

triptych::decks::ParsedDeck Content::readDeck(
    const Game& game, const QString& text, const QString& name)
{
    triptych::decks::ParsedDeck parsed
        = deckfiles::parsed(game, catalogue(game).get(), text.toStdString(), tr("list"));
    if (!name.isEmpty())
        parsed.deck.name = name.toStdString();
    return parsed;
}

QList<FoundDeck> Content::decks(const Game& game)
{
    QList<FoundDeck> decks;
    for (const QString& path : programFiles("decks", game)) {
        const contentfiles::FileText file = contentfiles::read(path);
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
    for (const QString& path : contentfiles::decksIn(ownFolder("decks", game))) {
        FoundDeck found;
        const OwnFile own = deckfiles::readOwn(game, catalogue(game).get(), path, found);
        if (own.usable)
            decks.append(std::move(found));
        else
            note(own.problems);
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
    const contentfiles::FileText file = contentfiles::read(nameOrPath);
    if (!file.problem.isEmpty())
        return { {}, { Problem { nameOrPath.toStdString(), file.problem.toStdString() } } };
    return deckfiles::parsed(game, catalogue(game).get(), file.text, nameOrPath);
}

// --- The person's own folder

QList<OwnFile> Content::ownFiles()
{
    QList<OwnFile> all = strayFiles();
    for (const Game* game : games()) {
        const cardpacks::Cards& cards = cardsOf(*game);
        for (const OwnFile& file : cards.own)
            all.append(cardpacks::judged(file, cards));
        FoundDeck found;
        for (const QString& path : contentfiles::decksIn(ownFolder("decks", *game)))
            all.append(deckfiles::readOwn(*game, catalogue(*game).get(), path, found));
    }
    return all;
}

/// Files that lie beside the folders where they would be found.
QList<OwnFile> Content::strayFiles() const
{
    QStringList ids;
    for (const Game* game : games())
        ids.append(contentfiles::idOf(*game));
    QList<OwnFile> stray;
    for (const char* const what : { "", "cards", "decks" }) {
        const QString folder = *what ? ownFolder() + u'/' + QLatin1String(what) : ownFolder();
        for (const QString& path : contentfiles::decksIn(folder)) {
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
        const bool cards = !contentfiles::cardsIn(ownFolder("cards", *game)).isEmpty();
        const bool decks = !contentfiles::decksIn(ownFolder("decks", *game)).isEmpty();
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
        if (!contentfiles::cardsIn(ownFolder("cards", *game)).isEmpty())
            own.push_back(game);
    const auto tellDone = [done = std::move(done)] {
        QMetaObject::invokeMethod(QCoreApplication::instance(), done, Qt::QueuedConnection);
    };
    if (own.empty())
        tellDone();
    const auto left = std::make_shared<std::atomic<std::size_t>>(own.size());
    for (const Game* game : own)
        m_reading[std::string(game->id())] = std::async(
            std::launch::async, [game, files = programFiles("cards", *game), left, tellDone] {
                cardpacks::CardsRead read = cardpacks::read(*game, files);
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
    const contentfiles::FileText file = contentfiles::read(path);
    return { QString::fromStdString(file.text), file.problem };
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
    return contentfiles::ownFolder();
}

QString Content::ownFolder(const char* what, const Game& game)
{
    return contentfiles::ownFolder(what, game);
}

QString Content::journalFolder()
{
    return ownFolder() + QStringLiteral("/journals");
}

/// Packs or decks that come with the program.
QStringList Content::programFiles(const char* what, const Game& game) const
{
    return m_assets.isEmpty() ? QStringList()
                              : contentfiles::cardsIn(m_assets + u'/' + QLatin1String(what) + u'/'
                                  + contentfiles::idOf(game));
}

void Content::note(const Problems& problems)
{
    for (const Problem& problem : problems)
        tell(enginewords::said(problem));
}

void Content::tellAll(const QStringList& problems)
{
    for (const QString& problem : problems)
        tell(problem);
}

void Content::tell(const QString& problem)
{
    if (!m_told.contains(problem))
        m_problems.append(problem);
    m_told.insert(problem);
}
