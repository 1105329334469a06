#include "seize/text/surface/Wordings.h"

#include <array>

// What else is so, of another or by another sentence, and of one of whose attacks or figures something is said: "its melee attacks deal 2 more damage, but its
// movement is reduced by 1" are two sentences.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array goingOnAbout {
    // "+2 melee damage, but the bearer cannot plunder": two sentences; behind an event or a cost it is one
    Wording {
        "^ {!passive} {!equipped} {!when} {!whenever} {!each} {!at} {!active} {!if} {!while} {!as} "
        "{!unless} {!once} {!during} {!in} {*} (,_but/but/,_however_,/,_however/,_and) "
        "{the_bearer/this_mercenary/your_mercenaries/allied_mercenaries/other_allied_mercenaries/"
        "enemy_mercenaries/the_bearer's/lose/discard/you/opponents/whenever/when/at_the_start/"
        "at_the_end} {...}",
        "{1} . {2} {3}" },
    Wording {
        "^ {passive_:/equipped_:} {!when} {!whenever} {!each} {!at} {!active} {!if} {!while} {!as} "
        "{!unless} {!once} {!during} {!in} {*} (,_but/but/,_however_,/,_however/,_and) "
        "{the_bearer/this_mercenary/your_mercenaries/allied_mercenaries/other_allied_mercenaries/"
        "enemy_mercenaries/the_bearer's/lose/discard/you/opponents/whenever/when/at_the_start/"
        "at_the_end} {...}",
        "{1} {2} . {3} {4}" },
    Wording { "^ {equipped_:_equipped/passive_:_this/equipped/this} mercenary's {w} attacks {~} > "
              "(,_but/but/and) {its/it} {,} .",
        "{1} mercenary's {2} attacks {3} . {4} {5} ." },
    Wording { "^ {equipped_:_equipped/passive_:_this/equipped/this} mercenary's attacks {~} > "
              "(,_but/but/and) {its/it} {,} .",
        "{1} mercenary's attacks {2} . {3} {4} ." },
    Wording { "^ {equipped_:_equipped/passive_:_this/equipped/this} mercenary's {~} > (,_but/and) "
              "it can not {,} .",
        "{1} mercenary's {2} . it can not {3} ." },
    Wording { "^ {equipped_:_the/the} bearer's {w} attacks {~} > (,_but/but/and) {its/it} {,} .",
        "{1} bearer's {2} attacks {3} . {4} {5} ." },
    Wording { "^ {equipped_:_the/the} bearer's attacks {~} > (,_but/but/and) {its/it} {,} .",
        "{1} bearer's attacks {2} . {3} {4} ." },
    Wording { "^ {equipped_:_the/the} bearer's {~} > (,_but/and) it can not {,} .",
        "{1} bearer's {2} . it can not {3} ." },
};

} // namespace

std::span<const text::Wording> wordingsGoingOn()
{
    return goingOnAbout;
}

} // namespace triptych::seize
