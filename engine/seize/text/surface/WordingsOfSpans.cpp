#include "seize/text/surface/Wordings.h"

#include <array>

// How long and when: turns of whose, the next time, whatever stands first in its sentence.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpans {
    // Of what was done this turn it is so for as long as the turn goes on.
    Wording { "until (the/this_turn's) end phase", "until the next end phase" },
    Wording { "^ passive : if {~} this turn , {,} {has/gets} {,} "
              "(until_end_of_turn/until_the_end_of_the_turn/this_turn) .",
        "passive : as long as {1} this turn , {2} {3} {4} ." },
    Wording { "^ passive : if {~} , you may play {n} treasures (into/to) your warchest this turn "
              "instead of (one/1) .",
        "passive : as long as {1} , you may play {2} treasures each turn ." },
    // Whose turn
    Wording { "the {next/last} turn of its controller", "its controller's {1} turn" },
    Wording { "the previous turn of its controller", "its controller's last turn" },
    Wording { "| target {,} an opponent controls {~} that (player's/opponent's) next turn",
        "target {1} an opponent controls {2} its controller's next turn" },
    // How long
    Wording { "until {its_controller's_next/your_next/its_controller's/your} turn ends",
        "until the end of {1} turn" },
    Wording { "until {its_controller's/your} next turn (begins/starts)", "until {1} next turn" },
    Wording { "until the next {w} phase ends", "until the end of the next {1} phase" },
    Wording { "for {its_controller's/your} next turn", "during {1} next turn" },
    Wording { "(until_after/during) its next attack", "for its next attack" },
    Wording { "until its next attack (is_over/has_ended)", "for its next attack" },
    Wording { "| the next attack of target {,} (gets/has) {,} melee",
        "target {1} gets {2} melee for its next attack" },
    // When it comes
    Wording { "when your next turn (begins/starts) ,", "at the start of your next turn ," },
    Wording {
        "< | {~} when your next turn (begins/starts) .", "at the start of your next turn , {1} ." },
    Wording { "| this turn , the next time {,} ,", "the next time {1} this turn ," },
    Wording { "| the next time damage is dealt to {,} this turn",
        "the next time {1} is dealt damage this turn" },
    Wording { "| when {,} is next dealt damage this turn ,",
        "the next time {1} is dealt damage this turn ," },
    Wording { "| when {,} next {w} this turn ,", "the next time {1} {2} this turn ," },
    Wording { "< | {~} target {,} the next time it {,} this turn .",
        "the next time target {2} {3} this turn , {1} it ." },
    Wording { "< | {~} (each_time/every_time/whenever) {~} this turn .",
        "this turn , whenever {2} , {1} ." },
    // What may be played when
    Wording { "being {melee/ranged} attacked", "being attacked with a {1} attack" },
    Wording { "only (if/while/when) {,} is attacked with", "only if {1} is being attacked with" },
    Wording { "only (when/if) {,} is attacked by a {w} attack",
        "only if {1} is being attacked with a {2} attack" },
    Wording { "| cast this", "play this" },
    Wording { "| only playable (if/while)", "play this only if" },
    Wording { "{have/you} cast", "{1} played" },
    // In another order
    Wording { "when your next turn ends ,", "at the end of your next turn ," },
    Wording { "< | {~} when your next turn ends .", "at the end of your next turn , {1} ." },
    Wording { "| this turn , {~} (each_time/whenever) {~} .", "this turn , whenever {2} , {1} ." },
    Wording { "; {it_may/it_can/it_gains/it_gets/that_mercenary/they}", ". {1}" },
    // The one or the other number, in brackets
    Wording { "( {n} instead if {~} ) .", ", or {1} if {2} ." },
    Wording { "( or {n} if {~} ) .", ", or {1} if {2} ." },
    Wording { ", or {n} {w} damage instead if", ", or {1} if" },
    Wording { ", or {n} instead if", ", or {1} if" },
    // But: another sentence
    Wording { ", but you (can/may) not", ". you can not" },
    Wording { "you may not {!have}", "you can not" },
    Wording { "{opponents/players} may not", "{1} can not" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpans()
{
    return ofSpans;
}

} // namespace triptych::seize
