#pragma once

#include "decks/ListFormat.h"

#include <vector>

namespace triptych::altered {

/// Lists as JSON of the publisher's site: a list of decks with their cards by type.
const decks::ListFormat& siteFormat();
/// Lists as JSON of the community's deck service: a name and the numbers of the cards.
const decks::ListFormat& serviceFormat();

/// All forms of lists that this game has of its own.
const std::vector<const decks::ListFormat*>& listFormats();

} // namespace triptych::altered
