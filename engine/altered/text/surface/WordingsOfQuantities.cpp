#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfQuantities {
    Wording { "{gain/gains} {n} {boost/boosts} . if {~} , {i/it} {gain/gains} {n} instead",
        "{1} {2} {3} . If {4} , {5} {6} {7} boosts instead" },
    Wording { "{gain/gains} {n} {w} {counter/counters} . if {~} , {i/it} {gain/gains} {n} instead",
        "{1} {2} {3} {4} . If {5} , {6} {7} {8} {3} counters instead" },
    Wording { "{gain/gains} {w} counters equal to {,}", "{1} X {2} counters , where X is {3}" },
    // At least so many
    Wording { "can't play (a/an) {~} more than once (each/per) {turn/day=Day/afternoon=Afternoon}",
        "can't play more than one {1} each {2}" },
    Wording { "can't play (a/any) {spell=Spells/spells=Spells/character=Characters/"
              "characters=Characters/card=cards/cards/permanent=Permanents/permanents=Permanents/"
              "landmark=Landmarks/landmarks=Landmarks}",
        "can't play {1}" },
    Wording { "the number of my boosts", "my number of boosts" },
    Wording { "draw (that_many/as_many) {./,}", "draw that many cards {1}" },
    Wording { "my expedition has at least {n} {{v}/{m}/{o}}",
        "the {2} of my Expedition is at least {1}" },
    Wording { "the {{v}/{m}/{o}} of {~} can't be less than {n}", "the {1} of {2} is at least {3}" },
    Wording { "{has/have/with/had} at least {n} {!statistic}", "{1} {2} or more" },
    Wording { "{due_to/there_are} at least {n}", "{1} {2} or more" },
    // How many there are
    Wording { "visible {{v}/{m}/{o}} {region/regions}", "visible {2} with {1}" },
    Wording { "there are {n} or more visible regions with {{v}/{m}/{o}}",
        "{1} or more {2} regions are visible" },
    Wording { "with {n} or more boosts on it", "with {1} or more boosts" },
    Wording { "there are {n} or more boosts on me", "I have {1} or more boosts" },
    Wording { "there are {n} or more {w} counters on {~} ,", "{3} has {1} or more {2} counters ," },
    Wording { "had any boosts", "was [Boosted]" },

    Wording { "for every {n}", "for each {1}" },
    Wording { "control (both/either) {!of} {!,} {!.}", "control" },
    Wording { "(when/whenever) you spend {boosts/counters}", "when you spend 1 or more {1}" },
    Wording { "(when/whenever) any number of", "when one or more" },
    Wording { "(when/whenever) {~} {draws/draw} cards", "when {1} {2} one or more cards" },
    Wording { "plus {n} {boosts/boost} for each", "and {1} {2} for each" },
    Wording { "{their/your} hand and reserve", "{1} hand and {1} Reserve" },
    Wording { "if your landmarks have (a/) total {hand=Hand/reserve=Reserve/base=Base} cost (of/)",
        "if cards in your Landmarks have total {1} Cost" },
    Wording { "if {~} have (a/) total {hand=Hand/reserve=Reserve/base=Base} cost (of/) {*} {,/:}",
        "if the total {2} Cost of {1} is {3} {4}" },
    Wording { "if (your_characters/characters_you_control) have a total of {n} or more boosts",
        "if there are {1} or more boosts among Characters you control" },
    Wording { "if your characters have {n} or more boosts in total",
        "if there are {1} or more boosts among Characters you control" },
    Wording { "( (max/maximum/up_to_a_maximum_of/up_to) {n} )", ", up to a max of {1}" },
    Wording { ", (but/) no more than {n} .", ", up to a max of {1} ." },
    Wording {
        "with (a/) combined {hand=Hand/reserve=Reserve/base=Base} cost", "with total {1} Cost" },
    Wording { "choose {n} different :", "choose {1} :" },
    Wording { "{discards/discard} all but {n} cards (from/in) their {hand/reserve=Reserve}",
        "{1} cards from their {3} until they have {2} left" },
    Wording { "discard all but {n} cards (from/in) your {hand/reserve=Reserve}",
        "discard cards from your {2} until you have {1} left" },
    Wording { "with {hand=Hand/reserve=Reserve/base=Base} cost "
              "{less_than_or_equal_to/equal_to/less_than/greater_than} the (sacrificed/discarded) "
              "(character's/permanent's/card's/one's)",
        "with {1} Cost {2} its {1} Cost" },
    // As many as
    Wording { "draw a number of cards equal to {~} .", "draw X cards , where X is {1} ." },
    Wording { "a number of {boosts/counters} equal to", "{1} equal to" },
    Wording { "a number of {w} counters equal to {~} .", "X {1} counters , where X is {2} ." },
    Wording {
        "for each (different/) terrain (your_expeditions_are_in/in_which_you_have_expeditions)",
        "for each different terrain among the regions of your Expeditions" },
    Wording { "number of (different/) terrains your expeditions are in",
        "number of different terrains among the regions of your Expeditions" },
    Wording { "boosts equal to the difference between {its/my} {{v}/{m}/{o}} and {{v}/{m}/{o}}",
        "boosts equal to the difference between {1} {2} and {1} {3}" },
    Wording { "{gains/gain} as many boosts as (there_are/the_number_of) {~} .",
        "{1} X boosts , where X is the number of {2} ." },
    Wording {
        "{gains/gain} as many boosts as the result .", "{1} X boosts , where X is the result ." },
    Wording {
        "give {~} as many boosts as the result .", "{1} gains X boosts , where X is the result ." },
    Wording { "draw as many cards as (there_are/the_number_of) {~} .",
        "draw X cards , where X is the number of {1} ." },
    Wording { "draw as many cards as the result .", "draw X cards , where X is the result ." },
    Wording { "draw as many cards as i had boosts .", "draw a card for each boost I had ." },
    Wording { "for each boost that was on me .", "for each boost I had ." },
    Wording { "draw until", "draw cards until" },
    Wording { "until there are {n} cards in your hand", "until you have {1} cards in hand" },
    Wording { "until you find a", "until you reveal a" },
    // One more
    Wording { "(one/an) (additional/extra) region", "one more region" },
    Wording { "^ during night , you may keep {*} in reserve {...} .",
        "you may keep {1} in Reserve during Night {2} ." },
    Wording { "keep (one/an) (additional/extra/more) exhausted card in reserve during night",
        "keep one more card in Reserve during Night if it's exhausted" },
    Wording { "(an_additional_card/one_additional_card/one_extra_card) in reserve",
        "one more card in Reserve" },
    // Statistics
    Wording { "my {{v}/{m}/{o}} (equals/is) the number of", "my {1} is equal to the number of" },
    Wording { "^ i have {{v}/{m}/{o}} equal to", "my {1} is equal to" },
    Wording { "(all_my_statistics_are/my_statistics_are_all) equal to",
        "each of my statistics is equal to" },
    Wording { "each of my base statistics is equal to", "my base statistics are each equal to" },
    Wording { "have {~} as their base statistics .", "have base statistics of {1} ." },
    Wording { "^ add {n} to the {{v}/{m}/{o}} of {~} .", "{3} has +{1} {2} ." },
    Wording {
        "the {{v}/{m}/{o}} of my expedition is increased by {n}", "my Expedition has +{2} {1}" },
    Wording {
        "the {{v}/{m}/{o}} of my expedition is reduced by {n}", "my Expedition has -{2} {1}" },
    Wording { "^ the statistics of {~} (aren't_counted/don't_count) .",
        "{1} don't count towards their Expedition's statistics ." },
    Wording { "i double my {boosts/counters}", "double my {1}" },
    Wording { "my {{v}/{m}/{o}} is the highest among", "I have the highest {1} among" },
    Wording { "than i {do/have}", "than me" },
    Wording { "my expedition has fewer {w} than the expedition facing (it/me)",
        "the Expedition facing me has more {1} than my Expedition" },
    Wording { "have an equal number of", "have the same number of" },
    // Regions
    Wording { "each region is {{v}/{m}/{o}} and loses its other terrains",
        "all regions are {1} and lose their other terrains" },
    Wording {
        "{move/moves} {n} {region/regions} {forward/backward=backwards/backwards/back=backwards}",
        "{1} {4} {2} {3}" },
    Wording { "move {~} {n} {region/regions} {forward/backward=backwards/backwards/back=backwards}",
        "move {1} {4} {2} {3}" },
    // Dice
    Wording { "for each 6 {./,}", "for each 6+ {1}" },
    Wording { "the {lower=lowest/higher=highest} (result/roll/die)", "the {1} result" },
    Wording {
        "the {lower=lowest/higher=highest} of the (two/) (results/rolls/dice)", "the {1} result" },
    Wording {
        "roll two dice (and/.) {use=lowest/keep=lowest/take=lowest} the highest (roll/result/) .",
        "roll two dice and ignore the {1} roll ." },
    Wording {
        "roll two dice (and/.) {use=highest/keep=highest/take=highest} the lowest (roll/result/) .",
        "roll two dice and ignore the {1} roll ." },
    Wording { "roll {n} dice . ignore the {lowest/highest} (roll/result/) .",
        "roll {1} dice and ignore the {2} roll ." },
    Wording { "on a {2=2+/3=3+/4=4+/5=5+} or (more/higher/above)", "on a {1}" },
    Wording { "on a {2=1-2/3=1-3/4=1-4/5=1-5} or (less/lower/below)", "on a {1}" },
    Wording { "on a {w} , nothing happens .", "" },
    Wording { "you roll a die with a result of {n}", "you roll a {1}" },
    Wording { "(when/whenever) a die you roll shows (a/) {n}", "when you roll a {1}" },
    Wording { "(when/whenever) the result of a die you roll is {n}", "when you roll a {1}" },
    Wording { "roll a die . even : {*} . odd : {*} .",
        "roll a die . On an even result , {1} . On an odd result , {2} ." },
    Wording { "reroll it once", "reroll it" },
    Wording { "^ you may add {n} to (the/its) result of (each/a/any) die you roll .",
        "if you would roll a die , you may add {1} to its result ." },
    Wording { "(choose/name) a number from {n} to {n} and roll",
        "choose a number from {1} to {2} , then roll" },
    Wording { "if (the_die_shows/you_rolled/you_roll) (that_number/the_chosen_number)",
        "if the result is equal to the chosen number" },
    // In common
    Wording { "sharing a {subtype/type} with", "that shares a {1} with" },
    Wording { "they (both/) have a {subtype/type} in common", "they share a {1}" },
    Wording {
        "(both_are/they're_both/they're/they_are) of the same {type/subtype}", "they share a {1}" },
    // What is paid
    Wording { "you pay {*} less for the first {*} .", "the first {2} costs {1} less ." },
    Wording { "has its cost reduced by {~} .", "costs {1} less ." },
    Wording { "play {,} without paying (its/their) (cost/costs)", "play {1} for free" },
    Wording { "if you paid {n} or more this way", "if X is {1} or more" },
    // Limits
    Wording { "your {landmark=Landmarks/landmarks=Landmarks/reserve=Reserve} limit (is/becomes)",
        "your {1} limit is" },
    Wording { "{counts=count/count/don't_count} against your reserve limit",
        "{1} towards your Reserve limit" },
    Wording { "with {n} or more boosts can't gain any more (boosts/) .",
        "with {1} or more boosts can't gain boosts ." },
    Wording { "(both/all) (players'/of_the_players') "
              "{reserve=Reserve/landmark=Landmark} (limit/limits) (is/are)",
        "each player's {1} limit is" },
    Wording { "that many {boosts/counters} , {minus/plus} {n} .", "that many {1} {2} {3} ." },
    Wording { "(all/) visible regions are {{v}/{m}/{o}}", "all regions are {1}" },
    Wording { "has +x {{v}/{m}/{o}} this day , where x is the number of (my/) {w} counters "
              "{removed/spent} this way .",
        "has +1 {1} for each {2} counter {3} this way this Day ." },
    Wording { "roll a die , roll two instead and ignore {,} .",
        "roll a die , roll two dice and ignore {1} instead ." },
};

} // namespace

std::span<const text::Wording> wordingsOfQuantities()
{
    return rowsOfQuantities;
}

} // namespace triptych::altered
