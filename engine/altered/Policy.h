#pragma once

#include <cstddef>
#include <cstdint>

// Where the two rulesets differ, in one place. `cr1` are the Complete Rules 1.0, `cr4` the Complete
// Rules 4.0. Every point has a name and says what holds when it is true; the rules ask for points
// and never for a ruleset. Every keyword works in both.
namespace triptych::altered {

enum class RulesetId : std::uint8_t { Cr1, Cr4 };

struct Policy
{
    // 4.3 When somebody has won
    bool winsAtOnce; ///< v1 4.3: met or crossed expeditions win at once, not at Check Victory.

    // 5 Playing
    bool declaresTargets; ///< v1 5.2.3: targets and modes are chosen before costs are paid.
    bool toughIsACost;    ///< v1 7.4.5: Tough adds to the cost of what targets; free is free of it.
    bool permanentsCanFleet; ///< 2.4.6: Expedition Permanents become Fleeting as Characters do.
    bool
        fleetingAfterJoining; ///< v4 5.2.1.c: Fleeting is gained in a step of its own after joining.
    bool swapsAtAnyTime;      ///< v1 3.2.9.e: orbs are swapped at any time of one's own.

    // 2.1, 6.3 Objects and Reactions
    bool tokensArrive;        ///< v1 2.1.d: a token joins its new zone and then ceases to exist.
    bool reserveIsNoSelfMove; ///< v4 6.3.d: "go to Reserve from the Expedition zone" looks back.

    // 4.2 The day
    bool sacrificesExcess; ///< 4.2.5.c: excess Landmarks are sacrificed, not discarded.

    // 1.1 Decks
    std::uint8_t deckMost;     ///< v4 1.1.4.b, the Hero counted; 0: no bound of the rules.
    bool limitedCountsTheHero; ///< v4 1.1.5.b: 30 cards with the Hero, not 29 without.
};

inline constexpr Policy policies[] {
    { .winsAtOnce = true,
        .declaresTargets = true,
        .toughIsACost = true,
        .permanentsCanFleet = false,
        .fleetingAfterJoining = false,
        .swapsAtAnyTime = true,
        .tokensArrive = true,
        .reserveIsNoSelfMove = false,
        .sacrificesExcess = false,
        .deckMost = 0,
        .limitedCountsTheHero = false },
    { .winsAtOnce = false,
        .declaresTargets = false,
        .toughIsACost = false,
        .permanentsCanFleet = true,
        .fleetingAfterJoining = true,
        .swapsAtAnyTime = false,
        .tokensArrive = false,
        .reserveIsNoSelfMove = true,
        .sacrificesExcess = true,
        .deckMost = 60,
        .limitedCountsTheHero = true },
};

inline constexpr const Policy& policyOf(RulesetId r)
{
    return policies[static_cast<std::size_t>(r)];
}

} // namespace triptych::altered
