#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfVoice {
    // By whom: who does it is said first
    Wording { "(when/whenever) {~} (is/are) "
              "{sacrificed=sacrifice/discarded=discard/created=create/completed=complete/"
              "spent=spend/exhausted=exhaust/readied=ready/played=play/drawn=draw/targeted=target/"
              "revealed=reveal} by you",
        "when you {2} {1}" },
    Wording { "(when/whenever) {~} (is/are) "
              "{sacrificed=sacrifices/discarded=discards/created=creates/completed=completes/"
              "spent=spends/exhausted=exhausts/readied=readies/played=plays/drawn=draws/"
              "received=receives} by an opponent",
        "when an opponent {2} {1}" },
    Wording { "if {~} (was/were/has_been/have_been) "
              "{sacrificed/discarded/created/completed/spent/exhausted/readied/played} by you",
        "if you {2} {1}" },
    Wording { "if {~} (was/were/has_been/have_been) "
              "{sacrificed/discarded/created/completed/spent/exhausted/played} by an opponent",
        "if an opponent {2} {1}" },
    // What is done to somebody or something is told to who does it
    Wording { "up to {n} {~} (is/are) {discarded=discard/exhausted=exhaust/readied=ready} .",
        "{3} up to {1} {2} ." },
    Wording { "up to {n} {~} (is/are) {sent=send/returned=return/put} {to/in} {*} .",
        "{3} up to {1} {2} {4} {5} ." },
    Wording { "{n} target {~} are {discarded=discard/exhausted=exhaust/readied=ready} .",
        "{3} {1} target {2} ." },
    Wording { "{n} target {~} are {sent=send/returned=return/put} {to/in} {*} .",
        "{3} {1} target {2} {4} {5} ." },
    Wording { "| your deck is shuffled .", "shuffle your deck ." },
    // What must be done is done
    Wording { "^ you must {*} to play me .", "to play me , you must {1} ." },
    Wording { "{each_player/each_opponent/target_player/target_opponent/that_player/that_opponent/"
              "its_controller/its_owner/an_opponent} must "
              "{sacrifice=sacrifices/discard=discards/draw=draws/pass=passes/exhaust=exhausts/"
              "put=puts/pay=pays/return=returns/choose=chooses/create=creates/"
              "[resupply]=[Resupplies]/send=sends/reveal=reveals}",
        "{1} {2}" },
    Wording { "they must {sacrifice/discard/draw/pass/exhaust/put/pay/return/choose/create}",
        "they {1}" },
    Wording {
        "^ you must {sacrifice/discard/draw/pass/exhaust/put/return/choose/create}", "you {1}" },
    Wording {
        ". you must {sacrifice/discard/draw/pass/exhaust/put/return/choose/create}", ". you {1}" },
    // What can be played or kept may be
    Wording { "you can {play/keep} {!only}", "you may {1}" },
    Wording { "you may play {~} from {your_reserve=your_Reserve/your_hand/your_discard_pile} even "
              "if (they're/they_are) exhausted",
        "you may play exhausted {1} from {2}" },
    Wording { "you may play {~} in your {reserve=Reserve/hand/discard}",
        "you may play {1} from your {2}" },
    Wording { "| {~} in your {reserve=Reserve/hand/discard_pile} (may/can) be played",
        "you may play {1} from your {2}" },
    Wording { "i may be played from {*} . if i am ,", "you may play me from {1} . If you do ," },
    Wording { "i may be played from", "you may play me from" },
    Wording { "^ for {~} , you may play me from your discard pile",
        "you may play me from your discard pile for {1}" },
    Wording { "as though", "as if" },
    // Nobody can, and none of them can
    Wording { "no "
              "{player=players/opponent=opponents/expedition=Expeditions/character=Characters/"
              "permanent=Permanents/spell=Spells} can",
        "{1} can't" },
    Wording { "nobody can", "players can't" },
    Wording { "none of {your/my} {w} can", "{1} {2} can't" },
    Wording { "| no expedition moves forward", "Expeditions can't move forward" },
    Wording { "^ (you/players) can't sacrifice me .", "I can't be sacrificed ." },
    Wording { "(your/) opponents' effects can't "
              "{sacrifice=sacrificed/discard=discarded/exhaust=exhausted} or "
              "{sacrifice=sacrificed/discard=discarded/exhaust=exhausted} me .",
        "I can't be {1} or {2} by opponents' effects ." },
    Wording { "(your/) opponents' effects can't "
              "{sacrifice=sacrificed/discard=discarded/exhaust=exhausted} me .",
        "I can't be {1} by opponents' effects ." },
    Wording { "| spells can't target {,} .", "{1} can't be targeted by Spells ." },
    // What an opponent would do to something is done to it by them
    Wording { "if an (opponent's_effect/opponent) would send {!me} {~} to reserve ,",
        "if {1} would be sent to Reserve by an opponent ," },
    Wording { "if an (opponent's_effect/opponent) would discard {!me} {~} ,",
        "if {1} would be discarded by an opponent ," },
    Wording { "you may have it {send=send_me_to_Reserve/discard=discard_me} (me_there/me) instead",
        "you may {1} instead" },
    Wording { "{[asleep]/[anchored]/[fleeting]/boosts/counters} can't be gained by {*} .",
        "{2} can't gain {1} ." },
    Wording { "can't (be_put/become/fall) {[anchored]/[asleep]/[fleeting]}", "can't gain {1}" },
    Wording { "can't be readied during", "doesn't ready during" },
    Wording { "{each_player=players/players/opponents/your_opponents/each_opponent=opponents} "
              "(can/may) (play_only/only_play) {n} {w} {each/per=each} {w}",
        "{1} can't play more than {2} {3} {4} {5}" },
    Wording { "each player can't", "players can't" },
    Wording { "each opponent can't", "opponents can't" },
    Wording { "(your/) opponents can only draw cards during morning",
        "opponents can't draw cards outside of Morning" },
    Wording { ", (except/other_than) during morning", "outside of Morning" },
    Wording { "(except/other_than) during morning", "outside of Morning" },
    // Whose
    Wording { "no expedition of yours {is/has}", "neither of your Expeditions {1}" },
    Wording { "you have no expedition (in/that's_in)", "neither of your Expeditions is in" },
    Wording { "(an/one) expedition of yours", "one of your Expeditions" },
    Wording { "either of your expeditions", "one of your Expeditions" },
    Wording { "than in mine", "than in my Expedition" },
    Wording { "(both/both_of) your expeditions", "both of your Expeditions" },
    Wording { "your expeditions both", "both of your Expeditions" },
    Wording { "| your two expeditions", "both of your Expeditions" },
    Wording { "if your two expeditions", "if both of your Expeditions" },
    Wording {
        "both of your expeditions share a region", "your Expeditions are in the same region" },
    Wording { "both of your expeditions are in the same region",
        "your Expeditions are in the same region" },
    Wording { "every expedition", "each Expedition" },
    Wording { "choose {n} expeditions", "target {1} Expeditions" },
    Wording { "target one of your expeditions", "target an Expedition you control" },
    Wording {
        "in whichever of your expeditions has the {w} {w}", "in your Expedition with the {1} {2}" },
    Wording { "in the expedition it was in", "in its Expedition" },
    Wording { "another of your feats is completed", "you complete another Feat" },
    Wording { "if (each/every/all) (of/) your {characters=Character/permanents=Permanent} (is/are)",
        "if every {1} you control is" },
    Wording { "all (of/) your characters have boosts", "all Characters you control are [Boosted]" },
    Wording { "each of your {characters=Character/permanents=Permanent/landmarks=Landmark}",
        "each {1} you control" },
    Wording { "among your {characters=Characters/permanents=Permanents/landmarks=Landmarks}",
        "among {1} you control" },
    Wording { "{your_hero=Hero/your_companion=Companion} expedition's characters",
        "Characters in your {1} Expedition" },
    Wording { "opponents' reserves", "opponents' Reserve" },
    Wording { "cards in opponents' reserve", "cards in your opponents' Reserve" },
    Wording {
        "a {permanent's=Permanent/landmark's=Landmark/character's=Character} {{t}/{d}} ability",
        "the {2} ability of a {1}" },
    Wording { "with {n} or more cards in reserve discards a card from it",
        "with {1} or more cards in Reserve discards one of them" },
    // What one is or becomes
    Wording { "character token", "token Character" },
    Wording { "character tokens", "token Characters" },
    Wording { "i'm no longer {[fleeting]/[anchored]/[asleep]}", "I lose {1}" },
    Wording { "(it's/it_is) no longer {[fleeting]/[anchored]/[asleep]}", "it loses {1}" },
    Wording {
        "target {~} is no longer {[fleeting]/[anchored]/[asleep]} .", "target {1} loses {2} ." },
    Wording { "remove {[fleeting]/[anchored]/[asleep]} from {~} .", "{2} loses {1} ." },
    Wording {
        "you may give {[fleeting]/[anchored]/[asleep]} to {~} .", "you may have {2} gain {1} ." },
    Wording { "give {[fleeting]/[anchored]/[asleep]} to {~} .", "give {2} {1} ." },
    Wording { "| target {~} becomes {[fleeting]/[anchored]/[asleep]} .", "target {1} gains {2} ." },
    Wording { "(when/whenever) i (fall/fall_into) [asleep]", "when I gain [Asleep]" },
    Wording { "{loses=loses_all_its/lose=lose_all_their} every boost on (it/them)", "{1} boosts" },
    Wording { "i become ready", "I'm readied" },
    Wording { "becomes ready", "is readied" },
    Wording { "is also a {w} this", "gains the {1} subtype this" },
    Wording {
        "{is/are/i'm} also {[eternal]/[defender]/[seasoned]/[gigantic]/[fleeting]}", "{1} {2}" },
    Wording { "(that_faces/that_face/which_faces/which_face)", "facing" },
    Wording { "that joined (its/an) expedition {this_turn/this_day=this_Day}", "that joined {1}" },
    Wording { "have no {{d}/{t}/{j}/{h}/{r}} abilities", "lose their {1} abilities" },
    Wording { "(are_neither/have_no) {[gigantic]/[tough]/[eternal]/[defender]/[seasoned]} "
              "(nor/and_no) {[gigantic]/[tough]/[eternal]/[defender]/[seasoned]}",
        "lose {1} and {2}" },
    Wording { "^ {{j}/{h}/{r}} and {{j}/{h}/{r}} abilities of {~} (don't/can't) activate .",
        "The {1} and {2} abilities of {3} can't activate ." },
    Wording { "^ {~} (don't/can't) activate their {{j}/{h}/{r}} and {{j}/{h}/{r}} abilities .",
        "The {2} and {3} abilities of {1} can't activate ." },
    Wording { "^ {~} (don't/can't) activate their {{j}/{h}/{r}} abilities .",
        "The {2} abilities of {1} can't activate ." },
    Wording { "{use=activate/uses=activates} {the_{t}/the_{d}} ability", "{1} {2} ability" },
    Wording { "can't use {{t}/{d}} abilities", "can't activate {1} abilities" },
    Wording { "^ during morning , {~} (aren't_readied/don't_ready) .",
        "{1} remain exhausted during Morning ." },
    Wording { "^ {~} (aren't_readied/don't_ready) during morning .",
        "{1} remain exhausted during Morning ." },
    // Where it goes and where it is
    Wording { "(when/whenever) i'm put in (your/) reserve from", "when I go to Reserve from" },
    Wording { "(when/whenever) i move from {*} to {*} {-/,}", "when I go to {2} from {1} {3}" },
    Wording { "(when/whenever) i change expeditions", "when I switch Expeditions" },
    Wording { "(when/whenever) i move to (my/the) other expedition", "when I switch Expeditions" },
    Wording {
        "(when/whenever) i'm moved to (my/the) other expedition", "when I switch Expeditions" },
    Wording { "switch target {~} to its controller's other expedition",
        "target {1} switches Expeditions" },
    Wording { "(is_moved/moves) back {!to} {!n}", "moves backward" },
    Wording { "is moved {forward/backward/backwards}", "moves {1}" },
    Wording { "{target/an/each/no} empty expedition", "{1} Expedition with no Characters" },
    Wording { "an expedition without characters", "an Expedition with no Characters" },
    Wording { "if i'm played in an expedition with no characters",
        "if there are no Characters in the Expedition I'm played in" },
    Wording { "less when played", "less if I'm played" },
    Wording { "onto {target/a}", "on {1}" },
    Wording { "take {~} from {~} into your hand", "put {1} from {2} into your hand" },
    Wording { "top two cards of your deck {...} one in your hand and one in (your/) reserve",
        "top two cards of your deck {1} one in your hand and the other in your Reserve" },
    Wording { "token in each .", "token in each of them ." },
    Wording { "from (one/a) target {,} to another .", "from target {1} to another target {1} ." },
    Wording { "distribute {*} as you choose among", "distribute {1} among" },
    // Changing places
    Wording { "| swap {the_boosts/the_expeditions/target/control}", "exchange {1}" },
    Wording { "they (exchange/swap) their boosts", "exchange their boosts" },
    Wording {
        "| two target {~} exchange expeditions .", "exchange the Expeditions of two target {1} ." },
    Wording { "with a card in your hand .", "with a card from your hand ." },
    // Of the card itself, and of who plays it
    Wording { "in order to {draw/gain/create/[resupply]}", "to {1}" },
    Wording { "^ i (start/begin) (the_game/) with {n} {w} {counter/counters} (on_me/) .",
        "I begin the game with {1} {2} {3} ." },
    Wording { "my abilities are ignored during", "ignore my abilities during" },
    Wording { "^ i have no abilities during the first day .",
        "ignore my abilities during the first Day ." },
    Wording { "the first player this day", "the first player" },
    Wording {
        "(become/you_become/you_are_now/you're_now) the first player", "you become first player" },
    Wording { "the {characters=Characters/spells=Spells/permanents=Permanents/cards} you play "
              "{cost/gain}",
        "{1} you play {2}" },
    Wording { "the effect of the next {*} happens twice", "the next {1} has its effect twice" },
    Wording { "the next {,} joins with {*} .", "the next {1} gains {2} ." },
    Wording { "the next card you [resupply] this {w} gains {*} .",
        "the next time you [Resupply] this {1} , it gains {2} ." },
    Wording { "when you next {!play} {*} this {w} ,", "the next time you {1} this {2} ," },
    Wording { "choose randomly between :", "choose one at random :" },
    Wording { "each time you have {rolled/played/sacrificed/created}", "each time you {1}" },
    Wording { "^ as soon as", "when" },
    Wording { "^ if i'm {sacrificed/discarded} ,", "when I'm {1} ," },
    Wording { "^ (when/whenever) you pass with {*} {-/,}", "when you pass {2} if you have {1} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfVoice()
{
    return rowsOfVoice;
}

} // namespace triptych::altered
