#include "altered/text/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfDeeds {
    // Times in full
    Wording { "(the/) {morning=Morning/noon=Noon/dusk=Dusk/night=Night} phase", "{1}" },
    Wording { "(the/an/) afternoon phase", "the Afternoon" },
    Wording { "for the rest of the {w}", "this {1}" },
    Wording { "^ when {*} for the first time each {w} {-/,}", "the first time {1} each {2} {3}" },
    Wording { "move all characters from your hero expedition to your companion expedition .",
        "each Character in your Hero Expedition switches Expeditions ." },
    Wording { "move all characters from your companion expedition to your hero expedition .",
        "each Character in your Companion Expedition switches Expeditions ." },
    Wording { "move target {,} to the other expedition .", "target {1} switches Expeditions ." },
    Wording { "if {n} {,} you control are in the same expedition ,",
        "if you control {1} {2} in the same Expedition ," },
    Wording { "if all characters you control are in the same expedition ,",
        "if one of your Expeditions has no Characters ," },
    Wording { "draw another .", "draw a card ." },
    Wording { "{joins/join} the facing expedition", "{1} the Expedition facing me" },
    // Marks of typesetting
    Wording { "<i>", "" },
    Wording { "</i>", "" },
    Wording { "<i></i>", "" },
    // Deeds that are told otherwise
    Wording { "(put/place) a boost on {*} .", "{1} gains 1 boost ." },
    Wording { "(put/place) {n} boosts on {*} .", "{2} gains {1} boosts ." },
    Wording { "prevent {*} from moving forward", "{1} can't move forward" },
    Wording { "gain {n} {w} {counter/counters} on {*} .", "{4} gains {1} {2} {3} ." },
    Wording { "> ([sabotage]/sabotage) twice", "[Sabotage] , then [Sabotage]" },
    Wording { "the following twice", "the following two times" },
    Wording { "two different characters", "two Characters" },
    Wording { "| each gains", "each of them gains" },
    Wording { "> shuffle {,} into {its_owner's/your} deck .",
        "put {1} on the bottom of {2} deck , then shuffle {2} deck ." },
    Wording { "> shuffle {,} into your deck , then",
        "put {1} on the bottom of your deck , then shuffle your deck , then" },
    Wording { "move {*} to (its_controller's_other/your_other/another) expedition",
        "{1} switches Expeditions" },
    Wording { "< unless {,} pays {,} , {,} .", "{3} unless {1} pays {2} ." },
    Wording { "{w} cost you {*} less", "{1} you play cost {2} less" },
    Wording { "spend {n} (boosts/boost) :", "spend {1} of my boosts :" },
    Wording { "to hand instead", "to its owner's hand instead" },
    Wording { "return me to hand", "return me to my owner's hand" },
    Wording { "at random from {w} {hand/reserve=Reserve}", "from {1} {2} at random" },
    Wording { "return it to hand", "return it to its owner's hand" },
    Wording { "where x equals", "where X is" },
    // A card of itself: "this Character gains", "when this is sacrificed"
    Wording { "(this_character's/this_permanent's/this_card's/this_spell's/me's)", "my" },
    Wording { "this (character/permanent/landmark/card/spell)", "me" },
    Wording { "| this {costs/gains/has/is}", "me {1}" },
    Wording { "when this", "when me" },
    Wording { "me {is=I'm/has=I_have/gains=I_gain/loses=I_lose/costs=I_cost/joins=I_join}", "{1}" },
    Wording { "me {can/would}", "I {1}" },
    Wording { "me {leaves=I_leave/goes=I_go}", "{1}" },
    // ... but "Characters facing me would" is of those Characters.
    Wording { "facing {i_have=me_has/i_gain=me_gains/i_lose=me_loses/i_cost=me_costs/i'm=me_is}",
        "facing {1}" },
    Wording { "facing i {can/would}", "facing me {1}" },
    Wording { "facing i {join=me_joins/leave=me_leaves/go=me_goes}", "facing {1}" },
    Wording { "me enters an expedition", "I join an Expedition" },
    Wording { "{gets=gains/get=gain}", "{1}" },
    Wording { "among the characters", "among Characters" },
    // Abilities that come of themselves
    Wording { "^ (each_time/every_time/whenever)", "when" },
    // Nothing happens as a phase ends: what is said of that is of the next one that begins (4.2.b)
    Wording { "^ when {the_afternoon=at_Dusk/dusk=at_Night} ends", "{1}" },
    Wording { "^ at the end of {dusk=at_Night/morning=at_Noon}", "{1}" },
    Wording { "^ at the end of (the/) afternoon", "at Dusk" },
    Wording { "^ when (the/) morning ends", "at Noon" },
    // What changes a roll, or is done instead, and would come too late as a Reaction
    Wording { "dice instead and ignore {*} .", "dice and ignore {1} instead ." },
    Wording { "reroll that die", "reroll it" },
    Wording { "reroll it . you must keep the (second/new) result .", "reroll it ." },
    Wording { "reroll it and keep the new result", "reroll it" },
    Wording { "^ when you roll a die , you may reroll it",
        "if you would roll a die , you may reroll it" },
    Wording { "^ when you roll a die , you may {*} reroll it",
        "if you would roll a die , you may {1} reroll it" },
    Wording { "^ if {*} would {*} , you may {*} . if you do , {*} instead .",
        "if {1} would {2} , you may {3} to {4} instead ." },
    Wording { "^ if {*} would {*} , you may {*} . if you do , instead {*} .",
        "if {1} would {2} , you may {3} to {4} instead ." },
    Wording { "^ after", "when" },
    Wording { "^ when (i_enter/me_enters) play", "when I come into play" },
    Wording { "^ when (you_play_me/played) from", "when I'm played from" },
    Wording { "^ when i wake up", "when I lose [Asleep]" },
    Wording { "^ when i'm sent to", "when I go to" },
    Wording { "^ {h} /{r}", "{H} {R}" },
    // Not "when I'm played": {J} is also when an effect puts me into play (2.2.9).
    Wording { "^ when i come into play (,/:/-)", "{J}" },
    Wording { "^ when i'm played from (your_hand_,/your_hand_:/your_hand_-/hand_,/hand_:/hand_-)",
        "{H}" },
    Wording { "^ when i'm played from "
              "(your_reserve_,/your_reserve_:/your_reserve_-/reserve_,/reserve_:/reserve_-)",
        "{R}" },
    Wording { "^ at the (beginning/start) of", "at" },
    Wording { "^ at the {w}", "at {1}" },
    Wording { "^ when {*} would {*} , {*} instead .", "if {1} would {2} , {3} instead ." },
    Wording { "^ when {*} : {!no}", "when {1} -" },
    Wording { "^ when {*} , {!if} {!or} {!and} {!for} {!a} {!an} {!another}", "when {1} -" },
    Wording { "^ at {w} : {!no}", "at {1} -" },
    Wording { "^ at {w} , {!for}", "at {1} -" },
    Wording { "^ {{j}/{h}/{r}} :", "{1}" },
    Wording { "^ exhaust me :", "{t} :" },
    Wording {
        "^ when you play your first {*} each {w} -", "the first time you play a {1} each {2} -" },
    Wording { "^ the {second/third} time you play a {*} each {w} -",
        "when you play your {1} {2} each {3} -" },
    Wording { "^ when an opponent plays their first {*} each {w} -",
        "the first time an opponent plays a {1} each {2} -" },
    Wording { "^ at {w} each day", "at {1}" },
    Wording { "you control is returned to", "you control goes to" },
    Wording {
        "^ when an opponent's card goes to reserve", "when a card goes to an opponent's Reserve" },
    Wording { "you control leaves the landmark zone", "you control leaves your Landmark zone" },
    Wording { "take (another/an_extra) turn after this one", "play another turn" },
    Wording { "take another turn", "play another turn" },
    Wording { "ready next morning", "ready during the next Morning" },
    Wording { "exhaust {n} of target opponent's mana orbs .",
        "target opponent exhausts {1} of their ready Mana Orbs ." },
    Wording { "roll two dice . {*} if they're equal .",
        "roll two dice . {1} if the results are equal ." },
    Wording { "the token created there", "it" },
    Wording { "you can't play me", "I can't be played" },
    Wording { "during afternoon", "during the Afternoon" },
    Wording { "can't move forward or (backward/backwards)", "can't move" },
    // What is so as it happens, said behind it: "when you play a Spell while I'm [Boosted]"
    Wording { "^ when {,} while {,} -", "when {1} , if {2} -" },
    Wording { "^ when {,} and i'm {w} -", "when {1} , if I'm {2} -" },
    Wording { "^ when {*} [resupply] a {,} -", "when {1} [Resupply] , if it's a {2} -" },
    Wording { "^ switch expeditions :", "I switch Expeditions :" },
    // How often and when a quick action may be used
    Wording { "| activate only if", "You can only activate this if" },
    Wording { "| activate this only if", "You can only activate this if" },
    Wording { "| activate this ability only if", "You can only activate this if" },
    Wording { "| use this only if", "You can only activate this if" },
    Wording { "| use this ability only if", "You can only activate this if" },
    Wording { "you can only use this", "You can only activate this" },
    Wording { "you can use this only", "You can only activate this" },
    Wording { "you may only use this", "You can only activate this" },
    Wording { "you may use this only", "You can only activate this" },
    Wording { "you may only activate this", "You can only activate this" },
    Wording { "| only once per", "You can only activate this once per" },
    Wording {
        "{use=activate/uses=activates/used=activated} a {{t}/{d}} ability", "{1} a {2} ability" },
    Wording { "because of {w}", "due to {1}" },
    Wording { "back {n} region", "backwards {1} region" },
    Wording { "back {n} regions", "backwards {1} regions" },
    Wording { "i'm discarded instead", "discard me instead" },
    Wording { "it gains that many plus one instead", "it gains that many boosts plus one instead" },
    Wording { "if {,} would move backwards , it doesn't .", "{1} can't move backwards ." },
    Wording { "if {,} would move forward , it doesn't .", "{1} can't move forward ." },
    Wording { "if {,} would move forward , it doesn't move instead .", "{1} can't move forward ." },
    Wording { "create {,} under target opponent's control", "target opponent creates {1}" },
    Wording { "repeat the following", "do the following" },
    // What has just left play was in the Expedition that is mine until then
    Wording { "^ when i'm sacrificed - {*} the expedition i was in",
        "when I'm sacrificed - {1} my Expedition" },
    Wording { "^ when i leave the expedition zone - {*} the expedition i was in",
        "when I leave the Expedition zone - {1} my Expedition" },
    Wording { "sacrifice me . if you do , {*} the expedition i was in",
        "sacrifice me . if you do , {1} my Expedition" },
    // When, said first
    Wording { "until the end of the {w} , {,} .", "{2} this {1} ." },
    Wording { "until end of {w} , {,} .", "{2} this {1} ." },
    Wording { "for each {*} , i cost {*} less .", "I cost {2} less for each {1} ." },
    Wording { "{w} after this ,", "{1} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfDeeds()
{
    return rowsOfDeeds;
}

} // namespace triptych::altered
