#pragma once

#include <vector>

#include "kryptik/Table.h"

// 10 The verbs that several players do, one after the other from the turn player on: discard, probe,
// plunder, sacrifice, lose cards of the 11 year row, reveal.
namespace triptych::kryptik {

/// Discard, probe, plunder: as many as is said.
template <class Verb>
void eachDoes(const Table&, EffectId, const Verb&);
/// The cards of a hand that may be discarded by it.
std::vector<Index> ofThatKind(const Table&, const Discard&, Seat);
void run(const Table&, DoesSo<Discard>);
void run(const Table&, Picked<Discard>);
void run(const Table&, DoesSo<Probe>);
void run(const Table&, ProbeOffered);
void run(const Table&, ProbeDrawn);
void run(const Table&, DoesSo<Plunder>);
void run(const Table&, Picked<Plunder>);
void eachSacrifices(const Table&, EffectId, const Sacrifice&);
void run(const Table&, DoesSo<Sacrifice>);
void run(const Table&, Picked<Sacrifice>);
/// 6.1 Cards of 11 year rows; those that stay there are not counted ("this way").
void destroyInRows(const Table&, const std::vector<Index>&);
void destroyRowCards(const Table&, EffectId, const DestroyYear&);
void run(const Table&, DoesSo<DestroyYear>);
void run(const Table&, Picked<DestroyYear>);
/// Of what a player is to reveal: what could be shown.
std::vector<Index> ofThatKind(const Table&, const Reveal&, Seat);
void revealCards(const Table&, EffectId, const Reveal&);
void run(const Table&, DoesSo<Reveal>);
void run(const Table&, Picked<Reveal>);

} // namespace triptych::kryptik
