#pragma once

#include "altered/tree/Ability.h"

#include <string>

// The printed words of single instructions; Print.cpp joins them.
namespace triptych::altered::verbs {

/// "draw a card", "target Character gains 1 boost"; nothing of a branch.
std::string words(const Effect&);
/// "I am [Defender]", "Characters you control are [Tough 2]"
std::string words(const Statement&);
/// `ofMany`: what several lose are "their boosts".
std::string grants(
    const std::vector<Grant>&, bool choice, bool many, bool withVerb, bool ofMany = false);
std::string grant(const Grant&, bool ofMany = false);

} // namespace triptych::altered::verbs
