#pragma once

#include "app/games/CardForm.h"

#include "cards/Library.h"
#include "core/Game.h"

namespace workshop {

/// A pack of one's own cards, as its file in the person's folder has it.
struct PackFile
{
    QString path;
    QString game;
    QString name;
    QString code;
    QString version;
    QString author;
    QString licence;
    QList<Json> cards;
};

// Packs in the person's own folder. Every deed reads the file, changes it and writes it whole, under
// its lock: two windows, or two programs, never overwrite what the other has just written.
namespace packs {

struct Read
{
    PackFile pack;
    QString problem; ///< Not "": the file cannot be used, and why.
};
Read read(const QString& path);
/// The packs of a game in the person's folder; files of published cards are none.
QList<PackFile> all(const QString& game);

struct Kept
{
    QString path;
    QString problem; ///< Not "": nothing has changed, and why.
};
Kept create(const QString& game, const QString& name);
/// With its pictures; its cards get numbers of their own.
Kept copy(const QString& path, const QString& name);
QString rename(const QString& path, const QString& name);
/// Puts a card in the place of the one with the number `instead`, or at the end. A card without a
/// number gets the next one; `id` says which.
QString putCard(const QString& path, Json card, const QString& instead, QString* id = nullptr);
QString removeCard(const QString& path, const QString& id);
/// Into the bin, where there is one.
QString throwAway(const QString& path);

QString picturesOf(const QString& game); ///< The folder.
/// A short word that no pack of the game has yet, made from a name: "NCK".
QString codeFor(const QString& game, const QString& name);

/// A card that packs can hold: none other has its number.
inline constexpr int mostCards = 10'000;

} // namespace packs
} // namespace workshop
