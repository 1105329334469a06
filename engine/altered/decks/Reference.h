#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace triptych::altered {

/// The number of a published card, "ALT_CORE_B_AX_10_C": set, product, home faction, number, rarity,
/// and of a unique its serial number. The faction of the card itself may be another.
struct Reference
{
    std::string set;     ///< "CORE"
    char product = 'B';  ///< B booster, P promotion, A another picture.
    std::string faction; ///< "AX"
    int number = 0;
    std::string rarity; ///< C, R1, R2, E, or U with a serial number.
    std::optional<int> serial {};
    bool operator==(const Reference&) const = default;
};

/// Nothing when the text is no such number. Lower case is read too.
std::optional<Reference> parseReference(std::string_view);
std::string toText(const Reference&);

} // namespace triptych::altered
