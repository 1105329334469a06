#pragma once

#include "seize/State.h"

#include <cstdint>
#include <vector>

namespace triptych::seize {

/// What happened, in the order it happened: a fact, never vetoed, complete enough to be told and
/// animated without looking at the state.
struct Event
{
    enum class Kind : std::uint8_t {
        TurnBegan,
        PhaseBegan,
        Rolled,
        PillarPlaced,
        Shuffled,
        Mulliganed,
        Moved, ///< a card from one zone to another
        Drawn,
        Acquired,
        Discarded,
        Hired,
        Entered,
        Upstaged,
        Exited,
        Equipped,
        Unequipped,
        Stepped,
        Pushed,
        Swapped,
        AttackDeclared,
        Attacked,
        Missed,
        Plundered,
        Spotted,
        Tossed,
        Played,
        Activated,
        Triggered,
        Resolved,
        Fizzled,
        Countered,
        DamageDealt,
        DefenseSpent,
        Healed,
        Destroyed,
        LootLost,
        LootGained,
        StatusGained,
        StatusLost,
        FogPlaced,
        FogGone,
        Readied,
        Changed,
        Exhausted,
        Looked,
        Revealed,
        Passed,
        Conceded,
        Claimed,    ///< priority, from a teammate
        TimeCalled, ///< S-FMT-STD-ROUND
        PlayerOut,
        MatchEnded
    };
    Kind kind = Kind::TurnBegan;
    Seat player = noSeat; ///< Who did it, or whom it befell.
    Index object = noIndex;
    Index other = noIndex; ///< Source of damage, bearer, target, ...
    std::int16_t amount = 0;
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    Seat fromSeat = noSeat;
    Seat toSeat = noSeat;
    Tile tile = noTile;
    std::uint8_t detail = 0;    ///< A Status, a DamageType or a Phase.
    std::uint8_t seenBy = 0xFF; ///< Bit per seat: who may know which card `object` is.
    std::uint8_t place = 0;     ///< Position it had in `from`, 1-based.
};
using Events = std::vector<Event>;

/// What happens on a tile.
inline Event eventOn(Tile tile, Event::Kind kind, Seat player = noSeat, Index object = noIndex)
{
    Event event { kind, player, object };
    event.tile = tile;
    return event;
}

} // namespace triptych::seize
