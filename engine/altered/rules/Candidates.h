#pragma once

#include "altered/rules/Meaning.h"

// The phrases of an instruction that somebody may have to choose: which they are, and among what.
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
/// What `actor` may choose for it. What cannot be done to a thing cannot be chosen (6.1.g).
void candidatesFor(
    const Table&, const Effect&, const Thing&, Seat actor, const Viewpoint&, Things&);
bool isDoable(const Table&, const Effect&, Index, Seat actor);
/// 7.3.24 Cards in any Reserve, narrowed by what the text says of them.
void sabotageCandidates(const Table&, const Sabotage&, const Viewpoint&, Things&);

/// How many of them.
struct Bounds
{
    int min = 1;
    int max = 1;
};
Bounds boundsOf(const Table&, const Thing&, const Viewpoint&, const Things& among);
/// "one card in each player's Reserve": whether one more may be picked beside those that are.
bool fitsItsGroup(const Table&, const Thing&, const Viewpoint&, const Things& picked, Index more);

/// Whether an Expedition has to be chosen, and among which.
bool mustChoosePlace(
    const Table&, const Effect&, const Expedition&, const Viewpoint&, Things& among);

} // namespace triptych::altered
