#include "seize/rules/Winning.h"

#include "core/flow/Ending.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Turn.h"
#include "seize/rules/Zones.h"

#include <array>

namespace triptych::seize {

namespace {

/// RULING "endless turns": a turn that takes more answers than this goes on for ever.
constexpr std::uint16_t longestTurn = 4000;

/// Teammates win together, those who are out as well (S-FMT-STD-2V2).
std::uint8_t teamOfSeats(const State& s, std::uint8_t seats)
{
    std::uint8_t team = 0;
    for (Seat p = 0; p < s.seats; ++p)
        for (Seat q = 0; q < s.seats; ++q)
            if (((seats >> q) & 1) && areAllied(s, p, q))
                team = static_cast<std::uint8_t>(team | (1u << p));
    return team;
}

bool isOneSide(const State& s, std::uint8_t seats)
{
    for (Seat p = 0; p < s.seats; ++p)
        for (Seat q = 0; q < p; ++q)
            if (((seats >> p) & 1) && ((seats >> q) & 1) && !areAllied(s, p, q))
                return false;
    return true;
}

/// Whoever is out is out with all their cards.
void leaveTheGame(const Table& t, Seat p)
{
    State& s = t.state;
    dropThoseOf(s.stack, p);
    for (Index i = 0; i < s.objectCount; ++i)
        if (s.objects[i].owner == p && zoneOf(s, i) != Zone::Gone)
            moveTo(t, i, Zone::Gone);
    dropThoseOf(s.waiting, p);
    dropThoseOf(s.delayed, p);
}

/// The match goes on without them: whatever was asked or resolved for their sake is dropped.
void goOnWithout(const Table& t, std::uint8_t seats)
{
    State& s = t.state;
    const auto isGone = [&](Seat p) { return p < s.seats && ((seats >> p) & 1); };
    if (s.settingUp) { // the set-up asks the others as before
        if (isGone(s.asked.player))
            s.asked = {};
        s.picks.clear();
        return;
    }
    if (isGone(s.announcement.player) || isGone(s.resolving.controller))
        dropWhatIsHalfDone(s, s.stack);
    if (isGone(s.asked.player)) {
        s.asked = {};
        s.picks.clear();
    }
    if (isGone(s.active)) {
        Seat mate = noSeat;
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && formatOf(s).sharedTurn && areAllied(s, p, s.active))
                mate = p;
        if (mate == noSeat) {
            dropWhatIsHalfDone(s, s.stack);
            endTurn(t);
            return;
        }
        s.active = mate; // S-FMT-ARENA-SHARED the teammate goes on with the turn
    }
    if (s.window) {
        if (s.asked.what == Ask::Priority)
            s.asked = {};
        if (!s.players[s.holder].alive)
            passOn(s);
        s.passes = 0;
    }
}

/// S-FMT-ARENA-GOAL A side whose mercenaries have all fallen has lost.
bool isWiped(const State& s, Seat p)
{
    bool fallen = false;
    std::size_t left = 0;
    for (Seat q = 0; q < s.seats; ++q)
        if (areAllied(s, p, q)) {
            fallen = fallen || s.players[q].fallen != 0;
            left += mercenariesOf(s, q);
        }
    return fallen && left == 0;
}

/// What has put them out of the match, if anything has.
Ending fateOf(const State& s, Seat p)
{
    const Player& player = s.players[p];
    if (formatOf(s).vault > 0 && player.vault <= 0)
        return Ending::Vault;
    if (player.fallen & theGuildMaster)
        return Ending::GuildMaster;
    if (player.fallen & theDeck)
        return Ending::Deck;
    return formatOf(s).arena && !s.settingUp && isWiped(s, p) ? Ending::Arena : Ending::None;
}

} // namespace

std::string_view endingName(const State& s)
{
    static constexpr std::array<std::string_view, 10> names { "", "vault", "guild-master", "deck",
        "arena", "several", "conceded", "time", "endless", "crowded" };
    return names[s.over];
}

void defeat(const Table& t, std::uint8_t seats, Ending how)
{
    State& s = t.state;
    std::uint8_t out = 0;
    for (Seat p = 0; p < s.seats; ++p)
        if (((seats >> p) & 1) && s.players[p].alive) {
            s.players[p].alive = 0;
            out = static_cast<std::uint8_t>(out | (1u << p));
            t.tell({ Event::Kind::PlayerOut, p });
        }
    if (out == 0 || s.over)
        return;
    const std::uint8_t left = livingSeats(s);
    if (isOneSide(s, left)) { // nobody left: a draw (S-VAULT)
        endMatch(t, left == 0 ? std::uint8_t { 0 } : teamOfSeats(s, left), how);
        return;
    }
    for (Seat p = 0; p < s.seats; ++p)
        if ((out >> p) & 1)
            leaveTheGame(t, p);
    goOnWithout(t, out);
}

void defeatTheLost(const Table& t)
{
    State& s = t.state;
    std::uint8_t out = 0;
    Ending how = Ending::None;
    for (Seat p = 0; p < s.seats; ++p) {
        const Ending fate = s.players[p].alive ? fateOf(s, p) : Ending::None;
        if (fate == Ending::None)
            continue;
        how = out == 0 || how == fate ? fate : Ending::Several;
        out = static_cast<std::uint8_t>(out | (1u << p));
    }
    for (Seat p = 0; p < s.seats; ++p)
        s.players[p].fallen = 0;
    if (out)
        defeat(t, out, how);
}

void leaveMatch(const Table& t, Seat p)
{
    if (t.state.over || !t.state.players[p].alive)
        return;
    t.tell({ Event::Kind::Conceded, p });
    defeat(t, static_cast<std::uint8_t>(1u << p), Ending::Conceded);
}

void callTime(const Table& t)
{
    t.state.timeUp = 1;
    t.tell({ Event::Kind::TimeCalled });
    endByTime(t, Ending::Time);
}

void endByTime(const Table& t, Ending how)
{
    State& s = t.state;
    // S-FMT-STD-ROUND At time the higher vault wins, equal vaults draw. Teams count together.
    int best = -1;
    std::uint8_t winners = 0;
    for (Seat p = 0; p < s.seats; ++p) {
        int loot = 0;
        for (Seat q = 0; q < s.seats; ++q)
            if (areAllied(s, p, q) && s.players[q].alive)
                loot += s.players[q].vault;
        if (!s.players[p].alive || loot < best)
            continue;
        winners = loot > best ? std::uint8_t { 0 } : winners;
        best = loot;
        winners = static_cast<std::uint8_t>(winners | (1u << p));
    }
    endMatch(t, isOneSide(s, winners) ? teamOfSeats(s, winners) : std::uint8_t { 0 }, how);
}

bool isEndless(const Table& t)
{
    if (++t.state.answers <= longestTurn)
        return false;
    endByTime(t, Ending::Endless);
    return true;
}

} // namespace triptych::seize
