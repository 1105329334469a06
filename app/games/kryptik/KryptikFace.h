#pragma once

#include "app/scene/CardFace.h"

/// What a card of Kryptik has that those of other games have not, and how it looks on a face.
struct KryptikFace
{
    // What is printed
    bool citizen = false; ///< Attack and defense mean something.
    int printedAttack = 0;
    int printedDefense = 0;
    QString soul;      ///< Letters of the soul box; "" colourless.
    int yearCost = -1; ///< Beside the hourglass; -1 none.
    // How it stands now
    int attack = 0;
    int defense = 0;
    int damage = 0;
    bool weary = false;
    bool attacking = false;   ///< Is the attacker of the running attack.
    bool attacked = false;    ///< Is what the running attack aims at.
    bool blocking = false;    ///< Steps forward.
    bool hasAttacked = false; ///< In this combat phase.

    bool operator==(const KryptikFace&) const = default;

    static KryptikFace of(const CardFace& face) { return face.own.value<KryptikFace>(); }
    /// Becomes the face's own part, and what it shows of it.
    void show(CardFace& face) const;
};
