#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"
#include "draft/Taste.h"

#include <cstddef>
#include <string>
#include <vector>

// From a pool to a deck that may be played.

namespace triptych::draft {

/// Cards as a deck list, each with its count, in the order of Taste::sort. One that leads a
/// deck stands where such a card stands: its hero.
decks::DeckList listOf(const cards::Library&, const Taste&, std::vector<std::size_t> cards,
    std::string game, std::string ruleset, std::string name);

/// The soundest deck of a pool that the game allows: what its rules refuse is left out and the next
/// best card taken. When the pool has too few usable cards it is as near as one can come.
std::vector<std::size_t> suggestDeck(const Game&, const cards::Library&, const std::string& ruleset,
    const Taste&, std::vector<std::size_t> pool);

/// A deck that somebody had no time to finish: as it is when the game allows it, else with the best
/// cards that are left in the pool, and without what is too much.
std::vector<std::size_t> completeDeck(const Game&, const cards::Library&,
    const std::string& ruleset, const Taste&, const std::vector<std::size_t>& deck,
    const std::vector<std::size_t>& pool);

/// What stands in the way of a draft with these boosters; empty when it can begin.
Problems faultsOf(const cards::BoosterOpener&, const DraftRules&, const Plan&);

/// The rulesets of a game whose decks come from boosters, first things first.
std::vector<const Ruleset*> draftRulesets(const Game&);

/// What decks made at the table say as their ruleset.
std::string rulesetOfDecks(const Ruleset&);

/// A draft as a ruleset has it; its pack size, or else that of the booster.
Plan planOf(const DraftRules&, const cards::Booster&);

} // namespace triptych::draft
