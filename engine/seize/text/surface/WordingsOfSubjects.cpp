#include "seize/text/surface/Wordings.h"

#include <array>

// Who or what a sentence begins with: "no enemy can exit", "nothing can lower its move", "ranged attacks cannot target
// this", "attacking does not exhaust this" are said of the mercenary that they are about.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSubjects {
    // Players do it with their mercenaries
    Wording { "(your_opponents/your_opponent/opponents/the_opponent/each_opponent) can not "
              "{attack/move/plunder/exit} {!with} {!mercenaries} {!treasures}",
        "enemy mercenaries can not {1}" },
    Wording { "mercenaries can not attack {this_mercenary/the_bearer/this} (in_melee/"
              "with_melee_attacks)",
        "{1} can not be attacked by melee attacks" },
    Wording { "| the (mercenary/enemy/enemy_mercenary) that (attacks/hits) "
              "{this_mercenary/the_bearer} {gets/gains/takes/loses/is/becomes}",
        "whenever {1} is attacked , the attacker {2}" },
    // Alone in its line
    Wording { "{this_mercenary/the_bearer} is (the_only_mercenary/alone) in (its/the/this) "
              "{row/column} {!you}",
        "no other mercenary is in the same {2}" },
    // What somebody is able to do and has to do
    Wording { "if (it_is/they_are) able (to/) .", "if able ." },
    Wording { "must attack {,} if (it_can/they_can/possible) .", "must attack {1} if able ." },
    Wording { "must attack if (it_can/they_can/possible) .", "must attack if able ." },
    Wording { "(must_make_an/must_declare_an/has_to/have_to) attack", "must attack" },
    Wording { "| if able , {,} must attack {,} .", "{1} must attack {2} if able ." },
    Wording {
        "| (each/every) turn , {,} must attack if able .", "{1} must attack each turn if able ." },
    Wording { "(is/are) {not_able=can_not/able=can} to", "{1}" },
    Wording { "can never", "can not" },
    Wording { "{enemies/allies} may not", "{1} can not" },
    Wording { "never {block=do/blocks=does}", "{1} not block" },
    Wording { "never {takes/take} more than", "{1} no more than" },
    Wording { "never (loses/lose)", "can not lose" },
    Wording { "can be neither {w} nor {w}", "can not be {1} and can not be {2}" },
    // Of nobody it is so that ... can: each of them can not
    Wording { "| no mercenary behind {,} can attack", "mercenaries behind {1} can not attack" },
    Wording {
        "| no {mercenary/enemy/ally} can be {!played} {!put} {*}", "each {1} can not be {2}" },
    Wording { "| no {a} {mercenary/enemy/ally} can be {!played} {!put} {*}",
        "each {1} {2} can not be {3}" },
    Wording { "| no {mercenary/enemy/ally} can {!be} {*}", "each {1} can not {2}" },
    Wording { "| no {a} {mercenary/enemy/ally} can {!be} {*}", "each {1} {2} can not {3}" },
    Wording {
        "| no {mercenary/enemy/ally} {!card} {!cards} {,} can {*}", "each {1} {2} can not {3}" },
    Wording { "| no {a} {mercenary/enemy/ally} {!card} {!cards} {,} can {*}",
        "each {1} {2} {3} can not {4}" },
    Wording { "| no {,} blocks {w}", "each {1} does not block {2}" },
    // Nothing does it to somebody: it can not be done to them
    Wording { "| (no_effect_can/no_card_can/effects_can_not/cards_can_not)", "nothing can" },
    Wording { "| nothing can (reduce/lower/decrease) {,} .", "{1} can not be reduced ." },
    Wording { "| nothing can (increase/raise) {,} .", "{1} can not be increased ." },
    Wording { "| nothing can "
              "{destroy=be_destroyed/exhaust=be_exhausted/ready=be_readied/push=be_pushed} {,} .",
        "{2} can not {1} ." },
    Wording { "| nothing can {move=be_moved/heal=be_healed} {,} .", "{2} can not {1} ." },
    Wording { "can not become ready", "can not be readied" },
    // Who spots
    Wording { "| {,} can not spot {,} .", "{2} can not be spotted ." },
    Wording { "can not spend movement to remove this mercenary's stealth",
        "can not spend movement to remove stealth from this mercenary" },
    Wording {
        "| {,} can not spend movement to remove stealth from {,} .", "{2} can not be spotted ." },
    // What is aimed at nobody: attacks and cards
    Wording { "| {w} attacks can not (be_made_against/be_declared_against/target) {,} .",
        "{2} can not be attacked by {1} attacks ." },
    Wording { "| mercenaries can not make {w} attacks against {,} .",
        "{2} can not be attacked by {1} attacks ." },
    Wording { "can not be attacked with {w} attacks", "can not be attacked by {1} attacks" },
    Wording { "| (your/) opponents can not target {,} with {,} .",
        "{1} can not be targeted by opponents' {2} ." },
    Wording { "| {,} (your_opponents_play/opponents_play/of_opponents) can not target {,} .",
        "{2} can not be targeted by opponents' {1} ." },
    Wording {
        "| {,} {instants/cards} can not target {,} .", "{3} can not be targeted by {1} {2} ." },
    Wording { "targeted by (your/) opponents' cards", "targeted by opponents" },
    Wording { "| cards (your/) opponents control can not", "opponents can not" },
    Wording { "| {,} can be targeted by {this_mercenary/the_bearer} .", "{2} can target {1} ." },
    Wording {
        "(can/may) target mercenaries that are stealthed", "can target stealthed mercenaries" },
    Wording { "may target (mercenaries_with_stealth/stealthed_mercenaries)",
        "can target stealthed mercenaries" },
    Wording { "| stealth does not prevent {,} from targeting mercenaries .",
        "{1} can target stealthed mercenaries ." },
    // At whom shots go that are near
    Wording { "can target adjacent mercenaries with (its/) ranged attacks",
        "can make ranged attacks against adjacent mercenaries" },
    Wording { "can attack adjacent mercenaries with "
              "(its_ranged_attack/its_ranged_attacks/ranged_attacks)",
        "can make ranged attacks against adjacent mercenaries" },
    Wording { "ranged attacks on mercenaries adjacent to it",
        "ranged attacks against adjacent mercenaries" },
    Wording {
        "ranged attacks on adjacent mercenaries", "ranged attacks against adjacent mercenaries" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} ranged attacks can target "
              "adjacent mercenaries",
        "{1} can make ranged attacks against adjacent mercenaries" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} ranged attacks (may/can) "
              "be made against",
        "{1} can make ranged attacks against" },
    Wording { "| adjacent mercenaries can be targeted by "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} ranged attacks .",
        "{1} can make ranged attacks against adjacent mercenaries ." },
    // What attacking and plundering do not do
    Wording { "(can/may) plunder without becoming exhausted", "is not exhausted by plundering" },
    Wording { "(plunder_and_attack/attack_and_plunder) in the same (attack_phase/turn) , in either "
              "order",
        "plunder and attack in the same turn" },
    Wording { "(plunder_and_attack/attack_and_plunder) in the same attack phase",
        "plunder and attack in the same turn" },
    Wording { "without becoming exhausted", "without being exhausted" },
    Wording { "| attacking does not exhaust {,} .", "{1} is not exhausted by attacking ." },
    Wording {
        "| {melee/ranged} attacks do not exhaust {,} .", "{2} is not exhausted by {1} attacks ." },
    Wording { "| {attacking/plundering} does not cause {,} to become exhausted .",
        "{2} is not exhausted by {1} ." },
    Wording {
        "| attacks do not cause {,} to become exhausted .", "{1} is not exhausted by attacking ." },
    Wording { "| attacking does not cause {,} to lose stealth .",
        "{1} does not lose stealth when it attacks ." },
    Wording { "| attacking does not remove "
              "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} stealth .",
        "{1} does not lose stealth when it attacks ." },
    Wording { "| attacking does not remove stealth from {,} .",
        "{1} does not lose stealth when it attacks ." },
    Wording { "does not lose stealth by attacking", "does not lose stealth when it attacks" },
    Wording { "do not lose stealth by attacking", "do not lose stealth when they attack" },
    Wording { "keeps its stealth when", "does not lose stealth when" },
    Wording { "may move even after attacking", "may move after attacking" },
    Wording { "after it has attacked .", "after attacking ." },
    Wording { "| after attacking , {,} (can_still/may_still/may/can) move .",
        "{1} may move after attacking ." },
    Wording { "| after {this_mercenary/the_bearer} attacks , it may move .",
        "{1} may move after attacking ." },
    // How it is always done, said of when it is done
    Wording { "| (when/whenever) {,} {attacks=by_attacking/plunders=by_plundering} , it is not "
              "exhausted .",
        "{1} is not exhausted {2} ." },
    Wording { "| (when/whenever) {,} {attacks=by_attacking/plunders=by_plundering} , it does not "
              "(become_exhausted/exhaust) .",
        "{1} is not exhausted {2} ." },
    Wording { "| (when/whenever) {,} attacks , it does not lose stealth .",
        "{1} does not lose stealth when it attacks ." },
    // Fog, sight and the way
    Wording { "| fog (does/can) not blind {,} .", "{1} is not blinded by fog ." },
    Wording {
        "(can_not_be/does_not_become/do_not_become) blinded by fog", "is not blinded by fog" },
    Wording { "{is/are} immune to fog", "{1} not blinded by fog" },
    Wording { "| {,} on fogged tiles are not blinded .", "{1} are not blinded by fog ." },
    Wording { "obstruct {line_of_sight/los}", "block {1}" },
    Wording { "| (line_of_sight/los) is not blocked by {,} .", "{1} do not block los ." },
    Wording { "| {,} are ignored for line of sight .", "{1} do not block los ." },
    Wording { "| {,} do not block line of sight for (this_mercenary's/its) attacks .",
        "this mercenary can attack past {1} ." },
    Wording { "| {,} do not block line of sight for the bearer's attacks .",
        "the bearer can attack past {1} ." },
    Wording { "| {,} do not block (line_of_sight/los) for {,} .", "{2} can attack past {1} ." },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} line of sight is not "
              "blocked by {,} .",
        "{1} can attack past {2} ." },
    Wording { "| {,} do not block {this_mercenary's=this_mercenary/the_bearer's=the_bearer} "
              "{attacks=attack_past/movement=move_through} .",
        "{2} can {3} {1} ." },
    Wording { "can attack over allied", "can attack past allied" },
    Wording { "(can/may) pass through", "can move through" },
    Wording { "| {this_mercenary's=this_mercenary/the_bearer's=the_bearer} movement is not blocked "
              "by {,} .",
        "{1} can move through {2} ." },
    Wording { "| {,} covers {,} mercenaries .", "{2} mercenaries are covered by {1} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfSubjects()
{
    return ofSubjects;
}

} // namespace triptych::seize
