#pragma once

#include "app/games/SeenTable.h"

#include <QList>
#include <QMap>

#include <array>
#include <optional>

/// An observation of Altered, read once: what a viewer may know, by names that the compiler knows.
struct AlteredView : SeenTable
{
    using Terrains = std::array<int, 3>; ///< Forest, mountain, ocean.

    struct Region
    {
        QString terrains; ///< Letters: "VMO".
        bool revealed = false;
    };
    struct Expedition
    {
        std::optional<int> region;
        Terrains sums {};
        bool ascended = false;
        bool moved = false; ///< Today.
        bool wouldMove = false;
        bool heldBack = false;
        std::optional<int> wouldReach;
        QString dueTo; ///< Letters of the terrains it wins by.
        bool dueToAscend = false;
    };
    struct Player
    {
        bool first = false;
        bool passed = false;
        int readyMana = 0;
        Expedition hero;
        Expedition companion;
    };
    struct Object : SeenObject
    {
        bool exhausted = false;
        QStringList statuses;
        QMap<QString, int> counters;
        std::optional<Terrains> statistics; ///< Of Characters (2.2.10).
    };
    explicit AlteredView(const observed::Json& observation);

    /// An empty one for a seat that is not there.
    Player player(const QString& seat) const { return players.value(seat); }
    Expedition expedition(const QString& seat, const QString& lane) const;

    bool arena = false;
    QMap<QString, Player> players; ///< By seat.
    QMap<QString, Object> objects; ///< By handle.
    QList<Region> regions;         ///< From the hero region on.
    QList<Waiting> reactions;      ///< That wait in Limbo (4.4); the last is next.
    QStringList limbo;             ///< Cards that are being played.
};
