#include "seize/text/surface/Wordings.h"

#include <array>

// What joins two parts of a sentence, and how long something is so, in other words: "provided that", "but only if", "as
// soon as", "the moment", "every time", "until the turn is over"; and who is told to do something.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofConnectives {
    // Under which condition
    Wording {
        ", (but/) (provided_that/provided/providing_that/assuming_that/assuming/on_condition_that/"
        "only_if) {!by}",
        "if" },
    Wording { "| (provided_that/provided/providing_that/providing/assuming_that/assuming/supposing/"
              "in_case/on_condition_that) {!by}",
        "if" },
    Wording { ", but (only_while/only_as_long_as/only_so_long_as)", "while" },
    Wording { "so long as", "as long as" },
    Wording { "in place of", "instead of" },
    Wording { "whilst", "while" },
    Wording { "| except (on/during) {your=your/an_opponent's=an_opponent's} turn ,",
        "as long as it is not {1} turn ," },
    // When
    Wording {
        "| the (moment/instant/minute) (that/) "
        "{this_mercenary/the_bearer/an_enemy/an_ally/another_ally/a_mercenary/an_opponent/you}",
        "when {1}" },
    Wording { "as soon as", "when" },
    Wording { "| (any_time/anytime) (that/)", "each time" },
    Wording { "(every_time/each_and_every_time) (that/)", "each time" },
    Wording { "| as {an_enemy/an_ally/a_mercenary/this_mercenary/the_bearer/another_ally} "
              "{attacks/plunders/exits/moves/is/leaves}",
        "when {1} {2}" },
    Wording { "| (as/when/whenever) {your/each/the/an_opponent's} "
              "{beginning/draw/acquire/rally/attack/end/first_movement/second_movement} phase "
              "{begins=start/starts=start/ends=end/is_over=end} ,",
        "at the {3} of {1} {2} phase ," },
    Wording { "| (as/when/whenever) {your/each/an_opponent's} turn is over ,",
        "at the end of {1} turn ," },
    Wording { "| as {each/an_opponent's} turn (begins/starts) ,", "at the start of {1} turn ," },
    Wording { "at turn's end ,", "at end of turn ," },
    // How long
    Wording { "till", "until" },
    Wording { "the remainder of", "the rest of" },
    Wording { "until (the/this) turn (is_over/ends/is_done)", "until end of turn" },
    Wording { "for this turn (only/)", "this turn" },
    Wording { "until (you_take_your_next_turn/your_turn_comes_around_again/it_is_your_turn_again/"
              "your_turn_comes_again/your_next_turn_comes)",
        "until your next turn" },
    // Who is told to, and who is chosen
    Wording { "| (pick/select) {a/an/up_to/any_number_of/target}", "choose {1}" },
    Wording { "(as_many_as/no_more_than/at_most) {n} target", "up to {1} target" },
    Wording { "| {exhaust/heal/ready/mend/cleanse/silence/blind/destroy/push} both target {,} and",
        "{1} target {2} and" },
    Wording {
        "| (force/make/cause/compel) {target_opponent=target_opponent/an_opponent=an_opponent/"
        "each_opponent=each_opponent/your_opponent=an_opponent} (to/) "
        "{discard=discards/lose=loses/draw=draws/sacrifice=sacrifices/reveal=reveals/"
        "exhaust=exhausts/destroy=destroys}",
        "{1} {2}" },
    Wording {
        "{opponent/player/controller} (has_to/must) {discard=discards/lose=loses}", "{1} {2}" },
    Wording { "{opponent/player/controller} has to", "{1} must" },
    Wording { "| get {n} loot", "gain {1} loot" },
    Wording {
        "(your_whole_hand/your_entire_hand/all_cards_in_your_hand/all_the_cards_in_your_hand)",
        "your hand" },
    Wording { "until you hold {n}", "until you have {1}" },
    Wording { "| get {a/an/one/two/up_to} {~} back from your discard",
        "return {1} {2} from your discard to your hand" },
    // Blows in one word: "strike an adjacent enemy for 4 physical damage"
    Wording { "| (hit/strike/slash/stab/smite/zap/bash/shoot/blast) {,} for {n} {w} damage (each/)",
        "deal {2} {3} damage to {1}" },
    Wording { "| {,} (is/are) (hit/struck) for {n} {w} damage", "deal {2} {3} damage to {1}" },
    Wording { "| {n} {physical/magic/true/pure/lethal} damage to", "deal {1} {2} damage to" },
    Wording { "{melee/distance_1/distance_2/distance_3/self} : {n} "
              "{physical/magic/true/pure/lethal} damage",
        "{1} : deal {2} {3} damage" },
    Wording { "| (undo/heal_away) all damage (on/from) {,} .", "fully heal {1} ." },
    Wording {
        "| rid {,} of (all/its) {poison/bleed/burn/frost} (counters/)", "remove all {2} from {1}" },
    Wording { "| freeze {,} with {n} frost (counter/counters)", "place {2} frost counters on {1}" },
};

constexpr std::array ofCarriers {
    Wording { "(the_mercenary/your_mercenary/the_one/any_mercenary/whoever) (that/who/which/) "
              "(carries/wears/wields/holds/has/is_equipped_with/is_wearing/is_carrying/"
              "is_holding/is_wielding) (this/these) (treasure/equipped/)",
        "the bearer" },
    Wording { "(the/your/a) mercenary (with/wearing/wielding/carrying/holding/using) (this/these) "
              "(treasure/) (equipped/)",
        "the bearer" },
    Wording {
        "(the/your) mercenary (this/this_treasure/these) (is/are) (equipped_to/on) {!a} {!an}",
        "the bearer" },
    Wording { "(the/its/your) (wielder/wearer/carrier/holder) (of_this_treasure/of_this/)",
        "the bearer" },
    // To whom it is equipped, asked and demanded
    Wording { "(if/while/as_long_as) (this_is/this_treasure_is/) "
              "(equipped_to/worn_by/carried_by/wielded_by/on) {a/an} {,} ,",
        "as long as the bearer is {1} {2} ," },
    Wording { "^ equip (this/this_treasure/) only to {*} .",
        "this treasure may be equipped only to {1} ." },
    Wording { "^ (carrier/wearer/wielder/worn/carried/bearer) :", "equipped :" },
    Wording { "but the mercenary", "but the bearer" },
    Wording { "| the bearer {~} (whenever/each_time) it {attacks/plunders/moves/exits/is} {~} .",
        "whenever the bearer {2} {3} , the bearer {1} ." },
    Wording { "| the bearer {~} (whenever/each_time) it {attacks/plunders/moves/exits} .",
        "whenever the bearer {2} , the bearer {1} ." },
    Wording { "(if/while) {a/an} {w} mercenary (carries/wears/wields) this (treasure/) , it",
        "while the bearer is {1} {2} , the bearer" },
};

} // namespace

std::span<const text::Wording> wordingsOfConnectives()
{
    return ofConnectives;
}

std::span<const text::Wording> wordingsOfCarriers()
{
    return ofCarriers;
}

} // namespace triptych::seize
