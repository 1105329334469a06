#include "seize/text/Hints.h"

#include <array>

namespace triptych::seize {
namespace {

using text::Hint;

constexpr std::array all {
    Hint { "\"",
        "An ability in quotation marks can not be given to a mercenary. A treasure says what its "
        "bearer "
        "does itself; others get statistics, keywords and deeds.",
        "Equipped: whenever the bearer attacks, draw 1.", "treasure" },
    Hint { "copy", "Nothing is copied; say what is to happen again.",
        "Target allied mercenary may attack again this turn.", "instant" },
    Hint { "named",
        "A mercenary can be told by its class, its side and its place, not by its name.",
        "Whenever another allied Warrior mercenary is destroyed, draw 1.", "mercenary" },
    Hint { "additional cost",
        "Ability cards cost treasures only; let them do without something as they happen.",
        "You may discard 1. If you do, draw 2.", "instant" },
    Hint { "as long as it is adjacent",
        "What an effect does lasts for a turn or so, or as long as a card is in play.",
        "Active (1 treasure): target adjacent enemy mercenary cannot move until your next turn.",
        "mercenary" },
    Hint { "until it",
        "How long is said by turns: this turn, until your next turn, for its next attack.",
        "Target allied mercenary gains Armor 1 until your next turn.", "instant" },
    Hint { "half its health", "Half of somebody's health can not be told; say how much.",
        "Heal target allied mercenary 3.", "instant" },
    Hint { "half", "Half of a number is told as \"half ..., rounded up\" of a statistic only.",
        "Target opponent loses 2 loot.", "instant" },
    Hint { "moved", "Whether somebody moved this turn can be asked, not how far.",
        "As long as this is damaged, this gets +1 melee.", "mercenary" },
    Hint { "counts as", "What something is can not change; give it what it should have.",
        "Equipped: the bearer has reach +1.", "treasure" },
    Hint { "lost this turn", "What was lost this turn is not counted; count what is there.",
        "Distance 2: deal 1 Magic damage to the attacked mercenary for each card in your hand.",
        "attack" },
    Hint { "would",
        "What would happen can be replaced where this card or its bearer would be destroyed.",
        "If this would be destroyed, instead fully heal it.", "mercenary" },
    Hint { "the turn they enter",
        "When somebody came can not be asked; what they can not do is so always, or for a time.",
        "Enemy mercenaries cannot plunder.", "event" },
    Hint { "enters the warchest exhausted", "A treasure says this of itself as it is played.",
        "When this is played, exhaust this.", "treasure" },
    Hint { "make a ranged attack",
        "Nobody attacks out of turn; deal damage, or let somebody attack again.",
        "Target allied mercenary may attack again this turn.", "instant" },
    Hint { "make a melee attack",
        "Nobody attacks out of turn; deal damage, or let somebody attack again.",
        "Target allied mercenary may attack again this turn.", "instant" },
    Hint { "choose a tile", "An Attack card says where it strikes before its effect.",
        "Distance 3, tile: deal 5 Magic damage to the attacked mercenary.", "attack" },
    Hint { "swap", "Two mercenaries change places; treasures are unequipped and equipped.",
        "Swap target allied mercenary and another target allied mercenary.", "instant" },
    Hint { "against an", "Whom an attack is made against can not be asked when it is countered.",
        "Counter target attack.", "instant" },
    Hint { "without", "Say it of what is always so, or leave it out.",
        "This does not lose Stealth when it attacks.", "mercenary" },
    Hint { "additional turn", "There are no further turns; ready mercenaries instead.",
        "Ready each allied mercenary.", "instant" },
};

} // namespace

std::span<const Hint> hints()
{
    return all;
}

} // namespace triptych::seize
