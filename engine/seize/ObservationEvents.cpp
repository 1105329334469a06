#include "seize/Observation.h"

#include "core/ObservationParts.h"
#include "seize/rules/Zones.h"

#include <array>

// The events of a match as a viewer may know them.
namespace triptych::seize {

namespace {

using Json = nlohmann::ordered_json;

/// In the order of Event::Kind.
constexpr std::array<std::string_view, 52> eventNames { "turn", "phase", "rolled", "pillar",
    "shuffled", "mulligan", "moved", "drawn", "acquired", "discarded", "hired", "entered",
    "upstaged", "exited", "equipped", "unequipped", "stepped", "pushed", "swapped",
    "attack-declared", "attacked", "missed", "plundered", "spotted", "tossed", "played",
    "activated", "triggered", "resolved", "fizzled", "countered", "damage", "defense-spent",
    "healed", "destroyed", "loot-lost", "loot-gained", "status-gained", "status-lost", "fog",
    "fog-gone", "readied", "changed", "exhausted", "looked", "revealed", "passed", "conceded",
    "claimed", "time", "player-out", "over" };
static_assert(eventNames.size() == static_cast<std::size_t>(Event::Kind::MatchEnded) + 1);

std::string zoneText(Seat p, Zone zone)
{
    return placeName(p, zoneName(zone));
}

void addDetail(Json& json, const Event& e)
{
    using Kind = Event::Kind;
    if (e.kind == Kind::PhaseBegan)
        json["phase"] = phaseName(static_cast<Phase>(e.detail));
    else if (e.kind == Kind::StatusGained || e.kind == Kind::StatusLost)
        json["status"] = statusName(static_cast<Status>(e.detail));
    else if (e.kind == Kind::DamageDealt)
        json["type"] = damageName(static_cast<DamageType>(e.detail));
    else if (e.kind == Kind::Tossed)
        json["won"] = e.amount != 0;
    else if (e.kind == Kind::Plundered)
        json["victim"] = seatName(e.toSeat);
    else if (e.kind == Kind::Moved) {
        json["from"] = zoneText(e.fromSeat, e.from);
        json["to"] = zoneText(e.toSeat, e.to);
    }
}

} // namespace

nlohmann::ordered_json eventJson(const State& s, const Ground& ground, const Event& e, Seat viewer)
{
    Json json = eventOf(eventNames[static_cast<std::size_t>(e.kind)], s, ground, e, viewer);
    if (e.tile != noTile)
        json["tile"] = tileName(e.tile);
    addDetail(json, e);
    return json;
}

} // namespace triptych::seize
