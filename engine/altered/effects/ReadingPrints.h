#pragma once

#include "altered/effects/Reading.h"

// What can be said of a card by its print alone: of cards that were played, created or discarded
// earlier this day nothing else is remembered.
namespace triptych::altered {

bool isPrintedNoun(const Facts&, const Noun&);
/// Whether the print fits the nouns and traits of a filter; what is not printed is not asked.
bool fitsAsPrinted(const Board&, std::uint16_t card, const Filter&, const View&);

} // namespace triptych::altered
