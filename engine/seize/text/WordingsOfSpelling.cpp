#include "seize/text/Wordings.h"

#include <array>

// Other spellings and other words for the same: these come first, so that no other table needs them.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpelling {
    Wording { "turn after this one", "turn after this turn" },
    Wording { "^ passive -", "passive :" },
    Wording { "^ passive .", "passive :" },
    Wording { "^ equipped -", "equipped :" },
    Wording { "^ active - {n} :", "active ( {1} treasures ) :" },
    Wording { "^ active - {n} treasures :", "active ( {1} treasures ) :" },
    Wording { "^ active - {n} treasure :", "active ( {1} treasures ) :" },
    Wording { "^ active -", "active :" },
    Wording { ", to a minimum of 0", "" },
    Wording { "( to a minimum of 0 )", "" },
    Wording { "( minimum 0 )", "" },
    Wording { "( minimum of 0 )", "" },
    Wording { "untap", "ready" },
    Wording { "untaps", "readies" },
    Wording { "( max {w} )", ", up to {1}" },
    Wording { "( maximum {w} )", ", up to {1}" },
    Wording { "( up to {w} )", ", up to {1}" },
    Wording { "( max . {w} )", ", up to {1}" },
    Wording { "up to a max of", "up to a maximum of" },
    Wording { "armour", "armor" },
    Wording { "defence", "defense" },
    Wording { "line-of-sight", "line of sight" },
    Wording { "guildhall", "guild hall" },
    Wording { "war chest", "warchest" },
    Wording { "discard pile", "discard" },
    Wording { "merc", "mercenary" },
    Wording { "mercs", "mercenaries" },
    Wording { "merc's", "mercenary's" },
    Wording { "dmg", "damage" },
    Wording { "hp", "health" },
    Wording { "spaces", "tiles" },
    Wording { "space", "tile" },
    Wording { "friendly", "allied" },
    Wording { "magical damage", "magic damage" },
    Wording { "points of", "" },
    Wording { "his or her", "their" },
    Wording { "unexhaust", "ready" },
    Wording { "unexhausts", "readies" },
    Wording { "unexhausted", "readied" },
    Wording { "cancel", "counter" },
    Wording { "negate", "counter" },
    Wording { "( to a minimum of {n} )", ", to a minimum of {1}" },
    Wording { "( minimum {n} )", ", to a minimum of {1}" },
    Wording { "( physical damage dealt to it is reduced by {n} )", "" },
    Wording { "( magic damage dealt to it is reduced by {n} )", "" },
    Wording { "blinded by the fog", "blinded by fog" },
    Wording { "allied {w}'s", "allied {1} mercenary's" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpelling()
{
    return ofSpelling;
}

} // namespace triptych::seize
