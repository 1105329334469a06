#include "app/match/Secrets.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using triptych::PlayerId;

namespace {

/// The cards that the viewer could name, and what lies face up on the table besides cards: the
/// third region of an adventure is "adventure.3". `all`: what lies face down as well.
std::set<std::string> knownTo(const triptych::Match& match, PlayerId viewer, bool all = false)
{
    std::set<std::string> known;
    const nlohmann::ordered_json observation = match.observe(viewer);
    for (const auto& [key, part] : observation.items()) {
        if (key == "objects") {
            for (const auto& [handle, object] : part.items())
                if (object.contains("name"))
                    known.insert(handle);
        } else if (part.is_array()) {
            for (std::size_t i = 0; i < part.size(); ++i)
                if (const auto& thing = part[i]; thing.is_object() && thing.contains("revealed"))
                    if (all || thing["revealed"] == true)
                        known.insert(key + "." + std::to_string(i));
        }
    }
    return known;
}

/// The cards that the events name to the viewer.
std::set<std::string> toldTo(const triptych::Match& match, PlayerId viewer)
{
    std::set<std::string> told;
    for (const auto& event : match.events(viewer))
        if (event.contains("name") && event.contains("object"))
            told.insert(event["object"].get<std::string>());
    return told;
}

} // namespace

Secrets::Secrets(const triptych::Match& match, PlayerId seat)
    : m_chance(match.chance())
{
    for (std::uint8_t viewer = 0; viewer < match.seats(); ++viewer)
        m_known.push_back(knownTo(match, { viewer }));
    m_secrets = knownTo(match, triptych::judge, true);
    std::erase_if(m_secrets,
        [&known = m_known[seat.value]](const std::string& thing) { return known.contains(thing); });
}

bool Secrets::areTold(const triptych::Match& after) const
{
    if (after.chance() != m_chance)
        return true;
    for (std::uint8_t viewer = 0; viewer < m_known.size(); ++viewer) {
        std::set<std::string> now = knownTo(after, { viewer });
        now.merge(toldTo(after, { viewer }));
        if (std::ranges::any_of(now, [&](const std::string& thing) {
                return m_secrets.contains(thing) && !m_known[viewer].contains(thing);
            }))
            return true;
    }
    return false;
}
