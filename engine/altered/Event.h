#pragma once

#include "altered/State.h"

#include <cstdint>
#include <vector>

namespace triptych::altered {

/// What happened, in the order it happened: a fact, never vetoed, complete enough to be told and
/// animated without looking at the state.
struct Event
{
    enum class Kind : std::uint8_t {
        DayBegan,
        PhaseBegan,
        FirstPlayer,
        TurnBegan,
        Shuffled,
        Moved,
        Drawn,
        Resupplied,
        Discarded,
        Sacrificed,
        Played,
        QuickAction,
        Triggered,
        Reacted,
        Created,
        Ceased,
        StatusGained,
        StatusLost,
        CountersGained,
        CountersLost,
        ControlChanged,
        ExpeditionMoved,
        Ascended,
        RegionRevealed,
        MarkerPut,
        ManaPaid,
        OrbSwapped,
        Revealed,
        DieRolled,
        Passed,
        TiebreakersBegan,
        Conceded,
        MatchEnded
    };
    Kind kind = Kind::DayBegan;
    Seat player = noSeat; ///< Who did it, or whom it befell.
    Index object = noIndex;
    Index other = noIndex; ///< An expedition, a region, another object.
    std::int16_t amount = 0;
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    Seat fromSeat = noSeat;
    Seat toSeat = noSeat;
    std::uint8_t seenBy = 0xFF; ///< Bit per seat: who may know which card `object` is.
    std::uint8_t place = 0;     ///< Position it had in `from`, 1-based.
    std::uint16_t card = 0;     ///< Which card `object` was: a token's place may be used again.
    std::uint8_t serial = 0;    ///< Of a token.
};
using Events = std::vector<Event>;

} // namespace triptych::altered
