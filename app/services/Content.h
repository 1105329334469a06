#pragma once

#include "app/services/CardPacks.h"
#include "app/services/OwnFile.h"

#include "cards/CardIndex.h"
#include "cards/Library.h"
#include "core/Game.h"
#include "decks/DeckReading.h"

#include <QCoreApplication>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <future>
#include <map>
#include <memory>

class CardJudge;

/// Card packs and decks: those that come with the program and those in the person's own folder.
/// A file that cannot be used is left out and told about; it never stops the rest.
class Content
{
    Q_DECLARE_TR_FUNCTIONS(Content)

public:
    Content();
    ~Content();

    static const std::vector<const triptych::Game*>& games();

    // --- Cards to look at and to build decks of: texts are compiled when somebody asks
    std::shared_ptr<const triptych::cards::Library> catalogue(const triptych::Game& game);
    std::shared_ptr<const triptych::cards::CardIndex> index(const triptych::Game& game);
    /// Null when nothing is left to be found out about the texts of the catalogue.
    CardJudge* judge(const triptych::Game& game);

    // --- Cards to play with: all compiled
    using Library = std::shared_ptr<const triptych::cards::Library>;
    Library library(const triptych::Game& game);
    /// Those that come with the program, and of the person's own packs those that these decks need.
    Library library(const triptych::Game&, const std::vector<triptych::decks::DeckList>& decks);
    /// ... those of these hashes (Library::packHashes).
    Library library(const triptych::Game&, const std::vector<std::string>& packs);
    /// Adds the texts of the packs that come with the program to those that are there.
    void addPacks(const triptych::Game& game, std::vector<triptych::cards::PackText>&) const;
    QList<FoundDeck> decks(const triptych::Game& game);
    /// A deck by path, or by its name or file name among the found ones. Problems say what to do.
    triptych::decks::ParsedDeck deck(const triptych::Game& game, const QString& nameOrPath);
    /// A deck file or a plain list that somebody pasted.
    triptych::decks::ParsedDeck readDeck(
        const triptych::Game& game, const QString& text, const QString& name);

    /// Everything in the person's own folder, games and names in order.
    QList<OwnFile> ownFiles();
    /// Looks at the own folder once, so that what is wrong there is told at the start.
    void readOwnFiles();
    /// The same without making anybody wait: own cards are compiled by another thread, and who asks
    /// for them before that is done waits for that thread. `done` is called by the event loop.
    void readOwnFilesInBackground(std::function<void()> done);
    /// Called whenever the judge of a game is done.
    void whenJudged(std::function<void()> deed) { m_allJudged = std::move(deed); }
    /// Forgets what was read; the next question reads the files again.
    void forget();
    /// A text file that somebody chose, or what is wrong with it.
    struct Text
    {
        QString text;
        QString problem;
    };
    static Text textOfFile(const QString& path);
    static bool isPicture(const QString& path); ///< By its ending.

    /// What could not be used, as sentences; each is told once.
    QStringList takeProblems();
    void tell(const QString& problem); ///< Adds one of them.
    /// Where the program's own files are: "" when nowhere, then that is among the problems.
    QString assets() const { return m_assets; }
    static QString ownFolder(); ///< Of the person: own packs, decks, journals.
    static QString ownFolder(const char* what, const triptych::Game&); ///< "cards" or "decks".
    static QString journalFolder();

private:
    QStringList programFiles(const char* what, const triptych::Game&) const;
    QList<OwnFile> strayFiles() const;
    cardpacks::Cards& cardsOf(const triptych::Game&);
    /// Whoever plays another game will not be back at once: the cards of this one are read again then, which
    /// takes a moment, and do not lie in memory until then, which takes megabytes.
    void playOnly(const triptych::Game&);
    void note(const triptych::Problems& problems);
    void tellAll(const QStringList& problems);

    QString m_assets;
    QStringList m_problems;
    QSet<QString> m_told;
    std::function<void()> m_allJudged;
    std::map<std::string, cardpacks::Cards> m_cards;
    std::map<std::string, std::future<cardpacks::CardsRead>> m_reading;
    std::map<std::string, std::unique_ptr<CardJudge>> m_judges;
    struct Compiled
    {
        std::vector<std::string> own; ///< Hashes of the person's packs in it.
        Library library;
    };
    std::map<std::string, std::vector<Compiled>> m_compiled; ///< The last ones, latest first.
};
