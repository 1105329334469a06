#include "seize/text/surface/Wordings.h"

#include <array>

// Other spellings and other words for the same: these come first, so that no other table needs them.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpelling {
    Wording { "{or/,/be} switched", "{1} swapped" },
    // Who is not exhausted is ready; "is unexhausted" is what happens, unless it is a condition.
    Wording { "{while/as_long_as} {,} is unexhausted", "{1} {2} is ready" },
    Wording { "{and/or/not/target/each/all/your/other} unexhausted", "{1} ready" },
    Wording { "an unexhausted", "a ready" },
    // Of either class, wherever one may stand
    Wording { "a "
              "{warrior=Warrior/rogue=Rogue/mage=Mage/hunter=Hunter/priest=Priest/druid=Druid/"
              "paladin=Paladin/warlock=Warlock/shaman=Shaman} mercenary or (a/) "
              "{warrior=Warrior/rogue=Rogue/mage=Mage/hunter=Hunter/priest=Priest/druid=Druid/"
              "paladin=Paladin/warlock=Warlock/shaman=Shaman} (mercenary/) {!card} {!ability} "
              "{!instant} {!attack} {!event}",
        "a {1} or {2} mercenary" },
    Wording { "(leftover/left-over/unused/unspent) movement", "remaining movement" },
    Wording { "all eight directions", "all directions" },
    Wording { "{moves/attacks} in (any/every) direction", "{1} in all directions" },
    Wording { "half (of/) {its/their} health left", "half {1} health" },
    Wording { "the mercenary's health becomes", "its health becomes" },
    Wording { "as an (extra/added/further) cost", "as an additional cost" },
    // Nobody else was named at the beginning.
    Wording { "^ {passive_:/} {while/as_long_as} it is {w} (,/) it "
              "{has/gets/gains/deals/ignores/takes/can}",
        "{1} {2} this is {3} , this {4}" },
    Wording { "| for every {n} {,} {it/this/this_mercenary/the_bearer} {gets/has/deals}",
        "for every {1} {2} , {3} {4}" },
    Wording { "{heal/heals} {,} (back_to/to) full health", "fully {1} {2}" },
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
    // Whose, behind it
    Wording { "the {turn/side} of {target/the=your/your/an} opponent", "{2} opponent's {1}" },
    Wording { "the {hand/deck/discard/warchest} of (the/your) opponent", "an opponent's {1}" },
    Wording { "| (a_mercenary/each_mercenary/mercenaries) can not "
              "{attack/move/plunder} (on/during/in/) the turn (in_which/that/) "
              "(it_enters/they_enter/it_entered/it_comes_into) (the_battlefield/play)",
        "mercenaries that entered the battlefield this turn can not {1}" },
    Wording { "look at your opponent's {hand/deck}", "look at an opponent's {1}" },
    // Where they are
    Wording { "(stands/stood) "
              "{in/adjacent/within/behind/on/next/beside/diagonally}",
        "is {1}" },
    Wording { "(is/are) (standing/sitting/positioned/located) "
              "{in/adjacent/within/behind/on/next/beside}",
        "is {1}" },
    Wording { "{allies/enemies/mercenaries/they/that/who} stand "
              "{in/adjacent/within/behind/on/next/beside}",
        "{1} are {2}" },
    Wording { "{mercenary/enemy/ally/warrior/rogue/mage/hunter/priest} (who/which) "
              "{!deals} {!has} {!ignores}",
        "{1} that" },
    Wording { "{mercenaries/enemies/allies/warriors/rogues/mages/hunters/priests} (who/which) "
              "{!deal} {!have} {!ignore}",
        "{1} that" },
    Wording { "{player/opponent/players/opponents/card/cards/treasure/treasures/tile/tiles} "
              "which {!deals} {!has} {!can}",
        "{1} that" },
    Wording { "{has/have} already {attacked/moved/plundered}", "{1} {2}" },
    Wording { "{it/they/that/who/you/mercenary} already {attacked/moved/plundered}", "{1} {2}" },
    Wording { "(enters/comes_into/enters_the_battlefield/enters_play) with {n} {w} "
              "{counter/counters} on it",
        "enters the battlefield with {1} {2} {3}" },
    // Who survives
    Wording { "and (lives/stays_alive/remains_alive/does_not_die/is_still_alive) {,/.}",
        "and survives {1}" },
    Wording { "(stays/remains/is_left) {at/with} 1 health", "survives with 1 health" },
    Wording { "survives {at/on} 1 health", "survives with 1 health" },
    Wording { "(if/when/whenever/each_time) {,} survives (damage/being_hit/a_hit) ,",
        "whenever {1} is dealt damage and survives ," },
    Wording {
        "(if/when/whenever/each_time) {,} survives (an_attack/being_attacked/an_attack_on_it) ,",
        "whenever {1} is attacked and survives ," },
    Wording { "survives (an_attack/being_attacked/an_attack_on_it) {,/this_turn}",
        "is attacked and survives {1}" },
    Wording { "survives {a_melee/a_ranged} attack {,/this_turn}",
        "is attacked by {1} attack and survives {2}" },
    Wording { "survives (an_attack_by/an_attack_of/being_attacked_by) {,} {,/this_turn}",
        "is attacked by {1} and survives {2}" },
    // What would be dealt, told of where it comes from
    Wording { "{if/the_next_time} (a_source/any_source/an_effect/something) would deal {w} damage "
              "to {,} {,/this_turn}",
        "{1} {3} would be dealt {2} damage {4}" },
    Wording { "{if/the_next_time} (a_source/any_source/an_effect/something) would deal damage to "
              "{,} {,/this_turn}",
        "{1} {2} would be dealt damage {3}" },
    Wording { "{if/the_next_time/the_first_time} (damage/an_attack) would reduce "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer/target_ally's=target_ally/"
              "an_ally's=an_ally} health to 0 (or_less/or_below/) {,/this_turn}",
        "{1} {2} would be destroyed {3}" },
    // Anybody
    Wording { "(everyone/everybody) {draws/discards/loses/gains/acquires/reveals/plays}",
        "each player {1}" },
    Wording { "(nobody/no_one/no_player) can {gain/equip}", "players can not {1}" },
    Wording { "(nobody/no_one) can {upstage/enter}", "mercenaries can not {1}" },
    Wording { "(when/whenever/each_time) (anyone/anybody/someone/somebody) "
              "{plunders/moves/exits/is/upstages/enters}",
        "whenever a mercenary {1}" },
    Wording { "(when/whenever/each_time) (anyone/anybody/someone/somebody) "
              "{acquires/draws/discards/plays/wins/flips}",
        "whenever a player {1}" },
    Wording { "any one {enemy/ally/mercenary/of/opposing/allied}", "any {1}" },
    Wording { "{cause=deal/causes=deals} {n} {w} damage to", "{1} {2} {3} damage to" },
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
