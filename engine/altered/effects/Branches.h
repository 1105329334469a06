#pragma once

#include "altered/Table.h"

// 6.5 The branches of the effect tree: in what order, whether, how often, and on whose word. A branch
// changes nothing but what was spoken of; it puts its parts on the agenda.
namespace triptych::altered {

void run(const Table&, DoRest);
void may(const Table&, EffectId, const May&); // 6.5.c, 6.1.h
void run(const Table&, MayPlayerNamed);
void run(const Table&, MayRound);
void run(const Table&, MayAnswered);
void run(const Table&, MayOthers);
void run(const Table&, MayDo);
void run(const Table&, MayFollow);
void choose(const Table&, EffectId, const Choose&); // 6.5.g
void run(const Table&, Picked<Choose>);
void table(const Table&, const ResultTable&);
void repeat(const Table&, EffectId, const Repeat&); // 6.5.i
void run(const Table&, RepeatRest);
void forEach(const Table&, EffectId, const ForEach&);
void run(const Table&, ForEachRest);
void run(const Table&, ForEachOf);
/// Puts what follows on the agenda, where there is anything.
void child(State&, const Boxed<Effect>&);

/// Is what is carried out now one round of the "may" that waits for it?
bool isOneRound(const Table&, EffectId);

} // namespace triptych::altered
