#pragma once

#include "altered/text/Said.h"
#include "altered/tree/Effect.h"

#include <cstdint>
#include <type_traits>

// What an instruction could be that "discarded this way" is about: of the last one only the number is known.
namespace triptych::altered {

using Ways = std::uint32_t; ///< One bit for each Said<Quantity>::Way.
inline constexpr Ways anyWay = ~Ways { 0 };
constexpr Ways bit(Said<Quantity>::Way way)
{
    return Ways { 1 } << static_cast<unsigned>(way);
}

/// `anyWay` of those of which it makes no difference, or is not known.
template <typename Node>
constexpr Ways waysOf()
{
    using Way = Said<Quantity>::Way;
    if constexpr (std::is_same_v<Node, Draw>)
        return bit(Way::Drawn);
    else if constexpr (std::is_same_v<Node, Discard>)
        return bit(Way::Discarded);
    else if constexpr (std::is_same_v<Node, Sacrifice>)
        return bit(Way::Sacrificed) | bit(Way::Discarded);
    else if constexpr (std::is_same_v<Node, Exhaust>)
        return bit(Way::Exhausted);
    else if constexpr (std::is_same_v<Node, Move> || std::is_same_v<Node, Resupply>)
        return bit(Way::Returned) | bit(Way::Sent) | bit(Way::Put) | bit(Way::Shuffled)
            | bit(Way::Discarded);
    else if constexpr (std::is_same_v<Node, Create>)
        return bit(Way::Created);
    else if constexpr (std::is_same_v<Node, Pay>)
        return bit(Way::Paid);
    else
        return anyWay;
}

} // namespace triptych::altered
