#pragma once

#include "app/scene/CardFace.h"

/// What a card of Seize has that those of other games have not, and how it looks on a face.
struct SeizeFace
{
    Q_GADGET
    Q_PROPERTY(int health MEMBER health)       // what is left; -1 when it has none
    Q_PROPERTY(int maxHealth MEMBER maxHealth) // current maximum

public:
    int health = -1;
    int maxHealth = -1;
    int printedHealth = -1;
    bool hasAttacked = false; ///< In this turn.
    QString ability;          ///< "instant", "attack" or "event" of an ability card.

    bool operator==(const SeizeFace&) const = default;

    static SeizeFace of(const CardFace& face) { return face.own.value<SeizeFace>(); }
    /// Becomes the face's own part, and what it shows of it.
    void show(CardFace& face) const
    {
        face.own = QVariant::fromValue(*this);
        face.boxes.clear();
        if (health >= 0)
            face.boxes.append(facebox::number("head", "health", health, maxHealth));
    }
};
