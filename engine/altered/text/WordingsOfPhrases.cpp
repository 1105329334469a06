#include "altered/text/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfPhrases {
    Wording { "your expeditions are both", "both of your Expeditions are" },
    Wording { "draw an additional card", "draw a card" },
    Wording { "your opponents' {w} cost", "{1} your opponents play cost" },
    Wording { "your opponent's {w} cost", "{1} your opponents play cost" },
    Wording { "| opponents' {w} cost", "{1} your opponents play cost" },
    Wording { "{w} cost your opponents", "{1} your opponents play cost" },
    Wording { "your opponents' characters", "Characters your opponents control" },
    Wording { "your opponent's characters", "Characters your opponents control" },
    Wording { "less to play .", "less ." },
    Wording { "more to play .", "more ." },
    Wording { "each opponent with {w} cards in hand than you",
        "if an opponent has {1} cards in hand than you , that player" },
    Wording { "each opponent with {w} cards in reserve than you",
        "if an opponent has {1} cards in Reserve than you , that player" },
    Wording { "each opponent with {w} {!cards} {w} than you",
        "if an opponent controls {1} {2} than you , that player" },
    Wording { "each opponent who controls {w} {w} than you",
        "if an opponent controls {1} {2} than you , that player" },
    Wording { "each opponent who has {w} cards in hand than you",
        "if an opponent has {1} cards in hand than you , that player" },
    Wording { "you've played", "you played" },
    Wording { "you've made", "you made" },
    Wording { "you have made", "you made" },
    Wording { "you've sacrificed", "you sacrificed" },
    Wording { "you have sacrificed", "you sacrificed" },
    Wording { "you've discarded", "you discarded" },
    Wording { "you have discarded", "you discarded" },
    Wording { "activate this only once", "you can only activate this once" },
    Wording { "use this only once", "you can only activate this once" },
    Wording { "on your turn", "during your turn" },
    Wording { "on your turns", "during your turn" },
    Wording { "on one of your turns", "during your turn" },
    Wording { "you have played", "you played" },
    Wording { "i'm alone in my expedition", "I'm the only Character in my Expedition" },
    Wording { "we each", "we both" },
    Wording { "can't be [anchored]", "can't gain [Anchored]" },
    Wording { "can't be [asleep]", "can't gain [Asleep]" },
    Wording { "can't be [fleeting]", "can't gain [Fleeting]" },
    Wording { "can't be [boosted]", "can't gain boosts" },
    Wording {
        "with the same {w} cost or less", "with {1} Cost less than or equal to its {1} Cost" },
    Wording { "with the same {w} cost", "with {1} Cost equal to its {1} Cost" },
    Wording { "with a lower", "with lower" },
    Wording { "with a higher", "with higher" },
    Wording { "move {*} to its other expedition", "{1} switches Expeditions" },
    Wording { "move {*} to their other expeditions", "{1} switch Expeditions" },
    Wording { "{w} or {!more} {!less} {!fewer} {w} card from", "{1} or {2} from" },
    Wording { "{w} or {!more} {!less} {!fewer} {w} cards from", "{1} or {2} from" },
    Wording { "{w} or {!more} {!less} {!fewer} {w} card in", "{1} or {2} in" },
    Wording { "{w} or {!more} {!less} {!fewer} {w} cards in", "{1} or {2} in" },
    Wording { "it also activates", "it activates" },
    Wording { ", also draw", ", draw" },
    Wording { ", also create", ", create" },
    Wording { ", also [resupply]", ", [Resupply]" },
    Wording { ", also [sabotage]", ", [Sabotage]" },
    Wording { "choose {w} from them with", "choose any number of {1} from among them with" },
    Wording { "permanent card", "Permanent" },
    Wording { "permanent cards", "Permanents" },
    Wording { "character card", "Character" },
    Wording { "character cards", "Characters" },
    Wording { "spell card", "Spell" },
    Wording { "spell cards", "Spells" },
    Wording { ", other than me", "other than me" },
    Wording { "each {w} you control , including me ,", "each {1} you control" },
    Wording { "all {w} you control , including me ,", "all {1} you control" },
    Wording { "each {w} you control , including me", "each {1} you control" },
    Wording { "all {w} you control , including me", "all {1} you control" },
    Wording { "| your {w} , including me", "your {1}" },
    Wording { "> the next {,} costs {,} less and gains {*} .",
        "the next {1} costs {2} less and the next {1} gains {3} ." },
    Wording { "> the next {,} costs {,} less and loses {*} .",
        "the next {1} costs {2} less and the next {1} loses {3} ." },
    Wording { "> the next {,} costs {,} less and activates {*} .",
        "the next {1} costs {2} less and the next {1} activates {3} ." },
    Wording {
        "for each base statistic of 0 in", "for each base statistic of 0 among Characters in" },
};

} // namespace

std::span<const text::Wording> wordingsOfPhrases()
{
    return rowsOfPhrases;
}

} // namespace triptych::altered
