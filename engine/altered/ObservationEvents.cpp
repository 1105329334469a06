#include "altered/Observation.h"

#include <fmt/format.h>

namespace triptych::altered {

namespace {

using Json = nlohmann::ordered_json;

std::string_view eventName(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::DayBegan:
        return "day";
    case Event::Kind::PhaseBegan:
        return "phase";
    case Event::Kind::FirstPlayer:
        return "first-player";
    case Event::Kind::TurnBegan:
        return "turn";
    case Event::Kind::Shuffled:
        return "shuffled";
    case Event::Kind::Moved:
        return "moved";
    case Event::Kind::Drawn:
        return "drawn";
    case Event::Kind::Resupplied:
        return "resupplied";
    case Event::Kind::Discarded:
        return "discarded";
    case Event::Kind::Sacrificed:
        return "sacrificed";
    case Event::Kind::Played:
        return "played";
    case Event::Kind::QuickAction:
        return "quick-action";
    case Event::Kind::Triggered:
        return "triggered";
    case Event::Kind::Reacted:
        return "reacted";
    case Event::Kind::Created:
        return "created";
    case Event::Kind::Ceased:
        return "ceased";
    case Event::Kind::StatusGained:
        return "gained";
    case Event::Kind::StatusLost:
        return "lost";
    case Event::Kind::CountersGained:
        return "counters";
    case Event::Kind::CountersLost:
        return "counters-lost";
    case Event::Kind::ControlChanged:
        return "control";
    case Event::Kind::ExpeditionMoved:
        return "expedition";
    case Event::Kind::Ascended:
        return "ascended";
    case Event::Kind::RegionRevealed:
        return "region";
    case Event::Kind::MarkerPut:
        return "marker";
    case Event::Kind::ManaPaid:
        return "paid";
    case Event::Kind::OrbSwapped:
        return "swapped";
    case Event::Kind::Revealed:
        return "revealed";
    case Event::Kind::DieRolled:
        return "die";
    case Event::Kind::Passed:
        return "passed";
    case Event::Kind::TiebreakersBegan:
        return "arena";
    case Event::Kind::Conceded:
        return "conceded";
    case Event::Kind::MatchEnded:
        return "over";
    }
    return "";
}

bool isAboutCounters(Event::Kind kind)
{
    return kind == Event::Kind::CountersGained || kind == Event::Kind::CountersLost;
}

} // namespace

nlohmann::ordered_json eventJson(const State& s, const Ground& ground, const Event& e, Seat viewer)
{
    Json json;
    json["event"] = eventName(e.kind);
    if (e.player != noSeat)
        json["player"] = seatName(e.player);
    const bool seen = viewer >= maxPlayers || ((e.seenBy >> viewer) & 1);
    if (e.object < maxObjects && seen) {
        json["object"] = handleOf(ground, e.card, e.object, e.serial);
        json["card"] = ground.cards->card(e.card).id;
        json["name"] = ground.cards->card(e.card).name;
    } else if (e.object < maxObjects && e.place > 0 && e.fromSeat != noSeat) {
        json["object"] = fmt::format("{}.{}", zoneText(e.fromSeat, e.from), e.place);
    }
    if (e.kind == Event::Kind::OrbSwapped) {
        json["other"] = nameOf(s, ground, viewer, e.other);
    } else if (e.other != noIndex) {
        json["other"] = nameOf(s, ground, viewer, e.other);
    }
    if (e.kind == Event::Kind::PhaseBegan)
        json["phase"] = stageName(static_cast<Stage>(e.amount));
    else if (e.kind == Event::Kind::StatusGained || e.kind == Event::Kind::StatusLost)
        json["status"] = statusName(static_cast<Status>(e.amount));
    else if (e.kind == Event::Kind::RegionRevealed || e.kind == Event::Kind::MarkerPut)
        json["terrains"] = terrainText(static_cast<Terrains>(e.amount));
    else if (e.amount != 0)
        json["amount"] = e.amount;
    if (e.kind == Event::Kind::Reacted && e.place > 0)
        json["unmet"] = true; // its condition did not hold
    if (isAboutCounters(e.kind))
        json["counter"] = e.place == 0 ? std::string("boost") : ground.cards->counterName(e.place);
    const bool moved = e.fromSeat != noSeat && e.toSeat != noSeat;
    if (moved) {
        json["from"] = zoneText(e.fromSeat, e.from);
        json["to"] = zoneText(e.toSeat, e.to);
    } else if (e.kind == Event::Kind::Created) {
        json["to"] = zoneText(e.toSeat, e.to);
    }
    return json;
}

} // namespace triptych::altered
