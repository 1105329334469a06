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

void placesOf(const Table& b, const Expedition& e, Things& out)
{
    expeditionsOf(b, e, viewpointOf(b.state), out);
}

void declareExpedition(const Table& b, EffectId effect, const DeclareExpedition& e)
{
    State& s = b.state;
    if (e.upTo || e.count.number != 1) {
        Things among;
        mustChoosePlace(b, b.cards.effect(effect), e.expedition, viewpointOf(s), among);
        const int most = std::min(
            std::clamp(valueOf(b, e.count, viewpointOf(s)), 0, 4), static_cast<int>(among.size()));
        speakOfNothing(s);
        noteDone(b, {}, false);
        if (most == 0)
            return;
        s.agenda.push(Picked<DeclareExpedition> { effect, doerOf(s) });
        ask(b,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(e.upTo ? 0 : most),
                static_cast<std::uint8_t>(most), effect,
                PhraseAsked { PhraseAsked::Which::Expedition } });
        return;
    }
    Things list;
    if (isExpedition(s.acting.back().place))
        list.push_back(s.acting.back().place);
    noteDone(b, list, !list.empty());
}

void run(const Table& b, Picked<DeclareExpedition>)
{
    Things list;
    for (const Index each : b.state.picks)
        list.push_back(each);
    b.state.picks.clear();
    noteDone(b, list, !list.empty());
}

void moveExpedition(const Table& b, const MoveExpedition& e)
{
    State& s = b.state;
    Things list;
    placesOf(b, e.expedition, list);
    // "one more region instead": besides the one that it would have moved (6.2)
    const bool besides = e.more && s.acting.back().kind == Acting::Kind::Rule;
    const int regions = std::max(0, valueOf(b, e.regions, viewpointOf(s))) + besides;
    std::vector<Advance> moves;
    bool any = false;
    for (const Index place : list) {
        const Seat p = seatOfExpedition(place);
        const int kind = kindOfExpedition(place);
        any = any || canMove(b, p, kind, !e.backward);
        moves.push_back({ p, kind, e.backward ? -regions : regions });
    }
    noteDone(b, list, any);
    if (regions > 0 || s.acting.back().kind != Acting::Kind::Rule) {
        moveExpeditions(b, moves);
        return;
    }
    for (const Index place : list) { // 4.2.4.i it would have moved, and does not
        Deed failed { Deed::What::FailedToMove };
        failed.object = place;
        failed.player = seatOfExpedition(place);
        occur(b, failed);
    }
}

namespace {

/// The regions that a text means, one of them chosen before where it is a target.
void regionsOf(const Table& b, const Region& region, Index chosen, Things& out)
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
    placesOf(b, region.kind == Region::Kind::Mine ? mine : region.expedition, places);
    for (const Index place : places) {
        const auto& markers = b.state.players[seatOfExpedition(place)].markers;
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

void putMarkers(const Table& b, const PutMarker& e, Index region, Terrains terrains)
{
    State& s = b.state;
    Things regions;
    regionsOf(b, e.region, region, regions);
    if (e.removes) {
        int removed = 0;
        for (const Index each : regions) {
            removed += s.adventure.marked[static_cast<std::size_t>(each - firstRegion)] != 0;
            putTerrainMarker(b, each - firstRegion, 0);
        }
        noteDone(b, {}, removed > 0);
        s.acting.back().count = static_cast<std::uint8_t>(removed);
        return;
    }
    if (e.moves && (region == noIndex || regions.empty())) {
        noteDone(b, {}, false);
        return;
    }
    if (e.moves)
        putTerrainMarker(b, region - firstRegion, 0);
    noteDone(b, {}, !regions.empty());
    for (const Index each : regions)
        putTerrainMarker(b, each - firstRegion, terrains);
}

void putInRegion(const Table& b, EffectId effect, const PutMarker& e, Index region)
{
    State& s = b.state;
    if (!e.choose) {
        s.picks.clear();
        putMarkers(b, e, region, e.terrains);
        return;
    }
    s.agenda.push(TerrainPicked { effect, region });
    ask(b, { Ask::Mode, doerOf(s), 1, 1, effect });
}

} // namespace

void putMarker(const Table& b, EffectId effect, const PutMarker& e)
{
    State& s = b.state;
    if (!e.moves && e.region.kind != Region::Kind::Target) {
        putInRegion(b, effect, e, noIndex);
        return;
    }
    const bool found = e.moves || e.removes;
    if (found && !isPossible(b, b.cards.effect(effect), viewpointOf(s))) {
        noteDone(b, {}, false);
        return;
    }
    s.agenda.push(RegionPicked { effect });
    ask(b, { Ask::Target, doerOf(s), 1, 1, effect, PhraseAsked { PhraseAsked::Which::Region } });
}

void run(const Table& b, RegionPicked step)
{
    State& s = b.state;
    const Index region = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    putInRegion(b, step.effect, nodeOf<PutMarker>(b, step.effect), region);
}

void run(const Table& b, TerrainPicked step)
{
    State& s = b.state;
    const auto& e = nodeOf<PutMarker>(b, step.effect);
    const Terrains terrains = s.picks.empty() ? e.terrains : nthOf(e.terrains, s.picks.front());
    s.picks.clear();
    putMarkers(b, e, step.region, terrains);
}

void forbidMoving(const Table& b, EffectId effect, const CantMove& e)
{
    Things list;
    for (const Expedition& expedition : e.expeditions)
        placesOf(b, expedition, list);
    for (const Index place : list)
        leaveBehind(b, effect, e.duration == Duration::None ? Duration::ThisDay : e.duration,
            { place, 0xFF });
    noteDone(b, list, !list.empty());
}

} // namespace triptych::altered
