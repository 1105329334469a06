#pragma once

#include "altered/State.h"
#include "altered/tree/Ability.h"

// 1.4.6 How often abilities have been used this Day and this turn.
namespace triptych::altered {

/// Beside the uses of an ability this Day (State::uses): it was activated this turn.
inline constexpr std::uint8_t usedThisTurn = 0x40;
/// Likewise, it was activated this Afternoon.
inline constexpr std::uint8_t usedThisAfternoon = 0x80;
/// 1.4.6 Counts a use of an object's ability; false when it has had its hundred today.
bool countUse(State&, Ref, std::uint8_t ability);
bool mayUse(const State&, Ref, std::uint8_t ability);
/// "You can only activate this once per Day": whether it has been.
bool isUsedUp(const State&, Ref, std::uint8_t ability, Duration oncePer);
/// "The first time ... each turn": whether there was one before; RULING of those that this object was there for.
bool isTooLate(const State&, Ref who, std::uint8_t ability, Duration each);
/// "This triggers only once each turn": whether it has; RULING where there is no turn it is not limited.
bool hasTriggered(const State&, Ref who, std::uint8_t ability, Duration oncePer);
/// Counts that a Reaction has triggered, for what is said of it.
void countTrigger(State&, Ref who, std::uint8_t ability, const Ability&);
/// As which ability a Reaction is counted for that: one that was gained has no number of its own, but that of its effect.
std::uint8_t countedAs(std::uint8_t ability, std::uint16_t node);
void forgetUsesOfTurn(State&);

} // namespace triptych::altered
