#include "cards/Finding.h"

namespace triptych::cards {

CardId foundIn(
    const NumberByText& byIdOrName, const NumberByText& byLowerName, std::string_view idOrName)
{
    if (const auto found = byIdOrName.find(idOrName); found != byIdOrName.end())
        return { found->second };
    if (const auto found = byLowerName.find(text::lowerCase(idOrName)); found != byLowerName.end())
        return { found->second };
    return noCard;
}

} // namespace triptych::cards
