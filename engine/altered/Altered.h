#pragma once

#include "altered/Evaluation.h"
#include "altered/Event.h"
#include "altered/Invariants.h"
#include "altered/Names.h"
#include "altered/Observation.h"
#include "altered/Redeal.h"
#include "altered/flow/Flow.h"
#include "altered/flow/Questions.h"
#include "altered/rules/Adventure.h"
#include "core/Game.h"
#include "core/RunningMatch.h"

#include <vector>

// Altered, by the Complete Rules 1.0 or 4.0 (README.md maps each chapter to its file).
namespace triptych::altered {

/// The game as match, tools and the table know it.
const Game& game();

/// A running match: a State that moves only when its decision is answered.
class AlteredMatch final : public RunningMatch<AlteredMatch, Table, Ground>
{
public:
    using RunningMatch::RunningMatch;
    AlteredMatch(const AlteredMatch& other)
        : RunningMatch(other)
    {
    }

    std::size_t seats() const override { return maxPlayers; }
    int turn() const override { return state().day; }
    /// Which effects are carried out from now on is noted there (Effect::id); nullptr: nowhere.
    /// Copies of the match note nothing.
    void noteEffects(EffectsSeen* seen) { m_seen = seen; }

private:
    void goOn(const Table& t) override { advance(t, m_seen); }

    EffectsSeen* m_seen = nullptr;
};

} // namespace triptych::altered

extern template class triptych::RunningMatch<triptych::altered::AlteredMatch,
    triptych::altered::Table, triptych::altered::Ground>;
