#pragma once

#include "app/games/ZoneRow.h"

/// The zones of Altered (3.2). Their titles are translated among the words of AlteredCards.
inline constexpr ZoneRow alteredZones[] {
    { "hand", "" },
    { "expedition_hero", QT_TRANSLATE_NOOP("AlteredCards", "Hero expedition") },
    { "expedition_companion", QT_TRANSLATE_NOOP("AlteredCards", "Companion expedition") },
    { "reserve", QT_TRANSLATE_NOOP("AlteredCards", "Reserve") },
    { "mana", QT_TRANSLATE_NOOP("AlteredCards", "Mana") },
    { "hero", QT_TRANSLATE_NOOP("AlteredCards", "Hero") },
    { "landmark", QT_TRANSLATE_NOOP("AlteredCards", "Landmarks") },
    { "deck", "" },
    { "discard", QT_TRANSLATE_NOOP("AlteredCards", "Discard pile"), true, true },
    { "limbo", QT_TRANSLATE_NOOP("AlteredCards", "Limbo"), false },
};
