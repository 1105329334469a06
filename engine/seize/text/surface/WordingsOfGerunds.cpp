#include "seize/text/surface/Wordings.h"

#include <array>

// What happens, told as a thing or of whom it happens to: "upon exiting, draw a card", "plundering with this mercenary lets
// you draw a card", "enemies entering your Guild Hall take 1 true damage", "pushed enemies become exhausted" are all said
// of when it happens.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofGerunds {
    Wording {
        "| getting {exhausted/silenced/blinded/healed/pushed/upstaged/attacked/targeted/damaged}",
        "being {1}" },
    Wording { "(on/upon/after) getting "
              "{exhausted/silenced/blinded/healed/pushed/upstaged/attacked/targeted/"
              "damaged}",
        "upon being {1}" },
    // "... lets you draw a card", "... makes each opponent discard a card", "... heals this": what comes of it
    Wording {
        "| {attacking/plundering/exiting/moving} (with_this_mercenary/with_the_equipped_mercenary/"
        "with_the_bearer/) (also/) (lets_you/allows_you_to/makes_you) {*} .",
        "upon {1} , {2} ." },
    Wording {
        "| {attacking/plundering/exiting/moving} (with_this_mercenary/with_the_equipped_mercenary/"
        "with_the_bearer/) (also/) (lets/makes/causes/forces) "
        "{each_opponent/an_opponent/target_opponent/that_player/each_player} (to/) "
        "{discard=discards/lose=loses/draw=draws/sacrifice=sacrifices/reveal=reveals} {*} .",
        "upon {1} , {2} {3} {4} ." },
    Wording {
        "| {attacking/plundering/exiting/moving} (with_this_mercenary/with_the_equipped_mercenary/"
        "with_the_bearer/) (also/) "
        "{heals=heal/cleanses=cleanse/mends=mend/readies=ready/exhausts=exhaust/blinds=blind/"
        "silences=silence/deals=deal/places=place/puts=put/draws_you=draw/gains_you=gain/"
        "earns_you=gain/costs_you=lose} {*} .",
        "upon {1} , {2} {3} ." },
    Wording {
        "| {attacking/plundering/exiting/moving} (with_this_mercenary/with_the_equipped_mercenary/"
        "with_the_bearer/) (also/) gives {this_mercenary/it/the_bearer} {*} .",
        "upon {1} , {2} gains {3} ." },
    Wording { "| {being/equipping/unequipping/upstaging/destroying/gaining/getting/losing/drawing/"
              "discarding/acquiring/playing/entering/taking/dealing} {~} (also/) "
              "(lets_you/allows_you_to/makes_you) {*} .",
        "upon {1} {2} , {3} ." },
    Wording { "| {being/equipping/unequipping/upstaging/destroying/gaining/getting/losing/drawing/"
              "discarding/acquiring/playing/entering/taking/dealing} {~} (also/) "
              "(lets/makes/causes/forces) "
              "{each_opponent/an_opponent/target_opponent/that_player/each_player} (to/) "
              "{discard=discards/lose=loses/draw=draws/sacrifice=sacrifices/reveal=reveals} {*} .",
        "upon {1} {2} , {3} {4} {5} ." },
    Wording { "| {being/equipping/unequipping/upstaging/destroying/gaining/getting/losing/drawing/"
              "discarding/acquiring/playing/entering/taking/dealing} {~} (also/) "
              "{heals=heal/cleanses=cleanse/mends=mend/readies=ready/exhausts=exhaust/blinds=blind/"
              "silences=silence/draws_you=draw/gains_you=gain/earns_you=gain/costs_you=lose} {*} .",
        "upon {1} {2} , {3} {4} ." },
    Wording { "| {being/equipping/unequipping/upstaging/destroying/gaining/getting/losing/drawing/"
              "discarding/acquiring/playing/entering/taking/dealing} {~} (also/) gives "
              "{this_mercenary/it/the_bearer} {*} .",
        "upon {1} {2} , {3} gains {4} ." },
    // Somebody's: "an enemy moving next to this mercenary lets you draw a card"
    Wording { "| {an_enemy/an_ally/a_mercenary/another_ally/an_opponent} "
              "{moving=moves/entering=enters/attacking=attacks/exiting=exits/leaving=leaves/"
              "plundering=plunders/being=is/gaining=gains/losing=loses/drawing=draws/"
              "discarding=discards/playing=plays/acquiring=acquires} {~} (also/) "
              "(lets_you/allows_you_to/makes_you) {*} .",
        "whenever {1} {2} {3} , {4} ." },
    Wording { "| {an_enemy/an_ally/a_mercenary/another_ally/an_opponent} "
              "{moving=moves/entering=enters/attacking=attacks/exiting=exits/leaving=leaves/"
              "plundering=plunders/being=is/gaining=gains/losing=loses/drawing=draws/"
              "discarding=discards/playing=plays/acquiring=acquires} {~} (also/) "
              "{heals=heal/cleanses=cleanse/mends=mend/readies=ready/draws_you=draw/gains_you=gain/"
              "earns_you=gain/costs_you=lose} {*} .",
        "whenever {1} {2} {3} , {4} {5} ." },
    // "Upon exiting", "after equipping a treasure": of this card, and of you where only players do it
    Wording { "| (on/upon/after/when/whenever) {drawing=draw/discarding=discard/acquiring=acquire/"
              "playing=play/winning=win} {~} ,",
        "whenever you {1} {2} ," },
    Wording { "| (on/upon/after/when/whenever) acquiring ,", "whenever you acquire ," },
    Wording {
        "| (on/upon/after/when/whenever) {gaining=gain/losing=lose/getting=gain} {loot/any_loot} ,",
        "whenever you {1} loot ," },
    Wording { "| (on/upon/after/when/whenever) {gaining=gain/losing=lose/getting=gain} {n} "
              "(or_more/) loot ,",
        "whenever you {1} {2} or more loot ," },
    Wording { "| (on/upon/when/whenever) {attacking=attacks/entering=enters} ,",
        "whenever this mercenary {1} ," },
    Wording { "| (on/upon/after/when/whenever) {exiting=exits/plundering=plunders/moving=moves} ,",
        "whenever this mercenary {1} ," },
    Wording { "| (on/upon/after/when/whenever) attacking {~} ,",
        "whenever this mercenary attacks {1} ," },
    Wording {
        "| (on/upon/after/when/whenever) (getting/gaining/receiving) {~} {counter/counters} ,",
        "whenever this mercenary gains {1} {2} ," },
    Wording {
        "| (on/upon/after/when/whenever) {being=is/equipping=equips_a/unequipping=unequips_a} "
        "(a/) {treasure/weapon/relic} ,",
        "whenever this mercenary {1} {2} ," },
    Wording {
        "| (on/upon/after/when/whenever) {being=is/equipping=equips/unequipping=unequips/"
        "upstaging=upstages/destroying=destroys/killing=destroys/gaining=gains/getting=gains/"
        "receiving=gains/losing=loses/taking=takes/dealing=deals/entering=enters/leaving=leaves/"
        "moving=moves/plundering=plunders/using=uses} {~} ,",
        "whenever this mercenary {1} {2} ," },
    // "Enemies entering your Guild Hall take 1 true damage": each of them as it does
    Wording {
        "| (an_enemy/each_enemy/every_enemy/any_enemy/enemies) (that/) "
        "{entering=enters/enters/enter=enters/leaving=leaves/leaves/leave=leaves/attacking=attacks/"
        "attacks/attack=attacks} {,} {takes/take=takes/suffers/suffer=suffers/loses/lose=loses/"
        "becomes/become=becomes/is/are=is} {*} .",
        "whenever an enemy {1} {2} , that enemy {3} {4} ." },
    Wording { "| (an_ally/each_ally/every_ally/any_ally/allies) (that/) "
              "{entering=enters/enters/enter=enters/leaving=leaves/leaves/leave=leaves} {,} "
              "{takes/take=takes/suffers/suffer=suffers/loses/lose=loses/becomes/become=becomes/is/"
              "are=is/heals/heal=heals} {*} .",
        "whenever an ally {1} {2} , that ally {3} {4} ." },
    // "A mercenary upstaged by this mercenary becomes exhausted": as it does it
    Wording { "| (a/any/each/every) mercenary "
              "{upstaged=upstages/attacked=attacks/damaged=deals_damage_to} by "
              "this mercenary {takes/suffers/loses/becomes/is/gains/gets} {*} .",
        "whenever this mercenary {1} a mercenary , that mercenary {2} {3} ." },
    Wording { "| (an_enemy/any_enemy/each_enemy/every_enemy/enemies) "
              "{upstaged=upstages/attacked=attacks/damaged=deals_damage_to} by this mercenary "
              "{takes/take=takes/suffers/suffer=suffers/loses/lose=loses/becomes/become=becomes/is/"
              "are=is/"
              "gains/gain=gains/gets=gains/get=gains} {*} .",
        "whenever this mercenary {1} an enemy , that enemy {2} {3} ." },
    // "Pushed enemies take 1 true damage": not a state, something that happens to them
    Wording {
        "| {pushed/upstaged/mended/cleansed/healed} "
        "{enemies=an_enemy/allies=an_ally/mercenaries=a_mercenary} "
        "{take=takes/suffer=suffers/lose=loses/become=becomes/are=is/gain=gains/get=gains} {*} .",
        "whenever {2} is {1} , it {3} {4} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfGerunds()
{
    return ofGerunds;
}

} // namespace triptych::seize
