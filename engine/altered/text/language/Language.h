#pragma once

#include "text/Language.h"
#include "text/Tongue.h"

#include <span>

namespace triptych::altered {

/// Texts of our own that between them show every production of the grammar (LanguageExamples.cpp).
std::span<const text::LanguageExample> languageExamples();

/// The card language of Altered, compiled from its examples.
text::Language language(text::Tongue = text::Tongue::English);

} // namespace triptych::altered
