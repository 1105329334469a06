#pragma once

#include "altered/Event.h"
#include "altered/Names.h"
#include "altered/Observation.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "core/Game.h"
#include "core/RunningMatch.h"

#include <vector>

// Altered, by the Complete Rules 1.0 or 4.0 (README.md maps each chapter to its file).
namespace triptych::altered {

/// The game as match, tools and the table know it.
const Game& game();

/// A running match: a State that moves only when its decision is answered.
class AlteredMatch final : public RunningMatch<AlteredMatch, Board, Ground>
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
    void goOn(const Board& b) override { advance(b, m_seen); }

    EffectsSeen* m_seen = nullptr;
};

/// -1 about to lose ... +1 about to win, from what the table shows of both sides.
double worthFor(const Board&, Seat);

/// Deals everything the viewer cannot see anew (ARCHITECTURE: determinized).
void dealUnknown(const Board&, Seat viewer, Random&);

std::uint64_t hashOf(const State&); ///< The same on every machine.

/// What is wrong with a state, or "".
std::string brokenLaw(const State&, const CardSet&);

} // namespace triptych::altered

extern template class triptych::RunningMatch<triptych::altered::AlteredMatch,
    triptych::altered::Board, triptych::altered::Ground>;
