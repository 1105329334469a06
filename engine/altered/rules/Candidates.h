#pragma once

#include "altered/rules/Meaning.h"

// Among what the phrases of an instruction are chosen, and how many.
namespace triptych::altered {

/// What `actor` may choose for it. What cannot be done to a thing cannot be chosen (6.1.g).
void candidatesFor(
    const Table&, const Effect&, const Thing&, Seat actor, const Viewpoint&, Things&);
/// `of`: which of the phrases of the instruction.
bool isDoable(const Table&, const Effect&, const Thing& of, Index, Seat actor);
/// 1.4.1.b Of a cost: whether it would change anything of it, as what is impossible is not paid.
bool isDoneTo(const Table&, const Effect& cost, Index);
/// 7.3.24 Cards in any Reserve, narrowed by what the text says of them, that `actor` may discard.
void sabotageCandidates(const Table&, const Sabotage&, Seat actor, const Viewpoint&, Things&);

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
