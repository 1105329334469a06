#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 10 What is chosen while an effect resolves. Each verb that asks is done in steps (Steps.h): it asks,
// and when the next step is run, acts on the picks.
namespace triptych::kryptik {

/// Asks for the phrases of a leaf that are chosen on resolution ("a citizen you control"). Returns
/// whether the leaf has to wait; it comes up again when they are in the picks.
bool chooseFirst(const Table&, DoEffect, const Effect&);

// What the verbs share that ask
/// The phrase of a leaf that is chosen, the first (0) or the second (1); null when it has none.
const Some* someOf(const Effect&, int number);
/// What "you may cast a spell from your hand [it] for free" is about.
std::vector<Index> castableFree(const Table&, const CastFree&, Seat);
/// For nothing, or for its 11 year cost (8.1.2, 8.1.4).
Announcement::How howCastFree(const CastFree&);
/// What may be chosen for it.
std::vector<Index> choosable(const Table&, const Effect&, const Some&);
std::uint8_t clamp(int n, std::size_t most);
/// An amount of the resolving effect, at least 0.
int wanted(const Table&, const Amount&);
/// Whether it counts those to which something was done "this way": before anything else is spoken of.
bool countsThisWay(const Amount&);
/// Something is counted anew: "that many", "this way".
void countAnew(State&);
/// What has moved is spoken of still; of several only those to which it was done: the others are not "destroyed this
/// way".
void goOnSpeakingOf(State&, const std::vector<Index>& named, const std::vector<Index>& affected);
/// The citizens of each player that died this turn; and what has been added to them was done this way.
std::array<std::uint8_t, maxPlayers> deathsOf(const State&);
void countDeaths(State&, const std::array<std::uint8_t, maxPlayers>& before);
std::vector<Index> picked(const State&);
/// Glossary Random: nobody chooses, so they are picked by chance.
void pickAtRandom(State&, std::vector<Index>, std::size_t n);

} // namespace triptych::kryptik
