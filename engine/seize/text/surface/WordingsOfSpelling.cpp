#include "seize/text/surface/Wordings.h"

#include <array>

// Other spellings and other words for the same: these come first, so that no other table needs them.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpelling {
    Wording { "{or/,/be} switched", "{1} swapped" },
    // On one's own turns, and not on others'
    Wording { "| the first time {you/an_opponent/a_player} would {,} each turn ,",
        "once per turn , if {1} would {2} ," },
    Wording { "| the first time each turn {you/an_opponent/a_player} would {,} ,",
        "once per turn , if {1} would {2} ," },
    Wording { "| the first time {*} (on/during) each of your turns ,",
        "once per turn , whenever {1} during your turn ," },
    Wording { "| the first time {*} during your turn ,",
        "once per turn , whenever {1} during your turn ," },
    Wording { "| the first time (on/during) each of your turns {*} ,",
        "once per turn , whenever {1} during your turn ," },
    Wording { "| whenever {!a} {!an} {!another} {!any} {*} for the first time (on/during) each of "
              "your turns ,",
        "once per turn , whenever {1} during your turn ," },
    // For a time it is said of all of them, and nobody is chosen.
    Wording { "{until_your_next/this} turn , (if/whenever) an {,} would be dealt",
        "{1} turn , if each {2} would be dealt" },
    Wording { "first time each turn that {!mercenary} {!enemy} {!ally} {!allied} {!opposing} "
              "{!player} {!opponent} {!treasure} {!card}",
        "first time each turn" },
    Wording { "the first time that {!mercenary} {!enemy} {!ally} {!allied} {!opposing} {!player} "
              "{!opponent} {!treasure} {!card}",
        "the first time" },
    Wording {
        "would be dealt damage , reduce it by", "would be dealt damage , reduce that damage by" },
    Wording { "would be dealt {w} damage , reduce it by",
        "would be dealt {1} damage , reduce that damage by" },
    Wording { "would be dealt damage {,} , reduce it by",
        "would be dealt damage {1} , reduce that damage by" },
    Wording { "would be dealt damage {by/from} {,} , reduce that damage by {n} .",
        "would be dealt damage {1} {2} , prevent {3} of it ." },
    Wording { "{this/that/the} damage can not be reduced by", "{1} damage ignores" },
    Wording { "next to", "adjacent to" },
    Wording { "removed in this way", "removed this way" },
    Wording { "that was removed this way", "removed this way" },
    Wording { "that were removed this way", "removed this way" },
    Wording { "counter target {,} on the stack", "counter target {1}" },
    Wording { "turn after this one", "turn after this turn" },
    Wording { "^ passive -", "passive :" },
    Wording { "^ passive .", "passive :" },
    Wording { "^ equipped -", "equipped :" },
    Wording { "^ active - {n} treasures :", "active ( {1} treasures ) :" },
    Wording { "^ active - {n} treasure :", "active ( {1} treasures ) :" },
    Wording { "^ active -", "active :" },
    Wording { ", to a minimum of 0", "" },
    Wording { "( to a minimum of 0 )", "" },
    Wording { "( minimum (of/) 0 )", "" },
    Wording { "(untap/unexhaust)", "ready" },
    Wording { "(untaps/unexhausts)", "readies" },
    Wording { "( (up_to/max_./max/maximum) {w} )", ", up to {1}" },
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
    Wording { "unexhausted", "readied" },
    Wording { "(cancel/negate)", "counter" },
    Wording { "( to a minimum of {n} )", ", to a minimum of {1}" },
    Wording { "( minimum {n} )", ", to a minimum of {1}" },
    Wording { "( (physical/magic) damage dealt to it is reduced by {n} )", "" },
    Wording { "blinded by the fog", "blinded by fog" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpelling()
{
    return ofSpelling;
}

} // namespace triptych::seize
