#pragma once

#include "app/art/CardArt.h"
#include "app/games/CardFacts.h"

#include "decks/DeckFault.h"

#include <nlohmann/json_fwd.hpp>

#include <QCoreApplication>

namespace deckroom {

using Part = triptych::decks::DeckPart; ///< Where in a deck a card can lie.

/// How the cards of one game differ and what its decks are made of, as data. Words of cards that
/// are printed in English stay so; only what the program calls them is translated.
struct GameFacets
{
    Q_DECLARE_TR_FUNCTIONS(GameFacets)

public:
    using Json = nlohmann::ordered_json;

    QList<Facet> facets; ///< Kinship first, then type.
    /// Which values of each facet a printed card has, as bits.
    void (*fill)(const Json& card, const QList<Facet>&, CardFacts&) = nullptr;
    QString costTitle;
    QStringList costFields;          ///< Where questions find that cost.
    QString (*hint)(Part) = nullptr; ///< What belongs into a part of a deck, while it is empty.
    /// Whether a card of that type can lie there at all; leaders are asked of the rules.
    bool (*mayHold)(Part, const Json& card) = nullptr;

    /// Whether a card is one of those that lead others, where no part of a deck is kept for them.
    bool (*leads)(const Json& card) = nullptr;

    QString line;                  ///< The game in a sentence, for its door.
    triptych::CardSubject picture; ///< ... and what is painted on it.

    static GameFacets of(const QString& game);
};

/// A facet of these printed words, with the same words for people. `key` is "type=kind" where
/// questions call it otherwise.
Facet facetOf(const QString& key, const QString& title, const QStringList& values,
    const QStringList& titles, const QStringList& icons = {});
/// Sets the bit of a value; one that is not known sets none.
void mark(CardFacts&, const QList<Facet>&, qsizetype facet, const QString& value);

/// A leader to be painted, in English words.
triptych::CardSubject subjectOf(
    const char* id, const char* words, const char* motif, const char* kinship, const char* colours);

// Printed words in one text: "white blue".
namespace facets {
QStringList list(const char* words);
QStringList prefixed(const char* prefix, const char* words);
} // namespace facets
} // namespace deckroom
