#pragma once

#include "core/Options.h"
#include "kryptik/State.h"

// What Kryptik's options mean (NOTATION section 2), beside what is the same in every game (core/Options.h).
namespace triptych::kryptik {

enum class Verb : std::uint8_t {
    Pass,
    Yes,
    No,
    Number,
    Mode,
    First,
    Choose,
    Target,
    Order,
    Recur,
    Soul,
    Energy,
    Cast,
    Activate,
    Attack,
    Block,
    YearAbility,
    YearCast,
    YearHand,
    Faction,
    Name ///< of a card, by its number in the card set
};

/// Option::detail when Option::number is the serial of a pile item.
inline constexpr std::uint8_t itemDetail = 0xFD;
/// Option::detail when Option::number is the place of a waiting trigger, or of an item of a spell.
inline constexpr std::uint8_t waitingDetail = 0xFC;

inline Option itemOption(Verb verb, std::uint8_t serial)
{
    return { static_cast<std::uint8_t>(verb), itemDetail, noObject, serial };
}
inline Option placeOption(Verb verb, std::size_t place)
{
    return { static_cast<std::uint8_t>(verb), waitingDetail, noObject,
        static_cast<std::int16_t>(place) };
}
inline Verb verbOf(const Option& o)
{
    return static_cast<Verb>(o.verb);
}

} // namespace triptych::kryptik
