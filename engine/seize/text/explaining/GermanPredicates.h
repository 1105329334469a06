#pragma once

#include "seize/text/explaining/German.h"

#include <string>
#include <vector>

// What each modifier is in German: a verb with what belongs to it.
namespace triptych::seize::german {

struct Predicate
{
    Verb verb {};
    std::string middle {};
    std::string end {};
    std::vector<std::string> items {}; ///< Of "erhält" and "hat": what; others join it.
};
/// How long, within the clause.
std::string lasting(Duration, const Nominal& subject);
Predicate predicate(const Modifier&, const Nominal& subject, bool letter);
/// Of treasures, plundering and losses: GermanPredicatesOfGoods.cpp.
Predicate predicateOfGoods(const Modifier&, const Nominal& subject, const std::string& number);

} // namespace triptych::seize::german
