#include "seize/text/printing/Phrases.h"

#include "seize/text/printing/PhrasesParts.h"
#include "text/Players.h"
#include "text/Spelling.h"

#include <array>

// The small words: of statuses, figures, phases, places, times and players.
namespace triptych::seize::phrases {

std::string_view status(Status value)
{
    constexpr std::array<std::string_view, 8> words { "Exhaust", "Bleed", "Poison", "Frost", "Burn",
        "Blind", "Silence", "Stealth" };
    return nth(words, value);
}
std::string statuses(Statuses several, std::string_view last)
{
    std::vector<std::string> words;
    for (int k = 0; k < countedStatusCount; ++k)
        if (((several >> k) & 1) != 0)
            words.emplace_back(status(static_cast<Status>(k)));
    return text::listed(words, last);
}
std::string_view suffered(Status value)
{
    constexpr std::array<std::string_view, 8> words { "exhausted", "bled", "poisoned", "frozen",
        "burned", "blinded", "silenced", "stealthed" };
    return nth(words, value);
}
std::string_view damageType(DamageType value)
{
    constexpr std::array<std::string_view, 5> words { "Physical", "Magic", "True", "Pure",
        "Lethal" };
    return nth(words, value);
}
std::string_view stat(Stat value)
{
    constexpr std::array<std::string_view, 8> words { "health", "melee", "ranged", "move", "bounty",
        "stars", "tiles", "cost" };
    return nth(words, value);
}
std::string_view phase(Phase value)
{
    constexpr std::array<std::string_view, 8> words { "Beginning Phase", "Draw Phase",
        "Acquire Phase", "Rally Phase", "First Movement Phase", "Attack Phase",
        "Second Movement Phase", "End Phase" };
    return nth(words, value);
}
std::string_view state(Filter::Condition value)
{
    constexpr std::array<std::string_view, 32> words { "", "ready", "damaged", "undamaged",
        "equipped", "unequipped", "exhausted", "bleeding", "poisoned", "frozen", "burning",
        "blinded", "silenced", "stealthed", "empty", "fogged", "below half health",
        "at half health or less", "that attacked this turn", "that moved this turn",
        "that was dealt damage this turn", "with a ranged attack", "that plundered this turn",
        "that has not attacked this turn", "that has not moved this turn", "with a status",
        "with a physical status", "with a magical status", "with Armor", "with Magic Armor",
        "with Defense", "above half health" };
    return nth(words, value);
}
std::string_view place(Filter::Place value)
{
    constexpr std::array<std::string_view, 13> words { "", "in your Guild Hall",
        "in an opponent's Guild Hall", "in a Guild Hall", "on your side", "on an opponent's side",
        "in its controller's Guild Hall", "in your front row", "in an opponent's front row",
        "in your middle row", "in an opponent's middle row", "outside Guild Halls",
        "in that player's Guild Hall" };
    return nth(words, value);
}
std::string_view way(Arrow value)
{
    constexpr std::array<std::string_view, 8> words { "forward", "forward right", "right",
        "backward right", "backward", "backward left", "left", "forward left" };
    return nth(words, value);
}
std::string_view duration(Duration value)
{
    constexpr std::array<std::string_view, durationCount> words { "", " this turn",
        " until your next turn", " while equipped", " for its next attack",
        " until the end of your next turn", " until the end of its controller's next turn",
        " until the end of your turn", " for its next attack this turn",
        " until its controller's next turn", " during your next turn",
        " during its controller's next turn", " until the end of this phase",
        " until the end of the Attack Phase", " until the end of the next Attack Phase",
        " for as long as this is in play" };
    return nth(words, value);
}

// ---------------------------------------------------------------- Who

std::string_view who(const Who& player)
{
    const bool controller = player.kind == Who::Kind::ItsController;
    switch (player.of) {
    case Who::Whose::ThatEnemys:
        return controller ? "that enemy's controller" : "that enemy's owner";
    case Who::Whose::ThatAllys:
        return controller ? "that ally's controller" : "that ally's owner";
    case Who::Whose::ThatFirsts:
    case Who::Whose::ThatSeconds:
    case Who::Whose::Its:
        break;
    }
    return text::playerWords(player);
}

std::string_view whose(const Who& player)
{
    const bool controller = player.kind == Who::Kind::ItsController;
    switch (player.of) {
    case Who::Whose::ThatEnemys:
        return controller ? "that enemy's controller's" : "that enemy's owner's";
    case Who::Whose::ThatAllys:
        return controller ? "that ally's controller's" : "that ally's owner's";
    case Who::Whose::ThatFirsts:
    case Who::Whose::ThatSeconds:
    case Who::Whose::Its:
        break;
    }
    return text::possessiveWords(player);
}

} // namespace triptych::seize::phrases
