#pragma once

#include "altered/rules/Meaning.h"

// The phrases of an instruction that somebody may have to choose: which they are.
namespace triptych::altered {

/// The phrases of an instruction, in the order in which they are asked for.
struct Phrases
{
    const Who* who = nullptr;
    const Who* named = nullptr; ///< "target player" inside another phrase.
    const Expedition* place = nullptr;
    const Thing* things[2] {};

    /// The player who has to be chosen, or null.
    const Who* target() const
    {
        const bool asks = who
            && (who->kind == Who::Kind::TargetPlayer || who->kind == Who::Kind::TargetOpponent);
        return asks ? who : named;
    }
};
Phrases phrasesOf(const Effect&);
const Filter* filterOf(const Thing&);
/// Whose "their" is: of who carries it out, where that is told ("each player discards their hand").
Viewpoint viewpointOfActor(const Effect&, Viewpoint, Seat actor);

/// Whether a thing is chosen at all; everything else is what it is.
bool mustChoose(const Effect&, const Thing&);
/// "target a Character, it ...": declared as a Some, but targeted.
bool isTargeting(const Effect&, const Thing&);

} // namespace triptych::altered
