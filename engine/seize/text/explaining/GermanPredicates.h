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
/// "mit Fernangriffen": which blows are meant; nothing of any.
std::string blows(std::string_view preposition, const Blow&);
/// "von verletzten Söldnern": who is at the other end.
std::string those(std::string_view before, const Modifier&, Case);
std::string firstTime(const Modifier&); ///< "das erste Mal in jedem Zug", where that is said.
/// Of damage and healing: GermanPredicatesOfDamage.cpp.
Predicate predicateOfDamage(const Modifier&, const Nominal& subject, const std::string& number);
/// Of treasures, plundering and losses: GermanPredicatesOfGoods.cpp.
Predicate predicateOfGoods(const Modifier&, const Nominal& subject, const std::string& number);

} // namespace triptych::seize::german
