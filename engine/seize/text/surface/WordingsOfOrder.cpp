#include "seize/text/surface/Wordings.h"

#include <array>

// The same words in another order, and what is said of a thing that the text has named already.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofOrder {
    // "The Tavern Brawler" on that very card
    Wording { "the this", "this" },
    // "Of" instead of whose they are
    Wording { "(the/) {melee_attacks/ranged_attacks/attacks} of "
              "{the_equipped=the_bearer's/this=this_mercenary's} mercenary",
        "{2} {1}" },
    Wording { "| {melee/ranged} attacks of {allied/your} mercenaries deal",
        "{2} mercenaries' {1} attacks deal" },
    // In the order they lay in
    Wording { "back (on_top/) in the same order", "back on top" },
    Wording { "back on top of {,} in the same order", "back on top of {1}" },
    Wording { "on top of {,} deck in the same order", "on top of {1} deck" },
    Wording { "back on top in their original order", "back on top" },
    // Which status goes: whoever mends or cleanses chooses one
    Wording { "mend {,} of (one_physical/a_physical/one) status of your choice", "mend {1}" },
    Wording { "mend {,} of one (physical/) status", "mend {1}" },
    Wording { "mend {,} of all (physical/) statuses", "fully mend {1}" },
    Wording { "mend one (physical/) status of {,} .", "mend {1} ." },
    Wording { "cleanse {,} of one (magical/) status of your choice", "cleanse {1}" },
    Wording { "cleanse {,} of one (magical/) status", "cleanse {1}" },
    Wording { "cleanse {,} of all (magical/) statuses", "fully cleanse {1}" },
    Wording {
        "remove one {physical/magical} status (of_your_choice/) from", "remove a {1} status from" },
    // Acquiring
    Wording { "each card an opponent draws in the acquire phase reduces that player's vault by {n} "
              "instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording { "each card an opponent acquires reduces that player's vault by {n} instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording { "each card (an_opponent_acquires/opponents_acquire) costs {n} loot instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording {
        "acquiring costs opponents {n} more loot", "cards opponents acquire cost {1} loot more" },
    Wording { "acquiring costs you {n} less loot", "cards you acquire cost {1} loot less" },
    // Where it is played
    Wording { "you may play this mercenary adjacent to {,} .",
        "you may play this onto empty tiles adjacent to {1} ." },
    Wording { "this mercenary may be played adjacent to {,} .",
        "you may play this onto empty tiles adjacent to {1} ." },
    Wording { "unoccupied tile (of/on) the battlefield", "unoccupied tile" },
    // Where this card goes then
    Wording {
        "{to_your_hand/into_your_deck} instead of putting it into (its_owner's/your/the) discard",
        "{1}" },
    Wording { "{to_your_hand/into_your_deck} instead of putting this into your discard", "{1}" },
    Wording { "{to_your_hand/into_your_deck} instead of (discarding_it/your_discard/the_discard)",
        "{1}" },
    Wording { "on top of your deck instead of (your/the) discard", "on top of your deck" },
    Wording { "put this {on_the_bottom/card_on_top/on_top} of your deck",
        "put this {1} of its owner's deck" },
    Wording { "put this card on the bottom of your deck",
        "put this card on the bottom of its owner's deck" },
    Wording { "shuffle {this_card/this} into your deck", "shuffle {1} into its owner's deck" },
    Wording { "put {this_card/this} into your hand", "return {1} to your hand" },
    // One who chooses and does it
    Wording { "chooses a treasure {,} and {exhausts/destroys/readies} it", "{2} a treasure {1}" },
    Wording { "chooses a card (from/in) their hand and discards it", "discards a card" },
    Wording { "chooses {n} cards from their hand and discards them", "discards {1} cards" },
    // Cards of an Acquire Phase
    Wording { "draws one or more cards (in/during) their acquire phase", "acquires" },
    Wording { "draw one or more cards (in/during) your acquire phase", "acquire" },
    Wording { "draw more than {n} cards (during/in) the acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "draw more than {n} additional cards (in_their/during_their/during_the/in_the) "
              "acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "can not draw cards (in_the/during_the/in_their/during_their) acquire phase",
        "can not acquire" },
    // Past whom it sees
    Wording { "| {,} do not block {the_equipped=the_bearer/this=this_mercenary} mercenary's line "
              "of sight",
        "{2} can attack past {1}" },
    // What comes besides
    Wording { "if you would gain loot , (you/) gain that much plus {n} instead .",
        "you gain {1} more loot each time ." },
    Wording { "if you would lose loot , lose that much minus {n} instead .",
        "you lose {1} less loot each time ." },
    Wording { "if an opponent would lose loot , (that_player_loses/they_lose) that much plus {n} "
              "instead .",
        "opponents lose {1} more loot each time ." },
    Wording { "would gain one or more {w} counters , it gains that many plus {n} instead .",
        "would gain {1} , it gains {2} more {1} ." },
    // Behind the attack, as every ability that waits for one comes
    Wording { "attacks , after (that/the) attack resolves ,", "attacks ," },
    Wording { "^ after this mercenary's attack resolves ,", "whenever this mercenary attacks ," },
    Wording { "^ once per turn , after {this_mercenary/this} attacks ,",
        "once per turn , whenever {1} attacks ," },
    Wording { "can not exit the battlefield", "can not exit" },
    Wording { "exits the battlefield .", "exits ." },
    Wording { "counter target {ability_card/instant} if it targets {,} .",
        "counter target {1} that targets {2} ." },
    Wording { "skip target {opponent's=target_opponent/player's=target_player} next {w} phase",
        "{1} skips their next {2} phase" },
    Wording {
        "an opponent upstages one of your mercenaries ,", "a mercenary you control is upstaged ," },
    Wording {
        "an opponent upstages a mercenary you control ,", "a mercenary you control is upstaged ," },
    // What players may and may not
    Wording { "opponents can not play cards during your turn",
        "opponents can not play ability cards during your turn" },
    Wording { "(can/may) plunder without being exhausted", "is not exhausted by plundering" },
    Wording { "active abilities cost opponents {n} more",
        "active abilities of enemy mercenaries cost {1} more" },
    Wording { "| your mercenaries enter the battlefield stealthed .",
        "whenever a mercenary you control enters the battlefield , it gains stealth ." },
    Wording { "| allied mercenaries enter the battlefield stealthed .",
        "whenever an allied mercenary enters the battlefield , it gains stealth ." },
    Wording { "| mercenaries opponents play enter the battlefield exhausted .",
        "enemy mercenaries enter the battlefield exhausted ." },
    // The coin that was named
    Wording { "coin flip , {*} this mercenary {*} . whenever you lose one , it",
        "coin flip , {1} this mercenary {2} . whenever you lose a coin flip , this mercenary" },
    Wording { "coin flip , {*} this mercenary . whenever you lose one , it",
        "coin flip , {1} this mercenary . whenever you lose a coin flip , this mercenary" },
    Wording { "coin flip , {*} . (whenever/when) you lose one ,",
        "coin flip , {1} . whenever you lose a coin flip ," },
    Wording { "coin flip , {*} . whenever you win one ,",
        "coin flip , {1} . whenever you win a coin flip ," },
    Wording { "returns to your hand ,", "is returned to your hand ," },
    Wording { "if you can not , destroy", "if you do not , destroy" },
    Wording { "the chosen mercenary", "that mercenary" },
};

constexpr std::array ofOwnTreasure {
    Wording { "the equipped {mercenary's=the_bearer's/mercenary=the_bearer}", "{1}" },
    Wording { "this (relic/weapon/equipment)", "this treasure" },
    Wording { "the mercenary equipped with (this_treasure/this_card/this)", "the bearer" },
    Wording { "a mercenary unequips this (treasure/) ,", "this treasure is unequipped ," },
    Wording { "the mercenary this {w} is equipped to", "the bearer" },
    Wording {
        "(the_bearer/equipped_mercenary) unequips this {w} ,", "this treasure is unequipped ," },
    Wording { "the bearer unequips this ,", "this treasure is unequipped ," },
    Wording { "this {w} becomes {unequipped/equipped} ,", "this treasure is {2} ," },
    Wording { "(it_is/it_becomes/it's) unequipped ,", "this treasure is unequipped ," },
    Wording { "when it's equipped ,", "when this treasure is equipped ," },
    Wording { "{when/whenever} it is equipped ,", "{1} this treasure is equipped ," },
};

} // namespace

std::span<const text::Wording> wordingsOfOrder()
{
    return ofOrder;
}
std::span<const text::Wording> wordingsOfOwnTreasure()
{
    return ofOwnTreasure;
}

} // namespace triptych::seize
