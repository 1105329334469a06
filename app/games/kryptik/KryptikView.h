#pragma once

#include "app/games/SeenTable.h"

#include <QList>
#include <QMap>

#include <optional>

/// An observation of Kryptik, read once: what a viewer may know, by names that the compiler knows.
struct KryptikView : SeenTable
{
    struct Object : SeenObject
    {
        std::optional<int> attack;
        std::optional<int> defense;
        int damage = 0;
        bool engaged = false;
        bool attacked = false; ///< In this combat phase.
        bool weary = false;
        QStringList attached; ///< Cards under it.
        QString attachedTo;
    };
    /// The running attack (4.4).
    struct Combat
    {
        QString attacker;
        QStringList targets;
        QStringList blockers;
    };

    explicit KryptikView(const observed::Json& observation);

    QMap<QString, Object> objects;              ///< By handle.
    QMap<QString, QMap<QString, int>> energies; ///< In the soul pile of a seat, by colour letter.
    Combat combat;
    QList<Waiting> pile; ///< The last resolves next.
};
