#pragma once

#include "app/games/GameFacets.h"

namespace deckroom {

GameFacets seizeFacets();

} // namespace deckroom
