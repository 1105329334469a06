#pragma once

#include <compare>
#include <cstdint>

namespace triptych {

/// A number that remembers what it counts: a PlayerId is never taken for an ObjectId.
template <typename Tag, typename Number>
struct Id
{
    Number value = 0;
    constexpr auto operator<=>(const Id&) const = default;
};

using PlayerId
    = Id<struct PlayerTag, std::uint8_t>;         ///< A seat, 0-based in turn order of the table.
using CardId = Id<struct CardTag, std::uint16_t>; ///< A printed card: an index into the card set.
using ObjectId
    = Id<struct ObjectTag, std::uint16_t>; ///< A thing in a zone: an index into the state.

inline constexpr PlayerId noPlayer { 0xFF };
inline constexpr CardId noCard { 0xFFFF };
inline constexpr ObjectId noObject { 0xFFFF };

} // namespace triptych
