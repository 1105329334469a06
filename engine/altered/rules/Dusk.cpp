#include "altered/rules/Dusk.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Tiebreaker.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// What of a Character is not added up.
struct LeftOut
{
    Terrains terrains = 0;
    bool boosts = false;
};
LeftOut leftOutOf(const Table& t, Index i)
{
    LeftOut out;
    said<NotInSums>(t, [&](const NotInSums& e, const Ability&, const Viewpoint& v) {
        if (!speaksOf(t, e.what, i, v))
            return;
        if (e.boosts)
            out.boosts = true;
        else
            out.terrains = static_cast<Terrains>(out.terrains | e.terrains);
    });
    return out;
}

/// "My Expedition has +2 {V}"; RULING: what is at least a number is so after all that is added.
void changeSums(const Table& t, Index expedition, std::array<int, 3>& sums)
{
    for (const bool atLeast : { false, true })
        said<ExpeditionStatistics>(
            t, [&](const ExpeditionStatistics& e, const Ability&, const Viewpoint& v) {
                Things list;
                expeditionsOf(t, e.expedition, v, list);
                if (e.atLeast != atLeast || !list.contains(expedition))
                    return;
                Viewpoint own = v; // "for each Robot in it"
                own.subject = { expedition, 0xFF };
                const int amount = valueOf(t, e.amount, own);
                for (std::size_t k = 0; k < sums.size(); ++k)
                    if (e.terrains & (1u << k))
                        sums[k] = atLeast ? std::max(sums[k], amount) : sums[k] + amount;
            });
}

} // namespace

std::array<int, 3> sumsOf(const Table& t, Seat p, int kind)
{
    std::array<int, 3> sums {};
    for (const int where : { 0, 1 })
        for (const Index i : cardsIn(t.state, p, expeditionZone(where))) {
            if (!isCharacter(t, i) || isStatus(t, i, Status::Asleep)) // 2.4.3
                continue;
            if (where != kind && !isGigantic(t, i)) // 7.4.4.e
                continue;
            const LeftOut out = leftOutOf(t, i);
            const Statistics statistics = statisticsOf(t, i);
            const int boosts = out.boosts ? t.state.objects[i].boosts : 0;
            for (std::size_t k = 0; k < sums.size(); ++k)
                if (!(out.terrains & (1u << k)))
                    sums[k] += statistics[k] - boosts;
        }
    changeSums(t, expeditionThing(p, kind), sums);
    return sums;
}

Progressing judge(const Table& t, Seat p, int kind)
{
    const auto mine = sumsOf(t, p, kind);
    const auto theirs = sumsOf(t, otherSeat(p), kind);
    // 4.2.4.b Each uses the region of its own marker, without the terrains that move it nowhere.
    const Terrains here = terrainsOf(t, p, kind);
    const auto terrains = static_cast<Terrains>(here & ~forbiddenTerrains(t, p, kind));
    const bool ascended = t.state.players[p].markers[static_cast<std::size_t>(kind)].ascended;
    Progressing result;
    for (std::size_t k = 0; k < mine.size(); ++k) {
        const auto terrain = static_cast<Terrains>(1u << k);
        if (!(terrains & terrain) || mine[k] <= 0) // 4.2.4.f
            continue;
        if (mine[k] > theirs[k])
            result.won = static_cast<Terrains>(result.won | terrain);
        else if (ascended && mine[k] == theirs[k])
            result.tied = static_cast<Terrains>(result.tied | terrain);
    }
    const bool end = distanceOf(t.state, p, kind) >= regionCount - 1; // 7.3.17.c
    result.held = isBlockedByDefender(t, p, kind) || (here != 0 && terrains == 0);
    result.moves = (result.won || result.tied) && !end && !result.held;
    return result;
}

namespace {

/// 4.2.4.j, v4 4.2.4.k What it moves due to; the fourth bit is Ascend.
std::uint8_t dueTo(const Progressing& of)
{
    return static_cast<std::uint8_t>(of.won | (of.tied ? 8 : 0) | 0x80);
}

/// 4.2.4.h All are judged before any marker moves.
Judged judgeAll(const Table& t)
{
    Judged judged;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const int kind : { 0, 1 })
            judged[p][static_cast<std::size_t>(kind)] = judge(t, p, kind);
    return judged;
}

} // namespace

Judged foresee(const Table& t)
{
    if (t.state.adventure.arena)
        return {}; // 4.3.d
    State dusk = t.state;
    dusk.stage = Stage::Dusk; // what holds back during Dusk only does so as well
    const Table then { dusk, t.cards };
    Judged judged = judgeAll(then);
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const int kind : { 0, 1 }) {
            Progressing& result = judged[p][static_cast<std::size_t>(kind)];
            if (result.moves)
                result.regions = regionsForward(then, p, kind, dueTo(result));
            result.moves = result.regions > 0;
        }
    return judged;
}

void progress(const Table& t)
{
    State& s = t.state;
    if (s.adventure.arena) {
        compareInArena(t); // 4.3.e
        return;
    }
    const Judged judged = judgeAll(t);
    std::vector<Advance> list;
    std::vector<Deed> failed;
    const Seat first = initiative(s);
    for (const Seat p : { first, otherSeat(first) })
        for (const int kind : { 0, 1 }) {
            const Progressing& result = judged[p][static_cast<std::size_t>(kind)];
            Marker& marker = s.players[p].markers[static_cast<std::size_t>(kind)];
            marker.progressed = 0;
            if (result.moves) {
                marker.progressed = dueTo(result);
                const int more = moreRegions(t, expeditionThing(p, kind), marker.progressed);
                list.push_back({ p, kind, 1 + more });
                continue;
            }
            Deed deed { Deed::What::FailedToMove };
            deed.object = expeditionThing(p, kind);
            deed.player = p;
            failed.push_back(deed);
        }
    // 1.4.5.a Who has initiative decides first: what is put on the agenda last comes first.
    for (std::size_t k = list.size(); k-- > 0;) {
        Marker& marker = s.players[list[k].player].markers[static_cast<std::size_t>(list[k].kind)];
        if (replacesAdvance(t, list[k], marker.progressed, noSeat)) {
            marker.progressed = 0; // 6.2.d it moves, or not, when that is answered
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(k));
        }
    }
    moveExpeditions(t, list, true);
    if (!failed.empty() && !s.over && !s.adventure.arena)
        occur(t, failed);
    for (Player& player : s.players)
        for (Marker& marker : player.markers)
            marker.progressed = 0;
}

} // namespace triptych::altered
