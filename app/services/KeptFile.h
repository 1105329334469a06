#pragma once

#include "decks/DeckList.h"

#include <QCoreApplication>
#include <QString>

/// Where cards or a deck were written into the person's own folder, or what is wrong.
struct KeptFile
{
    Q_DECLARE_TR_FUNCTIONS(KeptFile)

public:
    QString path;
    QString problem;

    /// Writes a deck into the file `path`, or, when that is "", into a new one named after the deck.
    static KeptFile deck(const triptych::decks::DeckList&, const QString& path = {});
    /// Whether a text is a file of cards of some game.
    static bool holdsCards(const QString& text);
    /// Puts it into the folder of its game, under that name or one like it.
    static KeptFile cards(const QString& text, const QString& name);
};
