#include "seize/text/surface/Wordings.h"

#include <array>

// Several things that are ignored, which the language says one after the other.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofIgnoring {
    Wording { "{ignores/ignore} the target's {armor/magic_armor/defense}", "{1} {2}" },
    Wording { "{ignores/ignore} {armor/defense} on "
              "{mercenaries/enemies/enemy/damaged/exhausted/bleeding/poisoned/frozen/burning/"
              "stealthed/unequipped/equipped}",
        "{1} {2} of {3}" },
    Wording { "{ignores/ignore} magic armor on "
              "{mercenaries/enemies/enemy/damaged/exhausted/bleeding/poisoned/frozen/burning/"
              "stealthed/unequipped/equipped}",
        "{1} magic armor of {2}" },
    // What is ignored, one after the other
    Wording { "{ignores/ignore} armor , magic armor (,_and/,_or/and/or) defense .",
        "{1} armor , {1} magic armor and {1} defense ." },
    Wording { "{ignores/ignore} armor , defense (,_and/,_or/and/or) magic armor .",
        "{1} armor , {1} defense and {1} magic armor ." },
    Wording { "{ignores/ignore} magic armor , armor (,_and/,_or/and/or) defense .",
        "{1} magic armor , {1} armor and {1} defense ." },
    Wording { "{ignores/ignore} magic armor , defense (,_and/,_or/and/or) armor .",
        "{1} magic armor , {1} defense and {1} armor ." },
    Wording { "{ignores/ignore} defense , armor (,_and/,_or/and/or) magic armor .",
        "{1} defense , {1} armor and {1} magic armor ." },
    Wording { "{ignores/ignore} defense , magic armor (,_and/,_or/and/or) armor .",
        "{1} defense , {1} magic armor and {1} armor ." },
    Wording {
        "{ignores/ignore} armor (and/or) {magic_armor/defense} .", "{1} armor and {1} {2} ." },
    Wording {
        "{ignores/ignore} {magic_armor/defense} (and/or) armor .", "{1} {2} and {1} armor ." },
    Wording {
        "{ignores/ignore} magic armor (and/or) defense .", "{1} magic armor and {1} defense ." },
    Wording {
        "{ignores/ignore} defense (and/or) magic armor .", "{1} defense and {1} magic armor ." },
};

} // namespace

std::span<const text::Wording> wordingsOfIgnoring()
{
    return ofIgnoring;
}

} // namespace triptych::seize
