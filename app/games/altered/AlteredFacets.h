#pragma once

#include "app/games/GameFacets.h"

namespace deckroom {

GameFacets alteredFacets();

} // namespace deckroom
