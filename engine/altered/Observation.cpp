#include "altered/Observation.h"

#include "altered/flow/Questions.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"
#include "core/ObservationParts.h"
#include "core/Rows.h"

#include <fmt/format.h>

#include <utility>

namespace triptych::altered {

namespace {

using Json = nlohmann::ordered_json;

constexpr Status listed[] { Status::Anchored, Status::Asleep, Status::Exhausted, Status::Fleeting,
    Status::Completed };

std::string_view keywordName(Keyword k)
{
    static constexpr Named<Keyword> names[] { { Keyword::Cooldown, "cooldown" },
        { Keyword::Defender, "defender" }, { Keyword::Eternal, "eternal" },
        { Keyword::Fleeting, "fleeting" }, { Keyword::Gigantic, "gigantic" },
        { Keyword::Scout, "scout" }, { Keyword::Seasoned, "seasoned" },
        { Keyword::Tough, "tough" } };
    static_assert(isARowEach(names, &Named<Keyword>::value, Keyword::Tough));
    return nameIn(names, k);
}

Json keywordsJson(const Table& t, Index i)
{
    const bool here = inPlay(t.state, i);
    const KeywordSet set = here ? keywordsOf(t, i) : t.facts(i).keywords;
    Json list = Json::array();
    for (int k = 0; k < keywordCount; ++k) { // the enumeration is in alphabetical order
        const auto keyword = static_cast<Keyword>(k);
        if (!(set & bit(keyword)))
            continue;
        if (keyword == Keyword::Tough)
            list.push_back(
                fmt::format("tough {}", here ? toughOf(t, i) : int { t.facts(i).tough }));
        else if (keyword == Keyword::Scout)
            list.push_back(fmt::format("scout {}", int { t.facts(i).scout }));
        else
            list.push_back(keywordName(keyword));
    }
    return list;
}

Json objectJson(const Table& t, const Ground& ground, Seat viewer, Index i)
{
    const State& s = t.state;
    const Object& o = s.objects[i];
    const Facts& facts = t.facts(i);
    Json json = objectOf(t.card(i), o);
    const Zone zone = zoneOf(s, i);
    json["zone"] = zoneText(zoneSeat(s, i), zone);
    json["type"] = typeName(facts.type);
    json["token"] = facts.token;
    Json subtypes = Json::array();
    for (const std::string& subtype : t.card(i).subtypes)
        subtypes.push_back(subtype);
    if (t.cards.grantsSubtypes())
        for (std::size_t k = 0; k < t.cards.subtypes().size(); ++k)
            if ((givenSubtypes(t, i) & ~facts.subtypes) >> k & 1)
                subtypes.push_back(t.cards.subtypes()[k]);
    json["subtypes"] = std::move(subtypes);
    json["exhausted"] = o.is(Status::Exhausted);
    Json statuses = Json::array();
    for (const Status status : listed)
        if (isStatus(t, i, status))
            statuses.push_back(statusName(status));
    json["statuses"] = std::move(statuses);
    Json counters = Json::object();
    if (o.boosts > 0)
        counters["boost"] = o.boosts;
    if (o.counters > 0)
        counters[ground.cards->counterName(o.counterKind)] = o.counters;
    json["counters"] = std::move(counters);
    if (facts.type == CardType::Character) {
        const Statistics statistics = statisticsOf(t, i);
        json["forest"] = statistics[0];
        json["mountain"] = statistics[1];
        json["ocean"] = statistics[2];
    }
    json["keywords"] = keywordsJson(t, i);
    if (isExpeditionZone(zone)) {
        json["expedition"] = isGigantic(t, i) ? "both"
            : zone == Zone::HeroExpedition    ? "hero"
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

Json reactionJson(const Table& t, const Ground& ground, Seat viewer, const Emblem& e)
{
    Json json = waitingItem(itemName(t.state, ground, viewer, e),
        nameOf(t.state, ground, viewer, e.source.object), ground.cards->card(e.card).id,
        e.controller);
    json["kind"] = "reaction";
    if (e.ability < ground.cards->card(e.card).abilities.size())
        json["paragraph"] = e.ability + 1;
    Json targets = Json::array();
    if (e.subject.object != noIndex && e.subject.object != e.source.object)
        targets.push_back(nameOf(t.state, ground, viewer, e.subject.object));
    json["targets"] = std::move(targets);
    return json;
}

/// What an effect or modifier is called that asks for something: the shape of what waits.
std::string_view kindOfCause(const Table& t, const Acting& acting)
{
    switch (acting.kind) {
    case Acting::Kind::Spell:
        return t.cards.facts(acting.card).type == CardType::Spell ? "spell" : "play";
    case Acting::Kind::QuickAction:
        return "quick";
    case Acting::Kind::Reaction:
        return "reaction";
    case Acting::Kind::Rule:
    case Acting::Kind::None:
        break;
    }
    return "modifier";
}

/// The ability that a modifier belongs to: the one with this effect.
std::uint8_t abilityOfModifier(const Table& t, Index source, std::uint16_t node)
{
    const auto& abilities = t.card(source).abilities;
    for (std::size_t k = 0; k < abilities.size(); ++k)
        if (abilities[k].statement)
            if (const auto* replace = std::get_if<Replace>(&*abilities[k].statement))
                if (replace->effect.id == node)
                    return static_cast<std::uint8_t>(k);
    return grantedReaction;
}

/// Whose words ask: of an effect that is being carried out, or of what may replace an event. What a
/// viewer may not know of the card or of what it speaks of is left out.
Json causeJson(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    const Index source = causeOf(s);
    if (source >= s.objectCount)
        return Json();
    const std::optional<ModifierAsked> replaces = modifierAsked(s);
    const Acting acting = replaces || s.acting.empty() ? Acting {} : s.acting.back();
    const std::uint16_t card = replaces ? s.objects[source].card : acting.card;
    const std::uint8_t ability
        = replaces ? abilityOfModifier(t, source, replaces->effect) : acting.ability;
    Json json = objectWithRoomFor(32);
    json["item"] = abilityName(s, ground, viewer, source, card, ability);
    json["source"] = nameOf(s, ground, viewer, source);
    // 2.1.a What waits or acts is an object, whatever became of the card; one that is still being
    // declared may lie in a hand.
    const bool seen = viewer >= maxPlayers || isVisible(s, viewer, source)
        || (acting.kind != Acting::Kind::None && acting.kind != Acting::Kind::Spell);
    if (seen) {
        json["card"] = ground.cards->card(card).id;
        if (ability < ground.cards->card(card).abilities.size())
            json["paragraph"] = ability + 1;
    }
    json["controller"]
        = seatName(replaces ? Seat { s.objects[source].controller } : acting.controller);
    json["kind"] = kindOfCause(t, acting);
    Json targets = Json::array();
    const auto add = [&](Index i) {
        if (i != source && (i >= maxObjects || isVisible(s, viewer, i)))
            targets.push_back(nameOf(s, ground, viewer, i));
    };
    if (replaces && replaces->subject != noIndex)
        add(replaces->subject);
    for (const Index i : acting.it)
        add(i);
    json["targets"] = std::move(targets);
    return json;
}

Json expeditionJson(const Table& t, Seat p, int kind, const Judged& atDusk)
{
    const auto at = static_cast<std::size_t>(kind);
    const Marker& marker = t.state.players[p].markers[at];
    const Progressing& foreseen = atDusk[p][at];
    const std::array<int, terrainCount> sums = sumsOf(t, p, kind);
    Json json = objectWithRoomFor(32);
    json["region"] = marker.region;
    json["moved"] = marker.moved != 0;
    json["ascended"] = marker.ascended != 0;
    json["sums"] = { { "forest", sums[0] }, { "mountain", sums[1] }, { "ocean", sums[2] } };
    json["wouldMove"] = foreseen.moves;
    json["wouldReach"] = regionAfter(t.state, { p, kind, foreseen.moves ? foreseen.regions : 0 });
    json["dueTo"] = terrainText(foreseen.won);
    json["dueToAscend"] = foreseen.tied != 0;
    json["heldBack"] = foreseen.held;
    return json;
}

bool presentIn(const Table& t, Seat p, Zone zone, Index i)
{
    const State& s = t.state;
    if (zoneOf(s, i) == zone)
        return true;
    // A Gigantic Character stands in both expedition arrays.
    return isExpeditionZone(zone) && inExpedition(s, i) && s.objects[i].controller == p
        && isGigantic(t, i);
}

Json playerJson(const Table& t, const Ground& ground, Seat viewer, Seat p, const Judged& atDusk)
{
    const State& s = t.state;
    Json json = objectWithRoomFor(32);
    json["alive"] = !s.players[p].conceded;
    json["team"] = seatName(p);
    json["first"] = s.first == p;
    json["passed"] = s.players[p].passed != 0;
    json["mana_ready"] = readyMana(s, p);
    json["reserve_limit"] = limitOf(t, p, Zone::Reserve);
    json["landmark_limit"] = limitOf(t, p, Zone::Landmark);
    json["expeditions"]["hero"] = expeditionJson(t, p, 0, atDusk);
    json["expeditions"]["companion"] = expeditionJson(t, p, 1, atDusk);
    Json zones = objectWithRoomFor(12);
    for (const ZoneFacts& each : zoneFacts) {
        const Zone zone = each.zone;
        if (!each.ofSeats)
            continue;
        Json list = Json::array();
        for (const Index i : cardsIn(s, p, zone))
            list.push_back(nameOf(s, ground, viewer, i));
        if (isExpeditionZone(zone))
            for (const Index i : cardsIn(s, p,
                     zone == Zone::HeroExpedition ? Zone::CompanionExpedition
                                                  : Zone::HeroExpedition))
                if (presentIn(t, p, zone, i))
                    list.push_back(nameOf(s, ground, viewer, i));
        zones[std::string(each.name)] = std::move(list);
    }
    json["zones"] = std::move(zones);
    return json;
}

Json adventureJson(const Table& t)
{
    Json list = Json::array();
    for (int region = 0; region < regionCount; ++region) {
        Json json = objectWithRoomFor(32);
        const bool seen = isRevealed(t.state, region);
        json["terrains"] = terrainText(terrainsAt(t, region));
        json["revealed"] = std::move(seen);
        if (const Terrains marked = t.state.adventure.marked[static_cast<std::size_t>(region)])
            json["marker"] = terrainText(marked);
        list.push_back(json);
    }
    return list;
}

/// Whether something is half done, besides the decisions that belong to the day itself.
bool isBusy(const State& s)
{
    return !s.agenda.empty() && !isAskedByTheDay(s);
}

} // namespace

bool isAtRest(const State& s)
{
    if (!s.emblems.empty() || isBusy(s))
        return false;
    for (Seat p = 0; p < maxPlayers; ++p)
        for ([[maybe_unused]] const Index i : cardsIn(s, p, Zone::Limbo))
            return false;
    return true;
}

nlohmann::ordered_json observation(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json json = observationOf("altered", ground.ruleset, viewer, maxPlayers);
    json["turn"] = s.day;
    json["day"] = s.day;
    json["active"] = seatName(initiative(s));
    json["phase"] = stageName(s.stage);
    if (s.asked.what != Ask::Nothing) {
        json["deciding"] = seatName(s.asked.player);
        json["asked"]
            = { { "min", s.asked.min }, { "max", s.asked.max }, { "picked", s.picks.size() } };
        if (const Json cause = causeJson(t, ground, viewer); !cause.is_null())
            json["asked"]["cause"] = std::move(cause);
    }
    tellOutcome(json, s.over != 0, s.winners, maxPlayers, endingName(s));
    json["busy"] = isBusy(s);
    json["arena"] = s.adventure.arena != 0;
    json["adventure"] = adventureJson(t);
    Json reactions = Json::array();
    for (const Emblem& e : s.emblems)
        reactions.push_back(reactionJson(t, ground, viewer, e));
    json["reactions"] = std::move(reactions);
    Json limbo = Json::array();
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const Index i : cardsIn(s, p, Zone::Limbo))
            limbo.push_back(nameOf(s, ground, viewer, i));
    json["limbo"] = std::move(limbo);
    const Judged atDusk = foresee(t);
    json["players"]
        = bySeat(maxPlayers, [&](Seat p) { return playerJson(t, ground, viewer, p, atDusk); });
    json["objects"] = byHandle(
        s, viewer, [&](Index i) { return handleOf(ground, s, i); },
        [&](Index i) { return objectJson(t, ground, viewer, i); });
    return json;
}

} // namespace triptych::altered
