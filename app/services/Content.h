#pragma once

#include "cards/Library.h"
#include "core/Game.h"
#include "decks/DeckList.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>

/// A deck file that was found.
struct FoundDeck
{
    QString path;
    triptych::decks::DeckList deck;
    bool own = false; ///< From the person's own folder.
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
    QList<FoundDeck> decks(const triptych::Game& game);
    /// A deck by path, or by its name or file name among the found ones. Problems say what to do.
    triptych::decks::ParsedDeck deck(const triptych::Game& game, const QString& nameOrPath);

    /// Keeps a deck in the person's own folder: in the file `path`, or, when that is "", in a new one
    /// named after the deck. The path, or a problem that says what to do.
    struct KeptDeck
    {
        QString path;
        QString problem;
    };
    static KeptDeck keepDeck(const triptych::decks::DeckList& deck, const QString& path = {});

    /// What could not be used, as sentences; asking forgets them.
    QStringList takeProblems();
    /// Where the program's own files are: "" when nowhere, then that is among the problems.
    QString assets() const { return m_assets; }
    static QString ownFolder(); ///< Of the person: own packs, decks, journals.
    static QString journalFolder();

private:
    QStringList files(const QString& folder, const QString& pattern) const;
    void note(const triptych::Problems& problems);

    QString m_assets;
    QStringList m_problems;
    std::map<std::string, std::shared_ptr<const triptych::cards::Library>> m_libraries;
};
