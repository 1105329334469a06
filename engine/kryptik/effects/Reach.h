#pragma once

#include "kryptik/Table.h"

// 10.2, 10.3 How much of a deed there is to be done: to what it would do anything, and how many of that there are.
namespace triptych::kryptik {

/// Whether the deed would do anything to it (10.2).
bool worksOn(const Table&, const Effect&, Index);
/// How much of it that player could do; of what is no number all or nothing.
int reachOf(const Table&, const Effect&, Seat doer);
/// How much of it is told; 1 where it is no number.
int numberTold(const Table&, const Effect&);
/// Whether a player can do all of what is told, or what would prevent something: pay, discard, sacrifice, ...
bool canDo(const Table&, const Effect&, Seat);
/// Calls asked() as it will be when they do it.
template <class Asked>
auto asThey(const Table& t, Seat they, Asked&& asked)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const Seat before = s.thatPlayer;
    s.resolving.controller = s.thatPlayer = they;
    const auto answer = asked();
    s.resolving.controller = you;
    s.thatPlayer = before;
    return answer;
}
/// 8.1 What is to be paid while an effect resolves: "{1} for each card in your limbo pile".
StoneNeed needNow(const Table&, const Pay&);

} // namespace triptych::kryptik
