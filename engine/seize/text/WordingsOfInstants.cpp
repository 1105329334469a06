#include "seize/text/Wordings.h"

#include <array>

// On Instants, where "it" is nobody yet and "this" is the card that is played.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onInstant {
    // Nobody is named before the one who is meant
    Wording { "^ deal {w} damage equal to its {w} to target {,} .",
        "deal {1} damage to target {3} equal to its {2} ." },
    Wording { "^ deal {w} damage equal to target mercenary's {w} to it .",
        "deal {1} damage to target mercenary equal to its {2} ." },
    Wording { "^ deal {w} damage equal to target {,} mercenary's {w} to it .",
        "deal {1} damage to target {2} mercenary equal to its {3} ." },
    // All but one who is a target
    Wording { "^ {,} {each/all} {a} (other_than/except) target {,} .",
        "choose target {4} . {1} {2} other {3} ." },
    // As it is played, so it is when it happens
    Wording { "| if you (play_this_card/play_this/played_this) during your {w} phase ,",
        "if it is your {1} phase ," },
    Wording { "| if you (play_this_card/play_this/played_this) during your turn ,",
        "if it is your turn ," },
    Wording { "| if this (card/) is played during your {w} phase ,", "if it is your {1} phase ," },
    Wording { "| if this (card/) is played during your turn ,", "if it is your turn ," },
    Wording { "if this is your {w} phase", "if it is your {1} phase" },
    Wording { "if this is your turn", "if it is your turn" },
    // No more than so much, behind whom it is dealt to
    Wording { "^ deal {w} damage equal to {~} to target {,} , up to {n} .",
        "deal {1} damage to target {3} equal to {2} , up to {4} ." },
    // For as long as it carries a treasure
    Wording { "target {~} (gains/has) {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "target {1} gains {2} while equipped ." },
    Wording { "target {~} gets {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "target {1} gets {2} while equipped ." },
    Wording { "give target {~} (as_long_as/while) it (has_a_treasure/is) equipped .",
        "give target {1} while equipped ." },
    Wording { "| while it (has_a_treasure/is) equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
    Wording { "| (for/) as long as it is equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
    Wording { "| as long as it has a treasure equipped , target {~} (has/gains) {~} .",
        "target {1} gains {2} while equipped ." },
};

} // namespace

std::span<const text::Wording> wordingsOnInstants()
{
    return onInstant;
}

} // namespace triptych::seize
