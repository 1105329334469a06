#include "seize/text/surface/Wordings.h"

#include <array>

// The same deed told of who does it, of whom it is done to, or of who is made to do it.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofVoices {
    // "Target mercenary is put ...": whoever plays the card does it
    Wording { "the {deck/hand/warchest/discard} of its owner", "its owner's {1}" },
    Wording { "| {target/each} {,} is put on", "put {1} {2} on" },
    Wording { "| {target/each} {,} is shuffled into", "shuffle {1} {2} into" },
    Wording { "| {target/each} {,} goes (to/on) the bottom of", "put {1} {2} on the bottom of" },
    Wording { "| {target/each} {,} goes on top of", "put {1} {2} on top of" },
    Wording { "| {target/each} {,} is {pushed=push/pulled=pull} {n}", "{3} {1} {2} {4}" },
    Wording { "| {target/each} {,} is {pushed=push/pulled=pull} up to", "{3} {1} {2} up to" },
    Wording { "| {target/each} {,} is moved {up_to/to}", "move {1} {2} {3}" },
    Wording { "| {that_mercenary/it} is put on", "put {1} on" },
    Wording { "| {that_mercenary/it} is shuffled into", "shuffle {1} into" },
    Wording { "| {that_mercenary/it} goes (to/on) the bottom of", "put {1} on the bottom of" },
    Wording { "| {that_mercenary/it} goes on top of", "put {1} on top of" },
    Wording { "| {that_mercenary/it} is {pushed=push/pulled=pull} {n}", "{2} {1} {3}" },
    Wording { "| {that_mercenary/it} is {pushed=push/pulled=pull} up to", "{2} {1} up to" },
    Wording { "| {that_mercenary/it} is moved {up_to/to}", "move {1} {2}" },
    Wording { "| all {,} are put on", "put all {1} on" },
    Wording { "| all {,} are shuffled into", "shuffle all {1} into" },
    Wording { "| all {,} go (to/on) the bottom of", "put all {1} on the bottom of" },
    Wording { "| all {,} go on top of", "put all {1} on top of" },
    Wording { "| all {,} are {pushed=push/pulled=pull} {n}", "{2} all {1} {3}" },
    Wording { "| all {,} are {pushed=push/pulled=pull} up to", "{2} all {1} up to" },
    Wording { "| all {,} are moved {up_to/to}", "move all {1} {2}" },
    Wording {
        "| move {,} to the {bottom=the_bottom/top} of {,} deck", "put {1} on {2} of {3} deck" },
    Wording { "| target {,} moves to target", "move target {1} to target" },
    Wording { "{target/a=an} tile that is empty", "{1} empty tile" },
    Wording { "| target {,} is countered", "counter target {1}" },
    Wording { "that ability's controller", "its controller" },
    Wording { "the controller of that ability", "its controller" },
    Wording { "| counter target {,} unless the player who played it",
        "counter target {1} unless its controller" },
    Wording { "gets {upstaged/pushed/pulled/destroyed/exhausted/silenced/blinded/readied/healed}",
        "is {1}" },
    Wording { "gets {moved/equipped/unequipped}", "is {1}" },
    // Who is made to
    Wording { "| (have/make) {~} fight", "{1} fights" },
    Wording {
        "| choose {,} and {,} . (those_mercenaries/they) fight each other", "{1} fights {2}" },
    Wording { "| choose {,} and {,} . they fight .", "{1} fights {2} ." },
    Wording { "{opponent/player/controller} must "
              "{destroy=destroys/sacrifice=sacrifices/exhaust=exhausts/return=returns}",
        "{1} {2}" },
    Wording {
        "{opponent/player/controller} must {choose=chooses/reveal=reveals/draw=draws}", "{1} {2}" },
    // What is prevented
    Wording { "| the next {n} damage dealt to {,} this turn is prevented",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "prevent the next {n} damage that {,} would (be_dealt/take/suffer) this turn",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "prevent the next {n} damage {!that} {!to} {!dealt} {,} would (be_dealt/take/suffer) "
              "this turn",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "| this turn , prevent the next {n} damage that {,} would (be_dealt/take/suffer) .",
        "prevent the next {1} damage that would be dealt to {2} this turn ." },
    Wording { "| this turn , prevent the next {n} damage {!that} {!to} {!dealt} {,} would "
              "(be_dealt/take/suffer) .",
        "prevent the next {1} damage that would be dealt to {2} this turn ." },
    Wording { "| this turn , prevent the next {n} damage that would be dealt to {,} .",
        "prevent the next {1} damage that would be dealt to {2} this turn ." },
    Wording { "| the next {n} {w} damage (that_would_be/) dealt to {,} this turn is prevented",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn" },
    Wording { "prevent the next {n} {w} damage that {,} would (be_dealt/take/suffer) this turn",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn" },
    Wording { "prevent the next {n} {w} damage {!that} {!to} {!dealt} {,} would "
              "(be_dealt/take/suffer) this turn",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn" },
    Wording {
        "| this turn , prevent the next {n} {w} damage that {,} would (be_dealt/take/suffer) .",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn ." },
    Wording { "| this turn , prevent the next {n} {w} damage {!that} {!to} {!dealt} {,} would "
              "(be_dealt/take/suffer) .",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn ." },
    Wording { "| this turn , prevent the next {n} {w} damage that would be dealt to {,} .",
        "prevent the next {1} {2} damage that would be dealt to {3} this turn ." },
    Wording {
        "| the next {w} damage {!that} {!dealt} {,} would (be_dealt/take) this turn is prevented",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "| the next {w} damage that {,} would (be_dealt/take) this turn is prevented",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "| the next {w} damage that would be dealt to {,} this turn is prevented",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    Wording { "the next time a {w} attack would deal damage to {,} this turn",
        "the next time {2} would be dealt {1} damage this turn" },
    Wording { "the next time an attack would deal damage to {,} this turn",
        "the next time {1} would be dealt attack damage this turn" },
    Wording { ", it takes (none_instead/none)", ", prevent it" },
    // What cannot be
    Wording { "(becomes/is/are) indestructible", "can not be destroyed" },
    Wording { "| nothing can destroy {,} this turn", "{1} can not be destroyed this turn" },
    Wording { "(is/are) unable to", "can not" },
    Wording { "{mercenary/mercenaries/it} may not", "{1} can not" },
    // How far
    Wording { "in the direction of", "toward" },
    Wording { "push {,} toward {,} by {n} tile", "push {1} {3} tile toward {2}" },
    Wording { "push {,} back {n} {tile/tiles} toward", "push {1} {2} {3} toward" },
    Wording { "if that mercenary was {pushed/moved} this way", "if it was {1} this way" },
    Wording { ". if that pushes it ,", ". if it was pushed this way ," },
    Wording { "for each tile pushed {!this}", "for each tile moved this way" },
    Wording { "| push {...} tile it moved .", "push {1} tile moved this way ." },
    // Healed in full
    Wording { "max health", "maximum health" },
    Wording { "regains all (of_its_missing/its_missing/its) health", "is fully healed" },
    Wording { "| restore {,} to (its_full/its_maximum/full/maximum) health", "fully heal {1}" },
    Wording { "| restore all health to {,} .", "fully heal {1} ." },
    Wording { "is healed to its (maximum/full) health", "is fully healed" },
    Wording { "heals an amount equal to", "heals for an amount equal to" },
    Wording { "| heal {,} {mercenary/ally} half its", "heal {1} {2} by half its" },
    Wording { "| heal it half its", "heal it by half its" },
    Wording { "(is_healed_for/is_healed_by/heals) half", "heals for half" },
    Wording { "| restore health equal to {~} , rounded {w} , to {,} .",
        "heal {3} equal to {1} , rounded {2} ." },
    Wording { "| restore health equal to {,} to {,} .", "heal {2} equal to {1} ." },
    // Who may be made to
    Wording { "you may have {~} fight", "you may {1} fight" },
    // Neither of two deeds
    Wording { "(can/may) neither be {w} nor {w}", "can not be {1} and can not be {2}" },
    Wording { "(can/may) neither {w} nor {w}", "can not {1} or {2}" },
    Wording {
        "prevent {,} from {attacking=not_attack/moving=not_move/plundering=not_plunder} {!or}",
        "{1} can {2}" },
    Wording {
        "{w} is prevented from {attacking=not_attack/moving=not_move/plundering=not_plunder} {!or}",
        "{1} can {2}" },
    Wording { "prevent {,} from {attacking=not_attack/plundering=not_plunder} or moving",
        "{1} can {2} or move" },
    Wording { "prevent {,} from {attacking=not_attack/moving=not_move} or plundering",
        "{1} can {2} or plunder" },
    Wording { "prevent {,} from {moving=not_move/plundering=not_plunder} or attacking",
        "{1} can {2} or attack" },
    // Sent back, and hidden
    Wording { "| target {,} (is_returned/goes_back/returns) to", "return target {1} to" },
    Wording { "| put target {,} into its owner's hand", "return target {1} to its owner's hand" },
    Wording {
        "| move target {,} (back/) to its owner's hand", "return target {1} to its owner's hand" },
    Wording { "| put target {,} into stealth", "target {1} gains stealth" },
    Wording { "| {that_mercenary/it} (is_returned/goes_back/returns) to", "return {1} to" },
    Wording { "| put {that_mercenary/it} into its owner's hand", "return {1} to its owner's hand" },
    Wording { "| move {that_mercenary/it} (back/) to its owner's hand",
        "return {1} to its owner's hand" },
    Wording { "| put {that_mercenary/it} into stealth", "{1} gains stealth" },
    Wording { "(goes_into/enters) stealth", "gains stealth" },
    Wording { "enter stealth", "gain stealth" },
    Wording { "leaves stealth .", "loses stealth ." },
    Wording { "| choose target {,} and counter it", "counter target {1}" },
    Wording {
        "| target {,} mercenary's controller", "choose target {1} mercenary . its controller" },
    Wording { "| target mercenary's controller", "choose target mercenary . its controller" },
    Wording { "may {*} . if {it/this_mercenary/that_mercenary/the_bearer} does ,",
        "may {1} . if you do ," },
    Wording { "| neither (of_them/of_those_mercenaries/mercenary/) can", "they can not" },
    Wording { "if you destroy {n} or more (mercenaries/of_them/) (this_way/) ,",
        "if {1} or more mercenaries are destroyed this way ," },
    Wording {
        "if {it/that_mercenary} (can_not/could_not) be {pushed/moved} ,", "if {1} was not {2} ," },
    Wording { ". if it (ends/ended) (that/this/its/the) (movement/move) {adjacent/next/in/on}",
        ". if it is {1}" },
    // Damage that is reduced
    Wording { "| reduce (all/any/the/) damage dealt to {,} by {n}",
        "damage dealt to {1} is reduced by {2}" },
    Wording { "| reduce (all/) damage that would be dealt to {,} by {n}",
        "damage dealt to {1} is reduced by {2}" },
    Wording { "| prevent {n} of (any/all) damage that would be dealt to {,} .",
        "damage dealt to {2} is reduced by {1} ." },
    Wording { "prevent {,} from being {w}", "{1} can not be {2}" },
    Wording { "{melee/move/bounty} drops by {n}", "{1} is reduced by {2}" },
    Wording {
        "| target {,} unequips all (of/) its treasures", "unequip all treasures from target {1}" },
    Wording { "| the next time a mercenary attacks target {,} this turn , {,} that mercenary .",
        "the next time target {1} is attacked this turn , {2} the attacker ." },
    Wording { "| the next time an enemy attacks target {,} this turn , {,} that enemy .",
        "the next time target {1} is attacked this turn , {2} the attacker ." },
    Wording { "damage to everyone", "damage to each mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfVoices()
{
    return ofVoices;
}

} // namespace triptych::seize
