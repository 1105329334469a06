#include "kryptik/rules/Winning.h"

#include "core/flow/Ending.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Turn.h"

#include <array>

namespace triptych::kryptik {

namespace {

/// RULING "endless turns": a turn that takes more answers than this goes on for ever.
constexpr std::uint16_t longestTurn = 4000;

/// K-3.1: in a game of three or more the destroyed player's cards leave it, and what they had
/// taken from others goes back.
void leaveTheGame(const Table& t, Seat p)
{
    State& s = t.state;
    for (Index i = 0; i < s.objectCount; ++i) {
        if (s.objects[i].owner == p) {
            if (zoneOf(s, i) != Zone::Gone)
                moveTo(t, i, p, Zone::Gone);
        } else if (onIsland(s, i) && s.objects[i].controller == p) {
            gainControl(t, i, s.objects[i].owner, ControlChange::ForGood);
        }
    }
    dropThoseOf(s.pile, p);
    dropThoseOf(s.waiting, p);
    dropThoseOf(s.delayed, p);
}

/// Whatever was being asked or resolved for the sake of somebody who is gone is dropped.
void goOnWithout(const Table& t, Seat p)
{
    State& s = t.state;
    const bool theirs = s.announcement.player == p || s.resolving.controller == p;
    const bool turnEnds = s.active == p;
    if (s.asked.player == p) { // somebody else's effect goes on without their picks
        s.asked = {};
        s.picks.clear();
    }
    if (theirs || turnEnds)
        dropWhatIsHalfDone(s, s.pile);
    if (s.attack.defender == p)
        s.attack.attacker = {};
    if (turnEnds) {
        endUntilEndOfTurn(t);
        beginNextTurn(t);
    } else if (s.window) {
        if (!s.players[s.holder].alive)
            s.holder = nextSeat(s, s.holder);
        s.passes = 0;
        if (s.asked.what == Ask::Priority)
            s.asked = {};
    }
}

} // namespace

std::string_view endingName(const State& s)
{
    static constexpr std::array<std::string_view, 7> names { "", "row", "deck", "effect",
        "conceded", "endless", "crowded" };
    return names[s.over];
}

static void destroyPlayers(const Table& t, std::uint8_t seats, Ending how)
{
    State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        if ((seats >> p) & 1) {
            s.players[p].alive = 0;
            t.tell({ Event::Kind::PlayerDestroyed, p });
        }
    const std::uint8_t left = livingSeats(s);
    if ((left & (left - 1)) == 0) { // one or nobody: 3, and a draw when all go together (K-3)
        endMatch(t, left, how);
        return;
    }
    for (Seat p = 0; p < s.seats; ++p)
        if ((seats >> p) & 1)
            leaveTheGame(t, p);
    for (Seat p = 0; p < s.seats; ++p)
        if ((seats >> p) & 1)
            goOnWithout(t, p);
}

void destroyPlayer(const Table& t, Seat p, Ending how)
{
    if (how != Ending::Conceded && isForbiddenTo(t, p, Forbid::Deed::BeDestroyed))
        return; // 3.2 nothing keeps a player from conceding
    destroyPlayers(t, static_cast<std::uint8_t>(1u << p), how);
}

void destroyDamagedPlayers(const Table& t)
{
    std::uint8_t seats = 0;
    for (Seat p = 0; p < t.state.seats; ++p)
        if (t.state.players[p].damaged && t.state.players[p].alive) {
            t.state.players[p].damaged = 0;
            if (!isForbiddenTo(t, p, Forbid::Deed::BeDestroyed))
                seats |= static_cast<std::uint8_t>(1u << p);
        }
    if (seats)
        destroyPlayers(t, seats, Ending::Row);
}

void leaveMatch(const Table& t, Seat p)
{
    if (t.state.over || !t.state.players[p].alive)
        return;
    t.tell({ Event::Kind::Conceded, p });
    destroyPlayer(t, p, Ending::Conceded);
}

void endInADraw(const Table& t, Ending how)
{
    endMatch(t, 0, how);
}

bool isEndless(const Table& t)
{
    if (++t.state.answers <= longestTurn)
        return false;
    endInADraw(t, Ending::Endless);
    return true;
}

} // namespace triptych::kryptik
