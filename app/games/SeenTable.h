#pragma once

#include "app/games/Observed.h"

#include <QList>

/// What every game says of a thing on the table.
struct SeenObject
{
    static SeenObject of(const observed::Json& object);

    QString card; ///< The id of the printed card; "" hidden.
    QString name;
    QString owner;
    QString controller;
    QString zone; ///< "p1.hand"
    QStringList keywords;
};

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

    /// Something that waits to be carried out.
    struct Waiting
    {
        QString item;
        QString source;
        QString controller;
        QString card;
        QString kind;
        QString tile;
        QStringList targets;
        int paragraph = 0; ///< Which ability of the card; 0 it is the card itself.
    };
    struct Zone
    {
        QString seat;
        QString name;
        QStringList cards;
    };

    explicit SeenTable(const observed::Json& observation);

    int turn = 0;
    QString phase;
    QString step;
    QString active; ///< Whose turn it is.
    QString endedBy;
    QString viewer; ///< Who sees this.
    bool over = false;
    bool timeUp = false; ///< Time was called.

    Cause cause;
    QString acting; ///< What is announced or carried out now; else what asks.
    int mostPicks = 0;
    QStringList passed;    ///< Who has passed over what waits.
    QStringList claimants; ///< Who may answer first.

    QList<Zone> zones; ///< Of each seat, in the order of the observation.
    QStringList alive; ///< Seats that still play.
    QStringList cardsIn(const QString& seat, const QString& zone) const;
    int sizeOf(const QString& seat, const QString& zone) const
    {
        return static_cast<int>(cardsIn(seat, zone).size());
    }

protected:
    static QList<Waiting> waitingIn(const observed::Json& list);
};
