#pragma once

#include "app/games/Observed.h"

/// What every game says of something that happened, read once. What a game has beside it is in a struct of
/// its own that begins with this.
struct SeenEvent
{
    explicit SeenEvent(const observed::Json& event);

    QString name;     ///< Of its kind: "row-destroyed".
    QString player;   ///< Who did it, or whom it befell.
    QString object;   ///< A handle, as `other` is.
    QString other;    ///< The source of damage, the host, ...
    QString cardName; ///< Of `object`, where the viewer may know it.
    QString from;     ///< "p1.hand", as `to` is.
    QString to;
    QString tile;
    std::optional<int> amount;

    int number() const { return amount.value_or(0); }
};
