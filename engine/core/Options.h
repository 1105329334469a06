#pragma once

#include "core/Decision.h"

#include <cstdint>
#include <type_traits>
#include <vector>

// How the options of every game are made and read. A game takes these into its
// namespace, and adds what only its own options name.
namespace triptych {

using Options = std::vector<Option>;

template <typename Verb>
concept GamesVerb = std::is_enum_v<Verb> && sizeof(Verb) == sizeof(std::uint8_t);

/// Option::detail of the option that ends a sequence of picks: "target none".
inline constexpr std::uint8_t noneDetail = 0xFF;
/// Option::detail when Option::number is a seat.
inline constexpr std::uint8_t seatDetail = 0xFE;

template <GamesVerb Verb>
constexpr Option option(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), 0, noObject, 0 };
}
template <GamesVerb Verb>
constexpr Option option(Verb verb, std::uint8_t object, std::uint8_t detail = 0, int number = 0)
{
    return { static_cast<std::uint8_t>(verb), detail, ObjectId { object },
        static_cast<std::int16_t>(number) };
}
template <GamesVerb Verb>
constexpr Option noneOf(Verb verb)
{
    return { static_cast<std::uint8_t>(verb), noneDetail, noObject, 0 };
}
template <GamesVerb Verb>
constexpr Option numberOption(Verb verb, int number)
{
    return { static_cast<std::uint8_t>(verb), 0, noObject, static_cast<std::int16_t>(number) };
}
template <GamesVerb Verb>
constexpr Option seatOption(Verb verb, std::uint8_t seat)
{
    return { static_cast<std::uint8_t>(verb), seatDetail, noObject, seat };
}

constexpr bool isNone(const Option& option)
{
    return option.detail == noneDetail && option.object == noObject;
}
/// Of an option that names an object.
constexpr std::uint8_t indexOf(const Option& option)
{
    return static_cast<std::uint8_t>(option.object.value);
}

/// One more answer. By reference, so that the compiler puts the common case,
/// that there is room, where it is called.
inline void offer(Options& out, const Option& option)
{
    out.push_back(option);
}

} // namespace triptych
