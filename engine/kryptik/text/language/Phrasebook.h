#pragma once

#include "text/LanguageExample.h"
#include "text/Vocabulary.h"

#include <span>

// How things are said on cards, beside the examples of the language: whoever says something that is not understood is
// shown the nearest of them, and their words are tried in the place of those that are not.
namespace triptych::kryptik {

std::span<const text::LanguageExample> phrasesOfCitizens();
std::span<const text::LanguageExample> phrasesOfSpells();

/// Their words and those of the examples of the language.
const text::Vocabulary& vocabulary();

} // namespace triptych::kryptik
