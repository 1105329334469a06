#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfPlaces {
    Wording { "to a {discard_pile=the_discard_pile/reserve=Reserve}", "to {1}" },
    Wording { "| when {i=you/you/they} do ,", "if {1} do ," },
    Wording { "your {reserve/hand/landmarks/discard_pile} and your "
              "{reserve/hand/landmarks/discard_pile} have the same number of cards",
        "there are as many cards in your {1} as in your {2}" },
    Wording { "the one facing {it/me}", "the Expedition facing {1}" },
    // Behind, ahead and tied are said against the Expedition that is faced (7.5.2).
    Wording { "my expedition is {ahead_of=is_ahead/tied_with=is_tied/behind=is_behind} the "
              "expedition facing me",
        "my Expedition {1}" },
    Wording { "my expedition and the expedition facing me are "
              "{in_the_same_region=is_tied/in_different_regions=isn't_tied}",
        "my Expedition {1}" },
    Wording {
        "{one_of_your_expeditions/my_expedition/your_hero_expedition/"
        "your_companion_expedition} and (an_opponent's_expedition/"
        "one_of_an_opponent's_expeditions/an_expedition_an_opponent_controls) are in the same "
        "region",
        "{1} is [in contact]" },
    Wording { "in the same region as an opponent's expedition", "[in contact]" },
    Wording { "{n} {w} or {more/fewer/less} {!than}", "{1} or {3} {2}" },
    Wording { "{n} mana orbs or {more/fewer/less}", "{1} or {2} Mana Orbs" },
    Wording { "{n} {w} counters or {more/fewer/less}", "{1} or {3} {2} counters" },
    Wording { "you play a {w} from hand", "you play a {1} from your hand" },
    Wording {
        "it (comes_into_play/joins_play/enters_play/enters) exhausted", "it gains exhausted" },
    Wording { "me enters play (exhausted/[exhausted])", "I enter play exhausted" },
    Wording { "(do_not/don't/doesn't) ready during morning", "remain exhausted during Morning" },
    Wording { "don't ready during the morning", "remain exhausted during Morning" },
    Wording { "{have_me/i=I} (move_to/join) your other expedition", "{1} switch Expeditions" },
    Wording { "of your deck on the bottom .", "of your deck on the bottom of your deck ." },
    Wording { "in front of each opponent's (hero/companion) expedition", "ahead" },
    Wording { "in front of the expedition facing (it/me)", "ahead" },
    Wording { "{ahead_of=ahead/behind} (your/my) (opponent's/opponents') (expedition_facing_it/"
              "expedition)",
        "{1}" },
    Wording { "that is {ahead_of=ahead/behind} your opponent's", "that is {1}" },
    Wording { "{ahead_of=ahead/behind} the expedition facing it", "{1}" },
    Wording { "between your (two/) expeditions", "between your Hero and Companion" },
    Wording { "the (total/result/sum) is {n} or more", "the result is {1}+" },
    Wording { "the result is {n} or higher", "the result is {1}+" },
    Wording { "(each_expedition/the_expeditions) facing mine", "the Expeditions facing me" },
    Wording { "the expedition facing mine", "the Expedition facing me" },
    Wording { "yours facing it", "the Expedition facing it" },
    Wording { "[ascends] (as_well/too)", "[Ascends]" },
    Wording { "has only {!one} {*} this {w} .", "is only {1} this {2} ." },
    Wording { "doesn't go to reserve during rest", "is [Eternal]" },
    Wording { "don't go to reserve (during/at) rest", "are [Eternal]" },
    Wording { "during rest , i don't go to reserve", "I'm [Eternal]" },
    Wording { "create {*} in each of {n} (different/) target expeditions .",
        "target {2} Expeditions . Create {1} in each of them ." },
    Wording { "create {*} in each of up to {n} target expeditions .",
        "target up to {2} Expeditions . Create {1} in each of them ." },
    Wording { "joins or leaves {*} -", "joins {1} or leaves {1} -" },
    Wording { "join or leave {*} -", "join {1} or leave {1} -" },
    Wording { "{w} opponents play from hand", "{1} opponents play from their hand" },
    Wording { "{w} you play from hand", "{1} you play from your hand" },
    Wording { "would gain {n} or more boosts , {*} that many plus {n} instead",
        "would gain {1} or more boosts , {2} that many boosts plus {3} instead" },
    Wording { "would gain {n} or more boosts , {*} one more instead",
        "would gain {1} or more boosts , {2} that many boosts plus one instead" },
    Wording { "would gain {n} or more boosts , {*} gain them instead",
        "would gain {1} or more boosts , {2} gain that many boosts instead" },
    Wording { "gains as many boosts as it already has", "gains X boosts , where X is its boosts" },
    Wording { "(for_each/per) player who (did/does) so", "per player who does" },
    Wording { "per opponent who does", "per player who does" },
    Wording { "> shuffle {,} in your deck .",
        "put {1} on the bottom of your deck , then shuffle your deck ." },
    Wording { "you shuffled {n} (cards_or_more/or_more_cards) this way",
        "you put {1} or more cards this way" },
    Wording {
        "{card/character=Character/spell=Spell/permanent=Permanent} of the day", "{1} each Day" },
    Wording {
        "{card/character=Character/spell=Spell} of the {turn=each_turn/afternoon=each_Afternoon}",
        "{1} {2}" },
    Wording { "[sabotage] again", "[Sabotage]" },
    Wording { "you control in a different expedition", "you control in another Expedition" },
    Wording { "it and i switch", "we both switch" },
    Wording { ", choose up to two instead", ", you may choose two instead" },
    Wording { "without discarding it", "" },
    Wording {
        "target {a} has its {{v}/{m}/{o}} become equal to", "the {2} of target {1} is equal to" },
    Wording { "target character's {{v}/{m}/{o}} (becomes/is) equal to",
        "the {1} of target Character is equal to" },
    Wording { "{{v}/{m}/{o}} becomes equal to", "{1} is equal to" },
    Wording { "each of my statistics is equal to my highest (one/statistic)",
        "my {V} , {M} and {O} are equal to my highest statistic" },
    Wording {
        "among the regions your expeditions are in", "among the regions of your Expeditions" },
    Wording {
        "the limit of your {reserve=your_Reserve/landmarks=your_Landmark} is", "{1} limit is" },
    Wording { "^ if i'm the first {w} you play this {w} , i cost",
        "if you played no {1} this {2} , I cost" },
    Wording { "you may only play me", "I can only be played" },
    Wording { "you can only play me in", "I can only be played in" },
    Wording { "when my expedition doesn't move forward during dusk",
        "when my Expedition fails to move forward during Dusk" },
    Wording { "it's the first this {w} ,", "it's the first time this {1} ," },
    Wording { "| if target {,} {has=it_has/is=it's} {,} , it", "target a {1} . If {2} {3} , it" },
    Wording { "it's still in the expedition zone", "it's in the Expedition zone" },
    Wording { "it's still in play", "it's in play" },
    Wording { "boosts from target character onto another .",
        "boosts from target Character to another target Character ." },
    Wording { "^ when {,} moves forward (to/into) a {{v}/{m}/{o}} region -",
        "when {1} moves forward , if it's in a {2} region -" },
    Wording { "play another turn after this one", "play another turn" },
    Wording { "you can only activate this during your turn .", "" },
    Wording { "your hero is {ahead_of/behind} your companion",
        "your Hero Expedition is {1} your Companion Expedition" },
    Wording { "in each of your expeditions that's behind . if neither is ,",
        "in each of your Expeditions that's behind . If you don't ," },
    Wording { "if characters you control have {n} or more boosts in total {,/:}",
        "if there are {1} or more boosts among Characters you control {2}" },
    Wording { "you play your {w} {w} in the same {w} -", "you play your {1} {2} each {3} -" },
    Wording { "plays their {w} {w} in (an/a) {w} -", "plays their {1} {2} each {3} -" },
    Wording { "among your expeditions' regions", "among the regions of your Expeditions" },
    Wording { "if you created none , {,} instead .", "if you don't , {1} ." },
    Wording { "if you created none {,/:}", "if you don't {1}" },
    Wording { "during this day's dusk ,", "this Dusk ," },
    Wording { "in their reserve exhausted", "in their Reserve , exhausted" },
    Wording { "choose a {w} or {w} from it", "choose a {1} or {2} from among them" },
    Wording { "would gain boosts , {*} gain them instead",
        "would gain 1 or more boosts , {1} gain that many boosts instead" },
    Wording { "> the next {,} costs {,} less , down to a minimum of {,} , and {gains/loses} {*} .",
        "the next {1} costs {2} less , down to a minimum of {3} , and the next {1} {4} {5} ." },
    Wording { "choose {w} and {w} from them with",
        "choose any number of {1} and {2} from among them with" },
    Wording { "the extra token joins the same expedition as one of the others .", "" },
    Wording { "{you've/you/they} already {w}", "{1} {2}" },
    Wording { "you've {w} {this/a/an}", "you {1} {2}" },
    Wording { "you've {w} {n} or more", "you {1} {2} or more" },
    // Signs
    Wording { "; (otherwise_,/otherwise)", ". Otherwise ," },
    Wording { "< ; (then_,/then)", ". Then ," },
    // Modes of one sentence
    Wording { "choose {up_to_two/one/two} - \u2022", "choose {1} : \u2022" },
    Wording { "| do this (two_times/twice) : \u2022 {*} .", "{1} . {1} ." },
    Wording { "| do this three times : \u2022 {*} .", "{1} . {1} . {1} ." },
    Wording { "| ready or exhaust {*} .", "choose one : \u2022 ready {1} . \u2022 exhaust {1} ." },
    Wording { "| exhaust or ready {*} .", "choose one : \u2022 exhaust {1} . \u2022 ready {1} ." },
    Wording { "choose one (-/:) {;} ; {;} ; {;} ; or {;} .",
        "choose one : \u2022 {1} . \u2022 {2} . \u2022 {3} . \u2022 {4} ." },
    Wording { "choose one (-/:) {;} ; {;} ; or {;} .",
        "choose one : \u2022 {1} . \u2022 {2} . \u2022 {3} ." },
    Wording { "choose one (-/:) {;} ; or {;} .", "choose one : \u2022 {1} . \u2022 {2} ." },
    Wording { "{choose/chooses} {one/one_at_random} (-/:) {~} , {~} , or {~} .",
        "{1} {2} : \u2022 {3} . \u2022 {4} . \u2022 {5} ." },
    Wording { "{choose/chooses} {one/one_at_random} (-/:) {~} , or {~} .",
        "{1} {2} : \u2022 {3} . \u2022 {4} ." },
    Wording { "chooses one (-/:) {;} ; {;} ; or {;} .",
        "chooses one : \u2022 {1} . \u2022 {2} . \u2022 {3} ." },
    Wording { "chooses one (-/:) {;} ; or {;} .", "chooses one : \u2022 {1} . \u2022 {2} ." },
    Wording { "< ;", "." },
    Wording { "landmark card from", "Landmark from" },
    Wording { "with 0 in a statistic", "with a statistic of 0" },
    Wording { "{mana_orb=Mana_Orb/mana_orbs=Mana_Orbs/expedition=Expedition/"
              "expeditions=Expeditions} you have",
        "{1} you control" },
    Wording { "terrain of my region", "terrain in my region" },
    Wording { "{w} in each statistic", "{1} to each statistic" },
    Wording { "during your turns", "during your turn" },
    Wording { "expedition that (isn't/is_not) {behind=ahead_or_tied/ahead=behind_or_tied/"
              "tied=behind_or_ahead}",
        "Expedition that's {1}" },
    Wording { "the expedition i left", "my Expedition" },
};

} // namespace

std::span<const text::Wording> wordingsOfPlaces()
{
    return rowsOfPlaces;
}

} // namespace triptych::altered
