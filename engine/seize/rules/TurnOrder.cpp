#include "seize/rules/TurnOrder.h"

#include "seize/rules/Characteristics.h"
#include "seize/rules/Meaning.h"

namespace triptych::seize {
namespace {

Seat nextTurnOf(const State& s, Seat after)
{
    Seat p = nextSeat(s, after);
    while (formatOf(s).sharedTurn && areAllied(s, p, after) && p != after)
        p = nextSeat(s, p);
    if (!formatOf(s).sharedTurn)
        return p;
    for (Seat first = 0; first < s.seats; ++first) // a team's turn is called by its first seat
        if (s.players[first].alive && areAllied(s, first, p))
            return first;
    return p;
}

/// Whether the bit of the seat, or of who shares its turn, is there; it is gone then.
bool takesBit(const State& s, std::uint8_t& bits, Seat p)
{
    for (Seat q = 0; q < s.seats; ++q)
        if (((bits >> q) & 1) != 0 && (q == p || (formatOf(s).sharedTurn && areAllied(s, p, q)))) {
            bits = static_cast<std::uint8_t>(bits & ~(1u << q));
            return true;
        }
    return false;
}

} // namespace

Seat takeNextTurn(State& s)
{
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        if (s.players[p].alive && takesBit(s, s.turnsMore, p))
            return p;
    Seat p = nextTurnOf(s, s.active);
    while (takesBit(s, s.turnsSkipped, p))
        p = nextTurnOf(s, p);
    return p;
}

bool isSkipped(State& s, Phase phase)
{
    bool skipped = false;
    eachActive(s, [&](Seat p) {
        const auto bit = static_cast<std::uint8_t>(1u << static_cast<unsigned>(phase));
        skipped = skipped || (s.phasesSkipped[p] & bit) != 0;
        s.phasesSkipped[p] = static_cast<std::uint8_t>(s.phasesSkipped[p] & ~bit);
    });
    return skipped;
}

bool hasNoPhase(const Table& t, Phase phase)
{
    bool none = false;
    eachActive(t.state, [&](Seat p) { none = none || skipsPhase(t, p, phase); });
    return none;
}

void alterTurns(const Table& t, const Turns& e)
{
    State& s = t.state;
    for (const Seat p : players(t, e.who))
        switch (e.deed) {
        case Turns::Deed::SkipPhase:
            if (e.now && (!hasTurn(s, p) || e.phase <= s.phase))
                break; // none of this turn is to come
            s.phasesSkipped[p] = static_cast<std::uint8_t>(
                s.phasesSkipped[p] | (1u << static_cast<unsigned>(e.phase)));
            break;
        case Turns::Deed::SkipTurn:
            s.turnsSkipped = static_cast<std::uint8_t>(s.turnsSkipped | (1u << p));
            break;
        case Turns::Deed::ExtraTurn:
            s.turnsMore = static_cast<std::uint8_t>(s.turnsMore | (1u << p));
            break;
        }
}

} // namespace triptych::seize
