#pragma once

#include "altered/State.h"
#include "core/Options.h"

// What Altered's options mean (NOTATION section 2), beside what is the same in every game (core/Options.h).
namespace triptych::altered {

enum class Verb : std::uint8_t {
    Pass,
    Yes,
    No,
    Number,
    Mode,
    Choose,
    Target,
    Mana,
    Play,
    Quick,
    Support,
    Swap,
    React,
    Keep
};

/// Option::detail of a Play: where to, and whether for its Scout cost (7.4.5).
inline constexpr std::uint8_t toHero = 0, toCompanion = 1, toNowhere = 2, withScout = 4;
inline constexpr std::uint8_t placeBits = 3; ///< Those that say where to.

inline Verb verbOf(const Option& o)
{
    return static_cast<Verb>(o.verb);
}
/// A thing: an object, or one of the numbers of expeditions, seats and regions
/// (Object.h).
inline Index thingOf(const Option& o)
{
    return static_cast<Index>(o.object.value);
}

} // namespace triptych::altered
