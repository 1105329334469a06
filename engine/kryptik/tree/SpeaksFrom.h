#pragma once

#include "kryptik/tree/Effect.h"

#include <cstdint>

namespace triptych::kryptik {

/// From where a passive ability speaks: of its own casting it does before it is on the island.
enum class SpeaksFrom : std::uint8_t {
    Casting,       ///< While it is cast.
    BeforeCasting, ///< Of whether it can be.
    Entering,
    Limbo,
    Island
};
inline SpeaksFrom speaksFrom(const Effect& passive)
{
    const auto* cost = std::get_if<CostChange>(&passive.node);
    const auto* sure = std::get_if<NotCountered>(&passive.node);
    if ((cost && cost->ofThis) || (sure && !sure->of)
        || std::holds_alternative<CastFor>(passive.node))
        return SpeaksFrom::Casting;
    const auto* when = std::get_if<CastOnly>(&passive.node);
    if (when && !when->of)
        return SpeaksFrom::BeforeCasting;
    const auto* with = std::get_if<EntersWith>(&passive.node);
    if (std::holds_alternative<BecomeCopy>(passive.node)
        || std::holds_alternative<ChooseFaction>(passive.node)
        || std::holds_alternative<ChooseName>(passive.node)
        || (with && std::holds_alternative<This>(with->what)))
        return SpeaksFrom::Entering;
    return std::holds_alternative<CastFromLimbo>(passive.node) ? SpeaksFrom::Limbo
                                                               : SpeaksFrom::Island;
}

} // namespace triptych::kryptik
