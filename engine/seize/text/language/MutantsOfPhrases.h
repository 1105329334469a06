#pragma once

#include "seize/tree/Conditions.h"
#include "text/Mutant.h"

#include <string_view>

// What can be changed of whom and what a text speaks of (Mutants.h).
namespace triptych::seize {

void offerThing(text::Changes&, Thing&);
void offerCards(text::Changes&, CardFilter&);
void offerCondition(text::Changes&, Condition&);
void offerGoods(text::Changes&, Goods&);
void offerFilter(text::Changes&, std::string_view name, Filter&);

} // namespace triptych::seize
