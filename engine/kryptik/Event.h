#pragma once

#include "kryptik/State.h"

#include <cstdint>
#include <vector>

namespace triptych::kryptik {

/// What happened, in the order it happened: a fact, never vetoed, complete enough to be told and
/// animated without looking at the state.
struct Event
{
    enum class Kind : std::uint8_t {
        TurnBegan,
        PhaseBegan,
        StepBegan,
        Shuffled,
        Moved,
        Drawn,
        Discarded,
        Cast,
        Activated,
        Triggered,
        Resolved,
        Removed,
        Countered,
        Entered,
        Died,
        Engaged,
        Disengaged,
        Weary,
        Attacked,
        Blocked,
        DamageDealt,
        PlayerDamaged,
        RowDestroyed,
        YearChosen,
        ControlGained,
        Attached,
        EnergyAdded,
        EnergySpent,
        SoulPlaced,
        Looked,
        Revealed,
        NumberChosen,
        StatsChanged,
        PlayerDestroyed,
        Conceded,
        Passed,
        Recursed,
        MatchEnded,
        FactionChosen, ///< `amount` is its number in the card set.
        NameChosen     ///< `amount` is the number of a card of that name in the card set.
    };
    Kind kind = Kind::TurnBegan;
    Seat player = noSeat; ///< Who did it, or whom it befell.
    Index object = noIndex;
    Index other = noIndex; ///< Source of damage, host, target, ...
    std::int16_t amount = 0;
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    Seat fromSeat = noSeat;
    Seat toSeat = noSeat;
    std::uint8_t seenBy = 0xFF; ///< Bit per seat: who may know which card `object` is.
    std::uint8_t place = 0;     ///< Position it had in `from`, 1-based; of PhaseBegan the phase.
};
using Events = std::vector<Event>;

} // namespace triptych::kryptik
