#pragma once

#include "core/Problem.h"
#include "decks/DeckList.h"

#include <QString>

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

/// A deck file that was found.
struct FoundDeck
{
    QString path;
    triptych::decks::DeckList deck;
    bool own = false; ///< From the person's own folder.
};
