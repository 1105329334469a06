#include "kryptik/Observation.h"

#include "core/ObservationParts.h"
#include "core/Rows.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Winning.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace triptych::kryptik {

namespace {

using Json = nlohmann::ordered_json;

constexpr Zone shown[] { Zone::Hand, Zone::Deck, Zone::Island, Zone::ElevenYearRow, Zone::SoulRow,
    Zone::Limbo, Zone::Abolished };

Json soulPile(const Player& player)
{
    Json pile = Json::object();
    for (std::uint8_t place = 0; place < 5; ++place)
        if (player.soulPile[place] > 0)
            pile[std::string(1, colourLetter(place))] = player.soulPile[place];
    return pile;
}

Json keywordsJson(const Table& t, Index i)
{
    const KeywordSet set = onIsland(t.state, i) ? keywordsOf(t, i) : t.facts(i).keywords;
    Json list = Json::array();
    for (int k = 0; k < keywordCount; ++k) // the enumeration is in alphabetical order
        if (set & bit(static_cast<Keyword>(k)))
            list.push_back(keywordName(static_cast<Keyword>(k)));
    return list;
}

Json objectJson(const Table& t, const Ground& ground, Seat viewer, Index i)
{
    const State& s = t.state;
    const Object& o = s.objects[i];
    Json json = objectOf(t.card(i), o);
    const Zone zone = zoneOf(s, i);
    json["zone"] = zone == Zone::Attached || zone == Zone::Pile || zone == Zone::Revealed
        ? std::string(zoneName(zone))
        : fmt::format("{}.{}", seatName(zoneSeat(s, i)), zoneName(zone));
    if (zone == Zone::Island || zone == Zone::SoulRow)
        json["engaged"] = o.is(Object::Engaged);
    if (t.facts(i).type == CardType::Citizen) {
        const bool here = zone == Zone::Island;
        json["attack"] = here ? attackOf(t, i) : t.facts(i).attack;
        json["defense"] = here ? defenseOf(t, i) : t.facts(i).defense;
        json["keywords"] = keywordsJson(t, i);
        if (here) {
            json["weary"] = o.is(Object::Weary);
            json["damage"] = o.damage;
            json["attacked"] = o.is(Object::Attacked);
            json["abilities_lost"] = !keepsAbilities(t, i);
            Json attached = Json::array();
            for (Seat p = 0; p < s.seats; ++p)
                for (const Index under : cardsIn(s, p, Zone::Attached))
                    if (s.objects[under].host == i)
                        attached.push_back(nameOf(s, ground, viewer, under));
            json["attached"] = std::move(attached);
        }
    }
    if (o.host != noIndex)
        json["attached_to"] = nameOf(s, ground, viewer, o.host);
    return json;
}

std::string_view itemKind(PileItem::Kind kind)
{
    static constexpr Named<PileItem::Kind> names[] { { PileItem::Kind::None, "" },
        { PileItem::Kind::Citizen, "citizen" }, { PileItem::Kind::SpellEffect, "spell" },
        { PileItem::Kind::Active, "activation" }, { PileItem::Kind::Triggered, "trigger" },
        { PileItem::Kind::Delayed, "delayed" }, { PileItem::Kind::YearChoice, "year" },
        { PileItem::Kind::YearAbility, "year ability" } };
    static_assert(isARowEach(names, &Named<PileItem::Kind>::value, PileItem::Kind::YearAbility));
    return nameIn(names, kind);
}

Json itemJson(const Table& t, const Ground& ground, Seat viewer, const PileItem& item)
{
    Json json = waitingItem(itemName(t.state, ground, viewer, item),
        nameOf(t.state, ground, viewer, item.source.object), ground.cards->printedOn(item.card).id,
        item.controller);
    json["kind"] = itemKind(item.kind);
    const bool hasParagraph = item.kind == PileItem::Kind::SpellEffect
        || item.kind == PileItem::Kind::Active || item.kind == PileItem::Kind::Triggered
        || item.kind == PileItem::Kind::Delayed;
    if (hasParagraph && !ground.cards->isGranted(item.card))
        json["paragraph"] = item.ability + 1;
    if (item.x > 0)
        json["x"] = item.x;
    json["targets"]
        = arrayOf(item.targets, [&](Ref r) { return refName(t.state, ground, viewer, r); });
    return json;
}

Json combatJson(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json json = objectWithRoomFor(32);
    json["attacker"] = nameOf(s, ground, viewer, s.attack.attacker.object);
    if (s.attack.defender != noSeat)
        json["defender"] = seatName(s.attack.defender);
    Json targets = Json::array();
    for (const Ref& r : s.attack.targets)
        if (isCurrent(s, r))
            targets.push_back(nameOf(s, ground, viewer, r.object));
    if (s.attack.hitsPlayer)
        targets.push_back(seatName(s.attack.defender));
    json["targets"] = std::move(targets);
    Json blockers = Json::array();
    for (const Index i : blockersInLine(s))
        blockers.push_back(nameOf(s, ground, viewer, i));
    json["blockers"] = std::move(blockers);
    json["blocked"] = s.attack.blocked != 0;
    return json;
}

Json playerJson(const Table& t, const Ground& ground, Seat viewer, Seat p)
{
    const State& s = t.state;
    Json json = objectWithRoomFor(32);
    json["alive"] = s.players[p].alive != 0;
    json["team"] = seatName(p);
    json["soul_pile"] = soulPile(s.players[p]);
    json["soul_placed"] = s.players[p].soulPlaced != 0;
    json["zones"] = zonesOf(s, ground, viewer, p, shown);
    return json;
}

Json askedJson(const State& s)
{
    Json json = objectWithRoomFor(32);
    json["min"] = s.asked.min;
    json["max"] = s.asked.max;
    json["picked"] = s.picks.size();
    return json;
}

bool isBusy(const State& s)
{
    return s.resolving.kind != PileItem::Kind::None
        || s.announcement.stage != Announcement::Stage::None || !s.agenda.empty();
}

} // namespace

bool isAtRest(const State& s)
{
    return s.pile.empty() && !isBusy(s) && !onIsland(s, s.attack.attacker);
}

nlohmann::ordered_json observation(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json json = observationOf("kryptik", ground.ruleset, viewer, s.seats);
    json["turn"] = s.turn;
    json["active"] = seatName(s.active < s.seats ? s.active : Seat { 0 });
    json["phase"] = phaseName(s.phase);
    if (s.step != Step::None)
        json["step"] = stepName(s.step);
    if (s.asked.what != Ask::Nothing) {
        json["deciding"] = seatName(s.asked.player);
        json["asked"] = askedJson(s);
        // 9.3 Whose ability waits is for its player to know until they have decided.
        const bool decides = viewer >= s.seats || viewer == s.asked.player;
        if (s.asked.what == Ask::MayTrigger && decides && !s.waiting.empty()) {
            const Waiting& w = s.waiting.front();
            json["asked"]["cause"] = { { "source", nameOf(s, ground, viewer, w.source.object) },
                { "card", ground.cards->card(w.card).id }, { "paragraph", w.ability + 1 } };
        }
    }
    tellOutcome(json, s.over != 0, s.winners, s.seats, endingName(s));
    json["busy"] = isBusy(s);
    Json pile = Json::array();
    for (const PileItem& item : s.pile)
        if (!item.building)
            pile.push_back(itemJson(t, ground, viewer, item));
    json["pile"] = std::move(pile);
    if (s.resolving.kind != PileItem::Kind::None)
        json["resolving"] = itemJson(t, ground, viewer, s.resolving);
    if (s.announcement.stage != Announcement::Stage::None && !s.pile.empty())
        json["announcing"] = itemJson(t, ground, viewer, s.pile.back());
    if (onIsland(s, s.attack.attacker))
        json["combat"] = combatJson(t, ground, viewer);
    json["players"] = bySeat(s.seats, [&](Seat p) { return playerJson(t, ground, viewer, p); });
    json["objects"] = byHandle(
        s, viewer, [&](Index i) { return handleOf(ground, i); },
        [&](Index i) { return objectJson(t, ground, viewer, i); });
    return json;
}

namespace {

/// In the order of Event::Kind.
constexpr std::array<std::string_view, 40> eventNames { "turn", "phase", "step", "shuffled",
    "moved", "drawn", "discarded", "cast", "activated", "triggered", "resolved", "removed",
    "countered", "entered", "died", "engaged", "disengaged", "weary", "attacked", "blocked",
    "damage", "player-damage", "row-destroyed", "year-chosen", "control", "attached", "energy",
    "spent", "soul", "looked", "revealed", "number", "changed", "player-destroyed", "conceded",
    "passed", "recursion", "over", "faction", "name" };
static_assert(eventNames.size() == static_cast<std::size_t>(Event::Kind::NameChosen) + 1);

std::string zoneText(Seat p, Zone zone)
{
    return placeName(p, zoneName(zone));
}

std::string_view yearWord(std::int16_t verb)
{
    if (verb == static_cast<int>(Verb::YearAbility))
        return "ability";
    return verb == static_cast<int>(Verb::YearCast) ? "cast" : "hand";
}

} // namespace

nlohmann::ordered_json eventJson(const State& s, const Ground& ground, const Event& e, Seat viewer)
{
    Json json = eventOf(eventNames[static_cast<std::size_t>(e.kind)], s, ground, e, viewer);
    if (e.kind == Event::Kind::YearChosen)
        json["choice"] = yearWord(e.amount);
    if (e.kind == Event::Kind::FactionChosen)
        json["choice"] = ground.cards->factionName(static_cast<Faction>(e.amount));
    if (e.kind == Event::Kind::NameChosen)
        json["choice"] = ground.cards->card(static_cast<std::size_t>(e.amount)).name;
    if (e.kind == Event::Kind::EnergyAdded)
        json["colour"] = std::string(1, colourLetter(static_cast<std::uint8_t>(e.amount)));
    if (e.kind == Event::Kind::Moved || e.kind == Event::Kind::Looked) {
        json["from"] = zoneText(e.fromSeat, e.from);
        json["to"] = zoneText(e.toSeat, e.to);
    }
    if (e.kind == Event::Kind::Attacked && e.toSeat != noSeat)
        json["defender"] = seatName(e.toSeat);
    if (e.kind == Event::Kind::PhaseBegan || e.kind == Event::Kind::StepBegan) {
        json["phase"] = phaseName(static_cast<Phase>(e.place));
        json["step"] = stepName(static_cast<Step>(e.amount));
    }
    return json;
}

} // namespace triptych::kryptik
