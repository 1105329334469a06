#pragma once

#include "app/decks/GameFacets.h"

namespace deckroom {

GameFacets kryptikFacets();

} // namespace deckroom
