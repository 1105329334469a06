#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfPhrases {
    Wording { "your expeditions are both", "both of your Expeditions are" },
    Wording { "draw an additional card", "draw a card" },
    Wording { "your (opponents'/opponent's) {w} cost", "{1} your opponents play cost" },
    Wording { "| opponents' {w} cost", "{1} your opponents play cost" },
    Wording { "{w} cost your opponents", "{1} your opponents play cost" },
    Wording { "your (opponents'/opponent's) characters", "Characters your opponents control" },
    Wording { "{less/more} to play .", "{1} ." },
    Wording { "each opponent (who_has/with) {w} cards in hand than you",
        "if an opponent has {1} cards in hand than you , that player" },
    Wording { "each opponent with {w} cards in reserve than you",
        "if an opponent has {1} cards in Reserve than you , that player" },
    Wording { "each opponent with {w} {!cards} {w} than you",
        "if an opponent controls {1} {2} than you , that player" },
    Wording { "each opponent who controls {w} {w} than you",
        "if an opponent controls {1} {2} than you , that player" },
    Wording { "you've {played/made/sacrificed/discarded}", "you {1}" },
    Wording { "you have {made/sacrificed/discarded/played}", "you {1}" },
    Wording { "(activate/use) this only once", "you can only activate this once" },
    Wording { "on your (turn/turns)", "during your turn" },
    Wording { "on one of your turns", "during your turn" },
    Wording { "i'm alone in my expedition", "I'm the only Character in my Expedition" },
    Wording { "it's alone in its expedition", "it's the only Character in its Expedition" },
    Wording { "i'm alone ,", "I'm the only Character in my Expedition ," },
    Wording { "it's alone ,", "it's the only Character in its Expedition ," },
    Wording { "(that's/that_is/who's/who_is/) alone in (its/their) expedition",
        "in an Expedition with no other Characters" },
    Wording { "empty {expedition=Expedition/expeditions=Expeditions}",
        "{1} with no Characters or Permanents" },
    Wording { "if {*} expedition is empty",
        "if there are no Characters or Permanents in {1} Expedition" },
    Wording { "if the expedition facing me is empty",
        "if there are no Characters or Permanents in the Expedition facing me" },
    Wording { "if one of your expeditions is empty , create {,} in it .",
        "create {1} in one of your Expeditions with no Characters or Permanents ." },
    Wording { "if one of your expeditions is empty",
        "if one of your Expeditions has no Characters or Permanents" },
    Wording { "facing one of your {!expeditions} {w}", "facing a {1} you control" },
    Wording { ", or target {!player} {!opponent}", "or target" },
    Wording { "| the first (one/) (chosen/) {gains/loses/switches/defects/moves}", "one {1}" },
    Wording {
        "| the second (one/) (chosen/) {gains/loses/switches/defects/moves}", "the other {1}" },
    Wording { "and the second (one/) (chosen/) {gains/loses/switches/defects/moves}",
        "and the other {1}" },
    Wording { "draw that many plus", "draw that many cards plus" },
    Wording { "we each", "we both" },
    Wording {
        "can't be {[anchored]=gain_[Anchored]/[asleep]=gain_[Asleep]/[fleeting]=gain_[Fleeting]}",
        "can't {1}" },
    Wording { "can't be [boosted]", "can't gain boosts" },
    Wording {
        "with the same {w} cost or less", "with {1} Cost less than or equal to its {1} Cost" },
    Wording { "with the same {w} cost", "with {1} Cost equal to its {1} Cost" },
    Wording { "with a {lower/higher}", "with {1}" },
    Wording { "move {*} to its other expedition", "{1} switches Expeditions" },
    Wording { "move {*} to their other expeditions", "{1} switch Expeditions" },
    Wording { "{w} or {!more} {!less} {!fewer} {w} (card/cards) {from/in}", "{1} or {2} {3}" },
    Wording { "it also activates", "it activates" },
    Wording { ", also {draw/create}", ", {1}" },
    Wording { ", also {[resupply]=,_[Resupply]/[sabotage]=,_[Sabotage]}", "{1}" },
    Wording { "choose {w} from them with", "choose any number of {1} from among them with" },
    Wording { "{permanent=Permanent/character=Character/spell=Spell} card", "{1}" },
    Wording { "{permanent=Permanents/character=Characters/spell=Spells} cards", "{1}" },
    Wording { ", other than me", "other than me" },
    Wording { "{each/all} {w} you control , including (me_,/me)", "{1} {2} you control" },
    Wording { "| your {w} , including me", "your {1}" },
    Wording { "> the next {,} costs {,} less and {gains/loses/activates} {*} .",
        "the next {1} costs {2} less and the next {1} {3} {4} ." },
    Wording {
        "for each base statistic of 0 in", "for each base statistic of 0 among Characters in" },
};

} // namespace

std::span<const text::Wording> wordingsOfPhrases()
{
    return rowsOfPhrases;
}

} // namespace triptych::altered
