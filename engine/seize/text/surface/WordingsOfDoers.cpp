#include "seize/text/surface/Wordings.h"

#include <array>

// Who does it and to whom, said the other way round: "is attacked by", "you attack with", "gets pushed".
// Each event and each deed has one voice in the language.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofDoers {
    // "Gets pushed" and "becomes mended" are "is pushed"
    Wording { "gets {attacked/mended/cleansed/targeted/plundered/returned/swapped}", "is {1}" },
    Wording { "get {pushed/pulled/attacked/upstaged/healed/mended/cleansed/destroyed/exhausted}",
        "are {1}" },
    Wording { "get {targeted/plundered/unequipped/swapped}", "are {1}" },
    Wording {
        "becomes {pushed/pulled/attacked/upstaged/healed/mended/cleansed/destroyed}", "is {1}" },
    Wording { "becomes equipped with", "is equipped with" },
    // What you or an opponent did
    Wording {
        "{a/an} {a} is {played=you_play/acquired=you_acquire/drawn=you_draw/discarded=you_discard} "
        "by you ,",
        "{3} {1} {2} ," },
    Wording {
        "{a/an} {a} is {played=opponent_plays/acquired=opponent_acquires/drawn=opponent_draws} by "
        "an opponent ,",
        "an {3} {1} {2} ," },
    Wording { "{a=discards_a/an=discards_an} {a} is discarded by an opponent ,",
        "an opponent {1} {2} ," },
    Wording {
        "{n} or more loot is {lost=you_lose/gained=you_gain} by you ,", "{2} {1} or more loot ," },
    Wording { "{n} or more loot is {lost=opponent_loses/gained=opponent_gains} by an opponent ,",
        "an {2} {1} or more loot ," },
    Wording { "{a_coin_flip/loot} is lost by you ,", "you lose {1} ," },
    Wording { "{a_coin_flip/loot} is lost by an opponent ,", "an opponent loses {1} ," },
    Wording { "loot is gained by you ,", "you gain loot ," },
    Wording { "loot is gained by an opponent ,", "an opponent gains loot ," },
    Wording { "loot is {added_to=you_gain/removed_from=you_lose} your vault ,", "{1} loot ," },
    Wording { "loot is {removed_from=opponent_loses/added_to=opponent_gains} an opponent's vault ,",
        "an {1} loot ," },
    Wording { "a coin flip is won by you ,", "you win a coin flip ," },
    Wording { "a coin flip is won by an opponent ,", "an opponent wins a coin flip ," },
    Wording { "the flip of a coin ,", "a coin flip ," },
    Wording { "one of your opponents", "an opponent" },
    // At whom a card aims, and whose it is
    Wording { "an opponent targets {,} with (an/a) {ability/instant/attack} card",
        "{1} is targeted by an opponent's {2} card" },
    Wording {
        "{is_targeted_by/plays} {,} , counter {it/that_card/that_ability/that_instant} unless "
        "its (controller/owner) {pays/loses/discards}",
        "{1} {2} , counter {3} unless that player {4}" },
    // Damage that is dealt
    Wording {
        "{whenever/when} damage is dealt to {,} by {,} ,", "{1} {2} is dealt damage by {3} ," },
    Wording { "{whenever/when} {w} damage is dealt to {,} by {,} ,",
        "{1} {3} is dealt {2} damage by {4} ," },
    Wording { "{whenever/when} damage is dealt by {,} to {,} ,", "{1} {2} deals damage to {3} ," },
    Wording {
        "{whenever/when} damage is dealt {to=is_dealt/by=deals} {,} ,", "{1} {3} {2} damage ," },
    Wording { "{whenever/when} {w} damage is dealt to {,} ,", "{1} {3} is dealt {2} damage ," },
    // Attacks
    Wording { "an attack is made by {,} against {,} ,", "{1} attacks {2} ," },
    Wording { "an attack is made by {,} ,", "{1} attacks ," },
    Wording {
        "an attack is declared by {,} against {,} ,", "{1} declares an attack against {2} ," },
    Wording { "an attack is declared by {,} ,", "{1} declares an attack ," },
    Wording {
        "{an_allied_mercenary/this_mercenary/the_bearer} is declared as the target of an attack ,",
        "an attack is declared against {1} ," },
    Wording { "declares an attack targeting", "declares an attack against" },
    Wording { "is dealt damage by an attacker , that attacker", "is dealt damage , the attacker" },
    Wording { "is dealt damage by an attacker ,", "is dealt damage by an attack ," },
    Wording { "(performs_a/performs_the/declares_a/takes_a) plunder action", "plunders" },
    Wording { "perform a plunder action", "plunder" },
    Wording { "performs a plunder ,", "plunders ," },
    Wording { "successfully plunders", "plunders" },
    Wording { "is upstaged by (a/another) mercenary", "is upstaged" },
    // Who is upstaged is pushed: that is one event.
    Wording { "is (pushed_or_upstaged/upstaged_or_pushed) ,", "is pushed ," },
    // With whom you do it
    Wording {
        "you declare an attack against {,} with {,} ,", "{2} declares an attack against {1} ," },
    Wording { "you declare an attack with {,} ,", "{1} declares an attack ," },
    Wording { "you attack {,} with {,} ,", "{2} attacks {1} ," },
    Wording { "you attack with a {w} attack ,", "a mercenary you control makes a {1} attack ," },
    Wording { "you {attack=attacks/plunder=plunders} with {,} ,", "{2} {1} ," },
    Wording { "you (use/activate) an ability of {,} ,", "{1} uses an ability ," },
    Wording { "you (may/can) attack with {,} again", "{1} may attack again" },
    Wording { "| make a {w} attack with {!+1} {!+2} {!+3} {!-1} {!1} {!2} {!3} {!double} {,} .",
        "{2} makes a {1} attack ." },
    Wording { "| have {,} make a {w} attack", "{1} makes a {2} attack" },
    Wording { "attacks with its {w} attack (now/immediately)", "makes a {1} attack now" },
    // Whom you let do it
    Wording { "to (make/have/let) {,} "
              "{lose=loses/discard=discards/draw=draws/gain=gains/take=takes/reveal=reveals}",
        "to {1} {2}" },
    Wording { "| (make/have) {,} "
              "{lose=loses/discard=discards/draw=draws/gain=gains/take=takes/reveal=reveals}",
        "{1} {2}" },
    Wording { "to (make/have/let) {,} {skip=skips/deal=deals/exit=exits}", "to {1} {2}" },
    Wording { "| (make/have) {,} {skip=skips/deal=deals/exit=exits}", "{1} {2}" },
    // Who is told to do it goes without saying
    Wording { "| you {look_at/return/put/search/shuffle/apply/deal/heal/destroy/place/push/pull}",
        "{1}" },
    Wording { "| you {swap/remove/unequip/mend/cleanse/flip/roll}", "{1}" },
    Wording { "you get an (extra/additional) turn", "take an extra turn" },
    // What befalls cards and counters
    Wording { "this {event/treasure} loses its last {w} counter ,",
        "the last {2} counter is removed from this {1} ," },
    Wording {
        "the last of this {event's=this_event/treasure's=this_treasure/mercenary's=this_mercenary} "
        "{w} counters is removed ,",
        "the last {2} counter is removed from {1} ," },
    Wording { "the last {burn/bleed/poison/frost/exhaust} counter is removed from {,} ,",
        "{2} loses {1} ," },
    Wording { "stops {burning=loses_burn/bleeding=loses_bleed} ,", "{1} ," },
    Wording { "{comes=enters/come=enter} into play ,", "{1} the battlefield ," },
    Wording { "is returned to a player's hand ,", "is returned to hand ," },
    Wording { "is put into its owner's hand (from_the_battlefield/) ,", "is returned to hand ," },
    Wording { "is returned from the battlefield to its owner's hand ,", "is returned to hand ," },
    Wording { "| as this mercenary enters (the_battlefield/play) ,",
        "when this mercenary enters the battlefield ," },
    Wording { "^ passive : upon entering the battlefield ,",
        "passive : when this mercenary enters the battlefield ," },
    Wording { "^ upon entering the battlefield ,", "when this mercenary enters the battlefield ," },
    Wording { "| as this mercenary declares an attack ,",
        "whenever this mercenary declares an attack ," },
    Wording {
        "becomes the target of something an opponent controls", "is targeted by an opponent" },
    Wording { "an opponent's effect {pushes=is_pushed/exhausts=is_exhausted} {,} ,",
        "{2} {1} by an opponent ," },
};

} // namespace

std::span<const text::Wording> wordingsOfDoers()
{
    return ofDoers;
}

} // namespace triptych::seize
