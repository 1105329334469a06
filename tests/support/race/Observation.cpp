#include "core/ObservationParts.h"
#include "core/Rows.h"
#include "support/race/Match.h"

// What a viewer may know, and how it is said.
namespace triptych::race {

namespace {

using Json = nlohmann::ordered_json;

constexpr Named<Zone> zones[] { { Zone::Deck, "deck" }, { Zone::Hand, "hand" },
    { Zone::Track, "track" }, { Zone::Discard, "discard" }, { Zone::Pile, "pile" } };
static_assert(isARowEach(zones, &Named<Zone>::value, Zone::Pile));

constexpr Named<Verb> verbs[] { { Verb::Choose, "choose" }, { Verb::Play, "play" },
    { Verb::Spoil, "spoil" }, { Verb::Pass, "pass" } };
static_assert(isARowEach(verbs, &Named<Verb>::value, Verb::Pass));

constexpr Named<Ending> endings[] { { Ending::None, "" }, { Ending::Goal, "goal" },
    { Ending::Deck, "deck" }, { Ending::Conceded, "conceded" }, { Ending::Crowded, "crowded" } };
static_assert(isARowEach(endings, &Named<Ending>::value, Ending::Crowded));

constexpr Named<Event::Kind> events[] { { Event::Kind::Drawn, "draw" },
    { Event::Kind::Played, "play" }, { Event::Kind::Spoiled, "spoil" },
    { Event::Kind::Counted, "count" }, { Event::Kind::MatchEnded, "over" } };
static_assert(isARowEach(events, &Named<Event::Kind>::value, Event::Kind::MatchEnded));

std::string seatText(Seat p)
{
    return seatName(PlayerId { p });
}

/// Its handle if the viewer may know it, else its place: "p2.hand.3".
std::string nameOf(const State& s, const Ground& ground, Seat viewer, Index i)
{
    if (isVisible(s, viewer, i))
        return handleOf(ground, i);
    return placeName(zoneSeat(s, i), zoneName(zoneOf(s, i))) + "."
        + std::to_string(s.zones.positionOf(i) + 1);
}

Json playerJson(const Table& t, const Ground& ground, Seat viewer, Seat p)
{
    const State& s = t.state;
    const bool hasLeft = static_cast<Ending>(s.over) == Ending::Conceded && !((s.winners >> p) & 1);
    Json json { { "alive", !hasLeft }, { "score", scoreOf(t, p) } };
    for (const Zone zone : { Zone::Deck, Zone::Hand, Zone::Track, Zone::Discard })
        json["zones"][std::string(zoneName(zone))]
            = arrayOf(cardsIn(s, p, zone), [&](Index i) { return nameOf(s, ground, viewer, i); });
    return json;
}

Json objectJson(const Table& t, Index i)
{
    const State& s = t.state;
    const Card& card = t.cards.card(s.objects[i].card);
    return { { "card", card.id }, { "name", card.name }, { "owner", seatText(s.objects[i].owner) },
        { "zone", placeName(zoneSeat(s, i), zoneName(zoneOf(s, i))) } };
}

} // namespace

std::string_view zoneName(Zone zone)
{
    return nameIn(zones, zone);
}

bool isVisible(const State& s, Seat viewer, Index i)
{
    const Zone zone = zoneOf(s, i);
    return viewer >= seatCount || (zone != Zone::Deck && zone != Zone::Hand)
        || (zone == Zone::Hand && s.objects[i].owner == viewer);
}

std::string lineOf(const State& s, const Ground& ground, const Option& o)
{
    const std::string verb(nameIn(verbs, static_cast<Verb>(o.verb)));
    if (isNone(o))
        return verb + " none";
    return o.object == noObject ? verb : verb + " " + nameOf(s, ground, s.asked.player, indexOf(o));
}

Json observation(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json json = observationOf("race", ground.ruleset, viewer, seatCount);
    json["turn"] = s.turn;
    json["active"] = seatText(s.active);
    json["phase"] = s.settingUp ? "setup" : "turn";
    if (s.asked.what != Ask::Nothing)
        json["deciding"] = seatText(s.asked.player);
    tellOutcome(
        json, s.over != 0, s.winners, seatCount, nameIn(endings, static_cast<Ending>(s.over)));
    json["busy"] = !isAtRest(s);
    json["pile"] = arrayOf(cardsIn(s, s.active, Zone::Pile), [&](Index i) {
        return Json { { "item", handleOf(ground, i) }, { "source", handleOf(ground, i) },
            { "controller", seatText(s.active) }, { "kind", "card" } };
    });
    for (Seat p = 0; p < seatCount; ++p)
        json["players"][seatText(p)] = playerJson(t, ground, viewer, p);
    for (Index i = 0; i < s.objectCount; ++i)
        if (isVisible(s, viewer, i))
            json["objects"][handleOf(ground, i)] = objectJson(t, i);
    return json;
}

Json eventJson(const State& s, const Ground& ground, const Event& event, Seat viewer)
{
    return eventOf(nameIn(events, event.kind), s, ground, event, viewer);
}

} // namespace triptych::race
