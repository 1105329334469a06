#pragma once

#include "core/Game.h"
#include "core/RunningMatch.h"
#include "core/Threat.h"
#include "seize/Evaluation.h"
#include "seize/Event.h"
#include "seize/Invariants.h"
#include "seize/Names.h"
#include "seize/Observation.h"
#include "seize/Redeal.h"
#include "seize/flow/Flow.h"
#include "seize/flow/Questions.h"
#include "seize/rules/Winning.h"

// Seize: Guilded Treasures (README.md maps each rule to its file).
namespace triptych::seize {

/// The game as match, tools and the table know it.
const Game& game();

/// A running match: a State that moves only when its decision is answered.
class SeizeMatch final : public RunningMatch<SeizeMatch, Table, Ground>, public Foresees
{
public:
    using RunningMatch::RunningMatch;

    std::size_t seats() const override { return state().seats; }
    int turn() const override { return state().turn; }
    bool callTime() override;
    bool claim(PlayerId) override;
    std::vector<Threat> threats(PlayerId viewer) const override;

protected:
    std::uint8_t claimants() const override;
};

} // namespace triptych::seize

extern template class triptych::RunningMatch<triptych::seize::SeizeMatch, triptych::seize::Table,
    triptych::seize::Ground>;
