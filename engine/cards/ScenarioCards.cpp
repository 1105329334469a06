#include "cards/ScenarioCards.h"

#include "core/Seats.h"

#include <fmt/format.h>

namespace triptych::cards {

std::string cardNameOf(const nlohmann::json& entry)
{
    if (entry.is_string())
        return entry.get<std::string>();
    return entry.is_object() ? textOf(entry, "card") : std::string();
}

Problem unknownCard(const std::string& name, const std::string& place)
{
    if (name.empty())
        return { place, "An entry needs a card by name or id." };
    return { place,
        fmt::format("There is no card \"{}\". Define it under \"cards\" or load its pack.", name) };
}

void checkId(const std::string& id, const std::string& place, std::set<std::string>& used,
    Problems& problems)
{
    if (id.find_first_of(" \t\n") != std::string::npos || seatNamed(id))
        problems.push_back({ place,
            fmt::format("The id \"{}\" can not be told from other words of an answer; use one word "
                        "that is no seat.",
                id) });
    if (!id.empty() && !used.insert(id).second)
        problems.push_back(
            { place, fmt::format("The id \"{}\" is used before; give every card its own.", id) });
}

} // namespace triptych::cards
