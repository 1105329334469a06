#pragma once

#include "app/decks/GameFacets.h"

namespace deckroom {

GameFacets seizeFacets();

} // namespace deckroom
