#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"

#include <QList>
#include <QString>

/// What a person has chosen in the dialog or on the command line.
struct MatchPlan
{
    struct Seat
    {
        QString name;
        QString agent; ///< "person", or a name that ai::makeAgent knows.
        triptych::decks::DeckList deck;
    };

    QString game;
    QString ruleset;
    quint64 seed = 1;
    int bestOf = 1;
    int minutes = 0; ///< Round timer for all games together; 0: none.
    QList<Seat> seats {};
    triptych::RuleChoices options {}; ///< What the table has agreed to play otherwise.
};
