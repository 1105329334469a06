#include "cards/UnknownFields.h"

#include "text/Spelling.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace triptych::cards {

namespace {

constexpr std::size_t mostNames = 50;   // more are no slips of the pen
constexpr std::size_t longestName = 40; // of one that is shown whole, and compared

std::string shown(const std::string& name)
{
    return name.size() <= longestName ? name : name.substr(0, longestName) + "...";
}

} // namespace

std::string nearestName(std::string_view name, FieldNames known)
{
    if (name.size() > longestName)
        return {};
    std::string_view best;
    std::size_t least = name.size() < 4 ? 2 : 3; // so many letters apart, nothing is near
    for (const std::string_view each : known)
        if (const std::size_t apart = text::distance(name, each); apart < least) {
            least = apart;
            best = each;
        }
    return best.empty() ? std::string() : fmt::format("; did you mean \"{}\"?", best);
}

void UnknownFields::look(const nlohmann::json& object, FieldNames known, const std::string& place)
{
    look(object, known, place, {});
}

void UnknownFields::look(const nlohmann::json& object, FieldNames known, const std::string& place,
    const std::string& before)
{
    if (!object.is_object())
        return;
    for (const auto& [key, value] : object.items()) {
        const std::string name = before + key;
        if (std::ranges::find(known, name) != known.end()) {
            const std::string inside = name + '.';
            if (std::ranges::any_of(
                    known, [&](std::string_view each) { return each.starts_with(inside); }))
                look(value, known, place, inside);
            continue;
        }
        const auto found = m_seen.find(name);
        if (found != m_seen.end())
            ++found->second.times;
        else if (m_seen.size() < mostNames)
            m_seen.emplace(name, Seen { place, nearestName(name, known), 1 });
    }
}

Problems UnknownFields::warnings() const
{
    Problems all;
    for (const auto& [name, seen] : m_seen)
        all.push_back({ seen.place,
            fmt::format("The field \"{}\" is not known here and is left out of account{}{}",
                shown(name), seen.meant.empty() ? "." : seen.meant,
                seen.times > 1 ? fmt::format(" It stands in {} places.", seen.times) : "") });
    return all;
}

} // namespace triptych::cards
