#pragma once

#include "altered/tree/Ability.h"
#include "text/Tongue.h"

#include <string>
#include <vector>

namespace triptych::altered {

/// An ability in plain words, without symbols, with what its keywords mean.
std::string explain(const Ability&, text::Tongue = text::Tongue::English);
/// A line a paragraph.
std::string explainText(const std::vector<Ability>&, text::Tongue = text::Tongue::English);

} // namespace triptych::altered
