#include "seize/text/surface/Wordings.h"

#include <array>

// Statuses, counters and healing.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofStatuses {
    // A and B as one object
    Wording { "armor and magic armor {n}", "armor {1} and magic armor {1}" },
    // "Can't have Poison counters placed on it"
    Wording { "counters (put_on_it/put_on_them/placed_on_them)", "counters placed on it" },
    Wording { "can not have (any/) {w} counters placed on it", "can not have {1} counters" },
    Wording { "can not have {w} (counters/) or {w} counters placed on it",
        "can not have {1} or {2} counters" },
    Wording { "| no {w} counters can be (placed/put) on {,} .", "{2} can not have {1} counters ." },
    Wording { "remove one {magical/physical} status effect from", "remove a {1} status from" },
    Wording { "remove (every/each) {magical/physical} (status/status_effect)",
        "remove all {1} statuses" },
    Wording { "remove (every/each) (status/status_effect) from", "remove all statuses from" },
    // Of both kinds it is more than to mend or to cleanse
    Wording { "(cleanse/mend) all (physical_and_magical/magical_and_physical) statuses from",
        "remove all statuses from" },
    Wording { "(mend_and_cleanse/cleanse_and_mend) all statuses from", "remove all statuses from" },
    Wording { "cleanse {,} of all (physical_and_magical/magical_and_physical) statuses",
        "remove all statuses from {1}" },
    Wording { "completely {mend/cleanse}", "fully {1}" },
    Wording { "| (clear/purge/cure/dispel) all", "remove all" },
    Wording { "all (physical_and_magical/physical_and_magic/magical_and_physical) statuses",
        "all statuses" },
    Wording { "all physical statuses and all magical statuses", "all statuses" },
    Wording { "all magic statuses", "all magical statuses" },
    Wording { "add (a/an) {w} counter to", "place 1 {1} counter on" },
    Wording { "add {n} {w} {counters/counter} to", "place {1} {2} {3} on" },
    Wording { "status it is suffering from", "status on it" },
    // Of whom it is said that nobody can use its abilities
    Wording {
        "its active abilities can not be (activated/used)", "it can not use its active abilities" },
    Wording { "its abilities can not be activated", "it can not use its abilities" },
    Wording { "their active abilities can not be (activated/used)",
        "they can not use their active abilities" },
    Wording { "active abilities of {,} can not be activated", "{1} can not use active abilities" },
    // "Opponents can't activate the abilities of ...": theirs
    Wording {
        "opponents can not "
        "(activate_the_active/use_the_active/activate_the/activate_active/use_the) abilities of",
        "opponents can not activate abilities of" },
    Wording {
        "opponents can not use (active/) abilities of", "opponents can not activate abilities of" },
    Wording { "opponents can not activate abilities of (enemy/) mercenaries {,} .",
        "enemy mercenaries {1} can not activate abilities ." },
    Wording { "opponents can not activate abilities of {!enemy} {!allied} {!your} {w} mercenaries",
        "enemy {1} mercenaries can not activate abilities" },
    Wording { "| (the/) abilities of {,} can not be activated", "{1} can not activate abilities" },
    Wording { "active abilities of {,} can not be used", "{1} can not use active abilities" },
    Wording { "status (effect/) it has", "status on it" },
    Wording { "| double the number of {w} counters on target {,} , then",
        "apply {1} to target {2} equal to the number of {1} counters on it , then" },
    Wording { "fortify {,} by {n}", "fortify {1} {2}" },
    Wording { "or fortify {n} target {,} .", "or target {2} gains fortify {1} ." },
    Wording { "and fortify {n} it", "and it gains fortify {1}" },
    Wording { "| fortify {n} it", "it gains fortify {1}" },
    Wording { "(place/put) another {w} counter on", "place 1 {1} counter on" },
    Wording { "place another {w} on", "place 1 {1} on" },
    Wording { "apply another {w} to", "apply 1 {1} to" },
    Wording { "remove a {burn/bleed/poison/frost} counter from", "remove 1 {1} from" },
    Wording { "remove one {burn/bleed/poison/frost/exhaust} counter from", "remove 1 {1} from" },
    Wording { "remove an exhaust counter from", "remove 1 exhaust from" },
    Wording { "remove {n} {w} (counter/counters/) from {,} , then remove {n} from",
        "remove {1} {2} from {3} , then remove {4} {2} from" },
    Wording { "remove {n} {w} (counter/counters/) from {,} and {n} from",
        "remove {1} {2} from {3} and remove {4} {2} from" },
    Wording { "remove {n} {w} from {,} . then remove {n} from",
        "remove {1} {2} from {3} . then remove {4} {2} from" },
    Wording { "place {n} {w} (counter/counters) on {,} , then place {n} on",
        "place {1} {2} on {3} , then place {4} {2} on" },
    Wording {
        "double its {w} counters", "apply {1} to it equal to the number of {1} counters on it" },
    Wording { "double the (number_of/) {w} counters on it",
        "apply {1} to it equal to the number of {1} counters on it" },
    Wording { "remove {n} {w} from {,} that (has_one/have_one/has_any/have_any)",
        "remove {1} {2} from {3} with {2}" },
    Wording { "remove {n} {w} counter from {,} that has one", "remove {1} {2} from {3} with {2}" },
    Wording { "remove {n} {w} counters from {,} that has any", "remove {1} {2} from {3} with {2}" },
    Wording { "stealthed again", "stealthed" },
    Wording { "for each {w} counter on it {,_then/._then/.} remove those counters",
        "for each {1} counter on it {2} remove all {1} from it" },
    Wording { "place {n} {w} counters on {*} and {n} {w} (counters/counter) on {*} .",
        "place {1} {2} on {3} . place {4} {5} on {6} ." },
    Wording { "place {n} {w} counter on {*} and {n} {w} counter on {*} .",
        "place {1} {2} on {3} . place {4} {5} on {6} ." },
    Wording { "remove all fog from the (battlefield/board)", "remove fog from each fogged tile" },
    Wording { "double the (number_of/) {w} counters on target {*} .",
        "apply {1} to target {2} equal to the number of {1} counters on it ." },
    Wording { "ready up to {n} exhausted treasures .",
        "ready up to {1} exhausted treasures in your warchest ." },
    Wording { ". (this_effect_stacks/this_stacks/these_stack) .", "." },
    Wording { "( this stacks )", "" },
    Wording { ", and this stacks .", "." },
    Wording { "| fog does not affect {*} .", "{1} ignore fog ." },
    Wording { "with a {w} counter on it gets another one", "with a {1} counter on it gains 1 {1}" },
    Wording { "look at an opponent's warchest and exhaust one treasure in it",
        "exhaust a treasure in an opponent's warchest" },
    Wording { "| stealth is not removed from {*} by adjacent opposing mercenaries .",
        "{1} can not be spotted ." },
    Wording { "| target {*} loses all counters .", "remove all counters from target {1} ." },
    Wording { "ready {n} exhausted treasures", "ready {1} treasures" },
    Wording { "reapply {this_mercenary's=this_mercenary/the_bearer's=the_bearer/its=it} defense",
        "reapply defense to {1}" },
    Wording { "+1 {fortify/regen}", "{1} 1" },
    Wording { "(place/put) {n} {fortify/regen/armor} (counters/counter/) on (it/him/her)",
        "it gains {2} {1}" },
    Wording { "| (place/put) {n} {fortify/regen/armor} (counters/counter/) on {,} .",
        "{3} gains {2} {1} ." },
    Wording {
        "(place/put) a {w} counter on {*} and another on", "place 1 {1} on {2} . place 1 {1} on" },
    Wording { "{gains/gain/has/have} {n} {regen/fortify}", "{1} {3} {2}" },
    Wording { "gets {n} {melee/ranged}", "gets +{1} {2}" },
    Wording { "{gets=gains/get=gain} {n} {w} {counter/counters}", "{1} {2} {3} {4}" },
    Wording { "heal {*} for that much", "heal {1} that much" },
    Wording { "heal {*} by (the_damage_dealt/that_amount)", "heal {1} that much" },
    Wording { "the health it (is_missing/has_lost)", "its missing health" },
    // A status is a verb, too
    Wording { "| fog {target/each}", "place fog on {1}" },
    Wording { "{burn/poison/frost/bleed} {that_mercenary/that_enemy/that_ally/target/up/another}",
        "apply 1 {1} to {2}" },
    Wording { "{burn/poison/frost/bleed} each {!time}", "apply 1 {1} to each" },
    Wording { "| {burn/poison/frost/bleed} {the_attacker/the_attacked/it/a/an/all}",
        "apply 1 {1} to {2}" },
    Wording { "{burn/poison/frost/bleed} that {w} mercenary", "apply 1 {1} to that {2} mercenary" },
    Wording { "{burn/poison/frost/bleed} {n} target", "apply {2} {1} to target" },
    Wording {
        "freeze {that_mercenary/that_enemy/that_ally/target/up/another}", "apply 1 frost to {1}" },
    Wording { "freeze each {!time}", "apply 1 frost to each" },
    Wording { "| freeze {the_attacker/the_attacked/it/a/an/all}", "apply 1 frost to {1}" },
    Wording { "freeze that {w} mercenary", "apply 1 frost to that {1} mercenary" },
    Wording { "freeze {n} target", "apply {1} frost to target" },
    Wording { "heal {n} (damage_from/damage_on/to)", "heal {1} health to" },
    Wording { "restore {n} health to", "heal {1} health to" },
    Wording { "| {target/each} {,} heals {n} health", "heal {1} {2} {3}" },
    Wording { "| target {*} (recovers/regains) {n} health", "heal target {1} {2}" },
    Wording { "| this {w} heals {n} health", "heal this {1} {2}" },
    Wording { "| this {w} heals {n}", "heal this {1} {2}" },
    Wording { "| {the_bearer/it} heals {n} health", "heal {1} {2}" },
    Wording { "| the bearer heals {n}", "heal the bearer {1}" },
    Wording { "| fortify {n} this mercenary", "this mercenary gains fortify {1}" },
    Wording { "| fortify {n} target {*} .", "target {2} gains fortify {1} ." },
    Wording { "| fortify target {*} {n} .", "target {1} gains fortify {2} ." },
    Wording { "| fortify {n} {each/another/an/a} {*} .", "{2} {3} gains fortify {1} ." },
    Wording { "| fortify {n} all {*} .", "all {2} gain fortify {1} ." },
    Wording { "| fortify {each/another/an/a} {*} {n} .", "{1} {2} gains fortify {3} ." },
    Wording { "| fortify all {*} {n} .", "all {1} gain fortify {2} ." },
    Wording { "| fortify this mercenary {n}", "this mercenary gains fortify {1}" },
    Wording { "{take/remove} {n} {w} {counter/counters} (off/from) {,} and (put/place) (it/them) "
              "on {,} .",
        "move {2} {3} {4} from {5} to {6} ." },
    Wording { "| cleanse and mend {*} .", "cleanse {1} . mend {1} ." },
    Wording { "| mend and cleanse all {*} .", "mend all {1} . cleanse all {1} ." },
    Wording { "poison {*} with {n} counters", "apply {2} poison to {1}" },
    Wording { "| stun", "exhaust" },
    Wording { "bleeding {counter/counters}", "bleed {1}" },
    Wording { "freeze counter", "frost counter" },
    Wording { "| {that_mercenary/it} is {silenced=silence/exhausted=exhaust/blinded=blind} {!and}",
        "{2} {1}" },
    Wording { "| that {w} mercenary is {exhausted=exhaust/silenced=silence/blinded=blind} {!and}",
        "{2} that {1} mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfStatuses()
{
    return ofStatuses;
}

} // namespace triptych::seize
