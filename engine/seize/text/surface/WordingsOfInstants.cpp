#include "seize/text/surface/Wordings.h"

#include <array>

// On Instants, where "it" is nobody yet and "this" is the card that is played.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onInstant {
    Wording { "(if/when/whenever/the_next_time) your mercenary {would/is/attacks/moves/plunders}",
        "if a mercenary you control {1}" },
    Wording {
        "| stop {a/an/target} {instant/ability/attack/plunder/melee/ranged}", "counter {1} {2}" },
    // Beside each other: it stands nowhere that they could be adjacent to
    Wording { "{on/from} (two/2) (adjacent_tiles/tiles_adjacent_to_each_other)",
        "{1} a tile and a tile adjacent to it" },
    // Who is on the way
    Wording {
        "| target moving mercenary (stops/stops_moving) (on_its_current_tile/on_the_tile_it_is_on"
        "/where_it_is/where_it_stands/at_once/immediately/) .",
        "counter target move ." },
    Wording {
        "| target moving {enemy/allied} mercenary (stops/stops_moving) (on_its_current_tile/on_"
        "the_tile_it_is_on/where_it_is/where_it_stands/at_once/immediately/) .",
        "counter target move of an {1} mercenary ." },
    Wording {
        "| target moving {enemy=enemy/ally=allied} (stops/stops_moving) (on_its_current_tile/on_"
        "the_tile_it_is_on/where_it_is/where_it_stands/at_once/immediately/) .",
        "counter target move of an {1} mercenary ." },
    Wording { "| stop target moving mercenary", "counter target move" },
    Wording { "| stop target moving {enemy/allied} mercenary",
        "counter target move of an {1} mercenary" },
    Wording { "| stop target (mercenary's/) (move/movement)", "counter target move" },
    // So much more if something is so
    Wording { "| {+1=1/+2=2/+3=3/+4=4/+5=5} (magic_damage/physical_damage/damage) if {it_is/it_has/"
              "the_target_is=it_is/the_target_has=it_has} {~} .",
        "if {2} {3} , deal {1} more damage ." },
    // Nobody is named before the one who is meant
    Wording { "^ deal {w} damage equal to its {w} to target {,} .",
        "deal {1} damage to target {3} equal to its {2} ." },
    Wording { "^ deal {w} damage equal to target mercenary's {w} to it .",
        "deal {1} damage to target mercenary equal to its {2} ." },
    Wording { "^ deal {w} damage equal to target {,} mercenary's {w} to it .",
        "deal {1} damage to target {2} mercenary equal to its {3} ." },
    // All but one who is a target
    Wording { "^ {,} {each/all} {a} (other_than/except) target {,} .",
        "choose target {4} . {1} {2} other {3} ." },
    // As it is played, so it is when it happens
    Wording { "| if you (play_this_card/play_this/played_this) during your {w} phase ,",
        "if it is your {1} phase ," },
    Wording { "| if you (play_this_card/play_this/played_this) during your turn ,",
        "if it is your turn ," },
    Wording { "| if this (card/) is played during your {w} phase ,", "if it is your {1} phase ," },
    Wording { "| if this (card/) is played during your turn ,", "if it is your turn ," },
    Wording { "if this is your {w} phase", "if it is your {1} phase" },
    Wording { "if this is your turn", "if it is your turn" },
    // No more than so much, behind whom it is dealt to
    Wording { "^ deal {w} damage equal to {~} to target {,} , up to {n} .",
        "deal {1} damage to target {3} equal to {2} , up to {4} ." },
    // For as long as it carries a treasure
    Wording { "target {~} (gains/has) {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "target {1} gains {2} while equipped ." },
    Wording { "target {~} gets {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "target {1} gets {2} while equipped ." },
    Wording { "give target {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "give target {1} while equipped ." },
    Wording { "| while it (has_a_treasure/is) equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
    Wording { "| (for/) as long as it is equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
    Wording { "| as long as it has a treasure equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
};

} // namespace

std::span<const text::Wording> wordingsOnInstants()
{
    return onInstant;
}

} // namespace triptych::seize
