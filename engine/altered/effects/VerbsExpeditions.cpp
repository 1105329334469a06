#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

// 7.3 The verbs about Expeditions and regions.
namespace triptych::altered {

void placesOf(const Table& t, const Expedition& e, Things& out)
{
    expeditionsOf(t, e, viewpointOf(t.state), out);
}

void declareExpedition(const Table& t, EffectId effect, const DeclareExpedition& e)
{
    State& s = t.state;
    if (e.upTo || e.count.number != 1) {
        Things among;
        mustChoosePlace(t, t.cards.effect(effect), e.expedition, viewpointOf(s), among);
        const int most = std::min(
            std::clamp(valueOf(t, e.count, viewpointOf(s)), 0, 4), static_cast<int>(among.size()));
        speakOfNothing(s);
        noteDone(t, {}, false);
        if (most == 0)
            return;
        s.agenda.push(Picked<DeclareExpedition> { effect, doerOf(s) });
        ask(t,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(e.upTo ? 0 : most),
                static_cast<std::uint8_t>(most), effect,
                PhraseAsked { PhraseAsked::Which::Expedition } });
        return;
    }
    Things list;
    if (isExpedition(s.acting.back().place))
        list.push_back(s.acting.back().place);
    noteDone(t, list, !list.empty());
}

void run(const Table& t, Picked<DeclareExpedition>)
{
    Things list;
    for (const Index each : t.state.picks)
        list.push_back(each);
    t.state.picks.clear();
    noteDone(t, list, !list.empty());
}

void moveExpedition(const Table& t, const MoveExpedition& e)
{
    State& s = t.state;
    Things list;
    placesOf(t, e.expedition, list);
    // "one more region instead": besides the one that it would have moved (6.2)
    const bool besides = e.more && s.acting.back().kind == Acting::Kind::Rule;
    const int regions = std::max(0, valueOf(t, e.regions, viewpointOf(s))) + besides;
    std::vector<Advance> moves;
    bool any = false;
    for (const Index place : list) {
        const Seat p = seatOfExpedition(place);
        const int kind = kindOfExpedition(place);
        any = any || canMove(t, p, kind, !e.backward);
        moves.push_back({ p, kind, e.backward ? -regions : regions });
    }
    noteDone(t, list, any);
    if (regions > 0 || s.acting.back().kind != Acting::Kind::Rule) {
        moveExpeditions(t, moves);
        return;
    }
    for (const Index place : list) { // 4.2.4.i it would have moved, and does not
        Deed failed { Deed::What::FailedToMove };
        failed.object = place;
        failed.player = seatOfExpedition(place);
        occur(t, failed);
    }
}

namespace {

/// The regions that a text means, one of them chosen before where it is a target.
void regionsOf(const Table& t, const Region& region, Index chosen, Things& out)
{
    if (region.kind == Region::Kind::All) {
        for (int k = 0; k < 8; ++k)
            out.push_back(static_cast<Index>(firstRegion + k));
        return;
    }
    if (region.kind == Region::Kind::Target) {
        if (chosen != noIndex)
            out.push_back(chosen);
        return;
    }
    Expedition mine;
    Things places;
    placesOf(t, region.kind == Region::Kind::Mine ? mine : region.expedition, places);
    for (const Index place : places) {
        const auto& markers = t.state.players[seatOfExpedition(place)].markers;
        const auto kind = static_cast<std::size_t>(kindOfExpedition(place));
        out.push_back(static_cast<Index>(firstRegion + markers[kind].region));
    }
}

/// The k-th of several terrains.
Terrains nthOf(Terrains terrains, int k)
{
    for (int bit = 0; bit < terrainCount; ++bit)
        if ((terrains & (1 << bit)) && k-- == 0)
            return static_cast<Terrains>(1 << bit);
    return terrains;
}

void putMarkers(const Table& t, const PutMarker& e, Index region, Terrains terrains)
{
    State& s = t.state;
    Things regions;
    regionsOf(t, e.region, region, regions);
    if (e.removes) {
        int removed = 0;
        for (const Index each : regions) {
            removed += s.adventure.marked[static_cast<std::size_t>(each - firstRegion)] != 0;
            putTerrainMarker(t, each - firstRegion, 0);
        }
        noteDone(t, {}, removed > 0);
        s.acting.back().count = static_cast<std::uint8_t>(removed);
        return;
    }
    if (e.moves && (region == noIndex || regions.empty())) {
        noteDone(t, {}, false);
        return;
    }
    if (e.moves) {
        if (terrains == 0) // "move a Terrain Marker": of whatever terrain the one is
            terrains = s.adventure.marked[static_cast<std::size_t>(region - firstRegion)];
        putTerrainMarker(t, region - firstRegion, 0);
    }
    noteDone(t, {}, !regions.empty());
    for (const Index each : regions)
        putTerrainMarker(t, each - firstRegion, terrains);
}

void putInRegion(const Table& t, EffectId effect, const PutMarker& e, Index region)
{
    State& s = t.state;
    if (!e.choose) {
        s.picks.clear();
        putMarkers(t, e, region, e.terrains);
        return;
    }
    s.agenda.push(TerrainPicked { effect, region });
    ask(t, { Ask::Mode, doerOf(s), 1, 1, effect });
}

} // namespace

void putMarker(const Table& t, EffectId effect, const PutMarker& e)
{
    State& s = t.state;
    if (!e.moves && e.region.kind != Region::Kind::Target) {
        putInRegion(t, effect, e, noIndex);
        return;
    }
    const bool found = e.moves || e.removes;
    if (found && !isPossible(t, t.cards.effect(effect), viewpointOf(s))) {
        noteDone(t, {}, false);
        return;
    }
    s.agenda.push(RegionPicked { effect });
    ask(t, { Ask::Target, doerOf(s), 1, 1, effect, PhraseAsked { PhraseAsked::Which::Region } });
}

void run(const Table& t, RegionPicked step)
{
    State& s = t.state;
    const Index region = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    putInRegion(t, step.effect, nodeOf<PutMarker>(t, step.effect), region);
}

void run(const Table& t, TerrainPicked step)
{
    State& s = t.state;
    const auto& e = nodeOf<PutMarker>(t, step.effect);
    const Terrains terrains = s.picks.empty() ? e.terrains : nthOf(e.terrains, s.picks.front());
    s.picks.clear();
    putMarkers(t, e, step.region, terrains);
}

void forbidMoving(const Table& t, EffectId effect, const CantMove& e)
{
    Things list;
    for (const Expedition& expedition : e.expeditions)
        placesOf(t, expedition, list);
    for (const Index place : list)
        leaveBehind(t, effect, e.duration == Duration::None ? Duration::ThisDay : e.duration,
            { place, 0xFF });
    noteDone(t, list, !list.empty());
}

} // namespace triptych::altered
