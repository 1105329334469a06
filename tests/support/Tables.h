#pragma once

#include "core/Game.h"
#include "core/Random.h"
#include "decks/DeckList.h"

#include <memory>
#include <string>
#include <vector>

// Every game with cards and decks to play it, for tests that hold of every game.

namespace triptych::tests {

struct Table
{
    const Game* game;
    std::shared_ptr<const cards::Library> library;
    std::vector<decks::DeckList> decks; ///< Of assets/decks; legal for at least one ruleset.
};

/// All games there are, and Race, the example. Ends the test program when the assets cannot be read.
const std::vector<Table>& tables();

/// The setup of one of many matches: rulesets' numbers of seats in turn, decks of the assets and
/// random legal ones, everything by the seed.
Setup setupOf(const Table&, const Ruleset&, std::uint64_t seed);

/// How many games a test plays: TRIPTYCH_GAMES, or so many.
std::size_t gamesToPlay(std::size_t otherwise);

/// Is the test asked to write what it would otherwise compare (TRIPTYCH_UPDATE=1)?
bool updates();

std::string readAll(const std::string& path); ///< "" when there is no such file.
void writeAll(const std::string& path, const std::string& text);

} // namespace triptych::tests
