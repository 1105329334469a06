#include "seize/Observation.h"

#include "core/ObservationParts.h"
#include "core/Rows.h"
#include "seize/cards/ReadCard.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace triptych::seize {

namespace {

using Json = nlohmann::ordered_json;

constexpr Zone shown[] { Zone::Hand, Zone::Deck, Zone::Discard, Zone::Warchest, Zone::Battlefield,
    Zone::Quarters, Zone::Events };
constexpr Status counted[] { Status::Exhaust, Status::Bleed, Status::Poison, Status::Frost,
    Status::Burn };
/// The seat's arrows again, of headings of the table.
Arrows arrowsOf(std::uint8_t headings, Seat p)
{
    return headingsOf(headings, p); // a half turn undoes itself
}

struct Figures
{
    int melee, ranged, distance;
    Arrows meleeArrows, rangedArrows;
    int move;
    Arrows moveArrows;
};

Figures figuresOf(const Table& t, Index i)
{
    const Facts& facts = t.facts(i);
    if (!onBattlefield(t.state, i))
        return { facts.melee, facts.ranged, facts.distance, facts.meleeArrows, facts.rangedArrows,
            facts.steps, facts.moveArrows };
    const Seat p = t.state.objects[i].controller;
    const int reach = bonusOf(t, i, Modifier::Kind::Reach);
    return { meleeOf(t, i), rangedOf(t, i), facts.distance + reach,
        arrowsOf(meleeHeadings(t, i), p), arrowsOf(rangedHeadings(t, i), p), moveOf(t, i),
        arrowsOf(moveHeadings(t, i), p) };
}

void addStats(Json& json, const Table& t, Index i)
{
    const Facts& facts = t.facts(i);
    const Figures f = figuresOf(t, i);
    if (facts.hasMelee)
        json["melee"] = { { "damage", f.melee }, { "arrows", printArrows(f.meleeArrows) } };
    if (facts.shot != Shot::None)
        json["ranged"] = { { "kind", facts.shot == Shot::Staff ? "staff" : "crossbow" },
            { "damage", f.ranged }, { "distance", f.distance },
            { "arrows", printArrows(f.rangedArrows) } };
    json["move"] = f.move;
    json["move_arrows"] = printArrows(f.moveArrows);
}

Json keywordsJson(const Table& t, Index i)
{
    using Kind = Modifier::Kind;
    static constexpr std::pair<Kind, std::string_view> numbered[] { { Kind::Armor, "armor" },
        { Kind::MagicArmor, "magic armor" }, { Kind::Regen, "regen" }, { Kind::Reach, "reach" } };
    static constexpr std::pair<Kind, std::string_view> plain[] { { Kind::Leech, "leech" },
        { Kind::IgnoresLos, "ignores los" }, { Kind::NotUpstaged, "cannot be upstaged" },
        { Kind::NotPushed, "cannot be pushed" }, { Kind::NotTargeted, "cannot be targeted" },
        { Kind::NotHealed, "cannot be healed" }, { Kind::NoAttack, "cannot attack" },
        { Kind::NoMove, "cannot move" }, { Kind::NoPlunder, "cannot plunder" },
        { Kind::NoExit, "cannot exit" }, { Kind::NoActives, "cannot activate abilities" } };
    std::vector<std::string> list;
    for (const auto& [kind, name] : numbered)
        if (const int n = bonusOf(t, i, kind); n > 0)
            list.push_back(fmt::format("{} {}", name, n));
    if (const int n = fortifyOf(t, i); n > 0)
        list.push_back(fmt::format("fortify {}", n));
    for (const auto& [kind, name] : plain)
        if (has(t, i, kind))
            list.emplace_back(name);
    for (int status = 0; status < statusCount; ++status)
        if (isImmune(t, i, static_cast<Status>(status)))
            list.push_back(fmt::format("immune {}", statusName(static_cast<Status>(status))));
    std::ranges::sort(list);
    return list;
}

Json statusesJson(const Table& t, Index i)
{
    Json list = Json::array();
    if (isBlinded(t, i))
        list.push_back("blind");
    if (suffers(t, i, Status::Silence))
        list.push_back("silence");
    if (suffers(t, i, Status::Stealth))
        list.push_back("stealth");
    return list;
}

void addMercenary(Json& json, const Table& t, const Ground& ground, Seat viewer, Index i)
{
    const State& s = t.state;
    const Mercenary& m = mercenary(s, i);
    json["tile"] = tileName(m.tile);
    json["health"] = healthOf(t, i);
    json["max_health"] = maxHealthOf(t, i);
    json["defense"] = defenseOf(t, i);
    json["bounty"] = bountyOf(t, i);
    addStats(json, t, i);
    json["movement"] = movementLeft(t, i);
    json["exhausted"] = m.exhaust > 0;
    json["attacked"] = m.is(Mercenary::Attacked);
    Json counters = Json::object();
    for (const Status status : counted)
        if (countOf(m, status) > 0)
            counters[std::string(statusName(status))] = countOf(m, status);
    json["counters"] = std::move(counters);
    json["statuses"] = statusesJson(t, i);
    json["keywords"] = keywordsJson(t, i);
    Json equipped = Json::array();
    for (const Index treasure : treasuresOf(s, i))
        equipped.push_back(nameOf(s, ground, viewer, treasure));
    json["equipped"] = std::move(equipped);
}

Json objectJson(const Table& t, const Ground& ground, Seat viewer, Index i)
{
    const State& s = t.state;
    const Object& o = s.objects[i];
    const Zone zone = zoneOf(s, i);
    Json json = objectOf(t.card(i), o);
    json["zone"] = zone == Zone::Equipped || zone == Zone::Stack
        ? std::string(zoneName(zone))
        : fmt::format("{}.{}", seatName(zoneSeat(s, i)), zoneName(zone));
    if (zone == Zone::Warchest || zone == Zone::Equipped)
        json["exhausted"] = o.is(Object::Exhausted);
    json["facedown"] = o.is(Object::FaceDown);
    if (const int marks = marksOn(s, i); marks > 0) // counters with a name of the card's own
        json["marks"] = marks;
    if (zone == Zone::Equipped)
        json["attached_to"] = nameOf(s, ground, viewer, o.host);
    if (t.facts(i).type != CardType::Mercenary)
        return json;
    json["guild_master"] = o.is(Object::GuildMaster);
    json["champion"] = o.is(Object::Champion);
    if (zone == Zone::Battlefield) {
        addMercenary(json, t, ground, viewer, i);
    } else {
        json["health"] = t.facts(i).health;
        json["max_health"] = t.facts(i).health;
        json["defense"] = t.facts(i).defense;
        json["bounty"] = t.facts(i).bounty;
        addStats(json, t, i);
    }
    return json;
}

std::string_view itemKind(StackItem::Kind kind)
{
    static constexpr Named<StackItem::Kind> names[] { { StackItem::Kind::None, "" },
        { StackItem::Kind::Mercenary, "mercenary" }, { StackItem::Kind::Ability, "ability" },
        { StackItem::Kind::Attack, "attack" }, { StackItem::Kind::Step, "move" },
        { StackItem::Kind::Plunder, "plunder" }, { StackItem::Kind::Spot, "spot" },
        { StackItem::Kind::Activation, "activation" }, { StackItem::Kind::Trigger, "trigger" } };
    static_assert(isARowEach(names, &Named<StackItem::Kind>::value, StackItem::Kind::Trigger));
    return nameIn(names, kind);
}

Json itemJson(const Table& t, const Ground& ground, Seat viewer, const StackItem& item)
{
    const State& s = t.state;
    Json json = waitingItem(itemName(s, ground, viewer, item),
        nameOf(s, ground, viewer, item.source.object), ground.cards->card(item.card).id,
        item.controller);
    json["kind"] = itemKind(item.kind);
    if (item.kind == StackItem::Kind::Attack)
        json["attack"]
            = static_cast<AttackStat>(item.how) == AttackStat::Melee ? "melee" : "ranged";
    if (item.kind == StackItem::Kind::Activation || item.kind == StackItem::Kind::Trigger)
        json["paragraph"] = item.ability == delayedMark ? 1 : item.ability + 1;
    if (item.tile != noTile && item.kind != StackItem::Kind::Trigger)
        json["tile"] = tileName(item.tile);
    if (item.kind == StackItem::Kind::Ability && item.user != Ref {})
        json["by"] = nameOf(s, ground, viewer, item.user.object);
    Json targets = Json::array();
    if (item.kind == StackItem::Kind::Spot)
        targets.push_back(refName(s, ground, viewer, item.user));
    for (const Ref& r : item.targets)
        targets.push_back(refName(s, ground, viewer, r));
    json["targets"] = std::move(targets);
    return json;
}

Json playerJson(const Table& t, const Ground& ground, Seat viewer, Seat p)
{
    const State& s = t.state;
    const Player& player = s.players[p];
    Json json = objectWithRoomFor(32);
    json["alive"] = player.alive != 0;
    json["team"] = seatName(teamOf(s, p));
    json["vault"] = player.vault;
    json["plundered"] = player.plundered != 0;
    json["treasure_played"] = player.treasurePlayed != 0;
    json["acquired"] = player.acquired;
    if (s.settingUp && player.dice > 0)
        json["rolled"] = player.dice;
    json["zones"] = zonesOf(s, ground, viewer, p, shown);
    return json;
}

Json tilesJson(const State& s)
{
    Json tiles = Json::object();
    TileSet traps = 0;
    for (const DelayedEffect& d : s.delayed)
        if (d.when == trapMark)
            traps |= bitOf(tileOf(d.subject));
    eachTile(s.fog | s.pillars | traps, [&](Tile tile) {
        Json list = Json::array();
        if (s.fog & bitOf(tile))
            list.push_back("fog");
        if (s.pillars & bitOf(tile))
            list.push_back("pillar");
        if (traps & bitOf(tile))
            list.push_back("trap");
        tiles[tileName(tile)] = std::move(list);
    });
    return tiles;
}

bool isBusy(const State& s)
{
    return s.resolving.kind != StackItem::Kind::None
        || s.announcement.stage != Announcement::Stage::None || !s.agenda.empty()
        || s.asked.what == Ask::AttackTarget;
}

void addStack(Json& json, const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json stack = Json::array();
    for (const StackItem& item : s.stack)
        if (!item.building)
            stack.push_back(itemJson(t, ground, viewer, item));
    json["stack"] = std::move(stack);
    if (s.resolving.kind != StackItem::Kind::None)
        json["resolving"] = itemJson(t, ground, viewer, s.resolving);
    if (s.announcement.stage != Announcement::Stage::None && !s.stack.empty())
        json["announcing"] = itemJson(t, ground, viewer, s.stack.back());
}

std::string_view fateName(Rescue::Fate fate)
{
    using Fate = Rescue::Fate;
    constexpr Named<Fate> names[] { { Fate::Destroyed, "be-destroyed" }, { Fate::Hurt, "be-hurt" },
        { Fate::Afflicted, "get-a-status" }, { Fate::Healed, "be-healed" },
        { Fate::LosesLoot, "lose-loot" }, { Fate::GainsLoot, "gain-loot" },
        { Fate::Draws, "draw" } };
    static_assert(isARowEach(names, &Named<Fate>::value, Fate::Draws));
    return nameIn(names, fate);
}
/// "You may ... instead": who may step in, with which ability, and what is about to happen to whom.
void addSteppingIn(Json& asked, const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    if (s.asked.what != Ask::Rescue && s.asked.what != Ask::Instead)
        return;
    const Saving saving = s.asked.remembered<Saving>();
    Json cause = { { "source", nameOf(s, ground, viewer, saving.saviour) },
        { "card", t.card(saving.saviour).id } };
    std::size_t paragraph = 0;
    for (const Ability& ability : t.card(saving.saviour).abilities) {
        ++paragraph;
        if (ability.effect)
            walk(*ability.effect, [&](const auto& part) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
                    const auto* rescue = std::get_if<Rescue>(&part.node);
                    if (!rescue || rescue->effect.front().id != s.asked.node)
                        return;
                    cause["paragraph"] = paragraph;
                    asked["would"] = fateName(rescue->fate);
                }
            });
    }
    asked["cause"] = std::move(cause);
    if (saving.doomed != noIndex)
        asked["whom"] = nameOf(s, ground, viewer, saving.doomed);
}

} // namespace

bool isAtRest(const State& s)
{
    return s.stack.empty() && !isBusy(s);
}

nlohmann::ordered_json observation(const Table& t, const Ground& ground, Seat viewer)
{
    const State& s = t.state;
    Json json = observationOf("seize", ground.ruleset, viewer, s.seats);
    json["turn"] = s.turn;
    json["active"] = seatName(s.active);
    json["phase"] = phaseName(s);
    if (s.asked.what != Ask::Nothing) {
        json["deciding"] = seatName(s.asked.player);
        json["asked"]
            = { { "min", s.asked.min }, { "max", s.asked.max }, { "picked", s.picks.size() } };
        for (Seat p = 0; p < s.seats; ++p)
            if ((claimantsOf(s) >> p) & 1)
                json["asked"]["claimants"].push_back(seatName(p));
        if (mateHasPassed(s))
            json["asked"]["passed"] = json["asked"]["claimants"];
        addSteppingIn(json["asked"], t, ground, viewer);
    }
    if (s.asked.what == Ask::Walk) // the tiles of the way so far
        for (const Tile tile : s.picks)
            json["way"].push_back(tileName(tile));
    tellOutcome(json, s.over != 0, s.winners, s.seats, endingName(s));
    if (formatOf(s).minutes > 0)
        json["time_up"] = s.timeUp != 0;
    json["arena"] = formatOf(s).arena;
    json["columns"] = s.seats > 2 ? 8 : 4;
    json["busy"] = isBusy(s);
    addStack(json, t, ground, viewer);
    json["tiles"] = tilesJson(s);
    json["players"] = bySeat(s.seats, [&](Seat p) { return playerJson(t, ground, viewer, p); });
    json["objects"] = byHandle(
        s, viewer, [&](Index i) { return handleOf(ground, i); },
        [&](Index i) { return objectJson(t, ground, viewer, i); });
    return json;
}

} // namespace triptych::seize
