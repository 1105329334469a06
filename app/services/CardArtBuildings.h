#pragma once

#include "CardArt.h"
#include "CardArtShapes.h"

namespace triptych::art {

class Dice;

std::span<const Shape> buildingShapes();
/// Cards that stand for a place, or for something that is put up or worn there.
bool isBuilt(const CardSubject& subject);
/// What such a card shows: by a word of its name, else one of a few.
const char* buildingFor(const CardSubject& subject, Dice& dice);

} // namespace triptych::art
