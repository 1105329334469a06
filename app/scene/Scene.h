#pragma once

#include "app/scene/BoardTile.h"
#include "app/scene/CardFace.h"
#include "app/scene/CardPage.h"
#include "app/scene/Choice.h"
#include "app/scene/LogLine.h"
#include "app/scene/PhasePip.h"
#include "app/scene/Prompt.h"
#include "app/scene/SeatFace.h"
#include "app/scene/TrackMarker.h"
#include "app/scene/WaitingItem.h"

#include <QHash>
#include <QMap>

/// The whole table in rows and words, made from one snapshot by the game's presenter.
struct Scene
{
    struct Zone
    {
        QString title;
        QString accessibleName;
        QList<CardFace> cards;
    };

    int turn = 0;
    QString phase;
    QString step;
    QString phaseText;
    QString turnText;
    QList<PhasePip> pips;
    QList<SeatFace> seats;                ///< In seat order; the view model turns them.
    QMap<QString, Zone> zones;            ///< By place, "p1.island".
    QHash<QString, CardFace> faces;       ///< Every card the viewer may know of, by key.
    QHash<QString, QVariantList> answers; ///< Legal answers by the key they are on.
    QStringList lines;                    ///< All legal answers, as the engine has them.
    QHash<QString, QString> refusals;     ///< Why a card cannot be used now, by key.
    QHash<QString, QString> warnings;     ///< What to think of before an answer, by its line.
    QHash<QString, int> prices;           ///< What an answer really costs, where it is known.
    QHash<QString, QStringList> targets;  ///< Whom an answer could be aimed at, where it is known.
    Prompt prompt;
    QList<Choice> buttons;
    QList<Choice> list;
    QList<WaitingItem> waiting;
    QVariantList arrows;
    QList<BoardTile> board;   ///< Empty for a game without a board.
    QList<TrackMarker> track; ///< What travels along that board; empty where nothing does.
    bool over = false;
    bool viewerWon = false;
    QString outcomeTitle;
    QString outcomeText;
};

/// A card on its way, or a short effect on it: what the events say to the eye.
struct Motion
{
    QString key;
    QString from; ///< Place; "" when it does not travel.
    QString to;
    QString kind; ///< "" when it travels only; else as MatchViewModel::cardTouched has it.
    int amount = 0;
    bool operator==(const Motion&) const = default;
};

/// Who sits where, as the presenter's words need it.
struct SeatInfo
{
    QString key;
    QString name;
    bool person = false;
    QString kindText;
    int wins = 0;
};

/// What the presenter needs to know besides the snapshot.
struct TableInfo
{
    QList<SeatInfo> seats;
    QSet<QString> ownStops;
    QSet<QString> otherStops;
    bool fullControl = false;
    int bestOf = 1;
    bool timeUp = false; ///< The round's time is over: no further game is begun.
    QString winner;      ///< Of the match, once it is decided; of a team the first seat.

    int winsOf(const QString& seat) const
    {
        for (const SeatInfo& info : seats)
            if (info.key == seat)
                return info.wins;
        return 0;
    }
    QString nameOf(const QString& seat) const
    {
        for (const SeatInfo& info : seats)
            if (info.key == seat)
                return info.name;
        return seat;
    }
};
