#pragma once

#include "altered/State.h"
#include "core/Decision.h"

// What Altered's options mean (NOTATION section 2).
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

/// Option::detail of the option that ends a sequence of picks: "target none", "mana none".
inline constexpr std::uint8_t noneDetail = 0xFF;

/// Option::detail of a Play: where to, and whether for its Scout cost (7.4.5).
inline constexpr std::uint8_t toHero = 0, toCompanion = 1, toNowhere = 2, withScout = 4;
inline constexpr std::uint8_t placeBits = 3; ///< Those that say where to.

inline Option option(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), 0, noObject, 0 };
}
/// A thing: an object, or one of the numbers above (expeditions, seats, regions).
inline Option option(Verb verb, Index thing, std::uint8_t detail = 0, int number = 0)
{
    return { static_cast<std::uint8_t>(verb), detail, ObjectId { thing },
        static_cast<std::int16_t>(number) };
}
inline Option noneOf(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), noneDetail, noObject, 0 };
}
inline Option numberOption(Verb verb, int number)
{
    return { static_cast<std::uint8_t>(verb), 0, noObject, static_cast<std::int16_t>(number) };
}
inline Verb verbOf(const Option& o)
{
    return static_cast<Verb>(o.verb);
}
inline bool isNone(const Option& o)
{
    return o.detail == noneDetail && o.object == noObject;
}
inline Index thingOf(const Option& o)
{
    return static_cast<Index>(o.object.value);
}

using Options = std::vector<Option>;

} // namespace triptych::altered
