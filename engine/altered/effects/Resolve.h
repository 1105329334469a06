#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 6.1, 6.5 Effects: one node of the tree at a time. A leaf changes the state; a branch only puts its
// parts on the agenda, so a question deep inside an effect stops the match between two steps.
namespace triptych::altered {

void run(const Table&, DoEffect);
void run(const Table&, PhraseChosen);
void run(const Table&, DoAgain);
/// The paragraphs of a Spell one after the other.
void run(const Table&, Paragraphs);
// Asking
void mayOptions(const Table&, Options&);
void numberOptions(const Table&, Options&);
void modeOptions(const Table&, Options&);

} // namespace triptych::altered
