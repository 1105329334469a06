#pragma once

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

/// A deck file that was found.
struct FoundDeck
{
    QString path;
    triptych::decks::DeckList deck;
    bool own = false; ///< From the person's own folder.
};

/// A file that the person put into their own folder, and what came of it.
struct OwnFile
{
    enum class Kind { Cards, Deck, Unknown };

    QString path;
    Kind kind = Kind::Unknown;
    QString game; ///< Its id; "" where the file lies in no game's folder.
    QString name; ///< Of a deck.
    int cards = 0;
    int playable = 0; ///< Cards whose text is understood, or cards of the deck that are known.
    triptych::Problems problems;
    bool usable = false;
};

/// Card packs and decks: those that come with the program and those in the person's own folder.
/// A file that cannot be used is left out and told about; it never stops the rest.
class Content
{
    Q_DECLARE_TR_FUNCTIONS(Content)

public:
    Content();

    static const std::vector<const triptych::Game*>& games();
    std::shared_ptr<const triptych::cards::Library> library(const triptych::Game& game);
    /// The codes of the sets that come from the person's own files.
    QSet<QString> ownSets(const triptych::Game& game);
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
    /// Forgets what was read; the next question reads the files again.
    void forget();
    /// A text file that somebody chose, or what is wrong with it.
    struct Text
    {
        QString text;
        QString problem;
    };
    static Text textOfFile(const QString& path);
    /// Where something was written, or what is wrong.
    struct Kept
    {
        QString path;
        QString problem;
    };
    /// Writes a deck into the own folder: into the file `path`, or, when that is "", into a new one
    /// named after the deck.
    static Kept keepDeck(const triptych::decks::DeckList&, const QString& path = {});
    /// Copies a file of cards into the own folder of a game.
    static Kept keepCards(const triptych::Game&, const QString& path);

    /// What could not be used, as sentences; each is told once.
    QStringList takeProblems();
    /// Where the program's own files are: "" when nowhere, then that is among the problems.
    QString assets() const { return m_assets; }
    static QString ownFolder(); ///< Of the person: own packs, decks, journals.
    static QString ownFolder(const char* what, const triptych::Game&); ///< "cards" or "decks".
    static QString journalFolder();

private:
    QStringList programFiles(const QString& folder) const;
    OwnFile readCards(const triptych::Game&, const QString& path,
        std::vector<triptych::cards::PackText>& packs, QSet<QString>& sets) const;
    OwnFile readOwnDeck(const triptych::Game&, const QString& path, FoundDeck& found);
    triptych::decks::ParsedDeck parsedDeck(
        const triptych::Game&, const std::string& text, const QString& path);
    QList<OwnFile> strayFiles() const;
    void note(const triptych::Problems& problems);
    void tell(const QString& problem);

    QString m_assets;
    QStringList m_problems;
    QSet<QString> m_told;
    struct Cards
    {
        std::shared_ptr<const triptych::cards::Library> library;
        QList<OwnFile> own;
        QSet<QString> ownSets;
    };
    struct CardsRead
    {
        Cards cards;
        QStringList problems;
    };
    const Cards& cardsOf(const triptych::Game&);
    CardsRead readAllCards(const triptych::Game&) const;
    std::map<std::string, Cards> m_libraries;
    std::map<std::string, std::future<CardsRead>> m_reading;
};
