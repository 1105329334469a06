#include "seize/text/Wordings.h"

#include <array>

// The same words in another order, and what is said of a thing that the text has named already.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofOrder {
    // "The Tavern Brawler" on that very card
    Wording { "the this", "this" },
    // "Of" instead of whose they are
    Wording { "the melee attacks of this mercenary", "this mercenary's melee attacks" },
    Wording { "the ranged attacks of this mercenary", "this mercenary's ranged attacks" },
    Wording { "the attacks of this mercenary", "this mercenary's attacks" },
    Wording { "melee attacks of this mercenary", "this mercenary's melee attacks" },
    Wording { "ranged attacks of this mercenary", "this mercenary's ranged attacks" },
    Wording { "attacks of this mercenary", "this mercenary's attacks" },
    Wording { "the melee attacks of the equipped mercenary", "the bearer's melee attacks" },
    Wording { "the ranged attacks of the equipped mercenary", "the bearer's ranged attacks" },
    Wording { "the attacks of the equipped mercenary", "the bearer's attacks" },
    Wording { "melee attacks of the equipped mercenary", "the bearer's melee attacks" },
    Wording { "ranged attacks of the equipped mercenary", "the bearer's ranged attacks" },
    Wording { "attacks of the equipped mercenary", "the bearer's attacks" },
    Wording {
        "| melee attacks of allied mercenaries deal", "allied mercenaries' melee attacks deal" },
    Wording {
        "| ranged attacks of allied mercenaries deal", "allied mercenaries' ranged attacks deal" },
    Wording { "| melee attacks of your mercenaries deal", "your mercenaries' melee attacks deal" },
    Wording {
        "| ranged attacks of your mercenaries deal", "your mercenaries' ranged attacks deal" },
    // In the order they lay in
    Wording { "back on top in the same order", "back on top" },
    Wording { "back on top of {,} in the same order", "back on top of {1}" },
    Wording { "on top of {,} deck in the same order", "on top of {1} deck" },
    Wording { "back in the same order", "back on top" },
    Wording { "back on top in their original order", "back on top" },
    // Which status goes: whoever mends or cleanses chooses one
    Wording { "mend {,} of one status of your choice", "mend {1}" },
    Wording { "mend {,} of one physical status of your choice", "mend {1}" },
    Wording { "mend {,} of one physical status", "mend {1}" },
    Wording { "mend {,} of one status", "mend {1}" },
    Wording { "mend {,} of a physical status of your choice", "mend {1}" },
    Wording { "mend {,} of all physical statuses", "fully mend {1}" },
    Wording { "mend {,} of all statuses", "fully mend {1}" },
    Wording { "mend one status of {,} .", "mend {1} ." },
    Wording { "mend one physical status of {,} .", "mend {1} ." },
    Wording { "cleanse {,} of one status of your choice", "cleanse {1}" },
    Wording { "cleanse {,} of one magical status of your choice", "cleanse {1}" },
    Wording { "cleanse {,} of one magical status", "cleanse {1}" },
    Wording { "cleanse {,} of one status", "cleanse {1}" },
    Wording { "cleanse {,} of all magical statuses", "fully cleanse {1}" },
    Wording { "cleanse {,} of all statuses", "fully cleanse {1}" },
    Wording { "remove one physical status of your choice from", "remove a physical status from" },
    Wording { "remove one magical status of your choice from", "remove a magical status from" },
    Wording { "remove one physical status from", "remove a physical status from" },
    Wording { "remove one magical status from", "remove a magical status from" },
    // Acquiring
    Wording { "each card an opponent draws in the acquire phase reduces that player's vault by {n} "
              "instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording { "each card an opponent acquires reduces that player's vault by {n} instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording { "each card opponents acquire costs {n} loot instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording { "each card an opponent acquires costs {n} loot instead of 1 .",
        "opponents lose {1} loot instead of 1 for each card they acquire ." },
    Wording {
        "acquiring costs opponents {n} more loot", "cards opponents acquire cost {1} loot more" },
    Wording { "acquiring costs you {n} less loot", "cards you acquire cost {1} loot less" },
    // Where it is played
    Wording { "you may play this mercenary adjacent to {,} .",
        "you may play this onto empty tiles adjacent to {1} ." },
    Wording { "this mercenary may be played adjacent to {,} .",
        "you may play this onto empty tiles adjacent to {1} ." },
    Wording { "unoccupied tile of the battlefield", "unoccupied tile" },
    Wording { "unoccupied tile on the battlefield", "unoccupied tile" },
    // Where this card goes then
    Wording { "to your hand instead of putting it into your discard", "to your hand" },
    Wording { "into your deck instead of putting it into your discard", "into your deck" },
    Wording { "to your hand instead of putting it into the discard", "to your hand" },
    Wording { "into your deck instead of putting it into the discard", "into your deck" },
    Wording { "to your hand instead of putting it into its owner's discard", "to your hand" },
    Wording { "into your deck instead of putting it into its owner's discard", "into your deck" },
    Wording { "to your hand instead of putting this into your discard", "to your hand" },
    Wording { "into your deck instead of putting this into your discard", "into your deck" },
    Wording { "to your hand instead of discarding it", "to your hand" },
    Wording { "into your deck instead of discarding it", "into your deck" },
    Wording { "to your hand instead of your discard", "to your hand" },
    Wording { "on top of your deck instead of your discard", "on top of your deck" },
    Wording { "into your deck instead of your discard", "into your deck" },
    Wording { "to your hand instead of the discard", "to your hand" },
    Wording { "on top of your deck instead of the discard", "on top of your deck" },
    Wording { "into your deck instead of the discard", "into your deck" },
    Wording { "put this on the bottom of your deck", "put this on the bottom of its owner's deck" },
    Wording { "put this card on the bottom of your deck",
        "put this card on the bottom of its owner's deck" },
    Wording { "put this on top of your deck", "put this on top of its owner's deck" },
    Wording { "put this card on top of your deck", "put this card on top of its owner's deck" },
    Wording { "shuffle this into your deck", "shuffle this into its owner's deck" },
    Wording { "shuffle this card into your deck", "shuffle this card into its owner's deck" },
    Wording { "put this into your hand", "return this to your hand" },
    Wording { "put this card into your hand", "return this card to your hand" },
    // One who chooses and does it
    Wording { "chooses a treasure {,} and exhausts it", "exhausts a treasure {1}" },
    Wording { "chooses a treasure {,} and destroys it", "destroys a treasure {1}" },
    Wording { "chooses a treasure {,} and readies it", "readies a treasure {1}" },
    Wording { "chooses a card from their hand and discards it", "discards a card" },
    Wording { "chooses a card in their hand and discards it", "discards a card" },
    Wording { "chooses {n} cards from their hand and discards them", "discards {1} cards" },
    // Cards of an Acquire Phase
    Wording { "draws one or more cards in their acquire phase", "acquires" },
    Wording { "draws one or more cards during their acquire phase", "acquires" },
    Wording { "draw one or more cards in your acquire phase", "acquire" },
    Wording { "draw one or more cards during your acquire phase", "acquire" },
    Wording { "draw more than {n} cards during the acquire phase",
        "acquire more than {1} cards each turn" },
    Wording {
        "draw more than {n} cards in the acquire phase", "acquire more than {1} cards each turn" },
    Wording { "draw more than {n} additional cards in their acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "draw more than {n} additional cards during their acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "draw more than {n} additional cards during the acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "draw more than {n} additional cards in the acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "can not draw cards in the acquire phase", "can not acquire" },
    Wording { "can not draw cards during the acquire phase", "can not acquire" },
    Wording { "can not draw cards in their acquire phase", "can not acquire" },
    Wording { "can not draw cards during their acquire phase", "can not acquire" },
    // Past whom it sees
    Wording {
        "| {,} do not block this mercenary's line of sight", "this mercenary can attack past {1}" },
    Wording { "| {,} do not block the equipped mercenary's line of sight",
        "the bearer can attack past {1}" },
    // What comes besides
    Wording { "if you would gain loot , gain that much plus {n} instead .",
        "you gain {1} more loot each time ." },
    Wording { "if you would gain loot , you gain that much plus {n} instead .",
        "you gain {1} more loot each time ." },
    Wording { "if you would lose loot , lose that much minus {n} instead .",
        "you lose {1} less loot each time ." },
    Wording { "if an opponent would lose loot , that player loses that much plus {n} instead .",
        "opponents lose {1} more loot each time ." },
    Wording { "if an opponent would lose loot , they lose that much plus {n} instead .",
        "opponents lose {1} more loot each time ." },
    Wording { "if {,} would be healed , it is healed that much plus {n} instead .",
        "{1} is healed {2} more ." },
    Wording { "if {,} would be healed , it heals that much plus {n} instead .",
        "{1} is healed {2} more ." },
    Wording { "would gain one or more {w} counters , it gains that many plus {n} instead .",
        "would gain {1} , it gains {2} more {1} ." },
    // Behind the attack, as every ability that waits for one comes
    Wording { "attacks , after that attack resolves ,", "attacks ," },
    Wording { "attacks , after the attack resolves ,", "attacks ," },
    Wording { "^ after this mercenary's attack resolves ,", "whenever this mercenary attacks ," },
    Wording { "^ once per turn , after this mercenary attacks ,",
        "once per turn , whenever this mercenary attacks ," },
    Wording { "^ once per turn , after this attacks ,", "once per turn , whenever this attacks ," },
    Wording { "can not exit the battlefield", "can not exit" },
    Wording { "exits the battlefield .", "exits ." },
    Wording { "counter target ability card if it targets {,} .",
        "counter target ability card that targets {1} ." },
    Wording {
        "counter target instant if it targets {,} .", "counter target instant that targets {1} ." },
    Wording {
        "skip target opponent's next {w} phase", "target opponent skips their next {1} phase" },
    Wording { "skip target player's next {w} phase", "target player skips their next {1} phase" },
    Wording {
        "an opponent upstages one of your mercenaries ,", "a mercenary you control is upstaged ," },
    Wording {
        "an opponent upstages a mercenary you control ,", "a mercenary you control is upstaged ," },
    // What players may and may not
    Wording { "opponents can not play cards during your turn",
        "opponents can not play ability cards during your turn" },
    Wording { "can plunder without being exhausted", "is not exhausted by plundering" },
    Wording { "may plunder without being exhausted", "is not exhausted by plundering" },
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
    Wording { "coin flip , {*} . whenever you lose one ,",
        "coin flip , {1} . whenever you lose a coin flip ," },
    Wording { "coin flip , {*} . when you lose one ,",
        "coin flip , {1} . whenever you lose a coin flip ," },
    Wording { "coin flip , {*} . whenever you win one ,",
        "coin flip , {1} . whenever you win a coin flip ," },
    Wording { "returns to your hand ,", "is returned to your hand ," },
    Wording { "if you can not , destroy", "if you do not , destroy" },
    Wording { "the chosen mercenary", "that mercenary" },
};

constexpr std::array ofOwnTreasure {
    Wording { "the equipped mercenary's", "the bearer's" },
    Wording { "the equipped mercenary", "the bearer" },
    Wording { "this relic", "this treasure" },
    Wording { "this weapon", "this treasure" },
    Wording { "this equipment", "this treasure" },
    Wording { "the mercenary equipped with this treasure", "the bearer" },
    Wording { "the mercenary equipped with this card", "the bearer" },
    Wording { "the mercenary equipped with this", "the bearer" },
    Wording { "a mercenary unequips this treasure ,", "this treasure is unequipped ," },
    Wording { "a mercenary unequips this ,", "this treasure is unequipped ," },
    Wording { "the mercenary this {w} is equipped to", "the bearer" },
    Wording { "the mercenary carrying this {w}", "the bearer" },
    Wording { "the bearer unequips this {w} ,", "this treasure is unequipped ," },
    Wording { "the bearer unequips this ,", "this treasure is unequipped ," },
    Wording { "equipped mercenary unequips this {w} ,", "this treasure is unequipped ," },
    Wording { "this {w} becomes unequipped ,", "this treasure is unequipped ," },
    Wording { "this {w} becomes equipped ,", "this treasure is equipped ," },
    Wording { "it's unequipped ,", "this treasure is unequipped ," },
    Wording { "it is unequipped ,", "this treasure is unequipped ," },
    Wording { "it becomes unequipped ,", "this treasure is unequipped ," },
    Wording { "when it's equipped ,", "when this treasure is equipped ," },
    Wording { "when it is equipped ,", "when this treasure is equipped ," },
    Wording { "whenever it is equipped ,", "whenever this treasure is equipped ," },
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
