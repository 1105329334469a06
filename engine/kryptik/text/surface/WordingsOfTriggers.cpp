#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: when an ability triggers; and first, two words in one.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array triggerWordings {
    // Whom it hit before it died
    Wording { "^ (whenever/when) a citizen (this/that_this) (has/) dealt {damage/combat_damage} to "
              "(this_turn_dies/dies_this_turn) ,",
        "whenever a citizen dealt {1} by this this turn dies ," },
    Wording { "^ (whenever/when) a citizen dealt {damage/combat_damage} by this dies this turn ,",
        "whenever a citizen dealt {1} by this this turn dies ," },
    Wording { "that's been", "that has been" },
    Wording { "{that's=that_is/they're=they_are/they've=they_have/you've=you_have}", "{1}" },
    Wording { "can not {attack_or_block/attack} this combat", "can not {1} until end of combat" },
    // As it was when it happened
    Wording { "{when/whenever} this {dies/leaves_the_island/is_sacrificed/is_destroyed} while "
              "{attacking/blocking/engaged/disengaged/weary} ,",
        "{1} this {2} while it was {3} ," },
    Wording { "whenever a citizen dies while {attacking=an_attacking/blocking=a_blocking} ,",
        "whenever {1} citizen dies ," },
    Wording {
        "whenever a citizen {,} control dies while {attacking=an_attacking/blocking=a_blocking} ,",
        "whenever {2} citizen {1} control dies ," },
    Wording { "whenever another citizen dies while {attacking/blocking} ,",
        "whenever another {1} citizen dies ," },
    Wording { "whenever another citizen {,} control dies while {attacking/blocking} ,",
        "whenever another {2} citizen {1} control dies ," },
    // glossary Discard
    Wording { "(when/whenever) (you_discard_this/this_is_discarded) ,",
        "when this is put into your limbo pile from your hand ," },
    Wording { "when this is discarded by {*} ,",
        "when this is put into your limbo pile from your hand by {1} ," },
    Wording { "when an opponent (causes_you_to/makes_you) discard this ,",
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
    Wording { "^ {enter/dies} ; choose up to {n} (:/-)", "{1} ; you may choose up to {2} :" },
    Wording {
        "^ {whenever/when/at} {*} , choose up to {n} :", "{1} {2} , you may choose up to {3} :" },
    // What is first: of what is counted in a turn it is the first; of anything else what happens for the first time.
    Wording {
        "^ the first time you cast a {~} {for_its_11_year_cost/from_your_limbo_pile} each turn ,",
        "for the first time each turn , whenever you cast a {1} {2} ," },
    Wording { "^ the first time you cast a {*} each turn ,",
        "whenever you cast your first {1} each turn ," },
    Wording { "^ the first time you draw a card each turn ,",
        "whenever you draw your first card each turn ," },
    Wording { "^ the first time {*} each turn ,", "for the first time each turn , whenever {1} ," },
    Wording { "^ whenever you cast a {*} for the first time each turn ,",
        "whenever you cast your first {1} each turn ," },
    Wording { "^ whenever you draw a card for the first time each turn ,",
        "whenever you draw your first card each turn ," },
    Wording { "^ (whenever/when) {*} for the first time each turn ,",
        "for the first time each turn , whenever {1} ," },
    // What happens next in this turn
    Wording { "when {you/an_opponent} next {*} this turn ,", "the next time {1} {2} this turn ," },
    Wording { "(when/whenever) {,} next {attacks/blocks/dies/deals/becomes} {*} this turn ,",
        "the next time {1} {2} {3} this turn ," },
    Wording { "{whenever/when} this attacks alone ,",
        "{1} this attacks , if you control no other citizens that attacked this turn ," },
};

} // namespace

std::span<const Wording> wordingsOfTriggers()
{
    return triggerWordings;
}

} // namespace triptych::kryptik
