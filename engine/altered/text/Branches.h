#pragma once

#include "altered/tree/Ability.h"

// Words of a branch that refer to its condition, or to the branch before. Each of the functions that bind says
// whether the text makes sense.
namespace triptych::altered {

/// "Otherwise, create only one": what is created, and where, was said of the alternative before.
bool createTheSame(Effect&, const Effect& before);
/// "If there are no tokens in your Landmarks, create one there."
bool bindThere(Effect&, const Condition&);
/// "If there are three or more cards in your Reserve, you may discard one of them": one of those.
bool bindThem(Effect&, const Condition&);
/// "If you control a Feat, A. If it's [Completed], B instead.": one of the Feats that were asked for, unless A has
/// named something else since. What "it" is counted among is said by the condition itself.
bool bindIt(Condition&, const Effect& before);
/// "If C, target Character gains 4 boosts. Otherwise, it gains 2 boosts.": one target, whichever is done.
void bindOtherBranch(Ability&);
/// "If C, discard target Character, otherwise send it to Reserve": "it" is named only where C holds, so
/// such a text cannot be carried out where it does not.
bool hasUnboundIt(const Ability&);

} // namespace triptych::altered
