#pragma once

#include "app/games/CardForm.h"

#include "cards/Library.h"
#include "core/Game.h"
#include "decks/DeckList.h"

namespace workshop {

/// A card of a list that is printed only once and whose text nobody has typed in yet.
struct MissingUnique
{
    std::string reference; ///< Its id.
    Json base;             ///< The card it was made after, as printed.
    QString baseName;
};

namespace uniques {

/// Those of some decks, each once, in the order of the lists.
QList<MissingUnique> missingIn(const triptych::Game&, const triptych::cards::Library&,
    const QList<triptych::decks::DeckList>&);
/// The card to begin with: the numbers of the base card, and no text yet.
Json begun(const triptych::Game&, const MissingUnique&);
/// Keeps cards in the pack of one's own uniques, all in one step. "" or what went wrong.
QString keep(const triptych::Game&, const QList<Json>& cards);
/// The file of that pack.
QString packPath(const triptych::Game&);

} // namespace uniques
} // namespace workshop
