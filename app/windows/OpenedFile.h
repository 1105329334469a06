#pragma once

#include "decks/DeckList.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

class Content;

/// What a file is that somebody gave the program: told by its content, never by its name.
struct OpenedFile
{
    Q_DECLARE_TR_FUNCTIONS(OpenedFile)

public:
    enum class Kind {
        Deck,
        Cards,      ///< A pack of cards, or published cards.
        SharedPack, ///< A pack with its pictures.
        Match,      ///< A journal.
        Trial,      ///< What many games of a deck brought.
        Unusable,
    };
    Kind kind = Kind::Unusable;
    QString path;
    QString game;    ///< Of a deck, its id.
    QString problem; ///< Not "": what it is instead, and what would do.

    static OpenedFile of(const QString& path, Content&);
    /// The list of a file, in whichever form the game knows; it is called as the file is.
    static std::optional<triptych::decks::DeckList> listOf(
        const QString& path, const QString& game, Content&);
};
