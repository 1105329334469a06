#pragma once

#include "core/Id.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What seats are called in all files and lines (NOTATION section 1).
namespace triptych {

/// The viewer that sees everything: scenarios, tools and spectators after the match.
inline constexpr PlayerId judge { 0xFE };

/// "p1"; or "judge".
inline std::string seatName(PlayerId seat)
{
    if (seat == judge)
        return "judge";
    std::string name("p");
    name += std::to_string(seat.value + 1);
    return name;
}

/// The seat of that name, if it is one of so many.
inline std::optional<PlayerId> seatNamed(std::string_view name, std::size_t seats = 4)
{
    if (name.size() != 2 || name[0] != 'p')
        return std::nullopt;
    const auto seat = static_cast<std::uint8_t>(name[1] - '1');
    return seat < seats ? std::optional(PlayerId { seat }) : std::nullopt;
}

} // namespace triptych
