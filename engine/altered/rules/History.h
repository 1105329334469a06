#pragma once

#include "altered/Table.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Reactions.h"

// What is remembered of a Day, as far as texts ask for it: "if you played a Spell this turn" (6.5.d).
namespace triptych::altered {

/// Whether it was done in the turn that goes on; outside of turns, since the last of them began.
bool isOfThisTurn(const State&, const Past&);
/// Whether something that is remembered is what is asked for.
bool isInPast(const Table&, const Past&, const Happening&, const Viewpoint&);
/// How often it happened in its window.
int timesHappened(const Table&, const Happening&, const Viewpoint&);

} // namespace triptych::altered
