#include "seize/text/surface/Wordings.h"

#include <array>

// How much damage is dealt and taken: said of the damage, as an order, or of who deals it in other verbs.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofHarm {
    // Of the next attack alone
    Wording { "| {,} takes no damage from the next {melee/ranged/} attack this turn",
        "the next time {1} would be dealt {2} attack damage this turn , prevent it" },
    Wording { "| (all/) damage (dealt_to/that_is_dealt_to) {,} can not be reduced by "
              "{armor/magic_armor}",
        "{1} have no {2}" },
    Wording { "| prevent all damage (from/of) the next attack against {,} this turn",
        "the next attack against {1} this turn deals no damage" },
    // Half of it, and what nothing lessens
    Wording { "half (the/of_the/) damage , (rounded/rounding) {up/down} , from {,} .",
        "half damage from {2} , rounded {1} ." },
    Wording { "| (the/all/) damage from {,} to {this_mercenary/the_bearer} is halved",
        "{2} takes half damage from {1}" },
    Wording { "| (the/all/any/) damage (dealt_by/from) {,} can not be {reduced/prevented} {!by} "
              "{!below} {!to}",
        "{1} deals damage which can not be {2}" },
    Wording { "| (the/all/any/) damage (that/which/) {this_mercenary/the_bearer/it} "
              "(deals/inflicts) can not be {reduced/prevented} {!by} {!below} {!to}",
        "{1} deals damage which can not be {2}" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer/its=it} "
              "{melee/ranged} damage can not be {reduced/prevented} {!by} {!below} {!to}",
        "{1} deals damage with {2} attacks which can not be {3}" },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer/its=it} damage can not be "
              "{reduced/prevented} {!by} {!below} {!to}",
        "{1} deals damage which can not be {2}" },
    // So much of it: twice and half
    Wording { "twice as much {w} damage", "double {1} damage" },
    Wording { "twice as much damage", "double damage" },
    Wording { "(half_as_much/only_half_their/only_half_its/only_half_the/only_half) damage",
        "half damage" },
    Wording { "half damage ( rounded {w} ) {!.} {*} .", "half damage {2} , rounded {1} ." },
    Wording { "takes double that amount .", "takes double damage ." },
    // Other verbs for the same
    Wording { "{suffers=takes/suffer=take} {n} {more/less/additional/extra/fewer}", "{1} {2} {3}" },
    Wording { "{is=takes/are=take} dealt {n} {more/less/additional/extra} {w} damage "
              "{by=damage_from/.=damage_.}",
        "{1} {2} {3} {4} {5}" },
    Wording { "{is=takes/are=take} dealt {n} {more/less/additional/extra} damage "
              "{by=damage_from/.=damage_.}",
        "{1} {2} {3} {4}" },
    Wording { "{suffers=takes/suffer=take} {double/half/no}", "{1} {2}" },
    Wording { "{is=takes/are=take} dealt {double/half} {w} damage {by=damage_from/.=damage_.}",
        "{1} {2} {3} {4}" },
    Wording { "{is=takes/are=take} dealt {double/half} damage {by=damage_from/.=damage_.}",
        "{1} {2} {3}" },
    Wording { "{is=takes/are=take} not dealt damage by", "{1} no damage from" },
    Wording { "can not be damaged by", "takes no damage from" },
    Wording { "{is=takes/are=take} immune to damage from", "{1} no damage from" },
    Wording { "with its {w} attacks .", "with {1} attacks ." },
    // Said as an order
    Wording { "| double (all/the) damage {*} .", "damage {1} is doubled ." },
    Wording { "| double (all/the) {w} damage {*} .", "{1} damage {2} is doubled ." },
    Wording { "| halve (all/the) {w} damage {*} , rounded {w} .",
        "{1} damage {2} is halved , rounded {3} ." },
    Wording { "| (reduce_all/lower_all/reduce_the/lower_the) {w} damage {*} by {n} .",
        "{1} damage {2} is reduced by {3} ." },
    Wording {
        "| increase (all/the) {w} damage {*} by {n} .", "{1} damage {2} is increased by {3} ." },
    Wording {
        "| halve (all/the/) damage {*} , rounded {w} .", "damage {1} is halved , rounded {2} ." },
    Wording { "| (reduce_all/lower_all/reduce_the/lower_the/reduce/lower) damage {*} by {n} .",
        "damage {1} is reduced by {2} ." },
    Wording { "| increase (all/the/) damage {*} by {n} .", "damage {1} is increased by {2} ." },
    Wording { "| halve {!that} {!this} {w} damage {*} , rounded {w} .",
        "{1} damage {2} is halved , rounded {3} ." },
    Wording { "| (reduce/lower) {!that} {!this} {w} damage {*} by {n} .",
        "{1} damage {2} is reduced by {3} ." },
    Wording { "| increase {!that} {!this} {w} damage {*} by {n} .",
        "{1} damage {2} is increased by {3} ." },
    // Damage that is dealt or taken, and by how much it is changed
    Wording { "| any damage {,} deals", "damage {1} deals" },
    Wording { "| (any/the) damage dealt", "damage dealt" },
    Wording { "| (any/all/the) damage {,} takes", "damage {1} takes" },
    Wording { "| the damage of", "damage of" },
    Wording { "damage (dealt_by/of) {this_mercenary's=this_mercenary/the_bearer's=the_bearer} {w} "
              "attacks is",
        "damage {1} deals with {2} attacks is" },
    Wording {
        "damage (dealt_by/of) {this_mercenary's=this_mercenary/the_bearer's=the_bearer} attacks is",
        "damage {1} deals with attacks is" },
    Wording {
        "| damage dealt by enemy attacks is", "damage enemy mercenaries deal with attacks is" },
    Wording {
        "| enemy {melee_attacks/ranged_attacks/attacks} deal", "enemy mercenaries' {1} deal" },
    Wording { "| attacks by {,} deal {,} damage , rounded {w} .",
        "{1} deal {2} damage with attacks , rounded {3} ." },
    Wording { "deal half damage when they attack", "deal half damage with attacks" },
    Wording { "deals half damage when it attacks", "deals half damage with attacks" },
    Wording { "deal double damage when they attack .", "deal double damage with attacks ." },
    Wording { "deals double damage when it attacks .", "deals double damage with attacks ." },
    Wording {
        "| damage {,} {deals/deal} {with/to} {,} is doubled .", "{1} {2} double damage {3} {4} ." },
    Wording { "| damage {,} {deals/deal/takes/take} is doubled .", "{1} {2} double damage ." },
    Wording { "| {w} damage {,} {deals/deal} with {,} is doubled .",
        "{2} {3} double {1} damage with {4} ." },
    Wording {
        "| {w} damage {,} {deals/deal/takes/take} is doubled .", "{2} {3} double {1} damage ." },
    Wording {
        "| damage {,} {takes/take} from {,} is doubled .", "{1} {2} double damage from {3} ." },
    Wording { "| {w} damage {,} {takes/take} from {,} is doubled .",
        "{2} {3} double {1} damage from {4} ." },
    Wording { "| {w} damage taken by {,} is doubled .", "{2} takes double {1} damage ." },
    Wording { "| damage taken by {,} is doubled .", "{1} takes double damage ." },
    Wording { "| damage dealt to {,} by {,} is doubled .", "{1} takes double damage from {2} ." },
    Wording { "| damage dealt to {,} is doubled .", "{1} takes double damage ." },
    Wording {
        "| {w} damage dealt to {,} by {,} is doubled .", "{2} takes double {1} damage from {3} ." },
    Wording { "| {w} damage dealt to {,} is doubled .", "{2} takes double {1} damage ." },
    Wording { "| damage {,} {deals/deal} {with/to} {,} is halved , rounded {w} .",
        "{1} {2} half damage {3} {4} , rounded {5} ." },
    Wording { "| damage {,} {deals/deal/takes/take} is halved , rounded {w} .",
        "{1} {2} half damage , rounded {3} ." },
    Wording { "| {w} damage {,} {deals/deal} with {,} is halved , rounded {w} .",
        "{2} {3} half {1} damage with {4} , rounded {5} ." },
    Wording { "| {w} damage {,} {deals/deal/takes/take} is halved , rounded {w} .",
        "{2} {3} half {1} damage , rounded {4} ." },
    Wording { "| damage {,} {takes/take} from {,} is halved , rounded {w} .",
        "{1} {2} half damage from {3} , rounded {4} ." },
    Wording { "| {w} damage {,} {takes/take} from {,} is halved , rounded {w} .",
        "{2} {3} half {1} damage from {4} , rounded {5} ." },
    Wording { "| {w} damage taken by {,} is halved , rounded {w} .",
        "{2} takes half {1} damage , rounded {3} ." },
    Wording { "| damage taken by {,} is halved , rounded {w} .",
        "{1} takes half damage , rounded {2} ." },
    Wording { "| damage {,} {deals/deal} {with/to} {,} is {increased=more/reduced=less} by {n} .",
        "{1} {2} {6} {5} damage {3} {4} ." },
    Wording { "| damage {,} {deals/deal/takes/take} is {increased=more/reduced=less} by {n} .",
        "{1} {2} {4} {3} damage ." },
    Wording { "| {w} damage {,} {deals/deal} with {,} is {increased=more/reduced=less} by {n} .",
        "{2} {3} {6} {5} {1} damage with {4} ." },
    Wording { "| {w} damage {,} {deals/deal/takes/take} is {increased=more/reduced=less} by {n} .",
        "{2} {3} {5} {4} {1} damage ." },
    Wording { "| damage {,} {takes/take} from {,} is {increased=more/reduced=less} by {n} .",
        "{1} {2} {5} {4} damage from {3} ." },
    Wording { "| {w} damage {,} {takes/take} from {,} is {increased=more/reduced=less} by {n} .",
        "{2} {3} {6} {5} {1} damage from {4} ." },
    Wording { "| {w} damage taken by {,} is {increased=more/reduced=less} by {n} .",
        "{2} takes {4} {3} {1} damage ." },
    Wording { "| damage taken by {,} is {increased=more/reduced=less} by {n} .",
        "{1} takes {3} {2} damage ." },
};

} // namespace

std::span<const text::Wording> wordingsOfHarm()
{
    return ofHarm;
}

} // namespace triptych::seize
