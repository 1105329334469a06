#pragma once

#include "altered/Board.h"
#include "altered/Options.h"

// 6.1, 6.5 Effects: one node of the tree at a time. A leaf changes the state; a branch only puts its
// parts on the agenda, so a question deep inside an effect stops the match between two steps.
namespace triptych::altered {

void resolve(const Board&, const Frame&);
/// The paragraphs of a Spell one after the other.
void paragraphs(const Board&, const Frame&);
void branchOptions(const Board&, Options&);

} // namespace triptych::altered
