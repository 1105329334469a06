#pragma once

#include "app/games/GameFacets.h"

namespace deckroom {

GameFacets kryptikFacets();

} // namespace deckroom
