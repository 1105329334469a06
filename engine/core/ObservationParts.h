#pragma once

#include "core/Objects.h"
#include "core/OrderedObject.h"
#include "core/Seats.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

// What every game tells alike of a match and of what happens in it (NOTATION
// sections 3 and 4).
namespace triptych {

/// {format, viewer, game, ruleset}
inline nlohmann::ordered_json observationOf(
    std::string_view game, std::string_view ruleset, std::uint8_t viewer, std::uint8_t seats)
{
    nlohmann::ordered_json json = objectWithRoomFor(40);
    json["format"] = "triptych-observation/1";
    json["viewer"] = viewer < seats ? seatName(PlayerId { viewer }) : "judge";
    json["game"] = game;
    json["ruleset"] = ruleset;
    return json;
}

/// {over, winners, ended_by}
inline void tellOutcome(nlohmann::ordered_json& json, bool over, std::uint8_t winners,
    std::uint8_t seats, std::string_view endedBy)
{
    json["over"] = over;
    auto names = nlohmann::ordered_json::array();
    for (std::uint8_t seat = 0; seat < seats; ++seat)
        if ((winners >> seat) & 1)
            names.push_back(seatName(PlayerId { seat }));
    json["winners"] = std::move(names);
    if (over)
        json["ended_by"] = endedBy;
}

/// A field of names, of which each member is told by `tell`.
template <typename List, typename Tell>
nlohmann::ordered_json arrayOf(const List& list, Tell tell)
{
    auto json = nlohmann::ordered_json::array();
    for (const auto& each : list)
        json.push_back(tell(each));
    return json;
}

/// {hand: [...], deck: [...]}: what a viewer may know of what lies in the zones of a seat.
template <typename State, typename Ground, typename Zones>
nlohmann::ordered_json zonesOf(const State& state, const Ground& ground, std::uint8_t viewer,
    std::uint8_t seat, const Zones& shown)
{
    nlohmann::ordered_json json = objectWithRoomFor(12);
    for (const auto zone : shown)
        json[std::string(zoneName(zone))] = arrayOf(cardsIn(state, seat, zone),
            [&](std::uint8_t object) { return nameOf(state, ground, viewer, object); });
    return json;
}

/// {p1: {...}, p2: {...}}: every seat as tell(seat) has it.
template <typename Tell>
nlohmann::ordered_json bySeat(std::uint8_t seats, Tell tell)
{
    nlohmann::ordered_json json = objectWithRoomFor(seats);
    for (std::uint8_t seat = 0; seat < seats; ++seat)
        json[seatName(PlayerId { seat })] = tell(seat);
    return json;
}

/// {maw: {...}}: every object that a viewer may know, by its handle, as tell(object) has it.
template <typename State, typename HandleOf, typename Tell>
nlohmann::ordered_json byHandle(const State& state, std::uint8_t viewer, HandleOf handle, Tell tell)
{
    nlohmann::ordered_json json = objectWithRoomFor(state.objectCount);
    for (std::uint8_t object = 0; object < state.objectCount; ++object)
        if (zoneOf(state, object) != ZoneIn<State>::Gone && isVisible(state, viewer, object))
            json[handle(object)] = tell(object);
    return json;
}

/// {card, name, owner, controller}: an object, before a game says more of it.
template <typename Card, typename Object>
nlohmann::ordered_json objectOf(const Card& card, const Object& object)
{
    nlohmann::ordered_json json = objectWithRoomFor(32);
    json["card"] = card.id;
    json["name"] = card.name;
    json["owner"] = seatName(PlayerId { object.owner });
    json["controller"] = seatName(PlayerId { object.controller });
    return json;
}

/// {item, source, card, controller}: what waits, or is carried out, before a game says more of it.
inline nlohmann::ordered_json waitingItem(
    std::string name, std::string source, const std::string& card, std::uint8_t controller)
{
    nlohmann::ordered_json json = objectWithRoomFor(32);
    json["item"] = std::move(name);
    json["source"] = std::move(source);
    json["card"] = card;
    json["controller"] = seatName(PlayerId { controller });
    return json;
}

/// "p1.hand"; only "stack" of a zone that is nobody's.
inline std::string placeName(std::uint8_t seat, std::string_view zone, std::uint8_t nobody = 0xFF)
{
    std::string name = seat == nobody ? "" : seatName(PlayerId { seat }) + ".";
    name += zone;
    return name;
}

/// {event, player, object, card, name, other, amount}: as far as the viewer may
/// know them. Events of every game have `player`, `object` and `seenBy`; `place`
/// with `from` and `fromSeat`, `other` and `amount` are told where they have them.
template <typename State, typename Ground, typename Event>
nlohmann::ordered_json eventOf(std::string_view name, const State& state, const Ground& ground,
    const Event& event, std::uint8_t viewer)
{
    nlohmann::ordered_json json = objectWithRoomFor(32);
    json["event"] = name;
    if (event.player != 0xFF)
        json["player"] = seatName(PlayerId { event.player });
    const bool seen = viewer >= state.seats || ((event.seenBy >> viewer) & 1);
    if (event.object != 0xFF && seen) {
        const auto& card = ground.cards->card(state.objects[event.object].card);
        json["object"] = handleOf(ground, event.object);
        json["card"] = card.id;
        json["name"] = card.name;
    } else if constexpr (requires { event.place; }) {
        if (event.object != 0xFF && event.place > 0)
            json["object"] = placeName(event.fromSeat, zoneName(event.from)) + "."
                + std::to_string(event.place);
    }
    if constexpr (requires { event.other; })
        if (event.other != 0xFF)
            json["other"] = nameOf(state, ground, viewer, event.other);
    if constexpr (requires { event.amount; })
        if (event.amount != 0)
            json["amount"] = event.amount;
    return json;
}

} // namespace triptych
