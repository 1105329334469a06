#pragma once

#include "altered/rules/Meaning.h"

#include <vector>

// What a card is and has, noun by noun and trait by trait, for the filters of MeaningCards.
namespace triptych::altered {

bool hasTrait(const Table&, const Known&, const Trait&, const Viewpoint&);
/// From one of these places, where it is being played or was.
bool isPlayedFrom(const Table&, const Known&, const std::vector<Place>&, const Viewpoint&);
/// "in {V} or {M}" asks one of them, "in {V} and {M}" both.
bool isInTerrains(const Table&, Index expedition, const Trait&);
/// 2.2.1.h Whether what happens there, in play or not, may be what a filter without a zone waits for: "a Character"
/// is one in play, "a card" and "a Spell" lie anywhere.
bool mayBeOutOfPlay(const Known&, const Filter&);

} // namespace triptych::altered
