#include "seize/text/surface/Wordings.h"

#include <array>

// What comes instead of something else, and more or less of it: the order in which people say that.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofInstead {
    // What comes instead, in a sentence of its own
    Wording { ", (that_mercenary/this_mercenary/the_bearer/it) is not destroyed . instead ,",
        ", instead" },
    Wording { "would take damage", "would be dealt damage" },
    Wording { "would take {w} damage", "would be dealt {1} damage" },
    // A condition in the middle of what would happen stands before it
    Wording { "| (each_time/when/whenever) {,} would be dealt", "if {1} would be dealt" },
    Wording { "| if {,} would be destroyed (as_long_as/while) {,} ,",
        "as long as {2} , if {1} would be destroyed ," },
    // What is done instead, said last
    Wording { "| the first time {,} would be destroyed , destroy this {w} instead .",
        "if {1} would be destroyed , instead destroy this {2} ." },
    Wording { "{as_long_as/while} a treasure is equipped to it", "{1} it has a treasure equipped" },
    Wording { "would be destroyed this turn , prevent that and {,} .",
        "would be destroyed this turn , instead {1} ." },
    Wording { "and its health becomes {n} .", "and set its health to {1} ." },
    Wording { "instead its health becomes {n}", "instead set its health to {1}" },
    // Of each that much: "each ally with Bleed loses all Bleed and heals that much"
    Wording { "| each {,} loses all {w} and heals that much .",
        "for each {1} in turn , remove all {2} from it and heal it that much ." },
    Wording { "| remove all {w} from each {,} (./and) heal each of them that much .",
        "for each {2} in turn , remove all {1} from it and heal it that much ." },
    // Of each the one or the other: "each ally heals 1. Those in your Guild Hall heal 3 instead"
    Wording { "| each {,} heals {n} . those that are {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it is {3} , instead heal it {4} ." },
    Wording { "| heal each {,} {n} . those that are {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it is {3} , instead heal it {4} ." },
    Wording { "| deal {n} {w} damage to each {,} . those that are {,} take {n} instead .",
        "for each {3} in turn , deal {1} {2} damage to it . if it is {4} , instead deal {5} {2} "
        "damage to it ." },
    Wording { "| each {,} heals {n} . those with {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it has {3} , instead heal it {4} ." },
    Wording { "| heal each {,} {n} . those with {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it has {3} , instead heal it {4} ." },
    Wording { "| deal {n} {w} damage to each {,} . those with {,} take {n} instead .",
        "for each {3} in turn , deal {1} {2} damage to it . if it has {4} , instead deal {5} {2} "
        "damage to it ." },
    Wording { "| each {,} heals {n} . those that have {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it has {3} , instead heal it {4} ." },
    Wording { "| heal each {,} {n} . those that have {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it has {3} , instead heal it {4} ." },
    Wording { "| deal {n} {w} damage to each {,} . those that have {,} take {n} instead .",
        "for each {3} in turn , deal {1} {2} damage to it . if it has {4} , instead deal {5} {2} "
        "damage to it ." },
    Wording { "| each {,} heals {n} . those {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it is {3} , instead heal it {4} ." },
    Wording { "| heal each {,} {n} . those {,} heal {n} instead .",
        "for each {1} in turn , heal it {2} . if it is {3} , instead heal it {4} ." },
    Wording { "| deal {n} {w} damage to each {,} . those {,} take {n} instead .",
        "for each {3} in turn , deal {1} {2} damage to it . if it is {4} , instead deal {5} {2} "
        "damage to it ." },
    // What is so of some is more of it for a time
    Wording { "| {,} have {~} . (as_long_as/while/if) {~} , they have {~} instead .",
        "unless {3} , {1} have {2} . as long as {3} , {1} have {4} ." },
    Wording { "| {,} have {,} . they have {~} instead (as_long_as/while/if) {,} .",
        "unless {4} , {1} have {2} . as long as {4} , {1} have {3} ." },
    Wording { "| {,} get {~} . (as_long_as/while/if) {~} , they get {~} instead .",
        "unless {3} , {1} get {2} . as long as {3} , {1} get {4} ." },
    Wording { "| {,} get {,} . they get {~} instead (as_long_as/while/if) {,} .",
        "unless {4} , {1} get {2} . as long as {4} , {1} get {3} ." },
    // What is so while something is, and what is so while it is not
    Wording { "^ {passive_:/equipped_:/} {as_long_as/while/if} {~} , "
              "{its/this_mercenary's/the_bearer's} {w} attacks {~} . otherwise (,/) they {*} .",
        "{1} while {3} , {4} {5} attacks {6} . unless {3} , {4} {5} attacks {7} ." },
    Wording { "^ {passive_:/equipped_:/} {as_long_as/while} {~} , {*} . otherwise (,/) {!it} {*} .",
        "{1} {2} {3} , {4} . unless {3} , {5} ." },
    Wording { "| {,} {gets/get/has/have} {,} {as_long_as/while} {,} , and {,} otherwise .",
        "{1} {2} {3} {4} {5} . {1} {2} {6} unless {5} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfInstead()
{
    return ofInstead;
}

} // namespace triptych::seize
