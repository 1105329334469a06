#include "seize/text/surface/Wordings.h"

#include <array>

// What is said on an event, and on any card that stays.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onEvent {
    Wording { "^ at the (start/beginning) of your next turn ,",
        "when this event is played , at the start of your next turn ," },
    Wording { "when you play this (event/) , at the {w} of your next turn , destroy it .",
        "when this event is played , at the start of your next turn , destroy this event ." },
    Wording { "| destroy this (event/) at the start of your next turn .",
        "at the start of your turn , destroy this event ." },
    Wording { "{last_one/last} is removed , destroy it", "{1} is removed , destroy this event" },
    Wording { "the last {w} counter is removed , destroy it",
        "the last {1} counter is removed , destroy this event" },
    Wording { "the last {w} counter is removed from {,} , destroy it",
        "the last {1} counter is removed , destroy this event" },
    Wording { "if there are none left , destroy this and",
        "if there are none left , destroy this event and" },
    Wording { "if (there_are/it_has) none left , destroy it",
        "if there are none left , destroy this event" },
    Wording { "(discard_this_event/destroy_this/discard_this) .", "destroy this event ." },
    Wording { "destroy this {if/unless/at/,/and/instead/then}", "destroy this event {1}" },
    Wording { "{destroy/discard/sacrifice} this card", "destroy this event" },
    Wording { "| destroy this (event/) at the end of your next turn .",
        "when this event is played , at the end of your next turn , destroy this event ." },
    Wording { "counter on this event . (then_,/) if it has {n} or more {w} counters , destroy it",
        "counter on this event . if this event has {1} or more {2} counters , destroy this event" },
};

// Of a card that stays: "Draw a card whenever this attacks" has its trigger behind.
constexpr std::array staying {
    Wording { "^ skip your {w} phase .", "you skip your {1} phase ." },
    // "Has Armor 1 whenever it is damaged" is so for as long as it is.
    Wording { "^ {!once} {*} {gets/get} {*} this turn whenever {*} .",
        "whenever {4} , {1} {2} {3} this turn ." },
    Wording { "^ {!once} {*} {has/have/gets/get} {*} whenever {*} .", "{1} {2} {3} while {4} ." },
    Wording {
        "^ {!once} {!during} {!on} {!in} {!outside} {*} whenever {*} .", "whenever {2} , {1} ." },
    Wording { "^ {!once} {*} at the (start/beginning) of your turn .",
        "at the start of your turn , {1} ." },
    Wording { "^ {!once} {*} at the end of your turn .", "at the end of your turn , {1} ." },
};

} // namespace

std::span<const text::Wording> wordingsOnEvents()
{
    return onEvent;
}
std::span<const text::Wording> wordingsOfStaying()
{
    return staying;
}

} // namespace triptych::seize
