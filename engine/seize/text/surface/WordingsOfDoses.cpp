#include "seize/text/surface/Wordings.h"

#include <array>

// More and less healing and counters, counters that stay and Defense that is not used up.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofDoses {
    // More healing
    // From one to another
    Wording { "take (one/1/a) {w} counter from {,} and put it on (a_different/another) {,}",
        "move a {1} counter from {2} to another {3}" },
    Wording { "{receives=is/receive=are} {n} more healing", "{1} healed {2} more" },
    Wording {
        "| {,} that are healed heal {n} (additional/more) health .", "{1} are healed {2} more ." },
    // More and fewer counters
    Wording { "would (gain/get) {w} counters ,", "would gain {1} ," },
    Wording {
        "| {w} {,} would gain {w} , it (gains/gets) {n} (fewer_instead/less_instead/fewer/less) .",
        "{2} gains {4} fewer {3} ." },
    Wording { "| {w} {,} would gain {w} , it (gains/gets) {n} "
              "(more_instead/additional_instead/more/additional) .",
        "{2} gains {4} more {3} at a time ." },
    Wording { "| {w} {,} would gain {w} , it gains that many plus {n} instead .",
        "{2} gains {4} more {3} at a time ." },
    Wording { "| (if/when/whenever) {w} is applied to {,} , apply {n} more {w} .",
        "{2} gains {3} more {1} at a time ." },
    Wording {
        "| (if/when/whenever) {w} would be applied to {,} , apply {n} (less/fewer) {w} instead .",
        "{2} gains {3} fewer {1} ." },
    Wording { "| (if/when/whenever) {w} would be applied to {,} , apply {n} more {w} instead .",
        "{2} gains {3} more {1} at a time ." },
    Wording { "| (if/when/whenever) {,} gains {frost/burn/poison/bleed} , it gains {n} more .",
        "{1} gains {3} more {2} at a time ." },
    Wording { "| {w} counters placed on {,} are reduced by {n} .", "{2} gains {3} fewer {1} ." },
    // Counters that stay where they are
    Wording { "| at the end of the first movement phase , {,} {do/does} not "
              "(lose_frost_counters/lose_frost/remove_frost) .",
        "{1} {2} not lose frost at the end of the first movement phase ." },
    Wording { "| frost is not removed from {,} at the end of the first movement phase .",
        "{1} do not lose frost at the end of the first movement phase ." },
    Wording { "| do not remove frost (counters/) from {,} at the end of the first movement phase .",
        "{1} do not lose frost at the end of the first movement phase ." },
    Wording { "| at the end of the attack phase , {,} {do/does} not "
              "(lose_burn_counters/lose_burn/remove_burn) .",
        "{1} {2} not lose burn at the end of the attack phase ." },
    Wording { "| burn is not removed from {,} at the end of the attack phase .",
        "{1} do not lose burn at the end of the attack phase ." },
    Wording { "| do not remove burn (counters/) from {,} at the end of the attack phase .",
        "{1} do not lose burn at the end of the attack phase ." },
    // Defense that is not used up
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} defense is not used up "
              "by {w} damage .",
        "{1} does not use up its defense against {2} damage ." },
    Wording { "| {w} damage does not use up "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} defense .",
        "{2} does not use up its defense against {1} damage ." },
    Wording { "| {w} damage does not use up the defense of {this_mercenary/the_bearer} .",
        "{2} does not use up its defense against {1} damage ." },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} defense is not used up "
              "when it (is_dealt/takes) {w} damage .",
        "{1} does not use up its defense against {2} damage ." },
    Wording { "| (when/whenever/if) {this_mercenary/the_bearer} (is_dealt/takes) {w} damage , its "
              "defense is not used up .",
        "{1} does not use up its defense against {2} damage ." },
    Wording { "{this_mercenary/the_bearer} keeps its defense when it (is_dealt/takes) {w} damage .",
        "{1} does not use up its defense against {2} damage ." },
    Wording { "does not lose defense to", "does not lose its defense to" },
    Wording { "do not lose defense to", "do not lose their defense to" },
};

} // namespace

std::span<const text::Wording> wordingsOfDoses()
{
    return ofDoses;
}

} // namespace triptych::seize
