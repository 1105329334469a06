#pragma once

#include "kryptik/Table.h"

// 10 The verbs that look through a deck, a row or a hand and take something from it.
namespace triptych::kryptik {

void search(const Table&, EffectId, const Search&);
void run(const Table&, Picked<Search>);
void lookAt(const Table&, const LookAt&);
void barYear(const Table&, const BarYear&); ///< 6.1 Of those whose choice still waits.
void lookAtRow(const Table&, EffectId, const LookAtRow&);
void run(const Table&, Picked<LookAtRow>);
void rearrangeRow(const Table&, EffectId, const RearrangeRow&);
void run(const Table&, Picked<RearrangeRow>);
void lookAndPick(const Table&, EffectId, const LookAndPick&);
Seat deckOf(const Table&, const LookAndPick&); ///< Whose deck it is, or nobody's.
void run(const Table&, TakeFromTop);
void run(const Table&, PutBackRest);
void pickFromHand(const Table&, EffectId, const PickFromHand&);
void run(const Table&, Picked<PickFromHand>);
void castFree(const Table&, EffectId);
void run(const Table&, Picked<CastFree>);

} // namespace triptych::kryptik
