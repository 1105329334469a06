#include "seize/text/surface/Wordings.h"

#include <array>

// When, by whom and how often: what people say besides the tables of times.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWhen {
    // Short forms
    Wording { "( min 0 )", "" },
    Wording { "him", "it" },
    Wording { "on her", "on it" },
    Wording { "her {remaining/controller/melee/ranged/bounty/movement}", "its {1}" },
    Wording { "up to a maximum of", "up to" },
    Wording { "to a max of", "up to" },
    Wording { "^ active : pay {n} and {*} :", "active ( {1} treasures , {2} ) :" },
    Wording { "(an/your) opponent plundered you", "you were plundered" },
    Wording { "{you've=you/they've=they}", "{1} have" },
    Wording { "{there's=there/that's=that/who's=who}", "{1} is" },
    // Moments
    Wording {
        "(when/whenever/as) your turn {begins=the_start/ends=the_end} ,", "at {1} of your turn ," },
    Wording { "when your turn starts ,", "at the start of your turn ," },
    Wording { "when {your/each} {w} phase begins ,", "at the start of {1} {2} phase ," },
    Wording { "when an opponent's turn begins ,", "at the start of each opponent's turn ," },
    Wording { "during the beginning of your turn ,", "at the start of your turn ," },
    Wording { "on your turn's start ,", "at the start of your turn ," },
    Wording { "at the end of (each/a) turn in which {,} attacked , {*}",
        "at the end of each turn , if {1} attacked this turn , {2}" },
    Wording { "at the end of each turn in which {,} moved , {*}",
        "at the end of each turn , if {1} moved this turn , {2}" },
    Wording { "at the end of (a/any) turn in which {,} did not {w} , {*}",
        "at the end of each turn , if {1} did not {2} this turn , {3}" },
    Wording {
        "(whenever/when) you play another mercenary ,", "whenever you play a mercenary card ," },
    Wording { "whenever you play a mercenary ,", "whenever you play a mercenary card ," },
    Wording { "once during each of your turns ,", "once per turn , during your turn ," },
    // Of one of several it could be the first time of each of them.
    Wording { "| whenever {!a} {!an} {!another} {!any} {*} for the first time each turn ,",
        "once per turn , whenever {1} ," },
    Wording { "| when {!a} {!an} {!another} {!any} {*} for the first time each turn ,",
        "once per turn , whenever {1} ," },
    Wording { "| whenever {!a} {!an} {!another} {!any} {*} for the first time in a turn ,",
        "once per turn , whenever {1} ," },
    // Comes into play so
    Wording { "comes into play stealthed", "enters play stealthed" },
    Wording { "| this mercenary (comes_into_play/enters_the_battlefield/enters_play) exhausted .",
        "when this mercenary enters the battlefield , exhaust it ." },
    Wording { "| this mercenary enters the battlefield with {n} {w} (counters/counter) "
              "(on_it/on_this/) .",
        "when this mercenary enters the battlefield , it gains {1} {2} ." },
    Wording { "| this mercenary enters the battlefield with a {w} counter (on_it/on_this/) .",
        "when this mercenary enters the battlefield , it gains 1 {1} ." },
    Wording { "| this mercenary enters the battlefield with stealth .",
        "when this mercenary enters the battlefield , it gains stealth ." },
    // By whom
    Wording { "the mercenary (this_treasure/this/it) is equipped to", "the bearer" },
    Wording { "this treasure's bearer", "the bearer" },
    // How often
    Wording { "no player (may/can) play more than {n} {,} per turn",
        "players can not play more than {1} {2} each turn" },
    Wording { "no {player=players/opponent=opponents} (may/can)", "{1} can not" },
    Wording { "each player (can/may) play only {n} {,} each turn",
        "players can not play more than {1} {2} each turn" },
    Wording {
        "(each_player_may/each_player_can/players_can/players_may) only play {n} {,} each turn",
        "players can not play more than {1} {2} each turn" },
    Wording { "opponents (can/may) only play {n} {,} each turn",
        "opponents can not play more than {1} {2} each turn" },
    // Limits of use
    Wording { "you can not use this (ability/) during an opponent's turn",
        "use this only outside an opponent's turn" },
    Wording { "you may use this ability only once each turn", "use this only once each turn" },
    // Of an ability of one sentence alone: behind several "this" could be the last of them.
    Wording { "^ {*} : {~} . (you_may/) do this only during {*} .",
        "{1} : {2} . use this only during {3} ." },
    Wording { "^ {*} : {~} . you may only do this during {*} .",
        "{1} : {2} . use this only during {3} ." },
    Wording { "this can (only/) happen (only/) once (per/each) turn",
        "this triggers only once each turn" },
    Wording { "( max (./) once each turn )", "this triggers only once each turn ." },
    Wording { "use (this_ability/this/) only before this mercenary attacks .",
        "use this only if this mercenary did not attack this turn ." },
};

} // namespace

std::span<const text::Wording> wordingsOfWhen()
{
    return ofWhen;
}

} // namespace triptych::seize
