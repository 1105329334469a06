#pragma once

#include "app/decks/DeckDocument.h"

#include <QMimeData>

#include <optional>

namespace deckroom {

/// Cards on their way from one list to another; as text they are a deck list that anything takes.
struct CarriedCards
{
    QString game;
    quintptr document = 0; ///< Out of which deck; 0: out of the collection.
    Part from = Part::Main;
    CardCounts cards;

    bool operator==(const CarriedCards&) const = default;
};

QString cardMimeType();
QMimeData* toMime(const DeckDesk&, const CarriedCards&);
std::optional<CarriedCards> fromMime(const QMimeData*);

} // namespace deckroom
