#pragma once

#include "app/games/SeenTable.h"

#include <QList>
#include <QMap>

#include <optional>

/// An observation of Seize, read once: what a viewer may know, by names that the compiler knows.
struct SeizeView : SeenTable
{
    /// A way to strike or to walk, as it is now.
    struct Reach
    {
        std::optional<int> amount; ///< Damage or steps.
        QString arrows;            ///< "F FL"; "" as printed.
        std::optional<int> distance;
    };
    struct Object : SeenObject
    {
        bool faceDown = false;
        bool attacked = false;
        bool leads = false; ///< A guild master or a champion.
        bool exhausted = false;
        QString tile; ///< "" not on the battlefield.
        QStringList equipped;
        QString attachedTo;
        std::optional<int> health;
        std::optional<int> maxHealth;
        int defense = 0;
        std::optional<int> bounty;
        std::optional<Reach> melee;
        std::optional<Reach> ranged;
        std::optional<Reach> move;
        QString moveArrows;
        int movement = 0; ///< Steps that are left.
        QMap<QString, int> counters;
        QStringList statuses;
    };
    struct Player
    {
        std::optional<int> vault;
        int rolled = 0; ///< S-PRE-FIRST 0: nobody rolled.
    };

    explicit SeizeView(const observed::Json& observation);

    /// "You may ... instead": what is about to happen to whom, as the card says that may step in (`cause`).
    struct SteppingIn
    {
        QString would; ///< "be-hurt"; "" nobody may step in.
        QString whom;  ///< "" of a player.
    };

    bool arena = false;
    SteppingIn steppingIn;
    QString ruleset;
    std::optional<int> columns;
    QMap<QString, Object> objects;    ///< By handle.
    QMap<QString, Player> players;    ///< By seat.
    QMap<QString, QStringList> marks; ///< What lies on a tile.
    QStringList way;                  ///< S-ACT-MOVE Tiles of the way that is being chosen.
    QList<Waiting> stack;             ///< The last resolves next.
    QStringList deeds;                ///< Of what kind is what is announced, and what is resolved.
};
