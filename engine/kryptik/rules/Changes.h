#pragma once

#include "kryptik/rules/Characteristics.h"

#include <cstdint>
#include <optional>
#include <vector>

// What a card counts as: the factions it has (7.1.1), and whose copy it is.
namespace triptych::kryptik {

namespace asked {

bool isOfFaction(const Table&, Index, Faction, int depth);
std::vector<Faction> factionsOf(const Table&, Index, int depth); ///< Without "no faction".

} // namespace asked

/// Of one that has left the island: as it was there, by what had been said of it.
bool wasOfFaction(const Table&, Ref, Faction);
/// "The chosen faction": of the effect that resolves, or of the citizen that speaks; 0: none.
Faction chosenFaction(const State&, const Viewpoint&);
void rememberFaction(State&, Index citizen, Faction);
/// The factions that may be named: of what the player owns or sees.
std::vector<Faction> factionsToChoose(const Table&, Seat);

/// "The chosen name", likewise.
std::optional<std::uint16_t> chosenName(const State&, const Viewpoint&);
void rememberName(State&, Index citizen, std::uint16_t name);
/// The names that may be chosen, each by a card that has it: of what the player owns or sees.
std::vector<std::uint16_t> namesToChoose(const Table&, Seat);

void becomeCopy(const Table&, Index what, Index of, LastingEffect time);
/// "You may have this enter as a copy of ...": what it may be, or nothing.
const BecomeCopy* copyOnEntering(const Table&, Index);
/// It has just ended, and was kept at `from`: where a later one goes on, it is a copy still.
void endCopy(const Table&, const LastingEffect&, std::size_t from);
void endCopies(const Table&, Index leaving); ///< Before it leaves the island.

/// "If this would destroy an 11 year card, abolish that card instead", and the other one.
bool yearsAreAbolished(const Table&, Index attacker);
bool yearsAreSilenced(const Table&, Index attacker);
bool yearsAreUncast(const Table&, Index attacker); ///< Nor cast.
/// How often what waits for the entering or dying of its own card triggers (9.3).
int timesTriggered(const Table&, Index source, bool dying);

} // namespace triptych::kryptik
