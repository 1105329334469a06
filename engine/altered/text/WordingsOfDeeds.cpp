#include "altered/text/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfDeeds {
    Wording { "draw another .", "draw a card ." },
    Wording { "draw another card .", "draw a card ." },
    Wording { "joins the facing expedition", "joins the Expedition facing me" },
    Wording { "join the facing expedition", "join the Expedition facing me" },
    // Marks of typesetting
    Wording { "<i>", "" },
    Wording { "</i>", "" },
    Wording { "<i></i>", "" },
    // Deeds that are told otherwise
    Wording { "put a boost on {*} .", "{1} gains 1 boost ." },
    Wording { "put {n} boosts on {*} .", "{2} gains {1} boosts ." },
    Wording { "place a boost on {*} .", "{1} gains 1 boost ." },
    Wording { "place {n} boosts on {*} .", "{2} gains {1} boosts ." },
    Wording { "prevent {*} from moving forward", "{1} can't move forward" },
    Wording { "gain {n} {w} counter on {*} .", "{3} gains {1} {2} counter ." },
    Wording { "gain {n} {w} counters on {*} .", "{3} gains {1} {2} counters ." },
    Wording { "> [sabotage] twice", "[Sabotage] , then [Sabotage]" },
    Wording { "> sabotage twice", "[Sabotage] , then [Sabotage]" },
    Wording { "the following twice", "the following two times" },
    Wording { "two different characters", "two Characters" },
    Wording { "| each gains", "each of them gains" },
    Wording { "> shuffle {,} into your deck .",
        "put {1} on the bottom of your deck , then shuffle your deck ." },
    Wording { "> shuffle {,} into your deck , then",
        "put {1} on the bottom of your deck , then shuffle your deck , then" },
    Wording { "> shuffle {,} into its owner's deck .",
        "put {1} on the bottom of its owner's deck , then shuffle its owner's deck ." },
    Wording { "move {*} to another expedition", "{1} switches Expeditions" },
    Wording { "move {*} to its controller's other expedition", "{1} switches Expeditions" },
    Wording { "move {*} to your other expedition", "{1} switches Expeditions" },
    Wording { "< unless {,} pays {,} , {,} .", "{3} unless {1} pays {2} ." },
    Wording { "{w} cost you {*} less", "{1} you play cost {2} less" },
    Wording { "spend {n} boosts :", "spend {1} of my boosts :" },
    Wording { "spend {n} boost :", "spend {1} of my boosts :" },
    Wording { "to hand instead", "to its owner's hand instead" },
    Wording { "return me to hand", "return me to my owner's hand" },
    Wording { "at random from {w} hand", "from {1} hand at random" },
    Wording { "at random from {w} reserve", "from {1} Reserve at random" },
    Wording { "return it to hand", "return it to its owner's hand" },
    Wording { "where x equals", "where X is" },
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
    // ... but "Characters facing me would" is of those Characters.
    Wording { "facing i'm", "facing me is" },
    Wording { "facing i have", "facing me has" },
    Wording { "facing i gain", "facing me gains" },
    Wording { "facing i lose", "facing me loses" },
    Wording { "facing i cost", "facing me costs" },
    Wording { "facing i can", "facing me can" },
    Wording { "facing i join", "facing me joins" },
    Wording { "facing i leave", "facing me leaves" },
    Wording { "facing i go", "facing me goes" },
    Wording { "facing i would", "facing me would" },
    Wording { "me enters an expedition", "I join an Expedition" },
    Wording { "gets", "gains" },
    Wording { "get", "gain" },
    Wording { "among the characters", "among Characters" },
    // Abilities that come of themselves
    Wording { "^ whenever", "when" },
    Wording { "^ each time", "when" },
    Wording { "^ after", "when" },
    Wording { "^ when i enter play", "when I come into play" },
    Wording { "^ when me enters play", "when I come into play" },
    Wording { "^ when played from", "when I'm played from" },
    Wording { "^ when you play me from", "when I'm played from" },
    Wording { "^ when i wake up", "when I lose [Asleep]" },
    Wording { "^ when i'm sent to", "when I go to" },
    Wording { "^ {h} /{r}", "{H} {R}" },
    // Not "when I'm played": {J} is also when an effect puts me into play (2.2.9).
    Wording { "^ when i come into play ,", "{J}" },
    Wording { "^ when i come into play :", "{J}" },
    Wording { "^ when i come into play -", "{J}" },
    Wording { "^ when i'm played from hand ,", "{H}" },
    Wording { "^ when i'm played from hand :", "{H}" },
    Wording { "^ when i'm played from hand -", "{H}" },
    Wording { "^ when i'm played from your hand ,", "{H}" },
    Wording { "^ when i'm played from your hand :", "{H}" },
    Wording { "^ when i'm played from your hand -", "{H}" },
    Wording { "^ when i'm played from reserve ,", "{R}" },
    Wording { "^ when i'm played from reserve :", "{R}" },
    Wording { "^ when i'm played from reserve -", "{R}" },
    Wording { "^ when i'm played from your reserve ,", "{R}" },
    Wording { "^ when i'm played from your reserve :", "{R}" },
    Wording { "^ when i'm played from your reserve -", "{R}" },
    Wording { "^ at the beginning of", "at" },
    Wording { "^ at the start of", "at" },
    Wording { "^ at the {w}", "at {1}" },
    Wording { "^ when {*} would {*} , {*} instead .", "if {1} would {2} , {3} instead ." },
    Wording { "^ when {*} : {!no}", "when {1} -" },
    Wording { "^ when {*} , {!if} {!or} {!and} {!for} {!a} {!an} {!another}", "when {1} -" },
    Wording { "^ at {w} : {!no}", "at {1} -" },
    Wording { "^ at {w} , {!for}", "at {1} -" },
    Wording { "^ {j} :", "{j}" },
    Wording { "^ {h} :", "{h}" },
    Wording { "^ {r} :", "{r}" },
    Wording { "^ exhaust me :", "{t} :" },
    Wording {
        "^ when you play your first {*} each {w} -", "the first time you play a {1} each {2} -" },
    Wording {
        "^ the second time you play a {*} each {w} -", "when you play your second {1} each {2} -" },
    Wording {
        "^ the third time you play a {*} each {w} -", "when you play your third {1} each {2} -" },
    Wording { "can't move forward or backward", "can't move" },
    Wording { "can't move forward or backwards", "can't move" },
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
