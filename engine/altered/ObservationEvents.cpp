#include "altered/Observation.h"

#include "core/Rows.h"

#include <fmt/format.h>

namespace triptych::altered {

namespace {

using Json = nlohmann::ordered_json;

std::string_view eventName(Event::Kind kind)
{
    static constexpr Named<Event::Kind> names[] { { Event::Kind::DayBegan, "day" },
        { Event::Kind::PhaseBegan, "phase" }, { Event::Kind::FirstPlayer, "first-player" },
        { Event::Kind::TurnBegan, "turn" }, { Event::Kind::Shuffled, "shuffled" },
        { Event::Kind::Moved, "moved" }, { Event::Kind::Drawn, "drawn" },
        { Event::Kind::Resupplied, "resupplied" }, { Event::Kind::Discarded, "discarded" },
        { Event::Kind::Sacrificed, "sacrificed" }, { Event::Kind::Played, "played" },
        { Event::Kind::QuickAction, "quick-action" }, { Event::Kind::Triggered, "triggered" },
        { Event::Kind::Reacted, "reacted" }, { Event::Kind::Created, "created" },
        { Event::Kind::Ceased, "ceased" }, { Event::Kind::StatusGained, "gained" },
        { Event::Kind::StatusLost, "lost" }, { Event::Kind::CountersGained, "counters" },
        { Event::Kind::CountersLost, "counters-lost" }, { Event::Kind::ControlChanged, "control" },
        { Event::Kind::ExpeditionMoved, "expedition" }, { Event::Kind::Ascended, "ascended" },
        { Event::Kind::RegionRevealed, "region" }, { Event::Kind::MarkerPut, "marker" },
        { Event::Kind::ManaPaid, "paid" }, { Event::Kind::OrbSwapped, "swapped" },
        { Event::Kind::Revealed, "revealed" }, { Event::Kind::DieRolled, "die" },
        { Event::Kind::Passed, "passed" }, { Event::Kind::TiebreakersBegan, "arena" },
        { Event::Kind::Conceded, "conceded" }, { Event::Kind::MatchEnded, "over" } };
    static_assert(isARowEach(names, &Named<Event::Kind>::value, Event::Kind::MatchEnded));
    return nameIn(names, kind);
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
