#pragma once

#include "core/Decision.h"
#include "kryptik/State.h"

// What Kryptik's options mean (NOTATION section 2).
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
    YearHand
};

/// Option::detail of the option that ends a sequence of picks: "target none", "block none".
inline constexpr std::uint8_t noneDetail = 0xFF;
/// Option::detail when the option names a player (Option::number the seat) or a pile item (serial).
inline constexpr std::uint8_t seatDetail = 0xFE;
inline constexpr std::uint8_t itemDetail = 0xFD;
/// Option::detail when Option::number is the place of a waiting trigger, or of an item of a spell.
inline constexpr std::uint8_t waitingDetail = 0xFC;

inline Option option(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), 0, noObject, 0 };
}
inline Option option(Verb verb, Index object, std::uint8_t detail = 0)
{
    return { static_cast<std::uint8_t>(verb), detail, ObjectId { object }, 0 };
}
inline Option noneOf(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), noneDetail, noObject, 0 };
}
inline Option seatOption(Verb verb, Seat p)
{
    return { static_cast<std::uint8_t>(verb), seatDetail, noObject, p };
}
inline Option itemOption(Verb verb, std::uint8_t serial)
{
    return { static_cast<std::uint8_t>(verb), itemDetail, noObject, serial };
}
inline Option placeOption(Verb verb, std::size_t place)
{
    return { static_cast<std::uint8_t>(verb), waitingDetail, noObject,
        static_cast<std::int16_t>(place) };
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
inline Index indexOf(const Option& o)
{
    return static_cast<Index>(o.object.value);
}

using Options = std::vector<Option>;

/// One more answer. By reference, so that the compiler puts the common case, that there is room,
/// where it is called.
inline void offer(Options& out, const Option& o)
{
    out.push_back(o);
}

} // namespace triptych::kryptik
