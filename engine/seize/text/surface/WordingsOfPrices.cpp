#include "seize/text/surface/Wordings.h"

#include <array>

// What is cheaper and dearer, what there is none of, and what may be looked at.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPrices {
    // What was paid besides or not
    Wording { "if (you_paid_the_additional_cost/the_additional_cost_was_paid/"
              "the_additional_cost_is_paid/you_paid_that_cost/that_cost_was_paid) ,",
        "if you do ," },
    // More than that card has cost
    Wording {
        "unless {they_pay/that_player_pays/its_controller_pays} {n} more .", "unless {1} {2} ." },
    // What it costs
    Wording { "have their cost reduced by {n} (treasure/treasures)", "cost {1} less" },
    Wording { "| the cost of {,} is reduced by {n} (treasure/treasures) .", "{1} cost {2} less ." },
    Wording { "| reduce the cost of {,} by {n} (treasure/treasures) .", "{1} cost {2} less ." },
    Wording { "| you pay {n} (treasure_less/less_treasure/treasures_less/less_treasures) for {,} .",
        "{2} cost you {1} less ." },
    Wording { "(may/can) use their active abilities for {n} (treasure/treasures) less",
        "pay {1} treasure less for their active abilities" },
    Wording {
        "| you (may/can) play {,} for {n} (treasure/treasures) less .", "{1} cost you {2} less ." },
    Wording { "{,} ability cards you play cost", "your {1} ability cards cost" },
    Wording { "cost one fewer treasure", "cost 1 less" },
    Wording { "cost {n} fewer treasures", "cost {1} less" },
    Wording { "| it costs {,} {n} (more/additional) movement to leave {,} .",
        "{1} must spend {2} more movement to leave {3} ." },
    Wording { "| (moving_out_of/moving_away_from/leaving) {,} costs {,} {n} "
              "(more/additional/extra) movement .",
        "{2} must spend {3} more movement to leave {1} ." },
    Wording { "| for {,} , (moving_out_of/moving_away_from/leaving) {,} costs {n} "
              "(more/additional/extra) movement .",
        "{1} must spend {3} more movement to leave {2} ." },
    Wording { "(need/needs) {n} more movement to leave", "must spend {1} more movement to leave" },
    // What a mercenary costs its player that falls
    Wording { "| (if/when/whenever) {,} is destroyed , you lose {n} less loot .",
        "{1} costs you {2} less loot when it is destroyed ." },
    Wording { "| (if/when/whenever) {,} is destroyed , its controller loses {n} less loot .",
        "{1} costs {2} less loot when it is destroyed ." },
    Wording { "| (if/when/whenever) {,} is destroyed , it costs you no loot .",
        "{1} costs you no loot when it is destroyed ." },
    Wording { "| (if/when/whenever) {,} is destroyed , do not lose loot for its bounty .",
        "{1} costs you no loot when it is destroyed ." },
    Wording { "| you lose {n} less loot (when/whenever) {,} is destroyed .",
        "{2} costs you {1} less loot when it is destroyed ." },
    Wording { "| you lose {n} less loot for each {,} that is destroyed .",
        "each {2} costs you {1} less loot when it is destroyed ." },
    // For whom it targets
    Wording { "| targeting {,} with (an_ability_card/ability_cards) costs (your/) opponents {n} "
              "{more/additional} (treasure/treasures/)",
        "opponents' ability cards that target {1} cost {2} more" },
    Wording { "| it costs (your/) opponents {n} {more/additional} (treasure/treasures/) to play "
              "{ability_cards/instants/attack_cards} that target {,} .",
        "opponents' {3} that target {4} cost {1} more ." },
    // What is plundered
    Wording { "| (when/whenever) {,} plunders , "
              "(that_player/that_opponent/the_opponent/your_opponent) loses {n} more loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "| when {,} plunders , "
              "(that_player/that_opponent/the_opponent/your_opponent) loses {n} additional loot .",
        "{1} plunders for {2} more loot ." },
    Wording {
        "| (when/whenever) {,} plunders , "
        "(that_player_loses/that_opponent_loses/the_opponent_loses/it_takes) twice as much loot .",
        "{1} plunders double ." },
    Wording { "| whenever {,} plunders , (that/the/your) opponent loses {n} additional loot .",
        "{1} plunders for {2} more loot ." },
    Wording { "| (when/whenever) {,} plunders , it takes (double/twice) the loot .",
        "{1} plunders double ." },
    Wording { "plunders (twice_as_much/for_double/double) loot .", "plunders double ." },
    Wording { "plunders for twice (as_much_loot/its_bounty) .", "plunders double ." },
    Wording { "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} plunders take {n} "
              "(more/additional) loot .",
        "{1} plunders for {2} more loot ." },
    Wording {
        "{your=your/your_mercenaries'=your/allied_mercenaries'=allied/enemies'=enemy/"
        "enemy_mercenaries'=enemy/opponents'=enemy/your_opponents'=enemy/your_opponent's=enemy} "
        "plunders {take/steal/gain} {n} {more=more/additional=more/extra=more/less=less} loot .",
        "{1} mercenaries plunder for {3} {4} loot ." },
    Wording { "| (all/) plunders {take/steal} {n} {more=more/additional=more/extra=more/less=less} "
              "loot .",
        "mercenaries plunder for {2} {3} loot ." },
    Wording { "| loot {this_mercenary/the_bearer} plunders is doubled .", "{1} plunders double ." },
    Wording { "| double the loot (taken/lost) when {this_mercenary/the_bearer} plunders .",
        "{1} plunders double ." },
    Wording { "plunders (for_an_extra/for_an_additional/an_additional) {n} loot .",
        "plunders for {1} more loot ." },
    Wording { "plunders (for_an_extra/for_an_additional/an_extra/an_additional) loot .",
        "plunders for 1 more loot ." },
    // From where it may exit
    Wording { "(may/can) exit from (any_tile_of/any_tile_on/everywhere_on) the battlefield",
        "may exit from any tile" },
    Wording { "(may/can) exit (no_matter/regardless_of) where it is", "may exit from any tile" },
    Wording { "(may/can) exit regardless of which tile it is on", "may exit from any tile" },
    Wording { "(may/can) exit from everywhere", "may exit from any tile" },
    Wording { "can exit not in your guild hall", "may exit from any tile" },
    // What there is none of
    Wording { "| there is no (maximum_hand_size/hand_size_limit/hand_limit) for {,} .",
        "{1} have no maximum hand size ." },
    Wording { "| there is no (maximum_hand_size/hand_size_limit/hand_limit) .",
        "players have no maximum hand size ." },
    Wording { "{do=have/does=has} not have a (maximum_hand_size/hand_size_limit/hand_limit)",
        "{1} no maximum hand size" },
    Wording { "| no player has a (maximum_hand_size/hand_size_limit/hand_limit) .",
        "players have no maximum hand size ." },
    Wording { "have no limit (to/on) their hand size", "have no maximum hand size" },
    Wording { "| (there_is_no/players_have_no/skip_each) {w} movement phase .",
        "players skip their {1} movement phase ." },
    Wording { "| the {w} movement phase is skipped .", "players skip their {1} movement phase ." },
    Wording { "skip their {w} movement phases", "skip their {1} movement phase" },
    // Seen hands and decks
    Wording { "play with their hands face up", "play with their hands revealed" },
    Wording { "must play with their hands revealed", "play with their hands revealed" },
    Wording { "play with revealed hands", "play with their hands revealed" },
    Wording { "| all opponents play", "opponents play" },
    Wording { "| you may look at your opponents' hands at any time .",
        "opponents play with their hands revealed ." },
    Wording { "(at_all_times/whenever_you_want/whenever_you_like) .", "at any time ." },
    Wording { "your deck's top card", "the top card of your deck" },
    Wording { "topmost card", "top card" },
    Wording { "| at any time , you may {,} .", "you may {1} at any time ." },
    Wording { "| you may always look at {,} .", "you may look at {1} at any time ." },
    Wording { "| the top card of your deck may be looked at by you at any time .",
        "you may look at the top card of your deck at any time ." },
};

} // namespace

std::span<const text::Wording> wordingsOfPrices()
{
    return ofPrices;
}

} // namespace triptych::seize
