#include "match/Games.h"

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

} // namespace triptych::match
