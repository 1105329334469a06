#pragma once

#include "altered/tree/Ability.h"

#include <vector>

// What is done, and what is so, is worth to a drafter, word by word.
namespace triptych::altered {

double worthOf(const Effect&);
double worthOf(const Statement&);
double sumOf(const std::vector<Effect>&);
double keywordWorth(Keyword);
/// A region asks for the terrains that it has: with nothing of one a card is idle in a third of them.
double statisticsWorth(int forest, int mountain, int ocean);

} // namespace triptych::altered
