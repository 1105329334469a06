#include "seize/text/Wordings.h"

#include <array>

// Who and what is spoken of, as people shorten it, and what goes without saying of a deed.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpeaking {
    // Who is spoken of
    Wording { "on him", "on it" },
    Wording { "on her", "on it" },
    Wording { "heal him", "heal it" },
    Wording { "heal her", "heal it" },
    Wording { "equipped to him", "equipped to it" },
    Wording { "equipped to her", "equipped to it" },
    Wording { "then , if he has", "then , if it has" },
    Wording { "then , if she has", "then , if it has" },
    Wording { "if he has", "if it has" },
    Wording { "if she has", "if it has" },
    Wording { "there's", "there is" },
    Wording { "that's", "that is" },
    Wording { "who's", "that is" },
    Wording { "w/o", "without" },
    Wording { "w/", "with" },
    Wording { "the plundered opponent", "that player" },
    Wording { "the plundered player", "that player" },
    Wording { "each of up to {n} other target", "up to {1} other target" },
    Wording { "( allies too )", "" },
    Wording { "( allied ones too )", "" },
    Wording { "( enemies too )", "" },
    Wording { "( friend or foe )", "" },
    Wording { "( friends and foes )", "" },
    Wording { "mercenaries too", "mercenaries" },
    Wording { "enemies too", "enemies" },
    Wording { "allies too", "allies" },
    Wording { "the mercenary this is equipped to", "the bearer" },
    Wording { "the mercenary this treasure is equipped to", "the bearer" },
    Wording { "the mercenary carrying this", "the bearer" },
    Wording { "the mercenary carrying this treasure", "the bearer" },
    Wording { "loses {n} extra loot", "loses {1} loot" },
    Wording { "{w} mercenary or {w} mercenary", "{1} or {2} mercenary" },
    Wording { "{w} mercenary or {w} mercenaries", "{1} or {2} mercenaries" },
    Wording { "your {w} mercenary and {w} mercenaries", "your {1} and {2} mercenaries" },
    Wording { "other {w} mercenary and {w} mercenaries", "other {1} and {2} mercenaries" },
    Wording { "{w} mercenary or {w} card", "{1} or {2} card" },
    Wording { "{w} mercenaries or {w} mercenaries", "{1} or {2} mercenaries" },
    Wording {
        "{w} mercenaries and {w} mercenaries you control", "{1} and {2} mercenaries you control" },
    Wording { "one of their treasures", "a treasure they control" },
    Wording { "one of that player's treasures", "a treasure they control" },
    Wording { "one of their weapons", "a weapon they control" },
    Wording { "one of their relics", "a relic they control" },
    Wording { "{n} of their mercenaries", "{1} mercenaries they control" },
    Wording { "{n} of that player's mercenaries", "{1} mercenaries they control" },
    Wording { "| teleport", "move" },
    Wording { "| relocate", "move" },
    Wording { "| shift target", "move target" },
    Wording { "| slide target", "move target" },
    Wording { "| drag target", "pull target" },
    Wording { "| shove target", "push target" },
    Wording { "| knock back target", "push target" },
    Wording { "| bounce target {,} .", "return target {1} to its owner's hand ." },
    Wording { "| recall target {,} .", "return target {1} to its owner's hand ." },
    // Who was dealt damage, where that is not this itself
    Wording { "this deals {*} the mercenary that was dealt that damage",
        "this deals {1} that mercenary" },
    Wording { "this deals {*} the enemy that was dealt that damage", "this deals {1} that enemy" },
    Wording { "this mercenary deals {*} the mercenary that was dealt that damage",
        "this mercenary deals {1} that mercenary" },
    Wording { "this mercenary deals {*} the enemy that was dealt that damage",
        "this mercenary deals {1} that enemy" },
    Wording { "the bearer deals {*} the mercenary that was dealt that damage",
        "the bearer deals {1} that mercenary" },
    Wording { "the bearer deals {*} the enemy that was dealt that damage",
        "the bearer deals {1} that enemy" },
    Wording { "an enemy is dealt {*} the enemy that was dealt that damage",
        "an enemy is dealt {1} that enemy" },
    Wording { "an enemy mercenary is dealt {*} the enemy that was dealt that damage",
        "an enemy mercenary is dealt {1} that enemy" },
    Wording { "an ally is dealt {*} the ally that was dealt that damage",
        "an ally is dealt {1} that ally" },
    Wording { "an allied mercenary is dealt {*} the ally that was dealt that damage",
        "an allied mercenary is dealt {1} that ally" },
    Wording { "a mercenary is dealt {*} the mercenary that was dealt that damage",
        "a mercenary is dealt {1} that mercenary" },
    Wording { "this deals {*} the mercenary that was dealt this damage",
        "this deals {1} that mercenary" },
    Wording { "this deals {*} the enemy that was dealt this damage", "this deals {1} that enemy" },
    Wording { "this mercenary deals {*} the mercenary that was dealt this damage",
        "this mercenary deals {1} that mercenary" },
    Wording { "this mercenary deals {*} the enemy that was dealt this damage",
        "this mercenary deals {1} that enemy" },
    Wording { "the bearer deals {*} the mercenary that was dealt this damage",
        "the bearer deals {1} that mercenary" },
    Wording { "the bearer deals {*} the enemy that was dealt this damage",
        "the bearer deals {1} that enemy" },
    Wording { "an enemy is dealt {*} the enemy that was dealt this damage",
        "an enemy is dealt {1} that enemy" },
    Wording { "an enemy mercenary is dealt {*} the enemy that was dealt this damage",
        "an enemy mercenary is dealt {1} that enemy" },
    Wording { "an ally is dealt {*} the ally that was dealt this damage",
        "an ally is dealt {1} that ally" },
    Wording { "an allied mercenary is dealt {*} the ally that was dealt this damage",
        "an allied mercenary is dealt {1} that ally" },
    Wording { "a mercenary is dealt {*} the mercenary that was dealt this damage",
        "a mercenary is dealt {1} that mercenary" },
    Wording {
        "this deals {*} the mercenary that took that damage", "this deals {1} that mercenary" },
    Wording { "this deals {*} the enemy that took that damage", "this deals {1} that enemy" },
    Wording { "this mercenary deals {*} the mercenary that took that damage",
        "this mercenary deals {1} that mercenary" },
    Wording { "this mercenary deals {*} the enemy that took that damage",
        "this mercenary deals {1} that enemy" },
    Wording { "the bearer deals {*} the mercenary that took that damage",
        "the bearer deals {1} that mercenary" },
    Wording {
        "the bearer deals {*} the enemy that took that damage", "the bearer deals {1} that enemy" },
    Wording { "an enemy is dealt {*} the enemy that took that damage",
        "an enemy is dealt {1} that enemy" },
    Wording { "an enemy mercenary is dealt {*} the enemy that took that damage",
        "an enemy mercenary is dealt {1} that enemy" },
    Wording {
        "an ally is dealt {*} the ally that took that damage", "an ally is dealt {1} that ally" },
    Wording { "an allied mercenary is dealt {*} the ally that took that damage",
        "an allied mercenary is dealt {1} that ally" },
    Wording { "a mercenary is dealt {*} the mercenary that took that damage",
        "a mercenary is dealt {1} that mercenary" },
    // Of one alone: of several some may have lost none, and it was done
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "that removed nothing ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "that removes nothing ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "nothing was removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "nothing was removed ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "nothing is removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "no counter was removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "no counters were removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| remove all {~} from {!two} {!three} {!up} {!all} {!each} {!them} {!any} {*} . if "
              "no status was removed this way ,",
        "remove all {1} from {2} . if you do not ," },
    Wording { "| cleanse {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if that "
              "removed nothing ,",
        "cleanse {1} . if you do not ," },
    Wording { "| cleanse {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if "
              "nothing was removed this way ,",
        "cleanse {1} . if you do not ," },
    Wording { "| cleanse {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if no "
              "status was removed this way ,",
        "cleanse {1} . if you do not ," },
    Wording { "| mend {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if that "
              "removed nothing ,",
        "mend {1} . if you do not ," },
    Wording { "| mend {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if nothing "
              "was removed this way ,",
        "mend {1} . if you do not ," },
    Wording { "| mend {!two} {!three} {!up} {!all} {!each} {!them} {!any} {!and} {*} . if no "
              "status was removed this way ,",
        "mend {1} . if you do not ," },
    Wording { "is considered to be of every class .", "is of every class ." },
    Wording { "is considered to be every class .", "is of every class ." },
    Wording { "is considered to be a mercenary of every class .", "is of every class ." },
    Wording { "are considered to be of every class .", "are of every class ." },
    Wording { "< | return target {,} to its owner's hand . put its treasures into their owners' "
              "warchests .",
        "unequip all treasures from target {1} . return it to its owner's hand ." },
    Wording { "< | return target {,} to its owner's hand . put its treasures into their owner's "
              "warchest .",
        "unequip all treasures from target {1} . return it to its owner's hand ." },
    Wording {
        "< | return target {,} to its owner's hand . put its treasures into its owner's warchest .",
        "unequip all treasures from target {1} . return it to its owner's hand ." },
    Wording { "any two", "two" },
    Wording { "already on it", "on it" },
    // How far, of who is pushed: no description of who that is
    Wording { "push {,} up to {n} tiles away from", "push {1} up to {2} tiles directly away from" },
    Wording { "push {,} up to {n} tile away from", "push {1} up to {2} tile directly away from" },
    Wording { "push {,} up to {n} tiles away", "push {1} up to {2} tiles back" },
    Wording { "push {,} up to {n} tile away", "push {1} up to {2} tile back" },
    Wording { "move {,} up to {n} tiles away from", "move {1} up to {2} tiles directly away from" },
    Wording {
        "push {,} up to {n} spaces away from", "push {1} up to {2} tiles directly away from" },
    Wording { "push {,} up to {n} spaces away", "push {1} up to {2} tiles back" },
    // What is so of every attack that an effect makes
    Wording { ". this attack does not exhaust it .", "." },
    Wording { ". that attack does not exhaust it .", "." },
    Wording { ". the attack does not exhaust it .", "." },
    Wording { ". it is not exhausted by this attack .", "." },
    Wording { ". this attack does not exhaust that mercenary .", "." },
    Wording { ". this does not exhaust it .", "." },
    Wording { "( this attack does not exhaust it . )", "" },
    Wording { "( this does not exhaust it . )", "" },
    // Whose
    // What becomes of what is seen
    Wording { "in the order of your choice", "in any order" },
    Wording { "in whatever order you like", "in any order" },
    Wording { "in any order you like", "in any order" },
    Wording { "in any order you choose", "in any order" },
    Wording { "in an order of your choice", "in any order" },
    Wording { "coin flips", "flips" },
    Wording {
        "flip {n} coins . for each {*} you win ,", "flip {1} coins . for each flip you win ," },
    Wording { "for each coin that lands on heads", "for each heads" },
    Wording { "for each coin that lands heads", "for each heads" },
    Wording { "for each one that lands heads", "for each heads" },
    Wording { "different enemies", "enemies" },
    Wording { "different enemy mercenaries", "enemy mercenaries" },
    Wording { "different mercenaries", "mercenaries" },
    Wording { "to hand unless", "to its owner's hand unless" },
    Wording { "| when you do ,", "if you do ," },
    Wording { "| when they do ,", "if they do ," },
    Wording { "| when that player does ,", "if they do ," },
    Wording { "each {,} except this mercenary", "each other {1}" },
    Wording { "all {,} except this mercenary", "all other {1}" },
    Wording { "each {,} other than this mercenary", "each other {1}" },
    Wording { "all {,} other than this mercenary", "all other {1}" },
    Wording { "target {,} other than this mercenary", "another target {1}" },
    Wording { "each {,} except the bearer", "each other {1}" },
    Wording { "all {,} except the bearer", "all other {1}" },
    // Whom or what a sentence is about without naming it first
    Wording {
        "< | {,} equal to the {w} of target {*} .", "choose target {3} . {1} equal to its {2} ." },
    Wording { "< > | {,} each {,} on target tile and each tile adjacent to it .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "< > | {,} each {,} on target tile and each adjacent tile .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "< > | {,} each {,} on target tile or adjacent to it .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "< > | {,} each {,} on or adjacent to target tile .",
        "choose target tile . {1} each {2} on that tile or adjacent to it ." },
    Wording { "place fog on it and each tile adjacent to it",
        "place fog on that tile and each tile adjacent to it" },
    Wording { "the total number of", "the number of" },
    Wording { "the combined number of", "the number of" },
    Wording { "on each of those tiles", "on those tiles" },
    Wording { "loses half of its health", "loses half its health" },
    Wording { "onto this one", "onto this mercenary" },
    Wording { "to this one", "to this mercenary" },
    Wording { "adjacent to this one", "adjacent to this mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpeaking()
{
    return ofSpeaking;
}

} // namespace triptych::seize
