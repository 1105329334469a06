#pragma once

#include "ai/RandomAgent.h"
#include "cards/Library.h"
#include "core/Game.h"
#include "decks/DeckList.h"
#include "match/Answer.h"
#include "support/Problems.h"
#include "support/race/Race.h"

#include <memory>
#include <string>

// Shorthand for tests that open and play matches.

namespace triptych::tests {

inline constexpr PlayerId p1 { 0 };
inline constexpr PlayerId p2 { 1 };

inline std::shared_ptr<const cards::Library> raceLibrary()
{
    return race::game().load({ { "race.json", race::packText() } }).library;
}

inline Setup raceSetup(std::uint64_t seed = 1)
{
    return Setup { "sprint", seed, { race::deck(), race::deck() }, noPlayer, noPlayer };
}

inline std::unique_ptr<Match> raceMatch(std::uint64_t seed = 1)
{
    return race::game().open(raceLibrary(), raceSetup(seed)).match;
}

/// Plays a match to its end with random answers; the number of them.
inline std::size_t playRandomly(Match& match, std::uint64_t seed, std::size_t most = 100000)
{
    ai::RandomAgent agent(seed);
    std::size_t answers = 0;
    for (; match.decision() && answers < most; ++answers)
        match.answer(agent.choose(match, match.decision()->player));
    return answers;
}

} // namespace triptych::tests
