#pragma once

#include "core/Game.h"
#include "core/RunningMatch.h"
#include "kryptik/Evaluation.h"
#include "kryptik/Event.h"
#include "kryptik/Invariants.h"
#include "kryptik/Names.h"
#include "kryptik/Observation.h"
#include "kryptik/Redeal.h"
#include "kryptik/flow/Flow.h"
#include "kryptik/flow/Questions.h"
#include "kryptik/rules/Winning.h"

// Kryptik, by the rules of 30 June 2023 (README.md maps each chapter to its file).
namespace triptych::kryptik {

/// The game as match, tools and the table know it.
const Game& game();

/// A running match: a State that moves only when its decision is answered.
class KryptikMatch final : public RunningMatch<KryptikMatch, Table, Ground>
{
public:
    using RunningMatch::RunningMatch;

    std::size_t seats() const override { return state().seats; }
    int turn() const override { return state().turn; }
};

} // namespace triptych::kryptik

extern template class triptych::RunningMatch<triptych::kryptik::KryptikMatch,
    triptych::kryptik::Table, triptych::kryptik::Ground>;
