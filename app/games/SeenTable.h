#pragma once

#include "app/games/Reading.h"

/// What every game's observation says of the table, read once. What a game has beside it is in a view of its
/// own that begins with this.
struct SeenTable
{
    /// The ability that asks: the card it is on, and which of its abilities.
    struct Cause
    {
        QString source; ///< Its handle on the table.
        QString card;   ///< The id of the printed card.
        int paragraph = 0;
    };

    explicit SeenTable(const reading::Json& observation);

    int turn = 0;
    QString phase;
    QString step;
    QString active; ///< Whose turn it is.
    QString endedBy;
    bool over = false;

    Cause cause;
    QString acting; ///< What is announced or carried out now; else what asks.
    int mostPicks = 0;
    QStringList passed;    ///< Who has passed over what waits.
    QStringList claimants; ///< Who may answer first.
};
