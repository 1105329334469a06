#include "altered/ScenarioAdventure.h"

#include "altered/Names.h"
#include "altered/ScenarioFile.h"
#include "altered/rules/Adventure.h"
#include "core/JsonFields.h"

#include <fmt/format.h>

#include <optional>

namespace triptych::altered {

namespace {

using nlohmann::json;

class AdventureReader
{
public:
    AdventureReader(const json& file, Problems& problems)
        : m_file(file)
        , m_problems(problems)
        , m_fields(file, "scenario", m_problems)
    {
    }

    void read(State& s)
    {
        readExpeditions(s);
        readTerrains(s);
    }

private:
    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    void readExpeditions(State& s)
    {
        for (Seat p = 0; p < maxPlayers; ++p) {
            const JsonFields expeditions(
                JsonFields(playerOf(m_fields, p), seatName(p), m_problems).object("expeditions"),
                seatName(p) + ", expeditions", m_problems);
            for (const int kind : { 0, 1 })
                readMarker(expeditions, kind, s.players[p].markers[static_cast<std::size_t>(kind)]);
        }
        s.adventure.arena = m_fields.flag("arena");
        if (s.adventure.arena)
            for (Player& player : s.players)
                for (Marker& marker : player.markers)
                    marker.region = regionCount - 1;
    }

    /// {"hero":3}, or {"hero":{"region":3,"moved":true}}
    static void readMarker(const JsonFields& expeditions, int kind, Marker& marker)
    {
        const char* const name = kind == 0 ? "hero" : "companion";
        const json* given = expeditions.given(name);
        std::optional<std::int64_t> region;
        if (given && given->is_object()) {
            const JsonFields fields = expeditions.inside(name);
            region = fields.number("region", 0, regionCount - 1);
            marker.moved = fields.flag("moved");
            marker.ascended = fields.flag("ascended");
        } else {
            region = expeditions.number(name, 0, regionCount - 1);
        }
        marker.region = static_cast<std::uint8_t>(region.value_or(kind == 0 ? 0 : regionCount - 1));
    }

    /// "VMO", "?V": face-down; "?": face-down, as drawn.
    void readTerrains(State& s)
    {
        const auto it = m_file.find("adventure");
        if (it == m_file.end()) {
            revealWhereMarkersWent(s);
            return;
        }
        if (!it->is_array() || it->size() != regionCount) {
            complain("adventure", "The adventure is a list of 8 terrain texts such as \"VMO\".");
            return;
        }
        s.adventure.revealed = 0;
        for (std::size_t k = 0; k < regionCount; ++k) {
            const json& entry = (*it)[k];
            if (!entry.is_object() && !entry.is_string()) {
                complain("adventure", "Each terrain text is in quotes, such as \"VMO\".");
                return;
            }
            static const json plain = json::object();
            const JsonFields fields(entry.is_object() ? entry : plain, "adventure", m_problems);
            std::string text
                = entry.is_object() ? fields.text("terrains") : entry.get<std::string>();
            bool seen = !fields.given("revealed") || fields.flag("revealed");
            if (text.starts_with('?')) {
                seen = false;
                text.erase(0, 1);
            }
            Terrains terrains = 0;
            for (const char letter : text)
                terrains = static_cast<Terrains>(terrains | terrainOf(letter));
            if (terrains != 0)
                s.adventure.terrains[k] = terrains;
            for (const char letter : fields.text("marker")) // v4 3.2.1.d
                s.adventure.marked[k]
                    = static_cast<Terrains>(s.adventure.marked[k] | terrainOf(letter));
            if (seen)
                s.adventure.revealed = static_cast<std::uint8_t>(s.adventure.revealed | (1u << k));
        }
    }
    Terrains terrainOf(char letter)
    {
        switch (letter) {
        case 'V':
            return forest;
        case 'M':
            return mountain;
        case 'O':
            return ocean;
        default:
            // Each kind of mistake is told once, however long the text is.
            if (m_problems.size() < 8)
                complain("adventure", fmt::format("\"{}\" is not one of V, M and O.", letter));
            return 0;
        }
    }
    static void revealWhereMarkersWent(State& s)
    {
        for (const Player& player : s.players)
            for (std::size_t kind = 0; kind < 2; ++kind) {
                const int end = player.markers[kind].region;
                for (int region = kind == 0 ? 0 : regionCount - 1; region != end;
                     region += kind == 0 ? 1 : -1)
                    revealCard(s, region);
                revealCard(s, end);
            }
    }
    static void revealCard(State& s, int region)
    {
        if (region == 0 || region == regionCount - 1)
            return;
        const int first = region % 2 == 1 ? region : region - 1;
        s.adventure.revealed = static_cast<std::uint8_t>(s.adventure.revealed | (3u << first));
    }

    const json& m_file;
    Problems& m_problems;
    JsonFields m_fields;
};

} // namespace

void readAdventure(const json& file, State& s, Problems& problems)
{
    AdventureReader(file, problems).read(s);
}

} // namespace triptych::altered
