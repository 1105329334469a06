#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: when an ability triggers; and first, two words in one.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array triggerWordings {
    Wording { "that's been", "that has been" },
    Wording { "that's", "that is" },
    Wording { "they're", "they are" },
    Wording { "they've", "they have" },
    Wording { "you've", "you have" },
    Wording {
        "whenever a citizen you control is sacrificed ,", "whenever you sacrifice a citizen ," },
    Wording { "whenever another citizen you control is sacrificed ,",
        "whenever you sacrifice another citizen ," },
    Wording {
        "whenever one of your citizens is sacrificed ,", "whenever you sacrifice a citizen ," },
    Wording { "can not attack this combat", "can not attack until end of combat" },
    Wording {
        "can not attack or block this combat", "can not attack or block until end of combat" },
    // glossary Discard
    Wording { "when you discard this ,", "when this is put into your limbo pile from your hand ," },
    Wording {
        "whenever you discard this ,", "when this is put into your limbo pile from your hand ," },
    Wording {
        "when this is discarded ,", "when this is put into your limbo pile from your hand ," },
    Wording {
        "whenever this is discarded ,", "when this is put into your limbo pile from your hand ," },
    Wording { "when this is discarded by {*} ,",
        "when this is put into your limbo pile from your hand by {1} ," },
    Wording { "when an opponent causes you to discard this ,",
        "when this is put into your limbo pile from your hand by an opponent's effect ," },
    Wording { "when an opponent makes you discard this ,",
        "when this is put into your limbo pile from your hand by an opponent's effect ," },
    Wording { "when a spell or ability an opponent controls causes you to discard this ,",
        "when this is put into your limbo pile from your hand by an opponent's effect ," },
    Wording { "when an effect an opponent controls causes you to discard this ,",
        "when this is put into your limbo pile from your hand by an opponent's effect ," },
    Wording {
        "whenever {,} is discarded ,", "whenever {1} is put into a limbo pile from a hand ," },
    Wording { "whenever you play a", "whenever you cast a" },
    Wording { "whenever an opponent plays a", "whenever an opponent casts a" },
    Wording { "can not be the targets of", "can not be the target of" },
    // "Up to one" may be none: who uses a triggered ability is asked about that as it triggers (9.3).
    Wording { "^ enter ; choose up to {n} :", "enter ; you may choose up to {1} :" },
    Wording { "^ enter ; choose up to {n} -", "enter ; you may choose up to {1} :" },
    Wording { "^ dies ; choose up to {n} :", "dies ; you may choose up to {1} :" },
    Wording { "^ dies ; choose up to {n} -", "dies ; you may choose up to {1} :" },
    Wording { "^ whenever {*} , choose up to {n} :", "whenever {1} , you may choose up to {2} :" },
    Wording { "^ when {*} , choose up to {n} :", "when {1} , you may choose up to {2} :" },
    Wording { "^ at {*} , choose up to {n} :", "at {1} , you may choose up to {2} :" },
    // What is first: of what is counted in a turn it is the first; of anything else what happens for the first time.
    Wording { "^ the first time you cast a {*} each turn ,",
        "whenever you cast your first {1} each turn ," },
    Wording { "^ the first time you draw a card each turn ,",
        "whenever you draw your first card each turn ," },
    Wording { "^ the first time {*} each turn ,", "for the first time each turn , whenever {1} ," },
    Wording { "^ whenever you cast a {*} for the first time each turn ,",
        "whenever you cast your first {1} each turn ," },
    Wording { "^ whenever you draw a card for the first time each turn ,",
        "whenever you draw your first card each turn ," },
    Wording { "^ whenever {*} for the first time each turn ,",
        "for the first time each turn , whenever {1} ," },
    Wording { "^ when {*} for the first time each turn ,",
        "for the first time each turn , whenever {1} ," },
    Wording { "whenever this attacks alone ,",
        "whenever this attacks , if you control no other citizens that attacked this turn ," },
    Wording { "when this attacks alone ,",
        "when this attacks , if you control no other citizens that attacked this turn ," },
};

} // namespace

std::span<const Wording> wordingsOfTriggers()
{
    return triggerWordings;
}

} // namespace triptych::kryptik
