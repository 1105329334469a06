#pragma once

#include "kryptik/Table.h"

// What was said or done of one citizen before it comes to it (10.2, 8.1).
namespace triptych::kryptik {

/// "If it would leave the island, abolish it instead": whether that is said, wherever it would go; and if an effect has
/// said it, that ends.
bool takesLeaveOtherwise(const Table&, Index);
bool leavesOtherwise(const Table&, Index); ///< Whether it would.
/// "If target citizen would die this turn, ... instead" has been done.
void endReplacement(State&, Index, bool destroyed);
/// 8.1 What it was cast for is remembered of the citizen that has come of it.
void noteCasting(State&, Index);

/// What LastingEffect::Kind::DoneThisTurn keeps.
struct DoneThisTurn
{
    static constexpr std::uint8_t attacked = 1;
    static constexpr std::uint8_t dealtDamage = 2;
    static constexpr std::uint8_t wasDamaged = 4;
    static constexpr std::uint8_t entered = 8;
    static constexpr std::uint8_t dealtInCombat = 16;
    static constexpr std::uint8_t hurtInCombat = 32;
    static constexpr std::uint8_t destroyedYear = 64;
    // Whom it hit with its combat damage: kept beside those.
    static constexpr std::int8_t hitPlayer = 1;
    static constexpr std::int8_t hitYear = 2;
};
/// It is about to leave the island, to change sides or to lose its marks: what it did this turn is kept.
void noteHistory(const Table&, Index);
/// It has just done so; only where a text asks.
void noteInCombat(const Table&, Index, std::uint8_t deed);
/// Likewise: it has dealt combat damage to a player or to 11 year cards.
void noteHit(const Table&, Index, std::int8_t whom);
/// Whether that was kept of it.
bool isNoted(const State&, Ref, std::uint8_t deed);
bool hasHit(const State&, Ref, std::int8_t whom);
/// Whether it blocked this turn, or was blocked.
bool hasMet(const State&, Ref, bool blocked);
/// Whether that happened between the two, in this order: Met or Hurt.
bool isBetween(const State&, LastingEffect::Kind, Ref one, Ref other, bool inCombat = false);

} // namespace triptych::kryptik
