#pragma once

#include "app/games/ZoneRow.h"

/// The zones of Seize. Their titles are translated among the words of SeizeCards.
inline constexpr ZoneRow seizeZones[] {
    { "hand", "" },
    { "battlefield", QT_TRANSLATE_NOOP("SeizeCards", "Battlefield") },
    { "warchest", QT_TRANSLATE_NOOP("SeizeCards", "Warchest") },
    { "events", QT_TRANSLATE_NOOP("SeizeCards", "Events") },
    { "guild_quarters", QT_TRANSLATE_NOOP("SeizeCards", "Guild quarters") },
    { "deck", "" },
    { "discard", QT_TRANSLATE_NOOP("SeizeCards", "Discard pile"), true, true },
    { "equipped", QT_TRANSLATE_NOOP("SeizeCards", "Equipped"), false },
    { "stack", QT_TRANSLATE_NOOP("SeizeCards", "Stack"), false },
    { "pile", QT_TRANSLATE_NOOP("SeizeCards", "Stack"), false },
    { "revealed", QT_TRANSLATE_NOOP("SeizeCards", "Revealed"), false },
};
