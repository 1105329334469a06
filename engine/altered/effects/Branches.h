#pragma once

#include "altered/Table.h"

// 6.5 The branches of the effect tree: in what order, whether, how often, and on whose word. A branch
// changes nothing but what was spoken of; it puts its parts on the agenda.
namespace triptych::altered {

void sequence(const Table&, const Frame&, const Sequence&);
void may(const Table&, const Frame&, const May&);       // 6.5.c, 6.1.h
void choose(const Table&, const Frame&, const Choose&); // 6.5.g
void table(const Table&, const ResultTable&);
void repeat(const Table&, const Frame&, const Repeat&); // 6.5.i
void forEach(const Table&, const Frame&, const ForEach&);
/// Puts what follows on the agenda, where there is anything.
void child(State&, const Boxed<Effect>&);

/// Is what is carried out now one round of the "may" that waits for it?
bool isOneRound(const Table&, const Frame&);

/// "Target Character gains [Fleeting] unless it's [Boosted]": of an instruction that names its target itself, the
/// condition that is asked once it is named; null where there is none.
const If* lateIf(const CardSet&, std::uint16_t effect);

} // namespace triptych::altered
