#include "match/Games.h"

#include "match/AlteredAsking.h"
#include "match/KryptikAsking.h"
#include "match/SeizeAsking.h"

#include "altered/Altered.h"
#include "kryptik/Kryptik.h"
#include "seize/Seize.h"

namespace triptych::match {

const std::vector<const Game*>& games()
{
    static const std::vector<const Game*> all { &kryptik::game(), &seize::game(),
        &altered::game() };
    return all;
}

const Game* find(std::string_view id)
{
    for (const Game* game : games())
        if (game->id() == id)
            return game;
    return nullptr;
}

const AskingHabits& askingHabits(std::string_view game)
{
    static const std::map<std::string_view, AskingHabits> all {
        { kryptik::game().id(), kryptikAsking() },
        { seize::game().id(), seizeAsking() },
        { altered::game().id(), alteredAsking() },
    };
    static const AskingHabits none;
    const auto found = all.find(game);
    return found == all.end() ? none : found->second;
}

Asking usualAsking(std::string_view game)
{
    Asking asking;
    asking.ownStops = askingHabits(game).ownStops;
    asking.otherStops = askingHabits(game).otherStops;
    return asking;
}

} // namespace triptych::match
