#include "seize/text/surface/Wordings.h"

#include <array>

// Everyday verbs for the deeds of the game, as they come first to mind: throw away, take off, break, give up, go down by;
// and of what somebody becomes.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofVerbs {
    Wording { "attacks can not be (blocked/stopped) by {armor/magic_armor/defense}",
        "attacks ignore {1}" },
    Wording { "{this_mercenary/the_bearer} costs (your_opponent/your_opponents/opponents) {n} "
              "(extra/more/additional) loot when it plunders",
        "{1} plunders for {2} more loot" },
    Wording { "can attack (enemies/mercenaries/enemy_mercenaries) (in/with) stealth",
        "can target stealthed mercenaries" },
    Wording { "heal {,} (for/) the same amount", "heal {1} that much" },
    Wording { "| mercenaries destroyed by {this_mercenary/the_bearer} give you {n} "
              "(extra/more/additional/) loot",
        "whenever {1} destroys a mercenary , gain {2} loot" },
    Wording { "| (all/the/) damage {this_mercenary/the_bearer} would take {from/by} {,} is reduced "
              "by {n}",
        "{1} takes {4} less damage {2} {3}" },
    Wording {
        "| {,} gains {,} but can not {,} {until_your_next_turn/this_turn/until_end_of_turn} .",
        "{4} , {1} gains {2} and can not {3} ." },
    Wording { "| the next mercenary you play this turn (enters_with/gains/gets/has) {*} .",
        "the next time you play a mercenary this turn , it gains {1} ." },
    Wording { "| (plundering/each_plunder/a_plunder) takes {n} (extra/additional/more) loot",
        "mercenaries plunder for {1} more loot" },
    Wording {
        "whenever you cast (an_ability/an_ability_card) ,", "whenever you play an ability card ," },
    Wording { "with (an_open_hand/open_hands/their_hand_open/their_hands_open)",
        "with their hand revealed" },
    Wording { "they may each", "each of them may" },
    Wording { "each {player/opponent} {returns/destroys/exhausts} a mercenary {to/./,}",
        "each {1} {2} a mercenary they control {3}" },
    Wording { "| the first mercenary you play each turn {gains/gets} {*} .",
        "once per turn , whenever you play a mercenary , it {1} {2} ." },
    Wording {
        "| {burn/bleed/poison/frost} counters on {,} are not removed {!at} {!during} {!when} {!in}",
        "{2} can not lose {1}" },
    Wording { "| the first time {this_mercenary/the_bearer} is attacked each turn , it takes {n} "
              "less damage",
        "{1} takes {2} less damage from attacks the first time each turn" },
    Wording { "| (charge/dash/run/rush) (up_to/) {n} {tile/tiles}", "move up to {1} {2}" },
    Wording { "must attack {a} {this_turn/until_your_next_turn/until_the_end_of_your_next_turn} "
              "if able",
        "must attack {1} if able {2}" },
    Wording { "; {exhaust/destroy/silence/blind/heal/push/ready/return} {it/them/that_mercenary}",
        ". {1} {2}" },
    Wording { "and {remove/take} {,} from each .", "and {1} {2} from each of them ." },
    Wording { "| you may plunder with {two=1/2=1/three=2/3=2} mercenaries (each_turn/per_turn)",
        "you may plunder {1} additional time each turn" },
    Wording { "| {w} mercenaries {get/have} {,} while (they_are/) adjacent to another {w} .",
        "{1} mercenaries adjacent to another {4} {2} {3} ." },
    Wording { "{this_mercenary/it/the_bearer} fortifies {n}", "{1} gains fortify {2}" },
    Wording { "{opponent/player/controller} picks", "{1} chooses" },
    Wording { "(give/grant) {fortify/regen/armor/magic_armor} {n} to {a} {./until/this}",
        "{3} gains {1} {2} {4}" },
    Wording { "{it/this_mercenary/the_bearer/that_mercenary} (recovers/regains/gets_back/restores) "
              "its (used/spent/) defense",
        "reapply defense to {1}" },
    Wording { "can not be damaged {until/this/while/during/.}", "can not be dealt damage {1}" },
    Wording { "plunders for {+1=1/+2=2/+3=3} loot", "plunders for {1} more loot" },
    Wording { "draw (just/only) {n}", "draw {1}" },
    Wording { "counter target {attack/plunder/move} unless (the_attacker's/"
              "the_attacking_mercenary's/the_mercenary's) controller",
        "counter target {1} unless its controller" },
    Wording { "{put=put/place=place} (a_fog/fog/a_fog_counter/a_fog_token) on any {n} "
              "{tiles/empty_tiles} (you_like/of_your_choice/)",
        "{1} fog on {2} {3}" },
    Wording { "place up to {n} fog on {tiles/empty_tiles}", "place fog on up to {1} {2}" },
    Wording { "(flips/flip) a coin and {loses/wins/lose/win} ,", "{1} a coin flip ," },
    Wording { "(is/are) considered to be", "is" },
    Wording { "enters a fogged tile , remove the fog {./and/,}",
        "enters a fogged tile , remove fog from that tile {1}" },
    Wording { "{put=put/place=put} {one_of_your_mercenaries=a_mercenary_you_control/"
              "a_mercenary_you_control/an_ally/target_ally/target_mercenary_you_control} "
              "(from_the_battlefield/) {on_top_of/on_the_bottom_of/under} your deck",
        "{1} {2} {3} its owner's deck" },
    Wording { "{destroys/upstages/attacks/pushes/damages} another one", "{1} another mercenary" },
    Wording {
        "gains {n} (additional/more/extra) {defense/armor/magic_armor/regen}", "gains {2} {1}" },
    Wording { "| choose {,} and {,} . (they/those_mercenaries/the_two/both) (swap/exchange) "
              "(places/positions/tiles) .",
        "swap {1} with {2} ." },
    Wording { "(whenever/when/each_time) a player plunders , (they/that_player/he_or_she)",
        "whenever a mercenary plunders , its controller" },
    Wording { "| each player draws {2/two} cards (in/during) their draw phase "
              "instead of (one/1) .",
        "at the start of each player's draw phase , that player draws 1 ." },
    Wording { "| players draw an (additional/extra) card", "each player draws an additional card" },
    Wording { "an extra {card/treasure}", "an additional {1}" },
    // Cards and treasures
    Wording { "(throw_away/toss_away/pitch/ditch)", "discard" },
    Wording { "(throws_away/tosses_away/ditches)", "discards" },
    Wording {
        "throw {~} from your hand (onto_your_discard/into_your_discard/away)", "discard {1}" },
    Wording { "(break/smash/shatter) {a/an/one/target/all/each/two/up_to}", "destroy {1}" },
    Wording { "(breaks/smashes/shatters) {a/an/one/target/all/each}", "destroys {1}" },
    Wording { "give up {a/an/one/another/this/target}", "sacrifice {1}" },
    Wording { "gives up {a/an/one/another/this}", "sacrifices {1}" },
    Wording { "pick {this_mercenary/it} up into your hand", "return {1} to your hand" },
    Wording { "{be/is/are} sent back to", "{1} returned to" },
    Wording {
        "{put/puts/place/places/move/moves} {a} back {into/onto} {your/its_owner's/their_owner's} "
        "{warchest/deck}",
        "{1} {2} {3} {4} {5}" },
    Wording { "(put/place) {a} back (into/in) your hand", "return {1} to your hand" },
    Wording { "send {~} back to {its/their/your}", "return {1} to {2}" },
    Wording { "send {this_mercenary/this_treasure/this} to (the/your) discard", "destroy this" },
    Wording { "{this_mercenary/target_ally/the_bearer/it} picks up {~} from your warchest",
        "equip {2} in your warchest to {1}" },
    Wording { "{a_treasure/a_weapon/each_treasure/one_treasure} (that/) "
              "{this_mercenary/the_bearer} (is_carrying/carries)",
        "{1} equipped to {2}" },
    Wording {
        "{card=treasure/cards=treasures/treasure/treasures} lying face down", "face-down {1}" },
    Wording { "takes {~} out of (their/your) discard (pile/) and puts it into (their/your) hand",
        "returns {1} from their discard to their hand" },
    Wording { "take {~} out of your discard (pile/) and put it into your hand",
        "return {1} from your discard to your hand" },
    // Counters
    Wording { "take {~} {counter/counters} off (of/)", "remove {1} {2} from" },
    Wording { "takes {~} {counter/counters} off (of/)", "removes {1} {2} from" },
    Wording { "taken off (of/)", "removed from" },
    Wording { "| all {~} counters on {~} move (to/onto) {*} .",
        "move all {1} counters from {2} to {3} ." },
    Wording { "| shift {~} from {~} (to/onto)", "move {1} from {2} to" },
    Wording { "| (place/put/apply) {n} {w} (counters/) (,/) (split/divided/spread) "
              "(as_you_choose/as_you_like/) "
              "(among/between)",
        "distribute {1} {2} counters among" },
    Wording { "(begins_to_bleed/starts_to_bleed/starts_bleeding/begins_bleeding)",
        "gains 1 bleed counter" },
    Wording { "(begins_to_burn/starts_to_burn/starts_burning/begins_burning/catches_fire)",
        "gains 1 burn counter" },
    Wording { "| {~} is no longer exhausted .", "ready {1} ." },
    Wording { "| {~} are no longer {blinded=blind/silenced=silence/stealthed=stealth} .",
        "remove {2} from {1} ." },
    Wording { "| {~} are no longer {poisoned=poison/bleeding=bleed/burning=burn/frozen=frost} .",
        "remove all {2} from {1} ." },
    Wording { "| {~} is no longer {blinded=blind/blind/silenced=silence/stealthed=stealth} .",
        "remove {2} from {1} ." },
    Wording { "| {~} is no longer {poisoned=poison/bleeding=bleed/burning=burn/frozen=frost} .",
        "remove all {2} from {1} ." },
    Wording { "| {~} (becomes_foggy/fills_with_fog/is_covered_in_fog/is_covered_by_fog) .",
        "place fog on {1} ." },
    Wording { "step out of stealth", "lose stealth" },
    Wording { "is hurt", "is damaged" },
    Wording { "that got {w}", "that was {1}" },
    // Loot
    Wording { "{target=target_opponent/an=an_opponent/each=each_opponent/your=an_opponent} "
              "opponent's vault goes {down=loses/up=gains} by {n}",
        "{1} {2} {3} loot" },
    Wording { "your vault goes {down=lose/up=gain} by {n}", "you {1} {2} loot" },
    // Damage and healing
    Wording { "{do=deal/does=deals} {n} (extra/additional/more) damage", "{1} {2} more damage" },
    Wording { "{do=deal/does=deals} {n} {w} damage", "{1} {2} {3} damage" },
    Wording {
        "heal {~} "
        "(for_all_the_health_it_is_missing/for_all_its_missing_health/completely/back_to_full)",
        "fully heal {1}" },
    Wording { "can not die", "can not be destroyed" },
    Wording { "any damage beyond its health", "the excess damage" },
    Wording { "| damage from attacks (against/on/to) {,} is halved",
        "{1} takes half damage from attacks" },
    Wording { "(shoot/fire) at", "shoot" },
    Wording { "| the next {n} damage to {,} this turn is prevented",
        "prevent the next {1} damage that would be dealt to {2} this turn" },
    // Moves
    Wording {
        "move {it/this_mercenary/the_bearer/that_mercenary/them} back {to/onto}", "move {1} {2}" },
    Wording { "| (step/move) up to {n} (tile/tiles) with {,} .", "move {2} up to {1} tiles ." },
    Wording { "| (step/move) {n} (tile/tiles) with {,} .", "move {2} {1} tiles ." },
    Wording { "| {,} may move {n} (more/additional/extra) (tile/tiles) this turn .",
        "{1} gains {2} movement this turn ." },
    Wording { "| push {~} . if it (moved/was_moved) , {*} .",
        "push {1} . if it was pushed this way , {2} ." },
    Wording { "wherever it stands", "wherever it is" },
    Wording { "from anywhere on the battlefield", "from any tile" },
    // Attacks
    Wording { "(has_to/have_to) attack {each/every} turn if (it_can/they_can)",
        "must attack {1} turn if able" },
    Wording { "(gets/has/gains) another attack this turn", "may attack again this turn" },
    Wording { "(an/any) {attack/ability_card/ability/instant} of your choice", "target {1}" },
    Wording { "| change the target of {target/that} {w} .", "choose a new target for {1} {2} ." },
    Wording { "stand in the way of line of sight", "block line of sight" },
    Wording { "never block line of sight", "do not block line of sight" },
    Wording { "(even/) after it has attacked , {,} may {plunder/move} .",
        "{1} may {2} after attacking ." },
    // Who and how many
    Wording { "| everyone", "each player" },
    Wording { "your own mercenaries", "your mercenaries" },
    Wording { "more than {n} {,} in (a/one) turn", "more than {1} {2} each turn" },
    Wording { "(farther/further) than {n} tiles", "more than {1} tiles" },
    Wording { "| no enemy mercenary may", "enemy mercenaries can not" },
    Wording { "among those ,", "among them ," },
    Wording { "| {instants=instants/ability_cards} of (your/) opponents", "opponents' {1}" },
    Wording {
        "to (reveal/uncover/expose) this mercenary", "to remove stealth from this mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfVerbs()
{
    return ofVerbs;
}

} // namespace triptych::seize
