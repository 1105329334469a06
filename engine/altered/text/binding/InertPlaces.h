#pragma once

#include "altered/tree/Ability.h"

#include <initializer_list>
#include <string>

// In which zones a text works, and where it can find what it speaks of. A sentence with its remedy; empty where
// nothing is wrong.
namespace triptych::altered {

/// The only zones that a filter names.
bool isOnlyIn(const Filter&, std::initializer_list<Zone>);
/// 2.2.11.d Why an ability never works: it asks for, or replaces, what is so only where it does not work.
std::string elsewhereReason(const Ability&);
/// 2.1.e Why an instruction does not find what the one before it has moved: "put it on top of your deck. You may
/// play it".
std::string notFoundReason(const Effect&);

} // namespace triptych::altered
