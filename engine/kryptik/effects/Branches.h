#pragma once

#include "kryptik/Table.h"

#include <vector>

// 10 The branches of the effect tree: whether, by whom, and on whose word. A branch changes
// nothing but what is spoken of; it puts its parts on the agenda.
namespace triptych::kryptik {

/// Puts a part of an effect on the agenda.
void child(State&, const Effect&);
/// Likewise, and what has come of it is asked afterwards (effects/Possible, hasCome).
void childAskedAbout(State&, const Effect&);
/// Several players do something in turn. What was done before ("this way", "that many") is the same for each of them.
template <class Verb>
void inTurn(State& s, EffectId effect, const std::vector<Seat>& who)
{
    for (std::size_t left = who.size(); left-- > 0;) {
        s.agenda.push(ForPlayer<Verb> { effect, who[left] });
        if (left > 0)
            s.agenda.push(AsBefore { s.done });
    }
}
void run(const Table&, AsBefore);
void run(const Table&, IfNobody);
void may(const Table&, EffectId, const May&);
void run(const Table&, ForPlayer<May>);
void run(const Table&, Picked<May>);
void run(const Table&, WasDone<May>);
/// "... If they can't, ..."
void unable(const Table&, EffectId, const Unable&);
void unless(const Table&, EffectId, const Unless&);
void run(const Table&, ForPlayer<Unless>);
void run(const Table&, ForPlayer<Unable>);
void run(const Table&, Picked<Unless>);
void run(const Table&, WasDone<Unless>);
/// Whether one of several things that a player chooses from is there to be chosen.
bool isToBeHad(const Table&, const Either&, const Effect& option, Seat);
/// "Each opponent pays {1} or discards 1 card"
void run(const Table&, ForPlayer<Either>);
void run(const Table&, Picked<Either>);
void asPlayer(const Table&, EffectId, const As&);
void run(const Table&, ForPlayer<As>);
void run(const Table&, EndAs);
/// 9.3 Leaves an effect behind for a later moment.
void leaveBehind(const Table&, const Delayed&);

} // namespace triptych::kryptik
