#pragma once

#include "decks/DeckList.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <vector>

namespace deckroom {

/// A deck and what its owner writes about it. The file is a deck file like any other with "notes" in
/// it; the first line of the notes says how it plays.
struct NotedDeck
{
    triptych::decks::DeckList list;
    QString notes;
    QString difficulty; ///< "easy", "middling", "hard"; "": nobody has said.
    /// What it may be made of, where it was drafted; empty: any card.
    std::vector<triptych::decks::Entry> pool {};
    bool operator==(const NotedDeck&) const = default;
};

/// A deck as it once was.
struct DeckVersion
{
    QString path;
    QDateTime when;
    QString title; ///< "" when it was kept by itself.
};

// Deck files on the disk: whole or not at all, and never over what somebody else has written.
namespace deckfile {

struct Read
{
    NotedDeck deck;
    QByteArray bytes; ///< As they were, to notice later that somebody changed them.
    QString problem;  ///< Not "": the file cannot be used, and why.
};
Read read(const QString& path, const QString& game);

QByteArray printed(const NotedDeck&);

/// "" or what went wrong.
QString write(const QString& path, const QByteArray&);
/// Where a new deck of that name goes.
QString newPath(const QString& game, const QString& name);

// --- Versions, in a folder of the deck's own
QList<DeckVersion> versionsOf(const QString& path, const QString& game); ///< Latest first.
/// Keeps the deck as it is; nothing is done when the latest version is the same.
QString keepVersion(const QString& path, const NotedDeck&, const QString& title);

} // namespace deckfile
} // namespace deckroom
