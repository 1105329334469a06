#pragma once

#include "app/match/EngineJob.h"
#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <string>
#include <vector>

// What the window is told of a match.
namespace snapshots {

/// What that viewer may know of the table, where others could strike, and who has won.
Snapshot ofTable(const triptych::Match& match, triptych::PlayerId viewer);
/// The question of a match without its answers: somebody else is asked.
Snapshot::Question questionOf(const triptych::Match& match);
/// The question with its answers, whom they could be aimed at, what they cost and where passing leads, all of
/// it tried on copies that know no more than the person who is asked; and why nothing else can be done.
void addQuestion(Snapshot& snapshot, const triptych::Match& match, const EngineJob& job,
    const std::vector<std::string>& picks);

} // namespace snapshots
