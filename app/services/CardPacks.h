#pragma once

#include "app/services/OwnFile.h"

#include "cards/CardIndex.h"
#include "core/Game.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

// The card packs of a game, those of the program and a person's own, as one catalogue.
namespace cardpacks {

/// A pack of the person that is among the cards.
struct OwnPack
{
    QString path;
    std::string hash;
    std::size_t begin = 0, end = 0; ///< Its cards in the catalogue.
};
struct Cards
{
    std::shared_ptr<const triptych::cards::CardIndex> index; ///< Null: no cards at all.
    QList<OwnFile> own;         ///< All files, what their texts are worth left out.
    std::vector<OwnPack> packs; ///< Of those that can be used.
};
struct CardsRead
{
    Cards cards;
    QStringList problems;
};

/// Reads the program's own files and those in the folder of the person. Any thread may do it.
CardsRead read(const triptych::Game&, const QStringList& programFiles);
/// A file of the person with what is wrong with its texts.
OwnFile judged(const OwnFile&, const Cards&);
/// How many cards of which packs cannot be played, as sentences.
QStringList refusals(const Cards&);

} // namespace cardpacks
