#pragma once

#include "seize/tree/Ability.h"

#include <string_view>

// What the capitalised words of Seize mean, in whole plain sentences: for the card inspector and help.
namespace triptych::seize {

std::string_view meaning(Status);
std::string_view meaning(DamageType);
std::string_view meaning(Modifier::Kind); ///< Of the keywords; empty for a plain "+1 melee".
std::string_view meaning(Reach::Area);    ///< Empty for a single target.
std::string_view meaningOfFog();
std::string_view meaningOfMend();
std::string_view meaningOfCleanse();
std::string_view meaningOfUpstage();
std::string_view meaningOfExit();
std::string_view meaningOfWithin();
std::string_view meaningOfDistance(); ///< Of an attack.

} // namespace triptych::seize
