#pragma once

#include "app/decks/GameFacets.h"

namespace deckroom {

GameFacets alteredFacets();

} // namespace deckroom
