#include "altered/Observation.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Objects.h"

#include <fmt/format.h>

namespace triptych::altered {

namespace {

using Json = nlohmann::ordered_json;

constexpr Spot shown[] { Spot::Hand, Spot::Deck, Spot::Discard, Spot::Hero, Spot::Landmark,
    Spot::Mana, Spot::Reserve, Spot::HeroExpedition, Spot::CompanionExpedition };

constexpr Status listed[] { Status::Anchored, Status::Asleep, Status::Exhausted, Status::Fleeting };

std::string_view keywordName(Keyword k)
{
    switch (k) {
    case Keyword::Cooldown:
        return "cooldown";
    case Keyword::Defender:
        return "defender";
    case Keyword::Eternal:
        return "eternal";
    case Keyword::Fleeting:
        return "fleeting";
    case Keyword::Gigantic:
        return "gigantic";
    case Keyword::Scout:
        return "scout";
    case Keyword::Seasoned:
        return "seasoned";
    case Keyword::Tough:
        return "tough";
    }
    return "";
}

Json keywordsJson(const Board& b, Index i)
{
    const bool here = inPlay(b.state, i);
    const KeywordSet set = here ? keywordsOf(b, i) : b.facts(i).keywords;
    Json list = Json::array();
    for (int k = 0; k < keywordCount; ++k) { // the enumeration is in alphabetical order
        const auto keyword = static_cast<Keyword>(k);
        if (!(set & bit(keyword)))
            continue;
        if (keyword == Keyword::Tough)
            list.push_back(
                fmt::format("tough {}", here ? toughOf(b, i) : int { b.facts(i).tough }));
        else if (keyword == Keyword::Scout)
            list.push_back(fmt::format("scout {}", int { b.facts(i).scout }));
        else
            list.push_back(keywordName(keyword));
    }
    return list;
}

Json objectJson(const Board& b, const Ground& ground, Seat viewer, Index i)
{
    const State& s = b.state;
    const Object& o = s.objects[i];
    const Facts& facts = b.facts(i);
    Json json;
    json["card"] = b.card(i).id;
    json["name"] = b.card(i).name;
    json["owner"] = seatName(o.owner);
    json["controller"] = seatName(o.controller);
    const Spot spot = spotOf(s, i);
    json["zone"] = zoneText(spotSeat(s, i), spot);
    json["type"] = typeName(facts.type);
    json["token"] = facts.token;
    Json subtypes = Json::array();
    for (const std::string& subtype : b.card(i).subtypes)
        subtypes.push_back(subtype);
    json["subtypes"] = subtypes;
    json["exhausted"] = o.is(Status::Exhausted);
    Json statuses = Json::array();
    for (const Status status : listed)
        if (isStatus(b, i, status))
            statuses.push_back(statusName(status));
    json["statuses"] = statuses;
    Json counters = Json::object();
    if (o.boosts > 0)
        counters["boost"] = o.boosts;
    if (o.counters > 0)
        counters[ground.cards->counterName(o.counterKind)] = o.counters;
    json["counters"] = counters;
    if (facts.type == CardType::Character) {
        const Statistics statistics = statisticsOf(b, i);
        json["forest"] = statistics[0];
        json["mountain"] = statistics[1];
        json["ocean"] = statistics[2];
    }
    json["keywords"] = keywordsJson(b, i);
    if (isExpeditionSpot(spot)) {
        json["expedition"] = isGigantic(b, i) ? "both"
            : spot == Spot::HeroExpedition    ? "hero"
                                              : "companion";
    }
    if (facts.type != CardType::Hero) {
        json["hand_cost"] = facts.handCost;
        json["reserve_cost"] = facts.reserveCost;
    }
    if (viewer < maxPlayers && !isVisible(s, viewer, i))
        return Json::object();
    return json;
}

Json reactionJson(const Board& b, const Ground& ground, Seat viewer, const Emblem& e)
{
    Json json;
    json["item"] = itemName(b.state, ground, viewer, e);
    json["source"] = nameOf(b.state, ground, viewer, e.source.object);
    json["card"] = ground.cards->card(e.card).id;
    json["controller"] = seatName(e.controller);
    json["kind"] = "reaction";
    if (e.ability < ground.cards->card(e.card).abilities.size())
        json["paragraph"] = e.ability + 1;
    Json targets = Json::array();
    if (e.subject.object != noIndex && e.subject.object != e.source.object)
        targets.push_back(nameOf(b.state, ground, viewer, e.subject.object));
    json["targets"] = targets;
    return json;
}

Json expeditionJson(const Board& b, Seat p, int kind)
{
    const Marker& marker = b.state.players[p].markers[static_cast<std::size_t>(kind)];
    Json json;
    json["region"] = marker.region;
    json["moved"] = marker.moved != 0;
    json["ascended"] = marker.ascended != 0;
    return json;
}

bool presentIn(const Board& b, Seat p, Spot spot, Index i)
{
    const State& s = b.state;
    if (spotOf(s, i) == spot)
        return true;
    // A Gigantic Character stands in both expedition arrays.
    return isExpeditionSpot(spot) && inExpedition(s, i) && s.objects[i].controller == p
        && isGigantic(b, i);
}

Json playerJson(const Board& b, const Ground& ground, Seat viewer, Seat p)
{
    const State& s = b.state;
    Json json;
    json["alive"] = !s.players[p].conceded;
    json["team"] = seatName(p);
    json["first"] = s.first == p;
    json["passed"] = s.players[p].passed != 0;
    json["mana_ready"] = readyMana(s, p);
    json["reserve_limit"] = limitOf(b, p, Zone::Reserve);
    json["landmark_limit"] = limitOf(b, p, Zone::Landmark);
    json["expeditions"]["hero"] = expeditionJson(b, p, 0);
    json["expeditions"]["companion"] = expeditionJson(b, p, 1);
    Json zones;
    for (const Spot spot : shown) {
        Json list = Json::array();
        for (const Index i : cardsIn(s, p, spot))
            list.push_back(nameOf(s, ground, viewer, i));
        if (isExpeditionSpot(spot))
            for (const Index i : cardsIn(s, p,
                     spot == Spot::HeroExpedition ? Spot::CompanionExpedition
                                                  : Spot::HeroExpedition))
                if (presentIn(b, p, spot, i))
                    list.push_back(nameOf(s, ground, viewer, i));
        zones[std::string(spotName(spot))] = list;
    }
    json["zones"] = zones;
    return json;
}

Json adventureJson(const Board& b)
{
    Json list = Json::array();
    for (int region = 0; region < regionCount; ++region) {
        Json json;
        const bool seen = isRevealed(b.state, region);
        json["terrains"] = terrainText(terrainsAt(b, region));
        json["revealed"] = seen;
        if (const Terrains marked = b.state.adventure.marked[static_cast<std::size_t>(region)])
            json["marker"] = terrainText(marked);
        list.push_back(json);
    }
    return list;
}

/// Whether something is half done, besides the decisions that belong to the day itself.
bool isBusy(const State& s)
{
    switch (s.asked.what) {
    case Ask::SetUpMana:
    case Ask::Expand:
    case Ask::Turn:
    case Ask::Keep:
    case Ask::React:
        return false;
    default:
        return !s.agenda.empty();
    }
}

} // namespace

nlohmann::ordered_json observation(const Board& b, const Ground& ground, Seat viewer)
{
    const State& s = b.state;
    Json json;
    json["format"] = "triptych-observation/1";
    json["viewer"] = viewer < maxPlayers ? seatName(viewer) : "judge";
    json["game"] = "altered";
    json["ruleset"] = ground.ruleset;
    json["turn"] = s.day;
    json["day"] = s.day;
    json["active"] = seatName(initiative(s));
    json["phase"] = stageName(s.stage);
    if (s.asked.what != Ask::Nothing) {
        json["deciding"] = seatName(s.asked.player);
        json["asked"]
            = { { "min", s.asked.min }, { "max", s.asked.max }, { "picked", s.picks.size() } };
    }
    json["over"] = s.over != 0;
    Json winners = Json::array();
    for (Seat p = 0; p < maxPlayers; ++p)
        if ((s.winners >> p) & 1)
            winners.push_back(seatName(p));
    json["winners"] = winners;
    json["busy"] = isBusy(s);
    json["arena"] = s.adventure.arena != 0;
    json["adventure"] = adventureJson(b);
    Json reactions = Json::array();
    for (const Emblem& e : s.emblems)
        reactions.push_back(reactionJson(b, ground, viewer, e));
    json["reactions"] = reactions;
    Json limbo = Json::array();
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const Index i : cardsIn(s, p, Spot::Limbo))
            limbo.push_back(nameOf(s, ground, viewer, i));
    json["limbo"] = limbo;
    Json players;
    for (Seat p = 0; p < maxPlayers; ++p)
        players[seatName(p)] = playerJson(b, ground, viewer, p);
    json["players"] = players;
    Json objects = Json::object();
    for (Index i = 0; i < s.objectCount; ++i)
        if (spotOf(s, i) != Spot::Gone && isVisible(s, viewer, i))
            objects[handleOf(ground, s, i)] = objectJson(b, ground, viewer, i);
    json["objects"] = objects;
    return json;
}

namespace {

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

Json eventJson(const State& s, const Ground& ground, const Event& e, Seat viewer)
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

} // namespace

nlohmann::ordered_json eventsFor(
    const State& s, const Ground& ground, const Events& events, Seat viewer)
{
    Json list = Json::array();
    for (const Event& e : events)
        list.push_back(eventJson(s, ground, e, viewer));
    return list;
}

} // namespace triptych::altered
