#pragma once

#include "kryptik/Table.h"

#include <optional>

// What departs from the course of the rules by what texts say: phases and turns left out or added, what attacking
// costs, and greater amounts. The rules ask here.
namespace triptych::kryptik {

/// Whether a lasting "who" of a passive names this seat. `you` controls it.
bool names(const Who&, Seat you, Seat p);

/// 4 Whether the part of the turn that would begin is left out; one that was to be left out once has been.
bool isSkipped(const Table&, Seat, Skip::Part);
/// "End the combat phase": that it is over, and that this is carried out.
bool endsCombatNow(const Table&);
void skipNext(const Table&, const Skip&);
void giveExtra(const Table&, const Extra&);
/// 4 Who takes the turn after this one, if a text says so; it has been said then.
std::optional<Seat> takeExtraTurn(const Table&);
/// 4.4 Whether another combat phase follows the one that ends, or after the 2nd phase this one.
bool hasExtraCombat(const Table&);
bool beginsExtraCombat(const Table&); ///< After the 2nd phase.
bool endsAfterCombat(const Table&);   ///< That one has been: the End of Turn follows.

/// 4.4.2 What it costs that this citizen attacks that player; 4.4.3 that it blocks. Nothing: it may not.
std::optional<int> tollFor(const Table&, Index, Toll::Deed, Seat defender = noSeat);
bool mayPayToll(const Table&, Index, Seat defender);

/// How many it is instead of so many.
int insteadOfMany(const Table&, Seat, Increase::Deed, int number);
int countersInstead(const Table&, Index, const CounterKind&, int number);
/// 4.2 Cards drawn in the draw phase besides the first.
int moreInDrawPhase(const Table&, Seat);
/// How much damage it is from what deals it to whom it is dealt, before any of it is prevented; noIndex is no
/// citizen.
int damageInstead(const Table&, Index source, Index citizen, int amount, bool combat);
/// 4.4.4 What it deals in combat.
int strikeOf(const Table&, Index);
/// Whether a card of that owner is abolished instead of being put into a limbo pile.
bool isKeptFromLimbo(const Table&, Index);

} // namespace triptych::kryptik
