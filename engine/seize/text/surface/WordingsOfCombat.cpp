#include "seize/text/surface/Wordings.h"

#include <array>

// What is said in a fight: whom damage is dealt to, and how much of what would come.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofCombat {
    // What waits on the stack
    Wording { "the attack (now/currently) (targeting/aimed_at/against)", "target attack against" },
    Wording { "counter the rest of target", "counter target" },
    // Whom it was done to stands elsewhere now
    Wording { "{push/pull/move/pushes/pulls/moves} {~} {./,_then/and/then} {~} adjacent to its new "
              "tile",
        "{1} {2} {3} {4} adjacent to it" },
    // What the first of a turn may do
    Wording { "each turn may move {n} additional (tile/tiles) .",
        "each turn gains {1} movement this turn ." },
    // Who stood beside somebody that has left
    Wording { "that (was/were) adjacent to", "adjacent to" },
    // What an attack is answered with
    Wording {
        "play (this/) only when {,} is attacked by", "play this only if {1} is being attacked by" },
    Wording { "play only when {,} declares a {w} attack against {,} .",
        "play this only if {3} is being attacked with a {2} attack by {1} ." },
    Wording { "play only when {,} declares an attack against {,} .",
        "play this only if {2} is being attacked by {1} ." },
    Wording {
        "play only when {,} attacks {,} .", "play this only if {2} is being attacked by {1} ." },
    Wording { "play only in response to an attack by {,} .",
        "play this only if a mercenary is being attacked by {1} ." },
    // What is said of an attack that is made now is said of that attack
    Wording { "{make/makes} a {melee/ranged} attack (now/) . (its/the/that_attack's/this_attack's) "
              "damage is {physical/magic/true/pure} .",
        "{1} a {2} attack now which deals {3} damage ." },
    Wording {
        "{make/makes} a {melee/ranged} attack (now/) . (the/) damage of (that/this/the) attack is "
        "{physical/magic/true/pure} .",
        "{1} a {2} attack now which deals {3} damage ." },
    Wording {
        "{make/makes} a {melee/ranged} attack (now/) . (that_attack/this_attack/the_attack/it) "
        "deals {n} {more/additional/extra} damage .",
        "{1} a {2} attack now which deals {3} {4} damage ." },
    Wording {
        "{make/makes} a {melee/ranged} attack (now/) . (that_attack/this_attack/the_attack/it) "
        "{deals_double/deals_half/deals_pure/deals_true/deals_magic/deals_physical} damage",
        "{1} a {2} attack now which {3} damage" },
    Wording {
        "{make/makes} a {melee/ranged} attack (now/) . (that_attack/this_attack/the_attack/it) "
        "{ignores_los/ignores_line_of_sight/ignores_armor/ignores_magic_armor/ignores_defense/"
        "can_not_be_reduced}",
        "{1} a {2} attack now which {3}" },
    Wording { "{make/makes} a {melee/ranged} attack {dealing=deals/ignoring=ignores} "
              "{double/half/physical/magic/true/pure/los/line_of_sight/armor/magic_armor/defense}",
        "{1} a {2} attack now which {3} {4}" },
    Wording { "{make/makes} a {melee/ranged} attack against {,} (now/) . "
              "(that_attack/this_attack/the_attack/it) "
              "{deals_double/deals_half/deals_pure/deals_true/deals_magic/deals_physical} damage",
        "{1} a {2} attack against {3} which {4} damage" },
    Wording {
        "{make/makes} a {melee/ranged} attack against {,} (now/) . "
        "(that_attack/this_attack/the_attack/it) "
        "{ignores_los/ignores_line_of_sight/ignores_armor/ignores_magic_armor/ignores_defense/"
        "can_not_be_reduced}",
        "{1} a {2} attack against {3} which {4}" },
    Wording { "{make/makes} a {melee/ranged} attack (now/) . (that_attack/this_attack/the_attack) "
              "applies {n} {w} .",
        "{1} a {2} attack now . if the attack deals damage , apply {3} {4} to the attacked "
        "mercenary ." },
    // "The target": of the text, or of the attack? Refused.
    Wording {
        "target {,} makes {w} {melee/ranged} attack {~} . {*} the target {!of} {!mercenary's}",
        "target {1} makes {2} {3} attack {4} . {5} the target of the card or of the attack" },
    Wording { "target {,} makes {w} {melee/ranged} attack . {*} the target {!of} {!mercenary's}",
        "target {1} makes {2} {3} attack . {4} the target of the card or of the attack" },
    // From one to another: who gets it is chosen first, as then it is known whose it may be
    Wording { "| (move/transfer/give/attach) (a/one) treasure (equipped_to/from) (an/one) allied "
              "mercenary to another (allied_mercenary/one/) .",
        "choose an allied mercenary . move a treasure equipped to another allied mercenary to it "
        "." },
    Wording { "| (move/transfer/give/attach) (a/one) treasure (equipped_to/from) "
              "(a_mercenary_you_control/one_of_your_mercenaries) to another "
              "(mercenary_you_control/of_your_mercenaries/one_of_your_mercenaries/) .",
        "choose a mercenary you control . move a treasure equipped to another mercenary you "
        "control "
        "to it ." },
    Wording {
        "| (take/unequip/remove) (a/one) treasure (equipped_to/from) (an/one) allied mercenary "
        "and (equip/attach/give) it to another (allied_mercenary/) .",
        "choose an allied mercenary . move a treasure equipped to another allied mercenary to it "
        "." },
    Wording { "| choose (a/one) treasure equipped to (an/one) allied mercenary . "
              "(equip/attach/move/give) it to another (allied_mercenary/) .",
        "choose an allied mercenary . move a treasure equipped to another allied mercenary to it "
        "." },
    Wording { "| move an equipped treasure to another allied mercenary .",
        "choose an allied mercenary . move a treasure equipped to another allied mercenary to it "
        "." },
    Wording { "{make/makes} a {melee/ranged} attack against {,} (now/) . "
              "(that_attack/this_attack/the_attack) deals {n} {more/additional/extra} damage .",
        "{1} a {2} attack against {3} which deals {4} {5} damage ." },
    Wording { "| attack twice with (this_mercenary's/the_attacker's/its) {melee/ranged} attack .",
        "make two {1} attacks ." },
    Wording { "{make/makes} a ranged attack (with/at) {+1/+2} (distance/range/reach)",
        "{1} a ranged attack now which has {2} reach" },
    Wording { "| push {a} as far (as_possible/away_as_possible) .", "push {1} 7 tiles away ." },
    Wording { "counter target attack . its attacker", "counter target attack . the attacker" },
    Wording { "| healing has no effect .", "mercenaries can not be healed ." },
    Wording { "| your guild hall can not be plundered",
        "enemy mercenaries in your guild hall can not plunder" },
    Wording { "| choose an allied mercenary and an adjacent enemy mercenary "
              ". (each_of_them/each/they) (deals/deal) (its/their) melee damage to "
              "(the_other/each_other) .",
        "an allied mercenary fights an enemy mercenary adjacent to it ." },
    // Who comes beside whom
    Wording { "| {move/put} {a} (next_to/beside/adjacent_to) {another/an/a/target} {w} .",
        "move {2} to an empty tile adjacent to {3} {4} ." },
    Wording { "| {move/put} {a} (next_to/beside/adjacent_to) {another/an/a/target} {w} mercenary .",
        "move {2} to an empty tile adjacent to {3} {4} mercenary ." },
    Wording { "| {move/put} {a} (next_to/beside/adjacent_to) "
              "{another_mercenary_you_control/a_mercenary_you_control/one_of_your_mercenaries/"
              "this_mercenary/the_bearer} .",
        "move {2} to an empty tile adjacent to {3} ." },
    Wording { "to (a/an_empty/any_empty/a_free/an_unoccupied) (tile/space) beside {a} .",
        "to an empty tile adjacent to {1} ." },
    // Two who hurt each other
    Wording { "| choose two adjacent (target/) {enemy/allied} mercenaries . "
              "(each_of_them/each/they) (deals/deal) "
              "(its_melee_damage/their_melee_damage/damage_equal_to_its_melee/"
              "damage_equal_to_their_melee/physical_damage_equal_to_its_melee/"
              "physical_damage_equal_to_their_melee) to (the_other/each_other/the_other_one) .",
        "an {1} mercenary fights another {1} mercenary adjacent to it ." },
    Wording { "| choose two adjacent (target/) mercenaries . (each_of_them/each/they) (deals/deal) "
              "(its_melee_damage/their_melee_damage/damage_equal_to_its_melee/"
              "damage_equal_to_their_melee/physical_damage_equal_to_its_melee/"
              "physical_damage_equal_to_their_melee) to (the_other/each_other/the_other_one) .",
        "a mercenary fights another mercenary adjacent to it ." },
    Wording {
        "| choose two (adjacent/) {enemy/allied} mercenaries (that_are/) (adjacent_to_each_other"
        "/next_to_each_other/) . they fight (each_other/) .",
        "an {1} mercenary fights another {1} mercenary adjacent to it ." },
    Wording { "| (two/choose_two) target adjacent {enemy/allied} mercenaries fight (each_other/) .",
        "target {1} mercenary fights another target {1} mercenary adjacent to it ." },
    Wording { "| (two_target/target_two) adjacent mercenaries fight (each_other/) .",
        "target mercenary fights another target mercenary adjacent to it ." },
    Wording { "| two adjacent mercenaries (fight_each_other/fight/"
              "deal_their_melee_damage_to_each_other/"
              "deal_damage_equal_to_their_melee_to_each_other) .",
        "a mercenary fights another mercenary adjacent to it ." },
    Wording { "| choose two adjacent mercenaries . (they_fight/they_fight_each_other) .",
        "a mercenary fights another mercenary adjacent to it ." },
    Wording { "| choose two mercenaries (that_are/) (adjacent_to_each_other/next_to_each_other) . "
              "they fight (each_other/) .",
        "a mercenary fights another mercenary adjacent to it ." },
    Wording { "| choose two mercenaries (that_are/) (adjacent_to_each_other/next_to_each_other) . "
              "(each_of_them/each/they) (deals/deal) "
              "(its_melee_damage/their_melee_damage/damage_equal_to_its_melee/"
              "damage_equal_to_their_melee) to (the_other/each_other/the_other_one) .",
        "a mercenary fights another mercenary adjacent to it ." },
    Wording { "| choose two {enemy/allied} mercenaries (that_are/) "
              "(adjacent_to_each_other/next_to_each_other) . (each_of_them/each/they) (deals/deal) "
              "(its_melee_damage/their_melee_damage/damage_equal_to_its_melee/"
              "damage_equal_to_their_melee) to (the_other/each_other/the_other_one) .",
        "an {1} mercenary fights another {1} mercenary adjacent to it ." },
    Wording { "| choose two adjacent mercenaries . swap (them/their_places/their_positions) .",
        "swap a mercenary and another mercenary adjacent to it ." },
    // What was so before it was done again
    Wording {
        "if it was {blinded/exhausted/silenced/burning/frozen/bleeding/poisoned/damaged} already "
        ",",
        "if it was {1} ," },
    Wording { "if it was already", "if it was" },
    Wording {
        "deal {n} {w} damage to {a} (and/,_then/then/and_then/.) {blind/silence/exhaust} it . "
        "if it was {w} , {*} .",
        "deal {1} {2} damage to {3} . if it was {5} , {6} . {4} it ." },
    Wording { "deal {n} {w} damage to {a} (and/,_then/then/and_then/.) (apply/place) {n} {w} "
              "(counters/counter/) (to/on) it . if it {was/had} {w} , {*} .",
        "deal {1} {2} damage to {3} . if it {6} {7} , {8} . apply {4} {5} to it ." },
    Wording {
        "deal {n} {w} damage to {a} (and/,_then/then/and_then/.) {blind/silence/exhaust} it . "
        "{draw/gain} {,} if it was {w} .",
        "deal {1} {2} damage to {3} . if it was {7} , {5} {6} . {4} it ." },
    // Damage, counters and Fog in other words
    Wording { "| prevent all {magic/physical/true/pure} damage that would be dealt this turn .",
        "prevent all {1} damage that would be dealt to mercenaries this turn ." },
    Wording { "| prevent all damage that would be dealt by {,} this turn .",
        "{1} deals no damage this turn ." },
    Wording { "| {bleed/burn} damage is doubled for {,} .", "{1} deals double damage to {2} ." },
    Wording { "| replace all {w} counters on {,} with that many {w} counters .",
        "remove all {1} counters from {2} . put that many {3} counters on it ." },
    Wording { "(gains/gets) {n} {w} counters . if it already had any ,",
        "gains {1} {2} counters . if it already had {2} ," },
    Wording { "| remove all fog .", "remove fog from each fogged tile ." },
    Wording { "move fog from target tile to an adjacent tile",
        "remove fog from target fogged tile . place fog on a tile adjacent to it" },
    Wording { "(can/may) attack twice (in/during) (each_of_your_attack_phases/"
              "your_attack_phase/each_attack_phase)",
        "may attack twice each turn" },
    Wording { "(can/may) attack twice this turn", "may attack 1 additional time this turn" },
    // What somebody has not done, and how far it went
    Wording { "neither moved nor attacked", "did not move or attack" },
    Wording { "neither attacked nor moved", "did not attack or move" },
    Wording { "the number of tiles moved .", "the number of tiles moved this way ." },
    Wording { "it is no longer exhausted", "ready it" },
    // Whom damage is dealt to
    Wording { "damage {to/against} targets", "damage {1} mercenaries" },
    // Twice as many of what would come
    Wording { "would gain {w} , it gains twice that many instead",
        "would gain {1} , it gains twice that many {1} counters instead" },
    Wording { "would gain one or more {w} counters , it gains twice that many instead",
        "would gain {1} , it gains twice that many {1} counters instead" },
    // How much a treasure heals
    Wording { "heal equipped mercenary {n} . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
    Wording { "heal {n} health to equipped mercenary . it heals {n} instead if {*} .",
        "heal the bearer {1} . if {3} , instead heal the bearer {2} ." },
    Wording { "if it already had", "if it had" },
};

} // namespace

std::span<const text::Wording> wordingsOfCombat()
{
    return ofCombat;
}

} // namespace triptych::seize
