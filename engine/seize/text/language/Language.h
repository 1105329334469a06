#pragma once

#include "text/Language.h"
#include "text/Tongue.h"

#include <span>

namespace triptych::seize {

/// Texts of our own that between them show the productions of the grammar (LanguageExamples.cpp).
std::span<const text::LanguageExample> languageExamples();

/// The card language of Seize, compiled from its examples.
text::Language language(text::Tongue = text::Tongue::English);

} // namespace triptych::seize
