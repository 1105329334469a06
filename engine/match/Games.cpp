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

namespace {

const std::map<std::string_view, AskingHabits>& allHabits()
{
    static const std::map<std::string_view, AskingHabits> all {
        { kryptik::game().id(), kryptikAsking() },
        { seize::game().id(), seizeAsking() },
        { altered::game().id(), alteredAsking() },
    };
    return all;
}

} // namespace

const AskingHabits& askingHabits(std::string_view game)
{
    static const AskingHabits none;
    const auto& all = allHabits();
    const auto found = all.find(game);
    return found == all.end() ? none : found->second;
}

const AskingHabits& askingHabits(const Match& match)
{
    const Decision* decision = match.decision(); // its rule is "<game> 4.4.2"
    const std::string_view rule = decision ? decision->rule : std::string_view();
    return askingHabits(rule.substr(0, rule.find(' ')));
}

const std::vector<std::string>& waitingNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& [game, habits] : allHabits())
            all.push_back(habits.waiting);
        return all;
    }();
    return names;
}

Asking usualAsking(std::string_view game)
{
    Asking asking;
    asking.ownStops = askingHabits(game).ownStops;
    asking.otherStops = askingHabits(game).otherStops;
    return asking;
}

} // namespace triptych::match
