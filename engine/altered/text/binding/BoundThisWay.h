#pragma once

#include "altered/text/printing/Said.h"
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

using DeedSet = std::uint32_t; ///< One bit for each Condition::Deed.
template <typename... Deed>
constexpr DeedSet bits(Deed... deed)
{
    return ((DeedSet { 1 } << static_cast<unsigned>(deed)) | ...);
}

/// What an instruction does to what it names; of a Gain or a choice that is nothing.
template <typename Node>
constexpr DeedSet deedsOf()
{
    using Deed = Condition::Deed;
    if constexpr (std::is_same_v<Node, Discard>)
        return bits(Deed::Discarded);
    else if constexpr (std::is_same_v<Node, Sacrifice>)
        return bits(Deed::Sacrificed, Deed::Discarded);
    else if constexpr (std::is_same_v<Node, Exhaust>)
        return bits(Deed::Exhausted);
    else if constexpr (std::is_same_v<Node, Ready>)
        return bits(Deed::Readied);
    else if constexpr (std::is_same_v<Node, Move> || std::is_same_v<Node, Resupply>)
        return bits(Deed::Put, Deed::Sent, Deed::Returned, Deed::Shuffled, Deed::Discarded,
            Deed::Resupplied);
    else if constexpr (std::is_same_v<Node, Sabotage>)
        return bits(Deed::Sabotaged, Deed::Discarded);
    else if constexpr (std::is_same_v<Node, Play>)
        return bits(Deed::Played);
    else if constexpr (
        std::is_same_v<Node,
            Reveal> || std::is_same_v<Node, LookAt> || std::is_same_v<Node, RevealUntil>)
        return bits(Deed::Revealed);
    else if constexpr (std::is_same_v<Node, Create>)
        return bits(Deed::Created);
    else if constexpr (std::is_same_v<Node, Remove> || std::is_same_v<Node, MoveCounters>)
        return bits(Deed::Removed);
    else
        return 0;
}

} // namespace triptych::altered
