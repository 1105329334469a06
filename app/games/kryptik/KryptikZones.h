#pragma once

#include "app/games/ZoneRow.h"

/// The zones of Kryptik (5). Their titles are translated among the words of KryptikCards.
inline constexpr ZoneRow kryptikZones[] {
    { "hand", "" },
    { "island", QT_TRANSLATE_NOOP("KryptikCards", "Island") },
    { "eleven_year", QT_TRANSLATE_NOOP("KryptikCards", "11 year row") },
    { "soul_row", QT_TRANSLATE_NOOP("KryptikCards", "Soul row") },
    { "deck", "" },
    { "limbo", QT_TRANSLATE_NOOP("KryptikCards", "Limbo"), true, true },
    { "abolished", QT_TRANSLATE_NOOP("KryptikCards", "Abolished"), true, true },
    { "attached", QT_TRANSLATE_NOOP("KryptikCards", "Attached"), false },
    { "pile", QT_TRANSLATE_NOOP("KryptikCards", "Effect pile"), false },
    { "revealed", QT_TRANSLATE_NOOP("KryptikCards", "Revealed"), false },
};
