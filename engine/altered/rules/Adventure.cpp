#include "altered/rules/Adventure.h"

#include "altered/effects/Verbs.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <array>

namespace triptych::altered {

namespace {

/// RULING "endless days": a day that takes more answers than this, and a match of more days, are
/// draws; no rule ends them (1.4.6 ends loops, not patience).
constexpr std::uint16_t longestDay = 4000;
constexpr std::uint16_t mostDays = 250;

/// 1.1.7.f Each Tumult card has one half of one terrain and one of the two others.
constexpr Terrains allTerrains = forest | mountain | ocean;
constexpr std::array<Terrains, 3> tumults { forest, mountain, ocean };

/// 7.3.17.b A whole Tumult card is revealed, both halves.
void reveal(const Table& t, int region)
{
    Adventure& adventure = t.state.adventure;
    if (adventure.arena || isRevealed(t.state, region))
        return;
    const int first = region % 2 == 1 ? region : region - 1;
    adventure.revealed = static_cast<std::uint8_t>(adventure.revealed | (3u << first));
    for (const int half : { first, first + 1 }) {
        Event event { Event::Kind::RegionRevealed };
        event.other = static_cast<Index>(firstRegion + half);
        event.amount
            = static_cast<std::int16_t>(adventure.terrains[static_cast<std::size_t>(half)]);
        t.tell(event);
    }
}

} // namespace

void layAdventure(State& s)
{
    std::array<Terrains, 3> cards = tumults;
    s.random.shuffle(cards);
    s.adventure.terrains.front() = allTerrains;
    s.adventure.terrains.back() = allTerrains;
    for (std::size_t k = 0; k < cards.size(); ++k) {
        Terrains near = cards[k];
        Terrains far = static_cast<Terrains>(allTerrains & ~cards[k]);
        if (s.random.below(2) == 1)
            std::swap(near, far);
        s.adventure.terrains[2 * k + 1] = near;
        s.adventure.terrains[2 * k + 2] = far;
    }
    s.adventure.revealed = 0x81;
}

bool isRevealed(const State& s, int region)
{
    return (s.adventure.revealed >> region) & 1;
}

Terrains terrainsAt(const Table& t, int region)
{
    const Adventure& adventure = t.state.adventure;
    const auto at = static_cast<std::size_t>(region);
    if (!isRevealed(t.state, region))
        return 0; // 2.2.2.k a face-down half has no sub-types
    // v4 3.2.1.e Markers come before every other passive ability.
    const Terrains base = adventure.marked[at] ? adventure.marked[at] : adventure.terrains[at];
    return changedTerrains(t, region, base);
}

Terrains terrainsOf(const Table& t, Seat p, int kind)
{
    return terrainsAt(t, t.state.players[p].markers[static_cast<std::size_t>(kind)].region);
}

bool isInContact(const State& s, Seat p, int kind)
{
    const int here = s.players[p].markers[static_cast<std::size_t>(kind)].region;
    return std::ranges::any_of(s.players[otherSeat(p)].markers,
        [&](const Marker& marker) { return marker.region == here; });
}

int distanceOf(const State& s, Seat p, int kind)
{
    const int region = s.players[p].markers[static_cast<std::size_t>(kind)].region;
    return kind == 0 ? region : regionCount - 1 - region;
}

int totalDistance(const State& s, Seat p)
{
    return distanceOf(s, p, 0) + distanceOf(s, p, 1);
}

int regionAfter(const State& s, const Advance& a)
{
    const int from = s.players[a.player].markers[static_cast<std::size_t>(a.kind)].region;
    const int to = a.kind == 0 ? from + a.regions : from - a.regions;
    return std::clamp(to, 0, regionCount - 1);
}

bool isInFront(const Table& t, Index expedition, Terrains in)
{
    const Seat p = seatOfExpedition(expedition);
    const int kind = kindOfExpedition(expedition);
    const int next = regionAfter(t.state, { p, kind, 1 });
    if (t.state.adventure.arena
        || next == t.state.players[p].markers[static_cast<std::size_t>(kind)].region)
        return false;
    return in ? isAnyOf(terrainsAt(t, next), in) : !isRevealed(t.state, next);
}

int standingOf(const State& s, Seat p, int kind)
{
    if (s.adventure.arena)
        return 0; // 7.5.2.d
    return distanceOf(s, p, kind) - distanceOf(s, otherSeat(p), kind);
}

bool isApartBy(const State& s, Index expedition, const Amount& regions)
{
    const int apart = standingOf(s, seatOfExpedition(expedition), kindOfExpedition(expedition));
    return regions.number < 2 || std::abs(apart) >= regions.number;
}

bool canMove(const Table& t, Seat p, int kind, bool forward)
{
    if (t.state.adventure.arena)
        return false; // 4.3.d
    const int distance = distanceOf(t.state, p, kind);
    if (forward ? distance >= regionCount - 1 : distance <= 0)
        return false; // 7.3.16.b, 7.3.17.c
    return !isHeldBack(t, p, kind, forward);
}

namespace {

/// v4 7.5.3 An effect tells it to move forward, and it cannot.
void noteAttempt(const Table& t, const Advance& a)
{
    Deed deed { Deed::What::Attempted };
    deed.object = expeditionThing(a.player, a.kind);
    deed.player = a.player;
    deed.first = true;
    occur(t, deed);
}

/// Whether a move by an effect comes to be, and how far it goes: Progress has asked all this (6.2).
bool mayMove(const Table& t, Advance& a)
{
    const State& s = t.state;
    const bool forward = a.regions > 0;
    if (!canMove(t, a.player, a.kind, forward)) {
        if (forward)
            noteAttempt(t, a);
        return false;
    }
    if (forward)
        a.regions += moreRegions(t, expeditionThing(a.player, a.kind), 0);
    return !replacesAdvance(t, a, 0, s.acting.empty() ? noSeat : doerOf(s));
}

} // namespace

/// A bit for each Expedition, as they are counted, that is In Contact.
static std::uint8_t inContact(const State& s)
{
    std::uint8_t bits = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (const int kind : { 0, 1 })
            if (isInContact(s, p, kind))
                bits = static_cast<std::uint8_t>(bits | (1u << (2 * p + kind)));
    return bits;
}

void moveExpeditions(const Table& t, const std::vector<Advance>& list, bool judged)
{
    State& s = t.state;
    std::vector<Deed> happened;
    const std::uint8_t before = inContact(s);
    for (Advance a : list) {
        if (a.regions == 0 || (!judged && !mayMove(t, a)))
            continue;
        Marker& marker = s.players[a.player].markers[static_cast<std::size_t>(a.kind)];
        const int from = marker.region;
        const int to = regionAfter(s, a);
        // v4 7.3.22.b What it passes is revealed as well.
        for (int region = std::min(from, to); region <= std::max(from, to); ++region)
            reveal(t, region);
        marker.region = static_cast<std::uint8_t>(to);
        const bool forward = a.regions > 0;
        if (forward && marker.progressed != 0)
            marker.moved = 3;
        else if (forward && marker.moved == 0)
            marker.moved = 1;
        Event event { Event::Kind::ExpeditionMoved, a.player };
        event.other = expeditionThing(a.player, a.kind);
        event.amount
            = static_cast<std::int16_t>(forward ? std::abs(to - from) : -std::abs(to - from));
        t.tell(event);
        Deed h { forward ? Deed::What::MovedForward : Deed::What::MovedBackward };
        h.object = expeditionThing(a.player, a.kind);
        h.player = a.player;
        h.number = marker.progressed;
        h.dueToAscend = (marker.progressed & 8) != 0;
        happened.push_back(h);
    }
    if (!happened.empty()) {
        happened.front().contact = static_cast<std::uint8_t>(inContact(s) & ~before);
        occur(t, happened);
    }
    if (t.policy().winsAtOnce)
        checkVictory(t);
}

void putTerrainMarker(const Table& t, int region, Terrains terrains)
{
    if (!isRevealed(t.state, region))
        return;
    t.state.adventure.marked[static_cast<std::size_t>(region)] = terrains;
    Event event { Event::Kind::MarkerPut };
    event.other = static_cast<Index>(firstRegion + region);
    event.amount = static_cast<std::int16_t>(terrains);
    t.tell(event);
}

// --- 4.3 Winning

std::string_view endingName(const State& s)
{
    static constexpr std::array<std::string_view, 7> names { "", "adventure", "arena", "effect",
        "conceded", "endless", "crowded" };
    return names[s.over];
}

void endMatch(const Table& t, std::uint8_t winners, Ending how)
{
    State& s = t.state;
    s.over = static_cast<std::uint8_t>(how);
    s.winners = winners;
    s.asked = {};
    s.agenda.clear();
    t.tell({ Event::Kind::MatchEnded });
}

void checkVictory(const Table& t)
{
    State& s = t.state;
    if (s.adventure.arena || s.over)
        return; // 4.3.f
    const int one = totalDistance(s, 0);
    const int other = totalDistance(s, 1);
    if (std::max(one, other) < meetingDistance)
        return;
    if (one == other)
        startTiebreakers(t);
    else
        endMatch(t, static_cast<std::uint8_t>(one > other ? 1 : 2), Ending::Adventure);
}

void startTiebreakers(const Table& t)
{
    State& s = t.state;
    // 4.3.a The Arena takes the place of the Companion region; all markers go there.
    s.adventure.arena = 1;
    s.adventure.marked = {};
    for (Player& player : s.players)
        for (Marker& marker : player.markers) {
            marker.region = regionCount - 1;
            marker.progressed = 0;
        }
    t.tell({ Event::Kind::TiebreakersBegan });
}

void leaveMatch(const Table& t, Seat p)
{
    t.state.players[p].conceded = 1;
    t.tell({ Event::Kind::Conceded, p });
    endMatch(t, static_cast<std::uint8_t>(1u << otherSeat(p)), Ending::Conceded);
}

bool isEndless(const Table& t)
{
    if (++t.state.answers <= longestDay && t.state.day <= mostDays)
        return false;
    endMatch(t, 0, Ending::Endless);
    return true;
}

} // namespace triptych::altered
