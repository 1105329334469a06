#pragma once

#include "altered/Object.h"

#include <cstdint>

// What stays of something that has resolved, and what was used up. Rules over it are in rules/Durations,
// rules/OngoingEmblems and rules/Uses.
namespace triptych::altered {

/// 2.2.14 An Emblem-Ongoing: what has resolved and lasts, or waits for its one occasion.
struct LastingEffect
{
    Ref source {};
    Ref who {};             ///< The object it is about; noIndex: as its effect says.
    GivenSubtypes given {}; ///< Those that were gained, settled as they were; of what is stated, X.
    std::uint16_t card = 0;
    std::uint16_t node = 0xFFFF;
    std::uint16_t timestamp = 0;
    Seat controller = noSeat;
    std::uint8_t until = 0; ///< Duration
    bool operator==(const LastingEffect&) const = default;
};

/// 1.4.6 How often an ability of an object was used or activated this day.
struct Use
{
    Ref who {};
    std::uint8_t ability = 0;
    std::uint8_t times = 0;
    bool operator==(const Use&) const = default;
};

} // namespace triptych::altered
