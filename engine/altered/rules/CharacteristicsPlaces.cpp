#include "altered/rules/Characteristics.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Passives.h"

#include <algorithm>

// What passive abilities say of regions, of Expeditions and of limits.
namespace triptych::altered {

bool speaksOfRegion(const Table& t, const TerrainsAre& e, int region, const Viewpoint& v)
{
    for (const Region& which : e.regions) {
        if (which.kind == Region::Kind::All
            && (which.in == 0 || isAnyOf(terrainsAt(t, region), which.in)))
            return true;
        if (which.kind == Region::Kind::Target && v.subject.object == firstRegion + region)
            return true;
        Things places;
        if (which.kind == Region::Kind::Mine)
            expeditionsOfObject(t, v.me, places);
        else if (which.kind == Region::Kind::Of)
            expeditionsOf(t, which.expedition, v, places);
        for (const Index place : places)
            if (t.state.players[seatOfExpedition(place)]
                    .markers[static_cast<std::size_t>(kindOfExpedition(place))]
                    .region
                == region)
                return true;
    }
    return false;
}

Terrains changedTerrains(const Table& t, int region, Terrains base)
{
    Terrains terrains = base;
    eachPassiveOf<TerrainsAre>(t, [&](const PassiveTurn& turn, const TerrainsAre& e) {
        if (speaksNow(turn, e, region))
            terrains = e.lose  ? static_cast<Terrains>(terrains & ~e.terrains)
                : e.inAddition ? static_cast<Terrains>(terrains | e.terrains)
                               : e.terrains;
    });
    return terrains;
}

namespace {

/// Calls say(CantMove) for every "can't move" that speaks of an expedition now.
/// "If my Expedition is behind, ... it ...": the Expeditions that the condition of a statement is
/// true of are the "it" of the statement.
void saidExpeditions(const Table& t, const Expedition& which, const Ability& ability,
    const Viewpoint& v, Things& out)
{
    const bool it = which.kind == Expedition::Kind::That && ability.condition
        && ability.condition->kind == Condition::Kind::Position && ability.condition->expedition;
    if (!it) {
        expeditionsOf(t, which, v, out);
        return;
    }
    Expedition asked = *ability.condition->expedition;
    asked.positions = static_cast<std::uint8_t>(asked.positions | ability.condition->positions);
    if (!ability.condition->inFront)
        asked.in = static_cast<Terrains>(asked.in | ability.condition->terrains);
    expeditionsOf(t, asked, v, out);
    for (std::size_t k = out.size(); k-- > 0;)
        if (!isApartBy(t.state, out[k], ability.condition->number)
            || (ability.condition->inFront && !isInFront(t, out[k], ability.condition->terrains)))
            out.erase(k);
}

template <typename F>
void eachCantMove(const Table& t, Index expedition, F&& say)
{
    const auto consider = [&](const CantMove& e, const Ability& ability, const Viewpoint& v) {
        if (e.duringDusk && t.state.stage != Stage::Dusk)
            return;
        Things before;
        for (const Expedition& which : e.expeditions) {
            Things list;
            if (which.kind == Expedition::Kind::FacingIt && !before.empty())
                for (const Index each : before)
                    list.push_back(
                        expeditionThing(otherSeat(seatOfExpedition(each)), kindOfExpedition(each)));
            else
                saidExpeditions(t, which, ability, v, list);
            before = list;
            if (list.contains(expedition)) {
                say(e);
                return;
            }
        }
    };
    said<StatedEffect>(t, [&](const StatedEffect& e, const Ability& ability, const Viewpoint& v) {
        if (const auto* cant = std::get_if<CantMove>(&e.effect.node))
            consider(*cant, ability, v);
    });
    for (const LastingEffect& o : t.state.lasting)
        if (o.who.object == expedition)
            if (const auto* cant = std::get_if<CantMove>(&t.cards.effect(o.node).node))
                if (!cant->duringDusk || t.state.stage == Stage::Dusk)
                    say(*cant);
}

} // namespace

bool isBlockedByDefender(const Table& t, Seat p, int kind)
{
    const State& s = t.state;
    const Index here = expeditionThing(p, kind);
    bool blocked = false;
    for (const int where : { 0, 1 })
        for (const Index i : cardsIn(s, p, expeditionZone(where)))
            blocked = blocked
                || (t.facts(i).type == CardType::Character && (where == kind || isGigantic(t, i))
                    && has(t, i, Keyword::Defender));
    if (blocked)
        said<DefendersIgnored>(
            t, [&](const DefendersIgnored& e, const Ability& a, const Viewpoint& v) {
                Things list;
                saidExpeditions(t, e.expedition, a, v, list);
                blocked = blocked && !list.contains(here);
            });
    return blocked;
}

bool isHeldBack(const Table& t, Seat p, int kind, bool forward)
{
    if (forward && t.state.stage == Stage::Dusk && isBlockedByDefender(t, p, kind))
        return true;
    const CantMove::Way other = forward ? CantMove::Way::Backward : CantMove::Way::Forward;
    bool held = false;
    // 4.2.4.d What can only move due to a terrain cannot move for any other reason either.
    eachCantMove(t, expeditionThing(p, kind),
        [&](const CantMove& e) { held = held || (e.dueTo == 0 && e.way != other); });
    return held;
}

Terrains forbiddenTerrains(const Table& t, Seat p, int kind)
{
    Terrains forbidden = 0;
    eachCantMove(t, expeditionThing(p, kind), [&](const CantMove& e) {
        constexpr Terrains all = forest | mountain | ocean;
        if (e.way == CantMove::Way::Backward)
            return;
        forbidden = static_cast<Terrains>(
            forbidden | (e.dueTo ? e.dueTo : static_cast<Terrains>(all & ~e.except)));
    });
    return forbidden;
}

// --- Limits

int limitOf(const Table& t, Seat p, Zone zone)
{
    int limit = 2; // 4.2.5.d without a Hero
    for (const Index i : cardsIn(t.state, p, Zone::Hero)) {
        const Card& hero = t.card(i);
        limit = zone == Zone::Reserve ? hero.reserveLimit : hero.landmarkLimit;
    }
    for (const bool sets : { true, false }) // "is four" first, then what is added to it
        said<Limit>(t, [&](const Limit& e, const Ability&, const Viewpoint& v) {
            if (e.set != sets || e.zone != zone || !isWho(t, e.whose, p, v))
                return;
            const int by = !e.by ? e.change : valueOf(t, *e.by, v) * (e.change < 0 ? -1 : 1);
            limit = sets ? by : limit + by;
        });
    said<KeepMore>(t, [&](const KeepMore& e, const Ability&, const Viewpoint& v) {
        if (e.zone != zone || v.you != p)
            return;
        bool there = !e.ifExhausted;
        for (const Index i : cardsIn(t.state, p, zone))
            there = there || t.state.objects[i].is(Status::Exhausted);
        if (there)
            limit += e.more;
    });
    return std::max(0, limit); // v4 4.2.5.c
}

bool countsTowardsLimit(const Table& t, Index i)
{
    bool counts = true;
    said<NotCounted>(t, [&](const NotCounted&, const Ability&, const Viewpoint& v) {
        counts = counts && v.me.object != i;
    });
    return counts;
}

/// "If a token would join my Expedition": whether it has done so.
static bool hasJoined(const Table& t, const Happening& joins, Index i, const Viewpoint& v)
{
    const auto* some = std::get_if<Some>(&joins.subject->node);
    if (!some || !inExpedition(t.state, i)
        || !matchesAnywhere(t, refOf(t.state, i), some->filter, v))
        return false;
    Things there;
    expeditionsOf(t, *joins.expedition, v, there);
    return there.contains(expeditionThing(t.state.objects[i].controller, kindOf(t.state, i)));
}

void enterAsSaid(const Table& t, Index i, bool entersPlay)
{
    Object& o = t.state.objects[i];
    std::vector<const EnterPlay*> as; // said of what has come, before anything of it is done
    said<EnterPlay>(t, [&](const EnterPlay& e, const Ability&, const Viewpoint& v) {
        if (e.happening ? hasJoined(t, *e.happening, i, v)
                        : entersPlay && speaksOf(t, e.what, i, v))
            as.push_back(&e);
    });
    for (const EnterPlay* e : as) {
        Grant grant;
        grant.counter = e->counter;
        const bool boosts = e->counter.kind == Counter::Kind::Boost;
        const auto more = [&](std::uint8_t there) {
            return static_cast<std::uint8_t>(std::min(250, there + e->count));
        };
        if (e->count == 0)
            o.set(e->status, true);
        else if (cantGain(t, i, grant))
            continue;
        else if (boosts)
            o.boosts = more(o.boosts);
        else if (o.counters == 0
            || o.counterKind == e->counter.number) { // RULING "two kinds of named counters"
            o.counterKind = static_cast<std::uint8_t>(e->counter.number);
            o.counters = more(o.counters);
        }
    }
}

bool staysExhausted(const Table& t, Index i)
{
    bool stays = false;
    said<StayExhausted>(t, [&](const StayExhausted& e, const Ability&, const Viewpoint& v) {
        stays = stays || speaksOf(t, e.what, i, v);
    });
    return stays;
}

} // namespace triptych::altered
