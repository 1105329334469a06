#pragma once

#include "seize/tree/Ability.h"
#include "text/Tongue.h"

#include <string>

// Effect tree -> printed words, and -> plain words.
namespace triptych::seize {

/// The paragraph in the normal form of the printed language. parseText(print(a)) gives `a` again.
std::string print(const Ability&);
std::string print(const std::vector<Ability>&); ///< Paragraphs separated by '\n'.
std::string print(const Cost&);
std::string print(const Effect&);

/// What the paragraph does, in plain sentences for the card inspector and for failing tests.
std::string explain(const Ability&, text::Tongue = text::Tongue::English);

} // namespace triptych::seize
