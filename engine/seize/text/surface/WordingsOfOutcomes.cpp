#include "seize/text/surface/Wordings.h"

#include <array>

// What comes of it: what would happen and does not, what stays, what it costs and brings, and for how long.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofOutcomes {
    // What would happen
    Wording { "if you do , (that_mercenary/it) is not destroyed and its health becomes {n} .",
        "if you do , set its health to {1} instead ." },
    Wording { "if you do , that mercenary is not destroyed and has {n} health .",
        "if you do , set its health to {1} instead ." },
    Wording { "the first time this mercenary would be destroyed , instead",
        "once per game , if this mercenary would be destroyed , instead" },
    Wording { "the first time in a game that {,} would be destroyed ,",
        "once per game , if {1} would be destroyed ," },
    Wording { "the first time each game {,} would be destroyed ,",
        "once per game , if {1} would be destroyed ," },
    Wording { "once per game , when {,} would be destroyed ,",
        "once per game , if {1} would be destroyed ," },
    Wording { "the first time {,} would be destroyed each game ,",
        "once per game , if {1} would be destroyed ," },
    Wording { "if damage would be dealt to {,} , prevent {n} of (that_damage/it) .",
        "{1} takes {2} less damage ." },
    Wording { "(if/whenever) {!an} {!a} {!another} {!any} {!one} {,} would be dealt damage , "
              "prevent {n} of (that_damage/it) .",
        "{1} takes {2} less damage ." },
    Wording { "if {!an} {!a} {!another} {!any} {!one} {,} would take damage , prevent {n} of it .",
        "{1} takes {2} less damage ." },
    Wording { "(whenever/if) {!an} {!a} {!another} {!any} {!one} {,} would take damage , it takes "
              "{n} less .",
        "{1} takes {2} less damage ." },
    Wording {
        "if {!an} {!a} {!another} {!any} {!one} {,} would be dealt damage , it takes {n} less .",
        "{1} takes {2} less damage ." },
    Wording { "if {!an} {!a} {!another} {!any} {!one} {,} would be dealt damage , reduce that "
              "damage by {n} .",
        "{1} takes {2} less damage ." },
    Wording { "if {!an} {!a} {!another} {!any} {!one} {,} would be dealt {w} damage , reduce that "
              "damage by {n} .",
        "{1} takes {3} less {2} damage ." },
    Wording { "(if/whenever) {!an} {!a} {!another} {!any} {!one} {,} would be dealt {w} damage , "
              "prevent {n} of it .",
        "{1} takes {3} less {2} damage ." },
    Wording { "if damage would reduce {,} (to_0/below_1) health , it is reduced to 1 instead .",
        "{1} can not be reduced below 1 health ." },
    Wording { "passive : prevent all damage that would be dealt to {,} .",
        "passive : {1} takes no damage ." },
    Wording { "{passive/equipped} : prevent all {w} damage that would be dealt to {,} .",
        "{1} : {3} takes no {2} damage ." },
    Wording {
        "passive : prevent all {w} damage dealt to {,} .", "passive : {2} takes no {1} damage ." },
    Wording { "prevent all {w} damage target attack would deal .",
        "target attack deals no {1} damage ." },
    Wording { "prevent all damage target attack would deal .", "target attack deals no damage ." },
    Wording { "prevent all damage from target attack .", "target attack deals no damage ." },
    Wording { "prevent all damage that attack would deal", "that attack deals no damage" },
    Wording { "prevent all damage target {,} would deal this turn .",
        "target {1} deals no damage this turn ." },
    Wording { "prevent all damage dealt by target {,} this turn .",
        "target {1} deals no damage this turn ." },
    Wording { "prevent all damage that would be dealt to {a} (by/from) "
              "{attacks/melee_attacks/ranged_attacks/ability_cards/abilities} this turn .",
        "{1} takes no damage from {2} this turn ." },
    Wording { "prevent all damage that would be dealt to {,} this turn .",
        "{1} takes no damage this turn ." },
    Wording { "prevent all {w} damage that would be dealt to {,} this turn .",
        "{2} takes no {1} damage this turn ." },
    Wording { "until your next turn , prevent all {w} damage dealt to your mercenaries .",
        "each mercenary you control takes no {1} damage until your next turn ." },
    Wording {
        "until your next turn , prevent all damage (that_would_be/) dealt to your mercenaries .",
        "each mercenary you control takes no damage until your next turn ." },
    Wording { "prevent all damage that would be dealt this turn .",
        "each mercenary takes no damage this turn ." },
    // Counters that stay
    Wording { "| frost counters are not removed at the end of the first movement phase .",
        "mercenaries do not lose frost at the end of the first movement phase ." },
    Wording { "frost counters on {,} are not removed at the end of the first movement phase",
        "{1} do not lose frost at the end of the first movement phase" },
    Wording { "burn counters on {,} are not removed at the end of (the/each) attack phase",
        "{1} do not lose burn at the end of the attack phase" },
    Wording { "burn counters are not removed from {,} at the end of the attack phase",
        "{1} do not lose burn at the end of the attack phase" },
    Wording { "| burn counters are not removed at the end of the attack phase .",
        "mercenaries do not lose burn at the end of the attack phase ." },
    Wording { "frost counters are not removed from {,} at the end of the first movement phase",
        "{1} do not lose frost at the end of the first movement phase" },
    Wording { "exhaust counters on {,} are not removed at the (start/beginning) of "
              "(its_controller's_turn/its_turn/their_turn/their_turns)",
        "{1} do not lose exhaust at the start of its turn" },
    Wording { "exhaust counters are not removed from {,} at the (start/beginning) of "
              "(its_controller's_turn/its_turn/their_turn/their_turns)",
        "{1} do not lose exhaust at the start of its turn" },
    Wording { "exhaust counters on {,} are not removed at the (start/beginning) of their "
              "(controller's_turn/controllers'_turns)",
        "{1} do not lose exhaust at the start of its turn" },
    Wording { "exhaust counters are not removed from {,} at the (start/beginning) of their "
              "(controller's_turn/controllers'_turns)",
        "{1} do not lose exhaust at the start of its turn" },
    Wording { "exhaust counters are not removed from {this_mercenary/the_bearer/this} at the "
              "(start/beginning) of your turn",
        "{1} does not lose exhaust at the start of its turn" },
    // Loot
    Wording { "| whenever {,} is destroyed , you lose {n} less loot from its bounty .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "(if/whenever) {,} plunders , (the/your) opponent loses {n} extra loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "if {,} plunders , that opponent loses {n} extra loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "whenever {,} plunders , that player loses {n} additional loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "if you would lose loot because {,} was destroyed , lose {n} less .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "the first card that you draw", "the first card you draw" },
    Wording { "each of your acquire phases", "your acquire phase" },
    Wording { "acquiring costs you", "acquiring cards costs you" },
    Wording { "opponents pay {n} more loot for each card they acquire",
        "cards opponents acquire cost {1} loot more" },
    // For a time
    Wording { "(enemy_mercenaries/opponents) can not plunder during their next turn",
        "each enemy mercenary can not plunder during its controller's next turn" },
    Wording { "| for the rest of the game , {!your} {!allied} {!all} {!each} {!enemy} "
              "{!mercenaries} {!players} {!opponents} {!whenever} {!at} {!you} {!when} {*} .",
        "{1} ." },
    Wording { "| during {its_controller's/your} next turn , {*} .", "{2} during {1} next turn ." },
    Wording { "a mercenary that was attacked by {,} can not {w} during its controller's next turn",
        "whenever {1} attacks a mercenary , that mercenary can not {2} during its controller's "
        "next turn" },
    // Attacks
    Wording { "makes a melee attack . it does not exhaust it .", "makes a melee attack ." },
    Wording { "only {,} (can/may) attack this mercenary",
        "this mercenary can not be attacked except by {1}" },
    Wording { "if it ends {adjacent/in/on/beside/within}", "if it is {1}" },
    Wording { "only {,} can attack the bearer", "the bearer can not be attacked except by {1}" },
    Wording { "deals {n} (additional/more) damage if the target is at full health .",
        "deals {1} more damage to undamaged mercenaries ." },
    Wording { "deals {n} additional damage if the target is {w} .",
        "deals {1} more damage to {2} mercenaries ." },
    Wording { "remaining movement even if it made a ranged attack this turn",
        "remaining movement after attacking" },
    Wording {
        "remaining movement even if it attacked this turn", "remaining movement after attacking" },
    // The Warchest
    Wording { "at the start of your turn , if this treasure is in your warchest and {*}",
        "in your warchest : at the start of your turn , if {1}" },
    Wording { "at the {start/end} of your turn , if this treasure is in your warchest , {*}",
        "in your warchest : at the {1} of your turn , {2}" },
    Wording { "| this treasure enters your warchest exhausted .",
        "when this treasure is played , exhaust this treasure ." },
    Wording { "when you play it (to/into) your warchest ,", "when this treasure is played ," },
};

} // namespace

std::span<const text::Wording> wordingsOfOutcomes()
{
    return ofOutcomes;
}

} // namespace triptych::seize
