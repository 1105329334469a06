#include "seize/text/surface/Wordings.h"

#include <array>

// When and where alone it is so, of which of them, and two things that are so of one.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofOnly {
    // Only while, only during, except
    Wording {
        "| {,} (may/can) only {w} (as_long_as/while/if) {*} .", "{1} can not {2} unless {3} ." },
    Wording {
        "| {,} (may/can) {w} only (as_long_as/while/if) {*} .", "{1} can not {2} unless {3} ." },
    Wording { "| {,} (may/can) only {w} during {*} .", "{1} can not {2} outside {3} ." },
    Wording { "| {,} (may/can) {w} only during {*} .", "{1} can not {2} outside {3} ." },
    Wording { "| {,} (may/can) (activate_abilities_only/only_activate_abilities) during {*} .",
        "{1} can not activate abilities outside {2} ." },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} (active/) abilities can "
              "(be_activated_only/only_be_activated) during {*} .",
        "{1} can not activate abilities outside {2} ." },
    Wording { "| activate {this_mercenary's=this_mercenary/the_bearer's=the_bearer} (active/) "
              "abilities only during {*} .",
        "{1} can not activate abilities outside {2} ." },
    Wording { "| except during {~} ,", "outside {1} ," },
    // Where it is, said first
    Wording { "| in your guild hall , {this_mercenary/the_bearer} {*} .",
        "as long as {1} is in your guild hall , {1} {2} ." },
    Wording { "{this_mercenary/the_bearer} is in stealth", "{1} is stealthed" },
    Wording {
        "{this_mercenary/the_bearer} gains stealth {as_long_as/while}", "{1} has stealth {2}" },
    // Each of those of which it is so
    Wording { "| (as_long_as/while) (a/an) {!opponent} {!player} {!treasure} {!card} {,} is {w} , "
              "it {*} .",
        "each {1} that is {2} {3} ." },
    Wording { "| (as_long_as/while) (a/an) {!opponent} {!player} {!treasure} {!card} {,} is in {w} "
              "guild hall , it {*} .",
        "each {1} in {2} guild hall {3} ." },
    Wording { "| (as_long_as/while) (a/an) {!opponent} {!player} {!treasure} {!card} {,} is "
              "adjacent to {a/an/another} {,} , it {*} .",
        "each {1} adjacent to {2} {3} {4} ." },
    Wording { "| while adjacent to {a/an} {,} , {w} mercenaries {have/gain/get} {*} .",
        "{3} mercenaries adjacent to {1} {2} {4} {5} ." },
    Wording { "| {w} mercenaries {have/gain/get} {,} while adjacent to a {,} .",
        "{1} mercenaries adjacent to a {4} {2} {3} ." },
    // Two things that are so of one
    Wording {
        "| (your/) opponents can not target {this_mercenary/the_bearer} (,/) and it can not {,} .",
        "{1} can not be targeted by opponents and can not {2} ." },
    Wording { "| {this_mercenary/the_bearer} can not {,} and (your/) opponents can not target it .",
        "{1} can not {2} and can not be targeted by opponents ." },
    Wording {
        "| {w} counters can not be placed on {this_mercenary/the_bearer} , and it can not {,} .",
        "{1} counters can not be placed on {2} . {2} can not {3} ." },
    Wording { "| {,} adjacent to {this_mercenary/the_bearer} (have_to/must/) attack it if able .",
        "{1} adjacent to {2} must attack {2} if able ." },
    Wording {
        "| {,} adjacent to {this_mercenary/the_bearer} must spend {n} more movement to move away .",
        "{1} must spend {3} more movement to leave tiles adjacent to {2} ." },
    Wording {
        "| (a_tile/tiles) adjacent to {this_mercenary/the_bearer} can not be entered by {,} .",
        "{2} can not enter tiles adjacent to {1} ." },
    Wording { "can not move adjacent to {this_mercenary/the_bearer} .",
        "can not move into tiles adjacent to {1} ." },
    Wording { "{this_mercenary/the_bearer} can not be attacked from behind .",
        "{1} can not be attacked by mercenaries behind it ." },
    Wording { "| treat {this_mercenary/the_bearer} as a", "{1} counts as a" },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} treasures can not be "
              "removed .",
        "{1} can not lose treasures ." },
    Wording { "| treasures can not be removed from {this_mercenary/the_bearer} .",
        "{1} can not lose treasures ." },
    Wording { "| treasures equipped to {this_mercenary/the_bearer} can not be removed (from_it/) .",
        "{1} can not lose treasures ." },
    Wording { "can not lose treasures equipped to it", "can not lose treasures" },
    Wording { "can not lose any (of_its/) treasures", "can not lose treasures" },
    Wording { "standing {behind/on}", "{1}" },
    Wording { "(belongs_to/has) all classes", "is of every class" },
    Wording { "have all classes", "are of every class" },
    Wording { "belongs to every class", "is of every class" },
    Wording { "has the {w} class in addition to its own", "counts as a {1}" },
    Wording { "is treated as (though_it_were/) a", "counts as a" },
    Wording {
        "(may/can) target a mercenary even if it has stealth", "can target stealthed mercenaries" },
    Wording {
        "can not become exhausted because of opponents", "can not be exhausted by opponents" },
    Wording { "must attack each turn if possible", "must attack each turn if able" },
    Wording { "attack once more each turn", "attack 1 additional time each turn" },
    // What is acquired
    Wording { "| acquiring {,} cards costs {n} less loot .",
        "{1} cards cost {2} less loot to acquire ." },
    Wording { "{w} cards that players acquire", "{1} cards players acquire" },
    Wording { "treasures that players acquire", "treasure cards players acquire" },
    Wording { "| treasures players acquire", "treasure cards players acquire" },
    Wording { "| players pay {n} less loot to acquire {w} cards .",
        "{2} cards players acquire cost {1} loot less ." },
    Wording { "| players lose {n} less loot for each {w} card they acquire .",
        "{2} cards players acquire cost {1} loot less ." },
    Wording { "| each {w} card a player acquires costs", "{1} cards players acquire cost" },
    Wording { "create fog on", "place fog on" },
    Wording { "perform the exit action", "exit" },
};

} // namespace

std::span<const text::Wording> wordingsOfOnly()
{
    return ofOnly;
}

} // namespace triptych::seize
