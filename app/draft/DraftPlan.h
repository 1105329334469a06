#pragma once

#include <QList>
#include <QString>

/// What a person has chosen in the dialog for a draft.
struct DraftPlan
{
    struct Seat
    {
        QString name;
        bool person = false; ///< Else the computer picks.
    };

    QString game;
    QString ruleset;
    QString booster; ///< By name; "" the first.
    bool sealed = false;
    int packSize = 0; ///< 0: as the ruleset has it.
    quint64 seed = 1;
    bool timed = false; ///< Decks are built, and the match is played, by the clock of the rules.
    QList<Seat> seats;
};
