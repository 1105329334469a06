#include "altered/text/Habits.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;
using Words = std::string_view;

// Only wordings that can mean nothing else: what is said becomes the printed way of saying it.
constexpr std::array wordings {
    // Marks of typesetting
    Wording { "<i>", "" },
    Wording { "</i>", "" },
    Wording { "<i></i>", "" },
    // A card of itself: "this Character gains", "when this is sacrificed"
    Wording { "this character's", "my" },
    Wording { "this permanent's", "my" },
    Wording { "this card's", "my" },
    Wording { "this spell's", "my" },
    Wording { "me's", "my" },
    Wording { "this character", "me" },
    Wording { "this permanent", "me" },
    Wording { "this landmark", "me" },
    Wording { "this card", "me" },
    Wording { "this spell", "me" },
    Wording { "| this costs", "me costs" },
    Wording { "| this gains", "me gains" },
    Wording { "| this has", "me has" },
    Wording { "| this is", "me is" },
    Wording { "when this", "when me" },
    Wording { "me is", "I'm" },
    Wording { "me has", "I have" },
    Wording { "me gains", "I gain" },
    Wording { "me loses", "I lose" },
    Wording { "me costs", "I cost" },
    Wording { "me can", "I can" },
    Wording { "me joins", "I join" },
    Wording { "me leaves", "I leave" },
    Wording { "me goes", "I go" },
    Wording { "me would", "I would" },
    Wording { "me enters an expedition", "I join an Expedition" },
    // Abilities that come of themselves
    Wording { "^ whenever", "when" },
    Wording { "^ each time", "when" },
    Wording { "^ after", "when" },
    Wording { "^ at the beginning of", "at" },
    Wording { "^ at the start of", "at" },
    Wording { "^ at the {w}", "at {1}" },
    Wording { "^ when {*} : {!no}", "when {1} -" },
    Wording { "^ when {*} , {!if} {!or} {!and} {!for} {!a} {!an} {!another}", "when {1} -" },
    Wording { "^ at {w} : {!no}", "at {1} -" },
    Wording { "^ at {w} , {!for}", "at {1} -" },
    Wording { "^ {j} :", "{j}" },
    Wording { "^ {h} :", "{h}" },
    Wording { "^ {r} :", "{r}" },
    Wording { "^ exhaust me :", "{t} :" },
    // Whose
    Wording { "target enemy character", "target Character an opponent controls" },
    Wording { "an enemy character", "a Character an opponent controls" },
    Wording { "target opposing character", "target Character an opponent controls" },
    Wording { "your opponents discard", "each opponent discards" },
    Wording { "opponents discard", "each opponent discards" },
    Wording { "to hand .", "to its owner's hand ." },
    Wording { "return me to its owner's hand", "return me to my owner's hand" },
    Wording { "of your choice", "" },
    Wording { "of their choice", "" },
    Wording { "of its controller's choice", "" },
    // How much
    Wording { "additional boosts", "more boosts" },
    Wording { "additional boost", "more boost" },
    Wording { "resupply {n} .", "resupply {1} times ." },
    Wording { "resupply {n} cards", "resupply {1} times" },
    Wording { "less to play for each", "less for each" },
    Wording { "less to play if", "less if" },
    Wording { "in your mana zone exhausted", "in your Mana zone , exhausted" },
    Wording { "into your mana zone exhausted", "in your Mana zone , exhausted" },
    // Modes of one sentence
    Wording { "choose one - {*} ; or {*} .", "choose one : \u2022 {1} . \u2022 {2} ." },
    Wording { "choose one : {*} ; or {*} .", "choose one : \u2022 {1} . \u2022 {2} ." },
    Wording { "choose one : {*} ; {*} ; or {*} .",
        "choose one : \u2022 {1} . \u2022 {2} . \u2022 {3} ." },
};

constexpr std::array<Words, 10> keywords { "anchored", "asleep", "boosted", "cooldown", "defender",
    "eternal", "fleeting", "gigantic", "seasoned", "tough" };

} // namespace

const text::Habits& habits()
{
    static const text::Habits all { wordings, keywords, {}, keywords, {}, {}, "me", false, {}, {} };
    return all;
}

} // namespace triptych::altered
