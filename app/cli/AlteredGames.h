#pragma once

#include "altered/cards/Card.h"
#include "cards/Library.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// Generated matches of Altered: decks made at random of some cards, answers given at random.
namespace triptych::cli {

struct AlteredGames
{
    std::size_t played = 0;
    std::size_t answers = 0;
    /// Of each card by id, parallel to its abilities: whether every part of it was carried out in
    /// matches that kept all laws.
    std::map<std::string, std::vector<bool>> executed;
    std::vector<std::string> failures; ///< Refused decks, broken laws and matches without an end.
};

struct AlteredGamesSetup
{
    std::size_t games = 0;
    std::uint64_t seed = 1;
};

/// Plays with decks of the cards of `packs` that compile; the ones least seen are taken first.
/// `others` have Heroes and cards to fill up with, where the packs have too few. Both rulesets take
/// turns, and so do decks of many cards with players who answer anything, and decks of a few cards that
/// have not been seen to work, and what goes with them, with players who are after those.
AlteredGames playAltered(const std::vector<cards::PackText>& packs,
    const std::vector<cards::PackText>& others, const AlteredGamesSetup&);

} // namespace triptych::cli
