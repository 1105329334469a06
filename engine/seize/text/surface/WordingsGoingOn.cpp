#include "seize/text/surface/Wordings.h"

#include <array>

// What else is so of one of whose attacks or figures something is said: "its melee attacks deal 2 more damage, but its
// movement is reduced by 1" are two sentences.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array goingOnAbout {
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
