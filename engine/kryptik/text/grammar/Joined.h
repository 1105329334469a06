#pragma once

#include "kryptik/text/grammar/GrammarInstructions.h"

#include <vector>

// What sentences mean to each other once they stand side by side: one comes instead of another, one asks what was
// before another is done, one holds only if all of another could be done.
namespace triptych::kryptik::grammar {

/// How many were affected, in a condition that is "If you do".
constexpr int ifYouDid = 0;
constexpr int ifTheyDid = -1;

/// "Draw 1 card. If you control a Human citizen, draw 2 cards instead": one of the two sentences. Where the first
/// says several things, only of the same deed, said last, or of all of them, is it clear what is not done: false where it is not.
bool replaces(std::vector<Effect>& parts);
/// "Return target citizen to your hand. If it was weary, draw 1 card": what it was on the island is known no
/// more when it has left, so it is asked first.
void askBeforeItLeaves(std::vector<Effect>& parts);
/// "Discard 2 cards. If you do, draw 3 cards": who discards one of them has not done so. "If they do" is of what one other
/// player does, and nothing where nobody else does it. How the sentences are joined.
std::optional<std::vector<Sequence::Joint>> askIfDone(std::vector<Effect>& parts);
/// "destroy each citizen with soul cost X or less, where X is the number of citizens you control": X is that
/// wherever it is said; false where it is said nowhere.
bool putForX(Effect& effect, const Amount& value);

/// "You may disengage target citizen. Draw a card": the second is done whether or not the first is. What speaks of the
/// first goes with it.
void leaveOutOfTheOffer(Ability&);

} // namespace triptych::kryptik::grammar
